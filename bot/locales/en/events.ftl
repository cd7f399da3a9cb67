# What happened, in a short line each. Everybody reads these: nothing hidden may stand here.

event-starter = The first card is { $card }
event-colour-chosen = **{ $name }** names { $colour }
event-card-played = **{ $name }** played { $card }
event-wild-played =
    { $way ->
        [given] **{ $name }** played { $card }, and the colour is { $colour }
       *[chosen] **{ $name }** played { $card } and chose { $colour }
    }
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
        [downpour]
            { $count ->
                [one] **{ $name }** drew 1 card in the downpour
               *[other] **{ $name }** drew { $count } cards in the downpour
            }
        [hand_on_pile]
            { $count ->
                [one] **{ $name }** drew 1 card for the hand that came too late
               *[other] **{ $name }** drew { $count } cards for the hand that came too late
            }
        [silence]
            { $count ->
                [one] **{ $name }** drew 1 card for breaking the silence
               *[other] **{ $name }** drew { $count } cards for breaking the silence
            }
        [misplay]
            { $count ->
                [one] **{ $name }** drew 1 card for a card that may not be played
               *[other] **{ $name }** drew { $count } cards for a card that may not be played
            }
        [false_call]
            { $count ->
                [one] **{ $name }** drew 1 card for the mistake
               *[other] **{ $name }** drew { $count } cards for the mistake
            }
        [advice]
            { $count ->
                [one] **{ $name }** drew 1 card for giving advice
               *[other] **{ $name }** drew { $count } cards for giving advice
            }
        [host]
            { $count ->
                [one] **{ $name }** drew 1 card as a fine
               *[other] **{ $name }** drew { $count } cards as a fine
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
event-turned-over = The played cards were turned over and are the new pile
event-pile-used-up = The pile is used up and **{ $name }** cannot play: the round ends
event-turns-used-up =
    { $count ->
        [one] 1 turn was played: the round ends
       *[other] { $count } turns were played: the round ends
    }
event-jumped-in = ⚡ **{ $name }** jumps in!
event-hit-answered =
    { $count ->
        [0] Now **{ $name }** is to lose the turn
        [one] Now 1 card waits for **{ $name }**
       *[other] Now { $count } cards wait for **{ $name }**
    }
event-hands-swapped = 🔁 **{ $name }** swapped hands with **{ $other }**
event-hands-rotated =
    { $way ->
        [cw] 🔁 Everybody passed the hand on, down the list
       *[ccw] 🔁 Everybody passed the hand on, up the list
    }
event-hands-shuffled = 🔁 All hands were shuffled together and dealt anew
event-cards-exchanged = **{ $name }** and **{ $other }** exchanged a card
event-cards-discarded =
    { $count ->
        [one] **{ $name }** threw off 1 card in { $colour }
       *[other] **{ $name }** threw off { $count } cards in { $colour }
    }
event-hand-put = 🖐️ **{ $name }**: number { $place } on the pile
event-silence-began = 🤫 Silence until it is the turn of **{ $name }** again
event-silence-began-colour = 🤫 Silence as long as the colour is { $colour }, by **{ $name }**
event-silence-ended = Everybody may speak again
event-silence-broken = **{ $name }** spoke, and so ended the silence
event-misplayed = **{ $name }** tried a card that may not be played now
event-false-call = **{ $name }** said UNO without cause
event-false-help = **{ $name }** said UNO for **{ $other }** without cause
event-false-accusation = **{ $name }** accused **{ $other }** of what was not so
event-seat-fined =
    { $why ->
        [advice] **{ $name }** gave advice, says the table
       *[host] **{ $name }** is fined
    }
event-hand-refilled =
    { $count ->
        [one] **{ $name }** takes a new hand of 1 card
       *[other] **{ $name }** takes a new hand of { $count } cards
    }
event-seat-eliminated = **{ $name }** is out of the match on points
event-uno-forgotten = **{ $name }** forgot to say UNO
event-uno-called = **{ $name }**: { $word }!
event-uno-called-for = **{ $name }** says it for **{ $other }**: { $word }!
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
        [advice] fine **{ $name }** for giving advice
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
news-options-changed = The rules were changed: { $options }
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
news-fine-explained = Why **{ $name }** was fined: { $reason }
news-forfeit-drawn = 🎭 Forfeit for { $names }: { $forfeit }
