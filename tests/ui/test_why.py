"""Why: whatever was refused, and whatever cost cards, is explained on one screen that fits."""

import pytest

from bot.engine import Reason, Refusal, Rules, card
from bot.engine.events import CardsDrawn, DrawReason, FalseCall
from bot.engine.rule_ids import RULE_IDS
from bot.table.recall import FINES, Fined, Trouble
from bot.table.refusals import Declined, TableReason
from bot.ui.layouts.why import DISPUTED, NOT_AGREED, pointer, rules_of, why_layout
from tests.support.tables import given
from tests.ui.builders import EMOJIS, LONG_NAMES, WORDS, check_limits, scene, shown

ADA, BORYS = 1, 2
TABLE = scene(given("R5 R6 W | B2 B3 | G1 G2", top="R9"), names=LONG_NAMES)


def told(what: Refusal | Declined | Fined) -> str:
    """Explain something to Ada, who is meant by it."""
    view = why_layout(TABLE, ADA, Trouble(TABLE, what), WORDS, EMOJIS)
    check_limits(view)
    return shown(view)


def fined(why: DrawReason, seat: int = 0, mistake: FalseCall | None = None) -> Fined:
    return Fined(CardsDrawn(seat, 2, 2, why, ()), mistake)


@pytest.mark.rule("feature-dispute-free")
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_explained_with_or_without_a_rule(reason: Reason):
    with_rule = told(Refusal(reason, "intervention", 1, card("R5")))
    assert "`intervention`" in with_rule
    assert ("does not play by that rule" in with_rule) is (reason in NOT_AGREED)
    assert "No rule of the game is behind this" in told(Refusal(reason, None, 1, card("R5")))


@pytest.mark.parametrize("reason", TableReason)
def test_what_a_table_declines_is_explained_as_no_rule(reason: TableReason):
    assert "how a table works here" in told(Declined(reason))


@pytest.mark.rule("feature-dispute-free")
@pytest.mark.parametrize("rules", [Rules(), Rules(silence="black"), Rules(uno_enforce="auto")])
@pytest.mark.parametrize("why", sorted(FINES))
def test_every_fine_has_a_rule(why: DrawReason, rules: Rules):
    if why is DrawReason.SILENCE and rules.silence == "off":
        assert rules_of(fined(why), rules) == ()
    else:
        assert set(rules_of(fined(why), rules)) <= set(RULE_IDS)
        assert len(rules_of(fined(why), rules)) == 1


def test_the_rule_of_the_mistake_comes_before_that_of_the_price():
    call = fined(DrawReason.FALSE_CALL, mistake=FalseCall(0, None, "uno-call"))
    assert rules_of(call, Rules(penalty_false_call=2)) == ("uno-call", "penalty-false-call")


@pytest.mark.parametrize(
    ("reason", "rule", "options", "holds"),
    [
        (Reason.NO_ANSWER, "draw2-no-answer", {}, "draw2-no-answer"),
        (Reason.NO_ANSWER, "draw2-no-answer", {"draw2_answer": "progressive"}, "progressive-same-kind"),
        (Reason.NO_ANSWER, "skip-rescue-exact", {"skip_rescue": "match"}, "skip-rescue-match"),
        (Reason.ONE_CARD, "one-card-per-turn", {"multi": "same_rank"}, "multi-card-same-rank"),
        (Reason.ALREADY_DREW, "draw-one-may-play", {"draw": "until_playable"}, "draw-until-playable"),
        (Reason.DOES_NOT_FIT, "match-colour-number-symbol", {}, "match-colour-number-symbol"),
    ],
)
def test_the_rule_that_is_told_is_the_one_that_was_agreed_on(
    reason: Reason, rule: str, options: dict[str, str], holds: str
):
    table = scene(given("R5 R6 | B2 B3", top="R9", rules=options))
    view = why_layout(table, ADA, Trouble(table, Refusal(reason, rule)), WORDS, EMOJIS)
    assert f"`{holds}`" in shown(view)


def test_without_a_memory_the_own_fine_comes_before_that_of_another():
    recent = (fined(DrawReason.UNO, 0).drawn, fined(DrawReason.SILENCE, 1).drawn)
    table = scene(given("R5 R6 | B2 B3", rules={"silence": "twos"}), recent=recent)
    own = shown(why_layout(table, ADA, None, WORDS, EMOJIS))
    assert "This is what you were fined for" in own
    assert "`uno-catch-needed`" in own
    others = shown(why_layout(table, 99, None, WORDS, EMOJIS))
    assert "The last fine at this table" in others
    assert "`silence-twos`" in others


def test_only_what_groups_argue_about_points_to_its_rule():
    for reason in Reason:
        points = pointer(Refusal(reason, "intervention"), WORDS) is not None
        assert points is (reason in DISPUTED)
        assert pointer(Refusal(reason), WORDS) is None
    assert pointer(Declined(TableReason.STALE), WORDS) is None
