# Rankings and figures.

rankings-title = ## Rankingi tego serwera
rankings-period =
    { $period ->
        [week] Ten tydzień, od poniedziałku (UTC)
        [month] Ten miesiąc (UTC)
       *[all] Od początku
    }
period =
    { $period ->
        [week] Ten tydzień
        [month] Ten miesiąc
       *[all] Od początku
    }
rankings-empty = Nie ma tu jeszcze żadnej skończonej partii między ludźmi. Stół otwiera **/uno start**!
rankings-line =
    { $points ->
        [one] { $place } { $who } · **1 punkt** · wygrane: { $wins } z { $matches } ({ $rate })
        [few] { $place } { $who } · **{ $points } punkty** · wygrane: { $wins } z { $matches } ({ $rate })
        [many] { $place } { $who } · **{ $points } punktów** · wygrane: { $wins } z { $matches } ({ $rate })
       *[other] { $place } { $who } · **{ $points } punktu** · wygrane: { $wins } z { $matches } ({ $rate })
    }
rankings-how = -# Punkt za każdego gracza pokonanego w skończonej partii. Partie z komputerami liczą się osobno.

stats-title = ## Twoje wyniki na tym serwerze
stats-title-of = ## Wyniki na tym serwerze: { $who }
stats-empty = Nie ma jeszcze skończonej partii między samymi ludźmi.
stats-matches =
    { $matches ->
        [one] 1 partia, w tym wygrane: { $wins } ({ $rate })
        [few] { $matches } partie, w tym wygrane: { $wins } ({ $rate })
        [many] { $matches } partii, w tym wygrane: { $wins } ({ $rate })
       *[other] { $matches } partii, w tym wygrane: { $wins } ({ $rate })
    }
stats-points =
    { $count ->
        [one] 1 punkt rankingowy
        [few] { $count } punkty rankingowe
        [many] { $count } punktów rankingowych
       *[other] { $count } punktu rankingowego
    }
stats-rank = Pozycja na tym serwerze: { $rank }
stats-best = Najlepsze miejsce: { $place }
stats-card-points =
    { $count ->
        [one] 1 punkt za karty ({ $scoring })
        [few] { $count } punkty za karty ({ $scoring })
        [many] { $count } punktów za karty ({ $scoring })
       *[other] { $count } punktu za karty ({ $scoring })
    }
stats-computer =
    { $count ->
        [one] -# Do tego 1 partia, w której grał komputer.
        [few] -# Do tego { $count } partie, w których grał komputer.
        [many] -# Do tego { $count } partii, w których grał komputer.
       *[other] -# Do tego { $count } partii, w których grał komputer.
    }

counter-rounds-won =
    { $count ->
        [one] 1 wygrana runda
        [few] { $count } wygrane rundy
        [many] { $count } wygranych rund
       *[other] { $count } wygranej rundy
    }
counter-cards-played =
    { $count ->
        [one] 1 zagrana karta
        [few] { $count } zagrane karty
        [many] { $count } zagranych kart
       *[other] { $count } zagranej karty
    }
counter-cards-drawn =
    { $count ->
        [one] 1 dobrana karta
        [few] { $count } dobrane karty
        [many] { $count } dobranych kart
       *[other] { $count } dobranej karty
    }
counter-uno-calls =
    { $count ->
        [one] 1 okrzyk UNO!
        [few] { $count } okrzyki UNO!
        [many] { $count } okrzyków UNO!
       *[other] { $count } okrzyku UNO!
    }
counter-uno-caught =
    { $count ->
        [one] 1 wpadka bez UNO!
        [few] { $count } wpadki bez UNO!
        [many] { $count } wpadek bez UNO!
       *[other] { $count } wpadki bez UNO!
    }
counter-catches =
    { $count ->
        [one] 1 udane przyłapanie
        [few] { $count } udane przyłapania
        [many] { $count } udanych przyłapań
       *[other] { $count } udanego przyłapania
    }
counter-challenges-won =
    { $count ->
        [one] 1 trafne „Sprawdzam”
        [few] { $count } trafne „Sprawdzam”
        [many] { $count } trafnych „Sprawdzam”
       *[other] { $count } trafnego „Sprawdzam”
    }
counter-challenges-lost =
    { $count ->
        [one] 1 nietrafione „Sprawdzam”
        [few] { $count } nietrafione „Sprawdzam”
        [many] { $count } nietrafionych „Sprawdzam”
       *[other] { $count } nietrafionego „Sprawdzam”
    }
