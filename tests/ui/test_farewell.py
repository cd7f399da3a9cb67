"""What the presenter does before it goes, and what a process before it has left behind."""

import asyncio

from bot.ui.showing import SPACING, Hold, Showing
from tests.support.virtual_time import Now, in_virtual_time
from tests.ui.test_presenter import Places, Post, Screen, board_of, fresh_message, since_2020


def test_what_waits_for_its_turn_is_shown_at_once_in_the_end() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now, takes=0.1)
        showing = Showing(screen.show, now)
        showing.ask(within=60.0)
        await showing.finish()
        assert screen.shown_at == [0.0]
        assert showing.idle

    in_virtual_time(play)


def test_a_burst_that_is_used_up_does_not_hold_the_end_up() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now)
        showing = Showing(screen.show, now)
        for _ in range(5):
            showing.ask()
            await asyncio.sleep(0.01)
        shown = len(screen.shown_at)
        await showing.finish()
        assert len(screen.shown_at) == shown + 1
        assert screen.shown_at[-1] < SPACING

    in_virtual_time(play)


def test_the_end_waits_for_an_edit_under_way_and_for_the_next_try() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now, takes=0.5, works=[False, False])
        showing = Showing(screen.show, now)
        showing.ask()
        await asyncio.sleep(0.1)
        await showing.finish()
        assert len(screen.shown_at) == 3
        assert screen.flying == 0

    in_virtual_time(play)


def test_the_end_does_not_wait_for_an_answer_that_holds_a_picture() -> None:
    async def play(now: Now) -> None:
        screen = Screen(now)
        showing = Showing(screen.show, now)
        hold = Hold([showing])
        showing.ask()
        async with asyncio.timeout(1.0):
            await showing.finish()
        assert screen.shown_at == []
        hold.close()

    in_virtual_time(play)


def test_a_newer_message_that_was_pressed_is_where_the_table_is() -> None:
    """Whoever posted it was ended before that could be noted, and the table was shown in an older one."""
    post, places = Post(), Places()

    async def play(now: Now) -> None:
        unix = since_2020(now)
        known = fresh_message(unix)
        board = board_of(unix, post, places, known)
        board.show(board.scene)
        await asyncio.sleep(5.0)
        post.sent.clear()
        board.found(known)
        await asyncio.sleep(5.0)
        assert (post.sent, places.kept) == ([], [])
        board.found(known + 1)
        await asyncio.sleep(5.0)
        assert post.sent == ["edit", "edit"]  # the table, and the stub that it leaves behind
        assert places.kept == [(7, 2, known + 1)]
        board.show(board.scene)
        await asyncio.sleep(5.0)
        assert post.sent == ["edit"] * 3

    in_virtual_time(play)


def test_a_table_that_this_process_has_not_shown_yet_is_shown_when_somebody_presses_there() -> None:
    """What the process before it had saved and not shown stayed unseen until somebody made a move."""
    post, places = Post(), Places()

    async def play(now: Now) -> None:
        unix = since_2020(now)
        known = fresh_message(unix)
        board = board_of(unix, post, places, known)
        for _ in range(2):
            board.found(known)
            await asyncio.sleep(5.0)
        assert post.sent == ["edit"]

    in_virtual_time(play)
