# Cards and colours. $colour is red, yellow, green, blue or none.

colour =
    { $colour ->
        [red] Czerwony
        [yellow] Żółty
        [green] Zielony
       *[blue] Niebieski
    }
colour-none = żaden

card-number =
    { $colour ->
        [red] Czerwona
        [yellow] Żółta
        [green] Zielona
       *[blue] Niebieska
    } { $face }
card-skip =
    { $colour ->
        [red] Czerwony
        [yellow] Żółty
        [green] Zielony
       *[blue] Niebieski
    } Stop
card-reverse =
    { $colour ->
        [red] Czerwona
        [yellow] Żółta
        [green] Zielona
       *[blue] Niebieska
    } Zmiana kierunku
card-draw-two =
    { $colour ->
        [red] Czerwone
        [yellow] Żółte
        [green] Zielone
       *[blue] Niebieskie
    } +2
card-wild = Zmiana koloru
card-wild-draw-four = Zmiana koloru +4
card-trump = Atut
card-swap-hands = Zamiana kart
card-shuffle-hands = Tasowanie kart
card-draw-ten = Dobierz dziesięć
card-downpour-one = Ulewa 1
card-downpour-two = Ulewa 2
card-custom = Własna karta { $number }

## What people may call a colour or a card when they type it, each with commas between, in every gender and case.

typed-red = czerwony, czerwona, czerwone, czerwoną, czerwień, czerwien
typed-yellow = żółty, żółta, żółte, żółtą, zolty, zolta, zolte
typed-green = zielony, zielona, zielone, zieloną, zieleń, zielen
typed-blue = niebieski, niebieska, niebieskie, niebieską
typed-zero = zero, zerówka, zerówkę, zerowka, zerowke
typed-one = jeden, jedynka, jedynkę, jedynke
typed-two = dwa, dwie, dwójka, dwójkę, dwojka, dwojke
typed-three = trzy, trójka, trójkę, trojka, trojke
typed-four = cztery, czwórka, czwórkę, czworka, czworke
typed-five = pięć, piątka, piątkę, piec, piatka, piatke
typed-six = sześć, szóstka, szóstkę, szesc, szostka, szostke
typed-seven = siedem, siódemka, siódemkę, siodemka, siodemke
typed-eight = osiem, ósemka, ósemkę, osemka, osemke
typed-nine = dziewięć, dziewiątka, dziewiątkę, dziewiec, dziewiatka, dziewiatke
typed-ten = dziesięć, dziesiątka, dziesiątkę, dziesiec
typed-skip = stop, stopa, postój, postoj, blokada, blokadę, czekaj, pauza, pauzę
typed-reverse = zmiana kierunku, zmianę kierunku, zmiane kierunku, kierunek, zwrot, nawrotka, nawrotkę, odwrócenie, odwrocenie, rewers
typed-draw-two = dobierz dwie, weź dwie, wez dwie, plus dwa, plus dwójka, plus dwie, +2
typed-wild = zmiana koloru, zmianę koloru, zmiane koloru, czarna, czarną, dżoker, dżokera, joker, jokera
typed-wild-draw-four = zmiana koloru +4, zmianę koloru +4, zmiane koloru +4, zmiana koloru plus cztery, zmianę koloru plus cztery, w 4, w +4, czarna +4, czarną +4, dżoker +4, joker +4, dobierz cztery, weź cztery, wez cztery, plus cztery, +4
typed-between = i, oraz, a, z, na, potem, kolor, karta, kartę, karte
