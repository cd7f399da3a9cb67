"""Ids: the names by which rules are cited, in refusals, in explanations and in tests."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Section(StrEnum):
    """The chapters of the rulebook, in their order."""

    SETUP = "setup"
    DECKS = "decks"
    TURN = "turn"
    ACTIONS = "actions"
    BLACK = "black"
    UNO = "uno"
    PENALTIES = "penalties"
    HOUSE = "house"
    SCORING = "scoring"
    FEATURES = "features"
    MORE = "more"


def _ids(text: str) -> tuple[str, ...]:
    return tuple(text.split())


SECTIONS: Mapping[Section, tuple[str, ...]] = {
    Section.SETUP: _ids("""
        players-2-10 duration-and-difficulty-label dealer-high-draw dealer-rotates deal-7 deal-6 deal-5
        deal-dealer-included dealer-last-card-starts piles-draw-and-discard start-flip-top
        start-special-returned start-special-returned-except-wild start-effects-legacy start-effects-mattel
        start-free-lead first-player-after-dealer first-player-random-then-winner
        direction-clockwise-initial rules-agreed-before-deal
    """),
    Section.DECKS: _ids("""
        colours-four deck-108 deck-112-blank deck-special-wilds deck-112-shuffle deck-104-ultra
        deck-double-zeros deck-two-halves deck-mandavoshka deck-h2o deck-ordinary-cards blank-spare
        blank-custom card-glyphs
    """),
    Section.TURN: _ids("""
        match-colour-number-symbol one-card-per-turn draw-one-may-play drawn-card-play-optional
        draw-until-playable decline-and-draw no-hand-card-after-draw say-pass pass-button auto-draw
        actions-may-be-inert deck-exhausted-reshuffle deck-exhausted-flip deck-exhausted-ends-round
        draw-short round-blocked draw-in-the-dark
    """),
    Section.ACTIONS: _ids("""
        actions-immediate skip-next skip-play-again skip-rescue-exact skip-rescue-match skip-rescue-any-skip
        draw2-draw-and-skip draw2-draw-then-play draw2-transfer-no-sum draw2-no-answer reverse-direction
        reverse-parity reverse-two-player-skip reverse-deflect
    """),
    Section.BLACK: _ids("""
        wild-choose-colour wild-anytime wild-only-if-no-match wild-names-picture wild-then-own-card
        wild-trump-open colour-circle wd4-draw-and-skip wd4-draw-then-play wd4-legality-no-colour
        wd4-own-turn-only wd4-challenge-open wd4-challenge-success-return-card
        wd4-challenge-success-card-stays wd4-challenge-success-plain wd4-challenge-fail-6
        wd4-rescue-draw2-ordered wd4-rescue-draw2-any wild-swap-hands wild-shuffle-hands plus10-blank
        plus10-zero h2o-downpour
    """),
    Section.UNO: _ids("""
        uno-call uno-deadline-before-release uno-deadline-next-turn uno-deadline-next-card
        uno-deadline-own-turn uno-catch-window uno-catch-needed uno-penalty-auto uno-catch-by-pointing
        uno-friend-reminder uno-proxy-call uno-penalty-2 uno-penalty-4 uno-alt-word no-hiding-card-count
        uno-to-centre
    """),
    Section.PENALTIES: _ids("""
        penalty-misplay penalty-false-call penalty-cheating penalty-advice penalty-everyone-liable
        politeness-ready silence-twos silence-black loser-forfeit
    """),
    Section.HOUSE: _ids("""
        intervention intervention-wild intervention-not-wd4 intervention-not-at-start
        double-identical-sequential double-identical-as-skip no-two-at-once multi-card-same-rank
        progressive-same-kind progressive-mixed progressive-one-per-turn progressive-colour-last
        progressive-challenge-scaling seven-swap zero-rotate five-exchange play-to-last seven-rounds
        out-scores-point-refill-6 finish-forms last-card-draws-count
    """),
    Section.SCORING: _ids("""
        card-values score-winner-500 score-own-200 score-lowest-at-500 score-101 score-numbers-only
        score-lazy score-none score-target-configurable score-rounds-multi score-reset-zero
        score-h2o-last-card tactics-hints
    """),
    Section.FEATURES: _ids("""
        feature-online-real-opponents feature-free-statistics feature-error-protection feature-auto-draw
        feature-pass-button feature-localised-rules feature-bilingual-rules feature-characters-theme
        feature-themed-editions feature-junior feature-cross-platform feature-card-counts feature-hints
        feature-card-glossary feature-cheat-sheet feature-two-rule-tiers feature-house-rule-onboarding
        feature-dispute-free feature-explain-in-one-round feature-similar-games
        feature-drop-in-between-games feature-stop-any-round feature-rule-credits feature-random-party-use
        trademark-note
    """),
    Section.MORE: _ids("""
        two-player-mattel draw-to-match challenge-uno partners skip-bounce exact-101-reset force-play
    """),
}

RULE_IDS: tuple[str, ...] = tuple(rule for rules in SECTIONS.values() for rule in rules)
