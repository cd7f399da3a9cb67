"""Rules that are different, or need care, in a round of two."""

from typing import Any

import pytest

from bot.engine import Accept, JumpIn, Reason, SayReady, legal_actions
from bot.engine.events import DirectionReversed, HandsRotated, RoundEnded, SeatSkipped, SilenceEnded
from bot.engine.phases import Answer, ClockKind, Ending, HandOnPile, MatchOver, Silence, Turn
from tests.support.tables import (
    accept,
    counts,
    do,
    events,
    expire,
    given,
    hands,
    happened,
    jump,
    keep,
    play,
    refused,
    step,
)

DEFLECT: dict[str, Any] = {"reverse_deflect": True, "challenge": False}
JUMPS: dict[str, Any] = {"intervention": "colours"}


@pytest.mark.rule("two-player-mattel", "skip-next", "draw2-draw-and-skip")
@pytest.mark.parametrize("code", ["RS", "RR", "R+2"])
def test_every_action_card_brings_the_turn_back(code: str) -> None:
    assert do(given(f"{code} B1 B2 | G1 G2"), play(code)).phase == Turn(0)


@pytest.mark.rule("two-player-mattel", "wd4-draw-and-skip")
def test_a_four_that_is_taken_brings_the_turn_back() -> None:
    assert do(given("W4 B1 B2 | G1 G2"), play("W4", "B"), accept()).phase == Turn(0)


@pytest.mark.rule("reverse-deflect", "reverse-two-player-skip")
@pytest.mark.pair("deflect", "2p")
@pytest.mark.parametrize(
    ("code", "colour", "answer"), [("R+2", None, "RR"), ("W4", "B", "BR"), ("RS", None, "RR")]
)
def test_a_deflection_is_no_skip(code: str, colour: str | None, answer: str) -> None:
    """The effect goes back to its author, whose turn it costs; the deflector moves next."""
    amount = {"R+2": 2, "W4": 4, "RS": 0}[code]
    table = do(given(f"{code} Y1 Y2 | {answer} G1 G2", rules=DEFLECT), play(code, colour))
    table, happenings = step(table, play(answer))
    assert happened(DirectionReversed, happenings) == [DirectionReversed(-1)]
    assert isinstance(table.phase, Answer)
    assert (table.phase.seat, table.phase.hit.amount) == (0, amount)
    after = do(table, expire(ClockKind.ANSWER if amount else ClockKind.SKIP))
    assert (after.phase, counts(after)) == (Turn(1), [2 + amount, 2])


@pytest.mark.rule("reverse-deflect", "reverse-two-player-skip")
@pytest.mark.pair("deflect", "2p")
def test_a_deflected_hit_may_be_deflected_again() -> None:
    table = given("R+2 RR Y2 | RR G1 G2", rules=DEFLECT)
    table = do(table, play("R+2"), play("RR"), play("RR", uno=True))
    assert isinstance(table.phase, Answer)
    assert (table.phase.seat, table.direction) == (1, 1)
    assert do(table, accept()).phase == Turn(0)


@pytest.mark.rule("intervention")
@pytest.mark.pair("interv", "2p")
@pytest.mark.parametrize(("cards", "jumper"), [("R5 R5 B1 | G1 G2", 0), ("R5 B1 B2 | R5 G1 G2", 1)])
def test_after_a_jump_in_the_other_seat_moves(cards: str, jumper: int) -> None:
    table = do(given(cards, rules=JUMPS), play("R5"), jump(jumper, "R5"))
    assert table.phase == Turn(1 - jumper)


@pytest.mark.rule("intervention", "reverse-two-player-skip")
@pytest.mark.pair("interv", "2p")
def test_the_twin_of_a_reverse_turns_play_round_and_keeps_the_turn() -> None:
    table = do(given("RR B1 B2 | RR G1 G2", rules=JUMPS), play("RR"))
    assert table.phase.seat in (0, 1)
    after = do(table, jump(1, "RR"))
    assert (after.direction, after.phase) == (1, Turn(1))


@pytest.mark.rule("intervention", "draw2-draw-and-skip")
@pytest.mark.pair("interv", "2p")
def test_the_target_of_a_draw_two_replaces_it_by_its_twin() -> None:
    table = do(given("R+2 B1 B2 | R+2 G1 G2", rules=JUMPS), play("R+2"), jump(1, "R+2"))
    after = do(table, expire(ClockKind.HOLD))
    assert (counts(after), after.phase) == ([4, 2], Turn(1))


@pytest.mark.rule("double-identical-as-skip")
@pytest.mark.pair("pair", "2p")
def test_a_pair_brings_the_turn_back() -> None:
    table, happenings = step(given("R5 R5 B1 B2 | G1 G2", rules={"multi": "pair_skip"}), play("R5 R5"))
    assert happened(SeatSkipped, happenings) == [SeatSkipped(1)]
    assert table.phase == Turn(0)


@pytest.mark.rule("skip-rescue-exact", "skip-rescue-any-skip")
@pytest.mark.pair("skipr", "2p")
@pytest.mark.parametrize(("rescue", "answer"), [("exact", "RS"), ("match", "R4"), ("any_skip", "GS")])
def test_a_rescue_from_a_skip_goes_to_and_fro(rescue: str, answer: str) -> None:
    """A Skip that rescues is a Skip itself, and its victim is who laid the first one."""
    rules = {"skip_rescue": rescue}
    table = do(given(f"RS B1 B2 | {answer} G1 G2", rules=rules), play("RS"))
    assert isinstance(table.phase, Answer)
    assert do(table, expire(ClockKind.SKIP)).phase == Turn(0)
    after = do(table, play(answer))
    if answer == "R4":
        assert after.phase == Turn(0)
    else:
        assert isinstance(after.phase, Answer)
        assert after.phase.seat == 0
        assert do(after, expire(ClockKind.SKIP)).phase == Turn(1)


@pytest.mark.rule("skip-play-again", "skip-next")
@pytest.mark.pair("again", "2p")
def test_to_play_again_is_to_skip_the_other() -> None:
    """Who loses the turn is only named where somebody does."""
    cards = "RS B1 B2 | G1 G2"
    again, skipped = (
        do(given(cards, rules={"skip_effect": effect}), play("RS")) for effect in ("play_again", "next_loses")
    )
    assert again.phase == skipped.phase == Turn(0)
    assert again.hands == skipped.hands


@pytest.mark.rule("zero-rotate")
@pytest.mark.pair("rot0", "2p")
@pytest.mark.parametrize("direction", [1, -1])
def test_a_zero_swaps_the_two_hands(direction: int) -> None:
    table = given("R0 B1 B2 B3 | G1 G2", direction=direction, rules={"zero": "rotate"})
    table, happenings = step(table, play("R0"))
    assert hands(table) == "G1 G2 | B1 B2 B3"
    assert happened(HandsRotated, happenings) == [HandsRotated(direction)]
    assert table.phase == Turn(1)


@pytest.mark.rule("silence-twos")
@pytest.mark.pair("silT", "2p")
def test_a_silence_over_a_two_ends_when_the_other_has_moved() -> None:
    table = do(given("R2 B1 B2 | G1 R8 G3", rules={"silence": "twos"}), play("R2"))
    assert [type(matter) for matter in table.matters] == [Silence]
    assert happened(SilenceEnded, events(table, play("R8")))


@pytest.mark.rule("silence-twos", "skip-next")
@pytest.mark.pair("silT", "2p")
def test_a_skip_brings_the_turn_past_the_owner_of_a_silence() -> None:
    """The turn of the other goes by the owner and comes back, which ends it as well."""
    table = do(given("R2 B1 B2 | RS G2 G3", rules={"silence": "twos"}), play("R2"))
    after, happenings = step(table, play("RS"))
    assert after.phase == Turn(1)
    assert happened(SilenceEnded, happenings)


@pytest.mark.rule("play-to-last")
@pytest.mark.pair("tolast", "2p")
def test_the_first_out_of_two_ends_a_round_to_the_last() -> None:
    table = given("R5 | G1 G2", rules={"round_end": "to_last", "scoring": "none"})
    table, happenings = step(table, play("R5"))
    assert happened(RoundEnded, happenings)[0].winners == (0,)
    assert table.phase == MatchOver(Ending.FINISHED, (1, 2))


@pytest.mark.rule("play-to-last", "draw2-draw-and-skip")
@pytest.mark.pair("tolast", "2p")
def test_a_last_draw_two_of_two_is_dealt_before_the_round_to_the_last_ends() -> None:
    rules = {"round_end": "to_last", "scoring": "none", "draw2_answer": "transfer"}
    table = do(given("R+2 | G+2 G2 G3", rules=rules), play("R+2"))
    assert isinstance(table.phase, Answer)
    after, happenings = step(table, accept())
    assert len(happened(RoundEnded, happenings)[0].hands[1]) == 5
    assert after.over


@pytest.mark.rule("score-lazy")
@pytest.mark.pair("lazy", "2p")
def test_in_a_lazy_match_of_two_the_winner_opens_and_the_other_deals() -> None:
    rules = {"scoring": "lazy", "opener": "winner_then_loser_deals", "target": 3, "start": "return_all"}
    for dealer in (0, 1):
        table = do(given("G1 G2 | R5", turn=1, dealer=dealer, rules=rules), play("R5"))
        table = do(table, SayReady(0), SayReady(1))
        assert (table.dealer, table.phase) == (0, Turn(1))


@pytest.mark.rule("uno-to-centre")
@pytest.mark.pair("centre", "2p")
def test_no_hands_are_asked_for_where_the_other_would_always_be_last() -> None:
    table = do(given("R5 B1 | G1 G2", rules={"uno_to_centre": True}), play("R5", uno=True))
    assert not isinstance(table.phase, HandOnPile)
    assert table.phase == Turn(1)


def test_neither_of_two_may_do_what_only_the_other_decides() -> None:
    table = do(given("R+2 B1 B2 | R+2 G1 G2", rules=JUMPS), play("R+2"))
    assert refused(table, Accept(0)).reason is Reason.NOT_THE_TARGET
    assert refused(table, keep()).reason is Reason.NOT_NOW
    assert [type(offer) for offer in legal_actions(table, 1)] == [JumpIn]
