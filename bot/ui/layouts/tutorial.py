"""The tutorial: a coach above the very hand that people play with, which only the learner sees."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.table.lessons import LEARNER, LESSONS, RIVAL, Deed, Lesson, following
from bot.table.practice import Practice
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.cards import kind_of
from bot.ui.layouts.events import Narrator
from bot.ui.layouts.hand import hand_layout
from bot.ui.layouts.pieces import Piece, Style, line, row, screen, text
from bot.ui.press import Press
from bot.ui.staging import Staged
from bot.ui.verbs import Verb
from bot.ui.words import Words

LESSON, LEAVE = "lesson", "leave"
"""The pages that a press of the tutorial leads to, besides its first one."""


def welcome_layout(words: Words) -> ui.LayoutView:
    """Say what the tutorial is, and offer to begin it with any lesson."""
    first = next(iter(LESSONS.values()))
    return screen(
        text(words("tutorial-title"), words("tutorial-welcome", count=len(LESSONS))),
        row(_menu(words)),
        row(_to(first, "button-begin", words, Style.success)),
    )


def left_layout(lesson: Lesson, words: Words) -> ui.LayoutView:
    """Say goodbye, and keep the way back open."""
    back = _to(lesson, "button-resume", words, Style.success)
    return screen(text(words("tutorial-title"), words("tutorial-left")), row(back))


def practice_layout(
    practice: Practice,
    learner: tuple[int, str],
    words: Words,
    emojis: Emojis,
    *,
    note: str | None = None,
    armed: bool = False,
    step: Staged | None = None,
) -> ui.LayoutView:
    """Show where somebody is in a lesson; `learner` is a user id and a name, the rest as for a hand.

    Rule: feature-explain-in-one-round.
    """
    lesson, scene = practice.lesson, practice.scene(*learner, words("tutorial-rival"))
    happened = _happened(practice, scene, words, emojis)
    if practice.step is None:
        return screen(text(_place(lesson, words), *happened), line(), *_done(lesson, words))
    hand = hand_layout(scene, LEARNER, words, emojis, armed=armed, step=step, note=note, hints=lesson.hints)
    rival = words(
        "tutorial-rival-cards", count=scene.view(LEARNER).counts[RIVAL], name=words("tutorial-rival")
    )
    return screen(
        text(_place(lesson, words), words(f"lesson-{lesson.name}-{practice.step.name}")),
        line(),
        text(*happened, rival),
        *_practised(hand, practice),
        row(_catch(practice, words), _to(lesson, "button-again", words), _leave(lesson, words)),
        kind=kind_of(scene.view(LEARNER).colour),
    )


def not_now(practice: Practice, words: Words) -> str:
    """Say why a lawful move is not what this step of the lesson is about."""
    if practice.step is None:
        return words("tutorial-over")
    return words(f"lesson-{practice.lesson.name}-{practice.step.name}.no")


def lesson_name(lesson: Lesson, words: Words) -> str:
    """Name a lesson."""
    return words(f"lesson-{lesson.name}")


def _place(lesson: Lesson, words: Words) -> str:
    number = list(LESSONS).index(lesson.name) + 1
    name = lesson_name(lesson, words)
    return words("tutorial-place", number=number, count=len(LESSONS), name=name)


def _happened(practice: Practice, scene: Scene, words: Words, emojis: Emojis) -> list[str]:
    lines = Narrator(scene, words, emojis).lines(practice.told())
    return [words("tutorial-happened", text=said) for said in lines]


def _done(lesson: Lesson, words: Words) -> Iterator[Piece | None]:
    """Sum a lesson up, and lead on to the next one, or out into a real game."""
    yield text(words(f"lesson-{lesson.name}-done"))
    more = following(lesson)
    if more is None:
        yield text(words("tutorial-end"))
        yield row(_menu(words))
        yield row(_to(lesson, "button-again", words))
    else:
        onward = _to(more, "button-next-lesson", words, Style.success)
        yield row(onward, _to(lesson, "button-again", words), _leave(lesson, words))


def _practised(hand: ui.LayoutView, practice: Practice) -> Iterator[Piece | None]:
    """Take over what a hand shows, its buttons leading to the lesson instead of to a table."""
    for piece in hand.walk_children():
        if isinstance(piece, ui.TextDisplay):
            yield text(piece.content)
        elif isinstance(piece, ui.ActionRow):
            buttons = [each for each in piece.children if isinstance(each, ui.Button)]
            yield row(*(_led(each, practice) for each in buttons))


def _led(button: ui.Button[ui.LayoutView], practice: Practice) -> Press | None:
    _, verb, _, _, *args = (button.custom_id or "").split(":")
    if verb == Verb.REFRESH:
        return None
    return Press.button(
        Verb.LESSON,
        0,
        str(practice),
        verb,
        *args,
        label=button.label,
        emoji=button.emoji,
        style=button.style,
        disabled=button.disabled,
    )


def _catch(practice: Practice, words: Words) -> Press:
    """Make the button to catch with, which is always there, as on a table."""
    return Press.button(Verb.LESSON, 0, str(practice), Deed.CATCH.value, label=words("button-catch"))


def _to(lesson: Lesson, label: str, words: Words, style: Style = Style.secondary) -> Press:
    return Press.button(Verb.TUTORIAL, 0, "", LESSON, lesson.name, label=words(label), style=style)


def _leave(lesson: Lesson, words: Words) -> Press:
    return Press.button(Verb.TUTORIAL, 0, "", LEAVE, lesson.name, label=words("button-leave-tutorial"))


def _menu(words: Words) -> Press:
    options = [
        discord.SelectOption(label=lesson_name(lesson, words), value=name) for name, lesson in LESSONS.items()
    ]
    return Press.select(Verb.TUTORIAL, 0, "", options=options, placeholder=words("tutorial-choose"))
