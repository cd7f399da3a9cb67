"""Take the pictures of the README: `python -m tests.browser.pictures docs/pictures`."""

import asyncio
import sys
from pathlib import Path
from typing import Any

from tests.browser.rounds import hand, look_as_who_plays, open_lobby, open_page, play, seed
from tests.support.browser import Window

DEALT = seed(1690)
MOVES = 7
"""After these, whoever is to play holds a bit of everything."""
SIZE = {"width": 1000, "height": 1000}
SHARPNESS = 2
PEOPLE = ("Borys", "Clara", "Dima")


async def take(folder: Path) -> None:
    """Write lobby.png, table.png and hand.png."""
    async with open_page(DEALT, **SIZE) as window:
        await _sharpen(window)
        await open_lobby(window, "Borys", "Clara")
        await window.press("Add computer player")
        await _shoot(window, window.messages().filter(has_text="A game of"), folder / "lobby.png")
    async with open_page(DEALT, **SIZE) as window:
        await _sharpen(window)
        await open_lobby(window, *PEOPLE)
        await window.press("Start")
        await window.press("My hand")
        await hand(window).wait_for()
        await play(window, MOVES)
        await look_as_who_plays(window)
        table = window.messages().filter(has_text="cards to draw")
        await _shoot(window, table, folder / "table.png")
        await _shoot(window, hand(window), folder / "hand.png")


async def _sharpen(window: Window) -> None:
    """Draw every pixel of the page with several, as good screens do."""
    session = await window.page.context.new_cdp_session(window.page)
    metrics = SIZE | {"deviceScaleFactor": SHARPNESS, "mobile": False}
    await session.send("Emulation.setDeviceMetricsOverride", metrics)


async def _shoot(window: Window, message: Any, file: Path) -> None:
    await message.last.locator(".component-container").first.screenshot(path=file)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    target.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(target))
