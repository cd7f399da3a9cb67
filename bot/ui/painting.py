"""Painting: draw tables and hands from scenes, each in the words of who reads them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from discord import ui

from bot.engine import Card, Departure, Event
from bot.engine.events import CardsDrawn, CardsExchanged, DrawReason, SeatLeft, UnoCalled, UnoCaught
from bot.table.habits import NOTHING_SET, UserSettings
from bot.table.news import FineExplained, News
from bot.table.scene import Scene

from .emojis import Emojis
from .layouts import Narrator, closed_layout, hand_layout, lobby_layout, moved_layout, table_layout
from .layouts.notices import exchange_text, touches
from .tokens import HandTokens
from .words import Words

WordsOf = Callable[[int], Awaitable[Words]]
"""Gives the words that a server wants to read in public, by its id."""

SetsOf = Callable[[int], Awaitable[Sequence[str]]]
"""Gives the names of the rule sets that a server has saved, by its id."""

HabitsOf = Callable[[int | None], UserSettings]
"""Gives what somebody has set for himself, by the user id."""


def no_habits(_: int | None) -> UserSettings:
    """Give nothing that is set, for people of whom nothing is known."""
    return NOTHING_SET


async def no_sets(_: int) -> Sequence[str]:
    """Name no rule sets, for a server that has saved none."""
    return ()


def jump_link(scene: Scene, message_id: int) -> str:
    """Write the way to a message in a table's channel."""
    return f"https://discord.com/channels/{scene.guild_id}/{scene.channel_id}/{message_id}"


@dataclass(frozen=True, slots=True)
class Paint:
    """Draw tables and hands from scenes."""

    emojis: Emojis
    words_of: WordsOf
    tokens: HandTokens
    habits_of: HabitsOf
    sets_of: SetsOf

    async def board(self, scene: Scene, latest: Sequence[Event | News] = ()) -> ui.LayoutView:
        """Draw a table as everybody sees it; a lobby tells the latest news."""
        words = await self.words_of(scene.guild_id)
        if scene.closed is not None:
            return closed_layout(scene, words)
        emojis = self.emojis.of(scene)
        if scene.lobby is not None:
            return lobby_layout(scene, words, emojis, latest, await self.sets_of(scene.guild_id))
        unopened = self.tokens.unopened(scene)
        spoken = tuple(event for event in latest if isinstance(event, FineExplained))
        return table_layout(scene, words, emojis, unopened, spoken)

    async def moved(self, scene: Scene, message_id: int | None) -> ui.LayoutView:
        """Draw what stays where a table was; `message_id` is where it is now."""
        words = await self.words_of(scene.guild_id)
        link = None if message_id is None else jump_link(scene, message_id)
        return moved_layout(words, link)

    async def hand(
        self, scene: Scene, seat: int, locale: str, note: str | None = None
    ) -> ui.LayoutView | None:
        """Draw the hand of a seat; a lobby and somebody who waits for the next round have none."""
        habits = self.habits_of(scene.people[seat].user_id)
        public = await self.words_of(scene.guild_id)
        words = Words.of(habits.language or locale, public.language)
        if scene.closed is not None:
            return closed_layout(scene, words)
        if scene.match is None or scene.queued(seat):
            return None
        return hand_layout(
            scene,
            seat,
            words,
            self.emojis.of(scene),
            note=note,
            hints=habits.hints,
            pictures=habits.pictures,
        )

    def note(self, scene: Scene, seat: int, locale: str, events: Sequence[Event | News]) -> str | None:
        """Tell a seat what others have done to it, which its cards alone do not say.

        `events` are what this seat may read of what happened.
        """
        words = Words.of(self.habits_of(scene.people[seat].user_id).language or locale)
        tell = Narrator(scene, words, self.emojis.of(scene))
        lines = (_told(tell, event, events, seat) for event in events if _concerns(event, seat))
        return "\n".join(line for line in lines if line is not None) or None

    async def reminder(self, scene: Scene, seat: int) -> str:
        """Write the line that pings a seat."""
        words = await self.words_of(scene.guild_id)
        return words("reminder", mention=f"<@{scene.people[seat].user_id}>")


def _told(tell: Narrator, event: Event | News, events: Sequence[Event | News], seat: int) -> str | None:
    """Tell an event to whom it concerns; a catch with what it cost, an exchange with what it brought."""
    match event:
        case UnoCaught(seat=catcher, culprit=culprit):
            drawn = sum(
                fine.count
                for fine in events
                if isinstance(fine, CardsDrawn) and fine.seat == culprit and fine.why is DrawReason.UNO
            )
            return tell.words("note-caught", name=tell.name(catcher), count=drawn)
        case CardsExchanged(given=Card(), taken=Card()):
            return exchange_text(tell.scene, event, seat, tell.words, tell.emojis)
        case SeatLeft():
            return tell.words("note-removed")
        case _:
            return tell.line(event)


def concerned(events: Iterable[Event | News], seat: int) -> bool:
    """Tell whether there is anything in what happened that a note may tell a seat."""
    return any(_concerns(event, seat) for event in events)


def _concerns(event: Event | News, seat: int) -> bool:
    if isinstance(event, SeatLeft):
        return event.seat == seat and event.why in (Departure.KICKED, Departure.BANNED)
    if isinstance(event, UnoCaught):
        return event.culprit == seat
    return not isinstance(event, UnoCalled) and touches(event, seat)
