# Pictures for those who ask for them, and how they are described to those who do not see them.

button-picture = Picture
button-table-picture = Table as a picture

picture-failed = -# The picture could not be drawn this time. In words:
picture-too-often = -# No picture this time: there were many of them just now.
picture-not-allowed = -# No picture: I may not attach files in this channel.
picture-posted-below = The picture is below.
picture-table-title = ### The table
picture-no-match = There is nothing to draw yet: the match has not begun.
picture-not-playing = not playing

picture-hand-about = Your hand:
picture-table-about =
    { $way ->
        [cw] The table, with play going clockwise. To move: { $name }. On the pile, and how many cards everybody has:
       *[ccw] The table, with play going anticlockwise. To move: { $name }. On the pile, and how many cards everybody has:
    }
picture-rankings = Rankings
picture-rankings-about = A page of the rankings of this server, with the points and the share of matches won:
picture-profile-about = The record of { $name } on this server, with a plot of the points over time:
picture-line = { $place }. { $name }: { $points } ({ $rate })

picture-rank = Rank { $rank }
picture-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
picture-figure =
    { $figure ->
        [matches] matches
        [wins] wins
        [best] best place
       *[uno] UNO! calls
    }
picture-win-rate = Win rate
picture-course = Points over time
picture-date = { $year }-{ $month }-{ $day }
