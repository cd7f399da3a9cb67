"""Playing by buttons: the table's public message, the hands beside it, and what they cost."""

from collections import Counter

import pytest

from bot.engine.phases import Answer, Turn
from bot.engine.state import Standing
from bot.table.tickets import person_ticket
from bot.ui.press import handled
from bot.ui.verbs import Verb
from tests.support.discord_env import Sim
from tests.support.leaks import watching
from tests.support.rounds import deal, end, is_over, move, put, scene_of, set_table, state_of, steady, tap


async def counts(sim: Sim) -> tuple[int, ...]:
    """Count everybody's cards, from inside."""
    return (await scene_of(sim)).view(None).counts


async def lay_four(sim: Sim) -> None:
    """Have Ada play her Wild Draw Four and choose blue."""
    await tap(sim, sim.ada, "wild", "W4")
    await tap(sim, sim.ada, "play", "W4", "0", "B")
    await sim.advance(2)
    assert isinstance((await scene_of(sim)).view(None).phase, Answer)


async def test_a_round_of_four_costs_three_requests_a_move() -> None:
    """A press that opens the choice of a colour, or arms UNO!, costs its answer and is no move."""
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara, sim.dima)
        moves, before = 0, sim.mark()
        while not is_over(await scene_of(sim)):
            assert await move(sim)
            await sim.advance(2)
            moves += 1
        requests = sim.requests_since(before)
        kinds = Counter(request.kind for request in requests)
        choices = kinds["callback"] - moves
        assert moves > 20
        assert len(requests) - choices <= 3 * moves
        assert kinds["bot"] == 0
        assert not any(request.uploads for request in requests)


async def test_accept_on_the_table_answers_in_the_same_message_and_refreshes_the_open_hand() -> None:
    async with steady() as sim:
        await set_table(sim, "W4 R1 R2 | B1 B2")
        await lay_four(sim)
        table, mark = sim.table(), sim.mark()
        answer = await tap(sim, sim.borys, "accept", on=table)
        assert answer.response is not None
        assert answer.response.id == table.id
        assert await counts(sim) == (2, 6)
        assert "6 cards" in sim.text(sim.table())
        assert "Your hand · 6 cards" in sim.text(sim.hand(sim.borys))
        assert "You drew 4 cards" in sim.text(sim.hand(sim.borys))
        # The answer, Borys's hand, and the hand of Ada, whose turn it is.
        assert len(sim.requests_since(mark)) == 3


async def test_a_second_click_on_accept_is_told_so_and_draws_nothing_more() -> None:
    async with steady() as sim:
        await set_table(sim, "W4 R1 R2 | B1 B2")
        await lay_four(sim)
        picture = sim.picture(sim.table())
        await tap(sim, sim.borys, "accept", on=sim.table())
        again = await sim.press(sim.borys, lambda control: ":accept:" in control.custom_id, as_seen=picture)
        assert again.ephemeral
        assert "moved on" in sim.text(again)
        assert "Your hand · 6 cards" in sim.text(again)
        assert await counts(sim) == (2, 6)


async def test_two_people_who_press_at_once_are_answered_one_after_the_other() -> None:
    async with steady() as sim:
        await set_table(sim, "W4 R1 R2 | B1 B2")
        await lay_four(sim)
        table = sim.table()
        async with sim.at_once():
            first = await tap(sim, sim.borys, "accept", on=table)
            second = await tap(sim, sim.borys, "challenge", on=table)
        assert first.acknowledged
        assert second.acknowledged
        assert await counts(sim) == (2, 6)


async def test_a_won_challenge_shows_the_bluff_to_the_challenger_alone() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        await put(sim, "W4 R1 R2 | B1 B2 | G1 G2", top="R9")
        await lay_four(sim)
        with watching(sim) as watch:
            watch.show(sim.borys.id, "R1 R2")
            await tap(sim, sim.borys, "challenge", on=sim.table())
            await sim.advance(5)
            await watch.look()
        assert await counts(sim) == (6, 2, 2)
        assert "It was a bluff" in sim.text(sim.hand(sim.borys))
        assert "it was a bluff" in sim.text(sim.table())
        assert "Red 1" in sim.text(sim.hand(sim.borys))
        assert not any("Red 1" in text for text in sim.texts(sim.clara))


async def test_a_lost_challenge_costs_six_cards() -> None:
    async with steady() as sim:
        await set_table(sim, "W4 G1 G2 | B1 B2", top="R9")
        await lay_four(sim)
        await tap(sim, sim.borys, "challenge")
        assert await counts(sim) == (2, 8)
        assert "It was honest" in sim.text(sim.hand(sim.borys))


async def test_a_challenger_whose_hand_is_closed_reads_the_verdict_in_a_line_of_its_own() -> None:
    async with steady() as sim:
        await set_table(sim, "W4 R1 R2 | B1 B2", top="R9")
        await lay_four(sim)
        await sim.restart()
        await tap(sim, sim.borys, "challenge", on=sim.table())
        verdict = sim.hand(sim.borys)
        assert "It was a bluff" in sim.text(verdict)
        assert not sim.controls(verdict)


async def test_uno_on_the_table_is_called_for_the_last_card() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        answer = await sim.press(sim.ada, "UNO!", on=sim.table())
        assert not answer.ephemeral
        assert "UNO!" in sim.text(sim.table())
        assert (await scene_of(sim)).view(None).called == {0}


async def test_uno_with_more_cards_is_refused_privately() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        answer = await sim.press(sim.ada, "UNO!", on=sim.table())
        assert answer.ephemeral
        assert "UNO! is for your last card" in sim.text(answer)


async def test_catch_fines_whoever_forgot() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(5)
        answer = await sim.press(sim.borys, "Catch", on=sim.table())
        assert not answer.ephemeral
        assert await counts(sim) == (3, 2)
        assert "caught" in sim.text(sim.table())
        await sim.advance(2)
        assert "Your hand · 3 cards" in sim.text(sim.hand(sim.ada))


async def test_catch_with_nobody_to_catch_is_answered_privately() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        before = sim.text(sim.table())
        answer = await sim.press(sim.borys, "Catch", on=sim.table())
        assert answer.ephemeral
        assert "nobody to catch" in sim.text(answer)
        assert sim.text(sim.table()) == before


async def test_the_table_looks_the_same_whether_somebody_can_be_caught_or_not() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(2)
        with_window = sim.text(sim.table())
        await tap(sim, sim.ada, "call")
        await sim.advance(2)
        said = [line for line in sim.text(sim.table()).splitlines() if "UNO!" not in line or "Catch" in line]
        assert [line for line in with_window.splitlines() if line not in said] == []


async def test_a_spectator_gets_a_private_line_for_every_public_button() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        for label in ("My hand", "UNO!", "Catch"):
            answer = await sim.press(sim.dima, label, on=sim.table())
            assert answer.ephemeral
            assert "You do not sit at this table" in sim.text(answer)


async def test_my_hand_opens_a_hand_that_the_table_no_longer_asks_for() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await sim.restart()
        await sim.press(sim.borys, "My hand", on=sim.table())
        await sim.advance(2)
        (line,) = [line for line in sim.text(sim.table()).splitlines() if "hand not opened" in line]
        assert "Ada" in line


async def finish_round(sim: Sim) -> None:
    """Have Ada go out with her last card."""
    await put(sim, "R1 | B1 B2", top="R9")
    await tap(sim, sim.ada, "play", "R1")
    await sim.advance(3)


async def test_ready_on_the_table_starts_the_next_round_once_everybody_is() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await finish_round(sim)
        assert is_over(await scene_of(sim))
        await sim.press(sim.ada, "Ready", on=sim.table())
        assert is_over(await scene_of(sim))
        await sim.press(sim.borys, "Ready", on=sim.table())
        assert not is_over(await scene_of(sim))
        await sim.advance(3)
        for who in (sim.ada, sim.borys):
            assert "Your hand · 7 cards" in sim.text(sim.hand(who))


@pytest.mark.rule("score-rounds-multi")
async def test_points_of_earlier_rounds_are_still_there_after_a_restart() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await put(sim, "R1 | B1 B2 W", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(3)
        await sim.restart()
        for who in (sim.ada, sim.borys):
            await sim.press(who, "Ready", on=sim.table())
        await sim.restart()
        await sim.press(sim.ada, "My hand", on=sim.table())
        await sim.advance(3)
        assert (await scene_of(sim)).view(None).score.totals == (53, 0)
        assert "53 points" in sim.text(sim.table())


async def test_ready_in_the_hand_counts_as_well() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await finish_round(sim)
        await tap(sim, sim.borys, "ready")
        assert "you are ready" in sim.text(sim.hand(sim.borys))


async def test_ready_opens_a_new_hand_when_the_old_one_is_about_to_go_stale() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 | B1 B2", top="R9")
        old = sim.hand(sim.ada)
        await sim.advance(6 * 60)
        await finish_round(sim)
        await sim.press(sim.borys, "Ready", on=sim.table())
        await sim.press(sim.ada, "Ready", on=sim.table())
        assert sim.hand(sim.ada).id != old.id


async def test_a_vote_to_kick_runs_on_the_table() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        menu = await sim.press(sim.borys, "More", on=sim.table())
        whom = person_ticket((await scene_of(sim)).people[2])
        told = await sim.choose(sim.borys, f"2.{whom}", on=menu)
        assert "a vote is open" in sim.text(told)
        await sim.advance(2)
        yes = [control for control in sim.controls(sim.table()) if control.custom_id.startswith("u1:vote")]
        assert len(yes) == 2
        await sim.press(sim.ada, yes[0].custom_id, on=sim.table())
        assert state_of(await scene_of(sim)).standing[2] is Standing.LEFT


async def test_the_host_pauses_and_anybody_lets_the_match_go_on_who_may() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        menu = await sim.press(sim.ada, "More", on=sim.table())
        assert "is paused" in sim.text(await sim.press(sim.ada, "Pause", on=menu))
        await sim.advance(2)
        assert "paused" in sim.text(sim.table())
        assert (await scene_of(sim)).match.paused
        await sim.press(sim.ada, "Go on", on=sim.table())
        assert not (await scene_of(sim)).match.paused


async def test_a_kick_by_the_host_says_who_was_removed() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        menu = await sim.press(sim.ada, "More", on=sim.table())
        whom = person_ticket((await scene_of(sim)).people[2])
        told = await sim.choose(sim.ada, f"2.{whom}", on=menu)
        assert "**Clara** has no seat" in sim.text(told)


@pytest.mark.rule("tactics-hints")
async def test_whoever_wants_no_hints_has_nothing_greyed_in_the_hand() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 B2 B7 | B1 B2", top="R9")
        hand = sim.hand(sim.ada)
        assert "[-7-]" in sim.text(hand)
        menu = await sim.press(sim.ada, "More", on=sim.table())
        menu = await sim.press(sim.ada, "Hints in my hand: on", on=menu)
        assert "Hints in my hand: off" in sim.text(menu)
        await sim.advance(2)
        assert "[7]" in sim.text(hand)
        await tap(sim, sim.ada, "play", "B7", on=hand)
        assert "does not fit" in sim.text(hand)


@pytest.mark.rule("auto-draw")
async def test_whoever_wants_it_is_drawn_for_where_nothing_fits() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 R3 | B1 B2", top="R9", draw="Y5 Y6")
        menu = await sim.press(sim.borys, "More", on=sim.table())
        await sim.press(sim.borys, "Draw for me if nothing fits: off", on=menu)
        await tap(sim, sim.ada, "play", "R3")
        await sim.advance(3)
        assert await counts(sim) == (2, 3)
        assert "**Borys** drew a card" in sim.text(sim.table())


async def test_leaving_asks_first() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        menu = await sim.press(sim.clara, "More", on=sim.table())
        asked = await sim.press(sim.clara, "Leave the match", on=menu)
        assert state_of(await scene_of(sim)).standing[2] is Standing.PLAYING
        left = await sim.press(sim.clara, "Leave for good", on=asked)
        assert "You have left" in sim.text(left)
        assert state_of(await scene_of(sim)).standing[2] is Standing.LEFT


async def test_a_computer_player_sits_in_until_its_owner_presses_anything() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        menu = await sim.press(sim.clara, "More", on=sim.table())
        await sim.press(sim.clara, "Let a computer play for me", on=menu)
        assert (await scene_of(sim)).view(None).computers == {2}
        await sim.press(sim.clara, "My hand", on=sim.table())
        assert (await scene_of(sim)).view(None).computers == frozenset()


async def test_the_host_ends_the_match_after_being_asked() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        menu = await sim.press(sim.ada, "More", on=sim.table())
        asked = await sim.press(sim.ada, "End the match", on=menu)
        assert "has ended" in sim.text(await sim.press(sim.ada, "End it now", on=asked))
        await sim.advance(2)
        assert (await scene_of(sim)).over
        assert "Rematch" in sim.text(sim.table())


async def test_a_rematch_opens_a_lobby_in_a_new_message() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        await end(sim, sim.ada)
        await sim.advance(2)
        old = sim.table()
        await sim.press(sim.borys, "Rematch", on=old)
        assert sim.table().id != old.id
        assert "Borys** is the host" in sim.text(sim.table())
        again = await sim.press(sim.ada, "Rematch", on=old)
        assert "already" in sim.text(again)


async def test_the_table_can_be_posted_anew_from_the_menu() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        old = sim.table()
        menu = await sim.press(sim.borys, "More", on=old)
        await tap(sim, sim.borys, "repost", on=menu)
        await sim.advance(2)
        assert sim.table().id != old.id
        assert not sim.controls(old)


async def test_anybody_reads_the_rules_of_the_table() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        menu = await sim.press(sim.dima, "More", on=sim.table())
        rules = await tap(sim, sim.dima, "rules", on=menu)
        assert rules.ephemeral
        assert "The rules: Official" in sim.text(rules)


async def test_a_turn_that_dallies_is_pinged_once_and_the_ping_goes_when_the_turn_moves_on() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        mover = (await scene_of(sim)).view(None).phase
        assert isinstance(mover, Turn)
        await sim.advance(40)
        pings = [text for text in sim.texts(sim.dima) if "the table waits for you" in text]
        assert len(pings) == 1
        await move(sim)
        await sim.advance(2)
        assert not any("the table waits for you" in text for text in sim.texts(sim.dima))


async def test_every_verb_has_a_handler() -> None:
    async with steady():
        assert handled() == frozenset(Verb)
