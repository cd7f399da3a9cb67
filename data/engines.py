"""Say what the stores ask of an engine; `data.sqlite` and `data.postgres` answer, each in its way."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.sql.dml import UpdateBase

T = TypeVar("T")
Values = Mapping[str, Any]
Query = sa.Select[*tuple[Any, ...]]
Row = sa.Row[*tuple[Any, ...]]
Run = Callable[[UpdateBase, Values], int]
"""Run one statement with named values inside a transaction; the number of rows it touched."""


class Engine(Protocol):
    """One database. Every method raises `StorageError` and what the work itself raises.

    A unique constraint that refuses a row raises `Refused`: the caller knows what it means.
    """

    dialect: sa.Dialect

    async def rows(self, query: Query) -> Sequence[Row]:
        """Read with one query, which sees one state of the database."""
        ...

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run `work` in one transaction; nothing stays of it when anything is raised."""
        ...

    async def write_long(self, work: Callable[[sa.Connection], T]) -> T:
        """Do as `write` does, however long it takes."""
        ...

    async def apply(self, steps: Callable[[Run], T]) -> T:
        """Do as `write` does, the quickest way there is, for steps made of a few known statements."""
        ...

    async def close(self) -> None:
        """Let go of every connection."""
        ...


class Refused(Exception):
    """A constraint refused a row and nothing was written; `detail` names the driver's error."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail
