# What is seldom needed, and what asks first.

more-title = ### More
more-host = **{ $name }** is the host of this table.
menu-kick = Remove a player
menu-kick-vote = Ask for a vote to remove a player
leave-ask = ### Leave the match?
    You give up your seat for good: your cards go under the pile, and the match counts as lost for you once it is finished.
    If you are only away for a while, let a computer play for you instead.
end-ask = ### End the match?
    It ends for everybody, at once and without a result.
end-vote-ask = ### Vote to end the match?
    If more are for it than against it, the match ends without a result.
