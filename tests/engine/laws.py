"""What always holds, whatever happens at the table."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import orjson

from bot.engine import (
    Action,
    Card,
    GameState,
    IllegalAction,
    Rules,
    Standing,
    Step,
    View,
    apply,
    check,
    dump,
    dump_event,
    legal_actions,
    load,
    load_event,
    view,
)
from bot.engine.cards import BLACK_FACES, CARDS
from bot.engine.dealing import deck_of
from bot.engine.events import (
    CardPlayed,
    CardsDrawn,
    CardsExchanged,
    ChallengeSettled,
    ColourChosen,
    FalseCall,
    HandDealt,
    HandRefilled,
    Misplayed,
    RoundStarted,
    StarterTurned,
)
from bot.engine.phases import (
    Answer,
    Exchange,
    HandOnPile,
    Hold,
    MatchOver,
    Ready,
    RoundOver,
    Silence,
    StarterColour,
    SwapTarget,
    Turn,
    UnoWindow,
)
from tests.support.tables import all_cards

WAITING = (StarterColour, Turn, Answer, SwapTarget, Exchange, Ready)
"""The phases that wait for one seat."""
IN_PLAY = (*WAITING, HandOnPile)
PUBLIC = sorted(name for name in dir(View) if not name.startswith("_"))


def hold_at_rest(state: GameState) -> None:
    """Check what any state must be; cheap enough for every step of a long run."""
    phase = state.phase
    assert type(phase) in (*IN_PLAY, RoundOver, MatchOver)
    in_piles = len(state.draw_pile) + len(state.discard_pile)
    assert in_piles + sum(map(len, state.hands)) == len(deck_of(state.rules))
    assert not state.news
    _hold_seats(state)
    clocks = state.clocks
    assert bool(clocks) is not state.over
    assert all(0 < clock < state.next_clock for clock in clocks)
    if type(phase) in IN_PLAY:
        _hold_in_play(state)
    else:
        _hold_between_rounds(state)


def _hold_seats(state: GameState) -> None:
    seats = state.seats
    score = state.score
    lists = (state.standing, state.emptied, state.credit, score.totals, score.rounds_won, score.held)
    assert {len(entries) for entries in (*lists, score.beaten, score.fallen)} == {seats}
    for seat, standing in enumerate(state.standing):
        assert standing is not Standing.LEFT or not state.hands[seat]
    assert state.computers <= set(state.present())


def _hold_between_rounds(state: GameState) -> None:
    assert state.drawn is None
    assert state.evidence is None
    assert state.offered is None
    assert not state.finishing
    assert not state.agenda
    assert not state.twin_open
    assert not any(type(matter) in (UnoWindow, Hold, Silence) for matter in state.matters)


def _hold_in_play(state: GameState) -> None:
    phase = state.phase
    waited_for = phase.caller if type(phase) is HandOnPile else phase.seat
    playing = state.playing()
    assert waited_for in playing
    assert len(playing) >= 2
    assert all(seat in playing for seat, hand in enumerate(state.hands) if hand)
    _hold_choice(state, waited_for)
    _hold_pile(state)
    _hold_drawn(state, waited_for)
    _hold_calls(state)
    _hold_questions(state)
    assert not state.rules.cap or state.turns <= state.rules.cap
    assert state.rules.intervention != "off" or not state.twin_open


def _hold_choice(state: GameState, waited_for: int) -> None:
    """Check that somebody can act; what only waits for others to jump in may have nothing to decide."""
    match state.phase:
        case HandOnPile(order=order):
            late = [seat for seat in state.playing() if seat != waited_for and seat not in order]
            assert any(legal_actions(state, seat) for seat in late)
        case Answer(hit=hit, choice=choice, accepted=accepted):
            assert legal_actions(state, waited_for) or accepted or not (choice and hit.amount)
        case _:
            assert legal_actions(state, waited_for)


def _hold_pile(state: GameState) -> None:
    top = state.top
    if top is None:
        assert state.rules.start == "free_lead" or state.rules.challenge_success == "return_card"
        assert state.colour is None
    elif top.colour is not None:
        assert state.colour is top.colour
    if type(state.phase) is StarterColour:
        assert state.colour is None


def _hold_drawn(state: GameState, waited_for: int) -> None:
    assert (state.drawn is not None) == (type(state.phase) is Turn and state.phase.drawn)
    assert state.drawn is None or state.drawn in state.hands[waited_for]


def _hold_calls(state: GameState) -> None:
    assert all(len(state.hands[seat]) == 1 for seat in state.called)
    windows = [matter for matter in state.matters if type(matter) is UnoWindow]
    assert len({window.seat for window in windows}) == len(windows)
    for window in windows:
        assert len(state.hands[window.seat]) == 1
        assert window.seat not in state.called
        assert state.standing[window.seat] is Standing.PLAYING


def _hold_questions(state: GameState) -> None:
    """Check what is still to be settled about the last card."""
    phase = state.phase
    assert len([matter for matter in state.matters if type(matter) is Silence]) <= 1
    holds = [matter for matter in state.matters if type(matter) is Hold]
    # The moment before the program draws may outlast the turn in which it began.
    drawn = state.rules.auto_draw and state.rules.intervention != "off"
    assert len(holds) <= (type(phase) is Answer and phase.held and phase.choice) + drawn
    if state.finishing:
        assert type(phase) in (Answer, Ready, HandOnPile, SwapTarget, Exchange)
        # What its own last card began may have come back to a seat, which then sorts what it drew.
        assert type(phase) is Ready or all(not state.hands[seat] for seat in state.finishing)
        assert len(set(state.finishing)) == len(state.finishing)
    for asked in (phase, *state.agenda):
        if type(asked) is Exchange:
            assert state.offered in state.hands[asked.source]
            assert state.hands[asked.seat]
        if type(asked) is SwapTarget:
            assert state.hands[asked.seat]
    if not any(type(asked) is Exchange for asked in (phase, *state.agenda)):
        assert state.offered is None
    if type(phase) is Turn:
        assert not state.agenda
        assert state.evidence is None


def hold_between(before: GameState, step: Step) -> None:
    """Check what any step must keep: the top card, its colour, and the numbering of clocks and plays.

    The top is never recycled, since nothing but an event that tells so replaces it.
    """
    after, happenings = step
    assert after.revision == before.revision + 1
    assert after.next_clock >= before.next_clock
    assert after.plays >= before.plays
    top, colour = before.top, before.colour
    for event in happenings:
        match event:
            case CardPlayed(cards=cards, colour=named):
                top, colour = cards[-1], named
            case RoundStarted():
                top, colour = None, None
            case StarterTurned(card=starter):
                top, colour = starter, starter.colour
            case ColourChosen(colour=named):
                colour = named
            case ChallengeSettled(guilty=True, colour=named) if _returns(before.rules):
                top, colour = (before.discard_pile[-2] if len(before.discard_pile) > 1 else None), named
            case _:
                pass
    assert after.top is top
    assert after.colour is colour


def _returns(rules: Rules) -> bool:
    return rules.challenge_success == "return_card"


def hold_cards(state: GameState) -> None:
    """Check that every card of the deck is there, and each the one instance, which holds no chosen colour.

    A recycled wild can therefore have no colour: the chosen one is the state's alone.
    """
    assert all_cards(state) == Counter(deck_of(state.rules))
    for cards in (state.draw_pile, state.discard_pile, *state.hands):
        for card in cards:
            assert card is CARDS[card.code]
    assert all(CARDS[face].colour is None for face in BLACK_FACES)


def hold_in_storage(state: GameState) -> None:
    """Check that a match outlasts a restart, through JSON text."""
    stored = dump(state)
    assert load(stored) == state
    again = load(orjson.loads(orjson.dumps(stored)))
    assert again == state
    assert again.clocks == state.clocks


def hold_on_refusal(state: GameState, action: Action) -> None:
    """Check that an action changes no state that was given away, and that `check` and `apply` agree.

    A refused one changes nothing at all, unless the group fines such an attempt.
    """
    before, stored = replace(state, hands=state.hands.copy()), dump(state)
    refusal, step = None, None
    try:
        step = apply(state, action)
    except IllegalAction as refused:
        refusal = refused.refusal
    if step is None or check(state, action) is None:
        assert check(state, action) == refusal
    else:
        _hold_fined(state, step)
    assert state == before
    assert dump(state) == stored


def _hold_fined(before: GameState, step: Step) -> None:
    """Check that a fined attempt costs cards and moves nothing else."""
    told, fined = step.events[0], step.events[-1]
    assert type(told) in (Misplayed, FalseCall)
    assert type(fined) is CardsDrawn
    after = step.state
    grown = before.hands[fined.seat] + fined.cards
    assert after.hands == [grown if at == fined.seat else hand for at, hand in enumerate(before.hands)]
    assert (after.phase, after.clock, after.top) == (before.phase, before.clock, before.top)
    assert (after.colour, after.direction, after.standing) == (
        before.colour,
        before.direction,
        before.standing,
    )


def hold_on_offers(state: GameState, most: int = 10_000, chance: Random | None = None) -> None:
    """Check that everything listed is accepted, or that many at random, and changes no state given away."""
    before = replace(state, hands=state.hands.copy())
    for seat in range(state.seats):
        offers = legal_actions(state, seat)
        for action in chance.sample(offers, min(most, len(offers))) if chance else offers:
            apply(state, action)
    assert state == before


def hold_in_secret(state: GameState, seat: int | None, chance: Random) -> None:
    """Check that a view stays the same when all that its seat cannot know changes.

    That is where the other cards lie, and who else has an open UNO window.
    """
    seen = exposed(view(state, seat))
    assert seen == exposed(view(_another_deal(state, seat, chance), seat))
    own = tuple(matter for matter in state.matters if type(matter) is not UnoWindow or matter.seat == seat)
    assert seen == exposed(view(replace(state, matters=own), seat))
    for running in view(state, seat).clocks.values():
        assert running.kind not in ("uno_grace", "uno_window") or running.seat == seat
    for matter in view(state, seat).matters:
        assert type(matter) is not UnoWindow or matter.seat == seat


def exposed(seen: View) -> dict[str, str]:
    """Write down everything that a view answers."""
    answers = {name: getattr(seen, name) for name in PUBLIC}
    told = {name: repr(answer) for name, answer in answers.items() if not callable(answer)}
    return told | {f"offers {card}": repr(seen.offers((card,))) for card in CARDS.values()}


def _another_deal(state: GameState, seat: int | None, chance: Random) -> GameState:
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    hidden += state.draw_pile
    chance.shuffle(hidden)
    hands: list[tuple[Card, ...]] = []
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(tuple(hidden[: len(hand)]))
            del hidden[: len(hand)]
    dealt = replace(state, hands=hands, draw_pile=tuple(hidden))
    phase = state.phase
    if type(phase) is Turn and state.drawn is not None and phase.seat != seat:
        dealt.drawn = hands[phase.seat][-1]
    for asked in (phase, *state.agenda):
        if type(asked) is Exchange and asked.source != seat:
            dealt.note(offered=hands[asked.source][-1])
    return dealt


SECRETS: dict[type[Any], tuple[tuple[str, ...], tuple[str, ...]]] = {
    HandDealt: (("seat",), ("cards",)),
    HandRefilled: (("seat",), ("cards",)),
    CardsDrawn: (("seat",), ("cards",)),
    Misplayed: (("seat",), ("cards",)),
    ChallengeSettled: (("seat", "source"), ("shown",)),
    CardsExchanged: (("seat", "partner"), ("given", "taken")),
}
"""The events with hidden cards: whom they concern, and where the cards stand."""


def hold_in_events(step: Step, seats: int) -> None:
    """Check that nobody reads cards that were dealt to, drawn, held, shown or given by others."""
    for event in step.events:
        assert load_event(dump_event(event)) == event
        concerned, hidden = SECRETS.get(type(event), ((), ()))
        insiders = {getattr(event, name) for name in concerned}
        for seat in (*range(seats), None):
            seen = event.seen_by(seat)
            if seat in insiders or not hidden:
                assert seen is event
            else:
                assert not any(getattr(seen, name) for name in hidden)
                assert replace(seen, **{name: getattr(event, name) for name in hidden}) == event
