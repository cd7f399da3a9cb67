"""Companies of their own kind: partners, those who are out and watch, and losers with a forfeit."""

import pytest

from bot.engine import PRESETS, Leave, Rules, Standing
from bot.engine.events import MatchEnded, SeatLeft, SeatSubstituted
from bot.engine.fairness import pick
from bot.table import JoinNext, Kick, StartMatch
from bot.table.forfeits import BUILT_IN
from bot.table.news import ForfeitDrawn, HostPassed
from bot.table.settings import ServerSettings
from tests.support.tables import given

from .world import ADA, BORYS, CLARA, DIMA, GUILD, World, five, mover, reason, state_of

PARTNERS = Rules(partners=True, scoring="none")
FOUR = "R5 R6 | B1 B2 | G1 G2 | Y1 Y2"
PARTY = Rules(loser_forfeit=True, scoring="none")


async def test_partners_begin_as_four(world: World):
    table = await world.lobby(BORYS, CLARA, rules=PARTNERS)
    assert reason(await world.ask(table, ADA, StartMatch())) == "partners_need_four"
    five_of_them = await world.lobby(BORYS, CLARA, DIMA, computers=1, rules=PARTNERS, channel=77)
    assert reason(await world.ask(five_of_them, ADA, StartMatch())) == "partners_need_four"
    four = await world.lobby(BORYS, CLARA, computers=1, rules=PARTNERS, channel=78)
    assert reason(await world.ask(four, ADA, StartMatch())) is None


async def partners(world: World, cards: str = FOUR, **fields: object):
    return await world.match(
        BORYS, CLARA, DIMA, rules=PARTNERS, state=given(cards, top="R9", rules=PARTNERS, **fields)
    )


@pytest.mark.rule("partners")
async def test_a_partner_who_leaves_is_gone_and_the_seat_plays_on(world: World):
    table = await partners(world)
    await world.ask(table, ADA, Leave(0))
    assert [event.seat for event in world.shown.events(SeatLeft)] == [0]
    assert world.shown.events(SeatSubstituted) == [SeatSubstituted(0)]
    assert world.shown.events(HostPassed) == [HostPassed(1)]
    assert (table.scene.seat_of(ADA), table.scene.left(0), table.scene.deserted(0)) == (None, False, True)
    assert reason(await world.ask(table, ADA, five())) == "not_seated"
    await world.advance(4)
    assert mover(table) == 1


@pytest.mark.rule("partners")
async def test_a_partner_who_was_kicked_does_not_come_back(world: World):
    table = await partners(world)
    await world.ask(table, ADA, Kick(2))
    assert (await world.attend(table, CLARA)).refusal is not None
    assert reason(await world.ask(table, CLARA, JoinNext("Clara"))) == "removed"
    assert 2 in state_of(table).computers


@pytest.mark.rule("partners")
async def test_partners_win_together_and_who_left_has_lost(world: World):
    table = await partners(world, "R5 | B1 B2 | G1 G2 | Y1 Y2")
    await world.ask(table, CLARA, Leave(2))
    await world.ask(table, ADA, five())
    found = {user: await world.database.results.stats(GUILD, user) for user in (ADA, BORYS, CLARA, DIMA)}
    assert {user: (stats.wins, stats.best) for user, stats in found.items()} == {
        ADA: (1, 1),
        BORYS: (0, 3),
        CLARA: (0, 4),
        DIMA: (0, 3),
    }
    assert found[ADA].points == 2


@pytest.mark.rule("partners")
async def test_both_partners_have_won(world: World):
    table = await partners(world, "R5 | B1 B2 | G1 G2 | Y1 Y2")
    await world.ask(table, ADA, five())
    stats = [await world.database.results.stats(GUILD, user) for user in (ADA, CLARA)]
    assert [(one.wins, one.best) for one in stats] == [(1, 1), (1, 1)]


@pytest.mark.rule("partners")
async def test_a_match_of_partners_ends_when_the_last_person_leaves(world: World):
    table = await partners(world, computers=[2, 3])
    for seat, user in enumerate((ADA, BORYS, CLARA)):
        await world.ask(table, user, Leave(seat))
        assert not table.scene.over
    await world.ask(table, DIMA, Leave(3))
    assert table.scene.over
    assert len(world.shown.events(MatchEnded)) == 1


@pytest.mark.rule("challenge-uno")
async def test_who_is_out_of_the_match_watches_and_computer_players_bring_it_to_its_end(world: World):
    rules = Rules(scoring="eliminate", target=10)
    state = given("R5 B9 B8 | R1 | G1 G2", top="R9", turn=1, rules=rules, computers=[1, 2])
    table = await world.match(BORYS, CLARA, rules=rules, state=state)
    for _ in range(600):
        if table.scene.over:
            break
        await world.advance(1)
    assert table.scene.over
    assert state_of(table).standing[0] is Standing.WATCHING
    ada = await world.database.results.stats(GUILD, ADA)
    assert (ada.matches, ada.wins, ada.best) == (1, 0, 3)


@pytest.mark.rule("play-to-last")
async def test_the_places_of_a_match_to_the_last_are_the_order_of_going_out(world: World):
    rules = PRESETS["last-standing"]
    table = await world.match(
        BORYS, CLARA, rules=rules, state=given("R5 | R4 R1 | R2", top="R9", rules=rules)
    )
    await world.ask(table, ADA, five())
    await world.ask(table, BORYS, table.scene.view(1).legal[0])
    await world.ask(table, CLARA, table.scene.view(2).legal[0])
    best = [(await world.database.results.stats(GUILD, user)).best for user in (ADA, CLARA, BORYS)]
    assert best == [1, 2, 3]


async def lost(world: World, rules: Rules = PARTY, cards: str = "R5 | B1 B2 | G1", **terms: object):
    table = await world.match(BORYS, CLARA, rules=rules, state=given(cards, top="R9", rules=rules), **terms)
    await world.ask(table, ADA, five())
    assert table.scene.over
    return table


@pytest.mark.rule("loser-forfeit")
async def test_losers_get_a_harmless_forfeit_drawn_from_the_seed(world: World):
    table = await lost(world)
    (told,) = world.shown.events(ForfeitDrawn)
    state = state_of(table)
    assert told == ForfeitDrawn((1,), pick(BUILT_IN, state.seed, state.shuffles), built_in=True)
    assert table.scene.match.forfeit == told
    await world.restart()
    assert (await world.tables.get(table.table_id)).scene.match.forfeit == told


@pytest.mark.rule("loser-forfeit")
async def test_a_server_writes_its_own_forfeits(world: World):
    settings = ServerSettings(forfeits=("sing", "bake a cake"))
    assert ServerSettings.from_stored(settings.to_stored()) == settings
    assert ServerSettings.from_stored({"forfeits": ["x" * 500]}) == ServerSettings()
    await lost(world, forfeits=settings.forfeits)
    (told,) = world.shown.events(ForfeitDrawn)
    assert not told.built_in
    assert told.text in settings.forfeits


@pytest.mark.rule("loser-forfeit")
async def test_there_is_no_forfeit_unless_it_was_agreed_and_people_lost(world: World):
    await lost(world, PRESETS["quick"])
    assert not PRESETS["classic"].loser_forfeit
    everybody_else = await lost(world, cards="R5 | B1 | G1", channel=77)
    assert everybody_else.scene.match.forfeit.seats == (1, 2)
    assert len(world.shown.events(ForfeitDrawn)) == 1
