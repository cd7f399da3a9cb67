"""Votes: motions that the people at the table decide."""

from __future__ import annotations

from dataclasses import replace

from .actions import CastVote, Departure, Motion, OpenVote
from .events import VoteCast, VoteOpened, VoteSettled
from .fines import fine_advice, fine_false_report, liable
from .going_out import end_match
from .leaving import give_up
from .phases import Ending, Vote
from .refusals import Reason, Refusal
from .state import GameState


def votes(state: GameState) -> list[Vote]:
    """List the motions that are being voted on."""
    return [matter for matter in state.matters if type(matter) is Vote]


def electors(state: GameState, about: int | None) -> frozenset[int]:
    """Find the seats that may vote: those that people hold, save the one that it is about."""
    return frozenset(state.present()) - state.computers - {about}


def _owned(state: GameState) -> frozenset[int]:
    """Find the seats whose owners have not left for good, which a computer player may hold meanwhile."""
    return frozenset(state.present()) - state.deserted


def _reporting(action: OpenVote) -> bool:
    """Tell whether a motion accuses somebody, so that only those not involved vote. Rule: penalty-advice."""
    return action.motion is Motion.ADVICE


def check_open(state: GameState, action: OpenVote) -> Refusal | None:
    """Refuse a vote that runs already, is about oneself or an empty seat, or that one person would decide."""
    if any((vote.motion, vote.about) == (action.motion, action.about) for vote in votes(state)):
        return Refusal(Reason.VOTE_RUNS, seat=action.about)
    if action.motion not in (Motion.KICK, Motion.ADVICE):
        return None if action.about is None else Refusal(Reason.NO_SUCH_SEAT)
    if _reporting(action) and not state.rules.penalty_advice:
        return Refusal(Reason.NO_FINE, "penalty-advice")
    if action.about not in _owned(state):
        return Refusal(Reason.NO_SUCH_SEAT)
    if action.about == action.seat:
        return Refusal(Reason.NOT_YOURSELF)
    if _reporting(action):
        if not liable(state, action.about):
            return Refusal(Reason.NOT_PLAYING, seat=action.about)
        if not electors(state, action.about) - {action.seat}:
            return Refusal(Reason.TOO_FEW_VOTERS, "penalty-advice", action.about)
    elif len(electors(state, action.about)) < 2:
        return Refusal(Reason.TOO_FEW_VOTERS, seat=action.about)
    return None


def open_vote(state: GameState, action: OpenVote) -> None:
    """Put a motion to the vote; its proposer is for it."""
    proposer = frozenset({action.seat})
    agree = frozenset[int]() if _reporting(action) else proposer
    entitled = electors(state, action.about) - proposer | agree
    vote = Vote(state.new_clock(), action.motion, action.seat, action.about, entitled, agree)
    state.matters += (vote,)
    state.news += (VoteOpened(vote.clock, action.seat, action.motion, action.about),)
    _settle_when_decided(state, vote)


def check_cast(state: GameState, action: CastVote) -> Refusal | None:
    """Refuse a vote on nothing, by somebody who has none, or a second time."""
    vote = next((vote for vote in votes(state) if vote.clock == action.vote), None)
    if vote is None:
        return Refusal(Reason.NO_SUCH_VOTE)
    if action.seat not in vote.electors:
        return Refusal(Reason.NO_VOTE)
    if action.seat in vote.agree | vote.against:
        return Refusal(Reason.ALREADY_VOTED)
    return None


def cast_vote(state: GameState, action: CastVote) -> None:
    """Count a vote; it is decided as soon as the rest cannot change it."""
    vote = next(vote for vote in votes(state) if vote.clock == action.vote)
    state.news += (VoteCast(vote.clock, action.seat, action.agree),)
    if action.agree:
        counted = replace(vote, agree=vote.agree | {action.seat})
    else:
        counted = replace(vote, against=vote.against | {action.seat})
    state.matters = tuple(counted if matter is vote else matter for matter in state.matters)
    _settle_when_decided(state, counted)


def close_vote(state: GameState, vote: Vote) -> None:
    """Settle a vote whose time is up: more for than against, and not one voice alone among several."""
    agree, against, entitled = _voices(state, vote)
    _settle(state, vote, carried=agree > against and agree >= _least(vote, entitled))


def _settle_when_decided(state: GameState, vote: Vote) -> None:
    agree, against, entitled = _voices(state, vote)
    if 2 * agree > entitled and agree >= _least(vote, entitled):
        _settle(state, vote, carried=True)
    elif 2 * against >= entitled:
        _settle(state, vote, carried=False)


def _least(vote: Vote, entitled: int) -> int:
    """Count the voices a motion needs: nobody puts another out alone, even when the rest have left."""
    if vote.motion is Motion.ADVICE:
        return 1
    return 2 if vote.motion is Motion.KICK else min(2, entitled)


def _voices(state: GameState, vote: Vote) -> tuple[int, int, int]:
    """Count those for, those against, and all who may vote, without seats that were given up meanwhile."""
    present = frozenset(state.present())
    return len(vote.agree & present), len(vote.against & present), len(vote.electors & present)


def _settle(state: GameState, vote: Vote, carried: bool) -> None:
    state.matters = tuple(matter for matter in state.matters if matter is not vote)
    state.news += (VoteSettled(vote.clock, vote.motion, vote.about, carried),)
    if vote.motion is Motion.ADVICE and vote.about is not None:
        if carried:
            fine_advice(state, vote.about)
        elif vote.against:
            fine_false_report(state, vote.proposer, vote.about)
    if not carried:
        return
    if vote.motion is Motion.END:
        end_match(state, Ending.VOTED)
    elif vote.motion is Motion.KICK and vote.about in _owned(state):
        give_up(state, vote.about, Departure.KICKED)
