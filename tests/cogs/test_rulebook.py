"""The rulebook by command and by press: rules, the short card, and the cards."""

from typing import Any

import pytest
from simcord import InteractionResult

from bot.engine import PRESETS
from bot.engine.rule_ids import Section
from bot.table import ChangeRules, Request
from bot.table.sharing import store
from bot.ui.words import Words, languages
from tests.cogs.test_forged import forge
from tests.support.discord_env import Sim, open_sim
from tests.support.rounds import deal, gather, steady, tap

COMMANDS = ["uno rules", "uno memo", "uno cards"]
FRIDAY = PRESETS["party"].model_copy(update={"uno_word": "*Ace*"})


async def chapter(sim: Sim, shown: Any, section: str) -> InteractionResult:
    """Turn to a chapter."""
    return await sim.choose(sim.ada, section, on=shown)


@pytest.mark.rule("feature-cheat-sheet", "feature-card-glossary")
@pytest.mark.parametrize("command", COMMANDS)
async def test_every_rule_set_can_be_read_without_a_table(command: str) -> None:
    async with open_sim() as sim:
        for preset in PRESETS:
            shown = await sim.slash(sim.ada, command, preset=preset)
            assert shown.ephemeral
            assert sim.text(shown).startswith("## ")


@pytest.mark.parametrize("command", COMMANDS)
async def test_here_are_the_rules_of_the_table_in_the_lobby_and_in_the_match(command: str) -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        table = await sim.bot.tables.get(1)
        for preset in ("chaos", "party"):
            await table.act(Request(sim.ada.id, ChangeRules(preset, PRESETS[preset])))
            title = sim.text(await sim.slash(sim.borys, command)).splitlines()[0]
            assert title.endswith(preset.title())
        await table.act(Request(sim.ada.id, ChangeRules("classic", PRESETS["classic"])))
        await sim.press(sim.borys, "Confirm", on=sim.table())
        await sim.press(sim.ada, "Start", on=sim.table())
        assert sim.text(await sim.slash(sim.clara, command)).splitlines()[0].endswith("Official")


async def test_without_a_table_here_are_the_rules_that_the_server_plays() -> None:
    async with open_sim() as sim:
        await sim.bot.servers.change(sim.guild.id, lambda now: now.model_copy(update={"preset": "quick"}))
        shown = await sim.slash(sim.borys, "uno rules")
        assert shown.ephemeral
        assert "Quick" in sim.text(shown).splitlines()[0]


async def test_the_chapters_of_every_rule_set_can_be_read_one_after_the_other() -> None:
    async with open_sim() as sim:
        for preset in ("classic", "chaos", "h2o-101"):
            shown = await sim.slash(sim.ada, "uno rules", preset=preset)
            for section in (Section.SETUP, Section.HOUSE, Section.SCORING):
                shown = await chapter(sim, shown, section)
                assert "### " in sim.text(shown)
            assert sim.text(await chapter(sim, shown, "start")).count("### ") == 0


async def test_one_part_of_the_book_leads_to_the_others_in_the_same_message() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        shown = await sim.slash(sim.ada, "uno rules")
        before = len(sim.texts(sim.ada))
        for label, title in (
            ("The cards", "The cards"),
            ("In short", "In short"),
            ("All rules", "The rules"),
        ):
            shown = await sim.press(sim.ada, label, on=shown)
            assert sim.text(shown).startswith(f"## {title}: Official")
        assert len(sim.texts(sim.ada)) == before


async def test_the_pages_of_the_cards_turn() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno cards", preset="party")
        assert "Page 1 of 2" in sim.text(shown)
        shown = await sim.press(sim.ada, "Next ▶", on=shown)
        assert "Page 2 of 2" in sim.text(shown)
        assert "Page 1 of 2" in sim.text(await sim.press(sim.ada, "◀ Previous", on=shown))


async def test_the_rules_button_of_a_match_opens_the_book_of_its_table() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        menu = await sim.press(sim.borys, "More", on=sim.table())
        shown = await tap(sim, sim.borys, "rules", on=menu)
        shown = await sim.choose(sim.borys, Section.UNO, on=shown)
        assert "### Calling UNO!" in sim.text(shown)


@pytest.mark.rule("uno-alt-word")
async def test_a_rule_set_that_the_server_has_saved_can_be_read_on_every_page() -> None:
    async with open_sim() as sim:
        await sim.bot.database.presets.add(sim.guild.id, "Friday: wild", store(FRIDAY), 25)
        shown = await sim.slash(sim.ada, "uno rules", preset="Friday: wild")
        assert r"The rules: Friday\: wild" in sim.text(shown)
        shown = await chapter(sim, shown, Section.UNO)
        assert r"here it is \*Ace\*." in sim.text(shown)
        assert r"**\*Ace\*!**" in sim.text(await sim.press(sim.ada, "In short", on=shown))


async def test_a_rule_set_that_is_gone_is_said_to_be() -> None:
    async with open_sim() as sim:
        saved = await sim.bot.database.presets.add(sim.guild.id, "Friday", store(FRIDAY), 25)
        shown = await sim.slash(sim.ada, "uno rules", preset="Friday")
        await sim.bot.database.presets.remove(sim.guild.id, saved.saved_id)
        assert "no rule set of that name" in sim.text(await chapter(sim, shown, Section.UNO))
        assert "no rule set of that name" in sim.text(await sim.slash(sim.ada, "uno memo", preset="Friday"))


async def test_rule_sets_are_suggested_by_what_they_are_called() -> None:
    async with open_sim() as sim:
        await sim.bot.database.presets.add(sim.guild.id, "Friday", store(FRIDAY), 25)
        suggested = await sim.ada.autocomplete(sim.channel, "uno cards", "preset", "friday")
        assert [choice["name"] for choice in suggested] == ["Friday"]


@pytest.mark.rule("feature-bilingual-rules")
async def test_a_book_opened_in_another_language_stays_in_it_on_every_page_and_after_a_restart() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await sim.slash(sim.ada, "uno rules", language="pl")
        assert sim.text(shown).startswith("## Zasady: ")
        shown = await chapter(sim, shown, Section.UNO)
        assert "### Wołanie UNO!" in sim.text(shown)
        shown = await sim.press(sim.ada, "Karty", on=shown)
        assert sim.text(shown).startswith("## Karty: ")
        await sim.restart()
        shown = await sim.press(sim.ada, "W skrócie", on=shown)
        assert sim.text(shown).startswith("## W skrócie: ")
        shown = await sim.press(sim.ada, "Wszystkie zasady", on=shown)
        assert sim.text(shown).startswith("## Zasady: ")


@pytest.mark.rule("feature-bilingual-rules")
async def test_the_pages_of_the_cards_turn_in_the_language_that_they_were_opened_in() -> None:
    async with open_sim() as sim:
        sim.speak(sim.ada, "pl")
        await sim.bot.database.presets.add(sim.guild.id, "Friday", store(FRIDAY), 25)
        shown = await sim.slash(sim.ada, "uno cards", preset="Friday", language="ru")
        assert "Страница 1 из 2" in sim.text(shown)
        shown = await sim.press(sim.ada, "Дальше ▶", on=shown)
        assert "Страница 2 из 2" in sim.text(shown)
        assert "Strona 1 z 2" in sim.text(await sim.slash(sim.ada, "uno cards", preset="Friday"))


@pytest.mark.rule("feature-bilingual-rules")
@pytest.mark.parametrize("command", COMMANDS)
async def test_every_part_of_the_book_opens_in_every_language(command: str) -> None:
    titles = {"uno rules": "rules-title", "uno memo": "memo-title", "uno cards": "glossary-title"}
    async with open_sim() as sim:
        for language in languages():
            words = Words.of(language)
            title = words(titles[command], preset=words("preset-classic"))
            shown = await sim.slash(sim.ada, command, preset="classic", language=language)
            assert sim.text(shown).startswith(title)


@pytest.mark.parametrize(
    ("custom_id", "told"),
    [
        ("u1:book:99:", "no longer there"),
        ("u1:memo:0::nonsense", "older version"),
        ("u1:memo:0::#9", "no rule set of that name"),
        ("u1:faces:1::x:y", "older version"),
        ("u1:faces:1::x:999", "The cards: Official"),
        ("u1:book:1::x", "The rules: Official"),
        ("u1:memo:0::classic:0:tlh", "In short: Official"),
        ("u1:memo:0::classic:x:pl:y", "W skrócie: "),
    ],
)
async def test_a_press_that_no_page_offers_is_answered_kindly(custom_id: str, told: str) -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        assert told in sim.text(await forge(sim, sim.ada, custom_id))
