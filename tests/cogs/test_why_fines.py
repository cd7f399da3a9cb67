"""/uno why: the rule behind what cost somebody cards, for who paid and for everybody else."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from simcord import MemberActor

from bot.engine import Rules
from bot.table import Fine, Request
from bot.table.tables import EXPLAINED
from bot.ui.layouts.explaining import rule_said
from tests.cogs.test_why import HANDS, WORDS, Step, actor, ada, borys, clara, stand, why
from tests.support.discord_env import Sim
from tests.support.matches import start_match
from tests.support.rounds import deal, end, gather, scene_of, steady


@dataclass(frozen=True, slots=True)
class Price:
    """A mistake, who pays for it, and the rules that explain it to them."""

    payer: str
    rules: tuple[str, ...]
    steps: tuple[Step, ...]
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    hands: str = "R1 B7 | B1 G3 G4 | Y1 Y2 Y3"


PRICES = {
    "caught": Price("ada", ("uno-catch-needed",), (ada("play", card="R1"), borys("catch"))),
    "forgotten": Price(
        "ada", ("uno-penalty-auto",), (ada("play", card="R1"), borys("draw")), {"uno_enforce": "auto"}
    ),
    "bluff": Price(
        "ada",
        ("wd4-challenge-success-card-stays",),
        (ada("play", card="W4", colour="B"), borys("challenge")),
        hands="W4 R1 B7 | B1 G3 | Y1 Y2",
    ),
    "bluff that goes back": Price(
        "ada",
        ("wd4-challenge-success-return-card",),
        (ada("play", card="W4", colour="B"), borys("challenge")),
        {"challenge_success": "return_card"},
        "W4 R1 B7 | B1 G3 | Y1 Y2",
    ),
    "wrong challenge": Price(
        "borys",
        ("wd4-challenge-fail-6",),
        (ada("play", card="W4", colour="B"), borys("challenge")),
        hands="W4 G1 B7 | B1 G3 | Y1 Y2",
    ),
    "misplay": Price(
        "ada",
        ("match-colour-number-symbol", "penalty-misplay"),
        (ada("play", card="B7"),),
        {"protection": "penalise", "penalty_misplay": 3},
    ),
    "false call": Price(
        "ada", ("uno-call", "penalty-false-call"), (ada("uno"),), {"penalty_false_call": 1}, HANDS
    ),
    "last hand on the pile": Price(
        "clara",
        ("uno-to-centre",),
        (ada("play", card="R1", uno=True), borys("pile"), clara("pile")),
        {"uno_to_centre": True},
    ),
}


async def pay(sim: Sim, price: Price) -> MemberActor:
    """Make a mistake, and give who has paid for it."""
    await stand(sim, price.hands, rules=price.options, top="R9")
    for name, command, options in price.steps:
        await sim.slash(actor(sim, name), f"card {command}", **options)
    return actor(sim, price.payer)


@pytest.mark.rule("feature-dispute-free")
@pytest.mark.parametrize("mistake", PRICES)
async def test_every_fine_is_explained_to_who_paid_and_to_everybody_else(mistake: str) -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        price = PRICES[mistake]
        payer = await pay(sim, price)
        own, others = await why(sim, payer), await why(sim, sim.dima)
        assert "This is what you were fined for" in own
        assert "The last fine at this table" in others
        for told in (own, others):
            assert f"**{payer.name.title()}** drew" in told
            for rule in price.rules:
                assert rule_said(rule, Rules(**price.options), WORDS) in told
                assert f"`{rule}`" in told


async def test_a_fine_by_the_host_is_explained_with_the_reason_that_was_given() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await stand(sim, HANDS.rpartition("|")[0], rules={"penalty_cheating": 2})
        table = await sim.bot.tables.get(1)
        await table.act(Request(sim.ada.id, Fine(1, "*peeking*")))
        told = await why(sim, sim.borys)
        assert r"> \*peeking\*" in told
        assert "`penalty-cheating`" in told


async def test_what_came_last_is_explained_be_it_a_fine_or_a_refusal() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        await pay(sim, PRICES["caught"])
        assert "fined" in await why(sim, sim.ada)
        await sim.slash(sim.ada, "card draw")
        assert "This was refused to you" in await why(sim, sim.ada)


async def test_a_restart_forgets_refusals_and_says_so_but_knows_the_last_fine() -> None:
    async with steady() as sim:
        await start_match(sim, "R1 R2 B7 | G3 B1", sim.borys, top="R9")
        await sim.slash(sim.borys, "card draw")
        await sim.restart()
        assert "forget it when I am started anew" in await why(sim, sim.borys)
        await stand(sim, "R1 B7 | G3 B1", top="R9")
        await sim.slash(sim.ada, "card play", card="R1")
        await sim.slash(sim.borys, "card catch")
        await sim.restart()
        assert "This is what you were fined for" in await why(sim, sim.ada)
        told = await why(sim, sim.borys)
        assert "The last fine at this table" in told
        assert "I remember no refusal to you" in told


async def test_nobody_reads_which_cards_another_tried_to_play() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        await pay(sim, PRICES["misplay"])
        told = await why(sim, sim.borys)
        assert "Blue 7" not in told


async def test_a_match_that_is_over_is_explained_while_its_result_stands_there() -> None:
    """It said that there is no table in the channel, right below the result."""
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        await stand(sim, "R1 B7 | B1 G3 G4 | Y1 Y2 Y3", top="R9", rules={"penalty_cheating": 1})
        table = await sim.bot.tables.get(1)
        await table.act(Request(sim.ada.id, Fine(2, "*peeking*")))
        await sim.slash(sim.ada, "card play", card="R1")
        await sim.slash(sim.borys, "card catch")
        await sim.slash(sim.clara, "card draw")
        await end(sim, sim.ada)
        assert table.scene.over
        assert "This was refused to you" in await why(sim, sim.clara)
        await sim.restart()
        told = await why(sim, sim.ada)
        assert "This is what you were fined for" in told
        assert "`uno-catch-needed`" in told
        assert r"\*peeking\*" in told
        await gather(sim)
        assert "peeking" not in await why(sim, sim.ada)


async def test_a_match_is_not_explained_elsewhere_nor_after_a_day() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        await pay(sim, PRICES["caught"])
        await end(sim, sim.ada)
        assert "fined" in await why(sim, sim.ada)
        tables, scene = sim.bot.tables, await scene_of(sim)
        assert await tables.ended_in(scene.guild_id, scene.channel_id + 1) is None
        await sim.advance(EXPLAINED + 1)
        assert "There is no table in this channel" in await why(sim, sim.ada)
