"""Hostile texts: what somebody writes who wants to break out of a sentence, ping, or make the bot stumble."""

import re
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from bot.ui.verbs import Verb

MARKED = (
    "@everyone",
    "@here",
    "<@80351110224678912>",
    "<@&80351110224678912>",
    "<#80351110224678912>",
    "</uno end:80351110224678912>",
    "<t:0:R>",
    "<:uno:80351110224678912>",
    "**evil**",
    "__evil__",
    "~~evil~~",
    "||evil||",
    "`evil`",
    "```evil```",
    "[evil](https://evil.example)",
    "https://evil.example",
    "# evil",
    "-# evil",
    "> evil",
    "1. evil",
)
"""What Discord would make something of, were it written as it stands."""

BREAKING = (
    "\\",
    "\\**evil**",
    "*",
    "`",
    "|",
    "{ $name }",
    "{",
    "\n# evil",
    "a\u202eb",
    "\u200b",
    "z\u0300\u0301\u0302\u0303\u0304\u0305",
    "'; DROP TABLE tables; --",
    "\x00",
    "９",
    "ﷺ",
    "٣",
    "👩‍👩‍👧‍👦",
)
"""What a careless reader of texts stumbles over."""

fragments = st.sampled_from((*MARKED, *BREAKING))
texts = st.lists(fragments | st.text(max_size=8), min_size=1, max_size=5).map("".join)
"""Texts of all kinds, mostly hostile."""

numbers = st.integers(-(2**70), 2**70).map(str) | st.sampled_from(("", "١", "²", "1e3", " 1", "+1", "0x1"))
parts = texts.map(lambda text: text.replace(":", "")) | numbers
verbs = st.sampled_from([verb.value for verb in Verb])
custom_ids = st.one_of(
    texts,
    st.tuples(verbs | texts, numbers, parts, st.lists(parts, max_size=4)).map(
        lambda part: ":".join(("u1", part[0], part[1], part[2], *part[3]))
    ),
)
"""Custom ids of every kind, most of them nearly ours."""

_ESCAPED = re.compile(r"\\.", re.DOTALL)


def formatted(written: str) -> str:
    """Give what Discord would still format of a text that was written inside one of ours.

    What is escaped leaves a dot, lest our own mark before it seem to belong to what follows.
    """
    return _ESCAPED.sub("·", written)


def paragraphs(components: Any) -> Iterator[str]:
    """List the texts of a message that Discord formats: no label of a button, no option of a menu."""
    match components:
        case {"type": 10, "content": str(content)}:
            yield content
        case dict():
            for part in components.values():
                yield from paragraphs(part)
        case list():
            for part in components:
                yield from paragraphs(part)
        case _:
            pass


def broken_out(components: Any) -> set[str]:
    """Name what Discord would make something of, of all that is hostile, in a message of ours."""
    said = "\n".join(formatted(text) for text in paragraphs(components))
    return {one for one in MARKED if one in said}
