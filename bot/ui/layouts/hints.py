"""Hints: what a player can do now, in words, and warnings that only this player reads."""

from __future__ import annotations

from bot.engine import Card, Face, Standing
from bot.engine.cards import lacks_colour
from bot.engine.phases import (
    UNO_CLOCKS,
    Answer,
    Clock,
    ClockKind,
    MatchOver,
    RoundOver,
    StarterColour,
    Turn,
    UnoWindow,
)
from bot.ui.layouts.banners import banner
from bot.ui.layouts.cards import card_text, colour_text
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.seats import timed


def pile(holder: Holder) -> str | None:
    """Tell what lies on top, with the colour in force where the card does not show it.

    None in the turn of others: the hand is not kept up to date with every play of theirs.
    """
    view, words, emojis = holder.view, holder.words, holder.emojis
    if view.top is None or _others_turn(holder):
        return None
    card = card_text(view.top, words, emojis)
    if view.top.colour is not None or view.colour is None:
        return words("hand-pile", card=card)
    return words("hand-pile-colour", card=card, colour=colour_text(view.colour, words, emojis))


def hint(holder: Holder) -> str:
    """Tell what is possible now, with the time that is left, or that the turn is with others."""
    said = _what_now(holder)
    return said if _others_turn(holder) else timed(said, holder.scene, holder.view, holder.words)


def _others_turn(holder: Holder) -> bool:
    phase = holder.view.phase
    return not isinstance(phase, RoundOver | MatchOver) and phase.seat != holder.seat


def _what_now(holder: Holder) -> str:
    held_up = banner(holder.scene, holder.words)
    if held_up is not None:
        return held_up
    match holder.view.phase:
        case RoundOver(ready=ready):
            return holder.words("hand-round-over-ready" if holder.seat in ready else "hand-round-over")
        case MatchOver():
            return holder.words("hand-match-over")
        case _ if holder.view.standing[holder.seat] is Standing.LEFT:
            return holder.words("hand-left")
        case _ if holder.view.standing[holder.seat] is not Standing.PLAYING:
            return holder.words("hand-not-playing")
        case phase:
            return _mine(holder, phase) if phase.seat == holder.seat else holder.words("hand-not-your-turn")


def _mine(holder: Holder, phase: StarterColour | Turn | Answer) -> str:
    words, drawn = holder.words, holder.view.drawn
    match phase:
        case StarterColour():
            return words("hand-name-starter")
        case Answer(hit=hit):
            return words("hand-answer", name=holder.name(hit.source), count=hit.amount)
        case Turn(drawn=True) if drawn:
            return words("hand-drawn", card=card_text(drawn, words, holder.emojis))
        case _:
            return words("hand-your-turn" if holder.playable else "hand-nothing-fits")


def open_window(holder: Holder) -> str | None:
    """Warn the one who forgot to say UNO!, with the latest moment of being caught where there is one."""
    if not any(isinstance(matter, UnoWindow) for matter in holder.view.matters):
        return None
    for clock, running in holder.view.clocks.items():
        if running.kind in UNO_CLOCKS:
            latest = _latest(holder, clock, running)
            if latest is not None:
                return holder.words("hand-window", when=holder.words.until(latest))
    return holder.words("hand-window-untimed")


def _latest(holder: Holder, clock: int, running: Clock) -> float | None:
    """Find when a window ends at the latest: its grace is only the beginning of it."""
    rules, deadline = holder.view.rules, holder.scene.deadlines.get(clock)
    if deadline is None or running.kind is ClockKind.UNO_WINDOW:
        return deadline
    return deadline + rules.uno_window - rules.uno_grace if rules.uno_window else None


def armed(holder: Holder) -> str | None:
    """Tell that UNO! goes with the next play."""
    return holder.words("hand-armed") if holder.armed and holder.may_arm else None


def bluff(holder: Holder, card: Card) -> str | None:
    """Tell what a challenge of this card would find, which the hand's owner knows anyway."""
    view = holder.view
    if card.face is not Face.WILD_DRAW_FOUR or not view.rules.challenge or view.colour is None:
        return None
    if lacks_colour(view.hand, view.colour):
        return None
    return holder.words("hand-bluff", colour=colour_text(view.colour, holder.words, holder.emojis))
