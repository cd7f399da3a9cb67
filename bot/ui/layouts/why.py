"""Why: the rule behind a refusal or a fine, with the numbers of the rules at hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from discord import ui

from bot.engine import Reason, Refusal, Rules
from bot.engine.events import DrawReason
from bot.engine.rule_ids import RULE_IDS, SECTIONS
from bot.table.recall import Fined, Trouble, fines
from bot.table.refusals import Declined
from bot.table.scene import Scene
from bot.ui.emojis import Emojis
from bot.ui.layouts.book import Book, ways_on
from bot.ui.layouts.events import Narrator
from bot.ui.layouts.explaining import rule_said, section_name
from bot.ui.layouts.in_force import instead_of, is_off
from bot.ui.layouts.notices import refusal_text
from bot.ui.layouts.pieces import row, screen, text
from bot.ui.press import Verb
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

ANSWERED = frozenset({Reason.ALREADY_DREW, Reason.HIT_WAITS, Reason.NO_ANSWER, Reason.ONE_CARD})
"""Refusals that come from whichever of several rules is agreed on."""
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
        text(words("why-title"), *_explained(found, user_id, words, emojis)),
        row(*ways_on(book, words, Verb.MEMO)) if book is not None else None,
    )


def _told(scene: Scene, seat: int | None = None) -> Trouble | None:
    """Find the last fine, of one seat or of any, among what the table tells of the round."""
    recent = scene.match.recent if scene.match is not None else ()
    found = [fine for fine in fines(recent) if seat is None or fine.drawn.seat == seat]
    return Trouble(scene, found[-1]) if found else None


def _explained(trouble: Trouble | None, user_id: int, words: Words, emojis: Emojis) -> Iterator[str]:
    if trouble is None:
        yield words("why-nothing")
        return
    if isinstance(trouble.what, Fined):
        yield from _fined(trouble.scene, trouble.what, user_id, words, emojis)
    else:
        yield from _refused(trouble.scene, trouble.what, user_id, words, emojis)


def _refused(
    scene: Scene, refusal: Refusal | Declined, user_id: int, words: Words, emojis: Emojis
) -> Iterator[str]:
    yield words("why-refused")
    yield words("why-quote", said=refusal_text(refusal, words, emojis, scene, user_id))
    if isinstance(refusal, Declined):
        yield words("why-table")
    elif refusal.rule in RULE_IDS:
        rules = _rules(scene)
        off = is_off(refusal.rule, rules)
        answered = off and refusal.reason in ANSWERED
        yield from _rule(instead_of(refusal.rule, rules) if answered else refusal.rule, rules, words)
        if off and refusal.reason in NOT_AGREED:
            yield words("why-not-agreed")
    else:
        yield words("why-no-rule")


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
    chapter = next(section for section, ids in SECTIONS.items() if rule in ids)
    yield words("why-rule", said=rule_said(rule, rules, words))
    yield words("why-id", chapter=section_name(chapter, words), rule=rule)


def _rules(scene: Scene) -> Rules:
    book = Book.of(scene)
    return Rules() if book is None else book.rules
