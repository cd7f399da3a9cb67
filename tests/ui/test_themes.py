"""Themes: in each of them everybody tells the cards apart, whatever their eyes, on dark pages and light."""

import io
import json
import re
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engine import PRESETS
from bot.table.themes import CLASSIC, OF_PRESETS, ThemeName, known, theme_of
from bot.ui.art import THEMES, UnknownTile, card_picture, fallback, render, tile_svg
from bot.ui.art.faces import CARDS, MARKS
from bot.ui.art.themes import COLOURS, Kind
from bot.ui.art.tiles import template, tile_body
from bot.ui.emojis import Emojis
from bot.ui.layouts import hand_layout
from tests.support.eyes import EYES, apart, contrast
from tests.support.tables import given
from tests.ui.builders import EMOJIS, WORDS, components, scene

APART = 25
"""How far the colours of a theme are apart at least, to any eyes."""

PAGES = {"dark": "#313338", "light": "#ffffff"}
CONTRAST = {"high-contrast": 7.0}
"""How far ink stands out from what is behind it; 4.5 elsewhere."""

_PICTURE = re.compile(r'<:uno_\w+:\d+>|"emoji": \{[^}]*\}|emojis/\d+')
_TOP = (0, 0, 20, 9)
"""The part of a button's picture in which the symbol of the colour stands, in any theme."""

each_theme = pytest.mark.parametrize("theme", THEMES)


def small(svg: str, page: str) -> Image.Image:
    """Show a tile as a button or a line of text does: 20 pixels wide, on a page."""
    drawn = Image.open(io.BytesIO(render(svg))).convert("RGBA").resize((20, 20), Image.Resampling.LANCZOS)
    shown = Image.new("RGBA", drawn.size, page)
    shown.alpha_composite(drawn)
    return shown.convert("RGB")


def without_colour(theme: str, code: str) -> Image.Image:
    """Show a tile to somebody who sees no colour at all: the same greys, whatever its kind."""
    look, grey = (
        THEMES[theme],
        Kind(background="#777777", shade="#555555", sky="#dddddd", ink="#ffffff", text=""),
    )
    body = tile_body(CARDS[theme][code], grey, look)
    svg = template(look.template).substitute(
        background=grey.background, shade=grey.shade, ink=grey.ink, body=body
    )
    return small(svg, "#313338").convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).rms)


@each_theme
@pytest.mark.parametrize("eyes", EYES)
def test_colours_stay_apart_whatever_kind_of_cone_is_lacking(theme: str, eyes: str) -> None:
    kinds = THEMES[theme].kinds
    for one, other in combinations(COLOURS, 2):
        assert apart(kinds[one].background, kinds[other].background, eyes) >= APART, (one, other)


@each_theme
def test_a_colour_is_told_by_the_shape_of_its_symbol_alone(theme: str) -> None:
    """Seen without any colour, at the size of a button, the same number still has four faces."""
    for rank in ("7", "R", "+2"):
        shown = [without_colour(theme, f"{colour[0].upper()}{rank}").crop(_TOP) for colour in COLOURS]
        assert all(difference(*pair) > 7.5 for pair in combinations(shown, 2)), rank


@each_theme
def test_colour_never_stands_alone(theme: str) -> None:
    kinds = [THEMES[theme].kinds[colour] for colour in COLOURS]
    assert len({kind.symbol for kind in kinds} - {None}) == 4
    assert len({kind.text for kind in kinds}) == 4
    for colour, kind in zip(COLOURS, kinds, strict=True):
        of_this_colour = [face for face in CARDS[theme].values() if face.kind == colour]
        assert len(of_this_colour) == 13
        assert all(face.symbol == kind.symbol for face in of_this_colour)
        assert MARKS[theme][colour].glyphs == (kind.face or kind.symbol,)


@each_theme
def test_ink_stands_out_from_what_is_behind_it(theme: str) -> None:
    for name, kind in THEMES[theme].kinds.items():
        assert contrast(kind.ink, kind.background) >= CONTRAST.get(theme, 4.5), name
        assert contrast(kind.ink, kind.shade) >= CONTRAST.get(theme, 4.5), name


@each_theme
def test_what_looks_over_a_number_stands_out_from_its_sky(theme: str) -> None:
    for name, kind in THEMES[theme].kinds.items():
        assert kind.sky is None or contrast(kind.sky, kind.background) >= 3, name


@each_theme
@pytest.mark.parametrize("page", PAGES)
def test_every_card_is_readable_at_the_size_of_a_line_of_text(theme: str, page: str) -> None:
    """Shrunk, its lightest and darkest tenths keep 3:1; something of it stands out from the page."""
    for code, face in CARDS[theme].items():
        kind = THEMES[theme].kinds[face.kind]
        assert max(contrast(colour, PAGES[page]) for colour in (kind.background, kind.ink)) >= 3, code
        if face.bleed:  # four small glyphs, each of which its colour says as well
            continue
        shown = small(tile_svg(code, theme), PAGES[page])
        by_light = sorted((shown.getpixel((x, y)) for x in range(20) for y in range(20)), key=sum)
        dark, light = ("#" + "".join(f"{part:02x}" for part in by_light[at]) for at in (40, 359))
        assert contrast(dark, light) >= 3, code


@each_theme
def test_whole_cards_are_drawn_at_any_height_with_clear_corners(theme: str) -> None:
    for code in (*CARDS[theme], "back"):
        picture = Image.open(io.BytesIO(card_picture(code, theme, 120)))
        assert (picture.format, picture.size) == ("PNG", (80, 120)), code
        alpha = picture.convert("RGBA").getchannel("A")
        assert (alpha.getpixel((0, 0)), alpha.getpixel((40, 60)), alpha.getpixel((40, 1))) == (0, 255, 255), (
            code
        )


@each_theme
def test_whole_cards_are_told_apart_by_the_corner_that_a_fan_leaves_in_sight(theme: str) -> None:
    corners = {
        code: Image.open(io.BytesIO(card_picture(code, theme, 150))).convert("RGB").crop((0, 0, 34, 60))
        for code in CARDS[theme]
    }
    for one, other in combinations(corners, 2):
        assert difference(corners[one], corners[other]) > 4, (one, other)


def test_a_whole_card_is_drawn_once() -> None:
    assert card_picture("R5", "animals", 90) is card_picture("R5", "animals", 90)


def test_a_whole_card_that_nobody_has_drawn_is_refused_by_name() -> None:
    with pytest.raises(UnknownTile, match="'P9'"):
        card_picture("P9")


@pytest.mark.rule("deck-ordinary-cards")
def test_with_suits_only_the_symbols_of_the_colours_are_others() -> None:
    """As with ordinary playing cards: hearts, diamonds, clubs and spades stand for the four colours."""
    suits = [fallback(colour, "suits") for colour in COLOURS]
    assert suits == ["♥️", "♦️", "♣️", "♠️"]
    for code, face in CARDS["suits"].items():
        classic = CARDS[CLASSIC][code]
        assert (face.kind, face.glyphs) == (classic.kind, classic.glyphs)
        assert fallback(code, "suits").endswith(fallback(code)[-1])


def test_a_rule_sets_own_look_goes_before_the_servers_even_where_options_were_changed() -> None:
    assert OF_PRESETS.keys() <= PRESETS.keys()
    assert theme_of("junior", "high-contrast") == "animals"
    assert theme_of("+junior", CLASSIC) == "animals"
    assert theme_of("quick", "high-contrast") == "high-contrast"
    assert theme_of("@junior", "suits") == "suits"


def test_a_look_that_another_version_has_stored_is_read_as_classic() -> None:
    assert [known("animals"), known("stars"), known(None)] == ["animals", CLASSIC, CLASSIC]


@pytest.mark.rule("feature-themed-editions")
def test_a_theme_changes_pictures_alone() -> None:
    """The same hand by the same rules: every label, every press and every word is the same in each look."""
    hand = scene(given("R5 Y7 G+2 BS W W4 | B2", top="R9"))
    screens = {
        theme: json.dumps(components(hand_layout(hand, 0, WORDS, EMOJIS.themed(theme))))
        for theme in get_args(ThemeName)
    }
    assert screens[CLASSIC] != screens["animals"]
    assert len({_PICTURE.sub("", screen) for screen in screens.values()}) == 1


def test_every_look_that_can_be_chosen_is_drawn() -> None:
    assert list(THEMES) == list(get_args(ThemeName))


@each_theme
def test_until_its_pictures_exist_a_theme_is_written_in_its_own_symbols(theme: ThemeName) -> None:
    emojis = Emojis().themed(theme)
    assert emojis.text("R5") == fallback("R5", theme)
    assert str(emojis.mark("red")) == THEMES[theme].kinds["red"].text
    assert emojis.mark("red").is_unicode_emoji()


def test_all_themes_learn_of_an_emoji_as_soon_as_it_is_made() -> None:
    assert EMOJIS.themed("animals") is EMOJIS.themed("suits").themed("animals")
    assert EMOJIS.themed("animals").themed(CLASSIC) is EMOJIS
    assert str(EMOJIS.themed("animals").for_card("R5")).startswith("<:uno_an_r5:")
    assert EMOJIS.themed("animals").mark("bot") == EMOJIS.mark("bot")
