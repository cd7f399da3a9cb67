"""Run one live lobby or game: take the lock, check, apply, commit, swap, then tell the presenter."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from time import perf_counter

from structlog.contextvars import bind_contextvars

from bot.engine import BreakSilence, IllegalAction, Refusal, view
from bot.players import Computer
from bot.table import alarms
from bot.table.actions import Attend, JoinNext, Sit
from bot.table.announcing import Announcement, announce
from bot.table.asker import Asker
from bot.table.auto_draw import draw_by_habit
from bot.table.draft import Draft
from bot.table.forgetting import take_out
from bot.table.hub import Hub
from bot.table.in_lobby import ask_lobby
from bot.table.in_match import ask_match
from bot.table.keeper import Fate, Keeper
from bot.table.news import Closing
from bot.table.refusals import Decline, Declined, TableReason
from bot.table.requests import Outcome, Request
from bot.table.ringing import ring, watch
from bot.table.scene import Scene
from bot.table.telling import seen_by
from data import StoredTable


class Table:
    """One live lobby or game. Everything that changes it goes through its lock, one step at a time."""

    def __init__(self, hub: Hub, stored: StoredTable) -> None:
        """Take over a stored table; raises NewerFormat or BrokenTable when it cannot be read."""
        self._hub = hub
        self._keeper = Keeper(hub.store, stored)
        self._computer = Computer(hub.rng)
        self._lock = asyncio.Lock()
        self._held: Mapping[str, float] | None = None
        self.used_at = hub.now()
        """When somebody last pressed, or a clock ran out, in unix seconds."""

    @property
    def table_id(self) -> int:
        """Return the table's id."""
        return self._keeper.place.table_id

    @property
    def guild_id(self) -> int:
        """Return the id of the table's guild."""
        return self._keeper.place.guild_id

    @property
    def scene(self) -> Scene:
        """Show the table as it was last committed."""
        return self._keeper.scene

    @property
    def due(self) -> float | None:
        """Return when the table is to be woken, in unix seconds."""
        return self._keeper.record.due

    @property
    def people(self) -> tuple[int | None, ...]:
        """List the user ids of the seats."""
        return tuple(one.user_id for one in self._keeper.record.people)

    @property
    def held(self) -> bool:
        """Tell whether the clocks stand still because nobody can press."""
        return self._held is not None

    @property
    def busy(self) -> bool:
        """Tell whether memory holds something of the table that the storage does not."""
        keeper = self._keeper
        return self._lock.locked() or keeper.frozen or keeper.unsaved or self.held

    async def act(self, request: Request) -> Outcome:
        """Do what is asked, or say why not; raises nothing for what people or the storage did.

        Cancelled, it is done or not as the storage has it, and the table finds that out.
        """
        self.name_in_log()
        try:
            outcome = await self._act(request)
        except asyncio.CancelledError:
            self._hub.begin(self._find_out(self._keeper.revision))
            raise
        self._hub.watcher.acted(outcome)
        if outcome.refusal is not None and not isinstance(request.action, Attend | BreakSilence):
            self._hub.recall.refused(outcome.scene, request.user_id, outcome.refusal, request.action)
        return outcome

    async def wake(self) -> None:
        """Ring every alarm that is due."""
        self.name_in_log()
        await self._hub.whole(self._wake())

    async def close(self, why: Closing) -> Outcome:
        """Close the table for good."""
        self.name_in_log()
        return await self._hub.whole(self._change(lambda draft: draft.close(why)))

    async def forget(self, user_id: int) -> Outcome:
        """Let a person give up the seat, if one is held, and be named nowhere here any more."""
        self.name_in_log()
        return await self._hub.whole(self._change(lambda draft: take_out(draft, user_id, self._hub.seed)))

    def name_in_log(self) -> None:
        """Have every line that is logged from here on in this task name the table, and where it stood."""
        bind_contextvars(table=self.table_id, revision=self._keeper.revision)

    def arm(self) -> None:
        """Have the table woken when it is due; a frozen one when its storage is to be tried again."""
        if self._keeper.frozen:
            self._hub.arm(self.table_id, self._hub.now() + self._keeper.patience)
        elif not self._hub.away(self.guild_id):
            self._hub.arm(self.table_id, self.due)

    async def outlast(self, seconds: float) -> None:
        """Move deadlines by the seconds of an outage, and store that: the next one may come soon."""
        record = alarms.postponed(self._keeper.record, seconds)
        if record.alarms != self._keeper.record.alarms:
            await self._keeper.commit(Draft(record, self._hub.now()), None, None)

    def grant_grace(self) -> None:
        """Give every clock a fresh grace, after a time in which nobody could press."""
        left, self._held = self._held, None
        if self._keeper.give_time(self._hub.now(), left):
            self._hub.presenter.changed(self.scene, (), {})
        self.arm()

    def hold_clocks(self) -> None:
        """Let the clocks stand still, because nobody can press; `grant_grace` lets them run again."""
        if self._held is None:
            now, deadlines = self._hub.now(), self._keeper.record.alarms
            self._held = {name: max(0.0, deadline - now) for name, deadline in deadlines.items()}
        self._hub.arm(self.table_id, None)

    def show_at(self, channel_id: int, message_id: int | None) -> None:
        """Note where the table is shown now."""
        self._keeper.move(channel_id, message_id)

    async def _act(self, request: Request) -> Outcome:
        arrived = self._hub.now()
        if isinstance(request.action, Sit | JoinNext):
            await self._hub.habits.learn((request.user_id,))
        async with self._lock:
            self.used_at = now = self._hub.now()
            if self._keeper.frozen and (fate := await self._thaw()) is not Fate.SAVED:
                return self._unsaved(fate)
            record = self._keeper.record
            asker = Asker(request, record.seat_of(request.user_id), self._hub.seed, arrived)
            draft = Draft(record, now)
            refusal: Refusal | Declined | None = None
            try:
                _do(draft, asker)
            except Decline as decline:
                refusal = decline.declined
            except IllegalAction as illegal:
                refusal = illegal.refusal
            if refusal is not None and await self._keeper.pressed_before(request.interaction_id):
                return Outcome(self.scene, repeated=True)
            if draft.record is record:
                return Outcome(self.scene, refusal=refusal)
            outcome = await self._commit(draft, asker.seat, request)
            return replace(outcome, refusal=refusal) if refusal and not outcome.refusal else outcome

    async def _find_out(self, shown: int) -> None:
        """Go on with what is stored, since whoever asked for a step did not wait for its end.

        `shown` is the revision at which they left: somebody else may find out before it is our turn.
        """
        async with self._lock:
            fate = await self._keeper.reload()
            self._arm_after(fate)
            changed = self._keeper.revision != shown
            if fate is not Fate.GONE and (changed or self._keeper.frozen):
                self.show_anew(hands=changed)

    async def _wake(self) -> None:
        async with self._lock:
            if self._keeper.frozen and await self._thaw() is not Fate.SAVED:
                return
            while not self._hub.away(self.guild_id):
                now = self._hub.now()
                alarm = alarms.first_due(self._keeper.record, now)
                if alarm is None:
                    self.arm()
                    return
                self.used_at = now
                draft = Draft(self._keeper.record, now)
                ring(draft, alarm, self._computer, self._hub.seed, self._hub.habits)
                late = now - self._keeper.record.alarms[alarm]
                refusal = (await self._commit(draft)).refusal
                self._hub.watcher.rang(alarm, late, done=refusal is None and bool(draft.did))
                if refusal:
                    return

    async def _change(self, change: Callable[[Draft], None]) -> Outcome:
        async with self._lock:
            draft = Draft(self._keeper.record, self._hub.now())
            change(draft)
            return await self._commit(draft)

    async def _commit(self, draft: Draft, seat: int | None = None, request: Request | None = None) -> Outcome:
        """Save a draft; what it did is told only when that is done."""
        draw_by_habit(draft, self._hub.habits)
        watch(draft, self._computer)
        draft.record = alarms.settle(draft.record, draft.now, self._pause(draft), pressed=request is not None)
        before = self._keeper.record
        began = perf_counter()
        fate = await self._keeper.commit(draft, seat, None if request is None else request.interaction_id)
        self._hub.watcher.saved(perf_counter() - began, fate.name.lower())
        if fate is Fate.SAVED:
            self.arm()
            # Who only wrote something gets no answer in which the hand would be shown.
            answered = request is not None and not isinstance(request.action, BreakSilence)
            announce(self._hub, Announcement(self.scene, draft, before, seat if answered else None))
            return Outcome(self.scene, seen_by(draft.events, seat))
        self._arm_after(fate)
        if fate is not Fate.GONE:
            self.show_anew()
        return self._unsaved(fate)

    async def _thaw(self) -> Fate:
        fate = await self._keeper.thaw(self._hub.now())
        self._arm_after(fate)
        if fate is Fate.SAVED:
            # Whoever pressed meanwhile looks at a hand in which nothing can be pressed.
            self.show_anew(hands=True)
        return fate

    def _arm_after(self, fate: Fate) -> None:
        if fate is Fate.GONE:
            self._hub.arm(self.table_id, None)
            self._hub.drop(self.table_id)
        else:
            self.arm()

    def show_anew(self, *, hands: bool = False) -> None:
        """Show what was not done here: another process's step, or that the storage is down or back."""
        scene = self.scene
        self._hub.silences.follow(scene)
        if scene.closed is not None:
            self._hub.presenter.closed(scene)
        else:
            seats = range(len(scene.people)) if hands and scene.match is not None else ()
            self._hub.presenter.changed(scene, (), dict.fromkeys(seats, ()))

    def _unsaved(self, fate: Fate) -> Outcome:
        """Answer a request of which nothing was saved now."""
        if fate is Fate.REPEATED:
            return Outcome(self.scene, repeated=True)
        if fate is Fate.GONE:
            return Outcome(self.scene, refusal=self._keeper.unavailable)
        reason = TableReason.STALE if fate is Fate.STALE else TableReason.FROZEN
        return Outcome(self.scene, refusal=Declined(reason))

    def _pause(self, draft: Draft) -> alarms.Pause:
        def pause(seat: int) -> float:
            return self._computer.pause(view(draft.game.state, seat))

        return pause


def _do(draft: Draft, asker: Asker) -> None:
    """Do what is asked.

    Raises Decline or IllegalAction; then nothing of it has happened, save that an owner who was away has
    come back to his seat.
    """
    if draft.record.closed is not None:
        raise Decline(TableReason.TABLE_CLOSED)
    if draft.record.game is None:
        ask_lobby(draft, asker)
    else:
        ask_match(draft, asker)
