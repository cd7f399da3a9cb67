"""What a host can set, in the environment or in a file named .env."""

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv.parser import Binding, parse_stream
from pydantic import BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"

# Windows' Notepad puts a byte order mark in front of what it calls UTF-8.
_ENCODING = "utf-8-sig"

# One shard, or a range of them; Discord knows no bot with so many that it takes five figures.
_RANGE = re.compile(r"(?P<first>[0-9]{1,4})(-(?P<last>[0-9]{1,4}))?")

# Their values are never shown: the one is a password, the other may hold one.
_SECRET = frozenset({"discord_token", "database_url"})


class SettingsError(Exception):
    """Say in one line which setting is wrong, what it was and what it may be."""


def _in_any_case(*choices: str) -> BeforeValidator:
    by_lower = {choice.lower(): choice for choice in choices}

    def spell(value: object) -> object:
        return by_lower.get(value.strip().lower(), value) if isinstance(value, str) else value

    return BeforeValidator(spell)


class Settings(BaseSettings):
    """Hold what a host has set; a field's description says what it may be.

    `Settings(...)` reads the environment, and `load_settings` reads .env as well.
    """

    model_config = SettingsConfigDict(
        frozen=True,
        extra="forbid",
        env_ignore_empty=True,
        str_strip_whitespace=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = Field(
        default=None, description="the bot's token from Discord's developer portal, alone and without spaces"
    )
    database_url: str = Field(
        default=f"{SQLITE}:///var/uno-table.db",
        repr=False,
        description=f"{SQLITE}:///path/to/a/file.db or {POSTGRESQL}://user:password@host/database",
    )
    shard_count: int | None = Field(
        default=None,
        ge=1,
        description="how many shards all processes have together, or nothing to ask Discord",
    )
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = Field(
        default=None,
        description="the shards of this process, such as 0,1 or 4-7, each below SHARD_COUNT",
    )
    keep_finished_days: int = Field(
        default=90,
        ge=0,
        le=36500,
        description="the days that a game that is over is kept, from 1 to 36500, or 0 to keep all of them",
    )
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], _in_any_case("DEBUG", "INFO", "WARNING", "ERROR")
    ] = Field(default="INFO", description="DEBUG, INFO, WARNING or ERROR")
    log_format: Annotated[Literal["console", "json"], _in_any_case("console", "json")] = Field(
        default="console", description="console or json"
    )
    sandbox_host: str = Field(
        default="127.0.0.1",
        min_length=1,
        description="the address that the sandbox listens on, such as 127.0.0.1",
    )
    sandbox_port: int = Field(
        default=8000, ge=0, le=65535, description="a whole number from 0 (any free one) to 65535"
    )
    health_port: int | None = Field(
        default=None,
        ge=0,
        le=65535,
        description="a whole number from 0 (any free one) to 65535, or nothing to listen on no port",
    )
    health_host: str = Field(
        default="127.0.0.1",
        min_length=1,
        description="the address that tells how the bot does, such as 127.0.0.1, or 0.0.0.0 in a container",
    )
    discord_api: str | None = Field(
        default=None,
        pattern=r"^https?://[^\s/]+(/[^\s/]+)*$",
        description="the address of a proxy or a stand-in that takes requests for Discord, "
        "such as http://127.0.0.1:8080/api/v10, without a slash at its end",
    )

    @field_validator("discord_token")
    @classmethod
    def _is_one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None or not (value := token.get_secret_value()):
            return None
        if len(value.split()) > 1:
            raise ValueError("has a space in it")
        return token

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _lists_shards(cls, text: object) -> object:
        return tuple(_spread(text)) if isinstance(text, str) else text

    @field_validator("shard_ids")
    @classmethod
    def _has_those_shards(cls, ids: tuple[int, ...] | None, told: ValidationInfo) -> tuple[int, ...] | None:
        count: int | None = told.data.get("shard_count")
        if ids is None:
            return None
        if count is None:
            raise ValueError("needs SHARD_COUNT, which is not set")
        if any(one >= count for one in ids):
            raise ValueError(f"names {max(ids)}, and there are {count} shards from 0")
        if len(set(ids)) < len(ids):
            raise ValueError("names a shard twice")
        return ids

    @field_validator("database_url")
    @classmethod
    def _has_a_driver(cls, text: str) -> str:
        try:
            url = make_url(text)
        except ArgumentError:
            raise ValueError("is no database address") from None
        if url.drivername not in (SQLITE, POSTGRESQL):
            raise ValueError(f"begins with {url.drivername}://")
        if url.drivername == POSTGRESQL and find_spec("asyncpg") is None:
            raise ValueError("needs asyncpg, which is not installed (pip install 'uno-table[postgres]')")
        return text


def _spread(text: str) -> Iterator[int]:
    """Read numbers and ranges of them, such as 0,4-7."""
    for part in text.split(","):
        found = _RANGE.fullmatch(part.strip())
        if found is None or int(found["last"] or found["first"]) < int(found["first"]):
            raise ValueError(f"is {text!r}")
        yield from range(int(found["first"]), int(found["last"] or found["first"]) + 1)


def load_settings(env_file: Path = Path(".env")) -> Settings:
    """Read the environment and, where there is one, the file; the environment wins.

    Raises SettingsError, whose text is one line and never shows a token or a password.
    """
    for complaint in _complaints(env_file):
        raise SettingsError(complaint)
    try:
        return Settings(_env_file=env_file, _env_file_encoding=_ENCODING)  # pyright: ignore[reportCallIssue]
    except ValidationError as error:
        raise SettingsError(_sentence(error.errors(include_url=False)[0])) from None


def _complaints(env_file: Path) -> Iterator[str]:
    if not env_file.exists():
        return
    try:
        with env_file.open(encoding=_ENCODING) as stream:
            bindings = list(parse_stream(stream))
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        yield f"{env_file} cannot be read: {reason}; it may be a text file with lines like LOG_LEVEL=INFO."
        return
    for binding in bindings:
        if binding.error or (binding.key is not None and binding.value is None):
            yield f"{env_file}, line {_line(binding)}, is no setting; it may be like LOG_LEVEL=INFO."
        elif binding.key is not None and binding.key.lower() not in Settings.model_fields:
            meant = suggestion(binding.key.upper(), _names())
            yield f"{env_file} sets {binding.key}, which is no setting; {meant}"


def _line(binding: Binding) -> int:
    # The parser counts from the blank lines before.
    text = binding.original.string
    return binding.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def _names() -> list[str]:
    return [field.upper() for field in Settings.model_fields]


def suggestion(name: str, names: Sequence[str]) -> str:
    """Say which of these names may have been meant by another one, or what they are."""
    close = get_close_matches(name, names, n=1)
    return f"did you mean {close[0]}?" if close else f"it may be {', '.join(names[:-1])} or {names[-1]}."


def _sentence(error: Any) -> str:
    name = str(error["loc"][0])
    may_be = Settings.model_fields[name].description
    if "ctx" in error and isinstance(error["ctx"].get("error"), ValueError):
        problem = str(error["ctx"]["error"])
    else:
        problem = "is wrong" if name in _SECRET else f"is {error['input']!r}"
    return f"{name.upper()} {problem}; it may be {may_be}."
