"""Cooldowns: how often somebody may ask for what costs the bot, the database or a whole channel something."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from enum import Enum, auto

from discord import app_commands

MOST = 10_000
"""People and channels that are kept in mind before those are forgotten who have waited long enough."""


class Cost(Enum):
    """What costs, and whose it is counted as."""

    TABLE = auto()  # a person opens one, with a message of its own and perhaps a thread
    POST = auto()  # a channel has its table posted anew
    CODE = auto()  # a person has rules packed into a code
    COUNT = auto()  # a person has a server's results counted together
    PUBLIC = auto()  # a person has them shown to the whole channel
    PICTURE = auto()  # a person has a picture drawn, and uploaded
    PERSON = auto()  # a person has everything that is stored about him gathered, or erased


OFTEN = {
    Cost.TABLE: (3, 60.0),
    Cost.POST: (3, 30.0),
    Cost.CODE: (5, 60.0),
    Cost.COUNT: (30, 60.0),
    Cost.PICTURE: (6, 60.0),
    Cost.PERSON: (4, 60.0),
    Cost.PUBLIC: (5, 60.0),
}
"""How often each may be had: so many times in so many seconds."""


class TooSoon(app_commands.AppCommandError):
    """Something that costs was asked for too often; it is possible again after `seconds`, a whole number."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"possible again in {seconds:.1f} s")
        self.seconds = math.floor(seconds) + 1


class Cooldowns:
    """What people have asked for of late in this process; `now` gives unix seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._asked: dict[tuple[Cost, Hashable], app_commands.Cooldown] = {}

    def spend(self, cost: Cost, whose: Hashable) -> None:
        """Take note that somebody has something that costs; raises TooSoon, and then it is not counted."""
        now = self._now()
        if len(self._asked) >= MOST:
            self._forget(now)
        of_whom = self._asked.setdefault((cost, whose), app_commands.Cooldown(*OFTEN[cost]))
        wait = of_whom.update_rate_limit(now)
        if wait is not None:
            raise TooSoon(wait)

    def _forget(self, now: float) -> None:
        """Forget those who may ask as often as anybody again."""
        self._asked = {key: one for key, one in self._asked.items() if one.get_tokens(now) < one.rate}
