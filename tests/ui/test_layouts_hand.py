"""The hand: every card can be reached, what is grey cannot be played, and nobody else's card is in it."""

import json
from typing import Any

import pytest
from discord import ui

from bot.engine import Colour, EndMatch, GameState, PlayCards, card
from bot.engine.cards import CARDS
from bot.engine.decks import deck
from bot.engine.phases import ClockKind
from bot.ui.emojis import Emojis
from bot.ui.layouts import hand_layout
from bot.ui.layouts.cards import card_label, card_text, colour_text
from bot.ui.layouts.pieces import PAGE
from bot.ui.staging import Staged
from tests.support.tables import accept, call, clock_of, do, draw, expire, given, play
from tests.ui.builders import (
    EMOJIS,
    NO_EMOJIS,
    NOW,
    WORDS,
    button,
    buttons,
    card_buttons,
    cards_named,
    check_limits,
    components,
    scene,
    shown,
    verbs,
    walk,
)

KINDS = list(dict.fromkeys(str(held) for held in deck("classic108", 1)))
ALL_KINDS = " ".join(KINDS)
TWENTY_ONE = " ".join(KINDS[:21])
WHOLE_DECK = " ".join(str(held) for held in deck("classic108", 1) if str(held) != "R9")


def hand(state: GameState, seat: int = 0, **how: Any) -> ui.LayoutView:
    return hand_layout(scene(state), seat, WORDS, EMOJIS, **how)


def every_page(state: GameState, seat: int = 0, emojis: Emojis = EMOJIS) -> list[ui.LayoutView]:
    """Press Next until there is no more, as a player would."""
    pages: list[ui.LayoutView] = []
    page = 0
    while True:
        view = hand_layout(scene(state), seat, WORDS, emojis, page=page)
        pages.append(view)
        following = [one for one in buttons(view) if one.label == "Next ▶" and not one.disabled]
        if not following:
            return pages
        page = int(following[0].custom_id.split(":")[5])


def test_cards_are_grouped_by_kind_with_their_number_and_sorted_by_colour():
    found = card_buttons(hand(given("W B3 R5 G+2 R5 RS | B2")))
    assert list(found) == ["R5", "RS", "G+2", "B3", "W"]
    assert [one.label for one in found.values()] == ["5×2", "⊘", "+2", "3", "W"]


@pytest.mark.rule("blank-custom")
def test_a_custom_card_has_its_name_on_its_button_cut_to_what_fits():
    named = ({"name": "*Storm*"}, {"name": "Everybody swaps seats"})
    rules = {"deck": "blank112", "packs": 2, "blank": "custom", "custom_cards": named}
    state = given("R5 C1 C1 C2 B1 | B2", rules=rules)
    found = card_buttons(hand(state))
    assert [found[code].label for code in ("C1", "C2", "R5")] == ["*Storm* ×2", "Everybody s…", "5"]
    kept = shown(hand(given("W C1 C2 | B2", top="R9", rules=rules), step=Staged((card("W"),))))
    assert rf"{EMOJIS.for_card('C1')} \*Storm\* · {EMOJIS.for_card('C2')} Everybody s…" in kept


def test_how_many_there_are_stands_in_the_same_form_on_every_card():
    found = card_buttons(hand(given("R5 R5 G+2 G+2 BS BS W W W W W4 W4 W4 W4 | B2")))
    assert [one.label for one in found.values()] == ["5×2", "+2×2", "⊘×2", "W×4", "+4×4"]


def test_every_card_has_its_own_emoji_on_its_button():
    found = card_buttons(hand(given("R5 W4 | B2")))
    assert found["R5"].emoji == "uno_r5"
    assert found["W4"].emoji == "uno_w4"


@pytest.mark.rule("feature-cross-platform")
def test_no_button_of_a_hand_has_to_be_hovered_over_to_be_understood():
    """On a phone nothing can be hovered over, and five buttons are all that fit side by side."""
    for view in every_page(given(f"{ALL_KINDS} | B2")):
        assert all(one.label for one in buttons(view))
        rows = [part["components"] for part in walk(components(view)) if part["type"] == 1]
        assert max(map(len, rows)) <= 5


def test_without_pictures_a_button_still_tells_the_colour():
    found = card_buttons(hand_layout(scene(given("R5 Y5 W4 | B2")), 0, WORDS, NO_EMOJIS))
    assert [(one.emoji, one.label) for one in found.values()] == [("❤️", "5"), ("⭐", "5"), ("", "+4")]


@pytest.mark.rule("feature-cross-platform")
@pytest.mark.parametrize("code", list(CARDS))
@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_label_is_at_most_four_characters(code: str, count: int):
    assert 1 <= len(card_label(card(code), count)) <= 4


@pytest.mark.parametrize("top", ["R9", "YS", "G+2", "B0"])
def test_grey_is_exactly_what_cannot_be_played(top: str):
    state = given(f"{' '.join(code for code in KINDS if code != top)} | B2", top=top, whole=False)
    for view in every_page(state):
        for code, found in card_buttons(view).items():
            laid = card(code)
            assert found.disabled == (laid not in scene(state).view(0).playable), code


def test_off_turn_every_card_is_grey_and_seen():
    found = card_buttons(hand(given("R5 R6 | B2 B3 R7", turn=0), 1))
    assert list(found) == ["R7", "B2", "B3"]
    assert all(one.disabled for one in found.values())


def test_pressing_a_card_carries_the_ticket_the_card_and_whether_uno_is_armed():
    state = given("R5 B1 | B2 B3")
    ticket = scene(state).ticket(0)
    assert card_buttons(hand(state))["R5"].custom_id == f"u1:play:7:{ticket}:R5:0"
    assert card_buttons(hand(state, armed=True))["R5"].custom_id == f"u1:play:7:{ticket}:R5:1"


def test_a_wild_asks_for_its_colour_and_uno_stays_in_sight():
    state = given("W B1 | B2 B3")
    assert card_buttons(hand(state))["W"].custom_id.startswith("u1:wild:")
    view = hand(state, step=Staged((card("W"),)), armed=True, page=0)
    ticket = scene(state).ticket(0)
    assert button(view, "Green · 0").custom_id == f"u1:play:7:{ticket}:W:1:G"
    assert button(view, "UNO! ✓").custom_id == f"u1:arm:7:{ticket}:0:0:W"
    assert button(view, "Back").custom_id == f"u1:back:7:{ticket}:1:0"
    check_limits(view)


def test_a_last_wild_needs_no_colour():
    assert card_buttons(hand(given("W | B2 B3")))["W"].custom_id.startswith("u1:play:")
    assert card_buttons(hand(given("W4 | B2 B3")))["W4"].custom_id.startswith("u1:play:")


def test_a_step_that_is_not_possible_any_more_shows_the_hand():
    assert card_buttons(hand(given("R5 B1 | B2 B3"), step=Staged((card("W"),))))


def test_a_bluff_is_called_one_to_its_own_player_only():
    state = given("W4 R1 B1 | W4 B2", top="R9")
    assert "this would be a bluff" in shown(hand(state, step=Staged((card("W4"),))))
    honest = given("W4 G1 B1 | W4 B2", top="R9")
    assert "bluff" not in shown(hand(honest, step=Staged((card("W4"),))))


def test_a_four_that_may_not_be_played_is_grey_where_it_cannot_be_challenged():
    state = given("W4 R1 B1 | B2", top="R9", rules="quick")
    assert card_buttons(hand(state))["W4"].disabled


def test_the_drawn_card_stands_out_and_alone_can_be_played():
    state = do(given("R5 R6 B1 | B2 B3", draw="R7"), draw())
    found = card_buttons(hand(state))
    assert found["R7"].style == 3
    assert [code for code, one in found.items() if not one.disabled] == ["R7"]
    assert verbs(hand(state))[-3:] == ["keep", "arm", "refresh"]
    assert "You drew" in shown(hand(state))


def test_draw_is_blue_when_nothing_fits():
    assert button(hand(given("B1 B2 | R1", top="R9")), "Draw").style == 1
    assert button(hand(given("R1 B2 | R1", top="R9")), "Draw").style == 2
    assert "nothing fits, so draw" in shown(hand(given("B1 B2 | R1", top="R9")))


def test_uno_can_be_armed_with_two_cards_on_ones_turn():
    state = given("R5 B1 | B2 B3")
    arm = button(hand(state), "UNO!")
    assert not arm.disabled
    assert arm.custom_id.split(":")[1:] == ["arm", "7", scene(state).ticket(0), "1", "0"]
    disarm = button(hand(state, armed=True), "UNO! ✓")
    assert disarm.custom_id.split(":")[4] == "0"
    assert "You say **UNO!** with the next card" in shown(hand(state, armed=True))


@pytest.mark.parametrize(
    ("state", "seat"),
    [
        (given("R5 B1 G1 | B2 B3"), 0),
        (given("R5 B1 | B2 B3"), 1),
        (given("G5 B1 | B2 B3", top="R9"), 0),
    ],
)
def test_uno_is_grey_when_it_can_do_nothing(state: GameState, seat: int):
    assert button(hand(state, seat, armed=True), "UNO!").disabled


def test_a_forgotten_uno_can_be_called_and_its_time_is_shown_to_its_player_alone():
    state = do(given("R5 B1 | R7 B3"), play("R5"))
    own, other = hand(state), hand(state, 1)
    assert button(own, "UNO!").custom_id.startswith("u1:call:")
    assert "You did not say UNO!" in shown(own)
    assert f"<t:{int(NOW) + 20 + 27}:R>" in shown(own)
    assert "UNO!**" not in shown(other)


def test_after_the_grace_the_same_end_is_counted_down_to():
    state = do(given("R5 B1 | R7 B3"), play("R5"), expire(ClockKind.UNO_GRACE))
    assert clock_of(state, ClockKind.UNO_WINDOW)
    assert f"<t:{int(NOW) + 20}:R>" in shown(hand(state)).split("You did not")[1]


def test_a_window_without_limit_has_no_countdown():
    state = do(given("R5 B1 | R7 B3", rules={"uno_window": 0}), play("R5"), expire(ClockKind.UNO_GRACE))
    assert "You did not say UNO!" in shown(hand(state))
    assert "<t:" not in shown(hand(state)).split("You did not")[1]


def test_uno_that_was_said_cannot_be_said_again():
    state = do(given("R5 B1 | R7 B3"), play("R5"), call(0))
    assert button(hand(state), "UNO!").disabled
    assert "You did not say" not in shown(hand(state))


def test_the_target_of_a_four_answers_in_the_hand():
    state = do(given("R5 W4 B1 | B2 B3 | G1 G2"), play("W4", "B"))
    view = hand(state, 1)
    assert button(view, "Challenge").custom_id == f"u1:challenge:7:{state.clock}"
    assert button(view, "Take 4 cards").custom_id == f"u1:accept:7:{state.clock}"
    four = card_text(card("W4"), WORDS, EMOJIS)
    assert f"**Ada** played {four} against you: take 4 cards, or challenge" in shown(view)
    assert "challenge" not in verbs(hand(state, 2))
    assert "challenge" not in verbs(hand(do(state, accept()), 1))


@pytest.mark.rule("wd4-challenge-open")
def test_the_target_of_a_four_is_told_which_colour_a_challenge_is_about():
    four = play("W4", "B")
    asked = do(given("R5 W4 B1 | B2 B3 | G1 G2", top="R9"), four)
    red = colour_text(Colour.RED, WORDS, EMOJIS)
    assert f"could have followed {red}, the colour before it." in shown(hand(asked, 1))
    nothing = do(given("R5 W4 B1 | B2 B3 | G1 G2", top="W", colour=None), four)
    assert "could have followed the colour before it." in shown(hand(nothing, 1))


def test_who_names_the_starters_colour_does_so_in_the_hand():
    state = given("R1 R2 | B2 B3", top="W", asking=1)
    assert [one.label for one in buttons(hand(state, 1))][-5:-1] == ["Red", "Yellow", "Green", "Blue"]
    assert button(hand(state, 1), "Blue").custom_id == f"u1:starter:7:{scene(state).ticket(1)}:B"
    check_limits(hand(state, 1))


def test_after_the_round_the_hand_says_so_and_can_be_ready():
    state = do(given("R5 | B2 B3 | G1 G2"), play("R5"))
    view = hand(state, 1)
    assert "The round is over" in shown(view)
    assert verbs(view) == ["ready", "refresh"]
    assert not card_buttons(view)


def test_after_the_match_the_hand_has_no_buttons():
    view = hand(do(given("R5 | B2 B3", rules="quick"), play("R5")), 1)
    assert "The match is over. The result is on the table." in shown(view)
    assert not buttons(view)


def test_after_a_match_without_a_result_the_hand_promises_none():
    view = hand(do(given("R5 R6 | B2 B3"), EndMatch()), 1)
    assert "The match is over, without a result." in shown(view)


def test_a_newcomer_who_waits_has_no_hand_yet():
    state = given("R5 R6 | B2 B3", queue=1)
    assert "dealt in when the next round begins" in shown(hand(state, 2))


def test_who_has_left_has_no_hand_any_more():
    assert not buttons(hand(given("R5 R6 | - | B2 B3"), 1))


def test_a_pause_greys_everything_but_refresh():
    view = hand_layout(scene(given("R5 B1 | B2 B3"), paused=True), 0, WORDS, EMOJIS)
    assert [one.label for one in buttons(view) if not one.disabled] == ["Refresh"]
    assert "paused" in shown(view)


def test_a_note_is_shown_with_the_hand():
    assert "Well played." in shown(hand(given("R5 B1 | B2 B3"), note="Well played."))


@pytest.mark.parametrize("emojis", [EMOJIS, NO_EMOJIS])
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("hands", [f"{ALL_KINDS} | B2", f"{WHOLE_DECK} | R9", f"{TWENTY_ONE} | B2"])
def test_the_pages_of_a_big_hand_show_every_card_exactly_once(hands: str, turn: int, emojis: Emojis):
    state = given(hands, top="R9", turn=turn, whole=False)
    pages = every_page(state, emojis=emojis)
    shown_codes = [code for view in pages for code in card_buttons(view)]
    assert len(shown_codes) == len(set(shown_codes))
    assert set(shown_codes) == {str(held) for held in state.hands[0]}
    for view in pages:
        assert len(card_buttons(view)) <= PAGE
        check_limits(view)
        assert len(list(walk(components(view)))) <= 38


def test_what_can_be_played_is_on_the_first_page_of_a_big_hand():
    state = given(f"{ALL_KINDS} | R9", top="B9", whole=False)
    first = list(card_buttons(every_page(state)[0]).values())
    enabled = [not one.disabled for one in first]
    assert enabled == sorted(enabled, reverse=True)
    assert enabled[0]


def test_a_page_that_does_not_exist_becomes_the_last_one():
    state = given(f"{ALL_KINDS} | B2", whole=False)
    assert card_buttons(hand(state, page=99)) == card_buttons(every_page(state)[-1])
    assert card_buttons(hand(state, page=-3)) == card_buttons(every_page(state)[0])


def test_a_hand_names_no_card_of_another_hand():
    state = do(given("R5 W4 B1 | B2 B3 Y7 | G1 G2", top="R9"), play("W4", "B"))
    for seat in range(3):
        own = {str(held) for held in state.hands[seat]}
        sent = json.dumps(components(hand(state, seat)))
        assert cards_named(sent) <= own | {"W4"}


def test_a_press_that_is_not_grey_is_accepted():
    """The button and the engine must not disagree about a single card of a whole deck."""
    state = given(f"{WHOLE_DECK} | R9", top="R9", whole=False)
    legal = scene(state).view(0).legal
    for view in every_page(state):
        for code, found in card_buttons(view).items():
            accepted = any(isinstance(one, PlayCards) and one.cards == (card(code),) for one in legal)
            assert accepted != found.disabled, code


def test_a_card_is_written_with_its_picture_and_its_name():
    assert card_text(card("R5"), WORDS, EMOJIS) == f"{EMOJIS.for_card('R5')} Red 5"
    assert card_text(card("YR"), WORDS, NO_EMOJIS) == "⭐ Yellow Reverse"
    assert card_text(card("W4"), WORDS, NO_EMOJIS) == "Wild Draw Four"


def test_the_colour_step_still_shows_what_one_holds():
    view = hand(given("W B1 B2 R5 | B2 B3", top="R9"), step=Staged((card("W"),)))
    assert [one.label for one in buttons(view)][:4] == ["Red · 1", "Yellow · 0", "Green · 0", "Blue · 2"]
    assert f"You keep: {EMOJIS.for_card('R5')} 5 · {EMOJIS.for_card('B1')} 1" in shown(view)


def test_a_hand_out_of_turn_says_nothing_that_grows_old():
    told = shown(hand(given("R1 R2 | B2 B3", top="R9"), 1))
    assert "It is not your turn" in told
    assert "On the pile" not in told
    assert "<t:" not in told
    assert "Refresh" in told
