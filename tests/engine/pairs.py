"""Pairs of options whose meeting has a rule of its own; each is shown by a test that bears the pair.

A pair is named by the keys of its two options, in the order of `OPTIONS`.
"""

from collections.abc import Mapping
from typing import Any

OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "prog": {"draw2_answer": "progressive", "wd4_answer": "progressive"},
    "transf": {"draw2_answer": "transfer"},
    "deflect": {"reverse_deflect": True},
    "wd4ans": {"wd4_answer": "draw2_ordered"},
    "chal": {"challenge": True},
    "block": {"protection": "block"},
    "mispl": {"penalty_misplay": 2, "protection": "penalise"},
    "interv": {"intervention": "colours"},
    "selfi": {"self_intervention": True},
    "multi": {"multi": "same_rank"},
    "pair": {"multi": "pair_skip"},
    "skipr": {"skip_rescue": "exact"},
    "again": {"skip_effect": "play_again"},
    "rot0": {"zero": "rotate"},
    "p10z": {"zero": "plus10"},
    "p10b": {"blank": "plus10", "deck": "blank112"},
    "swap7": {"seven": "swap"},
    "exch5": {"five": "exchange"},
    "circle": {"wild_colour": "circle"},
    "trump": {"wild_colour": "trump", "wd4_legality": "free", "challenge": False},
    "silT": {"silence": "twos"},
    "silB": {"silence": "black"},
    "centre": {"uno_to_centre": True},
    "ready": {"politeness_ready": True},
    "autoU": {"uno_enforce": "auto"},
    "tolast": {"round_end": "to_last"},
    "7r": {"round_end": "seven_rounds", "scoring": "none"},
    "ref6": {"round_end": "refill6", "scoring": "exits", "exhaust": "end_round"},
    "lazy": {"scoring": "lazy"},
    "101": {"scoring": "over_101"},
    "w500": {"scoring": "winner_500"},
    "inert": {"actions": "inert", "challenge": False},
    "flip": {"exhaust": "flip"},
    "until": {"draw": "until_playable"},
    "2p": {},
}
"""Every key with the option it stands for and what that needs; `2p` is a round of two."""

_MEETINGS: Mapping[str, str] = {
    "prog": "deflect chal interv multi ready flip",
    "transf": "deflect interv multi",
    "deflect": "wd4ans chal interv 2p",
    "wd4ans": "chal",
    "chal": "block mispl interv circle silT silB tolast",
    "block": "until",
    "mispl": "autoU",
    "interv": "selfi multi pair skipr rot0 p10z p10b swap7 exch5 silT ready 2p",
    "selfi": "multi pair",
    "multi": "skipr again rot0 swap7 exch5 silT",
    "pair": "2p",
    "skipr": "again 2p",
    "again": "2p",
    "rot0": "centre autoU tolast 7r ref6 2p",
    "p10z": "7r 101 w500 flip",
    "p10b": "ready tolast 7r flip",
    "swap7": "centre autoU tolast 7r ref6",
    "exch5": "tolast",
    "circle": "silB",
    "silT": "centre tolast 2p",
    "silB": "centre",
    "centre": "ready autoU tolast 2p",
    "tolast": "101 w500 2p",
    "7r": "flip until",
    "ref6": "flip",
    "lazy": "2p",
    "flip": "until",
}

PAIRS: tuple[tuple[str, str], ...] = tuple(
    (one, other) for one, others in _MEETINGS.items() for other in others.split()
)
"""Every such pair."""

REFUSED_PAIRS = frozenset({("ref6", "flip")})
"""The pairs whose rule is that they are refused."""
