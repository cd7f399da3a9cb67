# Choosing the rules, in private.

panel-title = ## The rules of this table
panel-page = ## { $family }
panel-agree = -# Every choice counts at once and is announced. Everybody who has joined confirms the new rules before the start.
panel-differs = This differs from official play:
panel-conveniences = Only conveniences are set otherwise:
panel-difference = • **{ $option }:** { $value } · { $origin }
panel-more-differences =
    { $count ->
        [one] • and 1 thing more
       *[other] • and { $count } things more
    }
panel-option = **{ $option }:** { $value }
panel-why = -# { $why }
panel-why-default = -# { $why } Default: { $default }.
panel-folded = -# Nothing to choose now, since the other options leave it without effect: { $options }
panel-choose-page = Change single options
panel-changed =
    { $count ->
        [0] as in official play
        [one] 1 option is set otherwise
       *[other] { $count } options are set otherwise
    }
panel-overview = Overview
panel-overview-about = Rule sets, and all that differs from official play
panel-choose-preset = Take a rule set
panel-choose-own = Take a rule set of this server
panel-type = Change
panel-turn-on = Turn on
panel-turn-off = Turn off
panel-cards = Edit
panel-down = −
panel-up = +
panel-write = Your choice
panel-write-number = A whole number from { $lowest } to { $highest }
panel-write-zero = A whole number from { $lowest } to { $highest }; 0 is { $zero }
panel-write-open = A whole number from { $lowest } to { $highest }; empty for the usual { $usual }
panel-write-word = At most { $longest } letters; empty for UNO!

button-overview = Overview
button-how-to-play = How to play
button-save-rules = Save these rules
button-share-rules = Share
button-change-along =
    { $count ->
        [one] Change { $option } as well
       *[other] Change these { $count } as well
    }

changed-rules = { $preset }, with changes
changed-conveniences = { $preset }, with other conveniences
more-differences =
    { $count ->
        [one] and 1 thing more
       *[other] and { $count } things more
    }

## What should be known about rules before a match.

badge-official = ✅ **Official rules**
concern-partners =
    { $seats ->
        [one] ⚠️ Partners need exactly four players, and one is here.
       *[other] ⚠️ Partners need exactly four players, and { $seats } are here.
    }
concern-deck =
    { $most ->
        [one] ⚠️ These cards are enough for 1 player only. Deal fewer, or take a second pack.
       *[other] ⚠️ These cards are enough for { $most } players at most. Deal fewer, or take a second pack.
    }
concern-packs = -# So many players go through a pack quickly in seven rounds. The host may choose **{ $setting }**.
concern-centre = -# Hands on the pile rests while fewer than three are playing.
concern-cap =
    { $cap ->
        [one] ⏳ With these rules a round may drag on. After 1 turn it ends, and the fewest points win it.
       *[other] ⏳ With these rules a round may drag on. After { $cap } turns it ends, and the fewest points win it.
    }
concern-card = 🃏 **{ $name }**: { $does }
concern-card-text = 🃏 **{ $name }** “{ $text }”: { $does }
concern-cards = 🃏 Cards of your own: { $names }. **/uno cards** says what they do.
concern-house =
    { $count ->
        [one] -# One house rule is on, which is not part of the basic game. New to it? **Official** and **Junior** are easy to begin with.
       *[other] -# { $count } house rules are on, which are not part of the basic game. New to it? **Official** and **Junior** are easy to begin with.
    }

## What cannot go together, and what sits ill.

excludes = ❌ **{ $left }** cannot go with **{ $right }**: { $why }
excludes-all = { $clashes } Nothing was changed.
sits-ill = ⚠️ **{ $left }** sits ill with **{ $right }**: { $why }
remedy = It would work with **{ $change }** as well.
remedy-several = It would work with these as well:
remedy-change = • **{ $change }**
panel-wrong-value = ❌ **{ $option }** cannot be set to that. Nothing was changed.

clash-zero-lone-zero = a zero can mean one thing only.
clash-zero-blank = only one kind of card can carry the ten.
clash-blank-deck = this deck has no white cards.
clash-custom-cards-blank = only white cards that stand for your own can carry them.
clash-custom-cards-deck = this deck has not enough white cards for them.
clash-h2o-bonus-deck = only the deck with Downpours has the cards for it.
clash-h2o-bonus-scoring = it takes points off, so few points must be good.
clash-actions-draw2-answer = cards without effect leave nothing to answer.
clash-actions-wd4-answer = cards without effect leave nothing to answer.
clash-actions-skip-rescue = cards without effect leave nothing to escape from.
clash-actions-reverse-deflect = cards without effect leave nothing to send back.
clash-actions-zero = no card makes anybody draw then.
clash-actions-blank = no card makes anybody draw then.
clash-actions-challenge = cards without effect leave nothing to challenge.
clash-wild-colour-silence = no colour is named that could end the silence.
clash-wild-colour-wd4-legality = after a trump there is no colour in force to go by.
clash-wild-colour-wd4-answer = after a trump no colour is named.
clash-wd4-colour-silence = no colour is named that could end the silence.
clash-wd4-colour-wd4-legality = after a trump there is no colour in force to go by.
clash-wd4-colour-wd4-answer = no colour is named for the +2.
clash-wd4-colour-mixed-on-wd4 = no colour is named for the +2.
clash-penalty-misplay-protection = a wrong card costs something only where it can be tried.
clash-protection-penalty-misplay = a wrong card that can be tried must cost something.
clash-protection-challenge = without challenges nobody could doubt a bluff.
clash-challenge-wd4-legality = if every +4 is allowed, there is nothing to challenge.
clash-round-end-scoring = no hands are left to count when the round is over.
clash-round-end-scoring-to-last = only one player still holds cards then, so places decide and not points.
clash-round-end-exhaust = the round would never end.
clash-scoring-round-end = exits count only where play goes on with new cards.
clash-pass-turn-cap = nobody would ever have to play, so a number of turns must end the round.
clash-partners-scoring = partners score together, and only for going out first.
clash-partners-round-end = a team is done as soon as one of the two is out.
clash-draw2-answer-wd4-answer = one adds cards up, the other only passes them on.
clash-uno-window-uno-grace = it would be too late before the least time is over.
clash-values-last-draw-counts = the cards that are drawn last rarely count.
clash-values-scoring = points come slowly.
clash-multi-self-intervention = two equal cards mean two things.
clash-opener-scoring = a loser is only named by the scoring without totals; else the most points deal.
