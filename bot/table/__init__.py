"""One live lobby or game in a channel: order, time and persistence. Knows nothing of Discord."""

from bot.table.actions import (
    AddComputer,
    Asked,
    Attend,
    CancelLobby,
    ChangeOptions,
    ChangeRules,
    Confirm,
    EndNow,
    Fine,
    JoinNext,
    Kick,
    LobbyAction,
    Pause,
    RemoveComputer,
    Report,
    Resume,
    Sit,
    Stand,
    StartMatch,
    TableAction,
)
from bot.table.habits import Habits, UserSettings
from bot.table.lobby import Lobby
from bot.table.news import News
from bot.table.people import Occupant
from bot.table.permissions import Deed, Rights, is_moderator, rights
from bot.table.presenter import Presenter
from bot.table.refusals import (
    BrokenTable,
    Decline,
    Declined,
    NewerFormat,
    NoSuchTable,
    TableReason,
    TableUnavailable,
)
from bot.table.requests import Outcome, Request
from bot.table.scene import Closing, Match, Scene
from bot.table.settings import ServerSettings, Timing
from bot.table.table import Table
from bot.table.tables import Tables

__all__ = [
    "AddComputer",
    "Asked",
    "Attend",
    "BrokenTable",
    "CancelLobby",
    "ChangeOptions",
    "ChangeRules",
    "Closing",
    "Confirm",
    "Decline",
    "Declined",
    "Deed",
    "EndNow",
    "Fine",
    "Habits",
    "JoinNext",
    "Kick",
    "Lobby",
    "LobbyAction",
    "Match",
    "NewerFormat",
    "News",
    "NoSuchTable",
    "Occupant",
    "Outcome",
    "Pause",
    "Presenter",
    "RemoveComputer",
    "Report",
    "Request",
    "Resume",
    "Rights",
    "Scene",
    "ServerSettings",
    "Sit",
    "Stand",
    "StartMatch",
    "Table",
    "TableAction",
    "TableReason",
    "TableUnavailable",
    "Tables",
    "Timing",
    "UserSettings",
    "is_moderator",
    "rights",
]
