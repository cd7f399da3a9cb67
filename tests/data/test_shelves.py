"""What a server saves under names is there once, up to a limit, and is no other server's."""

import pytest

from data import Database, NameTaken, Saved, ShelfFull
from data.shelves import Shelf
from tests.data.builders import GUILD
from tests.data.conftest import Connect

MOST = 3
ELSEWHERE = GUILD + 1


@pytest.fixture(params=["presets", "custom_cards"])
def kind(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def shelf(database: Database, kind: str) -> Shelf:
    return getattr(database, kind)


async def test_what_is_saved_survives_a_restart_in_the_order_of_its_names(
    shelf: Shelf, kind: str, connect: Connect
) -> None:
    friday = await shelf.add(GUILD, "Friday ночь", '{"deal":5}', MOST)
    await shelf.add(GUILD, "at home", "{}", MOST)
    again: Shelf = getattr(await connect(), kind)
    assert [one.name for one in await again.all(GUILD)] == ["at home", "Friday ночь"]
    assert await again.get(GUILD, friday.saved_id) == Saved(friday.saved_id, "Friday ночь", '{"deal":5}')


@pytest.mark.parametrize("same", ["Friday", "FRIDAY", "  friday ", "Ｆriday"])
async def test_a_name_is_there_once_however_it_is_written(shelf: Shelf, same: str) -> None:
    first = await shelf.add(GUILD, "Friday", "{}", MOST)
    with pytest.raises(NameTaken):
        await shelf.add(GUILD, same, '{"deal":5}', MOST)
    assert await shelf.named(GUILD, same) == first


async def test_servers_do_not_see_each_others_things(shelf: Shelf) -> None:
    ours = await shelf.add(GUILD, "Friday", "{}", MOST)
    theirs = await shelf.add(ELSEWHERE, "Friday", "[]", MOST)
    assert await shelf.get(ELSEWHERE, ours.saved_id) is None
    assert not await shelf.replace(ELSEWHERE, ours.saved_id, "Mine", "{}")
    assert not await shelf.remove(ELSEWHERE, ours.saved_id)
    assert await shelf.all(ELSEWHERE) == [theirs]


async def test_a_server_saves_no_more_than_it_may(shelf: Shelf) -> None:
    for number in range(MOST):
        await shelf.add(GUILD, f"set {number}", "{}", MOST)
    with pytest.raises(ShelfFull):
        await shelf.add(GUILD, "one more", "{}", MOST)
    assert len(await shelf.all(GUILD)) == MOST


async def test_a_thing_gets_another_name_and_other_contents(shelf: Shelf) -> None:
    saved = await shelf.add(GUILD, "Friday", "{}", MOST)
    await shelf.add(GUILD, "Sunday", "{}", MOST)
    assert await shelf.replace(GUILD, saved.saved_id, "Saturday", '{"deal":5}')
    assert await shelf.get(GUILD, saved.saved_id) == Saved(saved.saved_id, "Saturday", '{"deal":5}')
    with pytest.raises(NameTaken):
        await shelf.replace(GUILD, saved.saved_id, "sunday", "{}")
    assert await shelf.named(GUILD, "Saturday") is not None


async def test_what_is_removed_is_gone_and_its_id_never_comes_back(shelf: Shelf) -> None:
    saved = await shelf.add(GUILD, "Friday", "{}", MOST)
    assert await shelf.remove(GUILD, saved.saved_id)
    assert not await shelf.remove(GUILD, saved.saved_id)
    assert await shelf.named(GUILD, "Friday") is None
    assert (await shelf.add(GUILD, "Friday", "{}", MOST)).saved_id != saved.saved_id
