"""Routes: which address does what. Handlers register here, and the server serves them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tests.wire.world import Json, World


@dataclass(frozen=True, slots=True)
class Call:
    """Hold one request to a route: the parts of its path, its query and its body."""

    world: World
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any

    def id(self, name: str) -> int:
        """Read an id of the path; 0, which nothing has, where it is none."""
        written = self.path[name]
        return int(written) if written.isdecimal() else 0


Handler = Callable[[Call], Json | list[Any] | None]
"""Does what is asked and gives the body of the answer, None for an empty one; raises Refused."""
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True, slots=True)
class Route:
    """Hold a route; only those of interactions go without the bot's token."""

    method: str
    template: str
    handler: Handler

    @property
    def name(self) -> str:
        """Name it in messages."""
        return f"{self.method} {self.template}"

    @property
    def needs_token(self) -> bool:
        """Tell whether the bot must say who it is, which also makes it count for the global limit."""
        return not self.template.startswith(("/interactions/", "/webhooks/")) and self.template != "/gateway"


ROUTES: dict[tuple[str, str], Route] = {}


def route(method: str, template: str) -> Callable[[H], H]:
    """Have a function handle a route."""

    def register(handler: H) -> H:
        ROUTES[method, template] = Route(method, template, handler)
        return handler

    return register
