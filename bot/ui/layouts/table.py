"""The table: the one public message of a match, the same for everybody and silent about everything hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from discord import ui

from bot.engine import Standing, View
from bot.engine.phases import Answer, MatchOver, RoundOver, StarterColour, Turn
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import banner, more_button, resume_button, stands_still
from bot.ui.layouts.cards import card_emoji, card_name, colour_text, kind_of
from bot.ui.layouts.controls import answer_buttons
from bot.ui.layouts.events import Narrator, way_of
from bot.ui.layouts.options import differing
from bot.ui.layouts.pieces import Piece, Style, fitting, join, line, row, screen, section, text
from bot.ui.layouts.rounds import match_over, round_over
from bot.ui.layouts.seats import present, timed, who
from bot.ui.layouts.votes import open_votes
from bot.ui.press import Press, Verb
from bot.ui.words import Words

EVENTS = 5
"""Lines of what happened last."""
EVENTS_ROOM = 1000
"""Characters for them: names can be long, and the message as a whole is limited."""


def table_layout(
    scene: Scene, words: Words, emojis: Emojis, unopened: frozenset[int] = frozenset()
) -> ui.LayoutView:
    """Show a match as everybody may see it; `unopened` are the seats that have not looked at their hands."""
    view = scene.view(None)
    match view.phase:
        case MatchOver(ending=ending, places=places):
            return match_over(scene, view, ending, places, words, emojis)
        case RoundOver(ready=ready):
            return round_over(scene, view, ready, words, emojis)
        case _:
            return _Table(scene, view, words, emojis, unopened).screen()


@dataclass(frozen=True, slots=True)
class _Table:
    scene: Scene
    view: View
    words: Words
    emojis: Emojis
    unopened: frozenset[int]

    def screen(self) -> ui.LayoutView:
        return screen(
            self._head(),
            line(),
            text(self._direction(), *self._seats(), self._queue()),
            line(),
            self._events(),
            text(self._small()),
            *open_votes(self.scene, self.view, self.words),
            *self._buttons(),
            kind=kind_of(self.view.colour),
        )

    def _head(self) -> Piece:
        written = join(banner(self.scene, self.words), self._top(), self._colour(), self._status())
        top = self.view.top
        picture = self.emojis.url(top.code) if top else None
        if top is None or picture is None:
            return text(written)
        return section(written, picture, card_name(top, self.words))

    def _top(self) -> str:
        top = self.view.top
        if top is None:
            return self.words("table-no-top")
        name = card_name(top, self.words)
        picture = None if self.emojis.url(top.code) else card_emoji(top, self.emojis)
        return self.words("table-top", card=f"{picture} {name}" if picture else name)

    def _colour(self) -> str | None:
        colour = self.view.colour
        if colour is None:
            return None
        return self.words("table-colour", colour=colour_text(colour, self.words, self.emojis))

    def _direction(self) -> str:
        way = way_of(self.view.direction)
        return self.words("table-direction", way=way, mark=str(self.emojis.mark(way)))

    def _status(self) -> str:
        return timed(self._whose_turn(), self.scene, self.view, self.words)

    def _whose_turn(self) -> str:
        match self.view.phase:
            case StarterColour(seat=seat):
                return self.words("table-names-colour", name=self._name(seat))
            case Turn(seat=seat, drawn=drawn):
                return self.words("table-drew" if drawn else "table-turn", name=self._name(seat))
            case Answer(seat=seat, hit=hit):
                return self.words(
                    "table-answers", name=self._name(seat), other=self._name(hit.source), count=hit.amount
                )
            case _:
                raise AssertionError("a round that is over has another screen")

    def _seats(self) -> Iterator[str]:
        mover = getattr(self.view.phase, "seat", None)
        for seat in present(self.view):
            yield self._seat(seat, seat == mover)

    def _seat(self, seat: int, moves: bool) -> str:
        view = self.view
        parts = [self.words("seat-moves" if moves else "seat", name=self._name(seat), mark=self._mark(seat))]
        if view.standing[seat] is Standing.PLAYING:
            parts.append(self.words("seat-cards", count=view.counts[seat]))
        if view.score.rounds and view.rules.scoring != "none":
            parts.append(self.words("seat-points", count=view.score.totals[seat]))
        if seat in view.computers and not self.scene.people[seat].computer:
            parts.append(self.words("seat-substituted"))
        elif seat in self.unopened:
            parts.append(self.words("seat-unopened"))
        return " · ".join(parts)

    def _mark(self, seat: int) -> str:
        return f" {self.emojis.mark('bot')}" if seat in self.view.computers else ""

    def _queue(self) -> str | None:
        return self.words("table-queue", count=self.view.queue) if self.view.queue else None

    def _events(self) -> Piece | None:
        recent = self.scene.match.recent if self.scene.match else ()
        lines = Narrator(self.scene, self.words, self.emojis).lines(recent)[-EVENTS:]
        return text(*fitting(lines, EVENTS_ROOM)) if lines else None

    def _small(self) -> str:
        view = self.view
        goal = self.words("goal", scoring=view.rules.scoring, goal=view.rules.goal)
        standing = self.words("table-round", number=view.score.rounds + 1, goal=goal, pile=view.draw_pile)
        return join(standing, differing(view.rules, self.words), self._promise())

    def _promise(self) -> str | None:
        if self.view.score.rounds:
            return None
        return self.words("table-promise", commitment=self.view.commitment)

    def _buttons(self) -> Iterator[Piece | None]:
        table, still = self.scene.table_id, stands_still(self.scene)
        if isinstance(self.view.phase, Answer):
            amount = self.view.phase.hit.amount
            yield row(*answer_buttons(self.scene, amount, self.words, disabled=still))
        yield row(
            Press.button(Verb.HAND, table, label=self.words("button-hand"), style=Style.primary),
            Press.button(Verb.UNO, table, label=self.words("button-uno"), style=Style.danger, disabled=still),
            Press.button(
                Verb.CATCH, table, str(self.view.plays), label=self.words("button-catch"), disabled=still
            ),
            more_button(self.scene, self.words),
            resume_button(self.scene, self.words),
        )

    def _name(self, seat: int) -> str:
        return who(self.scene, seat, self.words)
