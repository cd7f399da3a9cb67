"""The lobby: gathering, agreeing on the rules, and the start."""

from bot.table.news import Closing
from tests.support.rounds import gather, scene_of, steady, tap


async def test_join_seats_a_person_and_answers_privately() -> None:
    async with steady() as sim:
        await sim.slash(sim.ada, "uno start")
        answer = await sim.press(sim.borys, "Join", on=sim.table())
        assert answer.ephemeral
        assert "You have a seat" in sim.text(answer)
        assert "**Borys**" in sim.text(sim.table())
        again = await sim.press(sim.borys, "Join", on=sim.table())
        assert "You sit at this table already" in sim.text(again)


async def test_an_invitation_is_for_those_who_are_named() -> None:
    async with steady() as sim:
        await sim.slash(sim.ada, "uno start", guest1=sim.borys, guest2=sim.clara)
        assert "By invitation" in sim.text(sim.table())
        assert "by invitation" in sim.text(await sim.press(sim.dima, "Join", on=sim.table()))
        await sim.press(sim.clara, "Join", on=sim.table())
        assert "**Clara**" in sim.text(sim.table())


async def test_nine_guests_can_be_invited_so_that_ten_people_play() -> None:
    async with steady() as sim:
        more = [sim.guild.add_member(sim.env.create_user(f"guest{number}")) for number in range(6)]
        await sim.env.settle()
        guests = [sim.borys, sim.clara, sim.dima, *more]
        named = {f"guest{number}": guest for number, guest in enumerate(guests, 1)}
        await sim.slash(sim.ada, "uno start", **named)
        for guest in guests:
            await sim.press(guest, "Join", on=sim.table())
        assert len((await scene_of(sim)).people) == 10


async def test_a_full_lobby_takes_nobody_more() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys, seats=2)
        assert "All seats are taken" in sim.text(await sim.slash(sim.clara, "uno join"))


async def test_leave_gives_the_seat_up_by_button_and_by_command() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys, sim.clara)
        await sim.press(sim.borys, "Leave", on=sim.table())
        assert len((await scene_of(sim)).people) == 2
        await sim.advance(2)
        assert "You have left" in sim.text(await sim.slash(sim.clara, "uno leave"))
        assert len((await scene_of(sim)).people) == 1


async def test_the_host_seats_computer_players_and_takes_them_away() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        await tap(sim, sim.ada, "bot", on=sim.table())
        assert (await scene_of(sim)).people[2].computer
        refused = await tap(sim, sim.borys, "bot", on=sim.table())
        assert refused.ephemeral
        assert "Only the host" in sim.text(refused)
        await tap(sim, sim.ada, "unbot", on=sim.table())
        assert len((await scene_of(sim)).people) == 2


async def test_changed_rules_must_be_agreed_to_before_the_start() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        await sim.choose(sim.ada, "quick", on=sim.table())
        assert (await scene_of(sim)).lobby.confirmed == {0}
        await tap(sim, sim.borys, "confirm", on=sim.table())
        assert (await scene_of(sim)).lobby.confirmed == {0, 1}
        await sim.press(sim.ada, "Start", on=sim.table())
        assert (await scene_of(sim)).match is not None


async def test_a_guest_does_not_change_the_rules() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        answer = await sim.choose(sim.borys, "quick", on=sim.table())
        assert answer.ephemeral
        assert (await scene_of(sim)).lobby.preset == "classic"


async def test_who_has_not_agreed_after_thirty_seconds_is_dropped_and_the_match_starts() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys, sim.clara)
        await sim.choose(sim.ada, "quick", on=sim.table())
        await tap(sim, sim.borys, "confirm", on=sim.table())
        await sim.press(sim.ada, "Start", on=sim.table())
        assert (await scene_of(sim)).match is None
        await sim.advance(32)
        scene = await scene_of(sim)
        assert [one.name for one in scene.people] == ["Ada", "Borys"]
        assert scene.match is not None
        for who in (sim.ada, sim.borys):
            assert "Your hand · 7 cards" in sim.text(sim.hand(who))


async def test_only_the_host_starts() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        answer = await sim.press(sim.borys, "Start", on=sim.table())
        assert answer.ephemeral
        assert "Only the host" in sim.text(answer)
        assert (await scene_of(sim)).match is None


async def test_a_double_click_on_start_deals_one_match() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        table = sim.table()
        async with sim.at_once():
            await sim.press(sim.ada, "Start", on=table)
            await sim.press(sim.ada, "Start", on=table)
        assert (await scene_of(sim)).view(None).counts == (7, 7)


async def test_a_hosts_departure_passes_the_table_on() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        await sim.press(sim.ada, "Leave", on=sim.table())
        assert "**Borys** is the host" in sim.text(sim.table())


async def test_cancel_closes_the_lobby_and_frees_the_channel() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        table = sim.table()
        await sim.press(sim.ada, "Cancel", on=table)
        assert not sim.controls(table)
        assert not (await sim.slash(sim.borys, "uno start")).ephemeral


async def test_a_forgotten_lobby_ends_after_thirty_minutes_saying_so() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        table = sim.table()
        await sim.advance(31 * 60)
        assert not sim.controls(table)
        assert (await scene_of(sim)).closed is Closing.FORGOTTEN


async def test_rules_are_shown_to_anybody_who_asks() -> None:
    async with steady() as sim:
        await gather(sim)
        answer = await tap(sim, sim.dima, "rules", on=sim.table())
        assert answer.ephemeral
        assert "The rules: Official" in sim.text(answer)


async def test_somebody_removed_hears_that_the_game_goes_on_without_them() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        await sim.slash(sim.ada, "uno-admin kick", player=sim.borys)
        assert "removed from this table" in sim.text(await sim.press(sim.borys, "Join", on=sim.table()))
        assert "removed from this table" in sim.text(await sim.slash(sim.borys, "uno join"))
