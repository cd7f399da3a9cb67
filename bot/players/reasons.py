"""Reasons: the one consideration that speaks most for a play, or for anything else a seat may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TypeVar

from bot.engine import View
from bot.engine.phases import Answer

from .tactics import Laying, Outlook, goes_out, weigh, worth

L = TypeVar("L", bound=Laying)

NOTICEABLE = 0.05
"""How much a consideration must speak for a play to be told."""


class Why(StrEnum):
    """The reason for a piece of advice."""

    # For a card, in turn or as an answer.
    GOES_OUT = "goes_out"
    ONLY = "only"
    KEEPS_BLACK = "keeps_black"
    KEEPS_ACTION = "keeps_action"
    SHEDS_HIGH = "sheds_high"
    SHEDS_SEVERAL = "sheds_several"
    HITS = "hits"
    SKIPS = "skips"
    TURNS = "turns"
    STAYS_AWAY = "stays_away"
    COLOUR = "colour"
    HANDS = "hands"
    EXCHANGE = "exchange"
    ANY = "any"
    DRAWN = "drawn"
    ANSWERS = "answers"
    JUMPS = "jumps"

    # For anything else that is this seat's to decide.
    NOTHING_FITS = "nothing_fits"
    BLUFF = "bluff"
    RUINS = "ruins"
    DRAWS_ON = "draws_on"
    DOUBT = "doubt"
    HONEST = "honest"
    NO_WAY_OUT = "no_way_out"
    STARTER = "starter"
    TARGET = "target"
    GIVE = "give"
    PUT = "put"
    SORT = "sort"
    NEXT_ROUND = "next_round"
    CALL = "call"
    CATCH = "catch"

    # For patience.
    FALLS = "falls"
    DANGER = "danger"
    WAIT = "wait"
    READY = "ready"
    OUT = "out"
    OVER = "over"


def best_of(outlook: Outlook, plays: Iterable[L]) -> L:
    """Choose the play that is worth most, the first of equals."""
    return max(plays, key=lambda play: worth(outlook, play))


def reason_for(view: View, outlook: Outlook, best: Laying, wanted: Sequence[Laying]) -> Why:
    """Name what speaks for the best play: its edge over the next best one that is not the same card."""
    if goes_out(outlook, best):
        return Why.GOES_OUT
    if isinstance(view.phase, Answer):
        return Why.ANSWERS
    if view.drawn is not None:
        return Why.DRAWN
    same = [play for play in wanted if play != best and play.cards == best.cards]
    rivals = [play for play in wanted if play.cards != best.cards] or same
    return _edge(outlook, best, best_of(outlook, rivals)) if rivals else Why.ONLY


def _edge(outlook: Outlook, best: Laying, rival: Laying) -> Why:
    ours, theirs = weigh(outlook, best), weigh(outlook, rival)
    edges = {name: getattr(ours, name) - getattr(theirs, name) for name in ours._fields}
    most = max(edges, key=lambda name: edges[name])
    if edges[most] <= NOTICEABLE:
        return Why.ANY
    match most:
        case "riddance":
            return _riddance(outlook, best, rival)
        case "defence":
            return _defence(outlook, best) if ours.defence > 0 else Why.STAYS_AWAY
        case "several":
            return Why.SHEDS_SEVERAL
        case _:
            return Why(most)


def _riddance(outlook: Outlook, best: Laying, rival: Laying) -> Why:
    if rival.cards[-1].black and not best.cards[-1].black:
        return Why.KEEPS_BLACK
    if len(best.cards) > len(rival.cards):
        return Why.SHEDS_SEVERAL
    held_back = [outlook.traits[play.cards[-1]].held_back for play in (best, rival)]
    return Why.KEEPS_ACTION if held_back == [False, True] else Why.SHEDS_HIGH


def _defence(outlook: Outlook, best: Laying) -> Why:
    traits = outlook.traits[best.cards[-1]]
    if traits.hits or traits.rains or traits.aims:
        return Why.HITS
    return Why.TURNS if traits.turns and outlook.opponents > 1 else Why.SKIPS


def whom(view: View, outlook: Outlook, why: Why, best: Laying, others: Sequence[int]) -> int:
    """Name whom a reason speaks of: the target, whoever all draw because of, the seat before or the next."""
    target, traits = best.choices.target, outlook.traits[best.cards[-1]]
    if target is not None:
        return target
    if why is Why.HITS and traits.rains:
        return min(others, key=lambda other: view.counts[other])
    return others[-1] if why is Why.STAYS_AWAY else others[0]
