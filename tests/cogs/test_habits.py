"""What somebody sets for himself: /uno settings, and that it counts wherever it should."""

from typing import Any

import pytest

from bot.table.habits import SWITCHES, UserSettings
from data import StorageBusy
from data.settings import SettingStore
from tests.support.discord_env import Sim, open_sim
from tests.support.rounds import deal, put, scene_of, set_table, state_of, steady, tap

LANGUAGE = "u1:mineset:0::language"


async def saved(sim: Sim) -> dict[str, Any]:
    """Read which settings of Ada's panel are stored as other than they are for everybody."""
    stored = UserSettings.from_stored(await sim.bot.database.settings.user(sim.ada.id))
    told = {name: getattr(stored, name) for name in ("language", *SWITCHES)}
    return {name: value for name, value in told.items() if value != getattr(UserSettings(), name)}


async def hand_of(sim: Sim, seat: int) -> str:
    """Spell out what a seat holds, from inside."""
    return " ".join(card.code for card in state_of(await scene_of(sim)).hands[seat])


async def confirming(sim: Sim) -> None:
    """Have Ada set that she is asked before a card is laid."""
    shown = await sim.slash(sim.ada, "uno settings")
    await sim.press(sim.ada, "Ask before I play", on=shown)


async def test_the_panel_is_private_and_says_how_things_are() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno settings")
        assert shown.ephemeral
        told = sim.text(shown)
        for said in ("Hints: on", "Drawing for me: off", "Reminders: on", "Asking before a play: off"):
            assert said in told


@pytest.mark.parametrize(
    ("pressed", "name", "value", "said"),
    [
        ("Hints off", "hints", False, "Hints: off"),
        ("Draw for me", "auto_draw", True, "Drawing for me: on"),
        ("Do not remind me", "reminders", False, "Reminders: off"),
        ("Ask before I play", "confirm", True, "Asking before a play: on"),
    ],
)
async def test_a_switch_is_saved_at_once_shown_and_outlives_a_restart(
    pressed: str, name: str, value: bool, said: str
) -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno settings")
        await sim.press(sim.ada, pressed, on=shown)
        assert await saved(sim) == {name: value}
        assert said in sim.text(shown)
        await sim.restart()
        assert said in sim.text(await sim.slash(sim.ada, "uno settings"))
        assert said not in sim.text(await sim.slash(sim.borys, "uno settings"))


@pytest.mark.rule("feature-localised-rules")
async def test_a_language_holds_for_everything_private_until_it_is_given_back_to_discord() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno settings")
        await sim.choose(sim.ada, "pl", select=LANGUAGE, on=shown)
        assert "Moje ustawienia" in sim.text(shown)
        assert "Pomoc" in sim.text(await sim.slash(sim.ada, "uno help"))
        assert "Help" in sim.text(await sim.slash(sim.borys, "uno help"))
        await sim.choose(sim.ada, "discord", select=LANGUAGE, on=shown)
        assert await saved(sim) == {}
        assert "Help" in sim.text(await sim.slash(sim.ada, "uno help"))


@pytest.mark.rule("feature-localised-rules")
async def test_a_language_is_still_known_to_the_first_command_after_a_restart() -> None:
    async with open_sim() as sim:
        await sim.choose(sim.ada, "ru", on=await sim.slash(sim.ada, "uno settings"))
        await sim.restart()
        assert "Помощь" in sim.text(await sim.slash(sim.ada, "uno help"))


@pytest.mark.rule("feature-localised-rules")
async def test_a_language_is_that_of_the_hand_even_where_others_change_it() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 R3 | B1 R5", top="R9")
        hand = sim.hand(sim.borys)
        await sim.choose(sim.borys, "ru", on=await sim.slash(sim.borys, "uno settings"))
        await tap(sim, sim.ada, "play", "R1")
        assert "Твой ход" in sim.text(hand)
        assert "**Ada** played" in sim.text(sim.table())
        assert "Your hand" in sim.text(sim.hand(sim.ada))


async def test_an_open_hand_follows_a_change_made_in_its_channel() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        hand = sim.hand(sim.ada)
        assert "[-" in sim.text(hand)
        shown = await sim.slash(sim.ada, "uno settings")
        await sim.press(sim.ada, "Hints off", on=shown)
        await sim.advance(2)
        assert "B7" not in [one.label for one in sim.controls(hand) if one.disabled]
        await sim.choose(sim.ada, "pl", select=LANGUAGE, on=shown)
        await sim.advance(2)
        assert "Twoja ręka" in sim.text(hand)


async def test_more_leads_to_the_panel() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        shown = await sim.press(sim.ada, "More", on=sim.table())
        await sim.press(sim.ada, "My settings", on=shown)
        assert "## My settings" in sim.text(shown)


async def test_a_card_is_laid_by_the_second_press_for_who_has_set_that() -> None:
    async with steady() as sim:
        await confirming(sim)
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        hand, revision = sim.hand(sim.ada), (await scene_of(sim)).revision
        await tap(sim, sim.ada, "play", "R1")
        assert "Nothing has happened yet" in sim.text(hand)
        assert await hand_of(sim, 0) == "R1 R2 B7"
        assert (await scene_of(sim)).revision == revision
        await sim.press(sim.ada, "Yes, lay it", on=hand)
        assert await hand_of(sim, 0) == "R2 B7"


async def test_a_card_that_is_asked_about_can_be_taken_back() -> None:
    async with steady() as sim:
        await confirming(sim)
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        await sim.press(sim.ada, "Back", on=sim.hand(sim.ada))
        assert "Your turn" in sim.text(sim.hand(sim.ada))
        assert await hand_of(sim, 0) == "R1 R2 B7"


async def test_uno_that_was_armed_goes_with_a_play_that_is_confirmed() -> None:
    async with steady() as sim:
        await confirming(sim)
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "arm", "1")
        await tap(sim, sim.ada, "play", "R1")
        await sim.press(sim.ada, "Yes, lay it", on=sim.hand(sim.ada))
        assert "UNO!" in sim.text(sim.table())
        assert not state_of(await scene_of(sim)).matters


async def test_a_choice_is_a_second_press_already_and_is_not_asked_about() -> None:
    async with steady() as sim:
        await confirming(sim)
        await set_table(sim, "W R2 B7 | B1 B2", top="R9")
        await tap(sim, sim.ada, "wild", "W")
        await tap(sim, sim.ada, "play", "W", "0", "G")
        assert await hand_of(sim, 0) == "R2 B7"


@pytest.mark.rule("intervention")
@pytest.mark.parametrize("place", ["hand", "table"])
async def test_a_twin_is_asked_about_as_well_wherever_it_is_pressed(place: str) -> None:
    async with steady() as sim:
        await confirming(sim)
        await deal(sim, sim.borys, sim.clara)
        await put(sim, "R6 Y1 Y2 | R6 G1 G2 | B1 B2 B3", turn=1, rules={"intervention": "colours"})
        await tap(sim, sim.borys, "play", "R6")
        if place == "hand":
            await tap(sim, sim.ada, "jump", "R6")
        else:
            await sim.press(sim.ada, "Jump in", on=sim.table())
        assert "Nothing has happened yet" in sim.text(sim.hand(sim.ada))
        assert await hand_of(sim, 0) == "R6 Y1 Y2"
        await sim.press(sim.ada, "Yes, lay it", on=sim.hand(sim.ada))
        assert await hand_of(sim, 0) == "Y1 Y2"


@pytest.mark.rule("intervention")
async def test_a_twin_that_one_does_not_hold_is_refused_at_once_and_not_asked_about() -> None:
    """It asked whether to lay a card that was not in the hand at all."""
    async with steady() as sim:
        await confirming(sim)
        await deal(sim, sim.borys, sim.clara)
        await put(sim, "R7 Y1 Y2 | R6 G1 G2 | B1 B2 B3", turn=1, rules={"intervention": "colours"})
        await tap(sim, sim.borys, "play", "R6")
        shown = sim.text(await sim.press(sim.ada, "Jump in", on=sim.table()))
        assert "You do not hold" in shown
        assert "Nothing has happened yet" not in shown
        assert await hand_of(sim, 0) == "R7 Y1 Y2"


async def test_what_has_changed_meanwhile_is_not_asked_about_but_shown() -> None:
    async with steady() as sim:
        await confirming(sim)
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        old = sim.picture(sim.hand(sim.ada))
        await tap(sim, sim.ada, "play", "R2")
        await sim.press(sim.ada, "Yes, lay it", on=sim.hand(sim.ada))
        await sim.press(sim.ada, lambda control: ":R1:" in control.custom_id, as_seen=old)
        told = sim.text(sim.hand(sim.ada))
        assert "moved on" in told
        assert "Nothing has happened yet" not in told


@pytest.mark.parametrize("wanted", [True, False])
async def test_only_who_has_not_set_otherwise_is_mentioned_when_a_turn_takes_long(wanted: bool) -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        if not wanted:
            await sim.press(sim.ada, "Do not remind me", on=await sim.slash(sim.ada, "uno settings"))
        mark = sim.mark()
        await sim.advance(40)
        mentioned = [one for one in sim.requests_since(mark) if f"<@{sim.ada.id}>" in str(one.body)]
        assert bool(mentioned) is wanted


async def test_a_setting_that_cannot_be_saved_is_told_and_stays_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno settings")

        async def busy(*_: object) -> None:
            raise StorageBusy("busy")

        with monkeypatch.context() as patch:
            patch.setattr(SettingStore, "save_user", busy)
            await sim.press(sim.ada, "Hints off", on=shown)
        assert "Hints: on" in sim.text(shown)
        assert await saved(sim) == {}
