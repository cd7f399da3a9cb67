"""Hands: what somebody is shown, held against what the database says that they hold."""

from bot.table.record import read
from data import Database
from tests.support.messages import controls
from tests.wire.companies import Press

CARDS = ("play", "wild", "jump", "give")


async def hand_differs(url: str, press: Press) -> str | None:
    """Say how the hand that a press was answered with differs from the one that is stored, if it does."""
    told = press.asked.interaction.told
    if told is None:
        return None
    database = await Database.connect(url)
    try:
        stored = await database.tables.load(press.table)
    finally:
        await database.close()
    record = None if stored is None else read(stored)
    seat = None if record is None else record.seat_of(press.who.user.id)
    if record is None or record.game is None or seat is None or record.over:
        return None
    there = [one.custom_id.split(":") for one in controls(told["components"])]
    shown = {parts[4] for parts in there if parts[1] in CARDS}
    held = {one.code for one in record.game.state.hands[seat]}
    paged = any(parts[1] == "page" for parts in there)
    if shown == held or (paged and shown < held):
        return None
    return f"{press.who.name} is shown {sorted(shown)} and holds {sorted(held)}"
