"""The end of a match, the loser of a round, and the proof of the deals: short in public, whole in private."""

from dataclasses import replace
from typing import Any

import pytest

from bot.__main__ import main
from bot.engine import EndMatch, GameState, Leave, Standing, card
from bot.engine.phases import Ending, MatchOver
from bot.table.scene import Scene
from bot.ui.layouts import proof_layout, table_layout
from bot.ui.layouts.cards import card_text
from tests.engine.test_scoring import with_totals
from tests.support.tables import do, draw, given, play, step
from tests.ui.builders import EMOJIS, WORDS, check_limits, scene, shown, verbs

TO_LAST = {"round_end": "to_last", "scoring": "none"}


def show(state: GameState, **how: Any) -> str:
    view = table_layout(scene(state, **how), WORDS, EMOJIS)
    check_limits(view)
    return shown(view)


def over() -> Scene:
    """End a match of three whose first deal can be checked."""
    state, events = step(given("R5 | B2 B3 | G1", top="R9", rules="quick"), play("R5"))
    ended = scene(state, recent=events)
    assert ended.match is not None
    return replace(ended, match=replace(ended.match, preset="quick", first_seats=3))


def test_the_end_shows_places_and_points():
    score = with_totals(480, 120, 300)
    state, events = step(given("R5 | B2 B3 W | G5 Y+2", score=score), play("R5"))
    view = table_layout(scene(state, recent=events), WORDS, EMOJIS)
    told = shown(view)
    assert "## 🏆 **Ada** wins!" in told
    assert told.index("🥇 **Ada** · 560 points") < told.index("🥈 **Clara** · 300 points")
    assert verbs(view) == ["rematch", "proof"]


def test_a_match_without_points_is_ranked_by_rounds():
    state, events = step(given("R5 | B2 B3 W | G5 Y+2", rules="quick"), play("R5"))
    assert "🥇 **Ada** · 1 round won" in show(state, recent=events)


def test_a_match_without_points_shows_what_decided_and_the_last_play():
    state, events = step(given("R5 | B2 B3 | G1", top="R9", rules="quick"), play("R5"))
    told = show(state, recent=events)
    assert "**Ada** · 1 round won · 0 card points held" in told
    assert "**Clara** · 0 rounds won · 1 card point held" in told
    assert "Rounds won decide, then who held the fewest card points." in told
    assert f"Last play: **Ada** played {card_text(card('R5'), WORDS, EMOJIS)}" in told


def test_a_void_match_has_no_places():
    state, events = step(given("R5 R6 | B2 B3", top="R9"), EndMatch())
    told = show(state, recent=events)
    assert "## The match is over, without a result" in told
    assert "The host or a moderator ended it." in told
    assert "🥇" not in told


def test_a_match_that_dozens_have_left_still_has_a_last_screen():
    """Its places were longer than a message may be, so it was never shown that the match was over."""
    ended = do(given("R5 | B1", top="R9", rules="quick"), play("R5")).draft()
    ended.hands += [()] * 58
    ended.standing += (Standing.LEFT,) * 58
    ended.phase = MatchOver(Ending.FINISHED, (1, 2, *[3] * 58))
    assert show(ended, names=("*" * 32,) * 60).count("\\*" * 32) > 10


@pytest.mark.rule("play-to-last")
def test_a_round_that_ranks_all_tells_whom_one_was_ahead_of():
    """All but one held nothing, and the result said that cards held decided between them."""
    told = show(do(given("R5 | R6 | R7 B1", rules=TO_LAST), play("R5"), play("R6")))
    assert "🥇 **Ada** · 1 round won · ahead of 2 others" in told
    assert "🥈 **Borys** · 0 rounds won · ahead of 1 other" in told
    assert "🥉 **Clara** · 0 rounds won · ahead of nobody" in told
    assert "Rounds won decide, then how many others one was ahead of" in told


@pytest.mark.rule("play-to-last")
def test_the_winner_of_a_round_to_the_last_may_have_left_and_is_still_shown_first():
    """The winner stood last, as one who had left early, where rounds won were said to decide."""
    ended = do(given("R5 | R6 | R7 B1 | G1 G2", rules=TO_LAST), play("R5"), Leave(0), Leave(3), play("R6"))
    told = show(ended)
    assert "## 🏆 **Ada** wins!" in told
    assert "🥇 **Ada** · 1 round won · ahead of 2 others" in told
    assert "4\\. Dima · left early" in told


@pytest.mark.rule("score-own-200", "score-101")
@pytest.mark.parametrize(
    ("scoring", "before", "losers"),
    [
        ("own_200", (10, 191, 30), "**Borys** has lost."),
        ("own_200", (10, 191, 199), "**Borys**, **Clara** have lost."),
        ("over_101", (10, 92, 30), None),
        ("over_101", (10, 93, 30), "**Borys** has lost."),
    ],
)
def test_who_gathered_too_many_points_is_named_as_the_loser(
    scoring: str, before: tuple[int, ...], losers: str | None
):
    rules = {"scoring": scoring}
    told = show(do(given("R5 | G9 | Y1", rules=rules, score=with_totals(*before)), play("R5")))
    assert losers in told if losers else "lost" not in told


LAZY = {"scoring": "lazy", "opener": "winner_then_loser_deals", "target": 3}


@pytest.mark.rule("score-lazy")
def test_the_score_names_who_lost_the_round_and_what_everybody_was_left_with():
    """The loser deals the next round, and nobody was told who that was, or why."""
    state, events = step(given("R5 | G9 GS | Y1", rules=LAZY), play("R5"))
    told = show(state, recent=events)
    assert "**Borys** loses it with 29 points left in hand, and deals the next one." in told
    assert "**Ada** · 1 round won · 0 points left in hand" in told
    assert "**Clara** · 0 rounds won · 1 point left in hand" in told


@pytest.mark.rule("score-lazy")
@pytest.mark.parametrize(
    ("others", "loser"),
    [
        ("G9 G1 | Y2 Y3 Y5", "**Clara** loses it with 10 points left in hand."),
        ("G9 | Y9", "**Borys**, **Clara** lose it with 9 points left in hand."),
        ("G1 | Y2 Y4", "**Clara** loses it with 6 points left in hand."),
    ],
)
def test_of_several_with_as_many_points_who_held_more_cards_loses_and_else_both(others: str, loser: str):
    state, events = step(given(f"R5 | {others}", rules=LAZY | {"opener": "after_dealer"}), play("R5"))
    assert loser in show(state, recent=events)


@pytest.mark.rule("score-lazy")
@pytest.mark.parametrize(("target", "said"), [(1, "lost the round"), (4, "lost the last round")])
def test_the_result_names_who_lost_the_last_round(target: int, said: str):
    score = with_totals(0, 0, 0, rounds=target - 1)
    state, events = step(given("R5 | G9 GS | Y1", rules=LAZY | {"target": target}, score=score), play("R5"))
    told = show(state, recent=events)
    assert f"**Borys** {said} with 29 points left in hand." in told
    assert "deals" not in told


@pytest.mark.rule("score-lazy", "round-blocked")
def test_nobody_loses_a_round_that_all_share():
    state = given("G3 | Y3", rules=LAZY, whole=False, top="R9")
    table, events = step(state, draw(), draw())
    assert "share the round" in show(table, recent=events)
    assert "loses it" not in show(table, recent=events)


def test_the_table_carries_a_short_fingerprint_in_the_first_round_alone():
    """It carried 64 digits that said nothing to anybody."""
    first, later = given("R1 R2 | B2 B3"), given("R1 R2 | B2 B3", score=with_totals(40, 1))
    whole = scene(first).view().commitment
    assert f"`{whole[:8]}`" in show(first)
    assert whole[:12] not in show(first)
    assert whole[:8] not in show(later)


def test_the_result_carries_the_fingerprint_and_neither_seed_nor_command():
    told = shown(table_layout(over(), WORDS, EMOJIS))
    assert f"`{over().view().commitment[:8]}`" in told
    assert not any(len(word.strip("`.:")) > 30 for word in told.split())
    assert "python" not in told


def test_the_proof_shows_the_promise_whole_and_no_seed_while_the_match_runs():
    running = scene(given("R1 R2 | B2 B3"))
    told = shown(proof_layout(running, WORDS))
    assert f"`{running.view().commitment}`" in told
    assert "Seed:" not in told


def test_the_proof_of_a_match_that_is_over_shows_the_seed_and_the_command_that_checks_the_deal():
    ended = over()
    view = proof_layout(ended, WORDS)
    check_limits(view)
    told = shown(view)
    assert f"`{ended.view().commitment}`" in told
    (command,) = (line for line in told.splitlines() if line.startswith("python -m bot verify"))
    assert command.endswith(f"--commitment {ended.view().commitment} --seats 3 --preset quick")
    assert main(command.split()[3:]) == 0
