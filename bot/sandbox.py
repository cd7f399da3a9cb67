"""The real bot on a simulated Discord: a page in the browser, no token, nothing leaves this machine."""

import asyncio
import base64
import socket
import tempfile
import time
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any, Protocol

import discord
import structlog
from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import OverwriteType

from bot.app import create_bot
from bot.config import SQLITE, Settings, SettingsError

log = structlog.get_logger(__name__)

PEOPLE = ("Ada", "Borys", "Clara", "Dima")
LOOPBACK = ("127.0.0.1", "localhost")

# How often simulated time catches up with real time, in seconds.
TICK = 0.25

# Where a coroutine rests without anything going on: what ends these is a timer, a press or another task.
_WAITS: tuple[Any, ...] = (asyncio.sleep, asyncio.Event.wait, asyncio.Condition.wait, asyncio.Queue[Any].get)
_RESTS: frozenset[CodeType] = frozenset(wait.__code__ for wait in _WAITS)


_Components = list[dict[str, Any]]


class MakeBot(Protocol):
    """Build the bot unconnected, as bot.app.create_bot does."""

    def __call__(self, settings: Settings, *, now: Callable[[], float]) -> discord.Client: ...


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


class SteadyEnv(Env):
    """Simulate Discord with timers that fire in simulated time only.

    Timers would also fire by the real clock, and a press would wait for those due within settle_timeout:
    a computer player's pause would hold up the click before it.
    """

    def __init__(self, bot: discord.Client, *, settle_timeout: float = 10.0) -> None:
        shards = 1 if isinstance(bot, discord.AutoShardedClient) and not bot.shard_count else None
        super().__init__(bot, shard_count=shards, settle_timeout=settle_timeout)
        self._work.external_waits = _Resting()

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """Leave the timer to advance_time."""

    async def _settle_internal(self, *, timeout: float | None = None, **options: Any) -> None:  # noqa: ASYNC109
        # A start is given five seconds in there, too few to draw every card on a slow machine.
        patience = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=patience, **options)


class _Resting(dict[asyncio.Task[Any], str]):
    """Count every task that rests among those declared to wait for the outside.

    A background task that waits for an event would otherwise be taken for a press that hangs.
    """

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


@dataclass(frozen=True, slots=True)
class Sandbox:
    """Hold what runs: the page's address, the simulated Discord and the bot on it.

    Whoever has the address plays as anybody; `people` maps a name to the person.
    Hold `turn` around anything done to `env` from outside, since the clock and the page take turns with it.
    """

    url: str
    env: SteadyEnv
    bot: discord.Client
    channel: ChannelHandle
    people: Mapping[str, MemberActor]
    preview: Preview
    turn: asyncio.Lock


async def run_sandbox(settings: Settings, *, make_bot: MakeBot = create_bot) -> None:
    """Open the sandbox, say where, and keep it open until cancelled or ended on its page.

    Everything is forgotten at the end, since the simulated Discord is a new one each time, with new people.
    The database is therefore a temporary file, unless DATABASE_URL names one to keep for a look afterwards.
    Raises SettingsError where the page cannot be served at the settings' address.
    """
    async with sandbox(settings, make_bot=make_bot) as opened:
        print(f"Open {opened.url} and play: {', '.join(PEOPLE)} are in #uno. Ctrl-C ends it.", flush=True)
        await opened.preview.wait_closed()


@asynccontextmanager
async def sandbox(settings: Settings, *, make_bot: MakeBot = create_bot) -> AsyncGenerator[Sandbox]:
    """Run a bot on a simulated Discord of its own and serve its channel as a page, in real time.

    Raises SettingsError where the page cannot be served at the settings' address.
    """
    if settings.sandbox_host not in LOOPBACK:
        raise SettingsError(
            f"SANDBOX_HOST is {settings.sandbox_host!r}; it may be {' or '.join(LOOPBACK)}: "
            "the sandbox lets anybody play as everybody, so it answers on this machine only."
        )
    _refuse_port(settings.sandbox_port)
    with _database(settings) as own:
        clock = SimulatedClock()
        bot = make_bot(own, now=clock)
        env = SteadyEnv(bot)
        clock.follow(env)
        env.backend.advance_clock(time.time() - clock())
        env.backend.edit_bot_profile("Uno Table")
        async with bot:
            try:
                await env.start()
                async with _served(env, bot, settings) as opened:
                    yield opened
            finally:
                await env.shutdown()


def _refuse_port(port: int) -> None:
    """Raise SettingsError for a port that is taken, before seconds go into building a bot."""
    try:
        socket.create_server((LOOPBACK[0], port)).close()
    except OSError as error:
        raise _no_port(port, error) from None


def _no_port(port: int, error: OSError) -> SettingsError:
    return SettingsError(
        f"SANDBOX_PORT is {port}, which is in use or not allowed "
        f"({error.strerror}); it may be another port, or 0 for any free one."
    )


@contextmanager
def _database(settings: Settings) -> Generator[Settings]:
    if "database_url" in settings.model_fields_set:
        yield settings
        return
    with tempfile.TemporaryDirectory(prefix="uno-table-", ignore_cleanup_errors=True) as folder:
        file = Path(folder) / "sandbox.db"
        yield settings.model_copy(update={"database_url": f"{SQLITE}:///{file.as_posix()}"})


@asynccontextmanager
async def _served(env: SteadyEnv, bot: discord.Client, settings: Settings) -> AsyncGenerator[Sandbox]:
    users = {name: env.create_user(name.lower(), global_name=name) for name in PEOPLE}
    guild = env.create_guild("Uno Table", owner=users[PEOPLE[0]])
    channel = guild.create_text_channel("uno", topic="Type /uno start, then press a button.")
    _forbid_threads(env, channel)
    people = {name: guild.add_member(user) for name, user in users.items()}
    await env.settle()
    preview = env.preview(
        channel,
        viewers=tuple(people.values()),
        layout="channel",
        assets=_pictures(env),
        port=settings.sandbox_port,
    )
    turn = _Door(preview).turn
    try:
        await preview.__aenter__()
    except SetupError as error:
        if not isinstance(error.__cause__, OSError):
            raise
        raise _no_port(settings.sandbox_port, error.__cause__) from error
    clock = asyncio.create_task(_keep_time(env, preview, turn))
    try:
        yield Sandbox(preview.url, env, bot, channel, people, preview, turn)
    finally:
        clock.cancel()
        await asyncio.gather(clock, return_exceptions=True)
        await preview.close()


def _forbid_threads(env: SteadyEnv, channel: ChannelHandle) -> None:
    # The page shows one channel, so that a table in a thread could be neither seen nor ended there.
    deny = discord.Permissions(create_public_threads=True).value
    overwrite = Overwrite(env.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=deny)
    env.backend.set_overwrite(channel.id, overwrite)


def _pictures(env: Env) -> dict[str, tuple[str, bytes]]:
    # The simulated Discord keeps an emoji's name and drops its picture, which is still in the request.
    pictures: dict[str, bytes] = {}
    for request in env.http_requests:
        if request.method == "POST" and request.path.endswith("/emojis"):
            body: Any = request.json
            pictures[body["name"]] = base64.b64decode(body["image"].partition(",")[2])
    return {
        f"https://{cdn}/emojis/{emoji.id}.png": (f"{emoji.name}.png", pictures[emoji.name])
        for emoji in env.backend.application_emojis.values()
        if emoji.name in pictures
        for cdn in ("cdn.simcord.invalid", "cdn.discordapp.com")
    }


class _Door:
    """Let what the pages ask for in, one at a time and also when the page lags behind a little.

    Alone, the preview refuses a press while another or the clock is under way, and every press on a page
    that has not yet heard of the newest change, wherever in the channel that was. In a game there is
    always something new. Discord takes a press for as long as the message has that button, and so does this.
    """

    def __init__(self, preview: Preview) -> None:
        self.turn = asyncio.Lock()
        # There is no public way in.
        self._preview: Any = preview
        self._act: Callable[..., Awaitable[dict[str, Any]]] = self._preview._action  # noqa: SLF001
        self._publish: Callable[..., None] = self._preview._publish  # noqa: SLF001
        self._shown: dict[str, deque[tuple[int, dict[str, _Components]]]] = {}
        self._preview._action = self.act  # noqa: SLF001
        self._preview._publish = self.publish  # noqa: SLF001

    async def act(self, context: str, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            page = self._preview._pages.get(context)  # noqa: SLF001
            # An older sequence asks again for an answer that was lost on the way.
            if page is not None and body.get("sequence") == page.last_sequence + 1:
                body = {**body, **self._brought_up_to_date(page, body)}
            return await self._act(context, body)

    def publish(self, page: Any, **options: Any) -> None:
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


async def _keep_time(env: SteadyEnv, preview: Preview, turn: asyncio.Lock) -> None:
    while True:
        await asyncio.sleep(TICK)
        async with turn:
            try:
                await env.advance_time(max(0.0, time.time() - env.now().timestamp()))
                if _news(env):
                    await preview.refresh()
            except TimeoutError as error:
                log.warning("sandbox_stuck", reason=str(error))
            except SetupError:
                # The session was ended on its page.
                return


def _news(env: Env) -> bool:
    # Both lists only ever grow.
    env.backend.http_requests.clear()
    news = bool(env.backend.transcript)
    env.backend.transcript.clear()
    return news
