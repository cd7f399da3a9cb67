"""Cards by command: everything that the hand's buttons do, for keyboards and screen readers."""

from __future__ import annotations

from collections.abc import Callable

from discord import app_commands

from bot.engine import (
    Accept,
    CallUno,
    Card,
    CatchUno,
    Challenge,
    Choices,
    ChooseColour,
    ChooseTarget,
    Colour,
    DrawCard,
    GiveCard,
    JumpIn,
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    card,
    parse_cards,
)
from bot.table.actions import Asked
from bot.table.scene import Scene
from cogs import Bot, Interaction
from cogs._choices import COLOURS
from cogs._suggestions import suggest_cards, suggest_hand, suggest_players
from cogs._visits import ME, Visit

Build = Callable[[Scene], Asked]
"""Builds a move for the table as it stands; raises Unknown."""


class Unknown(ValueError):
    """What was typed names no card, or nobody; `message` says which."""

    def __init__(self, message: str, typed: str) -> None:
        super().__init__(typed)
        self.message = message
        self.typed = typed


async def setup(bot: Bot) -> None:
    """Add the commands."""
    add = bot.card.command
    add(name="play", description="Play a card from your hand, or several")(play)
    add(name="jump", description="Jump in out of turn with exactly the card that is on top")(jump)
    add(name="colour", description="Name the colour that the round begins with")(name_starter)
    add(name="swap", description="Choose whose hand you take, after jumping in with a 7")(choose_target)
    add(name="give", description="Give a card away when somebody exchanges one with you")(give)
    add(name="uno", description="Say UNO! for your last card, or for somebody else if the rules allow")(call)
    add(name="catch", description="Catch whoever forgot to say UNO!")(catch)
    moves = {
        "draw": (draw, "Draw a card instead of playing one"),
        "keep": (keep, "Keep the card that you have drawn, or pass"),
        "pile": (put_hand, "Put your hand on the pile"),
        "challenge": (challenge, "Doubt the Wild Draw Four that was played on you"),
        "accept": (accept, "Take the cards that are waiting for you"),
        "ready": (ready, "Be ready for the next round, or for play to go on"),
    }
    for name, (callback, description) in moves.items():
        bot.card.command(name=name, description=description)(callback)


@app_commands.describe(
    laid="The card, such as R5, G+2, BS, YR, W or W4, or several: R5 B5",
    colour="The colour to go on with, for a black card",
    player="Whose hand you take, who draws, or with whom you exchange a card",
    given="The card that you give away in an exchange",
    discard="The colour that you throw off",
    uno="Say UNO! with it, when it leaves you one card",
)
@app_commands.rename(laid="card", given="give")
@app_commands.autocomplete(laid=suggest_cards, player=suggest_players, given=suggest_hand)
@app_commands.choices(colour=COLOURS, discard=COLOURS)
async def play(
    interaction: Interaction,
    laid: str,
    colour: str | None = None,
    player: str | None = None,
    given: str | None = None,
    discard: str | None = None,
    uno: bool = False,
) -> None:
    """Play cards, with all that is to be decided along with them."""

    def build(scene: Scene) -> Asked:
        choices = _choices(scene, colour, player, given, discard)
        return PlayCards(ME, _cards(laid), choices, uno=uno)

    await _build(interaction, build)


@app_commands.describe(
    laid="The card that you lay; without it, the card on top",
    colour="The colour to go on with, for a black card",
    player="Whose hand you take, or with whom you exchange a card",
    given="The card that you give away in an exchange",
    uno="Say UNO! with it, when it leaves you one card",
)
@app_commands.rename(laid="card", given="give")
@app_commands.autocomplete(laid=suggest_hand, player=suggest_players, given=suggest_hand)
@app_commands.choices(colour=COLOURS)
async def jump(
    interaction: Interaction,
    laid: str | None = None,
    colour: str | None = None,
    player: str | None = None,
    given: str | None = None,
    uno: bool = False,
) -> None:
    """Lay the twin of the top card out of turn."""

    def build(scene: Scene) -> Asked:
        cards = _top(scene) if laid is None else _cards(laid)
        return JumpIn(ME, cards, _choices(scene, colour, player, given), uno=uno)

    await _build(interaction, build)


async def draw(interaction: Interaction) -> None:
    """Draw from the pile."""
    await _ask(interaction, DrawCard(ME))


async def keep(interaction: Interaction) -> None:
    """Keep the drawn card, or pass."""
    await _ask(interaction, PassTurn(ME))


@app_commands.describe(colour="The colour")
@app_commands.choices(colour=COLOURS)
async def name_starter(interaction: Interaction, colour: str) -> None:
    """Name the colour of a black starter."""
    await _ask(interaction, ChooseColour(ME, Colour(colour)))


@app_commands.describe(player="Whose hand you take")
@app_commands.autocomplete(player=suggest_players)
async def choose_target(interaction: Interaction, player: str) -> None:
    """Choose whose hand it shall be."""
    await _build(interaction, lambda scene: ChooseTarget(ME, _seat(scene, player)))


@app_commands.describe(given="The card that you give away")
@app_commands.rename(given="card")
@app_commands.autocomplete(given=suggest_hand)
async def give(interaction: Interaction, given: str) -> None:
    """Give a card in an exchange."""
    await _build(interaction, lambda _: GiveCard(ME, _card(given)))


async def put_hand(interaction: Interaction) -> None:
    """Put a hand on the pile."""
    await _ask(interaction, PutHand(ME))


@app_commands.describe(player="For whom you say it; without a name, for yourself")
@app_commands.autocomplete(player=suggest_players)
async def call(interaction: Interaction, player: str | None = None) -> None:
    """Say UNO! for the one card left."""
    await _build(interaction, lambda scene: CallUno(ME, None if player is None else _seat(scene, player)))


@app_commands.describe(player="Whom you catch, where a wrong accusation costs cards")
@app_commands.autocomplete(player=suggest_players)
async def catch(interaction: Interaction, player: str | None = None) -> None:
    """Catch whoever forgot to say UNO!."""
    await _build(interaction, lambda scene: CatchUno(ME, None if player is None else _seat(scene, player)))


async def challenge(interaction: Interaction) -> None:
    """Doubt that a Wild Draw Four was lawful."""
    await _ask(interaction, Challenge(ME))


async def accept(interaction: Interaction) -> None:
    """Take the cards that are waiting."""
    await _ask(interaction, Accept(ME))


async def ready(interaction: Interaction) -> None:
    """Be ready for the next round, or for play to go on."""
    await _ask(interaction, SayReady(ME))


def _choices(
    scene: Scene,
    colour: str | None,
    player: str | None,
    given: str | None,
    discard: str | None = None,
) -> Choices:
    return Choices(
        Colour(colour) if colour else None,
        None if player is None else _seat(scene, player),
        _card(given) if given else None,
        Colour(discard) if discard else None,
    )


def _cards(typed: str) -> tuple[Card, ...]:
    try:
        return parse_cards(typed)
    except ValueError as error:
        raise Unknown("card-unknown", typed) from error


def _card(typed: str) -> Card:
    try:
        return card(typed)
    except ValueError as error:
        raise Unknown("card-unknown", typed) from error


def _top(scene: Scene) -> tuple[Card, ...]:
    top = None if scene.match is None else scene.view(None).top
    return () if top is None else (top,)


def _seat(scene: Scene, player: str) -> int:
    """Find a seat by its number, as it is suggested, or by its name; raises Unknown."""
    numbers = {str(seat): seat for seat in range(len(scene.people))}
    if player in numbers:
        return numbers[player]
    wanted = player.casefold().strip()
    seats = (seat for seat, one in enumerate(scene.people) if one.name.casefold() == wanted)
    found = next(seats, None)
    if found is None:
        raise Unknown("player-unknown", player)
    return found


async def _ask(interaction: Interaction, action: Asked) -> None:
    await _build(interaction, lambda _: action)


async def _build(interaction: Interaction, build: Build) -> None:
    """Ask the table of this channel for what is built; a card or a name that there is not is told."""

    async def wanted(scene: Scene) -> Asked:
        return build(scene)

    async with Visit(interaction) as visit:
        try:
            outcome = await visit.ask_here(wanted)
        except Unknown as unknown:
            await visit.reply.say(visit.words(unknown.message, typed=visit.words.name(unknown.typed)))
            return
        if outcome is not None:
            await visit.reply.show_outcome(outcome)
