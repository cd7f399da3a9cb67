"""Cards by command, for keyboards and screen readers."""

from tests.support.rounds import deal, scene_of, set_table, steady, tap


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
        assert "Choose a colour" in sim.text(refused)
        await sim.slash(sim.ada, "card play", card="W", colour="G", uno=True)
        view = (await scene_of(sim)).view(None)
        assert view.colour == "G"
        assert view.called == {0}


async def test_play_of_no_card_at_all_says_how_cards_are_written() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        shown = await sim.slash(sim.ada, "card play", card="*queen*")
        assert shown.ephemeral
        assert "is no card" in sim.text(shown)


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
