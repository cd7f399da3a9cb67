"""What a group might agree on: any values of any options, repaired where they exclude each other."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, get_args

from hypothesis import strategies as st

from bot.engine import Rules
from bot.engine.clashes import CLASHES, Clash, Side
from bot.engine.custom_cards import Block, CustomCard
from bot.engine.decks import PACKS

Options = dict[str, Any]


def _listed(field: str) -> tuple[Any, ...]:
    annotation = Rules.model_fields[field].annotation
    return (False, True) if annotation is bool else get_args(annotation)


_FINES = ("penalty_misplay", "penalty_false_call", "penalty_advice", "penalty_cheating")
_NUMBERS: Mapping[str, tuple[int, ...]] = {
    "deal": (3, 5, 7, 10),
    "challenge_fail_extra": (0, 2, 4),
    "uno_penalty": (1, 2, 6),
    "uno_grace": (0, 3, 5),
    "uno_window": (0, 5, 30),
    "turn_cap": (0, 60, 300),
    "target": (1, 2, 60, 200),
} | dict.fromkeys(_FINES, (0, 2, 4))
_LATER = ("custom_cards", "uno_word", "loser_forfeit", "hints")
"""Options that are chosen apart, or that move no card."""

VALUES: Mapping[str, tuple[Any, ...]] = {
    field: _NUMBERS.get(field) or _listed(field) for field in Rules.model_fields if field not in _LATER
}
"""Values worth meeting in play, by option."""

SETS: tuple[Options, ...] = (
    {},
    {"round_end": "refill6", "scoring": "exits", "exhaust": "end_round"},
    {"round_end": "seven_rounds", "scoring": "none"},
    {"deck": "blank112", "blank": "custom"},
    {"deck": "swap112", "blank": "custom"},
    {"wild_colour": "trump", "wd4_colour": "trump", "wd4_legality": "free", "challenge": False},
    {"scoring": "eliminate", "target": 60},
)
"""Values that seldom come together by chance."""

_DOES, _WHOM = (get_args(Block.model_fields[field].annotation) for field in ("does", "whom"))


def agreed(options: Options, together: Options, blocks: list[Block], chance: Random) -> Rules:
    """Agree on these options, with custom cards made of these blocks where the deck has blanks for them."""
    return Rules(**_with_cards(_repaired(options | together, chance), blocks, chance))


def any_rules(chance: Random) -> Rules:
    """Agree on anything: about a third of all options are changed."""
    options = {field: chance.choice(values) for field, values in VALUES.items() if chance.random() < 0.35}
    blocks = [_block(chance.choice) for _ in range(chance.randrange(7))]
    return agreed(options, chance.choice(SETS) if chance.random() < 0.5 else {}, blocks, chance)


def _block(choose: Callable[[Any], Any]) -> Block:
    return Block(does=choose(_DOES), amount=choose((1, 2, 5)), whom=choose(_WHOM))


BLOCKS = st.builds(
    Block, does=st.sampled_from(_DOES), amount=st.sampled_from((1, 2, 5)), whom=st.sampled_from(_WHOM)
)
AGREEMENTS = st.builds(
    agreed,
    st.fixed_dictionaries({}, optional={field: st.sampled_from(values) for field, values in VALUES.items()}),
    st.sampled_from(SETS),
    st.lists(BLOCKS, max_size=6),
    st.builds(Random, st.integers(0, 2**32 - 1)),
)
"""Any rules; fewer options are changed as an example shrinks."""


def _repaired(options: Options, chance: Random) -> Options:
    """Change one side of every clash, until there is none."""
    options = dict(options)
    for _ in range(200):
        rules = _assumed(options)
        clash = next((clash for clash in CLASHES if clash.found_in(rules)), None)
        if clash is None:
            return _in_order(options)
        option, value = _way_out(clash, chance)
        options[option] = value
    return {}


def _assumed(options: Options) -> Rules:
    """Build rules that may clash; a bluff is allowed where it can be challenged, as in checked ones."""
    rules = Rules.model_construct(**options)
    promoted = rules.protection == "block" and rules.challenge
    return rules.model_copy(update={"protection": "allow_bluff"}) if promoted else rules


def _way_out(clash: Clash, chance: Random) -> tuple[str, Any]:
    ways = [(side.option, value) for side in (clash.left, clash.right) for value in _harmless(side)]
    return chance.choice(ways)


def _harmless(side: Side) -> list[Any]:
    values = VALUES.get(side.option, ((),))
    return [value for value in values if (value in side.values) is side.other]


def _in_order(options: Options) -> Options:
    """Mend what is no clash of two values: a window shorter than its grace, and a mixed chain of trumps."""
    grace, window = options.get("uno_grace", 3), options.get("uno_window", 30)
    if window and window < grace:
        options["uno_window"] = grace
    if options.get("wd4_colour") == "trump":
        options["mixed_on_wd4"] = "any"
    return options


def _with_cards(options: Options, blocks: list[Block], chance: Random) -> Options:
    blanks = PACKS[options.get("deck", "classic108")].blanks
    if not blanks or options.get("blank") != "custom":
        return options
    cards = [
        CustomCard(name=f"Card {place}", blocks=tuple(blocks[place::blanks])[:3]) for place in range(blanks)
    ]
    return options | {"custom_cards": tuple(cards[: chance.randint(0, blanks)])}
