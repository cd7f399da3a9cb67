"""A person at the sandbox's page, in the Chromium of this machine."""

import json
import shutil
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# Seconds until a page that does not do what it should fails the test.
PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class Window:
    """Drive the sandbox's page; `page` is Playwright's own, for whatever else there is to look at."""

    page: Any

    async def view_as(self, name: str) -> None:
        """Look at the channel as somebody else."""
        await self.page.locator("#viewer-picker").select_option(label=name)
        await self._settled()

    async def slash(self, command: str, **options: str) -> None:
        """Type a slash command, pick it, fill its options in and send it."""
        await self.page.locator("#channel-composer-input").click()
        await self.page.keyboard.type(f"/{command}")
        await self.page.locator(f".command-entry-title strong:text-is({json.dumps('/' + command)})").click()
        for name, value in options.items():
            await self._fill(name, value)
        await self.page.locator("#send-message").click()
        await self._settled()

    async def press(self, label: str, *, on: str = "") -> None:
        """Press the button with this label, or with only this emoji, on the newest message that has one.

        With `on`, that is the newest with one which also has this text.
        """
        await self._within(self.messages().filter(has_text=on), _button(label)).click()
        await self._settled()

    async def choose(self, option: str, *, on: str = "") -> None:
        """Choose an option in the select of the newest message that has one, or has it and the text `on`."""
        await self._within(self.messages().filter(has_text=on), "button.select-trigger").click()
        await self.page.locator(".select-option:visible").filter(has_text=option).first.click()
        await self._settled()

    def messages(self) -> Any:
        """Give a locator of the messages that the viewer sees."""
        return self.page.locator("#channel-message-list .channel-message")

    async def sees(self, text: str) -> None:
        """Wait until some message shows the text."""
        await self.messages().filter(has_text=text).last.wait_for()

    async def texts(self) -> list[str]:
        """Give what each message says, oldest first."""
        return await self.messages().all_inner_texts()

    def _within(self, messages: Any, selector: str) -> Any:
        return messages.filter(has=self.page.locator(selector)).last.locator(selector)

    async def _fill(self, name: str, value: str) -> None:
        option = self.page.locator(f'.command-popup [data-value="{name}"]')
        if not await option.is_visible():
            await self.page.locator(".command-ghost").click()
        await option.click()
        await self.page.keyboard.type(value)
        if await self.page.locator(".command-popup").is_visible():
            await self.page.locator(".command-popup [role=option]").filter(has_text=value).first.click()

    async def _settled(self) -> None:
        # A press while the last one is under way is not taken.
        await self.page.locator("#preview-app[aria-busy=false]").wait_for()
        await self.page.wait_for_function("() => window.simcordPreview.ready")


def _button(label: str) -> str:
    # An emoji counts as a part of the accessible name, so that a role and a name do not find it.
    name = json.dumps(label)
    return (
        f"button.component-button:has(.button-label:text-is({name})), "
        f"button.component-button:not(:has(.button-label)):has(img[alt={name}])"
    )


def find_chromium() -> str:
    """Give the path of this machine's Chromium, or skip the test saying that there is none."""
    pytest.importorskip("playwright", reason="playwright is not installed")
    for name in CHROMIUMS:
        if path := shutil.which(name):
            return path
    pytest.skip(f"there is no Chromium on this machine (looked for {', '.join(CHROMIUMS)})")


@asynccontextmanager
async def open_window(url: str, *, width: int = 1200, height: int = 900) -> AsyncGenerator[Window]:
    """Open the sandbox's page in a headless Chromium, or skip the test where there is none."""
    path = find_chromium()
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        # Containers let nobody make the namespaces that Chromium's own sandbox needs.
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            # The page forbids eval, and Playwright waits by it.
            page = await browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
            page.set_default_timeout(PATIENCE * 1000)
            await page.goto(url)
            window = Window(page)
            await window._settled()
            yield window
        finally:
            await browser.close()
