# /uno help: first what can be done here and now, then how to play at all.

help-title = ## Pomoc
help-now =
    { $situation ->
        [lobby] Na tym kanale zbiera się stół. Naciśnij na nim **{ $public-join }**, a zagrasz, gdy gospodarz da sygnał do startu.
        [guest] Masz miejsce przy stole. Partię zaczyna gospodarz; jeśli wcześniej zmienią się zasady, naciśnij **{ $public-confirm }**, żeby się na nie zgodzić.
        [host] To twój stół. Wybierz zasady z menu, obsadź wolne miejsca przyciskiem **{ $public-add-computer }**, a gdy wszyscy już są, naciśnij **{ $public-start }**.
        [spectator] Na tym kanale trwa partia. Naciśnij na stole **{ $public-more }**, żeby dostać karty od następnej rundy.
        [last-round] Na tym kanale trwa partia, i to jej ostatnia runda. Możesz się przyglądać, a potem następną zaczyna na stole **{ $public-rematch }**.
        [waiting] Dostaniesz karty, gdy zacznie się następna runda. Do tego czasu możesz się przyglądać.
        [player] Grasz. Przycisk **{ $public-hand }** na stole pokazuje karty tylko tobie; gdy przyjdzie twoja kolej, naciśnij tam kartę albo **Dobierz**.
       *[no-table] Na tym kanale nikt nie gra. Polecenie `/uno start` otwiera stół: inni dołączają, a wolne miejsca mogą zająć komputery.
    }
help-choose = **O co chodzi?** Wybierz poniżej, a odpowiem według zasad, które tu obowiązują.
help-menu = Wybierz, o co chodzi
help-asked = ### { $topic }

## What people ask.

help-ask-new = To moja pierwsza gra
help-ask-stuck = Moja kolej, a nie mam czym zagrać
help-ask-uno = Kiedy mówi się UNO!?
help-ask-catch = Ktoś nie mówi UNO!
help-ask-hit = Dostaję +2 albo +4
help-ask-hand = Nie widzę swoich kart
help-ask-table = Stół zniknął
help-ask-slow = Ktoś długo się nie rusza
help-ask-refused = Odrzucona karta albo kara
help-ask-leave = Chcę odejść albo zrobić przerwę
help-ask-rules = Jak zmienić zasady?
help-ask-host = Co może gospodarz?
help-ask-keyboard = Gram z klawiatury albo z czytnikiem ekranu
help-ask-commands = Jakie są polecenia?

## The answers.

help-new =
    Chodzi o to, żeby jako pierwsza osoba pozbyć się wszystkich kart. W swoim ruchu zagrywasz jedną kartę: w kolorze tej z wierzchu, z tą samą liczbą albo z tym samym znakiem; czarne pasują zawsze.
    `/uno tutorial` nauczy wszystkiego w pięć minut, bez pośpiechu i bez czekających. Przy stole `/uno hint` powie tylko tobie, co zrobić i dlaczego.
help-stuck =
    { $draw ->
        [until_playable] Naciśnij przy swoich kartach **Dobierz**: tutaj dobiera się, aż któraś karta pasuje.
        [to_match] Naciśnij przy swoich kartach **Dobierz**: tutaj można dobierać dalej, aż któraś karta pasuje.
       *[one] Naciśnij przy swoich kartach **Dobierz**: dobierzesz jedną kartę.
    } { $force_play ->
        [on] Jeśli pasuje, trzeba ją zagrać.
       *[off] Jeśli pasuje, możesz ją od razu zagrać albo zatrzymać.
    } { $pass ->
        [free] Można też spasować bez dobierania.
       *[after_draw] Potem kolej na następnego gracza.
    }
    Karty, które nie pasują, są szare, chyba że podpowiedzi są wyłączone. `/uno hint` powie, co najlepsze.
help-uno =
    Gdy masz zagrać przedostatnią kartę: najpierw naciśnij przy kartach **{ $word }!**, wtedy padnie razem z ruchem. { $uno_deadline ->
        [before_release] Później jest tu już za późno.
       *[next_turn] Jeśli zapomnisz, możesz szybko nacisnąć zaraz potem.
    }
    { $uno_enforce ->
        [none] Tutaj to tylko zabawa: zapomnienie nic nie kosztuje.
        [auto] { $uno_penalty ->
            [one] Kto zapomni, dobiera tu 1 kartę, nawet gdy nikt go nie przyłapie.
            [few] Kto zapomni, dobiera tu { $uno_penalty } karty, nawet gdy nikt go nie przyłapie.
            [many] Kto zapomni, dobiera tu { $uno_penalty } kart, nawet gdy nikt go nie przyłapie.
           *[other] Kto zapomni, dobiera tu { $uno_penalty } karty, nawet gdy nikt go nie przyłapie.
        }
       *[caught] { $uno_penalty ->
            [one] Kto zapomni i da się przyłapać, dobiera 1 kartę.
            [few] Kto zapomni i da się przyłapać, dobiera { $uno_penalty } karty.
            [many] Kto zapomni i da się przyłapać, dobiera { $uno_penalty } kart.
           *[other] Kto zapomni i da się przyłapać, dobiera { $uno_penalty } karty.
        }
    }
help-catch =
    { $uno_enforce ->
        [none] Zapomnienie nic tu nie kosztuje. Dla zabawy i tak można nacisnąć **{ $public-catch }**.
        [auto] Nikogo nie trzeba tu przyłapywać: kto zapomni, i tak dobiera karty.
       *[caught] Naciśnij na stole **{ $public-catch }**, zanim następny gracz zacznie. Przycisk jest tam zawsze, żeby niczego nie zdradzać: trzeba patrzeć, komu została jedna karta.
    } { $penalty_false_call ->
        [0] Pomyłka nic nie kosztuje.
       *[other] Lepiej mieć pewność: pomyłka kosztuje tu karty.
    }
help-hit =
    { $hit ->
        [draw_then_play] Dobierasz karty i mimo to możesz zagrać.
       *[skip_turn] Dobierasz karty i tracisz ruch.
    }
    - **+2:** { $draw2_answer ->
        [none] nic się na to nie poradzi.
       *[other] możesz odpowiedzieć kartą: te, którymi można, nie są szare.
    }
    - **+4:** { $challenge ->
        [on] naciśnij **Sprawdzam**, jeśli twoim zdaniem ta osoba ma kartę w poprzednim kolorze. Jeśli tak, dobiera ona zamiast ciebie; jeśli nie, dobierasz jeszcze więcej.
       *[off] tutaj tego się nie sprawdza.
    } { $wd4_answer ->
        [none] Żadna karta na to nie pomoże.
       *[other] Można odpowiedzieć kartą.
    }
help-hand =
    Naciśnij na stole **{ $public-hand }** albo wyślij `/uno hand`: karty przyjdą w wiadomości, którą widzisz tylko ty. Po ponownym uruchomieniu Discord takie wiadomości zapomina, wtedy wystarczy nacisnąć jeszcze raz. **Odśwież** pokazuje karty takie, jakie są teraz.
help-table =
    `/uno table` przywoła go na koniec kanału. Jeśli gra stoi, bo zostały same komputery, obudzi ją przycisk **{ $public-hand }**.
help-slow =
    Każdy ruch ma swój czas, chyba że serwer wyłączył zegar: kto zwleka, dostaje jedno przypomnienie, potem zegar dobiera za niego kartę albo ją zatrzymuje, a po trzech razach gra komputer, aż ta osoba wróci. Pod przyciskiem **{ $public-more }** gracze mogą zagłosować za usunięciem kogoś.
help-refused =
    `/uno why` powie, jaka zasada za tym stoi, z liczbami tego stołu. { $penalty_misplay ->
        [0] Odrzucona karta nic tu nie kosztuje: wybierz po prostu inną.
       *[other] Przy tym stole za niedozwoloną kartę dobiera się karty.
    }
help-leave = **{ $public-more }** na stole: niech komputer zagra za ciebie, a ty wrócisz, kiedy zechcesz; odejdź na dobre; albo wstrzymaj grę dla wszystkich. Przed startem miejsce zwalnia **{ $public-stand }**. To samo robi `/uno leave`.
help-rules =
    Przed rozdaniem: gospodarz wybiera zestaw zasad z menu albo otwiera **{ $public-rules }**, gdzie jest każda opcja z osobna. Pozostali naciskają potem **{ $public-confirm }**. W trakcie partii zasady się nie zmieniają; **{ $public-rematch }** otwiera nowy stół.
help-host =
    - Przed startem: zasady, komputery na wolnych miejscach i **{ $public-start }**.
    - W trakcie partii pod przyciskiem **{ $public-more }**: pauza, koniec albo usunięcie gracza, jeśli serwer zostawia to gospodarzom; inaczej jest głosowanie.
    - Jeśli odejdziesz, gospodarzem zostanie kto inny.
    - Osoby, które zarządzają serwerem, mają `/uno-admin settings`, `kick`, `end` i `reset`.
help-keyboard =
    Wszystko działa bez przycisków. Kartę wpisz tak, jak się ją mówi, na przykład „czerwona 5” albo „zmiana koloru niebieski”. Każdy kolor ma nazwę i własny znak.
    - Przed grą: `/uno start`, `join`, `begin` oraz `/uno lobby` dla zasad i komputerów
    - Twoje karty: `/uno hand` oraz `/card play`, `draw`, `keep`, `uno`, `catch`, `challenge`, `accept`
    - Stół: `/uno vote`, `away`, `leave`, `end` oraz `/uno match pause`, `resume`, `kick`
    - Potem: `/card ready` przed następną rundą, `/uno again` na rewanż
help-commands =
    - `/uno start`, `join`, `leave`: otwórz stół, zajmij miejsce, zwolnij je
    - `/uno hand`, `table`, `end`: zobacz swoje karty, przywołaj tu stół, zakończ grę
    - `/uno begin`, `away`, `vote`, `again`: rozpocznij grę, oddaj miejsce komputerowi, zagłosuj, zagraj rewanż
    - `/uno lobby`, `/uno match`: to, co robią przyciski przed grą i te pod **{ $public-more }**
    - `/uno rules`, `memo`, `cards`: przeczytaj zasady tego stołu, w skrócie albo karta po karcie
    - `/uno why`: dowiedz się, jaka zasada stoi za odmową albo za karą
    - `/uno hint`, `tutorial`: podpowiedź tylko dla ciebie, nauka gry w pięć minut
    - `/uno settings`: wybierz swój język, podpowiedzi, przypomnienia i tym podobne
    - `/uno rankings`, `stats`: zobacz, kto prowadzi i jak komu idzie
    - `/card`: graj bez przycisków, z klawiatury lub z czytnikiem ekranu
    - `/uno privacy`: zobacz, co jest o tobie zapisane, albo to usuń
