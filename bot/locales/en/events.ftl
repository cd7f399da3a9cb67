# What happened, in a short line each. Everybody reads these: nothing hidden may stand here.

event-starter = The first card is { $card }
event-colour-chosen = **{ $name }** names { $colour }
event-card-played = **{ $name }** played { $card }
event-wild-played = **{ $name }** played { $card } and chose { $colour }
event-reversed =
    { $way ->
        [cw] Play turns round: down the list
       *[ccw] Play turns round: up the list
    }
event-seat-skipped = **{ $name }** is skipped
event-cards-drawn =
    { $why ->
        [uno]
            { $count ->
                [one] **{ $name }** drew 1 card for the forgotten UNO!
               *[other] **{ $name }** drew { $count } cards for the forgotten UNO!
            }
        [bluff]
            { $count ->
                [one] **{ $name }** drew 1 card for the bluff
               *[other] **{ $name }** drew { $count } cards for the bluff
            }
       *[turn]
            { $count ->
                [one] **{ $name }** drew a card
               *[other] **{ $name }** drew { $count } cards
            }
    }
event-nothing-to-draw = **{ $name }** should draw, but there are no cards left
event-turn-passed = **{ $name }** passed
event-turn-dallied = **{ $name }** ran out of time
event-reshuffled = The played cards were shuffled into a new pile
event-uno-called = **{ $name }**: UNO!
event-uno-caught = **{ $name }** caught **{ $other }** without UNO!
event-challenge-guilty = **{ $name }** challenged **{ $other }**: it was a bluff!
event-challenge-honest = **{ $name }** challenged **{ $other }**: it was honest
event-seat-out = **{ $name }** has no cards left!
event-round-blocked = Nobody can move any more: the round ends
event-round-ended =
    { $winners ->
        [one] { $names } won round { $number }
       *[other] { $names } shared round { $number }
    }
event-round-void = The round was broken off
event-seat-queued = **{ $name }** joins in the next round
event-seat-left =
    { $why ->
        [left] **{ $name }** left the match
        [kicked] **{ $name }** was removed
        [banned] **{ $name }** was banned
       *[gone] **{ $name }** is gone
    }
event-seat-substituted = A computer plays for **{ $name }**
event-owner-returned = **{ $name }** is back
event-vote-opened = **{ $name }** asks for a vote: { $motion }
event-vote-settled =
    { $carried ->
        [yes] The vote was carried: { $motion }
       *[no] The vote was lost: { $motion }
    }
motion =
    { $motion ->
        [kick] remove **{ $name }**
        [end] end the match
        [pause] pause the game
       *[resume] go on with the game
    }

vote-running =
    { $electors ->
        [one] 🗳️ **Vote:** { $motion }? { $agree } for, { $against } against, 1 may vote.
       *[other] 🗳️ **Vote:** { $motion }? { $agree } for, { $against } against, { $electors } may vote.
    }

## News of the table itself.

news-person-stood = **{ $name }** left
news-newcomer-left = **{ $name }** does not join after all
news-host-passed = **{ $name }** is the host now
news-rules-changed = The rules were changed to { $preset }
news-start-called = The start was called: please confirm the rules
news-people-dropped =
    { $count ->
        [one] { $names } did not confirm the rules in time and lost their seat
       *[other] { $names } did not confirm the rules in time and lost their seats
    }
news-match-paused = **{ $name }** paused the game
news-match-paused-by-vote = The game was paused
news-match-resumed = **{ $name }** lets the game go on
news-match-resumed-by-vote = The game goes on
news-match-suspended = The game waits until somebody comes back
