"""More, and what asks first: nobody is offered what cannot be, or told about what is not there."""

import pytest

from bot.engine import GameState
from bot.table.permissions import Rights
from bot.table.refusals import Declined, TableReason
from bot.ui.layouts import leave_layout, more_layout, refusal_text, table_layout
from bot.ui.layouts.help import help_layout
from tests.support.tables import do, given, play
from tests.ui.builders import EMOJIS, WORDS, check_limits, scene, shown, verbs

NOTHING: Rights = frozenset()
STRANGER = 999


def leaving(state: GameState, seat: int) -> str:
    view = leave_layout(scene(state), seat, WORDS)
    check_limits(view)
    return shown(view)


def test_who_leaves_with_cards_is_told_what_becomes_of_them():
    assert "your 2 cards go under the pile, and the match counts as lost" in leaving(
        given("R1 R2 | B1 B2"), 0
    )
    assert "your card goes under the pile" in leaving(given("R1 | B2 B3 | G1 G2"), 0)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (do(given("R5 | R6 R7 | B1 B2", rules="last-standing"), play("R5")), "you keep your place"),
        (
            do(
                given("R5 | R6 R7 | B1 B2", rules={"round_end": "to_last", "scoring": "none", "target": 2}),
                play("R5"),
            ),
            "If the match ends with it, you keep your place; if more rounds follow",
        ),
        (
            do(given("R5 | R6 R7 | B1 B2", rules={"round_end": "to_last"}), play("R5")),
            "If the match ends with it, you keep your place",
        ),
        (
            given(
                "- | R6 R7 | B1 B2",
                turn=1,
                rules={"scoring": "eliminate"},
                standing=["watching", "playing", "playing"],
            ),
            "You are out of this match on points: you keep your place.",
        ),
        (do(given("R5 | R6 R7 | B1 B2"), play("R5")), "the match counts as lost for you"),
        (
            given("R5 R6 | R6 R7 | B1 B2 | G1 G2", rules={"partners": True}),
            "A computer player takes your seat",
        ),
    ],
)
def test_who_leaves_is_told_what_that_costs_and_nothing_of_cards_that_are_not_there(
    state: GameState, said: str
):
    """The question spoke about cards to those who were out, or between two rounds."""
    told = leaving(state, 0)
    assert said in told
    assert "pile" not in told


def test_a_newcomer_who_leaves_loses_nothing_but_the_next_round():
    told = leaving(given("R1 R2 | B2 B3", queue=1), 2)
    assert "You would be dealt in when the next round begins" in told
    assert "lost" not in told
    assert "pile" not in told


ADVICE = {"penalty_advice": 2}


@pytest.mark.rule("penalty-advice")
def test_advice_can_be_reported_only_where_somebody_can_judge_it():
    """With two players the menu accused somebody before nobody, and was refused."""
    three = more_layout(scene(given("R1 R2 | B1 B2 | G1 G2", rules=ADVICE)), 0, WORDS, NOTHING)
    assert "Report somebody who gave advice: Borys, Clara" in shown(three)
    two = given("R1 R2 | B1 B2 | G1 G2", rules=ADVICE, computers=[2])
    alone = more_layout(scene(two, computers=frozenset({2})), 0, WORDS, NOTHING)
    check_limits(alone)
    assert "report" not in verbs(alone)
    assert "it can be reported only while somebody else is at the table to judge it" in shown(alone)


@pytest.mark.rule("penalty-advice")
def test_nobody_is_told_about_reports_where_advice_is_free_or_who_cannot_report():
    assert "Advice" not in shown(more_layout(scene(given("R1 R2 | B1 B2")), 0, WORDS, NOTHING))
    watched = given("R1 R2 | B1 B2", rules=ADVICE)
    assert "Advice" not in shown(more_layout(scene(watched), None, WORDS, NOTHING))


@pytest.mark.rule("penalty-advice")
def test_a_computer_player_is_not_reported_since_it_gives_no_advice():
    state = given("R1 R2 | B1 B2 | G1 G2 | Y1 Y2", rules=ADVICE, computers=[3])
    view = more_layout(scene(state, computers=frozenset({3})), 0, WORDS, NOTHING)
    assert "Report somebody who gave advice: Borys, Clara]" in shown(view)


LAST = {"scoring": "none", "target": 1}


@pytest.mark.rule("score-rounds-multi")
def test_a_watcher_is_offered_a_seat_only_where_a_round_follows():
    """More let outsiders join a next round that never came."""
    last, more = scene(given("R1 R2 | B1 B2", rules=LAST)), scene(given("R1 R2 | B1 B2"))
    assert "join" in verbs(more_layout(more, None, WORDS, NOTHING))
    assert "join" not in verbs(more_layout(last, None, WORDS, NOTHING))
    not_seated = Declined(TableReason.NOT_SEATED)
    assert "lets you join the next round" in refusal_text(not_seated, WORDS, EMOJIS, more)
    told = refusal_text(not_seated, WORDS, EMOJIS, last)
    assert "this is the last round" in told
    assert "Rematch" in told
    assert "its last round" in shown(help_layout(last, STRANGER, WORDS))
    assert "to be dealt in when the next round begins" in shown(help_layout(more, STRANGER, WORDS))


def test_the_screen_between_rounds_offers_a_seat_even_before_the_last_one():
    between = scene(do(given("R5 | G1 G2", rules=LAST | {"target": 2}), play("R5")))
    assert "join" in verbs(table_layout(between, WORDS, EMOJIS))
    assert "join" in verbs(more_layout(between, None, WORDS, NOTHING))
