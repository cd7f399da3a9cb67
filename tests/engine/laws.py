"""What always holds, whatever happens at the table, and a wanderer who makes everything happen."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import orjson

from bot.engine import (
    Accept,
    Action,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    ChooseColour,
    Colour,
    ComeBack,
    Departure,
    DrawCard,
    EndMatch,
    Expire,
    GameState,
    IllegalAction,
    Join,
    JumpIn,
    Leave,
    Motion,
    OpenVote,
    PassTurn,
    PlayCards,
    SayReady,
    Standing,
    Step,
    Substitute,
    View,
    Withdraw,
    apply,
    check,
    dump,
    legal_actions,
    load,
    view,
)
from bot.engine.cards import CARDS
from bot.engine.decks import deck
from bot.engine.events import (
    CardPlayed,
    CardsDrawn,
    ChallengeSettled,
    ColourChosen,
    HandDealt,
    StarterTurned,
)
from bot.engine.phases import Answer, MatchOver, RoundOver, StarterColour, Turn, UnoWindow
from tests.support.tables import all_cards

IN_PLAY = (StarterColour, Turn, Answer)
PUBLIC = sorted(name for name in dir(View) if not name.startswith("_"))


def hold_at_rest(state: GameState) -> None:
    """Check what any state must be; cheap enough for every step of a long run."""
    phase = state.phase
    assert type(phase) in (*IN_PLAY, RoundOver, MatchOver)
    assert (
        len(state.draw_pile) + len(state.discard_pile) + sum(map(len, state.hands)) == state.rules.packs * 108
    )
    assert not state.news
    clocks = state.clocks
    assert clocks or state.over
    assert all(0 < clock < state.next_clock for clock in clocks)
    for seat, standing in enumerate(state.standing):
        assert standing is not Standing.LEFT or not state.hands[seat]
    if type(phase) in IN_PLAY:
        _hold_in_play(state, phase.seat)
        return
    assert not any(type(matter) is UnoWindow for matter in state.matters)
    if type(phase) is RoundOver:
        assert state.drawn is None
        assert state.evidence is None
        assert state.finishing is None


def _hold_in_play(state: GameState, waited_for: int) -> None:
    assert state.standing[waited_for] is Standing.PLAYING
    assert len(state.playing()) >= 2
    assert legal_actions(state, waited_for)
    assert state.discard_pile
    assert state.top is not None
    assert state.top.colour in (None, state.colour)
    # A last +4 names no colour, and play may go on over it when its player leaves before it is settled.
    colourless = type(state.phase) is StarterColour or (state.colour is None and state.top.code == "W4")
    assert (state.colour is None) == colourless
    assert (state.drawn is not None) == (type(state.phase) is Turn and state.phase.drawn)
    assert state.drawn is None or state.drawn in state.hands[waited_for]
    assert all(len(state.hands[seat]) == 1 for seat in state.called)
    windows = [matter for matter in state.matters if type(matter) is UnoWindow]
    assert len({window.seat for window in windows}) == len(windows)
    for window in windows:
        assert len(state.hands[window.seat]) == 1
        assert window.seat not in state.called
        assert state.standing[window.seat] is Standing.PLAYING
    if state.finishing is not None:
        assert type(state.phase) is Answer
        assert state.hands[state.finishing] == ()


def hold_between(before: GameState, step: Step) -> None:
    """Check what any step must keep: the top card, its colour, and the numbering of clocks and plays."""
    after, happenings = step
    assert after.revision == before.revision + 1
    assert after.next_clock >= before.next_clock
    top, colour = before.top, before.colour
    for event in happenings:
        if type(event) is CardPlayed:
            top, colour = event.cards[-1], event.colour
        elif type(event) is StarterTurned:
            top, colour = event.card, event.card.colour
        elif type(event) is ColourChosen:
            colour = event.colour
    assert after.top is top
    assert after.colour is colour


def hold_cards(state: GameState) -> None:
    """Check that every card of the deck is there, and each the one instance, which holds no chosen colour.

    A recycled wild can therefore have no colour: the chosen one is the state's alone.
    """
    assert all_cards(state) == Counter(deck(state.rules.deck, state.rules.packs))
    for cards in (state.draw_pile, state.discard_pile, *state.hands):
        for card in cards:
            assert card is CARDS[card.code]
    assert CARDS["W"].colour is None
    assert CARDS["W4"].colour is None


def hold_in_storage(state: GameState) -> None:
    """Check that a match outlasts a restart, through JSON text."""
    stored = dump(state)
    assert load(stored) == state
    again = load(orjson.loads(orjson.dumps(stored)))
    assert again == state
    assert again.clocks == state.clocks


def hold_on_refusal(state: GameState, action: Action) -> None:
    """Check that a refused action changes nothing, and that `check` and `apply` agree."""
    before, stored = state.copy(), dump(state)
    refusal = None
    try:
        apply(state, action)
    except IllegalAction as refused:
        refusal = refused.refusal
    assert check(state, action) == refusal
    assert state == before
    assert dump(state) == stored


def hold_on_offers(state: GameState) -> None:
    """Check that everything listed is accepted, and changes no state that was given away."""
    before = state.copy()
    for seat in range(state.seats):
        for action in legal_actions(state, seat):
            apply(state, action)
    assert state == before


def hold_in_secret(state: GameState, seat: int | None, chance: Random) -> None:
    """Check that a view stays the same when all cards that its seat cannot know change places."""
    assert exposed(view(state, seat)) == exposed(view(_another_deal(state, seat, chance), seat))
    for running in view(state, seat).clocks.values():
        assert running.kind not in ("uno_grace", "uno_window") or running.seat == seat
    for matter in view(state, seat).matters:
        assert type(matter) is not UnoWindow or matter.seat == seat


def exposed(seen: View) -> dict[str, str]:
    """Write down everything that a view answers."""
    return {name: repr(getattr(seen, name)) for name in PUBLIC}


def _another_deal(state: GameState, seat: int | None, chance: Random) -> GameState:
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    hidden += state.draw_pile
    drawn = state.drawn
    mover = state.phase.seat if isinstance(state.phase, Turn) else None
    chance.shuffle(hidden)
    hands = []
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(tuple(hidden[: len(hand)]))
            del hidden[: len(hand)]
    if drawn is not None and mover is not None and mover != seat:
        drawn = hands[mover][-1]
    return replace(state, hands=hands, draw_pile=tuple(hidden), drawn=drawn)


def hold_in_events(step: Step, seats: int) -> None:
    """Check that nobody reads cards that were dealt to, drawn by or shown to others."""
    for event in step.events:
        for seat in (*range(seats), None):
            seen = event.seen_by(seat)
            if isinstance(event, HandDealt | CardsDrawn):
                assert seen.cards == (event.cards if seat == event.seat else ())
            elif isinstance(event, ChallengeSettled):
                assert seen.shown == (event.shown if seat in (event.seat, event.source) else ())
            else:
                assert seen is event


def decision(state: GameState, chance: Random, eager: float = 0.9) -> Action:
    """Decide for whom the phase waits, mostly to play where something fits, and now and then saying UNO!."""
    phase = state.phase
    if type(phase) is RoundOver:
        waiting = [seat for seat in state.present() if seat not in phase.ready]
        return SayReady(chance.choice(waiting)) if waiting else Expire(state.clock)
    seat = phase.seat
    offers = legal_actions(state, seat)
    plays = [offer for offer in offers if type(offer) is PlayCards]
    if plays and chance.random() < eager:
        played = chance.choice(plays)
        return replace(played, uno=chance.random() < 0.5)
    moves = [offer for offer in offers if type(offer) not in (CallUno, CatchUno, CastVote)]
    return chance.choice(moves)


def anything(state: GameState, chance: Random) -> Action:
    """Ask for anything at all, lawful or not, by any seat, real or not."""
    seat = chance.randrange(-1, state.seats + 1)
    card = chance.choice(list(CARDS.values()))
    held = chance.choice(state.hands[seat]) if 0 <= seat < state.seats and state.hands[seat] else card
    clock = chance.choice([*state.clocks, chance.randrange(state.next_clock + 1)])
    about = chance.choice([None, *range(state.seats)])
    played = chance.choice([(held,), (card,), (held, held), ()])
    colour = chance.choice(list(Colour))
    return chance.choice(
        [
            PlayCards(seat, played, uno=chance.random() < 0.5),
            JumpIn(seat, (held,)),
            DrawCard(seat),
            PassTurn(seat),
            Accept(seat),
            Challenge(seat),
            CallUno(seat),
            CatchUno(seat),
            CatchUno(seat),
            ChooseColour(seat, colour),
            SayReady(seat),
            Substitute(seat),
            ComeBack(seat),
            OpenVote(seat, chance.choice(list(Motion)), about),
            CastVote(seat, clock, chance.random() < 0.5),
            Expire(clock),
            Expire(clock),
        ]
    )


def interjections(state: GameState) -> list[Action]:
    """List what all seats may say beside the phase: UNO!, caught, for and against."""
    if not state.matters or state.over:
        return []
    offers = (offer for seat in range(state.seats) for offer in legal_actions(state, seat))
    return [offer for offer in offers if type(offer) in (CallUno, CatchUno, CastVote)]


def upset(state: GameState, chance: Random) -> Action:
    """Come or go, or end it all."""
    kinds = [Leave(chance.randrange(state.seats), chance.choice(list(Departure))), Join(), Join(), Withdraw()]
    return EndMatch() if chance.random() < 0.02 else chance.choice(kinds)


def wander(state: GameState, chance: Random, steps: int) -> Iterator[tuple[GameState, Action, Step | None]]:
    """Walk through a match at random: the state before, the action, and what came of it, None if refused."""
    for _ in range(steps):
        if state.over:
            return
        luck = chance.random()
        asides = interjections(state) if luck < 0.12 else []
        if luck < 0.03:
            action = upset(state, chance)
        elif asides:
            action = chance.choice(asides)
        elif luck < 0.35:
            action = anything(state, chance)
        else:
            action = decision(state, chance)
        try:
            step = apply(state, action)
        except IllegalAction:
            yield state, action, None
        else:
            yield state, action, step
            state = step.state
