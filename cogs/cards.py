"""Cards by command: everything that the hand's buttons do, for keyboards and screen readers."""

from __future__ import annotations

from discord import app_commands

from bot.engine import (
    Accept,
    CallUno,
    Card,
    CatchUno,
    Challenge,
    Choices,
    ChooseColour,
    Colour,
    DrawCard,
    PassTurn,
    PlayCards,
    SayReady,
    card,
)
from bot.engine.cards import sort_key
from bot.table.actions import Asked
from bot.table.refusals import TableUnavailable
from bot.ui.layouts.cards import card_name
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._choices import COLOURS, MOST
from cogs._private import table_here
from cogs._visits import ME, Visit
from data import StorageError


async def setup(bot: Bot) -> None:
    """Add the commands."""
    bot.card.command(name="play", description="Play a card from your hand")(play)
    bot.card.command(name="colour", description="Name the colour that the round begins with")(name_starter)
    moves = {
        "draw": (draw, "Draw a card instead of playing one"),
        "keep": (keep, "Keep the card that you have drawn"),
        "uno": (call, "Say UNO! for your last card"),
        "catch": (catch, "Catch whoever forgot to say UNO!"),
        "challenge": (challenge, "Doubt the Wild Draw Four that was played on you"),
        "accept": (accept, "Take the cards that are waiting for you"),
        "ready": (ready, "Be ready for the next round"),
    }
    for name, (callback, description) in moves.items():
        bot.card.command(name=name, description=description)(callback)


async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest one's own cards: those that can be played on one's turn, else all of the hand."""
    words = Words.of(interaction.locale)
    named = {held.code: card_name(held, words) for held in await _held(interaction)}
    wanted = typed.casefold().strip()
    return [
        app_commands.Choice(name=f"{name} ({code})", value=code)
        for code, name in named.items()
        if wanted in name.casefold() or wanted in code.casefold()
    ][:MOST]


async def _held(interaction: Interaction) -> list[Card]:
    try:
        table = await table_here(interaction)
    except (TableUnavailable, StorageError):
        return []
    scene = table.scene if table else None
    seat = scene.seat_of(interaction.user.id) if scene else None
    if scene is None or seat is None or scene.match is None:
        return []
    view = scene.view(seat)
    return sorted(set(view.playable or view.hand), key=sort_key)


@app_commands.describe(
    laid="The card, such as R5, G+2, BS, YR, W or W4",
    colour="The colour to go on with, for a black card",
    uno="Say UNO! with it, when it leaves you one card",
)
@app_commands.rename(laid="card")
@app_commands.autocomplete(laid=suggest)
@app_commands.choices(colour=COLOURS)
async def play(interaction: Interaction, laid: str, colour: str | None = None, uno: bool = False) -> None:
    """Play a card."""
    async with Visit(interaction) as visit:
        try:
            chosen = card(laid)
        except ValueError:
            await visit.reply.say(visit.words("card-unknown", card=visit.words.name(laid)))
            return
        choices = Choices(colour=Colour(colour) if colour else None)
        await _submit(visit, PlayCards(ME, (chosen,), choices, uno=uno))


async def draw(interaction: Interaction) -> None:
    """Draw from the pile."""
    await _ask(interaction, DrawCard(ME))


async def keep(interaction: Interaction) -> None:
    """Keep the drawn card."""
    await _ask(interaction, PassTurn(ME))


@app_commands.describe(colour="The colour")
@app_commands.choices(colour=COLOURS)
async def name_starter(interaction: Interaction, colour: str) -> None:
    """Name the colour of a black starter."""
    await _ask(interaction, ChooseColour(ME, Colour(colour)))


async def call(interaction: Interaction) -> None:
    """Say UNO! for the one card left."""
    await _ask(interaction, CallUno(ME))


async def catch(interaction: Interaction) -> None:
    """Catch whoever forgot to say UNO!."""
    await _ask(interaction, CatchUno(ME))


async def challenge(interaction: Interaction) -> None:
    """Doubt that a Wild Draw Four was lawful."""
    await _ask(interaction, Challenge(ME))


async def accept(interaction: Interaction) -> None:
    """Take the cards that are waiting."""
    await _ask(interaction, Accept(ME))


async def ready(interaction: Interaction) -> None:
    """Be ready for the next round."""
    await _ask(interaction, SayReady(ME))


async def _ask(interaction: Interaction, action: Asked) -> None:
    async with Visit(interaction) as visit:
        await _submit(visit, action)


async def _submit(visit: Visit, action: Asked) -> None:
    outcome = await visit.ask_here(action)
    if outcome is not None:
        await visit.reply.show_outcome(outcome)
