"""How a computer player behaves beside its turn: calls, catches, votes and the time it takes."""

from random import Random

import pytest

from bot.engine import (
    CallUno,
    CastVote,
    CatchUno,
    Departure,
    Expire,
    GameState,
    Leave,
    Motion,
    OpenVote,
    PlayCards,
    SayReady,
    Substitute,
    view,
)
from bot.engine.phases import MatchOver
from bot.players import Computer
from tests.support.tables import do, given, play

LUCK = range(400)
FULL = "Y1 Y2 Y3 Y4"


def forgot(seats: int = 3) -> GameState:
    """Let seat 0 come down to one card without a call."""
    others = [f"Y{number} Y{number} G{number} G{number}" for number in range(1, seats)]
    return do(given("|".join(["R1 B2", *others]), top="R5"), play("R1"))


def test_uno_is_called_with_the_play_and_forgotten_about_once_in_eight() -> None:
    state = given(f"R1 B2|{FULL}", top="R5")
    plays = [Computer(Random(luck)).decide(view(state, 0)) for luck in LUCK]
    called = sum(isinstance(play, PlayCards) and play.uno for play in plays)
    assert 0.80 < called / len(LUCK) < 0.95


@pytest.mark.parametrize("hand", ["R1", "R1 B2 B3"])
def test_uno_is_called_only_for_the_last_but_one_card(hand: str) -> None:
    state = given(f"{hand}|{FULL}", top="R5")
    for luck in LUCK:
        play = Computer(Random(luck)).decide(view(state, 0))
        assert isinstance(play, PlayCards)
        assert not play.uno


def test_a_forgotten_call_sometimes_comes_to_mind() -> None:
    late = [Computer(Random(luck)).decide(view(forgot(), 0)) for luck in LUCK]
    assert set(late) == {CallUno(0), None}
    assert 0.2 < late.count(CallUno(0)) / len(LUCK) < 0.5


def test_being_asked_again_brings_no_call_to_mind() -> None:
    computer = next(
        forgetful for luck in LUCK if (forgetful := Computer(Random(luck))).decide(view(forgot(), 0)) is None
    )
    assert {computer.decide(view(forgot(), 0)) for _ in range(50)} == {None}


def test_somebody_who_forgot_is_sometimes_caught() -> None:
    catches = [Computer(Random(luck)).catch(view(forgot(), 2)) for luck in LUCK]
    assert set(catches) == {CatchUno(2), None}
    assert 0.4 < catches.count(CatchUno(2)) / len(LUCK) < 0.6


def test_being_asked_again_makes_nobody_more_attentive() -> None:
    inattentive = next(
        computer for luck in LUCK if (computer := Computer(Random(luck))).catch(view(forgot(), 1)) is None
    )
    assert {inattentive.catch(view(forgot(), 1)) for _ in range(50)} == {None}


def test_more_computer_players_notice_no_more_than_one_does() -> None:
    state = forgot(10).draft()
    state.note(computers=frozenset(range(1, 10)))
    caught = sum(
        any(computer.catch(view(state, seat)) for seat in range(1, 10))
        for computer in map(Computer, map(Random, LUCK))
    )
    assert 0.4 < caught / len(LUCK) < 0.6


def test_a_new_culprit_is_a_new_chance() -> None:
    computer = Computer(Random(0))
    nobody = given(f"{FULL}|{FULL}|G1 G2 G3 G4", top="R5")
    caught = 0
    for _ in LUCK:
        assert computer.catch(view(nobody, 1)) is None
        caught += computer.catch(view(forgot(), 1)) is not None
    assert 0.4 < caught / len(LUCK) < 0.6


def test_nobody_catches_a_seat_that_called_or_itself() -> None:
    called = do(given(f"R1 B2|{FULL}", top="R5"), play("R1", uno=True))
    for luck in LUCK:
        assert Computer(Random(luck)).catch(view(called, 1)) is None
        assert Computer(Random(luck)).catch(view(forgot(), 0)) is None


def test_nobody_is_caught_when_the_round_is_over_or_by_who_is_not_in_it() -> None:
    over = do(given(f"R1|{FULL}|B1", top="R5"), play("R1"))
    left = do(forgot(), Leave(1, Departure.LEFT))
    for luck in LUCK:
        assert Computer(Random(luck)).catch(view(over, 1)) is None
        assert Computer(Random(luck)).catch(view(left, 1)) is None
        assert Computer(Random(luck)).catch(view(forgot(), None)) is None


def test_nothing_is_owed_while_others_are_waited_for() -> None:
    state = given(f"{FULL}|{FULL}", top="R5", turn=1)
    assert Computer(Random(0)).decide(view(state, 0)) is None
    assert Computer(Random(0)).decide(view(state, None)) is None


def test_between_rounds_it_is_ready() -> None:
    over = do(given(f"{FULL}|R1", top="R5", turn=1), play("R1"))
    assert Computer(Random(0)).decide(view(over, 0)) == SayReady(0)


def test_a_match_that_is_over_asks_for_nothing() -> None:
    over = do(given("R1|B1", top="R5", rules={"scoring": "none"}), play("R1"))
    assert isinstance(over.phase, MatchOver)
    assert Computer(Random(0)).decide(view(over, 1)) is None


def under_a_vote(*ballots: bool) -> tuple[GameState, int]:
    """Let seat 0 of four move to end the match and others vote; then a computer player takes seat 3."""
    state = do(given("Y1 Y2|Y3 Y4|G1 G2|G3 G4", top="R5", turn=1), OpenVote(0, Motion.END))
    vote = next(clock for clock in state.clocks if clock != state.clock)
    cast = [CastVote(seat, vote, agree) for seat, agree in enumerate(ballots, start=1)]
    return do(state, *cast, Substitute(3)), vote


def test_a_vote_waits_until_every_person_has_voted() -> None:
    state, _ = under_a_vote(True)
    assert Computer(Random(0)).decide(view(state, 3)) is None


def test_a_vote_goes_with_the_people() -> None:
    state, vote = under_a_vote(False)
    alone = do(state, Substitute(2))
    assert Computer(Random(0)).decide(view(alone, 3)) == CastVote(3, vote, agree=False)


def test_a_vote_that_is_none_of_its_business_is_left_alone() -> None:
    state, vote = under_a_vote(False)
    assert Computer(Random(0)).decide(view(state, 0)) is None
    closed = do(state, Expire(vote))
    assert Computer(Random(0)).decide(view(closed, 3)) is None


def test_a_pause_is_as_long_as_a_person_would_take() -> None:
    pack = [f"{colour}{number}" for colour in "YGB" for number in (1, 2, 3, 4, 6, 7)] * 2
    few, many, huge = (given(f"{' '.join(pack[:size])}|R1 R2", top="R5") for size in (2, 12, 36))
    for luck in LUCK:
        short, long, longest = (Computer(Random(luck)).pause(view(state, 0)) for state in (few, many, huge))
        assert 1.2 <= short < long < longest <= 4
