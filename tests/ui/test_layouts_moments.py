"""The public table under house rules: what it waits for, what may be pressed, and that it tells no more."""

import json
from typing import Any

import pytest

from bot.engine import GameState, JumpIn, Motion, OpenVote, PutHand, parse_cards
from bot.ui.layouts import more_layout, pointing_layout, table_layout
from bot.ui.verbs import Verb
from tests.support.tables import Move, accept, do, draw, given, jump, play, step
from tests.ui.builders import EMOJIS, WORDS, button, buttons, check_limits, components, scene, shown, verbs


def table(state: GameState, **how: Any):
    view = table_layout(scene(state, **how), WORDS, EMOJIS)
    check_limits(view)
    return view


def told(state: GameState, **how: Any) -> str:
    return shown(table(state, **how))


def after(cards: str, rules: dict[str, Any], *moves: Move, **how: Any) -> GameState:
    return do(given(cards, rules=rules, **how), *moves)


JUMPING = {"intervention": "colours"}


@pytest.mark.rule("intervention")
def test_jump_in_is_always_there_where_the_rule_is_on_and_names_the_top_card():
    state = after("R6 B1 B2 | G1 G2 | Y1", JUMPING, play("R6"))
    assert button(table(state), "Jump in").custom_id == f"u1:jump:7:{state.plays}:R6"
    assert "jump" in verbs(table(do(state, draw())))
    assert "jump" not in verbs(table(given("R6 B1 | G1 G2")))


@pytest.mark.rule("intervention")
@pytest.mark.parametrize("other", ["R6", "R8"])
def test_the_table_looks_the_same_whoever_holds_the_twin(other: str):
    state = after(f"R6 B1 B2 | G1 G2 | {other} Y1", JUMPING, play("R6"))
    plain = after("R6 B1 B2 | G1 G2 | Y2 Y1", JUMPING, play("R6"))
    assert json.dumps(components(table(state))) == json.dumps(components(table(plain)))


@pytest.mark.parametrize(
    ("rules", "waits"),
    [
        ({"draw2_answer": "transfer"}, "**Borys** takes 2 cards, or answers with a card."),
        ({"draw2_answer": "progressive"}, "**Borys** takes 2 cards, or answers with a card."),
        ({"intervention": "colours"}, "**Borys** draws 2 cards in a moment, unless somebody jumps in."),
    ],
)
@pytest.mark.parametrize("answers", ["G+2", "G2"])
def test_a_waiting_hit_is_told_the_same_whether_it_can_be_answered_or_not(
    rules: dict[str, Any], waits: str, answers: str
):
    assert waits in told(after(f"R+2 B1 B2 | {answers} R1 | Y1 Y2", rules, play("R+2")))


@pytest.mark.rule("progressive-same-kind")
def test_the_sum_that_waits_is_told_and_stands_on_the_button():
    rules = {"draw2_answer": "progressive"}
    state, events = step(given("R+2 B1 B2 | G+2 R1 | Y1 Y2", rules=rules), play("R+2"), play("G+2"))
    assert "**Clara** takes 4 cards, or answers with a card." in told(state)
    assert button(table(state), "Take 4 cards")
    assert "challenge" not in verbs(table(state))
    assert "**Borys** played" in told(state, recent=events)


def test_a_four_that_can_be_answered_is_challenged_or_answered():
    state = after("W4 B1 B2 | G+2 R1 | Y1 Y2", {"wd4_answer": "draw2_any"}, play("W4", "B"))
    assert "takes 4 cards, answers with a card, or challenges **Ada**." in told(state)
    assert {"challenge", "accept"} <= set(verbs(table(state)))


@pytest.mark.rule("intervention")
def test_a_hit_that_is_accepted_has_no_buttons_any_more():
    rules = JUMPING | {"draw2_answer": "transfer"}
    state = after("R+2 B1 B2 | G+2 R1 | Y1 Y2", rules, play("R+2"), accept())
    assert "draws 2 cards in a moment, unless somebody jumps in" in told(state)
    assert "accept" not in verbs(table(state))


@pytest.mark.rule("uno-to-centre")
def test_hands_on_the_pile_are_listed_in_their_order():
    state = after("R1 B1 | G1 G2 | Y1 Y2", {"uno_to_centre": True}, play("R1", uno=True))
    assert "**Ada said UNO!** **Hands on the pile!**" in told(state)
    assert verbs(table(state))[0] == "put"
    one = do(state, PutHand(2))
    assert "On the pile: **Clara**" in told(one)
    assert f"Clara {EMOJIS.mark('dealer')} · 2 cards · 🖐️ on the pile" in told(one)


@pytest.mark.rule("uno-to-centre")
def test_the_call_for_hands_says_nothing_of_a_hand_that_a_seven_has_just_swapped_away():
    """It said that the caller had one card left beside a list in which somebody else had it."""
    rules = {"uno_to_centre": True, "seven": "swap", "uno_word": "Ace"}
    state = after("R7 B1 | G1 G2 G3 | Y1 Y2", rules, play("R7", uno=True, target=1))
    assert "**Ada said Ace!** **Hands on the pile!**" in told(state)
    assert "one card left" not in told(state)
    assert "Ada · 3 cards" in told(state)


@pytest.mark.rule("politeness-ready")
def test_the_table_waits_for_who_sorts_a_heavy_hit():
    state = after("W4 B1 B2 | G1 G2 | Y1", {"politeness_ready": True}, play("W4", "B"), accept())
    assert "**Borys** sorts the new cards. Everybody waits." in told(state)
    assert verbs(table(state))[0] == "ready"


@pytest.mark.rule("seven-swap", "five-exchange")
def test_who_must_choose_a_hand_or_a_card_is_named():
    rules = JUMPING | {"seven": "swap"}
    swap = after("R7 B1 B2 | G1 G2 | R7 Y1 Y2", rules, play("R7", target=1), jump(2, "R7"))
    assert "**Clara** chooses whose hand to take." in told(swap)
    gives = after("R5 B1 B2 | G1 G2 | Y1", {"five": "exchange"}, play("R5", target=1, give="B1"))
    assert "**Borys** chooses a card to exchange with **Ada**." in told(gives)


@pytest.mark.rule("silence-twos", "silence-black")
def test_silence_tells_who_asked_for_it_and_until_when():
    twos = told(after("R2 B1 B2 | G1 G2 | Y1", {"silence": "twos"}, play("R2")))
    assert "until it is the turn of **Ada** again. Whoever writes here draws two cards." in twos
    black = told(after("W B1 B2 | G1 G2 | Y1", {"silence": "black"}, play("W", "G")))
    assert f"as long as the colour is {EMOJIS.mark('green')} Green" in black


@pytest.mark.rule("wild-trump-open")
def test_a_trump_leaves_any_colour():
    state = after(
        "W B1 B2 | G1 G2 | Y1",
        {"wild_colour": "trump", "wd4_legality": "free", "challenge": False},
        play("W"),
    )
    assert "Colour: any" in told(state)


@pytest.mark.rule("seven-rounds")
def test_everybodys_stage_is_told():
    rules = {"round_end": "seven_rounds", "scoring": "none"}
    view = told(given("R6 B1 | G1 G2 | Y1", rules=rules, emptied=[4, 0, 6]))
    assert "▶️ **Ada** · 2 cards · hand 5 of 7" in view
    assert f"Clara {EMOJIS.mark('dealer')} · ☝️ **1 card** · hand 7 of 7" in view


@pytest.mark.rule("play-to-last")
def test_who_is_out_has_a_medal_and_still_stands_in_the_list():
    rules = {"round_end": "to_last", "scoring": "none"}
    state = after("R6 | R1 G1 G2 | Y1 Y2 | B5 B6", rules, play("R6"))
    assert "▫️ Ada · 🥇 out" in told(state)


@pytest.mark.rule("out-scores-point-refill-6")
def test_exits_are_counted():
    rules = {"round_end": "refill6", "scoring": "exits", "exhaust": "end_round"}
    state, events = step(given("R6 | R1 G1 G2 | Y1 Y2", rules=rules), play("R6"))
    assert "▫️ Ada · 6 cards · out once" in told(state)
    assert "**Ada** takes a new hand of 6 cards" in told(state, recent=events)


@pytest.mark.rule("challenge-uno")
def test_who_is_out_of_the_match_watches():
    state = given(
        "R6 R1 | G1 G2 | -", rules={"scoring": "eliminate"}, standing=["playing", "playing", "watching"]
    )
    assert f"▫️ Clara {EMOJIS.mark('dealer')} · 👀 watches" in told(state)


@pytest.mark.rule("partners")
def test_partners_are_shown_as_teams():
    state = given("R1 R2 | B1 B2 | G1 G2 | Y1 Y2", rules={"partners": True})
    assert "🤝 **Ada** and **Clara** against **Borys** and **Dima**" in told(state)


def test_the_turns_that_are_left_are_told():
    assert "-# Turn 12 of 400" in told(given("R1 R2 | B1 B2", rules="chaos", turns=12))


@pytest.mark.rule("uno-alt-word")
def test_another_word_stands_on_the_table():
    state, events = step(given("R1 B1 | G1 G2", rules={"uno_word": "Mau"}), play("R1", uno=True))
    assert button(table(state), "Mau!")
    assert "**Ada**: Mau!" in told(state, recent=events)


@pytest.mark.rule("blank-custom")
def test_a_custom_card_has_its_own_escaped_name_wherever_it_is_told():
    rules = {"deck": "blank112", "blank": "custom", "custom_cards": ({"name": "*Storm*"},)}
    state, events = step(given("C1 B1 B2 | G1 G2", rules=rules), play("C1", "B"))
    view = told(state, recent=events)
    assert r"## \*Storm\*" in view
    assert "(*Storm*)" in view
    assert rf"{EMOJIS.for_card('C1')} \*Storm\* and chose" in view


@pytest.mark.rule("uno-catch-by-pointing", "uno-proxy-call")
def test_names_are_asked_for_among_everybody_whatever_they_hold():
    rules = {"penalty_false_call": 2, "uno_proxy": True}
    forgotten = after("R1 B1 | G1 G2 | Y1", rules, play("R1"))
    plain = given("R1 B1 | G1 G2 | Y1", rules=rules)
    assert {"point", "proxy"} <= set(verbs(table(forgotten)))
    assert "catch" not in verbs(table(forgotten))
    for verb in (Verb.CATCH, Verb.CALL_FOR):
        one, other = (pointing_layout(scene(state), 1, WORDS, verb, "5") for state in (forgotten, plain))
        assert json.dumps(components(one)) == json.dumps(components(other))
        assert [control.custom_id for control in buttons(one)] == [
            f"u1:{verb}:7:5:0",
            f"u1:{verb}:7:5:2",
        ]


@pytest.mark.rule("penalty-false-call")
@pytest.mark.parametrize(
    ("price", "label"), [(0, "UNO!"), (1, "UNO! (if wrong: 1 card)"), (3, "UNO! (if wrong: 3 cards)")]
)
def test_the_uno_button_of_the_table_tells_what_a_false_call_costs(price: int, label: str):
    """It was as red as where it is free, and the first to try it paid."""
    calls = button(table(given("R1 B1 | G1 G2", rules={"penalty_false_call": price})), label)
    assert calls.style == (2 if price else 4)


def test_who_is_skipped_is_told_in_the_order_of_things():
    """Somebody lost the turn to somebody."""
    state = after("RS B1 B2 | G1 G2 | Y1 Y2", {"skip_rescue": "exact"}, play("RS"))
    assert "**Ada** skips **Borys**, unless a card answers it in a moment." in told(state)


@pytest.mark.rule("penalty-advice")
def test_a_report_is_voted_on_by_those_who_are_not_concerned():
    state = do(
        given("R1 B1 | G1 G2 | Y1 | R5 R6", rules={"penalty_advice": 2}), OpenVote(0, Motion.ADVICE, 1)
    )
    assert "**Vote:** fine **Borys** for giving advice? 0 for, 0 against, 2 may vote." in told(state)
    menu = more_layout(scene(state), 0, WORDS, frozenset())
    check_limits(menu)
    assert "Report somebody who gave advice: Borys, Clara, Dima" in shown(menu)
    assert "report" not in verbs(more_layout(scene(state), None, WORDS, frozenset()))


def test_a_jump_in_is_told_before_what_it_laid():
    state, events = step(
        given("R6 B1 B2 | G1 G2 | R6 Y1", rules=JUMPING), play("R6"), JumpIn(2, parse_cards("R6"))
    )
    lines = told(state, recent=events).splitlines()
    at = lines.index("⚡ **Clara** jumps in!")
    assert lines[at + 1].startswith("**Clara** played")


@pytest.mark.parametrize(
    ("scoring", "said"),
    [
        ("own_200", "own points count: over at 200, the fewest win"),
        ("over_101", "own points count: who passes 101 loses"),
        ("eliminate", "who reaches 500 points is out"),
        ("lazy", "one round, and who holds most in hand loses"),
    ],
)
def test_what_the_match_is_played_for_is_told(scoring: str, said: str):
    assert said in told(given("R1 R2 | B1 B2", rules={"scoring": scoring}))


@pytest.mark.rule("score-own-200")
def test_where_own_points_count_the_fewest_stand_first():
    state, events = step(given("R5 | B2 B3 W | G5", rules={"scoring": "own_200"}), play("R5"))
    view = told(state, recent=events)
    assert view.index("**Ada** · 0 points") < view.index("**Clara** · 5 points (+5)")
    assert view.index("**Clara** · 5 points") < view.index("**Borys** · 55 points")
