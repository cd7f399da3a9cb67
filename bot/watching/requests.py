"""Requests: follow what goes to Discord, and say in one word what it was for."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp

Sent = Callable[[str, str, str, float], None]
"""Is told of a request: method, route, status and seconds."""

ROUTES = (
    ("answer", re.compile(r"/interactions/\d+/[^/]+/callback$")),
    ("followup", re.compile(r"/webhooks/\d+/[^/]+")),
    ("messages", re.compile(r"/channels/\d+/messages")),
    ("commands", re.compile(r"/applications/\d+/commands")),
    ("emojis", re.compile(r"/applications/\d+/emojis")),
    ("gateway", re.compile(r"/gateway")),
)
"""What requests are for, by their addresses; the first that fits counts."""

METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE"})


def route_of(path: str) -> str:
    """Say what a request is for; ids and tokens in its address are not part of that."""
    return next((name for name, pattern in ROUTES if pattern.search(path)), "other")


def status_of(status: int) -> str:
    """Group the statuses that Discord answers with; too many requests stand alone."""
    return "429" if status == 429 else f"{status // 100}xx"


def trace_of(sent: Sent, clock: Callable[[], float]) -> aiohttp.TraceConfig:
    """Make what has every request told, each try of it, and also those that are lost on the way."""

    async def begin(_: Any, of: SimpleNamespace, __: Any) -> None:
        of.since = clock()

    async def end(_: Any, of: SimpleNamespace, seen: aiohttp.TraceRequestEndParams) -> None:
        tell(of, seen.method, seen.url.path, status_of(seen.response.status))

    async def lose(_: Any, of: SimpleNamespace, seen: aiohttp.TraceRequestExceptionParams) -> None:
        tell(of, seen.method, seen.url.path, "lost")

    def tell(of: SimpleNamespace, method: str, path: str, status: str) -> None:
        sent(method if method in METHODS else "other", route_of(path), status, clock() - of.since)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begin)
    trace.on_request_end.append(end)
    trace.on_request_exception.append(lose)
    return trace
