"""Custom cards: what a group writes on the blanks of its deck.

A card is a name, a text, and up to three building blocks that act in order; without any it is a plain Wild.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

NAME_LENGTH, TEXT_LENGTH, MOST_BLOCKS, MOST_DRAWN = 24, 120, 3, 10


class Block(BaseModel):
    """One thing that a custom card does; `amount` and `whom` matter to drawing alone. Rule: blank-custom."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    does: Literal["draw", "skip", "reverse", "swap", "rotate", "shuffle", "colour", "discard", "again"]
    amount: Annotated[int, Field(ge=1, le=MOST_DRAWN)] = 2
    whom: Literal["next", "all", "chosen"] = "next"

    @property
    def needs_target(self) -> bool:
        """Tell whether its player must choose another seat."""
        return self.does == "swap" or (self.does == "draw" and self.whom == "chosen")


class CustomCard(BaseModel):
    """What one kind of blank means at this table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[str, Field(min_length=1, max_length=NAME_LENGTH)]
    text: Annotated[str, Field(max_length=TEXT_LENGTH)] = ""
    blocks: Annotated[tuple[Block, ...], Field(max_length=MOST_BLOCKS)] = ()

    @property
    def names_colour(self) -> bool:
        """Tell whether its player names the colour: where a block says so, or where none says anything."""
        return not self.blocks or any(block.does == "colour" for block in self.blocks)

    @property
    def needs_target(self) -> bool:
        """Tell whether its player must choose another seat."""
        return any(block.needs_target for block in self.blocks)

    @property
    def rains(self) -> bool:
        """Tell whether all others draw, so that hands may grow faster than they shrink."""
        return any(block.does == "draw" and block.whom == "all" for block in self.blocks)

    @property
    def discards(self) -> bool:
        """Tell whether its player throws off all cards of one colour."""
        return any(block.does == "discard" for block in self.blocks)
