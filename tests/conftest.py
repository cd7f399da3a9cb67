"""What every test stands on: none of the machine's own settings reach it."""

import logging
import os
import sys
from collections.abc import Iterator
from functools import cache

import pytest
import structlog
from hypothesis import settings as laws

from bot.config import Settings
from bot.ui import emojis

# The same examples on every machine and every run; a slow machine is no failure.
laws.register_profile("house", derandomize=True, deadline=None)
laws.load_profile("house")

# Every bot that starts loads its cogs anew, and compiling them takes longer than the start; machines that
# run containers often tell Python to keep nothing of what it compiles.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


LONGEST = {"wire", "browser"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that take longest, lest one worker be left with them when all others are done."""
    items.sort(key=lambda item: LONGEST.isdisjoint(item.path.parts))


@pytest.fixture(autouse=True)
def _no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="session", autouse=True)
def _pictures_are_drawn_once() -> Iterator[None]:
    """Draw each picture once a run, not once for every bot that starts: it is always the same one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(emojis, "render", cache(emojis.render))
        yield


@pytest.fixture
def logs_as_they_were() -> Iterator[None]:
    """Undo what a test does to logging: a handler left behind writes to a stream that is closed by then."""
    root, talkative = logging.getLogger(), [logging.getLogger(name) for name in ("discord", "aiosqlite")]
    level, handlers = root.level, list(root.handlers)
    levels = [logger.level for logger in talkative]
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for logger, before in zip(talkative, levels, strict=True):
        logger.setLevel(before)
    structlog.reset_defaults()
