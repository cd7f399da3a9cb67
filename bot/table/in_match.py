"""Do what is asked of a match: whether the picture was current, and what stands still while it is paused."""

from dataclasses import replace

from bot.engine import (
    Accept,
    Action,
    BreakSilence,
    CallUno,
    CastVote,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    ComeBack,
    Departure,
    DrawCard,
    EndMatch,
    GameState,
    GiveCard,
    IllegalAction,
    ImposeFine,
    JumpIn,
    Leave,
    Motion,
    OpenVote,
    PassTurn,
    PlayCards,
    PutHand,
    Reason,
    Refusal,
    SayReady,
    Substitute,
)
from bot.table import course
from bot.table.actions import (
    Attend,
    EndNow,
    Fine,
    JoinNext,
    Kick,
    LobbyAction,
    Pause,
    Report,
    Resume,
    TableAction,
)
from bot.table.asker import Asker, allowed, guest, meant, need
from bot.table.draft import Draft
from bot.table.imposed import Imposed, too_soon, with_one_more
from bot.table.news import FineExplained
from bot.table.permissions import Deed
from bot.table.races import forgive
from bot.table.refusals import Decline, TableReason
from bot.table.tickets import of_another, play_ticket, public_ticket, ticket, too_late_to_catch

_PUBLIC = Accept | Challenge | ChooseColour | PutHand | SayReady
_HAND = PlayCards | DrawCard | PassTurn | ChooseTarget | GiveCard | _PUBLIC
_MOVE = _HAND | JumpIn | CallUno | CatchUno
"""What stands still while a match is paused."""
REASON = 120
"""Characters that are kept of the reason for a fine."""

_ANYBODYS = _MOVE | Substitute | ComeBack | OpenVote | CastVote
"""What whoever holds a seat may ask for; the rest is the table's to do."""


def ask_match(draft: Draft, asker: Asker) -> None:
    """Do what is asked; raises Decline or IllegalAction, and then at most the owner has come back."""
    action = asker.request.action
    if draft.record.over:
        raise Decline(TableReason.MATCH_OVER)
    if isinstance(action, LobbyAction):
        raise Decline(TableReason.NOT_A_LOBBY)
    if isinstance(action, BreakSilence):
        _overhear(draft, asker)
        return
    if asker.seat is not None and not isinstance(action, Leave):
        _come_back(draft, asker.seat)
    if isinstance(action, TableAction):
        _answer(draft, asker, action)
    else:
        _move(draft, asker, action)


def _come_back(draft: Draft, seat: int) -> None:
    """Give an owner his seat back, and wake what was suspended: any press of his will do."""
    game = draft.game
    if seat in game.state.computers and not draft.record.people[seat].computer:
        course.play(draft, ComeBack(seat))
    if game.suspended:
        course.wake(draft, seat)


def _overhear(draft: Draft, asker: Asker) -> None:
    """Fine somebody for a message, which is no press: it brings no owner back and wakes nothing."""
    seat = asker.seated
    if draft.record.queued(seat):
        raise Decline(TableReason.NOT_DEALT_IN)
    if draft.game.paused or draft.game.suspended:
        raise Decline(TableReason.PAUSED)
    course.play(draft, BreakSilence(seat))


def _move(draft: Draft, asker: Asker, action: Action) -> None:
    seat = asker.seated
    if isinstance(action, Leave):
        course.give_up(draft, seat, Departure.LEFT)
        return
    if not isinstance(action, _ANYBODYS):
        raise Decline(TableReason.NOT_ALLOWED)
    if draft.record.queued(seat):
        raise Decline(TableReason.NOT_DEALT_IN)
    if isinstance(action, ComeBack) and draft.did:
        return
    if draft.game.paused and isinstance(action, _MOVE):
        raise Decline(TableReason.PAUSED)
    _refuse_stale(draft, seat, action, asker.request.ticket)
    action = replace(action, seat=seat)
    forgive(draft.game, action, asker.arrived)
    course.play(draft, action)


def _refuse_stale(draft: Draft, seat: int, action: Action, shown: str | None) -> None:
    """Decline what was pressed on a picture of another decision, another hand or another round."""
    if shown is None:
        return
    state = draft.game.state
    current: set[str] = set()
    if isinstance(action, _HAND):
        current.add(ticket(state, seat))
    if isinstance(action, _PUBLIC):
        current.add(public_ticket(state))
    if current and shown not in current:
        raise Decline(TableReason.STALE)
    if isinstance(action, JumpIn) and of_another(state, seat, shown):
        raise Decline(TableReason.STALE)
    if state.rules.penalty_false_call:
        _refuse_costly(state, seat, action, shown)
    if isinstance(action, CatchUno) and too_late_to_catch(state, shown):
        # Any other answer would tell whoever presses Catch on an old picture that a window is open.
        raise IllegalAction(Refusal(Reason.NOBODY_TO_CATCH, "uno-catch-window"))


def _refuse_costly(state: GameState, seat: int, action: Action, shown: str) -> None:
    """Decline a call or a catch on an old picture where it costs cards to be wrong, whether it is or not."""
    old_call = isinstance(action, CallUno) and of_another(state, seat, shown)
    if old_call or (isinstance(action, CatchUno) and shown != play_ticket(state)):
        raise Decline(TableReason.STALE)


def _answer(draft: Draft, asker: Asker, action: TableAction) -> None:
    match action:
        case Attend():
            _ = asker.seated
        case JoinNext(name=name):
            _join(draft, asker, name)
        case Kick(seat=seat):
            _kick(draft, asker, seat)
        case EndNow():
            if allowed(draft, asker, Deed.END):
                course.play(draft, EndMatch())
            else:
                _propose(draft, asker, Motion.END)
        case Pause():
            _pause(draft, asker, action)
        case Resume():
            _resume(draft, asker, action)
        case Fine(seat=seat, reason=reason):
            _fine(draft, asker, seat, reason)
        case Report(seat=seat):
            meant(draft, asker, seat)
            _propose(draft, asker, Motion.ADVICE, seat)


def _join(draft: Draft, asker: Asker, name: str) -> None:
    record = draft.record
    newcomer = guest(draft, asker, name)
    if sum(map(record.here, range(len(record.people)))) >= record.lobby.max_seats:
        raise Decline(TableReason.LOBBY_FULL)
    course.queue(draft, newcomer)


def _kick(draft: Draft, asker: Asker, seat: int) -> None:
    meant(draft, asker, seat)
    if draft.record.queued(seat):
        need(draft, asker, Deed.KICK)
    if allowed(draft, asker, Deed.KICK):
        course.give_up(draft, seat, Departure.KICKED)
    else:
        _propose(draft, asker, Motion.KICK, seat)


def _pause(draft: Draft, asker: Asker, action: Pause) -> None:
    if draft.game.paused:
        raise Decline(TableReason.PAUSED)
    if allowed(draft, asker, Deed.PAUSE):
        course.pause(draft, asker.seat)
        draft.log(action)
    else:
        _propose(draft, asker, Motion.PAUSE)


def _resume(draft: Draft, asker: Asker, action: Resume) -> None:
    if not draft.game.paused:
        raise Decline(TableReason.NOT_PAUSED)
    if allowed(draft, asker, Deed.RESUME):
        course.resume(draft, asker.seat)
        draft.log(action)
    else:
        _propose(draft, asker, Motion.RESUME)


def _fine(draft: Draft, asker: Asker, seat: int, reason: str) -> None:
    """Fine a seat on the word of who may. Rule: penalty-cheating."""
    need(draft, asker, Deed.FINE)
    meant(draft, asker, seat)
    if draft.record.queued(seat):
        raise Decline(TableReason.NOT_DEALT_IN)
    if draft.game.paused:
        raise Decline(TableReason.PAUSED)
    if too_soon(draft.game.fined, seat, draft.now):
        raise Decline(TableReason.FINED_JUST_NOW, seat)
    course.play(draft, ImposeFine(seat))
    fine = Imposed(seat, draft.now, reason[:REASON])
    draft.change_game(fined=with_one_more(draft.game.fined, fine))
    if reason:
        draft.tell(FineExplained(seat, fine.reason))


def _propose(draft: Draft, asker: Asker, motion: Motion, about: int | None = None) -> None:
    """Put to the vote what the asker may not decide alone."""
    seat = asker.seated
    if draft.record.queued(seat):
        raise Decline(TableReason.NOT_DEALT_IN)
    course.play(draft, OpenVote(seat, motion, about))
