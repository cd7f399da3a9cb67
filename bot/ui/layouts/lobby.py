"""The lobby: who sits at the table, the rules they agree on, and the way into the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.engine import PRESETS
from bot.engine.dealing import MIN_SEATS
from bot.table.lobby import Lobby
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.conflicts import badge, concerns
from bot.ui.layouts.events import Narrator
from bot.ui.layouts.options import differing, preset_about, preset_name
from bot.ui.layouts.pieces import MOST_TEXT, Style, fitting, join, line, row, screen, text
from bot.ui.layouts.seats import who
from bot.ui.press import Press, Verb
from bot.ui.words import Words

NEWS = 3
"""Lines of what has just happened."""
NEWS_ROOM = 800
"""Characters for them."""


def lobby_layout(scene: Scene, words: Words, emojis: Emojis, latest: Sequence[object] = ()) -> ui.LayoutView:
    """Show a lobby; `latest` are the events and news that have just happened, told in small print."""
    if scene.lobby is None:
        raise ValueError("this table is no lobby any more")
    return _Lobby(scene, scene.lobby, words, emojis).screen(latest)


@dataclass(frozen=True, slots=True)
class _Lobby:
    scene: Scene
    lobby: Lobby
    words: Words
    emojis: Emojis

    def screen(self, latest: Sequence[object]) -> ui.LayoutView:
        head = join(self._title(), *self._state())
        people, rules = join(*self._people()), join(*self._rules())
        room = MOST_TEXT - len(head) - len(people) - len(rules)
        news = list(self._news(latest, min(room, NEWS_ROOM)))
        return screen(
            text(head),
            line(),
            text(people),
            line(),
            text(rules),
            text(*news) if news else None,
            row(*self._seats()),
            row(self._presets()),
            row(*self._start()),
        )

    def _news(self, latest: Sequence[object], room: int) -> Iterator[str]:
        """Tell what has just happened, and what happened several times only once."""
        lines = Narrator(self.scene, self.words, self.emojis).lines(latest)[-NEWS:]
        small = [self.words("small", text=said) for said in dict.fromkeys(lines)]
        return iter(fitting(small, room))

    def _title(self) -> str:
        host = who(self.scene, self.lobby.host, self.words)
        taken = len(self.scene.people)
        return join(
            self.words("lobby-title"),
            self.words("lobby-seats", name=host, taken=taken, seats=self.lobby.max_seats),
        )

    def _state(self) -> Iterator[str]:
        if self.scene.frozen:
            yield self.words("banner-frozen")
        if self.lobby.invited is not None:
            host = self.scene.people[self.lobby.host].user_id
            guests = sorted(self.lobby.invited - {host})[:20]
            yield self.words("lobby-invited", people=" ".join(f"<@{user_id}>" for user_id in guests))
        if self.lobby.starting and self.scene.confirm_by is not None:
            yield self.words("lobby-starting", when=self.words.until(self.scene.confirm_by))

    def _people(self) -> Iterator[str]:
        for seat, person in enumerate(self.scene.people):
            name = who(self.scene, seat, self.words)
            if person.computer:
                yield self.words("lobby-computer", name=name, mark=str(self.emojis.mark("bot")))
            else:
                state = "host" if seat == self.lobby.host else "yes" if self._confirmed(seat) else "no"
                yield self.words("lobby-person", name=name, state=state)
        if len(self.scene.people) < MIN_SEATS:
            yield self.words("lobby-too-few")

    def _confirmed(self, seat: int) -> bool:
        return seat in self.lobby.confirmed or seat == self.lobby.host or self.scene.people[seat].computer

    def _unconfirmed(self) -> list[int]:
        return [seat for seat in range(len(self.scene.people)) if not self._confirmed(seat)]

    def _rules(self) -> Iterator[str]:
        preset = preset_name(self.lobby.preset, self.words)
        yield self.words("lobby-rules", preset=preset)
        about = preset_about(self.lobby.preset, self.words)
        if about:
            yield about
        told = badge(self.lobby.rules, self.words) or differing(self.lobby.rules, self.words)
        if told:
            yield told
        yield from concerns(self.lobby.rules, len(self.scene.people), self.words)
        yield clocks_text(self.lobby.timing.turn, self.words)
        if self._unconfirmed():
            yield self.words("lobby-unconfirmed")

    def _presets(self) -> Press:
        return Press.select(
            Verb.PRESET,
            self.scene.table_id,
            self.scene.ticket(),
            options=preset_options(self.lobby.preset, self.words),
            placeholder=self.words("lobby-choose-rules"),
            disabled=self.lobby.starting,
        )

    def _seats(self) -> Iterator[Press | None]:
        table, words = self.scene.table_id, self.words
        full = len(self.scene.people) >= self.lobby.max_seats
        yield Press.button(Verb.JOIN, table, label=words("button-join"), style=Style.success, disabled=full)
        yield Press.button(Verb.STAND, table, label=words("button-stand"))
        yield Press.button(
            Verb.ADD_COMPUTER,
            table,
            label=words("button-add-computer"),
            emoji=self.emojis.mark("bot"),
            disabled=full,
        )
        if any(person.computer for person in self.scene.people):
            yield Press.button(Verb.REMOVE_COMPUTER, table, label=words("button-remove-computer"))
        yield Press.button(Verb.RULES, table, label=words("button-rules"))

    def _start(self) -> Iterator[Press | None]:
        table, words = self.scene.table_id, self.words
        if self._unconfirmed():
            yield Press.button(
                Verb.CONFIRM, table, self.scene.ticket(), label=words("button-confirm"), style=Style.success
            )
        yield Press.button(
            Verb.START,
            table,
            label=words("button-start"),
            style=Style.primary,
            disabled=len(self.scene.people) < MIN_SEATS or self.lobby.starting,
        )
        yield Press.button(Verb.CANCEL, table, label=words("button-cancel"), style=Style.danger)


def preset_options(chosen: str, words: Words) -> list[discord.SelectOption]:
    """List the rule sets that can be played, for a menu."""
    return [
        discord.SelectOption(
            label=preset_name(preset, words),
            value=preset,
            description=preset_about(preset, words),
            default=preset == chosen,
        )
        for preset in list(PRESETS)[:25]
    ]


def clocks_text(turn: int | None, words: Words) -> str:
    """Say how long a turn may take."""
    if turn is None:
        return words("clock-none")
    return words("clock-turn", duration=words.duration(turn))
