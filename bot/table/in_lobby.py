"""Do what is asked of a lobby."""

from bot.table import gathering
from bot.table.actions import (
    AddComputer,
    Attend,
    CancelLobby,
    ChangeOptions,
    ChangeRules,
    Confirm,
    EndNow,
    Kick,
    LobbyAction,
    RemoveComputer,
    Sit,
    Stand,
    StartMatch,
    TableAction,
)
from bot.table.asker import Asker, guest, meant, need
from bot.table.draft import Draft
from bot.table.news import Closing
from bot.table.people import COMPUTER, Occupant
from bot.table.permissions import Deed
from bot.table.refusals import Decline, TableReason
from bot.table.tickets import confirms


def ask_lobby(draft: Draft, asker: Asker) -> None:
    """Do what is asked, or raise Decline with nothing done."""
    action = asker.request.action
    if isinstance(action, Attend):
        _ = asker.seated
    elif isinstance(action, LobbyAction | TableAction):
        _answer(draft, asker, action)
        draft.log(action)
    else:
        raise Decline(TableReason.NOT_A_GAME)


def _answer(draft: Draft, asker: Asker, action: LobbyAction | TableAction) -> None:
    match action:
        case Sit(name=name):
            gathering.sit(draft, guest(draft, asker, name))
        case Stand():
            gathering.stand(draft, asker.seated, asker.seed)
        case AddComputer():
            need(draft, asker, Deed.SEAT_COMPUTERS)
            gathering.sit(draft, _computer(draft))
        case RemoveComputer():
            need(draft, asker, Deed.SEAT_COMPUTERS)
            gathering.remove_computer(draft, asker.seed)
        case ChangeRules(preset=preset, rules=rules):
            need(draft, asker, Deed.CHANGE_RULES)
            gathering.change_rules(draft, preset, rules)
        case ChangeOptions(changes=changes, along=along):
            need(draft, asker, Deed.CHANGE_RULES)
            _refuse_stale(draft, asker)
            gathering.change_options(draft, changes, along=along)
        case Confirm():
            _confirm(draft, asker)
        case StartMatch():
            need(draft, asker, Deed.START)
            gathering.call_start(draft, asker.seed)
        case CancelLobby() | EndNow():
            need(draft, asker, Deed.CANCEL)
            draft.close(Closing.CANCELLED)
        case Kick(seat=seat):
            _kick(draft, asker, seat)
        case _:
            raise Decline(TableReason.NOT_A_GAME)


def _computer(draft: Draft) -> Occupant:
    taken = {one.name for one in draft.record.people}
    names = map(COMPUTER.format, range(1, len(taken) + 2))
    return Occupant(next(name for name in names if name not in taken), computer=True)


def _confirm(draft: Draft, asker: Asker) -> None:
    seat = asker.seated
    if _of_other_rules(draft, asker):
        raise Decline(TableReason.RULES_CHANGED)
    gathering.confirm(draft, seat, asker.seed)


def _refuse_stale(draft: Draft, asker: Asker) -> None:
    """Decline what was pressed on a picture of other rules."""
    if _of_other_rules(draft, asker):
        raise Decline(TableReason.STALE)


def _of_other_rules(draft: Draft, asker: Asker) -> bool:
    shown = asker.request.ticket
    return shown is not None and not confirms(shown, draft.record.lobby.rules)


def _kick(draft: Draft, asker: Asker, seat: int) -> None:
    need(draft, asker, Deed.KICK)
    meant(draft, asker, seat)
    draft.remember_kick(seat)
    gathering.stand(draft, seat, asker.seed)
