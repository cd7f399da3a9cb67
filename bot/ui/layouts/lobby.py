"""The lobby: who sits at the table, the rules they agree on, and the way into the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.engine import PRESETS
from bot.engine.dealing import MIN_SEATS
from bot.engine.options import Value
from bot.table.lobby import Lobby
from bot.table.naming import own
from bot.table.news import OptionsChanged, RulesChanged
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.conflicts import badge, concerns
from bot.ui.layouts.events import Narrator
from bot.ui.layouts.options import differing, preset_about, preset_name, preset_plainly, rules_name
from bot.ui.layouts.pieces import MOST_TEXT, Style, fitting, join, line, row, screen, text
from bot.ui.layouts.seats import names, who
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

MOST_OPTIONS = 25
"""Options that Discord allows in a menu."""
NEWS = 3
"""Lines of what has just happened."""
NEWS_ROOM = 800
"""Characters for them."""


def lobby_layout(
    scene: Scene,
    words: Words,
    emojis: Emojis,
    latest: Sequence[object] = (),
    saved: Sequence[str] = (),
) -> ui.LayoutView:
    """Show a lobby; `latest` are the events and news that have just happened, told in small print.

    `saved` are the names of the server's own rule sets.
    """
    if scene.lobby is None:
        raise ValueError("this table is no lobby any more")
    return _Lobby(scene, scene.lobby, words, emojis, tuple(saved)).screen(latest)


@dataclass(frozen=True, slots=True)
class _Lobby:
    scene: Scene
    lobby: Lobby
    words: Words
    emojis: Emojis
    saved: tuple[str, ...] = ()

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
            row(*self._computers()),
            row(self._presets()),
            row(*self._start()),
        )

    def _news(self, latest: Sequence[object], room: int) -> Iterator[str]:
        """Tell what has just happened, and what happened several times only once."""
        lines = Narrator(self.scene, self.words, self.emojis).lines(summed_up(latest))[-NEWS:]
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
        late = self._unconfirmed()
        for seat, person in enumerate(self.scene.people):
            name = who(self.scene, seat, self.words)
            if person.computer:
                yield self.words("lobby-computer", name=name, mark=str(self.emojis.mark("bot")))
            else:
                state = "host" if seat == self.lobby.host else "no" if seat in late else "yes"
                yield self.words("lobby-person", name=name, state=state)
        if len(self.scene.people) < MIN_SEATS:
            yield self.words("lobby-too-few")

    def _unconfirmed(self) -> list[int]:
        return unconfirmed(self.scene, self.lobby)

    def _rules(self) -> Iterator[str]:
        preset = rules_name(self.lobby.preset, self.lobby.rules, self.words)
        yield self.words("lobby-rules", preset=preset)
        about = preset_about(self.lobby.preset, self.words)
        if about:
            yield about
        for told in (badge(self.lobby.rules, self.words), differing(self.lobby.rules, self.words)):
            if told:
                yield told
        yield from concerns(self.lobby.rules, len(self.scene.people), self.words)
        yield clocks_text(self.lobby.timing.turn, self.words)
        if self._unconfirmed():
            yield self.words("lobby-unconfirmed")
        left = len(self.saved) - len(offered_sets(self.lobby.preset, self.saved))
        if left:
            yield self.words("lobby-more-sets", count=left)

    def _presets(self) -> Press:
        return Press.select(
            Verb.PRESET,
            self.scene.table_id,
            self.scene.ticket(),
            options=[
                *own_options(self.lobby.preset, offered_sets(self.lobby.preset, self.saved), self.words),
                *preset_options(self.lobby.preset, self.words),
            ],
            placeholder=self.words("lobby-choose-rules"),
            disabled=self.lobby.starting,
        )

    def _seats(self) -> Iterator[Press | None]:
        table, words = self.scene.table_id, self.words
        full = len(self.scene.people) >= self.lobby.max_seats
        yield Press.button(Verb.JOIN, table, label=words("button-join"), style=Style.success, disabled=full)
        yield Press.button(Verb.STAND, table, label=words("button-stand"))
        yield Press.button(Verb.RULES, table, label=words("button-rules"))

    def _computers(self) -> Iterator[Press | None]:
        table, words = self.scene.table_id, self.words
        full = len(self.scene.people) >= self.lobby.max_seats
        yield Press.button(
            Verb.ADD_COMPUTER,
            table,
            label=words("button-add-computer"),
            emoji=self.emojis.mark("bot"),
            disabled=full,
        )
        if any(person.computer for person in self.scene.people):
            yield Press.button(Verb.REMOVE_COMPUTER, table, label=words("button-remove-computer"))

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


def unconfirmed(scene: Scene, lobby: Lobby) -> list[int]:
    """List the seats whose owners have yet to agree to the rules."""
    agreed = lobby.confirmed | {lobby.host}
    return [seat for seat, one in enumerate(scene.people) if seat not in agreed and not one.computer]


def until_dealt(scene: Scene, words: Words) -> str:
    """Say in place of a hand that there is none yet, and for whom a start that was called still waits."""
    lobby = scene.lobby
    if lobby is None:
        return words("hand-comes-next-round")
    late = unconfirmed(scene, lobby)
    if not (lobby.starting and late) or scene.confirm_by is None:
        return words("hand-comes-at-start")
    when = words.until(scene.confirm_by)
    return words("hand-comes-when-confirmed", names=names(scene, late, words), when=when)


def summed_up(latest: Sequence[object]) -> list[object]:
    """Put all changes of options since the last change of the whole rules into one piece of news."""
    set_to: dict[str, Value] = {}
    others: list[object] = []
    at = 0
    for event in latest:
        match event:
            case OptionsChanged(options=options):
                set_to |= dict(options)
                at = len(others)
            case RulesChanged():
                set_to.clear()
                others.append(event)
            case _:
                others.append(event)
    return [*others[:at], OptionsChanged(tuple(set_to.items())), *others[at:]] if set_to else others


def offered_sets(chosen: str, saved: Sequence[str]) -> list[str]:
    """Choose which of a server's own rule sets find room in one menu with those that come along."""
    room = MOST_OPTIONS - len(PRESETS)
    mine_first = sorted(saved, key=lambda name: own(name) != chosen)
    return sorted(mine_first[:room], key=saved.index)


def own_options(chosen: str, saved: Sequence[str], words: Words) -> list[discord.SelectOption]:
    """List a server's own rule sets, for a menu."""
    return [
        discord.SelectOption(
            label=preset_plainly(own(name), words),
            value=own(name),
            description=words("lobby-own-set"),
            default=own(name) == chosen,
        )
        for name in saved
    ]


def preset_options(chosen: str, words: Words) -> list[discord.SelectOption]:
    """List the rule sets that come along, for a menu."""
    return [
        discord.SelectOption(
            label=preset_name(preset, words),
            value=preset,
            description=preset_about(preset, words),
            default=preset == chosen,
        )
        for preset in list(PRESETS)[:MOST_OPTIONS]
    ]


def clocks_text(turn: int | None, words: Words) -> str:
    """Say how long a turn may take."""
    if turn is None:
        return words("clock-none")
    return words("clock-turn", duration=words.duration(turn))
