"""Whatever the table looks like, a computer player does what is lawful and knows what its seat may know."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import get_type_hints

import pytest

import bot.players
from bot.engine import PRESETS, Card, GameState, PlayCards, Rules, View, apply, check, new_game, view
from bot.players import Computer
from tests.support.tables import mover

from .builders import CLASSIC, in_round, random_choice, random_rules, random_states, seats_of

FOLDER = Path(bot.players.__file__).parent


@pytest.mark.no_cover
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4, 7, 10])
def test_every_decision_is_lawful_at_any_table(preset: str, seats: int) -> None:
    rules = PRESETS[preset]
    for seed in range(3):
        hold_lawful(rules, seats_of(rules, seats), seed)


@pytest.mark.no_cover
@pytest.mark.parametrize("luck", range(60))
def test_every_decision_is_lawful_whatever_is_agreed(luck: int) -> None:
    rules = random_rules(Random(luck))
    hold_lawful(rules, seats_of(rules, 2 + luck % 5), luck)


def hold_lawful(rules: Rules, seats: int, seed: int) -> None:
    """Ask every seat at every state of a random round for its decision and its play out of turn."""
    computer = Computer(Random(seats))
    for state in random_states(rules, seats, seed, most=300):
        for seat in range(seats):
            table = view(state, seat)
            for decision in (computer.decide(table), computer.jump_in(table)):
                assert decision is None or check(state, decision) is None, rules


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_the_seat_that_is_waited_for_always_decides(seats: int) -> None:
    computer = Computer(Random(0))
    for state in random_states(CLASSIC, seats, seats):
        if in_round(state):
            assert computer.decide(view(state, mover(state))) is not None


def test_a_decision_is_one_of_the_lawful_ones_save_for_the_uno() -> None:
    computer = Computer(Random(0))
    for state in random_states(CLASSIC, 3, 1):
        for seat in range(3):
            decision = computer.decide(view(state, seat))
            plain = replace(decision, uno=False) if isinstance(decision, PlayCards) else decision
            assert plain is None or plain in view(state, seat).legal


def computers_alone(seed: int) -> Iterator[GameState]:
    computer = Computer(Random(seed))
    state = new_game(CLASSIC, 3, Random(seed).randbytes(32)).state
    while in_round(state):
        yield state
        decision = computer.decide(view(state, mover(state)))
        assert decision is not None
        state = apply(state, decision).state


def test_the_same_seed_plays_the_same_round() -> None:
    assert list(computers_alone(5)) == list(computers_alone(5))
    assert list(computers_alone(5)) != list(computers_alone(6))


def with_other_secrets(state: GameState, seat: int, rng: Random) -> GameState:
    """Deal everything anew that the seat cannot see."""
    others = [each for each in range(state.seats) if each != seat]
    hidden: list[Card] = [*state.draw_pile]
    for each in others:
        hidden += state.hands[each]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for each in others:
        hands[each] = tuple(hidden.pop() for _ in state.hands[each])
    other = replace(state, hands=hands, draw_pile=tuple(hidden))
    other.note(seed=rng.randbytes(32))
    return other


@pytest.mark.rule("tactics-hints")
def test_hidden_cards_change_no_decision() -> None:
    rng = Random(3)
    for number, state in enumerate(random_states(CLASSIC, 4, 2)):
        if not in_round(state):
            continue
        seat = mover(state)
        other = with_other_secrets(state, seat, rng)
        assert Counter(other.draw_pile) != Counter(state.draw_pile)
        first, second = Computer(Random(number)), Computer(Random(number))
        assert first.decide(view(state, seat)) == second.decide(view(other, seat))
        assert first.catch(view(state, seat)) == second.catch(view(other, seat))
        assert first.pause(view(state, seat)) == second.pause(view(other, seat))


def test_computer_players_are_shown_views_and_look_at_nothing_else() -> None:
    nodes = [
        node for path in FOLDER.glob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
    imported = {
        alias.name for node in nodes if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names
    }
    assert not imported & {"GameState", "apply", "check", "dump", "legal_actions", "view"}
    assert "_state" not in {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    for method in (Computer.decide, Computer.catch, Computer.pause):
        assert get_type_hints(method)["view"] is View


def rounds_won(seats: int, rounds: int) -> int:
    """Let one computer play against people who lay any card that fits, from each seat in turn."""
    won = 0
    for number in range(rounds):
        rng = Random(number)
        computer = Computer(rng)
        state = new_game(CLASSIC, seats, rng.randbytes(32)).state
        seat = number % seats
        while in_round(state):
            table = view(state, mover(state))
            action = computer.decide(table) if mover(state) == seat else random_choice(table, rng)
            assert action is not None
            state = apply(state, action).state
        won += state.score.rounds_won[seat]
    return won


@pytest.mark.no_cover
@pytest.mark.parametrize(("seats", "at_least"), [(2, 0.6), (4, 0.3)])
def test_a_computer_player_beats_chance_clearly(seats: int, at_least: float) -> None:
    assert rounds_won(seats, 400) >= at_least * 400
