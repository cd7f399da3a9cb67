"""The stage: a whole bot on a simulated Discord, among people with names of their own language."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.table.settings import ServerSettings
from bot.ui.verbs import Verb
from tests.support.discord_env import Sim
from tests.support.rounds import people, scene_of, steady, tap
from tests.support.tables import given

LOCALES: Mapping[str, str] = {"en": "en-GB", "pl": "pl", "ru": "ru"}
"""The languages of the gallery, and what Discord calls them."""

NAMES: Mapping[str, tuple[str, str, str, str]] = {
    "en": ("Emily", "Bartholomew Featherstonehaugh-Ng", "Jack", "Olivia"),
    "pl": ("Zosia", "Władysława Brzęczyszczykiewiczów", "Michał", "Kasia"),
    "ru": ("Аня", "Константин Рождественский-Благов", "Миша", "Катя"),
}
"""Who plays: the host, somebody whose name is as long as names can be, and two more."""


@dataclass(frozen=True, slots=True)
class Shot:
    """Hold the message to take a picture of, and whose eyes see it."""

    message: ResponseMessage
    viewer: MemberActor


@dataclass(frozen=True, slots=True)
class Stage:
    """Arrange screens for a picture, by what people press and by what lies on the table.

    `host` opens the table; `long` has the long name.
    """

    sim: Sim
    language: str

    @property
    def host(self) -> MemberActor:
        return self.sim.ada

    @property
    def long(self) -> MemberActor:
        return self.sim.borys

    @property
    def third(self) -> MemberActor:
        return self.sim.clara

    @property
    def fourth(self) -> MemberActor:
        return self.sim.dima

    async def gather(self, *guests: MemberActor, computers: int = 0, **options: Any) -> None:
        """Have the host open a table, guests sit down, and computer players take the seats after them."""
        await self.sim.slash(self.host, "uno start", **options)
        for guest in guests:
            await self.at_table(guest, Verb.JOIN)
        for _ in range(computers):
            await self.at_table(self.host, Verb.ADD_COMPUTER)
        await self.sim.advance(5)

    async def deal(self, *guests: MemberActor, computers: int = 0, **options: Any) -> None:
        """Gather people and start."""
        await self.gather(*guests, computers=computers, **options)
        await self.at_table(self.host, Verb.START)
        await self.sim.advance(1)

    async def lay(self, cards: str, **options: Any) -> None:
        """Put other cards on the table, as `tests.support.tables.given` reads them, and have all look."""
        table = await self.sim.bot.tables.get(1)
        keeper = table._keeper
        played_by_computer = sorted(keeper.record.game.state.computers)
        state = given(cards, computers=played_by_computer, **options)
        keeper.record = replace(keeper.record, game=replace(keeper.record.game, state=state, recent=()))
        for who in people(self.sim, table.scene).values():
            await self.at_table(who, Verb.HAND)
        await self.sim.advance(1)

    async def at_table(self, who: MemberActor, verb: Verb, *args: str) -> InteractionResult:
        """Press a button of the public message."""
        return await tap(self.sim, who, verb.value, *args, on=self.sim.table())

    async def in_hand(self, who: MemberActor, verb: Verb, *args: str) -> InteractionResult:
        """Press a button of somebody's newest private message."""
        return await tap(self.sim, who, verb.value, *args)

    async def command(self, who: MemberActor, name: str, **options: Any) -> ResponseMessage:
        """Send a slash command, and give what answers it."""
        answer = await self.sim.slash(who, name, **options)
        assert answer.response is not None, f"/{name} went unanswered"
        return answer.response

    def public(self) -> Shot:
        """Look at the table."""
        return Shot(self.sim.table(), self.host)

    def private(self, who: MemberActor) -> Shot:
        """Look at the newest message that only this person sees."""
        return Shot(self.sim.hand(who), who)

    async def phase(self) -> Any:
        """Give the phase of the match, to see that it has come to what is to be shown."""
        return (await scene_of(self.sim)).view(None).phase


def _in_public(language: str) -> Callable[[ServerSettings], ServerSettings]:
    return lambda now: now.model_copy(update={"language": language})


Arrange = Callable[[Stage], Awaitable[Shot]]
"""Brings a stage to where a screen can be seen."""


@asynccontextmanager
async def open_stage(language: str) -> AsyncGenerator[Stage]:
    """Open a stage on which people and the server speak a language."""
    async with steady() as sim:
        sim.server_speaks(LOCALES[language])
        everybody = (sim.ada, sim.borys, sim.clara, sim.dima)
        for who, name in zip(everybody, NAMES[language], strict=True):
            sim.speak(who, LOCALES[language])
            sim.env.backend.users[who.id].global_name = name
        await sim.bot.servers.change(sim.guild.id, _in_public(language))
        yield Stage(sim, language)
