"""What pictures cost: the time to draw one whose cards were drawn before, and the size of its file."""

import random
import statistics
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from bot.engine import Rules
from bot.engine.cards import sort_key
from bot.engine.dealing import deck_of
from bot.ui.pictures.avatars import Portrait
from bot.ui.pictures.hand import hand_picture
from bot.ui.pictures.leaderboard import Leader, LeaderboardShown, leaderboard_picture
from bot.ui.pictures.profile import ProfileShown, profile_picture
from bot.ui.pictures.table import SeatShown, TableShown, table_picture
from tests.bench.figures import Figures

TIMES = 30
HANDS = (3, 7, 12, 20, 30, 60)
NAME = "Świętosława Константиновна"
RED = (211, 38, 59)


async def run() -> Figures:
    """Draw every kind of picture."""
    return Figures("Pictures", ("picture", "median", "size"), tuple(_rows()), ("The bar: 6 ms and 20 KB.",))


def _rows() -> Iterator[tuple[str, str, str]]:
    deck = random.Random(1).sample(deck_of(Rules()), max(HANDS))
    for count in HANDS:
        hand = sorted(deck[:count], key=sort_key)
        yield _measured(f"a hand of {count}", partial(hand_picture, hand))
    for seats in (4, 10):
        sit = [SeatShown(NAME, 7, moves=seat == 0) for seat in range(seats)]
        yield _measured(
            f"a table of {seats}", partial(table_picture, TableShown(sit, "R5", 40, 1, RED, "Red"))
        )
    yield _measured("a profile", partial(profile_picture, _profile()))
    leaders = [Leader(rank, Portrait(rank, NAME), "120", 0.5, "50%") for rank in range(1, 11)]
    yield _measured(
        "a leaderboard of 10", partial(leaderboard_picture, LeaderboardShown(NAME, NAME, leaders))
    )


def _profile() -> ProfileShown:
    figures = [("120", "matches")] * 4
    course = [(float(at), at) for at in range(200)]
    return ProfileShown(Portrait(1, NAME), NAME, figures, 0.5, "Win rate", "50%", course, NAME, "1", "2")


def _measured(name: str, draw: Callable[[], bytes]) -> tuple[str, str, str]:
    size = len(draw())
    seconds: list[float] = []
    for _ in range(TIMES):
        started = perf_counter()
        draw()
        seconds.append(perf_counter() - started)
    return name, f"{statistics.median(seconds) * 1000:.1f} ms", f"{size / 1000:.0f} KB"
