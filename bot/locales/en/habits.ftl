# What somebody sets for himself, at all tables.

language-name = English

habits-title = ## My settings
habits-about = They hold for you at every table, on every server. Every choice is saved at once.
habits-language = **Language** of everything that only you see. What everybody sees is in the language of the server.
language-as-in-discord = The language of my Discord
habit-hints =
    { $on ->
        [yes] **Hints: on.** In your turn, cards that do not fit are grey, and the hand says when nothing fits.
       *[no] **Hints: off.** Your hand does not tell which cards fit.
    }
    .switch =
        { $to ->
            [on] Hints on
           *[off] Hints off
        }
habit-auto-draw =
    { $on ->
        [yes] **Drawing for me: on.** If nothing in your hand fits, the table draws for you at once.
       *[no] **Drawing for me: off.** You draw by yourself, unless the rules of the table do it.
    }
    .switch =
        { $to ->
            [on] Draw for me
           *[off] Do not draw for me
        }
habit-reminders =
    { $on ->
        [yes] **Reminders: on.** If you take long over your turn, you are mentioned once, where the server wants that.
       *[no] **Reminders: off.** Nobody mentions you, even if the table waits for you.
    }
    .switch =
        { $to ->
            [on] Remind me
           *[off] Do not remind me
        }
habit-confirm =
    { $on ->
        [yes] **Asking before a play: on.** A card that one press would lay is laid by a second press.
       *[no] **Asking before a play: off.** One press lays a card.
    }
    .switch =
        { $to ->
            [on] Ask before I play
           *[off] Do not ask
        }
habit-pictures =
    { $on ->
        [yes] **Pictures: on.** You get buttons that show your hand and the table as pictures, **/uno hand** sends one along, and records come with one.
       *[no] **Pictures: off.** You get pictures only where you ask a command for one.
    }
    .switch =
        { $to ->
            [on] Pictures on
           *[off] Pictures off
        }
