"""A bare responder: discord.py that answers every press, and has neither an engine nor a database.

It sends what a press costs the bot at most: the answer, and two edits more, each of 25 buttons.
"""

import asyncio
import os
from typing import Any

import discord
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

EDITS = 2
BUTTONS = 25
PRESSED = "bare:0:0"
"""The custom id of one of them."""


def drawn() -> ui.LayoutView:
    """Draw a hand's worth of components."""
    view = ui.LayoutView(timeout=None)
    rows = [
        ui.ActionRow(*(ui.Button(label=f"R{n}", custom_id=f"bare:{row}:{n}") for n in range(5)))
        for row in range(BUTTONS // 5)
    ]
    view.add_item(ui.Container(ui.TextDisplay("Your hand"), *rows, accent_colour=0x336699))
    view.stop()  # else discord.py would keep it
    return view


class Bare(discord.AutoShardedClient):
    """A client that has the bot's own options."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer, and edit the same message."""
        await interaction.response.edit_message(view=drawn())
        for _ in range(EDITS):
            await interaction.edit_original_response(view=drawn())


async def main() -> None:
    """Serve until the end of the process."""
    Route.BASE = os.environ["DISCORD_API"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY"])
    async with Bare() as client:
        await client.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    try:
        from uvloop import new_event_loop
    except ImportError:
        new_event_loop = asyncio.new_event_loop
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(main())
