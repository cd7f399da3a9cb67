# Why something was not accepted, and what is possible instead. $named tells whether there is a $name: `yes`,
# `own` where it is the reader’s, or `no`. $rule is the id of the rule behind it, $place what the table is now.

## By the rules of the game.

refusal-match-over = Ta partia jest skończona. Następną zaczyna **{ $public-rematch }** na stole albo **/uno again**.
refusal-not-now =
    { $named ->
        [yes] Teraz się nie da: stół czeka na kogoś innego (**{ $name }**).
        [own] Teraz się nie da: stół czeka na ciebie. Na co dokładnie, pokazują **{ $public-hand }**.
       *[no] W tej chwili się nie da. Co się da, pokazują **{ $public-hand }**.
    }
refusal-no-such-seat = Nikt już tam nie siedzi, więc z tym miejscem nie ma co robić.
refusal-not-playing =
    { $named ->
        [yes] **{ $name }** nie gra w tej rundzie, więc się nie da.
        [own] Nie grasz w tej rundzie, więc się nie da. Co się da, pokazuje **{ $public-more }**.
       *[no] Może to zrobić tylko ktoś, kto gra w tej rundzie.
    }{ $named ->
        [own] { "" }
       *[other]
            { $place ->
                [over] { " " }Partia jest skończona: następną zaczyna **{ $public-rematch }** na stole.
                [partners] { " " }Do gry w parach nikt nie dołącza później; nowe osoby zapraszamy do następnej partii.
                [last] { " " }To ostatnia runda partii; nowe osoby mogą dołączyć potem, do rewanżu.
               *[match] { " " }Do następnej można dołączyć przez **{ $public-more }**.
            }
    }
refusal-not-your-turn =
    { $named ->
        [yes] Najpierw gra **{ $name }**. Twoje karty nie uciekną.
       *[no] To jeszcze nie twoja kolej. Twoje karty nie uciekną.
    }
refusal-not-in-hand = Tej karty nie masz: { $card }. Co masz, pokazują **{ $public-hand }**.
refusal-one-card = Według tych zasad gra się jedną kartę naraz: wybierz jedną z nich.
refusal-does-not-fit = { $card } nie pasuje. Teraz obowiązuje: { $top }. Zagraj kartę tego samego koloru, z tą samą liczbą lub symbolem, czarną, albo dobierz.
refusal-only-drawn-card = Po dobraniu można zagrać tylko dobraną kartę: { $card }. Zagraj ją albo zatrzymaj.
refusal-already-drew = Masz już dobraną kartę. Zagraj ją albo zatrzymaj.
refusal-must-draw = Spasować można dopiero po dobraniu. Dobierz kartę albo zagraj taką, która pasuje.
refusal-must-play = Masz kartę, która pasuje, a według tych zasad trzeba ją zagrać.
refusal-colour-needed = Do tej karty wybierz też kolor: { $card }.
refusal-illegal-four = Masz kartę w obowiązującym kolorze, więc { $card } teraz odpada. Zagraj inną, która pasuje, albo dobierz.
refusal-hit-waits =
    { $named ->
        [yes] Najpierw karty, które czekają: **{ $name }** je bierze albo na nie odpowiada.
       *[no] Najpierw karty, które czekają: weź je albo na nie odpowiedz.
    }
refusal-not-the-target =
    { $named ->
        [yes] Na tę kartę może odpowiedzieć tylko **{ $name }**. Na ciebie też przyjdzie kolej.
       *[no] Na tę kartę może odpowiedzieć tylko gracz, w którego jest wymierzona. Na ciebie też przyjdzie kolej.
    }
refusal-no-challenge = Nie ma tu czego sprawdzać: sprawdzić można tylko Zmianę koloru +4. Weź karty.
refusal-no-jump-in = Te zasady nie pozwalają grać poza kolejką. Zachowaj tę kartę na swój ruch.
refusal-not-the-twin =
    { $rule ->
        [intervention-not-wd4] Z tą kartą nikt nie może wskoczyć: { $card }. Zachowaj ją na swój ruch.
       *[other] { $card } to nie dokładnie to samo, co leży na wierzchu ({ $top }). Wskoczyć można tylko z identyczną kartą; inną zachowaj na swój ruch.
    }
refusal-starter-top = Karty z wierzchu nikt nie zagrał: została odkryta na początku, więc nie można na nią wskoczyć. Poczekaj na pierwszą zagraną.
refusal-twin-too-late = Za późno: ktoś był szybszy albo gra poszła już dalej. Twoja karta nadal jest na twojej ręce.
refusal-own-twin = Karta na wierzchu jest twoja, a według tych zasad nie można wskoczyć na własną. Poczekaj na swój ruch.
refusal-same-rank = Razem można zagrać tylko karty z tą samą liczbą lub symbolem i żadnych czarnych. Wybierz inne albo zagraj jedną.
refusal-number-pair = Jako parę można zagrać tylko dwie identyczne karty z liczbą. Wybierz inne albo zagraj jedną.
refusal-not-together = Według tych zasad taką kartę gra się pojedynczo: { $card }. Zagraj teraz jedną.
refusal-holds-match = Masz kolorową kartę, która pasuje, więc { $card } teraz odpada. Zagraj tę, która pasuje.
refusal-own-card-needed = Na tę kartę trzeba położyć jeszcze jedną swoją: { $card }. Wybierz ją od razu.
refusal-target-needed = Do tej karty wybierz też gracza: { $card }.
refusal-bad-target = Tego gracza nie można wybrać: musi to być ktoś inny, kto ma w tej rundzie karty. Wybierz kogoś innego.
refusal-give-needed = Wybierz, którą kartę oddajesz: jedną z tych, które ci zostają.
refusal-discard-needed = Do tej karty wybierz też kolor, który odrzucasz: { $card }.
refusal-no-answer =
    { $named ->
        [yes] { $card } nie jest odpowiedzią na to, co czeka gracza **{ $name }**. Wybierz inną kartę albo daj temu spokój.
        [own] { $card } nie jest odpowiedzią na to, co na ciebie czeka. Wybierz inną kartę albo się z tym pogódź.
       *[no] { $card } nie jest odpowiedzią na to, co czeka. Wybierz inną kartę albo daj temu spokój.
    }
refusal-skip-waits = Nie ma tu nic do wzięcia: kolejka za chwilę przepadnie sama.
refusal-already-accepted =
    { $named ->
        [yes] To już postanowione: **{ $name }** za chwilę weźmie karty, chyba że ktoś wskoczy.
        [own] To już postanowione: za chwilę weźmiesz karty, chyba że ktoś wskoczy.
       *[no] To już postanowione: karty za chwilę zostaną dobrane, chyba że ktoś wskoczy.
    }
refusal-last-card-hit = To była ostatnia karta, więc kartą nie można na nią odpowiedzieć. Przyjmij ją albo, jeśli się da, powiedz „Sprawdzam”.
refusal-must-play-drawn = Dobrana karta pasuje, a według tych zasad trzeba ją zagrać: { $card }.
refusal-waiting =
    { $named ->
        [yes] Chwileczkę: wszyscy czekają teraz na jedną osobę (**{ $name }**). Potem gra ruszy dalej.
        [own] Wszyscy czekają teraz na ciebie. Na co dokładnie, pokazują **{ $public-hand }**. Potem gra ruszy dalej.
       *[no] Chwileczkę: najpierw ręce na stos. Potem gra ruszy dalej.
    }
refusal-already-put = Więcej na stos kłaść nie musisz. Poczekaj na pozostałych.
refusal-no-silence = Nikt nie prosił o ciszę, więc każdy może się odzywać.
refusal-no-fine = W tych zasadach nie ma takich kar. Na następną partię gospodarz może wybrać inne.
refusal-no-proxy = Według tych zasad nikt nie mówi UNO! za kogoś. Kto zapomni, tego możesz przyłapać.
refusal-name-culprit = Niesłuszne oskarżenie kosztuje tu karty, więc powiedz, o kogo chodzi: naciśnij **{ $public-catch }** i wybierz osobę.
refusal-nothing-to-catch = Nie ma tu kogo przyłapywać: kara za zapomniane UNO! przychodzi sama.
refusal-partners-stay = Do gry w parach nikt nie dołącza później, bo potrzeba dwóch par. Zapraszamy do następnej partii.
refusal-last-round = To ostatnia runda partii, więc nie ma już do czego dołączyć. Potem można zagrać rewanż: zaczyna go **{ $public-rematch }** na stole.
refusal-not-one-card =
    { $named ->
        [yes] **{ $name }** ma więcej niż jedną kartę, więc nie ma za kogo mówić UNO!
       *[no] UNO! jest na ostatnią kartę. Gdy masz dwie, naciśnij przy kartach **UNO!**, a potem zagraj jedną z nich.
    }
refusal-call-too-early = Chwilę za wcześnie: naciśnij przy kartach **UNO!**, a potem zagraj tę, po której zostaje jedna, albo powiedz to zaraz potem.
refusal-already-called =
    { $named ->
        [yes] UNO! już padło, więc **{ $name }** nie ma się czego bać.
       *[no] Twoje UNO! już padło, więc nikt cię nie przyłapie. Powodzenia z ostatnią kartą!
    }
refusal-call-too-late =
    { $rule ->
        [uno-deadline-before-release] Według tych zasad UNO! mówi się razem z kartą: naciśnij je, zanim zagrasz. Można cię przyłapać, dopóki następny gracz się nie ruszy.
        [uno-deadline-own-turn] Według tych zasad UNO! mówi się przed końcem swojego ruchu. Można cię przyłapać, dopóki następny gracz się nie ruszy.
        [uno-proxy-call] Za późno: jest już po następnym ruchu, więc nikogo nie można ani przyłapać, ani uratować.
        [uno-deadline-next-card] Leży już następna karta: na UNO! jest za późno, ale i przyłapać cię już nie można.
       *[other] Jest już po następnym ruchu: na UNO! jest za późno, ale i przyłapać cię już nie można.
    }
refusal-nobody-to-catch = W tej chwili nie ma kogo przyłapać. Gdy ktoś zapomni o UNO!, musisz zdążyć przed następnym graczem.
refusal-already-ready = Twoja gotowość jest już zaznaczona. Następna runda zacznie się, gdy gotowi będą wszyscy.
refusal-no-such-clock = Ta chwila już minęła. Jak jest teraz, pokazują **{ $public-hand }**.
refusal-table-full = Przy tym stole nie ma już miejsc. Dołącz, gdy ktoś odejdzie, albo otwórz stół na innym kanale.
refusal-nobody-queued = Nikt nie czeka na następną rundę, więc nie ma kogo skreślić z listy.
refusal-already-computer = Na tym miejscu gra już komputer. Odzyskuje je przycisk **{ $public-hand }**.
refusal-not-computer = Nikt za ciebie nie gra: to miejsce jest w twoich rękach.
refusal-no-such-vote = To głosowanie jest już zakończone. Na stole widać wynik.
refusal-no-vote = W tym głosowaniu nie masz głosu: decydują pozostali przy stole.
refusal-already-voted = Twój głos jest już oddany. Resztę rozstrzygną pozostali.
refusal-vote-runs = O tym już trwa głosowanie. Oddaj na stole swój głos.
refusal-not-yourself = To nie może dotyczyć ciebie. Jeśli chcesz opuścić partię, zrobisz to przez **{ $public-more }**.
refusal-too-few-voters = Przy stole jest za mało osób, żeby o tym głosować. Pomóc może moderator.

## By the table.

declined-stale = Odkąd widzisz ten przycisk, stół poszedł już dalej. Oto, jak jest teraz.
declined-rules-changed = Zasady zmieniły się, zanim przycisk zadziałał, więc jeszcze na nic się nie zgadzasz. Przy stole widać je w nowej postaci: zajrzyj tam i naciśnij **{ $public-confirm }**.
declined-not-seated =
    { $place ->
        [lobby] Nie siedzisz przy tym stole. Miejsce daje ci **{ $public-join }** albo **/uno join**.
        [over] Nie siedzisz przy tym stole, a jego partia jest skończona. Następną zaczyna na nim **{ $public-rematch }** albo **/uno again**.
        [partners] Nie siedzisz przy tym stole, a do gry w parach nikt nie dołącza później, bo potrzeba dwóch par. Zapraszamy do następnej partii.
        [last] Nie siedzisz przy tym stole, a trwa już ostatnia runda jego partii. Potem można zagrać rewanż: zaczyna go **{ $public-rematch }** na stole.
       *[match] Nie siedzisz przy tym stole. Do następnej rundy możesz dołączyć przez **{ $public-more }** albo **/uno join**.
    }
declined-already-seated = Siedzisz już przy tym stole. Gdy gra się zacznie, **{ $public-hand }** pokażą twoje karty.
declined-lobby-full = Wszystkie miejsca są zajęte. Poproś gospodarza, żeby usunął komputer, albo poczekaj na następną grę.
declined-not-invited = Ta gra jest na zaproszenie, dla wymienionych osób. Dołącz do następnej albo otwórz własną przez **/uno start** na innym kanale.
declined-removed = Nie masz już miejsca przy tym stole, więc ta gra toczy się bez ciebie. Zapraszamy do następnej.
declined-not-host = Może to zrobić tylko gospodarz. Poproś go albo moderatora.
declined-not-allowed = Może to zrobić gospodarz albo moderator. Możesz też przez **{ $public-more }** poprosić stół o głosowanie.
declined-moderators-only = Mogą to zrobić tylko moderatorzy. Poproś któregoś z nich.
declined-banned = Na razie nie możesz grać na tym serwerze. Zmienić to może moderator.
declined-too-few-players = Do gry potrzeba co najmniej dwóch graczy. Poczekaj, aż ktoś dołączy, albo dodaj komputer.
declined-too-many-players = Przy tych zasadach nie wystarczy kart dla tylu graczy. Wybierz inne zasady albo zagrajcie w mniejszym gronie.
declined-partners-need-four = Pary to dwie dwuosobowe drużyny, więc muszą tu siedzieć dokładnie cztery osoby. Poczekaj na kolejne, dodaj komputer albo wybierz inne zasady.
declined-already-confirmed = Twoja zgoda na te zasady już jest. Czekamy na pozostałych.
declined-not-confirmed = Nie wszyscy zgodzili się jeszcze na zasady. Daj im chwilę.
declined-options-clash = Tych opcji nie da się połączyć, więc nic się nie zmieniło. Jak są ustawione, pokazują **{ $public-rules }**.
declined-wrong-value = Opcja nie przyjmuje takiej wartości, więc nic się nie zmieniło.
declined-names-not-taken = Nazwy i słowa przy stole nadają tylko ci, którym pozwala na to ten serwer. Poproś moderatora albo weź to, co serwer ma zapisane.
declined-word-unwanted = Ten serwer nie chce czytać któregoś z tych słów, więc nic się nie zmieniło. Wybierz inne.
declined-card-name-taken = Inna karta tego stołu już się tak nazywa i nikt by ich nie odróżnił. Wybierz inną nazwę.
declined-not-dealt-in = Dołączasz od następnej rundy, więc jeszcze nie masz kart. Miłego oglądania!
declined-fined-just-now = **{ $name }** ma już karę sprzed chwili i na tym koniec. Jeśli chodzi o drugą karę, odczekaj pół minuty i dopiero ją wymierz.
declined-paused = Gra jest wstrzymana. Pauzę kończy na stole przycisk **{ $public-resume }** albo polecenie **/uno match resume**.
declined-not-paused = Gra nie jest wstrzymana: toczy się dalej.
declined-match-over = Ta partia jest skończona. Następną zaczyna **{ $public-rematch }** na stole albo **/uno again**.
declined-table-closed = Ten stół jest zamknięty. Nowy otwiera **/uno start**.
declined-not-a-lobby = Gra już się zaczęła, więc to nie jest już możliwe. Co jest, pokazuje na stole **{ $public-more }**.
declined-not-a-game = Gra jeszcze się nie zaczęła. Gospodarz może nacisnąć **{ $public-start }** albo wysłać **/uno begin**.
declined-no-computer = Nie ma tu komputera, którego można by usunąć. Kogoś innego usuwa **/uno match kick**.
declined-no-such-seat = Nikt już tam nie siedzi.
declined-frozen = Nie udało się tego zapisać, więc nic się nie stało. Nic też nie przepadło: spróbuj za chwilę jeszcze raz.
declined-newer-format = Tę grę zapisała nowsza wersja bota, więc zostaje nietknięta. Ruszy dalej, gdy bot zostanie zaktualizowany.
declined-broken = Zapisu tej gry nie da się odczytać. Moderator może zwolnić kanał przez **/uno-admin reset**.
declined-no-such-table = Tej gry już nie ma. Nową otwiera **/uno start**.
