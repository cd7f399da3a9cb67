"""The table of a channel by command: coming and going, the hand, the table and the end."""

import pytest

from tests.support.rounds import deal, gather, scene_of, steady


@pytest.mark.parametrize("command", ["join", "leave", "hand", "table", "end"])
async def test_commands_in_an_empty_channel_say_that_there_is_no_table(command: str) -> None:
    async with steady() as sim:
        shown = await sim.slash(sim.ada, f"uno {command}")
        assert shown.ephemeral
        assert "There is no table in this channel" in sim.text(shown)


async def test_hand_shows_the_hand_and_keeps_it_up_to_date() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        shown = await sim.slash(sim.borys, "uno hand")
        assert shown.ephemeral
        assert "Your hand · 7 cards" in sim.text(shown)


async def test_table_posts_the_table_anew_and_takes_the_buttons_from_the_old_message() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        old = sim.table()
        shown = await sim.slash(sim.borys, "uno table")
        assert shown.ephemeral
        new = sim.table()
        assert new.id > old.id
        assert not sim.controls(old)
        assert str(new.id) in sim.text(old)
        assert (await scene_of(sim)).message_id == new.id


async def test_end_asks_first_and_is_the_hosts_and_a_vote_for_others() -> None:
    """One command ended the match for everybody, or opened a vote without saying so."""
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        asked = await sim.slash(sim.borys, "uno end")
        assert "Vote to end the match?" in sim.text(asked)
        assert "vote" not in sim.text(sim.table()).lower()
        assert "a vote is open" in sim.text(await sim.press(sim.borys, "Put it to the vote", on=asked))
        assert "vote" in sim.text(sim.table()).lower()
        asked = await sim.slash(sim.ada, "uno end")
        assert not (await scene_of(sim)).over
        assert "has ended" in sim.text(await sim.press(sim.ada, "End it now", on=asked))
        assert (await scene_of(sim)).over


async def test_end_closes_a_lobby_at_once_for_its_host_alone() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        assert "Only the host" in sim.text(await sim.slash(sim.borys, "uno end"))
        assert "lobby is closed" in sim.text(await sim.slash(sim.ada, "uno end"))


async def test_end_is_for_those_at_the_table_and_for_moderators() -> None:
    async with steady() as sim:
        await sim.slash(sim.borys, "uno start")
        await sim.press(sim.clara, "Join", on=sim.table())
        await sim.press(sim.borys, "Start", on=sim.table())
        assert "do not sit" in sim.text(await sim.slash(sim.dima, "uno end"))
        asked = await sim.slash(sim.ada, "uno end")
        await sim.press(sim.ada, "End it now", on=asked)
        assert (await scene_of(sim)).over


async def test_leave_asks_first_in_a_match() -> None:
    """A slip in the list of commands cost the seat and the match."""
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara)
        asked = await sim.slash(sim.clara, "uno leave")
        assert "Leave the match?" in sim.text(asked)
        assert not (await scene_of(sim)).left(2)
        assert "You have left" in sim.text(await sim.press(sim.clara, "Leave for good", on=asked))
        assert (await scene_of(sim)).left(2)
        assert "do not sit" in sim.text(await sim.slash(sim.clara, "uno leave"))


async def test_a_newcomer_is_dealt_in_when_the_next_round_begins() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        answer = await sim.slash(sim.clara, "uno join")
        assert "dealt in when the next round begins" in sim.text(answer)
        assert (await scene_of(sim)).view(None).queue == 1
        assert "dealt in" in sim.text(await sim.press(sim.clara, "My hand", on=sim.table()))
