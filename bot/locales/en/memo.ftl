# The game in a few lines, as a table plays it. What is agreed on comes along under the name of its option.

memo-title = ## In short: { $preset }
memo-deal =
    { $deal ->
        [one] **Deal:** 1 card each.
       *[other] **Deal:** { $deal } cards each.
    }
memo-turn = **Your turn:** { $multi ->
        [same_rank] lay a card of the colour, number or symbol on top, or a black one; more of its rank may go with it.
        [pair_skip] lay a card of the colour, number or symbol on top, or a black one; two equal numbers may go together, and skip the next player.
       *[none] lay one card of the colour, number or symbol on top, or a black one.
    } { $draw ->
        [until_playable] If none fits, draw until one does.
        [to_match] If none fits, draw as many as you like.
       *[one] If none fits, draw one.
    }
memo-actions = **Cards:** { $actions ->
        [inert] action cards only match and do nothing.
       *[live] { $skip_effect ->
            [play_again] ⊘ lets you move again,
           *[next_loses] ⊘ skips the next player,
        } ⇄ turns play round, { $hit ->
            [draw_then_play] +2 and +4 make the next player draw before playing.
           *[skip_turn] +2 and +4 make the next player draw and lose the turn.
        }
    }
memo-black = **Black cards:** { $wild_colour ->
        [circle] the colour moves on by itself after a Wild.
        [trump] after a Wild anything may follow.
        [own_card] you lay a second card of yours on a Wild.
       *[choose] with a Wild you name the colour.
    } { $wd4_legality ->
        [free] A +4 goes at any time.
       *[no_colour] { $challenge ->
            [on] A +4 is honest only without a card of the colour in force, and the next player may challenge it.
           *[off] A +4 goes only if you hold no card of the colour in force.
        }
    }
memo-uno = **{ $word }!** { $uno_enforce ->
        [none] Say it with your last card but one, for fun.
        [auto] { $uno_penalty ->
            [one] Say it with your last card but one, or draw 1 card.
           *[other] Say it with your last card but one, or draw { $uno_penalty } cards.
        }
       *[caught] { $uno_penalty ->
            [one] Say it with your last card but one. Whoever is caught forgetting it draws 1 card.
           *[other] Say it with your last card but one. Whoever is caught forgetting it draws { $uno_penalty } cards.
        }
    }
memo-round = **A round** { $round_end ->
        [to_last] goes on until one player is left, who loses.
        [seven_rounds] goes through hands that are a card smaller each time; whoever gets through first wins.
        [refill6] goes on with six new cards and a point for whoever is out, until the draw pile is used up.
       *[first_out] ends when somebody has no card left.
    }
memo-match = **The match:** { $scoring ->
        [winner_500] the winner of a round scores what the others hold; { $goal } points win.
        [own_200] your own cards count against you; at { $goal } points the highest total loses.
        [lowest_500] your own cards count against you; at { $goal } points the lowest total wins.
        [over_101] your own cards count against you; more than { $goal } points lose.
        [eliminate] your own cards count against you; { $goal } points put you out.
        [lazy] { $goal ->
            [one] one round has a winner and a loser.
           *[other] each of { $goal } rounds has a winner and a loser.
        }
        [exits] { $goal ->
            [one] one round; the most exits win.
           *[other] { $goal } rounds; the most exits win.
        }
       *[none] { $goal ->
            [one] one round decides it.
           *[other] most of { $goal } rounds win.
        }
    }
memo-silence = **Silence:** { $silence ->
        [black] after a black card, until the colour changes,
       *[twos] after a 2, until the turn is back with its player,
    } any message of a player here costs two cards. Buttons, commands and reactions are free.
memo-here = **Also agreed:** { $rules }
memo-more =
    { $count ->
        [one] and 1 thing more, in **/uno rules**
       *[other] and { $count } things more, in **/uno rules**
    }
memo-more-alone =
    { $count ->
        [one] 1 thing, in **/uno rules**
       *[other] { $count } things, in **/uno rules**
    }

## What else can be agreed, in a clause each; it is told only where it is not as in official play.

memo-draw2-answer =
    { $draw2_answer ->
        [transfer] a +2 may be passed on with a +2
        [progressive] a +2 may be answered with a +2, and they add up
        [skip_bounce] a +2 may be passed on with a Skip of its colour
       *[progressive_mixed] a +2 may be answered with a +2 or +4, and they add up
    }
memo-wd4-answer =
    { $wd4_answer ->
        [draw2_ordered] a +4 may be answered with a +2 of the colour named
        [draw2_any] a +4 may be answered with any +2
        [progressive] a +4 may be answered with a +4, and they add up
       *[progressive_mixed] a +4 may be answered with a +2 or +4, and they add up
    }
memo-intervention =
    { $intervention ->
        [colours_and_wild] whoever holds the very card on top, a Wild too, may jump in with it
       *[colours] whoever holds the very card on top, if coloured, may jump in with it
    }
memo-seven = a 7 swaps your hand with that of a player you choose
memo-zero =
    { $zero ->
        [plus10] a 0 makes the next player draw ten
       *[rotate] a 0 passes every hand to the next player
    }
memo-five = with a 5 you may trade a card with any player
memo-uno-to-centre = at { $word }! the others put a hand on the pile, and the last one draws two
memo-politeness-ready = after a +4 the game waits until whoever drew is ready
memo-multi-draw-cards = several +2 may go together too
memo-skip-rescue =
    { $skip_rescue ->
        [exact] the very same Skip saves you from a Skip
        [match] a Skip, or a card of its colour, saves you from a Skip
       *[any_skip] any Skip saves you from a Skip
    }
memo-reverse-deflect = a Reverse of the right colour sends an action card back
memo-deck =
    { $deck ->
        [blank112] there are four white cards in the deck
        [swap112] a Wild Swap Hands trades your hand for another
        [shuffle112] a Wild Shuffle Hands deals all hands out anew
        [ultra104] the Ultra deck has 104 cards
        [doublezero112] there are two 0 of each colour
        [h2o] Downpour cards make everybody else draw
       *[mandavoshka] trump cards go on anything, and anything on them
    }
memo-blank =
    { $blank ->
        [plus10] a white card makes the next player draw ten
       *[custom] white cards do what the table has agreed on
    }
memo-wild-when = black cards go only if nothing else fits
memo-wd4-colour =
    { $wd4_colour ->
        [trump] after a +4 anything may follow
       *[circle] after a +4 the colour moves on by itself
    }
memo-plus10-colour = after a +10 the colour stays
memo-voluntary-draw = you may not draw while a card fits
memo-force-play = a drawn card that fits must be played
memo-pass = you may pass without drawing
memo-uno-proxy = you may say { $word }! for another player
memo-penalty-misplay =
    { $penalty_misplay ->
        [one] a card that may not be played costs 1 card
       *[other] a card that may not be played costs { $penalty_misplay } cards
    }
memo-penalty-false-call =
    { $penalty_false_call ->
        [one] a call or catch without reason costs 1 card
       *[other] a call or catch without reason costs { $penalty_false_call } cards
    }
memo-penalty-advice =
    { $penalty_advice ->
        [one] giving advice costs 1 card
       *[other] giving advice costs { $penalty_advice } cards
    }
memo-penalty-cheating =
    { $penalty_cheating ->
        [one] cheating costs 1 card
       *[other] cheating costs { $penalty_cheating } cards
    }
memo-loser-forfeit = the loser gets a harmless task
memo-partners = partners sit opposite each other
memo-exact-101 = exactly { $goal } points go back to 0
memo-last-draw-counts = the last card makes nobody draw
memo-values = only numbers count when points are added up
memo-lone-zero = a 0 as the only card left counts 50
memo-opener =
    { $opener ->
        [random_then_winner] chance says who begins, then the last winner does
       *[winner_then_loser_deals] the last winner begins, and the loser deals
    }
memo-start =
    { $start ->
        [return_all] a round begins on a number
        [return_except_wild] a round begins on a number or a Wild
        [effects_2000s] the first card takes effect, and black ones go back
        [effects_legacy] the first card takes effect, even a +4
        [dealer_card] the dealer’s last card begins the pile
       *[free_lead] the first player may begin with any card
    }
memo-packs = two packs are played together
memo-turn-cap =
    { $turn_cap ->
        [one] a round ends after 1 turn
       *[other] a round ends after { $turn_cap } turns
    }
memo-exhaust =
    { $exhaust ->
        [end_round] an empty draw pile ends the round
       *[flip] the played cards are turned over unshuffled when the draw pile is empty
    }
