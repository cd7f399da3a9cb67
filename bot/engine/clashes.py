"""Clashes: options that exclude each other, and those that only deserve a warning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .decks import PACKS
from .values import value


@value
class Side:
    """One side of a clash: an option and the values meant, or with `other` all values but these."""

    option: str
    values: tuple[Any, ...]
    other: bool = False

    def found_in(self, rules: Any) -> bool:
        """Tell whether the rules have the option at a value that is meant."""
        return (getattr(rules, self.option) in self.values) is not self.other

    def written(self, rules: Any) -> str:
        """Write the option as these rules have it."""
        return f"{self.option.rstrip('_')}={_written(getattr(rules, self.option))}"


def _always(rules: Any) -> bool:
    return True


@value
class Clash:
    """Two options that cannot go together, or only with a warning, and why; `where` more has to hold."""

    left: Side
    right: Side
    why: str
    where: Callable[[Any], bool] = _always

    def found_in(self, rules: Any) -> bool:
        """Tell whether the rules have both."""
        both = self.left.found_in(rules) and self.right.found_in(rules)
        return both and self.where(rules)

    def complaint(self, rules: Any) -> str:
        """Say which two options clash, and why."""
        return self._say("cannot go with", rules)

    def warning(self, rules: Any) -> str:
        """Say which two options sit ill together, and why."""
        return self._say("sits ill with", rules)

    def _say(self, verdict: str, rules: Any) -> str:
        return f"{self.left.written(rules)} {verdict} {self.right.written(rules)}: {self.why}"


def _written(chosen: Any) -> str:
    if isinstance(chosen, bool):
        return "on" if chosen else "off"
    return str(len(chosen)) if isinstance(chosen, tuple) else str(chosen)  # pyright: ignore[reportUnknownArgumentType]


def _is(option: str, *values: Any) -> Side:
    return Side(option, values)


def _not(option: str, *values: Any) -> Side:
    return Side(option, values, other=True)


_PROGRESSIVE = ("progressive", "progressive_mixed")
_NO_BLANKS = tuple(name for name, pack in PACKS.items() if not pack.blanks)
_INERT = _is("actions", "inert")
_LATE_ENDS = _is("round_end", "seven_rounds", "refill6")
_POINTS = ("winner_500", "own_200", "lowest_500", "over_101", "lazy", "eliminate")


def _too_few_blanks(rules: Any) -> bool:
    return len(rules.custom_cards) > PACKS[rules.deck].blanks


def _mixes(rules: Any) -> bool:
    return "progressive_mixed" in (rules.draw2_answer, rules.wd4_answer)


def _shorter_than_its_grace(rules: Any) -> bool:
    return rules.uno_window < rules.uno_grace


CLASHES: tuple[Clash, ...] = (
    Clash(
        _not("uno_window", 0),
        _not("uno_grace", 0),
        "a window cannot close before its grace; make it as long, or 0 for no limit",
        _shorter_than_its_grace,
    ),
    Clash(
        _not("custom_cards", ()),
        _not("deck", *_NO_BLANKS),
        "the deck has fewer blanks",
        _too_few_blanks,
    ),
    Clash(_is("wd4_colour", "trump"), _is("mixed_on_wd4", "ordered"), "a trump orders no colour", _mixes),
    Clash(_is("zero", "plus10"), _is("lone_zero", 50), "a zero can have one meaning only"),
    Clash(_is("zero", "plus10"), _is("blank", "plus10"), "one kind of card carries the ten"),
    Clash(_is("blank", "plus10"), _is("deck", *_NO_BLANKS), "this deck has no blanks"),
    Clash(_not("custom_cards", ()), _not("blank", "custom"), "no blank would carry them"),
    Clash(_not("custom_cards", ()), _is("deck", *_NO_BLANKS), "this deck has no blanks"),
    Clash(_is("h2o_bonus", True), _not("deck", "h2o"), "only the h2o deck has its cards"),
    Clash(
        _is("h2o_bonus", True),
        _not("scoring", "over_101", "own_200", "lowest_500"),
        "it needs a score in which few points are good",
    ),
    Clash(_INERT, _not("draw2_answer", "none"), "there is nothing to answer"),
    Clash(_INERT, _not("wd4_answer", "none"), "there is nothing to answer"),
    Clash(_INERT, _not("skip_rescue", "none"), "there is nothing to be rescued from"),
    Clash(_INERT, _is("reverse_deflect", True), "there is nothing to deflect"),
    Clash(_INERT, _is("zero", "plus10"), "no card makes anybody draw"),
    Clash(_INERT, _is("blank", "plus10"), "no card makes anybody draw"),
    Clash(_INERT, _is("challenge", True), "there is nothing to challenge"),
    Clash(_is("wild_colour", "trump"), _is("silence", "black"), "a trump orders no colour"),
    Clash(_is("wild_colour", "trump"), _is("wd4_legality", "no_colour"), "a trump leaves no colour in force"),
    Clash(_is("wild_colour", "trump"), _is("wd4_answer", "draw2_ordered"), "a trump orders no colour"),
    Clash(_is("wd4_colour", "trump"), _is("silence", "black"), "a trump orders no colour"),
    Clash(_is("wd4_colour", "trump"), _is("wd4_legality", "no_colour"), "a trump leaves no colour in force"),
    Clash(_is("wd4_colour", "trump"), _is("wd4_answer", "draw2_ordered"), "a trump orders no colour"),
    Clash(_is("wild_colour", "own_card"), _is("silence", "black"), "the own card sets the colour"),
    Clash(
        _not("penalty_misplay", 0),
        _not("protection", "penalise"),
        "a misplay is impossible unless protection=penalise",
    ),
    Clash(_is("protection", "penalise"), _is("penalty_misplay", 0), "it needs a fine for misplays"),
    Clash(
        _is("protection", "allow_bluff"),
        _is("challenge", False),
        "nobody could challenge a bluff; use protection=block",
    ),
    Clash(
        _is("challenge", True),
        _is("wd4_legality", "free"),
        "every +4 is lawful then",
    ),
    Clash(_LATE_ENDS, _is("scoring", *_POINTS), "no hands are left to count at the usual moment"),
    Clash(_is("round_end", "to_last"), _is("scoring", "lazy"), "places count there, not points"),
    Clash(_is("round_end", "refill6"), _not("exhaust", "end_round"), "the round would never end"),
    Clash(_is("round_end", "refill6"), _not("scoring", "exits"), "it counts exits"),
    Clash(_is("scoring", "exits"), _not("round_end", "refill6"), "nobody takes new cards after going out"),
    Clash(_is("pass_", "free"), _is("turn_cap", 0), "nobody need ever play; set a turn_cap"),
    Clash(_is("partners", True), _not("scoring", "winner_500", "none"), "partners score together"),
    Clash(_is("partners", True), _not("round_end", "first_out"), "one out of a team ends the round"),
    *(
        Clash(
            _is("draw2_answer", *_PROGRESSIVE),
            _is("wd4_answer", answer),
            "one adds up, the other passes on",
        )
        for answer in ("draw2_ordered", "draw2_any")
    ),
    Clash(
        _is("draw2_answer", "transfer"),
        _is("wd4_answer", *_PROGRESSIVE),
        "one passes on, the other adds up",
    ),
)
"""Pairs that are refused."""

WARNINGS: tuple[Clash, ...] = (
    Clash(
        _is("values", "numbers_only"),
        _is("last_draw_counts", True),
        "cards drawn last rarely count",
    ),
    Clash(_is("values", "numbers_only"), _is("scoring", "winner_500"), "points come slowly"),
    Clash(
        _is("multi", "pair_skip"),
        _is("self_intervention", True),
        "equal cards have two meanings",
        where=_not("intervention", "off").found_in,
    ),
    Clash(_is("round_end", "to_last"), _is("scoring", "winner_500"), "places count there more than points"),
    Clash(
        _is("opener", "winner_then_loser_deals"),
        _not("scoring", "lazy"),
        "a loser is only named under lazy scoring; the most card points deal",
    ),
)
"""Pairs that are allowed, with a word of warning."""
