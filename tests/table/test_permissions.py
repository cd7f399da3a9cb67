"""Who may do what: every deed by every kind of person, written out cell by cell."""

from itertools import product

import pytest

from bot.table import Deed, Pause, rights
from bot.table.permissions import AT_TABLE, Policy, Role, may, roles, roles_at, why_not
from bot.table.refusals import TableReason
from bot.table.settings import ServerSettings

from .world import ADA, BORYS, DIMA, World, reason

PEOPLE = {
    "host": roles(host=True, moderator=False),
    "seated": roles(host=False, moderator=False, seated=True),
    "bystander": roles(host=False, moderator=False),
    "moderator": roles(host=False, moderator=True),
    "banned": roles(host=False, moderator=False, banned=True),
    "banned moderator": roles(host=False, moderator=True, banned=True),
}

UNBANNED = {"host", "seated", "bystander", "moderator"}
LEADERS = {"host", "moderator", "banned moderator"}
MODERATORS = {"moderator", "banned moderator"}

WHO: dict[Deed, set[str]] = {
    Deed.JOIN: UNBANNED,
    Deed.OPEN: UNBANNED,
    Deed.START: LEADERS,
    Deed.CHANGE_RULES: LEADERS,
    Deed.SEAT_COMPUTERS: LEADERS,
    Deed.CANCEL: LEADERS,
    Deed.KICK: LEADERS,
    Deed.END: LEADERS,
    Deed.PAUSE: LEADERS,
    Deed.RESUME: LEADERS,
    Deed.FINE: LEADERS,
    Deed.NAME: MODERATORS,
    Deed.REPLACE: MODERATORS,
    Deed.KEEP_SETS: MODERATORS,
    Deed.SET_SERVER: MODERATORS,
}


@pytest.mark.parametrize(("deed", "person"), list(product(Deed, PEOPLE)))
def test_a_deed_is_allowed_to_those_whom_it_belongs_to_and_to_nobody_else(deed: Deed, person: str):
    assert may(deed, PEOPLE[person]) is (person in WHO[deed])


@pytest.mark.parametrize(
    ("policy", "deed", "who"),
    [
        (Policy(who_starts="moderators"), Deed.OPEN, {"moderator"}),
        (Policy(host_ends=False), Deed.END, MODERATORS),
        (Policy(who_names="host"), Deed.NAME, LEADERS),
        (Policy(who_names="everyone"), Deed.NAME, UNBANNED | MODERATORS),
    ],
)
def test_what_a_server_sets_moves_one_deed_and_leaves_the_others(policy: Policy, deed: Deed, who: set[str]):
    for other, person in product(Deed, PEOPLE):
        expected = who if other is deed else WHO[other]
        assert may(other, PEOPLE[person], policy) is (person in expected), (other, person)


def test_the_policy_is_read_from_the_settings():
    assert Policy.of(ServerSettings()) == Policy()
    settings = ServerSettings(who_starts="moderators", who_ends="moderators", who_names="everyone")
    assert Policy.of(settings) == Policy("moderators", host_ends=False, who_names="everyone")


@pytest.mark.parametrize(
    ("person", "deed", "why"),
    [
        ("host", Deed.KICK, None),
        ("seated", Deed.KICK, TableReason.NOT_HOST),
        ("bystander", Deed.NAME, TableReason.NAMES_NOT_TAKEN),
        ("host", Deed.SET_SERVER, TableReason.MODERATORS_ONLY),
        ("banned", Deed.JOIN, TableReason.BANNED),
        ("banned", Deed.KICK, TableReason.NOT_HOST),
        ("banned moderator", Deed.OPEN, TableReason.BANNED),
    ],
)
def test_a_refusal_says_whose_deed_it_is_and_a_ban_only_where_it_is_the_reason(
    person: str, deed: Deed, why: TableReason | None
):
    assert why_not(deed, PEOPLE[person]) is why


async def test_what_somebody_is_follows_from_the_table(world: World):
    table = await world.match(BORYS)
    assert roles_at(table.scene, ADA) == {Role.HOST, Role.SEATED}
    assert roles_at(table.scene, BORYS) == {Role.SEATED}
    assert roles_at(table.scene, DIMA, moderator=True) == {Role.BYSTANDER, Role.MODERATOR}
    assert roles_at(None, ADA, banned=True) == {Role.BYSTANDER, Role.BANNED}


async def test_the_buttons_and_the_table_go_by_the_same_rights(world: World):
    table = await world.match(BORYS)
    assert rights(table.scene, ADA) == AT_TABLE
    assert rights(table.scene, BORYS) == frozenset()
    assert reason(await world.ask(table, BORYS, Pause())) is None
    assert not table.scene.match.paused
    assert reason(await world.ask(table, ADA, Pause())) is None
    assert table.scene.match.paused
