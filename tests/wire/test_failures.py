"""Bad days of Discord: the bot waits, tries again, goes another way, and no game is lost."""

import pytest

from tests.wire import faults, messages
from tests.wire.conftest import Wire
from tests.wire.people import Person, verb
from tests.wire.rounds import Round
from tests.wire.world import Message

pytestmark = pytest.mark.asyncio(loop_scope="module")

ANSWERS = "POST /interactions/*/callback"
EDITS, OWN_EDITS = "PATCH /webhooks/*", "PATCH /channels/*/messages/*"
DEAD = 16 * 60.0


def table_of(match: Round) -> Message:
    """Find the table."""
    table = match.table()
    assert table is not None
    return table


async def move(match: Round) -> None:
    """Have whoever is to move make one move."""
    assert await match.play(1) == 1


async def test_a_429_is_waited_for(wire: Wire) -> None:
    match = await wire.table_of()
    limited = wire.stand_in.script(faults.limit(0.4), EDITS, message_id=table_of(match).id)
    await move(match)
    first = await wire.stand_in.struck(limited)
    second = await wire.stand_in.again(first)
    assert (first.status, second.status) == (429, 200)
    assert second.at - first.at >= 0.4


async def test_a_global_429_is_waited_for(wire: Wire) -> None:
    match = await wire.table_of()
    wire.stand_in.advance(DEAD)
    limited = wire.stand_in.script(faults.limit(0.4, everywhere=True), OWN_EDITS)
    await move(match)
    first = await wire.stand_in.struck(limited)
    second = await wire.stand_in.again(first)
    assert second.status == 200
    assert second.at - first.at >= 0.4


@pytest.mark.parametrize("status", [500, 503])
async def test_an_edit_that_failed_is_tried_again(wire: Wire, status: int) -> None:
    match = await wire.table_of()
    failing = wire.stand_in.script(faults.refuse(status), EDITS, message_id=table_of(match).id)
    await move(match)
    failed = await wire.stand_in.struck(failing)
    assert (await wire.stand_in.again(failed)).status == 200


async def test_an_edit_whose_connection_broke_is_tried_again(wire: Wire) -> None:
    match = await wire.table_of()
    dropped = wire.stand_in.script(faults.drop(), EDITS, message_id=table_of(match).id)
    await move(match)
    lost = await wire.stand_in.struck(dropped)
    assert (await wire.stand_in.again(lost)).status == 200


async def test_a_press_whose_answer_was_lost_on_the_way_still_counts(wire: Wire) -> None:
    match = await wire.table_of()
    mover = await match.drawer()
    hand = mover.hand()
    assert hand is not None
    before = hand.components
    lost = wire.stand_in.script(faults.drop(), ANSWERS)
    mover.send_press(verb("draw"), on=hand)
    await wire.stand_in.struck(lost)
    await wire.stand_in.until(lambda: hand.components != before, "the hand to follow by another way")
    await match.play(2)


async def test_an_answer_that_is_too_late_is_no_error_and_the_table_is_posted_another_way(wire: Wire) -> None:
    (ada,) = wire.company(1)
    mark = wire.stand_in.mark
    late = ada.send_command("uno start", late=4.0)
    assert (await wire.stand_in.request(ANSWERS, mark)).status == 404
    await ada.await_control(verb("join"))
    assert late.message is None


async def test_a_second_answer_is_no_error(wire: Wire) -> None:
    match = await wire.table_of()
    lost = wire.stand_in.script(faults.lose(), ANSWERS)
    await move(match)
    first = await wire.stand_in.struck(lost)
    second = await wire.stand_in.again(first)
    assert (first.status, second.status) == (500, 400)
    assert second.fault is None
    await match.play(2)


async def test_an_expired_token_falls_to_the_bots_own_route(wire: Wire) -> None:
    match = await wire.table_of()
    table = table_of(match)
    wire.stand_in.advance(DEAD)
    mark = wire.stand_in.mark
    await move(match)
    edited = await wire.stand_in.request(OWN_EDITS, mark, 200)
    assert edited.path.endswith(str(table.id))
    assert any(one.status == 401 for one in wire.stand_in.sent(EDITS, mark))
    assert match.table() is table


async def test_a_hand_whose_token_has_expired_is_opened_anew(wire: Wire) -> None:
    match = await wire.table_of()
    wire.stand_in.advance(DEAD)
    for person in match.people:
        opened = await match.open_hand(person)
        assert opened.message is person.hand()
        assert opened.message is not None
    await match.play(3)


async def test_a_hand_that_is_taken_away_as_it_is_pressed_is_opened_anew(wire: Wire) -> None:
    """Somebody who had opened a newer one pressed in the older, and was told that the bot did not respond."""
    match = await wire.table_of()
    mover = await match.drawer()
    hand, found = mover.hand(), mover.find(verb("draw"), on=mover.hand())
    assert hand is not None
    assert found is not None
    messages.delete(wire.stand_in.world, hand)
    drawn = await mover.send_raw_press(hand, found[1].custom_id).settled()
    assert drawn.message is mover.hand()
    await match.play(2)


async def test_a_game_goes_on_while_every_fifth_edit_fails(wire: Wire) -> None:
    match = await wire.table_of(3)
    fate = wire.stand_in.server.fate
    fate.faults = faults.Faults(0.2, where="PATCH *", seed=1)
    mark = wire.stand_in.mark
    try:
        assert await match.play(12) == 12
    finally:
        fate.faults = faults.Faults()
    assert any(one.fault for one in wire.stand_in.sent(since=mark))


async def test_a_deleted_table_is_posted_anew(wire: Wire) -> None:
    match = await wire.table_of()
    table = table_of(match)
    messages.delete(wire.stand_in.world, table)
    await move(match)
    anew = await wire.stand_in.until(match.table, "a table")
    assert anew.id > table.id
    await match.play(2)


async def test_a_table_in_an_archived_thread_is_posted_into_it_anew(wire: Wire) -> None:
    world, people = wire.stand_in.world, wire.company(2)
    await people[0].slash("uno start", preset="quick", where="thread")
    thread = next(channel for channel in world.channels.values() if channel.parent_id == people[0].channel.id)
    inside = Round(wire.stand_in, [Person(wire.stand_in, person.user, thread) for person in people])
    await inside.sit_down()
    await inside.start()
    table = table_of(inside)
    messages.archive(world, thread)
    await move(inside)
    anew = await wire.stand_in.until(lambda: _newer(inside, table), "a table in the thread")
    assert not thread.archived
    assert anew.channel_id == thread.id


def _newer(match: Round, table: Message) -> Message | None:
    newest = match.table()
    return newest if newest is not None and newest.id > table.id else None


async def test_a_channel_that_shuts_keeps_the_game_until_it_opens(wire: Wire) -> None:
    match = await wire.table_of()
    channel, table = match.people[0].channel, table_of(match)
    wire.stand_in.advance(DEAD)
    mark = wire.stand_in.mark
    channel.denied.update(view_channel=True, send_messages=True)
    await move(match)
    await wire.stand_in.request(OWN_EDITS, mark, 403)
    channel.denied.update(view_channel=False, send_messages=False)
    before = table.components
    await match.open_hands()
    await wire.stand_in.until(lambda: table.components != before, "the table to follow")
    await match.play(2)


async def test_a_start_without_permission_says_what_is_missing(wire: Wire) -> None:
    (ada,) = wire.company(1)
    ada.channel.denied.update(send_messages=True)
    refused = await ada.slash("uno start")
    assert "Send Messages" in refused.text
    assert not [message for message in ada.sees() if message.reader is None]
