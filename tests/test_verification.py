"""The page on fairness is exact: its program, its example and the engine deal the same cards."""

import re
from argparse import Namespace
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bot
from bot.__main__ import main
from bot.engine import PRESETS, Expire, GameState, PlayCards, Rules, apply, new_game, view
from bot.engine.cards import write_cards
from bot.engine.events import ColourChosen, DealerDrawn, Event, PileReshuffled, StarterTurned
from bot.engine.fairness import commitment
from bot.engine.phases import MatchOver, RoundOver, StarterColour
from bot.verification import first_deal, read_seed, verdict

PAGE = (Path(bot.__file__).parents[1] / "docs" / "fairness.md").read_text(encoding="utf-8")
SEED = bytes(range(32))
CLASSIC = PRESETS["classic"]


@pytest.fixture(scope="module")
def program() -> Namespace:
    """Run the program that the page prints, which knows nothing of ours."""
    source = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert source
    names: dict[str, Any] = {}
    exec(compile(source[1], "fairness.md", "exec"), names)
    return Namespace(**names)


def seeds(count: int) -> Iterator[bytes]:
    for number in range(count):
        yield Random(number).randbytes(32)


def the(kind: type[Event], events: tuple[Event, ...]) -> Any:
    return next(event for event in events if isinstance(event, kind))


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_program_on_the_page_deals_what_the_engine_deals(program: Namespace, seats: int) -> None:
    put_back_at_least_once = False
    for seed in seeds(120):
        state, events = new_game(CLASSIC, seats, seed)
        drawn, dealer, hands, starter, put_back, pile = program.first_deal(seed, seats)
        rolled, turned = the(DealerDrawn, events), the(StarterTurned, events)
        assert [(seat, str(rolled_card)) for seat, rolled_card in rolled.rolls] == drawn
        assert state.dealer == dealer
        assert str(turned.card) == starter
        assert list(map(str, turned.returned)) == put_back
        if starter[1:] == "+2":
            hands[(dealer + 1) % seats] += [pile.pop(0), pile.pop(0)]
        assert [write_cards(hand).split() for hand in state.hands] == [hands[seat] for seat in range(seats)]
        assert list(map(str, reversed(state.draw_pile))) == pile
        put_back_at_least_once |= bool(put_back)
    assert put_back_at_least_once


def example(program: Namespace) -> Iterator[str]:
    drawn, dealer, hands, starter, _, pile = program.first_deal(SEED, 4)
    yield f"seed        {SEED.hex()}"
    yield f"commitment  {sha256(SEED).hexdigest()}"
    yield "stream 0    " + " ".join(f"{w:08x}" for w in islice(program.numbers(SEED, 0), 9)) + " …"
    yield "shuffle 0   " + " ".join(program.shuffle(program.pack(), SEED, 0)[:8]) + " …"
    yield "drawn       " + ", ".join(f"seat {seat + 1} {rolled}" for seat, rolled in drawn)
    yield f"dealer      seat {dealer + 1}"
    for seat in range(4):
        yield f"seat {seat + 1}      " + " ".join(hands[seat])
    yield f"starter     {starter}"
    yield "draw pile   " + " ".join(pile[:8]) + " …"


def test_the_worked_example_is_what_the_program_gives(program: Namespace) -> None:
    printed = re.search(r"```text\n(.*?)\n```", PAGE, re.DOTALL)
    assert printed
    assert printed[1].splitlines() == list(example(program))


def test_the_pack_on_the_page_begins_and_ends_as_it_says(program: Namespace) -> None:
    pack = program.pack()
    assert len(pack) == 108
    assert f"begins `{' '.join(pack[:8])}` and ends `{' '.join(pack[-8:])}`" in " ".join(PAGE.split())


def until_reshuffled(seed: bytes) -> tuple[GameState, GameState]:
    """Play until the draw pile runs out; give the states before and after."""
    state = new_game(CLASSIC, 10, seed).state
    rng = Random(1)
    while not isinstance(state.phase, RoundOver | MatchOver):
        plays = [action for action in view(state, state.phase.seat).legal if isinstance(action, PlayCards)]
        step = apply(state, rng.choice(plays) if plays else Expire(state.clock))
        if any(isinstance(event, PileReshuffled) for event in step.events):
            return state, step.state
        state = step.state
    raise AssertionError("the round ended before the pile did")


def test_an_exhausted_pile_is_shuffled_as_the_page_says(program: Namespace) -> None:
    before, after = until_reshuffled(SEED)
    beneath_the_top = before.discard_pile if after.plays > before.plays else before.discard_pile[:-1]
    shuffled = program.shuffle(list(map(str, beneath_the_top)), SEED, before.shuffles)
    left = list(map(str, after.draw_pile))
    assert left == shuffled[: len(left)]
    assert len(left) > 0
    assert after.shuffles == before.shuffles + 1


def test_an_unnamed_colour_is_the_first_out_of_its_stream(program: Namespace) -> None:
    for seed in seeds(200):
        state = new_game(CLASSIC, 4, seed).state
        if isinstance(state.phase, StarterColour):
            chosen = the(ColourChosen, apply(state, Expire(state.clock)).events)
            assert chosen.colour == program.shuffle(list("RYGB"), seed, state.shuffles)[0]
            return
    raise AssertionError("no seed turned up a Wild")


def test_a_seed_that_was_promised_is_told_from_one_that_was_not() -> None:
    assert verdict(SEED, commitment(SEED).upper()) == (True, "The seed is the one that was promised.")
    kept, sentence = verdict(SEED, commitment(SEED[::-1]))
    assert not kept
    assert commitment(SEED) in sentence


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "00" * 33])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        read_seed(text)


def test_the_first_deal_tells_of_cards_put_back_and_drawn_for_the_starter() -> None:
    told = [line for seed in seeds(60) for line in first_deal(CLASSIC, 3, seed)]
    assert any(re.fullmatch(r"starter: \S+, after W4 went back", line) for line in told)
    assert any(re.fullmatch(r"seat \d draws \S+ \S+ for the starter", line) for line in told)


def verify(*more: str, seed: str = SEED.hex(), promised: str = commitment(SEED), seats: int = 4) -> int:
    return main(["verify", "--seed", seed, "--commitment", promised, "--seats", str(seats), *more])


def test_verify_shows_the_first_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify() == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["The seed is the one that was promised.", *first_deal(CLASSIC, 4, SEED)]


def test_verify_deals_by_the_rules_that_were_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify("--rules", '{"deal": 5}') == 0
    assert capsys.readouterr().out.splitlines()[1:] == list(first_deal(Rules(deal=5), 4, SEED))


@pytest.mark.parametrize(
    ("options", "code", "line"),
    [
        ({"promised": "00"}, 1, "The seed is not the one that was promised: its SHA-256 is 630dcd29"),
        ({"seed": "00"}, 2, "--seed is '00'; it may be 64 hexadecimal digits"),
        ({"seats": 11}, 2, "--seats: a game seats 2 to 10 players, not 11."),
    ],
)
def test_verify_says_in_one_line_what_is_wrong(
    capsys: pytest.CaptureFixture[str], options: dict[str, Any], code: int, line: str
) -> None:
    assert verify(**options) == code
    said = capsys.readouterr().err
    assert said.startswith(line)
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--preset", "x"], "--preset is 'x'; it may be classic or "),
        (["--rules", "[1]"], "--rules is '[1]'; it may be a JSON object"),
        (["--rules", "{"], "--rules is '{'; it may be a JSON object"),
        (["--rules", '{"deal": 2}'], "--rules: deal: "),
    ],
)
def test_rules_that_cannot_be_are_named_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], line: str
) -> None:
    assert verify(*arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith(line)
    assert said.count("\n") == 1
