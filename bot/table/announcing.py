"""Announce what a step has done to everybody but whoever is shown it by the answer."""

import asyncio
from dataclasses import dataclass

import structlog

from bot.table.draft import Draft
from bot.table.hub import Hub
from bot.table.record import Record
from bot.table.scene import Scene
from bot.table.telling import seen_by, worth_a_push

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Announcement:
    """A step that is saved: the table after it, what it did, and the record that it began from.

    `presser` is the seat that an answer shows it to, if there is one.
    """

    scene: Scene
    draft: Draft
    before: Record
    presser: int | None


def announce(hub: Hub, step: Announcement) -> None:
    """Keep what a step means for later questions now, and show it as soon as the loop is free.

    Whoever pressed is answered before that.
    """
    hub.recall.fined(step.scene, step.draft.events)
    hub.silences.follow(step.scene)
    # The loop's log may name what it calls and with what, so that is nothing with cards in it.
    asyncio.get_running_loop().call_soon(lambda: _announce(hub, step))


def _announce(hub: Hub, step: Announcement) -> None:
    try:
        if step.draft.remind is not None:
            _remind(hub, step.scene, step.draft.remind)
        elif step.scene.closed is not None:
            hub.presenter.closed(step.scene)
        else:
            _show(hub, step)
    except Exception:  # nobody waits for this any more, and the table must go on
        log.exception("step_not_told")


def _remind(hub: Hub, scene: Scene, seat: int) -> None:
    if hub.habits.of(scene.people[seat].user_id).reminders:
        hub.presenter.remind(scene, seat)


def _show(hub: Hub, step: Announcement) -> None:
    events, game, earlier = step.draft.events, step.draft.record.game, step.before.game
    before = None if earlier is None else earlier.state
    hands = frozenset[int]() if game is None else worth_a_push(before, game.state, step.presser)
    people = {seat: seen_by(events, seat) for seat in hands if step.scene.people[seat].person}
    hub.presenter.changed(step.scene, seen_by(events, None), people)
