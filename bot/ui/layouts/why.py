"""Why: the rule behind a refusal or a fine, with the numbers of the rules at hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from discord import ui

from bot.engine import Reason, Refusal, Rules
from bot.engine.events import DrawReason
from bot.engine.rule_ids import RULE_IDS, SECTIONS
from bot.table.actions import ChangeOptions
from bot.table.agreeing import Clashing, WrongValue, changed
from bot.table.imposed import Imposed
from bot.table.recall import Fined, Trouble, fines
from bot.table.refusals import Declined
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.book import Book, ways_on
from bot.ui.layouts.conflicts import excluded, remedy_said
from bot.ui.layouts.events import Narrator
from bot.ui.layouts.explaining import rule_said, section_name
from bot.ui.layouts.in_force import is_off, option_of
from bot.ui.layouts.notices import refusal_text
from bot.ui.layouts.options import option_name
from bot.ui.layouts.panel_options import wrong_value_said
from bot.ui.layouts.pieces import fitting, row, screen, text
from bot.ui.layouts.seats import who
from bot.ui.verbs import Verb
from bot.ui.words import Words

NOT_AGREED = frozenset(
    {
        Reason.MUST_PLAY,
        Reason.NO_CHALLENGE,
        Reason.NO_FINE,
        Reason.NO_JUMP_IN,
        Reason.NO_PROXY,
        Reason.NO_SILENCE,
        Reason.OWN_TWIN,
    }
)
"""Refusals of what a table could have agreed on, but perhaps has not."""

DISPUTED = NOT_AGREED | {
    Reason.CALL_TOO_EARLY,
    Reason.CALL_TOO_LATE,
    Reason.DOES_NOT_FIT,
    Reason.HOLDS_MATCH,
    Reason.ILLEGAL_FOUR,
    Reason.LAST_CARD_HIT,
    Reason.MUST_DRAW,
    Reason.MUST_PLAY_DRAWN,
    Reason.NAME_CULPRIT,
    Reason.NO_ANSWER,
    Reason.NOT_ONE_CARD,
    Reason.NOT_THE_TWIN,
    Reason.NOT_TOGETHER,
    Reason.NOTHING_TO_CATCH,
    Reason.NUMBER_PAIR,
    Reason.ONE_CARD,
    Reason.ONLY_DRAWN_CARD,
    Reason.SAME_RANK,
    Reason.STARTER_TOP,
}
"""Refusals that groups argue about, so that the rule behind them is worth reading."""


ROOM = 1200
"""Characters for the fines by the host; the last ones are shown."""


def pointer(refusal: Refusal | Declined, words: Words) -> str | None:
    """Point to the rule behind a refusal, where it is worth reading."""
    disputed = isinstance(refusal, Refusal) and refusal.reason in DISPUTED and refusal.rule in RULE_IDS
    return words("why-pointer") if disputed else None


def why_layout(
    scene: Scene, user_id: int, trouble: Trouble | None, words: Words, emojis: Emojis
) -> ui.LayoutView:
    """Explain somebody's last refusal or fine at a table, else the last fine of anybody.

    `trouble` is what the process recalls of this person. Rule: feature-dispute-free.
    """
    found = trouble or _told(scene, scene.seat_of(user_id)) or _told(scene)
    book = Book.of(scene)
    return screen(
        text(
            words("why-title"),
            *_explained(found, user_id, words, emojis),
            *_by_the_host(scene, found, words),
        ),
        row(*ways_on(book, words, Verb.MEMO)) if book is not None else None,
    )


def _by_the_host(scene: Scene, found: Trouble | None, words: Words) -> Iterator[str]:
    """List the fines by the host in this match, each with its reason, unless the only one is told already.

    Rule: penalty-cheating.
    """
    fined = scene.match.fined if scene.match is not None else ()
    told = found is not None and isinstance(found.what, Fined) and found.what.drawn.why is DrawReason.HOST
    if len(fined) > told:
        yield words("why-by-host")
        yield from fitting([_imposed(scene, fine, words) for fine in fined], ROOM)


def _imposed(scene: Scene, fine: Imposed, words: Words) -> str:
    name, when, reason = who(scene, fine.seat, words), words.until(fine.at), words.text(fine.reason)
    if not reason:
        return words("why-by-host-silent", name=name, when=when)
    return words("why-by-host-fine", name=name, when=when, reason=reason)


def _told(scene: Scene, seat: int | None = None) -> Trouble | None:
    """Find the last fine, of one seat or of any, among what the table tells of the round."""
    recent = scene.match.recent if scene.match is not None else ()
    found = [fine for fine in fines(recent) if seat is None or fine.drawn.seat == seat]
    return Trouble(scene, _with_reason(scene, found[-1])) if found else None


def _with_reason(scene: Scene, last: Fined) -> Fined:
    """Add what the host said about the last fine of a seat, which the events of the game do not know."""
    if last.drawn.why is not DrawReason.HOST or scene.match is None:
        return last
    said = [fine.reason for fine in scene.match.fined if fine.seat == last.drawn.seat]
    return replace(last, reason=said[-1]) if said else last


def _explained(trouble: Trouble | None, user_id: int, words: Words, emojis: Emojis) -> Iterator[str]:
    if trouble is None:
        yield words("why-nothing")
        return
    if isinstance(trouble.what, Fined):
        yield from _fined(trouble.scene, trouble.what, user_id, words, emojis)
    else:
        yield from _refused(trouble, trouble.what, user_id, words, emojis)


def _refused(
    trouble: Trouble, refusal: Refusal | Declined, user_id: int, words: Words, emojis: Emojis
) -> Iterator[str]:
    scene = trouble.scene
    yield words("why-refused")
    yield words("why-quote", said=refusal_text(refusal, words, emojis, scene, user_id))
    if isinstance(refusal, Declined):
        yield from _clash(trouble, words)
        yield words("why-table")
    elif refusal.rule in RULE_IDS:
        rules = _rules(scene)
        off = is_off(refusal.rule, rules)
        yield from _rule(refusal.rule, rules, words)
        if off and refusal.reason in NOT_AGREED:
            yield words("why-not-agreed")
    else:
        yield words("why-no-rule")


def _clash(trouble: Trouble, words: Words) -> Iterator[str]:
    """Say which options of a lobby would not go together, or what one can be set to, and what would help."""
    lobby, asked = trouble.scene.lobby, trouble.asked
    if lobby is not None and trouble.option:
        yield wrong_value_said(trouble.option, lobby.rules, words)
    if lobby is None or not isinstance(asked, ChangeOptions):
        return
    try:
        changed(lobby.rules, asked.changes, along=asked.along)
    except Clashing as clash:
        yield excluded(clash.values, words, *clash.conflicts)
        if clash.remedy is not None:
            yield remedy_said(clash.remedy, words)
    except WrongValue as wrong:
        yield wrong_value_said(wrong.field, lobby.rules, words)


def _fined(scene: Scene, fine: Fined, user_id: int, words: Words, emojis: Emojis) -> Iterator[str]:
    own, tell = scene.people[fine.drawn.seat].user_id == user_id, Narrator(scene, words, emojis)
    yield words("why-fined" if own else "why-fined-other")
    for event in (fine.mistake, fine.drawn):
        line = tell.line(event)
        if line is not None:
            yield words("why-quote", said=line)
    if fine.reason:
        yield words("why-quote", said=words.text(fine.reason))
    rules = _rules(scene)
    for rule in rules_of(fine, rules):
        yield from _rule(rule, rules, words)
    if not own:
        yield words("why-nothing-own")


def rules_of(fine: Fined, rules: Rules) -> tuple[str, ...]:
    """Name the rules behind a fine: that of the mistake, where one was told, and that of the price."""
    price = _price(fine.drawn.why, rules)
    mistake = fine.mistake.rule if fine.mistake is not None else ""
    return tuple(dict.fromkeys(rule for rule in (mistake, price) if rule in RULE_IDS))


def _price(why: DrawReason, rules: Rules) -> str:
    match why:
        case DrawReason.UNO:
            return "uno-penalty-auto" if rules.uno_enforce == "auto" else "uno-catch-needed"
        case DrawReason.BLUFF:
            returned = rules.challenge_success == "return_card"
            return f"wd4-challenge-success-{'return-card' if returned else 'card-stays'}"
        case DrawReason.SILENCE:
            return f"silence-{rules.silence}"
        case _:
            return _PRICES[why]


_PRICES: Mapping[DrawReason, str] = {
    DrawReason.CHALLENGE: "wd4-challenge-fail-6",
    DrawReason.HAND_ON_PILE: "uno-to-centre",
    DrawReason.MISPLAY: "penalty-misplay",
    DrawReason.FALSE_CALL: "penalty-false-call",
    DrawReason.ADVICE: "penalty-advice",
    DrawReason.HOST: "penalty-cheating",
}


def _rule(rule: str, rules: Rules, words: Words) -> Iterator[str]:
    """Cite a rule: the option that it is a matter of, else its chapter, and what it says."""
    chapter = section_name(next(section for section, ids in SECTIONS.items() if rule in ids), words)
    field = option_of(rule, rules)
    yield words("why-rule", title=chapter if field is None else option_name(field, words))
    yield rule_said(rule, rules, words)
    yield words("why-id", chapter=chapter, rule=rule)


def _rules(scene: Scene) -> Rules:
    book = Book.of(scene)
    return Rules() if book is None else book.rules
