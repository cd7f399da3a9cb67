"""Whole games on bad days: Discord fails at random, the gateway breaks, the bot is thrown out; all end."""

import asyncio

import pytest

from tests.support.messages import spell_out
from tests.wire import faults
from tests.wire.conftest import Wire
from tests.wire.faults import Fault, Kind
from tests.wire.payloads import channel_json, guild_json
from tests.wire.people import Person, verb
from tests.wire.refusals import too_fast
from tests.wire.rounds import LONGEST, Round

pytestmark = pytest.mark.asyncio(loop_scope="module")

EDITS, OWN_EDITS = "PATCH /webhooks/*", "PATCH /channels/*/messages/*"
TOO_OFTEN = Fault(Kind.REFUSE, too_fast(0.4, code=30046))
DEAD = 16 * 60.0

TABLES = 2
PIECE = 5
"""Moves between two breaks."""


async def seated(wire: Wire, count: int) -> Round:
    """Have people deal a match in which a press that stays without an answer is pressed again."""
    match = Round(wire.stand_in, wire.company(count), forgiving=True)
    await match.deal(preset="quick")
    return match


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.soak)])
async def test_whole_games_end_while_one_request_in_ten_fails(wire: Wire, seed: int) -> None:
    matches = [await seated(wire, 2) for _ in range(TABLES)]
    fate, mark = wire.stand_in.server.fate, wire.stand_in.mark
    fate.begin(faults.Faults(0.1, seed=seed))
    try:
        await asyncio.gather(*(match.play() for match in matches))
    finally:
        fate.begin(faults.Faults())
    assert all(match.over for match in matches)
    sent = wire.stand_in.sent(since=mark)
    failed = sum(one.fault is not None for one in sent)
    assert failed >= len(sent) / 20


async def test_a_whole_game_ends_while_the_gateway_breaks_again_and_again(wire: Wire) -> None:
    match, gateway = await seated(wire, 3), wire.stand_in.gateway
    breaks, codes = 0, (None, 1001, 4000)
    for _ in range(LONGEST // PIECE):
        await match.play(PIECE)
        if match.over:
            break
        await gateway.drop(codes[breaks % len(codes)])
        breaks += 1
    assert match.over
    assert breaks > 1


async def test_the_same_people_play_at_two_tables_and_each_goes_on_when_the_other_is_left(wire: Wire) -> None:
    here = await seated(wire, 3)
    guild = wire.stand_in.world.guilds[here.people[0].channel.guild_id]
    channel = wire.stand_in.world.channel(guild, "more-games")
    wire.stand_in.world.tell("CHANNEL_CREATE", channel_json(channel, wire.stand_in.world), guild.id)
    people = [Person(wire.stand_in, person.user, channel) for person in here.people]
    there = Round(wire.stand_in, people, forgiving=True)
    await there.deal(preset="quick")
    await asyncio.gather(here.play(4), there.play(4))
    asked = await here.people[2].slash("uno leave")
    await here.people[2].press(verb("leave2"), on=asked.message)
    here.people = here.people[:2]
    await asyncio.gather(here.play(), there.play())
    assert here.over
    assert there.over


@pytest.mark.parametrize(("aged", "where"), [(0.0, EDITS), (DEAD, OWN_EDITS)])
async def test_an_edit_of_an_old_message_that_comes_too_often_is_made_later(
    wire: Wire, aged: float, where: str
) -> None:
    match = await wire.table_of()
    table = match.table()
    assert table is not None
    wire.stand_in.advance(aged)
    refusing = wire.stand_in.script(TOO_OFTEN, where, message_id=table.id)
    await match.play(1)
    first = await wire.stand_in.struck(refusing)
    second = await wire.stand_in.again(first)
    assert (first.status, second.status) == (429, 200)
    assert second.at - first.at >= 0.4


async def test_a_bot_that_is_thrown_out_goes_on_with_the_game_where_it_is_invited_again(wire: Wire) -> None:
    match, world = await wire.table_of(), wire.stand_in.world
    guild = world.guilds[match.people[0].channel.guild_id]
    table, mark = match.table(), wire.stand_in.mark
    assert table is not None
    wire.stand_in.advance(DEAD)
    mover = await match.drawer()
    pressed = mover.send_press(verb("draw"), on=mover.hand())
    del world.guilds[guild.id]
    world.tell("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
    await pressed.answered()
    await wire.stand_in.request(OWN_EDITS, mark, 403)
    before = list(spell_out(table.components))
    world.guilds[guild.id] = guild
    world.tell("GUILD_CREATE", guild_json(guild, world), guild.id)
    await match.open_hands()
    await wire.stand_in.until(lambda: list(spell_out(table.components)) != before, "the table to follow")
    await match.play()
    assert match.over
