# What somebody sets for himself, at all tables.

language-name = Polski

habits-title = ## Moje ustawienia
habits-about = Obowiązują dla ciebie przy każdym stole, na każdym serwerze. Każdy wybór zapisuje się od razu.
habits-language = **Język** wszystkiego, co widzisz tylko ty. To, co widzą wszyscy, jest w języku serwera.
language-as-in-discord = Język mojego Discorda
habit-hints =
    { $on ->
        [yes] **Podpowiedzi: tak.** W twoim ruchu niepasujące karty są szare, a przy kartach widać, gdy nic nie pasuje.
       *[no] **Podpowiedzi: nie.** Przy kartach nie widać, które pasują.
    }
    .switch =
        { $to ->
            [on] Włącz podpowiedzi
           *[off] Wyłącz podpowiedzi
        }
habit-auto-draw =
    { $on ->
        [yes] **Dobieranie za mnie: tak.** Gdy nic z ręki nie pasuje, stół od razu dobiera za ciebie.
       *[no] **Dobieranie za mnie: nie.** Dobierasz bez pomocy, chyba że według zasad stołu karta dobiera się sama.
    }
    .switch =
        { $to ->
            [on] Dobieraj za mnie
           *[off] Nie dobieraj za mnie
        }
habit-reminders =
    { $on ->
        [yes] **Przypomnienia: tak.** Jeśli długo trwa twój ruch, dostajesz jedną wzmiankę, o ile serwer tego chce.
       *[no] **Przypomnienia: nie.** Nie dostajesz wzmianek, nawet gdy stół na ciebie czeka.
    }
    .switch =
        { $to ->
            [on] Przypominaj mi
           *[off] Nie przypominaj mi
        }
habit-confirm =
    { $on ->
        [yes] **Pytanie przed zagraniem: tak.** Kartę, którą zagrałoby jedno naciśnięcie, zagrywa dopiero drugie.
       *[no] **Pytanie przed zagraniem: nie.** Kartę zagrywa jedno naciśnięcie.
    }
    .switch =
        { $to ->
            [on] Pytaj przed zagraniem
           *[off] Nie pytaj
        }
habit-pictures =
    { $on ->
        [yes] **Obrazki: tak.** Masz przyciski, które pokazują twoją rękę i stół jako obrazki, **/uno hand** od razu dołącza obrazek, a wyniki są też na obrazku.
       *[no] **Obrazki: nie.** Dostajesz obrazek tylko wtedy, gdy wybierzesz go w komendzie.
    }
    .switch =
        { $to ->
            [on] Włącz obrazki
           *[off] Wyłącz obrazki
        }
