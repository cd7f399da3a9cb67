"""What others must decide about a card: clocks, tickets and computer players in the phases for it."""

from typing import Any

import pytest

from bot.engine import (
    Accept,
    CatchUno,
    ChooseTarget,
    GameState,
    GiveCard,
    JumpIn,
    PlayCards,
    PutHand,
    SayReady,
    card,
    parse_cards,
    view,
)
from bot.engine.events import (
    CardsDrawn,
    CardsExchanged,
    FalseCall,
    HandPut,
    HandsCounted,
    HandsSwapped,
    UnoCaught,
)
from bot.engine.phases import (
    Answer,
    Clock,
    ClockKind,
    Exchange,
    HandOnPile,
    Ready,
    SwapTarget,
    Turn,
    UnoWindow,
)
from bot.table import Pause, Resume, Timing
from bot.table.races import RACE
from tests.support.tables import clock_of, do, given, jump, play

from .world import ADA, BORYS, CLARA, NO_CLOCKS, World, alarm_names, mover, reason, state_of

HOUSE = {
    "five": "exchange",
    "seven": "swap",
    "intervention": "colours",
    "uno_to_centre": True,
    "politeness_ready": True,
    "challenge": False,
    "skip_rescue": "exact",
}


def exchanging(**more: Any) -> GameState:
    state = given("R5 R1 R2 | B1 B2 B3 | G1 G2 G3", top="R9", rules=HOUSE, **more)
    return do(state, play("R5", target=1, give="R1"))


def swapping(**more: Any) -> GameState:
    state = given("R7 R1 R2 | R7 B2 B3 | G1 G2 G3", top="R9", rules=HOUSE, **more)
    return do(state, play("R7", target=2), jump(1, "R7"))


def piling(**more: Any) -> GameState:
    return do(given("R1 B9 | B1 B2 B3 | G1 G2 G3", top="R9", rules=HOUSE, **more), play("R1", uno=True))


def sorting(**more: Any) -> GameState:
    return do(given("W4 R1 R2 | B1 B2 B3 | G1 G2 G3", top="Y9", rules=HOUSE, **more), play("W4", colour="R"))


def skipping(**more: Any) -> GameState:
    return do(given("RS R1 R2 | RS B2 B3 | G1 G2 G3", top="R9", rules=HOUSE, **more), play("RS"))


@pytest.mark.parametrize(
    ("state", "phase", "length"),
    [
        (exchanging(), Exchange, 20),
        (swapping(), SwapTarget, 20),
        (piling(), HandOnPile, 15),
        (sorting(), Ready, 20),
        (skipping(), Answer, 5),
    ],
    ids=["exchange", "swap target", "hand on pile", "ready", "skip"],
)
async def test_a_small_decision_has_a_short_clock(world: World, state: GameState, phase: type, length: int):
    table = await world.match(BORYS, CLARA, state=state)
    clock = state_of(table).clock
    assert isinstance(state_of(table).phase, phase)
    assert table.scene.deadlines == {clock: world.time + length}
    await world.advance(length - 0.5)
    assert state_of(table).clock == clock
    await world.advance(0.5)
    assert state_of(table).clock != clock


@pytest.mark.parametrize(
    ("state", "seats"),
    [(exchanging(), (1,)), (swapping(), (1,)), (piling(), (1, 2)), (sorting(), (1,)), (skipping(), (1,))],
)
def test_everybody_may_know_whom_a_small_decision_waits_for(state: GameState, seats: tuple[int, ...]):
    assert view(state, None).awaited == seats


@pytest.mark.parametrize(
    ("answer", "lengths"), [(30, (20, 15)), (3600, (2400, 1800)), (5, (5, 5)), (None, (None, None))]
)
def test_the_clocks_of_small_decisions_follow_that_of_answers(answer: int | None, lengths: tuple[Any, Any]):
    timing = Timing(answer=answer)
    for kind in (ClockKind.SWAP_TARGET, ClockKind.EXCHANGE, ClockKind.READY):
        assert timing.length(Clock(kind, 0)) == lengths[0]
    assert timing.length(Clock(ClockKind.HAND_ON_PILE)) == lengths[1]


def test_a_skip_waits_as_long_on_every_table():
    for timing in (Timing(), NO_CLOCKS, Timing(turn=86_400, answer=86_400)):
        assert timing.length(Clock(ClockKind.SKIP, 0)) == 5
        assert timing.length(Clock(ClockKind.HOLD, None, 3)) == 3


@pytest.mark.rule("uno-to-centre")
async def test_the_clock_of_a_window_stands_still_while_hands_are_put_down(world: World):
    """The window of a neighbour kept its name but lost what was left of its time."""
    state = do(given("R1 B9 | R2 B1 | G1 G2 G3", top="R9", rules=HOUSE | {"uno_window": 30}), play("R1"))
    table = await world.match(BORYS, CLARA, state=state)
    window = clock_of(state_of(table), ClockKind.UNO_GRACE)
    await world.advance(2)
    await world.ask(table, BORYS, PlayCards(1, parse_cards("R2"), uno=True))
    assert isinstance(state_of(table).phase, HandOnPile)
    assert set(table.scene.deadlines) == {state_of(table).clock}
    await world.advance(10)
    await world.ask(table, CLARA, PutHand(2))
    await world.ask(table, ADA, PutHand(0))
    assert isinstance(state_of(table).phase, Turn)
    assert table.scene.deadlines.get(window) in (None, world.time + 1)
    await world.advance(1)
    assert not any(isinstance(matter, UnoWindow) for matter in state_of(table).matters)


@pytest.mark.rule("uno-to-centre")
async def test_hands_are_put_down_by_public_or_private_press_and_asked_of_everybody(world: World):
    table = await world.match(BORYS, CLARA, state=given("R1 B9 | B1 B2 B3 | G1 G2 G3", top="R9", rules=HOUSE))
    await world.ask(table, ADA, PlayCards(0, parse_cards("R1"), uno=True))
    assert world.shown.last.hands == {1, 2}
    private, public = table.scene.ticket(1), table.scene.ticket()
    assert reason(await world.ask(table, CLARA, PutHand(2), ticket=public)) is None
    assert reason(await world.ask(table, BORYS, PutHand(1), ticket=private)) is None
    assert world.shown.events(HandPut) == [HandPut(2, 1), HandPut(1, 2)]
    assert world.shown.events(HandsCounted) == [HandsCounted((1,))]
    assert (await world.ask(table, BORYS, PutHand(1), ticket=private)).stale


async def test_who_must_decide_gets_a_fresh_hand(world: World):
    for state, seat, user in ((exchanging(), 1, BORYS), (sorting(), 1, BORYS)):
        table = await world.match(BORYS, CLARA, state=state, channel=world.presses)
        action = GiveCard(1, card("B1")) if isinstance(state.phase, Exchange) else SayReady(1)
        assert (await world.ask(table, user, action, ticket="1.abcd")).stale
        assert reason(await world.ask(table, user, action, ticket=table.scene.ticket(seat))) is None


@pytest.mark.rule("five-exchange")
async def test_only_the_two_concerned_read_what_was_exchanged(world: World):
    table = await world.match(BORYS, CLARA, state=exchanging())
    own = await world.ask(table, BORYS, GiveCard(1, card("B1")), ticket=table.scene.ticket(1))
    assert own.events[0] == CardsExchanged(0, 1, card("R1"), card("B1"))
    assert world.shown.events(CardsExchanged) == [CardsExchanged(0, 1, None, None)]
    assert world.shown.last.own[0][0] == CardsExchanged(0, 1, card("R1"), card("B1"))
    assert 2 not in world.shown.last.hands


@pytest.mark.rule("five-exchange")
async def test_a_third_hand_that_is_shown_tells_nothing_of_an_exchange(world: World):
    state = given("R5 R1 R2 | B1 B2 B3 | G1 G2 G3", top="R9", rules=HOUSE)
    table = await world.match(BORYS, CLARA, state=do(state, play("R5", target=2, give="R1")))
    await world.ask(table, CLARA, GiveCard(2, card("G1")), ticket=table.scene.ticket(2))
    assert mover(table) == 1
    assert world.shown.last.own[0][0] == CardsExchanged(0, 2, card("R1"), card("G1"))
    assert world.shown.last.own[1][0] == CardsExchanged(0, 2, None, None)


@pytest.mark.rule("politeness-ready")
async def test_ready_may_be_said_by_the_public_button_too(world: World):
    table = await world.match(BORYS, CLARA, state=sorting())
    assert reason(await world.ask(table, CLARA, SayReady(2), ticket=table.scene.ticket())) == "waiting"
    assert reason(await world.ask(table, BORYS, SayReady(1), ticket=table.scene.ticket())) is None


async def test_a_paused_match_takes_no_small_decision(world: World):
    for state, user, action in (
        (exchanging(), BORYS, GiveCard(1, card("B1"))),
        (swapping(), BORYS, ChooseTarget(1, 2)),
        (piling(), BORYS, PutHand(1)),
        (sorting(), BORYS, SayReady(1)),
        (skipping(), BORYS, JumpIn(1, parse_cards("RS"))),
    ):
        table = await world.match(BORYS, CLARA, state=state, channel=world.presses)
        await world.ask(table, ADA, Pause())
        assert reason(await world.ask(table, user, action)) == "paused"
        await world.ask(table, ADA, Resume())
        assert reason(await world.ask(table, user, action)) is None


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (exchanging(computers=[1]), CardsExchanged),
        (swapping(computers=[1]), HandsSwapped),
        (piling(computers=[1]), HandPut),
        (sorting(computers=[1]), None),
        (skipping(computers=[1]), None),
    ],
    ids=["exchange", "swap target", "hand on pile", "ready", "skip"],
)
async def test_a_computer_player_decides_after_a_moment(world: World, state: GameState, told: type | None):
    table = await world.match(BORYS, CLARA, timing=NO_CLOCKS, state=state)
    assert f"computer:{state.clock}:1" in alarm_names(table)
    before = state_of(table).phase
    await world.advance(1.1)
    assert state_of(table).phase == before
    await world.advance(3)
    assert state_of(table).phase != before
    assert told is None or len(world.shown.events(told)) == 1


@pytest.mark.rule("skip-rescue-exact")
async def test_a_computer_player_that_cannot_answer_a_skip_lets_it_wait(world: World):
    """The skip fell as soon as the computer player had looked at its hand, which told what it held."""
    state = given("RS R1 R2 | B1 B2 B3 | G1 G2 G3", top="R9", rules={"skip_rescue": "exact"}, computers=[1])
    table = await world.match(BORYS, CLARA, timing=NO_CLOCKS, state=do(state, play("RS")))
    await world.advance(4.9)
    assert mover(table) == 1
    await world.advance(0.1)
    assert mover(table) == 2


@pytest.mark.rule("intervention")
async def test_an_accepted_hit_falls_when_nobody_jumped_in_for_three_seconds(world: World):
    rules = {"intervention": "colours", "draw2_answer": "transfer"}
    state = given("R+2 R1 R2 | B1 B2 B3 | G1 G2 G3", top="R9", rules=rules, computers=[1])
    table = await world.match(BORYS, CLARA, state=do(state, play("R+2")))
    await world.advance(2.9)
    assert isinstance(state_of(table).phase, Answer)
    assert world.shown.events(CardsDrawn) == []
    await world.advance(2)
    assert [event.count for event in world.shown.events(CardsDrawn)] == [2]
    assert mover(table) == 2


@pytest.mark.rule("intervention")
async def test_a_hit_that_leaves_nothing_to_decide_is_held_for_three_seconds(world: World):
    state = given("R+2 R1 R2 | B1 B2 B3 | G1 G2 G3", top="R9", rules={"intervention": "colours"})
    table = await world.match(BORYS, CLARA, state=do(state, play("R+2")))
    assert reason(await world.ask(table, BORYS, Accept(1))) == "already_accepted"
    await world.advance(2.9)
    assert mover(table) == 1
    await world.advance(0.1)
    assert mover(table) == 2


@pytest.mark.rule("intervention")
async def test_a_play_out_of_turn_carries_the_number_of_the_play_it_is_the_twin_of(world: World):
    state = given("R6 R1 R2 | B6 B2 B3 | R6 B6 G3", top="R9", rules=HOUSE)
    table = await world.match(BORYS, CLARA, state=state)
    await world.ask(table, ADA, PlayCards(0, parse_cards("R6")))
    old = str(table.scene.view().plays)
    await world.ask(table, BORYS, PlayCards(1, parse_cards("B6")))
    twin = JumpIn(2, parse_cards("B6"))
    assert (await world.ask(table, CLARA, twin, ticket=old)).stale
    assert reason(await world.ask(table, CLARA, twin, ticket=str(table.scene.view().plays))) is None
    assert state_of(table).hands[2] == parse_cards("R6 G3")


@pytest.mark.rule("intervention")
async def test_computer_players_sometimes_jump_in_before_the_next_turn_begins(world: World):
    jumped = 0
    for _ in range(20):
        state = given("R6 R1 R2 | B1 B2 B3 | R6 B6 G3", top="R9", rules=HOUSE, computers=[2])
        table = await world.match(BORYS, CLARA, state=state, channel=world.presses)
        await world.ask(table, ADA, PlayCards(0, parse_cards("R6")))
        if f"jump:2:{state_of(table).plays}" in alarm_names(table):
            await world.advance(2.9)
            assert len(state_of(table).hands[2]) < 3
            jumped += 1
        else:
            await world.advance(2.9)
            assert len(state_of(table).hands[2]) == 3
    assert 4 < jumped < 16


@pytest.mark.rule("intervention")
async def test_a_twin_that_comes_too_late_is_forgotten(world: World):
    for _ in range(10):
        state = given("R6 R1 R2 | R1 B2 B3 | R6 B6 G3", top="R9", rules=HOUSE, computers=[2])
        table = await world.match(BORYS, CLARA, state=state, channel=world.presses)
        await world.ask(table, ADA, PlayCards(0, parse_cards("R6")))
        await world.ask(table, BORYS, PlayCards(1, parse_cards("R1")))
        assert not any(name.startswith("jump") for name in alarm_names(table))


@pytest.mark.rule("penalty-false-call")
async def test_computer_players_accuse_nobody_wrongly(world: World):
    """They name whom they saw forget, and let it be once a turn has begun or the call has come."""
    for number in range(24):
        state = given("R6 B1 | Y1 R2 Y3 | G1 G2 G3", top="R9", rules={"penalty_false_call": 2}, computers=[2])
        table = await world.match(BORYS, CLARA, state=state, channel=world.presses)
        await world.ask(table, ADA, Pause())
        await world.ask(table, ADA, Resume())
        await world.ask(table, ADA, PlayCards(0, parse_cards("R6")))
        caught = len(world.shown.events(UnoCaught))
        if number % 2:
            await world.ask(table, BORYS, PlayCards(1, parse_cards("R2")))
            await world.advance(3.5)
            assert len(world.shown.events(UnoCaught)) == caught
        await world.advance(3.5)
    assert {event.seat for event in world.shown.events(UnoCaught)} == {2}
    assert world.shown.events(FalseCall) == []


@pytest.mark.rule("penalty-false-call")
async def test_an_old_picture_costs_nobody_a_card(world: World):
    state = given("R6 B1 | Y1 R2 Y3 | G1 G2 G3", top="R9", rules={"penalty_false_call": 2})
    table = await world.match(BORYS, CLARA, state=state)
    old = str(table.scene.view().plays)
    await world.ask(table, ADA, PlayCards(0, parse_cards("R6"), uno=True))
    assert (await world.ask(table, CLARA, CatchUno(2, 0), ticket=old)).stale
    assert len(state_of(table).hands[2]) == 3
    world.time += RACE + 0.1
    await world.ask(table, CLARA, CatchUno(2, 0), ticket=str(table.scene.view().plays))
    assert len(state_of(table).hands[2]) == 5
