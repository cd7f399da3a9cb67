"""Choices in the hand: what is decided along with a card, one press each, on the same message."""

from typing import Any

import pytest
from discord import ui

from bot.engine import GameState, card, parse_cards
from bot.ui.layouts import hand_layout
from bot.ui.staging import NOBODY, Staged
from tests.support.tables import accept, do, draw, given, jump, play
from tests.ui.builders import EMOJIS, WORDS, button, buttons, card_buttons, check_limits, scene, shown, verbs


def hand(state: GameState, seat: int = 0, **how: Any) -> ui.LayoutView:
    view = hand_layout(scene(state), seat, WORDS, EMOJIS, **how)
    check_limits(view)
    return view


def args(view: ui.LayoutView, verb: str) -> list[list[str]]:
    """List the arguments of a screen's controls with this verb."""
    return [one.custom_id.split(":")[4:] for one in buttons(view) if one.custom_id.split(":")[1] == verb]


def staged(cards: str, **chosen: Any) -> Staged:
    return Staged(parse_cards(cards), **chosen)


SWAP = {"seven": "swap"}
RANK = {"multi": "same_rank"}


@pytest.mark.rule("seven-swap")
def test_a_seven_asks_whose_hand_to_take_with_everybodys_count():
    state = given("R7 B1 B2 | G1 G2 | Y1", rules=SWAP)
    assert args(hand(state), "wild") == [["R7", "0"]]
    view = hand(state, step=staged("R7"))
    assert "whose hand do you take?" in shown(view)
    assert button(view, "Borys · 2 cards")
    assert button(view, "Clara · 1 card")
    assert args(view, "play") == [["R7.t1", "0"], ["R7.t2", "0"]]
    assert {"arm", "back"} <= set(verbs(view))


@pytest.mark.rule("seven-swap")
def test_a_seven_with_one_opponent_or_as_the_last_card_asks_nothing():
    assert args(hand(given("R7 B1 B2 | G1 G2", rules=SWAP)), "play")[0] == ["R7.t1", "0"]
    assert args(hand(given("R7 | G1 G2 | Y1", rules=SWAP)), "play") == [["R7", "0"]]


@pytest.mark.rule("five-exchange")
def test_a_five_asks_with_whom_and_then_for_the_card_or_for_nobody():
    state = given("R5 B1 B2 | G1 G2 | Y1", rules={"five": "exchange"})
    first = hand(state, step=staged("R5"))
    assert button(first, "Nobody").custom_id.split(":")[4] == "R5.t"
    assert args(first, "play") == [["R5.t", "0"]]
    second = hand(state, step=staged("R5", target=1))
    assert "which card do you give to **Borys**?" in shown(second)
    assert args(second, "play") == [["R5.t1.gB1", "0"], ["R5.t1.gB2", "0"]]


@pytest.mark.rule("wild-swap-hands")
def test_swap_hands_asks_for_a_player_and_then_for_a_colour():
    state = given("SW B1 B2 | G1 G2 | Y1", rules={"deck": "swap112"})
    assert args(hand(state, step=staged("SW")), "wild") == [["SW.t", "0"], ["SW.t1", "0"], ["SW.t2", "0"]]
    second = hand(state, step=staged("SW", target=2))
    assert args(second, "play")[0] == ["SW.t2", "0", "R"]
    assert args(hand(state, step=staged("SW", target=NOBODY)), "play")[0] == ["SW.t", "0", "R"]


@pytest.mark.rule("blank-custom")
def test_a_custom_card_asks_for_what_its_blocks_need_under_its_own_name():
    blocks = ({"does": "swap"}, {"does": "discard"}, {"does": "colour"})
    rules = {
        "deck": "blank112",
        "blank": "custom",
        "custom_cards": ({"name": "*Storm*", "blocks": blocks},),
    }
    state = given("C1 B1 B2 G1 | G2 G3 | Y1", rules=rules)
    first = hand(state, step=staged("C1"))
    assert r"\*Storm\*:** whose hand do you take?" in shown(first)
    second = hand(state, step=staged("C1", target=1))
    assert "which colour do you throw off?" in shown(second)
    assert button(second, "Blue · 2")
    third = hand(state, step=staged("C1", target=1, discard=card("B1").colour))
    assert args(third, "play")[2] == ["C1.t1.dB", "0", "G"]


@pytest.mark.rule("multi-card-same-rank")
def test_several_cards_are_staged_one_by_one_and_the_last_one_sets_the_colour():
    state = given("R5 B5 G5 B1 | G1 G2", rules=RANK)
    first = hand(state, step=staged("R5"))
    assert args(first, "play") == [["R5.x", "0"]]
    assert args(first, "wild") == [["RG5", "0"], ["RB5", "0"]]
    second = hand(state, step=staged("R5 B5"))
    assert "The last card decides the colour" in shown(second)
    assert args(second, "play") == [["RB5.x", "0"], ["RBG5", "0"]]
    assert button(second, "Play these 2")
    assert button(second, "Play 3, 5 on top")


@pytest.mark.rule("multi-card-same-rank")
def test_uno_can_be_armed_while_cards_are_staged():
    state = given("R5 B5 B1 | G1 G2", rules=RANK)
    assert button(hand(state), "UNO!").disabled
    assert not button(hand(state, step=staged("R5")), "UNO!").disabled
    four = given("R5 B5 G5 B1 B2 | G1 G2", rules=RANK)
    assert button(hand(four, step=staged("R5"), armed=True), "UNO!").disabled
    two = hand(given("R5 B5 G5 | G1 G2", rules=RANK), step=staged("R5 B5"), armed=True)
    assert button(two, "UNO! ✓").custom_id.split(":")[4:] == ["0", "0", "RB5"]
    assert "You say **UNO!**" in shown(two)


@pytest.mark.rule("double-identical-as-skip")
def test_a_pair_is_laid_with_one_press_more():
    state = given("R5 R5 B1 | G1 G2", rules={"multi": "pair_skip"})
    view = hand(state, step=staged("R5"))
    assert args(view, "play") == [["R5.x", "0"], ["RR5", "0"]]
    assert args(hand(given("R5 B5 B1 | G1 G2", rules={"multi": "pair_skip"})), "play")[0] == ["R5", "0"]


@pytest.mark.rule("wild-then-own-card")
def test_a_wild_asks_for_the_card_of_ones_own_that_goes_on_it():
    state = given("W B1 G2 | G1 G3", rules={"wild_colour": "own_card"})
    assert args(hand(state), "wild") == [["W", "0"]]
    view = hand(state, step=staged("W"))
    assert "which card of yours goes on it?" in shown(view)
    assert args(view, "play") == [["W.G2", "0"], ["W.B1", "0"]]


@pytest.mark.rule("colour-circle")
def test_a_wild_whose_colour_follows_by_itself_asks_nothing():
    state = given("W B1 G2 | G1 G3", rules={"wild_colour": "circle"})
    assert ["W", "0"] in args(hand(state), "play")


def test_what_may_be_given_has_pages_when_there_is_too_much_of_it():
    many = "R5 " + " ".join(f"{colour}{face}" for colour in "RYGB" for face in "123467")
    state = given(f"{many} | G8", rules={"five": "exchange"}, top="R9")
    first = hand(state, step=staged("R5", target=1))
    assert len(args(first, "play")) == 20
    following = button(first, "Next ▶").custom_id.split(":")[4:]
    assert following == ["R5.t1", "0", "1"]
    assert len(args(hand(state, step=staged("R5", target=1), page=1), "play")) == 4


def test_a_choice_that_is_not_possible_any_more_shows_the_hand():
    state = given("R7 B1 B2 | G1 G2 | -", rules=SWAP)
    assert card_buttons(hand(state, step=staged("R7", target=2)))
    assert card_buttons(hand(state, step=staged("B1")))


@pytest.mark.rule("seven-swap", "intervention")
def test_who_jumped_in_with_a_seven_is_asked_whose_hand_to_take():
    rules = {"seven": "swap", "intervention": "colours"}
    state = do(given("R7 B1 B2 | G1 G2 | R7 Y1 Y2", rules=rules), play("R7", target=1), jump(2, "R7"))
    view = hand(state, 2)
    assert "Whose hand do you take?" in shown(view)
    assert args(view, "target") == [["0"], ["1"]]
    assert "target" not in verbs(hand(state, 0))


@pytest.mark.rule("five-exchange")
def test_the_partner_of_an_exchange_chooses_a_card_in_the_hand():
    state = do(given("R5 B1 B2 | G1 G2 | Y1", rules={"five": "exchange"}), play("R5", target=1, give="B1"))
    view = hand(state, 1)
    assert "**Ada exchanges a card with you:**" in shown(view)
    assert args(view, "give") == [["G1"], ["G2"]]
    assert not any(one.disabled for one in buttons(view) if one.custom_id.split(":")[1] == "give")
    assert "draw" not in verbs(view)


@pytest.mark.rule("draw2-transfer-no-sum")
def test_a_hit_is_answered_with_the_cards_that_are_not_grey():
    state = do(given("R+2 B1 B2 | G+2 R1 R2", rules={"draw2_answer": "transfer"}), play("R+2"))
    view = hand(state, 1)
    assert [one.disabled for one in card_buttons(view).values()] == [True, True, False]
    assert "take 2 cards, or answer with a card below." in shown(view)
    assert "challenge" not in verbs(view)
    assert button(view, "Take 2 cards")


@pytest.mark.rule("skip-rescue-exact")
def test_a_skip_is_answered_with_a_card_and_taken_by_itself():
    state = do(given("RS B1 B2 | RS R1 | G1", rules={"skip_rescue": "exact"}), play("RS"))
    view = hand(state, 1)
    assert "**unless you answer**" in shown(view)
    assert not card_buttons(view)["RS"].disabled
    assert "accept" not in verbs(view)
    other = do(given("RS B1 B2 | BS R1 | G1", rules={"skip_rescue": "exact"}), play("RS"))
    assert "you lose your turn in a moment" in shown(hand(other, 1))


@pytest.mark.rule("intervention")
def test_out_of_turn_a_card_is_pressed_to_jump_in():
    rules = {"intervention": "colours"}
    state = do(given("R6 B1 B2 | G1 G2 | R6 Y1", rules=rules), play("R6"))
    view = hand(state, 2)
    assert args(view, "jump") == [["R6", "0"], ["Y1", "0"]]
    assert "press it to **jump in**" in shown(view)
    assert args(hand(state, 2, armed=True), "jump")[0] == ["R6", "1"]
    assert "jump" not in verbs(hand(given("R6 B1 | G1 G2"), 1))


@pytest.mark.rule("intervention-wild", "wild-then-own-card")
def test_a_wild_laid_out_of_turn_asks_for_a_colour_and_for_no_second_card():
    rules = {"intervention": "colours_and_wild", "wild_colour": "own_card"}
    state = do(given("W B1 B2 | G1 G2 | W Y1 Y2", rules=rules), play("W B1"), draw())
    assert "jump" in verbs(hand(state, 2, step=staged("W")))
    top = given("W B1 B2 | G1 G2 | W Y1 Y2", top="W", rules=rules, laid_by=0, twin_open=True, colour="B")
    view = hand(top, 2, step=staged("W"), armed=True)
    assert args(view, "jump") == [["W", "1", colour] for colour in "RYGB"]
    assert "arm" not in verbs(hand(top, 2, step=staged("W"))) or button(view, "UNO!").disabled


@pytest.mark.rule("intervention-not-at-start")
def test_nobody_is_invited_to_jump_in_on_a_card_that_nobody_laid():
    state = given("R6 B1 | R9 G2 | Y1", top="R9", rules={"intervention": "colours"}, laid_by=None)
    assert "jump in" not in shown(hand(state, 1))


@pytest.mark.rule("intervention")
def test_the_card_on_top_is_told_to_who_decides_and_not_in_the_turn_of_others():
    """A hand does not follow the plays of others: who jumped in on an old card paid for it."""
    state = do(given("R6 B1 B2 | G1 G2 | R6 Y1", rules={"intervention": "colours"}), play("R6"))
    assert f"On the pile: {EMOJIS.for_card('R6')} Red 6" in shown(hand(state, 1))
    assert "On the pile" not in shown(hand(state, 2))


@pytest.mark.rule("intervention")
def test_every_hand_out_of_turn_looks_alike_whether_it_holds_the_twin_or_not():
    rules = {"intervention": "colours"}
    with_twin = do(given("R6 B1 B2 | G1 G2 | R6 Y1", rules=rules), play("R6"))
    without = do(given("R6 B1 B2 | G1 G2 | R8 Y1", rules=rules), play("R6"))
    assert shown(hand(with_twin, 2)).replace("6", "8") == shown(hand(without, 2)).replace("6", "8")


@pytest.mark.rule("intervention")
def test_the_target_of_a_hit_that_is_accepted_waits_for_it_to_fall():
    rules = {"intervention": "colours", "draw2_answer": "transfer"}
    state = do(given("R+2 B1 B2 | G+2 R1 | Y1", rules=rules), play("R+2"), accept())
    view = hand(state, 1)
    assert "you draw 2 cards in a moment, unless somebody jumps in" in shown(view)
    assert "accept" not in verbs(view)


@pytest.mark.rule("pass-button")
def test_a_free_pass_stands_beside_draw():
    view = hand(given("R5 B1 | G1 G2", rules={"pass": "free", "turn_cap": 40}))
    assert verbs(view)[-4:] == ["draw", "keep", "arm", "refresh"]
    assert "draw one, or pass" in shown(view)


@pytest.mark.rule("draw-to-match")
def test_who_draws_until_something_fits_draws_on_or_passes():
    state = do(given("B1 B2 | G1 G2", top="R9", draw="G5 R5", rules={"draw": "to_match"}), draw())
    view = hand(state)
    assert "which does not fit: draw on, or pass" in shown(view)
    assert [one.label for one in buttons(view)][-4:] == ["Draw on", "Pass", "UNO!", "Refresh"]
    assert not button(view, "Draw on").disabled


@pytest.mark.rule("force-play")
def test_what_must_be_played_cannot_be_kept():
    view = hand(do(given("B1 B2 | G1 G2", top="R9", draw="R5", rules={"force_play": True}), draw()))
    assert "keep" not in verbs(view)
    assert "by these rules you have to play it" in shown(view)


@pytest.mark.rule("penalty-misplay")
def test_nothing_is_grey_where_a_misplay_costs_cards_and_the_price_is_told():
    state = given("R5 B1 | G1 G2", rules={"penalty_misplay": 2, "protection": "penalise"})
    view = hand(state)
    assert not any(one.disabled for one in card_buttons(view).values())
    assert "costs you 2 cards" in shown(view)
    assert button(hand(given("B1 B2 | G1", rules=state.rules)), "Draw").style == 2
    assert "costs you" not in shown(hand(state, 1))
    assert all(one.disabled for one in card_buttons(hand(state, 1)).values())


FINED = {"penalty_misplay": 2, "protection": "penalise"}


@pytest.mark.rule("penalty-misplay")
@pytest.mark.parametrize(
    ("rules", "laid", "told"),
    [
        ({"skip_rescue": "exact"}, "RS", "A card that is no answer costs you 2 cards."),
        ({"reverse_deflect": True}, "RS", "A card that is no answer costs you 2 cards."),
        ({"draw2_answer": "transfer"}, "R+2", "A card that is no answer costs you 2 cards."),
        ({"intervention": "colours"}, "RS", "Jumping in with any other card costs you 2 cards."),
        ({"intervention": "colours"}, "R+2", "Jumping in with any other card costs you 2 cards."),
        ({"intervention": "colours"}, "R1", "A card that may not be played costs you 2 cards."),
        ({}, "W4", None),
    ],
)
def test_the_price_of_a_wrong_card_is_told_to_a_hand_that_can_be_fined(
    rules: dict[str, Any], laid: str, told: str | None
):
    """It stood over a hand that was skipped and could lay nothing, and not over one that could jump in."""
    state = do(
        given(f"{laid} B1 B2 | G1 G2 | Y1 Y2", rules=FINED | rules), play(laid, "B" if laid == "W4" else None)
    )
    view = hand(state, 1)
    assert ("costs you" in shown(view)) is (told is not None)
    assert told is None or told in shown(view)
    assert all(one.disabled for one in card_buttons(view).values()) is (told is None)


@pytest.mark.rule("penalty-misplay", "intervention-not-at-start")
def test_no_price_of_jumping_in_is_told_before_anybody_has_played():
    assert "costs you" not in shown(
        hand(given("R5 B1 | G1 G2", rules=FINED | {"intervention": "colours"}), 1)
    )


@pytest.mark.rule("penalty-false-call")
def test_a_hand_never_shows_a_price_for_uno_since_it_cannot_be_fined_for_it():
    state = given("R5 B1 | G1", rules={"penalty_false_call": 2})
    for seat in (0, 1):
        assert button(hand(state, seat), "UNO!")


@pytest.mark.rule("tactics-hints")
def test_without_hints_nothing_is_grey_and_nothing_is_advised():
    state = given("W4 R5 B1 | G1 G2", rules={"hints": False})
    assert not any(one.disabled for one in card_buttons(hand(state)).values())
    assert "bluff" not in shown(hand(state, step=staged("W4")))
    assert "nothing fits" not in shown(hand(given("B1 B2 | G1 G2", rules={"hints": False})))


@pytest.mark.rule("decline-and-draw")
def test_who_must_play_cannot_draw():
    view = hand(given("R5 B1 | G1 G2", rules={"voluntary_draw": False}))
    assert button(view, "Draw").disabled


@pytest.mark.rule("politeness-ready")
def test_who_sorts_a_heavy_hit_says_when_it_is_done():
    rules = {"politeness_ready": True}
    state = do(given("W4 B1 B2 | G1 G2 | Y1", rules=rules), play("W4", "B"), accept())
    assert "ready" in verbs(hand(state, 1))
    assert "Sort your cards in peace" in shown(hand(state, 1))
    assert "ready" not in verbs(hand(state, 2))


@pytest.mark.rule("uno-to-centre")
def test_everybody_but_the_caller_puts_a_hand_on_the_pile():
    rules = {"uno_to_centre": True}
    state = do(given("R1 B1 | G1 G2 | Y1 Y2", rules=rules), play("R1", uno=True))
    assert button(hand(state, 1), "Hand on the pile!").custom_id == "u1:put:7:"
    assert "**Ada said UNO!** Quick" in shown(hand(state, 1))
    assert "put" not in verbs(hand(state, 0))


@pytest.mark.rule("uno-alt-word")
def test_another_word_stands_on_the_buttons():
    view = hand(given("R1 B1 | G1 G2", rules={"uno_word": "*Basta*"}), armed=True)
    assert button(view, "*Basta*! ✓")
    assert r"You say **\*Basta\*!**" in shown(view)
