# What an option can be set to, at most 60 characters. $value is the number chosen.

value-on = tak
value-off = nie

## Cards.

value-deck-classic108 = klasyczna, 108 kart
value-deck-blank112 = z czterema białymi kartami, 112 kart
value-deck-swap112 = z Zamianą kart i własnymi kartami, 112 kart
value-deck-shuffle112 = z Tasowaniem kart i własnymi kartami, 112 kart
value-deck-ultra104 = Ultra, 104 karty
value-deck-doublezero112 = każde 0 dwa razy, 112 kart
value-deck-h2o = z kartami Ulewy
value-deck-mandavoshka = z atutami
value-packs-1 = jedna
value-packs-2 = dwie
value-blank-spare = zapasowe, poza grą
value-blank-custom = własne karty
value-blank-plus10 = +10
value-custom-cards-none = brak

## Dealing and seats.

value-deal =
    { $value ->
        [one] po 1
        [few] po { $value }
        [many] po { $value }
       *[other] po { $value }
    }
value-start-return-all = zawsze liczba
value-start-return-except-wild = liczba albo Zmiana koloru
value-start-effects-mattel = działa, tylko +4 wraca do talii
value-start-effects-2000s = działa, czarne karty wracają do talii
value-start-effects-legacy = działa, nawet +4
value-start-dealer-card = ostatnia karta rozdającego
value-start-free-lead = brak: pierwszy gracz zaczyna, czym chce
value-opener-after-dealer = gracz po rozdającym
value-opener-random-then-winner = najpierw los, potem ostatni zwycięzca
value-opener-winner-then-loser-deals = ostatni zwycięzca, a rozdaje przegrany

## Turns and drawing.

value-draw-one = dobranie jednej karty
value-draw-until-playable = dobieranie, aż coś będzie pasować
value-draw-to-match = dobieranie do woli, dopóki nic nie pasuje
value-pass-after-draw = dopiero po dobraniu
value-pass-free = zawsze
value-exhaust-reshuffle = tasowanie zagranych kart
value-exhaust-flip = odwrócenie zagranych kart bez tasowania
value-exhaust-end-round = koniec rundy
value-exhaust-end-now = gdy tylko ktoś nie ma ruchu
value-exhaust-end-lap = po całym okrążeniu bez zagrania

## Action cards and answers.

value-actions-live = działają
value-actions-inert = bez efektu
value-hit-skip-turn = kolejka przepada
value-hit-draw-then-play = dobranie, a potem własny ruch
value-draw2-answer-none = brak
value-draw2-answer-transfer = przekazanie kartą +2, nic się nie sumuje
value-draw2-answer-progressive = dokładanie +2 na +2
value-draw2-answer-progressive-mixed = dokładanie +2 i +4 razem
value-draw2-answer-skip-bounce = przekazanie Stopem
value-wd4-answer-none = brak
value-wd4-answer-draw2-ordered = +2 w wybranym kolorze
value-wd4-answer-draw2-any = dowolne +2
value-wd4-answer-progressive = dokładanie +4 na +4
value-wd4-answer-progressive-mixed = dokładanie +2 i +4 razem
value-mixed-on-wd4-ordered = tylko w wybranym kolorze
value-mixed-on-wd4-any = w dowolnym kolorze
value-skip-effect-next-loses = następny gracz traci kolejkę
value-skip-effect-play-again = kto go zagra, ma jeszcze jeden ruch
value-skip-rescue-none = brak
value-skip-rescue-exact = dokładnie taki sam Stop
value-skip-rescue-match = karta w jego kolorze albo dowolny Stop
value-skip-rescue-any-skip = dowolny Stop

## Black cards and challenges.

value-wild-when-anytime = zawsze
value-wild-when-only-if-no-match = tylko gdy nic innego nie pasuje
value-wild-colour-choose = wybiera go ten, kto ją zagra
value-wild-colour-circle = następny na kole
value-wild-colour-trump = brak: pasuje wszystko
value-wild-colour-own-card = druga karta położona na wierzch
value-wd4-colour-choose = wybiera go ten, kto ją zagra
value-wd4-colour-circle = następny na kole
value-wd4-colour-trump = brak: pasuje wszystko
value-plus10-colour-choose = wybiera go ten, kto ją zagra
value-plus10-colour-keep = bez zmian
value-wd4-legality-no-colour = tylko bez obowiązującego koloru
value-wd4-legality-free = zawsze
value-challenge-success-card-stays = zostaje, blefujący dobiera karty
value-challenge-success-return-card = wraca na rękę, blefujący dobiera karty
value-challenge-fail-extra =
    { $value ->
        [0] nic dodatkowo
        [one] 1 karta dodatkowo
        [few] { $value } karty dodatkowo
        [many] { $value } kart dodatkowo
       *[other] { $value } karty dodatkowo
    }

## Calling UNO!

value-uno-deadline-before-release = razem z kartą
value-uno-deadline-own-turn-end = do końca swojego ruchu
value-uno-deadline-next-turn = do początku następnego ruchu
value-uno-deadline-next-card = do następnej zagranej karty
value-uno-enforce-caught = kosztuje karty, jeśli ktoś zauważy
value-uno-enforce-auto = zawsze kosztuje karty
value-uno-enforce-none = nic nie kosztuje
value-uno-penalty =
    { $value ->
        [one] 1 karta
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }
value-uno-grace =
    { $value ->
        [0] brak
        [one] 1 sekunda
        [few] { $value } sekundy
        [many] { $value } sekund
       *[other] { $value } sekundy
    }
value-uno-window =
    { $value ->
        [0] bez limitu
        [one] 1 sekunda
        [few] { $value } sekundy
        [many] { $value } sekund
       *[other] { $value } sekundy
    }
value-uno-word-none = UNO!

## House rules.

value-intervention-off = nie
value-intervention-colours = z kolorowymi kartami
value-intervention-colours-and-wild = z kolorowymi kartami i Zmianą koloru
value-multi-none = nie, jedna karta na ruch
value-multi-same-rank = z tą samą liczbą lub symbolem
value-multi-pair-skip = para odbiera kolejkę następnemu graczowi
value-zero-plain = zwykła karta
value-zero-rotate = wszystkie karty idą do następnego gracza
value-zero-plus10 = następny gracz dobiera dziesięć
value-seven-plain = zwykła karta
value-seven-swap = zamiana wszystkich kart z kimś
value-five-plain = zwykła karta
value-five-exchange = wymiana jednej karty z kimś
value-silence-off = nie
value-silence-twos = po 2, aż wróci kolej
value-silence-black = po czarnej karcie, aż zmieni się kolor

## Mistakes and penalties.

value-protection-block = bot je zatrzymuje i nic się nie dzieje
value-protection-penalise = można spróbować, ale kosztują karty
value-protection-allow-bluff = bot je zatrzymuje, oprócz blefu z +4
value-penalty-misplay =
    { $value ->
        [0] brak
        [one] 1 karta
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }
value-penalty-false-call =
    { $value ->
        [0] brak
        [one] 1 karta
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }
value-penalty-advice =
    { $value ->
        [0] brak
        [one] 1 karta
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }
value-penalty-cheating =
    { $value ->
        [0] brak
        [one] 1 karta
        [few] { $value } karty
        [many] { $value } kart
       *[other] { $value } karty
    }

## End and scoring.

value-round-end-first-out = kończy ją pierwszy gracz bez kart
value-round-end-to-last = gra trwa, aż karty ma już tylko jedna osoba
value-round-end-seven-rounds = siedem rąk, każda o kartę mniejsza
value-round-end-refill6 = punkt, sześć nowych kart i gra toczy się dalej
value-turn-cap =
    { $value ->
        [0] bez limitu
        [one] 1 ruch
        [few] { $value } ruchy
        [many] { $value } ruchów
       *[other] { $value } ruchu
    }
value-shuffle-last-win = wygrywa
value-shuffle-last-redeal = karty rozdaje się od nowa, bez wygranej
value-scoring-none = bez punktów
value-scoring-winner-500 = zwycięzca dostaje punkty za karty pozostałych
value-scoring-own-200 = własne punkty, najwyższa suma przegrywa
value-scoring-lowest-500 = własne punkty, najniższa suma wygrywa
value-scoring-over-101 = własne punkty, ponad limit przegrywa
value-scoring-lazy = zwycięzca i przegrany w każdej rundzie, bez sum
value-scoring-exits = punkt za każde pozbycie się kart
value-scoring-eliminate = własne punkty, limit eliminuje
value-target = { $value }
value-target-none = jak zwykle
value-target-usual = jak zwykle, { $value }
value-values-mattel = liczby jak na kartach, akcje 20, czarne 50
value-values-numbers-only = liczby jak na kartach, reszta nic
value-lone-zero-0 = liczy się za 0
value-lone-zero-50 = liczy się za 50
