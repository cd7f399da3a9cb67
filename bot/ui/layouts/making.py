"""Making: what is still to be decided about a play in the making, and how each answer goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine import Card, Choices, Face, View
from bot.engine.actions import NO_CHOICES
from bot.engine.cards import sort_key
from bot.ui.staging import NOBODY, Staged


class Question(StrEnum):
    """What a player is asked next."""

    OWN_CARD = "own-card"
    MORE_CARDS = "more-cards"
    TARGET = "target"
    GIVE = "give"
    DISCARD = "discard"
    COLOUR = "colour"


_FIELDS = (Question.TARGET, Question.GIVE, Question.DISCARD, Question.COLOUR)
"""The questions about a decision, named like its field, in the order in which they are asked."""


@dataclass(frozen=True, slots=True)
class Making:
    """A play in the making: the question that is open, None once the play is complete, and its answers."""

    staged: Staged
    question: Question | None = None
    answers: tuple[Staged, ...] = ()


def making(view: View, staged: Staged) -> Making | None:
    """Look at a play in the making; None where it is not possible. What has one answer is not asked."""
    if staged.cards[0].face is Face.WILD and _lacks_own_card(view, staged):
        own = tuple(
            replace(staged, cards=pair)
            for held in left(view, staged)
            if view.offers(pair := (*staged.cards, held))
        )
        return Making(staged, Question.OWN_CARD, own) if own else None
    offered = view.offers(staged.cards)
    alone = staged.whole or view.rules.multi == "none"
    more = () if alone else tuple(_with_more(view, staged))
    if more:
        these = (replace(staged, whole=True),) if offered else ()
        return Making(staged, Question.MORE_CARDS, these + more)
    return _decide(staged, offered)


def jumping(view: View, staged: Staged) -> Making | None:
    """Look at a card that is to be laid out of turn; None where it is not the twin of the top card.

    A 7 asks for nothing beforehand: whoever lays it chooses once it lies. Rule: intervention, seven-swap.
    """
    if staged.cards != (view.twin,):
        return None
    return Making(staged) if staged.cards[0].face is Face.SEVEN else _decide(staged, view.twin_offers)


def is_complete(view: View, staged: Staged) -> bool:
    """Tell whether nothing is left to be decided."""
    made = making(view, staged)
    return made is not None and made.question is None


def left(view: View, staged: Staged) -> list[Card]:
    """List the kinds of cards that are left in the hand, sorted."""
    return sorted(Counter(view.hand) - Counter(staged.cards), key=sort_key)


def _lacks_own_card(view: View, staged: Staged) -> bool:
    """Tell whether a card of one's own goes on this Wild and is not chosen yet. Rule: wild-then-own-card."""
    return len(staged.cards) == 1 and view.rules.wild_colour == "own_card" and len(view.hand) > 1


def _with_more(view: View, staged: Staged) -> Iterator[Staged]:
    """Give the play with one card more of its rank, where several may be laid together."""
    first = staged.cards[0]
    if first.black:
        return
    for held in left(view, staged):
        cards = (*staged.cards, held)
        if held.face is first.face and view.offers(cards):
            yield replace(staged, cards=cards)


def _decide(staged: Staged, offered: Sequence[Choices]) -> Making | None:
    if len(offered) == 1 and offered[0] == NO_CHOICES:
        return Making(staged)
    fitting = [choices for choices in offered if _agrees(staged, choices)]
    if not fitting:
        return None
    for question in _FIELDS:
        values = dict.fromkeys(getattr(choices, question) for choices in fitting)
        if getattr(staged, question) is None and len(values) > 1:
            answers = (_answered(staged, question, value) for value in values)
            return Making(staged, question, tuple(answers))
    settled = fitting[0]
    return Making(
        replace(
            staged, **{name: getattr(settled, name) for name in _FIELDS if getattr(settled, name) is not None}
        )
    )


def _agrees(staged: Staged, choices: Choices) -> bool:
    chosen = staged.choices
    if staged.target is not None and chosen.target != choices.target:
        return False
    return all(
        getattr(staged, name) in (None, getattr(choices, name))
        for name in (Question.GIVE, Question.DISCARD, Question.COLOUR)
    )


def _answered(staged: Staged, question: Question, value: object) -> Staged:
    return replace(staged, **{question: NOBODY if value is None else value})
