# Cards and colours. $colour is red, yellow, green, blue or none.

colour =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
    }
colour-none = no colour

card-number =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
    } { $face }
card-skip =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
    } Skip
card-reverse =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
    } Reverse
card-draw-two =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
    } Draw Two
card-wild = Wild
card-wild-draw-four = Wild Draw Four
card-trump = Trump
card-swap-hands = Wild Swap Hands
card-shuffle-hands = Wild Shuffle Hands
card-draw-ten = Draw Ten
card-downpour-one = Downpour 1
card-downpour-two = Downpour 2
card-custom = Custom card { $number }

## What people may call a colour or a card when they type it, each with commas between, in every gender and case.

typed-red = red
typed-yellow = yellow
typed-green = green
typed-blue = blue
typed-zero = zero, nought
typed-one = one
typed-two = two
typed-three = three
typed-four = four
typed-five = five
typed-six = six
typed-seven = seven
typed-eight = eight
typed-nine = nine
typed-ten = ten
typed-skip = skip, miss a turn
typed-reverse = reverse, turn round
typed-draw-two = draw two, take two, plus two, +2
typed-wild = wild, wild card, black
typed-wild-draw-four = wild draw four, wild four, wild +4, wild plus four, w 4, w +4, draw four, take four, plus four, +4
typed-between = and, with, then, of
