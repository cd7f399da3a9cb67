# /uno hint: what to do now, and the one reason that speaks for it most.

hint-title = ## Hint
hint-no-table = There is no game in this channel, so there is nothing to advise on. `/uno start` opens a lobby; the tutorial teaches the game in five minutes, against a computer player.
hint-no-seat = You are watching, and I tell nobody what others hold. Take a seat, and I advise you on your own cards. The tutorial teaches the game meanwhile.
hint-no-cards = You have no cards yet: ask again once they are dealt. The tutorial fills the time until then.
hint-off = This table has agreed to play without hints, so I give none either. `/uno memo` sums the rules up, and `/uno cards` says what each card does.
hint-do = 👉 **{ $deed }**

## What to do.

hint-play = Play { $cards }
hint-jump = Jump in with { $cards }
hint-target = choose { $name }
hint-giving = give { $card }
hint-discard = throw off { $colour }
hint-colour = name { $colour }
hint-name = Name { $colour }
hint-take-hand = Take the hand of { $name }
hint-give = Give { $card } away
hint-catch = Catch { $name }
hint-call = Say { $word }!
hint-draw = Draw a card
hint-pass = Keep it, or pass
hint-accept = Take the cards
hint-challenge = Challenge
hint-put = Put your hand on the pile
hint-ready = Press Ready

## Why.

hint-why-goes-out = It is your last play: with it you go out.
hint-why-only = It is the only card of yours that does you good now.
hint-why-keeps-black = It keeps your black cards: they fit on anything, so save them for when nothing else does.
hint-why-keeps-action = Nobody is about to go out yet, so keep your action cards for the moment when you must stop somebody.
hint-why-sheds-high =
    { $points ->
        [no] It gets rid of the card that you need least.
       *[yes] It gets rid of a high card, which would count against you if somebody else goes out.
    }
hint-why-sheds-several = It gets rid of more than one card at once.
hint-why-hits =
    { $count ->
        [one] **{ $name }** holds only 1 card: make them draw before they are out.
       *[other] **{ $name }** holds only { $count } cards: make them draw before they are out.
    }
hint-why-skips =
    { $count ->
        [one] **{ $name }** holds only 1 card: do not let them have the turn.
       *[other] **{ $name }** holds only { $count } cards: do not let them have the turn.
    }
hint-why-turns =
    { $count ->
        [one] **{ $name }** would be next, with only 1 card: turn play round before they are out.
       *[other] **{ $name }** would be next, with only { $count } cards: turn play round before they are out.
    }
hint-why-stays-away =
    { $count ->
        [one] Your other cards would bring the turn to **{ $name }**, who holds only 1 card.
       *[other] Your other cards would bring the turn to **{ $name }**, who holds only { $count } cards.
    }
hint-why-colour = The colour goes on as { $colour }, which you hold most of, so your next turn is easier.
hint-why-hands = It leaves you with fewer cards than you hold now.
hint-why-exchange = It swaps your least useful card for what is probably a better one.
hint-why-any = Your cards are about equally good here: this one is as good as any.
hint-why-drawn = It fits, and it is one card less in your hand.
hint-why-answers = You answer with a card, and need not bear what was played against you.
hint-why-jumps = It is the very card on top, so it is gone before your turn comes, and play goes on from you.
hint-why-nothing-fits = Nothing of yours fits. What you draw may: then you can play it at once.
hint-why-bluff = You hold a card that fits, so your Wild Draw Four would be a bluff, and a challenge would cost you.
hint-why-ruins = What you could play would give your good hand away for a much bigger one.
hint-why-draws-on = It does not fit, and you want one that does.
hint-why-doubt =
    { $count ->
        [one] **{ $name }** still holds 1 card, and may well have had the colour.
       *[other] **{ $name }** still holds { $count } cards: among so many there is often one of the colour before it. If so, they draw instead of you.
    }
hint-why-honest =
    { $count ->
        [one] **{ $name }** holds only 1 card, so it was probably honest, and a wrong challenge costs you more.
       *[other] **{ $name }** holds only { $count } cards, so it was probably honest, and a wrong challenge costs you more.
    }
hint-why-no-way-out = You hold nothing that answers it. It is only cards: they can be played again.
hint-why-starter = You hold most of { $colour }, so begin with it.
hint-why-target =
    { $count ->
        [one] **{ $name }** holds only 1 card, the fewest of all.
       *[other] **{ $name }** holds { $count } cards, the fewest of all.
    }
hint-why-give = It is the card that you need least.
hint-why-put = The last one draws two cards: be quick!
hint-why-sort = Look at your new cards in peace, then let the others go on.
hint-why-next-round = The round is over: the next begins when everybody is ready.
hint-why-call = You hold one card and have not said { $word }! yet. Say it before anybody catches you.
hint-why-catch = **{ $name }** came down to one card without a word. Be quick: it is too late once the next player has begun.
hint-why-falls = There is nothing to decide: it happens by itself in a moment.
hint-why-danger =
    { $count ->
        [one] It is not your turn. Watch **{ $name }**, who holds 1 card: keep a Skip or a Draw Two
       *[other] It is not your turn. Watch **{ $name }**, who holds { $count } cards: keep a Skip or a Draw Two
    }{ $caught ->
        [yes] , and catch a forgotten call.
       *[no] .
    }
hint-why-wait =
    { $caught ->
        [yes] It is not your turn, and there is nothing to do but to watch who comes down to one card without a word.
       *[no] It is not your turn, and there is nothing to do: see what the others play, and think about your next card.
    }
hint-why-ready = The round is over, and you are ready. The others are not yet.
hint-why-out = You have nothing to play in this round: lean back and watch the others.
hint-why-over = The match is over. **{ $public-rematch }** on the table begins another one by the same rules.

hint-with-uno = ☝️ It leaves you one card: press **{ $word }!** first, so that you say it along with the play.
hint-price =
    { $count ->
        [one] ⚠️ At this table a wrong accusation costs you 1 card.
       *[other] ⚠️ At this table a wrong accusation costs you { $count } cards.
    }
hint-source =
    { $fined ->
        [yes] From your own cards and what everybody sees. Advice from other players is fined here; mine is not, as only you read it.
       *[no] From your own cards and what everybody sees; nobody else reads this.
    }
