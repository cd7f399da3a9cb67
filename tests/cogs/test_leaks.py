"""Hidden cards stay hidden: games are played, and everything that was sent or logged is searched."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
import structlog
from discord import ui
from sqlalchemy import make_url

from bot.table.tickets import person_ticket
from bot.ui.layouts import notice_layout
from tests.support.discord_env import Sim
from tests.support.leaks import Watch, watching
from tests.support.rounds import deal, gather, is_over, move, people, put, scene_of, state_of, steady, tap

log: structlog.stdlib.BoundLogger = structlog.get_logger("bot.planted")


async def play_a_round(sim: Sim, watch: Watch) -> int:
    """Play until the round is over, and look after every move; computer players are given the time."""
    moves = 0
    while not is_over(scene := await scene_of(sim)):
        await watch.look_at_table()
        if set(scene.view(None).awaited) & set(people(sim, scene)):
            await move(sim)
        await sim.advance(4)
        moves += 1
    await watch.look()
    return moves


@pytest.mark.no_cover
@pytest.mark.rule("draw-in-the-dark")
@pytest.mark.parametrize(
    ("preset", "seats", "computer"),
    [
        ("classic", 4, False),
        ("quick", 2, False),
        ("classic", 2, True),
        ("house-rules", 3, False),
        ("party", 3, False),
        ("club", 3, False),
        ("chaos", 2, False),
    ],
)
async def test_whole_rounds_tell_nobody_a_card_that_is_hidden_from_them(
    preset: str, seats: int, computer: bool
) -> None:
    async with steady(bytes([seats, computer] * 16)) as sim:
        with watching(sim) as watch:
            await gather(sim, *(sim.borys, sim.clara, sim.dima)[: seats - 1], preset=preset)
            if computer:
                await tap(sim, sim.ada, "bot", on=sim.table())
            await sim.advance(5)
            await sim.press(sim.ada, "Start", on=sim.table())
            await sim.advance(3)
            assert await play_a_round(sim, watch) > 10
            assert watch.messages > 20


async def vote_clara_out(sim: Sim) -> None:
    """Have Borys ask for it, and Ada agree."""
    menu = await sim.press(sim.borys, "More", on=sim.table())
    await sim.choose(sim.borys, f"2.{person_ticket((await scene_of(sim)).people[2])}", on=menu)
    await sim.advance(2)
    yes = next(one for one in sim.controls(sim.table()) if one.custom_id.startswith("u1:vote"))
    await sim.press(sim.ada, yes.custom_id, on=sim.table())


async def lay_four(sim: Sim) -> None:
    """Have Ada play her Wild Draw Four and choose blue."""
    await tap(sim, sim.ada, "wild", "W4")
    await tap(sim, sim.ada, "play", "W4", "0", "B")
    await sim.advance(2)


async def press_while_the_disk_is_full(sim: Sim) -> None:
    """Have Ada draw while SQLite refuses to write, in its own words, and the disk be emptied again."""
    file = sqlite3.connect(make_url(sim.bot._settings.database_url).database)
    file.execute(
        "CREATE TRIGGER full BEFORE UPDATE ON tables "
        "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    )
    file.commit()
    await tap(sim, sim.ada, "draw")
    await sim.advance(0.5)
    assert (await scene_of(sim)).frozen
    file.execute("DROP TRIGGER full")
    file.commit()
    file.close()
    await sim.advance(60)


@pytest.mark.rule("draw-in-the-dark")
async def test_a_game_of_every_kind_of_trouble_tells_nobody_a_card_that_is_hidden_from_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with steady() as sim:
        with watching(sim) as watch:
            await deal(sim, sim.borys, sim.clara)
            await sim.advance(3)
            await watch.look_at_table()

            # A challenge that is lost, and one that is won: Borys sees Ada's hand then.
            await put(sim, "W4 G1 G2 W | B1 B2 W4 | Y1 Y2 G7", top="R9")
            await lay_four(sim)
            await tap(sim, sim.borys, "challenge", on=sim.table())
            await sim.advance(4)
            await watch.look_at_table()
            assert "it was honest" in sim.text(sim.table())
            await put(sim, "W4 R1 G2 W | B1 B2 W | Y1 Y2 G7", top="R9")
            await lay_four(sim)
            watch.show(sim.borys.id, "R1 G2 W")
            await sim.slash(sim.borys, "card challenge")
            await sim.advance(4)
            await watch.look_at_table()
            assert "it was a bluff" in sim.text(sim.table())

            # A catch, and moves by commands and by what they suggest.
            await put(sim, "R1 W | B1 B2 W4 | Y1 Y2 G7", top="R9")
            suggested = await sim.ada.autocomplete(sim.channel, "card play", "card", "")
            assert "R1" in str(suggested)
            await sim.slash(sim.ada, "card play", card="R1")
            await sim.advance(4)
            await sim.press(sim.clara, "Catch", on=sim.table())
            await sim.advance(4)
            await watch.look_at_table()
            assert "without UNO!" in sim.text(sim.table())
            await sim.slash(sim.clara, "card play", card="G7")
            await sim.slash(sim.borys, "card draw")
            await sim.slash(sim.borys, "card keep")
            await sim.slash(sim.dima, "uno hand")
            await sim.slash(sim.dima, "uno table")
            await sim.advance(4)
            await watch.look_at_table()

            # Storage that breaks during a press, and a handler that does.
            await put(sim, "R1 W G3 | B1 B2 W4 | Y1 Y2 G7", top="R9")
            await press_while_the_disk_is_full(sim)
            with monkeypatch.context() as broken:
                broken.setattr(type(await sim.bot.tables.get(1)), "act", _fail)
                await tap(sim, sim.ada, "draw", on=sim.hand(sim.ada))
            await watch.look()
            assert any("there is a hole in the table" in problem for problem in sim.forgive())
            assert any("there is a hole in the table" in line for line in watch.heard)
            assert any("bot.table" in line for line in watch.heard)

            # A restart, a vote, somebody who leaves, and the end of a round.
            await put(sim, "R1 W G3 | B1 B2 W4 | Y1 Y2 G7", top="R9")
            await sim.restart()
            await sim.press(sim.ada, "My hand", on=sim.table())
            await sim.press(sim.dima, "My hand", on=sim.table())
            await sim.advance(3)
            await watch.look_at_table()
            await vote_clara_out(sim)
            await sim.advance(3)
            await watch.look()
            assert (await scene_of(sim)).left(2)
            await put(sim, "R+2 | B1 B2 W4 | -", top="R9")
            await tap(sim, sim.ada, "play", "R+2")
            await sim.advance(4)
            await watch.look()
            assert is_over(await scene_of(sim))
            for who in (sim.ada, sim.borys):
                await sim.press(who, "Ready", on=sim.table())
            await sim.advance(4)
            await watch.look_at_table()
            menu = await sim.press(sim.borys, "More", on=sim.table())
            asked = await sim.press(sim.borys, "Leave the match", on=menu)
            await sim.press(sim.borys, "Leave for good", on=asked)
            await sim.advance(4)
            await watch.look()
            assert (await scene_of(sim)).over


async def _fail(*_: Any) -> Any:
    raise RuntimeError("there is a hole in the table")


Plant = Callable[[Sim], Awaitable[Any]]


async def in_a_log_line(sim: Sim) -> None:
    log.debug("hand dealt", hand=state_of(await scene_of(sim)).hands[1])


async def the_draw_pile_in_a_log_line(sim: Sim) -> None:
    log.info("next is %s", state_of(await scene_of(sim)).draw_pile[-1])


async def in_the_text_of_an_exception(sim: Sim) -> None:
    try:
        raise ValueError(f"{state_of(await scene_of(sim)).hands[1]} are too many")
    except ValueError:
        log.exception("planted")
    sim.forgive()


async def the_seed_in_a_log_line(sim: Sim) -> None:
    log.debug("dealt", seed=state_of(await scene_of(sim)).seed)


async def a_token_in_a_log_line(sim: Sim) -> None:
    log.debug("pressed", by=next(iter(sim.env.backend.interaction_tokens)))


async def publicly(sim: Sim, view: ui.LayoutView) -> None:
    await sim.bot.get_channel(sim.channel.id).send(view=view)


async def as_a_picture_beside_a_text(sim: Sim) -> None:
    view = ui.LayoutView()
    view.add_item(ui.Section("The top card", accessory=ui.Thumbnail(sim.bot.art.url("W4"))))
    await publicly(sim, view)


async def in_words(sim: Sim) -> None:
    await publicly(sim, notice_layout("Borys still holds a Wild"))


async def in_more_words(sim: Sim) -> None:
    await publicly(sim, notice_layout("Borys still holds a Wild Draw Four"))


async def as_a_code(sim: Sim) -> None:
    await publicly(sim, notice_layout("Borys holds B2"))


async def as_a_symbol(sim: Sim) -> None:
    await publicly(sim, notice_layout("Borys holds 💧2"))


async def on_a_button(sim: Sim) -> None:
    await publicly(sim, _button(label="⊘"))


async def in_a_custom_id(sim: Sim) -> None:
    await publicly(sim, _button(label="Play", custom_id="u1:play:1::W4:0"))


async def as_an_emoji_of_another_name(sim: Sim) -> None:
    await publicly(sim, notice_layout(f"<:card:{sim.bot.art.for_card('W').id}>"))


async def the_seed_in_a_message(sim: Sim) -> None:
    await publicly(sim, notice_layout(state_of(await scene_of(sim)).seed.hex()))


async def to_the_wrong_person(sim: Sim) -> None:
    shown = await sim.slash(sim.dima, "uno help")
    view = notice_layout("Borys holds Blue 2")
    sim.env.backend.edit_message(sim.channel.id, shown.response.id, {"components": view.to_components()})


def _button(**options: Any) -> ui.LayoutView:
    button: ui.Button[Any] = ui.Button(style=discord.ButtonStyle.primary, **options)
    view = ui.LayoutView()
    view.add_item(ui.ActionRow(button))
    return view


PLANTED: list[tuple[Plant, str]] = [
    (in_a_log_line, "tells B2, BS, W, W4"),
    (the_draw_pile_in_a_log_line, "the log"),
    (in_the_text_of_an_exception, "tells B2, BS, W, W4"),
    (the_seed_in_a_log_line, "the seed"),
    (a_token_in_a_log_line, "tells simcord_interaction"),
    (as_a_picture_beside_a_text, "everybody tells W4"),
    (in_words, "everybody tells W"),
    (in_more_words, "everybody tells W4"),
    (as_a_code, "everybody tells B2"),
    (as_a_symbol, "everybody tells B2"),
    (on_a_button, "everybody tells the button"),
    (in_a_custom_id, "everybody tells W4"),
    (as_an_emoji_of_another_name, "everybody tells W"),
    (the_seed_in_a_message, "everybody tells the seed"),
    (to_the_wrong_person, "tells B2"),
]


async def test_whatever_is_told_is_found() -> None:
    async with steady() as sim:
        with watching(sim) as watch:
            await deal(sim, sim.borys)
            await put(sim, "R1 R2 | B2 W W4 BS", top="R9")
            for plant, told in PLANTED:
                await watch.look()
                await plant(sim)
                await sim.env.settle()
                with pytest.raises(AssertionError) as found:
                    await watch.look()
                assert told in str(found.value), plant.__name__
                watch.leaks.clear()


async def test_a_picture_that_is_not_the_top_cards_is_found() -> None:
    async with steady() as sim:
        with watching(sim) as watch:
            await deal(sim, sim.borys)
            await put(sim, "R1 R2 R3 | B2 W W4", top="R9", discard="G7")
            await tap(sim, sim.ada, "play", "R1")
            await sim.advance(3)
            await watch.look_at_table()
            message = sim.env.backend.get_message(sim.channel.id, sim.table().id)
            _swap(message.components, sim.bot.art.url("R1"), sim.bot.art.url("G7"))
            with pytest.raises(AssertionError, match="the top card is R1"):
                await watch.look_at_table()


def _swap(part: Any, old: str, new: str) -> None:
    if isinstance(part, dict):
        if part.get("url") == old:
            part["url"] = new
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            _swap(each, old, new)
