"""In force: which rules of the rulebook hold at a table, chapter by chapter, and where each comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from bot.engine import Rules, catalogue
from bot.engine.options import Family, Origin, Value
from bot.engine.rule_ids import SECTIONS, Section
from bot.table.folding import idle

Holds = Callable[[Rules], bool]


@dataclass(frozen=True, slots=True)
class Held:
    """A rule that holds, by its id; or an option that no rule explains, by its field."""

    origin: Origin
    rule: str | None = None
    field: str = ""


def chapters(rules: Rules) -> dict[Section, list[Held]]:
    """List what holds, in the rulebook's order; a chapter of which nothing holds is left out."""
    found = _found(rules)
    book = {section: list(_of_chapter(section, found)) for section in Section}
    for field, value in catalogue.differences(rules, Rules()):
        if _unexplained(field, value, rules):
            book[_PAGES[catalogue.OPTIONS[field].family]].append(Held(_origin(field, rules), field=field))
    return {section: held for section, held in book.items() if held}


def is_off(rule: str, rules: Rules) -> bool:
    """Tell whether a rule is a matter of choice, and not chosen here."""
    asked = [field for field, option in catalogue.OPTIONS.items() if rule in option.rules.values()]
    return bool(asked) and all(_rule(field, rules) != rule for field in asked)


def option_of(rule: str, rules: Rules) -> str | None:
    """Name the option that a rule is a matter of, the one that chooses it if there are several."""
    if rule in _OF_NO_OPTION:
        return None
    asked = [field for field, option in catalogue.OPTIONS.items() if rule in option.rules.values()]
    beside = [field for told, field, _ in _BESIDE if told == rule and field is not None]
    chosen = [field for field in asked if _rule(field, rules) == rule]
    return next(iter((*chosen, *asked, *beside)), None)


def _found(rules: Rules) -> dict[str, Origin]:
    """Map the rules that hold to where they come from; what is no official play says so first."""
    found: dict[str, Origin] = {}
    for rule, field in (*_chosen(rules), *_beside(rules)):
        origin = Origin.OFFICIAL if field is None else _origin(field, rules)
        found[rule] = min(found.get(rule, origin), origin, key=_LABELLED_FIRST.index)
    return found


def _chosen(rules: Rules) -> Iterator[tuple[str, str]]:
    for field in catalogue.OPTIONS:
        rule = None if field in _TOLD_BY_ANOTHER or idle(field, rules) else _rule(field, rules)
        if rule is not None:
            yield rule, field


def _beside(rules: Rules) -> Iterator[tuple[str, str | None]]:
    for rule, field, holds in _BESIDE:
        if holds(rules):
            yield rule, field


def _of_chapter(section: Section, found: Mapping[str, Origin]) -> Iterator[Held]:
    moved = [rule for rule, chapter in _MOVED.items() if chapter is section]
    for rule in (*(rule for rule in SECTIONS[section] if rule not in _MOVED), *moved):
        if rule in found:
            yield Held(found[rule], rule)


def _unexplained(field: str, value: Value, rules: Rules) -> bool:
    if field in _TOLD_BY_ANOTHER or idle(field, rules):
        return False
    return catalogue.rule_of(field, value) is None


def _rule(field: str, rules: Rules) -> str | None:
    return catalogue.rule_of(field, getattr(rules, field))


def _origin(field: str, rules: Rules) -> Origin:
    """Tell where a choice comes from; comforts that nobody has changed are no choice."""
    option, value = catalogue.OPTIONS[field], getattr(rules, field)
    as_ever = value == option.default or (field == "protection" and value == "allow_bluff")
    return Origin.OFFICIAL if as_ever else option.origin(value)


_LABELLED_FIRST = (Origin.HOUSE, Origin.PRINTED, Origin.COMFORT, Origin.OFFICIAL)

_TOLD_BY_ANOTHER = frozenset(
    {
        "custom_cards",
        "lone_zero",
        "multi_draw_cards",
        "self_intervention",
        "target",
        "turn_cap",
        "uno_penalty",
        "uno_proxy",
        "uno_window",
        "uno_word",
        "wd4_answer",
        "wd4_colour",
    }
)
"""Options that `_BESIDE` looks after, or whose number stands in the sentence of another one."""

_OF_NO_OPTION = frozenset({"reverse-direction", "uno-call", "uno-catch-window"})
"""Rules that always hold, though an option touches on them: its name would be the wrong title."""

_PAGES: Mapping[Family, Section] = {
    Family.CARDS: Section.DECKS,
    Family.DEALING: Section.SETUP,
    Family.TURNS: Section.TURN,
    Family.HITS: Section.ACTIONS,
    Family.BLACK: Section.BLACK,
    Family.UNO: Section.UNO,
    Family.HOUSE: Section.HOUSE,
    Family.PENALTIES: Section.PENALTIES,
    Family.END: Section.SCORING,
}

_MOVED: Mapping[str, Section] = {
    "partners": Section.SETUP,
    "draw-to-match": Section.TURN,
    "force-play": Section.TURN,
    "tactics-hints": Section.TURN,
    "two-player-mattel": Section.ACTIONS,
    "skip-bounce": Section.ACTIONS,
    "feature-error-protection": Section.PENALTIES,
    "challenge-uno": Section.SCORING,
    "exact-101-reset": Section.SCORING,
}
"""Rules that are read in another chapter than that in which they were collected."""


def _always(_: Rules) -> bool:
    return True


def _live(rules: Rules) -> bool:
    return rules.actions == "live"


def _jumping(rules: Rules) -> bool:
    return rules.intervention != "off"


def _four_answered(*answers: str) -> Holds:
    return lambda rules: _live(rules) and rules.wd4_answer in answers


def _growing(rules: Rules) -> bool:
    return any(answer.startswith("progressive") for answer in (rules.draw2_answer, rules.wd4_answer))


def _growing_fours(rules: Rules) -> bool:
    return rules.wd4_answer.startswith("progressive")


def _fines(rules: Rules) -> bool:
    costs = (
        rules.penalty_misplay,
        rules.penalty_false_call,
        rules.penalty_advice,
        rules.penalty_cheating,
    )
    return any(costs)


def _counts_rounds(rules: Rules) -> bool:
    return rules.scoring in ("none", "lazy", "exits")


def _official_hits(rules: Rules) -> bool:
    return _live(rules) and rules.hit == "skip_turn" and rules.skip_effect == "next_loses"


_BESIDE: tuple[tuple[str, str | None, Holds], ...] = (
    ("players-2-10", None, lambda rules: not rules.partners),
    ("dealer-high-draw", "opener", lambda rules: rules.opener != "random_then_winner"),
    ("dealer-rotates", "opener", lambda rules: rules.opener == "after_dealer"),
    ("deal-dealer-included", None, _always),
    ("piles-draw-and-discard", None, _always),
    ("start-flip-top", None, lambda rules: rules.start not in ("dealer_card", "free_lead")),
    ("direction-clockwise-initial", None, _always),
    ("rules-agreed-before-deal", None, _always),
    ("colours-four", None, _always),
    ("card-glyphs", None, _always),
    ("blank-custom", "custom_cards", lambda rules: bool(rules.custom_cards)),
    ("match-colour-number-symbol", None, _always),
    ("no-hand-card-after-draw", None, _always),
    ("draw-short", None, _always),
    ("round-blocked", None, lambda rules: rules.exhaust != "end_round"),
    ("draw-in-the-dark", None, _always),
    ("reverse-direction", None, _live),
    ("reverse-parity", None, _live),
    ("reverse-two-player-skip", None, _live),
    ("two-player-mattel", None, _official_hits),
    ("wd4-draw-and-skip", None, lambda rules: _live(rules) and rules.hit == "skip_turn"),
    ("wd4-draw-then-play", "hit", lambda rules: _live(rules) and rules.hit == "draw_then_play"),
    ("wd4-own-turn-only", None, _always),
    ("wd4-rescue-draw2-ordered", "wd4_answer", _four_answered("draw2_ordered")),
    ("wd4-rescue-draw2-any", "wd4_answer", _four_answered("draw2_any")),
    ("progressive-same-kind", "wd4_answer", _four_answered("progressive")),
    ("progressive-mixed", "wd4_answer", _four_answered("progressive_mixed")),
    ("colour-circle", "wd4_colour", lambda rules: rules.wd4_colour == "circle"),
    ("wild-trump-open", "deck", lambda rules: rules.deck == "mandavoshka"),
    ("wild-trump-open", "wd4_colour", lambda rules: rules.wd4_colour == "trump"),
    ("wild-swap-hands", "deck", lambda rules: _live(rules) and rules.deck == "swap112"),
    ("wild-shuffle-hands", "deck", lambda rules: _live(rules) and rules.deck == "shuffle112"),
    ("h2o-downpour", "deck", lambda rules: _live(rules) and rules.deck == "h2o"),
    ("uno-alt-word", "uno_word", lambda rules: bool(rules.uno_word)),
    ("uno-call", None, lambda rules: rules.uno_enforce != "none"),
    (
        "uno-catch-by-pointing",
        "penalty_false_call",
        lambda rules: rules.uno_enforce == "caught" and rules.penalty_false_call > 0,
    ),
    ("uno-friend-reminder", None, lambda rules: rules.uno_enforce == "caught" and not rules.uno_proxy),
    ("uno-proxy-call", "uno_proxy", lambda rules: rules.uno_enforce != "none" and rules.uno_proxy),
    ("no-hiding-card-count", None, _always),
    ("penalty-everyone-liable", None, _fines),
    ("intervention-not-wd4", "intervention", _jumping),
    ("intervention-not-at-start", "intervention", _jumping),
    (
        "double-identical-sequential",
        "intervention",
        lambda rules: _jumping(rules) and rules.self_intervention,
    ),
    ("no-two-at-once", None, lambda rules: _jumping(rules) and rules.multi == "none"),
    ("progressive-one-per-turn", "draw2_answer", _growing),
    ("progressive-colour-last", "wd4_answer", _growing_fours),
    (
        "progressive-challenge-scaling",
        "wd4_answer",
        lambda rules: _growing_fours(rules) and rules.challenge,
    ),
    ("score-reset-zero", "lone_zero", lambda rules: rules.lone_zero == 50 and rules.zero != "plus10"),
    ("score-target-configurable", "target", lambda rules: rules.target is not None or _counts_rounds(rules)),
    ("score-rounds-multi", None, lambda rules: not _counts_rounds(rules)),
)
"""Rules that hold beside those that explain an option: whose choice each follows from, and when."""
