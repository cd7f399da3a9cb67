# How to play.

scoring =
    { $scoring ->
        [none] no points
       *[winner_500] official scoring
    }

## The page.

rules-title = ## How to play: { $preset }
rules-official = -# These are the official rules, as printed.
rules-aim-title = ### Aim
rules-aim = Be the first to get rid of your cards.
rules-scoring =
    { $scoring ->
        [none]
            { $goal ->
                [one] Whoever does it first wins the game.
               *[other] Most of { $goal } rounds wins the game.
            }
       *[winner_500] The winner of a round scores what the others still hold: numbers their value, Skip, Reverse and Draw Two 20, black cards 50. First to { $goal } points wins.
    }
rules-start-title = ### Beginning
rules-deal =
    { $count ->
        [one] Everybody gets 1 card.
       *[other] Everybody gets { $count } cards.
    }
rules-start =
    { $start ->
        [return_all] A card is turned up; anything but a number goes back.
        [return_except_wild] A card is turned up; anything but a number or a Wild goes back. On a Wild, the first player names the colour.
       *[effects_mattel] A card is turned up and takes effect on the first player; on a Wild, that player names the colour, and a Wild Draw Four goes back.
    }
rules-turn-title = ### Your turn
rules-turn = Play one card that matches the top one by colour, number or symbol, or a black card.
rules-draw =
    { $voluntary ->
        [off] If you cannot, draw one card: play it if it fits, or keep it.
       *[on] If you cannot, or do not want to, draw one card: play it if it fits, or keep it.
    }
rules-cards-title = ### Special cards
rules-cards = **Skip** ⊘: the next player loses a turn. **Reverse** ⇄: play turns round; with two players it is a Skip. **Draw Two** +2: the next player draws two cards and loses the turn. **Wild** W: you choose the colour. **Wild Draw Four** +4: you choose the colour; the next player draws four cards and loses the turn.
rules-four =
    { $challenge ->
        [on] A Wild Draw Four is allowed only if you hold no card of the colour in force. You may bluff.
       *[off] A Wild Draw Four is allowed only if you hold no card of the colour in force.
    }
rules-four-free = A Wild Draw Four may be played at any time.
rules-challenge =
    { $fail ->
        [one] The player it hits may challenge and sees your hand: if it was a bluff, you draw the cards instead; if not, the challenger draws 1.
       *[other] The player it hits may challenge and sees your hand: if it was a bluff, you draw the cards instead; if not, the challenger draws { $fail }.
    }
rules-uno-title = ### UNO!
rules-uno =
    { $count ->
        [one] Before you play your last card but one, press **UNO!**. Whoever forgets can be caught by anybody until the next player moves, and draws 1 card.
       *[other] Before you play your last card but one, press **UNO!**. Whoever forgets can be caught by anybody until the next player moves, and draws { $count } cards.
    }
rules-uno-grace =
    { $count ->
        [one] There is always at least 1 second to catch.
       *[other] There are always at least { $count } seconds to catch.
    }
rules-uno-window =
    { $count ->
        [one] After 1 second it is too late.
       *[other] After { $count } seconds it is too late.
    }
rules-end-title = ### The last card
rules-end =
    { $last ->
        [off] The round ends at once; a last Draw Two or Wild Draw Four is not drawn.
       *[on] The round ends with it; if it is a Draw Two or Wild Draw Four, the next player still draws.
    }
