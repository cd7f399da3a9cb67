# The lobby.

lobby-title = ## Zaraz zaczyna się gra w UNO
lobby-seats = Gospodarz: **{ $name }** · zajęte miejsca: { $taken } z { $seats }
lobby-invited = Na zaproszenie: { $people }
lobby-starting = ⏳ **Start { $when }.** Kto do tego czasu nie potwierdzi zasad, traci miejsce.
lobby-person =
    { $state ->
        [host] 👑 **{ $name }**
        [yes] ✅ **{ $name }**
       *[no] ⏳ **{ $name }** · bez potwierdzenia
    }
lobby-computer = { $mark } **{ $name }**
lobby-too-few = -# Potrzeba jeszcze jednej osoby: poczekaj, aż ktoś dołączy, albo dodaj komputer.
lobby-rules = Zasady: **{ $preset }**
lobby-conveniences = -# Inaczej ustawione są tylko udogodnienia: { $rules }
lobby-unconfirmed = ⏳ Zasady się zmieniły: naciśnij **{ $public-confirm }**, żeby się na nie zgodzić.
lobby-choose-rules = Wybierz zasady (gospodarz)
lobby-more-sets =
    { $count ->
        [one] -# Ten serwer ma jeszcze 1 zestaw zasad: gospodarz znajdzie go pod przyciskiem **{ $public-rules }**.
        [few] -# Ten serwer ma jeszcze { $count } zestawy zasad: gospodarz znajdzie je pod przyciskiem **{ $public-rules }**.
        [many] -# Ten serwer ma jeszcze { $count } zestawów zasad: gospodarz znajdzie je pod przyciskiem **{ $public-rules }**.
       *[other] -# Ten serwer ma jeszcze { $count } zestawu zasad: gospodarz znajdzie je pod przyciskiem **{ $public-rules }**.
    }
lobby-own-set = zapisane na tym serwerze
clock-turn = -# Czas na ruch: { $duration }
clock-none = -# Bez zegara: każdy ruch trwa tyle, ile trwa
