# The game in a few lines, as a table plays it. What is agreed on comes along under the name of its option.

memo-title = ## In short: { $preset }
memo-deal =
    { $deal ->
        [one] **Deal:** 1 card each.
       *[other] **Deal:** { $deal } cards each.
    }
memo-turn = **Your turn:** { $multi ->
        [same_rank] lay a card of the colour, number or symbol on top, or a black one; more of its rank may go with it.
        [pair_skip] lay a card of the colour, number or symbol on top, or a black one; two equal numbers may go together.
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
memo-silence = **Silence:** while it is asked for, any message of a player here costs two cards. Buttons, commands and reactions are free.
memo-here = **Other than official:** { $rules }
memo-more =
    { $count ->
        [one] and 1 thing more, in **/uno rules**
       *[other] and { $count } things more, in **/uno rules**
    }
