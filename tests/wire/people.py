"""People: what they send to the bot, and what each of them sees."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from tests.support.messages import SELECTS, Control, controls, spell_out
from tests.wire.interactions import AUTOCOMPLETE, COMMAND, PRESS, SUBMIT
from tests.wire.payloads import channel_json, interaction_json, member_json, message_json, user_json
from tests.wire.standin import StandIn
from tests.wire.time import PATIENCE
from tests.wire.world import Channel, Interaction, Json, Message, User

BUTTON = 2
USER = 6
Wanted: TypeAlias = str | Callable[[Control], bool]


@dataclass(frozen=True, slots=True)
class Asked:
    """Something that somebody has asked of the bot; the answer may still be on its way."""

    interaction: Interaction
    _stand_in: StandIn

    async def answered(self, within: float = PATIENCE) -> "Asked":
        """Wait for the first answer."""
        try:
            await asyncio.wait_for(self.interaction.answered.wait(), within)
        except TimeoutError:
            name = self.interaction.user.name
            raise AssertionError(f"{name} waited {within:g} s in vain for an answer") from None
        return self

    async def settled(self, within: float = PATIENCE) -> "Asked":
        """Wait until the answer is there, where at first it was only announced."""
        await self.answered(within)
        if self._loading():
            await self._stand_in.until(lambda: not self._loading(), "an announced answer", within)
        return self

    def _loading(self) -> bool:
        message = self.message
        return message is not None and not (message.components or message.content)

    @property
    def latency(self) -> float | None:
        """Give the seconds from when it left for the bot until its first answer came, if it has."""
        sent, answered = self.interaction.sent_at, self.interaction.answered_at
        return None if sent is None or answered is None else answered - sent

    @property
    def message(self) -> Message | None:
        """Give the message of the first answer, as it stands now."""
        return self._stand_in.world.messages.get(self.interaction.original or 0)

    @property
    def followups(self) -> list[Message]:
        """Give what was posted after the first answer and still stands."""
        messages = self._stand_in.world.messages
        return [messages[one] for one in sorted(self.interaction.followups) if one in messages]

    @property
    def form(self) -> Json | None:
        """Give the form that was shown."""
        return self.interaction.form

    @property
    def text(self) -> str:
        """Spell out the first answer."""
        return spelled(self.message)


class Person:
    """Somebody at a client of Discord: sends, without waiting, and sees."""

    def __init__(self, stand_in: StandIn, user: User, channel: Channel) -> None:
        self.user = user
        self.channel = channel
        self._stand_in = stand_in
        self._world = stand_in.world

    @property
    def name(self) -> str:
        """Give their name."""
        return self.user.name

    def sees(self) -> list[Message]:
        """List what is in front of them, oldest first."""
        return self._world.seen(self.user.id, self.channel)

    def everything(self) -> list[Message]:
        """List what stands in their channel, whoever sees it, oldest first."""
        return self._world.all_in(self.channel)

    def hand(self) -> Message | None:
        """Give the newest message that only they see and that has controls."""
        private = (one for one in reversed(self.sees()) if one.reader is not None)
        return next((one for one in private if any(controls(one.components))), None)

    def find(self, wanted: Wanted, on: Message | None = None) -> tuple[Message, Control] | None:
        """Find the newest enabled control that fits: by label, emoji, custom id or what it is like."""
        for message in [on] if on is not None else reversed(self.sees()):
            for control in controls(message.components):
                if control.custom_id and not control.disabled and _fits(control, wanted):
                    return message, control
        return None

    def send_command(self, command: str, *, late: float = 0.0, **options: Any) -> Asked:
        """Send a slash command, its groups with spaces; `late` is how long it has been on its way already."""
        registered, data = self._command(command.split(), options)
        told = {"id": registered["id"], "name": registered["name"], "type": 1, "guild_id": self._guild_id}
        return self._send(COMMAND, told | data, late=late)

    def send_press(
        self, wanted: Wanted, *, on: Message | None = None, values: list[str] | None = None, late: float = 0.0
    ) -> Asked:
        """Press a button, or choose these values in a select."""
        found = self.find(wanted, on)
        if found is None:
            there = [control for message in self.sees() for control in controls(message.components)]
            raise AssertionError(f"{self.name} sees no control {wanted!r}; there are {there}")
        message, control = found
        return self.send_raw_press(message, control.custom_id, values=values, late=late)

    def send_raw_press(
        self, message: Message, custom_id: str, *, values: list[str] | None = None, late: float = 0.0
    ) -> Asked:
        """Press what a message has, or has had, whoever sees it."""
        part = next((one for one in _parts(message.components) if one.get("custom_id") == custom_id), {})
        data: Json = {"custom_id": custom_id, "component_type": part.get("type", BUTTON)}
        if values is not None:
            data |= {"values": values, "resolved": {}}
        return self._send(PRESS, data, pressed=message, late=late)

    def send_form(self, shown: Asked, **values: str) -> Asked:
        """Fill in a form, by the custom ids of its fields."""
        form = shown.form
        if form is None:
            raise AssertionError(f"{self.name} was shown no form")
        filled = [
            {"type": 18, "id": place, "component": _filled(label["component"], values)}
            for place, label in enumerate(form["components"], 1)
            if "component" in label
        ]
        data = {"custom_id": form["custom_id"], "components": filled, "resolved": {}}
        return self._send(SUBMIT, data, pressed=shown.interaction.pressed)

    async def slash(self, command: str, **options: Any) -> Asked:
        """Send a slash command and wait for its answer."""
        return await self.send_command(command, **options).settled()

    async def press(
        self, wanted: Wanted, *, on: Message | None = None, values: list[str] | None = None
    ) -> Asked:
        """Press a button or choose in a select, and wait for the answer."""
        return await self.send_press(wanted, on=on, values=values).settled()

    async def submit(self, shown: Asked, **values: str) -> Asked:
        """Fill in a form, and wait for the answer."""
        return await self.send_form(shown, **values).settled()

    async def suggestions(self, command: str, option: str, typed: str = "", **options: Any) -> list[Json]:
        """Type into an option of a command, and give what is suggested."""
        registered, data = self._command(command.split(), options | {option: typed}, focused=option)
        told = {"id": registered["id"], "name": registered["name"], "type": 1, "guild_id": self._guild_id}
        asked = await self._send(AUTOCOMPLETE, told | data).answered()
        return (asked.form or {}).get("choices") or []

    async def await_control(self, wanted: Wanted, on: Message | None = None) -> tuple[Message, Control]:
        """Wait until they see a control that fits."""
        what = f"a control {wanted!r} that {self.name} sees"
        return await self._stand_in.until(lambda: self.find(wanted, on), what)

    def write(self, content: str) -> Message:
        """Write into the channel, as people do."""
        message = Message(self._world.ids.next(), self.channel.id, self.user, self._world.now(), content)
        self._world.add(message)
        told = message_json(message, self._world) | {"guild_id": self._guild_id, "content": ""}
        told["member"] = member_json(self.user)
        self._world.tell("MESSAGE_CREATE", told, self.channel.guild_id)
        return message

    @property
    def _guild_id(self) -> str:
        return str(self.channel.guild_id)

    def _send(self, kind: int, data: Json, *, pressed: Message | None = None, late: float = 0.0) -> Asked:
        world, token = self._world, secrets.token_urlsafe(24)
        interaction = Interaction(
            world.ids.next(),
            token,
            kind,
            self.user,
            self.channel.guild_id,
            self.channel.id,
            world.now() - late,
            pressed,
        )
        world.interactions[token] = interaction
        interaction.sent_at = time.monotonic()
        world.tell("INTERACTION_CREATE", interaction_json(interaction, data, world), self.channel.guild_id)
        return Asked(interaction, self._stand_in)

    def _command(self, words: list[str], options: Json, focused: str = "") -> tuple[Json, Json]:
        """Write a command as the client does that knows what the bot has registered."""
        known = {command["name"]: command for command in self._world.commands}
        path, inner = [], known
        for word in words:
            if word not in inner:
                raise AssertionError(f"/{' '.join(words)} is not registered; there are {sorted(inner)}")
            path.append(inner[word])
            inner = {option["name"]: option for option in inner[word].get("options") or []}
        resolved: Json = {}
        filled = [self._option(inner[name], value, resolved) for name, value in options.items()]
        for one in filled:
            if one["name"] == focused:
                one["focused"] = True
        for part in reversed(path[1:]):
            filled = [{"type": part["type"], "name": part["name"], "options": filled}]
        return path[0], {"options": filled} | ({"resolved": resolved} if resolved else {})

    def _option(self, option: Json, value: Any, resolved: Json) -> Json:
        if option["type"] == USER:
            user: User = value.user
            resolved.setdefault("users", {})[str(user.id)] = user_json(user)
            member = {key: one for key, one in member_json(user).items() if key != "user"}
            resolved.setdefault("members", {})[str(user.id)] = member | {"permissions": "0"}
            value = str(user.id)
        elif isinstance(value, Channel):
            told = channel_json(value, self._world) | {"permissions": "0"}
            resolved.setdefault("channels", {})[str(value.id)] = told
            value = str(value.id)
        return {"type": option["type"], "name": option["name"], "value": value}


def spelled(message: Message | None) -> str:
    """Spell a message out: its texts, and its controls in brackets."""
    if message is None:
        return ""
    return "\n".join([message.content] * bool(message.content) + list(spell_out(message.components)))


def verb(*verbs: str) -> Callable[[Control], bool]:
    """Fit a control that asks for one of these."""
    return lambda control: control.custom_id.split(":")[1] in verbs


def _fits(control: Control, wanted: Wanted) -> bool:
    return control.is_called(wanted) if isinstance(wanted, str) else wanted(control)


def _parts(components: list[Json]) -> Iterator[Json]:
    for part in components:
        yield part
        yield from _parts(part.get("components") or [])
        yield from _parts([part["accessory"]] if part.get("accessory") else [])


def _filled(field: Json, values: dict[str, str]) -> Json:
    value = values[field["custom_id"]]
    chosen: Json = {"values": [value]} if field["type"] in SELECTS else {"value": value}
    return {"type": field["type"], "id": 1, "custom_id": field["custom_id"]} | chosen
