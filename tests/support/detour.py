"""A detour: a way to a server on which the connection can be cut at any moment."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress


class Detour:
    """Listens on this machine, and carries what comes there to a server and back while the way is open."""

    def __init__(self, host: str, port: int) -> None:
        self.port = 0
        self._there = host, port
        self._open = True
        self._writers: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Break every connection, and let nobody through from now on."""
        self._open = False
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        """Let everybody through again."""
        self._open = True

    @asynccontextmanager
    async def opened(self) -> AsyncGenerator["Detour"]:
        """Listen, at any free port."""
        server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.cut()
            await server.wait_closed()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._open:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection(*self._there)
        ends = {writer, back}
        self._writers |= ends
        try:
            await asyncio.gather(_pour(reader, back), _pour(there, writer))
        finally:
            self._writers -= ends


async def _pour(source: asyncio.StreamReader, drain: asyncio.StreamWriter) -> None:
    """Carry everything one way; when that way ends, the other one does, too."""
    with suppress(ConnectionError):
        while part := await source.read(65536):
            drain.write(part)
            await drain.drain()
    drain.close()
