"""Every language says what English says: the same messages, the same variables, all of its plural forms."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from bot.engine.cards import CARDS
from bot.ui.layouts.cards import card_plainly
from bot.ui.typed import Typed, read_cards
from bot.ui.words import FALLBACK, Words

LOCALES = Path(__file__).parents[2] / "bot/locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 1.5)
TOLD = (2, 5, 11, 21, 22, 101)
"""Numbers that no form may swallow: where one of them is told, the others are as well."""
OFF = 7777
"""A number that has none of those in it."""
LONG_NAME = "N" * 32
LIMITS = [
    (r"option-[a-z0-9-]+", 40),
    (r"option-[a-z0-9-]+\.why", 100),
    (r"preset-[a-z0-9-]+", 40),
    (r"preset-[a-z0-9-]+\.what", 100),
    (r"value-[a-z0-9-]+", 60),
    (r"face-[a-z0-9-]+", 40),
    (r"rule-[a-z0-9-]+", 300),
    (r"button-[a-z0-9-]+", 80),
    (r"(?:family|section|panel-overview|rules-overview)[a-z0-9-]*", 100),
    (r"(?:words|forfeits)-title|[a-z]+-field|[a-z]+-field-[a-z]+|fine-why", 45),
    (r"fine-title", 48),
    (r"custom-about-(?:name|text)|(?:sets-field|words|forfeits|fine-why)-about|panel-write-[a-z]+", 100),
    (r"setting-[a-z-]+", 80),
]
"""How long a text may be at most, by its id: Discord's limits, and what is still short."""
BOLD = re.compile(r"\*\*([^*{}]+)\*\*")
GENDERED = {
    "pl": re.compile(r"\w+(?:łeś|łaś|łbyś|łabyś)\b"),
    "ru": re.compile(r"\bты (?:[а-яё]+ ){0,3}[а-яё]+л(?:а|ся|ась)?\b", re.IGNORECASE),
}
"""What tells somebody’s gender who is spoken to: in these languages, the past."""


class Choice(NamedTuple):
    """What a text chooses by, and the names of its variants; `one` is also a value that an option has."""

    variable: str
    keys: list[str]
    plural: bool

    @property
    def counted(self) -> bool:
        """Tell whether it is by a number."""
        return self.plural or any(key.isdecimal() for key in self.keys)


class Variables(visitor.Visitor):
    """Gather the variables of a text, what it chooses by, and the messages that it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()
        self.choices: list[Choice] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor's own)
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the visitor's own)
        assert isinstance(node.selector, ast.VariableReference)
        named = [variant.key for variant in node.variants]
        keys = [key.name if isinstance(key, ast.Identifier) else key.value for key in named]
        plural = keys[-1] == "other" and not {"one", "few", "many"}.isdisjoint(keys)
        self.choices.append(Choice(node.selector.id.name, keys, plural=plural))
        self.generic_visit(node)


@cache
def texts(language: str) -> Mapping[str, ast.Pattern]:
    """Give all texts of a language by their ids, an attribute's after a dot."""
    found: dict[str, ast.Pattern] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found |= {f"{entry.id.name}.{more.id.name}": more.value for more in entry.attributes}
                if entry.value is not None:
                    found[entry.id.name] = entry.value
    return found


@cache
def looked_at(language: str, name: str) -> Variables:
    seen = Variables()
    seen.visit(texts(language)[name])
    return seen


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def said(language: str, name: str, /, **args: str | float) -> str:
    """Say a text in this language, never in English instead."""
    message = bundle(language).get_message(name.partition(".")[0])
    pattern = message.attributes[name.partition(".")[2]] if "." in name else message.value
    assert pattern is not None, f"{language}: {name} is empty"
    written, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, f"{language}: {name} with {args}: {errors}"
    return str(written)


def samples(language: str, name: str, filler: str = "x") -> Iterator[dict[str, str | float]]:
    """Give arguments that lead to each variant of a text."""
    seen = looked_at(language, name)
    values: dict[str, list[str | float]] = {variable: [filler] for variable in sorted(seen.names)}
    for choice in seen.choices:
        chosen: list[str | float] = list(COUNTS) if choice.counted else [*choice.keys]
        before = [] if values[choice.variable] == [filler] else values[choice.variable]
        values[choice.variable] = [*dict.fromkeys([*before, *chosen])]
    for combined in product(*values.values()):
        yield dict(zip(values, combined, strict=True))


def values_of(language: str, name: str) -> set[tuple[str, str]]:
    """List the values that a text chooses by, numbers aside."""
    return {
        (choice.variable, key)
        for choice in looked_at(language, name).choices
        if not choice.counted
        for key in choice.keys
        if key != "other"
    }


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_and_attributes_of_english(language: str):
    here, there = set(texts(language)), set(texts(FALLBACK))
    assert sorted(there - here) == [], "missing"
    assert sorted(here - there) == [], "surplus"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_of_english_and_the_messages_in_their_order(language: str):
    assert list(texts(language)) == list(texts(FALLBACK))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(language: str):
    shared = set(texts(language)) & set(texts(FALLBACK))
    differing = {
        name: (sorted(looked_at(FALLBACK, name).names), sorted(looked_at(language, name).names))
        for name in sorted(shared)
        if looked_at(FALLBACK, name).names != looked_at(language, name).names
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_chooses_by_the_values_that_english_knows(language: str):
    """A value that is misspelt would be told as the default one, and nobody would notice."""
    strange: list[str] = []
    for name in texts(language):
        known, used = values_of(FALLBACK, name), values_of(language, name)
        if used != known:
            strange.append(f"{name}: {sorted(used ^ known)}")
    assert strange == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_there_for_every_category_of_the_language(language: str):
    wanted = {"other", *Locale.parse(language).plural_form.tags}
    lacking = {
        name: sorted(wanted ^ categories)
        for name in texts(language)
        for choice in looked_at(language, name).choices
        if choice.plural and wanted != (categories := {key for key in choice.keys if not key.isdecimal()})
    }
    assert lacking == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_message_can_be_said(language: str):
    for name in texts(language):
        for args in samples(language, name):
            assert said(language, name, **args) or "-none" in name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_form_swallows_its_number(language: str):
    """What a form is chosen for is more than one number in many languages: 21 is as 1 in Russian."""
    swallowed: list[str] = []
    for name in texts(language):
        for variable in {choice.variable for choice in looked_at(language, name).choices if choice.plural}:
            for args in samples(language, name):
                others = {
                    key: OFF if isinstance(value, int | float) else value for key, value in args.items()
                }
                told = {count: said(language, name, **{**others, variable: count}) for count in TOLD}
                shown = {count for count, written in told.items() if str(count) in written}
                if shown not in (set(), set(TOLD)):
                    swallowed.append(f"{name}: {sorted(set(TOLD) - shown)} of ${variable}")
                    break
    assert swallowed == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pattern", "limit"), LIMITS)
def test_labels_are_short_in_every_language(language: str, pattern: str, limit: int):
    long: list[str] = []
    for name in texts(language):
        if not re.fullmatch(pattern, name):
            continue
        for args in samples(language, name):
            filled = {key: LONG_NAME if key == "name" else value for key, value in args.items()}
            written = said(language, name, **filled)
            if len(written) > limit:
                long.append(f"{name}: {len(written)}: {written}")
    assert long == []


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_name_the_labels_that_stand_on_the_buttons(language: str):
    labels = {
        said(FALLBACK, name): name
        for name in texts(FALLBACK)
        if re.fullmatch(r"(?:button|preset)-[a-z0-9-]+", name) and not looked_at(FALLBACK, name).names
    }
    wrong: list[str] = []
    for name in texts(FALLBACK):
        english, other = (plain_text(each, name) for each in (FALLBACK, language))
        for label in set(BOLD.findall(english)) & set(labels):
            meant = {said(language, same) for same in texts(FALLBACK) if is_label(same, label)}
            if not meant & set(BOLD.findall(other)):
                wrong.append(f"{name}: {label}, which is {sorted(meant)}")
    assert wrong == []


def is_label(name: str, label: str) -> bool:
    named = re.fullmatch(r"(?:button|preset)-[a-z0-9-]+", name) and not looked_at(FALLBACK, name).names
    return bool(named) and said(FALLBACK, name) == label


def plain_text(language: str, name: str) -> str:
    """Give all variants of a text behind each other."""
    return "\n".join(said(language, name, **args) for args in samples(language, name))


@pytest.mark.rule("card-glyphs")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_by_its_name_in_every_language(language: str):
    words = Words.of(language)
    for card in CARDS.values():
        assert read_cards(card_plainly(card, words), words) == Typed((card,))


@pytest.mark.parametrize("language", sorted(GENDERED))
def test_a_language_gives_its_reader_no_gender(language: str):
    gendered = [name for name in texts(language) if GENDERED[language].search(plain_text(language, name))]
    assert gendered == []
