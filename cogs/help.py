"""How to play: /uno help, which answers by situation, and /uno why."""

from __future__ import annotations

from discord import ui

from bot.ui.answer import Answer
from bot.ui.layouts import notice_layout
from bot.ui.layouts.help import Topic, help_layout
from bot.ui.layouts.why import why_layout
from bot.ui.press import Pressed, handles
from bot.ui.reading import words_for
from bot.ui.verbs import Verb
from cogs import Bot, Interaction
from cogs._commands import add_commands
from cogs._private import draw, ended_here, scene_here, show


async def setup(bot: Bot) -> None:
    """Add the commands."""
    add_commands(bot.uno, {"help": explain, "why": why})


async def explain(interaction: Interaction) -> None:
    """Say what can be done in this channel now, and offer answers."""
    await show(interaction, _help(interaction))


@handles(Verb.HELP)
async def answer_topic(press: Pressed) -> None:
    """Answer what was chosen, by the rules of the table here, in place of the page that was pressed."""
    topic = Topic(press.chosen(tuple(Topic)))
    answer = Answer(press.interaction)
    if (view := await draw(answer, _help(press.interaction, topic))) is not None:
        await answer.in_place(view)


async def why(interaction: Interaction) -> None:
    """Explain one's own last refusal or fine, else the last fine, at the table here or in its last match."""
    await show(interaction, _why(interaction))


async def _help(interaction: Interaction, topic: Topic | None = None) -> ui.LayoutView:
    scene = await scene_here(interaction)
    return help_layout(scene, interaction.user.id, words_for(interaction), topic)


async def _why(interaction: Interaction) -> ui.LayoutView:
    scene, words, user_id = await scene_here(interaction), words_for(interaction), interaction.user.id
    if scene is None:
        scene = await ended_here(interaction)
    if scene is None:
        return notice_layout(words("why-no-table"))
    bot = interaction.client
    trouble = bot.tables.trouble(scene.table_id, user_id)
    return why_layout(scene, user_id, trouble, words, bot.art.of(scene))
