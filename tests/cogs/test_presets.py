"""Rule sets of a server: saved, named, passed on, taken, and made its default."""

from typing import Any

import pytest
from simcord import InteractionResult

from bot.engine import PRESETS, Rules
from bot.table.settings import ServerSettings
from bot.table.sharing import share, store
from bot.ui.words import Words
from tests.cogs.test_panel import open_panel
from tests.support.discord_env import Sim
from tests.support.rounds import gather, scene_of, steady, tap


async def saved(sim: Sim) -> dict[str, str]:
    return {one.name: one.body for one in await sim.bot.database.presets.all(sim.guild.id)}


async def keep(sim: Sim, name: str, rules: Rules) -> None:
    """Save a rule set, as if somebody had done so before."""
    await sim.bot.database.presets.add(sim.guild.id, name, store(rules), 25)


async def set_up(sim: Sim, **settings: Any) -> None:
    await sim.bot.servers.change(sim.guild.id, lambda now: now.model_copy(update=settings))


async def save_by_panel(sim: Sim, name: str, shown: InteractionResult) -> None:
    asked = await tap(sim, sim.ada, "rsave", on=shown)
    await sim.submit(sim.ada, asked, name=name)


async def test_rules_are_saved_from_the_panel_and_opened_by_their_name() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "house")
        await sim.choose(sim.ada, "swap", select="u1:opt:1::house:seven", on=shown)
        await tap(sim, sim.ada, "panel", "start", on=shown)
        await save_by_panel(sim, " Friday *night* ", shown)
        assert r"**Friday \*night\*** is saved" in sim.text(shown)
        await sim.press(sim.ada, "Cancel", on=sim.table())
        await sim.slash(sim.ada, "uno start", preset="@Friday *night*")
        lobby = (await scene_of(sim, 2)).lobby
        assert (lobby.preset, lobby.rules.seven) == ("@Friday *night*", "swap")
        assert r"Rules: **Friday \*night\***" in sim.text(sim.table())


async def test_a_saved_rule_set_is_taken_in_the_panel() -> None:
    async with steady() as sim:
        await keep(sim, "Friday", PRESETS["party"])
        await gather(sim, sim.borys)
        shown = await open_panel(sim)
        await sim.choose(sim.ada, "@Friday", select="u1:pset:1::own", on=shown)
        lobby = (await scene_of(sim)).lobby
        assert (lobby.preset, lobby.rules, lobby.confirmed) == ("@Friday", PRESETS["party"], {0})


async def test_rules_are_saved_by_command_and_replaced_by_a_moderator() -> None:
    async with steady() as sim:
        await gather(sim, preset="quick")
        assert "**Friday** is saved." in sim.text(await sim.slash(sim.ada, "uno presets save", name="Friday"))
        shown = await open_panel(sim)
        await sim.choose(sim.ada, "party", select="u1:pset:1::ours", on=shown)
        told = sim.text(await sim.slash(sim.ada, "uno presets save", name="FRIDAY"))
        assert "in place of the older rules" in told
        assert await saved(sim) == {"FRIDAY": store(PRESETS["party"])}


async def test_what_cannot_be_seen_makes_no_other_name() -> None:
    async with steady() as sim:
        await gather(sim)
        told = await sim.slash(sim.ada, "uno presets save", name="Official\u200b")
        assert Words.of()("sets-name-ours", name="Official") in sim.text(told)
        assert await saved(sim) == {}
        await sim.slash(sim.ada, "uno presets save", name="Fun\u200b\u0007")
        await sim.slash(sim.ada, "uno presets save", name="Ｆun")
        assert list(await saved(sim)) == ["Fun"]


async def test_without_a_lobby_there_is_nothing_to_save() -> None:
    async with steady() as sim:
        assert "no rules to save" in sim.text(await sim.slash(sim.ada, "uno presets save", name="Friday"))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Official", "comes with the bot"),
        ("house-rules", "comes with the bot"),
        ("\u200b\u2060", "Nothing of that name can be read"),
        ("D a M n", "does not want to read"),
    ],
)
async def test_a_name_that_does_not_do_is_refused(name: str, why: str) -> None:
    async with steady() as sim:
        await set_up(sim, banned_words=("damn",))
        await gather(sim)
        assert why in sim.text(await sim.slash(sim.ada, "uno presets save", name=name))
        assert await saved(sim) == {}


@pytest.mark.parametrize(
    ("who_names", "hosting", "done"),
    [
        ("moderators", True, False),
        ("host", True, True),
        ("host", False, False),
        ("everyone", False, True),
    ],
)
async def test_who_is_no_moderator_saves_where_the_server_allows_it(
    who_names: str, hosting: bool, done: bool
) -> None:
    async with steady() as sim:
        await set_up(sim, who_names=who_names)
        await sim.slash(sim.borys if hosting else sim.clara, "uno start")
        told = sim.text(await sim.slash(sim.borys, "uno presets save", name="Friday"))
        assert bool(await saved(sim)) is done
        assert ("Ask a moderator" in told) is not done


async def test_who_is_no_moderator_replaces_renames_and_deletes_nothing() -> None:
    async with steady() as sim:
        await set_up(sim, who_names="everyone")
        await keep(sim, "Friday", PRESETS["party"])
        await sim.slash(sim.borys, "uno start")
        told = sim.text(await sim.slash(sim.borys, "uno presets save", name="friday"))
        assert "is there already" in told
        for command, more in (("rename", {"name": "x"}), ("delete", {}), ("default", {})):
            answer = await sim.slash(sim.borys, f"uno presets {command}", preset="@Friday", **more)
            assert "Only moderators" in sim.text(answer)
        assert await saved(sim) == {"Friday": store(PRESETS["party"])}
        assert (await settings(sim)).preset == "classic"


async def settings(sim: Sim) -> ServerSettings:
    return await sim.bot.servers.settings(sim.guild.id)


async def test_a_server_makes_a_rule_set_its_default_and_renames_it() -> None:
    async with steady() as sim:
        await keep(sim, "Friday", PRESETS["party"])
        await sim.slash(sim.ada, "uno presets default", preset="Friday")
        assert (await settings(sim)).preset == "@Friday"
        await sim.slash(sim.ada, "uno presets rename", preset="@Friday", name="Saturday")
        assert (await settings(sim)).preset == "@Saturday"
        await sim.slash(sim.borys, "uno start")
        lobby = (await scene_of(sim)).lobby
        assert (lobby.preset, lobby.rules) == ("@Saturday", PRESETS["party"])
        assert "Rules: Saturday" in sim.text(await sim.slash(sim.ada, "uno-admin settings"))


async def test_a_default_that_is_deleted_gives_way_to_official_play() -> None:
    async with steady() as sim:
        await keep(sim, "Friday", PRESETS["party"])
        await sim.slash(sim.ada, "uno presets default", preset="@Friday")
        assert "deleted" in sim.text(await sim.slash(sim.ada, "uno presets delete", preset="@Friday"))
        assert (await settings(sim)).preset == "classic"
        await sim.slash(sim.ada, "uno start")
        assert (await scene_of(sim)).lobby.rules == PRESETS["classic"]


async def test_what_comes_with_the_bot_is_not_renamed_or_deleted() -> None:
    async with steady() as sim:
        for command, more in (("rename", {"name": "x"}), ("delete", {})):
            answer = await sim.slash(sim.ada, f"uno presets {command}", preset="quick", **more)
            assert "comes with the bot" in sim.text(answer)


async def test_a_name_that_is_taken_is_not_taken_again() -> None:
    async with steady() as sim:
        await keep(sim, "Friday", PRESETS["party"])
        await keep(sim, "Sunday", PRESETS["club"])
        answer = await sim.slash(sim.ada, "uno presets rename", preset="@Sunday", name="friday")
        assert "is there already" in sim.text(answer)
        assert set(await saved(sim)) == {"Friday", "Sunday"}


async def test_a_server_saves_twenty_five_and_hears_why_no_more() -> None:
    async with steady() as sim:
        for number in range(25):
            await keep(sim, f"set {number}", PRESETS["party"])
        await gather(sim)
        answer = await sim.slash(sim.ada, "uno presets save", name="one more")
        assert "saved 25 already" in sim.text(answer)
        assert len(await saved(sim)) == 25


async def test_rules_are_shared_from_one_server_to_another() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_panel(sim, "house")
        await sim.choose(sim.ada, "swap", select="u1:opt:1::house:seven", on=shown)
        await tap(sim, sim.ada, "panel", "start", on=shown)
        answer = await tap(sim, sim.ada, "rshare", on=shown)
        assert answer.ephemeral
        code = next(line for line in sim.text(answer).splitlines() if line.startswith("UNO1."))
        eve = sim.env.create_user("eve", global_name="Eve")
        elsewhere = sim.env.create_guild("Elsewhere", owner=eve)
        channel, stranger = elsewhere.create_text_channel("games"), elsewhere.add_member(eve)
        await sim.env.settle()
        told = await sim.slash(stranger, "uno presets import", where=channel, code=code, name="Sevens")
        assert "**Sevens** is saved" in sim.text(told)
        assert await saved(sim) == {}
        (there,) = await sim.bot.database.presets.all(elsewhere.id)
        assert there.body == store((await scene_of(sim)).lobby.rules)


async def test_an_export_is_imported_under_the_name_that_it_carries() -> None:
    async with steady() as sim:
        await keep(sim, "Friday", PRESETS["party"])
        answer = await sim.slash(sim.ada, "uno presets export", preset="@Friday")
        code = next(line for line in sim.text(answer).splitlines() if line.startswith("UNO1."))
        await sim.slash(sim.ada, "uno presets delete", preset="@Friday")
        await sim.slash(sim.ada, "uno presets import", code=code)
        assert await saved(sim) == {"Friday": store(PRESETS["party"])}


CODE = share("x", PRESETS["party"])


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("hello", "That is no code for rules"),
        (CODE[:-9], "damaged"),
        (CODE.replace("UNO1", "UNO9"), "newer version of the bot, in format 9"),
        ("UNO1." + "A" * 4000, "too long"),
    ],
)
async def test_a_code_that_is_broken_too_large_or_newer_is_refused_with_the_reason(
    code: str, why: str
) -> None:
    async with steady() as sim:
        answer = await sim.slash(sim.ada, "uno presets import", code=code)
        assert answer.ephemeral
        assert why in sim.text(answer)
        assert await saved(sim) == {}


async def test_an_option_of_a_newer_version_is_named() -> None:
    async with steady() as sim:
        await sim.bot.database.presets.add(sim.guild.id, "Future", '{"telepathy":true}', 25)
        for answer in (
            await sim.slash(sim.ada, "uno presets show", preset="@Future"),
            await sim.slash(sim.ada, "uno start", preset="@Future"),
        ):
            assert answer.ephemeral
            assert "does not know: **telepathy**" in sim.text(answer)
        await gather(sim)
        shown = await open_panel(sim)
        await sim.choose(sim.ada, "@Future", select="u1:pset:1::own", on=shown)
        assert "does not know: **telepathy**" in sim.text(shown)
        assert (await scene_of(sim)).lobby.rules == PRESETS["classic"]


async def test_a_default_of_a_newer_version_does_not_keep_a_table_from_opening() -> None:
    async with steady() as sim:
        await sim.bot.database.presets.add(sim.guild.id, "Future", '{"telepathy":true}', 25)
        await set_up(sim, preset="@Future")
        assert not (await sim.slash(sim.ada, "uno start")).ephemeral
        assert (await scene_of(sim)).lobby.preset == "classic"


async def test_words_that_are_banned_later_keep_a_saved_rule_set_from_being_taken() -> None:
    async with steady() as sim:
        await keep(sim, "Friday", Rules(uno_word="Damn"))
        await set_up(sim, banned_words=("damn",))
        refused = await sim.slash(sim.ada, "uno start", preset="@Friday")
        assert "does not want to read" in sim.text(refused)
        await gather(sim)
        shown = await open_panel(sim)
        await sim.choose(sim.ada, "@Friday", select="u1:pset:1::own", on=shown)
        assert "does not want to read" in sim.text(shown)
        assert (await scene_of(sim)).lobby.rules.uno_word == ""


@pytest.mark.parametrize("preset", ["nowhere", "@Nowhere"])
async def test_a_rule_set_that_is_not_there_is_refused_kindly(preset: str) -> None:
    async with steady() as sim:
        for command in ("uno start", "uno rules", "uno presets show", "uno presets export"):
            answer = await sim.slash(sim.ada, command, preset=preset)
            assert "There is no rule set of that name" in sim.text(answer)


async def test_start_offers_every_rule_set_and_finds_what_is_typed() -> None:
    async with steady() as sim:
        await keep(sim, "Friday", PRESETS["party"])
        offered = await suggestions(sim, "")
        assert offered[0] == ("Friday", "@Friday")
        assert {value for _, value in offered} == {"@Friday", *PRESETS}
        assert await suggestions(sim, "pharaoh") == [("101", "game-101")]
        assert await suggestions(sim, "friday") == [("Friday", "@Friday")]


async def suggestions(sim: Sim, typed: str, command: str = "uno start") -> list[tuple[str, str]]:
    found = await sim.ada.autocomplete(sim.channel, command, "preset", typed)
    return [(one["name"], one["value"]) for one in found]


async def test_only_what_the_server_has_saved_is_offered_to_be_deleted() -> None:
    async with steady() as sim:
        await keep(sim, "Friday", PRESETS["party"])
        assert await suggestions(sim, "", "uno presets delete") == [("Friday", "@Friday")]


async def test_a_rule_set_is_opened_by_the_name_that_people_read() -> None:
    async with steady() as sim:
        await sim.slash(sim.ada, "uno start", preset="printed HOUSE rules")
        assert (await scene_of(sim)).lobby.preset == "house-rules"


@pytest.mark.rule("feature-similar-games")
async def test_a_rule_set_is_found_by_a_game_like_it_and_shown() -> None:
    async with steady() as sim:
        told = sim.text(await sim.slash(sim.borys, "uno presets find", search="crazy eights"))
        assert "**101** · Five cards" in told
        told = sim.text(await sim.slash(sim.borys, "uno presets show", preset="game-101"))
        assert "• **Cards dealt:** 5 each · house rule" in told


async def test_a_name_that_was_saved_with_what_hides_in_it_is_shown_and_found_as_it_is_seen() -> None:
    async with steady() as sim:
        await keep(sim, "Fri\u200bday\u202e \u2066night", PRESETS["party"])
        screens = [
            await sim.slash(sim.ada, "uno presets find"),
            await sim.slash(sim.ada, "uno presets show", preset="friday night"),
            await sim.slash(sim.ada, "uno presets default", preset="Friday night"),
            await sim.slash(sim.ada, "uno-admin settings"),
            await sim.slash(sim.ada, "uno start"),
            await open_panel(sim),
        ]
        for screen in screens:
            assert "Friday night" in sim.text(screen)
            assert not {"\u200b", "\u202e", "\u2066"} & set(sim.text(screen))
        assert [name for name, _ in await suggestions(sim, "friday")] == ["Friday night"]
        await sim.slash(sim.ada, "uno presets save", name="Friday night")
        assert list(await saved(sim)) == ["Friday night"]
        await sim.slash(sim.ada, "uno presets delete", preset="FRIDAY NIGHT")
        assert await saved(sim) == {}
