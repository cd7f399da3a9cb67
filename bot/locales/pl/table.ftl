# The public table of a match, the score between rounds, and the end.

table-top = ## { $card }
table-no-top = ## Stos jest jeszcze pusty
table-colour = Kolor: { $colour }
table-any-colour = Kolor: dowolny
table-direction =
    { $way ->
        [cw] { $mark } Gra idzie w dół listy
       *[ccw] { $mark } Gra idzie w górę listy
    }
table-turn = Ruch: **{ $name }**
table-drew = **{ $name }** ma dobraną kartę: można ją zagrać albo zatrzymać.
table-names-colour = **{ $name }** wybiera pierwszy kolor.
table-draws-on = **{ $name }** dobiera kartę, która nie pasuje: można dobierać dalej albo spasować.
table-chooses-hand = **{ $name }** wybiera, czyje karty weźmie.
table-gives = **{ $name }** wybiera kartę do wymiany z graczem **{ $other }**.
table-sorts = **{ $name }** układa nowe karty. Wszyscy czekają.
table-answers =
    { $count ->
        [one] **{ $name }** bierze 1 kartę
        [few] **{ $name }** bierze { $count } karty
        [many] **{ $name }** bierze { $count } kart
       *[other] **{ $name }** bierze { $count } karty
    }{ $ways ->
        [both] , odpowiada kartą albo sprawdza, czy **{ $other }** blefuje.
        [card] {" "}albo odpowiada kartą.
        [doubt] {" "}albo sprawdza, czy **{ $other }** blefuje.
       *[none] .
    }
table-hit-falls =
    { $count ->
        [one] **{ $name }** za chwilę dobiera 1 kartę, chyba że ktoś wskoczy.
        [few] **{ $name }** za chwilę dobiera { $count } karty, chyba że ktoś wskoczy.
        [many] **{ $name }** za chwilę dobiera { $count } kart, chyba że ktoś wskoczy.
       *[other] **{ $name }** za chwilę dobiera { $count } karty, chyba że ktoś wskoczy.
    }
table-skipped = **{ $other }** odbiera kolejkę: traci ją **{ $name }**, chyba że za chwilę padnie odpowiedź.
table-hands-on-pile = **{ $name } mówi { $word }!** **Ręce na stos!** Ostatnia osoba dobiera dwie karty.
table-hands-order = Na stosie: { $names }
table-silence = 🤫 **Cisza,** aż znów przyjdzie kolej na: **{ $name }**. Kto tu coś napisze, dobiera dwie karty.
table-silence-colour = 🤫 **Cisza,** dopóki trwa kolor: { $colour }. Zarządza ją **{ $name }**. Kto tu coś napisze, dobiera dwie karty.
table-teams = 🤝 { $first } kontra { $second }
team = **{ $one }** i **{ $other }**

seat-computer = Komputer { $number }
seat-nameless = Gracz { $number }
seat = ▫️ { $name }{ $mark }
seat-moves = ▶️ **{ $name }**{ $mark }
seat-cards =
    { $count ->
        [one] ☝️ **1 karta**
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
seat-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
seat-out = { $place } bez kart
seat-watches = 👀 ogląda
seat-stage = ręka { $stage } z { $stages }
seat-exits =
    { $count ->
        [one] 1 raz bez kart
        [few] { $count } razy bez kart
        [many] { $count } razy bez kart
       *[other] { $count } raza bez kart
    }
seat-put = 🖐️ na stosie
seat-substituted = gra komputer; powrót przez **{ $public-hand }**
seat-deserted = już na stałe gra komputer

seat-unopened = karty nieobejrzane
table-queue =
    { $count ->
        [one] -# Od następnej rundy dołącza jeszcze 1 osoba.
        [few] -# Od następnej rundy dołączają jeszcze { $count } osoby.
        [many] -# Od następnej rundy dołącza jeszcze { $count } osób.
       *[other] -# Od następnej rundy dołącza jeszcze { $count } osoby.
    }
table-round =
    { $pile ->
        [one] -# Runda { $number } · { $goal } · do dobrania została 1 karta
        [few] -# Runda { $number } · { $goal } · do dobrania zostały { $pile } karty
        [many] -# Runda { $number } · { $goal } · do dobrania zostało { $pile } kart
       *[other] -# Runda { $number } · { $goal } · do dobrania zostało { $pile } karty
    }
table-promise = -# 🔒 Wszystkie tasowania są już ustalone, odcisk `{ $fingerprint }`: zobacz **{ $public-more }**, **Kontrola rozdania**
table-differs = -# Inaczej niż oficjalnie: { $rules }
table-differs-more =
    { $count ->
        [one] -# Inaczej niż oficjalnie: { $rules } i jeszcze 1 rzecz: zobacz **{ $public-more }**, **Zasady**
        [few] -# Inaczej niż oficjalnie: { $rules } i jeszcze { $count } rzeczy: zobacz **{ $public-more }**, **Zasady**
        [many] -# Inaczej niż oficjalnie: { $rules } i jeszcze { $count } rzeczy: zobacz **{ $public-more }**, **Zasady**
       *[other] -# Inaczej niż oficjalnie: { $rules } i jeszcze { $count } rzeczy: zobacz **{ $public-more }**, **Zasady**
    }
table-turns = -# Ruch { $turn } z { $cap }
table-moved = Stół jest już gdzie indziej: gra toczy się niżej.
table-moved-to = Stół jest już gdzie indziej: gra toczy się [tutaj]({ $link }).

goal =
    { $scoring ->
        [none]
            { $goal ->
                [one] rozstrzyga 1 runda
                [few] rozstrzygają { $goal } rundy
                [many] rozstrzyga { $goal } rund
               *[other] rozstrzyga { $goal } rundy
            }
        [lazy]
            { $goal ->
                [one] 1 runda, przegrywa, kto ma na ręce najwięcej
                [few] { $goal } rundy, przegrywa, kto ma na ręce najwięcej
                [many] { $goal } rund, przegrywa, kto ma na ręce najwięcej
               *[other] { $goal } rundy, przegrywa, kto ma na ręce najwięcej
            }
        [exits]
            { $goal ->
                [one] kto najczęściej pozbędzie się kart w 1 rundzie
                [few] kto najczęściej pozbędzie się kart w { $goal } rundach
                [many] kto najczęściej pozbędzie się kart w { $goal } rundach
               *[other] kto najczęściej pozbędzie się kart w { $goal } rundy
            }
        [own_200] własne punkty: koniec przy { $goal }, wygrywa najmniejsza suma
        [lowest_500] własne punkty: koniec przy { $goal }, wygrywa najmniejsza suma
        [over_101] własne punkty: kto przekroczy { $goal }, przegrywa
        [eliminate]
            { $goal ->
                [one] kto ma 1 punkt, odpada
                [few] kto ma { $goal } punkty, odpada
                [many] kto ma { $goal } punktów, odpada
               *[other] kto ma { $goal } punktu, odpada
            }
       *[winner_500]
            { $goal ->
                [one] gra do 1 punktu
                [few] gra do { $goal } punktów
                [many] gra do { $goal } punktów
               *[other] gra do { $goal } punktu
            }
    }

## Between rounds.

round-over-title = ## Koniec rundy { $number }
round-void-title = ## Rundę przerwano
round-won =
    { $winners ->
        [one] Rundę wygrywa { $names }.
        [few] Rundę wygrywają wspólnie { $names }.
        [many] Rundę wygrywają wspólnie { $names }.
       *[other] Rundę wygrywają wspólnie { $names }.
    }
score-points =
    { $total ->
        [one] { $mark } **{ $name }** · 1 punkt ({ $gained })
        [few] { $mark } **{ $name }** · { $total } punkty ({ $gained })
        [many] { $mark } **{ $name }** · { $total } punktów ({ $gained })
       *[other] { $mark } **{ $name }** · { $total } punktu ({ $gained })
    }
score-exits =
    { $total ->
        [one] { $mark } **{ $name }** · 1 raz bez kart ({ $gained })
        [few] { $mark } **{ $name }** · { $total } razy bez kart ({ $gained })
        [many] { $mark } **{ $name }** · { $total } razy bez kart ({ $gained })
       *[other] { $mark } **{ $name }** · { $total } raza bez kart ({ $gained })
    }
score-rounds =
    { $count ->
        [one] { $mark } **{ $name }** · 1 wygrana runda
        [few] { $mark } **{ $name }** · { $count } wygrane rundy
        [many] { $mark } **{ $name }** · { $count } wygranych rund
       *[other] { $mark } **{ $name }** · { $count } wygranej rundy
    }
round-lost =
    { $losers ->
        [one] Przegrywa { $names }
        [few] Przegrywają { $names }
        [many] Przegrywają { $names }
       *[other] Przegrywają { $names }
    }{ $count ->
        [one] : 1 punkt na ręce.
        [few] : { $count } punkty na ręce.
        [many] : { $count } punktów na ręce.
       *[other] : { $count } punktu na ręce.
    }
round-lost-deals =
    { $count ->
        [one] Przegrywa { $names } z 1 punktem na ręce i rozdaje następną rundę.
        [few] Przegrywa { $names } z { $count } punktami na ręce i rozdaje następną rundę.
        [many] Przegrywa { $names } z { $count } punktami na ręce i rozdaje następną rundę.
       *[other] Przegrywa { $names } z { $count } punktu na ręce i rozdaje następną rundę.
    }
score-in-hand =
    { $count ->
        [one] { $standing } · 1 punkt na ręce
        [few] { $standing } · { $count } punkty na ręce
        [many] { $standing } · { $count } punktów na ręce
       *[other] { $standing } · { $count } punktu na ręce
    }
round-goal = -# Partia: { $goal }
round-next = Następna runda zaczyna się { $when }, albo gdy tylko wszyscy są gotowi ✅.
round-next-when-ready = Następna runda zaczyna się, gdy tylko wszyscy są gotowi ✅.

## The end.

match-won =
    { $winners ->
        [one] ## 🏆 Wygrywa { $names }!
        [few] ## 🏆 Wygrywają wspólnie { $names }!
        [many] ## 🏆 Wygrywają wspólnie { $names }!
       *[other] ## 🏆 Wygrywają wspólnie { $names }!
    }
match-void = ## Koniec partii, bez wyniku
match-ending =
    { $ending ->
        [finished] Partia rozegrana do końca.
        [deserted] Zostało mniej niż dwóch graczy.
        [voted] Stół zagłosował za końcem.
       *[ended] Zakończył ją gospodarz albo moderator.
    }
place-points =
    { $count ->
        [one] { $place } **{ $name }** · 1 punkt
        [few] { $place } **{ $name }** · { $count } punkty
        [many] { $place } **{ $name }** · { $count } punktów
       *[other] { $place } **{ $name }** · { $count } punktu
    }
place-exits =
    { $count ->
        [one] { $place } **{ $name }** · 1 raz bez kart
        [few] { $place } **{ $name }** · { $count } razy bez kart
        [many] { $place } **{ $name }** · { $count } razy bez kart
       *[other] { $place } **{ $name }** · { $count } raza bez kart
    }
place-rounds =
    { $count ->
        [one] { $place } **{ $name }** · 1 wygrana runda
        [few] { $place } **{ $name }** · { $count } wygrane rundy
        [many] { $place } **{ $name }** · { $count } wygranych rund
       *[other] { $place } **{ $name }** · { $count } wygranej rundy
    }
place-left = { $place } { $name } · odejście przed końcem
place-held =
    { $count ->
        [one] { $standing } · 1 punkt za karty na ręce
        [few] { $standing } · { $count } punkty za karty na ręce
        [many] { $standing } · { $count } punktów za karty na ręce
       *[other] { $standing } · { $count } punktu za karty na ręce
    }
place-ahead =
    { $count ->
        [0] { $standing } · bez pokonanych rywali
        [one] { $standing } · 1 pokonany rywal
        [few] { $standing } · { $count } pokonani rywale
        [many] { $standing } · { $count } pokonanych rywali
       *[other] { $standing } · { $count } pokonanego rywala
    }
places-how = -# Decydują wygrane rundy, a potem to, kto miał na ręce najmniej punktów.
match-lost =
    { $losers ->
        [one] Przegrywa { $names }.
        [few] Przegrywają { $names }.
        [many] Przegrywają { $names }.
       *[other] Przegrywają { $names }.
    }
match-round-lost =
    { $rounds ->
        [one] Przegrana w rundzie: { $names }
        [few] Przegrana w ostatniej rundzie: { $names }
        [many] Przegrana w ostatniej rundzie: { $names }
       *[other] Przegrana w ostatniej rundzie: { $names }
    }{ $count ->
        [one] , 1 punkt na ręce.
        [few] , { $count } punkty na ręce.
        [many] , { $count } punktów na ręce.
       *[other] , { $count } punktu na ręce.
    }
places-how-ranked = -# Decydują wygrane rundy, a potem to, ilu rywali udało się w każdej wyprzedzić.
match-last-play = Ostatnie zagranie: { $play }
match-proof = -# 🔒 Wszystkie tasowania były ustalone przed pierwszą kartą, odcisk `{ $fingerprint }`: dowód pokazuje **Kontrola rozdania**

## The proof, in private.

proof-title = ### Kontrola rozdania
proof-about =
    { $over ->
        [yes] Wszystkie tasowania w tej partii wynikają z jednej tajnej liczby, czyli ziarna. Jego odcisk był na stole od pierwszego rozdania, a teraz widać też samo ziarno: jeśli do siebie pasują, nikt po drodze nie podmienił żadnej karty.
       *[no] Wszystkie tasowania w tej partii wynikają z jednej tajnej liczby, czyli ziarna, ustalonego przed pierwszą kartą. Oto jego odcisk. Po partii widać będzie też samo ziarno: jeśli do siebie pasują, nikt po drodze nie podmienił żadnej karty.
    }
proof-commitment = Odcisk (SHA-256): `{ $commitment }`
proof-seed = Ziarno: `{ $seed }`
proof-verify = Kto ma pod ręką program bota, może tym poleceniem jeszcze raz rozdać pierwszą rundę:

closed-title = ## Ten stół jest zamknięty
closed =
    { $why ->
        [cancelled] Gra została odwołana. Nowy stół otwiera **/uno start**.
        [forgotten] Przez pół godziny nikt niczego nie nacisnął. Nowy stół otwiera **/uno start**.
        [reset] Ten stół zamknął moderator. Nowy otwiera **/uno start**.
       *[ended] Ta gra jest skończona. Nowy stół otwiera **/uno start**.
    }

## Buttons.

button-proof = Kontrola rozdania
button-jump = Wskocz
button-proxy = { $word }! za kogoś
