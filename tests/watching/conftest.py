"""A bot that is watched, on a simulated Discord."""

import random
from collections.abc import AsyncGenerator
from functools import partial
from pathlib import Path

import pytest

from bot.app import create_bot
from bot.config import Settings
from tests.support.discord_env import Sim, open_sim
from tests.support.rounds import SEED


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncGenerator[Sim]:
    """Run a bot that counts, and on which every game is dealt from the same seed."""
    url = f"sqlite+aiosqlite:///{(tmp_path / 'watched.db').as_posix()}"
    make = partial(create_bot, seed=lambda: SEED, rng=random.Random(1))
    async with open_sim(Settings(database_url=url, health_port=0), make_bot=make) as sim:
        yield sim
