# Why something was not accepted, and what is possible instead. $named tells whether there is a $name: `yes`,
# `own` where it is the reader’s, or `no`. $rule is the id of the rule behind it, $place what the table is now.

## By the rules of the game.

refusal-match-over = This match is over. **{ $public-rematch }** on the table, or **/uno again**, starts another one.
refusal-not-now =
    { $named ->
        [yes] That is not possible now: the table is waiting for **{ $name }**.
        [own] That is not possible now: the table is waiting for you. **{ $public-hand }** shows what for.
       *[no] That is not possible at this moment. **{ $public-hand }** shows what is.
    }
refusal-no-such-seat = Nobody sits there any more, so there is nothing to do about that seat.
refusal-not-playing =
    { $named ->
        [yes] **{ $name }** does not play in this round, so that is not possible.
        [own] You do not play in this round, so that is not possible. **{ $public-more }** shows what is.
       *[no] Only who plays in this round can do that.
    }{ $named ->
        [own] { "" }
       *[other]
            { $place ->
                [over] { " " }The match is over: **{ $public-rematch }** on the table starts another one.
                [partners] { " " }In a game of partners nobody joins later; newcomers are welcome in the next match.
                [last] { " " }It is the last one of the match; newcomers can join the rematch after it.
               *[match] { " " }**{ $public-more }** lets newcomers join the next one.
            }
    }
refusal-not-your-turn =
    { $named ->
        [yes] **{ $name }** is to play first. Your cards are safe with you.
       *[no] It is not your turn yet. Your cards are safe with you.
    }
refusal-not-in-hand = You do not hold { $card }. **{ $public-hand }** shows what you do hold.
refusal-one-card = One card at a time, by these rules: choose one of them.
refusal-does-not-fit = { $card } does not fit on { $top }. Play a card of the same colour, number or symbol, or a black one, or draw.
refusal-only-drawn-card = After drawing, only the card you drew can be played: { $card }. Play it, or keep it.
refusal-already-drew = You have drawn a card already. Play it, or keep it.
refusal-must-draw = You can pass only after drawing. Draw a card, or play one that fits.
refusal-must-play = You hold a card that fits, and by these rules you have to play it.
refusal-colour-needed = Choose a colour along with { $card }.
refusal-illegal-four = You hold a card of the colour in force, so { $card } cannot be played now. Play another card that fits, or draw.
refusal-hit-waits =
    { $named ->
        [yes] First the cards that wait must be dealt with: **{ $name }** takes or answers them.
       *[no] First the cards that wait must be dealt with: take them, or answer.
    }
refusal-not-the-target =
    { $named ->
        [yes] Only **{ $name }** can answer this card. Your own turn will come.
       *[no] Only the player it was aimed at can answer this card. Your own turn will come.
    }
refusal-no-challenge = There is nothing to challenge here: only a Wild Draw Four can be challenged. Take the cards.
refusal-no-jump-in = Playing out of turn is not part of these rules. Keep the card for your turn.
refusal-not-the-twin =
    { $rule ->
        [intervention-not-wd4] Nobody can jump in with { $card }. Keep it for your turn.
       *[other] { $card } is not exactly the card on top, which is { $top }. Jump in with its twin only, or wait for your turn.
    }
refusal-starter-top = Nobody has played the card on top: it was turned up at the start, so nobody can jump in on it. Wait for the first card that is played.
refusal-twin-too-late = Too late: somebody was quicker, or play has moved on already. Your card is still in your hand.
refusal-own-twin = You laid the card on top yourself, and by these rules you cannot jump in on your own card. Wait for your turn.
refusal-same-rank = Only cards with the same number or symbol can be laid together, and no black ones. Choose others, or lay one card.
refusal-number-pair = Only two cards that are exactly alike, and numbers, can be laid as a pair. Choose others, or lay one card.
refusal-not-together = { $card } is laid one at a time by these rules. Lay one of them now.
refusal-holds-match = You hold a coloured card that fits, so { $card } cannot be played now. Play the card that fits.
refusal-own-card-needed = A card of your own goes on { $card }. Choose one along with it.
refusal-target-needed = Choose a player along with { $card }.
refusal-bad-target = That player cannot be chosen: it must be somebody else who holds cards in this round. Choose another one.
refusal-give-needed = Choose which card you give away, one that you keep in your hand.
refusal-discard-needed = Choose which colour you throw off along with { $card }.
refusal-no-answer =
    { $named ->
        [yes] { $card } does not answer what waits for **{ $name }**. Choose another card, or let it happen.
        [own] { $card } does not answer what waits for you. Choose another card, or let it happen.
       *[no] { $card } does not answer what waits. Choose another card, or let it happen.
    }
refusal-skip-waits = There is nothing to take: the turn is lost by itself in a moment.
refusal-already-accepted =
    { $named ->
        [yes] That is settled: **{ $name }** takes the cards in a moment, unless somebody jumps in.
        [own] That is settled: you take the cards in a moment, unless somebody jumps in.
       *[no] That is settled: the cards are taken in a moment, unless somebody jumps in.
    }
refusal-last-card-hit = This was a last card, so it cannot be answered with a card. Take what it brings, or challenge it if that is possible.
refusal-must-play-drawn = You drew { $card }, which fits, and by these rules you have to play it.
refusal-waiting =
    { $named ->
        [yes] One moment: everybody waits for **{ $name }** now. Then play goes on.
        [own] Everybody waits for you now: **{ $public-hand }** shows what for. Then play goes on.
       *[no] One moment: the hands come on the pile first. Then play goes on.
    }
refusal-already-put = There is nothing more to put on the pile for you. Wait for the others.
refusal-no-silence = Nobody has asked for silence, so everybody may speak.
refusal-no-fine = Fines like that are not part of these rules. The host can choose other rules for the next match.
refusal-no-proxy = By these rules nobody says UNO! for another. You can catch who forgets it.
refusal-name-culprit = A wrong accusation costs cards here, so say whom you mean: press **{ $public-catch }** and choose a name.
refusal-nothing-to-catch = There is nothing to catch here: a forgotten UNO! is fined by itself.
refusal-partners-stay = In a game of partners nobody joins later, since it takes two pairs. You are welcome in the next match.
refusal-last-round = This is the last round of the match, so there is none left to join. A rematch follows: **{ $public-rematch }** on the table starts it.
refusal-not-one-card =
    { $named ->
        [yes] **{ $name }** has more than one card, so there is no UNO! to say for them.
       *[no] UNO! is for your last card. When you hold two, press **UNO!** in your hand and then play one.
    }
refusal-call-too-early = A moment too early: press **UNO!** in your hand and then play the card that leaves you one, or say it right after.
refusal-already-called =
    { $named ->
        [yes] **{ $name }** has said UNO! already, and is safe.
       *[no] You have said UNO! already, so nobody can catch you. Good luck with the last card!
    }
refusal-call-too-late =
    { $rule ->
        [uno-deadline-before-release] By these rules UNO! goes with the card: press it before you play. You can be caught until the next player has moved.
        [uno-deadline-own-turn] By these rules UNO! is said before your turn ends. You can be caught until the next player has moved.
        [uno-proxy-call] Too late: the next player has moved already, so nobody can be caught or helped any more.
        [uno-deadline-next-card] The next card lies already: it is too late to say UNO!, but nobody can catch you any more either.
       *[other] The next player has moved already: it is too late to say UNO!, but nobody can catch you any more either.
    }
refusal-nobody-to-catch = There is nobody to catch right now. When somebody forgets UNO!, be quicker than the next player.
refusal-already-ready = You are ready already. The next round begins when the others are, too.
refusal-no-such-clock = That moment has passed. **{ $public-hand }** shows how things stand now.
refusal-table-full = There are no more seats at this table. Join when somebody leaves, or open a table in another channel.
refusal-nobody-queued = Nobody is waiting for the next round, so there is nobody to take off the list.
refusal-already-computer = A computer is playing for this seat already. Pressing **{ $public-hand }** takes it back.
refusal-not-computer = Nobody is playing for you: the seat is in your own hands.
refusal-no-such-vote = That vote is over. The table shows how it went.
refusal-no-vote = You have no say in this vote: it is for the others at the table.
refusal-already-voted = You have voted already. The others decide the rest.
refusal-vote-runs = There is a vote about that already. Have your say on the table.
refusal-not-yourself = That cannot be about yourself. **{ $public-more }** lets you leave the match, if that is what you want.
refusal-too-few-voters = There are too few people at the table for a vote about that. A moderator can help.

## By the table.

declined-stale = The table has moved on since you saw that button. This is how things stand now.
declined-rules-changed = The rules were changed after you saw that button, so you have agreed to nothing yet. The lobby shows them as they are now: have a look, and press **{ $public-confirm }** there.
declined-not-seated =
    { $place ->
        [lobby] You do not sit at this table. **{ $public-join }** or **/uno join** gives you a seat.
        [over] You do not sit at this table, and its match is over. **{ $public-rematch }** on the table, or **/uno again**, starts another one.
        [partners] You do not sit at this table, and in a game of partners nobody joins later, since it takes two pairs. You are welcome in the next match.
        [last] You do not sit at this table, and this is the last round of its match. A rematch follows: **{ $public-rematch }** on the table starts it.
       *[match] You do not sit at this table. **{ $public-more }** or **/uno join** lets you join the next round.
    }
declined-already-seated = You sit at this table already. **{ $public-hand }** shows your cards once the game has begun.
declined-lobby-full = All seats are taken. Ask the host to remove a computer player, or wait for the next game.
declined-not-invited = This game is by invitation, for those named on it. Join the next one, or open your own with **/uno start** in another channel.
declined-removed = You were removed from this table, so this game goes on without you. You are welcome at the next one.
declined-not-host = Only the host can do that. Ask them, or a moderator.
declined-not-allowed = That is for the host or a moderator to do. You can ask the table for a vote under **{ $public-more }**.
declined-moderators-only = Only moderators can do that. Ask one of them.
declined-banned = You may not play on this server at the moment. A moderator can change that.
declined-too-few-players = A game needs at least two players. Wait for somebody to join, or add a computer player.
declined-too-many-players = These rules have not enough cards for so many players. Choose other rules, or play with fewer.
declined-partners-need-four = Partners play in two teams of two, so exactly four must sit here. Wait for more, add a computer player, or choose other rules.
declined-already-confirmed = You have agreed to these rules already. Waiting for the others.
declined-not-confirmed = Not everybody has agreed to the rules yet. Give them a moment.
declined-options-clash = These options cannot go together, so nothing was changed. **{ $public-rules }** shows how they are set.
declined-wrong-value = An option cannot be set to that, so nothing was changed.
declined-names-not-taken = Names and words for a table come from those whom this server allows to give them. Ask a moderator, or take what the server has saved.
declined-word-unwanted = This server does not want to read one of those words, so nothing was changed. Choose another one.
declined-card-name-taken = Another card of this table has that name already, and nobody could tell the two apart. Choose another name.
declined-not-dealt-in = You join in the next round, so you have no cards yet. Enjoy watching!
declined-fined-just-now = **{ $name }** was fined a moment ago, and it stays at that. If you mean another fine, give it half a minute, and then impose it.
declined-paused = The game is paused. To end the pause, press **{ $public-resume }** at the table, or send **/uno match resume**.
declined-not-paused = The game is not paused: it is going on.
declined-match-over = This match is over. **{ $public-rematch }** on the table, or **/uno again**, starts another one.
declined-table-closed = This table is closed. **/uno start** opens a new one.
declined-not-a-lobby = The game has begun already, so that is no longer possible. **{ $public-more }** on the table shows what is.
declined-not-a-game = The game has not begun yet. The host can press **{ $public-start }**, or send **/uno begin**.
declined-no-computer = There is no computer player to remove. **/uno match kick** removes somebody else.
declined-no-such-seat = Nobody sits there any more.
declined-frozen = That could not be saved, so it did not happen. Nothing is lost: please try again in a moment.
declined-newer-format = This game was saved by a newer version of the bot and is left as it is. It goes on once the bot is updated.
declined-broken = What was saved of this game cannot be read. A moderator can free the channel with **/uno-admin reset**.
declined-no-such-table = This game is no longer there. **/uno start** opens a new one.
