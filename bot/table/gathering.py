"""Gather people in a lobby: sit, stand, agree on rules, and begin when everybody has."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from bot.engine import PRESETS, Rules
from bot.engine.catalogue import differences
from bot.engine.custom_cards import CustomCard
from bot.engine.dealing import MIN_SEATS, PARTNERS, refuse_seats
from bot.table import agreeing, course, naming
from bot.table.agreeing import Changes, Clashing, WrongValue
from bot.table.draft import Draft
from bot.table.lobby import Lobby
from bot.table.naming import RuleSet
from bot.table.news import (
    Closing,
    HostPassed,
    OptionsChanged,
    PeopleDropped,
    PersonSat,
    PersonStood,
    RulesChanged,
    RulesConfirmed,
    StartCalled,
)
from bot.table.people import Occupant
from bot.table.record import Record
from bot.table.refusals import Decline, TableReason
from bot.table.settings import Timing, suited
from bot.table.visible import plain
from data.shelves import key_of

Seed = Callable[[], bytes]
"""Gives 32 secret bytes."""


def sit(draft: Draft, newcomer: Occupant) -> None:
    """Seat somebody, who agrees to the rules shown; raises Decline when the lobby is full."""
    people = draft.record.people
    if len(people) >= draft.record.lobby.max_seats:
        raise Decline(TableReason.LOBBY_FULL)
    draft.record = replace(draft.record, people=(*people, newcomer))
    draft.change_lobby(confirmed=draft.record.lobby.confirmed | {len(people)})
    draft.tell(PersonSat(newcomer.name, newcomer.computer))


def stand(draft: Draft, seat: int, seed: Seed) -> None:
    """Let somebody go; the host's chair passes on, and a lobby without people is given up."""
    gone, was_host = draft.record.people[seat], seat == draft.record.lobby.host
    _empty(draft, {seat})
    draft.tell(PersonStood(gone.name, gone.computer))
    heir = _heir(draft.record)
    if heir is None:
        draft.close(Closing.CANCELLED)
        return
    if was_host:
        draft.change_lobby(host=heir, confirmed=draft.record.lobby.confirmed | {heir})
        draft.tell(HostPassed(heir))
    _begin_if_awaited(draft, seed)


def remove_computer(draft: Draft, seed: Seed) -> None:
    """Take the last computer player away; raises Decline when there is none."""
    seats = [seat for seat, one in enumerate(draft.record.people) if one.computer]
    if not seats:
        raise Decline(TableReason.NO_COMPUTER)
    stand(draft, seats[-1], seed)


def change_rules(draft: Draft, preset: str, rules: Rules) -> None:
    """Propose other rules; everybody but the host and the computer players must confirm them."""
    _propose(draft, preset, suited(rules, draft.record.lobby.timing))
    draft.tell(RulesChanged(preset))


def change_options(draft: Draft, changes: Changes, *, along: bool = False) -> None:
    """Propose the rules with some options changed; raises Decline where they cannot go together.

    What is set to what it is already changes nothing, and nobody has to confirm it.
    """
    lobby = draft.record.lobby
    if "custom_cards" in changes:
        _refuse_namesakes(lobby.rules.custom_cards, changes["custom_cards"])
        changes = {**_tidied(lobby, changes), **changes}
    try:
        rules = suited(agreeing.changed(lobby.rules, changes, along=along), lobby.timing)
    except Clashing as clash:
        raise Decline(TableReason.OPTIONS_CLASH) from clash
    except WrongValue as wrong:
        raise Decline(TableReason.WRONG_VALUE) from wrong
    if rules != lobby.rules:
        _propose(draft, _named(lobby.preset, rules, lobby.timing), rules)
        told = differences(rules, lobby.rules)
        draft.tell(*([OptionsChanged(told)] if told else []))


def _refuse_namesakes(old: Sequence[CustomCard], new: Sequence[CustomCard]) -> None:
    """Decline a second card of one name; those that were agreed on before may stay."""
    before, after = (Counter(key_of(plain(card.name)) for card in cards) for cards in (old, new))
    if any(count > max(1, before[name]) for name, count in after.items()):
        raise Decline(TableReason.CARD_NAME_TAKEN)


def _tidied(lobby: Lobby, changes: Changes) -> Changes:
    """Take back, with the last card of one's own, the white cards that the first one brought along."""
    if changes["custom_cards"] or not lobby.rules.custom_cards:
        return {}
    base = PRESETS.get(RuleSet.of(lobby.preset).base, Rules())
    brought = {"deck": "blank112", "blank": "custom"}
    return {
        field: getattr(base, field)
        for field, value in brought.items()
        if getattr(lobby.rules, field) == value and not base.custom_cards
    }


def _propose(draft: Draft, preset: str, rules: Rules) -> None:
    lobby, people = draft.record.lobby, draft.record.people
    agreed = {seat for seat, one in enumerate(people) if one.computer} | {lobby.host}
    draft.change_lobby(preset=preset, rules=rules, confirmed=frozenset(agreed), starting=False)


def _named(preset: str, rules: Rules, timing: Timing) -> str:
    """Name rules by the set that they are, else by the one that they came from."""
    same = (name for name, known in PRESETS.items() if suited(known, timing) == rules)
    return next(same, naming.changed(preset))


def confirm(draft: Draft, seat: int, seed: Seed) -> None:
    """Let somebody agree to the rules; raises Decline when he has already."""
    confirmed = draft.record.lobby.confirmed
    if seat in confirmed:
        raise Decline(TableReason.ALREADY_CONFIRMED, seat)
    draft.change_lobby(confirmed=confirmed | {seat})
    draft.tell(RulesConfirmed(seat))
    _begin_if_awaited(draft, seed)


def call_start(draft: Draft, seed: Seed) -> None:
    """Begin, or give those who have not confirmed thirty seconds; raises Decline when nobody can begin."""
    record = draft.record
    _refuse_numbers(record)
    if not _unconfirmed(record):
        course.begin(draft, seed())
    elif record.lobby.starting:
        raise Decline(TableReason.NOT_CONFIRMED, _unconfirmed(record)[0])
    else:
        draft.change_lobby(starting=True)
        draft.tell(StartCalled())


def drop_unconfirmed(draft: Draft, seed: Seed) -> None:
    """End the thirty seconds: who has not confirmed loses his seat; then begin if enough are left."""
    late = _unconfirmed(draft.record)
    names = tuple(draft.record.people[seat].name for seat in late)
    _empty(draft, set(late))
    draft.change_lobby(starting=False)
    draft.tell(PeopleDropped(names))
    if _enough(draft.record):
        course.begin(draft, seed())


def _unconfirmed(record: Record) -> list[int]:
    return [seat for seat in range(len(record.people)) if seat not in record.lobby.confirmed]


def _heir(record: Record) -> int | None:
    return next((seat for seat, one in enumerate(record.people) if one.person), None)


def _empty(draft: Draft, seats: Iterable[int]) -> None:
    """Take seats away; those behind them move up."""
    gone = frozenset(seats)
    people, lobby = draft.record.people, draft.record.lobby
    stay = [seat for seat in range(len(people)) if seat not in gone]
    moved = {seat: place for place, seat in enumerate(stay)}
    draft.record = replace(draft.record, people=tuple(people[seat] for seat in stay))
    draft.change_lobby(
        host=moved.get(lobby.host, 0),
        confirmed=frozenset(moved[seat] for seat in lobby.confirmed if seat in moved),
    )


def _begin_if_awaited(draft: Draft, seed: Seed) -> None:
    """Begin at once when the start was called and the last one has confirmed."""
    record = draft.record
    if not record.lobby.starting:
        return
    if not _enough(record):
        draft.change_lobby(starting=False)
    elif not _unconfirmed(record):
        course.begin(draft, seed())


def _enough(record: Record) -> bool:
    return refuse_seats(record.lobby.rules, len(record.people)) is None


def _refuse_numbers(record: Record) -> None:
    if len(record.people) < MIN_SEATS:
        raise Decline(TableReason.TOO_FEW_PLAYERS)
    if record.lobby.rules.partners and len(record.people) != PARTNERS:
        raise Decline(TableReason.PARTNERS_NEED_FOUR)
    if not _enough(record):
        raise Decline(TableReason.TOO_MANY_PLAYERS)
