"""Choosing the rules: the host's panel, what it refuses, and what everybody else hears of it."""

import asyncio
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.engine import PRESETS, Rules
from tests.support.discord_env import Sim
from tests.support.rounds import deal, end, gather, scene_of, steady, tap


async def open_panel(sim: Sim, page: str = "start", who: MemberActor | None = None) -> InteractionResult:
    """Press Rules in the lobby as the host, and turn to a page."""
    shown = await tap(sim, who or sim.ada, "rules", on=sim.table())
    if page != "start":
        await sim.choose(who or sim.ada, page, select="u1:panel:1:", on=shown)
    return shown


async def rules_of(sim: Sim) -> Rules:
    return (await scene_of(sim)).lobby.rules


async def write(sim: Sim, field: str, value: str, on: Any) -> InteractionResult:
    """Fill in the form of an option."""
    asked = await tap(sim, sim.ada, "optask", *field.split("/"), on=on)
    return await sim.submit(sim.ada, asked, value=value)


async def test_the_host_gets_the_panel_in_private_and_the_others_the_rules_to_read() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_panel(sim)
        assert shown.ephemeral
        assert "The rules of this table" in sim.text(shown)
        for who in (sim.borys, sim.dima):
            answer = await tap(sim, who, "rules", on=sim.table())
            assert answer.ephemeral
            assert not [
                one for one in sim.controls(answer) if one.custom_id.startswith(("u1:opt", "u1:pset"))
            ]


async def test_a_switch_toggles_with_one_press_and_is_shown_at_once() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_panel(sim, "black")
        await tap(sim, sim.ada, "opt", "black", "challenge", on=shown)
        assert not (await rules_of(sim)).challenge
        assert "**Challenging a +4:** off" in sim.text(shown)
        await tap(sim, sim.ada, "opt", "black", "challenge", on=shown)
        assert await rules_of(sim) == PRESETS["classic"]


async def test_a_choice_is_made_in_a_menu() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "house")
        await sim.choose(sim.ada, "swap", select="u1:opt:1::house:seven", on=shown)
        assert (await rules_of(sim)).seven == "swap"
        assert "**Playing a 7:** swap hands with a player" in sim.text(shown)


async def test_a_number_goes_up_and_down_and_can_be_written() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "dealing")
        await tap(sim, sim.ada, "opt", "dealing", "deal", "8", on=shown)
        assert (await rules_of(sim)).deal == 8
        await tap(sim, sim.ada, "opt", "dealing", "deal", "7", on=shown)
        assert (await rules_of(sim)).deal == 7
        await write(sim, "dealing/deal", "5", shown)
        assert (await rules_of(sim)).deal == 5
        assert "**Cards dealt:** 5 each" in sim.text(shown)


@pytest.mark.parametrize(("value", "target"), [("300", 300), ("", None)])
async def test_a_number_that_may_be_left_open_is_written(value: str, target: int | None) -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "end")
        await write(sim, "end/target", "200", shown)
        await write(sim, "end/target", value, shown)
        assert (await rules_of(sim)).target == target


@pytest.mark.parametrize("value", ["99", "no", "2"])
async def test_a_number_out_of_bounds_changes_nothing_and_says_so(value: str) -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "dealing")
        await write(sim, "dealing/deal", value, shown)
        assert "**Cards dealt** cannot be set to that" in sim.text(shown)
        assert "A whole number from 3 to 10" in sim.text(shown)
        assert await rules_of(sim) == PRESETS["classic"]


@pytest.mark.rule("uno-alt-word")
async def test_another_word_is_written_by_whom_the_server_lets() -> None:
    async with steady() as sim:
        await sim.bot.servers.change(
            sim.guild.id, lambda now: now.model_copy(update={"banned_words": ("damn",)})
        )
        await gather(sim)
        shown = await open_panel(sim, "uno")
        await write(sim, "uno/uno_word", " Ace! ", shown)
        assert (await rules_of(sim)).uno_word == "Ace!"
        await write(sim, "uno/uno_word", "\u200b", shown)
        assert (await rules_of(sim)).uno_word == "Ace!"
        await write(sim, "uno/uno_word", "D.A.M.N", shown)
        assert "does not want to read one of those words" in sim.text(shown)
        assert (await rules_of(sim)).uno_word == "Ace!"
        await write(sim, "uno/uno_word", "", shown)
        assert await rules_of(sim) == PRESETS["classic"]


async def let_name(sim: Sim, who_names: str) -> None:
    await sim.bot.servers.change(sim.guild.id, lambda now: now.model_copy(update={"who_names": who_names}))


@pytest.mark.parametrize(("who_names", "taken"), [("moderators", False), ("host", True), ("everyone", True)])
async def test_a_host_who_is_no_moderator_writes_words_only_where_the_server_allows_it(
    who_names: str, taken: bool
) -> None:
    async with steady() as sim:
        await let_name(sim, "host")
        await sim.slash(sim.borys, "uno start")
        shown = await open_panel(sim, "uno", sim.borys)
        asked = await tap(sim, sim.borys, "optask", "uno", "uno_word", on=shown)
        await let_name(sim, who_names)  # while the form is open
        await sim.submit(sim.borys, asked, value="Ace")
        assert (await rules_of(sim)).uno_word == ("Ace" if taken else "")
        assert ("Ask a moderator" in sim.text(shown)) is not taken


async def test_a_combination_that_is_refused_names_both_options_and_changes_nothing() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_panel(sim, "penalties")
        await sim.choose(sim.ada, "penalise", select="u1:opt:1::penalties:protection", on=shown)
        told = sim.text(shown)
        assert (
            "**Wrong cards: can be tried, and cost cards** cannot go with **Price of a wrong card: none**"
            in told
        )
        assert "It would work with **Price of a wrong card: 2 cards** as well." in told
        scene = await scene_of(sim)
        assert scene.lobby.rules == PRESETS["classic"]
        assert scene.lobby.confirmed == {0, 1}


async def test_a_menu_forgets_a_choice_that_was_refused() -> None:
    """Discord shows what was chosen in a menu until its id changes, though nothing was changed."""
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "penalties")
        ids: list[str] = []
        for _ in range(3):
            ids += [one.custom_id for one in sim.controls(shown) if one.custom_id.endswith(":protection")]
            await sim.choose(sim.ada, "penalise", select=ids[-1], on=shown)
        assert ids[0] != ids[1] != ids[2]
        await sim.press(sim.ada, "Change Price of a wrong card as well", on=shown)
        assert (await rules_of(sim)).protection == "penalise"


async def test_what_would_help_is_one_press_away() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_panel(sim, "penalties")
        await sim.choose(sim.ada, "penalise", select="u1:opt:1::penalties:protection", on=shown)
        await sim.press(sim.ada, "Change Price of a wrong card as well", on=shown)
        rules = await rules_of(sim)
        assert (rules.protection, rules.penalty_misplay) == ("penalise", 2)
        assert "cannot go with" not in sim.text(shown)


async def test_every_change_is_announced_in_the_lobby_and_confirmed_again() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys, sim.clara)
        shown = await open_panel(sim, "house")
        await sim.choose(sim.ada, "swap", select="u1:opt:1::house:seven", on=shown)
        await sim.advance(3)
        told = sim.text(sim.table())
        assert "The rules were changed: Playing a 7: swap hands with a player" in told
        assert "Official, with changes" in told
        assert "⏳ **Borys** · has not confirmed" in told
        await sim.press(sim.ada, "Start", on=sim.table())
        assert (await scene_of(sim)).match is None
        for who in (sim.borys, sim.clara):
            await tap(sim, who, "confirm", on=sim.table())
        assert (await scene_of(sim)).match is not None


async def test_many_changes_at_once_are_all_made_and_shown_in_few_edits() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_panel(sim, "house")
        await sim.advance(5)
        mark = sim.mark()
        async with sim.at_once():
            for field, value in (("zero", "rotate"), ("seven", "swap"), ("five", "exchange")):
                await sim.choose(sim.ada, value, select=f"u1:opt:1::house:{field}", on=shown)
        await sim.advance(5)
        rules = await rules_of(sim)
        assert (rules.zero, rules.seven, rules.five) == ("rotate", "swap", "exchange")
        edits = [one for one in sim.requests_since(mark) if one.kind != "callback"]
        assert len(edits) <= 3
        assert "trade one card with a player" in sim.text(sim.table())


async def test_a_press_that_changes_nothing_asks_nobody_to_confirm() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_panel(sim, "house")
        await sim.choose(sim.ada, "plain", select="u1:opt:1::house:seven", on=shown)
        assert (await scene_of(sim)).lobby.confirmed == {0, 1}


@pytest.mark.rule("rules-agreed-before-deal")
async def test_options_are_frozen_once_the_match_has_started() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_panel(sim, "house")
        await sim.advance(5)
        await sim.press(sim.ada, "Start", on=sim.table())
        before = (await scene_of(sim)).view(None).rules
        picture = sim.picture(shown)
        answer = await sim.choose(sim.ada, "swap", select="u1:opt:1::house:seven", on=shown)
        assert "The game has begun already" in sim.text(answer)
        assert (await scene_of(sim)).view(None).rules == before
        assert picture.components != sim.picture(shown).components
        await end(sim, sim.ada)


@pytest.mark.rule("rules-agreed-before-deal")
@pytest.mark.parametrize("press", ["optask", "panel"])
async def test_nothing_of_the_panel_works_after_the_start(press: str) -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_panel(sim, "dealing")
        picture = sim.picture(shown)
        await sim.advance(5)
        await sim.press(sim.ada, "Start", on=sim.table())
        answer = await sim.press(
            sim.ada, lambda one: one.custom_id.startswith(f"u1:{press}:") and one.style > 0, as_seen=picture
        )
        assert "The game has begun already" in sim.text(answer)


async def test_who_is_not_host_any_more_changes_nothing() -> None:
    async with steady() as sim:
        await sim.slash(sim.borys, "uno start")
        await sim.press(sim.clara, "Join", on=sim.table())
        shown = await open_panel(sim, "house", sim.borys)
        await sim.press(sim.borys, "Leave", on=sim.table())
        answer = await sim.choose(sim.borys, "swap", select="u1:opt:1::house:seven", on=shown)
        assert "Only the host can do that" in sim.text(answer)
        assert await rules_of(sim) == PRESETS["classic"]


async def test_a_moderator_may_choose_the_rules_of_a_table_he_does_not_sit_at() -> None:
    async with steady() as sim:
        await sim.slash(sim.borys, "uno start")
        shown = await open_panel(sim, "house", sim.ada)
        await sim.choose(sim.ada, "swap", select="u1:opt:1::house:seven", on=shown)
        assert (await rules_of(sim)).seven == "swap"


@pytest.mark.rule("feature-junior", "feature-random-party-use", "feature-similar-games")
@pytest.mark.parametrize("preset", ["junior", "party", "game-101"])
async def test_a_rule_set_is_taken_and_shows_how_it_differs(preset: str) -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_panel(sim)
        await sim.choose(sim.ada, preset, select="u1:pset:1::ours", on=shown)
        lobby = (await scene_of(sim)).lobby
        assert (lobby.preset, lobby.rules) == (preset, PRESETS[preset])
        assert "This differs from official play" in sim.text(shown)


@pytest.mark.rule("feature-house-rule-onboarding")
async def test_house_rules_are_named_as_such_in_the_lobby() -> None:
    async with steady() as sim:
        await gather(sim)
        assert "✅ **Official rules**" in sim.text(sim.table())
        shown = await open_panel(sim)
        await sim.choose(sim.ada, "house-rules", select="u1:pset:1::ours", on=shown)
        await sim.advance(2)
        told = sim.text(sim.table())
        assert "✅ **Official rules**" not in told
        assert "5 house rules are on, which are not part of the basic game" in told


async def test_rules_that_come_back_to_a_rule_set_are_called_by_it() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "dealing")
        await tap(sim, sim.ada, "opt", "dealing", "deal", "8", on=shown)
        assert (await scene_of(sim)).lobby.preset == "+classic"
        await tap(sim, sim.ada, "opt", "dealing", "deal", "7", on=shown)
        assert (await scene_of(sim)).lobby.preset == "classic"


async def test_the_panel_survives_a_restart() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "uno")
        asked = await tap(sim, sim.ada, "optask", "uno", "uno_word", on=shown)
        await sim.restart()
        await sim.submit(sim.ada, asked, value="Ace")
        assert (await rules_of(sim)).uno_word == "Ace"


async def test_a_form_that_is_closed_leaves_nothing_in_memory() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "uno")
        await tap(sim, sim.ada, "optask", "uno", "uno_word", on=shown)
        assert sim.bot._connection._view_store._modals == {}


async def test_a_private_answer_leaves_nothing_in_memory() -> None:
    """discord.py kept every private message for a quarter of an hour, with a timer for each."""
    async with steady() as sim:
        await gather(sim)
        await open_panel(sim)
        await sim.press(sim.borys, "Leave", on=sim.table())
        waiting = [str(task.get_coro()) for task in asyncio.all_tasks()]
        assert not [name for name in waiting if "timeout_task" in name]


async def test_the_rules_of_a_match_can_be_read_by_everybody() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        answer = await tap(sim, sim.borys, "rules", on=await sim.press(sim.borys, "More", on=sim.table()))
        assert answer.ephemeral
        assert "Official" in sim.text(answer)


@pytest.mark.parametrize(
    "custom_id",
    ["u1:opt:1::house:telepathy:on", "u1:opt:1::nowhere:seven:swap", "u1:opt:1::house:seven:fly"],
)
async def test_a_press_that_no_panel_offers_is_answered_kindly(custom_id: str) -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "house")
        picture = sim.picture(shown)
        row = next(part for part in picture.components[0]["components"] if part["type"] == 1)
        button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
        row["components"] = [button]
        answer = await sim.press(sim.ada, custom_id, as_seen=picture)
        assert sim.text(answer)


async def test_a_value_that_cannot_be_is_what_why_explains_next() -> None:
    """It went on to explain the refusal before."""
    async with steady() as sim:
        await gather(sim, sim.borys)
        await sim.slash(sim.ada, "card draw")
        shown = await open_panel(sim, "dealing")
        await write(sim, "dealing/deal", "99", shown)
        told = sim.text(await sim.slash(sim.ada, "uno why"))
        assert "An option cannot be set to that" in told
        assert "**Cards dealt** cannot be set to that" in told
        assert "A whole number from 3 to 10" in told


async def test_a_word_that_the_server_does_not_take_is_what_why_explains_next() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        guild = (await scene_of(sim)).guild_id
        await sim.bot.servers.change(guild, lambda have: have.model_copy(update={"banned_words": ("damn",)}))
        await sim.slash(sim.ada, "card draw")
        shown = await open_panel(sim, "uno")
        await write(sim, "uno/uno_word", "Damn", shown)
        assert "does not want to read one of those words" in sim.text(await sim.slash(sim.ada, "uno why"))
