"""Pictures: they can be opened, say what they should, keep secrets, and stand in letters that there are."""

import random
import struct
import zlib
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.engine import Card, Rules
from bot.engine.cards import CARDS
from bot.engine.dealing import deck_of
from bot.ui.art import THEMES
from bot.ui.layouts.holder import Holder
from bot.ui.layouts.pictures import (
    MOST_DESCRIBED,
    Shot,
    hand_described,
    hand_picture_layout,
    table_described,
    table_picture_layout,
)
from bot.ui.pictures import avatars, leaderboard, plot
from bot.ui.pictures.avatars import Portrait
from bot.ui.pictures.canvas import WIDTH, Canvas
from bot.ui.pictures.hand import hand_picture
from bot.ui.pictures.leaderboard import Leader, LeaderboardShown, leaderboard_picture
from bot.ui.pictures.lettering import MARK, extent, fitting, legible
from bot.ui.pictures.profile import ProfileShown, profile_picture
from bot.ui.pictures.scenes import hand_shown, playable_shown, table_shown
from bot.ui.pictures.table import AROUND, SEAT_HEIGHT, SEAT_WIDTH, TableShown, _places, table_picture
from bot.ui.pictures.typefaces import draws
from bot.ui.words import Words, languages
from tests.support.tables import given
from tests.ui.builders import EMOJIS, LONG_NAMES, WORDS, components, scene, shown

LETTERS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
}
THIRTY_TWO = {
    "en": "Bartholomew the Third of Gloucst",
    "pl": "Świętosława Żółć-Gęślą-Jaźń-Łąka",
    "ru": "Владислав Константинопольский-Юж",
}
"""A name as long as Discord allows, in each language."""

ONE_EACH = ("R1", "G1", "B1", "Y1", "R2", "G2", "B2", "Y2", "R3", "G3")

POOL = sorted(CARDS.values(), key=lambda card: card.code)


def opened(picture: bytes) -> Image.Image:
    """Open a picture as Discord would."""
    image = Image.open(BytesIO(picture))
    image.load()
    return image


def cards(count: int) -> list[Card]:
    """Deal a hand from everything there is."""
    return random.Random(count).choices(POOL, k=count)


@pytest.mark.parametrize("count", [0, 1, 3, 7, 12, 24, 30, 60, 108, 200])
def test_a_hand_of_any_size_is_one_picture_of_a_phones_width(count: int) -> None:
    picture = hand_picture(cards(count))
    image = opened(picture)
    assert (image.format, image.width) == ("PNG", WIDTH)
    assert image.height <= WIDTH
    assert len(picture) < (35_000 if count <= 60 else 60_000)


@pytest.mark.parametrize("count", [1, 5, 12, 31, 60])
def test_every_card_of_a_hand_lies_whole_on_its_picture(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    placed: list[tuple[int, int, int, int]] = []
    sizes: list[tuple[int, int]] = []

    def place(canvas: Canvas, image: Image.Image, at: tuple[int, int]) -> None:
        sizes.append(canvas.image.size)
        placed.append((*at, at[0] + image.width, at[1] + image.height))

    monkeypatch.setattr(Canvas, "place", place)
    hand_picture(cards(count), playable=cards(count)[:1])
    assert len(placed) == count
    (size,) = set(sizes)
    assert all(
        left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1]
        for left, top, right, bottom in placed
    )
    assert not any(_overlap(one, other) for one in placed for other in placed if one is not other)


def _overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_what_may_be_laid_stands_out_in_a_hand() -> None:
    state = given("R5 B2 | G1 G2", top="R9", turn=0)
    now = scene(state)
    hand = hand_shown(now.view(0))
    assert playable_shown(Holder.of(now, 0, WORDS, EMOJIS)) == {hand[0]}
    assert hand_picture(hand, (hand[0],)) != hand_picture(hand)


def test_nothing_stands_out_for_who_wants_no_hints_or_where_misplays_are_fined() -> None:
    plain = scene(given("R5 B2 | G1 G2", top="R9"))
    strict = given("R5 B2 | G1 G2", top="R9", rules={"penalty_misplay": 1, "protection": "penalise"})
    assert not playable_shown(Holder.of(plain, 0, WORDS, EMOJIS, hints=False))
    assert not playable_shown(Holder.of(scene(strict), 0, WORDS, EMOJIS))


def test_a_table_tells_a_spectator_nothing_of_what_is_hidden() -> None:
    one = scene(given("R5 B2 G7 | G1 G2 | W W4", top="R9"))
    other = scene(given("Y1 Y2 Y3 | B1 B9 | R2 R3", top="R9"))
    for reader in (None, 0, 1):
        assert table_picture(table_shown(one, WORDS, reader)) == table_picture(
            table_shown(other, WORDS, reader)
        )
    assert table_described(one, WORDS) == table_described(other, WORDS)
    assert shown(table_picture_layout(one, WORDS, EMOJIS, drawn=True)) == shown(
        table_picture_layout(other, WORDS, EMOJIS, drawn=True)
    )


def test_a_table_shows_what_everybody_knows() -> None:
    plain = table_shown(scene(given("R5 B2 G7 | G1 G2", top="R9")), WORDS)
    assert [(seat.name, seat.cards) for seat in plain.seats] == [("Ada", 3), ("Borys", 2)]
    assert (plain.top, plain.colour_name, plain.direction) == ("R9", "Red", 1)
    assert [seat.moves for seat in plain.seats] == [True, False]
    assert table_picture(plain) != table_picture(
        table_shown(scene(given("R5 B2 G7 | G1 G2", top="R9", turn=1)), WORDS)
    )


def test_whoever_reads_a_table_sits_at_the_bottom() -> None:
    now = scene(given("R5 | G1 | B2", top="R9"))
    assert [seat.name for seat in table_shown(now, WORDS, 1).seats] == ["Borys", "Clara", "Ada"]
    assert [seat.name for seat in table_shown(now, WORDS, 7).seats] == ["Ada", "Borys", "Clara"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", AROUND)
def test_a_table_of_any_size_is_one_small_picture(seats: int, language: str) -> None:
    hands = " | ".join(ONE_EACH[: max(2, seats)])
    now = scene(given(hands, top="R9"), names=(THIRTY_TWO[language],) * 10)
    told = table_shown(now, Words(language))
    picture = table_picture(told)
    assert opened(picture).width == WIDTH
    assert len(picture) < 40_000


@pytest.mark.parametrize("seats", range(1, 11))
def test_seats_lie_around_the_table_the_way_of_the_clock_and_apart(seats: int) -> None:
    places = list(_places(seats))
    boxes = [(left, top, left + SEAT_WIDTH, top + SEAT_HEIGHT) for left, top in places]
    assert len(set(places)) == seats
    assert not any(_overlap(one, other) for one in boxes for other in boxes if one is not other)
    height = opened(table_picture(table_shown(scene(given("R5 | G1", top="R9")), WORDS))).height
    assert all(
        left >= 0 and top >= 0 and right <= WIDTH and bottom <= height for left, top, right, bottom in boxes
    )
    assert places[0][1] == max(top for _, top in places)
    if seats > 3:
        assert places[1][0] < places[0][0]  # from the bottom the clock goes left


@pytest.mark.parametrize("theme", THEMES)
def test_every_look_of_the_cards_is_drawn_as_pictures_too(theme: str) -> None:
    hand = cards(20)
    told = table_shown(scene(given("R5 | G1", top="R9")), WORDS)
    assert len(opened(hand_picture(hand, hand[:3], theme)).getcolors() or ()) > 8
    assert opened(table_picture(told, theme)).width == WIDTH


def test_a_table_that_everybody_has_left_can_still_be_drawn() -> None:
    assert opened(table_picture(TableShown([], None, 0, 1, (75, 63, 143)))).width == WIDTH


@pytest.mark.parametrize("language", languages())
def test_the_font_has_every_letter_of_a_language(language: str) -> None:
    letters = LETTERS[language]
    assert [letter for letter in letters + letters.upper() if not draws(letter)] == []


@pytest.mark.parametrize("language", languages())
def test_the_font_has_whatever_is_written_into_a_picture(language: str) -> None:
    words = Words(language)
    written = [
        *(words("picture-figure", figure=figure) for figure in ("matches", "wins", "best", "uno")),
        *(words("picture-points", count=count) for count in (1, 2, 5)),
        *(words("period", period=period) for period in ("week", "month", "all")),
        *(words("colour", colour=colour) for colour in ("red", "yellow", "green", "blue")),
        *(words(name) for name in ("picture-rankings", "picture-win-rate", "picture-course")),
        words("picture-not-playing"),
        words("picture-rank", rank=3),
        words("seat-nameless", number=3),
        words("picture-date", day="01", month="02", year="2026"),
        words("button-uno", word=words("uno-word")),
        "0123456789%×·–…•",
    ]
    assert [letter for letter in "".join(written) if not draws(letter)] == []


@pytest.mark.parametrize(
    ("raw", "written"),
    [
        ("Ada", "Ada"),
        ("Żółw Ёжик", "Żółw Ёжик"),
        ("Clara 🎉", "Clara"),
        ("👑 Król 👑", "Król"),
        ("𝓔𝓻𝔂𝓴", "Eryk"),
        ("田中 Ken", f"{MARK} Ken"),
        ("Ken 田中太郎", f"Ken {MARK}"),
        ("Ṽȧṽȧ", "Ṽȧṽȧ"),
        ("김철수", "Player 4"),
        ("محمد", "Player 4"),
        ("🎉🎉", "Player 4"),
        ("•••", "Player 4"),
        ("", "Player 4"),
        ("A\u200bB\u202e\ufeff", "AB"),
    ],
)
def test_a_name_in_other_scripts_is_told_as_far_as_the_font_goes(raw: str, written: str) -> None:
    assert legible(raw, "Player 4") == written
    assert all(map(draws, written))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [24, 28, 44])
def test_a_text_never_leaves_the_room_it_is_given(size: int, language: str) -> None:
    name = THIRTY_TWO[language]
    assert len(name) == 32
    for width in (40, 120, 206, 600):
        for bold in (False, True):
            assert extent(fitting(name, size, width, bold=bold), size, bold=bold) <= width
    assert fitting("Ada", 28, 200) == "Ada"
    assert fitting(name, 28, 200).endswith("…")
    assert fitting("W", 44, 3) == ""


@pytest.mark.parametrize("language", languages())
def test_a_long_name_leaves_the_margins_of_a_picture_alone(language: str) -> None:
    name = THIRTY_TWO[language]
    leaders = LeaderboardShown(name, name, [_leader(place, name) for place in range(10)])
    for picture in (leaderboard_picture(leaders), profile_picture(_profile(name, [(0.0, 5), (9.0, 12)]))):
        image = opened(picture).convert("RGB")
        assert image.width == WIDTH
        edge = image.crop((WIDTH - 12, 0, WIDTH, image.height)).getextrema()
        assert all(highest < 60 for _, highest in edge)


def _leader(place: int, name: str) -> Leader:
    return Leader(place + 1, Portrait(place, name), "1234", place / 9, "50%")


def _profile(name: str, course: Sequence[tuple[float, int]], avatar: bytes | None = None) -> ProfileShown:
    return ProfileShown(
        portrait=Portrait(1, name, avatar),
        headline=name,
        figures=[("1234", name)] * 4,
        rate=0.5,
        rate_label=name,
        rate_text="100%",
        course=course,
        course_label=name,
        since=name,
        until=name,
    )


@pytest.mark.parametrize(
    "course",
    [[(5.0, 0)], [(5.0, 3)], [(5.0, 1), (5.0, 2)], [(float(at), at) for at in range(3000)]],
    ids=["nothing won", "one match", "two at once", "thousands"],
)
def test_a_profile_plots_any_course(course: list[tuple[float, int]]) -> None:
    picture = profile_picture(_profile("Ada", course))
    assert opened(picture).format == "WEBP"
    assert len(picture) < 60_000


def test_a_long_course_is_thinned_but_ends_where_it_ends() -> None:
    course = [(float(at), at) for at in range(10_001)]
    thinned = plot._thinned(course)
    assert len(thinned) <= plot.MOST
    assert thinned[-1] == course[-1]
    assert list(thinned) == sorted(thinned)


def test_a_long_name_is_written_smaller_before_anything_of_it_is_left_out() -> None:
    room, long = 400, "Bartholomew Featherstone"
    assert leaderboard._size("Ada", room) == max(leaderboard.NAMES)
    assert fitting(long, max(leaderboard.NAMES), room, bold=True) != long
    assert fitting(long, leaderboard._size(long, room), room, bold=True) == long
    assert leaderboard._size("W" * 32, room) == min(leaderboard.NAMES)


def test_a_leaderboard_of_one_is_as_good_as_one_of_ten() -> None:
    for count in (1, 10):
        rows = LeaderboardShown("Rankings", "All time", [_leader(place, "Ada") for place in range(count)])
        assert opened(leaderboard_picture(rows)).format == "WEBP"


def _photo(size: int = 128) -> bytes:
    file = BytesIO()
    Image.new("RGB", (size, size), (200, 30, 90)).save(file, "PNG")
    return file.getvalue()


def test_an_avatar_is_shown_where_there_is_one() -> None:
    assert profile_picture(_profile("Ada", [(1.0, 1)], _photo())) != profile_picture(
        _profile("Ada", [(1.0, 1)])
    )


def _claiming(size: int) -> bytes:
    """Make a picture that says it is larger than what it holds, as those do that are to fill the memory."""
    said = struct.pack(">II", size, size) + _photo()[24:29]
    return _photo()[:16] + said + struct.pack(">I", zlib.crc32(b"IHDR" + said)) + _photo()[33:]


BROKEN = [
    b"",
    b"no picture",
    _photo()[:60],
    _photo(2000),
    b"GIF89a" + bytes(40),
    *map(_claiming, (10_000, 65_535, 2**31 - 1)),
]


@pytest.mark.parametrize("broken", BROKEN)
def test_an_avatar_that_cannot_be_read_becomes_the_first_letter(broken: bytes) -> None:
    assert avatars._decoded(broken, 64) is None
    assert profile_picture(_profile("Ada", [(1.0, 1)], broken)) == profile_picture(
        _profile("Ada", [(1.0, 1)])
    )


def test_a_picture_comes_with_its_description_and_the_same_in_words() -> None:
    now = scene(given("R5 R5 W | G1 G2", top="R9"))
    view = hand_picture_layout(now, 0, WORDS, EMOJIS, drawn=True)
    (gallery,) = [part for part in components(view)[0]["components"] if part["type"] == 12]
    assert gallery["items"][0]["media"]["url"] == f"attachment://{Shot.HAND}"
    assert gallery["items"][0]["description"] == "Your hand: Red 5 ×2; Wild"
    assert "×2" in shown(view)
    assert "could not be drawn" not in shown(view)


@pytest.mark.parametrize("language", languages())
def test_a_picture_that_is_not_there_leaves_the_words(language: str) -> None:
    words = Words(language)
    now = scene(given("R5 R5 W | G1 G2", top="R9"))
    for view in (
        hand_picture_layout(now, 0, words, EMOJIS, drawn=False),
        table_picture_layout(now, words, EMOJIS, drawn=False),
    ):
        assert words("picture-failed") in shown(view)
        assert not [part for part in components(view)[0]["components"] if part["type"] == 12]


@pytest.mark.parametrize("language", languages())
def test_descriptions_of_the_largest_tables_and_hands_are_short_enough(language: str) -> None:
    words = Words(language)
    kinds = sorted({card.code for card in deck_of(Rules())} - {"R9"})
    hands = " | ".join([" ".join(kinds), *ONE_EACH[1:]])
    many = scene(given(hands, top="R9"), names=LONG_NAMES)
    assert len(hand_described(many.view(0), words)) <= MOST_DESCRIBED
    assert len(table_described(many, words)) <= MOST_DESCRIBED
    view = hand_picture_layout(many, 0, words, EMOJIS, drawn=True)
    assert view.content_length() <= 4000


def test_the_font_comes_with_its_licence() -> None:
    folder = Path(avatars.__file__).parent / "fonts"
    assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / "OFL.txt").read_text(encoding="utf-8")
    assert "Noto Sans" in (folder / "README.txt").read_text(encoding="utf-8")
