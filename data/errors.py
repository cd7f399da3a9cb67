"""Say what can go wrong in storage, in words that a host can act on and without what was stored."""


class StorageError(Exception):
    """The database could not do what was asked; nothing was half applied.

    `message` is fit to be shown. `detail` names the driver's error for the log, without parameters.
    """

    def __init__(self, message: str, detail: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.detail = detail


class StorageBusy(StorageError):
    """Somebody else holds the database; the same call may well succeed in a moment."""


class StorageFull(StorageError):
    """There is no room left where the database lives."""


class StorageGone(StorageError):
    """The database cannot be reached, read or written."""


class OutcomeUnknown(StorageError):
    """The database was lost while committing: reload to see whether it happened."""


class NewerDatabase(StorageError):
    """The database was migrated by a newer version of this program."""


class BackupError(StorageError):
    """A backup cannot be written or read; nothing is wrong with the database itself."""


class HoldsRows(Exception):
    """Something is stored where a backup shall be restored: `rows` in all."""

    def __init__(self, rows: int) -> None:
        super().__init__(f"{rows} rows are there already")
        self.rows = rows


class RevisionConflict(Exception):
    """Somebody else has saved this table, or it is not there: reload it."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} was changed by somebody else")
        self.table_id = table_id


class RepeatedPress(Exception):
    """This interaction is in the log already; `table_id` and `revision` say where it was applied."""

    def __init__(self, interaction_id: int, table_id: int, revision: int) -> None:
        super().__init__(f"interaction {interaction_id} was applied to table {table_id} before")
        self.interaction_id = interaction_id
        self.table_id = table_id
        self.revision = revision


class ChannelTaken(Exception):
    """The channel has a live table already: `existing_table_id`."""

    def __init__(self, existing_table_id: int) -> None:
        super().__init__(f"table {existing_table_id} is live in that channel")
        self.existing_table_id = existing_table_id


class AlreadyCounted(Exception):
    """This table has results of these people already."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} was counted before")
        self.table_id = table_id


class NameTaken(Exception):
    """The server has saved something under this name already: `name` as it was written then."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} is there already")
        self.name = name


class ShelfFull(Exception):
    """The server has saved as much as it may: `most` things."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} are there already")
        self.most = most
