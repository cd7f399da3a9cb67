"""The rules of the game: pure, with no clock, no input or output, and no Discord."""

from .actions import (
    Accept,
    Action,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    Choices,
    ChooseColour,
    ComeBack,
    Departure,
    DrawCard,
    EndMatch,
    Expire,
    Join,
    JumpIn,
    Leave,
    Motion,
    OpenVote,
    PassTurn,
    PlayCards,
    SayReady,
    Substitute,
    Withdraw,
)
from .cards import Card, Colour, Face, card, parse_cards
from .events import Event
from .game import Step, apply, new_game
from .legality import check, legal_actions
from .presets import PRESETS
from .refusals import IllegalAction, Reason, Refusal
from .rules import Rules
from .state import GameState, Standing
from .storing import dump, dump_action, dump_event, load, load_action, load_event
from .views import View, view

__all__ = [
    "PRESETS",
    "Accept",
    "Action",
    "CallUno",
    "Card",
    "CastVote",
    "CatchUno",
    "Challenge",
    "Choices",
    "ChooseColour",
    "Colour",
    "ComeBack",
    "Departure",
    "DrawCard",
    "EndMatch",
    "Event",
    "Expire",
    "Face",
    "GameState",
    "IllegalAction",
    "Join",
    "JumpIn",
    "Leave",
    "Motion",
    "OpenVote",
    "PassTurn",
    "PlayCards",
    "Reason",
    "Refusal",
    "Rules",
    "SayReady",
    "Standing",
    "Step",
    "Substitute",
    "View",
    "Withdraw",
    "apply",
    "card",
    "check",
    "dump",
    "dump_action",
    "dump_event",
    "legal_actions",
    "load",
    "load_action",
    "load_event",
    "new_game",
    "parse_cards",
    "view",
]
