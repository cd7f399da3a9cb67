"""The public table: everything that everybody may know, and nothing else."""

import json
from typing import Any

import pytest

from bot.engine import CallUno, GameState, Motion, OpenVote, card
from bot.engine.phases import ClockKind
from bot.ui.emojis import Emojis
from bot.ui.layouts import closed_layout, moved_layout, table_layout
from bot.ui.layouts.cards import card_text
from tests.support.tables import (
    Move,
    accept,
    challenge,
    clock_of,
    do,
    draw,
    expire,
    given,
    play,
    step,
)
from tests.ui.builders import (
    EMOJIS,
    LONG_NAMES,
    NO_EMOJIS,
    NOW,
    WORDS,
    button,
    buttons,
    cards_named,
    check_limits,
    components,
    scene,
    shown,
    verbs,
)

UNTIL = f"<t:{int(NOW) + 20}:R>"
TEN = "R1 R2 | Y1 | Y2 | Y3 | Y4 | Y5 | Y6 | Y7 | Y8 | Y9"


def score_of(totals: list[int], rounds_won: list[int], held: list[int], rounds: int) -> dict[str, Any]:
    """Write what seats have gathered, as a stored match has it."""
    nothing = [0] * len(totals)
    return {
        "totals": totals,
        "rounds_won": rounds_won,
        "held": held,
        "beaten": nothing,
        "fallen": nothing,
        "rounds": rounds,
    }


def show(state: GameState, unopened: frozenset[int] = frozenset(), **how: Any) -> str:
    return shown(table_layout(scene(state, **how), WORDS, EMOJIS, unopened))


def payload(state: GameState, **how: Any) -> str:
    return json.dumps(components(table_layout(scene(state, **how), WORDS, EMOJIS)))


def test_the_table_shows_top_colour_turn_counts_and_countdown():
    told = show(given("R1 B2 | B3 | G4 G5 G6", top="R5"))
    assert "## Red 5" in told
    assert "(Red 5)" in told
    assert f"Colour: {EMOJIS.mark('red')} Red" in told
    assert f"**Ada** is to play. ⏱️ {UNTIL}" in told
    assert "▶️ **Ada** · 2 cards" in told
    assert "▫️ Borys · ☝️ **1 card**" in told
    assert f"▫️ Clara {EMOJIS.mark('dealer')} · 3 cards" in told


def test_the_chosen_colour_of_a_wild_is_told_and_frames_the_table():
    view = table_layout(scene(given("R1 | B2", top="W", colour="B")), WORDS, EMOJIS)
    assert f"Colour: {EMOJIS.mark('blue')} Blue" in shown(view)
    assert components(view)[0]["accent_color"] == 0x2257CF


def test_without_pictures_the_table_has_the_colour_in_words_and_symbol():
    view = table_layout(scene(given("R1 | B2", top="Y+2")), WORDS, NO_EMOJIS)
    assert "## ⭐ Yellow Draw Two" in shown(view)
    assert not any(part.get("type") == 9 for part in components(view)[0]["components"])


@pytest.mark.parametrize(("direction", "way"), [(1, "down"), (-1, "up")])
def test_the_direction_is_told_by_the_list_of_players(direction: int, way: str):
    assert f"Play goes {way} this list" in show(given("R1 | B2 | G3", direction=direction))


def test_the_table_names_who_has_not_opened_the_hand():
    told = show(given("R1 R2 | B2 B3 | G3 G4"), frozenset({1}))
    assert "Borys · 2 cards · hand not opened" in told
    assert told.count("hand not opened") == 1


def test_a_seat_that_was_given_up_is_not_listed():
    told = show(given("R1 R2 | - | G3 G4"))
    assert "Borys" not in told
    assert "Clara" in told


def test_a_computer_that_sits_in_says_how_the_owner_gets_the_seat_back():
    told = show(given("R1 R2 | B2 B3", computers=[1], dealer=0))
    assert f"Borys {EMOJIS.mark('bot')} · 2 cards · a computer plays until **My hand** is pressed" in told


def test_the_dealer_and_computer_players_are_marked():
    told = show(given("R1 R2 | B2 B3 | G1 G2", dealer=1, computers=[1]), computers=frozenset({1}))
    assert f"Borys {EMOJIS.mark('dealer')} {EMOJIS.mark('bot')} · 2 cards" in told
    assert told.count(str(EMOJIS.mark("dealer"))) == 1


def test_a_computer_from_the_start_has_nobody_to_come_back():
    told = show(given("R1 R2 | B2 B3", computers=[1]), computers=frozenset({1}))
    assert "until **My hand**" not in told


def test_points_are_shown_once_a_round_was_played():
    score = score_of([40, 1, 0], [1, 0, 0], [0, 40, 9], 1)
    told = show(given("R1 R2 | B2 B3 | G1 G2", score=score))
    assert "Ada** · 2 cards · 40 points" in told
    assert "Borys · 2 cards · 1 point" in told
    assert "Round 2 · first to 500 points" in told


def test_official_rules_are_not_listed():
    assert "Differs" not in show(given("R1 R2 | B2 B3"))


def test_the_rules_that_differ_from_official_are_listed():
    told = show(given("R1 R2 | B2 B3", rules="quick"))
    assert (
        "-# Differs from official play: "
        "First card: a number or a Wild · Challenging a +4: off · Scoring: no points"
    ) in told


def test_the_last_events_are_told_and_no_more_than_five():
    table = given("R5 B1 B2 | R7 B3 B4 | G1 G2", top="R9")
    after = step(table, play("R5"), play("R7"), draw())
    told = show(after.state, recent=after.events)
    five = card_text(card("R5"), WORDS, EMOJIS)
    assert f"**Ada** played {five}\n" in told
    assert "**Clara** drew a card" in told
    many = show(after.state, recent=after.events * 5)
    assert many.count("played") + many.count("drew") + many.count("passed") <= 5


def test_the_table_offers_hand_uno_catch_and_more():
    assert verbs(table_layout(scene(given("R1 R2 | B2 B3")), WORDS, EMOJIS)) == [
        "hand",
        "uno",
        "catch",
        "more",
    ]


def test_catch_carries_the_number_of_the_top_play():
    state = do(given("R5 B1 B2 | R7 B3 B4"), play("R5"))
    found = button(table_layout(scene(state), WORDS, EMOJIS), "Catch")
    assert found.custom_id == f"u1:catch:7:{state.plays}"


def test_a_waiting_four_can_be_challenged_or_accepted_on_the_table():
    state = do(given("R5 W4 B1 | B2 B3 | G1 G2"), play("W4", "B"))
    view = table_layout(scene(state), WORDS, EMOJIS)
    assert button(view, "Challenge").custom_id == f"u1:challenge:7:{state.clock}"
    assert button(view, "Take 4 cards").custom_id == f"u1:accept:7:{state.clock}"
    assert f"**Borys** takes 4 cards, or challenges **Ada**. ⏱️ {UNTIL}" in shown(view)


def test_a_table_without_clocks_has_no_countdown():
    assert "<t:" not in show(given("R1 R2 | B2 B3"), timed=False)


def test_a_starter_without_colour_waits_for_one():
    told = show(given("R1 R2 | B2 B3", top="W", asking=1))
    assert "**Borys** names the first colour." in told
    assert "Colour:" not in told


def test_a_pause_says_so_and_can_be_ended():
    view = table_layout(scene(given("R1 R2 | B2 B3"), paused=True), WORDS, EMOJIS)
    assert "The game is paused" in shown(view)
    assert "<t:" not in shown(view)
    assert not button(view, "Go on").disabled
    assert not button(view, "My hand").disabled
    assert button(view, "UNO!").disabled
    assert button(view, "Catch").disabled


def test_a_suspended_match_says_how_it_goes_on():
    assert "Only computer players are left" in show(given("R1 R2 | B2 B3"), suspended=True)


def test_a_frozen_table_says_that_nothing_is_lost():
    view = table_layout(scene(given("R1 R2 | B2 B3"), frozen=True), WORDS, EMOJIS)
    assert "Nothing is lost" in shown(view)
    assert button(view, "UNO!").disabled


def test_a_vote_is_shown_with_its_ballots():
    state = do(given("R1 R2 | B2 B3 | G1 G2"), OpenVote(0, Motion.KICK, 1))
    view = table_layout(scene(state), WORDS, EMOJIS)
    vote = clock_of(state, ClockKind.VOTE)
    assert "**Vote:** remove **Borys**? 1 for, 0 against, 2 may vote." in shown(view)
    assert button(view, "Yes").custom_id == f"u1:vote:7::{vote}:1"
    assert button(view, "No").custom_id == f"u1:vote:7::{vote}:0"


def test_the_table_looks_the_same_whether_a_uno_window_is_open_or_not():
    """A picture that changed with the window would catch everybody who forgets."""
    forgotten = do(given("R5 B1 | R7 B3 B4"), play("R5"))
    closed = do(forgotten, expire(ClockKind.UNO_GRACE), expire(ClockKind.UNO_WINDOW))
    assert forgotten.matters
    assert not closed.matters
    assert payload(forgotten) == payload(closed)


def test_the_table_does_not_mark_who_said_uno_beside_the_count():
    called = do(given("R5 B1 | R7 B3 B4"), play("R5"), CallUno(0))
    forgotten = do(given("R5 B1 | R7 B3 B4"), play("R5"))
    assert payload(called) == payload(forgotten)


HANDS = "R5 W4 B1 B8 | B2 B3 Y7 | G1 G2 YR"


@pytest.mark.parametrize(
    "moves",
    [
        (),
        (draw(),),
        (play("R5"), draw()),
        (play("W4", "B"),),
        (play("W4", "B"), challenge()),
        (play("W4", "B"), accept()),
    ],
)
def test_the_table_shows_no_card_of_any_hand(moves: tuple[Move, ...]):
    state, events = step(given(HANDS, top="R9"), *moves)
    public = {str(played) for played in state.discard_pile}
    assert cards_named(payload(state, recent=events)) <= public


def test_the_search_for_cards_finds_them():
    assert cards_named(payload(given("R1 R2 | B2 B3", top="R9"), recent=())) == set()
    state, events = step(given("R5 B1 B2 | R7 B3 B4", top="R9"), play("R5"))
    assert cards_named(payload(state, recent=events)) == {"R5"}


def round_over(**how: Any) -> GameState:
    return do(given("R5 | B2 B3 W | G5 Y+2", **how), play("R5"))


def test_between_rounds_scores_and_readiness_are_shown():
    state, events = step(given("R5 | B2 B3 W | G5 Y+2"), play("R5"))
    view = table_layout(scene(state, recent=events), WORDS, EMOJIS)
    told = shown(view)
    assert "## Round 1 is over" in told
    assert "**Ada** wins the round." in told
    assert "⏳ **Ada** · 80 points (+80)" in told
    assert "⏳ **Borys** · 0 points (+0)" in told
    assert f"The next round begins {UNTIL}" in told
    assert verbs(view) == ["ready", "join", "more"]


def test_between_rounds_no_hand_is_shown():
    state, events = step(given("R5 | B2 B3 W | G5 Y+2"), play("R5"))
    assert cards_named(payload(state, recent=events)) <= {"R5"}


def test_who_is_ready_is_ticked():
    state = round_over(computers=[1])
    assert f"✅ **Borys {EMOJIS.mark('bot')}**" in show(state)


def test_a_closed_table_has_no_buttons():
    view = closed_layout(scene(given("R1 R2 | B2 B3")), WORDS)
    check_limits(view)
    assert not buttons(view)


def test_a_table_that_has_moved_links_to_where_it_is():
    assert "(https://x)" in shown(moved_layout(WORDS, "https://x"))
    assert not buttons(moved_layout(WORDS))


@pytest.mark.parametrize("emojis", [EMOJIS, NO_EMOJIS])
@pytest.mark.parametrize("rules", ["classic", "quick"])
def test_ten_players_with_the_longest_names_fit(emojis: Emojis, rules: str):
    table = given(TEN, top="R9", rules=rules)
    voted = step(table, draw(), *(OpenVote(seat, Motion.KICK, 9 - seat) for seat in range(4)))
    told = scene(voted.state, names=LONG_NAMES, recent=voted.events * 3)
    check_limits(table_layout(told, WORDS, emojis, frozenset(range(10))))


@pytest.mark.parametrize("rules", ["classic", "quick"])
def test_ten_players_with_the_longest_names_fit_between_rounds_and_at_the_end(rules: str):
    state, events = step(given(TEN.replace("R1 R2", "R1"), top="R9", rules=rules), play("R1"))
    check_limits(table_layout(scene(state, names=LONG_NAMES, recent=events), WORDS, EMOJIS))
