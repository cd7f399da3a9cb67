# What an option can be set to, at most 60 characters. $value is the number chosen.

value-on = on
value-off = off

## Cards.

value-deck-classic108 = classic, 108 cards
value-deck-blank112 = with four white cards, 112 cards
value-deck-swap112 = with Swap Hands and your own cards, 112 cards
value-deck-shuffle112 = with Shuffle Hands and your own cards, 112 cards
value-deck-ultra104 = Ultra, 104 cards
value-deck-doublezero112 = every 0 twice, 112 cards
value-deck-h2o = with Downpour cards
value-deck-mandavoshka = with trump cards
value-packs-1 = one
value-packs-2 = two
value-blank-spare = spares, not in the game
value-blank-custom = cards of your own
value-blank-plus10 = +10
value-custom-cards-none = none

## Dealing and seats.

value-deal =
    { $value ->
        [one] 1 each
       *[other] { $value } each
    }
value-start-return-all = always a number
value-start-return-except-wild = a number or a Wild
value-start-effects-mattel = takes effect, only a +4 goes back
value-start-effects-2000s = takes effect, black cards go back
value-start-effects-legacy = takes effect, even a +4
value-start-dealer-card = the dealer’s own last card
value-start-free-lead = none: the first player opens freely
value-opener-after-dealer = the player after the dealer
value-opener-random-then-winner = chance first, then the last winner
value-opener-winner-then-loser-deals = the last winner, and the loser deals

## Turns and drawing.

value-draw-one = draw one card
value-draw-until-playable = draw until one fits
value-draw-to-match = draw as long as you like, until one fits
value-pass-after-draw = only after drawing
value-pass-free = at any time
value-exhaust-reshuffle = shuffle the discard pile
value-exhaust-flip = turn the discard pile over unshuffled
value-exhaust-end-round = the round ends
value-exhaust-end-now = as soon as somebody cannot play
value-exhaust-end-lap = after a whole lap without a play

## Action cards and answers.

value-actions-live = take effect
value-actions-inert = no effect
value-hit-skip-turn = the turn is lost
value-hit-draw-then-play = draw, then play
value-draw2-answer-none = none
value-draw2-answer-transfer = pass it on with a +2, nothing adds up
value-draw2-answer-progressive = pile up +2 on +2
value-draw2-answer-progressive-mixed = pile up +2 and +4 together
value-draw2-answer-skip-bounce = pass it on with a Skip
value-wd4-answer-none = none
value-wd4-answer-draw2-ordered = a +2 of the colour named
value-wd4-answer-draw2-any = any +2
value-wd4-answer-progressive = pile up +4 on +4
value-wd4-answer-progressive-mixed = pile up +2 and +4 together
value-mixed-on-wd4-ordered = only in the colour named
value-mixed-on-wd4-any = in any colour
value-skip-effect-next-loses = the next player loses a turn
value-skip-effect-play-again = its player moves again
value-skip-rescue-none = none
value-skip-rescue-exact = the very same Skip
value-skip-rescue-match = its colour, or any Skip
value-skip-rescue-any-skip = any Skip

## Black cards and challenges.

value-wild-when-anytime = at any time
value-wild-when-only-if-no-match = only if nothing else fits
value-wild-colour-choose = its player names it
value-wild-colour-circle = the next one on the wheel
value-wild-colour-trump = none: anything may follow
value-wild-colour-own-card = a second card laid on top
value-wd4-colour-choose = its player names it
value-wd4-colour-circle = the next one on the wheel
value-wd4-colour-trump = none: anything may follow
value-plus10-colour-choose = its player names it
value-plus10-colour-keep = it stays
value-wd4-legality-no-colour = only without the colour in force
value-wd4-legality-free = at any time
value-challenge-success-card-stays = it stays, the bluffer draws
value-challenge-success-return-card = it goes back to hand, the bluffer draws
value-challenge-fail-extra =
    { $value ->
        [0] nothing on top
        [one] 1 card more
       *[other] { $value } cards more
    }

## Calling UNO!

value-uno-deadline-before-release = with the card
value-uno-deadline-own-turn-end = until your own turn is over
value-uno-deadline-next-turn = until the next player begins
value-uno-deadline-next-card = until the next card is played
value-uno-enforce-caught = costs cards if somebody notices
value-uno-enforce-auto = always costs cards
value-uno-enforce-none = costs nothing
value-uno-penalty =
    { $value ->
        [one] 1 card
       *[other] { $value } cards
    }
value-uno-grace =
    { $value ->
        [0] none
        [one] 1 second
       *[other] { $value } seconds
    }
value-uno-window =
    { $value ->
        [0] no limit
        [one] 1 second
       *[other] { $value } seconds
    }
value-uno-word-none = UNO!

## House rules.

value-intervention-off = off
value-intervention-colours = with coloured cards
value-intervention-colours-and-wild = with coloured cards and Wilds
value-multi-none = no, one card a turn
value-multi-same-rank = of the same number or symbol
value-multi-pair-skip = two of a kind skip the next player
value-zero-plain = a plain card
value-zero-rotate = hands move on to the next player
value-zero-plus10 = the next player draws ten
value-seven-plain = a plain card
value-seven-swap = swap hands with a player
value-five-plain = a plain card
value-five-exchange = trade one card with a player
value-silence-off = off
value-silence-twos = after a 2, until the turn comes back
value-silence-black = after a black card, until the colour changes

## Mistakes and penalties.

value-protection-block = stopped, and nothing happens
value-protection-penalise = can be tried, and cost cards
value-protection-allow-bluff = stopped, except a bluff with a +4
value-penalty-misplay =
    { $value ->
        [0] none
        [one] 1 card
       *[other] { $value } cards
    }
value-penalty-false-call =
    { $value ->
        [0] none
        [one] 1 card
       *[other] { $value } cards
    }
value-penalty-advice =
    { $value ->
        [0] none
        [one] 1 card
       *[other] { $value } cards
    }
value-penalty-cheating =
    { $value ->
        [0] none
        [one] 1 card
       *[other] { $value } cards
    }

## End and scoring.

value-round-end-first-out = the first player out ends it
value-round-end-to-last = play on until one is left
value-round-end-seven-rounds = seven hands, each one card smaller
value-round-end-refill6 = a point, six new cards, and on it goes
value-turn-cap =
    { $value ->
        [0] no limit
        [one] 1 turn
       *[other] { $value } turns
    }
value-shuffle-last-win = it wins
value-shuffle-last-redeal = hands are dealt anew, no win
value-scoring-none = no points
value-scoring-winner-500 = the winner scores what the others hold
value-scoring-own-200 = own points, the highest total loses
value-scoring-lowest-500 = own points, the lowest total wins
value-scoring-over-101 = own points, over the limit loses
value-scoring-lazy = a winner and a loser each round, no totals
value-scoring-exits = a point each time you go out
value-scoring-eliminate = own points, the limit eliminates
value-target = { $value }
value-target-none = the usual number
value-target-usual = the usual number, { $value }
value-values-mattel = numbers as printed, actions 20, black cards 50
value-values-numbers-only = numbers as printed, all others nothing
value-lone-zero-0 = counts 0
value-lone-zero-50 = counts 50
