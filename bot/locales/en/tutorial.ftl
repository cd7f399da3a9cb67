# The tutorial: seven short lessons, in a message that only the learner sees.

tutorial-title = ## Learn UNO
tutorial-welcome =
    { $count ->
        [one] { $count } short lesson, about five minutes, against a computer player. Only you see it, nothing counts, and nobody waits for you: take your time, press anything, leave and come back.
       *[other] { $count } short lessons, about five minutes, against a computer player. Only you see it, nothing counts, and nobody waits for you: take your time, press anything, leave and come back.
    }

    🎯 **What it is about:** get rid of all your cards first.
tutorial-choose = Choose a lesson
tutorial-place = ### { $name } · { $number }/{ $count }
tutorial-rival = Robo
tutorial-rival-cards =
    { $count ->
        [one] 🤖 **{ $name }** holds 1 card.
       *[other] 🤖 **{ $name }** holds { $count } cards.
    }
tutorial-happened = ▸ { $text }
tutorial-no-harm = Nothing is lost: try another one.
tutorial-over = This lesson is over already: go on to the next one.
tutorial-anew = This button came from an older version of the lesson, so it begins again.
tutorial-left = See you! The lesson is kept for you here; `/uno tutorial` brings all of them back at any time.
tutorial-end =
    🎓 **That is the whole game.** Now play a real one:
    - `/uno start` opens a table, and **{ $public-add-computer }** fills its seats if nobody is around.
    - Begin with the rule set **Official**. House rules are for later, one at a time.
    - `/uno hint` advises you at any moment, and `/uno help` answers questions.

button-begin = Begin
button-next-lesson = Next lesson
button-again = Again from the start
button-leave-tutorial = Leave

## Matching.

lesson-match = What fits
lesson-match-first = **A card fits if it has the same colour or the same number as the one on the pile.** Two of your cards do. Press one of them: that is how you play it.
    .no = Try it with a card first: two of yours fit.
lesson-match-second = Robo has answered, and the pile has changed. **Look again: same colour, or same number?** Press the card that fits.
    .no = There is one that fits. Compare its colour, and then its number.
lesson-match-done = ✅ That is what most turns are like: one card, of the same colour or the same number.

## Drawing.

lesson-draw = Nothing fits
lesson-draw-stuck = **None of your cards fits, so they are grey.** Then you draw one from the pile: press **Draw**.
    .no = Nothing of yours can be played now: draw a card.
lesson-draw-drawn = **Lucky: the card you drew fits.** You may play it at once, or keep it for later. Both are fine.
    .no = Play the card that you drew, or keep it.
lesson-draw-done = ✅ One card a turn, whether it fits or not. Then it is the next player’s turn.

## Action cards.

lesson-actions = Action cards
lesson-actions-one = **Cards with a sign do something to the next player.** ⊘ **Skip** takes their turn away, **+2** makes them draw two and lose it. Play one of the two.
    .no = The number can wait: play ⊘ or +2 first.
lesson-actions-other = **Robo has lost its turn, so it is yours again.** Now play the other one.
    .no = Play the other card with a sign as well.
lesson-actions-rest = **And again it is you.** Go on with a number, to let Robo play at last.
    .no = Play the card that fits.
lesson-actions-done = ✅ There is a third one, ⇄ **Reverse**: it turns play round. With only two players it works like Skip. All of them must fit, like any card.

## Wilds.

lesson-wild = Black cards
lesson-wild-wild = **A black card fits on anything, and you name the colour that comes next.** Press **W**, then a colour. Blue would be wise, as you hold most of it.
    .no = Play the black card: it always fits.
lesson-wild-follow = **Robo had to follow your colour.** The turn is yours: play what fits.
    .no = You have a card that fits: play it.
lesson-wild-done = ✅ Keep black cards for when nothing else fits, and name the colour that you hold most of.

## Wild Draw Four and the challenge.

lesson-four = The +4, and the challenge
lesson-four-doubt = **Ouch: Robo played a Wild Draw Four against you.** But that is only allowed to somebody without a card of the colour before it, which was red. With four cards left, did it really have none? Press **Challenge**.
    .no = You may do that, and often it is wise. But this time Robo is bluffing: challenge it!
lesson-four-after = **Caught: Robo held red cards.** It draws the four cards itself, and you play as if nothing had happened. Yellow is the colour that it named.
    .no = It is your turn: play what fits.
lesson-four-done = ✅ If you are wrong, you draw six instead of four. So challenge those who hold many cards, rather than those who hold few.

## Catching.

lesson-catch = Catching
lesson-catch-catch = **Robo has one card left and did not say UNO!** Whoever notices may catch it until the next player has begun, and the next player is you. Press **Catch**, before you play.
    .no = First catch Robo: once you have played, it is too late.
lesson-catch-done = ✅ A forgotten UNO! costs two cards. **Catch** is always on the table, and it tells nobody whether there is anything to catch: you have to watch.

## UNO!

lesson-uno = UNO!
lesson-uno-call = **You hold two cards. If you play one, you must say UNO!** Press **UNO!** first: it is said along with the card. Then play one.
    .no = Stop! Without UNO! anybody may catch you now, and you draw two. Press **UNO!** first, and then the card.
lesson-uno-out = **One card left, and you have said it.** Does it fit? Then play it, and the round is yours!
    .no = Play your last card.
lesson-uno-done = 🏆 **You are out: you win the round!** In a match you now get points for what the others still hold.

## Newcomers, once; and the house rules, in the first hands of a match.

welcome =
    👋 **New here?** `/uno tutorial` teaches the game in five minutes, in private. { $rules ->
        [official] This table plays by the official rules: just right to begin with.
        [easy] This table plays by **{ $preset }**, which is easy to begin with: `/uno memo` sums it up.
       *[other] This table plays by **{ $preset }**, which is more than the basic game: `/uno memo` sums it up.
    }
welcome-host =
    👋 **New here?** `/uno tutorial` teaches the game in five minutes, in private. { $rules ->
        [official] Your table plays by the official rules: just right to begin with.
        [easy] Your table plays by **{ $preset }**, which is easy to begin with: `/uno memo` sums it up.
       *[other] Your table plays by **{ $preset }**. For a first game choose **Official** in its menu; other rules are for later, one at a time.
    }
hand-house-rules = 🏠 **House rules of this table,** agreed on here and no part of the basic game: { $rules }. `/uno memo` says what they mean{ $own ->
        [yes] , and `/uno cards` what your own cards do.
       *[no] .
    }
