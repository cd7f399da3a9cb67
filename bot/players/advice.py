"""Advice: what a seat had better do now, and the one consideration that speaks for it most.

The same weighing that computer players go by, without their whims. Rule: tactics-hints, feature-hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    Standing,
    View,
)
from bot.engine.phases import Answer, HandOnPile, Hit, MatchOver, Ready, RoundOver, Turn, UnoWindow

from .reasons import Why, best_of, reason_for, whom
from .tactics import (
    HASTE,
    NEAR_OUT,
    Laying,
    Outlook,
    colours_held,
    culprits,
    doubt_pays,
    in_order,
    is_bluff,
    is_ruinous,
    keeping,
    left_after,
    look,
    must_aim,
    worth,
)

L = TypeVar("L", bound=Laying)


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, None being to wait, and why; `seat` is whom the reason speaks of, `count` their cards."""

    why: Why
    action: Action | None = None
    seat: int | None = None
    count: int = 0


def advise(view: View) -> Advice:
    """Advise a seat by what it may know; raises ValueError for a spectator."""
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator decides nothing: advise a seat")
    match view.phase:
        case MatchOver():
            return Advice(Why.OVER)
        case RoundOver(ready=ready):
            return _between_rounds(view, seat, waits=seat in ready)
        case _ if view.standing[seat] is not Standing.PLAYING:
            return Advice(Why.OUT)
        case _:
            return _call(view) or _catch(view, seat) or _in_round(view, seat)


def _between_rounds(view: View, seat: int, *, waits: bool) -> Advice:
    if view.standing[seat] in (Standing.LEFT, Standing.WATCHING):
        return Advice(Why.OUT)
    return Advice(Why.READY) if waits else Advice(Why.NEXT_ROUND, SayReady(seat))


def _call(view: View) -> Advice | None:
    """Remind of a call that was forgotten, while it can still be made. Rule: uno-call."""
    if not any(isinstance(matter, UnoWindow) for matter in view.matters):
        return None
    calls = [action for action in view.legal if isinstance(action, CallUno) and action.owner is None]
    return Advice(Why.CALL, calls[0]) if calls else None


def _catch(view: View, seat: int) -> Advice | None:
    """Point to somebody who has just come down to one card without a call, as everybody can see.

    Whether the window is still open nobody may know. Rule: uno-catch-needed.
    """
    phase, culprit = view.phase, view.laid_by
    begun = isinstance(phase, Turn) and phase.drawn
    if culprit is None or begun or culprit not in culprits(view, seat):
        return None
    return Advice(Why.CATCH, CatchUno(seat, culprit), culprit, 1)


def _in_round(view: View, seat: int) -> Advice:
    owed = [action for action in view.legal if not isinstance(action, CallUno | CastVote | JumpIn)]
    if seat not in view.awaited:
        return _jump(view) or _wait(view, seat)
    plays = [action for action in owed if isinstance(action, PlayCards)]
    others = [action for action in owed if not isinstance(action, PlayCards)]
    return _play(view, seat, plays, others) or _other(view, seat, plays, others)


def _play(view: View, seat: int, plays: Sequence[PlayCards], others: Sequence[Action]) -> Advice | None:
    """Advise a card, None where it is better to lay none."""
    outlook = look(view)
    wanted = [play for play in plays if not is_bluff(view, play) and not is_ruinous(outlook, play)]
    if not others and not isinstance(view.phase, Answer):
        wanted = wanted or list(plays)
    if not wanted:
        return None
    best = best_of(outlook, wanted)
    why = reason_for(view, outlook, best, wanted)
    about = whom(view, outlook, why, best, in_order(view, seat))
    return Advice(why, _armed(outlook, best), about, view.counts[about])


def _armed(outlook: Outlook, play: L) -> L:
    """Say UNO! with the play that leaves one card. Rule: uno-call."""
    return replace(play, uno=True) if len(left_after(outlook, play)) == 1 else play


def _jump(view: View) -> Advice | None:
    """Advise to lay the twin of the top card out of turn, where it is worth it. Rule: intervention."""
    twins = [action for action in view.legal if isinstance(action, JumpIn)]
    aimed = [twin for twin in twins if twin.choices.target is not None] if must_aim(view) else []
    if not twins:
        return None
    outlook = look(view)
    best = best_of(outlook, aimed or twins)
    if is_ruinous(outlook, best) or worth(outlook, best) + HASTE <= 0:
        return None
    return Advice(Why.JUMPS, _armed(outlook, best))


def _wait(view: View, seat: int) -> Advice:
    """Advise to wait, with an eye on whoever is about to go out. Rule: no-hiding-card-count."""
    if isinstance(view.phase, HandOnPile):
        return Advice(Why.WAIT)
    outlook = look(view)
    others = [other for other in in_order(view, seat) if other != outlook.partner]
    nearest = min(others, key=lambda other: view.counts[other])
    count = view.counts[nearest]
    return Advice(Why.DANGER if count <= NEAR_OUT else Why.WAIT, None, nearest, count)


def _other(view: View, seat: int, plays: Sequence[PlayCards], others: Sequence[Action]) -> Advice:
    """Advise on what is no card to lay."""
    phase = view.phase
    if isinstance(phase, Answer):
        return _answer(view, phase, others)
    if isinstance(phase, HandOnPile):
        return Advice(Why.PUT, PutHand(seat))
    if isinstance(phase, Ready):
        return Advice(Why.SORT, SayReady(seat))
    if isinstance(phase, Turn):
        return _no_card(view, phase, plays, others)
    return _choice(view, others)


def _no_card(view: View, turn: Turn, plays: Sequence[PlayCards], others: Sequence[Action]) -> Advice:
    drawing = next((action for action in others if isinstance(action, DrawCard)), None)
    passing = next((action for action in others if isinstance(action, PassTurn)), None)
    action = drawing or passing
    if turn.more:
        return Advice(Why.DRAWS_ON, action)
    if not plays:
        return Advice(Why.NOTHING_FITS, action)
    return Advice(Why.RUINS if is_ruinous(look(view), plays[0]) else Why.BLUFF, action)


def _choice(view: View, others: Sequence[Action]) -> Advice:
    """Advise on a starter's colour, a hand to take, a card to give."""
    held, outlook = colours_held(view.hand), look(view)

    def merit(action: Action) -> float:
        match action:
            case ChooseColour(colour=colour):
                return held[colour]
            case ChooseTarget(target=target):
                return -view.counts[target]
            case GiveCard(card=card):
                return -keeping(outlook, card)
            case _:
                return 0.0

    best = max(others, key=merit)
    match best:
        case ChooseColour():
            return Advice(Why.STARTER, best)
        case ChooseTarget(target=target):
            return Advice(Why.TARGET, best, target, view.counts[target])
        case _:
            return Advice(Why.GIVE, best)


def _answer(view: View, phase: Answer, others: Sequence[Action]) -> Advice:
    """Advise on a hit that no card answers. Rule: wd4-challenge-open."""
    hit = phase.hit
    kept = view.counts[hit.source]
    accepting = next((action for action in others if isinstance(action, Accept)), None)
    doubting = next((action for action in others if isinstance(action, Challenge)), None)
    if accepting is None and doubting is None:
        return Advice(Why.FALLS, None, hit.source, hit.amount)
    if doubting is None:
        return Advice(Why.NO_WAY_OUT, accepting, hit.source, hit.amount)
    pays = _pays(view, hit, kept)
    return Advice(Why.DOUBT if pays else Why.HONEST, doubting if pays else accepting, hit.source, kept)


def _pays(view: View, hit: Hit, kept: int) -> bool:
    return doubt_pays(kept, hit.amount, view.rules.challenge_fail_extra)
