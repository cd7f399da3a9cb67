"""Conflicts: what should be known about rules before they are played by, and what cannot go together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.engine import Rules
from bot.engine.custom_cards import CustomCard
from bot.engine.dealing import PARTNERS, deck_of
from bot.engine.options import Value
from bot.table.agreeing import Changes, Conflict, doubts, official
from bot.ui.layouts.custom import card_said
from bot.ui.layouts.introducing import easy, house_rules
from bot.ui.layouts.options import option_name, spoken, value_said
from bot.ui.layouts.pieces import join
from bot.ui.words import Words, slug

ROOM_FOR_CARDS = 700
"""Characters for what all cards of a table's own do."""

MOST_CLASHES = 3
"""Pairs of options that a refusal names; whatever helps against them is listed whole."""

ENOUGH_FOR_THE_PILE = 3
"""Players from whom on hands are put on the pile."""

ENOUGH_FOR_TWO_PACKS = 6
"""Players from whom on a second pack is offered for seven rounds."""


def badge(rules: Rules, words: Words) -> str | None:
    """Say that these are the official rules, None where more than comfort differs from them."""
    return words("badge-official") if official(rules) else None


def concerns(rules: Rules, seats: int, words: Words) -> Iterator[str]:
    """Say what does not fit so many players, what may take long, and what everybody must know."""
    if rules.partners and seats != PARTNERS:
        yield words("concern-partners", seats=seats)
    most = (len(deck_of(rules)) - 1) // rules.deal
    if seats > most:
        yield words("concern-deck", most=most)
    elif seats >= ENOUGH_FOR_TWO_PACKS and rules.round_end == "seven_rounds" and rules.packs == 1:
        yield words("concern-packs", setting=_setting("packs", 2, words))
    if rules.uno_to_centre and seats < ENOUGH_FOR_THE_PILE:
        yield words("concern-centre")
    if rules.may_drag_on:
        yield words("concern-cap", cap=rules.cap)
    yield from _cards(rules, words)
    house = len(house_rules(rules))
    if house and not easy(rules):
        yield words("concern-house", count=house)


def _cards(rules: Rules, words: Words) -> Iterator[str]:
    """Say what cards of one's own do, since everybody must accept them; name them where that is too long."""
    lines = [_card(card, words) for card in rules.custom_cards]
    if sum(map(len, lines)) <= ROOM_FOR_CARDS:
        yield from lines
    else:
        names = (f"**{words.name(card.name)}**" for card in rules.custom_cards)
        yield words("concern-cards", names=words("list-separator").join(names))


def _card(card: CustomCard, words: Words) -> str:
    name, does = words.name(card.name), card_said(card, words)
    if not card.text:
        return words("concern-card", name=name, does=does)
    return words("concern-card-text", name=name, text=words.text(card.text), does=does)


def warned(rules: Rules, words: Words) -> Iterator[str]:
    """Say which options sit ill together, and why."""
    for pair in doubts(rules):
        values = {field: getattr(rules, field) for field in (pair.left, pair.right)}
        left, right = (_setting(field, value, words) for field, value in values.items())
        yield words("sits-ill", left=left, right=right, why=why_not(pair, values, words))


def excluded(values: Mapping[str, Value], words: Words, *conflicts: Conflict) -> str:
    """Say which options cannot go together and why, a line for each of up to three pairs."""
    clashes = join(*(_clash(conflict, values, words) for conflict in conflicts[:MOST_CLASHES]))
    return words("excludes-all", clashes=clashes)


def _clash(conflict: Conflict, values: Mapping[str, Value], words: Words) -> str:
    left, right = (_setting(field, values[field], words) for field in (conflict.left, conflict.right))
    return words("excludes", left=left, right=right, why=why_not(conflict, values, words))


def remedy_said(remedy: Changes, words: Words) -> str:
    """Say what would have to be changed along, a line for each where that is several things."""
    changes = [_setting(field, value, words) for field, value in remedy.items()]
    if len(changes) == 1:
        return words("remedy", change=changes[0])
    return join(words("remedy-several"), *(words("remedy-change", change=change) for change in changes))


def remedy_label(remedy: Changes, words: Words) -> str:
    """Say on a button what it changes along, right below the words that list it."""
    first = option_name(next(iter(remedy)), words)
    return words("button-change-along", count=len(remedy), option=first)


def why_not(pair: Conflict, values: Mapping[str, Value], words: Words) -> str:
    """Say why two options do not go together; one value of the first may have a reason of its own."""
    why = f"clash-{slug(pair.left)}-{slug(pair.right)}"
    own = f"{why}-{slug(spoken(values[pair.left]))}"
    return words(own if words.has(own) else why)


def _setting(field: str, value: Value, words: Words) -> str:
    return words("difference", option=option_name(field, words), value=value_said(field, value, words))
