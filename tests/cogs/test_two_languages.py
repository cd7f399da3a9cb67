"""Two languages: the server's on the table, and a reader's own in what only he sees."""

import pytest

from bot.table.settings import ServerSettings
from tests.support.discord_env import Sim
from tests.support.rounds import replace_state, set_table, steady
from tests.support.tables import given


def labels(sim: Sim) -> set[str]:
    """List what stands on the buttons of the table."""
    return {control.label for control in sim.controls(sim.table())}


@pytest.mark.rule("feature-localised-rules")
async def test_a_private_text_names_public_buttons_as_they_stand_on_the_table() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        sim.speak(sim.ada, "pl")
        await sim.slash(sim.ada, "uno-admin pause")
        told = sim.text(await sim.slash(sim.ada, "card play", card="R1"))
        assert "Gra jest wstrzymana" in told
        assert "**Go on**" in told
        assert {"Go on", "My hand", "More"} <= labels(sim)


@pytest.mark.rule("feature-localised-rules")
async def test_a_hand_that_the_table_keeps_up_names_public_buttons_as_well() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        sim.speak(sim.ada, "pl")
        await sim.press(sim.ada, "My hand", on=sim.table())
        for player, sit_out in (
            (sim.ada, "Niech komputer zagra za mnie"),
            (sim.borys, "Let a computer play for me"),
        ):
            menu = await sim.press(player, "More", on=sim.table())
            await sim.press(player, sit_out, on=menu)
        assert "**My hand**" in sim.text(sim.hand(sim.ada))


@pytest.mark.rule("feature-localised-rules")
async def test_a_private_text_names_private_buttons_in_its_readers_language() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        sim.speak(sim.ada, "pl")
        shown = await sim.slash(sim.ada, "uno help")
        await sim.choose(sim.ada, "hand", on=shown)
        assert "**My hand**" in sim.text(shown)
        assert "**Odśwież**" in sim.text(shown)


@pytest.mark.rule("feature-localised-rules")
async def test_the_servers_language_is_known_to_the_first_press_after_a_restart() -> None:
    async with steady() as sim:
        await sim.bot.servers.change(sim.guild.id, in_polish)
        await set_polish_table(sim)
        await sim.slash(sim.ada, "uno-admin pause")
        await sim.restart()
        assert "**Wznów**" in sim.text(await sim.slash(sim.ada, "card play", card="R1"))
        assert "Wznów" in labels(sim)


@pytest.mark.rule("feature-localised-rules")
async def test_computer_players_are_called_in_the_language_of_whoever_reads_or_types_of_them() -> None:
    async with steady() as sim:
        await sim.bot.servers.change(sim.guild.id, in_polish)
        await sim.slash(sim.ada, "uno start")
        for press in ("Dodaj komputer", "Dodaj komputer", "Usuń komputer"):
            await sim.press(sim.ada, press, on=sim.table())
        lobby = sim.text(sim.table())
        assert "**Komputer 1**" in lobby
        assert "**Komputer 2** odchodzi" in lobby
        assert "Computer" not in lobby
        await sim.press(sim.ada, "Start", on=sim.table())
        state = given("R7 B1 B2 | G1 G2", rules={"seven": "swap"}, computers=[1])
        replace_state(await sim.bot.tables.get(1), state)
        sim.speak(sim.ada, "ru")
        await sim.slash(sim.ada, "card play", card="R7", player="компьютер 1")
        await sim.advance(1)
        assert "**Ada** i **Komputer 1** zamieniają się kartami" in sim.text(sim.table())


def in_polish(before: ServerSettings) -> ServerSettings:
    return before.model_copy(update={"language": "pl"})


async def set_polish_table(sim: Sim) -> None:
    """Start a match of Ada alone with computers at a table that is written in Polish."""
    await sim.slash(sim.ada, "uno start")
    await sim.press(sim.ada, "Dodaj komputer", on=sim.table())
    await sim.press(sim.ada, "Start", on=sim.table())
