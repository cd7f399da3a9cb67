"""Calling and answering: the word that is said with one card left, and the ways out of a hit."""

from __future__ import annotations

from bot.engine import Rules
from bot.ui.words import Words


def call_label(rules: Rules, words: Words) -> str:
    """Give the word as it stands on a button. Rule: uno-alt-word."""
    return words.plain_name(_bare(rules.uno_word)) if rules.uno_word else words("uno-word")


def costly_call_label(rules: Rules, words: Words) -> str:
    """Give the word on the button that anybody may press, with the price of a false call where one is agreed.

    Rule: penalty-false-call.
    """
    word, price = call_label(rules, words), rules.penalty_false_call
    return words("button-uno-price", word=word, count=price) if price else words("button-uno", word=word)


def call_text(rules: Rules, words: Words) -> str:
    """Give the word as it stands inside a message."""
    return words.name(_bare(rules.uno_word)) if rules.uno_word else words("uno-word")


def _bare(word: str) -> str:
    """Leave the exclamation mark to the sentence, which has one of its own."""
    return word.rstrip("!！ ") or word


def ways_out(*, card: bool, doubt: bool) -> str:
    """Name what a target can do beside taking a hit: lay a card, demand proof, both or nothing."""
    if card:
        return "both" if doubt else "card"
    return "doubt" if doubt else "none"
