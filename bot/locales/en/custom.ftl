# Cards of one's own, and what a server saves: rule sets and cards.

custom-title = ## Cards of your own
custom-title-server = ## Cards that this server has saved
custom-about =
    { $blanks ->
        [0] This deck has no white cards. Your first card brings the deck with four of them.
        [one] This deck has one white card for them.
       *[other] This deck has { $blanks } white cards for them.
    }
custom-about-server =
    { $count ->
        [0] None is saved yet. A card has a name, a text and up to three effects.
        [one] One card is saved; { $most } may be.
       *[other] { $count } cards are saved; { $most } may be.
    }
custom-agree = -# Everybody who has joined must accept them before the start.
custom-card = **{ $number }. { $name }**
custom-text = “{ $text }”
custom-new = New card
custom-take = Take a card that this server has saved
custom-kinds = Effect { $number }
custom-no-kind = Effect { $number }: none
custom-amount =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
custom-whom-next = the next player
custom-whom-all = everybody else
custom-whom-chosen = a player of your choice
custom-kind-draw = somebody draws cards
custom-kind-skip = the next player loses a turn
custom-kind-reverse = play turns round
custom-kind-swap = swap hands
custom-kind-rotate = all hands move on
custom-kind-shuffle = shuffle all hands
custom-kind-colour = name the colour
custom-kind-discard = throw off a colour
custom-kind-again = move again
custom-words = Name and text
custom-drop = Take it out
custom-drop-server = Delete it
custom-keep = Save it for this server
custom-back = All cards
custom-field-name = Name
custom-field-text = Text
custom-about-name = At most { $longest } letters
custom-about-text = What it says, at most { $longest } letters; it may be empty
custom-kept = **{ $name }** is saved for this server.
custom-gone = That card is not there any more. These are.

## What a card says by itself. It is read by its player: “you”.

custom-anywhere = Goes on any card.
custom-plain = You name the colour, as with a Wild.
custom-no-effect = It has no effect of its own: what its text says is for your table to do.
custom-colour-stays = The colour stays as it was; where none is in force, you name it.
custom-does-draw-next =
    { $count ->
        [one] The next player draws 1 card.
       *[other] The next player draws { $count } cards.
    }
custom-does-draw-all =
    { $count ->
        [one] Everybody else draws 1 card.
       *[other] Everybody else draws { $count } cards.
    }
custom-does-draw-chosen =
    { $count ->
        [one] A player of your choice draws 1 card.
       *[other] A player of your choice draws { $count } cards.
    }
custom-does-skip = The next player loses a turn.
custom-does-reverse = Play turns round.
custom-does-swap = You swap hands with a player of your choice.
custom-does-rotate = All hands move on to the next player.
custom-does-shuffle = All hands are shuffled and dealt out again.
custom-does-colour = You name the colour.
custom-does-discard = You throw off all cards of one colour.
custom-does-again = You move again.

## Rule sets that a server saves.

sets-title = ## Rule sets
sets-found = ## Rule sets like “{ $search }”
sets-none = No rule set is like that. **/uno presets find** without a search lists all of them.
sets-line = **{ $name }** · { $what }
sets-own = **{ $name }** · saved by this server
sets-related = -# Related: { $games }
sets-shown = ## { $name }
sets-saved = **{ $name }** is saved. **/uno start** offers it on this server.
sets-replaced = **{ $name }** is saved in place of the older rules of that name.
sets-renamed = **{ $old }** is called **{ $name }** now.
sets-deleted = **{ $name }** is deleted. Tables that play by it go on.
sets-default = New tables begin with **{ $name }** unless somebody chooses otherwise.
sets-code = ## A code for these rules
sets-code-about = Paste it behind **/uno presets import** on any server with this bot.
sets-field-name = Name of these rules
sets-field-about = At most { $longest } letters
sets-unknown = There is no rule set of that name here. **/uno presets find** lists all of them.
sets-not-own = That rule set comes with the bot and stays as it is. **/uno presets save** keeps rules of your own.
sets-no-lobby = There are no rules to save here: open a table with **/uno start** and choose them first.
sets-name-taken = **{ $name }** is there already. Choose another name; a moderator may replace it.
sets-name-ours = **{ $name }** is the name of a rule set that comes with the bot. Choose another one.
sets-name-empty = Nothing of that name can be read. Choose another one.
sets-full =
    { $most ->
        [one] This server has saved 1 already, and that is as many as there may be. Delete it first.
       *[other] This server has saved { $most } already, and that is as many as there may be. Delete one first.
    }

## Why rules cannot be read.

flaw-no-code = That is no code for rules. One begins with **UNO1.** and comes from **Share** or **/uno presets export**.
flaw-too-long = That is too long for a code of rules. Copy nothing but the code.
flaw-newer = That code was made by a newer version of the bot, in format { $what }. It can be read once this bot is updated.
flaw-damaged = That code is damaged: a part of it is missing or was changed. Copy it anew.
flaw-unknown-option = These rules name an option that this version of the bot does not know: **{ $what }**. Nothing was changed.
flaw-wrong-value = These rules set **{ $what }** to something that this version of the bot does not know. Nothing was changed.

## The server’s own words.

words-title = Words that nobody wants to read
words-field = One word or expression to a line
words-about = At most { $most }. An asterisk at the end stands for any ending.
words-too-many = At most { $most } words, of { $longest } letters each. Nothing was changed.

forfeits-title = Forfeits for the losers of a match
forfeits-field = One forfeit to a line, harmless and in chat
forfeits-about = At most { $most }. Leave it empty for the built-in ones. Played where the rules say so.
forfeits-too-many = At most { $most } forfeits, of { $longest } letters each. Nothing was changed.
