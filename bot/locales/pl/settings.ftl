# A server's settings.

settings-title = ## Ustawienia tego serwera
settings-about = Obowiązują przy stołach otwieranych od teraz. Każdy wybór zapisuje się od razu.
settings-everywhere = Żaden kanał nie jest wybrany, więc grać można na wszystkich.
settings-saved-at-once = Grać można na kanałach wybranych poniżej.
settings-banned =
    { $count ->
        [one] Zakaz gry ma 1 osoba: { $people }
        [few] Zakaz gry mają { $count } osoby: { $people }
        [many] Zakaz gry ma { $count } osób: { $people }
       *[other] Zakaz gry ma { $count } osoby: { $people }
    }
setting-preset = Zasady na początek
setting-preset-is = Zasady: { $preset }
setting-turn = Czas na ruch
setting-turn-is = Na ruch: { $duration }
setting-turn-none = Ruch bez limitu czasu
setting-answer = Czas na odpowiedź na Zmianę koloru +4
setting-answer-is = Na +4: { $duration }
setting-answer-none = Odpowiedź na +4 bez limitu czasu
setting-between-rounds = Przerwa między rundami
setting-between-rounds-is = Między rundami: { $duration }
setting-between-rounds-none = Między rundami bez limitu czasu
setting-language = Język wiadomości publicznych
setting-language-is =
    { $value ->
        [pl] Publicznie: polski
        [ru] Publicznie: rosyjski
       *[en] Publicznie: angielski
    }
setting-who-starts = Kto może otworzyć stół
setting-who-starts-is =
    { $value ->
        [moderators] Stoły otwierają moderatorzy
       *[everyone] Stoły otwiera każdy
    }
setting-who-ends = Kto może od razu zakończyć partię
setting-who-ends-is =
    { $value ->
        [moderators] Partię kończą moderatorzy
       *[host] Partię kończy gospodarz
    }
setting-reminders = Przypomnienia
setting-reminders-is =
    { $value ->
        [off] Bez przypomnień
       *[on] Jedno przypomnienie
    }
setting-theme = Wygląd kart
setting-theme-is =
    { $value ->
        [high-contrast] Karty: wysoki kontrast
        [animals] Karty: zwierzęta
        [suits] Karty: kier, karo, trefl, pik
       *[classic] Karty: klasyczne
    }
setting-who-names = Czyje nazwy i słowa są przyjmowane
setting-who-names-is =
    { $value ->
        [everyone] Nazwy nadaje każdy
        [host] Nazwy nadaje gospodarz
       *[moderators] Nazwy nadają moderatorzy
    }
setting-who-names-about = Jak nazywają się zestawy zasad i karty
setting-banned-words =
    { $count ->
        [0] Niechciane słowa: brak
        [one] Niechciane słowa: 1
        [few] Niechciane słowa: { $count }
        [many] Niechciane słowa: { $count }
       *[other] Niechciane słowa: { $count }
    }
setting-forfeits =
    { $count ->
        [0] Fanty dla przegranych: wbudowane
        [one] Fanty dla przegranych: 1 własny
        [few] Fanty dla przegranych: { $count } własne
        [many] Fanty dla przegranych: { $count } własnych
       *[other] Fanty dla przegranych: { $count } własnego
    }
setting-channels = Kanały: wszystkie
