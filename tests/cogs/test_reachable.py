"""Everything that people can do is reached by buttons and by commands alike, and comes to the same."""

import json
from dataclasses import dataclass
from typing import Any, get_args

import pytest

from bot.engine import (
    Accept,
    BreakSilence,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    ComeBack,
    DrawCard,
    EndMatch,
    Expire,
    GiveCard,
    ImposeFine,
    Join,
    JumpIn,
    Leave,
    OpenVote,
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    Substitute,
    Withdraw,
    dump,
)
from bot.table.actions import (
    AddComputer,
    Asked,
    Attend,
    CancelLobby,
    ChangeOptions,
    ChangeRules,
    Confirm,
    EndNow,
    Fine,
    JoinNext,
    Kick,
    Pause,
    RemoveComputer,
    Report,
    Resume,
    Sit,
    Stand,
    StartMatch,
)
from tests.support.discord_env import Sim
from tests.support.rounds import scene_of, state_of, steady, tap
from tests.support.ways import (
    Way,
    choose_person,
    from_menu,
    in_hand,
    in_menu,
    lobby,
    match,
    on_table,
    slash,
    wait,
)

NOBODYS = {BreakSilence, Expire}
"""What nobody asks for: a message in the channel, which is no press, and time that runs out."""


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to do at a table: how it comes to that, and both ways of doing it.

    `asks` are the actions that it stands for, the one that is asked for and the one that is done then; the
    last of them is what the log must tell.
    """

    asks: tuple[type, ...]
    before: Way
    button: Way
    command: Way
    about: str = ""

    def __str__(self) -> str:
        return " ".join([*(one.__name__ for one in self.asks), self.about]).strip()


async def fine_by_form(sim: Sim) -> None:
    """Choose whom to fine, and write down why."""
    asked = await choose_person(sim, sim.ada, "Fine a cheat 2 cards", 1)
    await sim.submit(sim.ada, asked, reason="peeked")


async def choose_quick(sim: Sim) -> None:
    """Choose the rule set of quick rounds in the lobby's menu."""
    await sim.choose(sim.ada, "quick", select="Choose the rules (host)", on=sim.table())


async def set_stacking(sim: Sim) -> None:
    """Choose in the panel that a pair of cards may be laid."""
    shown = await tap(sim, sim.ada, "rules", on=sim.table())
    await sim.choose(sim.ada, "house", select="u1:panel:1:", on=shown)
    await sim.choose(sim.ada, "swap", select="u1:opt:1::house:seven", on=shown)


async def vote_no(sim: Sim) -> None:
    """Vote against the one motion there is."""
    await sim.press(sim.clara, "No", on=sim.table())


THREE = "R1 B1 B2 | G1 G2 | Y1 Y2"
LAY_FIVE = slash("ada", "card play", card="R5", player="1", give="B1")
SWAPPING = {"seven": "swap", "intervention": "colours"}
JUMPED = (slash("ada", "card play", card="R7", player="1"), slash("clara", "card jump"))
QUEUED = (slash("clara", "uno join"), wait(5))
TWO = "R1 B1 B2 | G1 G2"

ROWS = [
    # The lobby.
    Row((Sit,), lobby(guests=0), on_table("borys", "join"), slash("borys", "uno join")),
    Row((Stand,), lobby(), on_table("borys", "stand"), slash("borys", "uno leave")),
    Row((AddComputer,), lobby(), on_table("ada", "bot"), slash("ada", "uno lobby computer")),
    Row(
        (RemoveComputer,),
        lobby(on_table("ada", "bot")),
        on_table("ada", "unbot"),
        slash("ada", "uno lobby computer", remove=True),
    ),
    Row((ChangeRules,), lobby(), choose_quick, slash("ada", "uno lobby rules", preset="quick")),
    Row(
        (ChangeOptions,),
        lobby(),
        set_stacking,
        slash("ada", "uno lobby option", option="seven", value="swap"),
    ),
    Row((Confirm,), lobby(choose_quick), on_table("borys", "confirm"), slash("borys", "uno lobby confirm")),
    Row((StartMatch,), lobby(), on_table("ada", "start"), slash("ada", "uno begin")),
    Row((CancelLobby,), lobby(), on_table("ada", "cancel"), slash("ada", "uno end")),
    # Playing.
    Row((PlayCards,), match(TWO), in_hand("ada", ("play", "R1")), slash("ada", "card play", card="red one")),
    Row(
        (PlayCards,),
        match("W R1 R2 | G1 G2"),
        in_hand("ada", ("wild", "W"), ("play", "W", "0", "B")),
        slash("ada", "card play", card="wild blue"),
        "with a colour",
    ),
    Row(
        (PlayCards,),
        match("R1 R2 | G1 G2"),
        in_hand("ada", ("arm",), ("play", "R1")),
        slash("ada", "card play", card="R1", uno=True),
        "with UNO!",
    ),
    Row((DrawCard,), match(TWO, draw="R5"), in_hand("ada", ("draw",)), slash("ada", "card draw")),
    Row(
        (PassTurn,),
        match(TWO, slash("ada", "card draw"), draw="R5"),
        in_hand("ada", ("keep",)),
        slash("ada", "card keep"),
    ),
    Row(
        (JumpIn,),
        match(
            "R1 B1 B2 | G1 G2 G3 | R1 Y1 Y2",
            slash("ada", "card play", card="R1"),
            rules={"intervention": "colours"},
        ),
        in_hand("clara", ("jump", "R1")),
        slash("clara", "card jump"),
    ),
    Row(
        (Accept,),
        match("W4 R1 R2 | G1 G2", slash("ada", "card play", card="W4", colour="B"), wait(5)),
        in_hand("borys", ("accept",)),
        slash("borys", "card accept"),
    ),
    Row(
        (Challenge,),
        match("W4 R1 R2 | G1 G2", slash("ada", "card play", card="W4", colour="B"), wait(5)),
        in_hand("borys", ("challenge",)),
        slash("borys", "card challenge"),
    ),
    Row(
        (CallUno,),
        match("R1 R2 | G1 G2", slash("ada", "card play", card="R1"), wait(1)),
        on_table("ada", "uno"),
        slash("ada", "card uno"),
    ),
    Row(
        (CatchUno,),
        match("R1 R2 | G1 G2", slash("ada", "card play", card="R1"), wait(5)),
        on_table("borys", "catch"),
        slash("borys", "card catch"),
    ),
    Row(
        (ChooseColour,),
        match(TWO, top="W", asking=0),
        in_hand("ada", ("starter", "B")),
        slash("ada", "card colour", colour="B"),
    ),
    Row(
        (ChooseTarget,),
        match("R7 B1 B2 | G1 G2 | R7 Y1 Y2", *JUMPED, rules=SWAPPING),
        in_hand("clara", ("target", "0")),
        slash("clara", "card swap", player="Ada"),
    ),
    Row(
        (GiveCard,),
        match("R5 B1 B2 | G1 G2 | Y1 Y2", LAY_FIVE, wait(5), rules={"five": "exchange"}),
        in_hand("borys", ("give", "G2")),
        slash("borys", "card give", card="green two"),
    ),
    Row(
        (PutHand,),
        match(
            "R1 B1 | G1 G2 | Y1 Y2",
            slash("ada", "card play", card="R1", uno=True),
            wait(5),
            rules={"uno_to_centre": True},
        ),
        in_hand("clara", ("put",)),
        slash("clara", "card pile"),
    ),
    Row(
        (SayReady,),
        match("R1 | B1 B2", slash("ada", "card play", card="R1"), wait(5)),
        on_table("borys", "ready"),
        slash("borys", "card ready"),
    ),
    # Coming and going.
    Row((JoinNext, Join), match(TWO), in_menu("clara", "join"), slash("clara", "uno join")),
    Row(
        (Leave, Withdraw),
        match(TWO, *QUEUED),
        in_menu("clara", "leave", "leave2"),
        slash("clara", "uno leave", sure=True),
        "of a newcomer",
    ),
    Row((Leave,), match(THREE), in_menu("borys", "leave", "leave2"), slash("borys", "uno leave", sure=True)),
    Row((Substitute,), match(TWO), in_menu("borys", "sitout"), slash("borys", "uno away")),
    Row(
        (Attend, ComeBack),
        match(TWO, slash("borys", "uno away"), wait(1)),
        on_table("borys", "hand"),
        slash("borys", "uno hand"),
    ),
    # Of the whole table.
    Row(
        (Kick, Leave),
        match(THREE),
        from_menu("ada", "Remove a player", 1),
        slash("ada", "uno match kick", player="Borys"),
    ),
    Row(
        (Kick, OpenVote),
        match(THREE),
        from_menu("borys", "Ask for a vote to remove a player", 2),
        slash("borys", "uno match kick", player="Clara"),
    ),
    Row(
        (Report, OpenVote),
        match(THREE, rules={"penalty_advice": 2}),
        from_menu("borys", "Report somebody who gave advice", 2),
        slash("borys", "uno match report", player="Clara"),
    ),
    Row(
        (Fine, ImposeFine),
        match(THREE, rules={"penalty_cheating": 2}),
        fine_by_form,
        slash("ada", "uno match fine", player="Borys", reason="peeked"),
    ),
    Row((Pause,), match(TWO), in_menu("ada", "pause"), slash("ada", "uno match pause")),
    Row(
        (Pause, OpenVote),
        match(THREE),
        in_menu("borys", "pause"),
        slash("borys", "uno match pause"),
    ),
    Row(
        (Resume,),
        match(TWO, slash("ada", "uno match pause"), wait(5)),
        on_table("ada", "resume"),
        slash("ada", "uno match resume"),
    ),
    Row(
        (Resume, OpenVote),
        match(THREE, slash("ada", "uno match pause"), wait(5)),
        on_table("borys", "resume"),
        slash("borys", "uno match resume"),
    ),
    Row((EndNow, EndMatch), match(TWO), in_menu("ada", "end", "end2"), slash("ada", "uno end", sure=True)),
    Row(
        (EndNow, OpenVote),
        match(THREE),
        in_menu("borys", "end", "end2"),
        slash("borys", "uno end", sure=True),
    ),
    Row(
        (CastVote,),
        match(THREE, slash("borys", "uno match pause"), wait(5)),
        vote_no,
        slash("clara", "uno vote", answer="no"),
    ),
]


def test_every_action_has_a_row() -> None:
    """An action that is new has to be reached both ways before it can be forgotten."""
    told = {asked for row in ROWS for asked in row.asks}
    assert told | NOBODYS == set(get_args(Asked))
    assert not told & NOBODYS


async def come_to(row: Row, way: Way) -> tuple[list[tuple[int | None, Any]], str]:
    """Do something on a fresh table, and give what was logged of it and how the table stands then."""
    async with steady() as sim:
        await row.before(sim)
        log = sim.bot.database.tables.log
        before = max((one.revision for one in await log(1)), default=0)
        await way(sim)
        logged = [(one.seat, json.loads(one.body)) for one in await log(1, before)]
        scene = await scene_of(sim)
        stands = (scene.lobby, scene.people, scene.closed)
        game = (scene.match.paused, dump(state_of(scene))) if scene.match is not None else None
        return [one for one in logged if one[1]], f"{stands} {game}"


@pytest.mark.parametrize("row", ROWS, ids=str)
async def test_a_button_and_a_command_come_to_the_same(row: Row) -> None:
    pressed, by_button = await come_to(row, row.button)
    typed, by_command = await come_to(row, row.command)
    assert typed == pressed
    assert row.asks[-1].__name__ in [deed["is"] for _, deeds in typed for deed in deeds]
    assert by_command == by_button


async def test_a_rematch_is_opened_by_a_button_and_by_a_command() -> None:
    opened: list[Any] = []
    for way in (on_table("borys", "rematch"), slash("borys", "uno again")):
        async with steady() as sim:
            await match("R1 | B1 B2", slash("ada", "card play", card="R1"), wait(5), rules="quick")(sim)
            await way(sim)
            scene = await scene_of(sim, 2)
            assert "A game of UNO is about to begin" in sim.text(sim.table())
            opened.append((scene.lobby, scene.people))
    assert opened[0] == opened[1]
