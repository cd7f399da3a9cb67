"""Layouts: every screen of the bot, as pure functions from what is known to a fresh view."""

from bot.ui.layouts.closed import closed_layout, moved_layout
from bot.ui.layouts.events import Narrator
from bot.ui.layouts.hand import hand_layout
from bot.ui.layouts.lobby import lobby_layout
from bot.ui.layouts.menus import end_layout, leave_layout, more_layout, pointing_layout
from bot.ui.layouts.notices import done_text, notice_layout, refusal_text, verdict_text
from bot.ui.layouts.proof import proof_layout
from bot.ui.layouts.records import rankings_layout, stats_layout
from bot.ui.layouts.rulebook import rules_layout
from bot.ui.layouts.settings import settings_layout
from bot.ui.layouts.table import table_layout

__all__ = [
    "Narrator",
    "closed_layout",
    "done_text",
    "end_layout",
    "hand_layout",
    "leave_layout",
    "lobby_layout",
    "more_layout",
    "moved_layout",
    "notice_layout",
    "pointing_layout",
    "proof_layout",
    "rankings_layout",
    "refusal_text",
    "rules_layout",
    "settings_layout",
    "stats_layout",
    "table_layout",
    "verdict_text",
]
