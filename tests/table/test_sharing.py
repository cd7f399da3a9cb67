"""Rules as a code: compact, checked, capped, and refused for a reason that is named."""

import base64
import zlib
from hashlib import blake2b
from typing import Any

import orjson
import pytest

from bot.engine import PRESETS, Rules
from bot.engine.custom_cards import Block, CustomCard
from bot.table.naming import RuleSet, changed, own
from bot.table.sharing import LONGEST, Flaw, Unreadable, share, store, stored, unshare

FULL = Rules(
    deck="blank112",
    blank="custom",
    custom_cards=tuple(
        CustomCard(name=mark * 24, text=mark * 120, blocks=(Block(does="draw", whom="chosen"),) * 3)
        for mark in "🦊🐙🐝🦉"
    ),
    uno_word="🦄" * 20,
)


BLANKS = {"deck": "blank112", "blank": "custom"}


def coded(told: Any, version: int = 1) -> str:
    """Write a code as some version of the program might."""
    payload = base64.urlsafe_b64encode(zlib.compress(orjson.dumps(told))).decode().rstrip("=")
    digest = blake2b(f"UNO1.{payload}".encode(), digest_size=4).digest()
    return f"UNO{version}.{payload}.{base64.b32encode(digest).decode().rstrip('=').lower()}"


def flaw(code: str) -> Unreadable:
    with pytest.raises(Unreadable) as unreadable:
        unshare(code)
    return unreadable.value


@pytest.mark.parametrize("preset", PRESETS)
def test_every_rule_set_survives_a_code_of_a_few_hundred_letters(preset: str) -> None:
    code = share("Friday ночь", PRESETS[preset])
    assert (unshare(code).name, unshare(code).rules) == ("Friday ночь", PRESETS[preset])
    assert len(code) < 350


def test_the_longest_rules_fit_into_a_code() -> None:
    code = share("🦊" * 32, FULL)
    assert unshare(code).rules == FULL
    assert len(code) <= LONGEST


def test_a_code_may_be_broken_over_lines_and_quoted() -> None:
    code = share("x", PRESETS["club"])
    assert unshare(f"```\n{code[:40]}\n {code[40:]}\n```").rules == PRESETS["club"]


def test_a_letter_that_is_missing_or_changed_is_noticed() -> None:
    code = share("x", PRESETS["club"])
    for at in range(5, len(code), 7):
        assert flaw(code[:at] + code[at + 1 :]).flaw is Flaw.DAMAGED
        other = "A" if code[at] != "A" else "B"
        assert flaw(code[:at] + other + code[at + 1 :]).flaw is Flaw.DAMAGED


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("", Flaw.NO_CODE),
        ("hello", Flaw.NO_CODE),
        ("UNO1", Flaw.DAMAGED),
        ("UNO1." + "A" * LONGEST, Flaw.TOO_LONG),
        (coded({"name": "x", "rules": {}}, version=2), Flaw.NEWER),
        (coded([1, 2]), Flaw.DAMAGED),
        (coded({"name": 5, "rules": {}}), Flaw.DAMAGED),
        (coded({"name": "x"}), Flaw.DAMAGED),
        (coded({"rules": {"telepathy": True}}), Flaw.UNKNOWN_OPTION),
        (coded({"rules": {"deal": 99}}), Flaw.WRONG_VALUE),
        (coded({"rules": {"draw": "none_at_all"}}), Flaw.WRONG_VALUE),
        (coded({"rules": {"actions": "inert"}}), Flaw.CLASH),
        (coded({"rules": {"actions": "inert", "turn_cap": "5", "deal": "7"}}), Flaw.CLASH),
        (coded({"rules": {"actions": "inert", "custom_cards": [{"name": "Feast"}]}}), Flaw.CLASH),
        (coded({"rules": {"turn_cap": "many"}}), Flaw.WRONG_VALUE),
        (coded({"rules": {"uno_word": "\u200b\u0007"}}), Flaw.WRONG_VALUE),
        (coded({"rules": {**BLANKS, "custom_cards": [{"name": "\u2060"}]}}), Flaw.WRONG_VALUE),
    ],
)
def test_a_code_that_cannot_be_read_says_what_is_wrong(code: str, found: Flaw) -> None:
    assert flaw(code).flaw is found


def test_a_newer_option_and_a_newer_version_are_named() -> None:
    assert flaw(coded({"rules": {"telepathy": True}})).what == "telepathy"
    assert flaw(coded({"rules": {"deal": 99}})).what == "deal"
    assert flaw(coded({"rules": {}}, version=17)).what == "17"


def test_a_small_code_that_inflates_without_end_is_not_followed() -> None:
    bomb = coded({"rules": {}, "name": "0" * 200_000})
    assert len(bomb) < LONGEST
    assert flaw(bomb).flaw is Flaw.TOO_LONG


def test_what_a_server_saves_is_read_again_and_what_is_broken_is_refused() -> None:
    assert stored(store(FULL)) == FULL
    assert stored(store(Rules(pass_="free", turn_cap=400))).pass_ == "free"
    with pytest.raises(Unreadable):
        stored("[]")
    with pytest.raises(Unreadable):
        stored("{")


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ("quick", RuleSet("quick")),
        ("+quick", RuleSet("quick", changed=True)),
        ("@Friday", RuleSet("Friday", own=True)),
        ("+@Friday", RuleSet("Friday", own=True, changed=True)),
        ("@Friday+", RuleSet("Friday+", own=True)),
    ],
)
def test_a_name_tells_whose_rules_they_are_and_whether_they_were_changed(
    written: str, named: RuleSet
) -> None:
    assert RuleSet.of(written) == named
    assert str(named) == written


def test_rules_that_are_changed_twice_are_changed() -> None:
    assert changed(changed(own("Friday"))) == "+@Friday"
