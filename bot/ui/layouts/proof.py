"""The proof: what was promised of every shuffle, and how anybody can check the deals, shown in private."""

from __future__ import annotations

import json
from collections.abc import Iterator

from discord import ui

from bot.engine import PRESETS, Rules, View
from bot.engine.events import MatchEnded
from bot.table.scene import Match, Scene
from bot.ui.layouts.pieces import screen, text
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words

DEALS = ("deck", "packs", "deal", "start")
"""The options that a first deal depends on."""

SHORT = 8
"""Digits of the commitment that everybody is shown at the table; the whole of it is a press away."""


def fingerprint(view: View) -> str:
    """Write the beginning of the commitment, which is enough to know it again."""
    return view.commitment[:SHORT]


def proof_button(scene: Scene, words: Words) -> Press:
    """Make the button that opens the proof."""
    return Press.button(Verb.PROOF, scene.table_id, label=words("button-proof"))


def proof_layout(scene: Scene, words: Words) -> ui.LayoutView:
    """Show the promise whole, and once the match is over what it was about and how to check it."""
    return screen(text(*_proof(scene, scene.view(None), words)))


def _proof(scene: Scene, view: View, words: Words) -> Iterator[str]:
    ended = _ended(scene)
    yield words("proof-title")
    yield words("proof-about", over="no" if ended is None else "yes")
    yield words("proof-commitment", commitment=view.commitment)
    if ended is None:
        return
    yield words("proof-seed", seed=ended.seed)
    if scene.match is not None and scene.match.first_seats:
        yield words("proof-verify")
        yield f"```\n{_command(scene.match, view, ended.seed)}\n```"


def _ended(scene: Scene) -> MatchEnded | None:
    recent = scene.match.recent if scene.match else ()
    return next((event for event in reversed(recent) if isinstance(event, MatchEnded)), None)


def _command(match: Match, view: View, seed: str) -> str:
    """Write what `python -m bot` checks this match by."""
    preset = match.preset if match.preset in PRESETS else "classic"
    differences = _differences(view.rules, PRESETS[preset])
    rules = f" --rules '{differences}'" if differences else ""
    return (
        f"python -m bot verify --seed {seed} --commitment {view.commitment}"
        f" --seats {match.first_seats} --preset {preset}{rules}"
    )


def _differences(rules: Rules, preset: Rules) -> str:
    """Write the options that a table has agreed on besides its rule set, those that a deal depends on."""
    agreed, named = (one.model_dump(mode="json", by_alias=True) for one in (rules, preset))
    chosen = {name: agreed[name] for name in DEALS if agreed[name] != named[name]}
    return json.dumps(chosen) if chosen else ""
