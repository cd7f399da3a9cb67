"""Presses that no screen of ours offers: tables of other servers, impossible numbers, seats one has not."""

from collections.abc import Iterable
from itertools import islice, product
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.engine.phases import Turn
from bot.ui.press import LARGEST, Verb
from tests.support.discord_env import Picture, Sim
from tests.support.rounds import deal, end, gather, scene_of, steady, tap


async def forge(sim: Sim, who: MemberActor, custom_id: str, on: Any = None) -> InteractionResult:
    """Press a button of a message as if it carried this."""
    picture = sim.picture(on or sim.table())
    button_of(picture)["custom_id"] = custom_id
    return await sim.press(who, custom_id, as_seen=picture)


def button_of(picture: Picture) -> dict[str, Any]:
    """Find the first button of a picture."""
    row = next(part for part in picture.components[0]["components"] if part["type"] == 1)
    return row["components"][0]


@pytest.mark.parametrize("custom_id", ["u1:end2:1:", "u1:hand:1:", "u1:join:1:", "u1:rematch:1:"])
async def test_a_table_of_another_server_is_not_there(custom_id: str) -> None:
    """Who looked after one server could end the matches of every other one."""
    async with steady() as sim:
        await deal(sim, sim.borys)
        eve = sim.env.create_user("eve", global_name="Eve")
        elsewhere = sim.env.create_guild("Elsewhere", owner=eve)
        channel = elsewhere.create_text_channel("games")
        stranger = elsewhere.add_member(eve)
        await sim.env.settle()
        await sim.slash(stranger, "uno start", where=channel)
        answer = await forge(sim, stranger, custom_id, on=sim.table(where=channel))
        assert "no longer there" in sim.text(answer)
        assert isinstance((await scene_of(sim)).view(None).phase, Turn)


@pytest.mark.parametrize("number", ["2147483648", "9223372036854775808", "9999999999999999999", "١"])
async def test_a_number_that_no_table_can_have_is_answered_kindly(number: str) -> None:
    """SQLite takes no number beyond 64 bits, and the press failed with a code instead of an answer."""
    async with steady() as sim:
        await gather(sim)
        answer = await forge(sim, sim.ada, f"u1:hand:{number}:")
        assert "older version" in sim.text(answer)


async def test_who_has_no_seat_hears_how_to_get_one() -> None:
    """A lobby has no More, and neither has a match that is over; people were sent there all the same."""
    async with steady() as sim:
        await gather(sim, sim.borys)
        said = sim.text(await tap(sim, sim.dima, "stand", on=sim.table()))
        assert ("**Join**" in said, "**More**" in said) == (True, False)
        await sim.press(sim.ada, "Start", on=sim.table())
        assert "**More**" in sim.text(await sim.press(sim.dima, "My hand", on=sim.table()))
        picture = sim.picture(sim.table())
        await end(sim, sim.ada)
        await sim.advance(3)
        said = sim.text(await sim.press(sim.dima, "My hand", as_seen=picture))
        assert ("**Rematch**" in said, "**More**" in said) == (True, False)


def batched(presses: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Put a few presses together, since every table has to be opened first."""
    left = iter(presses)
    return list(iter(lambda: tuple(islice(left, 9)), ()))


NONSENSE: tuple[tuple[str, ...], ...] = (
    (),
    ("",),
    ("x", "y", "z"),
    ("-1", "-1", "-1"),
    ("١", "²", "\u200b"),
    ("#" + "9" * 40,),
    ("0", "9" * 40),
    ("R5.t" + "9" * 30, "1"),
    (str(LARGEST),) * 3,
)
"""What a press may carry that no screen of ours has written."""

OUTDATED = "older version"


def menu_of(picture: Picture) -> dict[str, Any]:
    """Find the first menu of a picture."""
    rows = (one for one in _parts(picture.components) if one["type"] == 1)
    return next(row["components"][0] for row in rows if row["components"][0]["type"] == 3)


def _parts(components: list[Any]) -> list[Any]:
    return [*components, *(part for one in components for part in _parts(one.get("components", [])))]


@pytest.mark.parametrize("dealt", [False, True], ids=["lobby", "match"])
@pytest.mark.parametrize("verbs", batched(Verb), ids="-".join)
async def test_arguments_that_are_missing_or_wrong_bring_no_error(
    verbs: tuple[Verb, ...], dealt: bool
) -> None:
    async with steady() as sim:
        await (deal if dealt else gather)(sim, sim.borys)
        picture = sim.picture(sim.table())
        for verb, args in product(verbs, NONSENSE):
            custom_id = ":".join(("u1", verb, "1" if dealt or len(args) != 3 else "0", "?", *args))
            button_of(picture)["custom_id"] = custom_id
            await sim.press(sim.ada, custom_id, as_seen=picture)
        assert sim.problems == []


CHOICES: list[tuple[Verb, str]] = [
    *((verb, "") for verb in Verb if verb not in (Verb.SETTING, Verb.OPTION, Verb.CARD_BLOCK)),
    *((Verb.SETTING, f":{name}") for name in ("channels", "reminders", "preset", "language", "answer")),
    *((Verb.OPTION, f":start:{field}") for field in ("deal", "draw", "uno_word", "custom_cards")),
    *((Verb.CARD_BLOCK, f":{place}:0:does") for place in ("new", "0", "1")),
]


@pytest.mark.parametrize(
    "offered", batched(CHOICES), ids=lambda offered: "-".join(verb for verb, _ in offered)
)
async def test_a_choice_that_no_menu_offers_brings_no_error(offered: tuple[tuple[Verb, str], ...]) -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        picture = sim.picture(sim.table())
        menu = menu_of(picture)
        for (verb, args), table, value in product(offered, (0, 1), ("x", "9" * 90, "\u200b")):
            menu |= {"custom_id": f"u1:{verb}:{table}:{args}", "options": [{"label": "x", "value": value}]}
            picture.message.components = picture.components
            shown = ResponseMessage(sim.env, picture.message)
            await sim.ada.select(shown, [value], custom_id=menu["custom_id"])
        assert sim.problems == []


UNREADABLE = (
    "play:1:",
    "wild:1:",
    "jump:1::X9",
    "give:1:",
    "target:1::x",
    "starter:1::P",
    "vote:1::1",
    "call2:1:",
    "kick:1:",
    "habit:1::sleep:1",
    "rank:0::week",
    "rank:0::year:0",
    "preset:1:",
    "opt:1::start",
    "card:0:",
)


async def test_a_press_that_cannot_be_read_is_outdated() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        for written in UNREADABLE:
            answer = await forge(sim, sim.ada, f"u1:{written}")
            assert answer.ephemeral, written
            assert OUTDATED in sim.text(answer), written
