"""Replay a match from a checkpoint: what the log leads to must be what is stored.

A checkpoint is made when a match begins, and when another version of the engine takes a table over: what one
version did need not be what another one would do.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from itertools import chain
from typing import Any, get_args

import orjson

from bot import __version__
from bot.engine import Action, IllegalAction, apply, load_action
from bot.table.actions import LobbyAction, TableAction
from bot.table.course import advanced
from bot.table.record import Game, read_game, write_game
from data import Checkpoint, StoredAction

_NO_MOVES = frozenset(kind.__name__ for kind in chain(get_args(LobbyAction), get_args(TableAction)))


def _engine_version() -> str:
    """Name the engine by the version of the program and a digest of its source.

    Between two releases the rules change while the number stays the same.
    """
    rooms = [files("bot.engine"), files("bot.engine.events")]
    modules = sorted(
        (module.name, module.read_bytes())
        for room in rooms
        for module in room.iterdir()
        if module.name.endswith(".py")
    )
    digest = blake2b(b"".join(source for _, source in modules), digest_size=4).hexdigest()
    return f"{__version__}+{digest}"


ENGINE_VERSION = _engine_version()
"""What is written beside every action: a log can be replayed by the engine that made it."""


class Diverged(Exception):
    """The log does not lead to what is stored; the text says where it went wrong."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """A match on its way to the storage as a checkpoint, written as JSON when its turn has come."""

    game: Game

    def __str__(self) -> str:
        return orjson.dumps(write_game(self.game)).decode()


def replay(checkpoint: Checkpoint, log: Iterable[StoredAction]) -> Game:
    """Give the match that the log leads to, oldest entry first, from a checkpoint before all of them.

    Raises Diverged where an entry cannot be read, or the engine refuses it.
    """
    try:
        game = read_game(orjson.loads(checkpoint.body))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise Diverged("its checkpoint cannot be read") from error
    for entry in log:
        try:
            for action in moves(entry.body):
                game = advanced(game, *apply(game.state, action), entry.at)
        except IllegalAction as illegal:
            raise Diverged(f"revision {entry.revision} is refused: {illegal.refusal.reason}") from illegal
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise Diverged(f"the log cannot be read at revision {entry.revision}") from error
    return game


def same(stored: Game, replayed: Game) -> bool:
    """Tell whether two matches are the same in all that the log leads to; pauses are the table's alone."""
    return _led_to(stored) == _led_to(replayed)


def _led_to(game: Game) -> tuple[object, ...]:
    return game.state, game.recent, game.counters, game.raced


def moves(body: str) -> Iterator[Action]:
    """Read the moves of the game from an entry of the log; what was asked of the table alone is left out."""
    deeds: list[dict[str, Any]] = orjson.loads(body)
    return (load_action(deed) for deed in deeds if deed["is"] not in _NO_MOVES)
