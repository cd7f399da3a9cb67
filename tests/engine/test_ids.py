"""Every rule and feature that is built is shown by a test that bears its id."""

import ast
from collections.abc import Iterator
from pathlib import Path

from .ids import FEATURES, OFFICIAL

TESTS = Path(__file__).parents[1]


def borne(folder: Path) -> Iterator[str]:
    """Read the ids that tests bear from their source, so that running a part of the suite changes nothing."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (ast.literal_eval(argument) for argument in node.args)


def test_every_id_of_official_play_is_borne_by_a_test() -> None:
    assert sorted(OFFICIAL - set(borne(TESTS))) == []


def test_every_id_of_a_feature_that_is_built_is_borne_by_a_test() -> None:
    assert sorted(FEATURES - set(borne(TESTS))) == []


def test_no_test_bears_an_id_that_does_not_exist() -> None:
    assert sorted(set(borne(TESTS)) - OFFICIAL - FEATURES) == []


def test_ids_are_read_from_every_kind_of_test(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        'import pytest\n@pytest.mark.rule("one", "two")\nasync def test_one(): ...\n'
        'class TestMore:\n    @pytest.mark.rule("three")\n    def test_more(self): ...\n'
        'many = [pytest.param(1, marks=pytest.mark.rule("four"))]\n'
    )
    assert set(borne(tmp_path)) == {"one", "two", "three", "four"}
