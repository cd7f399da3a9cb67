# A player's own hand, in a message that nobody else sees.

hand-title =
    { $count ->
        [one] ### Your hand · 1 card
       *[other] ### Your hand · { $count } cards
    }
hand-pile = On the pile: { $card }
hand-pile-colour = On the pile: { $card } · colour: { $colour }

hand-your-turn =
    { $free ->
        [yes] **Your turn:** play a card, draw one, or pass.
       *[no] **Your turn:** play a card, or draw one.
    }
hand-nothing-fits =
    { $free ->
        [yes] **Your turn:** nothing fits, so draw a card, or pass.
       *[no] **Your turn:** nothing fits, so draw a card.
    }
hand-drawn =
    { $bound ->
        [yes] **You drew { $card }:** by these rules you have to play it.
       *[no] **You drew { $card }:** play it, or keep it.
    }
hand-drawn-on = **You drew { $card },** which does not fit: draw on, or pass.
hand-price =
    { $count ->
        [one] ⚠️ A card that may not be played costs you 1 card.
       *[other] ⚠️ A card that may not be played costs you { $count } cards.
    }
hand-price-answer =
    { $count ->
        [one] ⚠️ A card that is no answer costs you 1 card.
       *[other] ⚠️ A card that is no answer costs you { $count } cards.
    }
hand-price-jump =
    { $count ->
        [one] ⚠️ Jumping in with any other card costs you 1 card.
       *[other] ⚠️ Jumping in with any other card costs you { $count } cards.
    }
hand-sure = **{ $card }:** do you want to lay it? Nothing has happened yet.
hand-name-starter = **Name the colour** that the round begins with.
hand-answer =
    { $count ->
        [one] **{ $name }** played { $card } against you: take 1 card
       *[other] **{ $name }** played { $card } against you: take { $count } cards
    }{ $ways ->
        [both] , answer with a card below, or challenge if you think that **{ $name }** could have followed { $before }.
        [card] , or answer with a card below.
        [doubt] , or challenge if you think that **{ $name }** could have followed { $before }.
       *[none] .
    }
hand-before = the colour before it
hand-before-colour = { $colour }, the colour before it
hand-hit-falls =
    { $count ->
        [one] **{ $name }** played { $card } against you: you draw 1 card in a moment, unless somebody jumps in.
       *[other] **{ $name }** played { $card } against you: you draw { $count } cards in a moment, unless somebody jumps in.
    }
hand-skipped =
    { $answers ->
        [yes] **{ $name }** played { $card }: you lose your turn, **unless you answer** with a card below.
       *[no] **{ $name }** played { $card }: you lose your turn in a moment.
    }
hand-swap-target = **Whose hand do you take?** Theirs becomes yours, and yours becomes theirs.
hand-give = **{ $name } exchanges a card with you:** choose the one that you give away.
hand-put = **{ $name } said { $word }!** Quick, put your hand on the pile! The last one draws two cards.
hand-sort = **Sort your cards in peace.** The others wait: press **Ready** when you are done.
hand-hands-awaited = The others put their hands on the pile. The last one draws two cards.
hand-not-your-turn = It is not your turn: the table shows whose it is.
hand-not-your-turn-jump = It is not your turn: the table shows whose it is, and what lies on top. If you hold exactly that card, press it to **jump in**.
hand-out = You are out, with no cards left: well done! The others play on.
hand-watching = You are out of this match on points, and watch the others.
hand-not-playing = You are not in this round.
hand-left = You are not at this table any more.
hand-queued = You will be dealt in when the next round begins.
hand-round-over = The round is over. Press **Ready** when you want to go on.
hand-round-over-ready = The round is over, and you are ready. Waiting for the others.
hand-match-over = The match is over. The result is on the table.
hand-match-void = The match is over, without a result.

hand-choose-colour = **{ $card }:** which colour shall be next?
hand-choose-discard = **{ $card }:** which colour do you throw off?
hand-choose-own-card = **{ $card }:** which card of yours goes on it?
hand-choose-more-cards =
    { $count ->
        [one] **{ $card }:** alone, or with more like it? The last card decides the colour.
       *[other] **{ $card }:** with more like them? The last card decides the colour.
    }
hand-choose-target =
    { $why ->
        [exchange] **{ $card }:** with whom do you exchange a card?
        [draw] **{ $card }:** who shall draw?
       *[swap] **{ $card }:** whose hand do you take?
    }
hand-choose-give = **{ $card }:** which card do you give to **{ $name }**?
hand-keeps = You keep: { $cards }
hand-bluff = ⚠️ You hold a card in { $colour }, so this would be a bluff. If you are challenged, you draw the cards yourself.
hand-bluff-fits = ⚠️ You hold a card that fits, so this would be a bluff. If you are challenged, you draw the cards yourself.
hand-armed = ☝️ You say **{ $word }!** with the next card you play.
hand-window = ⚠️ **You did not say { $word }!** Press it now: until the next player moves, anybody can catch you, at the latest { $when }.
hand-window-untimed = ⚠️ **You did not say { $word }!** Press it now: until the next player moves, anybody can catch you.

## After a challenge, for the challenger.

verdict-guilty = ✅ **It was a bluff:** **{ $name }** could have played { $colour }.
    The rest of the hand: { $cards }
verdict-honest = ❌ **It was honest:** **{ $name }** had no card in { $colour }.
    The rest of the hand: { $cards }
verdict-no-cards = no other card

## Buttons.

uno-word = UNO
button-pass = Pass
button-draw-on = Draw on
button-put = Hand on the pile!
button-nobody = Nobody
button-target =
    { $count ->
        [one] { $name } · 1 card
       *[other] { $name } · { $count } cards
    }
button-lay-surely = Yes, lay it
button-lay =
    { $count ->
        [one] Play it alone
       *[other] Play these { $count }
    }
button-add = and { $card }
button-lay-with = Play { $count }, { $card } on top
