import pytest

from bot.engine import PRESETS, Rules
from bot.table.lobby import Lobby
from bot.table.people import Occupant
from bot.table.scene import Closing, Scene
from bot.ui.layouts.help import Situation, help_layout
from cogs.help import situation
from tests.support.discord_env import open_sim
from tests.ui.builders import WORDS, shown

ADA, BORYS, CLARA = 1, 2, 3


def lobby(**changes: object) -> Scene:
    """Show a lobby that Ada has opened and Borys has joined."""
    people = (Occupant("Ada", ADA), Occupant("Borys", BORYS))
    shown = {"people": people, "host": 0, "lobby": Lobby(0, "classic", PRESETS["classic"])} | changes
    return Scene(table_id=1, guild_id=2, channel_id=3, message_id=None, revision=1, **shown)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("scene", "who", "found"),
    [
        (None, ADA, Situation.NO_TABLE),
        (lobby(closed=Closing.CANCELLED), ADA, Situation.NO_TABLE),
        (lobby(), ADA, Situation.HOST),
        (lobby(), BORYS, Situation.GUEST),
        (lobby(), CLARA, Situation.LOBBY),
    ],
)
def test_help_knows_what_somebody_is_in(scene: Scene | None, who: int, found: Situation) -> None:
    assert situation(scene, who) is found


async def test_help_without_a_table_tells_how_to_open_one() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno help")
        assert shown.ephemeral
        assert "There is no game in this channel" in sim.text(shown)


async def test_help_follows_a_table_from_lobby_to_game() -> None:
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno start")
        assert "This is your lobby" in sim.text(await sim.slash(sim.ada, "uno help"))
        assert "Press **Join**" in sim.text(await sim.slash(sim.borys, "uno help"))
        await sim.slash(sim.borys, "uno join")
        assert "You have a seat" in sim.text(await sim.slash(sim.borys, "uno help"))
        await sim.press(sim.ada, "Start", on=sim.table())
        assert "You are playing" in sim.text(await sim.slash(sim.borys, "uno help"))
        assert "A match is running" in sim.text(await sim.slash(sim.clara, "uno help"))


def test_help_leaves_out_what_the_table_plays_without() -> None:
    official = shown(help_layout(Situation.PLAYER, WORDS))
    assert "challenged" in official
    assert "**Catch**" in official
    for enforce in ("auto", "none"):
        rules = Rules(challenge=False, uno_enforce=enforce)
        told = shown(help_layout(Situation.PLAYER, WORDS, rules))
        assert "challenged" not in told
        assert "**Catch**" not in told
