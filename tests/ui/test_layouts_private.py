"""Private screens: refusals, verdicts, menus, votes, rules, rankings and settings."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from pydantic import ValidationError

from bot.engine import PRESETS, Reason, Refusal, Rules, card, catalogue
from bot.engine.events import ChallengeSettled
from bot.table.permissions import Deed
from bot.table.refusals import Declined, TableReason
from bot.table.scene import Scene
from bot.table.settings import ServerSettings, Timing
from bot.ui.layouts import (
    end_layout,
    leave_layout,
    more_layout,
    notice_layout,
    rankings_layout,
    refusal_text,
    settings_layout,
    stats_layout,
    verdict_text,
)
from bot.ui.layouts.options import OFFICIAL, differences
from bot.ui.layouts.seats import who, who_plainly
from bot.ui.words import Words, languages
from tests.support.tables import challenge, do, events, given, happened, play
from tests.ui.builders import (
    EMOJIS,
    LONG_NAMES,
    WORDS,
    button,
    buttons,
    check_limits,
    components,
    scene,
    shown,
    verbs,
    walk,
)

EVERYTHING = frozenset(Deed)
NOTHING: frozenset[Deed] = frozenset()
TABLE = given("R5 R6 W | B2 B3 | G1 G2", top="R9")
TEN = given("R1 R2 | Y1 | Y2 | Y3 | Y4 | Y5 | Y6 | Y7 | Y8 | Y9")


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_a_sentence_with_and_without_a_table(reason: Reason):
    refusal = Refusal(reason, seat=1, card=card("R5"))
    for said in (
        refusal_text(refusal, WORDS, EMOJIS, scene(TABLE)),
        refusal_text(Refusal(reason), WORDS, EMOJIS),
    ):
        assert said.endswith((".", "!"))
        assert "****" not in said
        check_limits(notice_layout(said))


@pytest.mark.parametrize("reason", TableReason)
def test_every_decline_is_a_sentence(reason: TableReason):
    assert refusal_text(Declined(reason), WORDS, EMOJIS).endswith((".", "!"))


def test_a_card_that_does_not_fit_is_told_with_what_it_must_fit():
    said = refusal_text(Refusal(Reason.DOES_NOT_FIT, card=card("B3")), WORDS, EMOJIS, scene(TABLE))
    assert f"{EMOJIS.for_card('B3')} Blue 3 does not fit on {EMOJIS.for_card('R9')} Red 9." in said


def test_on_a_wild_the_colour_is_what_a_card_must_fit():
    table = scene(given("R5 | B2", top="W", colour="B"))
    said = refusal_text(Refusal(Reason.DOES_NOT_FIT, card=card("R5")), WORDS, EMOJIS, table)
    assert f"does not fit on {EMOJIS.mark('blue')} Blue." in said


def test_a_press_out_of_turn_names_whose_turn_it_is():
    said = refusal_text(Refusal(Reason.NOT_YOUR_TURN, seat=1), WORDS, EMOJIS, scene(TABLE))
    assert "**Borys** is to play" in said
    assert "It is not your turn" not in said, "the hand beneath it says so"


@pytest.mark.parametrize(
    ("reason", "own"),
    [
        (Reason.NO_ANSWER, "does not answer what waits for you."),
        (Reason.ALREADY_ACCEPTED, "you take the cards"),
        (Reason.NOT_NOW, "waiting for you"),
        (Reason.NOT_PLAYING, "You do not play"),
        (Reason.WAITING, "Everybody waits for you"),
    ],
)
def test_a_refusal_says_you_to_whom_it_names(reason: Reason, own: str):
    refusal, table = Refusal(reason, seat=1, card=card("R5")), scene(TABLE)
    said = refusal_text(refusal, WORDS, EMOJIS, table, reader=2)
    assert own in said
    assert "Borys" not in said
    assert "**Borys**" in refusal_text(refusal, WORDS, EMOJIS, table, reader=1)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize(
    ("rules", "remedy"),
    [
        ({}, "next one"),
        ({"scoring": "none"}, "rematch after it"),
        ({"partners": True}, "next match"),
    ],
)
def test_who_does_not_play_is_told_how_one_comes_to_play(
    language: str, seat: int | None, rules: dict[str, object], remedy: str
):
    """Nobody can join any more in the last round, nor in a game of partners: More offers it to nobody."""
    words, table = Words(language), scene(given("R5 W | B2 B3 | G1 G2 | Y1 Y2", rules=rules))
    refusal = Refusal(Reason.NOT_PLAYING, seat=seat)
    said = refusal_text(refusal, words, EMOJIS, table, reader=1)
    assert (words("button-more") in said) == offered(table, words)
    assert remedy in refusal_text(refusal, WORDS, EMOJIS, table, reader=1)


def offered(table: Scene, words: Words) -> bool:
    """Tell whether More lets a newcomer join the next round."""
    labels = [press.label for press in buttons(more_layout(table, None, words, NOTHING))]
    return words("button-join-next") in labels


def test_a_name_that_cannot_be_seen_gives_way_to_the_number_of_the_seat():
    names = ("Ada", "\u200b\u3164", "\u2800", "Dima")
    table = scene(given("R5 W | B2 B3 | G1 G2 | Y1 Y2", turn=1), names=names)
    said = refusal_text(Refusal(Reason.NOT_YOUR_TURN, seat=1), WORDS, EMOJIS, table)
    assert "**Player 2** is to play" in said
    assert [who(table, seat, Words("pl")) for seat in range(4)] == ["Ada", "Gracz 2", "Gracz 3", "Dima"]
    assert who_plainly(table, 2, Words("ru")) == "Игрок 3"
    assert who(table, 7, WORDS) == "somebody"


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_a_sentence_to_whom_it_names(reason: Reason):
    said = refusal_text(Refusal(reason, seat=1, card=card("R5")), WORDS, EMOJIS, scene(TABLE), reader=2)
    assert said.endswith((".", "!"))
    assert "Borys" not in said


@pytest.mark.parametrize(("hand", "verdict"), [("R5 W4 B1", "It was a bluff"), ("G5 W4 B1", "It was honest")])
def test_a_verdict_shows_the_hand_to_the_challenger(hand: str, verdict: str):
    four = do(given(f"{hand} | B2 B3 | G1 G2", top="R9"), play("W4", "B"))
    (event,) = happened(ChallengeSettled, events(four, challenge()))
    said = verdict_text(scene(four), event.seen_by(1), WORDS, EMOJIS)
    assert verdict in said
    assert "Blue 1" in said
    assert "Blue 1" not in verdict_text(scene(four), event.seen_by(2), WORDS, EMOJIS)


def test_a_player_may_leave_sit_out_and_ask_for_votes():
    view = more_layout(scene(TABLE), 1, WORDS, NOTHING)
    assert verbs(view) == [
        *["rules", "repost", "proof", "sitout", "leave", "pause", "end", "habit", "habit", "mine", "kick"]
    ]
    assert button(view, "Vote to end the match")
    assert button(view, "Ask for a vote to remove a player")


def test_the_host_decides_at_once():
    view = more_layout(scene(TABLE), 0, WORDS, EVERYTHING)
    assert button(view, "End the match")
    assert button(view, "Pause")
    assert button(view, "Remove a player")


def test_a_spectator_may_join_the_next_round_and_little_else():
    assert verbs(more_layout(scene(TABLE), None, WORDS, frozenset())) == ["rules", "repost", "proof", "join"]


def test_a_moderator_who_does_not_play_may_end_and_kick():
    view = more_layout(scene(TABLE), None, WORDS, EVERYTHING)
    assert {"pause", "end", "kick", "join"} <= set(verbs(view))


def test_who_is_away_can_take_the_seat_back():
    assert "back2" in verbs(more_layout(scene(given("R1 R2 | B2 B3", computers=[1])), 1, WORDS, NOTHING))


def test_a_pause_can_be_ended_from_the_menu():
    assert "resume" in verbs(more_layout(scene(TABLE, paused=True), 0, WORDS, EVERYTHING))


def test_a_newcomer_who_waits_may_still_leave():
    view = more_layout(scene(given("R1 R2 | B2 B3", queue=1)), 2, WORDS, NOTHING)
    assert "leave" in verbs(view)
    assert "sitout" not in verbs(view)


def test_nobody_is_offered_to_remove_oneself_or_who_has_left():
    table = scene(given("R1 R2 | B2 B3 | - | G1 G2"))
    (menu,) = (part for part in walk(components(more_layout(table, 1, WORDS, NOTHING))) if part["type"] == 3)
    assert [option["label"] for option in menu["options"]] == ["Ada", "Dima"]


def test_leaving_and_ending_ask_first():
    assert verbs(leave_layout(scene(TABLE), 1, WORDS)) == ["leave2", "more"]
    assert button(end_layout(scene(TABLE), WORDS, EVERYTHING), "End it now")
    assert button(end_layout(scene(TABLE), WORDS, NOTHING), "Put it to the vote")


def test_the_menus_fit_with_ten_long_names():
    table = scene(TEN, names=LONG_NAMES)
    for may in (EVERYTHING, NOTHING):
        check_limits(more_layout(table, 0, WORDS, may))
        check_limits(end_layout(table, WORDS, may))
    check_limits(leave_layout(table, 0, WORDS))


def test_official_rules_differ_in_nothing():
    assert differences(PRESETS["classic"], WORDS) == []


def _alone() -> Iterator[tuple[str, object]]:
    """Give every value that can be set without changing anything else."""
    for name, option in catalogue.OPTIONS.items():
        for value in option.values:
            try:
                if value != option.default and catalogue.differences(Rules(**{name: value}), OFFICIAL):
                    yield name, value
            except ValidationError:
                pass


@pytest.mark.parametrize(("option", "value"), [*_alone()])
def test_every_option_that_can_be_played_is_told_where_it_differs(option: str, value: object):
    assert len(differences(Rules(**{option: value}), WORDS)) == 1


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"uno_penalty": 4}, "Price of forgetting UNO: 4 cards"),
        ({"uno_window": 0}, "Most time to catch: no limit"),
        ({"uno_grace": 0}, "Least time to catch: none"),
        ({"deal": 5}, "Cards dealt: 5 each"),
        ({"packs": 2}, "Packs: two"),
        ({"target": 200}, "Points or rounds to play to: 200"),
        ({"voluntary_draw": False}, "Drawing by choice: off"),
        ({"last_draw_counts": False}, "The last card hits: off"),
        ({"challenge": False, "wd4_legality": "free"}, "When a +4 may be played: at any time"),
        ({"challenge_fail_extra": 1}, "Price of a wrong challenge: 1 card more"),
    ],
)
def test_a_difference_is_told_in_a_short_line(options: dict[str, object], line: str):
    assert line in differences(Rules(**options), WORDS)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Line:
    user_id: int
    matches: int = 10
    wins: int = 4
    points: int = 21
    rank: int = 1


@dataclass(frozen=True, slots=True)
class Record:
    matches: int = 10
    wins: int = 4
    points: int = 21
    win_rate: float = 0.4
    best: int | None = 1
    rank: int | None = 2
    with_computer: int = 3
    by_scoring: dict[str, int] = field(default_factory=lambda: {"winner_500": 1450, "none": 0})
    counters: dict[str, int] = field(default_factory=lambda: {"uno_calls": 1, "catches": 0})


def test_rankings_tell_points_wins_matches_and_rate():
    view = rankings_layout([Line(5), Line(6, rank=4, points=1)], 0, "week", WORDS)
    told = shown(view)
    assert "🥇 <@5> · **21 points** · 4 of 10 won (40%)" in told
    assert "4\\. <@6> · **1 point**" in told
    periods = [["", period, "0"] for period in ("week", "month", "all")]
    assert [one.split(":")[3:] for one in _ids(view)] == [*periods, ["picture", "week", "0", "1"]]


def test_rankings_have_pages():
    view = rankings_layout([Line(5)], 1, "all", WORDS, pages=3)
    check_limits(view)
    assert "Page 2 of 3" in shown(view)
    assert [one.split(":")[5] for one in _ids(view)[-2:]] == ["0", "2"]
    assert button(rankings_layout([Line(5)], 0, "all", WORDS, pages=2), "◀ Previous").disabled


def test_rankings_without_a_match_say_how_to_begin():
    assert "/uno start" in shown(rankings_layout([], 0, "all", WORDS))


def _ids(view: object) -> list[str]:
    return [part["custom_id"] for part in walk(components(view)) if "custom_id" in part]  # type: ignore[arg-type]


def test_stats_leave_out_what_never_happened():
    told = shown(stats_layout(Record(), WORDS))
    assert "10 matches played, 4 won (40%)" in told
    assert "1,450 card points" in told
    assert "UNO! said once" in told
    assert "Caught others" not in told
    assert "Rank 2" in told


def test_stats_of_somebody_without_a_match_say_so():
    told = shown(stats_layout(Record(matches=0, rank=None, best=None), WORDS, 5))
    assert "The record of <@5>" in told
    assert "No finished match yet" in told


def test_settings_show_what_is_set():
    settings = ServerSettings(
        preset="quick",
        timing=Timing(turn=45, answer=None),
        channels=(5, 6),
        banned=frozenset({7}),
        reminders=False,
    )
    view = settings_layout(settings, WORDS)
    check_limits(view)
    chosen = [
        option["label"]
        for part in walk(components(view))
        for option in part.get("options", ())
        if option.get("default")
    ]
    assert chosen == [
        "Rules: Quick",
        "45 seconds for a turn",
        "No clock to answer a +4",
        "1 minute between rounds",
        "In public: English",
        "Cards: classic",
        "Everybody opens tables",
        "The host may end a match",
        "No reminders",
        "Names given by moderators",
    ]
    assert "One person may not play: <@7>" in shown(view)


def test_every_menu_of_the_settings_names_its_setting():
    menus = [one for one in _ids(settings_layout(ServerSettings(), WORDS)) if one.startswith("u1:set:")]
    assert [one.split(":")[4] for one in menus] == [
        "preset",
        "turn",
        "answer",
        "between_rounds",
        "language",
        "theme",
        "who_starts",
        "who_ends",
        "reminders",
        "who_names",
        "channels",
    ]
