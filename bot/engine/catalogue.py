"""The catalogue: every option and every rule, as data, for the screens that explain them."""

from __future__ import annotations

from collections.abc import Mapping

from .options import Family, Option, Value, option
from .rules import GOALS, Rules

_PAGES: Mapping[Family, Mapping[str, Mapping[Value, str | None]]] = {
    Family.CARDS: {
        "deck": {
            "classic108": "deck-108",
            "blank112": "deck-112-blank",
            "swap112": "deck-special-wilds",
            "shuffle112": "deck-112-shuffle",
            "ultra104": "deck-104-ultra",
            "doublezero112": "deck-double-zeros",
            "h2o": "deck-h2o",
            "mandavoshka": "deck-mandavoshka",
        },
        "packs": {2: "deck-two-halves"},
        "blank": {"spare": "blank-spare", "custom": "blank-custom", "plus10": "plus10-blank"},
        "custom_cards": {...: "blank-custom"},
    },
    Family.DEALING: {
        "deal": {5: "deal-5", 6: "deal-6", 7: "deal-7"},
        "start": {
            "return_all": "start-special-returned",
            "return_except_wild": "start-special-returned-except-wild",
            "effects_mattel": "start-effects-mattel",
            "effects_2000s": "start-effects-mattel",
            "effects_legacy": "start-effects-legacy",
            "dealer_card": "dealer-last-card-starts",
            "free_lead": "start-free-lead",
        },
        "opener": {
            "after_dealer": "first-player-after-dealer",
            "random_then_winner": "first-player-random-then-winner",
            "winner_then_loser_deals": "score-lazy",
        },
        "partners": {True: "partners"},
    },
    Family.TURNS: {
        "draw": {
            "one": "draw-one-may-play",
            "until_playable": "draw-until-playable",
            "to_match": "draw-to-match",
        },
        "voluntary_draw": {True: "decline-and-draw"},
        "force_play": {False: "drawn-card-play-optional", True: "force-play"},
        "pass_": {"after_draw": "say-pass", "free": "pass-button"},
        "exhaust": {
            "reshuffle": "deck-exhausted-reshuffle",
            "flip": "deck-exhausted-flip",
            "end_round": "deck-exhausted-ends-round",
        },
        "exhaust_end": {...: "deck-exhausted-ends-round"},
        "auto_draw": {True: "auto-draw"},
        "hints": {True: "tactics-hints"},
    },
    Family.HITS: {
        "actions": {"live": "actions-immediate", "inert": "actions-may-be-inert"},
        "hit": {"skip_turn": "draw2-draw-and-skip", "draw_then_play": "draw2-draw-then-play"},
        "draw2_answer": {
            "none": "draw2-no-answer",
            "transfer": "draw2-transfer-no-sum",
            "progressive": "progressive-same-kind",
            "progressive_mixed": "progressive-mixed",
            "skip_bounce": "skip-bounce",
        },
        "wd4_answer": {
            "none": "wd4-draw-and-skip",
            "draw2_ordered": "wd4-rescue-draw2-ordered",
            "draw2_any": "wd4-rescue-draw2-any",
            "progressive": "progressive-same-kind",
            "progressive_mixed": "progressive-mixed",
        },
        "mixed_on_wd4": {...: "progressive-mixed"},
        "skip_effect": {"next_loses": "skip-next", "play_again": "skip-play-again"},
        "skip_rescue": {
            "none": "skip-next",
            "exact": "skip-rescue-exact",
            "match": "skip-rescue-match",
            "any_skip": "skip-rescue-any-skip",
        },
        "reverse_deflect": {False: "reverse-direction", True: "reverse-deflect"},
    },
    Family.BLACK: {
        "wild_when": {"anytime": "wild-anytime", "only_if_no_match": "wild-only-if-no-match"},
        "wild_colour": {
            "choose": "wild-choose-colour",
            "circle": "colour-circle",
            "trump": "wild-trump-open",
            "own_card": "wild-then-own-card",
        },
        "wd4_colour": {"choose": "wd4-draw-and-skip", "circle": "colour-circle", "trump": "wild-trump-open"},
        "plus10_colour": {...: "plus10-blank"},
        "wd4_legality": {"no_colour": "wd4-legality-no-colour"},
        "challenge": {True: "wd4-challenge-open"},
        "challenge_success": {
            "card_stays": "wd4-challenge-success-card-stays",
            "return_card": "wd4-challenge-success-return-card",
        },
        "challenge_fail_extra": {...: "wd4-challenge-fail-6"},
    },
    Family.UNO: {
        "uno_deadline": {
            "before_release": "uno-deadline-before-release",
            "own_turn_end": "uno-deadline-own-turn",
            "next_turn": "uno-deadline-next-turn",
            "next_card": "uno-deadline-next-card",
        },
        "uno_enforce": {"caught": "uno-catch-needed", "auto": "uno-penalty-auto"},
        "uno_penalty": {2: "uno-penalty-2", 4: "uno-penalty-4", ...: "uno-catch-needed"},
        "uno_proxy": {False: "uno-friend-reminder", True: "uno-proxy-call"},
        "uno_grace": {...: "uno-catch-window"},
        "uno_window": {...: "uno-catch-window"},
        "uno_word": {"": "uno-call", ...: "uno-alt-word"},
        "uno_to_centre": {True: "uno-to-centre"},
    },
    Family.HOUSE: {
        "intervention": {"colours": "intervention", "colours_and_wild": "intervention-wild"},
        "self_intervention": {True: "double-identical-sequential"},
        "multi": {
            "none": "one-card-per-turn",
            "same_rank": "multi-card-same-rank",
            "pair_skip": "double-identical-as-skip",
        },
        "multi_draw_cards": {False: "progressive-one-per-turn", True: "multi-card-same-rank"},
        "zero": {"rotate": "zero-rotate", "plus10": "plus10-zero"},
        "seven": {"swap": "seven-swap"},
        "five": {"exchange": "five-exchange"},
        "silence": {"twos": "silence-twos", "black": "silence-black"},
        "politeness_ready": {True: "politeness-ready"},
        "loser_forfeit": {True: "loser-forfeit"},
    },
    Family.PENALTIES: {
        "protection": {
            "block": "feature-error-protection",
            "penalise": "penalty-misplay",
            "allow_bluff": "feature-error-protection",
        },
        "penalty_misplay": {0: None, ...: "penalty-misplay"},
        "penalty_false_call": {0: None, ...: "penalty-false-call"},
        "penalty_advice": {0: None, ...: "penalty-advice"},
        "penalty_cheating": {0: None, ...: "penalty-cheating"},
    },
    Family.END: {
        "round_end": {
            "first_out": "finish-forms",
            "to_last": "play-to-last",
            "seven_rounds": "seven-rounds",
            "refill6": "out-scores-point-refill-6",
        },
        "turn_cap": {},
        "last_draw_counts": {True: "last-card-draws-count"},
        "shuffle_last": {...: "wild-shuffle-hands"},
        "scoring": {
            "none": "score-none",
            "winner_500": "score-winner-500",
            "own_200": "score-own-200",
            "lowest_500": "score-lowest-at-500",
            "over_101": "score-101",
            "lazy": "score-lazy",
            "exits": "out-scores-point-refill-6",
            "eliminate": "challenge-uno",
        },
        "target": {...: "score-target-configurable"},
        "values": {"mattel": "card-values", "numbers_only": "score-numbers-only"},
        "lone_zero": {0: "card-values", 50: "score-reset-zero"},
        "h2o_bonus": {True: "score-h2o-last-card"},
        "exact_101": {True: "exact-101-reset"},
    },
}

OPTIONS: Mapping[str, Option] = {
    field: option(field, family, rules) for family, page in _PAGES.items() for field, rules in page.items()
}
"""Every field of `Rules`, page by page, in the order in which it is offered."""


def rule_of(field: str, value: Value) -> str | None:
    """Give the id of the rule that explains an option's value, None where no rule does. Raises KeyError."""
    return OPTIONS[field].rule(value)


def differences(rules: Rules, base: Rules) -> tuple[tuple[str, Value], ...]:
    """List the options that are set otherwise than in `base`, with their values, in the catalogue's order.

    What only follows from another option is no difference of its own.
    """
    return tuple(
        (field, getattr(rules, field)) for field in OPTIONS if _chosen(rules, field) != _chosen(base, field)
    )


def _chosen(rules: Rules, field: str) -> Value:
    value = getattr(rules, field)
    if field == "protection" and value == "allow_bluff":
        # Challenges turn `block` into it.
        return "block"
    if field == "target" and value == GOALS[rules.scoring]:
        return None
    return value
