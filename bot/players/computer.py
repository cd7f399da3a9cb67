"""The computer player: one level, lawful, sensible, and human enough to be caught."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from bot.engine import (
    Accept,
    Action,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    DrawCard,
    GiveCard,
    JumpIn,
    PlayCards,
    Standing,
    View,
)
from bot.engine.phases import Answer, UnoWindow, Vote

from .tactics import (
    HASTE,
    Laying,
    colours_held,
    culprits,
    doubt,
    is_bluff,
    is_ruinous,
    keeping,
    left_after,
    look,
    must_aim,
    worth,
)

FORGETS_UNO = 1 / 8
REMEMBERS_UNO = 1 / 3
"""How often a forgotten call comes to mind while it can still be made."""
NOTICES = 0.5
"""How often somebody else's forgotten call is noticed by any of the computer players at a table."""
JUMPS_IN = 0.5
"""How often the twin of the top card is noticed in the own hand."""
BLUFFS = 1 / 12
WHIM = 0.3
"""How much a play may be worth less than the best and still be chosen."""

_UNOWED = (CallUno, CastVote, CatchUno, JumpIn)

L = TypeVar("L", bound=Laying)


class Computer:
    """Play for any seat whose view it is shown; all chance comes from `rng`, so that a seed repeats a game.

    One computer may play several seats of one match. It remembers nothing but what it has already thought
    about, so that being asked more often makes nobody more attentive.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._reminded: dict[int, int] = {}
        self._seen: dict[int, frozenset[int]] = {}
        self._twins: dict[int, int] = {}

    def decide(self, view: View) -> Action | None:
        """Give the action that this seat owes now, or a call that it forgot; None if others are waited for.

        The action is lawful at the moment of the view.
        """
        legal = view.legal
        if call := self._late_call(view, legal):
            return call
        owed = [action for action in legal if not isinstance(action, _UNOWED)]
        return self._owed(view, owed) if owed else _follow_people(view, legal)

    def catch(self, view: View) -> CatchUno | None:
        """Give a catch if somebody is seen with one card and no UNO!, and it is noticed.

        Nobody may know whether a window is still open, so the catch can come too late and be refused. Ask
        whenever something has happened; each culprit is thought about once. Where false calls are fined it
        names the culprit, whom it must have seen come down to one card. Rule: uno-catch-needed.
        """
        seat = view.seat
        if seat is None or view.standing[seat] is Standing.LEFT:
            return None
        found = culprits(view, seat)
        known = self._seen.get(seat)
        news = found - (known or frozenset())
        self._seen[seat] = found
        watchers = len(view.computers - found) or 1
        if not news or self._rng.random() >= 1 - (1 - NOTICES) ** (1 / watchers):
            return None
        if not view.rules.penalty_false_call:
            return CatchUno(seat)
        return None if known is None else CatchUno(seat, min(news))

    def jump_in(self, view: View) -> JumpIn | None:
        """Give a play out of turn if the seat holds the twin of the top card, notices it and would lay it.

        Ask whenever something has happened; each top play is thought about once. Rule: intervention.
        """
        seat = view.seat
        if seat is None or view.twin is None or self._twins.get(seat) == view.plays:
            return None
        self._twins[seat] = view.plays
        return self.twin(view) if self._rng.random() < JUMPS_IN else None

    def twin(self, view: View) -> JumpIn | None:
        """Give the best play out of turn that is possible now, if it is worth laying."""
        twins = [action for action in view.legal if isinstance(action, JumpIn)]
        aimed = [twin for twin in twins if twin.choices.target is not None] if must_aim(view) else []
        if not twins:
            return None
        outlook, best = look(view), self._best(view, aimed or twins)
        sensible = not is_ruinous(outlook, best) and worth(outlook, best) + HASTE > 0
        return self._armed(view, best) if sensible else None

    def pause(self, view: View) -> float:
        """Give the seconds that a person would take, from 1.2 to 4; the more cards, the longer."""
        return 1.2 + self._rng.random() + min(1.8, 0.09 * len(view.hand))

    def _late_call(self, view: View, legal: Sequence[Action]) -> Action | None:
        call = next(
            (action for action in legal if isinstance(action, CallUno) and action.owner is None), None
        )
        window = next((matter for matter in view.matters if isinstance(matter, UnoWindow)), None)
        if call is None or window is None or self._reminded.get(window.seat) == window.play:
            return None
        self._reminded[window.seat] = window.play
        return call if self._rng.random() < REMEMBERS_UNO else None

    def _owed(self, view: View, owed: Sequence[Action]) -> Action | None:
        plays = [action for action in owed if isinstance(action, PlayCards)]
        others = [action for action in owed if not isinstance(action, PlayCards)]
        if plays:
            bluffs, outlook = self._rng.random() < BLUFFS, look(view)
            wanted = [
                play
                for play in plays
                if (bluffs or not is_bluff(view, play)) and not is_ruinous(outlook, play)
            ]
            if not others and not isinstance(view.phase, Answer):
                wanted = wanted or plays
            if wanted:
                return self._armed(view, self._best(view, wanted))
        return self._without_a_play(view, others) if others else None

    def _best(self, view: View, plays: Sequence[L]) -> L:
        outlook = look(view)
        return max(plays, key=lambda play: worth(outlook, play) + WHIM * self._rng.random())

    def _armed(self, view: View, play: L) -> L:
        """Say UNO! with the play that leaves one card, now and then forgetting it. Rule: uno-call."""
        leaves_one = len(left_after(look(view), play)) == 1
        return replace(play, uno=True) if leaves_one and self._rng.random() >= FORGETS_UNO else play

    def _without_a_play(self, view: View, others: Sequence[Action]) -> Action:
        match others[0]:
            case ChooseColour():
                held = colours_held(view.hand)
                colours = [action for action in others if isinstance(action, ChooseColour)]
                return max(colours, key=lambda action: held[action.colour] + WHIM * self._rng.random())
            case ChooseTarget():
                targets = [action for action in others if isinstance(action, ChooseTarget)]
                return min(targets, key=lambda action: view.counts[action.target] + WHIM * self._rng.random())
            case GiveCard():
                outlook = look(view)
                gifts = [action for action in others if isinstance(action, GiveCard)]
                return min(gifts, key=lambda action: keeping(outlook, action.card))
            case _:
                # To pass without drawing is to give a chance away.
                drawing = next((action for action in others if isinstance(action, DrawCard)), None)
                return drawing or self._answer(view, others) or self._rng.choice(others)

    def _answer(self, view: View, others: Sequence[Action]) -> Action | None:
        phase = view.phase
        if not isinstance(phase, Answer):
            return None
        challenges = self._rng.random() < doubt(view.counts[phase.hit.source])
        wanted = Challenge if challenges else Accept
        return next((action for action in others if isinstance(action, wanted)), None)


def _follow_people(view: View, legal: Sequence[Action]) -> Action | None:
    """Vote with the majority once every person has voted: a computer player decides nothing among people."""
    for vote in view.matters:
        if isinstance(vote, Vote) and vote.electors - view.computers <= vote.agree | vote.against:
            agree = len(vote.agree) > len(vote.against)
            ballot = CastVote(view.seat, vote.clock, agree) if view.seat is not None else None
            if ballot in legal:
                return ballot
    return None
