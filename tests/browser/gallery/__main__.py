"""Take the pictures of the gallery: `python -m tests.browser.gallery docs/pictures`.

More arguments name the only pictures to take, by screen, by language or by both: `table`, `ru`, `pl/hand-12`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.gallery.camera import open_camera
from tests.browser.gallery.page import FRONT, files, gallery_page
from tests.browser.gallery.screens import SCREENS
from tests.browser.gallery.stage import LOCALES, open_stage


async def take(folder: Path, only: frozenset[str] = frozenset()) -> None:
    """Write the pictures, those of the README among them, and the page that shows them all."""
    async with open_camera() as camera:
        for language, screen in _wanted(only):
            async with open_stage(language) as stage:
                taken = await camera.take(stage, await SCREENS[screen](stage))
            for place, picture in taken.items():
                _write(folder / language / place / f"{screen}.png", picture)
            if language == "en" and screen in FRONT:
                _write(folder / FRONT[screen], taken["desktop"])
            sys.stdout.write(f"{language}/{screen}\n")
    _tidy(folder)


def _tidy(folder: Path) -> None:
    """Remove pictures of what is no screen any more, and write the page."""
    for there in folder.rglob("*.png"):
        if there.relative_to(folder).as_posix() not in files():
            there.unlink()
    (folder / "README.md").write_text(gallery_page(), encoding="utf-8")


def _wanted(only: frozenset[str]) -> Iterator[tuple[str, str]]:
    for language in LOCALES:
        for screen in SCREENS:
            if not only or not only.isdisjoint((screen, language, f"{language}/{screen}")):
                yield language, screen


def _write(file: Path, picture: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(picture)


if __name__ == "__main__":
    try:
        asyncio.run(take(Path(sys.argv[1]), frozenset(sys.argv[2:])))
    except pytest.skip.Exception as missing:
        sys.exit(str(missing))
