"""Every sentence exists, is used, and has plural forms; names can do no harm."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from fluent.syntax import FluentParser, ast, visitor

from bot.engine import Reason, catalogue
from bot.engine.actions import Departure, Motion
from bot.engine.events import DrawReason
from bot.engine.phases import Ending
from bot.table.news import Closing
from bot.table.refusals import TableReason
from bot.ui.layouts.cards import COLOURS
from bot.ui.layouts.records import COUNTERS
from bot.ui.words import UnknownWords, Words
from tests.ui.builders import WORDS

ROOT = Path(__file__).parents[2]
CODE = [file for folder in ("bot", "cogs") for file in sorted((ROOT / folder).rglob("*.py"))]
LITERAL = re.compile(r"""f?["']((?:[a-z][a-z0-9]*|\{[^{}]*\})(?:-(?:[a-z0-9]+|\{[^{}]*\}))*)["']""")
PLACEHOLDER = re.compile(r"\\\{[^{}]*\\\}")


def messages(language: str) -> list[ast.Message]:
    """Read all messages of a language, in the order of its files."""
    parser = FluentParser()
    return [
        entry
        for file in sorted((ROOT / "bot/locales" / language).glob("*.ftl"))
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    ]


def ids(language: str = "en") -> list[str]:
    return [message.id.name for message in messages(language)]


def patterns() -> Iterator[re.Pattern[str]]:
    """Give every string in the code that can be a message's id; what is filled in matches anything."""
    for file in CODE:
        for literal in LITERAL.findall(file.read_text(encoding="utf-8")):
            if re.search(r"(?:^|-)[a-z0-9]+(?:-|$)", literal):
                yield re.compile(PLACEHOLDER.sub("[a-z0-9-]+", re.escape(literal)))


def test_every_file_can_be_parsed_whole():
    for file in sorted((ROOT / "bot/locales").rglob("*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, f"{file.name}: {junk}"


def test_no_message_is_there_twice():
    assert not [name for name, times in Counter(ids()).items() if times > 1]


def test_no_message_is_unused():
    used = list(patterns())
    assert [name for name in ids() if not any(pattern.fullmatch(name) for pattern in used)] == []


def test_every_message_that_code_names_exists():
    known = set(ids())
    named = {
        match
        for file in CODE
        for match in re.findall(r"""\bwords\(\s*["']([a-z0-9-]+)["']""", file.read_text(encoding="utf-8"))
    }
    assert named - known == set()


def test_every_reason_of_the_engine_says_why():
    for reason in Reason:
        assert WORDS.has(f"refusal-{reason.replace('_', '-')}"), reason


def test_every_reason_of_the_table_says_why():
    for reason in TableReason:
        assert WORDS.has(f"declined-{reason.replace('_', '-')}"), reason


def variants(message_id: str) -> set[str]:
    """List the names that a message chooses by."""
    (message,) = (message for message in messages("en") if message.id.name == message_id)
    found: set[str] = set()

    class Collect(visitor.Visitor):
        def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 (the visitor's own naming)
            if isinstance(node.key, ast.Identifier):
                found.add(node.key.name)
            self.generic_visit(node)

    Collect().visit(message)
    return found


@pytest.mark.parametrize(
    ("message_id", "values"),
    [
        ("colour", set(COLOURS.values())),
        ("event-seat-left", {why.value for why in Departure}),
        ("motion", {motion.value for motion in Motion}),
        ("match-ending", {ending.value for ending in Ending}),
        ("closed", {why.value for why in Closing}),
        ("event-cards-drawn", {why.value for why in DrawReason} - {"hit", "starter", "challenge", "custom"}),
        ("goal", set(catalogue.OPTIONS["scoring"].values)),
        ("scoring", set(catalogue.OPTIONS["scoring"].values)),
        ("memo-match", set(catalogue.OPTIONS["scoring"].values)),
        ("memo-round", set(catalogue.OPTIONS["round_end"].values)),
        ("memo-turn", {*catalogue.OPTIONS["draw"].values, *catalogue.OPTIONS["multi"].values}),
        ("memo-black", set(catalogue.OPTIONS["wild_colour"].values)),
        ("memo-uno", set(catalogue.OPTIONS["uno_enforce"].values)),
        ("face-s", set(catalogue.OPTIONS["skip_rescue"].values)),
        ("face-plus-2", set(catalogue.OPTIONS["draw2_answer"].values)),
        ("face-w", set(catalogue.OPTIONS["wild_colour"].values)),
        ("face-w4", {*catalogue.OPTIONS["wd4_answer"].values, *catalogue.OPTIONS["wd4_colour"].values}),
    ],
)
def test_a_message_knows_every_value_that_it_chooses_by(message_id: str, values: set[str]):
    """A value that is missing would be told as the default one: wrong, and nobody would notice."""
    assert values <= variants(message_id)


def test_every_counter_has_a_line():
    for counter in COUNTERS:
        assert WORDS(f"counter-{counter.replace('_', '-')}", count=1)


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards"), (1000, "1,000 cards")],
)
def test_numbers_choose_their_plural_form(count: int, said: str):
    assert WORDS("hand-title", count=count).endswith(said)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (1, "1 second"),
        (30, "30 seconds"),
        (60, "1 minute"),
        (90, "90 seconds"),
        (300, "5 minutes"),
        (3600, "1 hour"),
        (43200, "12 hours"),
    ],
)
def test_a_duration_is_told_in_its_largest_whole_unit(seconds: int, said: str):
    assert WORDS.duration(seconds) == said


def test_a_countdown_is_never_shown_too_short():
    assert WORDS.until(100.2) == "<t:101:R>"


def test_an_unknown_message_is_an_error_that_names_it():
    with pytest.raises(UnknownWords, match="no-such-sentence"):
        WORDS("no-such-sentence")


def test_an_attribute_is_named_after_a_dot():
    assert WORDS("preset-quick.what").startswith("One round")
    assert WORDS.has("preset-quick.what")
    assert not WORDS.has("preset-quick.why")
    with pytest.raises(UnknownWords, match=r"preset-quick\.why"):
        WORDS("preset-quick.why")


def test_a_message_that_lacks_an_argument_is_an_error_that_names_it():
    with pytest.raises(UnknownWords, match="seat-cards"):
        WORDS("seat-cards")


@pytest.mark.parametrize("locale", [None, "en", "en-US", "en-GB", "xx", discord.Locale.british_english])
def test_english_stands_in_for_languages_that_are_missing(locale: object):
    assert Words.of(locale).language == "en"


def test_a_language_is_loaded_once():
    assert Words.of("en-US") is Words.of("en-GB")


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ("Ada", "Ada"),
        ("*Ada*", r"\*Ada\*"),
        ("_x_ ~~y~~ `z` ||s||", r"\_x\_ \~\~y\~\~ \`z\` \|\|s\|\|"),
        ("<@123> @everyone", r"\<\@123\> \@everyone"),
        ("[a](https://x.y)", r"\[a\]\(https\:\/\/x\.y\)"),
        ("# big", r"\# big"),
        ("-# small", r"\-\# small"),
        ("a\nb\tc", "a b c"),
        ("\u202eabc\u202c", "abc"),
        ("\u2066a\u2069\u200b\u200eb\ufeff", "ab"),
        ("a\u2800\u180bb\ufe0f\U000e0101", "ab"),
        ("\u2600\ufe0f 1\ufe0f\u20e3", "\u2600\ufe0f 1\ufe0f\u20e3"),
        ("a\u0301\u0301\u0301\u0301\u0301", "á\u0301\u0301"),
        ("🦊 Łucja", "🦊 Łucja"),
        ("👩‍🚀", "👩‍🚀"),
        ("a\u200db", "ab"),
        ("❤️", "❤️"),
        ("\u200b \u3164\u115f", "somebody"),
        ("", "somebody"),
    ],
)
def test_a_name_formats_mentions_links_and_hides_nothing(raw: str, said: str):
    assert WORDS.name(raw) == said


def test_a_name_is_cut_before_it_is_escaped():
    assert WORDS.plain_name("x" * 40) == "x" * 31 + "…"
    assert WORDS.name("*" * 40) == r"\*" * 31 + "…"
    assert WORDS.plain_name("x" * 32) == "x" * 32


def test_a_name_on_a_button_is_not_escaped():
    assert WORDS.plain_name("*Ada*\u202e") == "*Ada*"
