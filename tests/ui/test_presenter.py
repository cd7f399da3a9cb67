"""How tables are shown: what is merged, what waits, which way it goes, and what is kept of a press."""

import asyncio
import logging
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from bot.table.scene import Scene
from bot.ui.board import CALM, Board, Means
from bot.ui.layouts import notice_layout
from bot.ui.presenter import DiscordPresenter
from bot.ui.routes import AT_ONCE, PER_SECOND, Budget, Trouble, trouble
from bot.ui.showing import BACKOFF, BURST, SPACING, Hold, Showing
from bot.ui.tokens import LIFE, Handle, HandTokens
from bot.ui.words import Words
from tests.support.tables import given
from tests.support.virtual_time import Now, in_virtual_time
from tests.ui.builders import EMOJIS, WORDS, lobby, scene


class Screen:
    """Takes note of when it was asked to show something, and takes some time for it."""

    def __init__(self, now: Now, takes: float = 0.0, works: list[bool] | None = None) -> None:
        self.shown_at: list[float] = []
        self._now = now
        self._takes = takes
        self._works = works or []
        self._began = now()
        self.flying = 0
        self.most_flying = 0

    async def show(self) -> bool:
        self.flying += 1
        self.most_flying = max(self.most_flying, self.flying)
        self.shown_at.append(self._now() - self._began)
        await asyncio.sleep(self._takes)
        self.flying -= 1
        return self._works.pop(0) if self._works else True


def test_the_first_picture_is_shown_at_once() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now)
        showing = Showing(screen.show, now)
        showing.ask()
        await asyncio.sleep(0.01)
        assert screen.shown_at == [0.0]
        assert showing.idle

    in_virtual_time(play)


def test_one_edit_is_in_flight_and_what_comes_meanwhile_is_shown_once() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now, takes=0.5)
        showing = Showing(screen.show, now)
        for _ in range(10):
            showing.ask()
            await asyncio.sleep(0.01)
        await asyncio.sleep(10)
        assert len(screen.shown_at) == 2
        assert screen.most_flying == 1

    in_virtual_time(play)


def test_a_burst_goes_out_and_the_rest_is_spaced() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now)
        showing = Showing(screen.show, now)
        for _ in range(50):
            showing.ask()
            await asyncio.sleep(0.1)
        await asyncio.sleep(10)
        assert screen.shown_at[BURST - 1] < SPACING
        assert len(screen.shown_at) <= BURST + 6
        late = screen.shown_at[BURST:]
        assert all(after - before >= SPACING - 0.01 for before, after in pairwise(late))

    in_virtual_time(play)


def test_what_is_about_to_change_again_waits_and_a_hasty_request_does_not() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now)
        showing = Showing(screen.show, now)
        showing.ask(within=2.5)
        await asyncio.sleep(1.0)
        assert screen.shown_at == []
        showing.ask()
        await asyncio.sleep(5.0)
        assert screen.shown_at == [1.0]
        showing.ask(within=2.5)
        await asyncio.sleep(5.0)
        assert screen.shown_at == [1.0, pytest.approx(8.5, abs=0.01)]

    in_virtual_time(play)


def test_nothing_is_shown_while_an_answer_is_about_to_show_it() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now)
        showing = Showing(screen.show, now)
        hold = Hold([showing])
        showing.ask()
        await asyncio.sleep(1.0)
        showing.answered()
        hold.close()
        await asyncio.sleep(1.0)
        assert screen.shown_at == []
        hold = Hold([showing])
        showing.ask()
        hold.close()
        await asyncio.sleep(1.0)
        assert len(screen.shown_at) == 1

    in_virtual_time(play)


def test_an_answer_that_overtakes_an_edit_is_followed_by_another_edit() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now, takes=0.5)
        showing = Showing(screen.show, now)
        showing.ask()
        await asyncio.sleep(0.1)
        showing.answered()
        await asyncio.sleep(5.0)
        assert len(screen.shown_at) == 2

    in_virtual_time(play)


def test_failures_are_tried_again_with_growing_patience() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now, works=[False] * 4)
        showing = Showing(screen.show, now)
        showing.ask()
        await asyncio.sleep(60.0)
        assert len(screen.shown_at) == 5
        gaps = [after - before for before, after in pairwise(screen.shown_at)]
        assert gaps == pytest.approx(list(BACKOFF[:4]), abs=0.01)

    in_virtual_time(play)


def test_a_screen_that_is_stopped_shows_nothing_any_more() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now, takes=0.5, works=[False] * 9)
        showing = Showing(screen.show, now)
        showing.ask()
        await asyncio.sleep(0.1)
        showing.stop()
        await asyncio.sleep(60.0)
        assert len(screen.shown_at) == 1

    in_virtual_time(play)


def test_an_error_in_one_picture_does_not_stop_the_next(caplog: pytest.LogCaptureFixture) -> None:
    async def play(now: Now) -> None:
        calls: list[float] = []

        async def fail() -> bool:
            calls.append(now())
            raise RuntimeError("no paint")

        showing = Showing(fail, now)
        for _ in range(2):
            showing.ask()
            await asyncio.sleep(5.0)
        assert len(calls) == 2
        assert showing.idle

    with caplog.at_level(logging.CRITICAL):
        in_virtual_time(play)


def test_the_budget_lets_a_few_through_and_spaces_the_rest_so_that_no_second_sees_too_many() -> None:
    async def play(now: Now) -> None:
        budget, passed = Budget(now), list[float]()

        async def request() -> None:
            await budget.turn(now())
            passed.append(now())

        async with asyncio.TaskGroup() as group:
            for _ in range(3 * PER_SECOND):
                group.create_task(request())
        began = passed[0]
        assert sum(at - began < 0.001 for at in passed) == AT_ONCE
        assert passed[-1] - began == pytest.approx(3.0 - AT_ONCE / PER_SECOND, abs=0.05)
        assert max(sum(at <= one < at + 1.0 for one in passed) for at in passed) <= PER_SECOND + AT_ONCE
        assert not budget.busy

    in_virtual_time(play)


def test_the_budget_serves_whoever_has_waited_longest() -> None:
    async def play(now: Now) -> None:
        budget, order = Budget(now, per_second=1), list[str]()
        for _ in range(AT_ONCE):
            await budget.turn(now())

        async def request(name: str, since: float) -> None:
            await budget.turn(since)
            order.append(name)

        async with asyncio.TaskGroup() as group:
            for name, since in (("late", 30.0), ("early", 10.0), ("middle", 20.0)):
                group.create_task(request(name, since))
        assert order == ["early", "middle", "late"]

    in_virtual_time(play)


def test_a_turn_that_nobody_waits_for_any_more_is_left_to_the_next() -> None:
    async def play(now: Now) -> None:
        budget, passed = Budget(now, per_second=1), list[str]()
        for _ in range(AT_ONCE):
            await budget.turn(now())

        async def request(name: str, since: float) -> None:
            await budget.turn(since)
            passed.append(name)

        impatient = asyncio.create_task(request("impatient", 10.0))
        patient = asyncio.create_task(request("patient", 20.0))
        await asyncio.sleep(0.5)
        impatient.cancel()
        await asyncio.sleep(0.6)
        assert (passed, patient.done(), budget.busy) == (["patient"], True, False)

    in_virtual_time(play)


@dataclass
class Response:
    """What discord.py reads of a failed response."""

    status: int
    reason: str = "no"


def failure(status: int, code: int = 0) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.HTTPException)
    response: Any = Response(status)
    return kind(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (failure(401, 50027), Trouble.TOKEN),
        (failure(404, 10015), Trouble.TOKEN),
        (failure(404, 10062), Trouble.TOKEN),
        (failure(400, 40060), Trouble.TOKEN),
        (failure(401), Trouble.TOKEN),
        (failure(404, 10008), Trouble.MESSAGE),
        (failure(429, 30046), Trouble.LATER),
        (failure(404), Trouble.MESSAGE),
        (failure(403, 50001), Trouble.ACCESS),
        (failure(403, 50013), Trouble.ACCESS),
        (failure(403), Trouble.ACCESS),
        (failure(404, 10003), Trouble.ACCESS),
        (failure(400, 50083), Trouble.ARCHIVED),
        (failure(400, 50035), Trouble.MISTAKE),
        (failure(429), Trouble.LATER),
        (failure(500), Trouble.LATER),
        (failure(503), Trouble.LATER),
        (discord.RateLimited(3.0), Trouble.LATER),
        (aiohttp.ClientConnectionError(), Trouble.LATER),
        (TimeoutError(), Trouble.LATER),
    ],
)
def test_every_failure_means_something(error: BaseException, expected: Trouble) -> None:
    assert trouble(error) is expected


def handle(until: float, channel_id: int = 2, token: str = "token") -> Handle:
    return Handle(1, token, channel_id, until, "en")


def test_a_token_is_used_for_fourteen_minutes() -> None:
    clock = [1000.0]
    tokens = HandTokens(lambda: clock[0])
    assert tokens.settle(7, 1, handle(1000.0 + LIFE))
    assert tokens.alive(7, 1) is not None
    clock[0] += LIFE
    assert tokens.alive(7, 1) is None
    assert tokens.alive(7, 2) is None


def test_a_dead_token_does_not_take_a_newer_one_along() -> None:
    tokens = HandTokens(lambda: 0.0)
    old, new = handle(100.0, token="old"), handle(200.0, token="new")
    tokens.settle(7, 1, old)
    assert not tokens.settle(7, 1, new)
    tokens.drop(7, 1, old)
    assert tokens.alive(7, 1) is new
    tokens.drop(7, 1, new)
    assert tokens.alive(7, 1) is None


def test_a_hand_on_its_way_counts_as_open_until_it_is_known_to_have_failed() -> None:
    tokens = HandTokens(lambda: 0.0)
    here = scene(given("R1 | B1 | G1"), computers=frozenset({2}))
    assert tokens.unopened(here) == {0, 1}
    tokens.expect(here.table_id, 1)
    assert tokens.unopened(here) == {1}
    assert tokens.settle(here.table_id, 1, None)
    assert tokens.unopened(here) == {0, 1}


def test_a_lobby_has_no_hands_to_open_and_a_forgotten_table_neither() -> None:
    tokens = HandTokens(lambda: 0.0)
    assert tokens.unopened(lobby()) == frozenset()
    tokens.settle(7, 1, handle(100.0))
    tokens.forget(7)
    assert tokens.alive(7, 1) is None


@dataclass
class Post:
    """Takes down what goes which way; `errors` are raised first, one by one."""

    sent: list[str] = field(default_factory=list)
    errors: list[BaseException] = field(default_factory=list)
    busy: bool = False
    number: int = 100
    open: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.open.set()

    def _take(self, what: str) -> None:
        self.sent.append(what)
        if self.errors:
            raise self.errors.pop(0)

    async def edit_by(self, handle: Handle, view: ui.LayoutView) -> None:
        self._take("edit_by")

    async def post_by(self, handle: Handle, view: ui.LayoutView) -> int:
        self._take("post_by")
        self.number += 1
        return self.number

    async def turn(self, since: float | None = None) -> None:
        await self.open.wait()

    async def edit(self, channel_id: int, message_id: int, view: ui.LayoutView) -> None:
        self._take("edit")

    async def post(self, channel_id: int, view: ui.LayoutView) -> int:
        self._take("post")
        self.number += 1
        return self.number


class Plain:
    """Draws nothing worth seeing."""

    async def board(self, scene: Scene, latest: Any = ()) -> ui.LayoutView:
        return notice_layout("the table")

    async def moved(self, scene: Scene, message_id: int | None) -> ui.LayoutView:
        return notice_layout("moved")


@dataclass
class Places:
    """Remembers where tables are, or cannot."""

    kept: list[tuple[int, int, int]] = field(default_factory=list)
    error: Exception | None = None

    async def remember(self, table_id: int, channel_id: int, message_id: int) -> None:
        if self.error is not None:
            raise self.error
        self.kept.append((table_id, channel_id, message_id))


def since_2020(now: Now) -> Now:
    """Let virtual time begin in unix seconds of 2020, as the ids of messages need it."""
    return lambda: now() + 1_600_000_000.0


def fresh_message(now: Now) -> int:
    """Make a message id of this moment."""
    return (int(now() * 1000) - 1420070400000) << 22


def board_of(now: Now, post: Post, places: Places, message_id: int | None) -> Board:
    routes: Any = post
    shown = Scene(7, 1, 2, message_id, 0, lobby().people, 0, lobby=lobby().lobby)
    return Board(shown, Means(routes, Plain(), places.remember, now))


def tell_board(errors: list[BaseException], *, with_token: bool, posted: bool = True) -> tuple[Post, Places]:
    """Show a table once, with these failures on the way, and wait a good while."""
    post, places = Post(errors=errors), Places()

    async def play(now: Now) -> None:
        unix = since_2020(now)
        board = board_of(unix, post, places, fresh_message(unix) if posted else None)
        if with_token:
            board.pressed(handle(unix() + LIFE))
        board.show(board.scene)
        await asyncio.sleep(20.0)

    in_virtual_time(play)
    return post, places


@pytest.mark.parametrize(
    ("errors", "with_token", "expected"),
    [
        ([], False, ["edit"]),
        ([failure(404, 10008)], False, ["edit", "post"]),
        ([failure(404, 10008)], True, ["edit", "post_by"]),
        ([failure(404, 10008), failure(401, 50027)], True, ["edit", "post_by", "post"]),
        ([failure(400, 50005)], True, ["edit", "post_by"]),
        ([failure(400, 50083)], False, ["edit", "post", "edit"]),
        ([failure(503), TimeoutError()], False, ["edit", "edit", "edit"]),
        ([failure(403, 50001)], False, ["edit"]),
        ([failure(400, 50035)], False, ["edit"]),
    ],
)
def test_a_failure_leads_to_the_next_best_way(
    errors: list[BaseException], with_token: bool, expected: list[str]
) -> None:
    post, _ = tell_board(errors, with_token=with_token)
    assert post.sent == expected


def test_a_table_without_a_message_is_posted_and_its_place_kept() -> None:
    post, places = tell_board([], with_token=False, posted=False)
    assert post.sent == ["post"]
    assert places.kept == [(7, 2, 101)]


def test_a_board_without_access_rests_until_somebody_presses() -> None:
    post, places = Post(errors=[failure(403, 50013)]), Places()

    async def play(now: Now) -> None:
        unix = since_2020(now)
        board = board_of(unix, post, places, fresh_message(unix))
        for _ in range(3):
            board.show(board.scene)
            await asyncio.sleep(5.0)
        assert post.sent == ["edit"]
        board.pressed(handle(unix() + LIFE))
        await asyncio.sleep(5.0)
        assert post.sent == ["edit", "edit"]

    in_virtual_time(play)


def test_a_press_in_another_channel_is_no_way_to_post_in_this_one() -> None:
    post, places = Post(), Places()

    async def play(now: Now) -> None:
        board = board_of(now, post, places, None)
        board.pressed(handle(now() + LIFE, channel_id=99))
        board.show(board.scene)
        await asyncio.sleep(5.0)
        assert post.sent == ["post"]

    in_virtual_time(play)


def test_a_place_that_cannot_be_kept_does_not_keep_the_table_from_being_shown() -> None:
    post, places = Post(), Places(error=RuntimeError("the disk is gone"))

    async def play(now: Now) -> None:
        board = board_of(now, post, places, None)
        board.show(board.scene)
        await asyncio.sleep(5.0)
        board.show(board.scene)
        await asyncio.sleep(5.0)
        assert post.sent[0] == "post"
        assert len(post.sent) == 2

    in_virtual_time(play)


def test_a_dead_token_moves_the_table_when_the_bots_own_way_is_crowded() -> None:
    post, places = Post(busy=True), Places()

    async def play(now: Now) -> None:
        unix = since_2020(now)
        board = board_of(unix, post, places, fresh_message(unix))
        await asyncio.sleep(LIFE + 60)
        board.pressed(handle(unix() + LIFE))
        board.show(board.scene)
        await asyncio.sleep(5.0)
        assert post.sent == ["post_by"]

    in_virtual_time(play)


def test_a_table_that_waits_for_the_bots_own_turn_goes_by_the_first_press_that_comes() -> None:
    post, places = Post(busy=True), Places()

    async def play(now: Now) -> None:
        unix = since_2020(now)
        post.open.clear()
        board = board_of(unix, post, places, fresh_message(unix))
        await asyncio.sleep(2 * CALM)
        board.show(board.scene)
        await asyncio.sleep(60.0)
        assert post.sent == []
        board.pressed(handle(unix() + LIFE))
        await asyncio.sleep(1.0)
        assert post.sent == ["post_by"]

    in_virtual_time(play)


def test_a_table_that_was_just_posted_stays_where_it_is_until_its_turn_comes() -> None:
    post, places = Post(busy=True), Places()

    async def play(now: Now) -> None:
        unix = since_2020(now)
        post.open.clear()
        board = board_of(unix, post, places, fresh_message(unix))
        board.show(board.scene)
        await asyncio.sleep(1.0)
        board.pressed(handle(unix() + LIFE))
        await asyncio.sleep(1.0)
        assert post.sent == []
        post.open.set()
        await asyncio.sleep(1.0)
        assert post.sent == ["edit"]

    in_virtual_time(play)


def test_a_table_is_posted_anew_once_however_often_somebody_asks() -> None:
    """Every press of Show the table here posted one more, and the channel was full of them."""
    post, places = Post(), Places()

    async def play(now: Now) -> None:
        unix = since_2020(now)
        board = board_of(unix, post, places, fresh_message(unix))
        post.number = fresh_message(unix)
        for _ in range(5):
            board.post_anew(board.scene)
            await asyncio.sleep(2.0)
        assert post.sent.count("post") == 1
        board.chatted(post.number + 1)
        board.post_anew(board.scene)
        await asyncio.sleep(5.0)
        assert post.sent.count("post") == 2

    in_virtual_time(play)


class Noting(Plain):
    """Notes which revisions it draws."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    async def board(self, scene: Scene, latest: Any = ()) -> ui.LayoutView:
        self.drawn.append(scene.revision)
        return await super().board(scene, latest)


def test_a_table_that_comes_back_to_memory_is_not_painted_over_by_its_last_picture() -> None:
    """It left while Discord was down; the try that had been waiting came after the newer picture."""
    post, places, painter = Post(errors=[failure(503)] * 4), Places(), Noting()

    async def play(now: Now) -> None:
        async def words_of(guild_id: int) -> Words:
            return WORDS

        unix = since_2020(now)
        client: Any = None
        presenter: Any = DiscordPresenter(
            client, emojis=EMOJIS, now=unix, words_of=words_of, remember=places.remember
        )
        presenter._means = Means(post, painter, places.remember, unix)  # type: ignore[arg-type]
        old = replace(lobby(), message_id=fresh_message(unix), revision=1)
        presenter.changed(old, (), {})
        await asyncio.sleep(5.0)
        presenter.forget(old.table_id)
        presenter.changed(replace(old, revision=2), (), {})
        await asyncio.sleep(60.0)
        assert painter.drawn[-1] == 2
        assert painter.drawn == sorted(painter.drawn)

    in_virtual_time(play)
