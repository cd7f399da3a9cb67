"""Say what computer players have on their minds: what they owe, and what they have noticed.

Each is an alarm, which rings after the pause that a person would make:

    computer:CLOCK:SEAT             owes what the phase, or a matter, of this clock is about
    catch:SEAT                      catches whoever it saw forget
    catch:SEAT:CULPRIT:CLOCK        catches this one, unless anybody has begun a turn since
    jump:SEAT:PLAY                  lays the twin of this play out of turn
"""

from collections.abc import Iterator

from bot.engine import CatchUno, GameState, View, view
from bot.engine.phases import PAUSING, Answer, RoundOver, UnoWindow, Vote
from bot.players import Computer


def owed(state: GameState) -> Iterator[tuple[str, int]]:
    """Name what computer players owe, or may still remember: the phase, their UNO!, a vote."""
    phase = state.phase
    settled = isinstance(phase, Answer) and (phase.accepted or not phase.choice)
    if not settled and not isinstance(phase, RoundOver):
        for seat in view(state, None).awaited:
            if seat in state.computers:
                yield str(state.clock), seat
    for matter in state.matters:
        match matter:
            case UnoWindow(seat=seat, clock=int(clock)) if seat in state.computers:
                yield str(clock), seat
            case Vote(clock=clock, electors=electors, agree=agree, against=against):
                voted = agree | against
                for seat in sorted((electors & state.computers) - voted):
                    yield f"{clock}-{len(voted)}", seat
            case _:
                pass


def noticed(state: GameState, seen: View, seat: int, computer: Computer) -> Iterator[str]:
    """Name the alarms for what a computer player notices now."""
    if catch := computer.catch(seen):
        named = "" if catch.culprit is None else f":{catch.culprit}:{state.clock}"
        yield f"catch:{seat}{named}"
    if computer.jump_in(seen):
        yield f"jump:{seat}:{state.plays}"


def on_its_mind(state: GameState, alarm: str) -> bool:
    """Tell whether what a computer player has noticed still matters; an owner who is back looks himself."""
    match alarm.split(":"):
        case ["catch", seat, *_] if not isinstance(state.phase, RoundOver):
            return int(seat) in state.computers
        case ["jump", seat, play]:
            return int(seat) in state.computers and state.twin_open and state.plays == int(play)
        case _:
            return False


def catch_of(state: GameState, seat: int, named: list[str]) -> CatchUno | None:
    """Give the catch that a computer player had in mind; None when it can no longer be sure of it."""
    if not named:
        return CatchUno(seat)
    culprit, clock = map(int, named)
    sure = state.clock == clock and culprit not in state.called and len(state.hands[culprit]) == 1
    return CatchUno(seat, culprit) if sure else None


def holds_still(state: GameState) -> bool:
    """Tell whether the phase lets everything else wait."""
    return type(state.phase) in PAUSING
