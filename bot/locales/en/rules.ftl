# The rules as a table has agreed on them, to read: /uno rules, /uno memo and /uno cards.

scoring =
    { $scoring ->
        [none] no points
        [own_200] own points, the highest total loses
        [lowest_500] own points, the lowest total wins
        [over_101] own points, over the limit loses
        [lazy] winners and losers of rounds
        [exits] exits
        [eliminate] own points, the limit eliminates
       *[winner_500] official scoring
    }

## The rulebook, chapter by chapter.

rules-title = ## The rules: { $preset }
rules-chapter = ### { $chapter }
rules-differs = **What differs here from official play:**
rules-difference = • **{ $option }:** { $value } · { $origin }
rules-more-differences =
    { $count ->
        [one] • and 1 thing more, in the chapters
       *[other] • and { $count } things more, in the chapters
    }
rules-line = • { $said }
rules-line-from = • { $said } *({ $origin })*
rules-option = **{ $option }:** { $value }
rules-cap =
    { $cap ->
        [one] After 1 turn a round ends, and the fewest points in hand win it.
       *[other] After { $cap } turns a round ends, and the fewest points in hand win it.
    }
rules-choose = Chapters
rules-overview = Overview
rules-overview-about = What differs from official play, and the game in a few lines
rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }

button-book = All rules
button-glossary = The cards
button-memo = In short

## The cards, page by page.

glossary-title = ## The cards: { $preset }
glossary-card = **{ $name }**
glossary-own = “{ $text }”
