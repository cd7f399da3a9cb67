"""The rulebook as pages to read outside Discord: Markdown, in every language, from the bot's own words."""

from bot.rulebook.pages import pages

__all__ = ["pages"]
