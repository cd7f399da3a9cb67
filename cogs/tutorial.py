"""The tutorial: /uno tutorial, and the presses in its lessons, which no table knows of."""

from __future__ import annotations

from typing import TypedDict, Unpack

from discord import ui

from bot.engine import IllegalAction
from bot.table.lessons import LESSONS, Deed, Lesson
from bot.table.practice import Move, NotNow, Practice
from bot.ui.answer import Answer
from bot.ui.layouts import notice_layout, refusal_text
from bot.ui.layouts.pieces import join
from bot.ui.layouts.tutorial import LEAVE, LESSON, left_layout, not_now, practice_layout, welcome_layout
from bot.ui.press import Pressed, Unreadable, handles
from bot.ui.reading import words_for
from bot.ui.staging import Staged, staged
from bot.ui.verbs import Verb
from cogs import Bot, Interaction
from cogs._commands import add_commands
from cogs._private import theme_here


class Side(TypedDict, total=False):
    """The side of a hand to show, as `practice_layout` has it."""

    note: str | None
    armed: bool
    step: Staged | None


_SIDES = (Verb.CHOOSE, Verb.ARM, Verb.BACK, Verb.PAGE)
"""Presses that show another side of the hand, and move nothing."""
_DEEDS = {
    Verb.DRAW: Deed.DRAW,
    Verb.KEEP: Deed.KEEP,
    Verb.ACCEPT: Deed.ACCEPT,
    Verb.CHALLENGE: Deed.CHALLENGE,
    Verb.CATCH: Deed.CATCH,
}


async def setup(bot: Bot) -> None:
    """Add the command."""
    add_commands(bot.uno, {"tutorial": tutorial})


async def tutorial(interaction: Interaction) -> None:
    """Open the tutorial, in a message that nobody else sees. Rule: feature-explain-in-one-round."""
    await Answer(interaction).private(welcome_layout(words_for(interaction)))


@handles(Verb.TUTORIAL)
async def turn_to(press: Pressed) -> None:
    """Open a lesson, leave one, or show the first page."""
    words = words_for(press.interaction)
    if press.values:
        view = _Learner(press).shows(Practice.begin(LESSONS[press.chosen(LESSONS)]))
    elif not press.args:
        view = welcome_layout(words)
    else:
        page, lesson = press.among(0, (LESSON, LEAVE)), LESSONS[press.among(1, LESSONS)]
        view = left_layout(lesson, words) if page == LEAVE else _Learner(press).shows(Practice.begin(lesson))
    await Answer(press.interaction).in_place(view)


@handles(Verb.LESSON)
async def take_step(press: Pressed) -> None:
    """Make a move in a lesson, or show another side of the hand."""
    learner, verb = _Learner(press), press.read(0, Verb)
    try:
        practice = Practice.read(press.ticket)
    except ValueError:
        view = learner.begins_anew(_lesson_of(press))
    else:
        if verb in _SIDES:
            view = learner.shows(practice, **_side(press, verb))
        else:
            view = learner.moves(practice, _move(press, verb))
    await Answer(press.interaction).in_place(view)


class _Learner:
    """One person in a lesson, and what they are shown."""

    def __init__(self, press: Pressed) -> None:
        interaction: Interaction = press.interaction
        self._user = interaction.user
        self._words = words_for(interaction)
        self._emojis = interaction.client.art.themed(theme_here(interaction))

    def moves(self, practice: Practice, move: Move) -> ui.LayoutView:
        """Make a move; what is not lawful, or misses the point, is explained and costs nothing."""
        words = self._words
        try:
            return self.shows(practice.make(move))
        except NotNow:
            note = not_now(practice, words)
        except IllegalAction as illegal:
            scene = practice.scene(self._user.id, self._user.display_name, words("tutorial-rival"))
            refused = refusal_text(illegal.refusal, words, self._emojis, scene, self._user.id)
            note = join(refused, words("tutorial-no-harm"))
        if practice.step is None:
            return notice_layout(note)
        return self.shows(practice, note=note, armed=move.calls)

    def begins_anew(self, lesson: Lesson) -> ui.LayoutView:
        """Deal a lesson again whose buttons are of an older version."""
        return self.shows(Practice.begin(lesson), note=self._words("tutorial-anew"))

    def shows(self, practice: Practice, **side: Unpack[Side]) -> ui.LayoutView:
        learner = (self._user.id, self._user.display_name)
        return practice_layout(practice, learner, self._words, self._emojis, **side)


def _lesson_of(press: Pressed) -> Lesson:
    """Find the lesson that a press came from, though not where in it."""
    name = press.ticket.partition("-")[0]
    if name not in LESSONS:
        raise Unreadable(name)
    return LESSONS[name]


def _side(press: Pressed, verb: Verb) -> Side:
    """Read which side of the hand is to be shown, as the hand's own buttons write it."""
    if verb is Verb.CHOOSE:
        return {"step": press.read(1, staged), "armed": _flag(press, 2)}
    step = press.read(3, staged) if verb is Verb.ARM and len(press.args) > 3 else None
    return {"step": step, "armed": _flag(press, 1)}


def _move(press: Pressed, verb: Verb) -> Move:
    if verb in _DEEDS:
        return Move(_DEEDS[verb])
    if verb is not Verb.PLAY:
        raise Unreadable(verb)
    made: Staged = press.read(1, staged)
    colour = press.colour(3) if len(press.args) > 3 else made.colour
    return Move(Deed.PLAY, made.cards[0], colour, calls=_flag(press, 2))


def _flag(press: Pressed, place: int) -> bool:
    return press.args[place : place + 1] == ("1",)
