"""Presses that no screen of ours offers: tables of other servers, impossible numbers, seats one has not."""

from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.engine.phases import Turn
from bot.table.refusals import TableUnavailable
from bot.ui.press import LARGEST
from bot.ui.verbs import Verb
from tests.support.discord_env import Picture, Sim
from tests.support.rounds import deal, end, gather, scene_of, steady, tap


async def forge(sim: Sim, who: MemberActor, custom_id: str, on: Any = None) -> InteractionResult:
    """Press a button of a message as if it carried this."""
    picture = sim.picture(on or sim.table())
    button = button_of(picture) | {"custom_id": custom_id}
    picture.components[0]["components"] = [{"type": 1, "components": [button]}]
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
    """Find the menu of a bare picture."""
    return picture.components[0]["components"][1]["components"][0]


@dataclass(frozen=True, slots=True)
class Kept:
    """A table of Ada's that many presses are tried on, and its message as it was at first."""

    table_id: int
    picture: Picture


async def still(sim: Sim, kept: Kept | None, *, dealt: bool) -> Kept:
    """Give a table that is a lobby or dealt: the one there is, or where it is that no more a new one."""
    if kept is not None and await is_ready(sim, kept.table_id, dealt=dealt):
        return kept
    await sim.slash(sim.ada, "uno-admin reset")
    await sim.advance(120)  # so that nobody has posted too much here
    await (deal if dealt else gather)(sim, sim.borys)
    table_id = int(sim.controls(sim.table())[0].custom_id.split(":")[2])
    return Kept(table_id, bare(sim.picture(sim.table())))


def bare(picture: Picture) -> Picture:
    """Keep a button and a menu of a picture: Discord copies a message at every press, and that takes long."""
    button, menu = button_of(picture), {"type": 3, "custom_id": "", "options": [], "min_values": 1}
    picture.components[0]["components"] = [{"type": 1, "components": [one]} for one in (button, menu)]
    return picture


async def is_ready(sim: Sim, table_id: int, *, dealt: bool) -> bool:
    try:
        scene = await scene_of(sim, table_id)
    except TableUnavailable:
        return False
    return scene.host == scene.seat_of(sim.ada.id) and (scene.match is not None) is dealt and not scene.over


@pytest.mark.no_cover
@pytest.mark.parametrize("dealt", [False, True], ids=["lobby", "match"])
async def test_arguments_that_are_missing_or_wrong_bring_no_error(dealt: bool) -> None:
    async with steady() as sim:
        kept = None
        for verb in Verb:
            kept = await still(sim, kept, dealt=dealt)
            async with sim.at_once():
                for args in NONSENSE:
                    table = kept.table_id if dealt or len(args) != 3 else 0
                    custom_id = ":".join(("u1", verb, str(table), "?", *args))
                    button_of(kept.picture)["custom_id"] = custom_id
                    await sim.press(sim.ada, custom_id, as_seen=kept.picture)
            assert sim.problems == [], verb


CHOICES: list[tuple[Verb, str]] = [
    *((verb, "") for verb in Verb if verb not in (Verb.SETTING, Verb.OPTION, Verb.CARD_BLOCK)),
    *((Verb.SETTING, f":{name}") for name in ("channels", "reminders", "preset", "language", "answer")),
    *((Verb.OPTION, f":start:{field}") for field in ("deal", "draw", "uno_word", "custom_cards")),
    *((Verb.CARD_BLOCK, f":{place}:0:does") for place in ("new", "0", "1")),
]


@pytest.mark.no_cover
async def test_a_choice_that_no_menu_offers_brings_no_error() -> None:
    async with steady() as sim:
        kept = None
        for verb, args in CHOICES:
            kept = await still(sim, kept, dealt=False)
            menu, message = menu_of(kept.picture), kept.picture.message
            newer, message.components = message.components, kept.picture.components
            async with sim.at_once():
                for table, value in product((0, kept.table_id), ("x", "9" * 90, "\u200b")):
                    menu |= {
                        "custom_id": f"u1:{verb}:{table}:{args}",
                        "options": [{"label": "x", "value": value}],
                    }
                    await sim.ada.select(
                        ResponseMessage(sim.env, message), [value], custom_id=menu["custom_id"]
                    )
                message.components = newer
            assert sim.problems == [], verb


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
    "habit:1::language:1",
    "play2:1:",
    "jump2:1::X9",
    "mineset:0::volume:1",
    "mineset:0::hints",
    "mineset:0::language",
    "mineset:0::welcome",
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
