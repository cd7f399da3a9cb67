"""Settings that are stored as JSON, by whichever version of the program has written them."""

from collections.abc import Mapping
from typing import Any, Self

from pydantic import BaseModel, ValidationError


class StoredSettings(BaseModel):
    """What is set, with a default for everything."""

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any]) -> Self:
        """Read what was stored; a key that is unknown or broken falls back to its default."""
        try:
            return cls.model_validate(stored)
        except ValidationError as error:
            broken = {problem["loc"][0] for problem in error.errors()}
            return cls.model_validate({key: value for key, value in stored.items() if key not in broken})
