"""What servers have set and saved is remembered, and never older than what was saved last."""

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.servers import Servers


class Shelf:
    """A shelf whose answers come when they are let go."""

    def __init__(self) -> None:
        self.names = ["Friday"]
        self.reads = 0
        self.asked, self.open = asyncio.Event(), asyncio.Event()

    async def all(self, _: int) -> list[Any]:
        self.reads += 1
        self.asked.set()
        found = [SimpleNamespace(name=name) for name in self.names]
        await self.open.wait()
        return found


async def test_the_names_of_saved_sets_are_read_once() -> None:
    shelf = Shelf()
    servers = Servers(SimpleNamespace(presets=shelf))
    shelf.open.set()
    assert await servers.saved_sets(1) == ("Friday",)
    assert await servers.saved_sets(1) == ("Friday",)
    assert shelf.reads == 1
    servers.forget(1)
    await servers.saved_sets(1)
    assert shelf.reads == 2


async def test_names_that_were_read_while_another_set_was_saved_are_not_remembered() -> None:
    shelf = Shelf()
    servers = Servers(SimpleNamespace(presets=shelf))
    reading = asyncio.create_task(servers.saved_sets(1))
    await shelf.asked.wait()
    shelf.names.append("Sunday")
    servers.sets_changed(1)
    shelf.open.set()
    await reading
    assert await servers.saved_sets(1) == ("Friday", "Sunday")
