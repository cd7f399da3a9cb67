"""Lessons: the deals of the tutorial, each stacked to teach one thing. Rule: feature-explain-in-one-round."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from bot.engine import PRESETS, Card, Face, GameState, dump, load, new_game, parse_cards
from bot.engine.dealing import deck_of

LEARNER, RIVAL = 0, 1
"""The seats: the one who learns, and the computer player."""

_RULES = PRESETS["classic"]
_SEED = bytes(32)


class Deed(StrEnum):
    """What a learner may do in a lesson, as the presses of the tutorial carry it."""

    PLAY = "play"
    DRAW = "draw"
    KEEP = "keep"
    ACCEPT = "accept"
    CHALLENGE = "challenge"
    CATCH = "catch"


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the learner: what it may be, so that the lesson comes to its point.

    `faces` are the cards that may be played, all of them where it names none; `calls` that UNO! goes along.
    """

    name: str
    deeds: frozenset[Deed]
    faces: frozenset[Face] = frozenset()
    calls: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal and the steps to take in it.

    Cards are written as the engine does, the next to be drawn first. The rival plays its first card that
    fits; `calls` tells whether it says UNO!, `hints` whether the learner's hand shows what fits.
    """

    name: str
    steps: tuple[Step, ...]
    hand: str
    rival: str
    top: str
    draw: str = ""
    begins: int = LEARNER
    calls: bool = True
    hints: bool = True

    def deal(self) -> GameState:
        """Lay the cards out, in a match of the official rules."""
        return _dealt(self.hand, self.rival, self.top, self.draw, self.begins)


def _step(name: str, *deeds: Deed, faces: str = "", calls: bool = False) -> Step:
    return Step(name, frozenset(deeds), frozenset(map(Face, faces.split())), calls)


_ALL = (
    Lesson(
        "match",
        (_step("first", Deed.PLAY), _step("second", Deed.PLAY)),
        hand="R2 B5 B8 G9 Y7",
        rival="R8 B1 R1 Y1 Y4",
        top="R5",
        hints=False,
    ),
    Lesson(
        "draw",
        (_step("stuck", Deed.DRAW), _step("drawn", Deed.PLAY, Deed.KEEP)),
        hand="B2 G4 Y6",
        rival="R1 Y3 G7 B8",
        top="R9",
        draw="R4",
    ),
    Lesson(
        "actions",
        (
            _step("one", Deed.PLAY, faces="S +2"),
            _step("other", Deed.PLAY, faces="S +2"),
            _step("rest", Deed.PLAY),
        ),
        hand="R3 RS R+2 B9 G6",
        rival="R1 Y3 G7 B8 Y9",
        top="R7",
    ),
    Lesson(
        "wild",
        (_step("wild", Deed.PLAY, faces="W"), _step("follow", Deed.PLAY)),
        hand="B3 B6 G1 W",
        rival="R1 Y3 G7 R8",
        top="R9",
        draw="Y2",
    ),
    Lesson(
        "four",
        (_step("doubt", Deed.CHALLENGE), _step("after", Deed.PLAY)),
        hand="B1 B4 G5 Y2",
        rival="W4 R8 R2 Y7 Y1",
        top="R5",
        begins=RIVAL,
    ),
    Lesson(
        "catch",
        (_step("catch", Deed.CATCH),),
        hand="B5 G3 G8",
        rival="R8 B2",
        top="R5",
        begins=RIVAL,
        calls=False,
    ),
    Lesson(
        "uno",
        (_step("call", Deed.PLAY, calls=True), _step("out", Deed.PLAY)),
        hand="R3 R6",
        rival="R8 B2 G4",
        top="R5",
    ),
)

LESSONS: Mapping[str, Lesson] = {lesson.name: lesson for lesson in _ALL}
"""All lessons by name, in the order in which they are taught."""


def following(lesson: Lesson) -> Lesson | None:
    """Give the lesson after this one, None after the last."""
    names = list(LESSONS)
    place = names.index(lesson.name) + 1
    return LESSONS[names[place]] if place < len(names) else None


@cache
def _dealt(hand: str, rival: str, top: str, draw: str, begins: int) -> GameState:
    """Stack a match through the engine's own door, every card of the deck in its place."""
    hands, up, next_up = [parse_cards(hand), parse_cards(rival)], parse_cards(top), parse_cards(draw)
    named = Counter((*hands[LEARNER], *hands[RIVAL], *up, *next_up))
    rest = list((Counter(deck_of(_RULES)) - named).elements())
    fresh = new_game(_RULES, len(hands), _SEED, computers=frozenset({RIVAL})).state
    return load(
        dump(fresh)
        | {
            "hands": [_written(cards) for cards in hands],
            "draw_pile": _written((*rest, *reversed(next_up))),
            "discard_pile": _written(up),
            "colour": up[-1].colour,
            "direction": 1,
            "dealer": 1 - begins,
            "up": begins,
            "fresh": [],
            "phase": {"is": "Turn", "seat": begins, "drawn": False},
        }
    )


def _written(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]
