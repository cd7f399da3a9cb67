"""What is recalled of refusals and fines, and which channels are to be silent."""

import pytest

from bot.engine import BreakSilence, DrawCard, PlayCards, parse_cards
from bot.engine.events import CardsDrawn, DrawReason, FalseCall, Misplayed, SeatFined
from bot.engine.refusals import Reason
from bot.table import Attend, Request, Table
from bot.table.actions import ChangeOptions
from bot.table.news import FineExplained
from bot.table.recall import FINES, Fined, Recall, fines
from bot.table.refusals import Declined, TableReason
from tests.support.tables import given

from .world import ADA, BORYS, CHANNEL, CLARA, DIMA, GUILD, World


def drew(seat: int, why: DrawReason) -> CardsDrawn:
    return CardsDrawn(seat, 2, 2, why, parse_cards("R1 R2"))


async def test_the_last_refusal_of_each_person_is_recalled_with_the_table_of_that_time(world: World):
    table = await world.match(BORYS, state=given("R5 B6 R7 | B1 B2", top="R9"))
    await world.ask(table, ADA, PlayCards(0, parse_cards("B6")))
    then = table.scene
    await world.ask(table, BORYS, DrawCard(1))
    await world.ask(table, ADA, PlayCards(0, parse_cards("R5")))
    trouble = world.tables.trouble(table.table_id, ADA)
    assert trouble.what.reason is Reason.DOES_NOT_FIT
    assert trouble.scene == then
    assert world.tables.trouble(table.table_id, BORYS).what.reason is Reason.NOT_YOUR_TURN
    assert world.tables.trouble(table.table_id + 1, ADA) is None


async def test_looking_and_talking_are_not_recalled_as_refused(world: World):
    table = await world.match(BORYS, state=given("R5 B6 R7 | B1 B2", top="R9"))
    for action in (Attend(), BreakSilence(0)):
        outcome = await table.act(Request(DIMA, action))
        assert outcome.refusal == Declined(TableReason.NOT_SEATED)
    assert world.tables.trouble(table.table_id, DIMA) is None


async def test_a_restart_recalls_nothing(world: World):
    table = await world.match(BORYS, state=given("R5 B6 R7 | B1 B2", top="R9"))
    await world.ask(table, BORYS, DrawCard(1))
    await world.restart()
    assert world.tables.trouble(table.table_id, BORYS) is None


async def test_the_oldest_trouble_is_forgotten_first(world: World):
    scene = (await world.match(BORYS)).scene
    recall = Recall(most=2)
    for user_id in (1, 2, 1, 3):
        recall.refused(scene, user_id, Declined(TableReason.STALE))
    assert [recall.last(scene.table_id, user_id) is not None for user_id in (1, 2, 3)] == [True, False, True]


def test_a_fine_is_found_with_the_mistake_before_it_and_hides_cards():
    misplayed = Misplayed(0, "one-card-per-turn", parse_cards("R1 R2"))
    (found,) = fines([misplayed, drew(0, DrawReason.MISPLAY)])
    assert found == Fined(drew(0, DrawReason.MISPLAY).seen_by(None), misplayed.seen_by(None))
    assert found.drawn.cards == found.mistake.cards == ()


def test_a_mistake_of_one_seat_is_not_told_with_the_fine_of_another():
    (found,) = fines([FalseCall(0, None, "uno-call"), drew(1, DrawReason.UNO)])
    assert found.mistake is None


def test_the_reason_for_a_fine_by_the_host_comes_along():
    happened = [SeatFined(1, DrawReason.HOST), drew(1, DrawReason.HOST), FineExplained(1, "peeking")]
    assert [fine.reason for fine in fines(happened)] == ["peeking"]


def test_each_fine_by_the_host_has_its_own_reason_or_none():
    """The last reason was told with every fine of that seat."""
    happened = [
        *(drew(1, DrawReason.HOST), FineExplained(1, "peeking")),
        drew(1, DrawReason.HOST),
        *(drew(2, DrawReason.HOST), drew(1, DrawReason.HOST)),
        *(FineExplained(2, "stacking"), FineExplained(1, "peeking again")),
    ]
    assert [fine.reason for fine in fines(happened)] == ["peeking", "", "stacking", "peeking again"]


async def test_what_was_asked_is_recalled_with_the_refusal(world: World):
    table = await world.lobby(BORYS)
    asked = ChangeOptions({"deal": 99})
    await world.ask(table, ADA, asked)
    trouble = world.tables.trouble(table.table_id, ADA)
    assert (trouble.what.reason, trouble.asked) == (TableReason.WRONG_VALUE, asked)


@pytest.mark.parametrize("why", DrawReason)
def test_what_cards_do_is_no_fine(why: DrawReason):
    cards = {DrawReason.TURN, DrawReason.HIT, DrawReason.STARTER, DrawReason.DOWNPOUR, DrawReason.CUSTOM}
    assert bool(list(fines([drew(0, why)]))) is (why in FINES)
    assert (why in FINES) is (why not in cards)


HUSH = given("R2 R3 R4 | B1 B2 | G1 G2", top="R9", rules={"silence": "twos"})


async def hushed(world: World) -> Table:
    """Start a match in which Ada has asked for silence."""
    table = await world.match(BORYS, CLARA, state=HUSH)
    await world.ask(table, ADA, PlayCards(0, parse_cards("R2")))
    assert table.scene.silent
    return table


@pytest.mark.rule("silence-twos")
async def test_who_is_overheard_pays_and_sees_it_in_the_hand(world: World):
    table = await hushed(world)
    outcome = await world.tables.overhear(GUILD, CHANNEL, BORYS)
    assert outcome is not None
    assert table.scene.view(None).counts == (2, 4, 2)
    assert 1 in world.shown.last.hands
    assert not table.scene.silent
    assert await world.tables.overhear(GUILD, CHANNEL, CLARA) is None


async def test_a_stranger_and_another_channel_are_not_overheard(world: World):
    table = await hushed(world)
    assert await world.tables.overhear(GUILD, CHANNEL, DIMA) is None
    assert await world.tables.overhear(GUILD, CHANNEL + 1, BORYS) is None
    assert await world.tables.overhear(GUILD + 1, CHANNEL, BORYS) is None
    assert table.scene.silent


async def test_a_channel_is_free_again_once_its_table_is_closed(world: World):
    table = await hushed(world)
    await world.tables.reset(GUILD, CHANNEL)
    assert await world.tables.overhear(GUILD, CHANNEL, BORYS) is None
    assert table.scene.closed is not None


async def test_a_message_at_a_table_out_of_memory_brings_it_back(world: World):
    table = await hushed(world)
    world.tables._drop(table.table_id)
    await world.tables.overhear(GUILD, CHANNEL, BORYS)
    assert (await world.tables.get(table.table_id)).scene.view(None).counts == (2, 4, 2)
