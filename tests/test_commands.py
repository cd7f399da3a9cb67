"""What Discord itself shows of the commands: all of it in every language, and within what Discord takes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import Locale, app_commands
from fluent.syntax import FluentParser, ast

from bot.ui.localizing import Localizer, told
from bot.ui.words import FALLBACK, Words, languages
from tests.support.discord_env import Sim, open_sim

OTHERS = set(languages()) - {FALLBACK}
NAME = re.compile(r"[-_'\w]{1,32}")
COMMAND, GROUP = 1, 2
WHOLE = 8000
"""Characters of a command with all that is in it, the longest translation of each text counted."""

Json = dict[str, Any]


def synced(sim: Sim) -> list[Json]:
    """Give the commands as Discord was told of them."""
    return list(sim.env.backend.commands[None].values())


def parts(command: Json, above: str = "command", *, top: bool = True) -> Iterator[tuple[str, Json, str]]:
    """Walk through a command: the message that describes each part, the part, and what it is."""
    kind = "command" if top or command["type"] in (COMMAND, GROUP) else "option"
    name = f"{above}-{command['name']}"
    yield name, command, kind
    for option in command.get("options", ()):
        yield from parts(option, name, top=False)


def told_in(part: Json, field: str) -> dict[str, str]:
    """Give what a part says in every language."""
    return {FALLBACK: part[field], **part.get(f"{field}_localizations", {})}


async def test_every_description_and_every_option_is_there_in_every_language_and_short_enough() -> None:
    async with open_sim() as sim:
        for command in synced(sim):
            for name, part, kind in parts(command):
                described = told_in(part, "description")
                assert set(described) == set(languages()), name
                assert all(0 < len(said) <= 100 for said in described.values()), (name, described)
                called = told_in(part, "name")
                assert set(called) == (set(languages()) if kind == "option" else {FALLBACK}), name
                for said in called.values():
                    assert NAME.fullmatch(said), said
                    assert said == said.lower()


async def test_every_choice_is_there_in_every_language_and_no_two_of_them_are_alike() -> None:
    async with open_sim() as sim:
        offered = [
            part["choices"]
            for command in synced(sim)
            for _, part, _ in parts(command)
            if part.get("choices") and part["name"] != "language"
        ]
        assert offered
        for choices in offered:
            assert len(choices) <= 25
            for language in languages():
                said = [told_in(choice, "name")[language] for choice in choices]
                assert all(0 < len(one) <= 100 for one in said)
                assert len(set(said)) == len(said)


async def test_a_language_is_offered_to_everybody_under_the_name_that_it_gives_itself() -> None:
    async with open_sim() as sim:
        offered = {
            name: [(choice["value"], told_in(choice, "name")) for choice in part["choices"]]
            for command in synced(sim)
            for name, part, _ in parts(command)
            if part["name"] == "language"
        }
        own = [(language, {FALLBACK: Words.of(language)("language-name")}) for language in languages()]
        assert offered == {f"command-uno-{part}-language": own for part in ("rules", "memo", "cards")}


async def test_no_two_options_of_a_command_are_called_alike_in_any_language() -> None:
    async with open_sim() as sim:
        for command in synced(sim):
            for name, part, _ in parts(command):
                inside = part.get("options", [])
                assert len(inside) <= 25, name
                for language in languages():
                    called = [told_in(one, "name").get(language, one["name"]) for one in inside]
                    assert len(set(called)) == len(called), (name, called)


async def test_a_group_with_all_that_is_in_it_is_as_long_as_discord_takes() -> None:
    async with open_sim() as sim:
        for command in synced(sim):
            total = 0
            for _, part, _ in parts(command):
                for one in (part, *part.get("choices", ())):
                    total += len(str(one.get("value", "")))
                    for field in ("name", "description"):
                        if field in one:
                            total += max(map(len, told_in(one, field).values()))
            assert total <= WHOLE, (command["name"], total)


async def test_what_the_words_hold_for_commands_is_just_what_the_commands_show() -> None:
    """A text that stands in the code instead would be there in one language only."""
    path = Path(__file__).parents[1] / "bot/locales/en/commands.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    written = {
        (entry.id.name, attribute)
        for entry in entries
        if isinstance(entry, ast.Message) and entry.id.name.startswith("command-")
        for attribute in (None, *(one.id.name for one in entry.attributes))
    }
    async with open_sim() as sim:
        shown: set[tuple[str, str | None]] = set()
        for command in sim.bot.tree.walk_commands():
            message = f"command-{command.qualified_name.replace(' ', '-')}"
            shown.add((message, None))
            if isinstance(command, app_commands.Command):
                shown |= {(message, one.name.rstrip("0123456789")) for one in command.parameters}
        assert shown == written


async def test_translations_that_have_changed_are_told_to_discord_again() -> None:
    async with open_sim() as sim:
        synced(sim)[0]["options"][0]["description_localizations"]["pl"] = "Coś innego"
        mark = sim.mark()
        await sim.restart()
        puts = [one for one in sim.requests_since(mark) if one.method == "PUT" and "/commands" in one.path]
        assert len(puts) == 1
        assert "Coś innego" not in str(synced(sim))


async def test_an_option_is_understood_whatever_the_reader_calls_it() -> None:
    """Discord sends back the name that it was given, not the one that somebody has read."""
    async with open_sim() as sim:
        sim.speak(sim.ada, "pl")
        shown = await sim.slash(sim.ada, "uno rankings", period="week")
        assert "Ten tydzień" in sim.text(shown)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (Locale.polish, "Tutaj"),
        (Locale.russian, "Здесь"),
        (Locale.american_english, None),
        (Locale.german, None),
    ],
)
async def test_a_client_of_another_language_is_told_what_there_are_words_for(
    locale: Locale, said: str | None
) -> None:
    context: Any = None
    assert await Localizer().translate(told("choice-where", place="here"), locale, context) == said


async def test_a_name_that_is_the_same_everywhere_is_not_translated() -> None:
    context: Any = None
    assert await Localizer().translate(app_commands.locale_str("uno"), Locale.polish, context) is None
