"""The rulebook in docs/rules: it is what the bot says, whole in every language, and proper Markdown."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from bot.engine import PRESETS, Face, catalogue
from bot.engine.clashes import CLASHES, WARNINGS
from bot.engine.options import Family, Kind
from bot.rulebook import pages
from bot.rulebook.markdown import escaped, table
from bot.rulebook.options import NOTHING, family_file, rules_with
from bot.ui.layouts.explaining import face_name, rule_said
from bot.ui.layouts.options import OFFICIAL, option_name, option_why, preset_name, value_said
from bot.ui.words import Words, languages, slug
from tests.ui.builders import WORDS

TREE = Path(__file__).parents[2] / "docs" / "rules"
LINK = re.compile(r"(?<!\\)\]\(([^)]+)\)")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
CELL = re.compile(r"(?<!\\)\|")
DISCORDS_OWN = re.compile(r"^-# |<t:|<@|</|\{|\}", re.MULTILINE)
"""What only Discord understands, or a sentence that was not filled in."""


@cache
def written() -> Mapping[str, str]:
    return pages()


def on(language: str, file: str) -> str:
    return written()[f"{language}/{file}"]


def rows(text: str) -> Iterator[list[str]]:
    """Give the cells of all tables, heads included."""
    for line in text.splitlines():
        if line.startswith("|"):
            yield [cell.strip() for cell in CELL.split(line)[1:-1]]


def test_the_pages_in_the_tree_are_those_that_are_written() -> None:
    """`make rulebook` writes them anew where a text or an option has changed."""
    found = {path.relative_to(TREE).as_posix(): path for path in TREE.rglob("*") if path.is_file()}
    assert sorted(found) == sorted(written())
    old = [name for name, text in written().items() if found[name].read_text(encoding="utf-8") != text]
    assert old == [], "make rulebook writes these anew"


def test_every_link_leads_to_a_page_and_a_place_on_it() -> None:
    lost = [
        f"{name}: {target}"
        for name, text in written().items()
        for target in LINK.findall(text)
        if not leads(name, target)
    ]
    assert lost == []


def leads(name: str, target: str) -> bool:
    file, _, anchor = target.partition("#")
    parts: list[str] = [*PurePosixPath(name).parts[:-1]]
    for part in PurePosixPath(file).parts if file else PurePosixPath(name).parts[-1:]:
        parts = parts[:-1] if part == ".." else [*parts, part]
    text = written().get("/".join(parts), "")
    return bool(text) and (not anchor or anchor in ANCHOR.findall(text))


@pytest.mark.parametrize("name", written())
def test_a_page_is_proper_markdown(name: str) -> None:
    text = written()[name]
    assert len(re.findall(r"^# \S", text, re.MULTILINE)) == 1
    assert text.endswith("\n")
    assert "\n\n\n" not in text
    assert not DISCORDS_OWN.search(re.sub(r"</?(?:sub|a)\b[^>]*>", "", text))
    for block in text.split("\n\n"):
        if block.startswith("|"):
            assert len({len(cells) for cells in rows(block)}) == 1
            assert all(cell for cells in rows(block) for cell in cells)


@pytest.mark.parametrize("name", written())
def test_no_place_on_a_page_is_there_twice(name: str) -> None:
    anchors = ANCHOR.findall(written()[name])
    assert len(anchors) == len(set(anchors))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", Family)
def test_the_page_of_a_family_tells_each_option_with_its_values(language: str, family: Family) -> None:
    words, text = Words.of(language), on(language, family_file(family))
    options = [option for option in catalogue.OPTIONS.values() if option.family is family]
    assert ANCHOR.findall(text) == [slug(option.field) for option in options]
    for option in options:
        _, _, part = text.partition(f'<a id="{slug(option.field)}"></a>')
        part = part.partition("<a id=")[0]
        assert part.startswith(escaped(option_name(option.field, words)))
        assert escaped(option_why(option.field, words)) in part
        choices = {cells[0] for cells in rows(part)}
        said = {escaped(value_said(option.field, value, words)) for value in option.values}
        assert said <= choices
        named = {rule for value in option.values if (rule := option.rule(value))}
        assert named <= set(re.findall(r"<sub>`([a-z0-9-]+)`</sub>", part))
        usual = words("pages-usual", origin="*").partition("*")[2]
        assert sum(cells[1].endswith(usual) for cells in rows(part)) == 1


@pytest.mark.rule("card-values")
@pytest.mark.parametrize("language", languages())
def test_the_page_of_cards_explains_every_face(language: str) -> None:
    words, text = Words.of(language), on(language, "cards.md")
    first = {cells[0] for cells in rows(text)}
    everything = [
        rules_with(option.field, value) for option in catalogue.OPTIONS.values() for value in option.values
    ]
    names = {face_name(face, rules, words) for face in Face for rules in everything}
    assert names <= first
    assert rule_said("card-values", OFFICIAL, words) in text


@pytest.mark.parametrize("language", languages())
def test_the_page_of_rule_sets_tells_how_each_differs(language: str) -> None:
    words, text = Words.of(language), on(language, "presets.md")
    assert ANCHOR.findall(text) == list(PRESETS)
    for name, rules in PRESETS.items():
        part = text.partition(f'<a id="{name}"></a>')[2].partition("<a id=")[0]
        assert part.startswith(escaped(preset_name(name, words)))
        told = [
            (link[1], cells[1]) for cells in rows(part) if (link := re.search(r"#([a-z0-9-]+)\)", cells[0]))
        ]
        assert told == [
            (slug(field), escaped(value_said(field, value, words, rules)))
            for field, value in catalogue.differences(rules, OFFICIAL)
        ]


@pytest.mark.parametrize("language", languages())
def test_the_page_of_what_does_not_go_together_has_every_pair(language: str) -> None:
    places = [
        tuple(re.findall(r"#([a-z0-9-]+)\)", " ".join(cells[:2])))
        for cells in rows(on(language, "together.md"))
    ]
    pairs = [(slug(clash.left.option), slug(clash.right.option)) for clash in (*CLASHES, *WARNINGS)]
    assert [place for place in places if place] == pairs


def test_a_pair_that_needs_more_to_clash_says_what() -> None:
    unconditional = next(clash.where for clash in CLASHES if clash.left.option == "partners")
    for clash in (*CLASHES, *WARNINGS):
        more = f"pages-where-{slug(clash.left.option)}-{slug(clash.right.option)}"
        assert WORDS.has(more) or clash.where is unconditional


def test_a_number_is_told_with_its_bounds_and_with_what_none_of_it_means() -> None:
    part = on("en", "options-uno.md").partition('<a id="uno-window"></a>')[2].partition("<a id=")[0]
    assert [cells[0] for cells in rows(part)][2:] == ["30 seconds", "no limit", "from 1 to 300"]
    part = on("en", "options-penalties.md").partition('<a id="penalty-advice"></a>')[2].partition("<a id=")[0]
    none, some = [*rows(part)][2:]
    assert none == ["none", "official, default", NOTHING]
    assert some[2].startswith("*For example, 2 cards:*<br>Whoever tells another player")


def test_every_number_and_text_leaves_room_for_a_choice_of_ones_own() -> None:
    for option in catalogue.OPTIONS.values():
        if option.kind in (Kind.NUMBER, Kind.TEXT):
            text = on("en", family_file(option.family))
            part = text.partition(f'<a id="{slug(option.field)}"></a>')[2].partition("<a id=")[0]
            assert f"{(option.bounds or (0, 0))[1]:,}" in [*rows(part)][-1][0]


def test_a_text_with_markup_is_read_as_it_was_written() -> None:
    assert escaped("a|b *c* [d](e) <f> `g` _h_") == r"a\|b \*c\* \[d\](e) \<f\> \`g\` \_h\_"
    assert table(["x"], [["one\ntwo"]]) == "| x |\n| --- |\n| one<br>two |"
