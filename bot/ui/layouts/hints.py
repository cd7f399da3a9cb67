"""Hints: what a player can do now, in words, and warnings that only this player reads."""

from __future__ import annotations

from bot.engine import Card, Face, Standing
from bot.engine.cards import lacks_colour
from bot.engine.phases import (
    UNO_CLOCKS,
    Answer,
    Clock,
    ClockKind,
    Exchange,
    HandOnPile,
    MatchOver,
    Ready,
    RoundOver,
    StarterColour,
    SwapTarget,
    Turn,
    UnoWindow,
)
from bot.ui.layouts.banners import banner
from bot.ui.layouts.calling import call_text, ways_out
from bot.ui.layouts.cards import colour_text
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.seats import timed
from bot.ui.staging import Staged


def pile(holder: Holder) -> str | None:
    """Tell what lies on top, with the colour in force where the card does not show it.

    None in the turn of others: the hand does not follow every play of theirs, and an old card would mislead
    whoever may jump in.
    """
    view, words, emojis = holder.view, holder.words, holder.emojis
    if view.top is None or _others_turn(holder):
        return None
    card = holder.card(view.top)
    if view.top.colour is not None or view.colour is None:
        return words("hand-pile", card=card)
    return words("hand-pile-colour", card=card, colour=colour_text(view.colour, words, emojis))


def hint(holder: Holder) -> str:
    """Tell what is possible now, with the time that is left, or that the turn is with others."""
    said = _what_now(holder)
    return said if _others_turn(holder) else timed(said, holder.scene, holder.view, holder.words)


def _others_turn(holder: Holder) -> bool:
    return not isinstance(holder.view.phase, RoundOver | MatchOver) and not holder.asked


def _what_now(holder: Holder) -> str:
    held_up = banner(holder.scene, holder.words)
    if held_up is not None:
        return held_up
    standing = holder.view.standing[holder.seat]
    match holder.view.phase:
        case MatchOver(places=places):
            return holder.words("hand-match-over" if places else "hand-match-void")
        case _ if standing is Standing.WATCHING:
            return holder.words("hand-watching")
        case RoundOver(ready=ready):
            return holder.words("hand-round-over-ready" if holder.seat in ready else "hand-round-over")
        case _ if standing is Standing.LEFT:
            return holder.words("hand-left")
        case _ if standing is not Standing.PLAYING:
            return holder.words("hand-out" if holder.seat in holder.view.went_out else "hand-not-playing")
        case _:
            return _mine(holder) if holder.asked else _others(holder)


def _others(holder: Holder) -> str:
    if isinstance(holder.view.phase, HandOnPile):
        return holder.words("hand-hands-awaited")
    invited = holder.jumps and holder.laid
    return holder.words("hand-not-your-turn-jump" if invited else "hand-not-your-turn")


def _mine(holder: Holder) -> str:
    words = holder.words
    match holder.view.phase:
        case StarterColour():
            return words("hand-name-starter")
        case Answer() as phase:
            return _answer(holder, phase)
        case SwapTarget():
            return words("hand-swap-target")
        case Exchange(source=source):
            return words("hand-give", name=holder.name(source))
        case HandOnPile(caller=caller):
            word = call_text(holder.view.rules, words)
            return words("hand-put", name=holder.name(caller), word=word)
        case Ready():
            return words("hand-sort")
        case Turn() as phase:
            return _turn(holder, phase)
        case _:
            raise AssertionError("a round that is over waits for nobody's hand")


def _turn(holder: Holder, turn: Turn) -> str:
    words, drawn = holder.words, holder.view.drawn
    if turn.drawn and drawn is not None:
        told = "hand-drawn-on" if turn.more else "hand-drawn"
        return words(told, card=holder.card(drawn), bound="yes" if holder.view.rules.force_play else "no")
    free = "yes" if holder.passes else "no"
    if holder.advised and not holder.playable:
        return words("hand-nothing-fits", free=free)
    return words("hand-your-turn", free=free)


def _answer(holder: Holder, phase: Answer) -> str:
    """Tell what waits for this seat, and what it can do about it."""
    hit, words = phase.hit, holder.words
    name, card = holder.name(hit.source), holder.card(hit.card)
    held = bool(holder.playable) and holder.advised
    if not hit.amount:
        return words("hand-skipped", name=name, card=card, answers="yes" if held else "no")
    if phase.accepted or not phase.choice:
        return words("hand-hit-falls", name=name, card=card, count=hit.amount)
    ways = ways_out(card=held, doubt=hit.doubtful)
    return words("hand-answer", name=name, card=card, count=hit.amount, ways=ways, before=_before(holder))


def _before(holder: Holder) -> str:
    """Name the colour that a challenge is about; none may have been in force. Rule: wd4-challenge-open."""
    colour, words = holder.view.doubted, holder.words
    if colour is None:
        return words("hand-before")
    return words("hand-before-colour", colour=colour_text(colour, words, holder.emojis))


def price(holder: Holder) -> str | None:
    """Warn what a wrong card costs, where and while it costs something. Rule: penalty-misplay."""
    fine = holder.view.rules.penalty_misplay
    if not fine:
        return None
    if holder.lays:
        answers = isinstance(holder.view.phase, Answer)
        return holder.words("hand-price-answer" if answers else "hand-price", count=fine)
    return holder.words("hand-price-jump", count=fine) if holder.jumps and holder.laid else None


def open_window(holder: Holder) -> str | None:
    """Warn the one who forgot to say UNO!, with the latest moment of being caught where there is one."""
    if not any(isinstance(matter, UnoWindow) for matter in holder.view.matters):
        return None
    word = call_text(holder.view.rules, holder.words)
    for clock, running in holder.view.clocks.items():
        if running.kind in UNO_CLOCKS:
            latest = _latest(holder, clock, running)
            if latest is not None:
                return holder.words("hand-window", word=word, when=holder.words.until(latest))
    return holder.words("hand-window-untimed", word=word)


def _latest(holder: Holder, clock: int, running: Clock) -> float | None:
    """Find when a window ends at the latest: its grace is only the beginning of it."""
    rules, deadline = holder.view.rules, holder.scene.deadlines.get(clock)
    if deadline is None or running.kind is ClockKind.UNO_WINDOW:
        return deadline
    return deadline + rules.uno_window - rules.uno_grace if rules.uno_window else None


def armed(holder: Holder, staged: Staged | None = None) -> str | None:
    """Tell that UNO! goes with the next play."""
    if not (holder.armed and holder.may_arm(staged)):
        return None
    return holder.words("hand-armed", word=call_text(holder.view.rules, holder.words))


def bluff(holder: Holder, card: Card) -> str | None:
    """Tell what a challenge of this card would find, which the hand's owner knows anyway."""
    view = holder.view
    if card.face is not Face.WILD_DRAW_FOUR or not view.rules.challenge or not holder.advised:
        return None
    if view.rules.wd4_legality == "no_colour" and view.colour and not lacks_colour(view.hand, view.colour):
        return holder.words("hand-bluff", colour=colour_text(view.colour, holder.words, holder.emojis))
    fits = any(not held.black for held in holder.playable)
    return holder.words("hand-bluff-fits") if fits and view.rules.wild_when == "only_if_no_match" else None
