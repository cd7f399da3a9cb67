"""Words: every sentence that people read, from Fluent files, with real plural forms."""

from __future__ import annotations

import math
import re
from functools import cache, lru_cache
from importlib.resources import files

from bot.table.visible import JOINER, visible

from .sentences import Sentences

FALLBACK = "en"
NAME_LENGTH, TEXT_LENGTH = 32, 120

REMEMBERED = 4096
"""Sentences and names that a language keeps ready: a screen says forty, and nearly all of them again."""

Args = str | int | float

_LOCALES = files("bot").joinpath("locales")
_MARKUP = re.compile(r"([\\*_~`|<>\[\]()#:@\-+.&!/])")


class UnknownWords(LookupError):
    """Say which message no language has, or which one cannot be filled in with what it was given."""


class Words:
    """The sentences of one language; what it lacks is said in English.

    `{ $public-more }` in a message is the label of `button-more` in the language `public`: that of what
    everybody sees, where the button stands. None: that is in this language as well.
    """

    def __init__(self, language: str = FALLBACK, public: str | None = None) -> None:
        self.language = language if language in languages() else FALLBACK
        self.public = public if public in languages() else self.language
        self._sentences = [_sentences(name) for name in dict.fromkeys((self.language, FALLBACK))]
        # A number's type decides how it is written, and 1 is equal to 1.0.
        self._say = lru_cache(REMEMBERED, typed=True)(self._format)

    @classmethod
    def of(cls, locale: object = None, public: str | None = None) -> Words:
        """Give the words for a language or a Discord locale, such as `pl` or `en-GB`; None is English.

        `public` is the language of the messages that everybody sees where this is read; None is the same one.
        """
        return _words(str(getattr(locale, "value", locale) or FALLBACK), public)

    def __call__(self, message_id: str, **args: Args) -> str:
        """Say a message, or `message.attribute`; numbers choose its plural forms. Raises UnknownWords."""
        return self._say(message_id, **args)

    def _format(self, message_id: str, **args: Args) -> str:
        complaints: list[Exception] = []
        for sentences in self._sentences:
            pattern = sentences.pattern(message_id)
            if pattern is None:
                continue
            named = sentences.public(message_id)
            labels = {f"public-{name}": self._on_show(name) for name in named}
            said, errors = sentences.say(pattern, labels | args)
            if not errors:
                return said
            complaints += errors
        raise UnknownWords(f"{message_id}: {complaints or 'no such message'}")

    def _on_show(self, name: str) -> str:
        """Give the label of a public button, as it stands there."""
        return Words.of(self.public)(f"button-{name}")

    def has(self, message_id: str) -> bool:
        """Tell whether a message exists in this language or in English."""
        return any(sentences.pattern(message_id) is not None for sentences in self._sentences)

    def name(self, raw: str) -> str:
        """Write a person's name inside a message: nothing in it formats, mentions, links or hides."""
        return _escaped(raw) or self("nameless")

    def plain_name(self, raw: str, longest: int = NAME_LENGTH) -> str:
        """Write a person's name on a button or in a menu, where nothing is formatted anyway."""
        return _shown(raw, longest) or self("nameless")

    def text(self, raw: str) -> str:
        """Write what a person wrote, a line of up to 120 characters: it does as little harm as a name."""
        return _escaped(raw, TEXT_LENGTH)

    def until(self, deadline: float) -> str:
        """Write a countdown to a moment in unix seconds; Discord keeps it running."""
        return f"<t:{math.ceil(deadline)}:R>"

    def duration(self, seconds: int) -> str:
        """Write a length of time in its largest whole unit."""
        for unit, length in (("hours", 3600), ("minutes", 60)):
            if seconds >= length and seconds % length == 0:
                return self(f"duration-{unit}", count=seconds // length)
        return self("duration-seconds", count=seconds)


def readable(raw: str) -> bool:
    """Tell whether anything of a name can be seen."""
    return bool(_shown(raw))


def slug(name: object) -> str:
    """Write a name that the program uses, or a value, as it stands in the ids of messages."""
    return str(name).rstrip("_").replace("_", "-")


@cache
def languages() -> tuple[str, ...]:
    """List the languages that there are words in."""
    return tuple(
        sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir() and _sources(folder.name))
    )


@cache
def _words(locale: str, public: str | None) -> Words:
    language = locale.partition("-")[0].lower()
    known = language if language in languages() else FALLBACK
    return _words_in(known, public if public in languages() else known)


@cache
def _words_in(language: str, public: str) -> Words:
    return Words(language, public)


@cache
def _sentences(language: str) -> Sentences:
    return Sentences(language, _sources(language))


def _sources(language: str) -> list[str]:
    folder = sorted(_LOCALES.joinpath(language).iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in folder if file.name.endswith(".ftl")]


@lru_cache(REMEMBERED)
def _escaped(raw: str, longest: int = NAME_LENGTH) -> str:
    return _MARKUP.sub(r"\\\1", _shown(raw, longest))


@lru_cache(REMEMBERED)
def _shown(raw: str, longest: int = NAME_LENGTH) -> str:
    shown = visible(raw)
    if len(shown) > longest:
        return shown[: longest - 1].rstrip(JOINER + " ") + "…"
    return shown
