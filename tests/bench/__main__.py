"""Run the benchmarks: all of them, or those that are named, as in `python -m tests.bench engine saving`.

A benchmark is a module of this package with an `async def run() -> Figures`.
"""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from importlib import import_module
from pkgutil import iter_modules

import tests.bench

from .figures import Figures

Run = Callable[[], Awaitable[Figures]]


def benchmarks() -> dict[str, Run]:
    """Find the benchmarks by name."""
    names = sorted(module.name for module in iter_modules(tests.bench.__path__))
    modules = {name: import_module(f"tests.bench.{name}") for name in names if not _beside(name)}
    return {name: module.run for name, module in modules.items() if hasattr(module, "run")}


def _beside(name: str) -> bool:
    """Tell what is no benchmark: this module, and the tests of the benchmarks."""
    return name == "__main__" or name.startswith("test_")


def main(wanted: list[str]) -> int:
    """Print the figures of the benchmarks wanted, all where none is named; an unknown name gives 2."""
    found = benchmarks()
    if unknown := [name for name in wanted if name not in found]:
        print(f"There is no benchmark {unknown[0]!r}; it may be {', '.join(found)}.", file=sys.stderr)
        return 2
    names = wanted or list(found)
    if len(names) > 1:
        # Each in a process of its own: what one leaves in memory would slow the next.
        runs = [subprocess.run((sys.executable, "-m", "tests.bench", name), check=False) for name in names]
        return max(run.returncode for run in runs)
    figures = asyncio.run(_awaited(found[names[0]]))
    print(*figures.lines(), "", sep="\n", flush=True)
    return 0


async def _awaited(run: Run) -> Figures:
    return await run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
