"""What servers and people have set, and which emojis were made, is kept as it was given."""

from data import Database, EmojiRow
from tests.data.builders import ANN, GUILD
from tests.data.conftest import Connect


async def test_who_has_set_nothing_has_an_empty_object(database: Database) -> None:
    assert await database.settings.guild(GUILD) == {}
    assert await database.settings.user(ANN) == {}


async def test_settings_survive_a_restart_with_unknown_keys(database: Database, connect: Connect) -> None:
    settings = {"language": "ru", "clocks": {"turn": None}, "from-a-newer-version": [1, "ż", True]}
    await database.settings.save_guild(GUILD, settings)
    restarted = await connect()
    assert await restarted.settings.guild(GUILD) == settings


async def test_saving_again_replaces(database: Database) -> None:
    await database.settings.save_user(ANN, {"language": "pl", "hints": False})
    await database.settings.save_user(ANN, {"language": "en"})
    assert await database.settings.user(ANN) == {"language": "en"}


async def test_servers_and_people_of_one_id_are_apart(database: Database) -> None:
    await database.settings.save_user(1, {"who": "person"})
    await database.settings.save_guild(1, {"who": "server"})
    assert await database.settings.user(1) == {"who": "person"}


async def test_emojis_are_replaced_application_by_application(database: Database) -> None:
    ours = [EmojiRow("R5", 1, 100, "a" * 64), EmojiRow("B0", 1, 101, "b" * 64)]
    theirs = [EmojiRow("R5", 2, 200, "a" * 64)]
    await database.emojis.replace(1, ours)
    await database.emojis.replace(2, theirs)
    assert await database.emojis.all(1) == [ours[1], ours[0]]
    await database.emojis.replace(1, [])
    assert await database.emojis.all(1) == []
    assert await database.emojis.all(2) == theirs
