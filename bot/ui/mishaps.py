"""Mishaps: what nobody foresaw. Whom it meets is told a short code, and the log has the rest under it."""

from __future__ import annotations

import secrets


def new_code() -> str:
    """Draw a code that can be read out to whoever runs the bot."""
    return secrets.token_hex(2).upper()
