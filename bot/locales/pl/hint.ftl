# /uno hint: what to do now, and the one reason that speaks for it most.

hint-title = ## Podpowiedź
hint-no-table = Na tym kanale nikt nie gra, więc nie ma czego podpowiadać. `/uno start` otwiera stół, a samouczek w pięć minut nauczy cię gry z komputerem.
hint-no-seat = Oglądasz grę, a ja nie zdradzam nikomu cudzych kart. Zajmij miejsce, a podpowiem ci przy twoich własnych. Tymczasem możesz przejść samouczek.
hint-no-cards = Nie masz jeszcze kart: zapytaj, gdy zostaną rozdane. Do tego czasu możesz przejść samouczek.
hint-off = Przy tym stole gra się bez podpowiedzi, więc i ja nie podpowiadam. `/uno memo` to zasady w skrócie, a `/uno cards` mówi, co robi każda karta.
hint-do = 👉 **{ $deed }**

## What to do.

hint-play = Zagraj: { $cards }
hint-jump = Wskocz z kartą: { $cards }
hint-target = wybierz: { $name }
hint-giving = oddaj: { $card }
hint-discard = odrzuć kolor: { $colour }
hint-colour = wybierz kolor: { $colour }
hint-name = Wybierz kolor: { $colour }
hint-take-hand = Weź karty gracza { $name }
hint-give = Oddaj: { $card }
hint-catch = Przyłap gracza { $name }
hint-call = Powiedz { $word }!
hint-draw = Dobierz kartę
hint-pass = Zatrzymaj ją albo spasuj
hint-accept = Weź karty
hint-challenge = Powiedz „Sprawdzam”
hint-put = Połóż rękę na stosie
hint-ready = Naciśnij „Gotowe”

## Why.

hint-why-goes-out = To twój ostatni ruch: po nim nie masz już kart.
hint-why-only = To jedyna twoja karta, która teraz się opłaca.
hint-why-keeps-black = Dzięki temu zostają ci czarne karty: pasują do wszystkiego, więc trzymaj je na chwilę, gdy nic innego nie pasuje.
hint-why-keeps-action = Nikt jeszcze nie kończy, więc zachowaj karty akcji na chwilę, gdy trzeba będzie kogoś zatrzymać.
hint-why-sheds-high =
    { $points ->
        [no] Pozbywasz się karty, która najmniej ci się przyda.
       *[yes] Pozbywasz się wysokiej karty, za którą liczą się punkty, gdy skończy ktoś inny.
    }
hint-why-sheds-several = Pozbywasz się kilku kart naraz.
hint-why-hits =
    { $count ->
        [one] **{ $name }** ma tylko 1 kartę: niech dobierze, zanim skończy.
        [few] **{ $name }** ma tylko { $count } karty: niech dobierze, zanim skończy.
        [many] **{ $name }** ma tylko { $count } kart: niech dobierze, zanim skończy.
       *[other] **{ $name }** ma tylko { $count } karty: niech dobierze, zanim skończy.
    }
hint-why-skips =
    { $count ->
        [one] **{ $name }** ma tylko 1 kartę: nie dopuść tej osoby do ruchu.
        [few] **{ $name }** ma tylko { $count } karty: nie dopuść tej osoby do ruchu.
        [many] **{ $name }** ma tylko { $count } kart: nie dopuść tej osoby do ruchu.
       *[other] **{ $name }** ma tylko { $count } karty: nie dopuść tej osoby do ruchu.
    }
hint-why-turns =
    { $count ->
        [one] Następny ruch ma **{ $name }**, z 1 kartą w ręce: odwróć kierunek, zanim będzie po rundzie.
        [few] Następny ruch ma **{ $name }**, z { $count } kartami w ręce: odwróć kierunek, zanim będzie po rundzie.
        [many] Następny ruch ma **{ $name }**, z { $count } kartami w ręce: odwróć kierunek, zanim będzie po rundzie.
       *[other] Następny ruch ma **{ $name }**, z { $count } karty w ręce: odwróć kierunek, zanim będzie po rundzie.
    }
hint-why-stays-away =
    { $count ->
        [one] Po innych twoich kartach ruch ma **{ $name }**, a tam została tylko 1 karta.
        [few] Po innych twoich kartach ruch ma **{ $name }**, a tam zostały tylko { $count } karty.
        [many] Po innych twoich kartach ruch ma **{ $name }**, a tam zostało tylko { $count } kart.
       *[other] Po innych twoich kartach ruch ma **{ $name }**, a tam zostało tylko { $count } karty.
    }
hint-why-colour = Dalej obowiązuje { $colour }, czyli kolor, którego masz najwięcej: następny ruch będzie łatwiejszy.
hint-why-hands = Zostanie ci mniej kart niż teraz.
hint-why-exchange = Zamieniasz najmniej potrzebną kartę na pewnie lepszą.
hint-why-any = Twoje karty są tu mniej więcej równie dobre: ta nie jest gorsza od innych.
hint-why-drawn = Pasuje, a w ręce będzie o jedną kartę mniej.
hint-why-answers = Odpowiadasz kartą i nie dotyczy cię to, co zagrano przeciwko tobie.
hint-why-jumps = To dokładnie ta karta, która leży na wierzchu: pozbędziesz się jej poza kolejką, a gra pójdzie dalej od ciebie.
hint-why-nothing-fits = Żadna karta nie pasuje. Ta dobrana może pasować, a wtedy od razu ją zagrasz.
hint-why-bluff = Masz kartę, która pasuje, więc Zmiana koloru +4 to blef i po słowie „Sprawdzam” karty dobierasz ty.
hint-why-ruins = To, co możesz zagrać, zamieni twoje dobre karty na dużo większą rękę.
hint-why-draws-on = Ta nie pasuje, a potrzebna jest taka, która pasuje.
hint-why-doubt =
    { $count ->
        [one] **{ $name }** ma jeszcze 1 kartę, a poprzedni kolor mógł tam być.
        [few] **{ $name }** ma jeszcze { $count } karty: wśród tylu często trafia się poprzedni kolor. Jeśli tak, karty dobiera ta osoba, a nie ty.
        [many] **{ $name }** ma jeszcze { $count } kart: wśród tylu często trafia się poprzedni kolor. Jeśli tak, karty dobiera ta osoba, a nie ty.
       *[other] **{ $name }** ma jeszcze { $count } karty: wśród tylu często trafia się poprzedni kolor. Jeśli tak, karty dobiera ta osoba, a nie ty.
    }
hint-why-honest =
    { $count ->
        [one] **{ $name }** ma tylko 1 kartę, więc to raczej nie blef, a nietrafione „Sprawdzam” kosztuje cię więcej.
        [few] **{ $name }** ma tylko { $count } karty, więc to raczej nie blef, a nietrafione „Sprawdzam” kosztuje cię więcej.
        [many] **{ $name }** ma tylko { $count } kart, więc to raczej nie blef, a nietrafione „Sprawdzam” kosztuje cię więcej.
       *[other] **{ $name }** ma tylko { $count } karty, więc to raczej nie blef, a nietrafione „Sprawdzam” kosztuje cię więcej.
    }
hint-why-no-way-out = Nie masz czym odpowiedzieć. To tylko karty: jeszcze je zagrasz.
hint-why-starter = Masz najwięcej kart w tym kolorze ({ $colour }), więc od niego zacznij.
hint-why-target =
    { $count ->
        [one] **{ $name }** ma tylko 1 kartę, najmniej ze wszystkich.
        [few] **{ $name }** ma { $count } karty, najmniej ze wszystkich.
        [many] **{ $name }** ma { $count } kart, najmniej ze wszystkich.
       *[other] **{ $name }** ma { $count } karty, najmniej ze wszystkich.
    }
hint-why-give = Ta karta przyda ci się najmniej.
hint-why-put = Ostatnia osoba dobiera dwie karty: szybko!
hint-why-sort = Obejrzyj spokojnie nowe karty, a potem niech gra toczy się dalej.
hint-why-next-round = Koniec rundy: następna zacznie się, gdy wszyscy będą gotowi.
hint-why-call = Masz jedną kartę, a jeszcze nie było słychać { $word }! Powiedz to, zanim ktoś cię przyłapie.
hint-why-catch = **{ $name }** ma jedną kartę i nie było słychać ani słowa. Szybko: gdy zacznie następny gracz, będzie za późno.
hint-why-falls = Nie ma o czym decydować: za chwilę stanie się to samo.
hint-why-danger =
    { $count ->
        [one] To nie twoja kolej. Uważaj: **{ $name }** ma 1 kartę. Trzymaj Stop albo +2
        [few] To nie twoja kolej. Uważaj: **{ $name }** ma { $count } karty. Trzymaj Stop albo +2
        [many] To nie twoja kolej. Uważaj: **{ $name }** ma { $count } kart. Trzymaj Stop albo +2
       *[other] To nie twoja kolej. Uważaj: **{ $name }** ma { $count } karty. Trzymaj Stop albo +2
    }{ $caught ->
        [yes] {" "}i wypatruj zapomnianego okrzyku.
       *[no] .
    }
hint-why-wait =
    { $caught ->
        [yes] To nie twoja kolej: wypatruj, komu zostanie jedna karta bez słowa.
       *[no] To nie twoja kolej: patrz, co zagrywają inni, i zastanów się nad swoją następną kartą.
    }
hint-why-ready = Koniec rundy. Czekamy już tylko na pozostałych.
hint-why-out = W tej rundzie nie masz czym grać: usiądź wygodnie i patrz na pozostałych.
hint-why-over = Partia skończona. **{ $public-rematch }** na stole zaczyna następną według tych samych zasad.

hint-with-uno = ☝️ Zostanie ci jedna karta: najpierw naciśnij **{ $word }!**, żeby powiedzieć to razem z ruchem.
hint-price =
    { $count ->
        [one] ⚠️ Przy tym stole fałszywe oskarżenie kosztuje cię 1 kartę.
        [few] ⚠️ Przy tym stole fałszywe oskarżenie kosztuje cię { $count } karty.
        [many] ⚠️ Przy tym stole fałszywe oskarżenie kosztuje cię { $count } kart.
       *[other] ⚠️ Przy tym stole fałszywe oskarżenie kosztuje cię { $count } karty.
    }
hint-source =
    { $fined ->
        [yes] Na podstawie twoich kart i tego, co widzą wszyscy. Za rady innych graczy jest tu kara; za moje nie, bo czytasz je tylko ty.
       *[no] Na podstawie twoich kart i tego, co widzą wszyscy; nikt inny tego nie czyta.
    }
