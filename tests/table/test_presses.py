"""Presses: applied once or not at all, on the picture they were made on, and never for somebody else."""

import asyncio
import re

import pytest
from structlog.testing import capture_logs

from bot.engine import (
    PRESETS,
    Accept,
    CallUno,
    CatchUno,
    DrawCard,
    EndMatch,
    Expire,
    Join,
    Leave,
    PlayCards,
    Reason,
    Refusal,
    SayReady,
    card,
    parse_cards,
)
from bot.engine.events import CardPlayed, CardsDrawn, UnoCaught
from bot.table import ChangeRules, EndNow, Pause, Request, Resume, Sit
from data import OutcomeUnknown
from tests.support.tables import do, given, play

from .world import ADA, BORYS, CLARA, DIMA, START, World, five, reason, record_of, state_of


async def test_a_press_is_shown_once_it_is_stored(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    outcome = await world.ask(table, ADA, five())
    stored = await world.database.tables.load(table.table_id)
    assert stored.revision == outcome.scene.revision == world.shown.last.scene.revision
    (logged,) = await world.database.tables.log(table.table_id, stored.revision - 1)
    assert (logged.interaction_id, logged.seat) == (world.presses, 0)
    assert '"is":"PlayCards"' in logged.body


async def test_a_double_press_plays_one_card(world: World):
    table = await world.match(BORYS, state=given("R5 R5 R7 | B1 B2", top="R9"))
    ticket = table.scene.ticket(0)
    first = await world.ask(table, ADA, five(), ticket=ticket)
    second = await world.ask(table, ADA, five(), ticket=ticket)
    assert reason(first) is None
    assert second.stale
    assert table.scene.view(None).counts == (2, 2)


async def test_two_presses_at_once_are_taken_one_after_the_other(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    ticket = table.scene.ticket(0)
    outcomes = await asyncio.gather(
        world.ask(table, ADA, five(), ticket=ticket),
        world.ask(table, ADA, PlayCards(0, parse_cards("R6")), ticket=ticket),
    )
    assert [reason(outcome) for outcome in outcomes] == [None, "stale"]


async def test_a_repeated_interaction_is_told_the_first_result(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    await world.ask(table, ADA, five(), interaction_id=77)
    again = await world.ask(table, ADA, five(), interaction_id=77)
    assert (again.repeated, again.refusal, again.events) == (True, None, ())
    assert len(world.shown.events(CardPlayed)) == 1


async def test_a_repeat_that_would_be_accepted_again_is_not(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    await world.ask(table, ADA, Pause(), interaction_id=77)
    await world.ask(table, ADA, Resume())
    again = await world.ask(table, ADA, Pause(), interaction_id=77)
    assert again.repeated
    assert not table.scene.match.paused


async def test_a_neighbours_call_does_not_spoil_an_honest_press(world: World):
    state = do(given("R5 R6 | B1 B2 B3 | G1 G2", top="R9"), play("R5"))
    table = await world.match(BORYS, CLARA, state=state)
    ticket = table.scene.ticket(1)
    await world.ask(table, ADA, CallUno(0))
    assert reason(await world.ask(table, BORYS, DrawCard(1), ticket=ticket)) is None


async def test_a_hand_that_has_changed_makes_its_ticket_stale(world: World):
    state = given("R5 R6 | B1 B2", top="R9")
    table = await world.match(BORYS, state=state)
    old = table.scene.ticket(0)
    await world.put(table, given("R5 R7 | B1 B2", top="R9"))
    assert table.scene.ticket(0) != old
    assert (await world.ask(table, ADA, five(), ticket=old)).stale


async def test_tickets_are_short_and_plain(world: World):
    table = await world.match(BORYS)
    for ticket in (table.scene.ticket(0), table.scene.ticket(1), table.scene.ticket()):
        assert len(ticket) <= 12
        assert set(ticket) <= set("abcdefghijklmnopqrstuvwxyz0123456789.")


async def test_the_answer_to_a_hit_may_carry_the_public_ticket_or_the_hands(world: World):
    state = do(given("W4 R6 R7 | B1 B2 | G1 G2", top="R9"), play("W4", "B"))
    for ticket_of in (lambda scene: scene.ticket(), lambda scene: scene.ticket(1), lambda scene: None):
        table = await world.match(BORYS, CLARA, channel=world.presses, state=state)
        assert reason(await world.ask(table, BORYS, Accept(1), ticket=ticket_of(table.scene))) is None


async def test_an_answer_to_an_earlier_hit_is_stale(world: World):
    state = do(given("W4 R6 R7 | B1 B2 | G1 G2", top="R9"), play("W4", "B"))
    table = await world.match(BORYS, CLARA, state=state)
    assert (await world.ask(table, BORYS, Accept(1), ticket=str(state.clock - 1))).stale


async def test_a_catch_pressed_before_the_window_opened_catches_nobody_and_tells_nothing(world: World):
    """Saying that the picture was old told that a window was open."""
    before = given("R5 R6 | B1 B2 | G1 G2", top="R9")
    state = do(before, play("R5"))
    table = await world.match(BORYS, CLARA, state=state)
    early = await world.ask(table, BORYS, CatchUno(1), ticket=str(before.plays))
    assert early.refusal == Refusal(Reason.NOBODY_TO_CATCH, "uno-catch-window")
    caught = await world.ask(table, BORYS, CatchUno(1), ticket=str(table.scene.view().plays))
    assert caught.events[0] == UnoCaught(1, 0)


async def test_the_seat_in_a_move_is_the_pressers_own(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | R1 B2", top="R9"))
    outcome = await world.ask(table, BORYS, five(seat=0))
    assert reason(outcome) == "not_your_turn"
    assert (await world.ask(table, ADA, five(seat=1))).events[0].seat == 0


async def test_strangers_and_the_program_itself_have_no_moves(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    assert reason(await world.ask(table, DIMA, five())) == "not_seated"
    for action in (Expire(state_of(table).clock), EndMatch(), Join()):
        assert reason(await world.ask(table, ADA, action)) == "not_allowed"


@pytest.mark.rule("rules-agreed-before-deal")
async def test_lobby_buttons_do_nothing_in_a_match(world: World):
    table = await world.match(BORYS)
    assert reason(await world.ask(table, CLARA, Sit("Clara"))) == "not_a_lobby"
    assert reason(await world.ask(table, ADA, ChangeRules("quick", PRESETS["quick"]))) == "not_a_lobby"


async def test_a_refused_move_is_not_stored(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    revision = table.scene.revision
    assert reason(await world.ask(table, ADA, PlayCards(0, parse_cards("B1")))) == "not_in_hand"
    assert table.scene.revision == revision


async def test_nobody_reads_what_somebody_else_drew(world: World):
    table = await world.match(BORYS, state=given("R5 R6 | B1 B2", top="G9", draw="Y3"))
    own = await world.ask(table, ADA, DrawCard(0))
    assert own.events[0].cards == (card("Y3"),)
    (public,) = world.shown.events(CardsDrawn)
    assert public.cards == ()
    assert all(getattr(event, "cards", ()) == () for event in table.scene.match.recent)


async def test_hands_are_pushed_to_who_must_decide_and_whose_cards_changed(world: World):
    table = await world.match(BORYS, CLARA, state=given("R5 R+2 R7 | B1 B2 | G1 R2", top="R9"))
    await world.ask(table, ADA, PlayCards(0, parse_cards("R+2")))
    assert world.shown.last.hands == {1, 2}
    await world.ask(table, CLARA, PlayCards(2, parse_cards("R2"), uno=True))
    assert world.shown.last.hands == {0}


async def test_a_failed_save_leaves_the_table_as_it_was(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    before, shown = record_of(table), len(world.shown.events(CardPlayed))
    with world.broken():
        outcome = await world.ask(table, ADA, five())
    assert reason(outcome) == "frozen"
    assert record_of(table) is before
    assert table.scene.frozen
    assert world.shown.last.scene.frozen
    assert len(world.shown.events(CardPlayed)) == shown


async def test_a_frozen_table_goes_on_by_itself(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    with world.broken():
        await world.ask(table, ADA, five())
        await world.advance(200)
        assert table.scene.frozen
    await world.advance(20)
    assert not table.scene.frozen
    assert not world.shown.last.scene.frozen
    assert min(table.scene.deadlines.values()) >= world.time
    assert reason(await world.ask(table, ADA, five())) is None


async def test_a_press_thaws_a_table_whose_storage_is_back(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    with world.broken():
        await world.ask(table, ADA, five())
    assert reason(await world.ask(table, ADA, five())) is None
    assert not table.scene.frozen


async def test_nobody_is_charged_for_the_time_the_storage_was_down(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    with world.broken():
        await world.advance(300)
    await world.advance(31)
    assert state_of(table).dallied == {}


@pytest.mark.parametrize("by", ["press", "clock"])
async def test_an_unanswered_commit_that_happened_counts(world: World, by: str):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    revision = table.scene.revision
    with world.broken(lambda: OutcomeUnknown("The connection was lost."), after=True):
        if by == "press":
            outcome = await world.ask(table, ADA, five())
            assert outcome.events[0] == CardPlayed(0, parse_cards("R5"), card("R5").colour, 2)
        else:
            await world.advance(30)
    assert table.scene.revision == revision + 1
    assert not table.scene.frozen


async def test_an_unanswered_commit_that_did_not_happen_freezes(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    with world.broken(lambda: OutcomeUnknown("The connection was lost.")):
        assert reason(await world.ask(table, ADA, five())) == "frozen"
    assert reason(await world.ask(table, ADA, five())) is None


async def test_two_processes_on_one_database_never_both_win(world: World):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    await world.process()
    other = await world.tables.get(table.table_id)
    won, lost = await world.ask(table, ADA, five()), await world.ask(other, ADA, five())
    assert (reason(won), reason(lost)) == (None, "stale")
    assert lost.scene.view().counts == (2, 2)
    assert reason(await world.ask(other, BORYS, DrawCard(1))) is None


@pytest.mark.parametrize("steps", range(8))
async def test_a_cancelled_press_is_done_and_shown_or_not_done_at_all(world: World, steps: int):
    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    waiting = asyncio.ensure_future(table.act(Request(ADA, five(), 5)))
    for _ in range(steps):
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await world.tables._hub.finished()
    stored = await world.database.tables.load(table.table_id)
    assert table.scene.revision == stored.revision
    done = table.scene.view().counts == (2, 2)
    assert not done or world.shown.last.scene.revision == stored.revision
    assert reason(await world.ask(table, BORYS if done else ADA, DrawCard(0))) is None


async def test_a_step_that_cannot_be_told_still_counts_and_names_no_card_in_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    def stumble(*_: object) -> None:
        raise RuntimeError("no words")

    table = await world.match(BORYS, state=given("R5 R6 R7 | B1 B2", top="R9"))
    with capture_logs() as lines, monkeypatch.context() as patch:
        patch.setattr(world.shown, "changed", stumble)
        assert reason(await world.ask(table, ADA, five())) is None
    assert [line["event"] for line in lines] == ["step_not_told"]
    assert not {"B1", "B2", "R6", "R7"} & set(re.findall(r"\w+", repr(lines)))
    assert reason(await world.ask(table, BORYS, DrawCard(1))) is None
    assert world.shown.last.scene.revision == table.scene.revision


async def test_a_press_after_the_end_is_told_so(world: World):
    table = await world.match(BORYS)
    await world.ask(table, ADA, EndNow())
    for action in (SayReady(0), Leave(0), EndNow()):
        assert reason(await world.ask(table, ADA, action)) == "match_over"


async def test_time_starts_where_the_test_says(world: World):
    table = await world.match(BORYS)
    assert world.time == START
    assert set(table.scene.deadlines.values()) == {START + 60}
