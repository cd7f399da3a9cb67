"""Drawing: taking cards instead of playing, and keeping them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .actions import DrawCard, PassTurn
from .answers import drop_hold
from .cards import FOUR, Card
from .choosing import choices_by_chance
from .citing import agreed
from .events import DrawReason, PileUsedUp, TurnPassed
from .going_out import cap_round, end_round
from .laying import lay, without
from .matching import is_bluff, may_lay, playable
from .phases import Hold, Turn, turn_of
from .piles import can_draw, draw
from .refusals import Reason, Refusal
from .rules import Rules
from .scoring import best_off
from .state import GameState
from .turns import pass_turn


def check_draw(state: GameState, phase: Turn, action: DrawCard) -> Refusal | None:
    """Refuse a second draw, a draw out of turn, and, where that is agreed, one by a seat that can play."""
    if action.seat != phase.seat:
        return Refusal(Reason.NOT_YOUR_TURN, seat=phase.seat)
    if phase.more:
        return None
    if phase.drawn:
        return Refusal(Reason.ALREADY_DREW, agreed(state.rules, "draw"), card=state.drawn)
    if state.house.must_play and playable(state, state.hands[action.seat]):
        return Refusal(Reason.MUST_PLAY, "decline-and-draw")
    return None


def draw_card(state: GameState, phase: Turn, action: DrawCard) -> None:
    """Draw instead of playing, in the way that the rules choose."""
    if state.matters:
        state.house.begun(state, False)
    state.twin_open = False
    state.house.draw(state, phase)


def draw_one(state: GameState, phase: Turn) -> None:
    """Draw one card; if it fits, its player may play or keep it.

    Rule: draw-one-may-play, decline-and-draw.
    """
    seat = phase.seat
    _look_at(state, seat, draw(state, seat, 1, DrawReason.TURN))


def draw_until_playable(state: GameState, phase: Turn) -> None:
    """Draw until a card fits, in one go; one card only when something in the hand fits already.

    Rule: draw-until-playable.
    """
    seat = phase.seat
    if playable(state, state.hands[seat]):
        draw_one(state, phase)
        return
    drawn: tuple[Card, ...] = ()
    while not drawn or not may_lay(state, state.hands[seat], drawn[-1]):
        more = draw(state, seat, _cards_until_fit(state, seat), DrawReason.TURN)
        drawn += more
        if not more or not can_draw(state):
            break
    _look_at(state, seat, drawn)


def _cards_until_fit(state: GameState, seat: int) -> int:
    """Count the cards up to the first that fits, all of them where none does."""
    hand = state.hands[seat]
    pile = state.draw_pile[::-1]
    for count, drawn in enumerate(pile, start=1):
        hand += (drawn,)
        if may_lay(state, hand, drawn):
            return count
    return max(len(pile), 1)


def draw_to_match(state: GameState, phase: Turn) -> None:
    """Draw one by one, as long as nothing fits and the player likes. Rule: draw-to-match."""
    seat = phase.seat
    could_play = not phase.more and bool(playable(state, state.hands[seat]))
    cards = draw(state, seat, 1, DrawReason.TURN)
    if could_play or not cards or may_lay(state, state.hands[seat], cards[-1]) or not can_draw(state):
        _look_at(state, seat, cards)
        return
    state.drawn = cards[-1]
    state.enter(turn_of(seat, True, True))


def _look_at(state: GameState, seat: int, cards: tuple[Card, ...]) -> None:
    """Let the last card drawn be played or kept if it fits, else let the turn pass."""
    if cards and may_lay(state, state.hands[seat], cards[-1]):
        state.drawn = cards[-1]
        state.enter(turn_of(seat, True))
    else:
        _end(state, seat, moved=bool(cards))


DRAWS: Mapping[str, Callable[[GameState, Turn], None]] = {
    "one": draw_one,
    "until_playable": draw_until_playable,
    "to_match": draw_to_match,
}


def check_pass(state: GameState, phase: Turn, action: PassTurn) -> Refusal | None:
    """Refuse to pass before drawing, or to keep what must be played. Rule: pass-button, force-play."""
    if action.seat != phase.seat:
        return Refusal(Reason.NOT_YOUR_TURN, seat=phase.seat)
    if not phase.drawn:
        free = state.rules.pass_ == "free"
        return None if free else Refusal(Reason.MUST_DRAW, agreed(state.rules, "pass_"))
    if _must_be_played(state, phase):
        return Refusal(Reason.MUST_PLAY_DRAWN, "force-play", card=state.drawn)
    return None


def _must_be_played(state: GameState, phase: Turn) -> bool:
    """Tell whether the card just drawn must be played, which makes nobody bluff. Rule: force-play."""
    drawn = state.drawn
    if not state.rules.force_play or phase.more or drawn is None:
        return False
    return drawn is not FOUR or not is_bluff(state, without(state.hands[phase.seat], (drawn,)))


def keep_card(state: GameState, phase: Turn, action: PassTurn) -> None:
    """Keep the drawn card, or pass without drawing. Rule: drawn-card-play-optional, say-pass."""
    if state.matters:
        state.house.begun(state, False)
    state.twin_open = False
    _end(state, phase.seat, moved=phase.drawn)


def quiet_choice(state: GameState, turn: Turn) -> None:
    """Draw and keep for a seat whose clock ran out; what must be played is played."""
    seat, phase = turn.seat, state.phase
    if not turn.drawn:
        draw_card(state, turn, DrawCard(seat))
        phase = state.phase
    if type(phase) is not Turn or phase.seat != seat or not phase.drawn:
        return
    if state.drawn is not None and _must_be_played(state, phase):
        lay(state, phase, choices_by_chance(state, seat, state.drawn))
    else:
        keep_card(state, phase, PassTurn(seat))


def _end(state: GameState, seat: int, moved: bool) -> None:
    state.news += (TurnPassed(seat),)
    if not moved and not can_draw(state):
        state.idle += 1
    pass_turn(state, seat)


def at_turn(rules: Rules) -> tuple[Callable[[GameState, int], bool], ...]:
    """Choose what may come before a turn is played, as far as drawing goes."""
    hooks: list[Callable[[GameState, int], bool]] = []
    if rules.cap:
        hooks.append(_count_turn)
    if rules.exhaust == "end_round" and rules.exhaust_end == "now":
        hooks.append(_end_with_the_pile)
    if rules.auto_draw:
        hooks.append(_draw_by_itself)
    return tuple(hooks)


def _count_turn(state: GameState, seat: int) -> bool:
    """End the round when the turns that were agreed are played."""
    if state.turns < state.rules.cap:
        state.note(turns=state.turns + 1)
        return False
    cap_round(state)
    return True


def _end_with_the_pile(state: GameState, seat: int) -> bool:
    """End the round when a seat can neither play nor draw. Rule: deck-exhausted-ends-round."""
    if state.draw_pile or playable(state, state.hands[seat]):
        return False
    state.news += (PileUsedUp(seat),)
    end_round(state, best_off(state))
    return True


def _draw_by_itself(state: GameState, seat: int) -> bool:
    """Draw at once for a seat that cannot play, but let others jump in first.

    This begins no turn, since nobody has acted. Rule: auto-draw, intervention, uno-catch-window.
    """
    drop_hold(state)
    if playable(state, state.hands[seat]):
        return False
    if state.twin_open:
        state.matters += (Hold(state.new_clock()),)
        return False
    state.house.draw(state, turn_of(seat))
    return True


def draw_held_back(state: GameState, phase: Turn) -> None:
    """Draw now that the moment for others is over, unless the seat has drawn or can play meanwhile."""
    if phase.drawn or playable(state, state.hands[phase.seat]):
        return
    state.twin_open = False
    state.house.draw(state, phase)
