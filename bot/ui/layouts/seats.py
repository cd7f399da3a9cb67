"""Seats: how people and computer players are named, and what a view tells about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine import Standing, View
from bot.engine.phases import UNO_CLOCKS, Clock, ClockKind, HandOnPile
from bot.table.news import PersonStood
from bot.table.people import computer_number
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.banners import stands_still
from bot.ui.layouts.pieces import place_text
from bot.ui.words import Words, readable

TEAMS = 2
"""Teams of two, whose seats face each other."""

_BESIDE_THE_PHASE = UNO_CLOCKS | {ClockKind.VOTE}


def who(scene: Scene, seat: int | None, words: Words) -> str:
    """Name a seat inside a message."""
    return _numbered(scene, seat, words) or words.name(_raw(scene, seat))


def who_plainly(scene: Scene, seat: int | None, words: Words) -> str:
    """Name a seat on a button or in a menu."""
    return _numbered(scene, seat, words) or words.plain_name(_raw(scene, seat))


def stood_name(event: PersonStood, words: Words) -> str:
    """Name whoever has left a lobby, and has no seat to be named by any more."""
    number = computer_number(event.name) if event.computer else None
    return words.name(event.name) if number is None else words("seat-computer", number=number)


def _numbered(scene: Scene, seat: int | None, words: Words) -> str | None:
    """Name a computer player by its number, and by the seat's number an owner whose name cannot be seen."""
    if seat is None or not 0 <= seat < len(scene.people):
        return None
    owner = scene.people[seat]
    if owner.number is not None:
        return words("seat-computer", number=owner.number)
    return None if readable(owner.name) else words("seat-nameless", number=seat + 1)


def _raw(scene: Scene, seat: int | None) -> str:
    return scene.people[seat].name if seat is not None and 0 <= seat < len(scene.people) else ""


def names(scene: Scene, seats: Iterable[int], words: Words) -> str:
    """List seats by name, in bold."""
    return words("list-separator").join(f"**{who(scene, seat, words)}**" for seat in seats)


def present(view: View) -> list[int]:
    """List the seats that have not been given up."""
    return [seat for seat, standing in enumerate(view.standing) if standing is not Standing.LEFT]


def seat_line(
    scene: Scene, view: View, seat: int, words: Words, emojis: Emojis, unopened: frozenset[int]
) -> str:
    """Tell where a seat stands: its cards, how far it has come, its points, and who plays it."""
    parts = [_named(scene, view, seat, words, emojis), *_standing(view, seat, words)]
    if view.score.rounds and counts_points(view):
        points = "seat-exits" if view.rules.scoring == "exits" else "seat-points"
        parts.append(words(points, count=view.score.totals[seat]))
    if scene.deserted(seat):
        parts.append(words("seat-deserted"))
    elif seat in view.computers and not scene.people[seat].computer:
        parts.append(words("seat-substituted"))
    elif seat in unopened:
        parts.append(words("seat-unopened"))
    return " · ".join(parts)


def _named(scene: Scene, view: View, seat: int, words: Words, emojis: Emojis) -> str:
    moves = seat == getattr(view.phase, "seat", None)
    mark = "".join(f" {emojis.mark(mark)}" for mark in _marks(view, seat))
    return words("seat-moves" if moves else "seat", name=who(scene, seat, words), mark=mark)


def _marks(view: View, seat: int) -> Iterator[str]:
    """Name the marks that a seat bears."""
    if seat == view.dealer:
        yield "dealer"
    if seat in view.computers:
        yield "bot"


def _standing(view: View, seat: int, words: Words) -> Iterator[str]:
    """Tell what a seat holds and how far it has come in this round. Rule: play-to-last, seven-rounds."""
    rules, emptied = view.rules, view.emptied[seat]
    match view.standing[seat]:
        case Standing.PLAYING:
            yield words("seat-cards", count=view.counts[seat])
        case Standing.WATCHING:
            yield words("seat-watches")
        case _:
            pass
    if seat in view.went_out:
        yield words("seat-out", place=place_text(view.went_out.index(seat) + 1))
    elif rules.round_end == "seven_rounds" and view.standing[seat] is Standing.PLAYING:
        yield words("seat-stage", stage=emptied + 1, stages=rules.deal)
    elif rules.round_end == "refill6" and emptied:
        yield words("seat-exits", count=emptied)
    if isinstance(view.phase, HandOnPile) and seat in view.phase.order:
        yield words("seat-put")


def counts_points(view: View) -> bool:
    """Tell whether points, or exits, are added up over the rounds."""
    return view.rules.scoring not in ("none", "lazy")


def team_line(scene: Scene, view: View, words: Words) -> str | None:
    """Name the teams, None where everybody plays alone. Rule: partners."""
    if not view.rules.partners or len(view.standing) != TEAMS * 2:
        return None
    first, second = (_team(scene, team, words) for team in range(TEAMS))
    return words("table-teams", first=first, second=second)


def _team(scene: Scene, team: int, words: Words) -> str:
    one, other = (who(scene, seat, words) for seat in (team, team + TEAMS))
    return words("team", one=one, other=other)


def phase_clock(view: View) -> int | None:
    """Name the clock of the phase, which is the same for everybody."""
    return next((clock for clock, running in view.clocks.items() if not _beside_the_phase(running)), None)


def _beside_the_phase(clock: Clock) -> bool:
    """Tell whether a clock is that of a matter; the moment in which a hit is held back is nobody's."""
    return clock.kind in _BESIDE_THE_PHASE or (clock.kind is ClockKind.HOLD and clock.seat is None)


def timed(said: str, scene: Scene, view: View, words: Words) -> str:
    """Add the countdown of the phase to what is said about it, where a clock runs."""
    waits = countdown(scene, view, words)
    return said if waits is None else words("with-clock", text=said, when=waits)


def countdown(scene: Scene, view: View, words: Words) -> str | None:
    """Write the countdown of the phase, None while no clock runs or nothing can be played."""
    if stands_still(scene):
        return None
    clock = phase_clock(view)
    deadline = None if clock is None else scene.deadlines.get(clock)
    return None if deadline is None else words.until(deadline)
