"""The pictures: every face is drawn, small enough for Discord, and told apart by everybody."""

import io
import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from bot.engine.cards import CARDS as PRINTED
from bot.ui.art import UnknownTile, all_tiles, art_hash, emoji_name, fallback, render, tile_svg
from bot.ui.art.faces import CARDS, KINDS, MARKS

COLOURS = ("red", "yellow", "green", "blue")

# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear RGB.
EYES = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


@pytest.fixture(scope="module")
def pictures() -> dict[str, bytes]:
    return {code: render(tile_svg(code)) for code in all_tiles().values()}


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


def linear(colour: str) -> list[float]:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def luminance(rgb: list[float]) -> float:
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast ratio."""
    dark, light = sorted((luminance(linear(one)), luminance(linear(other))))
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: list[float]) -> list[float]:
    x = (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505
    z = (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, luminance(rgb), z))
    return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]


def seen_by(eyes: str, colour: str) -> list[float]:
    rgb = linear(colour)
    rows = EYES[eyes]
    return lab([min(1.0, max(0.0, sum(m * c for m, c in zip(row, rgb, strict=True)))) for row in rows])


@pytest.mark.parametrize("code", PRINTED)
def test_every_card_of_every_deck_is_drawn(code: str) -> None:
    assert code in all_tiles().values()


def test_all_pictures_fit_into_what_discord_keeps_of_an_application() -> None:
    assert len(all_tiles()) <= 2000


def test_every_picture_is_a_square_png_that_discord_takes(pictures: dict[str, bytes]) -> None:
    for code, png in pictures.items():
        image = as_image(png)
        assert (image.format, image.size) == ("PNG", (128, 128)), code
        assert len(png) < 256 * 1024, code


def test_corners_are_transparent_and_edges_are_filled(pictures: dict[str, bytes]) -> None:
    for code, png in pictures.items():
        alpha = as_image(png).convert("RGBA").getchannel("A")
        assert alpha.getpixel((0, 0)) == 0, code
        assert all(alpha.getpixel(edge) == 255 for edge in [(64, 0), (0, 64), (127, 64), (64, 127)]), code


def test_no_two_pictures_are_the_same_even_on_a_button(pictures: dict[str, bytes]) -> None:
    small = {code: on_a_button(png) for code, png in pictures.items()}
    for one, other in combinations(small, 2):
        difference = ImageChops.difference(small[one], small[other])
        assert max(ImageStat.Stat(difference).rms) > 10, (one, other)


def test_glyphs_stay_clear_of_the_tiles_edge(pictures: dict[str, bytes]) -> None:
    """An arrow once ran out of its tile: its own stroke weight was left out of the fitting."""
    for code, face in CARDS.items():
        kind = KINDS[face.kind]
        if face.bleed or kind.frame:
            continue
        left, top, right, bottom = where_ink_is(pictures[code], kind.ink)
        assert left >= 6, code
        assert top >= 6, code
        assert right <= 122, code
        assert bottom <= 120, code


def test_glyphs_stay_inside_the_frame(pictures: dict[str, bytes]) -> None:
    for code, face in CARDS.items():
        kind = KINDS[face.kind]
        if face.bleed or not kind.frame:
            continue
        left, top, right, bottom = where_ink_is(pictures[code], kind.ink)
        assert min(left, top) >= 12, code
        assert max(right, bottom) <= 116, code


@pytest.mark.parametrize("code", ["W", "T"])
def test_a_card_of_all_colours_shows_each_of_them(code: str, pictures: dict[str, bytes]) -> None:
    shown = as_image(pictures[code]).convert("RGB").getcolors(128 * 128)
    assert shown is not None
    often = {colour for count, colour in shown if count > 500}
    assert {ImageColor.getrgb(KINDS[colour].background) for colour in COLOURS} <= often


def test_a_trump_is_not_taken_for_a_wild(pictures: dict[str, bytes]) -> None:
    """Both have all four colours; in grey, on a button, they are still different cards."""
    trump, wild = (on_a_button(pictures[code]).convert("L") for code in ("T", "W"))
    assert ImageStat.Stat(ImageChops.difference(trump, wild)).rms[0] > 60


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_ink_stands_out_from_its_background(kind: str) -> None:
    assert contrast(KINDS[kind].ink, KINDS[kind].background) >= 4.5


@pytest.mark.parametrize("eyes", sorted(EYES))
def test_colours_stay_apart_for_colour_blind_eyes(eyes: str) -> None:
    for one, other in combinations(COLOURS, 2):
        a, b = (seen_by(eyes, KINDS[kind].background) for kind in (one, other))
        distance = sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5
        assert distance > 25, (one, other)


def test_colour_never_stands_alone() -> None:
    symbols = [KINDS[colour].symbol for colour in COLOURS]
    assert None not in symbols
    assert len(set(symbols)) == 4
    for colour in COLOURS:
        kind = KINDS[colour]
        of_this_colour = [face for face in CARDS.values() if face.kind == colour]
        assert len(of_this_colour) == 13
        assert all(face.symbol == kind.symbol for face in of_this_colour)
        assert MARKS[colour].glyphs == (kind.symbol,)


def test_emoji_names_are_legal_and_unique() -> None:
    names = list(all_tiles())
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in names)
    assert len(names) == len(CARDS) + len(MARKS)


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
    assert all_tiles()[name] == code


def test_art_hashes_are_stable_and_tell_pictures_apart() -> None:
    hashes = {name: art_hash(name) for name in all_tiles()}
    assert len(set(hashes.values())) == len(hashes)
    assert all(art_hash(name) == value for name, value in hashes.items())


def test_a_picture_can_be_rendered_larger() -> None:
    assert as_image(render(tile_svg("R5"), size=300)).size == (300, 300)


def test_pictures_need_no_font() -> None:
    assert not any("<text" in tile_svg(code) for code in all_tiles().values())


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


def test_fallback_texts_are_unique_and_fit_a_label() -> None:
    texts = [fallback(code) for code in CARDS]
    assert len(set(texts)) == len(texts)
    assert all(len(text.replace("\ufe0f", "")) <= 4 for text in texts)
