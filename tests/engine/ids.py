"""The ids of the rulebook that no test bears yet, each with the reason; every other id is borne by one.

An id leaves this list with the change that builds it.
"""

from collections.abc import Mapping

NOT_BUILT: Mapping[str, str] = {
    "wild-names-picture": "a slip of a translation; no group has ever played it",
    "deck-ordinary-cards": "there is one way to draw cards; a theme would change their faces",
    "feature-online-real-opponents": "what the whole bot is for",
    "feature-localised-rules": "the rulebook has one language",
    "feature-bilingual-rules": "the rulebook has one language",
    "feature-characters-theme": "there is one way to draw cards",
    "feature-themed-editions": "there is one way to draw cards",
    "feature-cross-platform": "nothing but the Discord client decides it",
    "feature-hints": "no screen gives a hint",
    "feature-explain-in-one-round": "there is no tutorial",
    "feature-rule-credits": "a note: the rules name nobody",
    "trademark-note": "a note: nothing of the brand is in here",
}
"""What is not built, or cannot be shown by a test, and why."""
