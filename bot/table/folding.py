"""Fold away options that change nothing as the others are set."""

from collections.abc import Callable, Mapping

from bot.engine import Rules
from bot.engine.decks import PACKS
from bot.table.settings import Timing

_Idle = Callable[[Rules], bool]


def _inert(rules: Rules) -> bool:
    return rules.actions == "inert"


def _unpunished(rules: Rules) -> bool:
    return rules.uno_enforce == "none"


def _unchallenged(rules: Rules) -> bool:
    return not rules.challenge


def _no_blanks(rules: Rules) -> bool:
    return not PACKS[rules.deck].blanks


def _nothing_mixed(rules: Rules) -> bool:
    return "progressive_mixed" not in (rules.draw2_answer, rules.wd4_answer)


_IDLE: Mapping[str, _Idle] = {
    "blank": _no_blanks,
    "exhaust_end": lambda rules: rules.exhaust != "end_round",
    "hit": _inert,
    "draw2_answer": _inert,
    "wd4_answer": _inert,
    "mixed_on_wd4": _nothing_mixed,
    "skip_effect": _inert,
    "skip_rescue": lambda rules: _inert(rules) or rules.skip_effect == "play_again",
    "reverse_deflect": _inert,
    "plus10_colour": lambda rules: rules.blank != "plus10",
    "challenge_success": _unchallenged,
    "challenge_fail_extra": _unchallenged,
    "uno_deadline": _unpunished,
    "uno_penalty": _unpunished,
    "uno_grace": lambda rules: rules.uno_enforce != "caught",
    "uno_window": _unpunished,
    "self_intervention": lambda rules: rules.intervention == "off",
    "multi_draw_cards": lambda rules: rules.multi != "same_rank",
    "penalty_misplay": lambda rules: rules.protection != "penalise",
    "shuffle_last": lambda rules: rules.deck != "shuffle112",
    "lone_zero": lambda rules: rules.zero == "plus10",
    "h2o_bonus": lambda rules: rules.deck != "h2o",
    "exact_101": lambda rules: rules.scoring != "over_101",
}
"""When an option changes nothing; the others always may."""


def folded(field: str, rules: Rules, timing: Timing) -> bool:
    """Tell whether an option changes nothing now; one that was set all the same is always shown."""
    if field == "uno_window" and timing.slow:
        return True
    return idle(field, rules) and getattr(rules, field) == _resting(field)


def idle(field: str, rules: Rules) -> bool:
    """Tell whether an option has no effect as the others are set, whatever it is set to itself."""
    return field in _IDLE and _IDLE[field](rules)


def _resting(field: str) -> object:
    return Rules.model_fields[field].default
