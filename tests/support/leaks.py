"""Hidden cards: nothing that one person can see may name a card that only somebody else may know."""

import io
import logging
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import structlog

from bot.config import Settings
from bot.engine import Card, GameState
from bot.engine.cards import CARDS
from bot.engine.events import CardPlayed, StarterTurned
from bot.engine.phases import MatchOver, RoundOver
from bot.logs import _formatter, configure_logs
from bot.table.scene import Scene
from tests.support.discord_env import Sim
from tests.support.messages import controls
from tests.support.rounds import scene_of, state_of
from tests.support.spotting import cards_in, cards_in_text, is_card_label, pictured, strings


@contextmanager
def watching(sim: Sim) -> Iterator["Watch"]:
    """Watch a simulated Discord: each message as it is sent, each request, and all that is logged."""
    with _overhearing() as said:
        watch = Watch(sim, said)
        with watch.at_the_door():
            yield watch


class Watch:
    """Follows a match, remembers what each person may have learned, and collects what is told too much.

    What is public: every card that lay open in this round, and what the table tells of the last one.
    What a seat may know besides: every card it has held in this round, and a hand that was shown to it.
    """

    def __init__(self, sim: Sim, said: Callable[[], str]) -> None:
        self._sim = sim
        self._said = said
        self._round: int | None = None
        self._public: set[str] = set()
        self._own: dict[int, set[str]] = {}
        self._known: set[str] = set()
        self._requests = sim.mark()
        self.leaks: list[str] = []
        self.heard: list[str] = []
        self.messages = 0

    def show(self, user_id: int, cards: str) -> None:
        """Let somebody know these cards until the round is over."""
        self._own.setdefault(user_id, set()).update(cards.split())

    async def look(self, table_id: int = 1) -> None:
        """Check the table's picture, every request since the last look, and all that was logged by now."""
        scene = await scene_of(self._sim, table_id)
        self._learn(scene)
        self._check_requests(state_of(scene))
        self._check_logs(state_of(scene))
        if self.leaks:
            raise AssertionError("\n".join(self.leaks))

    async def look_at_table(self, table_id: int = 1) -> None:
        """Look, and make sure that the table shows the top card's picture: all that happened is shown."""
        await self.look(table_id)
        top = (await scene_of(self._sim, table_id)).view(None).top
        shown = list(pictured(self._sim.table().components))
        if top is None or shown != [self._sim.bot.art.url(top.code)]:
            raise AssertionError(f"the top card is {top}, and the table shows {shown}")

    @contextmanager
    def at_the_door(self) -> Iterator[None]:
        """Look at every message at the moment at which it is sent or edited."""
        backend = self._sim.env.backend
        send, edit = backend.commit_message, backend.edit_message

        def sent(message: Any, **options: Any) -> Any:
            return self._seen(send(message, **options))

        def edited(*args: Any, **options: Any) -> Any:
            return self._seen(edit(*args, **options))

        backend.commit_message, backend.edit_message = sent, edited
        try:
            yield
        finally:
            del backend.commit_message, backend.edit_message

    def _seen(self, message: Any) -> Any:
        table = self._sim.bot.tables._tables.get(1)
        if table is not None:
            self._learn(table.scene)
        reader = _reader(message)
        where = f"a message to {reader or 'everybody'}"
        held = [message.content, message.embeds, message.components, message.attachments]
        self._blame(where, cards_in(held, self._pictures()) - self._may(reader))
        if reader is None:
            labels = [control.label for control in controls(message.components)]
            self._blame(where, [f"the button {label}" for label in labels if is_card_label(label)])
        if table is not None and table.scene.match is not None:
            self._blame(where, self._secrets(state_of(table.scene), *strings(held)))
        self.messages += 1
        return message

    def _learn(self, scene: Scene) -> None:
        if scene.match is None:
            return
        state = state_of(scene)
        number = scene.view(None).score.rounds
        if not isinstance(state.phase, (RoundOver, MatchOver)):
            if self._round not in (None, number):
                self._public, self._own = set(), {}
            self._round = number
        self._public |= {card.code for card in state.discard_pile}
        for event in scene.match.recent:
            self._public |= {card.code for card in _open_cards(event)}
        for one, hand in zip(scene.people, state.hands, strict=False):
            if one.user_id is not None:
                self._own.setdefault(one.user_id, set()).update(card.code for card in hand)
        self._known = self._known.union(self._public, *self._own.values())

    def _may(self, reader: int | None) -> set[str]:
        return self._public | (self._own.get(reader, set()) if reader is not None else set())

    def _check_requests(self, state: GameState) -> None:
        """Check what goes another way than in messages, and that none names a card that nobody knows."""
        for request in self._sim.requests_since(self._requests):
            where = f"{request.method} {request.path}"
            reader = self._suggested_to(request.path) if "choices" in str(request.body) else None
            may = self._known if reader is None else self._may(reader)
            self._blame(where, cards_in(request.body, self._pictures()) - may)
            self._blame(where, self._secrets(state, *strings(request.body)))
            self._blame(where, request.uploads)
        self._requests = self._sim.mark()

    def _suggested_to(self, path: str) -> int | None:
        """Name whom the suggestions for an option go to."""
        found = [one for one in self._sim.env.backend.interactions.values() if one.token in path]
        return found[0].user_id if found else None

    def _check_logs(self, state: GameState) -> None:
        """Check that no record names any card: those that lie open are in the messages."""
        raised = ["".join(traceback.format_exception(error)) for error in self._sim.env.errors]
        said = [*self._said().splitlines(), *raised]
        self.heard += said
        for line in said:
            self._blame(f"the log {line!r}", cards_in_text(line, self._pictures()))
            self._blame(f"the log {line!r}", self._secrets(state, line))

    def _secrets(self, state: GameState, *texts: str) -> list[str]:
        """Name what nobody may read, the seed before the end of the match among it."""
        hidden = {token: token for token in self._sim.env.backend.interaction_tokens}
        hidden["the bot's token"] = self._sim.bot.http.token
        if not state.over:
            hidden |= {"the seed": state.seed.hex(), "the seed's bytes": repr(state.seed)[2:-1]}
        return [name for name, secret in hidden.items() if any(secret in text for text in texts)]

    def _pictures(self) -> dict[str, str]:
        emojis = {code: self._sim.bot.art.for_card(code) for code in CARDS}
        return {str(emoji.id): code for code, emoji in emojis.items() if emoji is not None}

    def _blame(self, where: str, told: Any) -> None:
        if told:
            self.leaks.append(f"{where} tells {', '.join(sorted(told))}")


def _reader(message: Any) -> int | None:
    """Name who alone sees a message; None is everybody."""
    if not message.is_ephemeral:
        return None
    return int(message.interaction_metadata["user"]["id"])


def _open_cards(event: Any) -> tuple[Card, ...]:
    """Give the cards that an event turns up before everybody."""
    match event:
        case CardPlayed(cards=cards):
            return cards
        case StarterTurned(card=card, returned=returned):
            return (card, *returned)
        case _:
            return ()


@contextmanager
def _overhearing() -> Iterator[Callable[[], str]]:
    """Listen to what the bot would write at DEBUG, in both formats; gives what is new each time."""
    root, talkative = logging.getLogger(), [logging.getLogger(name) for name in ("discord", "aiosqlite")]
    handlers, level, levels = list(root.handlers), root.level, [logger.level for logger in talkative]
    configured = structlog.get_config()
    stream = io.StringIO()
    root.handlers[:] = []
    configure_logs(Settings(log_level="DEBUG"), stream)
    machines = logging.StreamHandler(stream)
    machines.setFormatter(_formatter(Settings(log_format="json"), colours=False))
    root.handlers[:] = [*root.handlers, machines, *handlers]

    def said() -> str:
        text = stream.getvalue()
        stream.seek(0)
        stream.truncate()
        return text

    try:
        yield said
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        for logger, before in zip(talkative, levels, strict=True):
            logger.setLevel(before)
        structlog.configure(**configured)
