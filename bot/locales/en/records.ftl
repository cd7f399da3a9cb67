# Rankings and figures.

rankings-title = ## Rankings of this server
rankings-period =
    { $period ->
        [week] This week, since Monday (UTC)
        [month] This month (UTC)
       *[all] Of all time
    }
period =
    { $period ->
        [week] This week
        [month] This month
       *[all] All time
    }
rankings-empty = Nobody has finished a match among people yet. **/uno start** opens a table!
rankings-line =
    { $points ->
        [one] { $place } { $who } · **1 point** · { $wins } of { $matches } won ({ $rate })
       *[other] { $place } { $who } · **{ $points } points** · { $wins } of { $matches } won ({ $rate })
    }
rankings-how = -# A point for every player beaten in a finished match. Matches against computer players count apart.

stats-title = ## Your record on this server
stats-title-of = ## The record of { $who }
stats-empty = No finished match yet among people alone.
stats-matches =
    { $matches ->
        [one] 1 match played, { $wins } won ({ $rate })
       *[other] { $matches } matches played, { $wins } won ({ $rate })
    }
stats-points =
    { $count ->
        [one] 1 ranking point
       *[other] { $count } ranking points
    }
stats-rank = Rank { $rank } on this server
stats-best = Best place: { $place }
stats-card-points =
    { $count ->
        [one] 1 card point ({ $scoring })
       *[other] { $count } card points ({ $scoring })
    }
stats-computer =
    { $count ->
        [one] -# And 1 match in which a computer player sat.
       *[other] -# And { $count } matches in which a computer player sat.
    }

counter-rounds-won =
    { $count ->
        [one] 1 round won
       *[other] { $count } rounds won
    }
counter-cards-played =
    { $count ->
        [one] 1 card played
       *[other] { $count } cards played
    }
counter-cards-drawn =
    { $count ->
        [one] 1 card drawn
       *[other] { $count } cards drawn
    }
counter-uno-calls =
    { $count ->
        [one] UNO! said once
       *[other] UNO! said { $count } times
    }
counter-uno-caught =
    { $count ->
        [one] Caught without UNO! once
       *[other] Caught without UNO! { $count } times
    }
counter-catches =
    { $count ->
        [one] Caught others once
       *[other] Caught others { $count } times
    }
counter-challenges-won =
    { $count ->
        [one] 1 challenge won
       *[other] { $count } challenges won
    }
counter-challenges-lost =
    { $count ->
        [one] 1 challenge lost
       *[other] { $count } challenges lost
    }
