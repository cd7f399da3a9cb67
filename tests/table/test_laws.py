"""Laws of every table, tried on matches that are played at random among bad days."""

import random
from collections import Counter
from typing import Any

import pytest

from bot.checking import check
from bot.engine import (
    PRESETS,
    Action,
    BreakSilence,
    CallUno,
    CatchUno,
    ComeBack,
    JumpIn,
    Leave,
    Motion,
    OpenVote,
    PlayCards,
    PutHand,
    SayReady,
    Substitute,
)
from bot.engine.dealing import deck_of
from bot.engine.events import Happened
from bot.table import Attend, Fine, JoinNext, Pause, Report, Resume, Table
from bot.table.record import read
from tests.support.tables import all_cards

from .world import ADA, BORYS, CLARA, DIMA, NAMES, World, record_of, state_of

PEOPLE = (ADA, BORYS, CLARA, DIMA)


def something(table: Table, user: int, rng: random.Random) -> Any:
    """Choose something that this person could press, mostly a lawful move."""
    seat = table.scene.seat_of(user)
    if seat is None or table.scene.queued(seat):
        return JoinNext(NAMES[user])
    seen = table.scene.view(seat)
    legal: list[Action] = list(seen.legal)
    if seen.twin is not None and rng.random() < 0.5:
        return JumpIn(seat, (seen.twin,))
    if legal and rng.random() < 0.9:
        plays = [action for action in legal if isinstance(action, PlayCards)]
        return rng.choice(plays or legal)
    other = rng.randrange(len(table.scene.people))
    asked = [
        CallUno(seat), CatchUno(seat), Attend(), Pause(), Resume(), Substitute(seat), ComeBack(seat),
        SayReady(seat), PutHand(seat), BreakSilence(seat), Fine(other), Report(other),
        OpenVote(seat, Motion.PAUSE), OpenVote(seat, Motion.KICK, other),
    ]  # fmt: skip
    return Leave(seat) if rng.random() < 0.01 else rng.choice(asked)


async def obey(world: World, table_id: int) -> Table:
    """Make sure of the laws, and give the table."""
    table = await world.tables.get(table_id)
    stored = await world.database.tables.load(table_id)
    assert stored is not None
    record, state = record_of(table), state_of(table)
    found = read(stored)
    assert (found.game, found.people, found.lobby) == (record.game, record.people, record.lobby)
    assert stored.revision == table.scene.revision
    assert len(record.people) == state.seats + state.queue
    assert all_cards(state) == Counter(deck_of(state.rules))
    assert record.over or record.here(record.lobby.host)
    match = table.scene.match
    assert match is not None
    driven = match.paused or match.suspended or table.scene.over or record.due is not None
    assert driven, "nothing would ever happen at this table again"
    return table


async def replay(world: World) -> None:
    """Make sure that the log leads to what is stored."""
    found = [finding async for finding in check(world.database)]
    assert all(finding.sound for finding in found), found


@pytest.mark.no_cover
@pytest.mark.parametrize("preset", PRESETS)
async def test_what_is_shown_is_what_is_stored_and_a_table_never_stops(world: World, preset: str):
    rng = random.Random(preset)
    await world.tables.habits.change(CLARA, auto_draw=True)
    table = await world.match(BORYS, CLARA, computers=rng.randrange(2), preset=preset)
    revision = table.scene.revision
    for _ in range(120):
        luck = rng.random()
        if luck < 0.06:
            await world.restart(downtime=rng.choice([0, 20, 5000]))
            await replay(world)
        elif luck < 0.12:
            with world.broken():
                await world.ask(table, rng.choice(PEOPLE), Pause())
                await world.advance(5)
            await world.advance(70)
        elif luck < 0.3:
            await world.advance(rng.choice([1, 3, 30, 61]))
        else:
            user = rng.choice(PEOPLE)
            await world.ask(table, user, something(table, user, rng))
        table = await world.tables.get(table.table_id)
        if table.scene.frozen:
            await world.advance(35)
        table = await obey(world, table.table_id)
        assert table.scene.revision >= revision
        revision = table.scene.revision
        if table.scene.over:
            break
    await replay(world)


async def test_the_presenter_is_told_only_what_a_spectator_may_know(world: World):
    rng = random.Random(11)
    table = await world.match(BORYS, CLARA)
    for _ in range(120):
        user = rng.choice(PEOPLE[:3])
        await world.ask(table, user, something(table, user, rng))
        await world.advance(1)
    told = [event for call in world.shown.calls for event in call.events if isinstance(event, Happened)]
    assert len(told) > 30
    assert all(event == event.seen_by(None) for event in told)


@pytest.mark.parametrize("user", [ADA, BORYS])
async def test_a_press_is_never_pushed_to_who_made_it(world: World, user: int):
    rng = random.Random(user)
    table = await world.match(BORYS, CLARA)
    seat = table.scene.seat_of(user)
    for _ in range(40):
        calls = len(world.shown.calls)
        await world.ask(table, user, something(table, user, rng))
        assert all(seat not in call.hands for call in world.shown.calls[calls:])
        await world.advance(20)
