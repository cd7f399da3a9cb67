"""Say who asks something of a table, and decline what he may not do."""

from dataclasses import dataclass

from bot.table.draft import Draft
from bot.table.gathering import Seed
from bot.table.people import Occupant
from bot.table.permissions import Deed, Policy, may, roles
from bot.table.refusals import Decline, TableReason
from bot.table.requests import Request
from bot.table.tickets import mark, person_ticket


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody with a request, the seat he holds, and when his press arrived, in unix seconds."""

    request: Request
    seat: int | None
    seed: Seed
    arrived: float

    @property
    def seated(self) -> int:
        """Return the asker's seat; raises Decline when there is none."""
        if self.seat is None:
            raise Decline(TableReason.NOT_SEATED)
        return self.seat


def allowed(draft: Draft, asker: Asker, deed: Deed) -> bool:
    """Tell whether the asker may do this at once."""
    host = asker.seat is not None and asker.seat == draft.record.lobby.host
    held = roles(host=host, moderator=asker.request.moderator, seated=asker.seat is not None)
    return may(deed, held, Policy(host_ends=draft.record.host_ends))


def need(draft: Draft, asker: Asker, deed: Deed) -> None:
    """Decline what is the host's, or a moderator's, to do."""
    if not allowed(draft, asker, deed):
        raise Decline(TableReason.NOT_HOST, draft.record.lobby.host)


def meant(draft: Draft, asker: Asker, seat: int) -> None:
    """Decline what is about a seat that nobody holds, or another person than the asker was shown."""
    record, shown = draft.record, asker.request.ticket
    if not record.here(seat):
        raise Decline(TableReason.NO_SUCH_SEAT, seat)
    if shown is not None and shown != person_ticket(record.people[seat]):
        raise Decline(TableReason.STALE)


def guest(draft: Draft, asker: Asker, name: str) -> Occupant:
    """Return who would sit down; raises Decline for who sits already, was kicked or was not invited."""
    invited = draft.record.lobby.invited
    if asker.seat is not None:
        raise Decline(TableReason.ALREADY_SEATED, asker.seat)
    if mark(asker.request.user_id) in draft.record.lobby.removed:
        raise Decline(TableReason.REMOVED)
    if invited is not None and asker.request.user_id not in invited:
        raise Decline(TableReason.NOT_INVITED)
    return Occupant(name, asker.request.user_id)
