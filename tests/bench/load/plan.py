"""The plan of a run, and the bars that its figures are held against."""

import argparse
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plan:
    """Hold how many tables are played, by how many presses a second, and for how long.

    `saved` tables are stored when the bot is started. `postgres` names a server to make a database on; where
    it is None, tables are kept in a file.
    """

    tables: int = 1_000
    rate: float = 200.0
    seconds: float = 60.0
    saved: int = 10_000
    postgres: str | None = None

    @property
    def floor_seconds(self) -> float:
        """Give for how long the bare responder is pressed."""
        return min(self.seconds, 20.0)


LATEST = 0.100
"""Seconds from a press to its answer, at the 99th percentile."""

MOST_REQUESTS = 3.0
"""Requests a press, answer included."""

OLDEST_PICTURE = 5.0
"""Seconds for which a table may show less than has happened."""

FIRST_PRESS = 2.0
"""Seconds from the start of the process to the first press that is answered."""

HEAVIEST = 10 * 1024
"""Bytes that a loaded table takes at which nobody presses."""


def read(arguments: list[str] | None = None) -> Plan:
    """Read a plan from the command line."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="make load", description="Play many tables at once, and measure.")
    parser.add_argument("--tables", type=int, default=usual.tables, help="how many are played")
    parser.add_argument("--rate", type=float, default=usual.rate, help="presses a second, over all of them")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="for how long")
    parser.add_argument("--saved", type=int, default=usual.saved, help="tables stored when the bot starts")
    parser.add_argument("--postgres", metavar="URL", help="a server to make a database on, instead of a file")
    options = parser.parse_args(arguments)
    return Plan(**vars(options))
