"""Results: who won a match that is over, which place everybody has, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from discord import ui

from bot.engine import Standing, View
from bot.engine.events import CardPlayed
from bot.engine.phases import Ending
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.events import Narrator
from bot.ui.layouts.pieces import Style, line, place_text, row, screen, text
from bot.ui.layouts.proof import fingerprint, proof_button
from bot.ui.layouts.rounds import latest, lost_round, marked_name
from bot.ui.layouts.seats import counts_points, names
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

PLACES = 25
"""Places that are shown, the best ones: many may have left and come back between rounds."""

RANKING = ("to_last", "seven_rounds")
"""The ends of a round that rank everybody, and not its winner alone. Rule: play-to-last, seven-rounds."""


def match_over(
    scene: Scene, view: View, ending: Ending, places: tuple[int, ...], words: Words, emojis: Emojis
) -> ui.LayoutView:
    """Show the places and points of a finished match, or why it has none."""
    return screen(
        text(*_title(scene, ending, places, words)),
        line() if places else None,
        text(
            *islice(_places(scene, view, places, words, emojis), PLACES),
            *_what_decided(scene, view, words, emojis),
            _forfeit(scene, words, emojis),
        )
        if places
        else None,
        line(),
        text(words("match-proof", fingerprint=fingerprint(view))),
        row(
            Press.button(Verb.REMATCH, scene.table_id, label=words("button-rematch"), style=Style.success),
            proof_button(scene, words),
        ),
    )


def _title(scene: Scene, ending: Ending, places: tuple[int, ...], words: Words) -> Iterator[str]:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if winners:
        yield words("match-won", names=names(scene, winners, words), winners=len(winners))
    else:
        yield words("match-void")
    yield words("match-ending", ending=ending.value)


def _places(scene: Scene, view: View, places: tuple[int, ...], words: Words, emojis: Emojis) -> Iterator[str]:
    for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
        place = place_text(places[seat])
        name = marked_name(scene, seat, scene.people[seat].computer, words, emojis)
        if view.standing[seat] is Standing.LEFT and seat not in view.played_out:
            yield words("place-left", place=place, name=name)
        elif counts_points(view):
            told = "place-exits" if view.rules.scoring == "exits" else "place-points"
            yield words(told, place=place, name=name, count=view.score.totals[seat])
        else:
            yield _by_rounds(view, seat, place, name, words)


def _by_rounds(view: View, seat: int, place: str, name: str, words: Words) -> str:
    """Tell a place where rounds count: whom one was ahead of if a round ranks all, else what one held."""
    won = words("place-rounds", place=place, name=name, count=view.score.rounds_won[seat])
    if view.rules.round_end in RANKING:
        return words("place-ahead", standing=won, count=view.score.beaten[seat])
    return words("place-held", standing=won, count=view.score.held[seat])


def _what_decided(scene: Scene, view: View, words: Words, emojis: Emojis) -> Iterator[str]:
    if not counts_points(view):
        yield words("places-how-ranked" if view.rules.round_end in RANKING else "places-how")
    past = _past_the_limit(view)
    if past:
        yield words("match-lost", names=names(scene, past, words), losers=len(past))
    lost = lost_round(scene, view, words)
    if lost is not None:
        yield lost
    last = latest(scene, CardPlayed)
    play = None if last is None else Narrator(scene, words, emojis).line(last)
    if play is not None:
        yield words("match-last-play", play=play)


def _past_the_limit(view: View) -> list[int]:
    """Name the losers where who gathers too many points loses. Rule: score-own-200, score-101."""
    limit = {"own_200": view.rules.goal, "over_101": view.rules.goal + 1}.get(view.rules.scoring)
    totals = enumerate(view.score.totals)
    return [] if limit is None else [seat for seat, total in totals if total >= limit]


def _forfeit(scene: Scene, words: Words, emojis: Emojis) -> str | None:
    """Tell what the losers may do, where that was agreed. Rule: loser-forfeit."""
    drawn = scene.match.forfeit if scene.match else None
    return None if drawn is None else Narrator(scene, words, emojis).line(drawn)
