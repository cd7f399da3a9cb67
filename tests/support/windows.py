"""UNO windows as tests look at them: whose are open."""

from bot.engine import GameState
from bot.engine.phases import UnoWindow


def open_seats(table: GameState) -> list[int]:
    """List the seats that can be caught now."""
    return sorted(matter.seat for matter in table.matters if isinstance(matter, UnoWindow))
