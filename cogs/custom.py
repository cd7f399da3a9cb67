"""Cards of one's own: the editor for those of a lobby, and for those that the server has saved."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import ui
from pydantic import ValidationError

from bot.engine.custom_cards import NAME_LENGTH, TEXT_LENGTH, Block, CustomCard
from bot.table.actions import Asked, Attend, ChangeOptions
from bot.table.permissions import Deed
from bot.table.refusals import Declined, TableReason
from bot.table.requests import Outcome
from bot.table.scene import Scene
from bot.ui.forms import Field, form
from bot.ui.layouts.custom import NEW, NOTHING, Shelf, card_layout, cards_layout
from bot.ui.press import Pressed, handles, whole
from bot.ui.verbs import Verb
from bot.ui.words import Words, readable
from cogs import Bot
from cogs._card_shelves import Edit, card_of, edit_saved, keep, lobby_shelf, new_texts, saved_shelf
from cogs._forms import Asker, open_form
from cogs._private import guild_of
from cogs._saving import Refused, unless_refused
from cogs._visits import Visit
from cogs._wording import refuse_unwanted, refuse_words


async def setup(bot: Bot) -> None:
    """Add nothing: presses find their handlers by themselves."""


@handles(Verb.CARDS)
async def show_cards(press: Pressed) -> None:
    """List the cards."""
    await _look(press, None)


@handles(Verb.CARD)
async def show_card(press: Pressed) -> None:
    """Show one card in the editor."""
    await _look(press, press.text(0))


@handles(Verb.WORD_CARD)
async def word_card(press: Pressed) -> None:
    """Ask for a card's name and text, and write them on it."""
    if press.written:
        name, text = (press.written.get(part, "").strip() for part in ("name", "text"))
        await _edit(press, press.text(0), partial(_worded, name, text))
        return
    await open_form(press, partial(_form, press), partial(_refused, press))


@handles(Verb.CARD_BLOCK)
async def choose_block(press: Pressed) -> None:
    """Set what one of a card's blocks does, how much, or to whom."""
    place, number, part = press.text(0), press.number(1), press.among(2, Block.model_fields)
    await _edit(press, place, partial(_rebuilt, number, part, press.chosen()))


@handles(Verb.DROP_CARD)
async def drop_card(press: Pressed) -> None:
    """Take a card out of the rules, or delete what the server has saved."""
    await _edit(press, press.text(0), lambda _: None)


@handles(Verb.TAKE_CARD)
async def take_card(press: Pressed) -> None:
    """Put a card that the server has saved into the rules."""
    visit = Visit(press.interaction)
    shelf = visit.interaction.client.database.custom_cards
    saved = await unless_refused(visit, shelf.get(guild_of(visit.interaction), whole(press.chosen())))
    card = None if saved is None else card_of(saved)
    await _edit(press, NEW, lambda _: card, written=False)


@handles(Verb.KEEP_CARD)
async def keep_card(press: Pressed) -> None:
    """Save a card of the lobby for the server."""
    visit = Visit(press.interaction)

    async def work() -> tuple[Scene, Shelf, int]:
        scene = (await visit.table(press.table_id)).scene
        shelf, at = _found(visit, scene, press.text(0))
        await keep(visit, shelf.cards[at], scene)
        return scene, shelf, at

    done = await unless_refused(visit, work())
    if done is not None:
        _, shelf, at = done
        note = visit.words("custom-kept", name=visit.words.name(shelf.cards[at].name))
        await visit.reply.answer.in_place(card_layout(shelf, at, visit.words, note=note))


async def _look(press: Pressed, place: str | None) -> None:
    """Show the cards of a lobby or of the server, or one of them."""
    async with Visit(press.interaction) as visit:
        if not press.table_id:
            await _show_saved(visit, place)
            return
        outcome = await visit.ask_table(press.table_id, Attend())
        if outcome is not None:
            await _show(visit, outcome.scene, place)


async def _edit(press: Pressed, place: str, edit: Edit, *, written: bool = True) -> None:
    """Change one card and show it; `written`: by whoever presses, who needs the right to write."""
    async with Visit(press.interaction) as visit:
        if not press.table_id:
            done = await unless_refused(visit, _saved(visit, place, edit))
            if done is not None:
                await _show_saved(visit, done[0])
            return
        outcome = await _ask(visit, press, place, edit, written=written)
        if outcome is not None:
            note = None if outcome.refusal is None else visit.reply.why(outcome.refusal, outcome.scene)
            turn = "" if note is None or press.args[:1] == ("1",) else "1"
            last = outcome.scene.lobby and len(outcome.scene.lobby.rules.custom_cards) - 1
            await _show(
                visit, outcome.scene, str(last) if place == NEW and note is None else place, note, turn
            )


async def _saved(visit: Visit, place: str, edit: Edit) -> tuple[str | None]:
    return (await edit_saved(visit, place, edit),)


async def _ask(visit: Visit, press: Pressed, place: str, edit: Edit, *, written: bool) -> Outcome | None:
    async def wanted(scene: Scene) -> Asked | Declined:
        if scene.lobby is None:
            return Declined(TableReason.NOT_A_LOBBY)
        cards = list(scene.lobby.rules.custom_cards)
        at = len(cards) if place == NEW else _index(place, len(cards))
        if at is None:
            return Declined(TableReason.STALE)
        before = cards[at] if at < len(cards) else None
        try:
            after = edit(before)
        except ValidationError:
            return Declined(TableReason.WRONG_VALUE)
        settings = await visit.interaction.client.servers.settings(scene.guild_id)
        texts = new_texts(before, after)
        refused = refuse_words(visit, settings, scene, texts) if written else refuse_unwanted(settings, texts)
        if refused is not None:
            return refused
        cards[at : at + 1] = [] if after is None else [after]
        return ChangeOptions({"custom_cards": tuple(cards)}, along=True)

    return await visit.ask(lambda: visit.table(press.table_id), wanted, press.ticket)


async def _show(
    visit: Visit, scene: Scene, place: str | None, note: str | None = None, turn: str = ""
) -> None:
    """Show the cards of a lobby to whoever may change its rules, or the one at a place."""
    reply, words = visit.reply, visit.words
    if scene.lobby is None or Deed.CHANGE_RULES not in visit.rights(scene):
        reason = TableReason.NOT_A_LOBBY if scene.lobby is None else TableReason.NOT_HOST
        await reply.say_instead(reply.why(Declined(reason), scene))
        return
    shelf = lobby_shelf(scene.table_id, scene.lobby)
    at = None if place is None else _index(place, len(shelf.cards))
    if at is not None:
        view = card_layout(shelf, at, words, note=note)
    else:
        saved = await unless_refused(visit, saved_shelf(visit.interaction.client, scene.guild_id))
        if saved is None:
            return
        names = [(place, card.name) for place, card in zip(saved.places, saved.cards, strict=True)]
        view = cards_layout(shelf, words, saved=names, note=note, turn=turn)
    visit.interaction.client.presenter.pressed(scene, await reply.answer.in_place(view))


async def _show_saved(visit: Visit, place: str | None) -> None:
    """Show the cards that the server has saved, or the one of an id."""
    client, guild_id = visit.interaction.client, guild_of(visit.interaction)
    shelf = await unless_refused(visit, saved_shelf(client, guild_id))
    if shelf is not None:
        await visit.reply.answer.in_place(shelf_layout(shelf, place, visit.words))


def shelf_layout(shelf: Shelf, place: str | None, words: Words) -> ui.LayoutView:
    """Show all cards of a shelf, or the one at a place if it is there."""
    if place is None:
        return cards_layout(shelf, words)
    if place not in shelf.places:
        return cards_layout(shelf, words, note=words("custom-gone"))
    return card_layout(shelf, shelf.places.index(place), words)


async def _card(press: Pressed, asker: Asker) -> CustomCard | None:
    """Find the card that is to be worded, None for a new one; raises Refused or StorageError."""
    visit, place = asker.visit, press.text(0)
    if press.table_id:
        shelf = lobby_shelf(press.table_id, asker.lobby)
    else:
        shelf = await saved_shelf(visit.interaction.client, guild_of(visit.interaction))
    if place == NEW:
        if shelf.of_server and len(shelf.cards) >= shelf.most:
            raise Refused(visit.words("sets-full", most=shelf.most))
        return None
    if place not in shelf.places:
        raise Refused(visit.words("custom-gone"))
    return shelf.cards[shelf.places.index(place)]


async def _refused(press: Pressed, asker: Asker, why: str) -> None:
    if press.table_id and asker.scene is not None:
        await _show(asker.visit, asker.scene, press.text(0), why)
    else:
        await asker.visit.reply.say(why)


def _found(visit: Visit, scene: Scene, place: str) -> tuple[Shelf, int]:
    """Find a card of a lobby; raises Refused."""
    if scene.lobby is None:
        raise Refused(visit.reply.why(Declined(TableReason.NOT_A_LOBBY), scene))
    shelf = lobby_shelf(scene.table_id, scene.lobby)
    at = _index(place, len(shelf.cards))
    if at is None:
        raise Refused(visit.words("custom-gone"))
    return shelf, at


def _index(place: str, count: int) -> int | None:
    return int(place) if place.isdecimal() and len(place) < 3 and int(place) < count else None


async def _form(press: Pressed, asker: Asker) -> ui.Modal:
    """Ask for a card's name and text; raises Refused or StorageError."""
    card, words = await _card(press, asker), asker.visit.words
    name, text = ("", "") if card is None else (card.name, card.text)
    fields = [
        Field(
            "name",
            words("custom-field-name"),
            words("custom-about-name", longest=NAME_LENGTH),
            name,
            NAME_LENGTH,
        ),
        Field(
            "text",
            words("custom-field-text"),
            words("custom-about-text", longest=TEXT_LENGTH),
            text,
            TEXT_LENGTH,
            required=False,
        ),
    ]
    title = words("custom-new") if card is None else words("custom-words")
    return form(Verb.WORD_CARD, press.table_id, press.ticket, press.text(0), title=title, fields=fields)


def _worded(name: str, text: str, card: CustomCard | None) -> CustomCard:
    """Write a name and a text on a card; raises ValidationError."""
    seen = name if readable(name) else ""
    return CustomCard(name=seen, text=text, blocks=() if card is None else card.blocks)


def _rebuilt(number: int, part: str, value: str, card: CustomCard | None) -> CustomCard | None:
    """Set one part of one block of a card; raises ValidationError."""
    if card is None:
        return None
    blocks = list(card.blocks)
    if part == "does" and value == NOTHING:
        del blocks[number : number + 1]
    else:
        plain: dict[str, Any] = blocks[number].model_dump() if number < len(blocks) else {"does": "draw"}
        blocks[number : number + 1] = [Block.model_validate(plain | {part: value})]
    return CustomCard(name=card.name, text=card.text, blocks=tuple(blocks))
