"""Measure one press of a hand until its answer is handed over to HTTP, and what presses cost in requests.

The bar: at most 1.5 times discord.py answering with the same layout, the save excluded; 3 requests or fewer
per accepted press over rounds of four players, none of them an upload.
"""

import random
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Self

import discord
from discord import ui

from bot.app import UnoBot, create_bot
from bot.config import Settings
from bot.engine.phases import Answer, MatchOver, RoundOver, StarterColour, Turn
from bot.servers import Servers
from bot.table.scene import Scene
from bot.ui.art import all_tiles
from bot.ui.emojis import Emojis
from bot.ui.layouts import hand_layout
from bot.ui.words import Words
from data import Database, Save

from . import wire
from .figures import Figures
from .wire import Json, Wire

BLOCKS = 12
PRESSES = 40
"""Presses in a block."""
SEEDS = 6
"""Rounds whose requests are counted."""
SLOWEST, MOST = 1.5, 3.0
THOUGHT = 3.0
"""Seconds between two presses of those rounds: time enough for all that a press may send."""
PACE = 1.5
"""Seconds of the bot's time between two presses, so that every hand and the table are shown after each."""
PEOPLE = (901, 902, 903, 904)
COLUMNS = ("what", "ours", "discord.py", "ratio")
Draw = Callable[[], ui.LayoutView]


async def run() -> Figures:
    """Give the figures of answers, and those of requests where simcord is installed."""
    rows = await answer_rows()
    if find_spec("simcord") is None:
        rows.append(("requests per accepted press", "skipped: simcord is not installed", "", ""))
    else:
        from .requests import request_rows

        rows += await request_rows(SEEDS, THOUGHT, MOST)
    return Figures("Answering: a press and what it costs", COLUMNS, tuple(rows), notes())


def notes() -> tuple[str, ...]:
    """Say what each side does."""
    timed = (
        "Answer: CPU time from INTERACTION_CREATE in discord.py's parser to the callback (type 7) at the "
        f"session; medians of {BLOCKS} blocks of {PRESSES} plays and draws at a table of four, both sides in "
        "turn, discord.py always on the press before ours, lest it draws what has just been drawn. The ratio "
        "is the median of the blocks' ratios."
    )
    ours = (
        "Ours is the real bot. Its store's save returns at once; the JSON that it would have written, the "
        "table and the log's entry, is timed by itself. What the other three and the channel are shown is "
        "sent after the answer, so it is not in here."
    )
    theirs = (
        "discord.py: a client with one DynamicItem that calls edit_message, first with bot.ui's hand_layout "
        "of the same scene, then with the same components put together of discord.py's own classes, their "
        "texts at hand."
    )
    requests = (
        f"Requests: whole rounds through the buttons on a simulated Discord, one press every {THOUGHT:g} s, "
        "half of the +4s challenged, until all four are ready for the next round."
    )
    return timed, ours, theirs, requests


async def answer_rows() -> list[tuple[str, ...]]:
    """Time both sides in turns, after a block that nobody counts."""
    drawn: list[tuple[float, float]] = []
    plain: list[tuple[float, float]] = []
    written: list[float] = []
    other = await Other.open()
    for block in range(BLOCKS + 1):
        with tempfile.TemporaryDirectory() as folder:
            match = await Match.open(Path(folder) / "bench.db", random.Random(block))
            before = await match.move()
            times: list[tuple[float, float, float, float]] = []
            for _ in range(PRESSES):
                pressed = await match.move()
                times.append(await one_by_one(match, pressed, other, before))
                before = pressed
            await match.close()
        if block:
            mine, theirs, bare, json = map(statistics.median, zip(*times, strict=True))
            drawn.append((mine, theirs))
            plain.append((mine, bare))
            written.append(json)
    bar = f" (bar: {SLOWEST})"
    return [
        row("one press, same hand_layout", drawn, bar),
        row("  with bare components there", plain, ""),
        ("  the JSON of its save", f"{statistics.median(written) * 1e3:.3f} ms", "", ""),
    ]


async def one_by_one(
    match: "Match", pressed: "Pressed", other: "Other", before: "Pressed"
) -> tuple[float, float, float, float]:
    """Time a press on every side; theirs is the one before, lest they draw what has just been drawn."""
    theirs = await other.answer(before, match.drawer(before))
    bare = await other.answer(before, plainly(before.answer))
    return pressed.seconds, theirs, bare, match.write()


def row(what: str, blocks: list[tuple[float, float]], bar: str) -> tuple[str, ...]:
    """Compare medians."""
    mine, theirs = (statistics.median(side) * 1e3 for side in zip(*blocks, strict=True))
    ratio = statistics.median(one / other for one, other in blocks)
    return what, f"{mine:.3f} ms", f"{theirs:.3f} ms", f"{ratio:.2f}{bar}"


@dataclass(frozen=True, slots=True)
class Pressed:
    """Keep a press of ours: its payload, the answer, and what that showed."""

    payload: Json
    answer: list[Json]
    seconds: float
    verb: str
    scene: Scene | None = None
    seat: int = 0


class Match:
    """The real bot on the wire, and four people who play at its table."""

    _step: Save

    def __init__(self, bot: UnoBot, sent: Wire, rng: random.Random) -> None:
        self.bot = bot
        self._wire = sent
        self._rng = rng
        self._numbers = count()
        self.now = wire.BEGIN

    @classmethod
    async def open(cls, file: Path, rng: random.Random) -> Self:
        """Open a table by its command, let four people join and open their hands."""
        sent = Wire()
        settings = Settings(database_url=f"sqlite+aiosqlite:///{file.as_posix()}")
        match: Self
        bot = create_bot(settings, now=lambda: match.now, seed=lambda: rng.randbytes(32), rng=rng)
        match = cls(bot, sent, rng)
        await wire.connect(bot, sent)
        bot.art = Emojis({name: wire.EMOJI + number for number, name in enumerate(all_tiles())})
        bot.database = await Database.connect(settings.database_url)
        bot._opened.push_async_callback(bot.database.close)
        await bot.database.migrate()
        bot.servers = Servers(bot.database)
        bot._open_tables()
        await bot._load_cogs()
        await match._begin()
        bot.database.tables.save = match.save  # type: ignore[method-assign]
        return match

    async def _begin(self) -> None:
        await self._send(wire.command(self._number(), PEOPLE[0], "uno", "start", preset="classic"))
        for user_id in PEOPLE[1:]:
            await self._tap(user_id, "join", private=False)
        await self._tap(PEOPLE[0], "start", private=False)
        for user_id in PEOPLE:
            await self._tap(user_id, "hand", private=False)

    async def close(self) -> None:
        """Let go of the database."""
        await self.bot._opened.aclose()

    async def move(self) -> Pressed:
        """Play on until somebody plays or draws by one press, and give that press."""
        while True:
            scene = await self._scene()
            match phase := scene.view(None).phase:
                case Turn(seat=seat, drawn=drawn):
                    pressed = await self._turn(seat, drawn)
                    if pressed.verb in ("play", "draw"):
                        return replace(pressed, scene=await self._scene(), seat=seat)
                case StarterColour(seat=seat):
                    await self._tap(PEOPLE[seat], "starter")
                case Answer(seat=seat):
                    await self._tap(PEOPLE[seat], self._rng.choice(("accept", "challenge")))
                case RoundOver():
                    seat = next(seat for seat in range(len(PEOPLE)) if seat not in phase.ready)
                    await self._tap(PEOPLE[seat], "ready")
                case MatchOver():
                    raise AssertionError(f"a match is over before {PRESSES} presses")

    async def save(self, step: Save) -> int:
        """Take the place of the store's save."""
        self._step = step
        return step.revision + 1

    def write(self) -> float:
        """Write the JSON of the newest save; give the CPU seconds that this took."""
        step, start = self._step, time.process_time()
        _ = str(step.body), step.action and str(step.action.body)
        return time.process_time() - start

    def drawer(self, pressed: Pressed) -> Draw:
        """Give how bot.ui draws what a press was answered with."""
        scene = pressed.scene
        assert scene is not None
        return lambda: hand_layout(scene, pressed.seat, Words.of("en-US"), self.bot.art)

    async def _turn(self, seat: int, drawn: bool) -> Pressed:
        user_id = PEOPLE[seat]
        if any(one.split(":")[1::3] == ["arm", "1"] for one in wire.buttons(self._wire.hands[user_id])):
            await self._tap(user_id, "arm")
        pressed = await self._tap(user_id, "play", "wild", "keep" if drawn else "draw")
        return await self._tap(user_id, "play") if pressed.verb == "wild" else pressed

    async def _tap(self, user_id: int, *verbs: str, private: bool = True) -> Pressed:
        """Press any button of the first of these verbs that can be pressed."""
        shown = self._wire.hands.get(user_id, []) if private else self._wire.table
        there = wire.buttons(shown)
        for verb in verbs:
            if fitting := [one for one in there if one.split(":")[1] == verb]:
                chosen = self._rng.choice(fitting)
                payload = wire.press(self._number(), user_id, chosen, shown, private=private)
                seconds = await self._send(payload)
                return Pressed(payload, self._wire.answer, seconds, verb)
        raise AssertionError(f"{user_id} can press none of {verbs}, only {there}")

    async def _send(self, payload: Json) -> float:
        seconds = await wire.dispatch(self.bot, self._wire, payload)
        await wire.settle(self._wire)
        return seconds

    async def _scene(self) -> Scene:
        return (await self.bot.tables.get(1)).scene

    def _number(self) -> int:
        self.now += PACE
        return wire.snowflake(self.now) + next(self._numbers)


class Other(discord.Client):
    """A client that answers presses with whatever view it is told to make."""

    draw: Draw

    @classmethod
    async def open(cls) -> Self:
        """Connect to a wire of its own, with the bot's own options."""
        client = cls(
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        client.sent = Wire()
        await wire.connect(client, client.sent)
        client.add_dynamic_items(Anything)
        return client

    sent: Wire

    async def answer(self, pressed: Pressed, draw: Draw) -> float:
        """Answer a press; give the CPU seconds that this took."""
        self.draw = draw
        seconds = await wire.dispatch(self, self.sent, pressed.payload)
        await wire.settle(self.sent)
        return seconds


class Anything(ui.DynamicItem[ui.Item[Any]], template=".+"):
    """A button that stands for whatever was pressed."""

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Self:
        """Take it."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the view in the same message."""
        await interaction.response.edit_message(view=interaction.client.draw())


def plainly(answer: list[Json]) -> Draw:
    """Give how the components of an answer are put together of discord.py's own classes."""
    (frame,) = answer

    def draw() -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*map(_piece, frame["components"]), accent_colour=frame["accent_color"]))
        return view

    return draw


def _piece(part: Json) -> ui.Item[Any]:
    if "content" in part:
        return ui.TextDisplay(part["content"])
    return ui.ActionRow(*map(_button, part["components"]))


def _button(part: Json) -> ui.Item[Any]:
    return Anything(
        ui.Button(
            custom_id=part["custom_id"],
            label=part.get("label"),
            emoji=discord.PartialEmoji.from_dict(part["emoji"]) if part.get("emoji") else None,
            style=discord.ButtonStyle(part["style"]),
            disabled=part["disabled"],
        )
    )
