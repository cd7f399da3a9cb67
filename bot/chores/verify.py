"""`verify`: check that a finished match was shuffled as promised."""

from argparse import ArgumentParser, Namespace

from bot.chores import CannotGoOn, Chore
from bot.chores._rules import add_rules, read_rules
from bot.config import SettingsError


def add_arguments(parser: ArgumentParser) -> None:
    """Add what must be said about a match."""
    add_rules(parser)
    parser.add_argument("--seed", required=True, metavar="HEX", help="shown at the end of the match")
    parser.add_argument("--commitment", required=True, metavar="HEX", help="shown at the start of the match")
    parser.add_argument("--seats", type=int, required=True, help="seats that were dealt in first")


def verify(options: Namespace) -> int:
    """Compare the seed with its commitment and show what it deals; a broken promise gives 1."""
    from bot.verification import first_deal, read_seed, verdict

    rules = read_rules(options)
    try:
        seed = read_seed(options.seed)
    except ValueError as error:
        raise SettingsError(f"--seed is {options.seed!r}; it may be {error}.") from None
    kept, sentence = verdict(seed, options.commitment)
    if not kept:
        raise CannotGoOn(sentence)
    try:
        lines = list(first_deal(rules, options.seats, seed))
    except ValueError as error:
        raise SettingsError(f"--seats: {error}.") from None
    print(sentence, *lines, sep="\n")
    return 0


CHORE = Chore(
    "check a finished match: its seed against what was promised, and the first deal", verify, add_arguments
)
