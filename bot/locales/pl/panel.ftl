# Choosing the rules, in private.

panel-title = ## Zasady tego stołu
panel-page = ## { $family }
panel-agree = -# Każdy wybór działa od razu i jest ogłaszany. Przed startem nowe zasady potwierdzają wszyscy, którzy siedzą przy stole.
panel-differs = Co tu jest inaczej niż oficjalnie:
panel-conveniences = Inaczej ustawione są tylko udogodnienia:
panel-difference = • **{ $option }:** { $value } · { $origin }
panel-more-differences =
    { $count ->
        [one] • i jeszcze 1 rzecz
        [few] • i jeszcze { $count } rzeczy
        [many] • i jeszcze { $count } rzeczy
       *[other] • i jeszcze { $count } rzeczy
    }
panel-option = **{ $option }:** { $value }
panel-why = -# { $why }
panel-why-default = -# { $why } Domyślnie: { $default }.
panel-folded = -# Teraz nie ma tu czego wybierać, bo przy pozostałych ustawieniach nic by to nie dało: { $options }
panel-choose-page = Zmień poszczególne opcje
panel-changed =
    { $count ->
        [0] jak w oficjalnych zasadach
        [one] 1 opcja ustawiona inaczej
        [few] { $count } opcje ustawione inaczej
        [many] { $count } opcji ustawionych inaczej
       *[other] { $count } opcji ustawione inaczej
    }
panel-overview = Przegląd
panel-overview-about = Zestawy zasad i wszystko, co jest inaczej niż oficjalnie
panel-choose-preset = Weź zestaw zasad
panel-choose-own = Weź zestaw zasad tego serwera
panel-type = Zmień
panel-turn-on = Włącz
panel-turn-off = Wyłącz
panel-cards = Edytuj
panel-down = −
panel-up = +
panel-write = Twój wybór
panel-write-number = Liczba całkowita od { $lowest } do { $highest }
panel-write-zero = Liczba całkowita od { $lowest } do { $highest }; 0 oznacza: { $zero }
panel-write-open = Liczba całkowita od { $lowest } do { $highest }; puste pole: jak zwykle, { $usual }
panel-write-word =
    { $longest ->
        [one] Najwyżej 1 znak; puste pole to UNO!
        [few] Najwyżej { $longest } znaki; puste pole to UNO!
        [many] Najwyżej { $longest } znaków; puste pole to UNO!
       *[other] Najwyżej { $longest } znaku; puste pole to UNO!
    }

button-overview = Przegląd
button-how-to-play = Jak grać
button-save-rules = Zapisz te zasady
button-share-rules = Udostępnij
button-change-along =
    { $count ->
        [one] Zmień też: { $option }
        [few] Zmień też te { $count }
        [many] Zmień też te { $count }
       *[other] Zmień też te { $count }
    }

changed-rules = { $preset }, ze zmianami
changed-conveniences = { $preset }, z innymi udogodnieniami
more-differences =
    { $count ->
        [one] i jeszcze 1 rzecz
        [few] i jeszcze { $count } rzeczy
        [many] i jeszcze { $count } rzeczy
       *[other] i jeszcze { $count } rzeczy
    }

## What should be known about rules before a match.

badge-official = ✅ **Oficjalne zasady**
concern-partners =
    { $seats ->
        [one] ⚠️ W parach grają dokładnie cztery osoby, a przy stole jest jedna.
        [few] ⚠️ W parach grają dokładnie cztery osoby, a przy stole są { $seats }.
        [many] ⚠️ W parach grają dokładnie cztery osoby, a przy stole jest { $seats }.
       *[other] ⚠️ W parach grają dokładnie cztery osoby, a przy stole jest { $seats }.
    }
concern-deck =
    { $most ->
        [one] ⚠️ Tych kart wystarczy tylko dla 1 gracza. Rozdajcie mniej albo weźcie drugą talię.
        [few] ⚠️ Tych kart wystarczy najwyżej dla { $most } graczy. Rozdajcie mniej albo weźcie drugą talię.
        [many] ⚠️ Tych kart wystarczy najwyżej dla { $most } graczy. Rozdajcie mniej albo weźcie drugą talię.
       *[other] ⚠️ Tych kart wystarczy najwyżej dla { $most } gracza. Rozdajcie mniej albo weźcie drugą talię.
    }
concern-packs = -# Tylu graczy szybko zużyje jedną talię w siedmiu rękach. Gospodarz może wybrać: **{ $setting }**.
concern-centre = -# „Ręce na stos” odpoczywa, dopóki grają mniej niż trzy osoby.
concern-cap =
    { $cap ->
        [one] ⏳ Z tymi zasadami runda może się ciągnąć. Kończy się po 1 ruchu, a wygrywa, kto ma najmniej punktów.
        [few] ⏳ Z tymi zasadami runda może się ciągnąć. Kończy się po { $cap } ruchach, a wygrywa, kto ma najmniej punktów.
        [many] ⏳ Z tymi zasadami runda może się ciągnąć. Kończy się po { $cap } ruchach, a wygrywa, kto ma najmniej punktów.
       *[other] ⏳ Z tymi zasadami runda może się ciągnąć. Kończy się po { $cap } ruchu, a wygrywa, kto ma najmniej punktów.
    }
concern-card = 🃏 **{ $name }**: { $does }
concern-card-text = 🃏 **{ $name }** „{ $text }”: { $does }
concern-cards = 🃏 Własne karty: { $names }. Co robią, mówi **/uno cards**.
concern-house =
    { $count ->
        [one] -# Włączona jest 1 zasada domowa, której nie ma w podstawowej grze. To twój pierwszy raz? Na początek łatwe są zasady **Oficjalne** i **Junior**.
        [few] -# Włączone są { $count } zasady domowe, których nie ma w podstawowej grze. To twój pierwszy raz? Na początek łatwe są zasady **Oficjalne** i **Junior**.
        [many] -# Włączonych jest { $count } zasad domowych, których nie ma w podstawowej grze. To twój pierwszy raz? Na początek łatwe są zasady **Oficjalne** i **Junior**.
       *[other] -# Włączone jest { $count } zasady domowej, której nie ma w podstawowej grze. To twój pierwszy raz? Na początek łatwe są zasady **Oficjalne** i **Junior**.
    }

## What cannot go together, and what sits ill.

excludes = ❌ **{ $left }** i **{ $right }** wykluczają się: { $why }
excludes-all = { $clashes } Nic się nie zmieniło.
sits-ill = ⚠️ **{ $left }** i **{ $right }** słabo do siebie pasują: { $why }
remedy = Pomoże dodatkowa zmiana: **{ $change }**.
remedy-several = Pomogą dodatkowe zmiany:
remedy-change = • **{ $change }**
panel-wrong-value = ❌ Opcji **{ $option }** nie można tak ustawić. Nic się nie zmieniło.

clash-zero-lone-zero = zero może znaczyć tylko jedno.
clash-zero-blank = dziesiątkę może nieść tylko jeden rodzaj kart.
clash-blank-deck = ta talia nie ma białych kart.
clash-custom-cards-blank = mogą nimi być tylko białe karty przeznaczone na własne zasady.
clash-custom-cards-deck = ta talia ma na nie za mało białych kart.
clash-h2o-bonus-deck = odpowiednie karty ma tylko talia z Ulewami.
clash-h2o-bonus-scoring = premia odejmuje punkty, więc mało punktów musi się opłacać.
clash-actions-draw2-answer = przy kartach bez efektu nie ma na co odpowiadać.
clash-actions-wd4-answer = przy kartach bez efektu nie ma na co odpowiadać.
clash-actions-skip-rescue = przy kartach bez efektu nie ma przed czym się ratować.
clash-actions-reverse-deflect = przy kartach bez efektu nie ma czego odsyłać.
clash-actions-zero = wtedy żadna karta nie każe nikomu dobierać.
clash-actions-blank = wtedy żadna karta nie każe nikomu dobierać.
clash-actions-challenge = przy kartach bez efektu nie ma czego sprawdzać.
clash-wild-colour-silence = nikt nie wybiera koloru, który mógłby przerwać ciszę.
clash-wild-colour-wd4-legality = po atucie nie obowiązuje żaden kolor, którym można by się kierować.
clash-wild-colour-wd4-answer = po atucie nikt nie wybiera koloru.
clash-wd4-colour-silence = nikt nie wybiera koloru, który mógłby przerwać ciszę.
clash-wd4-colour-wd4-legality = po atucie nie obowiązuje żaden kolor, którym można by się kierować.
clash-wd4-colour-wd4-answer = nikt nie wybiera koloru dla +2.
clash-wd4-colour-mixed-on-wd4 = nikt nie wybiera koloru dla +2.
clash-penalty-misplay-protection = niedozwolona karta kosztuje tylko tam, gdzie można spróbować ją zagrać.
clash-protection-penalty-misplay = jeśli można spróbować niedozwolonej karty, musi ona coś kosztować.
clash-protection-challenge = bez sprawdzania nikt nie może podważyć blefu.
clash-challenge-wd4-legality = jeśli każde +4 jest dozwolone, nie ma czego sprawdzać.
clash-round-end-scoring = na koniec rundy nie ma już rąk, które można by policzyć.
clash-round-end-scoring-to-last = karty ma wtedy już tylko jedna osoba, więc liczą się miejsca, a nie punkty.
clash-round-end-exhaust = runda nigdy by się nie skończyła.
clash-scoring-round-end = pozbycie się kart liczy się tylko tam, gdzie gra toczy się dalej z nowymi.
clash-pass-turn-cap = nikt nigdy nie musiałby grać, więc rundę musi kończyć liczba ruchów.
clash-partners-scoring = partnerzy zdobywają punkty razem i tylko za to, że ktoś z nich skończył pierwszy.
clash-partners-round-end = drużyna kończy, gdy tylko jedno z dwojga nie ma już kart.
clash-draw2-answer-wd4-answer = jedno sumuje karty, a drugie tylko przekazuje je dalej.
clash-uno-window-uno-grace = byłoby za późno, zanim minie najkrótszy czas.
clash-values-last-draw-counts = karty dobrane na końcu rzadko się liczą.
clash-values-scoring = punkty przybywają powoli.
clash-multi-self-intervention = dwie takie same karty znaczą dwie różne rzeczy.
clash-opener-scoring = przegranego wskazuje tylko punktacja bez sum; w innych rozdaje ten, kto ma najwięcej punktów.
