"""Sentences: the messages of a language in its Fluent files, each read when it is first said.

Reading a whole language takes half a second, and a start needs few of its messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a message takes from another one or from a term; functions look alike, and no message is named so."""
_PUBLIC = re.compile(r"\$public-([a-z][a-z0-9-]*)")
"""A public button that a message names; the variable is filled in without anybody's doing."""


class Sentences:
    """The messages of one language, by id; what two sources tell differently is as the first one has it."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        # Isolating marks are for right-to-left names; ours are stripped, and screen readers spell the marks.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._public: dict[str, frozenset[str]] = {}
        for source in sources:
            begins = list(_BEGINNING.finditer(source))
            ends = [one.start() for one in begins[1:]] + [len(source)]
            for one, end in zip(begins, ends, strict=True):
                self._unread.setdefault(one[1], source[one.start() : end])

    def pattern(self, message_id: str) -> Any:
        """Give what `message` or `message.attribute` stands for; None where there is no such message."""
        name, _, attribute = message_id.partition(".")
        self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def public(self, message_id: str) -> frozenset[str]:
        """Name the public buttons that a message names, as `more` for `$public-more`."""
        return self._public.get(message_id.partition(".")[0], frozenset())

    def say(self, pattern: Any, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Fill a pattern in; give what that says, and what was wrong."""
        said, errors = self._bundle.format_pattern(pattern, args)
        return str(said), errors

    def _read(self, name: str) -> None:
        text = self._unread.pop(name, None)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        references = _REFERENCE.findall(text)
        for reference in references:
            self._read(reference)
        named = frozenset(_PUBLIC.findall(text))
        self._public[name] = named.union(*(self.public(reference) for reference in references))
