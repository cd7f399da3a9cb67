"""Looks of the cards: the rule set's own or the server's, for everything that people see of a table."""

import json
import re

import pytest

from tests.support.discord_env import Shown, Sim
from tests.support.matches import start_match
from tests.support.rounds import gather, scene_of, steady

DEAL = {"top": "R9", "turn": 0}


async def set_theme(sim: Sim, theme: str) -> None:
    """Choose a look in the panel of the server's settings."""
    panel = await sim.slash(sim.ada, "uno-admin settings")
    await sim.choose(sim.ada, theme, select="u1:set:0::theme", on=panel)


def looks(sim: Sim, shown: Shown) -> set[str]:
    """Name the pictures of coloured cards and colours in a message, and those of its thumbnails."""
    sent = json.dumps([sim.picture(shown).components])
    there = {str(emoji.id): emoji.name for emoji in sim.env.backend.application_emojis.values()}
    names = set(re.findall(r"uno_\w+", sent)) | {
        there[number] for number in re.findall(r"emojis/(\d+)", sent)
    }
    return {name for name in names if re.search(r"_([rygb]_?\w*|red|yellow|green|blue|w4?)$", name)}


@pytest.mark.rule("feature-characters-theme")
async def test_a_junior_table_has_animals_on_its_cards_in_public_and_in_every_hand() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys, preset="junior")
        await sim.advance(5)
        await sim.press(sim.ada, "Start", on=sim.table())
        for shown in (sim.table(), sim.hand(sim.ada), sim.hand(sim.borys)):
            assert looks(sim, shown), "there are cards to see"
            assert all(name.startswith("uno_an_") for name in looks(sim, shown))


async def test_a_server_chooses_the_look_of_its_tables_and_it_survives_a_restart() -> None:
    async with steady() as sim:
        await set_theme(sim, "high-contrast")
        await start_match(sim, "R5 G7 W | B2 B3", sim.borys, **DEAL)
        assert {"uno_hc_r5", "uno_hc_g7", "uno_hc_w"} <= looks(sim, sim.hand(sim.ada))
        assert "uno_hc_r9" in looks(sim, sim.table())
        await sim.restart()
        await sim.press(sim.ada, "My hand", on=sim.table())
        assert {"uno_hc_r5", "uno_hc_g7", "uno_hc_w"} <= looks(sim, sim.hand(sim.ada))


async def test_a_table_keeps_its_look_whatever_the_server_chooses_meanwhile() -> None:
    async with steady() as sim:
        await start_match(sim, "R5 G7 | B2 B3", sim.borys, **DEAL)
        await set_theme(sim, "suits")
        await sim.press(sim.ada, "My hand", on=sim.table())
        assert {"uno_r5", "uno_g7"} <= looks(sim, sim.hand(sim.ada))
        assert (await scene_of(sim)).theme == "classic"


async def test_private_pages_have_the_look_of_the_table_or_else_of_the_server() -> None:
    async with steady() as sim:
        await set_theme(sim, "suits")
        assert any(name.startswith("uno_su_") for name in looks(sim, await sim.slash(sim.ada, "uno cards")))
        animals = looks(sim, await sim.slash(sim.ada, "uno cards", preset="junior"))
        assert any(name.startswith("uno_an_") for name in animals)
        await start_match(sim, "R5 G7 | B2 B3", sim.borys, **DEAL)
        assert all(name.startswith("uno_su_") for name in looks(sim, await sim.slash(sim.ada, "uno hint")))
