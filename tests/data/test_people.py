"""What is stored of a person is found in every server, and blanked when he is to be forgotten."""

import pytest

from data import Database, LoggedAction, SeatRow, people
from tests.data.builders import ANN, BEN, GUILD, NOW, finish, new_table, result, step, won

BIG = 1_420_000_000_000_000_001


async def test_seats_are_found_in_every_server_with_their_tables(database: Database) -> None:
    here = await database.tables.create(new_table())
    there = await database.tables.create(new_table(guild_id=GUILD + 1, kind="lobby"))
    assert await database.people.seats(BEN) == [
        {
            "table_id": table.table_id,
            "guild_id": table.guild_id,
            "channel_id": table.channel_id,
            "kind": table.kind,
            "status": "open",
            "seat": 1,
            "name": "Ben",
            "created_at": NOW,
            "updated_at": NOW,
        }
        for table in (here, there)
    ]
    assert await database.people.seats(404) == []


async def test_presses_of_a_seat_are_found_oldest_first(database: Database) -> None:
    table = await database.tables.create(new_table())
    for revision, (seat, body) in enumerate([(0, "[1]"), (1, "[2]"), (0, "[3]"), (None, "[4]")]):
        await database.tables.save(step(table, revision=revision, action=LoggedAction(body, seat)))
    assert [row["body"] for row in await database.people.presses(table.table_id, 0)] == ["[1]", "[3]"]


async def test_results_of_a_person_are_found_with_their_counters(database: Database) -> None:
    table_id = await finish(database, won(ANN, counters={"catches": 2}), result(BEN))
    (row,) = await database.people.results(ANN)
    assert (row["table_id"], row["guild_id"], row["place"], row["counters"]) == (
        table_id,
        GUILD,
        1,
        {"catches": 2},
    )
    assert "user_id" not in row


@pytest.mark.parametrize("at_once", [1, 2, 200])
async def test_tables_and_servers_that_name_a_person_are_found(
    database: Database, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "AT_ONCE", at_once)
    bodies = ["{}", f'{{"invited":[{BIG}]}}', "{}", "{}", f'{{"invited":[1,{BIG}]}}']
    made = [
        await database.tables.create(new_table(channel_id=channel, body=body))
        for channel, body in enumerate(bodies)
    ]
    await database.settings.save_guild(GUILD, {"banned": [BIG]})
    await database.settings.save_guild(GUILD + 1, {"banned": [BIG + 1]})
    assert await database.people.tables_naming(BIG) == [made[1].table_id, made[4].table_id]
    assert await database.people.servers_naming(BIG) == [GUILD]


async def test_forgetting_a_person_blanks_seats_results_and_settings(database: Database) -> None:
    table_id = await finish(database, won(ANN), result(BEN))
    await database.settings.save_user(ANN, {"language": "pl"})
    await database.settings.save_user(BEN, {"language": "ru"})
    await database.people.forget(ANN)
    table = await database.tables.load(table_id)
    assert table is not None
    assert table.seats == (SeatRow(0, ""), SeatRow(1, "Ben", BEN))
    assert [row.user_id for row in await database.results.rankings(GUILD)] == [BEN]
    assert (await database.results.stats(GUILD, ANN)).matches == 0
    assert await database.settings.user(ANN) == {}
    assert await database.settings.user(BEN) == {"language": "ru"}


async def test_several_people_of_one_match_can_be_forgotten(database: Database) -> None:
    await finish(database, won(ANN), result(BEN))
    await database.people.forget(ANN)
    await database.people.forget(BEN)
    assert await database.results.count(GUILD) == 0


async def test_people_are_named_as_they_last_sat_at_a_table_of_the_server(database: Database) -> None:
    await database.tables.create(new_table(seats=(SeatRow(0, "Ann", ANN), SeatRow(1, "Ben", BEN))))
    await database.tables.create(new_table(channel_id=23, seats=(SeatRow(0, "Annie", ANN),)))
    await database.tables.create(new_table(guild_id=GUILD + 1, seats=(SeatRow(0, "Elsewhere", BEN),)))
    assert await database.people.names(GUILD, [ANN, BEN, 404]) == {ANN: "Annie", BEN: "Ben"}
    assert await database.people.names(GUILD, []) == {}
