"""Rate limits: so many requests to a route in so many seconds, and fifty a second for the bot in all."""

import hashlib
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tests.wire.refusals import Refused, too_fast
from tests.wire.routes import Route

GLOBAL = 50
"""Requests with the bot's token in a second; those of interactions do not count."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests in so many seconds."""

    count: int
    seconds: float


ORDINARY = Rate(50, 1.0)
RATES = {
    "POST /channels/{channel}/messages": Rate(5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": Rate(5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": Rate(5, 1.0),
    "POST /channels/{channel}/threads": Rate(10, 10.0),
    "POST /applications/{application}/emojis": Rate(20, 1.0),
    "webhook": Rate(5, 2.0),
}
"""What is believed of Discord, which tells nobody; bots have to read the headers."""


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


class Rates:
    """Count requests in windows, one for every route and channel, server or token."""

    def __init__(self, now: Callable[[], float], rates: Mapping[str, Rate] = RATES) -> None:
        self._now = now
        self._rates = rates
        self._windows: dict[tuple[str, str], _Window] = {}
        self._latest: deque[float] = deque(maxlen=GLOBAL)

    def count(self, route: Route, path: Mapping[str, str]) -> dict[str, str]:
        """Count a request and give the headers that tell of it; raises Refused when it came too soon."""
        now = self._now()
        if route.needs_token:
            self._count_globally(now)
        if route.template.startswith("/interactions/") or route.template.startswith("/gateway"):
            return {}
        shared = "webhook" if route.template.startswith("/webhooks/") else route.name
        rate = self._rates.get(shared, ORDINARY)
        key = shared, path.get("token") or path.get("channel") or path.get("guild") or ""
        window = self._windows.get(key)
        if window is None or now >= window.ends:
            self._forget(now)
            window = self._windows[key] = _Window(now + rate.seconds)
        window.used += 1
        headers = self._headers(shared, rate, window, now)
        if window.used > rate.count:
            refused = too_fast(round(window.ends - now, 3))
            raise Limited(refused, headers | {"X-RateLimit-Scope": "user"})
        return headers

    def _count_globally(self, now: float) -> None:
        if len(self._latest) == GLOBAL and now - self._latest[0] < 1.0:
            refused = too_fast(round(1.0 - (now - self._latest[0]), 3), everywhere=True)
            raise Limited(refused, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"})
        self._latest.append(now)

    def _headers(self, shared: str, rate: Rate, window: _Window, now: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(rate.count),
            "X-RateLimit-Remaining": str(max(0, rate.count - window.used)),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(shared.encode()).hexdigest()[:32],
        }

    def _forget(self, now: float) -> None:
        """Drop what is over, once there is much of it: a token has a window of its own."""
        if len(self._windows) > 1000:
            self._windows = {key: one for key, one in self._windows.items() if one.ends > now}


class Limited(Refused):
    """Answer 429, with the headers that go with it."""

    def __init__(self, refused: Refused, headers: dict[str, str]) -> None:
        super().__init__(refused.status, refused.body["code"], refused.body["message"])
        self.body = refused.body
        self.headers = headers
