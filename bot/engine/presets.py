"""The named rule sets, as data: each lists only how it differs from the one it is built on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .rules import Rules

Options = Mapping[str, Any]

_S4: Options = {"start": "return_all", "uno_deadline": "own_turn_end"}
_CLUB: Options = {
    "start": "return_all",
    "draw2_answer": "transfer",
    "wd4_answer": "draw2_ordered",
    "skip_rescue": "exact",
    "challenge_success": "return_card",
    "uno_deadline": "before_release",
    "politeness_ready": True,
}
_101: Options = {
    "deal": 5,
    "start": "free_lead",
    "opener": "random_then_winner",
    "draw": "until_playable",
    "exhaust": "flip",
    "challenge": False,
    "scoring": "over_101",
}

DIFFERENCES: Mapping[str, Options] = {
    "classic": {},
    "quick": {"start": "return_except_wild", "challenge": False, "scoring": "none"},
    "tournament-s4": _S4,
    "tournament-low": {**_S4, "scoring": "lowest_500"},
    "mattel-112": {"deck": "shuffle112", "blank": "custom"},
    "mattel-2000s": {"deck": "blank112", "start": "effects_2000s", "uno_penalty": 4},
    "house-rules": {
        "intervention": "colours",
        "seven": "swap",
        "zero": "rotate",
        "draw2_answer": "progressive",
        "wd4_answer": "progressive",
    },
    "club": _CLUB,
    "club-intervention": {
        **_CLUB,
        "intervention": "colours_and_wild",
        "protection": "penalise",
        "penalty_misplay": 2,
        "penalty_false_call": 2,
    },
    "ultra": {
        "deck": "ultra104",
        "draw2_answer": "transfer",
        "wd4_answer": "draw2_ordered",
        "challenge_success": "return_card",
        "wild_when": "only_if_no_match",
        "skip_rescue": "match",
        "uno_enforce": "auto",
        "uno_proxy": True,
    },
    "mandavoshka-101": {
        "deck": "mandavoshka",
        "start": "free_lead",
        "draw": "until_playable",
        "wild_colour": "own_card",
        "values": "numbers_only",
        "scoring": "over_101",
        "challenge": False,
        "wd4_legality": "free",
    },
    "game-101": {**_101, "actions": "inert"},
    "h2o-101": {**_101, "deck": "h2o", "h2o_bonus": True},
    "draw-and-go": {
        "start": "effects_legacy",
        "hit": "draw_then_play",
        "draw2_answer": "transfer",
        "wd4_answer": "draw2_ordered",
        "skip_rescue": "any_skip",
        "intervention": "colours",
    },
    "six-card": {
        "deal": 6,
        "start": "return_all",
        "draw2_answer": "transfer",
        "wd4_answer": "draw2_any",
        "skip_effect": "play_again",
        "uno_enforce": "auto",
        "uno_penalty": 4,
        "penalty_advice": 2,
        "round_end": "refill6",
        "scoring": "exits",
        "exhaust": "end_round",
    },
    "party": {
        "seven": "swap",
        "zero": "rotate",
        "five": "exchange",
        "intervention": "colours",
        "uno_to_centre": True,
        "silence": "black",
        "loser_forfeit": True,
        "scoring": "lazy",
        "opener": "winner_then_loser_deals",
        "target": 3,
    },
    "chaos": {
        "deck": "blank112",
        "blank": "plus10",
        "draw2_answer": "progressive_mixed",
        "wd4_answer": "progressive_mixed",
        "reverse_deflect": True,
        "wild_colour": "circle",
        "wd4_colour": "circle",
        "multi": "same_rank",
        "scoring": "none",
        "turn_cap": 400,
    },
    "marathon": {"round_end": "seven_rounds", "scoring": "none"},
    "last-standing": {"round_end": "to_last", "scoring": "none"},
    "junior": {"challenge": False, "uno_enforce": "none", "auto_draw": True, "scoring": "none"},
}
"""A preset's options that are not those of `classic`."""

PRESETS: Mapping[str, Rules] = {name: Rules(**options) for name, options in DIFFERENCES.items()}
