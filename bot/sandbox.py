"""The real bot on a simulated Discord: a page in the browser, no token, nothing leaves this machine."""

import asyncio
import base64
import socket
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import discord
import structlog
from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app import create_bot
from bot.config import SQLITE, Settings, SettingsError
from bot.simulated_discord import Door, SimulatedClock, SteadyEnv

log = structlog.get_logger(__name__)

PEOPLE = ("Ada", "Borys", "Clara", "Dima")
LOOPBACK = ("127.0.0.1", "localhost")

# How often simulated time catches up with real time, in seconds.
TICK = 0.25

# Simulated time begins so many seconds ago, in which the bot makes its emojis. Were it ahead of real time
# then, it would stand still until that has caught up, and the first presses with it.
HEAD_START = 30.0


class MakeBot(Protocol):
    """Build the bot unconnected, as bot.app.create_bot does."""

    def __call__(self, settings: Settings, *, now: Callable[[], float]) -> discord.Client: ...


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
        env.backend.advance_clock(time.time() - HEAD_START - clock())
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
    await _draw_cards(env)
    preview = env.preview(
        channel,
        viewers=tuple(people.values()),
        layout="channel",
        assets=_pictures(env),
        port=settings.sandbox_port,
    )
    turn = Door(preview).turn
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


async def _draw_cards(env: SteadyEnv) -> None:
    """Let the seconds pass in which the bot makes its emojis, as many a second as Discord lets it.

    The page takes no pictures later.
    """
    await env.settle()
    made = -1
    while made < len(env.backend.application_emojis):
        made = len(env.backend.application_emojis)
        await env.advance_time(1.0)


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
