"""A simulated Discord whose time and pages behave: simcord, and every patch of its private parts."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from types import CodeType
from typing import Any

import discord
from simcord import Env, Preview
from simcord.components import walk_components

_Components = list[dict[str, Any]]

# Where a coroutine rests without anything going on: what ends these is a timer, a press or another task.
_WAITS: tuple[Any, ...] = (asyncio.sleep, asyncio.Event.wait, asyncio.Condition.wait, asyncio.Queue[Any].get)
_RESTS: frozenset[CodeType] = frozenset(wait.__code__ for wait in _WAITS)


class SimulatedClock:
    """Give the unix seconds of a simulated Discord; a bot is built with it before there is one."""

    def __init__(self) -> None:
        self._env: Env | None = None

    def follow(self, env: Env) -> None:
        """Tell this Discord's time from now on."""
        self._env = env

    def __call__(self) -> float:
        if self._env is None:
            raise RuntimeError("the simulated clock was asked for the time before it followed anything")
        return self._env.now().timestamp()


GLANCE = 0.002
"""Seconds between two looks at a press that waits for a thread, such as that of the database."""


class SteadyEnv(Env):
    """Simulate Discord with timers that fire in simulated time only, whatever the bot has running."""

    def __init__(self, bot: discord.Client, *, settle_timeout: float = 10.0) -> None:
        # A bot that leaves the number of its shards to Discord is refused; a simulated server needs one.
        shards = 1 if isinstance(bot, discord.AutoShardedClient) and not bot.shard_count else None
        super().__init__(bot, shard_count=shards, settle_timeout=settle_timeout)
        # A background task that waits for an event would be taken for a press that hangs.
        self._work.external_waits = _Resting()

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """Leave the timer to advance_time."""
        # It would also fire by the real clock, and a press would wait for it where it is due within
        # settle_timeout: a computer player's pause would hold up the click before it.

    async def _settle_internal(self, *, timeout: float | None = None, **options: Any) -> None:  # noqa: ASYNC109
        # A start is given five seconds in there, too few to draw every card on a slow machine.
        patience = None if timeout is None else max(timeout, self.settle_timeout)
        options["idle"] = GLANCE
        await super()._settle_internal(timeout=patience, **options)


class _Resting(dict[asyncio.Task[Any], str]):
    """Count every task that rests among those declared to wait for the outside."""

    def __contains__(self, task: object) -> bool:
        return super().__contains__(task) or _rests(task)

    def get(self, task: asyncio.Task[Any], default: Any = None) -> Any:
        return super().get(task) or ("rests" if _rests(task) else default)


def _rests(task: Any) -> bool:
    waiter = getattr(task, "_fut_waiter", None)
    if waiter is None or waiter.done():
        return False
    coroutine = task.get_coro()
    code: CodeType | None = None
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        code = frame.f_code
        if code is asyncio.wait_for.__code__:
            # Up to Python 3.11 it runs what it waits for in a task of its own.
            inner = frame.f_locals.get("fut")
            if asyncio.isfuture(inner):
                return _rests(inner)
        coroutine = coroutine.cr_await
    return code in _RESTS


class Door:
    """Let what the pages ask for in, one at a time and also when the page lags behind a little.

    Discord takes a press for as long as the message has that button, and so does this. Hold `turn` around
    anything else that is done to the simulated Discord meanwhile.
    """

    def __init__(self, preview: Preview) -> None:
        self.turn = asyncio.Lock()
        self._preview: Any = preview
        self._shown: dict[str, deque[tuple[int, dict[str, _Components]]]] = {}
        # The preview refuses a press while another or the clock is under way, and every press on a page that
        # has not yet heard of the newest change, wherever in the channel that was. In a game there is always
        # something new.
        self._act: Callable[..., Awaitable[dict[str, Any]]] = self._preview._action
        self._preview._action = self._act_in_turn
        # It forgets what a page showed before, which is what a late press was aimed at.
        self._publish: Callable[..., None] = self._preview._publish
        self._preview._publish = self._publish_and_remember

    async def _act_in_turn(self, context: str, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            page = self._preview._pages.get(context)
            # An older sequence asks again for an answer that was lost on the way.
            if page is not None and body.get("sequence") == page.last_sequence + 1:
                body = {**body, **self._brought_up_to_date(page, body)}
            return await self._act(context, body)

    def _publish_and_remember(self, page: Any, **options: Any) -> None:
        self._publish(page, **options)
        self._shown.setdefault(page.id, deque(maxlen=20)).append((page.revision, self._messages(page)))

    def _brought_up_to_date(self, page: Any, body: Mapping[str, Any]) -> dict[str, Any]:
        seen = dict(self._shown.get(page.id, ())).get(body.get("published_revision", 0))
        if seen is None:
            return {}
        if (target := body.get("target_id")) is None:
            return {"published_revision": page.revision}
        then, now = seen.get(str(target), []), self._messages(page).get(str(target), [])
        kind, _, number = str(body.get("control_key")).rpartition(":")
        pressed = [part.get("custom_id") for part in walk_components(then) if str(part.get("id")) == number]
        for part in walk_components(now):
            if part.get("custom_id") is not None and part["custom_id"] in pressed:
                return {"published_revision": page.revision, "control_key": f"{kind}:{part['id']}"}
        return {}

    def _messages(self, page: Any) -> dict[str, _Components]:
        # An edit puts new components in place of the old ones, which stay as they were.
        held = self._preview.env.backend.messages.get(page.channel_id, {})
        return {str(message.id): message.components for message in held.values()}
