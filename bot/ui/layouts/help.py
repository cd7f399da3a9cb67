"""Help: what somebody can do here and now, then how to play with the bot at all."""

from __future__ import annotations

from enum import StrEnum

from discord import ui

from bot.engine import Rules
from bot.ui.layouts.explaining import told
from bot.ui.layouts.pieces import line, screen, text
from bot.ui.words import Words


class Situation(StrEnum):
    """What somebody who asks for help is in."""

    NO_TABLE = "no-table"
    LOBBY = "lobby"
    GUEST = "guest"
    HOST = "host"
    SPECTATOR = "spectator"
    WAITING = "waiting"
    PLAYER = "player"


def help_layout(situation: Situation, words: Words, rules: Rules | None = None) -> ui.LayoutView:
    """Say what to do now, how a turn goes by the rules here, and which commands there are."""
    played = rules or Rules()
    return screen(
        text(words("help-title"), words("help-now", situation=situation.value)),
        line(),
        text(
            words("help-turn"),
            words("help-uno", **told(played, words)),
            words("help-challenge") if played.challenge else None,
        ),
        line(),
        text(words("help-commands")),
    )
