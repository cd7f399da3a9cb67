# What is stored of a person, and how to have it erased.

privacy-title = ## Twoje dane
privacy-keeps =
    Z każdego stołu, przy którym siedzisz, bot przechowuje twoją ówczesną nazwę, twój identyfikator na Discordzie i to, co naciskasz; z każdej skończonej partii jej wynik dla ciebie; a poza tym twoje ustawienia z `/uno settings`. Nie czyta żadnych wiadomości.
privacy-lasts =
    { $days ->
        [0] Skończone gry zostają, dopóki nie usuniesz swoich danych. Ich wyniki liczą się w rankingach serwera.
        [one] Skończona gra jest usuwana po jednym dniu. Jej wynik nadal liczy się w rankingach serwera.
        [few] Skończona gra jest usuwana po { $days } dniach. Jej wynik nadal liczy się w rankingach serwera.
        [many] Skończona gra jest usuwana po { $days } dniach. Jej wynik nadal liczy się w rankingach serwera.
       *[other] Skończona gra jest usuwana po { $days } dnia. Jej wynik nadal liczy się w rankingach serwera.
    }
privacy-choose = Możesz dostać to wszystko, ze wszystkich serwerów, jako plik widoczny tylko dla ciebie, albo usunąć na dobre.
button-my-data = Moje dane jako plik
button-forget-me = Usuń moje dane

my-data-title = ### Wszystko, co jest o tobie zapisane
my-data-how = Plik ma format JSON: to zwykły tekst, który otworzy przeglądarka albo edytor. Godziny są w UTC. Tę wiadomość widzisz tylko ty, dopóki jej nie odrzucisz albo nie uruchomisz Discorda ponownie.
my-data-packed = Plik jest spakowany programem gzip, bo inaczej byłby dla Discorda za duży.

forget-me-ask =
    ### Usunąć wszystko, co o tobie zapisano?
    Twoja nazwa i identyfikator znikną z każdego stołu, zaproszenia i wyniku na wszystkich serwerach; rankingi przestaną cię znać, a twoje ustawienia przepadną. Nikt nie może tego cofnąć, więc jeśli chcesz coś zachować, najpierw weź plik.
forget-me-seats =
    { $count ->
        [0] Nie siedzisz teraz przy żadnym stole.
        [one] Siedzisz przy stole, na którym trwa gra. **Oddajesz tam miejsce na dobre:** pozostali grają bez ciebie, a partia dwóch osób się kończy.
        [few] Siedzisz przy { $count } stołach, na których trwa gra. **Oddajesz tam miejsca na dobre:** pozostali grają bez ciebie, a partia dwóch osób się kończy.
        [many] Siedzisz przy { $count } stołach, na których trwa gra. **Oddajesz tam miejsca na dobre:** pozostali grają bez ciebie, a partia dwóch osób się kończy.
       *[other] Siedzisz przy { $count } stołu, na których trwa gra. **Oddajesz tam miejsca na dobre:** pozostali grają bez ciebie, a partia dwóch osób się kończy.
    }
forget-me-bans = -# Jeśli masz na jakimś serwerze zakaz gry, zakaz zostaje. Partie zostają w zapisach tych, którzy z tobą grali, ale bez twojej nazwy.
button-forget-me-surely = Usuń wszystko
forgotten =
    { $count ->
        [0] Gotowe: nic już nie jest o tobie zapisane. Jeśli jeszcze zagrasz, zaczniesz od nowa.
        [one] Gotowe: oddajesz 1 miejsce i nic już nie jest o tobie zapisane. Jeśli jeszcze zagrasz, zaczniesz od nowa.
        [few] Gotowe: oddajesz { $count } miejsca i nic już nie jest o tobie zapisane. Jeśli jeszcze zagrasz, zaczniesz od nowa.
        [many] Gotowe: oddajesz { $count } miejsc i nic już nie jest o tobie zapisane. Jeśli jeszcze zagrasz, zaczniesz od nowa.
       *[other] Gotowe: oddajesz { $count } miejsca i nic już nie jest o tobie zapisane. Jeśli jeszcze zagrasz, zaczniesz od nowa.
    }
