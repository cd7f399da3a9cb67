"""Hostile people: what they press, write and are called breaks nothing, and reaches nobody else's game."""

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import cycle, product
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from simcord import InteractionResult, MemberActor

from bot.ui.press import LONGEST
from tests.support.discord_env import Sim
from tests.support.hostile import MARKED, broken_out, custom_ids, texts
from tests.support.rounds import deal, gather, move, people, put, scene_of, state_of, steady

pytestmark = pytest.mark.no_cover

few = settings(max_examples=2, phases=[Phase.generate])
"""Each example has a bot of its own, and presses much in it; to look for a shorter one would take minutes."""

NAMES = (
    "**evil** @everyone",
    "[evil](https://evil.example)",
    "||evil|| <@80351110224678912>",
    "`evil` # evil",
)


def wrongs(sim: Sim) -> list[Any]:
    """List the errors, what has broken out of our sentences, and whom we might have pinged."""
    found: list[Any] = list(sim.problems)
    for request in sim.requests_since(0):
        found += [(request.path, sorted(broken))] if (broken := broken_out(request.body)) else []
        found += [(request.path, pinged) for pinged in _pinged(request.body)]
    return found


def _pinged(body: Any) -> Iterator[Any]:
    """Find leave to ping more than people who are named one by one."""
    if isinstance(body, dict):
        allowed = body.get("allowed_mentions")
        if allowed and (allowed.get("parse") or allowed.get("roles")):
            yield allowed
        yield from _pinged(body.get("data"))


def with_names(sim: Sim) -> None:
    """Call the four people by hostile names."""
    for who, name in zip((sim.ada, sim.borys, sim.clara, sim.dima), NAMES, strict=True):
        sim.env.backend.users[who.id].global_name = name


async def stands(sim: Sim, table_id: int) -> Any:
    """Give all that there is to know of a table, but for the time."""
    record = (await sim.bot.tables.get(table_id))._keeper.record
    return replace(record, alarms={}, standing={})


@asynccontextmanager
async def two_servers() -> AsyncGenerator[tuple[Sim, MemberActor, Any]]:
    """Open a match of Ada and Borys, and Eve's lobby on another server: tables 1 and 2."""
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R5 R6 B1 | B2 B3 Y4", top="R9")
        eve = sim.env.create_user("eve", global_name="Eve")
        elsewhere = sim.env.create_guild("Elsewhere", owner=eve)
        channel = elsewhere.create_text_channel("games")
        stranger = elsewhere.add_member(eve)
        await sim.env.settle()
        await sim.slash(stranger, "uno start", where=channel)
        yield sim, stranger, sim.table(where=channel)


async def press(sim: Sim, who: MemberActor, custom_id: str, on: Any) -> InteractionResult:
    """Press a button that carries this, as if it stood on a message."""
    picture = sim.picture(on)
    button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id, "disabled": False}
    picture.components[0]["components"] = [{"type": 1, "components": [button]}]
    return await sim.press(who, custom_id, as_seen=picture)


def sendable(custom_id: str) -> bool:
    """Tell whether Discord would take a custom id at all."""
    return 0 < len(custom_id) <= LONGEST and "\x00" not in custom_id


@few
@given(st.lists(custom_ids, min_size=20, max_size=20))
async def test_no_custom_id_brings_an_error_or_reaches_another_server(written: list[str]) -> None:
    async with two_servers() as (sim, eve, lobby):
        before = await stands(sim, 1)
        for custom_id in written:
            version, verb, _, *rest = (*custom_id.split(":"), "", "")
            for one in filter(sendable, (custom_id, ":".join((version, verb, "1", *rest)))):
                await press(sim, eve, one, lobby)
        assert await stands(sim, 1) == before
        assert wrongs(sim) == []


changes = st.tuples(st.integers(0, 500), st.integers(2, 6), st.text("0123456789RYGBW+x.t", max_size=6))
"""Which button is taken, which part of it is changed, and into what."""


@few
@given(st.lists(changes, min_size=20, max_size=20))
async def test_who_has_no_seat_changes_nothing_with_buttons_that_are_nearly_right(
    changed: list[tuple[int, int, str]],
) -> None:
    async with two_servers() as (sim, _, __):
        screens = [sim.table(), sim.hand(sim.borys), await sim.press(sim.ada, "More", on=sim.table())]
        ours = [one.custom_id for shown in screens for one in sim.controls(shown)]
        before = state_of(await scene_of(sim))
        table = sim.table()
        for chosen, place, put_there in changed:
            fields = ours[chosen % len(ours)].split(":")
            fields[min(place, len(fields) - 1)] = put_there
            for custom_id in filter(sendable, (ours[chosen % len(ours)], ":".join(fields))):
                await press(sim, sim.dima, custom_id, table)
        assert state_of(await scene_of(sim)) == before
        assert wrongs(sim) == []


async def test_nobody_plays_by_the_buttons_in_the_hand_of_another() -> None:
    async with two_servers() as (sim, _, __):
        offered = [one.custom_id for one in sim.controls(sim.hand(sim.ada))]
        assert {one.split(":")[1] for one in offered} >= {"play", "draw"}
        before = state_of(await scene_of(sim))
        for custom_id in offered:
            await press(sim, sim.borys, custom_id, sim.table())
        assert state_of(await scene_of(sim)) == before
        assert wrongs(sim) == []


async def test_names_do_no_harm_in_a_whole_round() -> None:
    async with steady() as sim:
        with_names(sim)
        await deal(sim, sim.borys, sim.clara, sim.dima)
        seats = people(sim, await scene_of(sim)).values()
        for who in seats:
            await sim.press(who, "More", on=sim.table())
        for who in seats:
            await sim.press(who, "My hand", on=sim.table())
        for _ in range(25):
            await move(sim)
            await sim.advance(2)
        for command in ("uno why", "uno rankings", "uno stats", "uno leave", "uno end", "uno help"):
            await sim.slash(sim.dima, command)
        await sim.slash(sim.ada, "uno-admin kick", player=sim.clara)
        await sim.slash(sim.ada, "uno-admin ban", player=sim.borys)
        await sim.slash(sim.ada, "uno-admin settings")
        await sim.advance(60)
        assert wrongs(sim) == []


def written_options(sim: Sim) -> Iterator[tuple[str, app_commands.Parameter]]:
    """List the options of commands that take any text."""
    for command in sim.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            for option in command.parameters:
                if option.type is AppCommandOptionType.string and not option.choices:
                    yield command.qualified_name, option


def beside(sim: Sim, command: str) -> dict[str, Any]:
    """Give what a command must be told besides the one text that is hostile."""
    required: dict[str, dict[str, Any]] = {
        "uno presets rename": {"preset": "classic", "name": "Ours"},
        "uno presets import": {"code": "x"},
        "card play": {"card": "R5"},
        "uno vote": {"answer": "yes"},
        "uno lobby option": {"option": "uno_word", "value": "Ace"},
        "uno match fine": {"player": "Borys"},
        "uno-admin fine": {"player": sim.borys},
    }
    return required.get(command, {})


@pytest.mark.parametrize("open_table", [gather, deal], ids=["lobby", "match"])
@few
@given(st.lists(texts, min_size=20, max_size=20))
async def test_what_is_written_into_an_option_does_no_harm(open_table: Any, written: list[str]) -> None:
    async with steady() as sim:
        with_names(sim)
        await open_table(sim, sim.borys)
        for (command, option), raw in zip(written_options(sim), cycle(written), strict=False):
            text = raw.replace("\x00", "")[: int(option.max_value or 100)]
            if option.autocomplete:
                await sim.ada.autocomplete(sim.channel, command, option.display_name, text)
            if len(text) >= int(option.min_value or 1):
                await sim.slash(sim.ada, command, **beside(sim, command) | {option.display_name: text})
        assert wrongs(sim) == []


FORMS = (
    ("u1:rsave:1:", ("name",), 32),
    ("u1:cardword:1::new", ("name", "text"), 24),
    ("u1:cardword:0::new", ("name", "text"), 24),
    ("u1:optask:1::uno:uno_word", ("value",), 16),
    ("u1:optask:1::dealing:deal", ("value",), 2),
    ("u1:setwords:0:", ("words",), 100),
    ("u1:setforfeits:0:", ("forfeits",), 100),
)
"""What opens a form, its fields, and how much may be written there."""


@few
@given(st.lists(texts, min_size=4, max_size=4))
async def test_what_is_written_into_a_form_does_no_harm(written: list[str]) -> None:
    async with steady() as sim:
        with_names(sim)
        await gather(sim, sim.borys)
        for (custom_id, fields, longest), text in product(FORMS, written):
            private = await sim.slash(sim.ada, "uno-admin settings")
            form = await press(sim, sim.ada, custom_id, private)
            assert form.modal is not None, custom_id
            filled = text.replace("\x00", "")[:longest] or "x"
            await sim.submit(sim.ada, form, **dict.fromkeys(fields, filled))
        for screen in ("rules", "panel", "cards", "hand"):
            await press(sim, sim.ada, f"u1:{screen}:1:", await sim.slash(sim.ada, "uno-admin settings"))
        for command in ("uno rules", "uno memo", "uno cards", "uno presets find", "uno-admin settings"):
            await sim.slash(sim.ada, command)
        assert wrongs(sim) == []


def test_the_search_for_what_breaks_out_finds_it() -> None:
    for one in MARKED:
        assert broken_out({"data": {"components": [{"type": 10, "content": f"Hello {one}"}]}}) >= {one}
    assert broken_out({"type": 10, "content": r"\*\*evil\*\* \@everyone"}) == set()
    assert broken_out({"type": 2, "label": "@everyone"}) == set()
