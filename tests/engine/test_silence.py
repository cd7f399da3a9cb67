"""Silence after a Two, or after a black card with its colour: whoever speaks first draws two."""

from typing import Any

import pytest

from bot.engine import BreakSilence, GameState, Leave, Reason, view
from bot.engine.events import CardsDrawn, DrawReason, SilenceBegan, SilenceEnded
from bot.engine.phases import Answer, HandOnPile, RoundOver, Silence, Turn
from tests.support.tables import (
    accept,
    call,
    catch,
    challenge,
    counts,
    do,
    draw,
    events,
    given,
    happened,
    jump,
    play,
    refused,
    step,
)

FOUR = "R2 B1 B3 | R5 B5 G5 | R6 Y6 G6 | R7 Y7 G7"
TWOS = {"silence": "twos"}
BLACK = {"silence": "black", "wd4_answer": "none"}


def quiet(cards: str = FOUR, **rules: Any) -> GameState:
    """Let seat 0 ask for silence with a Two."""
    return do(given(cards, rules=TWOS | rules), play("R2"))


def silence(table: GameState) -> Silence | None:
    """Find the silence that is asked for."""
    return next((matter for matter in table.matters if isinstance(matter, Silence)), None)


@pytest.mark.rule("silence-twos")
def test_a_two_asks_everybody_to_be_silent() -> None:
    table, happenings = step(given(FOUR, rules=TWOS), play("R2"))
    assert happened(SilenceBegan, happenings) == [SilenceBegan(0, None)]
    for seat in (0, 1, 2, 3, None):
        assert silence(table) in view(table, seat).matters


@pytest.mark.rule("silence-twos")
@pytest.mark.parametrize("speaker", [0, 1, 3])
def test_the_first_who_speaks_draws_two_and_the_silence_is_over(speaker: int) -> None:
    before = quiet()
    table, happenings = step(before, BreakSilence(speaker))
    assert happened(SilenceEnded, happenings) == [SilenceEnded(speaker)]
    (drawn,) = happened(CardsDrawn, happenings)
    assert (drawn.seat, drawn.count, drawn.why) == (speaker, 2, DrawReason.SILENCE)
    assert (table.phase, table.clock, silence(table)) == (before.phase, before.clock, None)
    refusal = refused(table, BreakSilence(1))
    assert (refusal.reason, refusal.rule) == (Reason.NO_SILENCE, "silence-twos")


@pytest.mark.rule("silence-twos")
def test_nobody_pays_for_speaking_when_no_silence_is_asked_for() -> None:
    assert refused(given(FOUR, rules=TWOS), BreakSilence(0)).reason is Reason.NO_SILENCE
    assert refused(do(given(FOUR), play("R2")), BreakSilence(0)).reason is Reason.NO_SILENCE
    other = do(given("R5 B1 | R+2 G2", rules=TWOS, discard="B2"), play("R5"), play("R+2"))
    assert silence(other) is None


@pytest.mark.rule("silence-twos")
def test_the_silence_lasts_until_the_turn_is_back_at_its_owner() -> None:
    table = do(quiet(), play("R5"), play("R6"))
    assert silence(table) == Silence(0, 2)
    after, happenings = step(table, play("R7"))
    assert (happened(SilenceEnded, happenings), after.phase) == ([SilenceEnded()], Turn(0))


@pytest.mark.rule("silence-twos")
def test_drawing_brings_the_turn_back_too() -> None:
    table = given("R2 B1 B3 | G1 G3 | Y1 Y3", rules=TWOS, draw="B5 B6")
    table = do(table, play("R2"), draw())
    assert silence(table) == Silence(0, 0)
    assert silence(do(table, draw())) is None


PASSED: list[Any] = [
    ("R2 B1 B3 | G1 G3 | Y1 Y3 | RS G7", [draw(), draw(), play("RS")], {}),
    ("R2 B1 B3 | G1 G3 | Y1 Y3 | R+2 G7", [draw(), draw(), play("R+2")], {}),
    ("R2 B1 B3 | RR G3 | Y1 Y3 | R7 G7", [play("RR")], {}),
    ("R2 B1 B3 | G1 G3 | RS BS Y1 | R7 G7", [draw(), play("RS BS")], {"multi": "same_rank"}),
    ("R2 B1 B3 | RS BS GS G3 | Y1 Y3 | R7 G7", [play("RS BS GS")], {"multi": "same_rank"}),
]


@pytest.mark.rule("silence-twos")
@pytest.mark.parametrize(("cards", "moves", "rules"), PASSED)
def test_the_silence_ends_too_when_the_turn_passes_its_owner_by(
    cards: str, moves: list[Any], rules: dict[str, Any]
) -> None:
    table = given(cards, rules=TWOS | rules, draw="B5 B6")
    table = do(table, play("R2"))
    assert silence(table) == Silence(0, 0)
    after, happenings = step(table, *moves)
    assert silence(after) is None
    assert happened(SilenceEnded, happenings) == [SilenceEnded()]


@pytest.mark.rule("silence-twos", "skip-play-again")
def test_who_moves_again_passes_nobody_by() -> None:
    table = do(quiet("R2 B1 B3 | RS R5 G5 | R6 Y6 | R7 Y7", skip_effect="play_again"), play("RS"))
    assert (table.phase, silence(table)) == (Turn(1), Silence(0, 1))
    assert silence(do(table, play("R5"), play("R6"))) is not None
    assert silence(do(table, play("R5"), play("R6"), play("R7"))) is None


@pytest.mark.rule("silence-twos")
def test_another_two_begins_the_silence_anew_for_its_player() -> None:
    table, happenings = step(quiet("R2 B1 B3 | B2 G5 | R6 B6 | R7 B7"), play("B2"))
    assert happened(SilenceBegan, happenings) == [SilenceBegan(1, None)]
    assert silence(table) == Silence(1, 1)
    table = do(table, play("B6"), play("B7"))
    assert (table.phase, silence(table)) == (Turn(0), Silence(1, 3))
    assert silence(do(table, play("B1"))) is None


@pytest.mark.rule("silence-twos")
def test_a_silence_ends_when_its_owner_leaves_or_the_round_is_over() -> None:
    table, happenings = step(quiet(), Leave(0))
    assert (silence(table), happened(SilenceEnded, happenings)) == (None, [SilenceEnded()])
    assert silence(do(quiet(), Leave(2))) == Silence(0, 0)
    over = do(quiet("R2 B1 | R5 | Y1 Y2"), play("R5"))
    assert isinstance(over.phase, RoundOver)
    assert over.matters == ()
    assert refused(over, BreakSilence(2)).reason is Reason.NOT_NOW


@pytest.mark.rule("silence-twos", "penalty-everyone-liable")
def test_who_has_no_cards_any_more_may_speak() -> None:
    table = do(quiet("R2 B1 | W4 | Y1 Y2"), play("W4", "R"))
    assert type(table.phase) is Answer
    assert refused(table, BreakSilence(1)).reason is Reason.NOT_PLAYING
    assert counts(do(table, BreakSilence(2))) == [1, 0, 4]


@pytest.mark.rule("silence-twos", "silence-black", "uno-call")
@pytest.mark.parametrize("rules", [TWOS, BLACK])
def test_calling_and_catching_break_no_silence(rules: dict[str, Any]) -> None:
    first = play("R2") if rules is TWOS else play("W", "R")
    card = "R2" if rules is TWOS else "W"
    table = do(given(f"{card} B1 | R5 G1 | Y1 Y2 Y3", rules=rules), first, call(0), play("R5"))
    assert silence(table) is not None
    after, happenings = step(table, catch(2))
    assert silence(after) == silence(table)
    assert [drawn.why for drawn in happened(CardsDrawn, happenings)] == [DrawReason.UNO]


@pytest.mark.pair("chal", "silT")
@pytest.mark.rule("silence-twos", "wd4-challenge-open")
@pytest.mark.parametrize("bluffs", [True, False])
def test_a_challenge_breaks_no_silence_after_a_two(bluffs: bool) -> None:
    held = "R5" if bluffs else "G5"
    table = do(quiet(f"R2 B1 B3 | W4 {held} | R6 Y6 | R7 Y7"), play("W4", "B"), challenge())
    assert silence(table) == Silence(0, 1)
    assert table.phase == Turn(2 if bluffs else 3)


@pytest.mark.pair("chal", "silT")
@pytest.mark.rule("silence-twos", "wd4-challenge-open")
def test_a_challenge_by_the_owner_of_the_silence_brings_the_turn_back() -> None:
    table = do(given("R2 B1 B3 | G1 G5 | W4 R5", rules=TWOS, draw="B5"), play("R2"), draw())
    proven = do(table, play("W4", "B"), challenge())
    assert (proven.phase, silence(proven)) == (Turn(0), None)


@pytest.mark.pair("interv", "silT")
@pytest.mark.rule("silence-twos", "intervention")
@pytest.mark.parametrize(
    ("cards", "moves", "owner"),
    [
        ("R2 B1 B3 | R5 B5 | R6 R2 Y6 | R7 Y7", [jump(2, "R2")], 2),
        ("R2 R2 B1 B3 | R5 B5 | R6 Y6 | R7 Y7", [jump(0, "R2")], 0),
        ("R2 R5 B1 | R5 B5 | R6 Y6 | R7 Y7", [play("R5"), jump(0, "R5")], None),
        ("R2 B1 B3 | R5 B5 | R6 Y6 | R5 Y7", [play("R5"), jump(3, "R5")], None),
        ("R2 B1 B3 | R5 R5 B5 | R6 Y6 | R7 Y7", [play("R5"), jump(1, "R5")], 0),
        ("R2 B1 B3 | R5 B5 | R5 Y6 | R7 Y7", [play("R5"), jump(2, "R5")], 0),
        ("R2 B1 B3 | R5 R6 B5 | R6 Y6 | R7 Y7", [play("R5"), play("R6"), jump(1, "R6")], None),
        ("R2 B1 B3 | RR B5 | RR Y6 | R7 Y7", [play("RR"), jump(2, "RR")], None),
    ],
)
def test_a_jump_in_ends_the_silence_when_its_owner_is_next_or_passed(
    cards: str, moves: list[Any], owner: int | None
) -> None:
    """The owner's own jump-in counts as his turn; the twin of a Two asks for silence anew."""
    table = do(quiet(cards, intervention="colours"), *moves)
    running = silence(table)
    assert (running.owner if running else None) == owner


@pytest.mark.pair("multi", "silT")
@pytest.mark.rule("silence-twos", "multi-card-same-rank")
def test_several_twos_ask_for_one_silence() -> None:
    table, happenings = step(
        given("R2 B2 B1 | G1 G5 | Y6 Y7", rules=TWOS | {"multi": "same_rank"}), play("R2 B2")
    )
    assert happened(SilenceBegan, happenings) == [SilenceBegan(0, None)]
    assert silence(do(table, BreakSilence(1))) is None


@pytest.mark.pair("silT", "centre")
@pytest.mark.rule("silence-twos", "uno-to-centre")
def test_a_hand_on_the_pile_is_no_speech() -> None:
    table = do(given("R2 B1 | R5 B5 | R6 Y6", rules=TWOS | {"uno_to_centre": True}), play("R2", uno=True))
    assert type(table.phase) is HandOnPile
    assert silence(table) == Silence(0, 0)
    spoken = do(table, BreakSilence(1))
    assert (type(spoken.phase), counts(spoken)) == (HandOnPile, [1, 4, 2])


@pytest.mark.pair("silT", "tolast")
@pytest.mark.rule("silence-twos", "play-to-last")
def test_a_silence_whose_owner_is_out_ends_when_the_turn_passes_the_seat() -> None:
    table = quiet("R2 | R5 B5 | R6 Y6 | R7 Y7", round_end="to_last", scoring="none")
    assert silence(table) == Silence(0, 0)
    assert refused(table, BreakSilence(0)).reason is Reason.NOT_PLAYING
    table = do(table, play("R5", uno=True), play("R6", uno=True))
    assert silence(table) is not None
    assert silence(do(table, play("R7", uno=True))) is None


@pytest.mark.pair("silT", "tolast")
@pytest.mark.rule("silence-twos", "play-to-last")
def test_a_silence_whose_owner_is_out_ends_though_nobody_lays_a_card() -> None:
    rules = {"round_end": "to_last", "scoring": "none"}
    table = given("R2 | R5 B5 | G6 G7 | Y6 Y7", rules=TWOS | rules, draw="B7 B8 G3")
    table = do(table, play("R2"), play("R5"), draw(), draw())
    assert (table.phase, silence(table)) == (Turn(1), None)


@pytest.mark.rule("silence-black")
@pytest.mark.parametrize("black", ["W", "W4"])
def test_a_black_card_with_its_colour_asks_for_silence(black: str) -> None:
    table, happenings = step(given(f"{black} B1 B3 | G1 G2 | Y1 Y2", rules=BLACK), play(black, "G"))
    assert [(began.owner, str(began.colour)) for began in happened(SilenceBegan, happenings)] == [(0, "G")]
    after = do(table, BreakSilence(2))
    assert (counts(after), silence(after)) == ([2, 2, 4], None)
    assert refused(after, BreakSilence(2)).reason is Reason.NO_SILENCE


@pytest.mark.rule("silence-black")
def test_the_silence_of_a_colour_lasts_while_the_colour_is_in_force() -> None:
    table = do(given("W B1 B3 | G1 G2 | G3 Y2 | Y4 G3", rules=BLACK), play("W", "G"), play("G1"), play("G3"))
    assert silence(table) is not None
    after = do(table, play("G3"))
    assert (after.phase, silence(after)) == (Turn(0), silence(table))


@pytest.mark.rule("silence-black")
@pytest.mark.parametrize(
    ("answer", "began"), [(play("Y1"), []), (play("W", "R"), ["R"]), (play("W", "G"), None), (draw(), None)]
)
def test_only_another_colour_ends_it_not_a_black_card_of_the_same(
    answer: Any, began: list[str] | None
) -> None:
    table = do(given("W B1 B3 | G1 W B5 | Y1 W Y2", rules=BLACK), play("W", "G"), play("G1"))
    after, happenings = step(table, answer)
    ended = [] if began is None else [SilenceEnded()]
    assert happened(SilenceEnded, happenings) == ended
    assert [str(new.colour) for new in happened(SilenceBegan, happenings)] == (began or [])
    assert (silence(after) is None) == (began == [])


@pytest.mark.rule("silence-black")
def test_a_two_asks_for_no_silence_where_black_cards_do_and_the_other_way_round() -> None:
    assert silence(do(given(FOUR, rules=BLACK), play("R2"))) is None
    assert silence(do(given("W B1 B3 | G1 G2", rules=TWOS), play("W", "G"))) is None


@pytest.mark.rule("silence-black")
def test_a_silence_of_a_colour_ends_when_its_owner_leaves() -> None:
    table = do(given("W B1 B3 | G1 G2 | Y1 Y2", rules=BLACK), play("W", "G"))
    assert silence(do(table, Leave(0))) is None
    assert silence(do(table, Leave(1))) == silence(table)


@pytest.mark.pair("chal", "silB")
@pytest.mark.rule("silence-black", "wd4-challenge-open")
@pytest.mark.parametrize("held", ["R5", "B5"])
def test_challenging_is_no_breach_of_the_silence(held: str) -> None:
    table = do(given(f"W4 {held} B3 | G1 G2 | Y1 Y2", rules=BLACK), play("W4", "G"))
    after, happenings = step(table, challenge())
    assert silence(after) == silence(table) is not None
    assert DrawReason.SILENCE not in [drawn.why for drawn in happened(CardsDrawn, happenings)]
    assert silence(do(table, accept())) == silence(table)


@pytest.mark.pair("chal", "silB")
@pytest.mark.rule("silence-black", "wd4-challenge-success-return-card")
def test_a_four_that_goes_back_takes_its_colour_and_its_silence_along() -> None:
    rules = BLACK | {"challenge_success": "return_card"}
    table = do(given("W4 R5 B3 | G1 G2 | Y1 Y2", rules=rules), play("W4", "G"))
    after, happenings = step(table, challenge())
    assert (str(after.colour), silence(after)) == ("R", None)
    assert happened(SilenceEnded, happenings) == [SilenceEnded()]


@pytest.mark.pair("circle", "silB")
@pytest.mark.rule("silence-black", "colour-circle")
def test_the_wheel_orders_a_colour_and_every_turn_of_it_begins_a_silence_anew() -> None:
    rules = BLACK | {"wild_colour": "circle"}
    table = do(given("W B1 B3 | W G2 G3 | Y1 Y2", rules=rules), play("W"))
    assert str(table.colour) == "B"
    assert silence(table) == Silence(0, 0, table.colour)
    after, happenings = step(table, play("W"))
    assert (str(after.colour), silence(after)) == ("G", Silence(1, 1, after.colour))
    assert [type(event) for event in happenings if isinstance(event, SilenceBegan | SilenceEnded)] == [
        SilenceEnded,
        SilenceBegan,
    ]


@pytest.mark.pair("silB", "centre")
@pytest.mark.rule("silence-black", "uno-to-centre")
def test_uno_and_hands_on_the_pile_keep_the_silence_of_a_colour() -> None:
    rules = BLACK | {"uno_to_centre": True}
    table = do(given("W B1 | R5 B5 | R6 Y6", rules=rules), play("W", "G", uno=True))
    assert type(table.phase) is HandOnPile
    assert silence(table) == Silence(0, 0, table.colour)


@pytest.mark.rule("silence-black", "intervention-wild")
def test_a_wild_laid_out_of_turn_keeps_the_colour_and_the_silence() -> None:
    rules = BLACK | {"intervention": "colours_and_wild"}
    table = do(given("W B1 B3 | G1 G2 | W Y1 Y2", rules=rules), play("W", "G"))
    assert silence(do(table, jump(2, "W"))) == silence(table)
    changed = do(table, jump(2, "W", "B"))
    assert silence(changed) == Silence(2, 2, changed.colour)


@pytest.mark.rule("silence-black")
def test_a_last_wild_that_names_no_colour_asks_for_no_silence() -> None:
    rules = BLACK | {"round_end": "to_last", "scoring": "none"}
    assert not happened(SilenceBegan, events(given("W | G1 G2 | Y1 Y2", rules=rules), play("W")))
