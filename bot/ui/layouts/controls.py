"""Controls: the buttons of a hand, and those answers that stand on the table as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import discord

from bot.engine import Card, Colour, Standing
from bot.engine.phases import Answer, Exchange, HandOnPile, Ready, RoundOver, StarterColour, Turn
from bot.table.scene import Scene
from bot.ui.layouts.calling import call_label
from bot.ui.layouts.cards import COLOURS, card_emoji, colour_name, held_label
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.pieces import Style
from bot.ui.press import Press
from bot.ui.staging import Staged
from bot.ui.verbs import Verb
from bot.ui.words import Words

Way = tuple[Verb, tuple[object, ...]]
"""What a button asks for, and its arguments."""


def card_button(holder: Holder, card: Card, count: int) -> Press:
    """Make the button of a kind of card: grey where it can do nothing, green if it was just drawn."""
    verb, args = _way(holder, card)
    return hand_press(
        holder,
        verb,
        *args,
        label=held_label(card, holder.words, holder.view.rules, count),
        emoji=card_emoji(card, holder.emojis),
        style=Style.success if card is holder.view.drawn else Style.secondary,
        disabled=holder.waits or not _presses(holder, card),
    )


def _presses(holder: Holder, card: Card) -> bool:
    """Tell whether pressing a card does anything; what does not fit is grey only with hints."""
    phase = holder.view.phase
    if isinstance(phase, Exchange) and holder.asked:
        return True
    return card in holder.playable or holder.jumps or (holder.lays and not holder.hinted)


def _way(holder: Holder, card: Card) -> Way:
    """Choose what a card's button asks for, and with which arguments."""
    if isinstance(holder.view.phase, Exchange) and holder.asked:
        return Verb.GIVE, (card.code,)
    if card in holder.playable and holder.view.asks(card):
        return _playing(holder, Staged((card,)))
    if card in holder.playable:
        return Verb.PLAY, (card.code, int(holder.armed))
    return Verb.JUMP if holder.jumps else Verb.PLAY, (card.code, int(holder.armed))


def _playing(holder: Holder, staged: Staged) -> Way:
    """Play what is staged, or open its next choice; what may not be played opens none."""
    made, armed = holder.making(staged), int(holder.armed)
    if made is not None and made.question is not None:
        return Verb.CHOOSE, (staged, armed)
    play = staged if made is None else made.staged
    verb = Verb.PLAY if holder.in_turn(staged) else Verb.JUMP
    if play.colour is None:
        return verb, (play, armed)
    return verb, (play.without_colour, armed, play.colour.value)


def answer_button(
    holder: Holder,
    staged: Staged,
    *,
    label: str,
    emoji: discord.PartialEmoji | None = None,
    style: Style = Style.secondary,
) -> Press:
    """Make a button that plays what is staged, or goes on to the next choice about it."""
    verb, args = _playing(holder, staged)
    return hand_press(holder, verb, *args, label=label, emoji=emoji, style=style)


def back_button(holder: Holder) -> Press:
    """Make the way back from a choice."""
    return hand_press(holder, Verb.BACK, int(holder.armed), holder.page, label=holder.words("button-back"))


def controls(holder: Holder) -> list[Press]:
    """Make the row under the cards: what else can be done at this moment."""
    phase = holder.view.phase
    if isinstance(phase, StarterColour) and holder.asked:
        return [*_starter_buttons(holder), refresh_button(holder)]
    first = list(_asked(holder)) if holder.asked else [_draw_button(holder)]
    return [*first, uno_button(holder), refresh_button(holder)]


def _asked(holder: Holder) -> Iterator[Press]:
    scene, words = holder.scene, holder.words
    match holder.view.phase:
        case Answer() as phase:
            yield from answer_buttons(scene, phase, words, disabled=holder.waits)
        case Ready():
            yield ready_button(scene, words, disabled=holder.waits)
        case HandOnPile():
            yield put_button(scene, words, disabled=holder.waits)
        case Turn() as phase:
            yield from _turn_buttons(holder, phase)
        case _:
            pass


def _turn_buttons(holder: Holder, turn: Turn) -> Iterator[Press]:
    if not turn.drawn:
        yield _draw_button(holder)
        if holder.passes:
            yield _pass_button(holder, "button-pass")
    elif turn.more:
        yield _draw_button(holder, "button-draw-on")
        yield _pass_button(holder, "button-pass")
    elif not holder.view.rules.force_play:
        yield _pass_button(holder, "button-keep", Style.primary)


def _pass_button(holder: Holder, label: str, style: Style = Style.secondary) -> Press:
    return hand_press(holder, Verb.KEEP, label=holder.words(label), style=style, disabled=holder.waits)


def _draw_button(holder: Holder, label: str = "button-draw") -> Press:
    """Make the draw button, blue when it is the only way on."""
    stuck = holder.acts and holder.hinted and not holder.playable
    bound = holder.hinted and bool(holder.playable) and not holder.view.rules.voluntary_draw
    return hand_press(
        holder,
        Verb.DRAW,
        label=holder.words(label),
        style=Style.primary if stuck else Style.secondary,
        disabled=not holder.acts or bound,
    )


def _starter_buttons(holder: Holder) -> list[Press]:
    return [
        hand_press(
            holder,
            Verb.STARTER,
            colour.value,
            label=colour_name(colour, holder.words),
            emoji=holder.emojis.mark(COLOURS[colour]),
            disabled=holder.waits,
        )
        for colour in Colour
    ]


def target_buttons(holder: Holder) -> list[Press]:
    """Make a button for everybody whose hand can be taken."""
    return [
        hand_press(
            holder,
            Verb.TARGET,
            seat,
            label=holder.words("button-target", name=holder.plain_name(seat), count=holder.view.counts[seat]),
            disabled=holder.waits,
        )
        for seat in holder.targets
    ]


def uno_button(holder: Holder, choosing: Staged | None = None) -> Press:
    """Make the UNO! button: it calls for the one card left, or arms the call for the next play."""
    word = call_label(holder.view.rules, holder.words)
    if len(holder.view.hand) == 1:
        called = holder.seat in holder.view.called
        label = holder.words("button-uno", word=word)
        return hand_press(holder, Verb.CALL, label=label, style=Style.danger, disabled=called or holder.waits)
    may_arm = holder.may_arm(choosing)
    armed = holder.armed and may_arm
    return hand_press(
        holder,
        Verb.ARM,
        int(not holder.armed),
        holder.page,
        *([choosing] if choosing else []),
        label=holder.words("button-uno-armed" if armed else "button-uno", word=word),
        style=Style.success if armed else Style.danger if may_arm else Style.secondary,
        disabled=not may_arm,
    )


def refresh_button(holder: Holder) -> Press:
    """Make the button that shows the hand as it is now."""
    return Press.button(Verb.REFRESH, holder.scene.table_id, label=holder.words("button-refresh"), emoji="🔄")


def page_buttons(holder: Holder, count: int, choosing: Staged | None = None) -> list[Press]:
    """Make the way to the pages before and after this one, none where there is one page only."""
    if count == 1:
        return []
    armed = int(holder.armed)
    args = (armed,) if choosing is None else (choosing, armed)
    verb = Verb.PAGE if choosing is None else Verb.CHOOSE
    return [
        hand_press(holder, verb, *args, page, label=holder.words(label), disabled=not 0 <= page < count)
        for page, label in ((holder.page - 1, "button-previous"), (holder.page + 1, "button-next"))
    ]


def between_rounds(holder: Holder) -> list[Press]:
    """Make what can be pressed in a hand between two rounds, nothing once the match is over."""
    phase, standing = holder.view.phase, holder.view.standing[holder.seat]
    if not isinstance(phase, RoundOver) or standing in (Standing.LEFT, Standing.WATCHING):
        return []
    disabled = holder.seat in phase.ready or holder.waits
    return [ready_button(holder.scene, holder.words, disabled=disabled), refresh_button(holder)]


def ready_button(scene: Scene, words: Words, *, disabled: bool) -> Press:
    """Make the button that says one is ready, on the table and in hands."""
    return Press.button(
        Verb.READY, scene.table_id, label=words("button-ready"), style=Style.success, disabled=disabled
    )


def put_button(scene: Scene, words: Words, *, disabled: bool) -> Press:
    """Make the button that puts a hand on the pile, on the table and in hands. Rule: uno-to-centre."""
    return Press.button(
        Verb.PUT, scene.table_id, label=words("button-put"), style=Style.danger, disabled=disabled
    )


def answer_buttons(scene: Scene, phase: Answer, words: Words, *, disabled: bool) -> Iterator[Press]:
    """Make the answers to a hit that need no card, on the table and in the target's hand.

    They follow from the rules and from what was laid, never from what anybody holds.
    """
    hit, table, ticket = phase.hit, scene.table_id, scene.ticket()
    if phase.accepted or not hit.amount or not phase.choice:
        return
    if hit.doubtful:
        challenge = words("button-challenge")
        yield Press.button(
            Verb.CHALLENGE, table, ticket, label=challenge, style=Style.danger, disabled=disabled
        )
    accept = words("button-accept", count=hit.amount)
    yield Press.button(Verb.ACCEPT, table, ticket, label=accept, style=Style.primary, disabled=disabled)


def held_counts(holder: Holder, staged: Staged) -> Counter[Colour | None]:
    """Count by colour what is left in the hand after a play."""
    rest = Counter(holder.view.hand) - Counter(staged.cards)
    return Counter(card.colour for card in rest.elements())


def hand_press(
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
