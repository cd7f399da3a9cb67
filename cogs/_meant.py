"""What was typed, and what it means at the table of this channel: who, and what is built from it."""

from __future__ import annotations

from collections.abc import Callable

from bot.table.actions import Asked
from bot.table.refusals import Declined
from bot.table.requests import Outcome
from bot.table.scene import Scene
from bot.ui.layouts.seats import who_plainly
from bot.ui.words import Words
from cogs._visits import Visit, Wanted

Build = Callable[[Scene, Words], Asked | Declined]
"""Builds what is asked of the table as it stands, from what is written in some language; raises Unknown."""


class Unknown(ValueError):
    """What was typed means nothing at this table; `message` says what it should have been."""

    def __init__(self, message: str, typed: str = "") -> None:
        super().__init__(typed)
        self.message = message
        self.typed = typed


async def ask_meant(visit: Visit, build: Build) -> Outcome | None:
    """Ask the table of this channel for what is built; a card or a name that there is not is told."""

    async def wanted(scene: Scene) -> Asked | Declined:
        return build(scene, visit.words)

    return await ask_or_tell(visit, wanted)


async def ask_or_tell(visit: Visit, wanted: Wanted) -> Outcome | None:
    """Ask the table of this channel for something, and tell what was typed in vain."""
    try:
        return await visit.ask_here(wanted)
    except Unknown as unknown:
        await visit.reply.say(visit.words(unknown.message, typed=visit.words.name(unknown.typed)))
        return None


def seat_meant(scene: Scene, player: str, words: Words) -> int:
    """Find a seat by its number, as it is suggested, or by its name, also as it is read; raises Unknown."""
    numbers = {str(seat): seat for seat in range(len(scene.people))}
    return numbers[player] if player in numbers else seat_called(scene, player, words)


def seat_called(scene: Scene, name: str, words: Words) -> int:
    """Find a seat by the name of who sits there, also as it is read; raises Unknown."""
    wanted = name.casefold().strip()
    called = ({one.name, who_plainly(scene, seat, words)} for seat, one in enumerate(scene.people))
    found = next((seat for seat, names in enumerate(called) if wanted in map(str.casefold, names)), None)
    if found is None:
        raise Unknown("player-unknown", name)
    return found
