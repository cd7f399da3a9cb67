"""Events: what happened, in the past tense, and what each seat may read of it."""

from __future__ import annotations

from .calls import (
    FalseCall,
    HandPut,
    HandsCounted,
    Misplayed,
    SeatFined,
    SilenceBegan,
    SilenceEnded,
    UnoCalled,
    UnoCaught,
    UnoForgotten,
)
from .happened import (
    DrawReason,
    Happened,
)
from .people import (
    OwnerReturned,
    SeatLeft,
    SeatQueued,
    SeatReady,
    SeatSubstituted,
    TurnDallied,
    VoteCast,
    VoteOpened,
    VoteSettled,
)
from .plays import (
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsExchanged,
    ChallengeSettled,
    DirectionReversed,
    HandsRotated,
    HandsShuffled,
    HandsSwapped,
    HitAccepted,
    HitAnswered,
    JumpedIn,
    PileReshuffled,
    PileTurnedOver,
    SeatSkipped,
    TurnPassed,
)
from .rounds import (
    ColourChosen,
    DealerDrawn,
    HandDealt,
    HandRefilled,
    MatchEnded,
    MatchStarted,
    PileUsedUp,
    RoundBlocked,
    RoundEnded,
    RoundStarted,
    RoundVoid,
    SeatEliminated,
    SeatOut,
    StarterTurned,
    TurnsUsedUp,
)

Event = (
    MatchStarted
    | DealerDrawn
    | RoundStarted
    | HandDealt
    | StarterTurned
    | ColourChosen
    | CardPlayed
    | DirectionReversed
    | SeatSkipped
    | CardsDrawn
    | TurnPassed
    | TurnDallied
    | PileReshuffled
    | UnoCalled
    | PileTurnedOver
    | PileUsedUp
    | TurnsUsedUp
    | JumpedIn
    | HitAnswered
    | HandsSwapped
    | HandsRotated
    | HandsShuffled
    | CardsExchanged
    | CardsDiscarded
    | HandPut
    | HandsCounted
    | SilenceBegan
    | SilenceEnded
    | Misplayed
    | FalseCall
    | SeatFined
    | HandRefilled
    | SeatEliminated
    | UnoForgotten
    | UnoCaught
    | HitAccepted
    | ChallengeSettled
    | SeatOut
    | RoundBlocked
    | RoundEnded
    | RoundVoid
    | SeatReady
    | SeatQueued
    | SeatLeft
    | SeatSubstituted
    | OwnerReturned
    | VoteOpened
    | VoteCast
    | VoteSettled
    | MatchEnded
)


__all__ = [
    "CardPlayed",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsExchanged",
    "ChallengeSettled",
    "ColourChosen",
    "DealerDrawn",
    "DirectionReversed",
    "DrawReason",
    "Event",
    "FalseCall",
    "HandDealt",
    "HandPut",
    "HandRefilled",
    "HandsCounted",
    "HandsRotated",
    "HandsShuffled",
    "HandsSwapped",
    "Happened",
    "HitAccepted",
    "HitAnswered",
    "JumpedIn",
    "MatchEnded",
    "MatchStarted",
    "Misplayed",
    "OwnerReturned",
    "PileReshuffled",
    "PileTurnedOver",
    "PileUsedUp",
    "RoundBlocked",
    "RoundEnded",
    "RoundStarted",
    "RoundVoid",
    "SeatEliminated",
    "SeatFined",
    "SeatLeft",
    "SeatOut",
    "SeatQueued",
    "SeatReady",
    "SeatSkipped",
    "SeatSubstituted",
    "SilenceBegan",
    "SilenceEnded",
    "StarterTurned",
    "TurnDallied",
    "TurnPassed",
    "TurnsUsedUp",
    "UnoCalled",
    "UnoCaught",
    "UnoForgotten",
    "VoteCast",
    "VoteOpened",
    "VoteSettled",
]
