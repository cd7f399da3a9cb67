"""The one door to the rules: a new match, and an action applied."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast, get_args

from . import (
    answers,
    calls,
    challenges,
    drawing,
    etiquette,
    exchanges,
    fines,
    hands,
    interrupts,
    leaving,
    silence,
    starting,
    votes,
)
from .actions import (
    Accept,
    Action,
    BreakSilence,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    ComeBack,
    DrawCard,
    EndMatch,
    Expire,
    GiveCard,
    ImposeFine,
    Join,
    JumpIn,
    Leave,
    OpenVote,
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    Substitute,
    Withdraw,
)
from .book import new_book
from .cards import Colour
from .dallying import dally, note_act
from .dealing import first_round, next_round, refuse_seats
from .events import Event, MatchStarted
from .fairness import SEED_BYTES, commitment, pick
from .going_out import end_match
from .house import house_of
from .laying import lay
from .legality import CALLING, CHECKS, MATCH, ROUND, Check, out_of_place
from .phases import (
    Answer,
    Ending,
    Exchange,
    HandOnPile,
    Hold,
    Phase,
    Ready,
    RoundOver,
    StarterColour,
    SwapTarget,
    Turn,
    UnoWindow,
    Vote,
)
from .refusals import IllegalAction, Refusal
from .rules import Rules
from .state import GameState, Standing
from .turns import settle

# What Step's own constructor calls, without a detour through Python at every move.
_new_step = cast(
    "Callable[[type[Step], tuple[GameState, tuple[Event, ...]]], Step]",
    tuple.__new__,  # pyright: ignore[reportUnknownMemberType]
)

Handler = Callable[[GameState, Any, Any], None]
"""Changes a copy of the state, given its phase and an action that has been checked."""


class Step(NamedTuple):
    """A state and the events that led to it from the one before."""

    state: GameState
    events: tuple[Event, ...]


def new_game(rules: Rules, seats: int, seed: bytes, computers: frozenset[int] = frozenset()) -> Step:
    """Begin a match: promise the seed, draw for the dealer, deal the first round.

    `seed` is 32 secret bytes; `computers` are the seats that computer players hold. Raises ValueError when so
    many seats cannot be dealt in, or the seed has another length.
    """
    complaint = refuse_seats(rules, seats)
    if complaint:
        raise ValueError(complaint)
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    state = GameState(
        house=house_of(rules),
        phase=RoundOver(frozenset()),
        book=new_book(seats, seed, computers),
        hands=[()] * seats,
        standing=(Standing.PLAYING,) * seats,
    )
    state.news += (MatchStarted(seats, commitment(seed)),)
    first_round(state)
    events, state.news = state.news, ()
    return Step(state, events)


def apply(state: GameState, action: Action) -> Step:
    """Apply an action to a copy of the state.

    Raises IllegalAction with the reason and the rule; the state given is never changed.
    """
    phase = state.phase
    try:
        check, handle = MACHINE[type(phase)][type(action)]
    except KeyError:
        check, handle = NOWHERE
    refusal = check(state, phase, action)
    if refusal is None:
        draft = state.draft()
        if draft.fresh or draft.dallied:
            note_act(draft, action)
        handle(draft, phase, action)
    else:
        draft = _fined(state, action, refusal)
    events, draft.news = draft.news, ()
    return _new_step(Step, (draft, events))


def _fined(state: GameState, action: Action, refusal: Refusal) -> GameState:
    """Let a refused attempt cost what the group has agreed on; raises IllegalAction where that is nothing."""
    fine = fines.fine_for(state, action, refusal)
    if fine is None:
        raise IllegalAction(refusal)
    draft = state.draft()
    fine(draft, action, refusal)
    return draft


def _whatever_the_phase(handler: Callable[[GameState, Any], None]) -> Handler:
    def act(state: GameState, phase: Phase, action: Action) -> None:
        handler(state, action)

    return act


def _end(state: GameState, action: EndMatch) -> None:
    end_match(state, Ending.ENDED)


def _expire(state: GameState, action: Expire) -> None:
    """Run out one clock: the quiet choice of the phase, or the end of the matter."""
    phase = state.phase
    if state.clock == action.clock:
        EXPIRIES[type(phase)](state, phase)
        return
    match next(matter for matter in state.matters if matter.clock == action.clock):
        case UnoWindow() as window:
            calls.expire(state, window)
        case Vote() as vote:
            votes.close_vote(state, vote)
        case Hold() as hold:
            answers.release(state, hold)
            if type(phase) is Turn:
                drawing.draw_held_back(state, phase)
        case _:
            pass


def _dally_colour(state: GameState, phase: StarterColour) -> None:
    dally(state, phase.seat)
    starting.name_colour(state, phase.seat, pick(tuple(Colour), state.seed, state.new_stream()))


def _dally_turn(state: GameState, phase: Turn) -> None:
    dally(state, phase.seat)
    drawing.quiet_choice(state, phase)


def _dally_answer(state: GameState, phase: Answer) -> None:
    """Take what waits; only a hit that its target could have answered was dallied over."""
    if phase.hit.amount and phase.choice and not phase.accepted:
        dally(state, phase.seat)
    answers.take(state, phase)


def _stop_waiting(state: GameState, phase: RoundOver) -> None:
    next_round(state)


def _stop_sorting(state: GameState, phase: Ready) -> None:
    settle(state)


EXPIRIES: Mapping[type[Phase], Callable[[GameState, Any], None]] = {
    StarterColour: _dally_colour,
    Turn: _dally_turn,
    Answer: _dally_answer,
    SwapTarget: hands.target_by_default,
    Exchange: exchanges.give_any,
    HandOnPile: etiquette.stop_waiting_for_hands,
    Ready: _stop_sorting,
    RoundOver: _stop_waiting,
}
"""What happens when the clock of a phase runs out: the quiet choice."""

HANDLERS: Mapping[tuple[type[Phase], type[Action]], Handler] = {
    (Turn, PlayCards): lay,
    (Turn, DrawCard): drawing.draw_card,
    (Turn, PassTurn): drawing.keep_card,
    (Turn, JumpIn): interrupts.jump_in,
    (Answer, PlayCards): answers.answer,
    (Answer, Accept): answers.accept,
    (Answer, Challenge): challenges.challenge,
    (Answer, JumpIn): interrupts.jump_in,
    (StarterColour, ChooseColour): starting.choose_colour,
    (SwapTarget, ChooseTarget): hands.choose_target,
    (Exchange, GiveCard): exchanges.give,
    (HandOnPile, PutHand): etiquette.put_hand,
    (Ready, SayReady): etiquette.sorted_cards,
    (RoundOver, SayReady): etiquette.say_ready,
    **{(phase, CallUno): _whatever_the_phase(calls.call) for phase in CALLING},
    **{(phase, CatchUno): _whatever_the_phase(calls.catch) for phase in CALLING},
    **{(phase, BreakSilence): _whatever_the_phase(silence.break_silence) for phase in ROUND},
    **{(phase, ImposeFine): _whatever_the_phase(fines.impose_fine) for phase in ROUND},
    **{(phase, Join): _whatever_the_phase(leaving.join) for phase in MATCH},
    **{(phase, Withdraw): _whatever_the_phase(leaving.withdraw) for phase in MATCH},
    **{(phase, Leave): _whatever_the_phase(leaving.leave) for phase in MATCH},
    **{(phase, Substitute): _whatever_the_phase(leaving.substitute) for phase in MATCH},
    **{(phase, ComeBack): _whatever_the_phase(leaving.come_back) for phase in MATCH},
    **{(phase, OpenVote): _whatever_the_phase(votes.open_vote) for phase in MATCH},
    **{(phase, CastVote): _whatever_the_phase(votes.cast_vote) for phase in MATCH},
    **{(phase, EndMatch): _whatever_the_phase(_end) for phase in MATCH},
    **{(phase, Expire): _whatever_the_phase(_expire) for phase in MATCH},
}
"""What each lawful pair of phase and action does."""


def _nothing(state: GameState, phase: Phase, action: Any) -> None:
    """Do nothing, for a pair that is always refused."""


NOWHERE = (out_of_place, _nothing)
MACHINE: Mapping[type[Phase], Mapping[type[Action], tuple[Check, Handler]]] = {
    phase: {
        action: (check, HANDLERS.get((phase, action), _nothing))
        for (where, action), check in CHECKS.items()
        if where is phase
    }
    for phase in get_args(Phase)
}
"""The state machine by phase, so that an action finds its check and its handler at once."""
