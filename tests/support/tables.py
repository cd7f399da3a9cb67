"""Tables in one line: hands, top card and turn as text, loaded like a stored game.

    table = given("R5 W | B2 B3", top="R9")
    assert hands(do(table, play("R5", uno=True))) == "W | B2 B3"

Hands are separated by `|`; `-` is a seat that was left. Cards that are not named lie in the draw pile under
those in `draw`, so that a table holds a whole deck; `whole=False` takes them out of the game.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import count
from typing import Any

from bot.engine import (
    PRESETS,
    Accept,
    Action,
    CallUno,
    Card,
    CatchUno,
    Challenge,
    Choices,
    Colour,
    DrawCard,
    Event,
    Expire,
    GameState,
    IllegalAction,
    JumpIn,
    PassTurn,
    PlayCards,
    Refusal,
    Rules,
    Step,
    apply,
    card,
    dump,
    load,
    new_game,
    parse_cards,
)
from bot.engine.cards import write_cards
from bot.engine.dealing import deck_of
from bot.engine.phases import ClockKind

SEED = bytes(range(32))

Move = Action | Callable[[GameState], Action]
"""An action, or how to make it for the seat whose move it is."""


def rules_of(rules: str | Rules | Mapping[str, Any]) -> Rules:
    """Give the rules by preset name, or classic with these options changed."""
    if isinstance(rules, Rules):
        return rules
    return PRESETS[rules] if isinstance(rules, str) else Rules(**rules)


@cache
def _dealt(rules: Rules, seats: int) -> GameState:
    return new_game(rules, seats, SEED).state


def given(
    cards: str,
    *,
    top: str | None = "R9",
    turn: int = 0,
    rules: str | Rules | Mapping[str, Any] = "classic",
    colour: str | None = None,
    draw: str = "",
    discard: str = "",
    direction: int = 1,
    dealer: int | None = None,
    whole: bool = True,
    asking: int | None = None,
    **fields: Any,
) -> GameState:
    """Set a table at the turn of seat `turn`, or with seat `asking` to name the starter's colour.

    A `top` of None is a free lead. `draw` names the next cards to be drawn, first one first; `discard` what
    lies under the top, oldest first;
    `fields` overwrite what `dump` wrote, by name. The dealer is the seat before the one whose move it is.
    """
    texts = [text.strip() for text in cards.split("|")]
    dealt = [() if text == "-" else parse_cards(text) for text in texts]
    agreed = rules_of(rules)
    next_up, under, shown = parse_cards(draw), parse_cards(discard), parse_cards(top or "")
    rest = _left_over(agreed, [*next_up, *under, *shown, *(held for hand in dealt for held in hand)])
    mover = turn if asking is None else asking
    in_force = colour or (shown[-1].colour if shown and asking is None else None)
    if asking is None:
        phase: dict[str, Any] = {"is": "Turn", "seat": mover, "drawn": False}
    else:
        phase = {"is": "StarterColour", "seat": asking}
    return load(
        dump(_dealt(agreed, len(texts)))
        | {
            "hands": [[str(held) for held in hand] for hand in dealt],
            "standing": ["left" if text == "-" else "playing" for text in texts],
            "draw_pile": [str(held) for held in (*(rest if whole else ()), *reversed(next_up))],
            "discard_pile": [str(held) for held in (*under, *shown)],
            "colour": in_force,
            "direction": direction,
            "dealer": (mover - 1) % len(texts) if dealer is None else dealer,
            "up": mover,
            "fresh": [],
            "phase": phase,
        }
        | fields
    )


def _left_over(rules: Rules, named: list[Card]) -> list[Card]:
    pack, taken = Counter(deck_of(rules)), Counter(named)
    missing = taken - pack
    if missing:
        raise ValueError(f"the deck has no {write_cards(missing.elements())} left to put on the table")
    return list((pack - taken).elements())


def choosing(
    colour: str | None = None, target: int | None = None, give: str | None = None, discard: str | None = None
) -> Choices:
    """Make the decisions that travel with a play."""
    return Choices(
        Colour(colour) if colour else None,
        target,
        card(give) if give else None,
        Colour(discard) if discard else None,
    )


def play(
    codes: str, colour: str | None = None, uno: bool = False, **more: Any
) -> Callable[[GameState], Action]:
    """Let the seat whose move it is play a card, or several; `more` is `target`, `give` or `discard`."""
    return lambda state: PlayCards(mover(state), parse_cards(codes), choosing(colour, **more), uno)


def jump(seat: int, code: str, colour: str | None = None, uno: bool = False, **more: Any) -> Action:
    """Let a seat play out of turn."""
    return JumpIn(seat, parse_cards(code), choosing(colour, **more), uno)


def draw() -> Callable[[GameState], Action]:
    """Let the seat whose move it is draw."""
    return lambda state: DrawCard(mover(state))


def keep() -> Callable[[GameState], Action]:
    """Let the seat whose move it is keep what it drew."""
    return lambda state: PassTurn(mover(state))


def accept() -> Callable[[GameState], Action]:
    """Let the target of a hit take it."""
    return lambda state: Accept(mover(state))


def challenge() -> Callable[[GameState], Action]:
    """Let the target of a Wild Draw Four demand proof."""
    return lambda state: Challenge(mover(state))


def call(seat: int) -> Action:
    """Let a seat say UNO!."""
    return CallUno(seat)


def catch(seat: int) -> Action:
    """Let a seat catch whoever forgot."""
    return CatchUno(seat)


def expire(kind: ClockKind, seat: int | None = None) -> Callable[[GameState], Action]:
    """Run out the clock of this kind, of that seat where several run."""
    return lambda state: Expire(clock_of(state, kind, seat))


def clock_of(state: GameState, kind: ClockKind, seat: int | None = None) -> int:
    """Find the id of the one running clock of a kind."""
    (found,) = (
        clock
        for clock, running in state.clocks.items()
        if running.kind is kind and (seat is None or running.seat == seat)
    )
    return found


def mover(state: GameState) -> int:
    """Name the seat that the phase waits for."""
    return state.phase.seat


def step(state: GameState, *moves: Move) -> Step:
    """Apply moves in a row; the events are those of all of them."""
    events: tuple[Event, ...] = ()
    for move in moves:
        state, more = apply(state, move(state) if callable(move) else move)
        events += more
    return Step(state, events)


def do(state: GameState, *moves: Move) -> GameState:
    """Apply moves in a row."""
    return step(state, *moves).state


def events(state: GameState, *moves: Move) -> tuple[Event, ...]:
    """Apply moves in a row and give what happened."""
    return step(state, *moves).events


def happened(kind: type[Any], events: Iterable[Event]) -> list[Any]:
    """Pick the events of one kind."""
    return [event for event in events if type(event) is kind]


def refused(state: GameState, move: Move) -> Refusal:
    """Make sure that a move is refused and changes nothing, and give the refusal."""
    before = dump(state)
    try:
        do(state, move)
    except IllegalAction as illegal:
        assert dump(state) == before
        return illegal.refusal
    raise AssertionError(f"{move} was accepted")


def hands(state: GameState) -> str:
    """Write all hands as `given` reads them, in the order in which the cards came."""
    return " | ".join(write_cards(hand) for hand in state.hands)


def hand(state: GameState, seat: int) -> str:
    """Write one hand."""
    return write_cards(state.hands[seat])


def counts(state: GameState) -> list[int]:
    """Count the cards of every seat."""
    return [len(held) for held in state.hands]


def all_cards(state: GameState) -> Counter[Card]:
    """Count every card of the game, wherever it lies."""
    found = Counter(state.draw_pile)
    found.update(state.discard_pile)
    for held in state.hands:
        found.update(held)
    return found


def whole(state: GameState) -> bool:
    """Tell whether a table holds exactly one whole deck."""
    return all_cards(state) == Counter(deck_of(state.rules))


def seed_number(number: int) -> bytes:
    """Give a seed by its number."""
    return number.to_bytes(32, "big")


def seed_where(
    wanted: Callable[[Step], object],
    seats: int = 2,
    rules: str | Rules | Mapping[str, Any] = "classic",
) -> bytes:
    """Find the first numbered seed whose new game is as wanted."""
    agreed = rules_of(rules)
    return next(
        seed_number(number) for number in count() if wanted(new_game(agreed, seats, seed_number(number)))
    )


def new_where(
    wanted: Callable[[Step], object],
    seats: int = 2,
    rules: str | Rules | Mapping[str, Any] = "classic",
) -> Step:
    """Begin the first numbered game that is as wanted."""
    return new_game(rules_of(rules), seats, seed_where(wanted, seats, rules))
