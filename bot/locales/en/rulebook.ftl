# Every rule as it can be cited in an argument. What a table has agreed on comes along under the name of
# its option, such as $uno_penalty; $fail is what a wrong challenge costs in all, $goal what ends the match.

section-setup = Table and deal
section-decks = Decks
section-turn = The turn
section-actions = Action cards
section-black = Black cards
section-uno = Calling UNO!
section-penalties = Penalties and manners
section-house = House rules and the end of a round
section-scoring = Scoring
section-features = What this bot does
section-more = More ways to play

## Table and deal.

rule-players-2-10 = Two to ten people sit at a table: a game does not start with fewer, and nobody can join as the eleventh.
rule-duration-and-difficulty-label = A game takes about 15–20 minutes with 2–10 players, and is easy to learn.
rule-dealer-high-draw = Everybody draws a card, and the highest number deals. Whoever draws anything but a number draws again, and so do those who tie for the highest.
rule-dealer-rotates = After each round the deal moves on one seat clockwise, whichever way that round was going.
rule-deal-7 = Everybody is dealt seven cards.
rule-deal-6 = Everybody is dealt six cards.
rule-deal-5 = Everybody is dealt five cards.
rule-deal-dealer-included = The dealer is dealt as many cards as everybody else.
rule-dealer-last-card-starts = The dealer’s last card becomes the first card of the pile and counts as the dealer’s turn, so the next player bears what it does. If it is black, the dealer names the colour, and nobody can challenge it.
rule-piles-draw-and-discard = The whole deck is shuffled. What is not dealt lies face down as the draw pile, and of the cards played only the one on top counts.
rule-start-flip-top = After the deal, the top card of the draw pile is turned up and begins the discard pile.
rule-start-special-returned = If the card turned up is anything but a number, it goes back into the draw pile without doing anything, and the next one is turned up until a number shows.
rule-start-special-returned-except-wild = If the card turned up is neither a number nor a Wild, it goes back and the next one is turned up. On a Wild, the first player names the colour.
rule-start-effects-legacy = The card turned up takes effect as if it had been played on the first player. After a Reverse play begins the other way round, a black card’s colour is named by the dealer, and after a +4 the first player draws four and still plays.
rule-start-effects-mattel =
    { $start ->
        [effects_2000s] If a black card is turned up, it goes back. A Skip or +2 hits the first player; after a Reverse, the player on the dealer’s other side begins, with two players the dealer.
       *[effects_mattel] If a +4 is turned up, it goes back. A Skip or +2 hits the first player, after a Reverse the dealer begins and play goes the other way, and on a Wild the first player names the colour.
    }
rule-start-free-lead = No card is turned up: the first player opens with any card, and from then on cards must fit.
rule-first-player-after-dealer = The player who sits after the dealer, clockwise, has the first turn.
rule-first-player-random-then-winner = Chance decides who opens the first round. After that, whoever won the last round opens the next.
rule-direction-clockwise-initial = Every round begins clockwise, even if the last one ended the other way round.
rule-rules-agreed-before-deal = The rules are agreed on before the cards are dealt, and cannot be changed while a game is going on.

## Decks.

rule-colours-four = There are four colours: red, yellow, green and blue. Black cards belong to none of them.
rule-deck-108 = The deck has 108 cards: for each colour one 0, two of every other number, and two each of Skip, Reverse and +2; besides them four Wilds and four +4.
rule-deck-112-blank =
    { $blank ->
        [spare] To the 108 cards come four white ones, which makes 112. As mere spares they stay out of the game.
       *[other] To the 108 cards come four white ones, which makes 112.
    }
rule-deck-special-wilds = To the 108 cards come one Wild Swap Hands and three cards for rules of your own, which makes 112.
rule-deck-112-shuffle = To the 108 cards come one Wild Shuffle Hands and three cards for rules of your own, which makes 112.
rule-deck-104-ultra = The deck has 104 cards: 76 numbers, 24 action cards, two Wilds and two +4.
rule-deck-double-zeros = Every number is there twice in each colour, the 0 too, which makes 112 cards.
rule-deck-two-halves = With two packs, every card is there twice as often.
rule-deck-mandavoshka = Two of the four +4 make room for trumps, on which any card may follow.
rule-deck-h2o = Besides the usual cards, the deck holds Downpours, which make everybody but you draw.
rule-deck-ordinary-cards = The cards can look like ordinary playing cards, one suit for each colour. Nothing else changes.
rule-blank-spare = White cards only stand in for lost ones, so they are not shuffled in.
rule-blank-custom = Before the deal, the table agrees on what these cards do, and everybody must accept it. Such a card plays like a Wild and does that as well; without a rule it is a plain Wild.
rule-card-glyphs = Cards can be written in short, the colour’s letter first: R7, B+2, GS for a Skip, YR for a Reverse. W and W4 are the black cards.

## The turn.

rule-match-colour-number-symbol = A card fits if it has the colour in force, or the number or symbol on top; black cards have rules of their own. On a black card, only the colour named or another black card fits.
rule-one-card-per-turn = You play one card a turn, and never two, even if they are the same.
rule-draw-one-may-play = If you cannot play, you draw one card. If it fits, you may play it at once; otherwise your turn is over.
rule-drawn-card-play-optional = You may keep a drawn card even if it fits, and nobody can fine you for that.
rule-draw-until-playable = If nothing fits, you go on drawing until a card fits or none is left to draw. Then you may play the one that fits.
rule-decline-and-draw = You may refuse to play although a card of yours fits, but then you draw one card, and only that one can be played this turn.
rule-no-hand-card-after-draw = Once you have drawn, the cards you held before must wait: only the drawn one can be played this turn.
rule-say-pass = When you have drawn and do not play the card, you pass, and the next player moves.
rule-pass-button =
    { $pass ->
        [free] You may end your turn with a press at any time, even without drawing.
       *[after_draw] You end your turn with a press, but only once you have drawn.
    }
rule-auto-draw =
    { $intervention ->
        [off] If you could do nothing but draw, the card is drawn for you. If it fits, you are still asked whether to play it.
       *[other] If you could do nothing but draw, the card is drawn for you, after a moment in which others may jump in. If it fits, you are still asked whether to play it.
    }
rule-actions-may-be-inert = Action cards only match and do nothing. Black cards still change the colour, but nobody draws or loses a turn.
rule-deck-exhausted-reshuffle = When the draw pile is empty, all discards but the top one are shuffled and become the new draw pile.
rule-deck-exhausted-flip = When the draw pile is empty, all discards but the top one are turned over without shuffling: what was played first is drawn first.
rule-deck-exhausted-ends-round =
    { $exhaust_end ->
        [lap] When the draw pile is empty and nobody could play for a whole lap, the round ends. If nobody has gone out, the fewest points in hand win it.
       *[now] When the draw pile is empty, the round ends as soon as somebody cannot play. If nobody has gone out, the fewest points in hand win it.
    }
rule-draw-short = If there are not enough cards, you draw what is there, and the rest is forgiven.
rule-round-blocked = If nobody has played or drawn a card for a whole lap, the round ends. The fewest points in hand win it, and ties share it.
rule-draw-in-the-dark = Nobody but you sees what you draw. The others only learn how many cards it was.

## Action cards.

rule-actions-immediate = Action and black cards take effect at once, unless somebody may answer, challenge or jump in first.
rule-skip-next = After a Skip, the next player loses a turn. With two players, whoever played it moves again.
rule-skip-play-again = Whoever plays a Skip moves again at once, and the card must fit as ever.
rule-skip-rescue-exact = If you are skipped, only the very same Skip in the same colour saves you. Then the player after you is skipped.
rule-skip-rescue-match = If you are skipped, any card of that colour or any Skip saves you: you play it and keep your turn.
rule-skip-rescue-any-skip = If you are skipped, a Skip of any colour saves you. Then the player after you is skipped, and may answer in the same way.
rule-draw2-draw-and-skip = After a +2, the next player draws two cards and loses the turn.
rule-draw2-draw-then-play = After a +2, the next player draws two cards and then has an ordinary turn.
rule-draw2-transfer-no-sum = A +2 of any colour passes a +2 on to the next player. Nothing adds up: whoever does not answer draws just two.
rule-draw2-no-answer = If a +2 hits you, you must take it; a +2 of your own is no answer. Somebody else may play a +2 on it later.
rule-reverse-direction = After a Reverse, play goes the other way, so the player before you is next.
rule-reverse-parity = Reverses add up: two cancel each other out, and three work like one.
rule-reverse-two-player-skip = With two players left in the round, a Reverse is a Skip: whoever played it moves again.
rule-reverse-deflect = A Reverse of the colour in force sends an action card’s effect, even that of a +4, back to its player. That player bears it, or answers in turn.

## Black cards.

rule-wild-choose-colour = With a Wild you name any colour, even the one in force. The next card must be of that colour, or black.
rule-wild-anytime = In your own turn you may play a Wild on any card, even if another card of yours would fit.
rule-wild-only-if-no-match = You may play a black card only if no other card of yours fits by colour, number or symbol.
rule-wild-names-picture = Some people tell that a Wild may demand a symbol instead of a colour. That is a slip of translation, and is not played here.
rule-wild-then-own-card = With a Wild you lay a second card of your choice on top of it at once, and that one is to be followed. As your last card, a Wild needs no second one.
rule-wild-trump-open =
    { $wild_colour ->
        [trump]
            { $wd4_colour ->
                [trump] Black cards are trumps: after a Wild or a +4, any card of any colour may follow, and no colour is named.
               *[other] A Wild is a trump: after it, any card of any colour may follow, and no colour is named.
            }
       *[other]
            { $wd4_colour ->
                [trump] A +4 is a trump as well: after it, any card of any colour may follow, and no colour is named.
               *[other] After a trump, any card of any colour may follow, and no colour is named.
            }
    }
rule-colour-circle =
    { $wild_colour ->
        [circle]
            { $wd4_colour ->
                [circle] Nobody chooses the colour of a black card: it moves one step along red, blue, green, yellow and back to red in the direction of play. Where no colour is in force, its player names one.
               *[other] Nobody chooses the colour of a Wild: it moves one step along red, blue, green, yellow and back to red in the direction of play. Where no colour is in force, its player names one.
            }
       *[other]
            { $wd4_colour ->
                [circle] Nobody chooses the colour of a +4: it moves one step along red, blue, green, yellow and back to red in the direction of play. Where no colour is in force, its player names one.
               *[other] Nobody chooses the colour of a black card: it moves one step along red, blue, green, yellow and back to red in the direction of play. Where no colour is in force, its player names one.
            }
    }
rule-wd4-draw-and-skip =
    { $wd4_colour ->
        [choose] With a +4 you name any colour, and the next player draws four cards and loses the turn.
       *[other] After a +4 the next player draws four cards and loses the turn.
    }
rule-wd4-draw-then-play =
    { $wd4_colour ->
        [choose] After a +4, the next player draws four cards and then has an ordinary turn on the colour named.
       *[other] After a +4, the next player draws four cards and then has an ordinary turn.
    }
rule-wd4-legality-no-colour = A +4 is honest only if you hold no card of the colour that was in force before it. The same number, the same symbol or a Wild in your hand do not matter.
rule-wd4-own-turn-only = You may play a +4 only in your own turn, never out of turn.
rule-wd4-challenge-open = Only the player whom a +4 hits may challenge it, and only before drawing. That player alone is shown the hand in question.
rule-wd4-challenge-success-return-card = If a challenged +4 was a bluff, the bluffer takes it back, draws the cards and loses the move. The card and colour before it are in force again, and the challenger has an ordinary turn.
rule-wd4-challenge-success-card-stays = If a challenged +4 was a bluff, the bluffer draws the cards instead of the challenger. The +4 and the colour named stay, and the challenger has an ordinary turn.
rule-wd4-challenge-success-plain = Whoever is caught bluffing with a +4 draws the four cards, and the challenger draws none.
rule-wd4-challenge-fail-6 =
    { $hit ->
        [draw_then_play]
            { $challenge_fail_extra ->
                [0] If the +4 was honest, the challenger draws the four cards after all and then has an ordinary turn.
               *[other] If the +4 was honest, the challenger draws { $fail } cards instead of four and then has an ordinary turn.
            }
       *[skip_turn]
            { $challenge_fail_extra ->
                [0] If the +4 was honest, the challenger draws the four cards after all and loses the turn.
               *[other] If the +4 was honest, the challenger draws { $fail } cards instead of four and loses the turn.
            }
    }
rule-wd4-rescue-draw2-ordered = You may answer a +4 with a +2 of the colour just named instead of challenging it. Then the next player faces an ordinary +2.
rule-wd4-rescue-draw2-any = You may answer a +4 with any +2 instead of challenging it. Its colour is then in force, and the next player faces an ordinary +2.
rule-wild-swap-hands =
    { $wild_colour ->
        [circle] With a Wild Swap Hands you swap your whole hand with a player of your choice, and the colour moves on a step; where none is in force, you name it. As your last card it swaps nothing.
       *[choose] With a Wild Swap Hands you swap your whole hand with a player of your choice and name the colour. As your last card it swaps nothing.
    }
rule-wild-shuffle-hands =
    { $shuffle_last ->
        [redeal] After a Wild Shuffle Hands, all hands are shuffled together and dealt out evenly, beginning with the next player. Even as your last card it does that, so you have not won.
       *[win] After a Wild Shuffle Hands, all hands are shuffled together and dealt out evenly, beginning with the next player. As your last card it does nothing of that, and you are out.
    }
rule-plus10-blank =
    { $plus10_colour ->
        [keep] A white card makes the next player draw ten cards. It goes on any card, and the colour stays; where none is in force, you name it.
       *[choose] A white card makes the next player draw ten cards. It goes on any card, and you name the colour.
    }
rule-plus10-zero = A 0 makes the next player draw ten cards. It still fits only by its colour, or on another 0.
rule-h2o-downpour =
    { $wild_colour ->
        [circle] After a Downpour 1 everybody but you draws one card, after a Downpour 2 two. The colour moves on a step, or you name it where none is in force, and nobody loses a turn.
       *[choose] After a Downpour 1 everybody but you draws one card, after a Downpour 2 two. You name the colour, and nobody loses a turn.
    }

## Calling UNO!

rule-uno-call = When you play your last card but one, you must say UNO!, and again each time you come back to one card.
rule-uno-deadline-before-release = You must say UNO! along with the card. Once it lies on the pile, it is too late.
rule-uno-deadline-next-turn = You may still say UNO! until the next player begins a turn, as long as nobody has caught you.
rule-uno-deadline-next-card = You may still say UNO! until the next card is played, as long as nobody has caught you. Somebody’s drawing does not make it too late.
rule-uno-deadline-own-turn = You must say UNO! before your own turn is over: along with the card, or while you still choose what goes with it.
rule-uno-catch-window =
    You can catch somebody who forgot UNO! until the next player plays or draws.{ $uno_grace ->
        [0] {""}
        [one] {" "}There is always at least 1 second for it.
       *[other] {" "}There are always at least { $uno_grace } seconds for it.
    }{ $uno_window ->
        [0] {""}
        [one] {" "}After 1 second it is too late.
       *[other] {" "}After { $uno_window } seconds it is too late.
    }
rule-uno-catch-needed =
    { $uno_penalty ->
        [one] A forgotten UNO! costs 1 card, but only if another player notices in time. Otherwise play goes on.
       *[other] A forgotten UNO! costs { $uno_penalty } cards, but only if another player notices in time. Otherwise play goes on.
    }
rule-uno-penalty-auto =
    { $uno_penalty ->
        [one] Nobody needs to notice a forgotten UNO!: once the next turn begins, you draw 1 card.
       *[other] Nobody needs to notice a forgotten UNO!: once the next turn begins, you draw { $uno_penalty } cards.
    }
rule-uno-catch-by-pointing = You catch somebody by pointing at them and saying UNO! Where false calls are fined, you must say whom you mean.
rule-uno-friend-reminder = To remind somebody of UNO! is to catch them, however kindly you meant it.
rule-uno-proxy-call = You may say UNO! for another player who is down to one card, and nobody can catch them any more.
rule-uno-penalty-2 = A forgotten UNO! costs two cards.
rule-uno-penalty-4 = A forgotten UNO! costs four cards.
rule-uno-alt-word = A table may call a word of its own instead of UNO!; here it is { $word }.
rule-no-hiding-card-count = Nobody may hide how many cards they hold: everybody sees it at all times.
rule-uno-to-centre = When you say UNO! along with the card, everybody else puts a hand on the pile, and the last one draws two cards. If time runs out first, those who have not done so draw two instead; it needs three players.

## Penalties and manners.

rule-penalty-misplay =
    { $penalty_misplay ->
        [one] If you play a card that does not fit, or one out of turn, you take it back and draw 1 card. Whose turn it is stays the same, and being a moment too late is forgiven.
       *[other] If you play a card that does not fit, or one out of turn, you take it back and draw { $penalty_misplay } cards. Whose turn it is stays the same, and being a moment too late is forgiven.
    }
rule-penalty-false-call =
    { $penalty_false_call ->
        [one] A UNO! or a catch without reason costs you 1 card. Being a moment too late is forgiven.
       *[other] A UNO! or a catch without reason costs you { $penalty_false_call } cards. Being a moment too late is forgiven.
    }
rule-penalty-cheating =
    { $penalty_cheating ->
        [one] For cheating, the host may have a player draw 1 card, and gives the reason for all to read.
       *[other] For cheating, the host may have a player draw { $penalty_cheating } cards, and gives the reason for all to read.
    }
rule-penalty-advice =
    { $penalty_advice ->
        [one] Whoever tells another player which card to play draws 1 card, if most of the others say that it was so.
       *[other] Whoever tells another player which card to play draws { $penalty_advice } cards, if most of the others say that it was so.
    }
rule-penalty-everyone-liable = Anybody can be fined, even one card away from winning, and a fine never moves the turn. Whoever is out for good can no longer be fined.
rule-politeness-ready = After drawing for a +4 you may sort your cards. Everything waits until you are ready, or until the time for it is over.
rule-silence-twos = After a 2, nobody may write until the turn comes back to whoever played it. The first who does draws two cards, and the silence is over; every message counts, but buttons, commands and reactions are free.
rule-silence-black = After a black card with a named colour, nobody may write until the colour changes. The first who does draws two cards and ends the silence; every message counts, but buttons, commands and reactions are free.
rule-loser-forfeit = The loser gets a small, harmless task from the table’s list. It changes nothing in the game.

## House rules and the end of a round.

rule-intervention = If you hold the very same coloured card as the one on top, you may play it out of turn until the next player has begun. Play goes on from you, and whoever was passed over misses the turn.
rule-intervention-wild = You may play a Wild out of turn on a Wild. The colour in force stays, unless you have chosen another one beforehand.
rule-intervention-not-wd4 = Nobody may jump in with a +4.
rule-intervention-not-at-start = Nobody may jump in on the card turned up at the start: the first turn is the first player’s.
rule-double-identical-sequential = If you hold the twin of a card that you have just played, you may jump in with it yourself, one after the other, unless somebody is quicker.
rule-double-identical-as-skip = You may lay two identical number cards as a pair, and then the next player is skipped.
rule-no-two-at-once = Nobody may lay two identical cards in a single move.
rule-multi-card-same-rank =
    { $multi_draw_cards ->
        [on] You may lay several cards of one number or symbol together: the first must fit, and the last sets the colour. Black cards and the card just drawn cannot be among them.
       *[off] You may lay several cards of one number or symbol together: the first must fit, and the last sets the colour. Black cards, +2 and the card just drawn cannot be among them.
    }
rule-progressive-same-kind =
    { $draw2_answer ->
        [progressive]
            { $wd4_answer ->
                [progressive] A +2 may be answered with a +2, and a +4 with a +4. Whoever first does not answer draws the sum of them all.
               *[other] A +2 may be answered with a +2. Whoever first does not answer draws the sum of them all.
            }
       *[other]
            { $wd4_answer ->
                [progressive] A +4 may be answered with a +4. Whoever first does not answer draws the sum of them all.
               *[other] A +2 may be answered with a +2, and a +4 with a +4. Whoever first does not answer draws the sum of them all.
            }
    }
rule-progressive-mixed =
    { $mixed_on_wd4 ->
        [any] A +2 and a +4 may answer each other, in any colour, and add up. Whoever first does not answer draws the sum.
       *[ordered] A +2 and a +4 may answer each other and add up, but on a +4 a +2 must have the colour just named. Whoever first does not answer draws the sum.
    }
rule-progressive-one-per-turn = You may add only one +2 or +4 to a chain in your turn, however many you hold.
rule-progressive-colour-last = In a chain of +4, the colour that was named last is the one in force.
rule-progressive-challenge-scaling =
    { $challenge_fail_extra ->
        [0] Only the newest +4 of a chain can be challenged, and only by the player it hits. A bluffer draws the whole sum, and so does a challenger who was wrong.
       *[other] Only the newest +4 of a chain can be challenged, and only by the player it hits. A bluffer draws the whole sum; a challenger who was wrong draws it and { $challenge_fail_extra } more.
    }
rule-seven-swap = With a 7 you must swap your whole hand with a player of your choice. As your last card it swaps nothing.
rule-zero-rotate = After a 0, everybody passes their hand to the next player in the direction of play. As the last card it moves nothing.
rule-five-exchange = With a 5 you may trade one card with any player, who cannot refuse. Each of you picks in secret what to give.
rule-play-to-last = When somebody is out, the others play on until one is left. The first one out wins, and the last one loses.
rule-seven-rounds = When your hand is empty, you take a new one that is a card smaller: six, five and so on down to one. Whoever gets rid of that last single card wins.
rule-out-scores-point-refill-6 = When your hand is empty, you score a point and take six new cards. When the draw pile is used up, the most points win; on a tie, whoever holds less.
rule-finish-forms = The round ends when a player has no cards left. The last card may be any card, an action or a black one too.
rule-last-card-draws-count = If the last card is a +2 or +4, the next player still draws, and those cards are counted as well.

## Scoring.

rule-card-values = Numbers count as printed; Skip, Reverse, +2 and Downpours count 20; Swap Hands, Shuffle Hands and cards of your own count 40; Wild, +4, +10 and Trumps count 50.
rule-score-winner-500 = The winner of a round scores what all the others still hold. Whoever is first to reach { $goal } points wins the match.
rule-score-own-200 = Everybody adds up what is left in their own hand. As soon as somebody reaches { $goal } points, the highest total loses the match.
rule-score-lowest-at-500 = Everybody adds up what is left in their own hand. As soon as somebody reaches { $goal } points, the lowest total wins the match.
rule-score-101 = Everybody adds up what is left in their own hand, and whoever collects more than { $goal } points loses. Exactly { $goal } is still safe.
rule-score-numbers-only = Only number cards count; action and black cards are worth nothing.
rule-score-lazy =
    { $scoring ->
        [lazy] Each round has a winner, who is out first and opens the next one, and a loser, who holds the most points and deals it. No totals are kept.
       *[other] The winner of a round opens the next one, and whoever held the most points deals it.
    }
rule-score-none = Whoever is out first wins the round, and no points are counted.
rule-score-target-configurable =
    { $scoring ->
        [none] The table may agree on how many rounds a match takes: here it is { $goal }.
        [lazy] The table may agree on how many rounds a match takes: here it is { $goal }.
        [exits] The table may agree on how many rounds a match takes: here it is { $goal }.
       *[winner_500] The table may agree on what a match is played to: here it is { $goal } points.
    }
rule-score-rounds-multi = A match can take several rounds, and what was scored in one carries over to the next.
rule-score-reset-zero = If a 0 is the only card in your hand at the count, it counts 50.
rule-score-h2o-last-card = Going out with a Downpour 1 takes 20 points off your total, with a Downpour 2 it is 40. A total may fall below 0.
rule-tactics-hints = A hint tells you a good move from what you may see, never from hidden cards.

## What this bot does.

rule-feature-online-real-opponents = You play against real people in a channel; computer players only fill empty seats.
rule-feature-free-statistics = Your games, wins and catches are counted for free, and you can have them deleted at any time.
rule-feature-error-protection =
    { $protection ->
        [penalise] A card that does not fit can be tried, and costs the price that the table has agreed on.
        [allow_bluff] A card that does not fit is refused with the reason, and you keep it. Only a +4 may be played wrongly, as a bluff.
       *[block] A card that does not fit is refused with the reason, and you keep it.
    }
rule-feature-auto-draw = If you wish, a card is drawn for you whenever you could do nothing else.
rule-feature-pass-button = A button ends your turn when you do not want to play the card you drew.
rule-feature-localised-rules = The rules come in your own language, where there is a translation.
rule-feature-bilingual-rules = You may read the rules in another language than the table’s.
rule-feature-characters-theme = Cards and seats can have another look; the rules stay the same.
rule-feature-themed-editions = A theme changes names and pictures only: every card does what it always does.
rule-feature-junior = Young players have a gentle set of rules without challenges and fines.
rule-feature-cross-platform = You play in the same way on a computer and on a phone.
rule-feature-card-counts = The table always shows how many cards everybody holds.
rule-feature-hints = You may ask for a hint in private when the table allows it.
rule-feature-card-glossary = Every card is explained, by its name, its looks and what it does.
rule-feature-cheat-sheet = The rules that your table has agreed on fit on one page.
rule-feature-two-rule-tiers = A table counts as official only while no house rule is on.
rule-feature-house-rule-onboarding = House rules are marked as such, so that newcomers learn the basic game first.
rule-feature-dispute-free = Every refusal and every fine can be explained with the rule behind it.
rule-feature-explain-in-one-round = One round with explanations is enough to learn the game.
rule-feature-similar-games = Relatives such as 101 can be played as rule sets of their own.
rule-feature-drop-in-between-games = You may join or leave between rounds. If you leave in the middle of one, your hand goes under the draw pile.
rule-feature-stop-any-round = A table may stop after any round, and then the totals so far decide.
rule-feature-rule-credits = House rules come from players who told them; their names stay private.
rule-feature-random-party-use = For an evening with guests there is a lively set of rules.
rule-trademark-note = This is a game of our own making and not by the owners of the UNO brand, which belongs to Mattel.

## More ways to play.

rule-two-player-mattel = With two players, a Skip or Reverse gives you another turn at once. After a +2 or +4 the other player draws, and you move again.
rule-draw-to-match = If nothing fits, you may go on drawing one card at a time, and play the first that fits.
rule-challenge-uno = Everybody adds up what is left in their own hand, and whoever reaches { $goal } points is eliminated. The last two play it out between them.
rule-partners = Four players make two teams, partners opposite each other. The round ends when one of them is out, and their team scores what both opponents hold.
rule-skip-bounce = A Skip of the same colour passes a +2 on to the next player, and from then on any Skip passes it further.
rule-exact-101-reset = If your total is exactly { $goal }, it goes back to 0.
rule-force-play = If the card you drew fits, you must play it.
