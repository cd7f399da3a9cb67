"""Processes: the bot and the bare responder on one core, the stand-in on another."""

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.wire.process import ROOT
from tests.wire.standin import TOKEN, StandIn

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
"""The cores that we may use, where the system tells."""

LISTENS, SERVES = 0, 1
"""The places of the stand-in and of who serves it among the cores."""

PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class Use:
    """What a process has used: CPU seconds so far, and bytes of memory now."""

    cpu: float
    memory: int


def pin(pid: int, place: int) -> None:
    """Keep a process, 0 for this one, to one core where there are several."""
    if len(CORES) > 1:
        os.sched_setaffinity(pid, {CORES[place]})


def use(pid: int) -> Use | None:
    """Look at what a process has used; None where the system has no /proc."""
    try:
        after_name = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
        pages = int((PROC / str(pid) / "statm").read_text().split()[1])
    except OSError:
        return None
    ticks = int(after_name[11]) + int(after_name[12])
    return Use(ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))


@asynccontextmanager
async def bare(stand_in: StandIn, folder: Path) -> AsyncGenerator[int]:
    """Run the bare responder until it serves no more, and give its process id."""
    environment = {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API": stand_in.api,
        "GATEWAY": stand_in.world.gateway,
    }
    with (folder / "bare.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.load.bare"),
            cwd=folder,
            env=environment,
            stdout=log,
            stderr=log,
        )
    try:
        pin(process.pid, SERVES)
        await stand_in.until(lambda: stand_in.gateway.live, "the bare responder", 60.0)
        yield process.pid
    finally:
        process.kill()
        await process.wait()
