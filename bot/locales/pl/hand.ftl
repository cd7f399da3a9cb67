# A player's own hand, in a message that nobody else sees.

hand-title =
    { $count ->
        [one] ### Twoja ręka · 1 karta
        [few] ### Twoja ręka · { $count } karty
        [many] ### Twoja ręka · { $count } kart
       *[other] ### Twoja ręka · { $count } karty
    }
hand-pile = Na stosie: { $card }
hand-pile-colour = Na stosie: { $card } · kolor: { $colour }

hand-your-turn =
    { $free ->
        [yes] **Twój ruch:** zagraj kartę, dobierz albo spasuj.
       *[no] **Twój ruch:** zagraj kartę albo dobierz.
    }
hand-nothing-fits =
    { $free ->
        [yes] **Twój ruch:** nic nie pasuje, więc dobierz kartę albo spasuj.
       *[no] **Twój ruch:** nic nie pasuje, więc dobierz kartę.
    }
hand-drawn =
    { $bound ->
        [yes] **Dobrana karta: { $card }.** Według tych zasad musisz ją zagrać.
       *[no] **Dobrana karta: { $card }.** Zagraj ją albo zatrzymaj.
    }
hand-drawn-on = **Dobrana karta: { $card }.** Nie pasuje: dobieraj dalej albo spasuj.
hand-price =
    { $count ->
        [one] ⚠️ Karta, której nie wolno zagrać, kosztuje cię 1 kartę.
        [few] ⚠️ Karta, której nie wolno zagrać, kosztuje cię { $count } karty.
        [many] ⚠️ Karta, której nie wolno zagrać, kosztuje cię { $count } kart.
       *[other] ⚠️ Karta, której nie wolno zagrać, kosztuje cię { $count } karty.
    }
hand-price-answer =
    { $count ->
        [one] ⚠️ Karta, która nie jest odpowiedzią, kosztuje cię 1 kartę.
        [few] ⚠️ Karta, która nie jest odpowiedzią, kosztuje cię { $count } karty.
        [many] ⚠️ Karta, która nie jest odpowiedzią, kosztuje cię { $count } kart.
       *[other] ⚠️ Karta, która nie jest odpowiedzią, kosztuje cię { $count } karty.
    }
hand-price-jump =
    { $count ->
        [one] ⚠️ Wskoczenie z każdą inną kartą kosztuje cię 1 kartę.
        [few] ⚠️ Wskoczenie z każdą inną kartą kosztuje cię { $count } karty.
        [many] ⚠️ Wskoczenie z każdą inną kartą kosztuje cię { $count } kart.
       *[other] ⚠️ Wskoczenie z każdą inną kartą kosztuje cię { $count } karty.
    }
hand-sure = **{ $card }:** na pewno zagrać? Jeszcze nic się nie stało.
hand-name-starter = **Wybierz kolor,** od którego zacznie się runda.
hand-answer =
    { $count ->
        [one] **{ $name }** gra przeciwko tobie: { $card }. Weź 1 kartę
        [few] **{ $name }** gra przeciwko tobie: { $card }. Weź { $count } karty
        [many] **{ $name }** gra przeciwko tobie: { $card }. Weź { $count } kart
       *[other] **{ $name }** gra przeciwko tobie: { $card }. Weź { $count } karty
    }{ $ways ->
        [both] , odpowiedz jedną z kart poniżej albo powiedz „Sprawdzam”, jeśli twoim zdaniem **{ $name }** ma czym dołożyć do { $before }.
        [card] {" "}albo odpowiedz jedną z kart poniżej.
        [doubt] {" "}albo powiedz „Sprawdzam”, jeśli twoim zdaniem **{ $name }** ma czym dołożyć do { $before }.
       *[none] .
    }
hand-before = poprzedniego koloru
hand-before-colour = poprzedniego koloru ({ $colour })
hand-hit-falls =
    { $count ->
        [one] **{ $name }** gra przeciwko tobie: { $card }. Za chwilę dobierzesz 1 kartę, chyba że ktoś wskoczy.
        [few] **{ $name }** gra przeciwko tobie: { $card }. Za chwilę dobierzesz { $count } karty, chyba że ktoś wskoczy.
        [many] **{ $name }** gra przeciwko tobie: { $card }. Za chwilę dobierzesz { $count } kart, chyba że ktoś wskoczy.
       *[other] **{ $name }** gra przeciwko tobie: { $card }. Za chwilę dobierzesz { $count } karty, chyba że ktoś wskoczy.
    }
hand-skipped =
    { $answers ->
        [yes] **{ $name }** zagrywa: { $card }. Tracisz kolejkę, **chyba że odpowiesz** jedną z kart poniżej.
       *[no] **{ $name }** zagrywa: { $card }. Za chwilę tracisz kolejkę.
    }
hand-swap-target = **Czyje karty bierzesz?** One będą twoje, a twoje dostanie ta druga osoba.
hand-give = **{ $name } wymienia się z tobą kartą:** wybierz tę, którą oddajesz.
hand-put = **{ $name } mówi { $word }!** Szybko, połóż rękę na stosie! Ostatnia osoba dobiera dwie karty.
hand-sort = **Poukładaj spokojnie karty.** Wszyscy czekają: gdy skończysz, naciśnij **Gotowe**.
hand-hands-awaited = Pozostali kładą ręce na stosie. Ostatnia osoba dobiera dwie karty.
hand-not-your-turn = To nie twoja kolej: na stole widać, czyja.
hand-not-your-turn-jump = To nie twoja kolej: na stole widać, czyja i co leży na wierzchu. Jeśli masz dokładnie taką kartę, naciśnij ją, żeby **wskoczyć**.
hand-out = Nie masz już kart, brawo! Pozostali grają dalej.
hand-watching = Odpadasz z tej partii przez punkty i oglądasz grę pozostałych.
hand-not-playing = Nie grasz w tej rundzie.
hand-left = Nie siedzisz już przy tym stole.
hand-queued = Dostaniesz karty, gdy zacznie się następna runda.
hand-round-over = Koniec rundy. Naciśnij **Gotowe**, gdy chcesz grać dalej.
hand-round-over-ready = Koniec rundy, a ty czekasz już tylko na pozostałych.
hand-match-over = Partia skończona. Wynik jest na stole.
hand-match-void = Partia skończona, bez wyniku.

hand-choose-colour = **{ $card }:** jaki kolor ma być następny?
hand-choose-discard = **{ $card }:** jaki kolor odrzucasz?
hand-choose-own-card = **{ $card }:** którą swoją kartę na nią kładziesz?
hand-choose-more-cards =
    { $count ->
        [one] **{ $card }:** sama czy razem z podobnymi? O kolorze decyduje ostatnia karta.
        [few] **{ $card }:** dołożyć jeszcze podobne? O kolorze decyduje ostatnia karta.
        [many] **{ $card }:** dołożyć jeszcze podobne? O kolorze decyduje ostatnia karta.
       *[other] **{ $card }:** dołożyć jeszcze podobne? O kolorze decyduje ostatnia karta.
    }
hand-choose-target =
    { $why ->
        [exchange] **{ $card }:** z kim wymieniasz się kartą?
        [draw] **{ $card }:** kto ma dobrać karty?
       *[swap] **{ $card }:** czyje karty bierzesz?
    }
hand-choose-give = **{ $card }:** którą kartę dostanie **{ $name }**?
hand-keeps = Zostaje ci: { $cards }
hand-bluff = ⚠️ Masz kartę w obowiązującym kolorze ({ $colour }), więc to będzie blef. Jeśli ktoś powie „Sprawdzam”, karty dobierasz ty.
hand-bluff-fits = ⚠️ Masz kartę, która pasuje, więc to będzie blef. Jeśli ktoś powie „Sprawdzam”, karty dobierasz ty.
hand-armed = ☝️ Zagrywając następną kartę, powiesz **{ $word }!**
hand-window = ⚠️ **Zabrakło { $word }!** Naciśnij teraz: dopóki następny gracz się nie ruszy, każdy może cię przyłapać, najpóźniej { $when }.
hand-window-untimed = ⚠️ **Zabrakło { $word }!** Naciśnij teraz: dopóki następny gracz się nie ruszy, każdy może cię przyłapać.

## After a challenge, for the challenger.

verdict-guilty = ✅ **To był blef:** **{ $name }** ma inną kartę do zagrania (kolor: { $colour }).
    Reszta ręki: { $cards }
verdict-honest = ❌ **To nie był blef:** **{ $name }** nie ma karty w obowiązującym kolorze ({ $colour }).
    Reszta ręki: { $cards }
verdict-no-cards = nic więcej

## Buttons.

uno-word = UNO
button-pass = Pas
button-draw-on = Dobieraj dalej
button-put = Ręka na stos!
button-nobody = Z nikim
button-target =
    { $count ->
        [one] { $name } · 1 karta
        [few] { $name } · { $count } karty
        [many] { $name } · { $count } kart
       *[other] { $name } · { $count } karty
    }
button-lay-surely = Tak, zagraj
button-lay =
    { $count ->
        [one] Zagraj samą
        [few] Zagraj te { $count }
        [many] Zagraj te { $count }
       *[other] Zagraj te { $count }
    }
button-add = i { $card }
button-lay-with = Zagraj { $count }, na wierzchu { $card }
