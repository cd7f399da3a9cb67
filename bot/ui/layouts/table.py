"""The table: the one public message of a match, the same for everybody and silent about everything hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discord import ui

from bot.engine import View
from bot.engine.phases import MatchOver, RoundOver, StarterColour
from bot.table.news import News
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import banner
from bot.ui.layouts.cards import card_emoji, card_name, card_plainly, colour_text, kind_of
from bot.ui.layouts.events import Narrator
from bot.ui.layouts.lines import way_of
from bot.ui.layouts.options import differences
from bot.ui.layouts.pieces import Piece, fitting, join, line, screen, section, text
from bot.ui.layouts.proof import fingerprint
from bot.ui.layouts.public import silence_notice, table_buttons, whose_move
from bot.ui.layouts.results import match_over
from bot.ui.layouts.rounds import round_over
from bot.ui.layouts.seats import present, seat_line, team_line, timed
from bot.ui.layouts.votes import open_votes
from bot.ui.words import Words

EVENTS = 5
"""Lines of what happened last."""
EVENTS_ROOM = 1000
"""Characters for them: names can be long, and the message as a whole is limited."""

RULES_ROOM = 100
"""Characters for what differs from official play; the whole of it is under More."""


def table_layout(
    scene: Scene,
    words: Words,
    emojis: Emojis,
    unopened: frozenset[int] = frozenset(),
    spoken: Sequence[News] = (),
) -> ui.LayoutView:
    """Show a match as everybody may see it.

    `unopened` are the seats that have not looked at their hands, `spoken` is what somebody has just said.
    """
    view = scene.view(None)
    match view.phase:
        case MatchOver(ending=ending, places=places):
            return match_over(scene, view, ending, places, words, emojis)
        case RoundOver(ready=ready):
            return round_over(scene, view, ready, words, emojis)
        case _:
            return _Table(scene, view, words, emojis, unopened, spoken).screen()


@dataclass(frozen=True, slots=True)
class _Table:
    scene: Scene
    view: View
    words: Words
    emojis: Emojis
    unopened: frozenset[int]
    spoken: Sequence[News]

    def screen(self) -> ui.LayoutView:
        return screen(
            self._head(),
            line(),
            text(self._direction(), *self._seats(), self._queue()),
            line(),
            self._events(),
            text(self._small()),
            *open_votes(self.scene, self.view, self.words),
            *table_buttons(self.scene, self.view, self.words),
            kind=kind_of(self.view.colour),
        )

    def _head(self) -> Piece:
        scene, view, words = self.scene, self.view, self.words
        status = timed(whose_move(scene, view, words), scene, view, words)
        silence = silence_notice(scene, view, words, self.emojis)
        written = join(banner(scene, words), self._top(), self._colour(), status, silence)
        top = view.top
        picture = self.emojis.url(top.code) if top else None
        if top is None or picture is None:
            return text(written)
        return section(written, picture, card_plainly(top, words, view.rules))

    def _top(self) -> str:
        top = self.view.top
        if top is None:
            return self.words("table-no-top")
        name = card_name(top, self.words, self.view.rules)
        picture = None if self.emojis.url(top.code) else card_emoji(top, self.emojis)
        return self.words("table-top", card=f"{picture} {name}" if picture else name)

    def _colour(self) -> str | None:
        colour, top = self.view.colour, self.view.top
        if colour is not None:
            return self.words("table-colour", colour=colour_text(colour, self.words, self.emojis))
        named = top is None or isinstance(self.view.phase, StarterColour)
        return None if named else self.words("table-any-colour")

    def _direction(self) -> str:
        way = way_of(self.view.direction)
        return self.words("table-direction", way=way, mark=str(self.emojis.mark(way)))

    def _seats(self) -> Iterator[str]:
        teams = team_line(self.scene, self.view, self.words)
        if teams is not None:
            yield teams
        for seat in present(self.view):
            yield seat_line(self.scene, self.view, seat, self.words, self.emojis, self.unopened)

    def _queue(self) -> str | None:
        return self.words("table-queue", count=self.view.queue) if self.view.queue else None

    def _events(self) -> Piece | None:
        recent = self.scene.match.recent if self.scene.match else ()
        lines = Narrator(self.scene, self.words, self.emojis).lines((*recent, *self.spoken))[-EVENTS:]
        return text(*fitting(lines, EVENTS_ROOM)) if lines else None

    def _small(self) -> str:
        return join(self._round(), self._turns(), self._differing(), self._promise())

    def _round(self) -> str:
        view = self.view
        goal = self.words("goal", scoring=view.rules.scoring, goal=view.rules.goal)
        return self.words("table-round", number=view.score.rounds + 1, goal=goal, pile=view.draw_pile)

    def _turns(self) -> str | None:
        cap = self.view.rules.turn_cap
        return self.words("table-turns", turn=self.view.turns, cap=cap) if cap else None

    def _differing(self) -> str | None:
        """Tell how the rules differ from official play, as far as there is room."""
        lines = differences(self.view.rules, self.words)
        if not lines:
            return None
        shown = fitting(lines[::-1], RULES_ROOM)[::-1]
        told = self.words("list-of-rules").join(shown)
        if len(shown) == len(lines):
            return self.words("table-differs", rules=told)
        return self.words("table-differs-more", rules=told, count=len(lines) - len(shown))

    def _promise(self) -> str | None:
        if self.view.score.rounds:
            return None
        return self.words("table-promise", fingerprint=fingerprint(self.view))
