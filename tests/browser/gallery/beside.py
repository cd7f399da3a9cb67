"""The screens beside a game: rules, learning, records and settings."""

from __future__ import annotations

from collections.abc import Mapping

from bot.ui.verbs import Verb
from tests.browser.gallery.stage import Arrange, Shot, Stage
from tests.data.builders import finish, result, won

PLAYED = {"scoring": "winner_500", "rounds": 4, "counters": {"uno_calls": 3, "uno_caught": 1}}


async def panel(stage: Stage) -> Shot:
    """Show where the host chooses the rules."""
    await stage.gather(stage.long, stage.third)
    answer = await stage.at_table(stage.host, Verb.RULES)
    assert answer.response is not None
    return Shot(answer.response, stage.host)


async def panel_options(stage: Stage) -> Shot:
    """Show a page of options, two of them changed."""
    await stage.gather(stage.long, stage.third)
    answer = await stage.at_table(stage.host, Verb.RULES)
    await stage.sim.choose(stage.host, "house", select="u1:panel:1:", on=answer)
    await stage.sim.choose(stage.host, "swap", select="u1:opt:1::house:seven", on=answer)
    assert answer.response is not None
    return Shot(answer.response, stage.host)


async def rulebook(stage: Stage) -> Shot:
    return await _command(stage, "uno rules", preset="party")


async def memo(stage: Stage) -> Shot:
    return await _command(stage, "uno memo", preset="party")


async def glossary(stage: Stage) -> Shot:
    return await _command(stage, "uno cards")


async def tutorial(stage: Stage) -> Shot:
    return await _command(stage, "uno tutorial")


async def lesson(stage: Stage) -> Shot:
    """Show the first lesson."""
    first = await stage.command(stage.host, "uno tutorial")
    await stage.sim.choose(stage.host, "match", on=first)
    return stage.private(stage.host)


async def help_page(stage: Stage) -> Shot:
    await stage.deal(stage.long, stage.third)
    return await _command(stage, "uno help")


async def rankings(stage: Stage) -> Shot:
    await _play_before(stage)
    return await _command(stage, "uno rankings")


async def leaderboard(stage: Stage) -> Shot:
    """Show the rankings with their picture."""
    await _play_before(stage)
    return await _command(stage, "uno rankings", picture=True)


async def stats(stage: Stage) -> Shot:
    await _play_before(stage)
    return await _command(stage, "uno stats")


async def profile(stage: Stage) -> Shot:
    """Show somebody's record with its picture."""
    await _play_before(stage)
    return await _command(stage, "uno stats", picture=True)


async def settings(stage: Stage) -> Shot:
    return await _command(stage, "uno settings")


async def server_settings(stage: Stage) -> Shot:
    return await _command(stage, "uno-admin settings")


async def _command(stage: Stage, name: str, **options: object) -> Shot:
    return Shot(await stage.command(stage.host, name, **options), stage.host)


async def _play_before(stage: Stage) -> None:
    """Store some matches of the last days, so that there are records to show."""
    everybody = [stage.host, stage.long, stage.third, stage.fourth]
    for days, winner in enumerate((0, 0, 2, 1, 0, 2, 3, 0, 1, 0)):
        first, *others = (everybody[(winner + step) % 4].id for step in range(4 - days % 2))
        sat = len(others) + 1
        await finish(
            stage.sim.bot.database,
            won(first, seats=sat, beaten=len(others), **PLAYED | {"points": 500 + 7 * days}),
            *(
                result(loser, seats=sat, place=place, beaten=sat - place, points=60 * place, **PLAYED)
                for place, loser in enumerate(others, start=2)
            ),
            at=stage.sim.now() - (10 - days) * 86400,
            guild_id=stage.sim.guild.id,
        )


BESIDE: Mapping[str, Arrange] = {
    "rules-panel": panel,
    "rules-options": panel_options,
    "rulebook": rulebook,
    "memo": memo,
    "cards": glossary,
    "tutorial": tutorial,
    "lesson": lesson,
    "help": help_page,
    "rankings": rankings,
    "leaderboard": leaderboard,
    "stats": stats,
    "profile": profile,
    "settings": settings,
    "server-settings": server_settings,
}
