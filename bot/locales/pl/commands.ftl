# Slash commands, as Discord's own menus show them: 100 letters at most, and 8,000 for all of a group.
# A command's name is the same in every language, for people tell it to each other.

command-uno = Graj w UNO na tym kanale
command-uno-start = Otwórz stół i poczekaj na graczy
    .preset = Zasady; bez wyboru te, które ustawił serwer
    .seats = Ile osób może grać, od 2 do 10
    .where = Na tym kanale albo w osobnym wątku
    .guest =
        { $number ->
            [1] Dołączyć mogą tylko wskazani goście
           *[other] Jeszcze jeden gość
        }
command-uno-again = Otwórz stół z tymi samymi zasadami, gdy partia na tym kanale się skończyła
command-uno-begin = Rozpocznij grę, do której zebrali się gracze na tym kanale
command-uno-join = Zajmij miejsce przy stole na tym kanale
command-uno-leave = Zwolnij swoje miejsce na tym kanale
    .sure = Odejdź z partii od razu, bez pytania
command-uno-hand = Pokaż swoje karty; widzisz je tylko ty
    .picture = Dołącz obrazek; bez wyboru decydują twoje ustawienia
command-uno-table = Pokaż stół jeszcze raz, na samym dole kanału
    .picture = Zamiast tego pokaż go tylko tobie jako obrazek
command-uno-end = Zakończ grę na tym kanale albo poproś o to pozostałych
    .sure = Zakończ albo zaproponuj to od razu, bez pytania
command-uno-vote = Zagłosuj, gdy stół na tym kanale o to prosi
    .answer = Za czy przeciw
    .motion = Które głosowanie; potrzebne tylko wtedy, gdy czeka na ciebie kilka
command-uno-away = Niech komputer gra za ciebie, dopóki nie wyślesz /uno hand
command-uno-lobby = Przygotuj grę, która ma się zacząć na tym kanale
command-uno-lobby-computer = Posadź komputer na wolnym miejscu albo go zabierz
    .remove = Zabierz ten, który usiadł ostatni
command-uno-lobby-confirm = Zgódź się na zmienione zasady stołu
command-uno-lobby-rules = Wybierz zasady stołu i zobacz każdą opcję
    .preset = Zestaw zasad do gry; bez niego wszystko zostaje po staremu
command-uno-lobby-option = Ustaw jedną zasadę z osobna
    .option = Co ustawić
    .value = Na co to ustawić
    .along = Zmień przy okazji to, co stoi na przeszkodzie
command-uno-match = Zadbaj o partię na tym kanale; o czym nie decydujesz, idzie pod głosowanie
command-uno-match-pause = Zatrzymaj zegary albo poproś o głosowanie nad tym
command-uno-match-resume = Graj dalej po pauzie albo poproś o głosowanie nad tym
command-uno-match-kick = Usuń kogoś od stołu albo poproś o głosowanie nad tym
    .player = Kto ma stracić miejsce
command-uno-match-report = Zgłoś podpowiadanie, jeśli kosztuje ono karty: pozostali głosują
    .player = Kto podpowiada
command-uno-match-fine = Ukarz kogoś za oszustwo, jeśli zasady to przewidują: dla gospodarza
    .player = Kto dostaje karę
    .reason = Za co; przeczytają to wszyscy
command-uno-help = Co możesz tu teraz zrobić i jak się gra
command-uno-why = Jaka zasada stoi za ostatnią odmową lub karą przy tym stole
command-uno-hint = Co najlepiej teraz zrobić i dlaczego; widzisz to tylko ty
command-uno-tutorial = Naucz się gry w pięć minut, tylko dla siebie
command-uno-rules = Zasady tego stołu albo wybranego zestawu
    .preset = Zestaw zasad; bez wyboru ten, którym gra stół na tym kanale
    .language = W jakim języku to czytać; bez wyboru w twoim
command-uno-memo = Zasady tego stołu albo wybranego zestawu w skrócie
    .preset = Zestaw zasad; bez wyboru ten, którym gra stół na tym kanale
    .language = W jakim języku to czytać; bez wyboru w twoim
command-uno-cards = Każda karta tego stołu albo wybranego zestawu i jej działanie
    .preset = Zestaw zasad; bez wyboru ten, którym gra stół na tym kanale
    .language = W jakim języku to czytać; bez wyboru w twoim
command-uno-settings = Twoje ustawienia: język, podpowiedzi, dobieranie, przypomnienia, pytanie przed zagraniem, obrazki
command-uno-privacy = Zobacz, co jest o tobie zapisane, albo to usuń
command-uno-rankings = Kto prowadzi na tym serwerze
    .period = Które partie się liczą; bez wyboru wszystkie
    .everyone = Pokaż to całemu kanałowi, a nie tylko tobie
    .picture = Pokaż też jako obrazek; bez wyboru decydują twoje ustawienia
command-uno-stats = Jak idzie tobie albo komuś innemu na tym serwerze
    .player = Czyje wyniki; bez wyboru twoje
    .everyone = Pokaż to całemu kanałowi, a nie tylko tobie
    .picture = Pokaż też jako kartę z wykresem; bez wyboru decydują twoje ustawienia

command-uno-presets = Zestawy zasad do gry
command-uno-presets-find = Jakie są zestawy zasad; szukaj po nazwie albo po podobnej grze
    .search = Część nazwy albo podobna gra; puste pole pokazuje wszystkie
command-uno-presets-show = Czym zestaw zasad różni się od oficjalnej gry
    .preset = Zestaw zasad
command-uno-presets-save = Zapisz zasady tego stołu pod jakąś nazwą
    .name = Jak mają się nazywać
command-uno-presets-rename = Zmień nazwę zestawu zasad tego serwera
    .preset = Zestaw zasad tego serwera
    .name = Jak ma się nazywać od teraz
command-uno-presets-delete = Usuń zestaw zasad tego serwera
    .preset = Zestaw zasad tego serwera
command-uno-presets-default = Wybierz zasady, z którymi otwierają się nowe stoły
    .preset = Zestaw zasad
command-uno-presets-export = Weź kod zestawu zasad, żeby użyć go na innym serwerze
    .preset = Zestaw zasad
command-uno-presets-import = Zapisz zasady ukryte w kodzie
    .code = Kod, który ktoś udostępnił
    .name = Jak ma się nazywać, jeśli nie tak jak tam
command-uno-presets-cards = Własne karty, które zapisał ten serwer

command-card = Graj bez przycisków: z klawiatury albo z czytnikiem ekranu
command-card-play = Zagraj kartę albo kilka kart z ręki
    .laid = Karta, na przykład R5, czerwona piątka albo niebieski stop; albo kilka: R5 B5
    .colour = Kolor, którym gra się dalej, po czarnej karcie
    .player = Czyje karty bierzesz, kto dobiera albo z kim wymieniasz kartę
    .given = Karta, którą oddajesz przy wymianie
    .discard = Kolor, którego się pozbywasz
    .uno = Powiedz przy tym UNO!, gdy zostanie ci jedna karta
command-card-jump = Wskocz poza kolejką dokładnie taką kartą, jaka leży na wierzchu
    .laid = Karta, którą zagrywasz; bez niej ta z wierzchu
    .colour = Kolor, którym gra się dalej, po czarnej karcie
    .player = Czyje karty bierzesz albo z kim wymieniasz kartę
    .given = Karta, którą oddajesz przy wymianie
    .uno = Powiedz przy tym UNO!, gdy zostanie ci jedna karta
command-card-colour = Wybierz kolor, od którego zaczyna się runda
    .colour = Kolor
command-card-swap = Wybierz, czyje karty bierzesz po wskoczeniu z siódemką
    .player = Czyje karty bierzesz
command-card-give = Oddaj kartę, gdy ktoś się z tobą wymienia
    .gift = Karta, którą oddajesz
command-card-uno = Powiedz UNO! przy ostatniej karcie albo za kogoś, jeśli zasady na to pozwalają
    .player = Za kogo to mówisz; bez nazwy za siebie
command-card-catch = Przyłap kogoś, kto nie mówi UNO!
    .player = Kogo przyłapujesz, jeśli niesłuszne oskarżenie kosztuje karty
command-card-draw = Dobierz kartę zamiast grać
command-card-keep = Zatrzymaj dobraną kartę albo spasuj
command-card-pile = Połóż rękę na stosie
command-card-challenge = Sprawdź Zmianę koloru +4, którą ktoś w ciebie zagrał
command-card-accept = Weź karty, które na ciebie czekają
command-card-ready = Zgłoś gotowość na następną rundę albo na dalszą grę

command-uno-admin = Zadbaj o stoły tego serwera
command-uno-admin-settings = Co obowiązuje przy każdym stole tego serwera
command-uno-admin-kick = Usuń kogoś od stołu na tym kanale
    .player = Kto traci miejsce
command-uno-admin-fine = Ukarz kogoś za oszustwo, jeśli zasady stołu to przewidują
    .player = Kto dostaje karę
    .reason = Za co; przeczytają to wszyscy
command-uno-admin-end = Zakończ grę na tym kanale bez wyniku
command-uno-admin-pause = Zatrzymaj zegary stołu na tym kanale
command-uno-admin-resume = Wznów wstrzymany stół na tym kanale
command-uno-admin-reset = Usuń stół z tego kanału, nawet zepsuty
command-uno-admin-ban = Zabroń komuś gry przy wszystkich stołach tego serwera
    .player = Kto nie może już grać
command-uno-admin-unban = Pozwól komuś znowu grać
    .player = Kto znowu może grać

## What options are called: small letters without spaces, 32 at most, no two alike in one command.

argument-preset = zestaw
argument-language = język
argument-seats = miejsca
argument-where = gdzie
argument-guest = gość{ $number }
argument-period = okres
argument-everyone = dla-wszystkich
argument-picture = obrazek
argument-player = gracz
argument-search = szukaj
argument-name = nazwa
argument-code = kod
argument-laid = karta
argument-colour = kolor
argument-given = oddaj
argument-gift = karta
argument-discard = odrzuć
argument-uno = uno
argument-reason = powód
argument-answer = odpowiedź
argument-motion = wniosek
argument-remove = zabierz
argument-option = opcja
argument-value = wartość
argument-along = przy-okazji
argument-sure = na-pewno

## What there is to choose.

choice-where =
    { $place ->
        [thread] W osobnym wątku
       *[here] Tutaj
    }
choice-answer =
    { $answer ->
        [yes] Tak, za
       *[no] Nie, przeciw
    }
choice-motion =
    { $motion ->
        [kick] usunięcie gracza { $name }
        [end] koniec partii
        [pause] pauza w grze
        [advice] kara za podpowiadanie dla gracza { $name }
       *[resume] wznowienie gry
    }
