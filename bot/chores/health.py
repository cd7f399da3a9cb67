"""`health`: ask the bot that runs on this machine how it does."""

from argparse import ArgumentParser, Namespace

from bot.chores import CannotGoOn, Chore
from bot.config import SettingsError, load_settings

PATIENCE = 5.0
"""Seconds that the bot is given to answer."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what may be asked."""
    parser.add_argument(
        "--ready", action="store_true", help="ask whether people can play, not only if it lives"
    )


def health(options: Namespace) -> int:
    """Ask for /healthz, or /readyz, at HEALTH_PORT, and print the answer; a no gives 1."""
    from http.client import HTTPConnection, HTTPException

    settings = load_settings()
    if not settings.health_port:
        raise SettingsError("HEALTH_PORT is not set; it may be the port that the bot was started with.")
    host = "127.0.0.1" if settings.health_host in ("0.0.0.0", "::") else settings.health_host  # noqa: S104 - compared
    connection = HTTPConnection(host, settings.health_port, timeout=PATIENCE)
    try:
        connection.request("GET", "/readyz" if options.ready else "/healthz")
        answer = connection.getresponse()
        said = answer.read().decode()
    except (OSError, HTTPException) as error:
        raise CannotGoOn(f"Nothing answers at {host}:{settings.health_port} ({error}).") from error
    finally:
        connection.close()
    if answer.status != 200:
        raise CannotGoOn(said)
    print(said)
    return 0


CHORE = Chore("ask the bot that runs here, at HEALTH_PORT, how it does", health, add_arguments)
