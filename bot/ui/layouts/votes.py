"""Votes: the motions that the table decides now, with a yes and a no for each."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import View
from bot.engine.phases import Vote
from bot.table.scene import Scene
from bot.ui.layouts.pieces import Piece, Style, line, row, text
from bot.ui.layouts.plays import motion_text
from bot.ui.layouts.seats import who_plainly
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

MOST_SHOWN = 3
"""Votes shown at once; each takes four of the forty components."""


def running_votes(view: View) -> list[Vote]:
    """List the votes that run now, the oldest first."""
    return [matter for matter in view.matters if isinstance(matter, Vote)]


def vote_plainly(scene: Scene, vote: Vote, words: Words) -> str:
    """Name what a vote is about in a menu, where nothing is formatted."""
    name = "" if vote.about is None else who_plainly(scene, vote.about, words)
    return words("choice-motion", motion=str(vote.motion), name=name)


def open_votes(scene: Scene, view: View, words: Words) -> Iterator[Piece | None]:
    """Give the pieces of the votes that run now, the oldest first."""
    for vote in running_votes(view)[:MOST_SHOWN]:
        yield line()
        yield text(_motion(scene, vote, words))
        yield row(
            _ballot(scene, vote, words("button-agree"), agree=True),
            _ballot(scene, vote, words("button-against"), agree=False),
        )


def _motion(scene: Scene, vote: Vote, words: Words) -> str:
    motion = motion_text(scene, vote.motion, vote.about, words)
    asked = words(
        "vote-running",
        motion=motion,
        agree=len(vote.agree),
        against=len(vote.against),
        electors=len(vote.electors),
    )
    deadline = scene.deadlines.get(vote.clock)
    return asked if deadline is None else f"{asked} {words.until(deadline)}"


def _ballot(scene: Scene, vote: Vote, label: str, *, agree: bool) -> Press:
    style = Style.success if agree else Style.danger
    return Press.button(Verb.VOTE, scene.table_id, "", vote.clock, int(agree), label=label, style=style)
