"""Hidden cards: nothing that one person can see may name a card that only somebody else may know."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.engine.cards import CARDS
from bot.ui.art import emoji_name
from bot.ui.layouts.cards import card_name
from bot.ui.words import Words
from tests.support.discord_env import Sim
from tests.support.rounds import people, scene_of, state_of

_BY_EMOJI = {emoji_name(code): code for code in CARDS}
_BY_NAME = {card_name(card, Words()): code for code, card in CARDS.items() if card.colour}
_NAMES = re.compile("|".join(sorted(map(re.escape, _BY_NAME), key=len, reverse=True)))
_EMOJI = re.compile(r"\b(?:" + "|".join(sorted(map(re.escape, _BY_EMOJI), key=len, reverse=True)) + r")\b")
_IN_PRESSES = re.compile(r"u1:(?:play|wild|arm):[^:]*:[^:]*(?::[^:]*)*")


def cards_in(components: list[dict[str, Any]]) -> Counter[str]:
    """Count the cards that a message names: by picture, in words, or inside what it would send."""
    found: Counter[str] = Counter()
    for text in _strings(components):
        found.update(_BY_EMOJI[name] for name in _EMOJI.findall(text))
        found.update(_BY_NAME[name] for name in _NAMES.findall(text))
        if _IN_PRESSES.fullmatch(text):
            found.update(part for part in text.split(":")[4:] if part in CARDS)
    return found


def _strings(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from _strings(value)
    elif isinstance(part, list):
        for value in part:
            yield from _strings(value)


class Watch:
    """Follows a match and remembers what each person may have learned.

    What is public: every card that ever lay open, and hands once a round is scored. What a seat may know
    besides: every card it has held, and a hand that was shown to it.
    """

    def __init__(self, sim: Sim) -> None:
        self._sim = sim
        self._public: set[str] = set()
        self._own: dict[int, set[str]] = {}
        self._requests = sim.mark()
        self.looks = 0

    def show(self, user_id: int, cards: str) -> None:
        """Let somebody know these cards."""
        self._own.setdefault(user_id, set()).update(cards.split())

    async def look(self, table_id: int = 1) -> None:
        """Check everything that stands in the channel, and every request since the last look."""
        scene = await scene_of(self._sim, table_id)
        state = state_of(scene)
        self._public |= {card.code for card in state.discard_pile}
        for seat, who in people(self._sim, scene).items():
            self._own.setdefault(who.id, set()).update(card.code for card in state.hands[seat])
        self._check_messages()
        self._check_requests()
        self.looks += 1

    def _check_messages(self) -> None:
        for message in self._sim._all(None):
            readers = self._readers(message)
            may = self._may(readers)
            seen = set(cards_in(message.components))
            assert seen <= may, f"{readers or 'everybody'} may not see {seen - may}"

    def _readers(self, message: Any) -> frozenset[int]:
        """Name those who alone see a message; nobody in particular sees a public one."""
        if not message.is_ephemeral:
            return frozenset()
        ids = (self._sim.ada.id, self._sim.borys.id, self._sim.clara.id, self._sim.dima.id)
        return frozenset(user_id for user_id in ids if message.visible_to(user_id))

    def _may(self, readers: frozenset[int]) -> set[str]:
        own = [self._own.get(user_id, set()) for user_id in readers]
        return self._public.union(*own) if len(own) == 1 else set(self._public)

    def _check_requests(self) -> None:
        """Check that no request names a card that nobody at the table knows."""
        known = self._public.union(*self._own.values())
        for request in self._sim.requests_since(self._requests):
            seen = set(cards_in([request.body] if isinstance(request.body, dict) else []))
            assert seen <= known, f"{request.method} {request.path} names {seen - known}"
            assert not request.uploads
        self._requests = self._sim.mark()
