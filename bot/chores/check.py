"""`check`: see that the database is sound, and that every live game is what its log says."""

from __future__ import annotations

from argparse import Namespace

from bot.chores import CannotGoOn, Chore
from bot.chores._database import finish, open_existing, where
from bot.config import Settings, load_settings


def check(_: Namespace) -> int:
    """Report every live table in a line; trouble gives 1."""
    settings = load_settings()
    looked_at, trouble = finish(settings, _check(settings))
    if trouble:
        raise CannotGoOn(f"{where(settings)}: {trouble} of {looked_at} findings are trouble.")
    print(f"{where(settings)}: sound; live tables looked at: {looked_at}.")
    return 0


async def _check(settings: Settings) -> tuple[int, int]:
    from bot import checking

    database = await open_existing(settings)
    try:
        upkeep = database.upkeep
        if (version := await upkeep.version()) != upkeep.newest:
            raise CannotGoOn(
                f"{where(settings)} is at version {version or 'none'}, this program works with "
                f"{upkeep.newest}: python -m bot migrate brings it there."
            )
        looked_at = trouble = 0
        async for finding in checking.check(database):
            looked_at += 1
            trouble += not finding.sound
            print(f"{'ok     ' if finding.sound else 'TROUBLE'} {finding.text}")
        return looked_at, trouble
    finally:
        await database.close()


CHORE = Chore("see that the database is sound and every live game is what its log says", check)
