"""Actions: what a seat may ask for, in the imperative.

Seats are numbered from 0 in the order in which people sat down.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from .cards import Card, Colour
from .values import value


@value
class Choices:
    """What a player decides together with the play, so that nobody can leave in the middle of a choice."""

    colour: Colour | None = None
    target: int | None = None
    give: Card | None = None
    discard: Colour | None = None


NO_CHOICES = Choices()


class Motion(StrEnum):
    """What a vote can be about."""

    KICK = "kick"
    END = "end"
    PAUSE = "pause"
    RESUME = "resume"
    ADVICE = "advice"


class Departure(StrEnum):
    """Why a seat is given up."""

    LEFT = "left"
    KICKED = "kicked"
    BANNED = "banned"
    GONE = "gone"


@value
class PlayCards:
    """Play cards from the hand; `uno` arms the call for the play that leaves one card."""

    seat: int
    cards: tuple[Card, ...]
    choices: Choices = NO_CHOICES
    uno: bool = False


@cache
def play_of(seat: int, card: Card, colour: Colour | None = None, uno: bool = False) -> PlayCards:
    """Give the play of one card, with the colour it names; made once, for the same are often asked for."""
    return PlayCards(seat, (card,), NO_CHOICES if colour is None else Choices(colour=colour), uno)


@value
class DrawCard:
    """Draw from the pile instead of playing."""

    seat: int


@value
class PassTurn:
    """Keep the drawn card and let the turn pass."""

    seat: int


@value
class JumpIn:
    """Play the twin of the top card out of turn."""

    seat: int
    cards: tuple[Card, ...]
    choices: Choices = NO_CHOICES
    uno: bool = False


@value
class Accept:
    """Take the hit that is waiting for this seat."""

    seat: int


@value
class Challenge:
    """Demand proof that the Wild Draw Four was lawful."""

    seat: int


@value
class CallUno:
    """Say UNO! for the one card left, or for that of another seat as its proxy."""

    seat: int
    owner: int | None = None


@value
class CatchUno:
    """Catch everybody who forgot to say UNO!, or the one seat that is named."""

    seat: int
    culprit: int | None = None


@value
class ChooseColour:
    """Name the colour of a starter that has none."""

    seat: int
    colour: Colour


@value
class ChooseTarget:
    """Choose the seat to swap hands with, after jumping in with a 7."""

    seat: int
    target: int


@value
class GiveCard:
    """Give a card in an exchange."""

    seat: int
    card: Card


@value
class PutHand:
    """Put a hand on the pile after somebody's UNO!."""

    seat: int


@value
class SayReady:
    """Be ready: for the next round, or for play to go on after a heavy hit."""

    seat: int


@value
class BreakSilence:
    """Speak while silence is asked for."""

    seat: int


@value
class ImposeFine:
    """Fine a seat, as a host may."""

    seat: int


@value
class Join:
    """Queue one more seat for the next round."""


@value
class Withdraw:
    """Take one newcomer out of the queue again, before the next round."""


@value
class Leave:
    """Give up the seat for good; the hand goes under the draw pile."""

    seat: int
    why: Departure = Departure.LEFT


@value
class Substitute:
    """Let a computer player sit in until the owner comes back."""

    seat: int


@value
class ComeBack:
    """Take the seat back from the computer player."""

    seat: int


@value
class OpenVote:
    """Put a motion to the vote; its proposer is for it. `about` is the seat that a kick is about."""

    seat: int
    motion: Motion
    about: int | None = None


@value
class CastVote:
    """Vote for or against an open motion, named by its clock."""

    seat: int
    vote: int
    agree: bool


@value
class EndMatch:
    """End the match without a result, as a moderator may."""


@value
class Expire:
    """Run out the clock with this id; time itself is an action."""

    clock: int


Action = (
    PlayCards
    | DrawCard
    | PassTurn
    | JumpIn
    | Accept
    | Challenge
    | CallUno
    | CatchUno
    | ChooseColour
    | ChooseTarget
    | GiveCard
    | PutHand
    | SayReady
    | BreakSilence
    | ImposeFine
    | Join
    | Withdraw
    | Leave
    | Substitute
    | ComeBack
    | OpenVote
    | CastVote
    | EndMatch
    | Expire
)
