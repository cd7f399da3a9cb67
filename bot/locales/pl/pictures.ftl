# Pictures for those who ask for them, and how they are described to those who do not see them.

button-picture = Obrazek
button-table-picture = Stół jako obrazek

picture-failed = -# Tym razem nie udało się narysować obrazka. Słowami:
picture-too-often = -# Tym razem bez obrazka: przed chwilą było ich dużo.
picture-not-allowed = -# Bez obrazka: na tym kanale nie mogę załączać plików.
picture-posted-below = Obrazek jest poniżej.
picture-table-title = ### Stół
picture-no-match = Nie ma jeszcze czego rysować: rozgrywka się nie zaczęła.
picture-not-playing = nie gra

picture-hand-about = Twoja ręka:
picture-table-about =
    { $way ->
        [cw] Stół; gra idzie zgodnie z ruchem wskazówek zegara. Ruch: { $name }. Na stosie i liczba kart każdej osoby:
       *[ccw] Stół; gra idzie przeciwnie do ruchu wskazówek zegara. Ruch: { $name }. Na stosie i liczba kart każdej osoby:
    }
picture-rankings = Ranking
picture-rankings-about = Strona rankingu tego serwera, z punktami i odsetkiem wygranych:
picture-profile-about = Wyniki na tym serwerze: { $name }, z wykresem punktów w czasie:
picture-line = { $place }. { $name }: { $points } ({ $rate })

picture-rank = { $rank }. miejsce
picture-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
picture-figure =
    { $figure ->
        [matches] partie
        [wins] wygrane
        [best] najlepsze
       *[uno] razy UNO!
    }
picture-win-rate = Wygrane
picture-course = Punkty w czasie
picture-date = { $day }.{ $month }.{ $year }
