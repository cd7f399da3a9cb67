"""The rules that a chore plays by, as options: --preset and --rules."""

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from bot.config import SettingsError, suggestion

if TYPE_CHECKING:
    from bot.engine import Rules


def add_rules(parser: ArgumentParser) -> None:
    """Add the options that name the rules."""
    parser.add_argument("--preset", default="classic", help="the named rules to play by (classic)")
    parser.add_argument("--rules", metavar="JSON", help='options that differ, such as {"challenge": false}')


def read_rules(options: Namespace) -> "Rules":
    """Give the rules that the options name; raises SettingsError."""
    from pydantic import ValidationError

    from bot.engine import Rules
    from bot.engine.presets import DIFFERENCES
    from bot.engine.rules import explain

    if options.preset not in DIFFERENCES:
        raise SettingsError(f"--preset is {options.preset!r}; it may be {' or '.join(DIFFERENCES)}.")
    names = [field.alias or name for name, field in Rules.model_fields.items()]
    try:
        differences = dict(json.loads(options.rules or "{}"))
        for name in differences:
            if name not in names:
                raise SettingsError(f"--rules has no such option: {name}; {suggestion(name, names)}")
        return Rules(**{**DIFFERENCES[options.preset], **differences})
    except ValidationError as error:
        raise SettingsError(f"--rules: {'; '.join(explain(error))}.") from None
    except (ValueError, TypeError):
        raise SettingsError(
            f'--rules is {options.rules!r}; it may be a JSON object like {{"challenge": false}}.'
        ) from None
