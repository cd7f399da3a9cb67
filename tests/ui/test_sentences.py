"""Sentences: read one by one, a language is what it is read whole."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.ui import words
from bot.ui.sentences import Sentences


def whole(language: str) -> Any:
    """Read a language at once, as Fluent does it."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in words._sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle


@pytest.mark.parametrize("language", words.languages())
def test_every_message_is_as_if_the_language_had_been_read_whole(language: str) -> None:
    read, bundle = Sentences(language, words._sources(language)), whole(language)
    assert len(bundle._messages) > 1000
    for name in bundle._messages:
        read.pattern(name)
    assert set(read._bundle._messages) == set(bundle._messages)
    assert set(read._bundle._terms) <= set(bundle._terms)
    for name, message in bundle._messages.items():
        assert message.equals(read._bundle._messages[name], ["span", "comment"]), name


def test_what_a_message_takes_from_others_is_read_along() -> None:
    read = Sentences(
        "en", ["a = { b } and { -c }\nb = B, { d.part }\n-c = C\n", "d = D\n    .part = P\ne = E\n"]
    )
    assert read.say(read.pattern("a"), {}) == ("B, P and C", [])
    assert set(read._unread) == {"e"}


def test_of_two_messages_by_one_name_the_first_is_said() -> None:
    read = Sentences("en", ["a = first", "a = second"])
    assert read.say(read.pattern("a"), {}) == ("first", [])


def test_a_message_that_there_is_not_has_no_pattern() -> None:
    read = Sentences("en", ["a = A\n    .part = P"])
    assert read.say(read.pattern("a.part"), {}) == ("P", [])
    assert read.pattern("a.other") is None
    assert read.pattern("other") is None
