"""Cards by command: everything that the hand's buttons do, for keyboards and screen readers."""

from __future__ import annotations

from dataclasses import dataclass

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
    Reason,
    Refusal,
    SayReady,
)
from bot.table.actions import Asked
from bot.table.scene import Scene
from bot.ui.staging import Staged
from bot.ui.typed import Illegible, Typed, read_cards
from bot.ui.words import Words
from cogs import Bot, Interaction
from cogs._choices import COLOURS
from cogs._commands import add_commands
from cogs._meant import Build, Unknown, ask_meant, seat_meant
from cogs._suggestions import suggest_cards, suggest_hand, suggest_players
from cogs._visits import ME, Visit

CHOICE_NEEDED = frozenset(
    {
        Reason.COLOUR_NEEDED,
        Reason.OWN_CARD_NEEDED,
        Reason.TARGET_NEEDED,
        Reason.GIVE_NEEDED,
        Reason.DISCARD_NEEDED,
    }
)
"""Refusals of a play that lacks nothing but a decision, which the hand can ask for."""


@dataclass(frozen=True, slots=True)
class _Along:
    """What was typed along with cards: a colour's code, somebody, a card, another colour's code."""

    colour: str | None
    player: str | None
    given: str | None
    discard: str | None = None

    def choices(self, scene: Scene, words: Words, typed: Typed) -> Choices:
        """Read it; a colour that stands among the cards counts where none was chosen for itself."""
        return Choices(
            Colour(self.colour) if self.colour else typed.colour,
            None if self.player is None else seat_meant(scene, self.player, words),
            _card(self.given, scene, words) if self.given else None,
            Colour(self.discard) if self.discard else None,
        )


async def setup(bot: Bot) -> None:
    """Add the commands."""
    add_commands(
        bot.card,
        {
            "play": play,
            "jump": jump,
            "colour": name_starter,
            "swap": choose_target,
            "give": give,
            "uno": call,
            "catch": catch,
            "draw": draw,
            "keep": keep,
            "pile": put_hand,
            "challenge": challenge,
            "accept": accept,
            "ready": ready,
        },
    )


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
    await _lay(interaction, PlayCards, laid, _Along(colour, player, given, discard), uno=uno)


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
    await _lay(interaction, JumpIn, laid, _Along(colour, player, given), uno=uno)


async def draw(interaction: Interaction) -> None:
    """Draw from the pile."""
    await _ask(interaction, DrawCard(ME))


async def keep(interaction: Interaction) -> None:
    """Keep the drawn card, or pass."""
    await _ask(interaction, PassTurn(ME))


@app_commands.choices(colour=COLOURS)
async def name_starter(interaction: Interaction, colour: str) -> None:
    """Name the colour of a black starter."""
    await _ask(interaction, ChooseColour(ME, Colour(colour)))


@app_commands.autocomplete(player=suggest_players)
async def choose_target(interaction: Interaction, player: str) -> None:
    """Choose whose hand it shall be."""
    await _build(interaction, lambda scene, words: ChooseTarget(ME, seat_meant(scene, player, words)))


@app_commands.autocomplete(gift=suggest_hand)
async def give(interaction: Interaction, gift: str) -> None:
    """Give a card in an exchange."""
    await _build(interaction, lambda scene, words: GiveCard(ME, _card(gift, scene, words)))


async def put_hand(interaction: Interaction) -> None:
    """Put a hand on the pile."""
    await _ask(interaction, PutHand(ME))


@app_commands.autocomplete(player=suggest_players)
async def call(interaction: Interaction, player: str | None = None) -> None:
    """Say UNO! for the one card left."""

    def called(scene: Scene, words: Words) -> CallUno:
        return CallUno(ME, None if player is None else seat_meant(scene, player, words))

    await _build(interaction, called)


@app_commands.autocomplete(player=suggest_players)
async def catch(interaction: Interaction, player: str | None = None) -> None:
    """Catch whoever forgot to say UNO!."""

    def caught(scene: Scene, words: Words) -> CatchUno:
        return CatchUno(ME, None if player is None else seat_meant(scene, player, words))

    await _build(interaction, caught)


async def challenge(interaction: Interaction) -> None:
    """Doubt that a Wild Draw Four was lawful."""
    await _ask(interaction, Challenge(ME))


async def accept(interaction: Interaction) -> None:
    """Take the cards that are waiting."""
    await _ask(interaction, Accept(ME))


async def ready(interaction: Interaction) -> None:
    """Be ready for the next round, or for play to go on."""
    await _ask(interaction, SayReady(ME))


async def _lay(
    interaction: Interaction, move: type[PlayCards | JumpIn], laid: str | None, along: _Along, *, uno: bool
) -> None:
    """Lay what was typed, in one's turn or out of it; the card on top where nothing was."""

    built: list[PlayCards | JumpIn] = []

    def build(scene: Scene, words: Words) -> Asked:
        typed = Typed(_top(scene)) if laid is None else _typed(laid, scene, words)
        asked = move(ME, typed.cards, along.choices(scene, words, typed), uno=uno)
        built.append(asked)
        return asked

    async with Visit(interaction) as visit:
        outcome = await ask_meant(visit, build)
        if outcome is None:
            return
        if isinstance(outcome.refusal, Refusal) and outcome.refusal.reason in CHOICE_NEEDED:
            await visit.reply.ask_for_choice(outcome, _staged(built[-1]), armed=uno)
        else:
            await visit.reply.show_outcome(outcome)


def _staged(asked: PlayCards | JumpIn) -> Staged:
    """Give a typed play as the hand asks for the rest of it; no more cards come than were typed."""
    made = asked.choices
    return Staged(asked.cards, True, made.target, made.give, made.discard, made.colour)


def _typed(text: str, scene: Scene, words: Words) -> Typed:
    try:
        return read_cards(text, words, None if scene.match is None else scene.view(None).rules)
    except Illegible as error:
        raise Unknown("card-unknown", text) from error


def _card(text: str, scene: Scene, words: Words) -> Card:
    """Read one card that is given away."""
    cards = _typed(text, scene, words).cards
    if len(cards) != 1:
        raise Unknown("card-unknown-one", text)
    return cards[0]


def _top(scene: Scene) -> tuple[Card, ...]:
    top = None if scene.match is None else scene.view(None).top
    return () if top is None else (top,)


async def _ask(interaction: Interaction, action: Asked) -> None:
    await _build(interaction, lambda _scene, _words: action)


async def _build(interaction: Interaction, build: Build) -> None:
    """Ask the table of this channel for what is built, and show what has come of it."""
    async with Visit(interaction) as visit:
        outcome = await ask_meant(visit, build)
        if outcome is not None:
            await visit.reply.show_outcome(outcome)
