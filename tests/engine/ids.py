"""The ids of the catalogue that this version plays or shows; each is borne by a test, in whatever folder.

The catalogue has more, and they are out for now. House rules (decks, answers, jumping in, several cards at
once, other scorings, fines, partners) have no option in `Rules` yet, so that nothing could play them. The
other features (hints, a memo, a glossary, a tutorial, themes, a junior and a party set, further languages)
are not built. What is only a note (`feature-rule-credits`, `trademark-note`) shows nothing to a test.
An id moves in here with the change that builds it.
"""

OFFICIAL = frozenset(
    [
        "players-2-10",
        "dealer-high-draw",
        "dealer-rotates",
        "deal-7",
        "deal-dealer-included",
        "piles-draw-and-discard",
        "start-flip-top",
        "start-special-returned",
        "start-special-returned-except-wild",
        "start-effects-mattel",
        "first-player-after-dealer",
        "direction-clockwise-initial",
        "rules-agreed-before-deal",
        "colours-four",
        "deck-108",
        "deck-two-halves",
        "blank-spare",
        "card-glyphs",
        "match-colour-number-symbol",
        "one-card-per-turn",
        "no-two-at-once",
        "draw-one-may-play",
        "drawn-card-play-optional",
        "decline-and-draw",
        "no-hand-card-after-draw",
        "say-pass",
        "pass-button",
        "feature-pass-button",
        "deck-exhausted-reshuffle",
        "draw-short",
        "round-blocked",
        "draw-in-the-dark",
        "actions-immediate",
        "skip-next",
        "draw2-draw-and-skip",
        "draw2-no-answer",
        "reverse-direction",
        "reverse-parity",
        "reverse-two-player-skip",
        "two-player-mattel",
        "wild-choose-colour",
        "wild-anytime",
        "wd4-draw-and-skip",
        "wd4-legality-no-colour",
        "wd4-own-turn-only",
        "wd4-challenge-open",
        "wd4-challenge-success-card-stays",
        "wd4-challenge-success-plain",
        "wd4-challenge-fail-6",
        "feature-error-protection",
        "uno-call",
        "uno-deadline-next-turn",
        "uno-catch-window",
        "uno-catch-needed",
        "uno-friend-reminder",
        "uno-penalty-2",
        "no-hiding-card-count",
        "feature-card-counts",
        "penalty-everyone-liable",
        "finish-forms",
        "last-card-draws-count",
        "card-values",
        "score-winner-500",
        "score-none",
        "score-target-configurable",
        "score-rounds-multi",
        "feature-drop-in-between-games",
        "feature-stop-any-round",
        "feature-two-rule-tiers",
    ]
)
"""What official play plays."""

FEATURES = frozenset(["duration-and-difficulty-label", "feature-free-statistics", "tactics-hints"])
"""What no move plays, shown by the test of the screen or the player that has it."""
