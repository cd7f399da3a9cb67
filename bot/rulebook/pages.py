"""The pages of the rulebook, and the ways from one to the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from bot.engine.options import Family
from bot.rulebook.cards import cards_blocks
from bot.rulebook.markdown import bullets, emphasised, escaped, heading, link, page
from bot.rulebook.official import official_blocks
from bot.rulebook.options import family_about, family_blocks, family_file, family_title
from bot.rulebook.presets import presets_blocks
from bot.rulebook.together import together_blocks
from bot.ui.layouts.explaining import rule_said
from bot.ui.layouts.options import OFFICIAL
from bot.ui.words import Words, languages

CONTENTS = "README.md"
NOTE = "<!-- Written by `make rulebook` from bot/locales and the catalogue: what is changed here is lost. -->"

_Say = Callable[[Words], str]


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its file, what it is called, what it is about, and what stands on it, in some language."""

    file: str
    title: _Say
    about: _Say
    blocks: Callable[[Words], Iterator[str]]


def _say(message_id: str) -> _Say:
    return lambda words: words(message_id)


def _family(family: Family) -> Page:
    return Page(
        family_file(family),
        partial(family_title, family),
        partial(family_about, family),
        partial(family_blocks, family),
    )


OFFICIAL_PLAY = Page("official.md", _say("pages-official"), _say("pages-official.about"), official_blocks)
CARDS = Page("cards.md", _say("pages-cards"), _say("pages-cards.about"), cards_blocks)
PRESETS = Page("presets.md", _say("pages-presets"), _say("pages-presets.about"), presets_blocks)
FAMILIES = tuple(_family(family) for family in Family)
TOGETHER = Page("together.md", _say("pages-together"), _say("pages-together.about"), together_blocks)


def pages() -> dict[str, str]:
    """Write every page in every language, by its path, such as `pl/presets.md`."""
    found = {CONTENTS: page(NOTE, *_languages())}
    for language in languages():
        words = Words.of(language)
        for one in (_CONTENTS, OFFICIAL_PLAY, CARDS, PRESETS, *FAMILIES, TOGETHER):
            head = (NOTE, _ways(one, language, words), heading(1, one.title(words)))
            found[f"{language}/{one.file}"] = page(*head, *one.blocks(words))
    return found


def _languages() -> Iterator[str]:
    """Lead to the contents in each language."""
    every = [(language, Words.of(language)) for language in languages()]
    yield heading(1, " · ".join(words("pages-title") for _, words in every))
    yield bullets(link(words("language-name"), f"{language}/{CONTENTS}") for language, words in every)


def _ways(here: Page, language: str, words: Words) -> str:
    """Lead to the contents, and to the same page in the other languages."""
    contents = words("pages-contents")
    ways = [contents if here is _CONTENTS else link(contents, CONTENTS)]
    for other in languages():
        name = Words.of(other)("language-name")
        ways.append(name if other == language else link(name, f"../{other}/{here.file}"))
    return words("list-of-rules").join(ways)


def _contents(words: Words) -> Iterator[str]:
    yield words("pages-intro")
    yield bullets(_entry(one, words) for one in (OFFICIAL_PLAY, CARDS, PRESETS))
    yield heading(2, words("pages-options"))
    yield bullets(_entry(one, words) for one in (*FAMILIES, TOGETHER))
    yield emphasised(escaped(rule_said("trademark-note", OFFICIAL, words)))


def _entry(one: Page, words: Words) -> str:
    return words("difference", option=link(one.title(words), one.file), value=one.about(words))


_CONTENTS = Page(CONTENTS, _say("pages-title"), _say("pages-intro"), _contents)
