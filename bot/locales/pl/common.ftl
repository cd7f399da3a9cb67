# What every screen uses.

nameless = ktoś
list-separator = ,{" "}
list-of-rules = {" "}·{" "}
small = -# { $text }
page = -# Strona { $page } z { $pages }
with-clock = { $text } ⏱️ { $when }

duration-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
duration-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
duration-hours =
    { $count ->
        [one] 1 godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }

## Banners: what holds a whole table up.

banner-frozen = ⚠️ **Gra stoi w miejscu.** Zapis chwilowo nie działa. Nic nie przepadło, a gra ruszy dalej sama.
banner-suspended = 💤 **Gra czeka.** Przy stole zostały same komputery. Kto tu siedział, wraca do gry przyciskiem **{ $public-hand }**.
banner-paused = ⏸️ **Gra jest wstrzymana.** Nikomu nie ucieka czas.

## Buttons.

button-hand = Moje karty
button-uno = { $word }!
button-uno-price =
    { $count ->
        [one] { $word }! (pomyłka: 1 karta)
        [few] { $word }! (pomyłka: { $count } karty)
        [many] { $word }! (pomyłka: { $count } kart)
       *[other] { $word }! (pomyłka: { $count } karty)
    }
button-uno-armed = { $word }! ✓
button-catch = Przyłap
button-challenge = Sprawdzam
button-accept =
    { $count ->
        [one] Weź 1 kartę
        [few] Weź { $count } karty
        [many] Weź { $count } kart
       *[other] Weź { $count } karty
    }
button-more = Więcej
button-draw = Dobierz
button-keep = Zatrzymaj
button-refresh = Odśwież
button-back = Wróć
button-previous = ◀ Wstecz
button-next = Dalej ▶
button-ready = Gotowe
button-rematch = Rewanż
button-tutorial = Samouczek
button-join = Dołącz
button-join-next = Dołącz od następnej rundy
button-stand = Odejdź
button-add-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-rules = Zasady
button-confirm = Potwierdź
button-start = Start
button-cancel = Odwołaj grę
button-agree = Za
button-against = Przeciw
button-no = Nie, zostaję
button-repost = Pokaż stół tutaj
button-come-back = Wracam na swoje miejsce
button-sit-out = Niech komputer zagra za mnie
button-leave = Opuść partię
button-leave-surely = Odchodzę na dobre
button-pause = Pauza
button-pause-vote = Zagłosujmy: pauza
button-resume = Wznów
button-resume-vote = Zagłosujmy: wznowienie
button-end = Zakończ partię
button-end-vote = Zagłosujmy: koniec partii
button-end-surely = Zakończ teraz
button-end-vote-surely = Poddaj pod głosowanie
