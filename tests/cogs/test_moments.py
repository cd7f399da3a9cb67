"""Moments of house rules, as people press them: jumping in, exchanging, waiting, pointing, keeping silent."""

from typing import Any

import pytest

from bot.engine.phases import Exchange, HandOnPile, Ready, Turn
from bot.table.tickets import person_ticket
from tests.support.discord_env import Sim
from tests.support.leaks import watching
from tests.support.rounds import deal, put, scene_of, state_of, steady, tap


async def table_of_three(sim: Sim, cards: str, **options: Any) -> None:
    """Start a match of Ada, Borys and Clara, and put these cards on the table."""
    await deal(sim, sim.borys, sim.clara)
    await put(sim, cards, **options)


async def hands(sim: Sim) -> list[str]:
    """Spell out what everybody holds, from inside."""
    return [" ".join(card.code for card in hand) for hand in state_of(await scene_of(sim)).hands]


async def phase(sim: Sim) -> Any:
    return (await scene_of(sim)).view(None).phase


JUMPING = {"intervention": "colours"}


@pytest.mark.rule("intervention")
async def test_who_holds_the_twin_jumps_in_from_the_table() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R6 B1 B2 | G1 G2 | R6 Y1 Y2", rules=JUMPING)
        await tap(sim, sim.ada, "play", "R6")
        answer = await sim.press(sim.clara, "Jump in", on=sim.table())
        assert not answer.ephemeral
        told = sim.text(sim.table())
        assert "**Clara** jumps in!" in told
        assert "**Ada** is to play" in told
        assert await hands(sim) == ["B1 B2", "G1 G2", "Y1 Y2"]
        assert "Your hand · 2 cards" in sim.text(sim.hand(sim.clara))


@pytest.mark.rule("intervention")
async def test_a_card_pressed_out_of_turn_jumps_in_however_old_the_hand_is() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R6 B1 B2 | G1 G2 | R6 Y1 Y2", rules=JUMPING)
        await tap(sim, sim.ada, "play", "R6")
        await tap(sim, sim.clara, "jump", "R6")
        assert await hands(sim) == ["B1 B2", "G1 G2", "Y1 Y2"]


@pytest.mark.rule("intervention")
async def test_of_two_who_jump_in_at_once_the_first_wins_and_the_second_keeps_the_card() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara, sim.dima)
        await put(sim, "R6 B1 B2 | G1 G2 | R6 Y1 Y2 | R6 Y3 Y4", rules=JUMPING | {"packs": 2})
        await tap(sim, sim.ada, "play", "R6")
        await sim.advance(3)
        table = sim.table()
        async with sim.at_once():
            first = await sim.press(sim.dima, "Jump in", on=table)
            second = await sim.press(sim.clara, "Jump in", on=table)
        assert not first.ephemeral
        assert second.ephemeral
        assert "moved on" in sim.text(second)
        assert (await hands(sim))[2:] == ["R6 Y1 Y2", "Y3 Y4"]


@pytest.mark.rule("intervention")
async def test_a_jump_onto_a_top_that_has_changed_is_refused_and_costs_nothing() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R6 B1 B2 | R8 G2 | R6 Y1 Y2", rules=JUMPING)
        await tap(sim, sim.ada, "play", "R6")
        await sim.advance(3)
        picture = sim.picture(sim.table())
        await tap(sim, sim.borys, "play", "R8")
        late = await sim.press(sim.clara, "Jump in", as_seen=picture)
        assert late.ephemeral
        assert "moved on" in sim.text(late)
        assert (await hands(sim))[2] == "R6 Y1 Y2"


@pytest.mark.rule("intervention")
async def test_who_has_no_twin_is_told_which_card_lies_on_top() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R6 B1 B2 | G1 G2 | R8 Y1 Y2", rules=JUMPING)
        await tap(sim, sim.ada, "play", "R6")
        await tap(sim, sim.clara, "jump", "R8")
        assert "is not exactly the card on top" in sim.text(sim.hand(sim.clara))
        answer = await sim.press(sim.clara, "Jump in", on=sim.table())
        assert answer.ephemeral
        assert "You do not hold" in sim.text(answer)


WILDS = {"intervention": "colours_and_wild"}


@pytest.mark.rule("intervention-wild")
async def test_a_wild_pressed_out_of_turn_asks_for_its_colour_before_it_is_laid() -> None:
    async with steady() as sim:
        await table_of_three(sim, "W B1 B2 | G1 G2 | W Y1 Y2", rules=WILDS)
        await tap(sim, sim.ada, "wild", "W")
        await tap(sim, sim.ada, "play", "W", "0", "B")
        await tap(sim, sim.clara, "jump", "W")
        assert "which colour shall be next?" in sim.text(sim.hand(sim.clara))
        assert (await hands(sim))[2] == "W Y1 Y2"
        await tap(sim, sim.clara, "jump", "W", "0", "Y")
        assert (await hands(sim))[2] == "Y1 Y2"
        assert (await scene_of(sim)).view(None).colour == "Y"


@pytest.mark.rule("intervention-wild")
async def test_the_tables_button_asks_whoever_holds_the_wild_and_nobody_else() -> None:
    async with steady() as sim:
        await table_of_three(sim, "W B1 B2 | G1 G2 | W Y1 Y2", rules=WILDS)
        await tap(sim, sim.ada, "wild", "W")
        await tap(sim, sim.ada, "play", "W", "0", "B")
        await sim.advance(3)
        without = await sim.press(sim.borys, "Jump in", on=sim.table())
        assert "You do not hold" in sim.text(without)
        holds = await sim.press(sim.clara, "Jump in", on=sim.table())
        assert holds.ephemeral
        assert "which colour shall be next?" in sim.text(holds)
        await tap(sim, sim.clara, "jump", "W", "0", "R", on=holds)
        assert (await scene_of(sim)).view(None).colour == "R"


@pytest.mark.rule("intervention", "five-exchange")
async def test_a_five_pressed_out_of_turn_goes_through_its_exchange() -> None:
    async with steady() as sim:
        rules = {"intervention": "colours", "five": "exchange"}
        await table_of_three(sim, "R5 B1 B2 | G1 G2 | R5 Y1 Y2", rules=rules)
        await tap(sim, sim.ada, "wild", "R5")
        await tap(sim, sim.ada, "play", "R5.t")
        await tap(sim, sim.clara, "jump", "R5")
        await tap(sim, sim.clara, "wild", "R5.t0")
        await tap(sim, sim.clara, "jump", "R5.t0.gY1")
        await tap(sim, sim.ada, "give", "B2")
        assert await hands(sim) == ["B1 Y1", "G1 G2", "Y2 B2"]


@pytest.mark.rule("intervention", "seven-swap")
async def test_a_seven_pressed_out_of_turn_is_laid_at_once_and_asks_afterwards() -> None:
    async with steady() as sim:
        rules = {"intervention": "colours", "seven": "swap"}
        await table_of_three(sim, "R7 B1 B2 | G1 G2 | R7 Y1 Y2", rules=rules)
        await tap(sim, sim.ada, "wild", "R7")
        await tap(sim, sim.ada, "play", "R7.t1")
        await tap(sim, sim.clara, "jump", "R7")
        assert (await hands(sim))[2] == "Y1 Y2"
        assert "Whose hand do you take?" in sim.text(sim.hand(sim.clara))


@pytest.mark.rule("intervention-wild")
async def test_who_chooses_too_long_is_told_that_the_card_is_no_twin_any_more() -> None:
    async with steady() as sim:
        await table_of_three(sim, "W B1 B2 | B7 G2 | W Y1 Y2", rules=WILDS)
        await tap(sim, sim.ada, "wild", "W")
        await tap(sim, sim.ada, "play", "W", "0", "B")
        await tap(sim, sim.clara, "jump", "W")
        step = sim.picture(sim.hand(sim.clara))
        await tap(sim, sim.borys, "play", "B7")
        await sim.press(sim.clara, lambda control: control.custom_id.endswith(":W:0:Y"), as_seen=step)
        assert (await hands(sim))[2] == "W Y1 Y2"


@pytest.mark.rule("multi-card-same-rank")
async def test_several_cards_are_staged_and_played_in_the_order_of_the_presses() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R5 B5 G5 B1 | G1 G2 | Y1 Y2", rules={"multi": "same_rank"})
        await tap(sim, sim.ada, "wild", "R5")
        await tap(sim, sim.ada, "wild", "RG5")
        await tap(sim, sim.ada, "arm", "1")
        await tap(sim, sim.ada, "play", "RGB5")
        state = state_of(await scene_of(sim))
        assert state.top.code == "B5"
        assert state.colour == "B"
        assert await hands(sim) == ["B1", "G1 G2", "Y1 Y2"]


@pytest.mark.rule("seven-swap")
async def test_a_seven_takes_the_hand_that_was_chosen_and_both_are_told() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R7 B1 B2 | G1 G2 | Y1 Y2 Y3 Y4", rules={"seven": "swap"})
        await tap(sim, sim.ada, "wild", "R7")
        with watching(sim) as watch:
            await sim.press(sim.ada, "Clara · 4 cards", on=sim.hand(sim.ada))
            await sim.advance(3)
            await watch.look()
        assert await hands(sim) == ["Y1 Y2 Y3 Y4", "G1 G2", "B1 B2"]
        for who in (sim.ada, sim.clara):
            assert "**Ada** swapped hands with **Clara**" in sim.text(sim.hand(who))


@pytest.mark.rule("seven-swap", "intervention")
async def test_who_jumps_in_with_a_seven_chooses_whose_hand_to_take() -> None:
    async with steady() as sim:
        rules = JUMPING | {"seven": "swap"}
        await table_of_three(sim, "R7 B1 B2 | G1 G2 G3 | R7 Y1", rules=rules)
        await tap(sim, sim.ada, "wild", "R7")
        await tap(sim, sim.ada, "play", "R7.t1")
        await sim.press(sim.clara, "Jump in", on=sim.table())
        await sim.advance(3)
        assert "**Clara** chooses whose hand to take" in sim.text(sim.table())
        await tap(sim, sim.clara, "target", "0")
        assert await hands(sim) == ["Y1", "B1 B2", "G1 G2 G3"]


@pytest.mark.rule("five-exchange")
async def test_two_players_exchange_a_card_that_nobody_else_sees() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R5 B1 B2 | G1 G2 | Y1 Y2", rules={"five": "exchange"})
        with watching(sim) as watch:
            await tap(sim, sim.ada, "wild", "R5")
            await tap(sim, sim.ada, "wild", "R5.t1")
            await tap(sim, sim.ada, "play", "R5.t1.gB1")
            await sim.advance(3)
            assert isinstance(await phase(sim), Exchange)
            assert "**Borys** chooses a card to exchange with **Ada**" in sim.text(sim.table())
            assert "**Ada exchanges a card with you:**" in sim.text(sim.hand(sim.borys))
            await tap(sim, sim.borys, "give", "G2")
            await sim.advance(3)
            await watch.look()
        assert [set(hand.split()) for hand in await hands(sim)] == [{"G2", "B2"}, {"G1", "B1"}, {"Y1", "Y2"}]
        told = sim.text(sim.hand(sim.borys))
        assert "You gave" in told
        assert "Blue 1" in told
        told = sim.text(sim.hand(sim.ada))
        gave, _, got = told.partition(" and got ")
        assert "Blue 1" in gave.rpartition("You gave ")[2]
        assert "Green 2" in got.partition("\n")[0]
        assert "You gave" not in sim.text(sim.hand(sim.clara))
        assert "**Ada** and **Borys** exchanged a card" in sim.text(sim.table())


@pytest.mark.rule("uno-to-centre")
async def test_hands_are_put_on_the_pile_and_the_last_one_draws() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R1 B1 | G1 G2 | Y1 Y2", rules={"uno_to_centre": True})
        await tap(sim, sim.ada, "arm", "1")
        await tap(sim, sim.ada, "play", "R1", "1")
        await sim.advance(2)
        assert isinstance(await phase(sim), HandOnPile)
        assert "Hands on the pile!" in sim.text(sim.table())
        await sim.press(sim.clara, "Hand on the pile!", on=sim.table())
        told = sim.text(sim.table())
        assert "On the pile: **Clara**" in told
        again = await sim.press(sim.clara, "Hand on the pile!", on=sim.table())
        assert "nothing more to put on the pile" in sim.text(again)
        await tap(sim, sim.borys, "put")
        await sim.advance(2)
        assert [len(hand.split()) for hand in await hands(sim)] == [1, 4, 2]
        assert "**Borys** drew 2 cards for the hand that came too late" in sim.text(sim.table())


@pytest.mark.rule("politeness-ready")
async def test_everybody_waits_until_a_heavy_hit_is_sorted() -> None:
    async with steady() as sim:
        await table_of_three(sim, "W4 B1 B2 | G1 G2 | Y1 Y2", rules={"politeness_ready": True})
        await tap(sim, sim.ada, "wild", "W4")
        await tap(sim, sim.ada, "play", "W4", "0", "B")
        await sim.advance(2)
        await tap(sim, sim.borys, "accept")
        await sim.advance(2)
        assert isinstance(await phase(sim), Ready)
        assert "**Borys** sorts the new cards" in sim.text(sim.table())
        early = await sim.press(sim.clara, "Ready", on=sim.table())
        assert "everybody waits for **Borys**" in sim.text(early)
        await sim.press(sim.borys, "Ready", on=sim.table())
        assert await phase(sim) == Turn(2)


@pytest.mark.rule("penalty-advice")
async def test_advice_is_reported_from_the_menu_and_voted_on() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara, sim.dima)
        await put(sim, "R1 B1 | G1 G2 | Y1 Y2 | R5 R6", rules={"penalty_advice": 2})
        menu = await sim.press(sim.borys, "More", on=sim.table())
        whom = person_ticket((await scene_of(sim)).people[2])
        told = await sim.choose(sim.borys, f"2.{whom}", select="Report somebody who gave advice", on=menu)
        assert "a vote is open" in sim.text(told)
        await sim.advance(2)
        assert "fine **Clara** for giving advice" in sim.text(sim.table())
        for who in (sim.ada, sim.dima):
            await sim.press(who, "Yes", on=sim.table())
        await sim.advance(3)
        assert len((await hands(sim))[2].split()) == 4
        assert "**Clara** drew 2 cards for giving advice" in sim.text(sim.table())


async def test_nobody_is_reported_where_advice_costs_nothing() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        menu = await sim.press(sim.borys, "More", on=sim.table())
        assert "Report" not in sim.text(menu)


@pytest.mark.rule("silence-twos")
async def test_the_table_says_who_asked_for_silence_and_until_when() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R2 B1 B2 | R3 G2 | R4 Y2", rules={"silence": "twos"})
        await tap(sim, sim.ada, "play", "R2")
        assert "🤫 **Silence,** until it is the turn of **Ada** again" in sim.text(sim.table())
        await tap(sim, sim.borys, "play", "R3")
        await sim.advance(3)
        await tap(sim, sim.clara, "play", "R4")
        await sim.advance(3)
        assert "🤫 **Silence,**" not in sim.text(sim.table())


PROXY = {"uno_proxy": True}


@pytest.mark.rule("uno-proxy-call")
async def test_uno_is_said_for_somebody_else_from_a_list_of_everybody() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R1 B1 | G1 G2 | Y1 Y2", rules=PROXY)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(1)
        asked = await sim.press(sim.clara, "UNO! for somebody", on=sim.table())
        assert asked.ephemeral
        assert [control.label for control in sim.controls(asked)] == ["Ada", "Borys"]
        told = await sim.press(sim.clara, "Ada", on=asked)
        assert "**Clara** says it for **Ada**: UNO!" in sim.text(told)
        await sim.advance(2)
        assert (await scene_of(sim)).view(None).called == {0}


POINTING = {"penalty_false_call": 2}


@pytest.mark.rule("uno-catch-by-pointing", "penalty-false-call")
async def test_where_a_wrong_accusation_costs_cards_catch_asks_for_a_name() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R1 B1 | G1 G2 | Y1 Y2", rules=POINTING)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(1)
        asked = await sim.press(sim.clara, "Catch", on=sim.table())
        assert asked.ephemeral
        assert "A wrong accusation costs you 2 cards" in sim.text(asked)
        assert [control.label for control in sim.controls(asked)] == ["Ada", "Borys"]
        told = await sim.press(sim.clara, "Ada", on=asked)
        assert "caught **Ada**" in sim.text(told)
        assert [len(hand.split()) for hand in await hands(sim)] == [3, 2, 2]


@pytest.mark.rule("penalty-false-call")
async def test_a_wrong_accusation_is_fined_and_told() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R1 B1 B2 | G1 G2 | Y1 Y2", rules=POINTING)
        await tap(sim, sim.ada, "play", "R1")
        await sim.advance(2)
        hand = sim.hand(sim.clara)
        asked = await sim.press(sim.clara, "Catch", on=sim.table())
        told = await sim.press(sim.clara, "Borys", on=asked)
        assert "accused **Borys** of what was not so" in sim.text(told)
        assert "You drew 2 cards" in sim.text(told)
        await sim.advance(3)
        assert [len(hand.split()) for hand in await hands(sim)] == [2, 2, 4]
        assert "Your hand · 4 cards" in sim.text(hand)


@pytest.mark.rule("penalty-misplay")
async def test_a_misplay_is_fined_and_the_card_stays() -> None:
    async with steady() as sim:
        rules = {"penalty_misplay": 2, "protection": "penalise"}
        await table_of_three(sim, "R1 B1 B2 | G1 G2 | Y1 Y2", rules=rules, draw="G5 G6")
        await tap(sim, sim.ada, "play", "B1")
        told = sim.text(sim.hand(sim.ada))
        assert "may not be played now, and is back in your hand" in told
        assert "You drew 2 cards" in told
        assert (await hands(sim))[0] == "R1 B1 B2 G5 G6"
        assert await phase(sim) == Turn(0)
        await sim.advance(2)
        public = sim.text(sim.table())
        assert "**Ada** tried a card that may not be played now" in public
        assert "Blue 1" not in public


@pytest.mark.rule("draw2-transfer-no-sum")
async def test_a_hit_is_answered_with_a_card_of_the_hand() -> None:
    async with steady() as sim:
        await table_of_three(sim, "R+2 B1 B2 | G+2 G2 | Y1 Y2", rules={"draw2_answer": "transfer"})
        await tap(sim, sim.ada, "play", "R+2")
        await sim.advance(2)
        assert "**Borys** takes 2 cards, or answers with a card." in sim.text(sim.table())
        await tap(sim, sim.borys, "play", "G+2")
        await sim.advance(2)
        assert "**Clara** takes 2 cards" in sim.text(sim.table())


@pytest.mark.rule("skip-rescue-exact")
async def test_a_skip_that_could_be_answered_looks_the_same_whoever_can() -> None:
    said: list[str] = []
    for answers in ("RS", "BS"):
        async with steady() as sim:
            await table_of_three(sim, f"RS B1 B2 | {answers} G2 | Y1 Y2", rules={"skip_rescue": "exact"})
            await tap(sim, sim.ada, "play", "RS")
            await sim.advance(1)
            said.append(sim.text(sim.table()))
    assert said[0] == said[1]
    assert "**Ada** skips **Borys**, unless a card answers it in a moment." in said[0]


@pytest.mark.rule("wild-then-own-card")
async def test_a_wild_and_a_card_of_ones_own_go_together() -> None:
    async with steady() as sim:
        await table_of_three(sim, "W B1 B2 | G1 G2 | Y1 Y2", rules={"wild_colour": "own_card"})
        await tap(sim, sim.ada, "wild", "W")
        await tap(sim, sim.ada, "play", "W.B2")
        assert (await hands(sim))[0] == "B1"
        assert state_of(await scene_of(sim)).top.code == "B2"


@pytest.mark.rule("partners")
async def test_who_has_left_a_partner_is_not_told_of_a_way_back_that_there_is_not() -> None:
    """The table named My hand as the way back, My hand named More, and More offered what is refused."""
    async with steady() as sim:
        await deal(sim, sim.borys, sim.clara, sim.dima)
        await put(sim, "R1 R2 | B1 B2 | G1 G2 | Y1 Y2", rules={"partners": True})
        await tap(sim, sim.clara, "leave2", on=await sim.slash(sim.clara, "uno leave"))
        await sim.advance(3)
        told = sim.text(sim.table())
        assert "a computer plays on for good" in told
        assert "until **My hand** is pressed" not in told
        refused = sim.text(await sim.press(sim.clara, "My hand", on=sim.table()))
        assert "in a game of partners nobody joins later" in refused
        assert "More" not in refused
        more = await sim.press(sim.clara, "More", on=sim.table())
        assert "join" not in {control.custom_id.split(":")[1] for control in sim.controls(more)}
