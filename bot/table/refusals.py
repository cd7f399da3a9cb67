"""Say why a table declines what it is asked; the engine's own refusals stand beside these."""

from dataclasses import dataclass
from enum import StrEnum


class TableReason(StrEnum):
    """Why the table declined."""

    STALE = "stale"
    RULES_CHANGED = "rules_changed"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    LOBBY_FULL = "lobby_full"
    NOT_INVITED = "not_invited"
    REMOVED = "removed"
    NOT_HOST = "not_host"
    NOT_ALLOWED = "not_allowed"
    MODERATORS_ONLY = "moderators_only"
    BANNED = "banned"
    TOO_FEW_PLAYERS = "too_few_players"
    TOO_MANY_PLAYERS = "too_many_players"
    PARTNERS_NEED_FOUR = "partners_need_four"
    ALREADY_CONFIRMED = "already_confirmed"
    NOT_CONFIRMED = "not_confirmed"
    OPTIONS_CLASH = "options_clash"
    WRONG_VALUE = "wrong_value"
    NAMES_NOT_TAKEN = "names_not_taken"
    WORD_UNWANTED = "word_unwanted"
    CARD_NAME_TAKEN = "card_name_taken"
    NOT_DEALT_IN = "not_dealt_in"
    FINED_JUST_NOW = "fined_just_now"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    MATCH_OVER = "match_over"
    TABLE_CLOSED = "table_closed"
    NOT_A_LOBBY = "not_a_lobby"
    NOT_A_GAME = "not_a_game"
    NO_COMPUTER = "no_computer"
    NO_SUCH_SEAT = "no_such_seat"
    FROZEN = "frozen"
    NEWER_FORMAT = "newer_format"
    BROKEN = "broken"
    NO_SUCH_TABLE = "no_such_table"


@dataclass(frozen=True, slots=True)
class Declined:
    """Why the table does not do it, and the seat that the sentence names."""

    reason: TableReason
    seat: int | None = None


class Decline(Exception):
    """What was asked is declined; nothing of it has happened."""

    def __init__(self, reason: TableReason, seat: int | None = None) -> None:
        super().__init__(str(reason))
        self.declined = Declined(reason, seat)


class TableUnavailable(Exception):
    """The table cannot be used; `declined` says why, fit to be told as any refusal is."""

    def __init__(self, table_id: int, reason: TableReason) -> None:
        super().__init__(f"table {table_id}: {reason}")
        self.table_id = table_id
        self.declined = Declined(reason)


class NoSuchTable(TableUnavailable):
    """No table has this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id, TableReason.NO_SUCH_TABLE)


class NewerFormat(TableUnavailable):
    """The table was saved by a newer version of this program, and is left alone."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id, TableReason.NEWER_FORMAT)


class BrokenTable(TableUnavailable):
    """What is stored of the table cannot be read; only a reset helps."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id, TableReason.BROKEN)
