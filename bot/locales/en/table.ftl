# The public table of a match, the score between rounds, and the end.

table-top = ## { $card }
table-no-top = ## Nothing has been played yet
table-colour = Colour: { $colour }
table-any-colour = Colour: any
table-direction =
    { $way ->
        [cw] { $mark } Play goes down this list
       *[ccw] { $mark } Play goes up this list
    }
table-turn = **{ $name }** is to play.
table-drew = **{ $name }** has drawn a card and may play or keep it.
table-names-colour = **{ $name }** names the first colour.
table-draws-on = **{ $name }** has drawn a card that does not fit, and may draw on or pass.
table-chooses-hand = **{ $name }** chooses whose hand to take.
table-gives = **{ $name }** chooses a card to exchange with **{ $other }**.
table-sorts = **{ $name }** sorts the new cards. Everybody waits.
table-answers =
    { $count ->
        [one] **{ $name }** takes 1 card
       *[other] **{ $name }** takes { $count } cards
    }{ $ways ->
        [both] , answers with a card, or challenges **{ $other }**.
        [card] , or answers with a card.
        [doubt] , or challenges **{ $other }**.
       *[none] .
    }
table-hit-falls =
    { $count ->
        [one] **{ $name }** draws 1 card in a moment, unless somebody jumps in.
       *[other] **{ $name }** draws { $count } cards in a moment, unless somebody jumps in.
    }
table-skipped = **{ $other }** skips **{ $name }**, unless a card answers it in a moment.
table-hands-on-pile = **{ $name } said { $word }!** **Hands on the pile!** The last one draws two cards.
table-hands-order = On the pile: { $names }
table-silence = 🤫 **Silence,** until it is the turn of **{ $name }** again. Whoever writes here draws two cards.
table-silence-colour = 🤫 **Silence,** asked for by **{ $name }**, as long as the colour is { $colour }. Whoever writes here draws two cards.
table-teams = 🤝 { $first } against { $second }
team = **{ $one }** and **{ $other }**

seat-computer = Computer { $number }
seat-nameless = Player { $number }
seat = ▫️ { $name }{ $mark }
seat-moves = ▶️ **{ $name }**{ $mark }
seat-cards =
    { $count ->
        [one] ☝️ **1 card**
       *[other] { $count } cards
    }
seat-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
seat-out = { $place } out
seat-watches = 👀 watches
seat-stage = hand { $stage } of { $stages }
seat-exits =
    { $count ->
        [one] out once
       *[other] out { $count } times
    }
seat-put = 🖐️ on the pile
seat-substituted = a computer plays until **{ $public-hand }** is pressed
seat-deserted = a computer plays on for good

seat-unopened = hand not opened
table-queue =
    { $count ->
        [one] -# One more player joins in the next round.
       *[other] -# { $count } more players join in the next round.
    }
table-round =
    { $pile ->
        [one] -# Round { $number } · { $goal } · 1 card to draw
       *[other] -# Round { $number } · { $goal } · { $pile } cards to draw
    }
table-promise = -# 🔒 Every shuffle is fixed already, fingerprint `{ $fingerprint }`: see **{ $public-more }**, **Check the deal**
table-differs = -# Differs from official play: { $rules }
table-differs-more = -# Differs from official play: { $rules }, and { $count } more: see **{ $public-more }**, **Rules**
table-turns = -# Turn { $turn } of { $cap }
table-moved = The table has moved: it goes on further down.
table-moved-to = The table has moved: it goes on [here]({ $link }).

goal =
    { $scoring ->
        [none]
            { $goal ->
                [one] one round decides
               *[other] { $goal } rounds decide
            }
        [lazy]
            { $goal ->
                [one] one round, and who holds most in hand loses
               *[other] { $goal } rounds, and who holds most in hand loses
            }
        [exits]
            { $goal ->
                [one] most exits in one round
               *[other] most exits in { $goal } rounds
            }
        [own_200] own points count: over at { $goal }, the fewest win
        [lowest_500] own points count: over at { $goal }, the fewest win
        [over_101] own points count: who passes { $goal } loses
        [eliminate] who reaches { $goal } points is out
       *[winner_500]
            { $goal ->
                [one] first to 1 point
               *[other] first to { $goal } points
            }
    }

## Between rounds.

round-over-title = ## Round { $number } is over
round-void-title = ## The round was broken off
round-won =
    { $winners ->
        [one] { $names } wins the round.
       *[other] { $names } share the round.
    }
score-points =
    { $total ->
        [one] { $mark } **{ $name }** · 1 point ({ $gained })
       *[other] { $mark } **{ $name }** · { $total } points ({ $gained })
    }
score-exits =
    { $total ->
        [one] { $mark } **{ $name }** · out once ({ $gained })
       *[other] { $mark } **{ $name }** · out { $total } times ({ $gained })
    }
score-rounds =
    { $count ->
        [one] { $mark } **{ $name }** · 1 round won
       *[other] { $mark } **{ $name }** · { $count } rounds won
    }
round-lost =
    { $losers ->
        [one] { $names } loses it
       *[other] { $names } lose it
    } { $count ->
        [one] with 1 point left in hand.
       *[other] with { $count } points left in hand.
    }
round-lost-deals =
    { $count ->
        [one] { $names } loses it with 1 point left in hand, and deals the next one.
       *[other] { $names } loses it with { $count } points left in hand, and deals the next one.
    }
score-in-hand =
    { $count ->
        [one] { $standing } · 1 point left in hand
       *[other] { $standing } · { $count } points left in hand
    }
round-goal = -# Match: { $goal }
round-next = The next round begins { $when }, or as soon as everybody is ready ✅.
round-next-when-ready = The next round begins as soon as everybody is ready ✅.

## The end.

match-won =
    { $winners ->
        [one] ## 🏆 { $names } wins!
       *[other] ## 🏆 { $names } win together!
    }
match-void = ## The match is over, without a result
match-ending =
    { $ending ->
        [finished] The match was played to its end.
        [deserted] Fewer than two players were left.
        [voted] The table voted to end it.
       *[ended] The host or a moderator ended it.
    }
place-points =
    { $count ->
        [one] { $place } **{ $name }** · 1 point
       *[other] { $place } **{ $name }** · { $count } points
    }
place-exits =
    { $count ->
        [one] { $place } **{ $name }** · out once
       *[other] { $place } **{ $name }** · out { $count } times
    }
place-rounds =
    { $count ->
        [one] { $place } **{ $name }** · 1 round won
       *[other] { $place } **{ $name }** · { $count } rounds won
    }
place-left = { $place } { $name } · left early
place-held =
    { $count ->
        [one] { $standing } · 1 card point held
       *[other] { $standing } · { $count } card points held
    }
place-ahead =
    { $count ->
        [0] { $standing } · ahead of nobody
        [one] { $standing } · ahead of 1 other
       *[other] { $standing } · ahead of { $count } others
    }
places-how = -# Rounds won decide, then who held the fewest card points.
match-lost =
    { $losers ->
        [one] { $names } has lost.
       *[other] { $names } have lost.
    }
match-round-lost =
    { $rounds ->
        [one] { $names } lost the round
       *[other] { $names } lost the last round
    } { $count ->
        [one] with 1 point left in hand.
       *[other] with { $count } points left in hand.
    }
places-how-ranked = -# Rounds won decide, then how many others one was ahead of at the end of each.
match-last-play = Last play: { $play }
match-proof = -# 🔒 Every shuffle was fixed before the first card, fingerprint `{ $fingerprint }`: **Check the deal** shows the proof

## The proof, in private.

proof-title = ### Check the deal
proof-about =
    { $over ->
        [yes] All shuffles of this match follow from one secret number, the seed. Its fingerprint stood on the table from the first deal on, and now the seed is shown: if the two belong together, nobody has changed a card on the way.
       *[no] All shuffles of this match follow from one secret number, the seed, which was fixed before the first card. This is its fingerprint. When the match is over, the seed is shown too: if the two belong together, nobody has changed a card on the way.
    }
proof-commitment = Fingerprint (SHA-256): `{ $commitment }`
proof-seed = Seed: `{ $seed }`
proof-verify = Whoever has the bot’s program at hand can deal the first round again with it:

closed-title = ## This table is closed
closed =
    { $why ->
        [cancelled] The lobby was cancelled. **/uno start** opens a new one.
        [forgotten] Nobody pressed anything for half an hour. **/uno start** opens a new table.
        [reset] A moderator has reset this table. **/uno start** opens a new one.
       *[ended] The game here has ended. **/uno start** opens a new table.
    }

## Buttons.

button-proof = Check the deal
button-jump = Jump in
button-proxy = { $word }! for somebody
