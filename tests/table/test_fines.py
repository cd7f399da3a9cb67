"""Fines that the people at a table impose: by the host, by a vote, and for breaking a silence."""

import pytest

from bot.engine import BreakSilence, CastVote, GameState, ImposeFine, PlayCards, parse_cards
from bot.engine.events import CardsDrawn, DrawReason, SeatFined, SilenceEnded
from bot.table import Deed, EndNow, Fine, Pause, Report, rights
from bot.table.imposed import BRAKE, KEPT, Imposed, with_one_more
from bot.table.news import FineExplained
from bot.table.tickets import person_ticket
from tests.support.tables import given

from .world import ADA, BORYS, CLARA, DIMA, GUILD, World, five, mover, reason, state_of

TABLE = "R5 R6 R7 | B1 B2 | G1 G2"
STRICT = {"penalty_cheating": 2, "penalty_advice": 3, "silence": "twos"}


def strict(cards: str = TABLE, **fields: object) -> GameState:
    return given(cards, top="R9", rules=STRICT, **fields)


@pytest.mark.rule("penalty-cheating")
@pytest.mark.parametrize(("user", "moderator"), [(ADA, False), (DIMA, True), (BORYS, True)])
async def test_the_host_and_moderators_fine_and_say_why(world: World, user: int, moderator: bool):
    table = await world.match(BORYS, CLARA, state=strict())
    outcome = await world.ask(table, user, Fine(2, "looked at a hand"), moderator=moderator)
    assert reason(outcome) is None
    assert world.shown.events(SeatFined) == [SeatFined(2, DrawReason.HOST)]
    assert world.shown.events(FineExplained) == [FineExplained(2, "looked at a hand")]
    assert len(state_of(table).hands[2]) == 4
    assert mover(table) == 0


@pytest.mark.rule("penalty-cheating")
async def test_nobody_else_fines_anybody(world: World):
    table = await world.match(BORYS, CLARA, state=strict())
    assert reason(await world.ask(table, BORYS, Fine(2))) == "not_host"
    assert reason(await world.ask(table, BORYS, ImposeFine(2))) == "not_allowed"
    assert Deed.FINE not in rights(table.scene, BORYS)
    assert Deed.FINE in rights(table.scene, ADA)


@pytest.mark.rule("penalty-cheating", "penalty-everyone-liable")
async def test_a_fine_needs_the_rule_and_somebody_who_holds_cards(world: World):
    table = await world.match(BORYS, CLARA, state=given(TABLE, top="R9"))
    assert reason(await world.ask(table, ADA, Fine(2))) == "no_fine"
    table = await world.match(BORYS, CLARA, state=strict(), channel=77)
    assert reason(await world.ask(table, ADA, Fine(7))) == "no_such_seat"
    shown = person_ticket(table.scene.people[1])
    assert (await world.ask(table, ADA, Fine(2), ticket=shown)).stale
    await world.ask(table, ADA, Pause())
    assert reason(await world.ask(table, ADA, Fine(2))) == "paused"
    assert world.shown.events(SeatFined) == []


async def test_a_fine_without_a_word_is_told_without_one(world: World):
    table = await world.match(BORYS, CLARA, state=strict())
    await world.ask(table, ADA, Fine(0))
    assert world.shown.events(SeatFined) == [SeatFined(0, DrawReason.HOST)]
    assert world.shown.events(FineExplained) == []


@pytest.mark.rule("penalty-cheating")
async def test_a_seat_is_not_fined_twice_by_a_second_press_or_a_second_moderator(world: World):
    """Nothing held a second fine back, which nobody had meant."""
    table = await world.match(BORYS, CLARA, state=strict())
    await world.ask(table, ADA, Fine(2, "peeking"))
    for user, moderator in ((ADA, False), (DIMA, True)):
        again = await world.ask(table, user, Fine(2, "peeking"), moderator=moderator)
        assert (reason(again), again.refusal.seat) == ("fined_just_now", 2)
    assert len(state_of(table).hands[2]) == 4
    assert reason(await world.ask(table, ADA, Fine(1))) is None
    await world.advance(BRAKE)
    assert reason(await world.ask(table, ADA, Fine(2, "peeking again"))) is None
    assert len(state_of(table).hands[2]) == 6


@pytest.mark.rule("penalty-cheating")
async def test_every_reason_is_kept_over_a_restart_and_while_the_result_stands(world: World):
    table = await world.match(BORYS, CLARA, state=strict("R5 | B1 B2 | G1 G2"))
    began = world.now()
    await world.ask(table, ADA, Fine(1, "peeking"))
    await world.ask(table, ADA, Fine(2))
    await world.advance(BRAKE)
    await world.ask(table, ADA, Fine(1, "stacking the pile"))
    kept = (Imposed(1, began, "peeking"), Imposed(2, began), Imposed(1, began + BRAKE, "stacking the pile"))
    assert table.scene.match.fined == kept
    await world.restart()
    table = await world.tables.get(table.table_id)
    assert table.scene.match.fined == kept
    await world.ask(table, DIMA, EndNow(), moderator=True)
    assert table.scene.over
    assert table.scene.match.fined == kept


@pytest.mark.rule("penalty-cheating")
async def test_what_was_said_of_somebody_who_is_forgotten_is_forgotten_too(world: World):
    table = await world.match(BORYS, CLARA, state=strict())
    for seat, why in ((1, "Borys peeked"), (2, "stacked the pile")):
        await world.ask(table, ADA, Fine(seat, why))
    await table.forget(BORYS)
    assert [fine.reason for fine in table.scene.match.fined] == ["stacked the pile"]


def test_of_many_fines_the_last_ones_are_kept():
    fined: tuple[Imposed, ...] = ()
    for at in range(KEPT + 2):
        fined = with_one_more(fined, Imposed(0, float(at)))
    assert [fine.at for fine in fined] == list(range(2, KEPT + 2))


@pytest.mark.rule("penalty-advice")
async def test_advice_is_fined_by_a_vote_of_those_who_are_not_concerned(world: World):
    table = await world.match(BORYS, CLARA, state=strict())
    opened = await world.ask(table, ADA, Report(1))
    vote = opened.events[0].vote
    assert reason(await world.ask(table, BORYS, CastVote(1, vote, agree=False))) == "no_vote"
    await world.ask(table, CLARA, CastVote(2, vote, agree=True))
    assert world.shown.events(SeatFined) == [SeatFined(1, DrawReason.ADVICE)]
    assert len(state_of(table).hands[1]) == 5


@pytest.mark.rule("penalty-advice")
async def test_a_report_is_of_somebody_at_the_table(world: World):
    table = await world.match(BORYS, CLARA, state=strict())
    assert reason(await world.ask(table, DIMA, Report(1))) == "not_seated"
    assert reason(await world.ask(table, ADA, Report(5))) == "no_such_seat"
    assert reason(await world.ask(table, ADA, Report(0))) == "not_yourself"


async def silenced(world: World, **fields: object):
    table = await world.match(BORYS, CLARA, state=strict("R2 R6 R7 | B1 B2 | G1 G2", **fields))
    await world.ask(table, ADA, PlayCards(0, parse_cards("R2")))
    assert table.scene.silent
    return table


@pytest.mark.rule("silence-twos")
async def test_the_first_who_writes_pays_and_the_silence_is_over(world: World):
    table = await silenced(world)
    channel = table.scene.channel_id
    assert await world.tables.overhear(GUILD, channel, DIMA) is None
    outcome = await world.tables.overhear(GUILD, channel, BORYS)
    assert outcome is not None
    assert reason(outcome) is None
    await world.told()
    assert world.shown.events(SilenceEnded) == [SilenceEnded(1)]
    assert [(event.seat, event.why) for event in world.shown.events(CardsDrawn)] == [(1, DrawReason.SILENCE)]
    assert not table.scene.silent
    assert await world.tables.overhear(GUILD, channel, CLARA) is None


@pytest.mark.rule("silence-twos")
async def test_chat_elsewhere_and_in_a_pause_breaks_no_silence(world: World):
    table = await silenced(world)
    assert await world.tables.overhear(GUILD, 12345, BORYS) is None
    await world.ask(table, ADA, Pause())
    outcome = await world.tables.overhear(GUILD, table.scene.channel_id, BORYS)
    assert reason(outcome) == "paused"
    assert table.scene.silent


@pytest.mark.rule("silence-twos")
async def test_a_message_is_no_press_and_brings_no_owner_back(world: World):
    table = await silenced(world, computers=[2])
    await world.tables.overhear(GUILD, table.scene.channel_id, CLARA)
    assert 2 in state_of(table).computers
    await world.told()
    assert world.shown.events(SilenceEnded) == [SilenceEnded(2)]


async def test_where_nobody_has_to_be_silent_nobody_is_fined(world: World):
    table = await world.match(BORYS, CLARA, state=strict())
    await world.ask(table, ADA, five())
    assert await world.tables.overhear(GUILD, table.scene.channel_id, BORYS) is None
    assert reason(await world.ask(table, BORYS, BreakSilence(1))) == "no_silence"
