"""A whole bot on a simulated Discord, as people press it."""

import logging
import tempfile
from collections.abc import AsyncGenerator, Callable, Iterator, MutableMapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import discord
import structlog
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage, interactions
from simcord.backend.errors import BackendError
from simcord.backend.models import Message, Overwrite
from simcord.enums import OverwriteType

from bot.app import create_bot
from bot.config import Settings
from bot.sandbox import PEOPLE, MakeBot
from bot.simulated_discord import SimulatedClock, SteadyEnv
from tests.support.furnished import acquaint, furnish, no_power_cut
from tests.support.limits import violations
from tests.support.messages import Control, Request, controls, spell_out

Shown: TypeAlias = InteractionResult | ResponseMessage | discord.Message
Spelled: TypeAlias = tuple[tuple[str], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Picture:
    """Hold what a message showed at some moment."""

    message: Message
    components: list[dict[str, Any]]


class Sim:
    """Act as the people of a server, and read what each of them sees.

    `problems` lists what the bot raised or logged as an error: simcord alone misses what happens in a button.
    """

    def __init__(self, env: SteadyEnv, clock: SimulatedClock, build: Callable[[], discord.Client]) -> None:
        self.env = env
        self.now = clock
        self._build = build
        self._killed: list[discord.Client] = []
        self._logged: list[logging.LogRecord] = []
        self._locales: dict[int, str] = {}
        self._server_locale = "en-US"
        users = {name: env.create_user(name.lower(), global_name=name) for name in PEOPLE}
        self.guild = env.create_guild("Uno Table", owner=users[PEOPLE[0]])
        self.channel = self.guild.create_text_channel("games")
        self.ada, self.borys, self.clara, self.dima = (self.guild.add_member(user) for user in users.values())

    @property
    def bot(self) -> Any:
        """The bot that runs now; another one after a restart."""
        return self.env.bot

    async def slash(
        self, who: MemberActor, command: str, *, where: ChannelHandle | None = None, **options: Any
    ) -> InteractionResult:
        """Send a slash command, its groups with spaces: `slash(sim.ada, "uno start", preset="official")`."""
        return await who.slash(where or self.channel, command, **options)

    async def press(
        self,
        who: MemberActor,
        what: str | Callable[[Control], bool],
        *,
        on: Shown | None = None,
        as_seen: Picture | None = None,
    ) -> InteractionResult:
        """Press a button by its label, its emoji's name, its custom id or what it is like.

        Without `on`, that is the newest message in the main channel which has one for them. With `as_seen`
        they press what an older picture of a message shows, before its newer one has reached Discord.
        """
        if as_seen is not None:
            return await self._press_stale(who, what, as_seen)
        message, control = self._find(who, what, on)
        return await who.click(ResponseMessage(self.env, message), custom_id=control.custom_id)

    def picture(self, shown: Shown) -> Picture:
        """Keep what a message shows now, for somebody who presses it later."""
        message = self._stored(shown)
        return Picture(message, deepcopy(message.components))

    async def choose(
        self, who: MemberActor, values: Any, *, select: str | None = None, on: Shown | None = None
    ) -> InteractionResult:
        """Choose one value or several in a select, named by placeholder or custom id if there are several."""

        def wanted(control: Control) -> bool:
            return control.style == 0 and (select is None or control.is_called(select))

        message, control = self._find(who, wanted, on)
        chosen = values if isinstance(values, Sequence) and not isinstance(values, str) else [values]
        return await who.select(ResponseMessage(self.env, message), chosen, custom_id=control.custom_id)

    async def submit(self, who: MemberActor, shown: InteractionResult, **values: Any) -> InteractionResult:
        """Fill in the modal that was shown, by its inputs' custom ids."""
        return await who.submit_modal(shown, values)

    @asynccontextmanager
    async def at_once(self) -> AsyncGenerator[None]:
        """Let presses in the block be under way together: none is waited for before the block's end."""
        outermost, self.env.held = not self.env.held, True
        try:
            yield
        finally:
            self.env.held = not outermost
        if outermost:
            await self.env.settle()

    async def advance(self, seconds: float) -> None:
        """Let time pass; clocks run out in order, whatever they start included."""
        await self.env.advance_time(seconds)

    async def restart(self, *, kill: bool = True) -> None:
        """Start a fresh bot on the same database and Discord, after killing or closing the one that runs."""
        old = self.bot
        if kill:
            await self.env._detach_bot()
            self._killed.append(old)
        else:
            await self.env.settle()
            await old.close()
        await self.env.restart_bot(self._build())

    def text(self, shown: Shown) -> str:
        """Spell a message out: its texts, and its controls in brackets; `[-Draw-]` is disabled."""
        message = self._stored(shown)
        return "\n".join([message.content] * bool(message.content) + list(spell_out(message.components)))

    def texts(self, who: MemberActor, *, where: ChannelHandle | None = None) -> list[str]:
        """Spell out every message that this person sees in the channel, oldest first."""
        return [self.text(ResponseMessage(self.env, message)) for message in self._seen(who, where)]

    def controls(self, shown: Shown) -> list[Control]:
        """List a message's buttons and selects in order."""
        return list(controls(self._stored(shown).components))

    def table(self, *, where: ChannelHandle | None = None) -> ResponseMessage:
        """Give the bot's newest public message with controls."""
        for message in reversed(self._all(where)):
            if not message.is_ephemeral and any(controls(message.components)):
                return ResponseMessage(self.env, message)
        raise AssertionError("the bot has posted no table")

    def hand(self, who: MemberActor, *, where: ChannelHandle | None = None) -> ResponseMessage:
        """Give the newest message that only this person sees."""
        for message in reversed(self._seen(who, where)):
            if message.is_ephemeral:
                return ResponseMessage(self.env, message)
        raise AssertionError(f"{who.name} has been shown nothing in private")

    def mark(self) -> int:
        """Remember how many requests the bot has made."""
        return len(self.env.http_requests)

    def requests_since(self, mark: int) -> list[Request]:
        """List the requests that the bot has made since."""
        return [Request(entry.method, entry.path, entry.json) for entry in self.env.http_requests[mark:]]

    def fail(self, method: str, path: str, status: int, code: int = 0, *, times: int | None = 1) -> None:
        """Make the next requests whose path matches fail; simcord never retries, unlike discord.py."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def speak(self, who: MemberActor, locale: str) -> None:
        """Set the language of this person's client."""
        self._locales[who.id] = locale

    def server_speaks(self, locale: str) -> None:
        """Set the server's language."""
        self._server_locale = locale

    async def deny(self, who: MemberActor | None = None, **permissions: bool) -> None:
        """Take permissions in the main channel, such as send_messages=True, from a person or the bot."""
        deny = discord.Permissions(**permissions).value
        target = self._target(who)
        overwrite = Overwrite(target_id=target, type=OverwriteType.MEMBER, allow=0, deny=deny)
        self.env.backend.set_overwrite(self.channel.id, overwrite)
        await self.env.settle()

    async def allow_again(self, who: MemberActor | None = None) -> None:
        """Give back what was denied."""
        self.env.backend.delete_overwrite(self.channel.id, self._target(who))
        await self.env.settle()

    async def thread(self, name: str = "game") -> ChannelHandle:
        """Open a public thread under the main channel."""
        parent = self.bot.get_channel(self.channel.id)
        made = await parent.create_thread(name=name, type=discord.ChannelType.public_thread)
        await self.env.settle()
        return next(thread for thread in self.channel.threads if thread.id == made.id)

    async def archive(self, thread: ChannelHandle) -> None:
        """Archive a thread, and refuse edits in it as Discord does."""
        self.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        self.fail("PATCH", f"/channels/{thread.id}/messages/*", 400, 50083, times=None)
        await self.env.settle()

    async def delete(self, shown: Shown) -> None:
        """Delete a message as a moderator, or a private one as its reader dismissing it."""
        message = self._stored(shown)
        self.env.backend.delete_message(message.channel_id, message.id)
        await self.env.settle()

    async def kick_bot(self) -> None:
        """Remove the bot from the server."""
        self.env.backend.remove_guild(self.guild.id)
        await self.env.settle()

    @property
    def problems(self) -> list[str]:
        """List what the bot raised or logged as an error since the last `forgive`."""
        raised = [repr(error) for error in self.env.errors]
        return raised + [f"{record.name}: {record.getMessage()}{_cause(record)}" for record in self._logged]

    def violations(self) -> list[str]:
        """List what Discord would not take of all that the bot has sent."""
        return [
            f"{one.method} {one.path}: {wrong}"
            for one in self.requests_since(0)
            for wrong in violations(one.method, one.path, one.body)
        ]

    def forgive(self) -> list[str]:
        """Give the problems so far, which the test expected, and drop them."""
        problems = self.problems
        self._logged.clear()
        self.env.forget_errors()
        return problems

    async def _press_stale(
        self, who: MemberActor, what: str | Callable[[Control], bool], picture: Picture
    ) -> InteractionResult:
        message, newer = picture.message, picture.message.components
        async with self.at_once():
            message.components = picture.components
            try:
                return await self.press(who, what, on=ResponseMessage(self.env, message))
            finally:
                message.components = newer

    def _find(
        self, who: MemberActor, what: str | Callable[[Control], bool], on: Shown | None
    ) -> tuple[Message, Control]:
        fits = (lambda control: control.is_called(what)) if isinstance(what, str) else what
        looked_at = [self._stored(on)] if on is not None else self._seen(who, None)
        for message in reversed(looked_at):
            match [
                control for control in controls(message.components) if control.custom_id and fits(control)
            ]:
                case [control]:
                    return message, control
                case [_, *_] as several:
                    raise AssertionError(f"{what!r} fits several controls: {several}")
        there = [
            control.label or control.emoji
            for message in looked_at
            for control in controls(message.components)
        ]
        raise AssertionError(f"{who.name} sees no control {what!r}; there are {there}")

    def _stored(self, shown: Shown) -> Message:
        message = shown.response if isinstance(shown, InteractionResult) else shown
        if message is None:
            raise AssertionError("there is no such message: the press went unanswered, or it was deleted")
        channel_id = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        return self.env.backend.get_message(channel_id, message.id)

    def _all(self, where: ChannelHandle | None) -> list[Message]:
        held = self.env.backend.messages.get((where or self.channel).id, {})
        return [held[message_id] for message_id in sorted(held)]

    def _seen(self, who: MemberActor, where: ChannelHandle | None) -> list[Message]:
        return [message for message in self._all(where) if message.visible_to(who.id)]

    def _target(self, who: MemberActor | None) -> int:
        return self.env.backend.bot_user.id if who is None else who.id


@asynccontextmanager
async def open_sim(
    settings: Settings | None = None,
    *,
    make_bot: MakeBot = create_bot,
    forgiving: bool = False,
    first: bool = False,
    newcomers: bool = False,
) -> AsyncGenerator[Sim]:
    """Run a bot for a test: Ada (who owns the server), Borys, Clara and Dima in one channel.

    Without settings the database is a SQLite file of its own, and the bot has run on it before unless this
    is its `first` start, and it has met all four unless they are `newcomers`. At the end the test fails if
    the bot raised or logged an error that was not forgiven, or sent what Discord would not take.
    """
    with tempfile.TemporaryDirectory(prefix="uno-table-", ignore_cleanup_errors=True) as folder:
        file = Path(folder) / "test.db"
        used = settings or Settings(database_url=f"sqlite+aiosqlite:///{file.as_posix()}")
        clock = SimulatedClock()

        def build() -> discord.Client:
            return make_bot(used, now=clock)

        env = TestEnv(build())
        if settings is None and not first:
            furnish(file, env.backend)
        clock.follow(env)
        sim = Sim(env, clock, build)
        if settings is None and not first and not newcomers:
            acquaint(file, (who.id for who in (sim.ada, sim.borys, sim.clara, sim.dima)))
        with no_power_cut(), _logs_into(sim._logged), _locales_of(sim):
            try:
                await env.start()
                yield sim
            finally:
                await env.shutdown()
                for bot in (*sim._killed, env.bot):
                    await bot.close()
        problems = [*sim.problems, *sim.violations()]
        if not forgiving and problems:
            raise AssertionError("the bot had problems:\n" + "\n".join(problems))


class TestEnv(SteadyEnv):
    """Hold presses back while told so, and refuse dead tokens in Discord's own words."""

    __test__ = False

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot)
        self.held = False
        self._look_up = self.backend.interaction_by_token
        self.backend.interaction_by_token = self._by_token

    async def _settle_internal(self, **options: Any) -> None:
        if not self.held:
            await super()._settle_internal(**options)

    def forget_errors(self) -> None:
        """Start afresh with what the bot has raised."""
        self._errors.clear()
        self._errors_acknowledged = 0

    def _by_token(self, token: str) -> Any:
        try:
            return self._look_up(token)
        except BackendError:
            record = self.backend.interactions.get(self.backend.interaction_tokens.get(token, 0))
            if record is not None and (record.expires_at or "") <= self.backend.now_iso():
                raise BackendError(401, 50027, "Invalid Webhook Token") from None
            raise


class _Collector(logging.Handler):
    def __init__(self, records: list[logging.LogRecord]) -> None:
        super().__init__(logging.ERROR)
        self._records = records

    def emit(self, record: logging.LogRecord) -> None:
        self._records.append(record)


@contextmanager
def _logs_into(records: list[logging.LogRecord]) -> Iterator[None]:
    collector = _Collector(records)
    logging.getLogger().addHandler(collector)
    structlog.configure(
        processors=[_spell_out],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    try:
        yield
    finally:
        logging.getLogger().removeHandler(collector)
        structlog.reset_defaults()


def _spell_out(_: object, method: str, said: MutableMapping[str, Any]) -> Spelled:
    error = said.pop("exc_info", method == "exception")
    return (f"{said.pop('event')} {dict(said)}",), {"exc_info": error}


@contextmanager
def _locales_of(sim: Sim) -> Iterator[None]:
    # simcord sends en-US for everybody.
    plain = interactions.base_payload

    def in_their_language(*args: Any, **options: Any) -> Any:
        record, payload = plain(*args, **options)
        payload["locale"] = sim._locales.get(record.user_id, "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = sim._server_locale
        return record, payload

    interactions.base_payload = in_their_language
    try:
        yield
    finally:
        interactions.base_payload = plain


def _cause(record: logging.LogRecord) -> str:
    return f" ({record.exc_info[1]!r})" if record.exc_info else ""
