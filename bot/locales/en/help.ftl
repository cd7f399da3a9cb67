# /uno help: first what can be done here and now, then how to play at all.

help-title = ## Help
help-now =
    { $situation ->
        [lobby] A lobby is open in this channel. Press **{ $public-join }** on it, and you are in when the host starts.
        [guest] You have a seat. The host starts the match; if the rules are changed before that, press **{ $public-confirm }** to agree to them.
        [host] This is your lobby. Choose the rules in its menu, fill free seats with **{ $public-add-computer }**, and press **{ $public-start }** when everybody is there.
        [spectator] A match is running in this channel. Press **{ $public-more }** on the table to be dealt in when the next round begins.
        [last-round] A match is running in this channel, and this is its last round. You can watch; then **{ $public-rematch }** on the table starts another one.
        [waiting] You will be dealt in when the next round begins. Until then you can watch.
        [player] You are playing. **{ $public-hand }** on the table shows your cards to you alone; when it is your turn, press a card there, or **Draw**.
       *[no-table] There is no game in this channel. `/uno start` opens a lobby: others join, and computer players can take the free seats.
    }
help-choose = **What is it about?** Choose below, and I answer by the rules that are played here.
help-menu = Choose what it is about
help-asked = ### { $topic }

## What people ask.

help-ask-new = I have never played
help-ask-stuck = It is my turn and I cannot play
help-ask-uno = When do I say UNO!?
help-ask-catch = Somebody forgot UNO!
help-ask-hit = I got a +2 or a +4
help-ask-hand = I cannot see my cards
help-ask-table = The table is gone
help-ask-slow = Somebody takes forever
help-ask-refused = My card was refused, or I drew a fine
help-ask-leave = I want to leave, or to pause
help-ask-rules = How do I change the rules?
help-ask-host = I am the host: what can I do?
help-ask-keyboard = I play by keyboard, or with a screen reader
help-ask-commands = Which commands are there?

## The answers.

help-new =
    Get rid of all your cards first. In your turn you play one card that has the colour, the number or the sign of the one on top; black cards always fit.
    `/uno tutorial` teaches everything in five minutes, alone and without anybody waiting. At a table, `/uno hint` tells you privately what to do and why.
help-stuck =
    { $draw ->
        [until_playable] Press **Draw** in your hand: here you draw until a card fits.
        [to_match] Press **Draw** in your hand: here you may go on drawing until a card fits.
       *[one] Press **Draw** in your hand: you draw one card.
    } { $force_play ->
        [on] If it fits, you have to play it.
       *[off] If it fits, you may play it at once, or keep it.
    } { $pass ->
        [free] You may also pass without drawing.
       *[after_draw] Then it is the next player’s turn.
    }
    Cards that do not fit are grey, unless hints are off. `/uno hint` says what is best.
help-uno =
    When you are about to play your last card but one: press **{ $word }!** in your hand first, and it is said along with the card. { $uno_deadline ->
        [before_release] Afterwards it is too late here.
       *[next_turn] If you forget, you can still press it right after, if you are quick.
    }
    { $uno_enforce ->
        [none] It is for fun here: forgetting it costs nothing.
        [auto] { $uno_penalty ->
            [one] Whoever forgets draws 1 card here, without being caught.
           *[other] Whoever forgets draws { $uno_penalty } cards here, without being caught.
        }
       *[caught] { $uno_penalty ->
            [one] Whoever is caught forgetting it draws 1 card.
           *[other] Whoever is caught forgetting it draws { $uno_penalty } cards.
        }
    }
help-catch =
    { $uno_enforce ->
        [none] Forgetting costs nothing here. You may press **{ $public-catch }** all the same, for the fun of it.
        [auto] Nobody needs to be caught here: whoever forgets draws all the same.
       *[caught] Press **{ $public-catch }** on the table, before the next player has begun. The button is always there, so that it gives nothing away: you have to watch who is down to one card.
    } { $penalty_false_call ->
        [0] A wrong catch costs nothing.
       *[other] Be sure of it: a wrong catch costs cards here.
    }
help-hit =
    { $hit ->
        [draw_then_play] You draw the cards, and may play all the same.
       *[skip_turn] You draw the cards, and lose your turn.
    }
    - **+2:** { $draw2_answer ->
        [none] nothing can be done about it.
       *[other] you may answer with a card: those that do are not grey in your hand.
    }
    - **+4:** { $challenge ->
        [on] press **Challenge** if you think that its player held a card of the colour before it. If so, they draw instead of you; if not, you draw even more.
       *[off] it cannot be challenged here.
    } { $wd4_answer ->
        [none] No card helps against it.
       *[other] You may answer with a card.
    }
help-hand =
    Press **{ $public-hand }** on the table, or send `/uno hand`: your cards come in a message that only you see. Discord forgets such messages when you restart it, and then you just press again. **Refresh** shows the hand as it is now.
help-table =
    `/uno table` brings it to the end of the channel. If a game stands still because only computer players are left, **{ $public-hand }** wakes it.
help-slow =
    Every turn has a clock, unless the server has switched it off: whoever dallies is reminded once, then the clock draws or keeps for them, and after three times a computer player takes over until they are back. Under **{ $public-more }**, players can vote to remove somebody.
help-refused =
    `/uno why` says which rule was behind it, with the numbers of this table. { $penalty_misplay ->
        [0] A card that is refused costs nothing here: just choose another one.
       *[other] At this table wrong cards cost you cards.
    }
help-leave = **{ $public-more }** on the table: let a computer player sit in for you and come back whenever you like, leave for good, or pause the game for everybody. In a lobby, **{ $public-stand }** gives the seat up. `/uno leave` does the same.
help-rules =
    In the lobby, before the cards are dealt: the host chooses a rule set from the menu, or opens **{ $public-rules }** for every option by itself. Everybody else then presses **{ $public-confirm }**. During a match the rules stay as they are; **{ $public-rematch }** opens a new lobby.
help-host =
    - Before the start: the rules, computer players on free seats, and **{ $public-start }**.
    - During the match, under **{ $public-more }**: pause, end, or remove a player, where the server leaves that to hosts; otherwise it is put to a vote.
    - If you leave, somebody else becomes the host.
    - Who looks after the server has `/uno-admin settings`, `kick`, `end` and `reset`.
help-keyboard =
    Everything works without buttons. Type a card as you would say it, such as “red 5” or “wild blue”. Every colour has a name and a sign of its own.
    - Before the game: `/uno start`, `join`, `begin`, and `/uno lobby` for the rules and computer players
    - Your cards: `/uno hand`, and `/card play`, `draw`, `keep`, `uno`, `catch`, `challenge`, `accept`
    - The table: `/uno vote`, `away`, `leave`, `end`, and `/uno match pause`, `resume`, `kick`
    - Afterwards: `/card ready` for the next round, `/uno again` for a rematch
help-commands =
    - `/uno start`, `join`, `leave`: open a table, take a seat, give it up
    - `/uno hand`, `table`, `end`: see your cards, bring the table down here, end the game
    - `/uno begin`, `away`, `vote`, `again`: start the game, let a computer player sit in, vote, play a rematch
    - `/uno lobby`, `/uno match`: all that the buttons of a lobby do, and those under **{ $public-more }**
    - `/uno rules`, `memo`, `cards`: read the rules of this table, on one short card or card by card
    - `/uno why`: read the rule behind what was refused to you, or cost you cards
    - `/uno hint`, `tutorial`: be advised in private, learn the game in five minutes
    - `/uno rankings`, `stats`: see who leads, see how somebody plays
    - `/uno settings`: choose your language, hints, reminders and the like
    - `/uno privacy`: see what is stored about you, or have it deleted
    - `/card`: play without buttons, for keyboards and screen readers
