"""Kill a bot hundreds of times, and print what has become of the tables: what `make kill` runs."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.support.postgres import fresh_database
from tests.wire.ordeal import DEFAULT_TABLES, Ordeal, Report
from tests.wire.standin import StandIn


def main() -> int:
    """Do what the command line asks; gives 1 when anything was lost, doubled or stuck."""
    parser = argparse.ArgumentParser(
        prog="make kill", description="Kill the bot at play, and look what is left."
    )
    parser.add_argument("--kills", type=int, default=300, help="how often")
    parser.add_argument("--minutes", type=float, help="after which no life is begun any more")
    parser.add_argument("--tables", type=int, default=DEFAULT_TABLES, help="how many are played at a time")
    parser.add_argument("--seed", type=int, default=1, help="of the moments, and of what people press")
    parser.add_argument(
        "--buttons", type=int, default=200, help="pressed in each channel in the end, at most"
    )
    parser.add_argument("--postgres", metavar="URL", help="a server to make a database on, instead of a file")
    parser.add_argument("--folder", type=Path, help="where the log and the file are to stay")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = options.folder or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        report = asyncio.run(_run(options, folder))
    print("\n".join(report.lines()))
    wrong = report.findings.all()
    print("\n".join(wrong[:50]))
    return 1 if wrong else 0


async def _run(options: argparse.Namespace, folder: Path) -> Report:
    async with StandIn().opened() as stand_in:
        if options.postgres is None:
            return await _go(
                stand_in, options, folder, f"sqlite+aiosqlite:///{(folder / 'wire.db').as_posix()}"
            )
        async with fresh_database(options.postgres) as url:
            return await _go(stand_in, options, folder, url)


async def _go(stand_in: StandIn, options: argparse.Namespace, folder: Path, url: str) -> Report:
    ordeal = Ordeal(
        stand_in,
        folder,
        url,
        kills=options.kills,
        seed=options.seed,
        tables=options.tables,
        sweep=options.buttons,
        minutes=options.minutes,
        tell=lambda line: print(line, file=sys.stderr, flush=True),
    )
    return await ordeal.run()


if __name__ == "__main__":
    sys.exit(main())
