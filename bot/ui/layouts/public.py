"""The public moment: what the table waits for in words, and what everybody may press there.

All of it follows from the rules and from what was laid openly. What somebody could do with the cards in a
hand changes nothing here.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import View
from bot.engine.phases import (
    Answer,
    Exchange,
    HandOnPile,
    Phase,
    Ready,
    Silence,
    StarterColour,
    SwapTarget,
    Turn,
)
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import more_button, resume_button, stands_still
from bot.ui.layouts.calling import call_label, call_text, costly_call_label, ways_out
from bot.ui.layouts.cards import colour_text
from bot.ui.layouts.controls import answer_buttons, put_button, ready_button
from bot.ui.layouts.pieces import Piece, Style, join, row
from bot.ui.layouts.seats import names, who
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words


def whose_move(scene: Scene, view: View, words: Words) -> str:
    """Tell what the table waits for."""
    match view.phase:
        case HandOnPile() as phase:
            return _hands_on_pile(scene, view, phase, words)
        case Answer() as phase:
            return _answer(scene, view, phase, words)
        case Exchange(seat=seat, source=source):
            return words("table-gives", name=who(scene, seat, words), other=who(scene, source, words))
        case phase:
            return words(_waiting(phase), name=who(scene, getattr(phase, "seat", None), words))


def _waiting(phase: Phase) -> str:
    match phase:
        case StarterColour():
            return "table-names-colour"
        case Turn(drawn=True, more=more):
            return "table-draws-on" if more else "table-drew"
        case Turn():
            return "table-turn"
        case SwapTarget():
            return "table-chooses-hand"
        case Ready():
            return "table-sorts"
        case _:
            raise AssertionError("a round that is over has another screen")


def _answer(scene: Scene, view: View, phase: Answer, words: Words) -> str:
    hit, name, other = phase.hit, who(scene, phase.seat, words), who(scene, phase.hit.source, words)
    if not hit.amount:
        return words("table-skipped", name=name, other=other)
    if phase.accepted or not phase.choice:
        return words("table-hit-falls", name=name, count=hit.amount)
    ways = ways_out(card=view.answerable, doubt=hit.doubtful)
    return words("table-answers", name=name, other=other, count=hit.amount, ways=ways)


def _hands_on_pile(scene: Scene, view: View, phase: HandOnPile, words: Words) -> str:
    # It tells of the call, not of the cards: a 7, a 0 or a swap laid with it has moved them already.
    word = call_text(view.rules, words)
    asked = words("table-hands-on-pile", name=who(scene, phase.caller, words), word=word)
    order = words("table-hands-order", names=names(scene, phase.order, words)) if phase.order else None
    return join(asked, order)


def silence_notice(scene: Scene, view: View, words: Words, emojis: Emojis) -> str | None:
    """Tell that nobody may speak, at whose wish and until when; None while everybody may.

    Rule: silence-twos, silence-black.
    """
    for matter in view.matters:
        if isinstance(matter, Silence):
            name = who(scene, matter.owner, words)
            if matter.colour is None:
                return words("table-silence", name=name)
            return words("table-silence-colour", name=name, colour=colour_text(matter.colour, words, emojis))
    return None


def table_buttons(scene: Scene, view: View, words: Words) -> Iterator[Piece | None]:
    """Give the rows of buttons: what the moment asks for, what the rules add, what is always there."""
    still = stands_still(scene)
    yield row(*_of_the_moment(scene, view, words, still))
    yield row(*_by_the_rules(scene, view, words, still))
    yield row(
        Press.button(Verb.HAND, scene.table_id, label=words("button-hand"), style=Style.primary),
        Press.button(
            Verb.UNO,
            scene.table_id,
            str(view.plays),
            label=costly_call_label(view.rules, words),
            style=Style.secondary if view.rules.penalty_false_call else Style.danger,
            disabled=still,
        ),
        _catch_button(scene, view, words, still),
        more_button(scene, words),
        resume_button(scene, words),
    )


def _of_the_moment(scene: Scene, view: View, words: Words, still: bool) -> Iterator[Press]:
    match view.phase:
        case Answer() as phase:
            yield from answer_buttons(scene, phase, words, disabled=still)
        case Ready():
            yield ready_button(scene, words, disabled=still)
        case HandOnPile():
            yield put_button(scene, words, disabled=still)
        case _:
            pass


def _by_the_rules(scene: Scene, view: View, words: Words, still: bool) -> Iterator[Press]:
    """Give what the agreed rules add; it is always there, so that it gives nothing away."""
    if view.rules.intervention != "off":
        top = view.top
        yield Press.button(
            Verb.JUMP,
            scene.table_id,
            str(view.plays),
            "" if top is None else top.code,
            label=words("button-jump"),
            emoji="⚡",
            disabled=still or top is None,
        )
    if view.rules.uno_proxy:
        label = words("button-proxy", word=call_label(view.rules, words))
        yield Press.button(Verb.PROXY, scene.table_id, str(view.plays), label=label, disabled=still)


def _catch_button(scene: Scene, view: View, words: Words, still: bool) -> Press:
    """Make Catch: it asks for a name where a wrong accusation costs cards. Rule: uno-catch-by-pointing."""
    verb = Verb.POINT if view.rules.penalty_false_call else Verb.CATCH
    label = words("button-catch")
    return Press.button(verb, scene.table_id, str(view.plays), label=label, disabled=still)
