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
