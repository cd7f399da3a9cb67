"""Rules: one field for each group of options, and the combinations that are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)

from .cards import CUSTOM_FACES
from .clashes import CLASHES, WARNINGS
from .custom_cards import CustomCard

Amount = Annotated[int, Field(ge=0, le=4)]
"""Cards that a fine costs; 0 is off."""


class Rules(BaseModel):
    """Everything a group can agree on before the cards are dealt; official play by default.

    Raises pydantic's ValidationError when a value is unknown, out of range, or excluded by another option;
    `explain` turns that into sentences.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", validate_by_name=True, validate_by_alias=True)

    deck: Literal[
        "classic108", "blank112", "swap112", "shuffle112", "ultra104", "doublezero112", "h2o", "mandavoshka"
    ] = "classic108"
    packs: Literal[1, 2] = 1
    blank: Literal["spare", "custom", "plus10"] = "spare"
    custom_cards: Annotated[tuple[CustomCard, ...], Field(max_length=len(CUSTOM_FACES))] = ()
    deal: Annotated[int, Field(ge=3, le=10)] = 7
    start: Literal[
        "return_all",
        "return_except_wild",
        "effects_mattel",
        "effects_2000s",
        "effects_legacy",
        "dealer_card",
        "free_lead",
    ] = "effects_mattel"
    opener: Literal["after_dealer", "random_then_winner", "winner_then_loser_deals"] = "after_dealer"

    draw: Literal["one", "until_playable", "to_match"] = "one"
    voluntary_draw: bool = True
    pass_: Annotated[Literal["after_draw", "free"], Field(alias="pass")] = "after_draw"
    force_play: bool = False
    exhaust: Literal["reshuffle", "flip", "end_round"] = "reshuffle"
    exhaust_end: Literal["now", "lap"] = "now"
    multi: Literal["none", "same_rank", "pair_skip"] = "none"
    multi_draw_cards: bool = False

    hit: Literal["skip_turn", "draw_then_play"] = "skip_turn"
    draw2_answer: Literal["none", "transfer", "progressive", "progressive_mixed", "skip_bounce"] = "none"
    wd4_answer: Literal["none", "draw2_ordered", "draw2_any", "progressive", "progressive_mixed"] = "none"
    mixed_on_wd4: Literal["ordered", "any"] = "ordered"
    skip_effect: Literal["next_loses", "play_again"] = "next_loses"
    skip_rescue: Literal["none", "exact", "match", "any_skip"] = "none"
    reverse_deflect: bool = False
    actions: Literal["live", "inert"] = "live"

    wild_when: Literal["anytime", "only_if_no_match"] = "anytime"
    wild_colour: Literal["choose", "circle", "trump", "own_card"] = "choose"
    wd4_colour: Literal["choose", "circle", "trump"] = "choose"
    plus10_colour: Literal["choose", "keep"] = "choose"
    wd4_legality: Literal["no_colour", "free"] = "no_colour"
    challenge: bool = True
    challenge_success: Literal["card_stays", "return_card"] = "card_stays"
    challenge_fail_extra: Amount = 2

    uno_deadline: Literal["before_release", "own_turn_end", "next_turn", "next_card"] = "next_turn"
    uno_enforce: Literal["caught", "auto", "none"] = "caught"
    uno_penalty: Annotated[int, Field(ge=1, le=6)] = 2
    uno_proxy: bool = False
    uno_word: Annotated[str, Field(max_length=20)] = ""
    uno_grace: Annotated[int, Field(ge=0, le=10)] = 3
    uno_window: Annotated[int, Field(ge=0, le=300)] = 30
    uno_to_centre: bool = False

    intervention: Literal["off", "colours", "colours_and_wild"] = "off"
    self_intervention: bool = True
    zero: Literal["plain", "rotate", "plus10"] = "plain"
    seven: Literal["plain", "swap"] = "plain"
    five: Literal["plain", "exchange"] = "plain"

    silence: Literal["off", "twos", "black"] = "off"
    politeness_ready: bool = False
    loser_forfeit: bool = False
    penalty_misplay: Amount = 0
    penalty_false_call: Amount = 0
    penalty_advice: Amount = 0
    penalty_cheating: Amount = 0

    round_end: Literal["first_out", "to_last", "seven_rounds", "refill6"] = "first_out"
    turn_cap: Annotated[int, Field(ge=0, le=10_000)] = 0
    scoring: Literal[
        "none", "winner_500", "own_200", "lowest_500", "over_101", "lazy", "exits", "eliminate"
    ] = "winner_500"
    values: Literal["mattel", "numbers_only"] = "mattel"
    lone_zero: Literal[0, 50] = 0
    h2o_bonus: bool = False
    exact_101: bool = False
    target: Annotated[int, Field(ge=1, le=1000)] | None = None
    partners: bool = False
    last_draw_counts: bool = True
    shuffle_last: Literal["win", "redeal"] = "win"

    protection: Annotated[Literal["block", "penalise", "allow_bluff"], Field(validate_default=True)] = "block"
    auto_draw: bool = False
    hints: bool = True

    @field_validator("protection")
    @classmethod
    def _allow_bluff_where_it_can_be_challenged(cls, protection: str, info: ValidationInfo) -> str:
        """Promote `block` to `allow_bluff` under challenges: what is impossible cannot be challenged."""
        return "allow_bluff" if protection == "block" and info.data.get("challenge") else protection

    @model_validator(mode="after")
    def _refuse_what_cannot_go_together(self) -> Self:
        for complaint in _complaints(self):
            raise ValueError(complaint)
        return self

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__.values()))

    @property
    def cap(self) -> int:
        """Give the turns after which a round ends by points: as agreed, or where it could go on and on."""
        return self.turn_cap or (ENDLESS_CAP if self.may_drag_on else 0)

    @property
    def may_drag_on(self) -> bool:
        """Tell whether more cards may be drawn than played for a very long time."""
        if self.actions == "inert":
            return False
        tens = self.zero == "plus10" or self.blank == "plus10"
        return tens or self.deck == "h2o" or any(card.rains for card in self.custom_cards)

    @property
    def goal(self) -> int:
        """Give the points, or rounds, that end a match: the agreed `target`, or the scoring's own."""
        return GOALS[self.scoring] if self.target is None else self.target


ENDLESS_CAP = 1_000
"""Turns that a round may take at most where nothing else is agreed and it might never end."""

GOALS: Mapping[str, int] = {
    "winner_500": 500,
    "own_200": 200,
    "lowest_500": 500,
    "over_101": 101,
    "eliminate": 500,
    "none": 1,
    "lazy": 1,
    "exits": 1,
}


def _complaints(rules: Rules) -> list[str]:
    return [clash.complaint(rules) for clash in CLASHES if clash.found_in(rules)]


def warnings(rules: Rules) -> list[str]:
    """List what is allowed but deserves a warning."""
    return [pair.warning(rules) for pair in WARNINGS if pair.found_in(rules)]


def explain(error: ValidationError) -> list[str]:
    """Turn pydantic's complaint about `Rules` into sentences that name the option and what it may be."""
    sentences: list[str] = []
    for problem in error.errors():
        option = ".".join(str(part) for part in problem["loc"])
        message = problem["msg"].removeprefix("Value error, ")
        sentences.append(f"{option}: {message}" if option else message)
    return sentences
