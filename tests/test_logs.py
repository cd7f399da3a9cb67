import io
import json
import logging

import pytest
import structlog

from bot.config import Settings
from bot.logs import configure_logs

pytestmark = pytest.mark.usefixtures("logs_as_they_were")

# Shaped as Discord shapes them, and nobody's.
BOT_TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.GabcdE." + "x" * 38
PRESS_TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"


def test_a_line_for_people_tells_when_who_and_what() -> None:
    stream = io.StringIO()
    configure_logs(Settings(), stream)
    structlog.stdlib.get_logger("bot.table").info("table opened", table=7)
    line = stream.getvalue()
    assert "table opened" in line
    assert "table=7" in line
    assert "bot.table" in line


def test_a_line_for_machines_is_one_json_object() -> None:
    stream = io.StringIO()
    configure_logs(Settings(log_format="json"), stream)
    structlog.stdlib.get_logger("bot.table").info("table opened", table=7, seats={1})
    entry = json.loads(stream.getvalue())
    assert (entry["event"], entry["table"], entry["level"]) == ("table opened", 7, "info")
    assert entry["seats"] == "{1}"


def test_what_libraries_say_looks_the_same() -> None:
    stream = io.StringIO()
    configure_logs(Settings(log_format="json"), stream)
    logging.getLogger("discord.gateway").warning("Shard %s is %s", 3, "late")
    entry = json.loads(stream.getvalue())
    assert (entry["event"], entry["logger"]) == ("Shard 3 is late", "discord.gateway")


def test_that_there_is_no_voice_is_no_warning() -> None:
    """It read as if something were missing."""
    stream = io.StringIO()
    configure_logs(Settings(), stream)
    for library in ("PyNaCl", "davey"):
        logging.getLogger("discord.client").warning(
            "%s is not installed, voice will NOT be supported", library
        )
    assert stream.getvalue() == ""


def test_the_level_is_kept() -> None:
    stream = io.StringIO()
    configure_logs(Settings(log_level="WARNING"), stream)
    structlog.stdlib.get_logger().info("table opened")
    logging.getLogger("discord").info("logging in")
    assert stream.getvalue() == ""


@pytest.mark.parametrize("name", ["discord.http", "aiosqlite"])
def test_libraries_that_write_down_hands_stay_above_debug(name: str) -> None:
    stream = io.StringIO()
    configure_logs(Settings(log_level="DEBUG"), stream)
    logging.getLogger(name).debug("the body is %s", "R5 W4")
    structlog.stdlib.get_logger("bot").debug("but we may speak")
    assert "R5" not in stream.getvalue()
    assert "but we may speak" in stream.getvalue()


@pytest.mark.parametrize("log_format", ["console", "json"])
def test_tokens_are_blotted_out_wherever_they_stand(log_format: str) -> None:
    stream = io.StringIO()
    configure_logs(Settings.model_validate({"log_format": log_format}), stream)
    logging.getLogger("discord.http").warning(
        "We are being rate limited. %s", f"https://discord.com/api/v10/webhooks/1/{PRESS_TOKEN}/messages/2"
    )
    try:
        raise RuntimeError(f"/interactions/1/{PRESS_TOKEN}/callback as {BOT_TOKEN}")
    except RuntimeError:
        structlog.stdlib.get_logger().exception("press failed", token=BOT_TOKEN)
    text = stream.getvalue()
    assert BOT_TOKEN not in text
    assert PRESS_TOKEN not in text
    assert "/webhooks/1/[token]/messages/2" in text
    assert "RuntimeError: /interactions/1/[token]/callback as [token]" in text


def test_tracebacks_show_no_variables() -> None:
    stream = io.StringIO()
    configure_logs(Settings(), stream)
    hand = "R5 W4"
    try:
        raise RuntimeError(f"{len(hand)} letters")
    except RuntimeError:
        structlog.stdlib.get_logger().exception("press failed")
    assert "5 letters" in stream.getvalue()
    assert "R5 W4" not in stream.getvalue()
