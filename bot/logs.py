"""How the bot tells its host what happens: to the error stream, for people or for machines."""

import logging
import re
import sys
from collections.abc import Callable
from typing import Any, TextIO

import orjson
import structlog
from structlog.typing import Processor

from bot.config import Settings

# At DEBUG these write down what only one seat, or nobody, may read: request bodies, and rows with hands.
_TALKATIVE = ("discord", "aiosqlite")

# It reads like a fault (PyNaCl, or davey, is not installed), but the bot never speaks.
_NO_VOICE = "voice will NOT be supported"

_TOKENS = re.compile(
    r"(?P<route>/(?:webhooks|interactions)/\d+/)[\w.-]+"  # the token of a press, in an address
    r"|\b[\w-]{23,}\.[\w-]{6}\.[\w-]{27,}"  # a bot's token
)


def configure_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """Send structlog's and the standard library's records to `stream`, by default the error stream."""
    level = logging.getLevelNamesMapping()[settings.log_level]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(all_but(_NO_VOICE))
    handler.setFormatter(_formatter(settings, colours=handler.stream.isatty()))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, level))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_context(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def all_but(words: str) -> Callable[[logging.LogRecord], bool]:
    """Filter out what discord.py says in these words."""
    return lambda record: not (record.name.startswith("discord.") and words in record.getMessage())


class _Discreet(structlog.stdlib.ProcessorFormatter):
    """Format a record, and blot out every token in it, also in tracebacks and in what libraries say."""

    def format(self, record: logging.LogRecord) -> str:
        return _TOKENS.sub(lambda found: (found["route"] or "") + "[token]", super().format(record))


def _formatter(settings: Settings, *, colours: bool) -> _Discreet:
    return _Discreet(
        foreign_pre_chain=_context(),
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            *(_for_machines() if settings.log_format == "json" else _for_people(colours)),
        ],
    )


def _context() -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]


def _for_people(colours: bool) -> list[Processor]:
    # The richer tracebacks print local variables, and those hold hands and tokens.
    return [structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=structlog.dev.plain_traceback)]


def _for_machines() -> list[Processor]:
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(serializer=_to_json)]


def _to_json(record: object, **_: Any) -> str:
    return orjson.dumps(record, default=repr).decode()
