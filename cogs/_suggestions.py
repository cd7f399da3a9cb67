"""Suggestions: what commands complete while somebody types, from that person's own hand and table."""

from __future__ import annotations

from collections.abc import Callable

from discord import app_commands

from bot.engine import Card
from bot.engine.cards import sort_key, write_cards
from bot.table.refusals import TableUnavailable
from bot.table.scene import Scene
from bot.ui.layouts.cards import card_plainly
from bot.ui.layouts.menus import others_playing, person_value, removable, reportable
from bot.ui.layouts.seats import who_plainly
from bot.ui.layouts.votes import running_votes, vote_plainly
from bot.ui.reading import words_for
from bot.ui.typed import Illegible, read_cards
from bot.ui.words import Words
from cogs import Interaction
from cogs._choices import MOST
from cogs._private import table_here
from cogs._suggesting import LONGEST, Suggested, fitting, suggesting
from data import StorageError


@suggesting
async def suggest_cards(interaction: Interaction, typed: str) -> Suggested:
    """Suggest one's own cards, after those that are typed already: what can be played now, else all."""
    scene, seat = await _here(interaction)
    if scene is None or seat is None:
        return []
    view = scene.view(seat)
    before, last = _begun(typed, words_for(interaction), scene)
    return _cards(interaction, scene, view.hand if before else view.playable or view.hand, last, before)


@suggesting
async def suggest_hand(interaction: Interaction, typed: str) -> Suggested:
    """Suggest one's own cards."""
    scene, seat = await _here(interaction)
    return [] if scene is None or seat is None else _cards(interaction, scene, scene.view(seat).hand, typed)


@suggesting
async def suggest_players(interaction: Interaction, typed: str) -> Suggested:
    """Suggest everybody else who plays, computer players included."""
    scene, seat = await _here(interaction)
    if scene is None or seat is None:
        return []
    words = words_for(interaction)
    return fitting(
        {str(other): who_plainly(scene, other, words) for other in others_playing(scene, seat)}, typed
    )


@suggesting
async def suggest_removable(interaction: Interaction, typed: str) -> Suggested:
    """Suggest whom to remove, from a lobby too."""
    return await _people(interaction, typed, removable)


@suggesting
async def suggest_reportable(interaction: Interaction, typed: str) -> Suggested:
    """Suggest who may have given advice."""
    return await _people(interaction, typed, reportable)


@suggesting
async def suggest_finable(interaction: Interaction, typed: str) -> Suggested:
    """Suggest whom to fine."""
    return await _people(interaction, typed, others_playing)


@suggesting
async def suggest_motions(interaction: Interaction, typed: str) -> Suggested:
    """Suggest the votes that run."""
    scene, _ = await _here(interaction)
    if scene is None:
        return []
    words = words_for(interaction)
    named = {str(one.clock): vote_plainly(scene, one, words) for one in running_votes(scene.view(None))}
    return fitting(named, typed)


async def _people(
    interaction: Interaction, typed: str, listed: Callable[[Scene, int | None], list[int]]
) -> Suggested:
    """Suggest people as the menu lists them, each with the ticket of who is meant."""
    try:
        table = await table_here(interaction)
    except (TableUnavailable, StorageError):
        return []
    if table is None:
        return []
    scene, words = table.scene, words_for(interaction)
    seats = listed(scene, scene.seat_of(interaction.user.id))
    return fitting({person_value(scene, seat): who_plainly(scene, seat, words) for seat in seats}, typed)


def _cards(
    interaction: Interaction, scene: Scene, held: tuple[Card, ...], typed: str, before: str = ""
) -> Suggested:
    words, rules = words_for(interaction), scene.view(None).rules
    wanted, meant = typed.casefold().strip(), _read(typed, words, scene)
    suggested: Suggested = []
    for kind in sorted(set(held), key=sort_key):
        name, value = card_plainly(kind, words, rules), f"{before} {kind.code}".strip()
        if wanted in name.casefold() or wanted in kind.code.casefold() or meant == (kind,):
            shown = f"{before} + {name} ({kind.code})" if before else f"{name} ({kind.code})"
            suggested.append(app_commands.Choice(name=shown[:LONGEST], value=value[:LONGEST]))
    return suggested[:MOST]


def _begun(typed: str, words: Words, scene: Scene) -> tuple[str, str]:
    """Split what is typed after the last whole card: the codes of those before, and what is being typed."""
    parts = typed.split(" ") if len(typed) <= LONGEST else []
    for cut in range(len(parts) - 1, 0, -1):
        if whole := _read(" ".join(parts[:cut]), words, scene):
            return write_cards(whole), " ".join(parts[cut:])
    return "", typed


def _read(typed: str, words: Words, scene: Scene) -> tuple[Card, ...]:
    """Read cards that are typed whole, none where they are not."""
    try:
        return read_cards(typed, words, scene.view(None).rules).cards
    except Illegible:
        return ()


async def _here(interaction: Interaction) -> tuple[Scene | None, int | None]:
    """Find the match of this channel, and one's own seat in its round."""
    try:
        table = await table_here(interaction)
    except (TableUnavailable, StorageError):
        return None, None
    scene = table.scene if table else None
    if scene is None or scene.match is None:
        return None, None
    seat = scene.seat_of(interaction.user.id)
    return scene, None if seat is None or scene.queued(seat) else seat
