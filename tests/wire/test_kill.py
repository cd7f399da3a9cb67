"""Killed again and again while it is played with, the bot loses nothing and does nothing twice."""

import sys
from pathlib import Path

import pytest

from tests.wire.moments import Moment
from tests.wire.ordeal import Ordeal
from tests.wire.standin import StandIn

KILLS, SEED = 20, 2


@pytest.mark.timeout(600)  # twenty starts and a few matches, beside whatever else the machine does
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
async def test_a_bot_that_is_killed_twenty_times_loses_nothing(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{(tmp_path / 'wire.db').as_posix()}"
    async with StandIn().opened() as stand_in:
        report = await Ordeal(stand_in, tmp_path, url, kills=KILLS, seed=SEED, tables=4, sweep=25).run()
    assert report.findings.all() == []
    assert set(report.kills) == set(Moment)
    assert report.kills.total() == KILLS
    assert min(report.acknowledged, report.tables, report.drains, report.old_buttons) > 0
    assert report.hands_compared > 0
