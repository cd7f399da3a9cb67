"""Faults: what goes wrong on the way, as data."""

import asyncio
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import Any, Protocol

from tests.wire.refusals import Refused, too_fast


class Kind(StrEnum):
    """How a request fares badly."""

    REFUSE = "refuse"  # it is answered by an error, and nothing was done
    LOSE = "lose"  # it is done, and answered by an error all the same
    DROP = "drop"  # the connection breaks before it is done
    CUT = "cut"  # the connection breaks after it was done
    HOLD = "hold"  # it waits before it is done


@dataclass(frozen=True, slots=True)
class Fault:
    """Hold one thing that goes wrong with a request; `then` happens as the connection breaks."""

    kind: Kind
    refused: Refused | None = None
    until: asyncio.Event | None = None
    then: Callable[[], None] | None = None


def refuse(status: int, code: int = 0, said: str = "it was told to fail") -> Fault:
    """Answer by an error, 5xx or any other, and do nothing."""
    return Fault(Kind.REFUSE, Refused(status, code, said))


def lose(status: int = 500) -> Fault:
    """Do it, and answer by an error."""
    return Fault(Kind.LOSE, Refused(status, 0, "it was told to fail"))


def limit(retry_after: float, *, everywhere: bool = False) -> Fault:
    """Answer 429, for this route or for all of the bot's."""
    return Fault(Kind.REFUSE, too_fast(retry_after, everywhere=everywhere))


def drop(then: Callable[[], None] | None = None) -> Fault:
    """Break the connection, and do nothing."""
    return Fault(Kind.DROP, then=then)


def cut(then: Callable[[], None] | None = None) -> Fault:
    """Do it, and break the connection."""
    return Fault(Kind.CUT, then=then)


def hold(until: asyncio.Event) -> Fault:
    """Keep it waiting."""
    return Fault(Kind.HOLD, until=until)


SERVER_ERRORS = (refuse(500), refuse(502), refuse(503), lose(500), drop(), cut())


@dataclass(frozen=True, slots=True)
class Faults:
    """Faults that strike at random: of every hundred requests, `rate` times a hundred, of these kinds.

    `where` says which requests, as `METHOD /path` with asterisks.
    """

    rate: float = 0.0
    kinds: tuple[Fault, ...] = SERVER_ERRORS
    where: str = "*"
    seed: int = 0


class Request(Protocol):
    """What has been sent; `request` is `METHOD /path`."""

    @property
    def request(self) -> str: ...


@dataclass(slots=True)
class Scripted:
    """A fault of the next requests to some place, or on some message; `left` says of how many."""

    fault: Fault
    where: str
    message_id: int | None
    left: int
    struck: list[Any] = field(default_factory=list[Any])
    """The requests that it has struck."""

    def fits(self, request: str, message_id: int | None) -> bool:
        """Tell whether this request is one of them."""
        on_it = self.message_id is None or self.message_id == message_id
        return self.left > 0 and on_it and fnmatchcase(request, self.where)


@dataclass(slots=True)
class Fate:
    """Decide what goes wrong with each request."""

    faults: Faults = field(default_factory=Faults)
    scripts: list[Scripted] = field(default_factory=list[Scripted])
    _chance: random.Random | None = None

    def begin(self, faults: Faults) -> None:
        """Have faults strike at random from now on, the same ones for the same seed."""
        self.faults, self._chance = faults, None

    def strike(self, sent: Request, message_id: int | None) -> Fault | None:
        """Give the fault of a request that is about a message; scripts go first."""
        for script in self.scripts:
            if script.fits(sent.request, message_id):
                script.left -= 1
                script.struck.append(sent)
                return script.fault
        faults = self.faults
        if not faults.rate or not fnmatchcase(sent.request, faults.where):
            return None
        self._chance = self._chance or random.Random(faults.seed)
        return self._chance.choice(faults.kinds) if self._chance.random() < faults.rate else None

    def pending(self) -> Iterable[Scripted]:
        """List the scripts that have not struck as often as they should."""
        return [script for script in self.scripts if script.left and script.left < UNTIL_ENDED]


UNTIL_ENDED = 1_000_000
"""How often a script strikes that nothing but its end stops."""
