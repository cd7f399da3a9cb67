"""Menus: what is seldom needed at a table, privately, and what asks before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import discord
from discord import ui

from bot.engine import Standing, View
from bot.engine.phases import RoundOver
from bot.table.habits import NOTHING_SET, UserSettings
from bot.table.permissions import Deed, Rights
from bot.table.scene import Scene
from bot.table.tickets import person_ticket
from bot.ui.layouts.calling import call_text
from bot.ui.layouts.pictures import Shot, picture_button
from bot.ui.layouts.pieces import Style, row, rows, screen, text
from bot.ui.layouts.proof import proof_button
from bot.ui.layouts.seats import counts_points, present, who, who_plainly
from bot.ui.press import Press
from bot.ui.verbs import Verb
from bot.ui.words import Words, slug


def more_layout(
    scene: Scene, seat: int | None, words: Words, may: Rights, habits: UserSettings = NOTHING_SET
) -> ui.LayoutView:
    """Show what else somebody may do; what is not theirs to decide alone is put to the vote."""
    own = [*_for_anybody(scene, words, habits), *_own(scene, seat, words)]
    has_a_say = seat is not None or Deed.END in may
    return screen(
        text(
            words("more-title"),
            words("more-host", name=who(scene, scene.host, words)),
            _no_report(scene, seat, words),
        ),
        *rows(own),
        row(*_of_the_table(scene, words, may)) if has_a_say else None,
        row(*_habits(scene, words, habits)) if seat is not None else None,
        row(_kick(scene, seat, words, may)),
        row(_report(scene, seat, words)),
        row(_fine(scene, seat, words, may)),
    )


def _for_anybody(scene: Scene, words: Words, habits: UserSettings) -> Iterator[Press]:
    yield Press.button(Verb.RULES, scene.table_id, label=words("button-rules"))
    yield Press.button(Verb.REPOST, scene.table_id, label=words("button-repost"))
    yield proof_button(scene, words)
    if habits.pictures:
        yield picture_button(Shot.TABLE, scene, words)


def _own(scene: Scene, seat: int | None, words: Words) -> Iterator[Press]:
    if seat is None:
        view = scene.view(None)
        if not view.rules.partners and not view.last_round:
            label = words("button-join-next")
            yield Press.button(Verb.JOIN, scene.table_id, label=label, style=Style.success)
        return
    if not scene.queued(seat):
        if seat in scene.view(None).computers:
            yield Press.button(
                Verb.COME_BACK, scene.table_id, label=words("button-come-back"), style=Style.success
            )
        else:
            yield Press.button(Verb.SIT_OUT, scene.table_id, label=words("button-sit-out"))
    yield Press.button(Verb.LEAVE, scene.table_id, label=words("button-leave"), style=Style.danger)


def _habits(scene: Scene, words: Words, habits: UserSettings) -> Iterator[Press]:
    """Give what somebody sets for all tables; what the rules decide already is not offered here."""
    rules = scene.view(None).rules
    if rules.hints:
        yield _habit(scene, words, "hints", habits.hints)
    if not rules.auto_draw:
        yield _habit(scene, words, "auto_draw", habits.auto_draw)
    yield Press.button(Verb.MY_SETTINGS, label=words("button-my-settings"))


def _habit(scene: Scene, words: Words, name: str, on: bool) -> Press:
    label = words(f"button-{slug(name)}-{'on' if on else 'off'}")
    return Press.button(Verb.HABIT, scene.table_id, "", name, int(not on), label=label)


def _of_the_table(scene: Scene, words: Words, may: Rights) -> Iterator[Press]:
    paused = scene.match is not None and scene.match.paused
    deed, verb, name = (Deed.RESUME, Verb.RESUME, "resume") if paused else (Deed.PAUSE, Verb.PAUSE, "pause")
    yield Press.button(verb, scene.table_id, label=words(_at_once_or_by_vote(f"button-{name}", deed, may)))
    yield Press.button(
        Verb.END,
        scene.table_id,
        label=words(_at_once_or_by_vote("button-end", Deed.END, may)),
        style=Style.danger,
    )


def _at_once_or_by_vote(label: str, deed: Deed, may: Rights) -> str:
    return label if deed in may else f"{label}-vote"


def _kick(scene: Scene, seat: int | None, words: Words, may: Rights) -> Press | None:
    others = removable(scene, seat)
    if not others or (seat is None and Deed.KICK not in may):
        return None
    asked = words(_at_once_or_by_vote("menu-kick", Deed.KICK, may))
    return _choose_somebody(scene, Verb.KICK, others, words, asked)


def removable(scene: Scene, seat: int | None) -> list[int]:
    """List everybody else who can be removed, newcomers who wait included; in a lobby, all who sit there."""
    there = set(range(len(scene.people)))
    if scene.match is not None:
        there = {other for other in there if scene.queued(other)} | set(present(scene.view(None)))
    return sorted(there - {seat})


def _report(scene: Scene, seat: int | None, words: Words) -> Press | None:
    """Make the menu that accuses somebody of giving advice, where that costs cards. Rule: penalty-advice."""
    others = reportable(scene, seat)
    return _choose_somebody(scene, Verb.REPORT, others, words, words("menu-report")) if others else None


def reportable(scene: Scene, seat: int | None) -> list[int]:
    """List whom somebody can accuse of giving advice, none where that costs nothing. Rule: penalty-advice."""
    if seat is None or scene.match is None or scene.queued(seat):
        return []
    view = scene.view(None)
    if not view.rules.penalty_advice:
        return []
    return [other for other in _others(view, seat) if _judged(scene, view, seat, other)]


def _judged(scene: Scene, view: View, seat: int, other: int) -> bool:
    """Tell whether anybody not concerned could vote on a report; a computer player gives no advice."""
    judges = set(present(view)) - view.computers - {seat, other}
    return bool(judges) and scene.people[other].person


def _no_report(scene: Scene, seat: int | None, words: Words) -> str | None:
    """Say why advice cannot be reported where it costs cards: nobody is there to judge it."""
    view = scene.view(None)
    if seat is None or scene.queued(seat) or not view.rules.penalty_advice:
        return None
    return words("more-no-report") if _report(scene, seat, words) is None else None


def _fine(scene: Scene, seat: int | None, words: Words, may: Rights) -> Press | None:
    """Make the menu that fines somebody for cheating, where that is agreed. Rule: penalty-cheating."""
    view = scene.view(None)
    if Deed.FINE not in may or not view.rules.penalty_cheating:
        return None
    others = others_playing(scene, seat)
    asked = words("menu-fine", count=view.rules.penalty_cheating)
    return _choose_somebody(scene, Verb.FINE, others, words, asked) if others else None


def others_playing(scene: Scene, seat: int | None) -> list[int]:
    """List everybody else who plays in this round: who can be fined, or chosen for anything else."""
    return [] if scene.match is None else _others(scene.view(None), seat)


def _others(view: View, seat: int | None) -> list[int]:
    """List everybody else who plays in this round, whatever they hold or have said."""
    standing = enumerate(view.standing)
    return [other for other, stands in standing if stands is Standing.PLAYING and other != seat]


def _choose_somebody(scene: Scene, verb: Verb, seats: list[int], words: Words, asked: str) -> Press:
    return Press.select(
        verb,
        scene.table_id,
        options=[
            discord.SelectOption(label=who_plainly(scene, seat, words), value=person_value(scene, seat))
            for seat in seats[:25]
        ],
        placeholder=asked,
    )


def person_value(scene: Scene, seat: int) -> str:
    """Write whom a choice means: the seat, and who sits there now."""
    return f"{seat}.{person_ticket(scene.people[seat])}"


def pointing_layout(
    scene: Scene, seat: int | None, words: Words, verb: Literal[Verb.CATCH, Verb.CALL_FOR], ticket: str
) -> ui.LayoutView:
    """Ask whom to catch, or for whom to say UNO!: everybody else is there, so that it tells nothing.

    Rule: uno-catch-by-pointing, uno-proxy-call.
    """
    view = scene.view(None)
    asked = "point-ask" if verb is Verb.CATCH else "proxy-ask"
    seats = [
        Press.button(verb, scene.table_id, ticket, other, label=who_plainly(scene, other, words))
        for other in _others(view, seat)
    ]
    told = words(asked, word=call_text(view.rules, words), count=view.rules.penalty_false_call)
    return screen(text(told), *rows(seats))


def leave_layout(scene: Scene, seat: int | None, words: Words) -> ui.LayoutView:
    """Ask whether somebody really wants to give up the seat, and say what that costs."""
    count = 0 if seat is None or scene.queued(seat) else scene.view(None).counts[seat]
    asked = words("leave-ask", stands=_stands(scene, seat), count=count)
    return _ask(scene, words, asked, "leave", Verb.LEAVE_SURELY)


def _stands(scene: Scene, seat: int | None) -> str:
    """Tell how somebody stands who wants to leave, which decides what that costs."""
    if seat is not None and scene.queued(seat):
        return "waiting"
    view = scene.view(None)
    if view.rules.partners:
        return "partner"
    match None if seat is None else view.standing[seat]:
        case Standing.WATCHING:
            return "watching"
        case None:
            return "between"
        case _ if isinstance(view.phase, RoundOver):
            return "between"
        case Standing.OUT:
            return "out" if _last_round(view) else "out-now"
        case _:
            return "playing"


def _last_round(view: View) -> bool:
    """Tell whether the match ends with this round for sure."""
    return not counts_points(view) and view.score.rounds + 1 >= view.rules.goal


def end_layout(scene: Scene, words: Words, may: Rights) -> ui.LayoutView:
    """Ask whether the match is really to end without a result, or to be put to the vote."""
    question = "end" if Deed.END in may else "end-vote"
    return _ask(scene, words, words(f"{question}-ask"), question, Verb.END_SURELY)


def _ask(
    scene: Scene, words: Words, asked: str, question: Literal["leave", "end", "end-vote"], verb: Verb
) -> ui.LayoutView:
    sure = Press.button(verb, scene.table_id, label=words(f"button-{question}-surely"), style=Style.danger)
    no = Press.button(Verb.MORE, scene.table_id, label=words("button-no"))
    return screen(text(asked), row(sure, no))
