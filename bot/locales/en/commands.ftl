# Slash commands, as Discord's own menus show them: 100 letters at most, and 8,000 for all of a group.
# A command's name is the same in every language, for people tell it to each other.

command-uno = Play UNO in this channel
command-uno-start = Open a table and wait for players
    .preset = The rules; the server's own choice if you choose none
    .seats = How many may play, 2 to 10
    .where = In this channel, or in a thread of its own
    .guest =
        { $number ->
            [1] Only the guests you name may join
           *[other] One more guest
        }
command-uno-again = Open a table by the same rules, where a match has ended in this channel
command-uno-begin = Start the game whose players have gathered in this channel
command-uno-join = Take a seat at the table in this channel
command-uno-leave = Give up your seat in this channel
    .sure = Leave a match at once, without being asked again
command-uno-hand = Show your hand, which only you see
    .picture = Send a picture of it along; your setting counts if you choose nothing
command-uno-table = Show the table again, below everything else
    .picture = Show it to you alone as a picture, instead
command-uno-end = End the game in this channel, or ask the others to
    .sure = End or propose it at once, without being asked again
command-uno-vote = Vote where the table in this channel asks for it
    .answer = For it or against it
    .motion = Which vote; only needed where several wait for you
command-uno-away = Let a computer player play for you until you send /uno hand
command-uno-lobby = Prepare the game that is about to begin in this channel
command-uno-lobby-computer = Give a free seat to a computer player, or take one away
    .remove = Take away the one that was seated last
command-uno-lobby-confirm = Agree to the rules of the table, which have been changed
command-uno-lobby-rules = Choose the rules of the table, and see every option
    .preset = A rule set to play by; without one, everything stays as it is
command-uno-lobby-option = Set one of the rules by itself
    .option = What to set
    .value = What to set it to
    .along = Change what stands in the way along with it
command-uno-match = Look after the match in this channel; what is not yours to decide is put to the vote
command-uno-match-pause = Let the clocks stand still, or ask for a vote about it
command-uno-match-resume = Go on after a pause, or ask for a vote about it
command-uno-match-kick = Remove somebody from the table, or ask for a vote about it
    .player = Who is to lose the seat
command-uno-match-report = Report somebody who gave advice, where that costs cards: the others vote
    .player = Who gave advice
command-uno-match-fine = Fine somebody for cheating, where the rules do: for the host
    .player = Who is fined
    .reason = Why, for all to read
command-uno-help = What you can do here and now, and how to play
command-uno-why = The rule behind your last refusal or fine at this table
command-uno-hint = What you had better do now, and why; only you see it
command-uno-tutorial = Learn the game in five minutes, on your own
command-uno-rules = The rules of this table, or of a rule set
    .preset = A rule set; that of the table in this channel if you choose none
    .language = The language to read it in; your own if you choose none
command-uno-memo = The rules of this table, or of a rule set, on one short card
    .preset = A rule set; that of the table in this channel if you choose none
    .language = The language to read it in; your own if you choose none
command-uno-cards = Every card of this table, or of a rule set, and what it does
    .preset = A rule set; that of the table in this channel if you choose none
    .language = The language to read it in; your own if you choose none
command-uno-settings = What you set for yourself: language, hints, drawing, reminders, asking before a play, pictures
command-uno-privacy = See what is stored about you, or have it deleted
command-uno-rankings = Who leads on this server
    .period = Which matches count; all of them if you choose nothing
    .everyone = Show it to the whole channel instead of only to you
    .picture = Show it as a picture too; your setting counts if you choose nothing
command-uno-stats = How you, or somebody else, has played on this server
    .player = Whose record; yours if you choose nobody
    .everyone = Show it to the whole channel instead of only to you
    .picture = Show it as a card with a plot too; your setting counts if you choose nothing

command-uno-presets = Rule sets to play by
command-uno-presets-find = The rule sets there are, by name or by a game like it
    .search = A part of its name, or a game like it; everything if you write nothing
command-uno-presets-show = How a rule set differs from official play
    .preset = A rule set
command-uno-presets-save = Save the rules of the table here under a name
    .name = What to call them
command-uno-presets-rename = Give a rule set of this server another name
    .preset = A rule set of this server
    .name = What to call it from now on
command-uno-presets-delete = Delete a rule set of this server
    .preset = A rule set of this server
command-uno-presets-default = Choose the rules that new tables begin with
    .preset = A rule set
command-uno-presets-export = Get a code for a rule set, for another server
    .preset = A rule set
command-uno-presets-import = Save the rules behind a code
    .code = The code that was shared
    .name = What to call it, if not as it was called there
command-uno-presets-cards = Cards of its own that this server has saved

command-card = Play without buttons: for keyboards and screen readers
command-card-play = Play a card from your hand, or several
    .laid = The card, such as R5, red five, blue skip or wild green, or several: R5 B5
    .colour = The colour to go on with, for a black card
    .player = Whose hand you take, who draws, or with whom you exchange a card
    .given = The card that you give away in an exchange
    .discard = The colour that you throw off
    .uno = Say UNO! with it, when it leaves you one card
command-card-jump = Jump in out of turn with exactly the card that is on top
    .laid = The card that you lay; without it, the card on top
    .colour = The colour to go on with, for a black card
    .player = Whose hand you take, or with whom you exchange a card
    .given = The card that you give away in an exchange
    .uno = Say UNO! with it, when it leaves you one card
command-card-colour = Name the colour that the round begins with
    .colour = The colour
command-card-swap = Choose whose hand you take, after jumping in with a 7
    .player = Whose hand you take
command-card-give = Give a card away when somebody exchanges one with you
    .gift = The card that you give away
command-card-uno = Say UNO! for your last card, or for somebody else if the rules allow
    .player = For whom you say it; without a name, for yourself
command-card-catch = Catch whoever forgot to say UNO!
    .player = Whom you catch, where a wrong accusation costs cards
command-card-draw = Draw a card instead of playing one
command-card-keep = Keep the card that you have drawn, or pass
command-card-pile = Put your hand on the pile
command-card-challenge = Doubt the Wild Draw Four that was played on you
command-card-accept = Take the cards that are waiting for you
command-card-ready = Be ready for the next round, or for play to go on

command-uno-admin = Look after the tables of this server
command-uno-admin-settings = What holds for every table of this server
command-uno-admin-kick = Take somebody from the table in this channel
    .player = Who loses the seat
command-uno-admin-fine = Fine somebody for cheating, where the rules of the table do
    .player = Who is fined
    .reason = Why, for all to read
command-uno-admin-end = End the game in this channel, without a result
command-uno-admin-pause = Let the clocks of the table in this channel stand still
command-uno-admin-resume = Let the paused table in this channel go on
command-uno-admin-reset = Clear the table in this channel away, even a broken one
command-uno-admin-ban = Let somebody play at no table of this server any more
    .player = Who may not play any more
command-uno-admin-unban = Let somebody play again
    .player = Who may play again

## What options are called: small letters without spaces, 32 at most, no two alike in one command.

argument-preset = preset
argument-language = language
argument-seats = seats
argument-where = where
argument-guest = guest{ $number }
argument-period = period
argument-everyone = everyone
argument-picture = picture
argument-player = player
argument-search = search
argument-name = name
argument-code = code
argument-laid = card
argument-colour = colour
argument-given = give
argument-gift = card
argument-discard = discard
argument-uno = uno
argument-reason = reason
argument-answer = answer
argument-motion = motion
argument-remove = remove
argument-option = option
argument-value = value
argument-along = along
argument-sure = sure

## What there is to choose.

choice-where =
    { $place ->
        [thread] In a thread of its own
       *[here] Here
    }
choice-answer =
    { $answer ->
        [yes] Yes, I am for it
       *[no] No, I am against it
    }
choice-motion =
    { $motion ->
        [kick] remove { $name }
        [end] end the match
        [pause] pause the game
        [advice] fine { $name } for giving advice
       *[resume] go on with the game
    }
