"""Ways of doing something at a table, to be walked later: by buttons, by menus, by commands."""

from collections.abc import Awaitable, Callable
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.table.tickets import person_ticket
from tests.support.discord_env import Sim
from tests.support.rounds import deal, gather, put, scene_of, tap

Way = Callable[[Sim], Awaitable[Any]]
"""What is done on a simulated Discord."""


def lobby(*steps: Way, guests: int = 1) -> Way:
    """Gather Ada, who is the host, and guests; then do the rest of it."""
    return _begun(lambda sim: gather(sim, *_guests(sim, guests)), steps)


def match(cards: str, *steps: Way, **options: Any) -> Way:
    """Deal these cards to Ada, who is the host, and as many guests; then do the rest of it."""
    guests = cards.count("|")

    async def dealt(sim: Sim) -> None:
        await deal(sim, *_guests(sim, guests))
        await put(sim, cards, **options)

    return _begun(dealt, steps)


def _guests(sim: Sim, count: int) -> list[MemberActor]:
    return [sim.borys, sim.clara, sim.dima][:count]


def _begun(first: Way, steps: tuple[Way, ...]) -> Way:
    async def before(sim: Sim) -> None:
        for step in (first, *steps):
            await step(sim)

    return before


def slash(who: str, command: str, **options: Any) -> Way:
    """Send a command."""
    return lambda sim: sim.slash(getattr(sim, who), command, **options)


def on_table(who: str, verb: str, *args: str) -> Way:
    """Press a button of the table."""
    return lambda sim: tap(sim, getattr(sim, who), verb, *args, on=sim.table())


def in_hand(who: str, *presses: tuple[str, ...]) -> Way:
    """Press buttons of the hand one after the other, each in what the one before has made of it."""

    async def pressed(sim: Sim) -> None:
        for verb, *args in presses:
            await tap(sim, getattr(sim, who), verb, *args)

    return pressed


def in_menu(who: str, *verbs: str) -> Way:
    """Press buttons under More, one after the other."""

    async def pressed(sim: Sim) -> None:
        shown = await sim.press(getattr(sim, who), "More", on=sim.table())
        for verb in verbs:
            shown = await tap(sim, getattr(sim, who), verb, on=shown)

    return pressed


def from_menu(who: str, placeholder: str, seat: int) -> Way:
    """Choose somebody under More."""
    return lambda sim: choose_person(sim, getattr(sim, who), placeholder, seat)


async def choose_person(sim: Sim, who: MemberActor, placeholder: str, seat: int) -> InteractionResult:
    """Open More, and choose somebody in one of its menus."""
    shown = await sim.press(who, "More", on=sim.table())
    whom = f"{seat}.{person_ticket((await scene_of(sim)).people[seat])}"
    return await sim.choose(who, whom, select=placeholder, on=shown)


def wait(seconds: float) -> Way:
    """Let time pass."""
    return lambda sim: sim.advance(seconds)
