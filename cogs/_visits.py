"""Visits: one press or command at a table, from the question to the answer.

A handler builds what is asked, submits it, and presents what came of it as the reply.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

from bot.table.actions import Asked, Fine, Kick, Report
from bot.table.habits import Habits
from bot.table.permissions import Rights, Roles, is_moderator, rights, roles_at
from bot.table.refusals import Declined, NoSuchTable, TableReason, TableUnavailable
from bot.table.requests import Outcome, Request
from bot.table.scene import Scene
from bot.table.settings import ServerSettings
from bot.table.table import Table
from bot.table.tickets import person_ticket
from bot.ui.showing import Hold
from cogs import Interaction
from cogs._private import table_here
from cogs._replies import Reply
from data import StorageError

Find = Callable[[], Awaitable[Table | None]]
"""Finds the table that is asked."""

Wanted = Asked | Callable[[Scene], Awaitable[Asked | Declined]]
"""What is asked of a table, or how to tell that from the table as it stands."""

ME = 0
"""The seat in a move that a press asks for: the table puts the presser's own in its place."""


class Visit:
    """One person at one table, from press to answer; while it lasts, the reply shows what has changed."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.user_id = interaction.user.id
        self.reply = Reply(interaction)
        self.words = self.reply.words
        self._held = Hold(())

    async def __aenter__(self) -> Self:
        """Begin."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the presenter show again what the reply has not shown."""
        self.reply.answer.ahead.close()
        self._held.close()

    async def ask(self, find: Find, action: Wanted, ticket: str | None = None) -> Outcome | None:
        """Ask a table for something; None when there is no such table, which has been answered then."""
        reply = self.reply
        try:
            outcome = await reply.answer.in_time(self._ask(find, action, ticket))
        except TableUnavailable as unavailable:
            await reply.say(reply.why(unavailable.declined))
            return None
        except StorageError:
            await reply.say(reply.why(Declined(TableReason.FROZEN)))
            return None
        if outcome is None:
            await reply.say(self.words("no-table-here"))
        return outcome

    async def ask_table(self, table_id: int, action: Asked, ticket: str | None = None) -> Outcome | None:
        """Ask the table of a press for something."""
        return await self.ask(lambda: self.table(table_id), action, ticket)

    async def ask_here(self, action: Wanted) -> Outcome | None:
        """Ask the table of this channel for something."""
        return await self.ask(self.table_here, action)

    async def table(self, table_id: int) -> Table:
        """Find a table of this server; raises TableUnavailable, or StorageError."""
        table = await self.interaction.client.tables.get(table_id)
        # Who looks after one server has no say in another one, whatever number a press carries.
        if table.guild_id != self.interaction.guild_id:
            raise NoSuchTable(table_id)
        table.name_in_log()
        return table

    async def table_here(self) -> Table | None:
        """Find the table of this channel."""
        return await table_here(self.interaction)

    @property
    def habits(self) -> Habits:
        """Give what people have set for themselves."""
        return self.interaction.client.tables.habits

    @property
    def moderator(self) -> bool:
        """Tell whether this person looks after the server."""
        return is_moderator(self.interaction.permissions)

    def rights(self, scene: Scene) -> Rights:
        """List what this person may do at the table at once."""
        return rights(scene, self.user_id, moderator=self.moderator)

    def roles(self, scene: Scene | None, settings: ServerSettings) -> Roles:
        """Gather what this person is at a table of a server, or beside all of its tables."""
        banned = self.user_id in settings.banned
        return roles_at(scene, self.user_id, moderator=self.moderator, banned=banned)

    def seat(self, scene: Scene) -> int | None:
        """Find this person's seat."""
        return scene.seat_of(self.user_id)

    async def _ask(self, find: Find, wanted: Wanted, ticket: str | None) -> Outcome | None:
        table = await find()
        if table is None:
            return None
        action = await wanted(table.scene) if callable(wanted) else wanted
        if isinstance(action, Declined):
            self.interaction.client.tables.refused(table.scene, self.user_id, action)
            return Outcome(table.scene, refusal=action)
        presenter, answer = self.interaction.client.presenter, self.reply.answer
        if answer.on_public_message and answer.pressed_message is not None:
            presenter.found(table.scene, answer.pressed_message)
        self._held = presenter.answering(table.scene, self.user_id, on_board=answer.on_public_message)
        answer.ahead = presenter.waiting(table.scene)
        return await table.act(
            Request(
                user_id=self.user_id,
                action=action,
                interaction_id=self.interaction.id,
                ticket=ticket or _whom(action, table.scene),
                moderator=self.moderator,
                name=self.interaction.user.display_name,
            )
        )


def _whom(action: Asked, scene: Scene) -> str | None:
    """Give the ticket of the person that a command is about: nobody else is meant when it comes to that."""
    if isinstance(action, Kick | Report | Fine) and action.seat < len(scene.people):
        return person_ticket(scene.people[action.seat])
    return None
