"""Play on the sandbox's page, by what it shows and nothing else."""

import random
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from bot.app import create_bot
from bot.config import Settings
from bot.sandbox import sandbox
from tests.support.browser import Window, open_window

MOVES = "button.component-button:enabled:not(:has-text('UNO!')):not(:has-text('Refresh'))"
"""What can be pressed in a hand whose turn it is, and in no other."""


def seed(number: int) -> bytes:
    """Give the bytes that every match is shuffled by."""
    return number.to_bytes(32, "big")


@asynccontextmanager
async def open_page(dealt: bytes, **options: Any) -> AsyncGenerator[Window]:
    """Open the page of a sandbox in which every match is dealt from the same seed."""
    make_bot = partial(create_bot, seed=lambda: dealt, rng=random.Random(1))
    async with (
        sandbox(Settings(sandbox_port=0), make_bot=make_bot) as opened,
        open_window(opened.url, **options) as window,
    ):
        yield window


async def open_lobby(window: Window, *guests: str, **options: str) -> None:
    """Have Ada open a table, and the guests sit down at it; Ada looks at the page at the end."""
    await window.slash("uno start", **options)
    await window.sees("A game of")
    for guest in guests:
        await window.view_as(guest)
        await window.press("Join")
        await window.messages().filter(has_text=guest).first.wait_for()
    await window.view_as("Ada")


def hand(window: Window) -> Any:
    """Locate the newest hand that the viewer sees."""
    return window.messages().filter(has_text="Your hand").last


async def play(window: Window, most: int = 1000) -> int:
    """Play whatever can be played, as whoever is to play, until the match is over or `most` moves were made.

    Everybody who plays must have a hand open, and somebody who does must look at the page. Counts the moves.
    """
    for made in range(most):
        if "The match is over" in await hand(window).inner_text():
            return made
        await look_as_who_plays(window)
        await _move(window)
    return most


async def look_as_who_plays(window: Window) -> None:
    """Look at the page as whoever is to play, and wait for their hand to show it."""
    if not await hand(window).locator(MOVES).count():
        text = await window.messages().filter(has_text="Play goes").last.inner_text()
        found = re.search(r"(\w+) is to play|(\w+) has drawn", text)
        assert found, f"it is nobody's turn: {text}"
        await window.view_as(found[1] or found[2])
        await hand(window).locator(MOVES).first.wait_for()


async def _move(window: Window) -> None:
    """Play the first card that fits, with UNO! where it is due, else draw; wait until the hand shows it."""
    held = _count(await hand(window).inner_text())
    labels = await hand(window).locator(MOVES).all_inner_texts()
    fitting = [at for at, label in enumerate(labels) if label.strip() not in ("Draw", "Keep")]
    if fitting and held == 2:
        await window.press("UNO!", on="Your hand")
    await hand(window).locator(MOVES).nth(fitting[0] if fitting else 0).click()
    changed = hand(window).filter(has_not_text=re.compile(rf"Your hand · {held} card"))
    red = hand(window).locator("button.component-button:has-text('Red')")
    await red.or_(changed).first.wait_for()
    if await red.count():
        await red.click()
        await changed.wait_for()


def _count(text: str) -> int:
    found = re.search(r"Your hand · (\d+) card", text)
    return int(found[1]) if found else 0
