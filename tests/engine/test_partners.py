"""Partners: four players, two teams, who sit opposite each other."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine import ComeBack, Join, Leave, Reason, Rules, SayReady, Substitute, new_game
from bot.engine.events import RoundEnded, SeatLeft, SeatSubstituted
from bot.engine.phases import Ending, MatchOver, RoundOver
from tests.engine.test_scoring import with_totals
from tests.support.tables import SEED, do, draw, given, hands, happened, mover, play, refused, step

PARTNERS = {"partners": True}
QUICK = {"partners": True, "scoring": "none"}
TABLE = "R5 | G8 | Y1 Y2 | W"


@pytest.mark.rule("partners")
@pytest.mark.parametrize(("turn", "winners"), [(0, (0, 2)), (1, (1, 3)), (2, (0, 2)), (3, (1, 3))])
def test_the_round_ends_when_either_partner_goes_out_and_both_score_what_the_others_hold(
    turn: int, winners: tuple[int, ...]
) -> None:
    held = ["G1 G2", "Y1 Y2", "B1 B2", "W"]
    worth = [3, 3, 3, 50]
    held[turn], worth[turn] = "R5", 0
    _, happenings = step(given(" | ".join(held), turn=turn, rules=PARTNERS), play("R5"))
    (ended,) = happened(RoundEnded, happenings)
    pot = sum(worth[seat] for seat in range(4) if seat not in winners)
    assert ended.winners == winners
    assert ended.points == tuple(pot if seat in winners else 0 for seat in range(4))


@pytest.mark.rule("partners")
def test_a_match_of_partners_has_two_winners() -> None:
    table = given(TABLE, rules=PARTNERS, score=with_totals(460, 300, 460, 300))
    table = do(table, play("R5"))
    assert table.score.totals == (518, 300, 518, 300)
    assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 1, 3))


@pytest.mark.rule("partners", "score-none")
def test_a_partner_wins_too_whatever_it_still_holds() -> None:
    """Without points the one who still held cards came second."""
    table = do(given("R5 | G1 | W W | Y1", rules=QUICK), play("R5"))
    assert table.phase == MatchOver(Ending.FINISHED, (1, 3, 1, 3))


@pytest.mark.rule("partners", "score-none")
def test_teams_with_as_many_rounds_won_rank_by_what_they_hold_together() -> None:
    score = with_totals(0, 0, 0, 0, rounds_won=[0, 1, 0, 1], held=[1, 40, 90, 40], rounds=1)
    table = given("R5 | G1 | Y3 | B1", rules=QUICK | {"target": 2}, score=score)
    assert do(table, play("R5")).phase == MatchOver(Ending.FINISHED, (3, 1, 3, 1))


@pytest.mark.rule("partners", "round-blocked")
def test_the_team_with_fewest_points_together_wins_a_blocked_round() -> None:
    table = given("G8 G7 | Y4 Y5 | B1 | Y6", top="R9", rules=QUICK, whole=False)
    _, happenings = step(table, draw(), draw(), draw(), draw())
    assert happened(RoundEnded, happenings)[0].winners == (1, 3)


@pytest.mark.rule("partners")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_partners_are_four(seats: int) -> None:
    with pytest.raises(ValueError, match="exactly 4"):
        new_game(Rules(partners=True), seats, SEED)
    assert len(new_game(Rules(partners=True), 4, SEED).state.hands) == 4


@pytest.mark.rule("partners")
@pytest.mark.parametrize(
    "options",
    [
        {"scoring": "own_200"},
        {"scoring": "lowest_500"},
        {"scoring": "over_101"},
        {"scoring": "lazy"},
        {"scoring": "eliminate"},
        {"scoring": "none", "round_end": "to_last"},
        {"scoring": "none", "round_end": "seven_rounds"},
    ],
)
def test_partners_play_for_five_hundred_or_for_rounds_and_until_one_is_out(options: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match="partners=on"):
        Rules(partners=True, **options)


@pytest.mark.rule("partners")
def test_nobody_joins_partners() -> None:
    assert refused(given(TABLE, rules=PARTNERS), Join()).reason is Reason.PARTNERS_STAY


@pytest.mark.rule("partners")
@pytest.mark.parametrize("seat", range(4))
def test_a_computer_player_takes_the_seat_and_the_hand_of_a_partner_who_leaves(seat: int) -> None:
    table = given(TABLE, rules=PARTNERS)
    after, happenings = step(table, Leave(seat))
    assert (happened(SeatLeft, happenings)[0].seat, happened(SeatSubstituted, happenings)) == (
        seat,
        [SeatSubstituted(seat)],
    )
    assert (hands(after), mover(after), after.standing) == (hands(table), 0, table.standing)
    assert after.computers == {seat}
    assert refused(after, ComeBack(seat)).reason is Reason.NOT_COMPUTER
    assert refused(after, Leave(seat)).reason is Reason.NOT_PLAYING


@pytest.mark.rule("partners")
def test_a_partner_who_only_pauses_may_come_back() -> None:
    table = do(given(TABLE, rules=PARTNERS), Substitute(2), ComeBack(2))
    assert table.computers == frozenset()


@pytest.mark.rule("partners")
def test_the_team_of_a_partner_who_left_goes_on_in_the_next_round() -> None:
    table = do(given(TABLE, rules=PARTNERS), Leave(1), play("R5"))
    assert table.phase == RoundOver(frozenset({1}))
    table = do(table, SayReady(0), SayReady(2), SayReady(3))
    assert [len(held) for held in table.hands].count(0) == 0


@pytest.mark.rule("partners")
def test_a_match_that_all_partners_leave_is_over() -> None:
    table = do(given(TABLE, rules=PARTNERS), *map(Leave, range(4)))
    assert table.phase == MatchOver(Ending.DESERTED, ())
