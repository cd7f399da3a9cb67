"""Lessons and practice: every way through a lesson comes to its end, and a line says where somebody is."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.engine import PRESETS, IllegalAction, view
from bot.engine.dealing import deck_of
from bot.engine.phases import RoundOver
from bot.table.lessons import LEARNER, LESSONS, Deed, Lesson, following
from bot.table.practice import Move, NotNow, Practice
from bot.ui.layouts.tutorial import not_now, practice_layout
from tests.ui.builders import NO_EMOJIS, WORDS, check_limits

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def moves(practice: Practice) -> Iterator[Move]:
    """List everything that a learner could try, UNO! or not."""
    yield from (Move(deed) for deed in Deed if deed is not Deed.PLAY)
    seen = view(practice.state, LEARNER)
    for held in dict.fromkeys(seen.hand):
        colours = [offer.colour for offer in seen.offers((held,))] or [None]
        for colour in colours:
            yield from (Move(Deed.PLAY, held, colour, calls=calls) for calls in (False, True))


def ways(practice: Practice) -> Iterator[Practice]:
    """Walk through every state that a lesson can come to."""
    yield practice
    if practice.step is None:
        return
    going = 0
    for move in moves(practice):
        try:
            after = practice.make(move)
        except (IllegalAction, NotNow):
            continue
        going += 1
        yield from ways(after)
    assert going, f"{practice} is a dead end"


@pytest.mark.rule("feature-explain-in-one-round")
@each_lesson
def test_every_way_through_a_lesson_ends_and_can_be_shown_and_written(lesson: Lesson) -> None:
    ended = 0
    for practice in ways(Practice.begin(lesson)):
        assert Practice.read(str(practice)) == practice
        view_of_it = practice_layout(practice, (1, "*" * 32), WORDS, NO_EMOJIS)
        check_limits(view_of_it)
        assert not_now(practice, WORDS)
        ended += practice.step is None
    assert ended


@pytest.mark.rule("feature-explain-in-one-round")
@each_lesson
def test_a_lesson_is_a_whole_match_of_the_official_rules(lesson: Lesson) -> None:
    state = lesson.deal()
    assert state.rules == PRESETS["classic"]
    cards = Counter(state.draw_pile) + Counter(state.discard_pile)
    for hand in state.hands:
        cards += Counter(hand)
    assert cards == Counter(deck_of(state.rules))


@pytest.mark.rule("feature-explain-in-one-round")
def test_one_lesson_follows_another_until_the_last() -> None:
    lesson, taught = next(iter(LESSONS.values())), []
    while lesson is not None:
        taught.append(lesson.name)
        lesson = following(lesson)
    assert taught == list(LESSONS)


@pytest.mark.rule("feature-explain-in-one-round")
def test_the_last_lesson_ends_the_round() -> None:
    assert isinstance(Practice.read("uno-R3!-R6").state.phase, RoundOver)


def test_a_lesson_that_is_over_takes_no_more_moves() -> None:
    with pytest.raises(NotNow):
        Practice.read("catch-catch").make(Move(Deed.DRAW))


@pytest.mark.parametrize("line", ["", "chess", "match-Y7", "match-draw", "match-R2-", "uno-R3", "match-X9"])
def test_a_line_that_leads_nowhere_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="leads nowhere"):
        Practice.read(line)
