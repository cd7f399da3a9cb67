"""Between rounds and at the end: scores, who is ready, places, and how to check the deals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

from discord import ui

from bot.engine import PRESETS, Rules, Standing, View
from bot.engine.events import CardPlayed, MatchEnded, RoundEnded
from bot.engine.phases import Ending
from bot.table.scene import Match, Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import banner, more_button, resume_button, stands_still
from bot.ui.layouts.events import Narrator
from bot.ui.layouts.pieces import Style, line, place_text, row, screen, text
from bot.ui.layouts.seats import countdown, counts_points, names, present, team_line, who
from bot.ui.layouts.votes import open_votes
from bot.ui.press import Press, Verb
from bot.ui.words import Words

T = TypeVar("T")

DEALS = ("deck", "packs", "deal", "start")
"""The options that a first deal depends on."""

OWN_POINTS = frozenset({"own_200", "lowest_500", "over_101", "eliminate"})
"""The scorings under which everybody's own points count against them."""

PLACES = 25
"""Places that are shown, the best ones: many may have left and come back between rounds."""


def round_over(
    scene: Scene, view: View, ready: frozenset[int], words: Words, emojis: Emojis
) -> ui.LayoutView:
    """Show the scores after a round, and who is ready for the next one."""
    return screen(
        text(banner(scene, words), *_how_it_ended(scene, view, words)),
        line(),
        text(*_scores(scene, view, ready, words, emojis)),
        line(),
        text(*_next_round(scene, view, words)),
        *open_votes(scene, view, words),
        row(
            Press.button(
                Verb.READY,
                scene.table_id,
                label=words("button-ready"),
                style=Style.success,
                disabled=stands_still(scene),
            ),
            Press.button(Verb.JOIN, scene.table_id, label=words("button-join-next")),
            more_button(scene, words),
            resume_button(scene, words),
        ),
    )


def _how_it_ended(scene: Scene, view: View, words: Words) -> Iterator[str]:
    last = last_round(scene)
    if last is None:
        yield words("round-void-title")
        return
    yield words("round-over-title", number=last.number)
    yield words("round-won", names=names(scene, last.winners, words), winners=len(last.winners))
    yield words("round-goal", goal=words("goal", scoring=view.rules.scoring, goal=view.rules.goal))


def last_round(scene: Scene) -> RoundEnded | None:
    """Find how the last round ended, None when it was broken off or is out of memory."""
    return _latest(scene, RoundEnded)


def _latest(scene: Scene, kind: type[T]) -> T | None:
    recent = scene.match.recent if scene.match else ()
    return next((event for event in reversed(recent) if isinstance(event, kind)), None)


def _scores(scene: Scene, view: View, ready: frozenset[int], words: Words, emojis: Emojis) -> Iterator[str]:
    teams = team_line(scene, view, words)
    if teams is not None:
        yield teams
    for seat in sorted(present(view), key=lambda seat: _rank(view, seat)):
        watches = view.standing[seat] is Standing.WATCHING
        mark = "👀" if watches else "✅" if seat in ready else "⏳"
        yield _score(
            scene, view, seat, mark, _name(scene, seat, seat in view.computers, words, emojis), words
        )


def _rank(view: View, seat: int) -> tuple[int, int, int]:
    """Order seats from the best score to the worst, by what the scoring counts."""
    score = view.score
    points = score.totals[seat] if view.rules.scoring in OWN_POINTS else -score.totals[seat]
    return points, -score.rounds_won[seat], seat


def _score(scene: Scene, view: View, seat: int, mark: str, name: str, words: Words) -> str:
    last, score = last_round(scene), view.score
    gained = last.points[seat] if last and seat < len(last.points) else 0
    if not counts_points(view):
        return words("score-rounds", mark=mark, name=name, count=score.rounds_won[seat])
    told = "score-exits" if view.rules.scoring == "exits" else "score-points"
    return words(told, mark=mark, name=name, total=score.totals[seat], gained=f"{gained:+d}")


def _next_round(scene: Scene, view: View, words: Words) -> Iterator[str]:
    waits = countdown(scene, view, words)
    yield words("round-next-when-ready") if waits is None else words("round-next", when=waits)
    if view.queue:
        yield words("table-queue", count=view.queue)


def match_over(
    scene: Scene, view: View, ending: Ending, places: tuple[int, ...], words: Words, emojis: Emojis
) -> ui.LayoutView:
    """Show the places and points of a finished match, or why it has none, and its seed."""
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
        text(*_proof(scene, view, words)),
        row(Press.button(Verb.REMATCH, scene.table_id, label=words("button-rematch"), style=Style.success)),
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
        name = _name(scene, seat, scene.people[seat].computer, words, emojis)
        if view.standing[seat] is Standing.LEFT:
            yield words("place-left", place=place, name=name)
        elif not counts_points(view):
            won = words("place-rounds", place=place, name=name, count=view.score.rounds_won[seat])
            yield words("place-held", standing=won, count=view.score.held[seat])
        else:
            told = "place-exits" if view.rules.scoring == "exits" else "place-points"
            yield words(told, place=place, name=name, count=view.score.totals[seat])


def _what_decided(scene: Scene, view: View, words: Words, emojis: Emojis) -> Iterator[str]:
    if not counts_points(view):
        yield words("places-how")
    last = _latest(scene, CardPlayed)
    play = None if last is None else Narrator(scene, words, emojis).line(last)
    if play is not None:
        yield words("match-last-play", play=play)


def _forfeit(scene: Scene, words: Words, emojis: Emojis) -> str | None:
    """Tell what the losers may do, where that was agreed. Rule: loser-forfeit."""
    drawn = scene.match.forfeit if scene.match else None
    return None if drawn is None else Narrator(scene, words, emojis).line(drawn)


def _name(scene: Scene, seat: int, computer: bool, words: Words, emojis: Emojis) -> str:
    return who(scene, seat, words) + (f" {emojis.mark('bot')}" if computer else "")


def _proof(scene: Scene, view: View, words: Words) -> Iterator[str]:
    ended = _latest(scene, MatchEnded)
    if ended is not None:
        yield words("match-seed", seed=ended.seed)
    yield words("match-commitment", commitment=view.commitment)
    if ended is not None and scene.match is not None and scene.match.first_seats:
        yield words("match-verify")
        yield f"```\n{_command(scene.match, view, ended.seed)}\n```"


def _command(match: Match, view: View, seed: str) -> str:
    """Write what `python -m bot` checks this match by."""
    preset = match.preset if match.preset in PRESETS else "classic"
    differences = _differences(view.rules, PRESETS[preset])
    rules = f" --rules '{differences}'" if differences else ""
    return (
        f"python -m bot verify --seed {seed} --commitment {view.commitment}"
        f" --seats {match.first_seats} --preset {preset}{rules}"
    )


def _differences(rules: Rules, preset: Rules) -> str:
    """Write the options that a table has agreed on besides its rule set, those that a deal depends on."""
    agreed, named = (one.model_dump(mode="json", by_alias=True) for one in (rules, preset))
    chosen = {name: agreed[name] for name in DEALS if agreed[name] != named[name]}
    return json.dumps(chosen) if chosen else ""
