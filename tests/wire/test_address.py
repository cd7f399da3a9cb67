"""DISCORD_API: the bot goes by another address."""

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.chores import CannotGoOn
from bot.chores.run import _go_by
from tests.wire.standin import StandIn


@pytest.fixture(autouse=True)
def _discords_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)


async def test_the_gateway_is_the_one_that_the_other_address_names() -> None:
    async with StandIn().opened() as stand_in:
        await _go_by(stand_in.api)
        assert Route("GET", "/gateway").url == f"{stand_in.api}/gateway"
        assert yarl.URL(stand_in.world.gateway) == DiscordWebSocket.DEFAULT_GATEWAY


async def test_an_address_where_no_discord_answers_is_named() -> None:
    async with StandIn().opened() as stand_in:
        elsewhere = f"{stand_in.api}/nothing"
        with pytest.raises(CannotGoOn, match=f"DISCORD_API is {elsewhere}, where no Discord answers"):
            await _go_by(elsewhere)
