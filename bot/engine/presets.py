"""The named rule sets, as data: each lists only how it differs from official play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .rules import Rules

DIFFERENCES: Mapping[str, Mapping[str, Any]] = {
    "classic": {},
    "quick": {"start": "return_except_wild", "challenge": False, "scoring": "none"},
}
"""A preset's options that are not those of `classic`."""

PRESETS: Mapping[str, Rules] = {name: Rules(**options) for name, options in DIFFERENCES.items()}
