"""Advice: what to do now, and the one reason that a player would give."""

from dataclasses import replace
from random import Random

import pytest

from bot.engine import (
    PRESETS,
    Accept,
    CallUno,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Colour,
    DrawCard,
    GameState,
    GiveCard,
    JumpIn,
    PassTurn,
    PlayCards,
    PutHand,
    SayReady,
    check,
    view,
)
from bot.players.advice import Advice, advise
from bot.players.reasons import Why
from tests.players.builders import random_states, seats_of
from tests.support.tables import accept, do, draw, given, jump, play

FOUR = "R1 B2 G7 | B3 B4 B5 | G3 G4 G5 | Y3 Y4 Y5"


def advised(state: GameState, seat: int = 0) -> Advice:
    return advise(view(state, seat))


def cards_of(advice: Advice) -> str:
    assert isinstance(advice.action, PlayCards | JumpIn)
    return " ".join(map(str, advice.action.cards))


@pytest.mark.rule("feature-hints", "tactics-hints")
@pytest.mark.parametrize(
    ("cards", "top", "laid", "why"),
    [
        ("R3", "R9", "R3", Why.GOES_OUT),
        ("R3 B5 G7", "R9", "R3", Why.ONLY),
        ("R3 W B8 G7 Y1", "R9", "R3", Why.KEEPS_BLACK),
        ("R3 RS B8 G7 Y1", "R9", "R3", Why.KEEPS_ACTION),
        ("R3 R8 B8 G7 Y1", "R9", "R8", Why.SHEDS_HIGH),
        ("R3 G4 G4 Y3 Y8 Y8", "B3", "Y3", Why.COLOUR),
        ("R3 R3 B8 G7", "R9", "R3", Why.ONLY),
        ("W B8 B7 G7", "R9", "W", Why.COLOUR),
    ],
)
def test_a_card_is_advised_for_what_speaks_for_it_most(cards: str, top: str, laid: str, why: Why) -> None:
    others = "B1 B2 B4 B5 | G1 G2 G3 G5 | Y4 Y5 Y6 Y7"
    advice = advised(given(f"{cards} | {others}", top=top))
    assert (cards_of(advice), advice.why) == (laid, why)


@pytest.mark.rule("feature-hints", "no-hiding-card-count")
@pytest.mark.parametrize(
    ("cards", "laid", "why"),
    [
        ("R3 R+2 B8 G7", "R+2", Why.HITS),
        ("R3 RS B8 G7", "RS", Why.SKIPS),
        ("R3 RR B8 G7", "RR", Why.TURNS),
    ],
)
def test_who_is_about_to_go_out_is_hurt(cards: str, laid: str, why: Why) -> None:
    advice = advised(given(f"{cards} | B1 | G1 G2 G3 | Y4 Y5 Y6", called=[1]))
    assert (cards_of(advice), advice.why, advice.seat, advice.count) == (laid, why, 1, 1)


@pytest.mark.rule("feature-hints")
def test_the_turn_is_not_handed_to_whoever_is_about_to_go_out() -> None:
    advice = advised(given("R1 R2 RR B8 G7 | B1 B2 B3 | G1 G2 G3 | Y4", called=[3]))
    assert cards_of(advice) in ("R1", "R2")
    assert advice.why in (Why.STAYS_AWAY, Why.SHEDS_HIGH)


@pytest.mark.rule("feature-hints", "uno-call")
def test_the_play_that_leaves_one_card_says_uno() -> None:
    advice = advised(given("R3 B5 | G1 G2 G3", top="R9"))
    assert isinstance(advice.action, PlayCards)
    assert advice.action.uno
    kept = advised(given("R3 B5 Y5 | G1 G2 G3", top="R9"))
    assert isinstance(kept.action, PlayCards)
    assert not kept.action.uno


@pytest.mark.rule("feature-hints")
def test_where_nothing_fits_the_advice_is_to_draw() -> None:
    assert advised(given("B1 B2 | G1 G2", top="R9")) == Advice(Why.NOTHING_FITS, DrawCard(0))


@pytest.mark.rule("feature-hints")
def test_a_bluff_is_not_advised() -> None:
    """Who holds a red card and has drawn a Wild Draw Four may play it, and would be found out."""
    table = do(given("R5 B1 | G1 G2 G3", top="R9", draw="W4"), draw())
    assert advised(table) == Advice(Why.BLUFF, PassTurn(0))


@pytest.mark.rule("feature-hints")
def test_a_small_hand_is_not_swapped_for_a_big_one() -> None:
    table = given("R7 B1 | G1 G2 G3 G4 G5 G6 G8", top="R9", rules={"seven": "swap"})
    assert advised(table) == Advice(Why.RUINS, DrawCard(0))


@pytest.mark.rule("feature-hints")
def test_a_card_that_was_drawn_and_fits_is_played() -> None:
    advice = advised(do(given("B1 B2 B3 | G1 G2", top="R9", draw="R4"), draw()))
    assert (cards_of(advice), advice.why) == ("R4", Why.DRAWN)


@pytest.mark.rule("feature-hints", "wd4-challenge-open")
@pytest.mark.parametrize(
    ("kept", "action", "why"),
    [
        ("B1 B2 B3 B4 B5 B6 B7 B8", Challenge(0), Why.DOUBT),
        ("B1 B2", Accept(0), Why.HONEST),
    ],
)
def test_a_four_is_doubted_where_its_player_kept_many_cards(kept: str, action: object, why: Why) -> None:
    table = do(given(f"R1 R2 R3 | W4 {kept}", top="R9", turn=1), play("W4", "G"))
    advice = advised(table)
    assert (advice.action, advice.why, advice.seat) == (action, why, 1)
    assert advice.count == len(kept.split())


@pytest.mark.rule("feature-hints", "uno-call")
def test_a_call_that_was_forgotten_comes_first() -> None:
    table = do(given("R3 B5 | G1 R2 G3", top="R9"), play("R3"))
    assert advised(table) == Advice(Why.CALL, CallUno(0))


@pytest.mark.rule("feature-hints", "uno-catch-needed")
def test_whoever_forgets_is_to_be_caught_before_anything_else() -> None:
    table = do(given("R3 B5 | G1 R2 G3 | Y1 Y2 Y3", top="R9"), play("R3"))
    for seat in (1, 2):
        assert advised(table, seat) == Advice(Why.CATCH, CatchUno(seat, 0), 0, 1)
    called = do(given("R3 B5 | G1 R2 G3 | Y1 Y2 Y3", top="R9"), play("R3", uno=True))
    assert advised(called, 1).why is not Why.CATCH


@pytest.mark.rule("feature-hints")
def test_out_of_turn_the_advice_is_to_watch_out_and_wait() -> None:
    table = given(FOUR)
    assert advised(table, 1).why is Why.WAIT
    danger = advised(given("R1 B2 G7 | B3 B4 B5 | G3", called=[2]), 1)
    assert (danger.why, danger.seat, danger.count) == (Why.DANGER, 2, 1)


@pytest.mark.rule("feature-hints", "intervention")
def test_a_twin_is_worth_jumping_in_with() -> None:
    table = do(given("R3 B5 G7 | B3 B4 B5 | R3 G4 G5", rules={"intervention": "colours"}), play("R3"))
    advice = advised(table, 2)
    assert (cards_of(advice), advice.why) == ("R3", Why.JUMPS)


@pytest.mark.rule("feature-hints")
def test_the_colour_of_a_black_starter_is_the_one_held_most() -> None:
    advice = advised(given("B3 B4 R1 | G1 G2 G3", top="W", asking=0))
    assert advice == Advice(Why.STARTER, ChooseColour(0, Colour.BLUE))


@pytest.mark.rule("feature-hints")
def test_between_rounds_there_is_nothing_but_to_go_on() -> None:
    table = do(given("R3 | G1 G2"), play("R3"))
    assert advised(table).why is Why.NEXT_ROUND


@pytest.mark.rule("feature-hints")
def test_a_spectator_is_not_advised() -> None:
    with pytest.raises(ValueError, match="spectator"):
        advise(view(given(FOUR), None))


@pytest.mark.no_cover
@pytest.mark.rule("feature-hints", "tactics-hints")
@pytest.mark.parametrize("preset", ["classic", "house-rules", "club", "party", "ultra"])
def test_advice_is_lawful_and_never_changes_with_what_is_hidden(preset: str) -> None:
    """Whoever asks at any moment is told what they could do, and the same whatever the others hold."""
    rules = PRESETS[preset]
    rng = Random(preset)
    for state in random_states(rules, seats_of(rules, 4), 1, most=150):
        for seat in range(state.seats):
            advice = advised(state, seat)
            if advice.action is not None and not isinstance(advice.action, CatchUno):
                assert check(state, advice.action) is None
            assert advised(reshuffled(state, seat, rng), seat) == advice


def reshuffled(state: GameState, seat: int, rng: Random) -> GameState:
    """Deal what this seat cannot see anew: the other hands and the draw pile, each as large as it was."""
    hidden = [held for other, hand in enumerate(state.hands) if other != seat for held in hand]
    pool = [*hidden, *state.draw_pile]
    rng.shuffle(pool)
    hands = []
    for other, hand in enumerate(state.hands):
        hands.append(hand if other == seat else tuple(pool[: len(hand)]))
        pool = pool if other == seat else pool[len(hand) :]
    return replace(state, hands=hands, draw_pile=tuple(pool))


@pytest.mark.rule("feature-hints", "progressive-same-kind")
def test_a_hit_is_answered_with_a_card_where_one_is_held() -> None:
    table = given("R+2 B1 B2 | G+2 G1 G2 | Y1 Y2 Y3", top="R9", rules={"draw2_answer": "progressive"})
    advice = advised(do(table, play("R+2")), 1)
    assert (cards_of(advice), advice.why) == ("G+2", Why.ANSWERS)


@pytest.mark.rule("feature-hints", "progressive-same-kind")
def test_a_hit_that_nothing_answers_is_taken() -> None:
    table = given("R+2 B1 B2 | G3 G1 G2 | Y1 Y2 Y3", top="R9", rules={"draw2_answer": "progressive"})
    assert advised(do(table, play("R+2")), 1) == Advice(Why.NO_WAY_OUT, Accept(1), 0, 2)


@pytest.mark.rule("feature-hints", "skip-rescue-exact")
def test_a_skip_that_nothing_answers_falls_by_itself() -> None:
    table = given("RS B1 B2 | G3 G1 G2 | Y1 Y2 Y3", top="R9", rules={"skip_rescue": "exact"})
    advice = advised(do(table, play("RS")), 1)
    assert (advice.why, advice.action) == (Why.FALLS, None)


@pytest.mark.rule("feature-hints", "draw-to-match")
def test_where_one_may_draw_until_a_card_fits_the_advice_is_to_draw_on() -> None:
    table = given("B1 B2 | G1 G2", top="R9", draw="B3 B4", rules={"draw": "to_match"})
    assert advised(do(table, draw())) == Advice(Why.DRAWS_ON, DrawCard(0))


@pytest.mark.rule("feature-hints", "play-to-last")
def test_who_is_out_may_lean_back() -> None:
    table = do(given("R3 | G1 G2 | B1 B2", rules={"round_end": "to_last", "scoring": "none"}), play("R3"))
    assert advised(table, 0) == Advice(Why.OUT)


@pytest.mark.rule("feature-hints", "multi-card-same-rank")
def test_several_cards_at_once_are_worth_more_than_one() -> None:
    advice = advised(given("R3 B3 G7 Y1 | G1 G2 G3", top="R9", rules={"multi": "same_rank"}))
    assert isinstance(advice.action, PlayCards)
    assert (len(advice.action.cards), advice.why) == (2, Why.SHEDS_SEVERAL)


@pytest.mark.rule("feature-hints", "uno-to-centre")
def test_hands_are_to_be_put_down_at_once() -> None:
    rules = {"uno_to_centre": True}
    table = do(given("R5 B1 | G1 G2 | Y1 Y2", rules=rules), play("R5", uno=True))
    assert advised(table, 1) == Advice(Why.PUT, PutHand(1))
    assert advised(table, 0).why is Why.WAIT


@pytest.mark.rule("feature-hints", "politeness-ready")
def test_who_sorts_new_cards_is_told_to_say_when_it_is_done() -> None:
    table = given("W4 B1 B2 | G1 G2 | Y1 Y2", rules={"politeness_ready": True})
    assert advised(do(table, play("W4", "G"), accept()), 1) == Advice(Why.SORT, SayReady(1))


@pytest.mark.rule("feature-hints", "five-exchange")
def test_the_card_to_give_away_is_the_one_needed_least() -> None:
    table = given("R5 R1 B1 | G1 G2 | Y2 Y9 W", rules={"five": "exchange"})
    advice = advised(do(table, play("R5", target=2, give="R1")), 2)
    assert advice.why is Why.GIVE
    assert isinstance(advice.action, GiveCard)
    assert str(advice.action.card) != "W"


@pytest.mark.rule("feature-hints", "seven-swap", "intervention")
def test_the_hand_to_take_is_the_smallest_one() -> None:
    rules = {"seven": "swap", "intervention": "colours"}
    cards = "R7 R1 R2 R3 | R7 B1 B2 B4 | G1 G2 G3 G4 | Y1 Y2"
    table = do(given(cards, rules=rules), play("R7", target=2), jump(1, "R7"))
    assert advised(table, 1) == Advice(Why.TARGET, ChooseTarget(1, 3), 3, 2)
