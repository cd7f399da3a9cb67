# What can be agreed: an option’s name, at most 40 characters, and one line of why, at most 100.

difference = { $option }: { $value }

## Families: the pages on which options are offered.

family-cards = Cards
family-dealing = Dealing and seats
family-turns = Turns and drawing
family-hits = Action cards and answers
family-black = Black cards and challenges
family-uno = Calling UNO!
family-house = House rules
family-penalties = Mistakes and penalties
family-end = End and scoring

## Where a value comes from.

origin-official = official
origin-printed = printed alternative
origin-house = house rule
origin-comfort = convenience

## Cards.

option-deck = Deck
    .why = Which cards are in the game; the classic pack has 108.
option-packs = Packs
    .why = A second pack keeps big tables and long games from running out of cards.
option-blank = White cards
    .why = What white cards and those for your own rules do, in decks that have them.
option-custom-cards = Cards of your own
    .why = Up to three effects for each card that you invent; everybody must accept them.

## Dealing and seats.

option-deal = Cards dealt
    .why = Fewer cards make a round shorter, more make it longer.
option-start = First card
    .why = What is turned up to begin with, and whether it does anything.
option-opener = Who opens
    .why = Who has the first turn, in the first round and in later ones.
option-partners = Partners
    .why = Four players in two teams, partners opposite each other.

## Turns and drawing.

option-draw = When nothing fits
    .why = Drawing one card keeps the game brisk; drawing until one fits fills hands.
option-voluntary-draw = Drawing by choice
    .why = You may draw although you could play, to save a good card for later.
option-force-play = Drawn card must be played
    .why = Without it you may keep a drawn card even if it fits.
option-pass = Passing
    .why = Whether a turn can be given up without drawing first.
option-exhaust = Empty draw pile
    .why = Where new cards come from when all have been drawn.
option-exhaust-end = Empty pile ends the round
    .why = Matters only where the round ends with the draw pile.
option-auto-draw = Draw for me
    .why = The card is drawn for you when you could do nothing else.
option-hints = Hints
    .why = Whoever asks is told in private what a good move would be.

## Action cards and answers.

option-actions = Action cards
    .why = Without effects they only match by colour and symbol, as in 101.
option-hit = After +2, +4 or +10
    .why = Whether the player who was hit still has a turn after drawing.
option-draw2-answer = Answers to a +2
    .why = Officially a +2 must be taken; many tables let you pass it on or pile it up.
option-wd4-answer = Answers to a +4
    .why = Officially a +4 can only be taken or challenged.
option-mixed-on-wd4 = +2 on a +4
    .why = Which +2 may join a mixed chain when a +4 is on top.
option-skip-effect = Skip
    .why = Some tables read it as another turn for whoever plays it.
option-skip-rescue = Rescue from a Skip
    .why = What a skipped player may play to escape.
option-reverse-deflect = Reverse sends it back
    .why = A Reverse of the right colour returns an action card’s effect to its player.

## Black cards and challenges.

option-wild-when = When black cards may be played
    .why = At any time, or only as a last resort.
option-wild-colour = Colour after a Wild
    .why = Who or what decides the colour that follows.
option-wd4-colour = Colour after a +4
    .why = Who or what decides the colour that follows.
option-plus10-colour = Colour after a +10
    .why = A white +10 has no colour of its own.
option-wd4-legality = When a +4 may be played
    .why = Officially only without a card of the colour in force.
option-challenge = Challenging a +4
    .why = You may bluff with a +4, and the player it hits may doubt you.
option-challenge-success = A bluff is found out
    .why = What becomes of the +4 once its player is proven wrong.
option-challenge-fail-extra = Price of a wrong challenge
    .why = What a challenger draws on top of the four cards when the +4 was honest.

## Calling UNO!

option-uno-deadline = Latest moment to call UNO
    .why = How long you can still say it after your last card but one.
option-uno-enforce = When UNO! is forgotten
    .why = Whether somebody has to notice it.
option-uno-penalty = Price of forgetting UNO
    .why = Two cards is today’s official price; older sheets asked four.
option-uno-proxy = UNO! for somebody else
    .why = A friendly player may say it for you and keep you safe.
option-uno-grace = Least time to catch
    .why = Gives everybody a chance, however fast the next player is.
option-uno-window = Most time to catch
    .why = In slow games it is best without a limit.
option-uno-word = Word to call
    .why = Your table may have a word of its own for UNO!
option-uno-to-centre = Hands on the pile
    .why = After UNO! everybody slaps the pile, and the last one draws two cards.

## House rules.

option-intervention = Jumping in
    .why = Whoever holds the very same card may play it out of turn.
option-self-intervention = Jumping in on yourself
    .why = You may follow your own card with its twin, if nobody is quicker.
option-multi = Several cards at once
    .why = Officially it is one card a turn.
option-multi-draw-cards = Several +2 at once
    .why = Whether +2 may be laid together as well; never in a growing chain.
option-zero = Playing a 0
    .why = A 0 can send all hands round the table, or hit hard.
option-seven = Playing a 7
    .why = A 7 can swap your whole hand for another.
option-five = Playing a 5
    .why = A 5 can trade one card with another player.
option-silence = Silence
    .why = Certain cards hush the whole table; whoever writes draws two cards.
option-politeness-ready = Time to sort a +4
    .why = The game waits until whoever drew for a +4 is ready.
option-loser-forfeit = Forfeit for the loser
    .why = A small, harmless task from your table’s list, just for fun.

## Mistakes and penalties.

option-protection = Wrong cards
    .why = Whether a card that does not fit is stopped, or can be tried at a price.
option-penalty-misplay = Price of a wrong card
    .why = For tables that want everybody to pay attention.
option-penalty-false-call = Price of a false call
    .why = For a UNO! or a catch without any reason.
option-penalty-advice = Price of advice
    .why = For telling another player which card to play; the others vote.
option-penalty-cheating = Price of cheating
    .why = What the host may make somebody draw, with a reason for all to read.

## End and scoring.

option-round-end = End of a round
    .why = When somebody is out, it can be over or go on.
option-turn-cap = Turns at most
    .why = After so many turns the fewest points win; it keeps wild rules finite.
option-last-draw-counts = The last card hits
    .why = A +2 or +4 as the last card still makes the next player draw.
option-shuffle-last = Shuffle Hands as the last card
    .why = Sheets disagree on whether going out with it wins.
option-scoring = Scoring
    .why = What is counted after a round, and what decides the match.
option-target = Points or rounds to play to
    .why = Left open, it is the usual number for the scoring.
option-values = What cards are worth
    .why = What each card in hand counts at the end of a round.
option-lone-zero = A 0 as your only card
    .why = A lone 0 can be the cheapest hand or a costly one.
option-h2o-bonus = Downpour bonus
    .why = Going out with a Downpour takes points off your total.
option-exact-101 = Exactly on the limit
    .why = Whoever lands exactly on it starts from 0 again.
