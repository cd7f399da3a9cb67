"""`sandbox`: play in the browser on a simulated Discord."""

import logging
from argparse import Namespace
from functools import partial

from bot.chores import CannotGoOn, Chore
from bot.chores._serving import serve
from bot.config import Settings, load_settings

OURS = ("bot", "cogs", "data")


def sandbox(_: Namespace) -> int:
    """Open the sandbox."""
    settings = load_settings()
    return serve(settings, partial(play_in_sandbox, settings))


async def play_in_sandbox(settings: Settings) -> None:
    """Keep the sandbox open until it is ended; raises CannotGoOn where it is not installed."""
    from bot.logs import all_but

    # simcord tries discord.py out without any intents when it is imported; the bot has those it needs.
    logging.getLogger("discord.state").addFilter(all_but("Guilds intent seems to be disabled"))
    try:
        from bot.sandbox import run_sandbox
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] in OURS:
            raise
        raise CannotGoOn(
            f"The sandbox needs {missing.name}, which is not installed: pip install 'uno-table[sandbox]', "
            "or set DISCORD_TOKEN to play on Discord."
        ) from missing
    await run_sandbox(settings)


CHORE = Chore("play in the browser on a simulated Discord, also where a token is set", sandbox)
