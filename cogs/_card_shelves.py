"""Shelves of cards of one's own: those in the rules of a lobby, and those that the server has saved."""

from __future__ import annotations

from collections.abc import Callable

from pydantic import ValidationError

from bot.engine.custom_cards import CustomCard
from bot.engine.decks import PACKS
from bot.table.lobby import Lobby
from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene
from bot.table.settings import ServerSettings
from bot.table.tickets import rules_digest
from bot.ui.layouts import refusal_text
from bot.ui.layouts.custom import NEW, Shelf
from bot.ui.press import whole
from cogs import Bot
from cogs._private import guild_of
from cogs._saving import Refused, scene_here
from cogs._visits import Visit
from cogs._wording import refuse_words
from data import NameTaken, Saved, ShelfFull

MOST = 25
"""Cards that a server may save."""

Edit = Callable[[CustomCard | None], CustomCard | None]
"""Makes a card another one, or a new one of None; gives None to do away with it."""


def lobby_shelf(table_id: int, lobby: Lobby) -> Shelf:
    """Give the cards in the rules of a lobby."""
    rules = lobby.rules
    places = tuple(map(str, range(len(rules.custom_cards))))
    blanks = PACKS[rules.deck].blanks
    return Shelf(table_id, rules_digest(rules), rules.custom_cards, places, blanks)


async def saved_shelf(bot: Bot, guild_id: int) -> Shelf:
    """Give the cards that a server has saved, those that this version can read; raises StorageError."""
    saved = [(one, card) for one in await bot.database.custom_cards.all(guild_id) if (card := card_of(one))]
    cards, places = tuple(card for _, card in saved), tuple(str(one.saved_id) for one, _ in saved)
    return Shelf(0, "", cards, places, most=MOST)


def card_of(saved: Saved) -> CustomCard | None:
    """Read a card that was saved; None where this version cannot."""
    try:
        return CustomCard.model_validate_json(saved.body)
    except ValidationError:
        return None


def new_texts(before: CustomCard | None, after: CustomCard | None) -> list[str]:
    """List what somebody has just written on a card."""
    if after is None:
        return []
    old = () if before is None else (before.name, before.text)
    return [text for text in (after.name, after.text) if text not in old]


async def edit_saved(visit: Visit, place: str, edit: Edit) -> str | None:
    """Change a card that the server has saved, and give its place; raises Refused."""
    bot, guild_id = visit.interaction.client, guild_of(visit.interaction)
    saved = None
    if place != NEW:
        saved = await bot.database.custom_cards.get(guild_id, whole(place))
        if saved is None:
            raise Refused(visit.words("custom-gone"))
    before = None if saved is None else card_of(saved)
    try:
        after = edit(before)
    except ValidationError:
        raise Refused(visit.reply.why(Declined(TableReason.WRONG_VALUE))) from None
    scene, settings = await scene_here(visit), await bot.servers.settings(guild_id)
    # Whoever changes what others may take later needs the same right, whether he writes or not.
    touched = after or before
    refuse(visit, settings, scene, [] if touched is None else [touched.name, touched.text])
    if after is None:
        if saved is not None:
            await bot.database.custom_cards.remove(guild_id, saved.saved_id)
        return None
    return str(await _store(visit, saved, after))


async def keep(visit: Visit, card: CustomCard, scene: Scene) -> None:
    """Save a card for the server; raises Refused."""
    settings = await visit.interaction.client.servers.settings(guild_of(visit.interaction))
    refuse(visit, settings, scene, [card.name, card.text])
    await _store(visit, None, card)


def refuse(visit: Visit, settings: ServerSettings, scene: Scene | None, texts: list[str]) -> None:
    """Raise Refused where these words are not taken from this person."""
    declined = refuse_words(visit, settings, scene, texts)
    if declined is not None:
        raise Refused(refusal_text(declined, visit.words, visit.interaction.client.art, scene))


async def _store(visit: Visit, saved: Saved | None, card: CustomCard) -> int:
    words, guild_id = visit.words, guild_of(visit.interaction)
    shelf, body = visit.interaction.client.database.custom_cards, card.model_dump_json(exclude_defaults=True)
    try:
        if saved is None:
            return (await shelf.add(guild_id, card.name, body, MOST)).saved_id
        await shelf.replace(guild_id, saved.saved_id, card.name, body)
    except NameTaken:
        raise Refused(words("sets-name-taken", name=words.name(card.name))) from None
    except ShelfFull as full:
        raise Refused(words("sets-full", most=full.most)) from None
    return saved.saved_id
