"""Writing the rulebook from the command line."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rulebook import pages


def test_the_rulebook_is_written_into_a_new_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "to" / "read"
    assert main(["rulebook", str(folder)]) == 0
    assert capsys.readouterr().out == f"{len(pages())} pages are in {folder}.\n"
    found = list(folder.rglob("*.md"))
    assert {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found
    } == pages()


def test_what_was_changed_by_hand_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("changed", encoding="utf-8")
    assert main(["rulebook", str(tmp_path)]) == 0
    assert (tmp_path / "README.md").read_text(encoding="utf-8") == pages()["README.md"]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "taken"
    taken.write_text("no folder", encoding="utf-8")
    assert main(["rulebook", str(taken)]) == 1
    assert capsys.readouterr().err.startswith(f"The pages cannot be written into {taken}: ")
