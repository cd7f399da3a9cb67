"""The lobby: gathering, agreeing on the rules, and the start."""

import pytest

from bot.engine import PRESETS
from bot.table.news import Closing
from bot.table.sharing import store
from data import StorageError
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


@pytest.mark.rule("feature-online-real-opponents")
async def test_people_play_against_people_and_a_computer_player_only_fills_a_seat_it_is_given() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys, sim.clara)
        assert [one.user_id for one in (await scene_of(sim)).people] == [
            sim.ada.id,
            sim.borys.id,
            sim.clara.id,
        ]
        await sim.press(sim.ada, lambda control: control.custom_id.startswith("u1:bot:"), on=sim.table())
        await sim.advance(5)
        await sim.press(sim.ada, "Start", on=sim.table())
        view = (await scene_of(sim)).view(None)
        assert (len(view.counts), view.computers) == (4, {3})


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


async def test_a_host_who_starts_early_is_told_for_whom_the_table_waits() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys, sim.clara)
        await sim.choose(sim.ada, "quick", on=sim.table())
        await sim.press(sim.ada, "Start", on=sim.table())
        said = sim.text(sim.hand(sim.ada))
        assert "Waiting for **Borys**, **Clara** to confirm the rules." in said
        assert "starts by itself as soon as they have, or <t:" in said
        await tap(sim, sim.borys, "confirm", on=sim.table())
        assert "Waiting for **Clara** to confirm" in sim.text(await sim.slash(sim.borys, "uno hand"))


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


async def test_the_menu_of_the_lobby_offers_what_the_server_has_saved() -> None:
    async with steady() as sim:
        await sim.bot.database.presets.add(sim.guild.id, "Friday", store(PRESETS["party"]), 25)
        await gather(sim, sim.borys)
        await sim.choose(sim.ada, "@Friday", select="Choose the rules (host)", on=sim.table())
        lobby = (await scene_of(sim)).lobby
        assert (lobby.preset, lobby.rules, lobby.confirmed) == ("@Friday", PRESETS["party"], {0})
        assert "Rules: **Friday**" in sim.text(sim.table())
        answer = await sim.choose(sim.borys, "quick", select="Choose the rules (host)", on=sim.table())
        assert "Only the host can do that" in sim.text(answer)


async def test_the_menu_of_the_lobby_follows_what_is_saved_renamed_and_deleted() -> None:
    async with steady() as sim:
        await gather(sim)

        async def offered() -> bool:
            """Have the lobby shown anew, and look whether the set is in its menu."""
            await sim.press(sim.ada, "Add computer player", on=sim.table())
            return "Friday" in sim.text(sim.table())

        assert not await offered()
        await sim.slash(sim.ada, "uno presets save", name="Friday")
        assert await offered()
        await sim.slash(sim.ada, "uno presets rename", preset="@Friday", name="Sunday")
        assert not await offered()
        await sim.slash(sim.ada, "uno presets rename", preset="@Sunday", name="Friday")
        assert await offered()
        await sim.slash(sim.ada, "uno presets delete", preset="@Friday")
        assert not await offered()


async def test_a_rule_set_that_is_gone_or_cannot_be_read_is_refused_in_the_lobby() -> None:
    async with steady() as sim:
        await sim.bot.database.presets.add(sim.guild.id, "Future", '{"telepathy":true}', 25)
        await gather(sim)
        answer = await sim.choose(sim.ada, "@Future", select="Choose the rules (host)", on=sim.table())
        assert answer.ephemeral
        assert "does not know: **telepathy**" in sim.text(answer)
        await sim.bot.database.presets.remove(sim.guild.id, 1)
        answer = await sim.choose(sim.ada, "@Future", select="Choose the rules (host)", on=sim.table())
        assert "There is no rule set of that name" in sim.text(answer)
        assert (await scene_of(sim)).lobby.preset == "classic"


async def test_a_lobby_opens_with_what_comes_along_where_the_saved_sets_cannot_be_read() -> None:
    async with steady() as sim:

        def fail(_: int) -> None:
            raise StorageError("down")

        sim.bot.database.presets.all = fail
        await gather(sim)
        assert "Choose the rules (host)" in sim.text(sim.table())
        assert sim.forgive() == []
