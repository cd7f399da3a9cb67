# What people read when a command could not be done.

failed = Coś tu poszło nie tak, i to nie z twojej winy. Nic nie przepadło: spróbuj jeszcze raz, a jeśli to się powtórzy, podaj osobie, która prowadzi bota, kod { $code }.
failed-suggestions = Nie mogę teraz nic podpowiedzieć. Wpisz to bez podpowiedzi albo podaj osobie, która prowadzi bota, kod { $code }.
failed-cooldown =
    { $seconds ->
        [one] Nie tak szybko! Odczekaj sekundę i spróbuj jeszcze raz.
        [few] Nie tak szybko! Odczekaj { $seconds } sekundy i spróbuj jeszcze raz.
        [many] Nie tak szybko! Odczekaj { $seconds } sekund i spróbuj jeszcze raz.
       *[other] Nie tak szybko! Odczekaj { $seconds } sekundy i spróbuj jeszcze raz.
    }
failed-permission = Tutaj to polecenie nie jest dla ciebie dostępne. Może to zmienić ktoś, kto zarządza serwerem: w jego ustawieniach, w dziale „Integracje”.
failed-outdated = Bot ma od niedawna nowe polecenia, a twój Discord jeszcze ich nie zna. Odśwież go (Ctrl+R) albo spróbuj za minutę.
failed-option = Ta opcja nie przyjmuje wartości { $value }. Wybierz jedną z tych, które podpowiada Discord.
failed-storage = Bot nie może się teraz połączyć z bazą danych, więc nic się nie zmieniło. Próbuje dalej bez twojej pomocy; wróć do tego za chwilę.
