from pathlib import Path

import pytest
from pydantic import ValidationError

from bot import config
from bot.config import Settings, SettingsError, load_settings


def complaint_about(env_file: Path, text: str | bytes) -> str:
    env_file.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(SettingsError) as caught:
        load_settings(env_file)
    return str(caught.value)


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_a_database_is_enough_to_make_settings() -> None:
    settings = Settings(database_url="sqlite+aiosqlite:///somewhere.db")
    assert settings.database_url == "sqlite+aiosqlite:///somewhere.db"
    assert settings.discord_token is None


def test_without_a_file_the_defaults_hold(env_file: Path) -> None:
    assert load_settings(env_file) == Settings()


def test_the_file_is_read_and_the_environment_goes_before_it(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    env_file.write_text("LOG_LEVEL=debug\nexport SANDBOX_PORT=9000 # a remark\n\nlog_format='JSON'\n")
    monkeypatch.setenv("LOG_LEVEL", "warning")
    settings = load_settings(env_file)
    assert (settings.log_level, settings.sandbox_port, settings.log_format) == ("WARNING", 9000, "json")


def test_the_file_may_begin_with_a_byte_order_mark(env_file: Path) -> None:
    env_file.write_bytes("LOG_LEVEL=ERROR\r\n".encode("utf-8-sig"))
    assert load_settings(env_file).log_level == "ERROR"


@pytest.mark.parametrize(
    ("text", "ids"), [("0", (0,)), ("0,2", (0, 2)), ("4-6", (4, 5, 6)), (" 1 , 3-4 ", (1, 3, 4)), ("", None)]
)
def test_shards_are_listed_one_by_one_or_as_ranges(
    env_file: Path, text: str, ids: tuple[int, ...] | None
) -> None:
    env_file.write_text(f"SHARD_COUNT=8\nSHARD_IDS={text}\n")
    assert load_settings(env_file).shard_ids == ids


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("SHARD_COUNT=2\nSHARD_IDS=2", "SHARD_IDS names 2, and there are 2 shards from 0"),
        ("SHARD_COUNT=4\nSHARD_IDS=1,0-2", "SHARD_IDS names a shard twice"),
        ("SHARD_COUNT=4\nSHARD_IDS=one", "SHARD_IDS is 'one'"),
        ("SHARD_COUNT=4\nSHARD_IDS=3-1", "SHARD_IDS is '3-1'"),
        ("SHARD_COUNT=4\nSHARD_IDS=0-99999999999", "SHARD_IDS is '0-99999999999'"),
        ("SHARD_IDS=0", "SHARD_IDS needs SHARD_COUNT, which is not set"),
        ("SHARD_COUNT=0", "SHARD_COUNT is '0'"),
    ],
)
def test_shards_that_cannot_be_served_are_refused(env_file: Path, text: str, problem: str) -> None:
    assert complaint_about(env_file, text).startswith(f"{problem}; it may be")


@pytest.mark.parametrize("token", ["", "  ", "''"])
def test_an_empty_token_is_no_token(env_file: Path, token: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN={token}\n")
    assert load_settings(env_file).discord_token is None


@pytest.mark.parametrize(
    ("name", "value", "may_be"),
    [
        ("LOG_LEVEL", "loud", "DEBUG, INFO, WARNING or ERROR"),
        ("LOG_FORMAT", "xml", "console or json"),
        ("SANDBOX_PORT", "eighty", "a whole number from 0"),
        ("SANDBOX_PORT", "70000", "a whole number from 0"),
        ("SANDBOX_PORT", "-1", "a whole number from 0"),
        ("SANDBOX_HOST", " ", "such as 127.0.0.1"),
    ],
)
def test_a_wrong_setting_is_named_with_what_it_was_and_what_it_may_be(
    monkeypatch: pytest.MonkeyPatch, env_file: Path, name: str, value: str, may_be: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load_settings(env_file)
    line = str(caught.value)
    assert line.startswith(f"{name} is {value!r}; it may be ")
    assert may_be in line
    assert "\n" not in line


@pytest.mark.parametrize(
    ("value", "was"),
    [
        ("postgres://uno:hunter2@host/uno", "begins with postgres://"),
        ("sqlite:///var/uno-table.db", "begins with sqlite://"),
        ("hunter2", "is no database address"),
    ],
)
def test_a_wrong_database_is_told_without_its_password(env_file: Path, value: str, was: str) -> None:
    line = complaint_about(env_file, f"DATABASE_URL={value}")
    assert line.startswith(f"DATABASE_URL {was}; it may be sqlite+aiosqlite:///")
    assert "hunter2" not in line
    assert "\n" not in line


def test_postgresql_without_its_driver_says_what_to_install(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, "find_spec", lambda _: None)
    line = complaint_about(env_file, "DATABASE_URL=postgresql+asyncpg://uno:hunter2@host/uno")
    assert "pip install 'uno-table[postgres]'" in line


def test_a_wrong_token_is_never_shown(env_file: Path) -> None:
    line = complaint_about(env_file, "DISCORD_TOKEN='Bot abc.def.ghi'")
    assert line.startswith("DISCORD_TOKEN has a space in it; it may be ")
    assert "abc" not in line


def test_settings_do_not_show_their_secrets() -> None:
    settings = Settings.model_validate(
        {"discord_token": "abc.def.ghi", "database_url": "sqlite+aiosqlite:///hunter2.db"}
    )
    assert "abc" not in repr(settings)
    assert "hunter2" not in repr(settings)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("DISCORD_TOKN=abc.def", "sets DISCORD_TOKN, which is no setting; did you mean DISCORD_TOKEN?"),
        ("sandbox_prt=1", "sets sandbox_prt, which is no setting; did you mean SANDBOX_PORT?"),
        ("DISCORD_TOKN=", "sets DISCORD_TOKN, which is no setting; did you mean DISCORD_TOKEN?"),
        ("COLOUR=red", "sets COLOUR, which is no setting; it may be DISCORD_TOKEN, DATABASE_URL, "),
    ],
)
def test_an_unknown_name_in_the_file_is_refused(env_file: Path, text: str, line: str) -> None:
    told = complaint_about(env_file, text)
    assert line in told
    assert "abc" not in told
    assert "\n" not in told


@pytest.mark.parametrize("text", ["LOG_LEVEL", "# a remark\n\nabc.def.ghi", "=INFO"])
def test_a_line_that_sets_nothing_is_named_by_its_number(env_file: Path, text: str) -> None:
    told = complaint_about(env_file, text)
    number = len(text.splitlines())
    assert f"{env_file}, line {number}, is no setting; it may be like LOG_LEVEL=INFO." in told
    assert "abc" not in told


def test_a_file_that_is_not_text_is_refused(env_file: Path) -> None:
    assert "it is not UTF-8 text" in complaint_about(env_file, b"LOG_LEVEL=\xff\xfe")


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="cannot be read"):
        load_settings(tmp_path)


def test_names_of_other_programs_in_the_environment_are_nobodys_business(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDBOX_PRT", "9000")
    assert load_settings(env_file) == Settings()


def test_settings_do_not_change() -> None:
    with pytest.raises(ValidationError):
        Settings().log_level = "ERROR"  # type: ignore[misc]
