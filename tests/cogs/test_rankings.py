from datetime import UTC, datetime, timedelta

import pytest

from tests.data.builders import finish, result, won
from tests.support.discord_env import Sim, open_sim

SCORED = {"scoring": "winner_500"}


async def match(
    sim: Sim, winner: int, *losers: int, days_ago: float = 0.0, with_computer: bool = False
) -> None:
    """Store a finished match, won against these."""
    how = SCORED | {"with_computer": with_computer}
    await finish(
        sim.bot.database,
        won(winner, beaten=len(losers), **how),
        *(result(loser, **how) for loser in losers),
        at=sim.now() - days_ago * 86400,
        guild_id=sim.guild.id,
    )


async def test_rankings_of_a_server_without_matches_tell_how_to_get_there() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno rankings")
        assert "/uno start" in sim.text(shown)


async def test_rankings_put_whoever_beat_most_seats_first() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id, sim.clara.id)
        await match(sim, sim.ada.id, sim.clara.id)
        text = sim.text(await sim.slash(sim.dima, "uno rankings"))
        assert (
            text.index(f"<@{sim.borys.id}>")
            < text.index(f"<@{sim.ada.id}>")
            < text.index(f"<@{sim.clara.id}>")
        )


async def test_rankings_are_private_unless_they_are_for_everyone() -> None:
    async with open_sim() as sim:
        assert (await sim.slash(sim.ada, "uno rankings")).ephemeral
        assert not (await sim.slash(sim.ada, "uno rankings", everyone=True)).ephemeral
        assert len(sim.texts(sim.borys)) == 1


async def test_rankings_ping_nobody() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        mark = sim.mark()
        await sim.slash(sim.ada, "uno rankings", everyone=True)
        answer = next(request for request in sim.requests_since(mark) if request.kind == "callback")
        pinged = answer.body["data"]["allowed_mentions"]
        assert pinged["parse"] == []
        assert not any(pinged.values())


async def test_rankings_of_this_week_leave_out_what_was_before_monday() -> None:
    async with open_sim() as sim:
        today = datetime.fromtimestamp(sim.now(), UTC)
        monday = today.replace(hour=0, minute=0, second=0) - timedelta(days=today.weekday())
        since_monday = (today - monday).total_seconds() / 86400
        await match(sim, sim.borys.id, sim.ada.id, days_ago=since_monday + 0.01)
        await match(sim, sim.clara.id, sim.dima.id, days_ago=max(0.0, since_monday - 0.01))
        text = sim.text(await sim.slash(sim.ada, "uno rankings", period="week"))
        assert f"<@{sim.clara.id}>" in text
        assert f"<@{sim.borys.id}>" not in text


async def test_a_press_changes_the_period_in_the_same_message() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id, days_ago=400)
        shown = await sim.slash(sim.ada, "uno rankings")
        assert f"<@{sim.borys.id}>" in sim.text(shown)
        await sim.press(sim.ada, "This month", on=shown)
        assert f"<@{sim.borys.id}>" not in sim.text(shown)
        assert len(sim.texts(sim.ada)) == 1


async def test_matches_against_computer_players_count_apart() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id, with_computer=True)
        assert f"<@{sim.borys.id}>" not in sim.text(await sim.slash(sim.ada, "uno rankings"))


@pytest.mark.parametrize(("people", "pages"), [(10, 1), (11, 2), (25, 3)])
async def test_rankings_turn_pages_and_show_everybody_once(people: int, pages: int) -> None:
    async with open_sim() as sim:
        await match(sim, 1_000, *range(1_001, 1_000 + people))
        shown = await sim.slash(sim.ada, "uno rankings")
        texts = [sim.text(shown)]
        for _ in range(pages - 1):
            onwards = [one for one in sim.controls(shown) if one.custom_id.startswith("u1:rank:0:page:")][1]
            await sim.press(sim.ada, onwards.custom_id, on=shown)
            texts.append(sim.text(shown))
        listed = "\n".join(texts)
        assert all(listed.count(f"<@{user_id}>") == 1 for user_id in range(1_000, 1_000 + people))


async def test_a_page_that_is_gone_by_now_shows_the_last_one() -> None:
    async with open_sim() as sim:
        await match(sim, 1_000, *range(1_001, 1_011))
        shown = await sim.slash(sim.ada, "uno rankings", period="week")
        await sim.advance(7 * 86400)
        await match(sim, sim.borys.id, sim.ada.id)
        await sim.press(sim.ada, lambda one: one.custom_id == "u1:rank:0:page:week:1", on=shown)
        assert f"<@{sim.borys.id}>" in sim.text(shown)


async def test_buttons_of_rankings_work_after_a_restart() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        shown = await sim.slash(sim.ada, "uno rankings", everyone=True)
        await sim.restart()
        await sim.press(sim.clara, "This week", on=shown)
        assert f"<@{sim.borys.id}>" in sim.text(shown)


@pytest.mark.rule("feature-free-statistics")
async def test_stats_are_of_whoever_asks() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        await match(sim, sim.borys.id, sim.ada.id)
        await match(sim, sim.ada.id, sim.borys.id)
        text = sim.text(await sim.slash(sim.borys, "uno stats"))
        assert "67%" in text
        assert f"<@{sim.borys.id}>" not in text


async def test_stats_of_somebody_else_name_that_person() -> None:
    async with open_sim() as sim:
        await match(sim, sim.borys.id, sim.ada.id)
        text = sim.text(await sim.slash(sim.ada, "uno stats", player=sim.borys))
        assert f"<@{sim.borys.id}>" in text
        assert "100%" in text


async def test_stats_shown_to_everyone_name_the_person() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno stats", everyone=True)
        assert not shown.ephemeral
        assert f"<@{sim.ada.id}>" in sim.text(shown)
