"""The proof of the deals: whole and in private, for whoever asks, while the match runs and after it."""

from tests.support.rounds import deal, put, scene_of, state_of, steady


async def test_the_promise_is_shown_whole_to_whoever_asks_for_it_and_never_with_the_seed() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        scene = await scene_of(sim)
        commitment = scene.view().commitment
        assert commitment not in sim.text(sim.table())
        for who in (sim.borys, sim.dima):
            menu = await sim.press(who, "More", on=sim.table())
            assert menu.ephemeral
            assert commitment not in sim.text(menu)
            await sim.press(who, "Check the deal", on=menu)
            assert f"`{commitment}`" in sim.text(menu)
            assert state_of(scene).seed.hex() not in sim.text(menu)


async def test_the_result_leads_anybody_to_the_seed_in_private_and_still_does_after_a_rematch() -> None:
    """Everybody was shown 128 digits and a command under every result."""
    async with steady() as sim:
        await deal(sim, sim.borys, preset="quick")
        await put(sim, "R1 | B1 B2", rules="quick", top="R9")
        seed = state_of(await scene_of(sim)).seed.hex()
        await sim.press(sim.ada, lambda one: ":play:" in one.custom_id, on=sim.hand(sim.ada))
        await sim.advance(3)
        result = sim.table()
        assert "wins!" in sim.text(result)
        assert seed not in sim.text(result)
        await sim.press(sim.ada, "Rematch", on=result)
        shown = await sim.press(sim.dima, "Check the deal", on=result)
        assert shown.ephemeral
        assert f"Seed: `{seed}`" in sim.text(shown)
        assert "python -m bot verify" in sim.text(shown)
