"""Every rule and feature that is built is shown by a test that bears its id, and so is every pair."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.engine.rule_ids import RULE_IDS

from .ids import NOT_BUILT
from .pairs import OPTIONS, PAIRS

TESTS = Path(__file__).parents[1]


@cache
def all_marks(folder: Path) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Read what tests bear from their source, so that running a part of the suite changes nothing."""
    return tuple(_read(folder))


def _read(folder: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in (
                "pytest.mark.rule",
                "pytest.mark.pair",
            ):
                name = ast.unparse(node.func).rpartition(".")[2]
                yield name, tuple(ast.literal_eval(argument) for argument in node.args)


def marks(folder: Path, name: str) -> list[tuple[str, ...]]:
    """List the arguments of the marks of one name."""
    return [borne for mark, borne in all_marks(folder) if mark == name]


def borne(folder: Path) -> set[str]:
    """Collect the ids of rules that tests bear."""
    return {rule for rules in marks(folder, "rule") for rule in rules}


def test_every_id_of_the_rulebook_is_borne_by_a_test_or_not_built_for_a_reason() -> None:
    assert sorted(set(RULE_IDS) - set(NOT_BUILT) - borne(TESTS)) == []


def test_no_id_is_called_not_built_while_a_test_bears_it() -> None:
    assert sorted(borne(TESTS) & set(NOT_BUILT)) == []


def test_no_test_bears_an_id_that_does_not_exist() -> None:
    assert sorted(borne(TESTS) - set(RULE_IDS)) == []
    assert sorted(set(NOT_BUILT) - set(RULE_IDS)) == []


def test_every_pair_of_options_with_a_rule_of_its_own_is_borne_by_a_test() -> None:
    assert sorted(set(PAIRS) - set(marks(TESTS, "pair"))) == []


def test_no_test_bears_a_pair_that_has_no_rule_of_its_own() -> None:
    assert sorted(set(marks(TESTS, "pair")) - set(PAIRS)) == []


def test_pairs_are_named_in_the_order_of_their_options() -> None:
    keys = list(OPTIONS)
    assert all(keys.index(one) < keys.index(other) for one, other in PAIRS)
    assert len(set(PAIRS)) == len(PAIRS) == 84


def test_marks_are_read_from_every_kind_of_test(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        'import pytest\n@pytest.mark.rule("one", "two")\nasync def test_one(): ...\n'
        'class TestMore:\n    @pytest.mark.rule("three")\n    def test_more(self): ...\n'
        'many = [pytest.param(1, marks=pytest.mark.rule("four"))]\n'
        '@pytest.mark.pair("prog", "flip")\ndef test_pair(): ...\n'
    )
    assert borne(tmp_path) == {"one", "two", "three", "four"}
    assert marks(tmp_path, "pair") == [("prog", "flip")]
