"""The camera: takes a message as the sandbox's page shows it, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from simcord import Env

from bot.ui.art import all_tiles, render, tile_svg
from tests.browser.gallery.shrinking import shrunk
from tests.browser.gallery.stage import LOCALES, Shot, Stage
from tests.support.browser import PATIENCE, find_chromium

WIDTHS: Mapping[str, int] = {"desktop": 1000, "phone": 390}
"""Where pictures are taken, and how many pixels wide the page is there."""

HEIGHT = 4000
"""Pixels: no message is so high that it would have to be scrolled."""

SHARPNESS = 1.5
"""Pixels of a picture for one of the page."""

BESIDE = ".component-section { grid-template-columns: minmax(0, 1fr) auto !important; }"
"""Discord leaves what is beside a text where it is, however narrow the window; the page puts it below."""


@dataclass(frozen=True, slots=True)
class Camera:
    """Take pictures with one browser."""

    browser: Any

    async def take(self, stage: Stage, shot: Shot) -> dict[str, bytes]:
        """Give a message as PNG files at each width, as its viewer sees it."""
        sim = stage.sim
        preview = sim.env.preview(
            sim.channel,
            viewers=(shot.viewer,),
            layout="channel",
            locale=LOCALES[stage.language],
            assets=_emojis(sim.env),
        )
        async with preview:
            page = await self.browser.new_page(
                viewport={"width": max(WIDTHS.values()), "height": HEIGHT},
                device_scale_factor=SHARPNESS,
                bypass_csp=True,
            )
            try:
                page.set_default_timeout(PATIENCE * 1000)
                await page.goto(preview.url)
                await page.add_style_tag(content=BESIDE)
                return {place: await _shoot(page, shot, width) for place, width in WIDTHS.items()}
            finally:
                await page.close()


@asynccontextmanager
async def open_camera() -> AsyncGenerator[Camera]:
    """Start a browser."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        # Containers let nobody make the namespaces that Chromium's own sandbox needs.
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        try:
            yield Camera(browser)
        finally:
            await browser.close()


async def _shoot(page: Any, shot: Shot, width: int) -> bytes:
    await page.set_viewport_size({"width": width, "height": HEIGHT})
    await page.wait_for_function("() => window.simcordPreview.ready")
    message = page.locator(f'.channel-message[data-message-id="{shot.message.id}"] .components-v2')
    await message.wait_for()
    await page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    return shrunk(await message.screenshot(animations="disabled"))


def _emojis(env: Env) -> dict[str, tuple[str, bytes]]:
    """Give the page the pictures that the simulated Discord has only the names of."""
    return {
        f"https://{cdn}/emojis/{emoji.id}.png": (f"{emoji.name}.png", _drawn(emoji.name))
        for emoji in env.backend.application_emojis.values()
        if emoji.name in all_tiles()
        for cdn in ("cdn.simcord.invalid", "cdn.discordapp.com")
    }


@cache
def _drawn(name: str) -> bytes:
    return render(tile_svg(*all_tiles()[name]))
