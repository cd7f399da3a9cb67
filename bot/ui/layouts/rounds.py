"""Between rounds and at the end: scores, who is ready, places, and how to check the deals."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.engine import Standing, View
from bot.engine.events import MatchEnded, RoundEnded
from bot.engine.phases import Ending
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import banner, more_button, resume_button, stands_still
from bot.ui.layouts.pieces import Style, line, row, screen, text
from bot.ui.layouts.seats import countdown, names, present, who
from bot.ui.layouts.votes import open_votes
from bot.ui.press import Press, Verb
from bot.ui.words import Words

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


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
    recent = scene.match.recent if scene.match else ()
    for event in reversed(recent):
        if isinstance(event, RoundEnded):
            return event
    return None


def _scores(scene: Scene, view: View, ready: frozenset[int], words: Words, emojis: Emojis) -> Iterator[str]:
    last, score = last_round(scene), view.score
    counts_points = view.rules.scoring != "none"
    by_points = sorted(present(view), key=lambda seat: (-score.totals[seat], -score.rounds_won[seat], seat))
    for seat in by_points:
        computer = f" {emojis.mark('bot')}" if seat in view.computers else ""
        name = who(scene, seat, words) + computer
        gained = last.points[seat] if last and seat < len(last.points) else 0
        mark = "✅" if seat in ready else "⏳"
        if counts_points:
            yield words("score-points", mark=mark, name=name, total=score.totals[seat], gained=gained)
        else:
            yield words("score-rounds", mark=mark, name=name, count=score.rounds_won[seat])


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
        text(*_places(scene, view, places, words, emojis)) if places else None,
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
        place = _MEDALS.get(places[seat], f"{places[seat]}\\.")
        computer = f" {emojis.mark('bot')}" if scene.people[seat].computer else ""
        name = who(scene, seat, words) + computer
        if view.standing[seat] is Standing.LEFT:
            yield words("place-left", place=place, name=name)
        elif view.rules.scoring == "none":
            yield words("place-rounds", place=place, name=name, count=view.score.rounds_won[seat])
        else:
            yield words("place-points", place=place, name=name, count=view.score.totals[seat])


def _proof(scene: Scene, view: View, words: Words) -> Iterator[str]:
    recent = scene.match.recent if scene.match else ()
    for event in reversed(recent):
        if isinstance(event, MatchEnded):
            yield words("match-seed", seed=event.seed)
            break
    yield words("match-commitment", commitment=view.commitment)
