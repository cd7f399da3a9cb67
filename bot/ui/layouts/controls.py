"""Controls: the buttons of a hand, and the two answers to a +4 that stand on the table as well."""

from __future__ import annotations

from collections import Counter

import discord

from bot.engine import Card, Colour, PlayCards, Standing
from bot.engine.phases import Answer, RoundOver, StarterColour, Turn
from bot.table.scene import Scene
from bot.ui.layouts.cards import COLOURS, card_emoji, card_label, colour_name
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.pieces import Style
from bot.ui.press import Press, Verb
from bot.ui.words import Words


def card_button(holder: Holder, card: Card, count: int) -> Press:
    """Make the button of a kind of card: grey where it cannot be played, green if it was just drawn."""
    return _press(
        holder,
        Verb.WILD if _owes_colour(holder, card) else Verb.PLAY,
        card.code,
        int(holder.armed),
        label=card_label(card, count),
        emoji=card_emoji(card, holder.emojis),
        style=Style.success if card is holder.view.drawn else Style.secondary,
        disabled=card not in holder.playable,
    )


def _owes_colour(holder: Holder, card: Card) -> bool:
    """Tell whether this card opens the second step: a last Wild, for one, needs no colour."""
    return card.black and PlayCards(holder.seat, (card,)) not in holder.view.legal


def colour_buttons(holder: Holder, card: Card) -> list[Press]:
    """Make the four ways to play a black card, with how many one holds of each colour."""
    held = Counter(kept.colour for kept in holder.view.hand)
    return [
        _press(
            holder,
            Verb.PLAY,
            card.code,
            int(holder.armed),
            colour.value,
            label=f"{colour_name(colour, holder.words)} · {held[colour]}",
            emoji=holder.emojis.mark(COLOURS[colour]),
        )
        for colour in Colour
    ]


def back_button(holder: Holder) -> Press:
    """Make the way back from the choice of a colour."""
    return _press(holder, Verb.BACK, int(holder.armed), holder.page, label=holder.words("button-back"))


def controls(holder: Holder) -> list[Press]:
    """Make the row under the cards: what else can be done at this moment."""
    match holder.view.phase:
        case StarterColour(seat=chooser) if chooser == holder.seat:
            return [*_starter_buttons(holder), refresh_button(holder)]
        case Answer(seat=target, hit=hit) if target == holder.seat:
            first = answer_buttons(holder.scene, hit.amount, holder.words, disabled=holder.waits)
        case Turn(seat=mover, drawn=True) if mover == holder.seat:
            keep = holder.words("button-keep")
            first = [_press(holder, Verb.KEEP, label=keep, style=Style.primary, disabled=holder.waits)]
        case _:
            first = [_draw_button(holder)]
    return [*first, uno_button(holder), refresh_button(holder)]


def _draw_button(holder: Holder) -> Press:
    """Make the draw button, blue when it is the only way on."""
    stuck = holder.acts and not holder.playable
    style = Style.primary if stuck else Style.secondary
    return _press(holder, Verb.DRAW, label=holder.words("button-draw"), style=style, disabled=not holder.acts)


def _starter_buttons(holder: Holder) -> list[Press]:
    return [
        _press(
            holder,
            Verb.STARTER,
            colour.value,
            label=colour_name(colour, holder.words),
            emoji=holder.emojis.mark(COLOURS[colour]),
            disabled=holder.waits,
        )
        for colour in Colour
    ]


def uno_button(holder: Holder, choosing: Card | None = None) -> Press:
    """Make the UNO! button: it calls for the one card left, or arms the call for the next play."""
    if len(holder.view.hand) == 1:
        called = holder.seat in holder.view.called
        label = holder.words("button-uno")
        return _press(holder, Verb.CALL, label=label, style=Style.danger, disabled=called or holder.waits)
    armed = holder.armed and holder.may_arm
    return _press(
        holder,
        Verb.ARM,
        int(not holder.armed),
        holder.page,
        *([choosing.code] if choosing else []),
        label=holder.words("button-uno-armed" if armed else "button-uno"),
        style=Style.success if armed else Style.danger if holder.may_arm else Style.secondary,
        disabled=not holder.may_arm,
    )


def refresh_button(holder: Holder) -> Press:
    """Make the button that shows the hand as it is now."""
    return Press.button(Verb.REFRESH, holder.scene.table_id, label=holder.words("button-refresh"), emoji="🔄")


def page_buttons(holder: Holder, count: int) -> list[Press]:
    """Make the way to the pages before and after this one, none where there is one page only."""
    if count == 1:
        return []
    return [
        _press(
            holder,
            Verb.PAGE,
            int(holder.armed),
            page,
            label=holder.words(label),
            disabled=not 0 <= page < count,
        )
        for page, label in ((holder.page - 1, "button-previous"), (holder.page + 1, "button-next"))
    ]


def between_rounds(holder: Holder) -> list[Press]:
    """Make what can be pressed in a hand between two rounds, nothing once the match is over."""
    phase = holder.view.phase
    if not isinstance(phase, RoundOver) or holder.view.standing[holder.seat] is Standing.LEFT:
        return []
    ready = Press.button(
        Verb.READY,
        holder.scene.table_id,
        label=holder.words("button-ready"),
        style=Style.success,
        disabled=holder.seat in phase.ready or holder.waits,
    )
    return [ready, refresh_button(holder)]


def answer_buttons(scene: Scene, count: int, words: Words, *, disabled: bool) -> list[Press]:
    """Make the two answers to a +4, on the table and in the target's hand."""
    table, ticket = scene.table_id, scene.ticket()
    challenge, accept = words("button-challenge"), words("button-accept", count=count)
    return [
        Press.button(Verb.CHALLENGE, table, ticket, label=challenge, style=Style.danger, disabled=disabled),
        Press.button(Verb.ACCEPT, table, ticket, label=accept, style=Style.primary, disabled=disabled),
    ]


def _press(
    holder: Holder,
    verb: Verb,
    *args: object,
    label: str,
    emoji: discord.PartialEmoji | None = None,
    style: Style = Style.secondary,
    disabled: bool = False,
) -> Press:
    """Make a button that is about this hand as it is now."""
    return Press.button(
        verb,
        holder.scene.table_id,
        holder.ticket,
        *args,
        label=label,
        emoji=emoji,
        style=style,
        disabled=disabled,
    )
