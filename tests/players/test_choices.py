"""What a computer player decides under house rules: targets, gifts, answers and plays out of turn."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine import (
    Accept,
    Action,
    CatchUno,
    Choices,
    ChooseTarget,
    Colour,
    DrawCard,
    GameState,
    GiveCard,
    JumpIn,
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    card,
    parse_cards,
    view,
)
from bot.engine.phases import Answer, Exchange, HandOnPile, Ready, SwapTarget, Turn
from bot.players import Computer
from tests.support.tables import do, draw, given, jump, play

from .builders import CUSTOM

LUCK = range(200)
MANY = "Y1 Y2 Y3 Y4 Y5 Y6"
BLANKS = {"deck": "blank112", "blank": "custom", "custom_cards": CUSTOM}


def decisions(state: GameState, seat: int = 0) -> Counter[Action | None]:
    """Ask as many computer players, each with luck of its own, leaving out whether they say UNO!."""
    found = (Computer(Random(luck)).decide(view(state, seat)) for luck in LUCK)
    return Counter(replace(made, uno=False) if isinstance(made, PlayCards) else made for made in found)


def mostly(state: GameState, seat: int = 0) -> Action | None:
    """Give the decision that nearly all of them take."""
    ((decision, times),) = decisions(state, seat).most_common(1)
    assert times > 0.8 * len(LUCK)
    return decision


def laying(codes: str, seat: int = 0, **choices: Any) -> PlayCards:
    return PlayCards(seat, parse_cards(codes), Choices(**choices))


@pytest.mark.parametrize(
    ("hands", "top", "rules", "best"),
    [
        pytest.param(
            f"R7 B1 B2 B3 B4 B5|{MANY}|Y8 G1|G2 G3 G4",
            "R5",
            {"seven": "swap"},
            laying("R7", target=2),
            id="the smallest hand is taken",
        ),
        pytest.param(
            f"R7 B1|{MANY}|{MANY}", "R5", {"seven": "swap"}, DrawCard(0), id="a good hand is not given away"
        ),
        pytest.param(
            f"R7 R1 B1|{MANY}|{MANY}", "R5", {"seven": "swap"}, laying("R1"), id="nor while another card fits"
        ),
        pytest.param(
            f"R7|{MANY}|Y1 G2", "R5", {"seven": "swap"}, laying("R7"), id="a last seven moves nothing"
        ),
        pytest.param(
            f"R0 R9 B1 B2|{MANY}|Y1 G1",
            "R5",
            {"zero": "rotate"},
            laying("R0"),
            id="a zero brings the small hand of the seat before",
        ),
        pytest.param(
            f"R0 R9 B1 B2|Y1 G1|{MANY}",
            "R5",
            {"zero": "rotate"},
            laying("R9"),
            id="a zero that brings a big one is kept",
        ),
        pytest.param(
            f"R5 B1 B2 G9|{MANY}|{MANY}",
            "R5",
            {"five": "exchange"},
            "G9",
            id="the worst card is given away",
        ),
        pytest.param(
            f"R5 R1 B5 B6 G9|{MANY}|{MANY}",
            "R2",
            {"multi": "same_rank"},
            laying("R5 B5"),
            id="two cards are better than one",
        ),
        pytest.param(
            f"R5 R5 B6 R9|Y1|{MANY}",
            "R2",
            {"multi": "pair_skip"},
            laying("R5 R5"),
            id="a pair skips who is near out",
        ),
        pytest.param(
            f"W G2 B1 B2 B3|{MANY}|{MANY}",
            "R5",
            {"wild_colour": "own_card"},
            "B",
            id="the own card has the colour held most",
        ),
        pytest.param(
            f"C3 G1 G2 G9 B1|{MANY}|{MANY}",
            "R5",
            BLANKS,
            laying("C3", discard=Colour.GREEN),
            id="the colour held most is thrown off",
        ),
        pytest.param(
            f"C1 B1 B2 B3|{MANY}|Y1|G1 G2 G3 G4",
            "R5",
            BLANKS,
            laying("C1", colour=Colour.BLUE, target=2),
            id="the seat that is nearest to going out is aimed at",
        ),
        pytest.param(
            f"B1 B2|{MANY}",
            "R5",
            {"pass": "free", "turn_cap": 50},
            DrawCard(0),
            id="a turn is not passed without drawing",
        ),
    ],
)
def test_the_better_play_is_chosen(hands: str, top: str, rules: dict[str, Any], best: Any) -> None:
    decision = mostly_any(given(hands, top=top, rules=rules), best)
    assert decision == best


def mostly_any(state: GameState, best: Any) -> Any:
    """Give what nearly all decide; of a gift or an own card only that."""
    if not isinstance(best, str):
        return mostly(state)
    plays = [made for made in decisions(state).elements() if isinstance(made, PlayCards)]
    told = Counter(
        str(made.choices.give) if made.choices.give else str(made.cards[-1].colour) for made in plays
    )
    ((found, times),) = told.most_common(1)
    assert times > 0.8 * len(LUCK)
    return found


@pytest.mark.rule("draw-to-match")
def test_it_draws_until_a_card_fits() -> None:
    state = do(given(f"B1 B2|{MANY}", top="R5", draw="B3 B4", rules={"draw": "to_match"}), draw())
    assert state.phase == Turn(0, drawn=True, more=True)
    assert mostly(state) == DrawCard(0)


def test_a_drawn_seven_that_gives_a_good_hand_away_is_kept() -> None:
    state = do(given(f"B1 B2|{MANY} G1", top="R5", draw="R7", rules={"seven": "swap"}), draw())
    assert mostly(state) == PassTurn(0)


@pytest.mark.rule("progressive-same-kind")
def test_a_hit_is_answered_where_the_hand_allows_it() -> None:
    rules = {"draw2_answer": "progressive", "reverse_deflect": True}
    for hand, answer in (("B1 G+2", "G+2"), ("B1 RR", "RR")):
        state = do(given(f"{hand} B9|Y1 Y2|R+2 R1 R3", top="R9", turn=2, rules=rules), play("R+2"))
        assert isinstance(state.phase, Answer)
        assert mostly(state) == laying(answer)
    state = do(given("B1 B2|Y1 Y2|R+2 R1 R3", top="R9", turn=2, rules=rules), play("R+2"))
    assert mostly(state) == Accept(0)


@pytest.mark.rule("skip-rescue-exact")
def test_a_skip_is_answered_or_waited_for() -> None:
    for hand, answer in (("RS B1 B2", laying("RS")), ("BS B1 B2", None)):
        state = do(
            given(f"{hand}|Y1 Y2|RS R1 R3", top="R9", turn=2, rules={"skip_rescue": "exact"}), play("RS")
        )
        assert decisions(state) == {answer: len(LUCK)}


def test_a_bluff_in_answer_is_rare() -> None:
    rules = {"draw2_answer": "progressive", "wd4_answer": "progressive"}
    state = do(given("W4 B1 B2|Y1 Y2|W4 R1 R3", top="R9", turn=2, rules=rules), play("W4", colour="B"))
    answers = sum(times for made, times in decisions(state).items() if isinstance(made, PlayCards))
    assert 0 < answers < 0.2 * len(LUCK)


@pytest.mark.rule("seven-swap")
def test_after_a_seven_out_of_turn_the_smallest_hand_is_taken() -> None:
    rules = {"seven": "swap", "intervention": "colours"}
    state = do(
        given(f"R7 B1 B2 B3|R7 Y7 Y8 Y9|{MANY}|G1 G2", top="R9", turn=1, rules=rules),
        play("R7", target=2),
        jump(0, "R7"),
    )
    assert state.phase == SwapTarget(0)
    assert mostly(state) == ChooseTarget(0, 3)


@pytest.mark.rule("five-exchange")
def test_the_partner_of_an_exchange_gives_the_worst_card() -> None:
    state = do(
        given("B1 B2 W G9|R5 R1 R2", top="R9", turn=1, rules={"five": "exchange"}),
        play("R5", target=0, give="R1"),
    )
    assert state.phase == Exchange(0, 1)
    assert decisions(state) == {GiveCard(0, card("G9")): len(LUCK)}


@pytest.mark.rule("uno-to-centre")
def test_a_hand_is_put_on_the_pile() -> None:
    state = do(
        given(f"{MANY}|R1 B2|{MANY}", top="R9", turn=1, rules={"uno_to_centre": True}), play("R1", uno=True)
    )
    assert isinstance(state.phase, HandOnPile)
    assert decisions(state) == {PutHand(0): len(LUCK)}
    assert decisions(state, 1) == {None: len(LUCK)}


@pytest.mark.rule("politeness-ready")
def test_it_is_ready_when_its_cards_are_sorted() -> None:
    rules = {"politeness_ready": True, "challenge": False}
    state = do(given("B1 B2|W4 Y2 Y3", top="R9", turn=1, rules=rules), play("W4", colour="Y"))
    assert state.phase == Ready(0)
    assert decisions(state) == {SayReady(0): len(LUCK)}


def twin_of(hand: str, rules: dict[str, Any], top: str = "R6", others: str = MANY) -> list[JumpIn | None]:
    """Let seat 1 lay a card and ask computer players in seat 0 whether they lay the twin."""
    start = given(
        f"{hand}|{top} {MANY}|{others}", top="R9", turn=1, rules={"intervention": "colours"} | rules
    )
    state = do(start, play(top, **({"target": 2} if top == "R7" else {})))
    return [Computer(Random(luck)).jump_in(view(state, 0)) for luck in LUCK]


@pytest.mark.rule("intervention")
def test_a_twin_is_laid_out_of_turn_about_every_other_time() -> None:
    found = twin_of("R6 B1 B2", {})
    assert set(found) == {JumpIn(0, parse_cards("R6")), None}
    assert 0.4 < sum(twin is not None for twin in found) / len(LUCK) < 0.6


def test_uno_is_called_out_of_turn_too() -> None:
    called = [twin.uno for twin in twin_of("R6 B1", {}) if twin is not None]
    assert 0.8 < sum(called) / len(called) < 1


@pytest.mark.parametrize(
    ("hand", "rules", "top"),
    [
        pytest.param("R5 B1 B2", {}, "R6", id="no twin"),
        pytest.param("R6 B1 B2", {"intervention": "off"}, "R6", id="nobody may"),
        pytest.param("R7 B1", {"seven": "swap"}, "R7", id="the seven gives a good hand away"),
    ],
)
def test_nobody_plays_out_of_turn_in_vain(hand: str, rules: dict[str, Any], top: str) -> None:
    assert set(twin_of(hand, rules, top)) == {None}


def test_being_asked_again_brings_no_twin_to_mind() -> None:
    state = do(given(f"R6 B1 B2|R6 {MANY}", top="R9", turn=1, rules={"intervention": "colours"}), play("R6"))
    blind = next(
        computer for luck in LUCK if (computer := Computer(Random(luck))).jump_in(view(state, 0)) is None
    )
    assert {blind.jump_in(view(state, 0)) for _ in range(50)} == {None}


@pytest.mark.rule("penalty-false-call")
def test_where_false_calls_are_fined_only_who_was_seen_to_forget_is_named() -> None:
    before = given(f"R1 B2|{MANY}|G1 G2 G3", top="R5", rules={"penalty_false_call": 2})
    forgot = do(before, play("R1"))
    watched = [Computer(Random(luck)) for luck in LUCK]
    assert {computer.catch(view(before, 2)) for computer in watched} == {None}
    assert {computer.catch(view(forgot, 2)) for computer in watched} == {CatchUno(2, 0), None}
    assert {Computer(Random(luck)).catch(view(forgot, 2)) for luck in LUCK} == {None}


@pytest.mark.rule("partners")
def test_nobody_tells_on_a_partner_or_takes_a_partners_hand() -> None:
    rules = {"partners": True, "seven": "swap"}
    forgot = do(given(f"R1 B2|{MANY}|G1 G2|{MANY}", top="R5", rules=rules), play("R1"))
    assert {Computer(Random(luck)).catch(view(forgot, 2)) for luck in LUCK} == {None}
    state = given(f"R7 B1 B2 B3|G1 G2|G3|{MANY}", top="R5", rules=rules)
    assert mostly(state) == laying("R7", target=1)


@pytest.mark.rule("colour-circle")
def test_the_colour_to_which_the_wheel_turns_is_counted() -> None:
    rules = {"wild_colour": "circle", "wd4_colour": "circle"}
    state = given(f"W B1 B2 B3 Y9|Y1|{MANY}", top="R5", rules=rules)
    assert mostly(state) == laying("W")
