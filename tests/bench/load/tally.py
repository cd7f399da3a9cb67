"""The tally: what the bot has sent, counted as it comes, since a long run sends more than memory holds."""

import asyncio
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import cast

from tests.wire import interactions
from tests.wire.rates import Limited, Rates
from tests.wire.routes import Route
from tests.wire.server import Sent
from tests.wire.standin import StandIn

AHEAD = 200
"""Requests that are kept whole, since their answers are still on their way."""

ROUNDTRIP = 0.1
"""Seconds in which a request may have been on its way already when its sender was told to wait."""

ANSWER, TABLE, HAND, POST, OWN, OTHER = (
    "answers",
    "table edits by a press's token",
    "hand edits",
    "posts by a press's token",
    "requests with the bot's token",
    "other requests",
)
KINDS = (ANSWER, TABLE, HAND, POST, OWN, OTHER)


@dataclass(slots=True)
class Tally:
    """Count requests by kind, and note when each table's picture changed, by its channel.

    `failed` counts the answers that were an error, by status.
    """

    stand_in: StandIn
    kinds: Counter[str] = field(default_factory=Counter[str])
    failed: Counter[int] = field(default_factory=Counter[int])
    pictures: dict[int, list[float]] = field(default_factory=dict[int, list[float]])
    _whole: deque[Sent] = field(default_factory=deque[Sent])
    _count: int = 0

    @classmethod
    def of(cls, stand_in: StandIn) -> "Tally":
        """Put a tally in the place of the stand-in's memory."""
        tally = cls(stand_in)
        stand_in.server.sent = cast("list[Sent]", tally)
        return tally

    def __len__(self) -> int:
        return self._count

    def append(self, sent: Sent) -> None:
        """Count a request."""
        self._count += 1
        self._whole.append(sent)
        self.kinds[self._kind(sent)] += 1
        if len(self._whole) > AHEAD:
            self._forget(self._whole.popleft())

    async def quiet(self) -> None:
        """Wait until the bot sends nothing of its own: who waited for hands to be opened was reminded."""
        own = -1
        while own != self.kinds[OWN]:
            own = self.kinds[OWN]
            await asyncio.sleep(1.0)

    def restart(self) -> None:
        """Count from now on."""
        self.kinds.clear()
        self.failed.clear()
        self.pictures.clear()

    def _kind(self, sent: Sent) -> str:
        if sent.template.startswith("/interactions/"):
            return ANSWER
        if sent.template.startswith("/channels/"):
            if sent.method == "PATCH":
                self._painted(int(sent.path.split("/")[2]))
            return OWN
        if not sent.template.startswith("/webhooks/"):
            return OTHER
        parts = sent.path.split("/")
        world = self.stand_in.world
        if sent.method == "POST":
            return POST
        message = world.messages.get(interactions.target(world, parts[3], parts[5]) or 0)
        if message is None or sent.method != "PATCH":
            return OTHER
        if message.reader is not None:
            return HAND
        self._painted(message.channel_id)
        return TABLE

    def _painted(self, channel_id: int) -> None:
        self.pictures.setdefault(channel_id, []).append(self.stand_in.world.now())

    def _forget(self, sent: Sent) -> None:
        if sent.status is not None and sent.status >= 400:
            self.failed[sent.status] += 1
        if sent.template.startswith("/interactions/"):
            interaction = self.stand_in.world.interactions.get(sent.path.split("/")[3])
            if interaction is not None:
                interaction.told = None


class WatchedRates(Rates):
    """Rates that tell which of the requests they refuse the bot could have kept back.

    These are the ones with which it broke the limit of all its requests, which it can count, or one that it
    had been told of: the answer that said that nothing was left had long been there.
    """

    def __init__(self, rates: Rates) -> None:
        super().__init__(rates._now, rates._rates)
        self.refused = 0
        self.avoidable = Counter[str]()
        """Those, by route."""
        self._spent: dict[str, float] = {}

    def count(self, route: Route, path: "dict[str, str]") -> dict[str, str]:  # type: ignore[override]
        """Count a request as any stand-in does."""
        key = "/".join((route.name, *path.values()))
        now = self._now()
        try:
            headers = super().count(route, path)
        except Limited as limited:
            self.refused += 1
            everywhere = bool(limited.body["global"])
            told = now - self._spent.get(key, now) > ROUNDTRIP
            if everywhere or told:
                self.avoidable[route.name] += 1
            raise
        if headers.get("X-RateLimit-Remaining") == "0":
            self._spent[key] = now
        return headers
