"""Scenes in one line, and what their screens look like as Discord would get them."""

from collections.abc import Iterator, Mapping
from typing import Any

from discord import ui

from bot.engine import Event, GameState, Rules
from bot.engine.cards import CARDS
from bot.table.lobby import Lobby
from bot.table.people import Occupant
from bot.table.scene import Match, Scene
from bot.ui.art import all_tiles
from bot.ui.emojis import Emojis
from bot.ui.layouts.pieces import MOST_COMPONENTS, MOST_TEXT
from bot.ui.words import Words
from tests.support.messages import Control, controls, spell_out

WORDS = Words()
NAMES = ("Ada", "Borys", "Clara", "Dima", "Eryk", "Fela", "Gosia", "Hanka", "Igor", "Jola")
LONG_NAMES = tuple(f"{at}{'*' * 31}" for at in range(10))
"""Names as long as Discord allows, every character of which needs a backslash."""

EMOJIS = Emojis({name: 10**18 + at for at, name in enumerate(sorted(all_tiles()))})
NO_EMOJIS = Emojis()

NOW = 1_800_000_000.0


def people(
    names: tuple[str, ...], seats: int, computers: frozenset[int] = frozenset()
) -> tuple[Occupant, ...]:
    """Seat people with user ids from 1 on, and computer players."""
    return tuple(
        Occupant(names[seat], None if seat in computers else seat + 1, seat in computers)
        for seat in range(seats)
    )


def scene(
    state: GameState,
    *,
    names: tuple[str, ...] = NAMES,
    recent: tuple[Event, ...] = (),
    computers: frozenset[int] = frozenset(),
    timed: bool = True,
    paused: bool = False,
    suspended: bool = False,
    **fields: Any,
) -> Scene:
    """Show a match; every clock that runs has 20 seconds left, unless it is not `timed`."""
    return Scene(
        table_id=7,
        guild_id=1,
        channel_id=2,
        message_id=3,
        revision=state.revision,
        people=people(names, state.seats + state.queue, computers),
        host=0,
        match=Match("classic", paused, suspended, tuple(event.seen_by(None) for event in recent)),
        deadlines=dict.fromkeys(state.clocks, NOW + 20) if timed else {},
        _state=state,
        **fields,
    )


def lobby(
    seats: int = 3,
    *,
    names: tuple[str, ...] = NAMES,
    computers: frozenset[int] = frozenset(),
    rules: Rules | None = None,
    confirmed: frozenset[int] | None = None,
    **fields: Any,
) -> Scene:
    """Show a lobby in which everybody has confirmed unless said otherwise."""
    names_of_lobby = ("preset", "max_seats", "invited", "starting", "timing")
    of_lobby = {name: fields.pop(name) for name in names_of_lobby if name in fields}
    return Scene(
        table_id=7,
        guild_id=1,
        channel_id=2,
        message_id=3,
        revision=0,
        people=people(names, seats, computers),
        host=0,
        lobby=Lobby(
            confirmed=frozenset(range(seats)) if confirmed is None else confirmed,
            **({} if rules is None else {"rules": rules}),
            **of_lobby,
        ),
        **fields,
    )


def components(view: ui.LayoutView) -> list[dict[str, Any]]:
    """Write a screen as it is sent."""
    return view.to_components()


def shown(view: ui.LayoutView) -> str:
    """Write a screen as text, its controls in brackets."""
    return "\n".join(spell_out(components(view)))


def buttons(view: ui.LayoutView) -> list[Control]:
    """List the buttons and menus of a screen."""
    return list(controls(components(view)))


def button(view: ui.LayoutView, label: str) -> Control:
    """Find the one button with this label."""
    (found,) = (control for control in buttons(view) if control.label == label)
    return found


def verbs(view: ui.LayoutView) -> list[str]:
    """List the verbs of a screen's controls."""
    return [control.custom_id.split(":")[1] for control in buttons(view)]


def card_buttons(view: ui.LayoutView) -> dict[str, Control]:
    """Map card codes to their buttons in a hand, whatever is chosen along with them already."""
    return {
        control.custom_id.split(":")[4].partition(".")[0]: control
        for control in buttons(view)
        if control.custom_id.split(":")[1] in ("play", "wild", "jump", "give")
    }


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """List every component, whatever it is in."""
    for part in parts:
        yield part
        yield from walk(part.get("components") or [])
        if "accessory" in part:
            yield part["accessory"]


def check_limits(view: ui.LayoutView) -> None:
    """Make sure that Discord would accept a screen."""
    parts = list(walk(components(view)))
    assert len(parts) <= MOST_COMPONENTS
    texts = [part["content"] for part in parts if "content" in part]
    assert all(texts), "an empty text is refused"
    assert sum(map(len, texts)) <= MOST_TEXT
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids)), "two controls with one id"
    assert all(0 < len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        _check_part(part)


def _check_part(part: Mapping[str, Any]) -> None:
    kind = part["type"]
    if kind == 1:
        inside = part["components"]
        assert 1 <= len(inside) <= 5
        assert len(inside) == 1 or all(child["type"] == 2 for child in inside), "a menu needs its own row"
    elif kind == 2:
        assert part.get("label") or part.get("emoji"), "a button needs a face"
        assert len(part.get("label") or "") <= 80
    elif kind == 3:
        assert 1 <= len(part["options"]) <= 25
        assert len({option["value"] for option in part["options"]}) == len(part["options"])
        for option in part["options"]:
            assert 0 < len(option["label"]) <= 100
            assert len(option.get("description") or "") <= 100
    assert len(part.get("placeholder") or "") <= 150


def cards_named(text: str) -> set[str]:
    """Find the codes of all cards that a payload shows, by their emoji."""
    return {code for code in CARDS if f"{_tile(code)}:" in text or f'"{_tile(code)}"' in text}


def _tile(code: str) -> str:
    emoji = EMOJIS.for_card(code)
    assert emoji is not None
    return emoji.name
