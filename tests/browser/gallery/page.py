"""The page of the gallery: a table of all pictures, with links to each."""

from collections.abc import Iterator, Mapping

from tests.browser.gallery.camera import WIDTHS
from tests.browser.gallery.screens import SCREENS
from tests.browser.gallery.stage import LOCALES

FRONT: Mapping[str, str] = {"lobby": "lobby.png", "table": "table.png", "hand-12": "hand.png"}
"""The screens of which the README has a picture, and its name."""

TITLES: Mapping[str, str] = {
    "lobby": "The lobby",
    "table": "The table",
    "table-medals": "The table, two of five out already",
    "hand-3": "A hand of 3",
    "hand-12": "A hand of 12",
    "hand-30": "A hand of 30",
    "hand-60": "A hand of 60",
    "drawn": "A card just drawn",
    "refusal": "A refusal",
    "colour": "Choosing a colour",
    "challenge": "Hit by a +4: the hand",
    "challenge-table": "Hit by a +4: the table",
    "uno": "UNO! was forgotten: the hand",
    "uno-table": "UNO! was forgotten: the table",
    "scores": "After a round",
    "end": "After the match",
    "hint": "`/uno hint`",
    "more": "More",
    "rules-panel": "Choosing the rules",
    "rules-options": "Choosing the rules: a page of options",
    "rulebook": "`/uno rules`",
    "memo": "`/uno memo`",
    "cards": "`/uno cards`",
    "tutorial": "`/uno tutorial`",
    "lesson": "A lesson of the tutorial",
    "help": "`/uno help`",
    "rankings": "`/uno rankings`",
    "leaderboard": "`/uno rankings` with its picture",
    "stats": "`/uno stats`",
    "profile": "`/uno stats` with its picture",
    "settings": "`/uno settings`",
    "server-settings": "`/uno-admin settings`",
}
"""What the screens are called on the page."""

LANGUAGES: Mapping[str, str] = {"en": "English", "pl": "Polish", "ru": "Russian"}

INTRODUCTION = """\
# What people see

Every screen, in every language, on a desktop and on a phone. They are taken of the real bot, on a
simulated Discord: `make pictures` takes them anew, and is due whenever a screen has changed.
"""


def files() -> set[str]:
    """Name every picture by its path in the folder."""
    taken = {
        f"{language}/{place}/{screen}.png" for language in LOCALES for place in WIDTHS for screen in SCREENS
    }
    return taken | set(FRONT.values())


def gallery_page() -> str:
    """Write the page as Markdown; its links are relative to the folder of the pictures."""
    return "\n".join((INTRODUCTION, *_index(), "", *_sections()))


def _index() -> Iterator[str]:
    yield "| | " + " | ".join(LANGUAGES.values()) + " |"
    yield "|---|" + "---|" * len(LOCALES)
    for screen in SCREENS:
        cells = (
            ", ".join(f"[{place}]({language}/{place}/{screen}.png)" for place in WIDTHS)
            for language in LOCALES
        )
        yield f"| [{TITLES[screen]}](#{_anchor(screen)}) | " + " | ".join(cells) + " |"


def _sections() -> Iterator[str]:
    """Show the English pictures themselves; those of the other languages are a link away."""
    for screen in SCREENS:
        yield f'<a id="{_anchor(screen)}"></a>\n\n## {TITLES[screen]}\n'
        yield "| desktop | phone |\n|---|---|"
        pictures = (f"![{TITLES[screen]}, {place}](en/{place}/{screen}.png)" for place in WIDTHS)
        yield "| " + " | ".join(pictures) + " |\n"


def _anchor(screen: str) -> str:
    return f"screen-{screen}"
