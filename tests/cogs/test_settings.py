import discord
import pytest
from simcord import InteractionResult

from bot.table.settings import ServerSettings, Timing
from cogs.settings import LONGEST_VOTE, UnknownSetting, with_setting
from tests.support.discord_env import Sim, open_sim
from tests.support.matches import start_match
from tests.support.rounds import tap

NOTHING_SET = ServerSettings()


async def settings_of(sim: Sim) -> ServerSettings:
    """Read what is stored of the server."""
    return ServerSettings.from_stored(await sim.bot.database.settings.guild(sim.guild.id))


@pytest.mark.parametrize(
    ("name", "values", "changed"),
    [
        ("preset", ("quick",), {"preset": "quick"}),
        ("preset", ("gone",), {}),
        ("language", ("pl",), {"language": "pl"}),
        ("who_starts", ("moderators",), {"who_starts": "moderators"}),
        ("who_ends", ("moderators",), {"who_ends": "moderators"}),
        ("theme", ("animals",), {"theme": "animals"}),
        ("reminders", ("off",), {"reminders": False}),
        ("channels", ("5", "6"), {"channels": (5, 6)}),
        ("channels", (), {"channels": ()}),
        ("turn", ("43200",), {"timing": Timing(turn=43200)}),
        ("turn", ("none",), {"timing": Timing(turn=None)}),
        ("between_rounds", ("none",), {"timing": Timing(between_rounds=None)}),
        ("answer", ("300",), {"timing": Timing(answer=300, starter_colour=300, vote=300)}),
        ("answer", ("none",), {"timing": Timing(answer=None, starter_colour=None, vote=LONGEST_VOTE)}),
    ],
)
def test_a_choice_changes_its_setting_and_no_other(
    name: str, values: tuple[str, ...], changed: dict[str, object]
) -> None:
    assert with_setting(name, values, NOTHING_SET) == NOTHING_SET.model_copy(update=changed)


@pytest.mark.parametrize(
    ("name", "values"),
    [("turn", ("soon",)), ("turn", ("1",)), ("volume", ("11",)), ("language", ("tlh",)), ("reminders", ())],
)
def test_a_choice_of_another_version_is_refused(name: str, values: tuple[str, ...]) -> None:
    with pytest.raises(UnknownSetting):
        with_setting(name, values, NOTHING_SET)


async def test_the_panel_is_private_and_shows_what_is_set() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno-admin settings")
        assert shown.ephemeral
        assert len(sim.controls(shown)) == 13


async def test_a_choice_is_saved_at_once_and_shown() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno-admin settings")
        await sim.choose(sim.ada, "3600", select="u1:set:0::turn", on=shown)
        assert (await settings_of(sim)).timing.turn == 3600
        assert chosen(shown, "turn") == ["3600"]


async def test_channels_are_chosen_and_given_up() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno-admin settings")
        await sim.choose(sim.ada, [sim.channel], select="u1:set:0::channels", on=shown)
        assert (await settings_of(sim)).channels == (sim.channel.id,)
        await sim.choose(sim.ada, [], select="u1:set:0::channels", on=shown)
        assert (await settings_of(sim)).channels == ()


async def test_settings_survive_a_restart() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno-admin settings")
        await sim.choose(sim.ada, "off", select="u1:set:0::reminders", on=shown)
        await sim.restart()
        assert chosen(await sim.slash(sim.ada, "uno-admin settings"), "reminders") == ["off"]
        await sim.choose(sim.ada, "on", select="u1:set:0::reminders", on=shown)
        assert (await settings_of(sim)).reminders


async def test_what_a_newer_version_has_set_is_kept() -> None:
    async with open_sim() as sim:
        await sim.bot.database.settings.save_guild(sim.guild.id, {"music": "loud"})
        shown = await sim.slash(sim.ada, "uno-admin settings")
        await sim.choose(sim.ada, "quick", select="u1:set:0::preset", on=shown)
        stored = await sim.bot.database.settings.guild(sim.guild.id)
        assert (stored["music"], stored["preset"]) == ("loud", "quick")


async def test_two_choices_at_the_same_moment_are_both_saved() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno-admin settings")
        async with sim.at_once():
            await sim.choose(sim.ada, "quick", select="u1:set:0::preset", on=shown)
            await sim.choose(sim.ada, "off", select="u1:set:0::reminders", on=shown)
        stored = await settings_of(sim)
        assert (stored.preset, stored.reminders) == ("quick", False)


@pytest.mark.rule("loser-forfeit")
async def test_a_moderator_writes_the_forfeits_that_losers_are_asked_for() -> None:
    async with open_sim() as sim:
        long = "sing **loudly** " + "la " * 28
        await write_forfeits(sim, f"{long}\n\n\u200b\n{long}")
        assert (await settings_of(sim)).forfeits == (long.strip(),)
        await start_match(sim, "R5 | B1 B2", sim.borys, rules={"loser_forfeit": True, "scoring": "none"})
        await sim.press(sim.ada, "My hand", on=sim.table())
        await tap(sim, sim.ada, "play")
        await sim.advance(5)
        assert f"sing \\*\\*loudly\\*\\* {'la ' * 28}".strip() in sim.text(sim.table())


@pytest.mark.rule("loser-forfeit")
async def test_no_forfeits_written_means_the_built_in_ones() -> None:
    async with open_sim() as sim:
        assert "Forfeits for losers: 2 of your own" in sim.text(await write_forfeits(sim, "sing\ndance"))
        assert "Forfeits for losers: the built-in ones" in sim.text(await write_forfeits(sim, " \n"))
        assert (await settings_of(sim)).forfeits == ()


@pytest.mark.rule("loser-forfeit")
@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("x" * 101, "At most 20 forfeits, of 100 letters each"),
        ("\n".join(map(str, range(21))), "At most 20 forfeits, of 100 letters each"),
        ("say d a m n", "does not want to read"),
    ],
)
async def test_forfeits_that_are_too_long_too_many_or_unwanted_are_not_taken(written: str, said: str) -> None:
    async with open_sim() as sim:
        await sim.bot.servers.change(
            sim.guild.id,
            lambda now: now.model_copy(update={"banned_words": ("damn",), "forfeits": ("sing",)}),
        )
        assert said in sim.text(await write_forfeits(sim, written))
        assert (await settings_of(sim)).forfeits == ("sing",)


async def test_only_moderators_see_the_command() -> None:
    async with open_sim() as sim:
        assert not any(name.startswith("uno-admin") for name in sim.borys.available_commands(sim.channel))
        assert any(name.startswith("uno-admin") for name in sim.ada.available_commands(sim.channel))


async def test_a_moderator_who_is_none_any_more_changes_nothing() -> None:
    async with open_sim() as sim:
        role = sim.guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
        eva = sim.guild.add_member(sim.env.create_user("eva"), roles=[role])
        await sim.env.settle()
        shown = await sim.slash(eva, "uno-admin settings")
        await sim.choose(eva, "quick", select="u1:set:0::preset", on=shown)
        sim.env.backend.remove_member_role(sim.guild.id, eva.id, role.id)
        await sim.choose(eva, "off", select="u1:set:0::reminders", on=shown)
        stored = await settings_of(sim)
        assert (stored.preset, stored.reminders) == ("quick", True)


async def write_forfeits(sim: Sim, written: str) -> InteractionResult:
    """Write the server's forfeits into their form."""
    asked = await tap(sim, sim.ada, "setforfeits", on=await sim.slash(sim.ada, "uno-admin settings"))
    return await sim.submit(sim.ada, asked, forfeits=written)


def chosen(shown: object, name: str) -> list[str]:
    """List the values that a menu of the panel shows as chosen."""
    container = shown.response.components[0]  # type: ignore[attr-defined]
    menus = [part["components"][0] for part in container["components"] if part["type"] == 1]
    menu = next(menu for menu in menus if menu["custom_id"].endswith(f":{name}"))
    return [option["value"] for option in menu["options"] if option.get("default")]
