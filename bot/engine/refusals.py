"""Refusals: why an action is not accepted, as a code that the screens turn into a sentence."""

from __future__ import annotations

from enum import StrEnum

from .cards import Card
from .values import value


class Reason(StrEnum):
    """Why an action was refused."""

    MATCH_OVER = "match_over"
    NOT_NOW = "not_now"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_PLAYING = "not_playing"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    ONE_CARD = "one_card"
    DOES_NOT_FIT = "does_not_fit"
    ONLY_DRAWN_CARD = "only_drawn_card"
    ALREADY_DREW = "already_drew"
    MUST_DRAW = "must_draw"
    MUST_PLAY = "must_play"
    COLOUR_NEEDED = "colour_needed"
    ILLEGAL_FOUR = "illegal_four"
    HIT_WAITS = "hit_waits"
    NOT_THE_TARGET = "not_the_target"
    NO_CHALLENGE = "no_challenge"
    NO_JUMP_IN = "no_jump_in"
    NOT_THE_TWIN = "not_the_twin"
    STARTER_TOP = "starter_top"
    TWIN_TOO_LATE = "twin_too_late"
    OWN_TWIN = "own_twin"
    SAME_RANK = "same_rank"
    NUMBER_PAIR = "number_pair"
    NOT_TOGETHER = "not_together"
    HOLDS_MATCH = "holds_match"
    OWN_CARD_NEEDED = "own_card_needed"
    TARGET_NEEDED = "target_needed"
    BAD_TARGET = "bad_target"
    GIVE_NEEDED = "give_needed"
    DISCARD_NEEDED = "discard_needed"
    NO_ANSWER = "no_answer"
    SKIP_WAITS = "skip_waits"
    ALREADY_ACCEPTED = "already_accepted"
    LAST_CARD_HIT = "last_card_hit"
    MUST_PLAY_DRAWN = "must_play_drawn"
    WAITING = "waiting"
    ALREADY_PUT = "already_put"
    NO_SILENCE = "no_silence"
    NO_FINE = "no_fine"
    NO_PROXY = "no_proxy"
    NAME_CULPRIT = "name_culprit"
    NOTHING_TO_CATCH = "nothing_to_catch"
    PARTNERS_STAY = "partners_stay"
    LAST_ROUND = "last_round"
    NOT_ONE_CARD = "not_one_card"
    CALL_TOO_EARLY = "call_too_early"
    ALREADY_CALLED = "already_called"
    CALL_TOO_LATE = "call_too_late"
    NOBODY_TO_CATCH = "nobody_to_catch"
    ALREADY_READY = "already_ready"
    NO_SUCH_CLOCK = "no_such_clock"
    TABLE_FULL = "table_full"
    NOBODY_QUEUED = "nobody_queued"
    ALREADY_COMPUTER = "already_computer"
    NOT_COMPUTER = "not_computer"
    NO_SUCH_VOTE = "no_such_vote"
    NO_VOTE = "no_vote"
    ALREADY_VOTED = "already_voted"
    VOTE_RUNS = "vote_runs"
    NOT_YOURSELF = "not_yourself"
    TOO_FEW_VOTERS = "too_few_voters"


@value
class Refusal:
    """Why an action is not accepted, by which rule, and the seat and card that the sentence names."""

    reason: Reason
    rule: str | None = None
    seat: int | None = None
    card: Card | None = None


class IllegalAction(Exception):
    """An action was refused and nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal.reason))
        self.refusal = refusal

    @property
    def reason(self) -> Reason:
        """Give the code of the refusal."""
        return self.refusal.reason

    @property
    def rule(self) -> str | None:
        """Give the id of the rule behind the refusal, where there is one."""
        return self.refusal.rule
