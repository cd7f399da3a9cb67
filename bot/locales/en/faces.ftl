# The cards, one by one: what is on them, and what they do by the rules of a table, whose options come along.

face-number = Numbers
    .does = Match by colour or by number, and do nothing else.
face-zero = Zero 0
    .does =
        { $zero ->
            [plus10] Matches by colour or by another 0. The next player draws ten cards.
           *[rotate] Matches like any number. Then everybody passes their hand on to the next player in the direction of play.
        }
face-two = Two 2
    .does = Matches like any number. Then nobody may write until the turn is back at its player; whoever does draws two cards.
face-five = Five 5
    .does = Matches like any number. You may trade one card with a player of your choice; each picks in secret.
face-seven = Seven 7
    .does = Matches like any number. You must swap your whole hand with a player of your choice.
face-s = Skip ⊘
    .does =
        { $actions ->
            [inert] Matches by colour or by another Skip, and does nothing else.
           *[live]
                { $skip_effect ->
                    [play_again] You move again.
                   *[next_loses]
                        { $skip_rescue ->
                            [none] The next player loses a turn.
                            [exact] The next player loses a turn, unless the very same Skip saves them.
                            [match] The next player loses a turn, unless a card of its colour or any Skip saves them.
                           *[any_skip] The next player loses a turn, unless any Skip saves them.
                        }
                }
        }
face-r = Reverse ⇄
    .does =
        { $actions ->
            [inert] Matches by colour or by another Reverse, and does nothing else.
           *[live]
                { $reverse_deflect ->
                    [on] Play turns round; with two players it works like a Skip. In the colour in force it sends what hits you back to its player.
                   *[off] Play turns round. With two players it works like a Skip.
                }
        }
face-plus-2 = Draw Two +2
    .does =
        { $actions ->
            [inert] Matches by colour or by another +2, and does nothing else.
           *[live]
                { $hit ->
                    [draw_then_play] The next player draws two cards and then plays.
                   *[skip_turn] The next player draws two cards and loses the turn.
                } { $draw2_answer ->
                    [transfer] Any +2 passes it on; nothing adds up.
                    [progressive] It can be answered with a +2, and the cards add up.
                    [progressive_mixed] It can be answered with a +2 or a +4, and the cards add up.
                    [skip_bounce] A Skip of its colour passes it on.
                   *[none] It must be taken.
                }
        }
face-w = { card-wild } W
    .does =
        { $wild_when ->
            [only_if_no_match] Goes on any card, but only if no other card of yours fits.
           *[anytime] Goes on any card.
        } { $wild_colour ->
            [circle] The colour moves on a step along red, blue, green, yellow; where none is in force, you name it.
            [trump] Any card may follow: no colour is named.
            [own_card] You lay a second card of your choice on it, which is to be followed.
           *[choose] You name the colour that follows.
        }
face-w4 = { card-wild-draw-four } +4
    .does =
        { $wd4_colour ->
            [circle] The colour moves on a step along red, blue, green, yellow; where none is in force, you name it.
            [trump] Any card may follow: no colour is named.
           *[choose] You name the colour.
        } { $actions ->
            [inert] It does nothing else.
           *[live]
                { $hit ->
                    [draw_then_play] The next player draws four cards and then plays.
                   *[skip_turn] The next player draws four cards and loses the turn.
                } { $wd4_answer ->
                    [draw2_ordered] A +2 of the colour named passes it on, as a +2.
                    [draw2_any] Any +2 passes it on, as a +2.
                    [progressive] It can be answered with a +4, and the cards add up.
                    [progressive_mixed] It can be answered with a +4 or a +2, and the cards add up.
                   *[none] { "" }
                }
        } { $wd4_legality ->
            [free] It may be played at any time.
           *[no_colour]
                { $challenge ->
                    [on] It is honest only if you hold no card of the colour in force, and can be challenged.
                   *[off] It is allowed only if you hold no card of the colour in force.
                }
        }
face-t = Trump
    .does = Goes on any card, and any card may follow: no colour is named.
face-sw = Wild Swap Hands
    .does =
        { $actions ->
            [inert] Goes on any card, and swaps nothing.
           *[live] Goes on any card. You swap your whole hand with a player of your choice.
        } { $wild_colour ->
            [circle] The colour moves on a step; where none is in force, you name it.
           *[choose] You name the colour.
        }
face-sh = Wild Shuffle Hands
    .does =
        { $actions ->
            [inert] Goes on any card, and shuffles nothing.
           *[live] Goes on any card. All hands are shuffled together and dealt out again.
        } { $wild_colour ->
            [circle] The colour moves on a step; where none is in force, you name it.
           *[choose] You name the colour.
        }
face-plus-10 = White card +10
    .does =
        { $hit ->
            [draw_then_play] Goes on any card. The next player draws ten cards and then plays.
           *[skip_turn] Goes on any card. The next player draws ten cards and loses the turn.
        } { $plus10_colour ->
            [keep] The colour stays; where none is in force, you name it.
           *[choose] You name the colour.
        }
face-d1 = Downpour 1
    .does =
        { $actions ->
            [inert] Goes on any card, and nobody draws.
           *[live] Goes on any card. Everybody else draws one card, and nobody loses a turn.
        } { $wild_colour ->
            [circle] The colour moves on a step; where none is in force, you name it.
           *[choose] You name the colour.
        }
face-d2 = Downpour 2
    .does =
        { $actions ->
            [inert] Goes on any card, and nobody draws.
           *[live] Goes on any card. Everybody else draws two cards, and nobody loses a turn.
        } { $wild_colour ->
            [circle] The colour moves on a step; where none is in force, you name it.
           *[choose] You name the colour.
        }
face-custom = A card of your own
    .does = Goes on any card. You name the colour, and it does what your table agreed on; without a rule it is a plain Wild.
