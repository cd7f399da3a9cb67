# What happened, in a short line each. Everybody reads these: nothing hidden may stand here.

event-starter = Pierwsza karta to { $card }
event-colour-chosen = **{ $name }** wybiera kolor: { $colour }
event-card-played = **{ $name }** zagrywa: { $card }
event-wild-played =
    { $way ->
        [given] **{ $name }** zagrywa: { $card }, teraz obowiązuje kolor: { $colour }
       *[chosen] **{ $name }** zagrywa: { $card } i wybiera kolor: { $colour }
    }
event-reversed =
    { $way ->
        [cw] Zmiana kierunku: teraz w dół listy
       *[ccw] Zmiana kierunku: teraz w górę listy
    }
event-seat-skipped = **{ $name }** traci kolejkę
event-cards-drawn =
    { $why ->
        [uno]
            { $count ->
                [one] **{ $name }** dobiera 1 kartę za brak UNO!
                [few] **{ $name }** dobiera { $count } karty za brak UNO!
                [many] **{ $name }** dobiera { $count } kart za brak UNO!
               *[other] **{ $name }** dobiera { $count } karty za brak UNO!
            }
        [bluff]
            { $count ->
                [one] **{ $name }** dobiera 1 kartę za blef
                [few] **{ $name }** dobiera { $count } karty za blef
                [many] **{ $name }** dobiera { $count } kart za blef
               *[other] **{ $name }** dobiera { $count } karty za blef
            }
        [downpour]
            { $count ->
                [one] **{ $name }** dobiera 1 kartę podczas ulewy
                [few] **{ $name }** dobiera { $count } karty podczas ulewy
                [many] **{ $name }** dobiera { $count } kart podczas ulewy
               *[other] **{ $name }** dobiera { $count } karty podczas ulewy
            }
        [hand_on_pile]
            { $count ->
                [one] **{ $name }** dobiera 1 kartę za spóźnioną rękę
                [few] **{ $name }** dobiera { $count } karty za spóźnioną rękę
                [many] **{ $name }** dobiera { $count } kart za spóźnioną rękę
               *[other] **{ $name }** dobiera { $count } karty za spóźnioną rękę
            }
        [silence]
            { $count ->
                [one] **{ $name }** dobiera 1 kartę za przerwanie ciszy
                [few] **{ $name }** dobiera { $count } karty za przerwanie ciszy
                [many] **{ $name }** dobiera { $count } kart za przerwanie ciszy
               *[other] **{ $name }** dobiera { $count } karty za przerwanie ciszy
            }
        [misplay]
            { $count ->
                [one] **{ $name }** dobiera 1 kartę za kartę, której nie wolno zagrać
                [few] **{ $name }** dobiera { $count } karty za kartę, której nie wolno zagrać
                [many] **{ $name }** dobiera { $count } kart za kartę, której nie wolno zagrać
               *[other] **{ $name }** dobiera { $count } karty za kartę, której nie wolno zagrać
            }
        [false_call]
            { $count ->
                [one] **{ $name }** dobiera 1 kartę za pomyłkę
                [few] **{ $name }** dobiera { $count } karty za pomyłkę
                [many] **{ $name }** dobiera { $count } kart za pomyłkę
               *[other] **{ $name }** dobiera { $count } karty za pomyłkę
            }
        [advice]
            { $count ->
                [one] **{ $name }** dobiera 1 kartę za podpowiadanie
                [few] **{ $name }** dobiera { $count } karty za podpowiadanie
                [many] **{ $name }** dobiera { $count } kart za podpowiadanie
               *[other] **{ $name }** dobiera { $count } karty za podpowiadanie
            }
        [host]
            { $count ->
                [one] **{ $name }** dobiera za karę 1 kartę
                [few] **{ $name }** dobiera za karę { $count } karty
                [many] **{ $name }** dobiera za karę { $count } kart
               *[other] **{ $name }** dobiera za karę { $count } karty
            }
       *[turn]
            { $count ->
                [one] **{ $name }** dobiera kartę
                [few] **{ $name }** dobiera { $count } karty
                [many] **{ $name }** dobiera { $count } kart
               *[other] **{ $name }** dobiera { $count } karty
            }
    }
event-nothing-to-draw = **{ $name }** ma dobrać, ale nie ma już kart
event-turn-passed = **{ $name }** pasuje
event-turn-dallied = **{ $name }** nie zdąża na czas
event-reshuffled = Zagrane karty przetasowano: to nowy stos dobierania
event-turned-over = Zagrane karty odwrócono bez tasowania: to nowy stos dobierania
event-pile-used-up = Stos dobierania jest pusty, a **{ $name }** nie ma ruchu: koniec rundy
event-turns-used-up =
    { $count ->
        [one] Za nami 1 ruch: koniec rundy
        [few] Za nami { $count } ruchy: koniec rundy
        [many] Za nami { $count } ruchów: koniec rundy
       *[other] Za nami { $count } ruchu: koniec rundy
    }
event-jumped-in = ⚡ **{ $name }** wskakuje poza kolejką!
event-hit-answered =
    { $count ->
        [0] Teraz kolejkę ma stracić **{ $name }**
        [one] Teraz 1 karta czeka na gracza **{ $name }**
        [few] Teraz { $count } karty czekają na gracza **{ $name }**
        [many] Teraz { $count } kart czeka na gracza **{ $name }**
       *[other] Teraz { $count } karty czeka na gracza **{ $name }**
    }
event-hands-swapped = 🔁 **{ $name }** i **{ $other }** zamieniają się kartami
event-hands-rotated =
    { $way ->
        [cw] 🔁 Wszyscy oddają swoje karty dalej, w dół listy
       *[ccw] 🔁 Wszyscy oddają swoje karty dalej, w górę listy
    }
event-hands-shuffled = 🔁 Karty wszystkich graczy przetasowano i rozdano od nowa
event-cards-exchanged = **{ $name }** i **{ $other }** wymieniają się jedną kartą
event-cards-discarded =
    { $count ->
        [one] **{ $name }** odrzuca 1 kartę, kolor: { $colour }
        [few] **{ $name }** odrzuca { $count } karty, kolor: { $colour }
        [many] **{ $name }** odrzuca { $count } kart, kolor: { $colour }
       *[other] **{ $name }** odrzuca { $count } karty, kolor: { $colour }
    }
event-hand-put = 🖐️ **{ $name }**: ręka nr { $place } na stosie
event-silence-began = 🤫 Cisza, aż znów przyjdzie kolej na: **{ $name }**
event-silence-began-colour = 🤫 **{ $name }** zarządza ciszę, dopóki trwa kolor: { $colour }
event-silence-ended = Znów wolno się odzywać
event-silence-broken = **{ $name }** się odzywa: koniec ciszy
event-misplayed = **{ $name }** próbuje zagrać kartę, której teraz nie wolno
event-false-call = **{ $name }** mówi UNO bez powodu
event-false-help = **{ $name }** bez powodu mówi UNO za kogoś: **{ $other }**
event-false-accusation = **{ $name }** niesłusznie oskarża: **{ $other }**
event-seat-fined =
    { $why ->
        [advice] **{ $name }** podpowiada: tak orzeka stół
       *[host] **{ $name }** dostaje karę
    }
event-hand-refilled =
    { $count ->
        [one] **{ $name }** bierze na nową rękę 1 kartę
        [few] **{ $name }** bierze na nową rękę { $count } karty
        [many] **{ $name }** bierze na nową rękę { $count } kart
       *[other] **{ $name }** bierze na nową rękę { $count } karty
    }
event-seat-eliminated = **{ $name }** odpada z partii przez punkty
event-uno-forgotten = **{ $name }** zapomina o UNO
event-uno-called = **{ $name }**: { $word }!
event-uno-called-for = **{ $name }** woła za kogoś (**{ $other }**): { $word }!
event-uno-caught = **{ $name }** łapie bez UNO: **{ $other }**!
event-challenge-guilty = **{ $name }** sprawdza: **{ $other }** blefuje!
event-challenge-honest = **{ $name }** sprawdza: **{ $other }** gra uczciwie
event-seat-out = **{ $name }** nie ma już kart!
event-round-blocked = Nikt już nie ma ruchu: koniec rundy
event-round-ended =
    { $winners ->
        [one] Rundę { $number } wygrywa { $names }
        [few] Rundę { $number } wygrywają wspólnie { $names }
        [many] Rundę { $number } wygrywają wspólnie { $names }
       *[other] Rundę { $number } wygrywają wspólnie { $names }
    }
event-round-void = Rundę przerwano
event-seat-queued = **{ $name }** dołącza od następnej rundy
event-seat-left =
    { $why ->
        [left] **{ $name }** opuszcza partię
        [kicked] **{ $name }** musi odejść od stołu
        [banned] **{ $name }** dostaje zakaz gry
       *[gone] **{ $name }** znika
    }
event-seat-substituted = **{ $name }**: teraz gra tu komputer
event-owner-returned = **{ $name }** wraca do gry
event-vote-opened = **{ $name }** prosi o głosowanie: { $motion }
event-vote-settled =
    { $carried ->
        [yes] Wniosek przyjęty: { $motion }
       *[no] Wniosek odrzucony: { $motion }
    }
motion =
    { $motion ->
        [kick] usunięcie gracza **{ $name }**
        [end] koniec partii
        [pause] pauza w grze
        [advice] kara za podpowiadanie dla gracza **{ $name }**
       *[resume] wznowienie gry
    }

vote-running =
    { $electors ->
        [one] 🗳️ **Głosowanie:** { $motion }? Za: { $agree }, przeciw: { $against }, może głosować 1 osoba.
        [few] 🗳️ **Głosowanie:** { $motion }? Za: { $agree }, przeciw: { $against }, mogą głosować { $electors } osoby.
        [many] 🗳️ **Głosowanie:** { $motion }? Za: { $agree }, przeciw: { $against }, może głosować { $electors } osób.
       *[other] 🗳️ **Głosowanie:** { $motion }? Za: { $agree }, przeciw: { $against }, może głosować { $electors } osoby.
    }

## News of the table itself.

news-person-stood = **{ $name }** odchodzi od stołu
news-newcomer-left = **{ $name }** jednak nie dołącza
news-host-passed = Gospodarzem jest teraz **{ $name }**
news-rules-changed = Nowe zasady: { $preset }
news-options-changed = Zmiana zasad: { $options }
news-start-called = Zaraz zaczynamy: potwierdźcie zasady
news-people-dropped =
    { $count ->
        [one] Nie ma potwierdzenia zasad, więc miejsce traci { $names }
        [few] Nie ma potwierdzenia zasad, więc miejsca tracą { $names }
        [many] Nie ma potwierdzenia zasad, więc miejsca tracą { $names }
       *[other] Nie ma potwierdzenia zasad, więc miejsca tracą { $names }
    }
news-match-paused = **{ $name }** wstrzymuje grę
news-match-paused-by-vote = Gra jest wstrzymana
news-match-resumed = **{ $name }** wznawia grę
news-match-resumed-by-vote = Gra toczy się dalej
news-match-suspended = Gra czeka, aż ktoś wróci
news-fine-explained = Za co kara (**{ $name }**): { $reason }
news-forfeit-drawn = 🎭 Fant do wykupienia ({ $names }): { $forfeit }
