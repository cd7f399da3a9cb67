"""The stand-in itself: it says no where Discord does, in Discord's words."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from tests.wire import messages
from tests.wire.interactions import LIFE, PRESS, PROMPT
from tests.wire.messages import OLD
from tests.wire.standin import TOKEN, StandIn
from tests.wire.world import Channel, Interaction, Message, User

HELLO = {"content": "hello"}
SAY = {"type": 4, "data": HELLO}


@dataclass(slots=True)
class Client:
    """A client that knows nothing of rate limits."""

    stand_in: StandIn
    session: aiohttp.ClientSession
    user: User
    channel: Channel

    async def ask(self, method: str, path: str, body: Any = None, token: str = TOKEN) -> tuple[int, Any, Any]:
        """Send a request; give the status, the body and the headers of the answer."""
        headers = {"Authorization": f"Bot {token}"}
        url = self.stand_in.api + path
        async with self.session.request(method, url, json=body, headers=headers) as response:
            told = await response.json() if response.status != 204 else None
            return response.status, told, response.headers

    async def code(self, method: str, path: str, body: Any = None) -> tuple[int, int]:
        """Send a request; give the status and the code of the error."""
        status, told, _ = await self.ask(method, path, body)
        return status, (told or {}).get("code", 0)

    def posted(self) -> Message:
        """Have the bot have posted something."""
        return messages.post(self.stand_in.world, self.channel, self.stand_in.world.application, HELLO)

    def pressed(self) -> tuple[Interaction, str, str]:
        """Have somebody press; give that, the route to answer it and the one to follow it up."""
        world = self.stand_in.world
        pressed = self.posted()
        now = world.now()
        interaction = Interaction(
            world.ids.next(),
            "a-token",
            PRESS,
            self.user,
            self.channel.guild_id,
            self.channel.id,
            now,
            pressed,
        )
        world.interactions[interaction.token] = interaction
        answer = f"/interactions/{interaction.id}/{interaction.token}/callback"
        return interaction, answer, f"/webhooks/{world.application.id}/{interaction.token}"


@pytest_asyncio.fixture
async def client() -> AsyncGenerator[Client]:
    async with StandIn().opened() as stand_in, aiohttp.ClientSession() as session:
        user = stand_in.world.user("Ada")
        _, channel = stand_in.add_guild("Uno Table", user)
        yield Client(stand_in, session, user, channel)


async def test_a_token_that_is_not_the_bots_is_refused(client: Client) -> None:
    status, _, _ = await client.ask("GET", "/users/@me", token="another")
    assert status == 401


async def test_a_sixth_message_in_five_seconds_is_too_much(client: Client) -> None:
    path = f"/channels/{client.channel.id}/messages"
    answers = [await client.ask("POST", path, HELLO) for _ in range(6)]
    assert [status for status, _, _ in answers] == [200] * 5 + [429]
    assert [headers["X-RateLimit-Remaining"] for _, _, headers in answers] == ["4", "3", "2", "1", "0", "0"]
    _, told, headers = answers[-1]
    assert 0 < told["retry_after"] <= 5
    assert headers["Via"]
    client.stand_in.advance(5)
    assert (await client.ask("POST", path, HELLO))[0] == 200


async def test_another_channel_has_a_limit_of_its_own(client: Client) -> None:
    other = client.stand_in.world.channel(client.stand_in.world.guilds[client.channel.guild_id])
    for channel in (client.channel, other):
        for _ in range(5):
            assert (await client.ask("POST", f"/channels/{channel.id}/messages", HELLO))[0] == 200


async def test_fifty_requests_a_second_is_all_that_the_bot_may_send(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client.stand_in.clock, "_base", lambda: 1e9)
    answers = [await client.ask("GET", f"/channels/{client.channel.id}") for _ in range(51)]
    assert [status for status, _, _ in answers] == [200] * 50 + [429]
    assert answers[-1][1]["global"] is True
    _, answer, _ = client.pressed()
    assert (await client.ask("POST", answer, SAY))[0] == 204


async def test_an_interaction_is_answered_once(client: Client) -> None:
    _, answer, _ = client.pressed()
    assert (await client.ask("POST", answer, SAY))[0] == 204
    assert await client.code("POST", answer, SAY) == (400, 40060)


async def test_an_interaction_is_answered_in_three_seconds(client: Client) -> None:
    _, answer, _ = client.pressed()
    client.stand_in.advance(PROMPT + 0.1)
    assert await client.code("POST", answer, SAY) == (404, 10062)


async def test_nothing_follows_what_was_not_answered(client: Client) -> None:
    _, _, follow = client.pressed()
    assert await client.code("POST", follow, HELLO) == (404, 10015)


async def test_a_token_lives_for_a_quarter_of_an_hour(client: Client) -> None:
    _, answer, follow = client.pressed()
    await client.ask("POST", answer, SAY)
    client.stand_in.advance(LIFE - 1)
    assert (await client.ask("POST", follow, HELLO))[0] == 200
    client.stand_in.advance(1.1)
    for method, path in (("POST", follow), ("PATCH", f"{follow}/messages/@original")):
        assert await client.code(method, path, HELLO) == (401, 50027)


async def test_a_private_message_is_unknown_to_the_bots_own_token(client: Client) -> None:
    interaction, answer, follow = client.pressed()
    await client.ask("POST", answer, {"type": 4, "data": HELLO | {"flags": 64}})
    message = client.stand_in.world.messages[interaction.original or 0]
    assert message.reader == client.user.id
    path = f"/channels/{client.channel.id}/messages/{message.id}"
    assert await client.code("PATCH", path, HELLO) == (404, 10008)
    assert (await client.ask("PATCH", f"{follow}/messages/@original", HELLO))[0] == 200


async def test_an_announced_answer_is_the_first_that_follows(client: Client) -> None:
    interaction, answer, follow = client.pressed()
    await client.ask("POST", answer, {"type": 5, "data": {"flags": 64}})
    _, told, _ = await client.ask("POST", follow, HELLO)
    assert told["id"] == str(interaction.original)
    assert told["flags"] == 64


async def test_old_messages_cannot_be_edited_often(client: Client) -> None:
    path = f"/channels/{client.channel.id}/messages/{client.posted().id}"
    client.stand_in.advance(OLD + 1)
    codes = [await client.code("PATCH", path, HELLO) for _ in range(4)]
    assert codes == [(200, 0)] * 3 + [(429, 30046)]


@pytest.mark.parametrize(
    ("denied", "answer"),
    [({"view_channel": True}, (403, 50001)), ({"send_messages": True}, (403, 50013))],
)
async def test_what_the_bot_may_not_do_is_refused(
    client: Client, denied: dict[str, bool], answer: tuple[int, int]
) -> None:
    client.channel.denied.update(**denied)
    assert await client.code("POST", f"/channels/{client.channel.id}/messages", HELLO) == answer


async def test_what_is_gone_is_unknown(client: Client) -> None:
    message = client.posted()
    messages.delete(client.stand_in.world, message)
    path = f"/channels/{client.channel.id}/messages/{message.id}"
    assert await client.code("PATCH", path, HELLO) == (404, 10008)
    assert await client.code("POST", "/channels/1/messages", HELLO) == (404, 10003)
    assert await client.code("GET", "/no/such/address") == (404, 0)


async def test_an_archived_thread_is_not_edited_but_opened_by_a_message(client: Client) -> None:
    world = client.stand_in.world
    thread = world.thread(client.channel, "game")
    message = messages.post(world, thread, world.application, HELLO)
    messages.archive(world, thread)
    path = f"/channels/{thread.id}/messages"
    assert await client.code("PATCH", f"{path}/{message.id}", HELLO) == (400, 50083)
    assert (await client.ask("POST", path, HELLO))[0] == 200
    assert not thread.archived


async def test_what_breaks_a_limit_is_refused_and_noted(client: Client) -> None:
    path = f"/channels/{client.channel.id}/messages"
    assert await client.code("POST", path, {"content": "x" * 2001}) == (400, 50035)
    assert any("2001 characters" in one for one in client.stand_in.violations())
