"""Notices: refusals with what is possible instead, and the verdict of a challenge, for one reader."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from bot.engine import Departure, Refusal, Rules
from bot.engine.cards import sort_key
from bot.engine.events import (
    CardsExchanged,
    ChallengeSettled,
    FalseCall,
    HandsRotated,
    HandsShuffled,
    HandsSwapped,
    MatchEnded,
    SeatFined,
    SeatLeft,
    UnoCalled,
    UnoCaught,
    UnoForgotten,
    VoteOpened,
)
from bot.table.news import FineExplained, LobbyClosed, MatchPaused, MatchResumed, NewcomerLeft, PersonStood
from bot.table.refusals import Declined
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.cards import card_text, colour_text
from bot.ui.layouts.pieces import screen, text
from bot.ui.layouts.seats import stood_name, who
from bot.ui.words import Words, slug


def notice_layout(said: str) -> ui.LayoutView:
    """Say one thing."""
    return screen(text(said))


def refusal_text(
    refusal: Refusal | Declined,
    words: Words,
    emojis: Emojis,
    scene: Scene | None = None,
    reader: int | None = None,
) -> str:
    """Say why something was not accepted, and what is possible.

    Names come from the scene; `reader` is the user id of who reads it, whose own seat is `you`.
    """
    name = "" if scene is None or refusal.seat is None else who(scene, refusal.seat, words)
    if isinstance(refusal, Declined):
        return words(f"declined-{slug(refusal.reason)}", place=_place(scene), name=name)
    return words(
        f"refusal-{slug(refusal.reason)}",
        name=name,
        named=_named(refusal, scene, reader),
        place=_place(scene),
        card="" if refusal.card is None else card_text(refusal.card, words, emojis, _rules(scene)),
        rule=refusal.rule or "",
        top=_pile(scene, words, emojis),
    )


def _named(refusal: Refusal, scene: Scene | None, reader: int | None) -> str:
    """Tell whether a refusal names a seat, and whether that is the reader's own."""
    if scene is None or refusal.seat is None:
        return "no"
    return "own" if reader is not None and scene.seat_of(reader) == refusal.seat else "yes"


def _place(scene: Scene | None) -> str:
    """Write what the table is now, since other things are possible in a lobby, a match and after it."""
    if scene is not None and scene.lobby is not None:
        return "lobby"
    if scene is not None and scene.over:
        return "over"
    if scene is None or scene.match is None:
        return "match"
    view = scene.view(None)
    if view.rules.partners:
        return "partners"
    return "last" if view.last_round else "match"


def _pile(scene: Scene | None, words: Words, emojis: Emojis) -> str:
    """Write what a card must fit: the top, or the colour in force on a black one."""
    if scene is None or scene.match is None:
        return ""
    view = scene.view(None)
    if view.top is None:
        return ""
    if view.top.black and view.colour is not None:
        return colour_text(view.colour, words, emojis)
    return card_text(view.top, words, emojis, view.rules)


def _rules(scene: Scene | None) -> Rules | None:
    return None if scene is None or scene.match is None else scene.view(None).rules


def done_text(scene: Scene, events: Iterable[object], words: Words) -> str | None:
    """Say what has come of an order to the whole table; None when that was nothing."""
    opened = None
    for event in events:
        match event:
            case SeatLeft(seat=seat, why=Departure.KICKED):
                return words("menu-removed", name=who(scene, seat, words))
            case NewcomerLeft(name=name):
                return words("menu-removed", name=words.name(name))
            case PersonStood():
                return words("menu-removed", name=stood_name(event, words))
            case SeatFined():
                return words("menu-fined")
            case MatchPaused():
                return words("menu-paused")
            case MatchResumed():
                return words("menu-resumed")
            case MatchEnded():
                return words("menu-ended")
            case LobbyClosed():
                return words("menu-cancelled")
            case VoteOpened():
                # What decides itself at once is told by what follows.
                opened = words("menu-vote-opened")
            case _:
                pass
    return opened


def touches(event: object, seat: int) -> bool:
    """Tell whether an event is about a seat in a way that its cards alone do not say."""
    match event:
        case UnoCalled():
            return seat in (event.seat, event.proxy)
        case UnoCaught() | FalseCall() | UnoForgotten() | SeatFined() | FineExplained():
            return event.seat == seat
        case HandsSwapped():
            return seat in (event.seat, event.target)
        case CardsExchanged():
            return seat in (event.seat, event.partner)
        case HandsRotated() | HandsShuffled():
            return True
        case _:
            return False


def exchange_text(scene: Scene, event: CardsExchanged, seat: int, words: Words, emojis: Emojis) -> str | None:
    """Tell one of the two concerned what was given and got; None where the cards are not to be read."""
    gave, got = (event.given, event.taken) if event.seat == seat else (event.taken, event.given)
    if gave is None or got is None:
        return None
    rules = _rules(scene)
    return words(
        "note-exchanged", gave=card_text(gave, words, emojis, rules), got=card_text(got, words, emojis, rules)
    )


def verdict_text(scene: Scene, event: ChallengeSettled, words: Words, emojis: Emojis) -> str:
    """Tell the challenger what the challenge has shown: the hand as it was at the play."""
    shown = " · ".join(
        card_text(card, words, emojis, _rules(scene)) for card in sorted(event.shown, key=sort_key)
    )
    return words(
        "verdict-guilty" if event.guilty else "verdict-honest",
        name=who(scene, event.source, words),
        colour=colour_text(event.colour, words, emojis) if event.colour else words("colour-none"),
        cards=shown or words("verdict-no-cards"),
    )
