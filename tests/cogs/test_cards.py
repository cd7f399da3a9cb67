"""Cards by command, for keyboards and screen readers."""

from typing import Any

from tests.support.discord_env import Sim
from tests.support.rounds import deal, put, scene_of, set_table, state_of, steady, tap


async def test_play_plays_a_card_and_shows_the_hand() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        shown = await sim.slash(sim.ada, "card play", card="r1")
        assert shown.ephemeral
        assert "Your hand · 2 cards" in sim.text(shown)
        assert "**Ada** played" in sim.text(sim.table())


async def test_play_names_a_colour_and_says_uno() -> None:
    async with steady() as sim:
        await set_table(sim, "W R2 | B1 B2", top="R9")
        refused = await sim.slash(sim.ada, "card play", card="W")
        assert "which colour shall be next?" in sim.text(refused)
        await sim.slash(sim.ada, "card play", card="W", colour="G", uno=True)
        view = (await scene_of(sim)).view(None)
        assert view.colour == "G"
        assert view.called == {0}


async def test_a_typed_wild_without_its_colour_is_asked_for_it_at_once() -> None:
    async with steady() as sim:
        await set_table(sim, "W R2 | B1 B2", top="R9")
        asked = await sim.slash(sim.ada, "card play", card="W", uno=True)
        assert "which colour shall be next?" in sim.text(asked)
        await sim.press(sim.ada, "Green · 0", on=asked)
        view = (await scene_of(sim)).view(None)
        assert (view.colour, view.called) == ("G", {0})


async def test_a_typed_seven_without_a_player_is_asked_for_one_at_once() -> None:
    async with steady() as sim:
        await three(sim, "R7 R2 R3 | B1 B2 | Y1 Y2", rules={"seven": "swap"})
        asked = await sim.slash(sim.ada, "card play", card="R7")
        assert "whose hand do you take?" in sim.text(asked)
        await sim.press(sim.ada, "Clara · 2 cards", on=asked)
        assert [code.code for code in state_of(await scene_of(sim)).hands[0]] == ["Y1", "Y2"]


async def test_what_was_typed_along_with_a_card_is_not_asked_for_again() -> None:
    async with steady() as sim:
        rules = {"multi": "same_rank", "seven": "swap"}
        await three(sim, "R7 B7 R2 R3 | B1 B2 | Y1 Y2", rules=rules)
        asked = await sim.slash(sim.ada, "card play", card="R7")
        assert "with more like it" not in sim.text(asked)
        assert "whose hand do you take?" in sim.text(asked)


async def test_play_of_no_card_at_all_says_how_cards_are_written() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        shown = await sim.slash(sim.ada, "card play", card="*queen*")
        assert shown.ephemeral
        assert "I cannot read" in sim.text(shown)
        assert "**red 5**" in sim.text(shown)


async def test_play_reads_cards_as_people_write_them() -> None:
    async with steady() as sim:
        await set_table(sim, "R5 W B1 B2 | R7 G1 G2", top="R9")
        await sim.slash(sim.ada, "card play", card="Red five")
        await sim.slash(sim.borys, "card play", card="r 7")
        await sim.slash(sim.ada, "card play", card="wild green")
        view = (await scene_of(sim)).view(None)
        assert (view.top.code if view.top else None, view.colour) == ("W", "G")


async def test_a_colour_that_is_chosen_beats_one_among_the_cards() -> None:
    async with steady() as sim:
        await set_table(sim, "W B1 B2 | G1 G2", top="R9")
        await sim.slash(sim.ada, "card play", card="wild green", colour="B")
        assert (await scene_of(sim)).view(None).colour == "B"


async def test_suggestions_follow_cards_that_are_written_out() -> None:
    async with steady() as sim:
        await three(sim, "R5 B5 G1 | G2 G3 | Y1 Y2", rules={"multi": "same_rank"})

        async def suggested(typed: str) -> list[str]:
            offered = await sim.ada.autocomplete(sim.channel, "card play", "card", typed)
            return [choice["value"] for choice in offered]

        assert await suggested("r 5") == ["R5"]
        assert await suggested("red five blu") == ["R5 B5"]
        assert await suggested("x" * 90 + " R5 " * 20) == []


async def test_play_suggests_what_can_be_played_and_nobody_elses_cards() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        ada = await sim.ada.autocomplete(sim.channel, "card play", "card", "")
        assert [choice["value"] for choice in ada] == ["R1", "R2"]
        borys = await sim.borys.autocomplete(sim.channel, "card play", "card", "2")
        assert [choice["value"] for choice in borys] == ["B2"]
        assert await sim.dima.autocomplete(sim.channel, "card play", "card", "") == []


async def test_draw_and_keep() -> None:
    async with steady() as sim:
        await set_table(sim, "G1 G2 | B1 B2", top="R9", draw="R5")
        assert sim.text(await sim.slash(sim.ada, "card draw")).count("You drew") == 1
        assert "It is not your turn" in sim.text(await sim.slash(sim.ada, "card keep"))
        assert (await scene_of(sim)).view(None).counts == (3, 2)


async def test_accept_takes_the_cards() -> None:
    async with steady() as sim:
        await set_table(sim, "W4 R1 R2 | B1 B2", top="R9")
        await sim.slash(sim.ada, "card play", card="W4", colour="B")
        assert "You drew 4 cards" in sim.text(await sim.slash(sim.borys, "card accept"))


async def test_challenge_tells_the_verdict() -> None:
    async with steady() as sim:
        await set_table(sim, "W4 R1 R2 | B1 B2", top="R9")
        await sim.slash(sim.ada, "card play", card="W4", colour="B")
        assert "It was a bluff" in sim.text(await sim.slash(sim.borys, "card challenge"))


async def test_uno_and_catch() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        await sim.slash(sim.ada, "card play", card="R1")
        await sim.slash(sim.ada, "card uno")
        assert (await scene_of(sim)).view(None).called == {0}
        assert "nobody to catch" in sim.text(await sim.slash(sim.borys, "card catch"))


async def test_colour_names_the_colour_of_a_black_starter() -> None:
    async with steady() as sim:
        await set_table(sim, "G1 G2 | B1 B2", top="W", asking=0)
        await sim.slash(sim.ada, "card colour", colour="B")
        assert (await scene_of(sim)).view(None).colour == "B"


async def test_ready_counts_between_rounds() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 | B1 B2", top="R9")
        await tap(sim, sim.ada, "play", "R1")
        assert "you are ready" in sim.text(await sim.slash(sim.borys, "card ready"))


async def test_whose_turn_it_is_not_is_told_so() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 | B1 B2", top="R9")
        shown = await sim.slash(sim.borys, "card draw")
        assert "Ada" in sim.text(shown)
        assert (await scene_of(sim)).view(None).counts == (2, 2)


async def three(sim: Sim, cards: str, **options: Any) -> None:
    """Put cards on the table of Ada, Borys and Clara."""
    await deal(sim, sim.borys, sim.clara)
    await put(sim, cards, **options)


async def hands(sim: Sim) -> list[set[str]]:
    """Name what everybody holds, from inside."""
    return [{held.code for held in hand} for hand in state_of(await scene_of(sim)).hands]


async def test_several_cards_are_written_one_after_the_other() -> None:
    async with steady() as sim:
        await three(sim, "R5 B5 G1 | G2 G3 | Y1 Y2", rules={"multi": "same_rank"})
        suggested = await sim.ada.autocomplete(sim.channel, "card play", "card", "R5 b")
        assert [choice["value"] for choice in suggested] == ["R5 B5"]
        await sim.slash(sim.ada, "card play", card="R5 B5", uno=True)
        assert (await hands(sim))[0] == {"G1"}
        assert (await scene_of(sim)).view(None).called == {0}


async def test_a_seven_names_whose_hand_it_takes() -> None:
    async with steady() as sim:
        await three(sim, "R7 B1 B2 | G1 G2 | Y1 Y2", rules={"seven": "swap"})
        refused = await sim.slash(sim.ada, "card play", card="R7")
        assert "whose hand do you take?" in sim.text(refused)
        suggested = await sim.ada.autocomplete(sim.channel, "card play", "player", "cl")
        assert suggested == [{"name": "Clara", "value": "2"}]
        await sim.slash(sim.ada, "card play", card="R7", player="clara")
        assert await hands(sim) == [{"Y1", "Y2"}, {"G1", "G2"}, {"B1", "B2"}]


async def test_an_exchange_goes_by_command_on_both_sides() -> None:
    async with steady() as sim:
        await three(sim, "R5 B1 B2 | G1 G2 | Y1 Y2", rules={"five": "exchange"})
        await sim.slash(sim.ada, "card play", card="R5", player="1", give="B1")
        both = await sim.slash(sim.borys, "card give", card="green one and green two")
        assert "as one card" in sim.text(both)
        given_away = await sim.slash(sim.borys, "card give", card="green two")
        assert "You gave" in sim.text(given_away)
        assert await hands(sim) == [{"G2", "B2"}, {"B1", "G1"}, {"Y1", "Y2"}]


async def test_jump_lays_the_top_card_where_none_is_named_and_swap_names_the_hand() -> None:
    async with steady() as sim:
        rules = {"seven": "swap", "intervention": "colours"}
        await three(sim, "R7 B1 B2 | G1 G2 | R7 Y1 Y2", rules=rules)
        await sim.slash(sim.ada, "card play", card="R7", player="1")
        await sim.slash(sim.clara, "card jump")
        assert "Whose hand do you take?" in sim.text(sim.hand(sim.clara))
        nobody = await sim.slash(sim.clara, "card swap", player="Zenon")
        assert "Nobody at this table is called **Zenon**" in sim.text(nobody)
        digits = await sim.slash(sim.clara, "card swap", player="9" * 5000)
        assert "Nobody at this table" in sim.text(digits)
        await sim.slash(sim.clara, "card swap", player="0")
        assert await hands(sim) == [{"Y1", "Y2"}, {"B1", "B2"}, {"G1", "G2"}]


async def test_pile_puts_a_hand_down() -> None:
    async with steady() as sim:
        await three(sim, "R1 B1 | G1 G2 | Y1 Y2", rules={"uno_to_centre": True})
        await sim.slash(sim.ada, "card play", card="R1", uno=True)
        await sim.slash(sim.clara, "card pile")
        assert "On the pile: **Clara**" in sim.text(sim.table())


async def test_uno_and_catch_name_somebody() -> None:
    async with steady() as sim:
        await three(sim, "R1 B1 | G1 G2 | Y1 Y2", rules={"uno_proxy": True, "penalty_false_call": 2})
        await sim.slash(sim.ada, "card play", card="R1")
        assert "say whom you mean" in sim.text(await sim.slash(sim.clara, "card catch"))
        assert "says it for **Ada**" in sim.text(await sim.slash(sim.clara, "card uno", player="Ada"))
        await sim.advance(5)
        assert (await scene_of(sim)).view(None).called == {0}


async def test_jump_without_the_twin_is_refused_kindly() -> None:
    async with steady() as sim:
        await set_table(sim, "R1 R2 B7 | B1 B2", top="R9")
        assert "Playing out of turn is not part of these rules" in sim.text(
            await sim.slash(sim.borys, "card jump", card="B1")
        )
