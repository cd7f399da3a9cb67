"""The lobby: opening a table where the server allows it, gathering, and the start."""

from typing import Any

import pytest
from simcord import InteractionResult

from bot.table.news import Closing
from tests.support.discord_env import Sim, open_sim
from tests.support.rounds import deal, gather, scene_of, steady, tap


async def set_up(sim: Sim, **settings: object) -> None:
    """Give the server settings, as if a moderator had chosen them."""
    await sim.bot.servers.change(sim.guild.id, lambda now: now.model_copy(update=settings))


async def refused(sim: Sim, shown: InteractionResult) -> str:
    """Tell what a private refusal says; no table was opened."""
    assert shown.ephemeral
    assert await sim.bot.tables.in_channel(sim.guild.id, sim.channel.id) is None
    return sim.text(shown)


async def test_start_posts_a_lobby_that_everybody_sees() -> None:
    async with steady() as sim:
        shown = await sim.slash(sim.ada, "uno start", preset="quick", seats=4)
        assert not shown.ephemeral
        assert "**Ada** is the host" in sim.text(shown)
        assert "1 of 4 seats" in sim.text(shown)
        assert "Quick" in sim.text(shown)
        assert (await scene_of(sim)).message_id == sim.table().id


async def test_start_plays_by_the_servers_choice_unless_another_is_made() -> None:
    async with steady() as sim:
        await set_up(sim, preset="quick")
        await sim.slash(sim.ada, "uno start")
        assert (await scene_of(sim)).lobby.preset == "quick"


async def test_a_second_start_leads_to_the_table_that_is_there() -> None:
    async with steady() as sim:
        await sim.slash(sim.ada, "uno start")
        shown = await sim.slash(sim.borys, "uno start")
        assert shown.ephemeral
        assert "[here](https://discord.com/channels/" in sim.text(shown)
        assert f"/{sim.channel.id}/{sim.table().id})" in sim.text(shown)


async def test_two_starts_at_once_open_one_table() -> None:
    async with steady() as sim:
        async with sim.at_once():
            one = await sim.slash(sim.ada, "uno start")
            other = await sim.slash(sim.borys, "uno start")
        assert {bool(one.ephemeral), bool(other.ephemeral)} == {True, False}


async def test_too_many_starts_are_slowed_down() -> None:
    async with steady() as sim:
        for _ in range(3):
            await sim.slash(sim.ada, "uno start")
        assert "Please wait" in sim.text(await sim.slash(sim.ada, "uno start"))
        assert "CommandOnCooldown" in "".join(sim.forgive())


async def test_start_in_a_thread_posts_there_and_says_where() -> None:
    async with steady() as sim:
        shown = await sim.ada.slash(sim.channel, "uno start", where="thread")
        (thread,) = sim.channel.threads
        assert shown.ephemeral
        assert f"<#{thread.id}>" in sim.text(shown)
        assert "**Ada** is the host" in sim.text(sim.table(where=thread))
        assert (await scene_of(sim)).channel_id == thread.id
        assert (await scene_of(sim)).message_id == sim.table(where=thread).id


async def test_start_falls_back_to_the_channel_where_threads_are_not_allowed() -> None:
    async with steady() as sim:
        await sim.deny(create_public_threads=True)
        await sim.ada.slash(sim.channel, "uno start", where="thread")
        assert "**Ada** is the host" in sim.text(sim.table())
        assert "thread cannot be made" in sim.text(sim.hand(sim.ada))


async def test_start_falls_back_when_discord_refuses_the_thread() -> None:
    async with steady() as sim:
        sim.fail("POST", "/channels/*/threads", 403, 50013)
        await sim.ada.slash(sim.channel, "uno start", where="thread")
        assert "**Ada** is the host" in sim.text(sim.table())


async def test_start_in_a_thread_keeps_the_game_in_it() -> None:
    async with steady() as sim:
        thread = await sim.thread()
        await sim.slash(sim.ada, "uno start", where=thread)
        assert "**Ada** is the host" in sim.text(sim.table(where=thread))


async def test_start_names_the_permission_that_is_missing() -> None:
    async with steady() as sim:
        await sim.deny(send_messages=True)
        told = await refused(sim, await sim.slash(sim.ada, "uno start"))
        assert "one more permission" in told
        assert "Send Messages" in told


async def test_start_is_for_moderators_where_the_server_says_so() -> None:
    async with steady() as sim:
        await set_up(sim, who_starts="moderators")
        assert "only moderators" in await refused(sim, await sim.slash(sim.borys, "uno start"))
        assert not (await sim.slash(sim.ada, "uno start")).ephemeral


async def test_start_keeps_to_the_channels_that_the_server_allows() -> None:
    async with steady() as sim:
        other = sim.guild.create_text_channel("elsewhere")
        await set_up(sim, channels=(other.id,))
        assert f"<#{other.id}>" in await refused(sim, await sim.slash(sim.ada, "uno start"))
        assert not (await sim.slash(sim.ada, "uno start", where=other)).ephemeral


async def test_a_thread_of_an_allowed_channel_is_allowed() -> None:
    async with steady() as sim:
        await set_up(sim, channels=(sim.channel.id,))
        thread = await sim.thread()
        assert not (await sim.slash(sim.ada, "uno start", where=thread)).ephemeral


async def test_somebody_banned_neither_opens_nor_joins_a_table() -> None:
    async with steady() as sim:
        await set_up(sim, banned=frozenset({sim.borys.id}))
        assert "may not play" in await refused(sim, await sim.slash(sim.borys, "uno start"))
        await sim.slash(sim.ada, "uno start")
        assert "may not play" in sim.text(await sim.press(sim.borys, "Join", on=sim.table()))
        assert "may not play" in sim.text(await sim.slash(sim.borys, "uno join"))
        assert len((await scene_of(sim)).people) == 1


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
        assert "How to play" in sim.text(answer)


async def test_slow_clocks_let_no_uno_window_run_out() -> None:
    async with steady() as sim:
        timing = (await sim.bot.servers.settings(sim.guild.id)).timing.model_copy(update={"turn": None})
        await set_up(sim, timing=timing)
        await sim.slash(sim.ada, "uno start")
        assert (await scene_of(sim)).lobby.rules.uno_window == 0


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


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_guests_are_pinged_once_and_nobody_else_is(where: str) -> None:
    async with steady() as sim:
        mark = sim.mark()
        await sim.ada.slash(sim.channel, "uno start", where=where, guest1=sim.borys, guest2=sim.clara)
        place = sim.channel.threads[0] if where == "thread" else sim.channel
        await sim.press(sim.borys, "Join", on=sim.table(where=place))
        await sim.advance(3)
        pinged = [users for request in sim.requests_since(mark) if (users := _pinged(request.body))]
        assert pinged == [{str(sim.borys.id), str(sim.clara.id)}]


def _pinged(body: Any) -> set[str]:
    """Tell whom a message may ping."""
    told = body.get("data", body) if isinstance(body, dict) else {}
    allowed = (told or {}).get("allowed_mentions") or {}
    assert not allowed.get("parse")
    return set(map(str, allowed.get("users", ())))


async def test_somebody_removed_hears_that_the_game_goes_on_without_them() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        await sim.slash(sim.ada, "uno-admin kick", player=sim.borys)
        assert "removed from this table" in sim.text(await sim.press(sim.borys, "Join", on=sim.table()))
        assert "removed from this table" in sim.text(await sim.slash(sim.borys, "uno join"))


async def test_a_newcomer_is_dealt_in_when_the_next_round_begins() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        answer = await sim.slash(sim.clara, "uno join")
        assert "dealt in when the next round begins" in sim.text(answer)
        assert (await scene_of(sim)).view(None).queue == 1
        assert "dealt in" in sim.text(await sim.press(sim.clara, "My hand", on=sim.table()))


async def test_settings_that_are_broken_do_not_keep_a_table_from_opening() -> None:
    async with open_sim() as sim:
        await sim.bot.database.settings.save_guild(sim.guild.id, {"preset": "no such", "timing": 5})
        assert not (await sim.slash(sim.ada, "uno start")).ephemeral
