"""The pictures: every face is drawn, small enough for Discord, and told apart by everybody."""

import io
import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from bot.engine.cards import CARDS as PRINTED
from bot.ui.art import (
    CLASSIC,
    THEMES,
    Tile,
    UnknownTile,
    all_tiles,
    art_hash,
    emoji_name,
    fallback,
    render,
    tile_svg,
)
from bot.ui.art.faces import CARDS, MARKS
from bot.ui.art.themes import COLOURS


@pytest.fixture(scope="module")
def pictures() -> dict[Tile, bytes]:
    return {tile: render(tile_svg(*tile)) for tile in all_tiles().values()}


def as_image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


def on_a_button(png: bytes) -> Image.Image:
    """Show a tile as a dark button does: 20 pixels, on grey."""
    small = as_image(png).convert("RGBA").resize((20, 20), Image.Resampling.LANCZOS)
    button = Image.new("RGBA", small.size, "#4e5058")
    button.alpha_composite(small)
    return button.convert("RGB")


def where_ink_is(png: bytes, ink: str) -> tuple[int, int, int, int]:
    """Return the box around everything that is drawn in the ink's colour."""
    away = ImageChops.difference(as_image(png).convert("RGB"), Image.new("RGB", (128, 128), ink)).convert("L")
    drawn = away.point([255 if level < 12 else 0 for level in range(256)]).getbbox()
    assert drawn is not None
    return drawn


@pytest.mark.parametrize("code", PRINTED)
def test_every_card_of_every_deck_is_drawn(code: str) -> None:
    assert all(Tile(code, theme) in all_tiles().values() for theme in THEMES)


def test_all_pictures_fit_into_what_discord_keeps_of_an_application() -> None:
    assert len(all_tiles()) <= 2000


def test_every_picture_is_a_square_png_that_discord_takes(pictures: dict[Tile, bytes]) -> None:
    for code, png in pictures.items():
        image = as_image(png)
        assert (image.format, image.size) == ("PNG", (128, 128)), code
        assert len(png) < 256 * 1024, code


def test_corners_are_transparent_and_edges_are_filled(pictures: dict[Tile, bytes]) -> None:
    for code, png in pictures.items():
        alpha = as_image(png).convert("RGBA").getchannel("A")
        assert alpha.getpixel((0, 0)) == 0, code
        assert all(alpha.getpixel(edge) == 255 for edge in [(64, 0), (0, 64), (127, 64), (64, 127)]), code


def test_no_two_pictures_are_the_same_even_on_a_button(pictures: dict[Tile, bytes]) -> None:
    small = {tile: on_a_button(png) for tile, png in pictures.items()}
    for one, other in combinations(small, 2):
        if one.theme != other.theme:
            continue
        difference = ImageChops.difference(small[one], small[other])
        assert max(ImageStat.Stat(difference).rms) > 10, (one, other)


def test_glyphs_stay_clear_of_the_tiles_edge(pictures: dict[Tile, bytes]) -> None:
    """An arrow once ran out of its tile: its own stroke weight was left out of the fitting."""
    for code, face in CARDS[CLASSIC].items():
        kind = THEMES[CLASSIC].kinds[face.kind]
        if face.bleed or kind.frame:
            continue
        left, top, right, bottom = where_ink_is(pictures[Tile(code)], kind.ink)
        assert left >= 6, code
        assert top >= 6, code
        assert right <= 122, code
        assert bottom <= 120, code


def test_glyphs_stay_inside_the_frame(pictures: dict[Tile, bytes]) -> None:
    for code, face in CARDS[CLASSIC].items():
        kind = THEMES[CLASSIC].kinds[face.kind]
        if face.bleed or not kind.frame:
            continue
        left, top, right, bottom = where_ink_is(pictures[Tile(code)], kind.ink)
        assert min(left, top) >= 12, code
        assert max(right, bottom) <= 116, code


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("code", ["W", "T"])
def test_a_card_of_all_colours_shows_each_of_them(code: str, theme: str, pictures: dict[Tile, bytes]) -> None:
    shown = as_image(pictures[Tile(code, theme)]).convert("RGB").getcolors(128 * 128)
    assert shown is not None
    often = {colour for count, colour in shown if count > 500}
    assert {ImageColor.getrgb(THEMES[theme].kinds[colour].background) for colour in COLOURS} <= often


def test_a_trump_is_not_taken_for_a_wild(pictures: dict[Tile, bytes]) -> None:
    """Both have all four colours; in grey, on a button, they are still different cards."""
    trump, wild = (on_a_button(pictures[Tile(code)]).convert("L") for code in ("T", "W"))
    assert ImageStat.Stat(ImageChops.difference(trump, wild)).rms[0] > 60


def test_emoji_names_are_legal_and_unique() -> None:
    names = list(all_tiles())
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in names)
    assert len(names) == sum(len(CARDS[theme]) + len(MARKS[theme]) for theme in THEMES)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("R5", "uno_r5"),
        ("R+2", "uno_r_plus2"),
        ("W4", "uno_w4"),
        ("+10", "uno_plus10"),
        ("back", "uno_back"),
    ],
)
def test_an_emoji_is_named_after_its_card(code: str, name: str) -> None:
    assert emoji_name(code) == name
    assert all_tiles()[name] == Tile(code)


def test_the_name_of_another_theme_stands_in_its_emojis_names_and_what_is_shared_has_those_of_classic() -> (
    None
):
    assert emoji_name("R+2", "animals") == "uno_an_r_plus2"
    assert emoji_name("red", "high-contrast") == "uno_hc_red"
    assert emoji_name("bot", "animals") == "uno_bot"
    assert tile_svg("bot", "animals") == tile_svg("bot")


def test_art_hashes_are_stable_and_tell_pictures_apart() -> None:
    hashes = {name: art_hash(name) for name, tile in all_tiles().items() if tile.theme == CLASSIC}
    assert len(set(hashes.values())) == len(hashes)
    assert all(art_hash(name) == value for name, value in hashes.items())


def test_a_picture_can_be_rendered_larger() -> None:
    assert as_image(render(tile_svg("R5"), size=300)).size == (300, 300)


def test_pictures_need_no_font() -> None:
    assert not any("<text" in tile_svg(*tile) for tile in all_tiles().values())


def test_an_unknown_card_is_refused_by_name() -> None:
    with pytest.raises(UnknownTile, match=r"'P9'.*faces\.toml"):
        tile_svg("P9")


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("R5", "❤️5"),
        ("YR", "⭐⇄"),
        ("GS", "🍀⊘"),
        ("B+2", "💧+2"),
        ("W", "⬛W"),
        ("W4", "⬛+4"),
        ("T", "⬛👑"),
        ("+10", "⬜+10"),
        ("C1", "⬜✎1"),
    ],
)
def test_fallback_text_names_colour_and_rank(code: str, text: str) -> None:
    assert fallback(code) == text


@pytest.mark.parametrize("theme", THEMES)
def test_fallback_texts_are_unique_and_fit_a_label(theme: str) -> None:
    texts = [fallback(code, theme) for code in CARDS[theme]]
    assert len(set(texts)) == len(texts)
    assert all(len(text.replace("\ufe0f", "")) <= 4 for text in texts)
