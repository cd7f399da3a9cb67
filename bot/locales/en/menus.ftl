# What is seldom needed, and what asks first.

more-title = ### More
more-host = **{ $name }** is the host of this table.
more-no-report = -# Advice costs cards here, but it can be reported only while somebody else is at the table to judge it.
menu-kick = Remove a player
menu-kick-vote = Ask for a vote to remove a player
menu-fine =
    { $count ->
        [one] Fine a cheat 1 card
       *[other] Fine a cheat { $count } cards
    }
fine-title =
    { $count ->
        [one] Fine { $name } 1 card?
       *[other] Fine { $name } { $count } cards?
    }
fine-why = Why? Everybody can read it
fine-why-about = You may leave it empty. Close this window to fine nobody.
menu-report = Report somebody who gave advice
point-ask =
    { $count ->
        [0] ### Catch whom?
            Who has one card left and did not say { $word }?
        [one] ### Catch whom?
            Who has one card left and did not say { $word }? A wrong accusation costs you 1 card.
       *[other] ### Catch whom?
            Who has one card left and did not say { $word }? A wrong accusation costs you { $count } cards.
    }
proxy-ask =
    { $count ->
        [0] ### { $word }! for whom?
            Help somebody who has one card left and forgot to say it.
        [one] ### { $word }! for whom?
            Help somebody who has one card left and forgot to say it. Without cause it costs you 1 card.
       *[other] ### { $word }! for whom?
            Help somebody who has one card left and forgot to say it. Without cause it costs you { $count } cards.
    }
leave-ask =
    ### Leave the match?
    { $stands ->
        [waiting] You would be dealt in when the next round begins. If you leave now, you are not.
        [partner] A computer player takes your seat for good, and the match counts as lost for you once it is finished. If you are only away for a while, let a computer play for you instead.
        [out] You are out already, and nothing is left for you to play: you keep your place.
        [out-now] You are out of this round. If the match ends with it, you keep your place; if more rounds follow, the match counts as lost for you once it is finished.
        [watching] You are out of this match on points: you keep your place.
        [between] You give up your seat for good, and the match counts as lost for you once it is finished. If you are only away for a while, let a computer play for you instead.
       *[playing]
            { $count ->
                [one] You give up your seat for good: your card goes under the pile, and the match counts as lost for you once it is finished. If you are only away for a while, let a computer play for you instead.
               *[other] You give up your seat for good: your { $count } cards go under the pile, and the match counts as lost for you once it is finished. If you are only away for a while, let a computer play for you instead.
            }
    }
end-ask = ### End the match?
    It ends for everybody, at once and without a result.
end-vote-ask = ### Vote to end the match?
    If more are for it than against it, the match ends without a result.

## What somebody sets for all tables.

button-hints-on = Hints in my hand: on
button-hints-off = Hints in my hand: off
button-auto-draw-on = Draw for me if nothing fits: on
button-auto-draw-off = Draw for me if nothing fits: off
button-my-settings = My settings
