# A player's own hand, in a message that nobody else sees.

hand-title =
    { $count ->
        [one] ### Your hand · 1 card
       *[other] ### Your hand · { $count } cards
    }
hand-pile = On the pile: { $card }
hand-pile-colour = On the pile: { $card } · colour: { $colour }

hand-your-turn = **Your turn:** play a card, or draw one.
hand-nothing-fits = **Your turn:** nothing fits, so draw a card.
hand-drawn = **You drew { $card }:** play it, or keep it.
hand-name-starter = **Name the colour** that the round begins with.
hand-answer =
    { $count ->
        [one] **{ $name }** played a card against you: take 1 card, or challenge if you think it was not allowed.
       *[other] **{ $name }** played a Wild Draw Four against you: take { $count } cards, or challenge if you think that **{ $name }** could have followed the colour before it.
    }
hand-not-your-turn = It is not your turn: the table shows whose it is.
hand-not-playing = You are not in this round.
hand-left = You are not at this table any more.
hand-queued = You will be dealt in when the next round begins.
hand-round-over = The round is over. Press **Ready** when you want to go on.
hand-round-over-ready = The round is over, and you are ready. Waiting for the others.
hand-match-over = The match is over. The result is on the table.

hand-choose-colour = **{ $card }:** which colour shall be next?
hand-keeps = You keep: { $cards }
hand-bluff = ⚠️ You hold a card in { $colour }, so this would be a bluff. If you are challenged, you draw the cards yourself.
hand-armed = ☝️ You say **UNO!** with the next card you play.
hand-window = ⚠️ **You did not say UNO!** Press it now: until the next player moves, anybody can catch you, at the latest { $when }.
hand-window-untimed = ⚠️ **You did not say UNO!** Press it now: until the next player moves, anybody can catch you.

## After a challenge, for the challenger.

verdict-guilty = ✅ **It was a bluff:** **{ $name }** could have played { $colour }.
    The rest of the hand: { $cards }
verdict-honest = ❌ **It was honest:** **{ $name }** had no card in { $colour }.
    The rest of the hand: { $cards }
verdict-no-cards = no other card
