"""Whole games by commands alone, chosen by words alone: for keyboards and screen readers."""

import re
from typing import Any

from simcord import MemberActor

from tests.support.discord_env import Sim
from tests.support.rounds import gather, scene_of, steady
from tests.support.ways import match, slash

THREE = "R1 B1 B2 | G1 G2 | Y1 Y2"


async def test_again_says_where_the_table_is_and_where_there_is_none_to_play_again() -> None:
    async with steady() as sim:
        shown = await sim.slash(sim.ada, "uno again")
        assert shown.ephemeral
        assert "**/uno start** opens a table" in sim.text(shown)
        await gather(sim)
        assert "There is a table in this channel already" in sim.text(await sim.slash(sim.ada, "uno again"))


async def test_commands_out_of_place_say_why_and_what_is_possible() -> None:
    async with steady() as sim:
        await match(THREE)(sim)
        asked: list[tuple[MemberActor, str, dict[str, Any], str]] = [
            (sim.ada, "uno begin", {}, "The game has begun already"),
            (sim.ada, "uno lobby computer", {}, "The game has begun already"),
            (sim.ada, "uno lobby rules", {"preset": "quick"}, "The game has begun already"),
            (sim.ada, "uno lobby option", {"option": "Tempo", "value": "on"}, "**/uno lobby rules**"),
            (sim.ada, "uno match resume", {}, "The game is not paused"),
            (sim.ada, "uno match kick", {"player": "Zenon"}, "Nobody at this table is called **Zenon**"),
            (sim.ada, "uno match kick", {"player": "2.aaaa"}, "Nobody sits there any more"),
            (sim.borys, "uno match fine", {"player": "Ada"}, "Only the host can do that"),
            (sim.borys, "uno match report", {"player": "Ada"}, "not part of these rules"),
            (sim.borys, "uno vote", {"answer": "yes"}, "**/uno match** asks for a vote"),
            (sim.dima, "uno away", {}, "You do not sit at this table"),
        ]
        for who, command, options, said in asked:
            shown = await sim.slash(who, command, **options)
            assert shown.ephemeral
            assert said in sim.text(shown), command


async def test_a_vote_is_named_where_several_wait() -> None:
    async with steady() as sim:
        await match(THREE, slash("borys", "uno match pause"), slash("borys", "uno end", sure=True))(sim)
        which = await sim.slash(sim.clara, "uno vote", answer="no")
        assert "Several votes wait for you" in sim.text(which)
        offered = await sim.clara.autocomplete(sim.channel, "uno vote", "motion", "end")
        assert [one["name"] for one in offered] == ["end the match"]
        await sim.slash(sim.clara, "uno vote", answer="no", motion=offered[0]["value"])
        again = await sim.slash(sim.clara, "uno vote", answer="no", motion="end the match")
        assert "You have voted already" in sim.text(again)
        unknown = await sim.slash(sim.clara, "uno vote", answer="no", motion="dance")
        assert "There is no vote about **dance**" in sim.text(unknown)
        # Only one is left that waits for Clara.
        assert "Your vote counts" in sim.text(await sim.slash(sim.clara, "uno vote", answer="no"))


async def test_people_and_options_are_suggested_as_they_are_read() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        suggested = await sim.ada.autocomplete(sim.channel, "uno match kick", "player", "")
        assert [one["name"] for one in suggested] == ["Borys"]
        options = await sim.ada.autocomplete(sim.channel, "uno lobby option", "option", "cards dealt")
        assert [one["value"] for one in options] == ["deal"]
        deals = await sim.ada.autocomplete(sim.channel, "uno lobby option", "value", "", option="deal")
        assert [one["value"] for one in deals] == [str(number) for number in range(3, 11)]
        shown = await sim.slash(sim.ada, "uno lobby option", option="Cards dealt", value="11")
        assert "A whole number from 3 to 10" in sim.text(shown)
        removed = await sim.slash(sim.ada, "uno match kick", player=suggested[0]["value"])
        assert "**Borys** has no seat at this table any more" in sim.text(removed)
        assert len((await scene_of(sim)).people) == 1


async def test_what_is_in_the_way_of_an_option_is_named_and_changed_along() -> None:
    async with steady() as sim:
        await gather(sim)
        command = "uno lobby option"
        refused = await sim.slash(sim.ada, command, option="penalty_misplay", value="2")
        assert "Nothing was changed" in sim.text(refused)
        await sim.slash(sim.ada, command, option="penalty_misplay", value="2", along=True)
        lobby_now = (await scene_of(sim)).lobby
        assert lobby_now is not None
        assert lobby_now.rules.penalty_misplay == 2


def heard(sim: Sim, shown: Any) -> str:
    """Give a message as it is read aloud, harsher than it is: pictures are left out altogether."""
    return re.sub(r"<a?:\w+:\d+> ?", "", sim.text(shown))


def fits(card: str, top: str) -> bool:
    """Tell from names alone whether a card can be played, as somebody does who cannot see colours."""
    return card.startswith("Wild") or bool(set(card.split()) & set(top.split()))


async def test_a_whole_round_is_played_by_commands_and_chosen_by_words_alone() -> None:
    async with steady() as sim:
        await sim.slash(sim.ada, "uno start", preset="quick")
        await sim.slash(sim.borys, "uno join")
        await sim.slash(sim.ada, "uno begin")
        for _ in range(100):
            for who in (sim.ada, sim.borys):
                await take_turn(sim, who)
            await sim.advance(3)
            if "Rematch" in sim.text(sim.table()):
                break
        over = heard(sim, sim.table())
        assert "Rematch" in over
        assert "**Ada**" in over
        assert "**Borys**" in over
        await sim.slash(sim.ada, "uno again")
        assert "A game of UNO is about to begin" in sim.text(sim.table())


async def take_turn(sim: Sim, who: MemberActor) -> None:
    """Do what the hand asks for, going by what is said in words; nothing where it asks for nothing."""
    hand = heard(sim, await sim.slash(who, "uno hand"))
    if drew := re.search(r"You drew (.+?):\*\* play it", hand):
        await lay(sim, who, hand, drew[1])
    elif "**Your turn:**" in hand:
        pile = re.search(r"On the pile: (.+)", hand)
        assert pile is not None
        top = pile[1].partition("colour: ")[2] or pile[1]
        offered = await cards_of(sim, who)
        fitting = sorted((card for card in offered if fits(card, top)), key=lambda card: "Wild" in card)
        if fitting:
            await lay(sim, who, hand, fitting[0])
        else:
            await sim.slash(who, "card draw")
    elif "against you: take" in hand:
        await sim.slash(who, "card accept")
    elif "**Name the colour**" in hand:
        await sim.slash(who, "card colour", colour="R")


async def cards_of(sim: Sim, who: MemberActor) -> list[str]:
    """Give the names of somebody's cards as they are offered while a card is typed, without their codes."""
    offered = await who.autocomplete(sim.channel, "card play", "card", "")
    return [one["name"].rpartition(" (")[0] for one in offered]


async def lay(sim: Sim, who: MemberActor, hand: str, card: str) -> None:
    """Play a card by its name, with UNO! where it leaves one; whoever lays a Wild wishes for red."""
    wish: dict[str, Any] = {"colour": "R"} if card.startswith("Wild") else {}
    uno: dict[str, Any] = {"uno": True} if "Your hand · 2 cards" in hand else {}
    laid = await sim.slash(who, "card play", card=card, **wish, **uno)
    assert "Your hand" in sim.text(laid) or "over" in sim.text(laid)


async def test_every_card_of_a_hand_is_told_by_more_than_its_colour() -> None:
    """A button is read aloud with the name of its emoji, which holds the letter of the colour."""
    async with steady() as sim:
        await match("R5 Y5 G5 B5 RS YR G+2 W W4 | R1 Y1 G1 B1")(sim)
        hand = await sim.slash(sim.ada, "uno hand")
        buttons = [one for one in sim.controls(hand) if re.match(r"u1:(play|wild):", one.custom_id)]
        spoken = [f"{one.emoji} {one.label}" for one in buttons]
        assert len(set(spoken)) == len(spoken) == 9
        for button in buttons:
            code = button.custom_id.split(":")[4]
            assert button.emoji.startswith(f"uno_{code[0].lower()}")
        offered = await sim.borys.autocomplete(sim.channel, "card jump", "card", "1")
        assert [one["name"] for one in offered] == [
            "Red 1 (R1)",
            "Yellow 1 (Y1)",
            "Green 1 (G1)",
            "Blue 1 (B1)",
        ]
        await sim.slash(sim.ada, "card play", card="R5")
        assert "Red 5" in heard(sim, sim.table())
