"""`rulebook`: write the rules as pages to read outside Discord."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.chores import CannotGoOn, Chore


def add_arguments(parser: ArgumentParser) -> None:
    """Add where the pages go."""
    parser.add_argument("folder", type=Path, help="the folder to write into; a folder for each language")


def rulebook(options: Namespace) -> int:
    """Write all pages, over those that are there."""
    from bot.rulebook import pages

    written = pages()
    try:
        for name, text in written.items():
            path: Path = options.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise CannotGoOn(f"The pages cannot be written into {options.folder}: {error.strerror}.") from error
    print(f"{len(written)} pages are in {options.folder}.")
    return 0


CHORE = Chore("write the rules as Markdown pages, in every language", rulebook, add_arguments)
