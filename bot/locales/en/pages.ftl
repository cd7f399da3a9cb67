# The rulebook as pages to read outside Discord, in docs/rules; what they tell is in the other files.

pages-title = The rules of Uno Table
pages-intro = Uno Table plays by the official rules unless a table agrees on something else. Here is all that a table can agree on. In Discord, **/uno rules** shows what holds at your own table, and **/uno why** the rule behind a refusal or a fine.
pages-contents = Contents
pages-official = Official play
    .about = the game as it is printed, in short and then rule by rule
pages-cards = The cards
    .about = every card, and what it does
pages-presets = Rule sets
    .about = ready-made ways to play, and how each differs from official play
pages-options = What can be agreed on
pages-together = What does not go together
    .about = options that exclude each other, and why

## Official play.

pages-official-intro = This is how it goes where nothing else has been agreed on.

## Options.

pages-options-intro = The host of a lobby sets these in its panel, before the cards are dealt; everybody who has joined confirms what was changed.
pages-option = Option
pages-value = Choice
pages-origin = Where it comes from
pages-rule = The rule
pages-usual = { $origin }, default
pages-numbers = from { $lowest } to { $highest }
pages-up-to-uno-word =
    { $count ->
        [one] a word of your own, up to 1 character long
       *[other] a word of your own, up to { $count } characters long
    }
pages-up-to-custom-cards =
    { $count ->
        [one] 1 card
       *[other] up to { $count } cards
    }
pages-word = Last card
pages-example = *For example, { $value }:*

## Rule sets.

pages-presets-intro = A rule set is chosen in the lobby or found with **/uno presets find**. What the tables below do not mention is as in official play.
pages-related = *Related: { $games }*

## What does not go together.

pages-together-intro = The bot refuses these pairs, says why, and offers what else would have to be changed.
pages-excluded = What is refused
pages-ill = What sits ill
pages-ill-intro = These pairs are allowed, with a word of warning.
pages-this = This
pages-and-that = With this
pages-because = Why not
pages-catch = Why they sit ill
pages-all-but = anything but { $values }
pages-where-custom-cards-deck = (if there are more of them than white cards in it)
pages-where-uno-window-uno-grace = (if that is longer)
pages-where-wd4-colour-mixed-on-wd4 = (if +2 and +4 add up together)
pages-where-multi-self-intervention = (if jumping in is allowed)

## The cards.

pages-cards-intro = What each card does depends on what has been agreed on. In Discord, **/uno cards** shows the cards of your own table.
pages-card = Card
pages-does = What it does
pages-agreed = Where this is agreed
pages-cards-more = Other cards, and numbers that do something
pages-cards-otherwise = Where other rules change a card
