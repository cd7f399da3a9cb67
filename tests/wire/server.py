"""The server: takes requests over HTTP, and does with them what Discord would."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NoReturn

import orjson
from aiohttp import web

from tests.support.limits import violations
from tests.wire import application, channels, interactions
from tests.wire.faults import Fate, Fault, Kind
from tests.wire.rates import Limited, Rates
from tests.wire.refusals import Refused, not_found, not_understood, unauthorized
from tests.wire.routes import ROUTES, Call, Route
from tests.wire.time import Pulse
from tests.wire.world import World

BASE = "/api/v10"
HANDLERS = (application, channels, interactions)
"""The rooms whose routes are served."""


@dataclass(slots=True)
class Sent:
    """A request that the bot has sent, and what became of it.

    A status of 0 is a broken connection, None that there is no answer yet.
    """

    at: float
    method: str
    path: str
    template: str
    body: Any
    violations: list[str] = field(default_factory=list[str])
    status: int | None = None
    fault: Kind | None = None

    @property
    def request(self) -> str:
        """Name it, such as `PATCH /channels/1/messages/2`."""
        return f"{self.method} {self.path}"


class Broken(Exception):
    """Break the connection without an answer."""


class Server:
    """Answers what the bot asks of the world, and remembers all of it in `sent`."""

    def __init__(self, world: World, pulse: Pulse, token: str) -> None:
        self.sent: list[Sent] = []
        self.fate = Fate()
        self.rates = Rates(world.now)
        self.validates = True
        self._world = world
        self._pulse = pulse
        self._token = token

    def add_to(self, app: web.Application) -> None:
        """Serve every route."""
        for route in ROUTES.values():
            app.router.add_route(route.method, BASE + route.template, self._serving(route))
        app.router.add_route("*", BASE + "/{tail:.*}", self._nothing_here)

    def _serving(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(route, request)

        return serve

    async def _serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        body = await _body(request)
        path = request.path.removeprefix(BASE)
        sent = Sent(self._world.now(), route.method, path, route.template, body)
        self.sent.append(sent)
        self._pulse.beat()
        try:
            return await self._answer(route, request, sent)
        except Broken:
            sent.status = 0
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        finally:
            self._pulse.beat()

    async def _answer(self, route: Route, request: web.Request, sent: Sent) -> web.Response:
        headers = {"Via": "1.1 google"}
        try:
            if route.needs_token and request.headers.get("Authorization") != f"Bot {self._token}":
                raise unauthorized()
            if self.validates:
                sent.violations = violations(sent.method, sent.path, sent.body)
            headers |= self.rates.count(route, request.match_info)
            call = Call(self._world, request.match_info, request.query, sent.body)
            told = await self._do(route, call, sent)
        except Limited as limited:
            return _response(sent, limited.status, limited.body, headers | limited.headers)
        except Refused as refused:
            return _response(sent, refused.status, refused.body, headers)
        return _response(sent, 204 if told is None else 200, told, headers)

    async def _do(self, route: Route, call: Call, sent: Sent) -> Any:
        fault = self.fate.strike(sent, _target(call))
        sent.fault = fault.kind if fault else None
        await _before(fault)
        if sent.violations:
            raise not_understood(sent.violations)
        told = route.handler(call)
        if fault is not None and fault.kind is Kind.CUT:
            _break(fault)
        if fault is not None and fault.kind is Kind.LOSE and fault.refused:
            raise fault.refused
        return told

    async def _nothing_here(self, request: web.Request) -> web.Response:
        sent = Sent(self._world.now(), request.method, request.path.removeprefix(BASE), "", None)
        sent.violations = ["the stand-in has no such route"]
        self.sent.append(sent)
        return _response(sent, 404, not_found().body, {})


async def _before(fault: Fault | None) -> None:
    if fault is None:
        return
    if fault.kind is Kind.HOLD and fault.until is not None:
        await fault.until.wait()
    if fault.kind is Kind.DROP:
        _break(fault)
    if fault.kind is Kind.REFUSE and fault.refused is not None:
        raise fault.refused


def _break(fault: Fault) -> NoReturn:
    if fault.then is not None:
        fault.then()
    raise Broken


async def _body(request: web.Request) -> Any:
    """Read the JSON of a request; of one with files, the part that describes the message."""
    if request.content_type.startswith("multipart/"):
        written = (await request.post()).get("payload_json")
        return orjson.loads(written) if isinstance(written, str) else None
    raw = await request.read()
    return orjson.loads(raw) if raw else None


def _target(call: Call) -> int | None:
    """Tell which message a request is about."""
    path, world = call.path, call.world
    if "interaction" in path:
        found = world.interactions.get(path["token"])
        return found.pressed.id if found is not None and found.pressed is not None else None
    if "token" in path:
        return interactions.target(world, path["token"], path.get("message", "@original"))
    return call.id("message") if "message" in path else None


def _response(sent: Sent, status: int, told: Any, headers: dict[str, str]) -> web.Response:
    sent.status = status
    if told is None:
        return web.Response(status=status, headers=headers)
    # A charset behind application/json would keep discord.py from reading it.
    content = {"Content-Type": "application/json"}
    return web.Response(status=status, body=orjson.dumps(told), headers=headers | content)
