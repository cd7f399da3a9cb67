"""Measure the engine beside the one that played official rules alone: a rule that is off costs nothing.

The older one is taken out of the history. Each runs in a process of its own and both play the same rounds in
turns, so that a busy machine is busy for both; time is CPU time of the process that played.
"""

import io
import statistics
import subprocess
import sys
import tarfile
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from .engine import SEATS, Block, told
from .figures import Figures

HERE = Path(__file__).parents[2]
OFFICIAL_ALONE = "c5da2d4355de36089081e288e712aab74466bb41"
"""The last commit that played no house rule."""
BLOCKS = 61
ALLOWED = 1.05
"""How many times as long as then an action may take."""
COLUMNS = ("players", "what is timed", "now", "before house rules", "time an action", f"bar {ALLOWED}")

PLAY_ON_DEMAND = """
import sys
from tests.bench.engine import ours

sides = {}
for line in sys.stdin:
    seats = int(line)
    side = sides.setdefault(seats, ours(seats))
    block = side()
    print(block.actions, block.seconds, block.playing, flush=True)
"""

Player = Callable[[int], Block]


async def run() -> Figures:
    """Measure every number of players, with and without dealing."""
    with ExitStack() as stack:
        older = stack.enter_context(checked_out(OFFICIAL_ALONE))
        if older is None:
            note = f"Skipped: the history here does not reach back to {OFFICIAL_ALONE[:7]}."
            return Figures("Engine: now and before house rules", COLUMNS, (), (note,))
        now, then = stack.enter_context(playing_in(HERE)), stack.enter_context(playing_in(older))
        rows = [row for seats in SEATS for row in rows_of(seats, *in_turns(now, then, seats))]
    note = (
        f"Medians of {BLOCKS} blocks; the ratio is the median over neighbouring blocks. Rules: classic, "
        "driven as beside rlcard."
    )
    return Figures("Engine: now and before house rules", COLUMNS, tuple(rows), (note,))


@contextmanager
def checked_out(commit: str) -> Generator[Path | None]:
    """Lay a commit's files out in a folder that goes away again; None where the history lacks it."""
    command = ("git", "-C", str(HERE), "archive", commit, "bot", "tests")
    try:
        packed = subprocess.run(command, capture_output=True, check=False)
    except FileNotFoundError:
        yield None
        return
    if packed.returncode:
        yield None
        return
    with TemporaryDirectory() as folder, tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
        files.extractall(folder, filter="data")
        yield Path(folder)


@contextmanager
def playing_in(tree: Path) -> Generator[Player]:
    """Start a process that plays a block of rounds with the engine of a tree whenever it is asked to."""
    with subprocess.Popen(
        (sys.executable, "-c", PLAY_ON_DEMAND),
        cwd=tree,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked, told_back = process.stdin, process.stdout

        def play(seats: int) -> Block:
            print(seats, file=asked, flush=True)
            actions, seconds, playing = told_back.readline().split()
            return Block(int(actions), float(seconds), float(playing))

        yield play
        asked.close()


def in_turns(now: Player, then: Player, seats: int) -> tuple[list[Block], list[Block]]:
    """Time blocks of both in turns, after one that nobody counts; which goes first changes every time."""
    first: list[Block] = []
    second: list[Block] = []
    for number in range(BLOCKS + 1):
        order = ((now, first), (then, second))
        for player, blocks in order if number % 2 else reversed(order):
            blocks.append(player(seats))
    return first[1:], second[1:]


def rows_of(seats: int, now: list[Block], then: list[Block]) -> Iterator[tuple[str, ...]]:
    """Give a row with and a row without dealing."""
    yield row(seats, "dealing included", [each.speed for each in now], [each.speed for each in then])
    yield row(
        seats, "dealing excluded", [each.playing_speed for each in now], [each.playing_speed for each in then]
    )


def row(seats: int, what: str, now: list[float], then: list[float]) -> tuple[str, ...]:
    """Compare medians; the ratio is the median of the ratios of neighbouring blocks."""
    longer = statistics.median(before / after for after, before in zip(now, then, strict=True))
    held = "held" if longer <= ALLOWED else "MISSED"
    speeds = told(statistics.median(now)), told(statistics.median(then))
    return str(seats), what, *speeds, f"{longer:.3f}", held
