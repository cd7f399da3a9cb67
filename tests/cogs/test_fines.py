"""Fines by the host, from the menu: a form asks why, and everybody can read it afterwards."""

import pytest
from simcord import InteractionResult, MemberActor

from bot.table.imposed import BRAKE
from bot.table.tickets import person_ticket
from tests.cogs.test_why import why
from tests.support.discord_env import Sim
from tests.support.rounds import deal, put, scene_of, steady, tap

HANDS = "R1 R2 | B1 B2 | G1 G2"


async def stand(sim: Sim) -> None:
    """Start a match of Ada, Borys and Clara in which cheating costs two cards."""
    await deal(sim, sim.borys, sim.clara)
    await put(sim, HANDS, rules={"penalty_cheating": 2})


async def choose(
    sim: Sim, who: MemberActor, seat: int, menu: InteractionResult | None = None
) -> tuple[InteractionResult, InteractionResult]:
    """Choose whom to fine, in a menu that is open already or in a new one; give the menu as well."""
    menu = menu or await sim.press(who, "More", on=sim.table())
    whom = f"{seat}.{person_ticket((await scene_of(sim)).people[seat])}"
    return menu, await sim.choose(who, whom, select="Fine a cheat 2 cards", on=menu)


async def counts(sim: Sim) -> tuple[int, ...]:
    return (await scene_of(sim)).view(None).counts


@pytest.mark.rule("penalty-cheating")
async def test_a_form_asks_why_before_anybody_is_fined() -> None:
    """A slip of the finger in the menu dealt two cards, and the menu knew no reasons."""
    async with steady() as sim:
        await stand(sim)
        menu, asked = await choose(sim, sim.ada, 1)
        assert asked.modal is not None
        assert asked.modal["title"] == "Fine Borys 2 cards?"
        assert await counts(sim) == (2, 2, 2)
        await sim.submit(sim.ada, asked, reason="peeked at *my* hand")
        assert "The fine is dealt" in sim.text(menu)
        assert await counts(sim) == (2, 4, 2)
        await sim.advance(3)
        assert r"Why **Borys** was fined: peeked at \*my\* hand" in sim.text(sim.table())


@pytest.mark.rule("penalty-cheating")
async def test_a_reason_is_told_as_long_as_it_is() -> None:
    """It was cut like a name."""
    reason = "looked into the hands of both neighbours while they were away for tea"
    async with steady() as sim:
        await stand(sim)
        _, asked = await choose(sim, sim.ada, 1)
        await sim.submit(sim.ada, asked, reason=reason)
        await sim.advance(3)
        assert reason in sim.text(sim.table())
        assert reason in await why(sim, sim.borys)


@pytest.mark.rule("penalty-cheating")
async def test_a_form_left_empty_fines_without_a_word() -> None:
    async with steady() as sim:
        await stand(sim)
        _, asked = await choose(sim, sim.ada, 2)
        await sim.submit(sim.ada, asked, reason="")
        assert await counts(sim) == (2, 2, 4)
        assert "Why **Clara**" not in sim.text(sim.table())


@pytest.mark.rule("penalty-cheating")
async def test_who_was_fined_just_now_is_not_asked_about_again_and_the_command_says_so() -> None:
    async with steady() as sim:
        await stand(sim)
        _, asked = await choose(sim, sim.ada, 1)
        _, same = await choose(sim, sim.ada, 1)
        await sim.submit(sim.ada, asked, reason="peeking")
        late = await sim.submit(sim.ada, same, reason="peeking")
        assert "**Borys** was fined a moment ago, and it stays at that" in sim.text(late)
        _, third = await choose(sim, sim.ada, 1)
        assert third.modal is None
        assert "**Borys** was fined a moment ago" in sim.text(third)
        command = await sim.slash(sim.ada, "uno-admin fine", player=sim.borys)
        assert "**Borys** was fined a moment ago" in sim.text(command)
        assert await counts(sim) == (2, 4, 2)
        await sim.advance(BRAKE)
        await sim.slash(sim.ada, "uno-admin fine", player=sim.borys, reason="stacking the pile")
        told = await why(sim, sim.dima)
        assert ": peeking\n" in told
        assert ": stacking the pile" in told


async def test_a_reason_with_a_word_that_the_server_does_not_want_fines_nobody() -> None:
    async with steady() as sim:
        await stand(sim)
        await sim.bot.servers.change(
            sim.guild.id, lambda now: now.model_copy(update={"banned_words": ("damn",)})
        )
        menu, asked = await choose(sim, sim.ada, 1)
        await sim.submit(sim.ada, asked, reason="damn cheat")
        assert "does not want to read one of those words" in sim.text(menu)
        assert await counts(sim) == (2, 2, 2)


@pytest.mark.rule("penalty-cheating")
async def test_who_is_host_no_more_is_not_asked_why() -> None:
    async with steady() as sim:
        await sim.slash(sim.borys, "uno start")
        for guest in (sim.clara, sim.dima):
            await sim.press(guest, "Join", on=sim.table())
        await sim.press(sim.borys, "Start", on=sim.table())
        await put(sim, HANDS, rules={"penalty_cheating": 2})
        menu, asked = await choose(sim, sim.borys, 1)
        assert asked.modal is not None
        await tap(sim, sim.borys, "leave2", on=await sim.slash(sim.borys, "uno leave"))
        _, again = await choose(sim, sim.borys, 1, menu)
        assert again.modal is None
        assert "Only the host can do that" in sim.text(menu)
        assert "Only the host can do that" in sim.text(await sim.submit(sim.borys, asked, reason="revenge"))
        assert await counts(sim) == (0, 2, 2)


@pytest.mark.rule("penalty-cheating")
async def test_a_menu_that_means_somebody_who_has_left_asks_nothing() -> None:
    async with steady() as sim:
        await stand(sim)
        menu, asked = await choose(sim, sim.ada, 1)
        await tap(sim, sim.borys, "leave2", on=await sim.slash(sim.borys, "uno leave"))
        _, again = await choose(sim, sim.ada, 1, menu)
        assert again.modal is None
        assert "Nobody sits there any more" in sim.text(again)
        assert "Nobody sits there any more" in sim.text(await sim.submit(sim.ada, asked, reason="peeking"))
        assert await counts(sim) == (2, 0, 2)
