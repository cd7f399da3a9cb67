"""The one door to the rules: a new match, an action applied, and the order of effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from . import answers, calls, drawing, etiquette, leaving, votes
from .actions import (
    Accept,
    Action,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    ChooseColour,
    ComeBack,
    DrawCard,
    EndMatch,
    Expire,
    Join,
    Leave,
    OpenVote,
    PassTurn,
    PlayCards,
    SayReady,
    Substitute,
    Withdraw,
)
from .cards import FOUR, Colour
from .dealing import deal_round, first_dealer, refuse_seats
from .effects import EFFECTS
from .events import CardPlayed, ColourChosen, Event, MatchStarted
from .fairness import SEED_BYTES, commitment, pick
from .going_out import end_match
from .legality import CHECKS, MATCH, ROUND, out_of_place
from .phases import Answer, Ending, Phase, RoundOver, StarterColour, Turn, UnoWindow
from .refusals import IllegalAction
from .rules import Rules
from .state import Evidence, GameState, Score, Standing
from .turns import begin_turn, settle
from .windows import close_window, run_out, turn_begun

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
    nothing = (0,) * seats
    state = GameState(
        rules=rules,
        seed=seed,
        phase=RoundOver(frozenset()),
        score=Score(nothing, nothing, nothing),
        hands=[()] * seats,
        standing=(Standing.PLAYING,) * seats,
        computers=computers,
    )
    state.news += (MatchStarted(seats, commitment(seed)),)
    first_dealer(state)
    deal_round(state)
    events, state.news = state.news, ()
    return Step(state, events)


def apply(state: GameState, action: Action) -> Step:
    """Apply an action to a copy of the state.

    Raises IllegalAction with the reason and the rule; the state given is never changed.
    """
    phase = state.phase
    pair = (type(phase), type(action))
    refusal = CHECKS.get(pair, out_of_place)(state, phase, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    draft = state.copy()
    HANDLERS[pair](draft, phase, action)
    draft.revision += 1
    events, draft.news = draft.news, ()
    return _new_step(Step, (draft, events))


def play(state: GameState, phase: Turn, action: PlayCards) -> None:
    """Lay a card: evidence, pile, UNO!, effect, going out, then what others must decide, in that order."""
    seat, (laid,) = action.seat, action.cards
    hand = state.hands[seat]
    at = hand.index(laid)
    rest = hand[:at] + hand[at + 1 :]
    if state.matters:
        turn_begun(state)
    if state.fresh or state.dallied:
        _note_act(state, seat)
    state.drawn = None
    state.idle = 0
    state.plays += 1
    if laid is FOUR:
        state.evidence = Evidence(seat, rest, state.colour)
    state.hands[seat] = rest
    state.discard_pile += action.cards
    state.colour = laid.colour or action.choices.colour
    state.news += (CardPlayed(seat, action.cards, state.colour, len(rest)),)
    if len(rest) == 1:
        calls.one_card_left(state, seat, action.uno)
    elif not rest:
        state.called -= {seat}
        close_window(state, seat)
        state.finishing = seat
    effect = EFFECTS.get(laid)
    if effect is None:
        state.up = state.after(seat)
    else:
        effect(state, seat)
    settle(state)


def _note_act(state: GameState, seat: int) -> None:
    if seat in state.fresh:
        state.fresh -= {seat}
    if seat in state.dallied:
        etiquette.count_dallies(state, seat, 0)


def _choose_colour(state: GameState, phase: StarterColour, action: ChooseColour) -> None:
    _name_colour(state, phase.seat, action.colour)


def _name_colour(state: GameState, seat: int, colour: Colour) -> None:
    """Name the colour of a black starter; the same seat plays first. Rule: start-effects-mattel."""
    state.colour = colour
    state.news += (ColourChosen(seat, colour),)
    begin_turn(state)


def _acting(handler: Handler) -> Handler:
    """Let an action of one's own count as having acted, and end a row of dallies."""

    def act(state: GameState, phase: Phase, action: Any) -> None:
        if state.fresh or state.dallied:
            _note_act(state, action.seat)
        handler(state, phase, action)

    return act


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
    matter = next(matter for matter in state.matters if matter.clock == action.clock)
    if isinstance(matter, UnoWindow):
        run_out(state, matter)
    else:
        votes.close_vote(state, matter)


def _dally_colour(state: GameState, phase: StarterColour) -> None:
    etiquette.dally(state, phase.seat)
    _name_colour(state, phase.seat, pick(tuple(Colour), state.seed, state.new_stream()))


def _dally_turn(state: GameState, phase: Turn) -> None:
    etiquette.dally(state, phase.seat)
    drawing.quiet_choice(state, phase)


def _dally_answer(state: GameState, phase: Answer) -> None:
    etiquette.dally(state, phase.seat)
    answers.take_hit(state, phase)


def _stop_waiting(state: GameState, phase: RoundOver) -> None:
    etiquette.next_round(state)


EXPIRIES: Mapping[type[Phase], Callable[[GameState, Any], None]] = {
    StarterColour: _dally_colour,
    Turn: _dally_turn,
    Answer: _dally_answer,
    RoundOver: _stop_waiting,
}
"""What happens when the clock of a phase runs out: the quiet choice."""

HANDLERS: Mapping[tuple[type[Phase], type[Action]], Handler] = {
    (Turn, PlayCards): play,
    (Turn, DrawCard): _acting(drawing.draw_card),
    (Turn, PassTurn): drawing.keep_card,
    (Answer, Accept): _acting(answers.accept),
    (Answer, Challenge): _acting(answers.challenge),
    (StarterColour, ChooseColour): _acting(_choose_colour),
    (RoundOver, SayReady): etiquette.say_ready,
    **{(phase, CallUno): _whatever_the_phase(calls.call) for phase in ROUND},
    **{(phase, CatchUno): _whatever_the_phase(calls.catch) for phase in ROUND},
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
