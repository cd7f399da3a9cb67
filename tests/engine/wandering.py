"""Walks through matches at random, where everything happens that may."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.engine import (
    Accept,
    Action,
    BreakSilence,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    Choices,
    ChooseColour,
    ChooseTarget,
    Colour,
    ComeBack,
    Departure,
    DrawCard,
    EndMatch,
    Expire,
    GameState,
    GiveCard,
    IllegalAction,
    ImposeFine,
    Join,
    JumpIn,
    Leave,
    Motion,
    OpenVote,
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    Step,
    Substitute,
    Withdraw,
    apply,
    check,
    legal_actions,
)
from bot.engine.cards import CARDS
from bot.engine.phases import HandOnPile, RoundOver

LONGEST = 20_000
"""Steps in which any round must end; hands that swap, seven in a row, and dear fines take their time."""

BESIDE = (CallUno, CatchUno, CastVote)
"""What is said beside the phase."""


def decision(state: GameState, chance: Random, eager: float = 0.9) -> Action:
    """Decide for whom the phase waits, mostly to play where something fits, and now and then saying UNO!.

    Somebody jumps in now and then; where nobody has anything to decide the clock of the phase runs out.
    """
    phase = state.phase
    late = [CallUno(seat) for seat in state.playing() if len(state.hands[seat]) == 1] if state.matters else []
    if late and chance.random() < 0.3 and check(state, late[0]) is None:
        return late[0]
    if type(phase) is RoundOver:
        waiting = [seat for seat in state.contenders() if seat not in phase.ready]
        return SayReady(chance.choice(waiting)) if waiting else Expire(state.clock)
    if type(phase) is HandOnPile:
        late = [seat for seat in state.playing() if seat != phase.caller and seat not in phase.order]
        return PutHand(chance.choice(late)) if chance.random() < 0.8 else Expire(state.clock)
    if state.twin_open and chance.random() < 0.5:
        twins = _twins(state)
        if twins:
            return replace(chance.choice(twins), uno=chance.random() < 0.5)
    return _move(state, phase.seat, chance, eager)


def _twins(state: GameState) -> list[JumpIn]:
    holders = [seat for seat in state.playing() if state.top in state.hands[seat]]
    return [offer for seat in holders for offer in legal_actions(state, seat) if type(offer) is JumpIn]


def _move(state: GameState, seat: int, chance: Random, eager: float) -> Action:
    offers = [offer for offer in legal_actions(state, seat) if type(offer) not in (*BESIDE, JumpIn)]
    plays = [offer for offer in offers if type(offer) is PlayCards]
    if plays and chance.random() < eager:
        return replace(chance.choice(plays), uno=chance.random() < 0.5)
    return chance.choice(offers) if offers else Expire(state.clock)


def anything(state: GameState, chance: Random) -> Action:
    """Ask for anything at all, lawful or not, by any seat, real or not."""
    seat = chance.randrange(-1, state.seats + 1)
    card = chance.choice(list(CARDS.values()))
    held = chance.choice(state.hands[seat]) if 0 <= seat < state.seats and state.hands[seat] else card
    clock = chance.choice([*state.clocks, chance.randrange(state.next_clock + 1)])
    about = chance.choice([None, *range(-1, state.seats + 1)])
    played = chance.choice([(held,), (card,), (held, held), (held, card), ()])
    colour = chance.choice(list(Colour))
    choices = chance.choice([Choices(), Choices(colour=colour), Choices(colour, about, held, colour)])
    return chance.choice(
        [
            PlayCards(seat, played, choices, uno=chance.random() < 0.5),
            PlayCards(seat, played, choices, uno=chance.random() < 0.5),
            JumpIn(seat, played, choices),
            DrawCard(seat),
            PassTurn(seat),
            Accept(seat),
            Challenge(seat),
            CallUno(seat),
            CallUno(seat, about),
            CatchUno(seat),
            CatchUno(seat, about),
            ChooseColour(seat, colour),
            ChooseTarget(seat, about or 0),
            GiveCard(seat, held),
            PutHand(seat),
            SayReady(seat),
            BreakSilence(seat),
            ImposeFine(seat),
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
    return [offer for offer in offers if type(offer) in BESIDE]


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
