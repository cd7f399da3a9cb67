"""`run`: play on Discord, or in the sandbox where no token is set."""

import gc
from argparse import Namespace
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from bot.chores import CannotGoOn, Chore
from bot.chores._serving import NewLoop, serve
from bot.chores.sandbox import play_in_sandbox
from bot.config import Settings, SettingsError, load_settings

SELDOM = (20_000, 20, 100)
"""Objects more than were dropped until garbage is looked for among the youngest; then in how many rounds of
that among older ones, and in how many of those among all."""


def run(_: Namespace) -> int:
    """Connect to Discord, or open the sandbox where no token is set."""
    settings = load_settings()
    if settings.discord_token is None:
        return serve(settings, partial(play_in_sandbox, settings))
    token = settings.discord_token.get_secret_value()
    return serve(settings, partial(_play_on_discord, settings, token), _fastest_loop())


async def _play_on_discord(settings: Settings, token: str) -> None:
    import aiohttp
    import discord

    from bot.app import create_bot

    try:
        if settings.discord_api is not None:
            await _go_by(settings.discord_api)
        async with create_bot(settings) as bot:
            _spare_garbage_collection()
            await bot.start(token)
    except discord.LoginFailure:
        raise SettingsError(
            "DISCORD_TOKEN was refused by Discord; it may be the token that the developer portal shows "
            "under Bot after Reset Token."
        ) from None
    except aiohttp.ClientConnectionError as error:
        raise CannotGoOn(f"Discord cannot be reached ({error}); is this machine online?") from error


def _spare_garbage_collection() -> None:
    """Look for garbage seldom, and never in what is loaded by now.

    Every answer makes thousands of small objects that need no such search. With a thousand tables in memory
    it would stop everything for half a second at a time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def _go_by(api: str) -> None:
    """Reach Discord by another address, and its gateway by the one that is named there."""
    import aiohttp
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway") as response:
        try:
            gateway = yarl.URL((await response.json(content_type=None))["url"])
        except (ValueError, LookupError, TypeError):
            raise CannotGoOn(f"DISCORD_API is {api}, where no Discord answers.") from None
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = gateway


def _fastest_loop() -> NewLoop | None:
    return import_module("uvloop").new_event_loop if find_spec("uvloop") else None


CHORE = Chore(
    "play on Discord with DISCORD_TOKEN set, else in the sandbox (what happens without a command)", run
)
