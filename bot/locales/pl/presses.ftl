# What is said in answer to a press or a command of the game, beside the screens.

press-outdated = Ten przycisk pochodzi ze starszej wersji i już nie działa. Świeży widok stołu pokaże **/uno table**.
reminder = { $mention }, stół czeka na ciebie.
no-table-here = Na tym kanale nie ma stołu. Otwiera go **/uno start**.
table-posted-below = Oto stół raz jeszcze, poniżej.

lobby-joined = Masz miejsce przy stole.
hand-comes-at-start = Twoje karty pojawią się tutaj, gdy gra się zacznie. Jeśli nie, naciśnij na stole **{ $public-hand }**.
hand-comes-when-confirmed = Czekamy, aż zasady potwierdzą: { $names }. Gra zacznie się sama, gdy tylko to zrobią, albo { $when }: kto do tego czasu nie potwierdzi, traci miejsce. Twoje karty pojawią się tutaj.
hand-comes-next-round = Dostaniesz karty, gdy zacznie się następna runda. Pojawią się tutaj albo pod przyciskiem **{ $public-hand }**.

note-drew =
    { $count ->
        [one] Dobrana karta: { $cards }
        [few] Dobierasz { $count } karty: { $cards }
        [many] Dobierasz { $count } kart: { $cards }
       *[other] Dobierasz { $count } karty: { $cards }
    }
note-misplayed =
    { $count ->
        [one] ⚠️ Tej karty nie wolno teraz zagrać, więc wraca do twoich: { $cards }
        [few] ⚠️ Tych kart nie wolno teraz zagrać, więc wracają do twoich: { $cards }
        [many] ⚠️ Tych kart nie wolno teraz zagrać, więc wracają do twoich: { $cards }
       *[other] ⚠️ Tych kart nie wolno teraz zagrać, więc wracają do twoich: { $cards }
    }
note-exchanged = Oddajesz: { $gave }. Dostajesz: { $got }.
note-refilled =
    { $count ->
        [one] Nie masz już kart, więc bierzesz na nową rękę 1 kartę.
        [few] Nie masz już kart, więc bierzesz na nową rękę { $count } karty.
        [many] Nie masz już kart, więc bierzesz na nową rękę { $count } kart.
       *[other] Nie masz już kart, więc bierzesz na nową rękę { $count } karty.
    }
note-caught =
    { $count ->
        [one] ⚠️ **{ $name } przyłapuje cię bez UNO!** Dobierasz 1 kartę.
        [few] ⚠️ **{ $name } przyłapuje cię bez UNO!** Dobierasz { $count } karty.
        [many] ⚠️ **{ $name } przyłapuje cię bez UNO!** Dobierasz { $count } kart.
       *[other] ⚠️ **{ $name } przyłapuje cię bez UNO!** Dobierasz { $count } karty.
    }
note-removed = **Nie masz już miejsca przy tym stole.**
card-unknown = Nie umiem odczytać { $typed } jako karty. Spróbuj tak: **czerwona 5**, **niebieski stop** albo **zmiana koloru na zielony**, a w skrócie **R5**, **BS**, **W G**; kilka kart to na przykład **R5 B5**.
card-unknown-one = Nie umiem odczytać { $typed } jako jednej karty. Spróbuj tak: **czerwona 5** albo **niebieski stop**, a w skrócie **R5**, **BS**.
player-unknown = Przy tym stole nie ma nikogo takiego: **{ $typed }**.
unknown-option = Nie ma tu zasady o nazwie **{ $typed }**. Wybierz jedną z podpowiadanych przy wpisywaniu albo znajdź ją przez **/uno lobby rules**.
vote-none = Przy tym stole nie trwa żadne głosowanie. O pauzę albo o usunięcie kogoś można poprosić przez **/uno match**, o koniec partii przez **/uno end**.
vote-several = Czeka na ciebie kilka głosowań. Wskaż, o które chodzi: są podpowiadane przy wyborze.
vote-unknown = Nie ma głosowania takiego jak **{ $typed }**. Wybierz jedno z podpowiadanych.
lobby-computer-seated =
    { $taken ->
        [one] Komputer siada do stołu: zajęte jest teraz 1 miejsce.
        [few] Komputer siada do stołu: zajęte są teraz { $taken } miejsca.
        [many] Komputer siada do stołu: zajętych jest teraz { $taken } miejsc.
       *[other] Komputer siada do stołu: zajęte jest teraz { $taken } miejsca.
    }
lobby-computer-gone =
    { $taken ->
        [one] Komputer odchodzi od stołu: zajęte jest teraz 1 miejsce.
        [few] Komputer odchodzi od stołu: zajęte są teraz { $taken } miejsca.
        [many] Komputer odchodzi od stołu: zajętych jest teraz { $taken } miejsc.
       *[other] Komputer odchodzi od stołu: zajęte jest teraz { $taken } miejsca.
    }
lobby-confirmed = Zgadzasz się na te zasady: **{ $preset }**.

menu-done = To już zrobione.
menu-vote-opened = Pozostali są pytani o zdanie: na stole trwa głosowanie.
menu-removed = **{ $name }** nie ma już miejsca przy tym stole.
menu-fined = Kara wymierzona. Przy stole widzą to wszyscy.
menu-paused = Gra jest wstrzymana. Pauzę kończy na stole przycisk **{ $public-resume }** albo polecenie **/uno match resume**.
menu-resumed = Gra toczy się dalej.
menu-ended = Partia skończona, bez wyniku.
menu-cancelled = Gra jest odwołana.
menu-left = Opuszczasz stół. Dzięki za grę!
menu-sits-out = Za ciebie gra komputer. Gdy wrócisz, naciśnij **{ $public-hand }** albo wyślij **/uno hand**.
menu-not-now = Teraz nie ma tu nic do zrobienia.
vote-cast = Twój głos się liczy. Na stole widać, jak idzie głosowanie.

start-in-thread = Stół jest otwarty tutaj: { $place }.
start-no-threads = Nie można tu założyć wątku, więc stół jest na tym kanale.
start-moderators-only = Na tym serwerze stoły otwierają tylko moderatorzy. Poproś któregoś z nich.
start-other-channels = Stoły otwiera się na innych kanałach tego serwera: { $channels }
start-missing-permission =
    { $count ->
        [one] Bot nie może tu pisać. Na tym kanale brakuje mu jeszcze jednego uprawnienia: { $permissions }.
        [few] Bot nie może tu pisać. Na tym kanale brakuje mu jeszcze uprawnień: { $permissions }.
        [many] Bot nie może tu pisać. Na tym kanale brakuje mu jeszcze uprawnień: { $permissions }.
       *[other] Bot nie może tu pisać. Na tym kanale brakuje mu jeszcze uprawnień: { $permissions }.
    }
start-no-rematch = Ostatnio nie skończyła się tu żadna partia, więc nie ma czego powtórzyć. **/uno start** otwiera stół.
start-table-here = Na tym kanale jest już stół: widać go poniżej.
start-table-there = Na tym kanale jest już stół: [tutaj]({ $link }).
thread-name = UNO przy stole: { $name }
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
