"""Tactics: what a play is worth to a seat, by what that seat may know. Rule: tactics-hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.engine import Card, Colour, Face, PlayCards, Standing, View
from bot.engine.cards import lacks_colour
from bot.engine.scoring import VALUES

NEAR_OUT = 2
"""A seat with this many cards, or fewer, is about to win."""

_HITS = frozenset({Face.DRAW_TWO, Face.WILD_DRAW_FOUR})


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the seat to move goes by: its hand, what cards cost, and how near the others are to going out."""

    hand: tuple[Card, ...]
    colour: Colour | None
    values: Mapping[Card, int]
    opponents: int
    next_holds: int
    """Cards of the seat that a hit or a skip would meet."""
    previous_holds: int
    fewest: int
    """Cards of the opponent who is nearest to going out."""


def look(view: View) -> Outlook:
    """Take in the table from a seat in the round; raises ValueError for a spectator."""
    if view.seat is None:
        raise ValueError("a spectator has no outlook: look from a seat")
    counts, others = view.counts, _others(view, view.seat)
    held = [counts[seat] for seat in others]
    return Outlook(
        hand=view.hand,
        colour=view.colour,
        values=VALUES[view.rules.values],
        opponents=len(held),
        next_holds=held[0],
        previous_holds=held[-1],
        fewest=min(held),
    )


def _others(view: View, seat: int) -> list[int]:
    """List the other seats in the round, the next to move first."""
    standing, step = view.standing, view.direction
    lap = [(seat + step * away) % len(standing) for away in range(1, len(standing))]
    return [other for other in lap if standing[other] is Standing.PLAYING]


def worth(outlook: Outlook, play: PlayCards) -> float:
    """Weigh a play, the greatest being the best; only differences mean anything.

    Going out beats everything. Otherwise: shed high cards; keep actions, and above all black cards, until
    somebody is near out; hit or skip the next seat when it is near out; stay with the colour held most.
    """
    if len(play.cards) == len(outlook.hand):
        return 1000.0
    alarm = outlook.fewest <= NEAR_OUT
    return (
        sum(_riddance(outlook, laid, alarm) for laid in play.cards)
        + _defence(outlook, play.cards[-1].face)
        + 0.4 * _followers(outlook.hand, play)
    )


def _riddance(outlook: Outlook, laid: Card, alarm: bool) -> float:
    shed = outlook.values[laid] / 10
    if laid.black:
        return shed - (7 if alarm else 13)
    # Against one opponent an action card is a turn more, so there is nothing to wait for.
    holds_back = laid.face.number is None and not alarm and outlook.opponents > 1
    return shed - 2.5 if holds_back else shed


def _defence(outlook: Outlook, face: Face) -> float:
    if outlook.next_holds > NEAR_OUT:
        # Turning play round would hand the turn to somebody who is about to win.
        turns_on_us = face is Face.REVERSE and outlook.opponents > 1 and outlook.previous_holds <= NEAR_OUT
        return -4.0 if turns_on_us else 0.0
    if face in _HITS:
        return 8.0
    if face is Face.SKIP or (face is Face.REVERSE and outlook.opponents == 1):
        return 5.0
    return 4.0 if face is Face.REVERSE and outlook.previous_holds > NEAR_OUT else 0.0


def _followers(hand: tuple[Card, ...], play: PlayCards) -> int:
    colour = play.choices.colour or play.cards[-1].colour
    return colours_held(hand)[colour] - sum(laid.colour is colour for laid in play.cards) if colour else 0


def colours_held(hand: Iterable[Card]) -> Counter[Colour]:
    """Count a hand's cards by colour, leaving the black ones out."""
    return Counter(held.colour for held in hand if held.colour is not None)


def is_bluff(view: View, play: PlayCards) -> bool:
    """Tell whether a play is a Wild Draw Four that a challenge would prove unlawful.

    Rule: wd4-legality-no-colour.
    """
    return (
        play.cards[-1].face is Face.WILD_DRAW_FOUR
        and view.rules.wd4_legality == "no_colour"
        and not lacks_colour(view.hand, view.colour)
    )


def doubt(cards: int) -> float:
    """Give the chance to take for it that a Wild Draw Four was a bluff, by the cards its player kept.

    A bigger hand is likelier to hold the colour; with no card left there is nothing that could prove a bluff.
    """
    return min(0.35, 0.04 + 0.03 * cards) if cards else 0.0
