"""Whatever somebody writes, it is read kindly or refused, and shown as nothing but text."""

from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.engine import PRESETS
from bot.table.sharing import Unreadable as NoCode
from bot.table.sharing import share, unshare
from bot.ui.press import LARGEST, Pressed, Unreadable, read
from bot.ui.staging import staged
from bot.ui.typed import Illegible, read_cards
from bot.ui.verbs import Verb
from bot.ui.words import NAME_LENGTH, TEXT_LENGTH, Words
from tests.support.hostile import BREAKING, MARKED, custom_ids, formatted, parts, texts

WORDS = Words.of()
ACTIVE = set("*_~`|<>[]()#:@")
"""What Discord formats by, wherever it stands in a line; at the beginning of one there are more."""


def arrived(custom_id: str, **data: Any) -> Pressed | None:
    return read(SimpleNamespace(data={"custom_id": custom_id, **data}))  # type: ignore[arg-type]


@pytest.mark.parametrize("raw", [*MARKED, *BREAKING])
@pytest.mark.parametrize("shown", [WORDS.name, WORDS.text])
def test_what_discord_would_format_is_shown_as_it_was_typed(shown: Callable[[str], str], raw: str) -> None:
    assert not ACTIVE & set(formatted(shown(raw)))


@given(texts)
def test_no_name_and_no_text_formats_mentions_links_or_breaks_a_line(raw: str) -> None:
    for shown, longest in ((WORDS.name(raw), NAME_LENGTH), (WORDS.text(raw), TEXT_LENGTH)):
        assert not ACTIVE & set(formatted(shown))
        assert "\n" not in shown
        assert not formatted(shown).startswith(("-", "+", "1.", ">", "#"))
        assert len(shown.replace("\\", "")) <= longest


@given(texts, texts)
def test_a_name_cannot_reach_into_the_sentence_around_it(one: str, other: str) -> None:
    said = WORDS.name(one) + "**" + WORDS.name(other) + "**"
    assert formatted(said).count("*") == 4
    assert "\\" not in formatted(said)


@given(custom_ids)
@example("u1:hand:9999999999999999999:")
@example("u1:hand:١:")
@example("u1:hand:1")
def test_a_custom_id_is_read_whole_or_not_at_all(custom_id: str) -> None:
    pressed = arrived(custom_id)
    if pressed is not None:
        assert 0 <= pressed.table_id <= LARGEST
        assert custom_id.split(":")[:2] == ["u1", pressed.verb.value]


@given(st.lists(parts, max_size=3), st.lists(parts, max_size=2))
def test_what_a_press_carries_is_read_or_is_unreadable(args: list[str], values: list[str]) -> None:
    pressed = Pressed(SimpleNamespace(), Verb.PLAY, 1, "", tuple(args), tuple(values))  # type: ignore[arg-type]
    for place in range(3):
        for how in (pressed.text, pressed.number, pressed.card, pressed.colour):
            with suppress(Unreadable):
                how(place)
        with suppress(Unreadable):
            pressed.read(place, staged)
    with suppress(Unreadable):
        assert pressed.chosen({"a", "b"}) in {"a", "b"}


@given(texts, st.text(max_size=12))
@example("+" * 100, "")
@example("R" * 100 + "5", "")
def test_cards_are_read_or_are_illegible(one: str, other: str) -> None:
    for text in (one, other, f"red 5 {one}", f"{other} {one}"):
        with suppress(Illegible):
            assert read_cards(text, WORDS, PRESETS["classic"]).cards


@given(texts, st.integers(0, 400), st.text(max_size=4))
def test_a_code_for_rules_is_read_or_its_flaw_is_named(raw: str, at: int, put: str) -> None:
    code = share("Ours", PRESETS["chaos"])
    spoilt = code[: at % len(code)] + put + code[at % len(code) + len(put) :]
    for text in (raw, spoilt, code[: at % len(code)], code + raw):
        with suppress(NoCode):
            assert unshare(text).rules
