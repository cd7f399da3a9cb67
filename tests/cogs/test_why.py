"""/uno why: the rule behind what was refused to somebody, or cost cards, whatever it was."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.engine import PRESETS, Reason, Refusal, Rules
from bot.engine.rule_ids import SECTIONS
from bot.table import Request
from bot.table.actions import ChangeOptions, ChangeRules
from bot.ui.layouts.explaining import rule_said, section_name
from bot.ui.words import Words
from tests.support.discord_env import Sim
from tests.support.rounds import deal, gather, replace_state, set_table, steady, tap
from tests.support.tables import given

Step = tuple[str, str, Mapping[str, Any]]
"""Who sends which command of /card, with which options."""

HANDS = "R1 R2 B7 W | R9 B1 G3 | Y1 Y2 Y3"
WORDS = Words()


@dataclass(frozen=True, slots=True)
class Case:
    """A table, what is done there, and why the last of it is refused."""

    reason: Reason
    rule: str | None
    steps: tuple[Step, ...]
    rules: Mapping[str, Any] = field(default_factory=dict[str, Any])
    hands: str = HANDS
    table: Mapping[str, Any] = field(default_factory=dict[str, Any])


def ada(command: str, **options: Any) -> Step:
    return "ada", command, options


def borys(command: str, **options: Any) -> Step:
    return "borys", command, options


def clara(command: str, **options: Any) -> Step:
    return "clara", command, options


DISCARDS = [{"name": "Broom", "blocks": [{"does": "discard"}]}]
CHAIN = {"draw2_answer": "transfer"}
JUMP = {"intervention": "colours"}

CASES = [
    Case(Reason.NOT_YOUR_TURN, None, (borys("draw"),)),
    Case(Reason.NOT_IN_HAND, None, (ada("play", card="Y9"),)),
    Case(Reason.ONE_CARD, "one-card-per-turn", (ada("play", card="R1 R2"),)),
    Case(Reason.DOES_NOT_FIT, "match-colour-number-symbol", (ada("play", card="B7"),)),
    Case(
        Reason.ONLY_DRAWN_CARD,
        "no-hand-card-after-draw",
        (ada("draw"), ada("play", card="R1")),
        table={"draw": "R5"},
    ),
    Case(Reason.ALREADY_DREW, "draw-one-may-play", (ada("draw"), ada("draw")), table={"draw": "R5"}),
    Case(Reason.MUST_DRAW, "say-pass", (ada("keep"),)),
    Case(Reason.MUST_PLAY, "decline-and-draw", (ada("draw"),), {"voluntary_draw": False}),
    Case(
        Reason.MUST_PLAY_DRAWN,
        "force-play",
        (ada("draw"), ada("keep")),
        {"force_play": True},
        table={"draw": "R5"},
    ),
    Case(Reason.COLOUR_NEEDED, "wild-choose-colour", (ada("play", card="W"),)),
    Case(
        Reason.ILLEGAL_FOUR,
        "wd4-legality-no-colour",
        (ada("play", card="W4", colour="B"),),
        {"challenge": False},
        "R1 W4 B7 | B1 B2",
    ),
    Case(
        Reason.HIT_WAITS,
        "wd4-draw-and-skip",
        (ada("play", card="W4", colour="B"), borys("draw")),
        hands="G1 W4 B7 | B1 B2",
    ),
    Case(
        Reason.NOT_THE_TARGET,
        "wd4-challenge-open",
        (ada("play", card="W4", colour="B"), clara("challenge")),
        hands="G1 W4 B7 | B1 B2 | Y1 Y2",
    ),
    Case(
        Reason.NO_CHALLENGE,
        "wd4-challenge-open",
        (ada("play", card="R+2"), borys("challenge")),
        CHAIN,
        "R+2 R1 B7 | B+2 B2 B3",
    ),
    Case(
        Reason.NO_ANSWER,
        "draw2-transfer-no-sum",
        (ada("play", card="R+2"), borys("play", card="R3")),
        CHAIN,
        "R+2 R1 B7 | B+2 R3 B3",
    ),
    Case(
        Reason.LAST_CARD_HIT,
        "last-card-draws-count",
        (ada("play", card="W4"), borys("play", card="B+2")),
        {"wd4_answer": "draw2_any"},
        "W4 | B+2 R3 B3",
    ),
    Case(
        Reason.SKIP_WAITS,
        "skip-next",
        (ada("play", card="RS"), borys("accept")),
        {"skip_rescue": "exact"},
        "RS R1 B7 | RS R3 B3",
    ),
    Case(
        Reason.ALREADY_ACCEPTED,
        "intervention",
        (ada("play", card="R+2"), borys("accept"), borys("accept")),
        JUMP | CHAIN,
        "R+2 R1 B7 | B+2 R3 B3",
    ),
    Case(Reason.NO_JUMP_IN, "intervention", (borys("jump", card="R9"),)),
    Case(
        Reason.NOT_THE_TWIN,
        "intervention",
        (ada("play", card="R1"), clara("jump", card="Y1")),
        JUMP,
    ),
    Case(
        Reason.STARTER_TOP, "intervention-not-at-start", (borys("jump", card="R9"),), JUMP, table={"plays": 0}
    ),
    Case(
        Reason.TWIN_TOO_LATE,
        "intervention",
        (ada("play", card="R1"), borys("draw"), clara("jump", card="R1")),
        JUMP,
        "R1 R2 B7 | B1 G3 G4 | R1 Y2 Y3",
    ),
    Case(
        Reason.OWN_TWIN,
        "double-identical-sequential",
        (ada("play", card="R1"), ada("jump", card="R1")),
        JUMP | {"self_intervention": False},
        "R1 R1 B7 | B1 G3",
    ),
    Case(Reason.SAME_RANK, "multi-card-same-rank", (ada("play", card="R1 R2"),), {"multi": "same_rank"}),
    Case(
        Reason.NUMBER_PAIR,
        "double-identical-as-skip",
        (ada("play", card="RS RS"),),
        {"multi": "pair_skip"},
        "RS RS B7 | B1 G3",
    ),
    Case(
        Reason.NOT_TOGETHER,
        "progressive-one-per-turn",
        (ada("play", card="R+2 B+2"),),
        {"multi": "same_rank"},
        "R+2 B+2 B7 | B1 G3",
    ),
    Case(
        Reason.HOLDS_MATCH,
        "wild-only-if-no-match",
        (ada("play", card="W", colour="G"),),
        {"wild_when": "only_if_no_match"},
    ),
    Case(Reason.OWN_CARD_NEEDED, "wild-then-own-card", (ada("play", card="W"),), {"wild_colour": "own_card"}),
    Case(
        Reason.TARGET_NEEDED,
        "seven-swap",
        (ada("play", card="R7"),),
        {"seven": "swap"},
        "R7 R1 B7 | B1 G3 | Y1 Y2",
    ),
    Case(
        Reason.BAD_TARGET,
        "seven-swap",
        (ada("play", card="R7", player="Ada"),),
        {"seven": "swap"},
        "R7 R1 B7 | B1 G3 | Y1 Y2",
    ),
    Case(
        Reason.GIVE_NEEDED,
        "five-exchange",
        (ada("play", card="R5", player="Borys"),),
        {"five": "exchange"},
        "R5 R1 B7 | B1 G3 | Y1 Y2",
    ),
    Case(
        Reason.DISCARD_NEEDED,
        "blank-custom",
        (ada("play", card="C1"),),
        {"deck": "blank112", "blank": "custom", "custom_cards": DISCARDS},
        "C1 R1 B7 | B1 G3",
    ),
    Case(
        Reason.WAITING,
        "politeness-ready",
        (ada("play", card="W4", colour="B"), borys("accept"), ada("ready")),
        {"politeness_ready": True},
        "G1 W4 B7 | B1 B2",
    ),
    Case(
        Reason.ALREADY_PUT,
        "uno-to-centre",
        (ada("play", card="R1", uno=True), ada("pile")),
        {"uno_to_centre": True},
        "R1 B7 | B1 G3 | Y1 Y2",
    ),
    Case(Reason.NO_PROXY, "uno-proxy-call", (ada("uno", player="Borys"),)),
    Case(Reason.NAME_CULPRIT, "uno-catch-by-pointing", (ada("catch"),), {"penalty_false_call": 2}),
    Case(Reason.NOTHING_TO_CATCH, "uno-penalty-auto", (ada("catch"),), {"uno_enforce": "auto"}),
    Case(Reason.NOBODY_TO_CATCH, "uno-catch-window", (ada("catch"),)),
    Case(Reason.NOT_ONE_CARD, "uno-call", (ada("uno"),)),
    Case(Reason.CALL_TOO_EARLY, "uno-call", (ada("uno"),), hands="R1 B7 | B1 G3"),
    Case(
        Reason.ALREADY_CALLED,
        "uno-call",
        (ada("play", card="R1", uno=True), ada("uno")),
        hands="R1 B7 | B1 G3",
    ),
    Case(
        Reason.CALL_TOO_LATE,
        "uno-deadline-before-release",
        (ada("play", card="R1"), ada("uno")),
        {"uno_deadline": "before_release"},
        "R1 B7 | B1 G3",
    ),
    Case(
        Reason.ALREADY_READY, None, (ada("play", card="R1"), ada("ready"), ada("ready")), hands="R1 | B1 G3"
    ),
    Case(Reason.NOT_NOW, None, (ada("accept"),)),
    Case(
        Reason.NOT_PLAYING,
        None,
        (ada("play", card="R1"), ada("jump", card="R1")),
        JUMP | {"round_end": "to_last", "scoring": "none"},
        "R1 | B1 G3 | Y1 Y2",
    ),
    Case(Reason.NO_SUCH_SEAT, None, (ada("catch", player="Ada"),), {"penalty_false_call": 2}),
]

ELSEWHERE = frozenset(
    {
        Reason.MATCH_OVER,
        Reason.NO_FINE,
        Reason.NO_SILENCE,
        Reason.NO_SUCH_CLOCK,
        Reason.TABLE_FULL,
        Reason.NOBODY_QUEUED,
        Reason.ALREADY_COMPUTER,
        Reason.NOT_COMPUTER,
        Reason.PARTNERS_STAY,
        Reason.LAST_ROUND,
        Reason.NO_SUCH_VOTE,
        Reason.NO_VOTE,
        Reason.ALREADY_VOTED,
        Reason.VOTE_RUNS,
        Reason.NOT_YOURSELF,
        Reason.TOO_FEW_VOTERS,
    }
)
"""Refusals of what is no move: of votes, of seats, and of what the table itself asks."""


def actor(sim: Sim, name: str) -> MemberActor:
    return getattr(sim, name)


async def stand(sim: Sim, hands: str, **options: Any) -> None:
    """Put these cards on the table of the running match, without a clock."""
    table = await sim.bot.tables.get(1)
    replace_state(table, given(hands, **options))
    table._keeper.record = replace(table._keeper.record, alarms={}, standing={}, spent=frozenset())


async def why(sim: Sim, who: MemberActor) -> str:
    """Read what somebody is told."""
    shown = await sim.slash(who, "uno why")
    assert shown.ephemeral
    return sim.text(shown)


async def provoke(sim: Sim, case: Case) -> tuple[MemberActor, str]:
    """Put the cards of a case on the table, do what it says, and give who is refused, and how."""
    hands = case.hands if case.hands.count("|") == 2 else f"{case.hands} | Y1 Y2 Y3"
    await stand(sim, hands, rules=case.rules, **{"top": "R9"} | case.table)
    for name, command, options in case.steps:
        refused = await sim.slash(actor(sim, name), f"card {command}", **options)
    return actor(sim, case.steps[-1][0]), sim.text(refused)


def explained(case: Case) -> str:
    """Give the sentence, and the id, that explain a case."""
    if case.rule is None:
        return "No rule of the game is behind this"
    return f"{rule_said(case.rule, Rules(**case.rules), WORDS)}\n-# {_chapter(case.rule)} · `{case.rule}`"


def _chapter(rule: str) -> str:
    return next(section_name(section, WORDS) for section, rules in SECTIONS.items() if rule in rules)


ASKED = frozenset(
    {
        Reason.COLOUR_NEEDED,
        Reason.TARGET_NEEDED,
        Reason.GIVE_NEEDED,
        Reason.DISCARD_NEEDED,
        Reason.OWN_CARD_NEEDED,
    }
)
"""What a play lacks is asked for at once, in place of a refusal."""


@pytest.mark.rule("feature-dispute-free")
async def test_every_refusal_can_be_explained_afterwards() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        for case in CASES:
            who, said = await provoke(sim, case)
            refusal = sim.bot.tables.trouble(1, who.id).what
            assert isinstance(refusal, Refusal), case.reason
            assert (refusal.reason, refusal.rule) == (case.reason, case.rule)
            told = await why(sim, who)
            (quoted,) = (line for line in told.splitlines() if line.startswith("> "))
            assert quoted[2:] in said or case.reason in ASKED, case.reason
            assert explained(case) in told, case.reason


def test_every_refusal_that_a_move_can_meet_has_a_case() -> None:
    assert {case.reason for case in CASES} == set(Reason) - ELSEWHERE


async def test_a_refusal_is_told_as_it_was_though_play_has_gone_on() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | R3 B1", top="R9")
        await sim.slash(sim.ada, "card play", card="B7")
        await sim.slash(sim.ada, "card play", card="R1")
        told = await why(sim, sim.ada)
        assert "Blue 7 does not fit on" in told
        assert "Red 9" in told


async def test_a_refusal_that_is_worth_it_points_to_its_rule() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | R3 B1", top="R9")
        assert "/uno why" in sim.text(await sim.slash(sim.ada, "card play", card="B7"))
        assert "/uno why" not in sim.text(await sim.slash(sim.borys, "card draw"))


async def test_a_rule_that_is_not_agreed_on_is_said_to_be_none_here() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | R9 B1", top="R9")
        await sim.slash(sim.borys, "card jump", card="R9")
        assert "does not play by that rule" in await why(sim, sim.borys)


async def test_what_the_table_declines_is_no_rule_of_the_game() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        await sim.press(sim.borys, "Start", on=sim.table())
        told = await why(sim, sim.borys)
        assert "Only the host can do that" in told
        assert "how a table works here" in told


async def test_a_panel_that_refuses_a_choice_is_explained_with_the_options_that_clash() -> None:
    """It said that some options cannot go together, and that no rule was behind it."""
    async with steady() as sim:
        await sim.slash(sim.ada, "uno start")
        changes = {"zero": "plus10", "lone_zero": 50}
        await (await sim.bot.tables.get(1)).act(Request(sim.ada.id, ChangeOptions(changes)))
        told = await why(sim, sim.ada)
        assert "These options cannot go together" in told
        assert "**Playing a 0:" in told
        assert "**A 0 as your only card:" in told


async def test_a_confirm_of_rules_that_were_changed_meanwhile_says_that_they_were() -> None:
    """It said that the table had moved on, which it had not."""
    async with steady() as sim:
        await gather(sim, sim.borys)
        await choose_preset(sim, "party")
        picture = sim.picture(sim.table())
        await choose_preset(sim, "quick")
        answer = await sim.press(sim.borys, "Confirm", as_seen=picture)
        assert "The rules were changed after you saw that button" in sim.text(answer)
        assert "agreed to nothing yet" in sim.text(answer)


async def choose_preset(sim: Sim, preset: str) -> None:
    """Have Ada propose another rule set."""
    table = await sim.bot.tables.get(1)
    await table.act(Request(sim.ada.id, ChangeRules(preset, PRESETS[preset])))
    await sim.advance(5)


async def test_to_look_at_a_table_is_not_remembered_as_refused() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await sim.press(sim.dima, "More", on=sim.table())
        assert "I remember nothing" in await why(sim, sim.dima)


async def test_without_a_table_or_a_trouble_there_is_nothing_to_explain() -> None:
    async with steady() as sim:
        assert "no table in this channel" in await why(sim, sim.ada)
        await deal(sim, sim.borys)
        assert "nothing that was refused to you" in await why(sim, sim.ada)


async def test_a_vote_that_runs_already_is_no_matter_of_the_rules() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        menu = await sim.press(sim.borys, "More", on=sim.table())
        await tap(sim, sim.borys, "pause", on=menu)
        again = await tap(sim, sim.borys, "pause", on=await sim.press(sim.borys, "More", on=sim.table()))
        refusal = sim.bot.tables.trouble(1, sim.borys.id).what
        assert refusal.reason is Reason.VOTE_RUNS
        told = await why(sim, sim.borys)
        assert sim.text(again).splitlines()[0] in told
        assert "No rule of the game is behind this" in told
