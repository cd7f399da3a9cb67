"""Tactics: what a play is worth to a seat, by what that seat may know. Rule: tactics-hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine import Card, Colour, Face, JumpIn, PlayCards, Rules, Standing, View
from bot.engine.cards import lacks_colour
from bot.engine.colouring import WHEEL, chosen, circle, keep
from bot.engine.house import house_of
from bot.engine.houses import Colouring
from bot.engine.laying import without
from bot.engine.matching import FITTING
from bot.engine.phases import MatchOver, RoundOver
from bot.engine.scoring import partner_of

from .traits import Traits, traits_of

NEAR_OUT = 2
"""A seat with this many cards, or fewer, is about to win."""
RUINOUS = 3
"""Cards more than before that a hand must not come to, as long as there is anything else to do."""
HASTE = 4.0
"""What a card laid out of turn is worth beside what it is worth in turn."""
WINS = 1000.0

Laying = PlayCards | JumpIn


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat goes by: its hand, what cards cost and do, and how near the others are to going out."""

    hand: tuple[Card, ...]
    held: Mapping[Colour, int]
    """Cards of each colour in the hand."""
    colour: Colour | None
    direction: int
    rules: Rules
    values: Mapping[Card, int]
    traits: Mapping[Card, Traits]
    colouring: Mapping[Card, Colouring]
    counts: tuple[int, ...]
    partner: int | None
    """The seat whose cards are as good as one's own."""
    opponents: int
    next_holds: int
    """Cards of the seat that a hit or a skip would meet."""
    previous_holds: int
    average: float
    """Cards of a hand in play, all of them shuffled together."""
    fewest: int
    """Cards of the opponent who is nearest to going out."""


def look(view: View) -> Outlook:
    """Take in the table from a seat in the round; raises ValueError for a spectator."""
    if view.seat is None:
        raise ValueError("a spectator has no outlook: look from a seat")
    counts, others, rules = view.counts, in_order(view, view.seat), view.rules
    partner = partner_of(view.seat) if rules.partners else None
    held = [counts[seat] for seat in others]
    house = house_of(rules)
    return Outlook(
        hand=view.hand,
        held=colours_held(view.hand),
        colour=view.colour,
        direction=view.direction,
        rules=rules,
        values=house.values,
        traits=traits_of(rules),
        colouring=house.colouring,
        counts=counts,
        partner=partner,
        opponents=len(held),
        next_holds=held[0],
        previous_holds=held[-1],
        average=(len(view.hand) + sum(held)) / (1 + len(held)),
        fewest=min(counts[seat] for seat in others if seat != partner),
    )


def in_order(view: View, seat: int) -> list[int]:
    """List the other seats in the round, the next to move first."""
    standing, step = view.standing, view.direction
    lap = [(seat + step * away) % len(standing) for away in range(1, len(standing))]
    return [other for other in lap if standing[other] is Standing.PLAYING]


class Weights(NamedTuple):
    """What speaks for a play, each for itself; together they are its worth."""

    riddance: float
    several: float
    defence: float
    colour: float
    hands: float
    exchange: float


def worth(outlook: Outlook, play: Laying) -> float:
    """Weigh a play, the greatest being the best; only differences mean anything.

    Going out beats everything.
    """
    return WINS if goes_out(outlook, play) else sum(weigh(outlook, play))


def weigh(outlook: Outlook, play: Laying) -> Weights:
    """Weigh what speaks for a play that does not go out.

    Shed high cards; keep actions, and above all black cards, until somebody is near out; hit or skip the next
    seat when it is near out; stay with the colour held most; move hands where that leaves fewer cards.
    """
    rest = left_after(outlook, play)
    alarm = outlook.fewest <= NEAR_OUT
    return Weights(
        riddance=sum(_riddance(outlook, laid, alarm) for laid in play.cards),
        several=0.9 * (len(outlook.hand) - len(play.cards) - len(rest)),
        defence=_defence(outlook, play),
        colour=0.4 * _followers(outlook, play, rest),
        hands=2.5 * gain(outlook, play),
        exchange=_exchange(outlook, play, rest),
    )


def left_after(outlook: Outlook, play: Laying) -> tuple[Card, ...]:
    """Give the cards that a play leaves, those thrown off with it gone as well."""
    rest, off = without(outlook.hand, play.cards), play.choices.discard
    return rest if off is None else tuple(held for held in rest if held.colour is not off)


def goes_out(outlook: Outlook, play: Laying) -> bool:
    """Tell whether a play gets rid of the last card, and of no more than that."""
    redealt = play.cards[-1].face is Face.SHUFFLE_HANDS and outlook.rules.shuffle_last == "redeal"
    return not left_after(outlook, play) and not redealt


def gain(outlook: Outlook, play: Laying) -> float:
    """Count the cards that a play which moves hands takes off this seat, less than none if it brings some."""
    rest, target = len(left_after(outlook, play)), play.choices.target
    match outlook.traits[play.cards[-1]].moves:
        case "swap" if target is not None and target != outlook.partner:
            return rest - outlook.counts[target]
        case "rotate":
            return rest - outlook.previous_holds
        case "shuffle":
            return rest - outlook.average
        case _:
            return 0.0


def is_ruinous(outlook: Outlook, play: Laying) -> bool:
    """Tell whether a play gives a good hand away for a much bigger one."""
    return not goes_out(outlook, play) and gain(outlook, play) <= -RUINOUS


def _riddance(outlook: Outlook, laid: Card, alarm: bool) -> float:
    shed = outlook.values[laid] / 10
    if laid.black:
        return shed - (7 if alarm else 13)
    # Against one opponent an action card is a turn more, so there is nothing to wait for.
    holds_back = outlook.traits[laid].held_back and not alarm and outlook.opponents > 1
    return shed - 2.5 if holds_back else shed


def _defence(outlook: Outlook, play: Laying) -> float:
    traits, target = outlook.traits[play.cards[-1]], play.choices.target
    far = 4.0 if traits.rains and outlook.fewest <= NEAR_OUT else 0.0
    if traits.aims and target is not None:
        far -= outlook.counts[target] * 0.1 if target != outlook.partner else 9.0
    if outlook.next_holds > NEAR_OUT:
        # Turning play round would hand the turn to somebody who is about to win.
        turns_on_us = traits.turns and outlook.opponents > 1 and outlook.previous_holds <= NEAR_OUT
        return far - 4.0 if turns_on_us else far
    if traits.hits:
        return far + 8.0
    if traits.skips or traits.again or _is_pair(outlook, play) or (traits.turns and outlook.opponents == 1):
        return far + 5.0
    return far + 4.0 if traits.turns and outlook.previous_holds > NEAR_OUT else far


def _is_pair(outlook: Outlook, play: Laying) -> bool:
    """Tell whether two equal numbers are laid to skip somebody. Rule: double-identical-as-skip."""
    return outlook.rules.multi == "pair_skip" and len(play.cards) == 2 and play.cards[0] is play.cards[1]


def _followers(outlook: Outlook, play: Laying, rest: tuple[Card, ...]) -> int:
    colour = colour_after(outlook, play)
    return colours_held(rest)[colour] if colour else 0


def colour_after(outlook: Outlook, play: Laying) -> Colour | None:
    """Tell the colour that a play leaves in force, None where it leaves none."""
    laid = play.cards[-1]
    if laid.colour is not None:
        return laid.colour
    way = outlook.colouring[laid]
    if way is chosen or outlook.colour is None:
        return play.choices.colour or outlook.colour
    if way is circle:
        return WHEEL[(WHEEL.index(outlook.colour) + outlook.direction) % len(WHEEL)]
    return outlook.colour if way is keep else None


def _exchange(outlook: Outlook, play: Laying, rest: tuple[Card, ...]) -> float:
    """Weigh the card that an exchange gives away against an average one."""
    given = play.choices.give
    if given is None or play.choices.target is None:
        return 0.0
    kept = sum(keeping(outlook, held) for held in rest) / len(rest)
    # Whoever is near out would be glad of any card that fits.
    return 0.5 * (kept - keeping(outlook, given)) - 0.02 * (outlook.counts[play.choices.target] <= NEAR_OUT)


def keeping(outlook: Outlook, held: Card) -> float:
    """Weigh how much a card is worth keeping: black cards and actions are, high lonely numbers are not."""
    useful = 4.0 if held.black else 1.5 * outlook.traits[held].held_back
    friends = outlook.held[held.colour] if held.colour else 0
    return useful + 0.4 * friends - outlook.values[held] / 20


def colours_held(hand: Iterable[Card]) -> Counter[Colour]:
    """Count a hand's cards by colour, leaving the black ones out."""
    return Counter(held.colour for held in hand if held.colour is not None)


def is_bluff(view: View, play: Laying) -> bool:
    """Tell whether a play is a Wild Draw Four that a challenge would prove unlawful.

    Rule: wd4-legality-no-colour, wild-only-if-no-match.
    """
    if play.cards[-1].face is not Face.WILD_DRAW_FOUR or not view.rules.challenge:
        return False
    if view.rules.wild_when == "only_if_no_match":
        fits = FITTING[view.top][view.colour]
        if any(held in fits for held in view.hand if held.colour is not None):
            return True
    return view.rules.wd4_legality == "no_colour" and not lacks_colour(view.hand, view.colour)


def doubt(cards: int) -> float:
    """Give the chance to take for it that a Wild Draw Four was a bluff, by the cards its player kept.

    A bigger hand is likelier to hold the colour; with no card left there is nothing that could prove a bluff.
    """
    return min(0.35, 0.04 + 0.03 * cards) if cards else 0.0


SPITE = 0.5
"""What a card that somebody else draws is worth beside one that this seat is spared."""


def doubt_pays(cards: int, amount: int, extra: int) -> bool:
    """Tell whether to demand proof of a Wild Draw Four is likely to be worth the cards that it may cost.

    `cards` are those that its player kept, `amount` those to draw, `extra` those on top for a wrong doubt.
    """
    guilty = doubt(cards)
    return guilty * amount * (1 + SPITE) > (1 - guilty) * extra


def must_aim(view: View) -> bool:
    """Tell whether the top card swaps hands with a seat that its player had better choose at once."""
    return view.top is not None and view.top.face is Face.SEVEN and view.rules.seven == "swap"


def culprits(view: View, seat: int) -> frozenset[int]:
    """Find the others who hold one card and have not said UNO!, as everybody can see.

    Nobody tells on a partner.
    """
    rules = view.rules
    if rules.uno_enforce != "caught" or isinstance(view.phase, (RoundOver, MatchOver)):
        return frozenset()
    friends = {seat, partner_of(seat)} if rules.partners else {seat}
    return frozenset(
        other
        for other, cards in enumerate(view.counts)
        if cards == 1
        and other not in friends
        and other not in view.called
        and view.standing[other] is Standing.PLAYING
    )
