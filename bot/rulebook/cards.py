"""The page of cards: every face, what it does in official play, and what other rules make of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Card, Rules, catalogue
from bot.engine.options import Value
from bot.rulebook.markdown import emphasised, escaped, heading, table
from bot.rulebook.options import option_link, rules_with
from bot.table.agreeing import changed
from bot.ui.layouts.explaining import entry, face_does, face_name, rule_said
from bot.ui.layouts.glossary import explained
from bot.ui.layouts.options import OFFICIAL, value_said
from bot.ui.words import Words

_WHITE = {"deck": "blank112", "blank": "custom"}
"""Rules by which white cards are cards of one's own: neither option brings them into the game alone."""


def cards_blocks(words: Words) -> Iterator[str]:
    """Write what each card does: in official play, and where something else is agreed."""
    seen = {_does(card, OFFICIAL, words) for card in explained(OFFICIAL)}
    usual = {entry(card.face, OFFICIAL) for card in explained(OFFICIAL)}
    yield words("pages-cards-intro")
    yield heading(2, words("pages-official"))
    head = [words(f"pages-{column}") for column in ("card", "does")]
    yield table(head, (_does(card, OFFICIAL, words) for card in explained(OFFICIAL)))
    yield escaped(rule_said("card-values", OFFICIAL, words))
    more: dict[bool, list[list[str]]] = {True: [], False: []}
    for rules, card in _elsewhere():
        told = _does(card, rules, words)
        if told not in seen:
            seen.add(told)
            more[entry(card.face, rules) in usual].append([told[0], _where(rules, words), told[1]])
    head = [words(f"pages-{column}") for column in ("card", "agreed", "does")]
    yield heading(2, words("pages-cards-more"))
    yield table(head, more[False])
    yield heading(2, words("pages-cards-otherwise"))
    yield table(head, more[True])


def _does(card: Card, rules: Rules, words: Words) -> tuple[str, str]:
    return escaped(face_name(card.face, rules, words)), escaped(face_does(card.face, rules, words))


def _elsewhere() -> Iterator[tuple[Rules, Card]]:
    """Give the cards under each value of each option, and whatever else that needs."""
    for option in catalogue.OPTIONS.values():
        for value in option.values:
            rules = rules_with(option.field, value)
            yield from ((rules, card) for card in explained(rules))
    white = changed(OFFICIAL, _WHITE)
    yield from ((white, card) for card in explained(white))


def _where(rules: Rules, words: Words) -> str:
    """Say by which options rules differ from official play, a line for each."""
    return "\n".join(_set(field, value, words) for field, value in catalogue.differences(rules, OFFICIAL))


def _set(field: str, value: Value, words: Words) -> str:
    said = emphasised(escaped(value_said(field, value, words)))
    return words("difference", option=option_link(field, words), value=said)
