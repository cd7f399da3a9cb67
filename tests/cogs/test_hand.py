"""The private hand: what its buttons do, and how it is kept up to date."""

import pytest
from simcord import SetupError

from bot.table.actions import EndNow, Kick
from bot.table.requests import Request
from tests.support.discord_env import Sim
from tests.support.rounds import SEED, deal, move, people, put, scene_of, set_table, state_of, steady, tap


async def hand_of(sim: Sim, seat: int) -> str:
    """Spell out what a seat holds, from inside."""
    return " ".join(card.code for card in state_of(await scene_of(sim)).hands[seat])


async def test_a_card_is_played_with_one_press_in_the_same_message() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        hand, mark = sim.hand(sim.ada), sim.mark()
        answer = await tap(sim, sim.ada, "play", "R1")
        assert answer.response is not None
        assert answer.response.id == hand.id
        assert await hand_of(sim, 0) == "R2 B7"
        assert "Your hand · 2 cards" in sim.text(hand)
        # The answer, the table, and the hand of Borys, who is next.
        assert [request.kind for request in sim.requests_since(mark)].count("callback") == 1
        assert len(sim.requests_since(mark)) == 3
        assert "Your turn" in sim.text(sim.hand(sim.borys))


async def test_the_table_is_told_who_played_and_whose_turn_it_is() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        told = sim.text(sim.table())
        assert "**Ada** played" in told
        assert "**Borys** is to play" in told


async def test_a_black_card_asks_for_its_colour_in_the_same_message_and_can_be_taken_back() -> None:
    async with steady() as sim:
        await set_table(sim, "W R2 B7 | B1 B2", top="R9")
        hand = sim.hand(sim.ada)
        await tap(sim, sim.ada, "wild", "W")
        assert {control.label for control in sim.controls(hand)} >= {"Red · 1", "Blue · 1", "UNO!", "Back"}
        await tap(sim, sim.ada, "back")
        assert await hand_of(sim, 0) == "W R2 B7"
        await tap(sim, sim.ada, "wild", "W")
        await tap(sim, sim.ada, "play", "W", "0", "G")
        assert await hand_of(sim, 0) == "R2 B7"
        assert (await scene_of(sim)).view(None).colour == "G"


async def test_uno_is_armed_and_said_with_the_play() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "arm", "1")
        assert "UNO! ✓" in {control.label for control in sim.controls(sim.hand(sim.ada))}
        await tap(sim, sim.ada, "arm", "0")
        assert "UNO! ✓" not in {control.label for control in sim.controls(sim.hand(sim.ada))}
        await tap(sim, sim.ada, "arm", "1")
        await tap(sim, sim.ada, "play", "R1", "1")
        assert (await scene_of(sim)).view(None).called == {0}


async def test_uno_is_armed_while_the_colour_is_being_chosen() -> None:
    async with steady() as sim:
        await set_table(sim, "W R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "wild", "W", "0")
        await tap(sim, sim.ada, "arm", "1")
        await tap(sim, sim.ada, "play", "W", "1", "B")
        assert (await scene_of(sim)).view(None).called == {0}


async def test_uno_is_said_for_the_last_card_from_the_hand() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        assert "did not say UNO" in sim.text(sim.hand(sim.ada))
        await tap(sim, sim.ada, "call")
        assert (await scene_of(sim)).view(None).called == {0}
        assert "did not say UNO" not in sim.text(sim.hand(sim.ada))


async def test_nobody_else_is_told_that_a_window_is_open() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(2)
        assert not any("did not say" in text for text in sim.texts(sim.borys))


async def test_a_drawn_card_that_fits_is_played_or_kept() -> None:
    async with steady() as sim:
        await set_table(sim, "G1 G2 | B1 B2", top="R9", draw="R5 B3")
        await tap(sim, sim.ada, "draw")
        assert "You drew" in sim.text(sim.hand(sim.ada))
        await tap(sim, sim.ada, "keep")
        assert await hand_of(sim, 0) == "G1 G2 R5"
        assert "It is not your turn" in sim.text(sim.hand(sim.ada))


async def test_a_drawn_card_that_does_not_fit_is_named_and_the_turn_passes() -> None:
    async with steady() as sim:
        await set_table(sim, "G1 G2 | B1 B2", top="R9", draw="Y5")
        await tap(sim, sim.ada, "draw")
        told = sim.text(sim.hand(sim.ada))
        assert "You drew" in told
        assert "Yellow 5" in told
        assert "It is not your turn" in told
        assert not any("Yellow 5" in text for text in sim.texts(sim.borys))


async def test_the_colour_of_a_black_starter_is_named_in_the_hand() -> None:
    async with steady() as sim:
        await set_table(sim, "G1 G2 | B1 B2", top="W", asking=0)
        await tap(sim, sim.ada, "starter", "B")
        assert (await scene_of(sim)).view(None).colour == "B"


async def test_a_stale_press_shows_the_fresh_hand_and_does_nothing() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        picture = sim.picture(sim.hand(sim.ada))
        await tap(sim, sim.ada, "play", "R1")
        again = await sim.press(sim.ada, lambda control: ":R1:" in control.custom_id, as_seen=picture)
        assert again.acknowledged
        assert "moved on" in sim.text(sim.hand(sim.ada))
        assert await hand_of(sim, 0) == "R2 B7"


async def test_two_clicks_at_once_play_one_card() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R1 B7 | B1 B2", top="R9")
        async with sim.at_once():
            await tap(sim, sim.ada, "play", "R1")
            await tap(sim, sim.ada, "play", "R1")
        assert await hand_of(sim, 0) == "R1 B7"


async def test_the_choice_of_a_colour_is_stale_once_the_hand_has_changed() -> None:
    async with steady() as sim:
        await set_table(sim, "W R2 B7 | B1 B2", top="R9")
        picture = sim.picture(sim.hand(sim.ada))
        await tap(sim, sim.ada, "play", "R2")
        await sim.press(sim.ada, lambda control: ":wild:" in control.custom_id, as_seen=picture)
        told = sim.text(sim.hand(sim.ada))
        assert "moved on" in told
        assert "which colour" not in told


async def test_opening_the_hand_again_takes_the_older_one_away_with_one_request() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9", draw="Y5")
        older, shown, mark = sim.hand(sim.ada), len(sim.texts(sim.ada)), sim.mark()
        await sim.press(sim.ada, "My hand", on=sim.table())
        await sim.advance(1)
        assert sim.hand(sim.ada).id != older.id
        assert len(sim.texts(sim.ada)) == shown
        assert [request.method for request in sim.requests_since(mark)] == ["POST", "DELETE"]


async def test_who_is_caught_is_told_so_in_the_hand() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(4)
        await sim.press(sim.borys, "Catch", on=sim.table())
        await sim.advance(2)
        assert "**Borys caught you without UNO!** You drew 2 cards." in sim.text(sim.hand(sim.ada))


async def test_who_is_removed_is_told_so_in_the_hand() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        hand = sim.hand(sim.clara)
        table = await sim.bot.tables.get(1)
        await table.act(Request(sim.ada.id, Kick(2), moderator=True))
        await sim.advance(2)
        assert "You were removed from the table" in sim.text(hand)
        assert not sim.controls(hand)


async def test_a_match_that_is_ended_leaves_no_hand_with_buttons() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        table = await sim.bot.tables.get(1)
        await table.act(Request(sim.ada.id, EndNow(), moderator=True))
        await sim.advance(2)
        for who in (sim.ada, sim.borys):
            assert "The match is over" in sim.text(sim.hand(who))
            assert not sim.controls(sim.hand(who))


async def test_a_hand_of_somebody_else_cannot_even_be_pressed() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        with pytest.raises(SetupError):
            await sim.borys.click(sim.hand(sim.ada), label="Refresh")


async def test_a_refusal_is_told_in_the_hand() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        picture = sim.picture(sim.hand(sim.ada))
        for part in picture.components[0]["components"]:
            for control in part.get("components", []):
                control["disabled"] = False
        await sim.press(sim.ada, lambda control: ":B7:" in control.custom_id, as_seen=picture)
        assert "does not fit" in sim.text(sim.hand(sim.ada))
        assert await hand_of(sim, 0) == "R1 R2 B7"


def cards_shown(sim: Sim) -> set[str]:
    """Name the cards on the page of Ada's hand that is open."""
    presses = [control.custom_id.split(":") for control in sim.controls(sim.hand(sim.ada))]
    return {parts[4] for parts in presses if parts[1] == "play"}


async def test_a_large_hand_has_pages() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        many = "R0 R1 R2 R3 R4 R5 R6 R7 R8 G0 G1 G2 G3 G4 G5 G6 G7 G8 B0 B1 B2 B3 B4 B5 B6"
        await put(sim, f"{many} | Y1 Y2", top="R9")
        first = cards_shown(sim)
        await tap(sim, sim.ada, "page", "0", "1")
        second = cards_shown(sim)
        assert len(first) == 20
        assert len(second) == 5
        assert not first & second


async def test_the_hand_comes_by_itself_to_everybody_who_pressed_join_a_moment_ago() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara, sim.dima)
        for who in (sim.ada, sim.borys, sim.clara, sim.dima):
            assert "Your hand · 7 cards" in sim.text(sim.hand(who))
        assert "not opened" not in sim.text(sim.table())


async def test_a_hand_whose_token_has_died_is_left_alone_and_named_on_the_table() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        stale = sim.text(sim.hand(sim.borys))
        seats = people(sim, await scene_of(sim))
        assert seats[0] == sim.ada
        table = await sim.bot.tables.get(1)
        await sim.slash(sim.ada, "uno-admin pause")
        await sim.advance(16 * 60)
        await sim.slash(sim.ada, "uno-admin resume")
        await sim.press(sim.ada, "My hand", on=sim.table())
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(3)
        assert table.scene.view(None).counts[0] == 2
        assert sim.text(sim.hand(sim.borys)) == stale
        (line,) = [line for line in sim.text(sim.table()).splitlines() if "hand not opened" in line]
        assert "Borys" in line
        await sim.press(sim.borys, "My hand", on=sim.table())
        assert "Your turn" in sim.text(sim.hand(sim.borys))


async def test_a_token_that_dies_early_is_noticed_by_the_push() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        sim.fail("PATCH", "/webhooks/*/*/messages/@original", 401, 50027, times=None)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(3)
        assert sim.bot.presenter.tokens.alive(1, sim.borys.id) is None


async def test_refresh_shows_the_hand_as_it_is_now() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        await put(sim, "R1 R2 B7 | B1 B2 | G1 G2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        await sim.press(sim.clara, "Refresh", on=sim.hand(sim.clara))
        assert "It is not your turn" in sim.text(sim.hand(sim.clara))


async def test_somebody_who_left_finds_no_hand() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        hand = sim.hand(sim.clara)
        await sim.press(sim.clara, "Leave for good", on=await sim.slash(sim.clara, "uno leave"))
        assert "not at this table any more" in sim.text(hand)
        assert "[" not in sim.text(hand)


async def test_the_same_seed_deals_the_same_hands() -> None:
    hands = []
    for _ in range(2):
        async with steady(SEED) as sim:
            await deal(sim, sim.borys)
            await move(sim)
            hands.append(await hand_of(sim, 0))
    assert hands[0] == hands[1]
