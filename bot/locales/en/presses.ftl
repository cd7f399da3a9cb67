# What is said in answer to a press or a command of the game, beside the screens.

press-outdated = This button is from an older version and cannot be pressed any more. Use **/uno table** to see the table anew.
reminder = { $mention }, the table waits for you.
no-table-here = There is no table in this channel. **/uno start** opens one.
table-posted-below = Here is the table again, below.

lobby-joined = You have a seat.
hand-comes-at-start = Your hand will appear here when the game starts. If it does not, press **{ $public-hand }** on the table.
hand-comes-when-confirmed = Waiting for { $names } to confirm the rules. The game starts by itself as soon as they have, or { $when }: whoever has not confirmed by then loses their seat. Your hand will appear here.
hand-comes-next-round = You will be dealt in when the next round begins. Your hand will appear here, or under **{ $public-hand }**.

note-drew =
    { $count ->
        [one] You drew { $cards }.
       *[other] You drew { $count } cards: { $cards }
    }
note-misplayed =
    { $count ->
        [one] ⚠️ { $cards } may not be played now, and is back in your hand.
       *[other] ⚠️ { $cards } may not be played now, and are back in your hand.
    }
note-exchanged = You gave { $gave } and got { $got }.
note-refilled =
    { $count ->
        [one] You are out, and take a new hand of 1 card.
       *[other] You are out, and take a new hand of { $count } cards.
    }
note-caught =
    { $count ->
        [one] ⚠️ **{ $name } caught you without UNO!** You drew 1 card.
       *[other] ⚠️ **{ $name } caught you without UNO!** You drew { $count } cards.
    }
note-removed = **You were removed from the table.**
card-unknown = I cannot read { $typed } as a card. Try it like **red 5**, **blue skip** or **wild green**, or in short: **R5**, **BS**, **W green**; for several cards, **R5 B5**.
card-unknown-one = I cannot read { $typed } as one card. Try it like **red 5** or **blue skip**, or in short: **R5**, **BS**.
player-unknown = Nobody at this table is called **{ $typed }**.
unknown-option = No rule is called **{ $typed }** here. Choose one of those that are suggested as you type, or find it with **/uno lobby rules**.
vote-none = Nothing is being voted on at this table. **/uno match** asks for a vote on a pause or on removing somebody, **/uno end** on ending the match.
vote-several = Several votes wait for you. Say which one you mean: it is suggested as you choose the vote.
vote-unknown = There is no vote about **{ $typed }**. Choose one of those that are suggested.
lobby-computer-seated =
    { $taken ->
        [one] A computer player sits down: 1 seat is taken now.
       *[other] A computer player sits down: { $taken } seats are taken now.
    }
lobby-computer-gone =
    { $taken ->
        [one] A computer player is gone: 1 seat is taken now.
       *[other] A computer player is gone: { $taken } seats are taken now.
    }
lobby-confirmed = You have agreed to these rules: **{ $preset }**.

menu-done = That is done already.
menu-vote-opened = The others are asked: a vote is open on the table.
menu-removed = **{ $name }** has no seat at this table any more.
menu-fined = The fine is dealt. The table tells it to everybody.
menu-paused = The game is paused. **{ $public-resume }** at the table, or **/uno match resume**, ends the pause.
menu-resumed = The game goes on.
menu-ended = The match has ended, without a result.
menu-cancelled = The lobby is closed.
menu-left = You have left the table. Thank you for playing!
menu-sits-out = A computer plays for you. Press **{ $public-hand }**, or send **/uno hand**, when you are back.
menu-not-now = There is nothing to do here now.
vote-cast = Your vote counts. The table shows how it stands.

start-in-thread = The table is open in { $place }.
start-no-threads = A thread cannot be made here, so the table is in this channel.
start-moderators-only = On this server only moderators open tables. Ask one of them.
start-other-channels = Tables are opened in other channels of this server: { $channels }
start-missing-permission =
    { $count ->
        [one] The bot may not post here. It needs one more permission in this channel: { $permissions }.
       *[other] The bot may not post here. It needs more permissions in this channel: { $permissions }.
    }
start-no-rematch = No match has ended here lately, so there is none to play again. **/uno start** opens a table.
start-table-here = There is a table in this channel already: it is posted below.
start-table-there = There is a table in this channel already: [here]({ $link }).
thread-name = UNO at { $name }’s table
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
