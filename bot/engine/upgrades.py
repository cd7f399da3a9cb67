"""Upgrades: states stored in older formats, brought up to date one format at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Stored = dict[str, Any]


def _to_2(stored: Stored) -> Stored:
    """Let several seats be finishing, hands be replaced in a round, and evidence hold its verdict.

    Only a Wild Draw Four that could be challenged had to be answered before.
    """
    nothing = [0] * len(stored["hands"])
    finishing, evidence = stored["finishing"], stored["evidence"]
    return stored | {
        "finishing": [] if finishing is None else [finishing],
        "evidence": evidence and evidence | {"guilty": _holds_colour(evidence)},
        "emptied": nothing,
        "credit": nothing,
        "phase": _doubtful(stored["phase"]),
        "agenda": [_doubtful(phase) for phase in stored["agenda"]],
        "score": stored["score"] | {"beaten": nothing, "fallen": nothing},
    }


def _doubtful(phase: Stored) -> Stored:
    return phase | {"hit": phase["hit"] | {"doubtful": True}} if "hit" in phase else phase


def _holds_colour(evidence: Stored) -> bool:
    """Judge a Wild Draw Four as the first format did; black cards were `W` and `W4` then."""
    return any(code.startswith(evidence["colour"] or " ") for code in evidence["hand"])


UPGRADES: Mapping[int, Callable[[Stored], Stored]] = {1: _to_2}
"""From each older format to the one after it."""


def upgraded(stored: Stored, newest: int) -> Stored:
    """Bring a stored state up to the newest format, whose number is left out of what it gives."""
    fields = {name: value for name, value in stored.items() if name != "format"}
    for version in range(stored["format"], newest):
        fields = UPGRADES[version](fields)
    return fields
