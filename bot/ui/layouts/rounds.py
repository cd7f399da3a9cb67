"""Between rounds: how the last one ended, the scores, and who is ready for the next one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from discord import ui

from bot.engine import Standing, View
from bot.engine.events import RoundEnded
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import banner, more_button, resume_button, stands_still
from bot.ui.layouts.pieces import Style, line, row, screen, text
from bot.ui.layouts.seats import countdown, counts_points, names, present, team_line, who
from bot.ui.layouts.votes import open_votes
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

T = TypeVar("T")

OWN_POINTS = frozenset({"own_200", "lowest_500", "over_101", "eliminate"})
"""The scorings under which everybody's own points count against them."""


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
            None
            if view.rules.partners
            else Press.button(Verb.JOIN, scene.table_id, label=words("button-join-next")),
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
    lost = lost_round(scene, view, words)
    if lost is not None:
        yield lost
    yield words("round-goal", goal=words("goal", scoring=view.rules.scoring, goal=view.rules.goal))


def last_round(scene: Scene) -> RoundEnded | None:
    """Find how the last round ended, None when it was broken off or is out of memory."""
    return latest(scene, RoundEnded)


def lost_round(scene: Scene, view: View, words: Words) -> str | None:
    """Tell who has lost the last round, and with how many points in hand. Rule: score-lazy."""
    last = last_round(scene)
    losers = [] if last is None else _losers(view, last)
    if last is None or not losers:
        return None
    held = view.points(last.hands[losers[0]])
    deals = view.rules.opener == "winner_then_loser_deals"
    told = "match-round-lost" if scene.over else "round-lost-deals" if deals else "round-lost"
    named = names(scene, losers, words)
    return words(told, names=named, losers=len(losers), count=held, rounds=view.score.rounds)


def _losers(view: View, last: RoundEnded) -> list[int]:
    """Find who held most points, of several most cards; chance has chosen among those who deal next.

    Rule: score-lazy.
    """
    if view.rules.scoring != "lazy":
        return []
    if view.loser is not None:
        return [] if view.loser in last.winners else [view.loser]
    ranks = {seat: (view.points(hand), len(hand)) for seat, hand in enumerate(last.hands)}
    worst = max(ranks.values())
    return [seat for seat, rank in ranks.items() if rank == worst and seat not in last.winners]


def _held(view: View, last: RoundEnded | None, seat: int) -> int | None:
    """Count what a seat held when a round ended that somebody loses by that. Rule: score-lazy."""
    if view.rules.scoring != "lazy" or last is None or seat >= len(last.hands):
        return None
    return view.points(last.hands[seat])


def latest(scene: Scene, kind: type[T]) -> T | None:
    """Find the last event of a kind, None when there is none or it is out of memory."""
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
            scene, view, seat, mark, marked_name(scene, seat, seat in view.computers, words, emojis), words
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
        won = words("score-rounds", mark=mark, name=name, count=score.rounds_won[seat])
        held = _held(view, last, seat)
        return won if held is None else words("score-in-hand", standing=won, count=held)
    told = "score-exits" if view.rules.scoring == "exits" else "score-points"
    return words(told, mark=mark, name=name, total=score.totals[seat], gained=f"{gained:+d}")


def _next_round(scene: Scene, view: View, words: Words) -> Iterator[str]:
    waits = countdown(scene, view, words)
    yield words("round-next-when-ready") if waits is None else words("round-next", when=waits)
    if view.queue:
        yield words("table-queue", count=view.queue)


def marked_name(scene: Scene, seat: int, computer: bool, words: Words, emojis: Emojis) -> str:
    """Name a seat, with a mark where a computer plays it."""
    return who(scene, seat, words) + (f" {emojis.mark('bot')}" if computer else "")
