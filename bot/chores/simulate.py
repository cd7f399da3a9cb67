"""`simulate`: let computer players play against each other, watching every law of the game."""

from argparse import ArgumentParser, Namespace

from bot.chores import Chore
from bot.chores._rules import add_rules, read_rules
from bot.config import SettingsError


def add_arguments(parser: ArgumentParser) -> None:
    """Add what may be said about a simulation."""
    add_rules(parser)
    parser.add_argument("--seats", type=int, default=4, help="computer players at the table (4)")
    parser.add_argument("--rounds", type=int, default=100, help="rounds to play (100)")
    parser.add_argument("--seed", type=int, default=0, help="repeats the same rounds (0)")


def simulate(options: Namespace) -> int:
    """Play rounds and sum them up; a broken law gives 1."""
    from bot import simulation

    rules = read_rules(options)
    if options.rounds < 1:
        raise SettingsError(f"--rounds is {options.rounds}; it may be 1 or more.")
    try:
        summary = simulation.simulate(rules, options.seats, options.rounds, options.seed)
    except ValueError as error:
        raise SettingsError(f"--seats: {error}.") from None
    for line in simulation.report(summary):
        print(line)
    return 1 if summary.broken else 0


CHORE = Chore("let computer players play against each other, watching every law", simulate, add_arguments)
