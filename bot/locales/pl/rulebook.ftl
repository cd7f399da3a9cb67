# Every rule as it can be cited in an argument. What a table has agreed on comes along under the name of
# its option, such as $uno_penalty; $fail is what a wrong challenge costs in all, $goal what ends the match.

section-setup = Stół i rozdanie
section-decks = Talie
section-turn = Ruch
section-actions = Karty akcji
section-black = Czarne karty
section-uno = Wołanie UNO!
section-penalties = Kary i maniery
section-house = Zasady domowe i koniec rundy
section-scoring = Punktacja
section-features = Co potrafi ten bot
section-more = Inne sposoby gry

## Table and deal.

rule-players-2-10 = Przy stole siedzi od dwóch do dziesięciu osób: w mniejszym gronie gra się nie zacznie, a jedenasta osoba już nie dołączy.
rule-duration-and-difficulty-label = Gra trwa około 15–20 minut, dla 2–10 graczy, i łatwo się jej nauczyć.
rule-dealer-high-draw = Każdy ciągnie kartę, a rozdaje ten, kto ma najwyższą liczbę. Kto wyciągnie coś innego niż liczbę, ciągnie jeszcze raz, podobnie jak ci, którzy remisują o najwyższą.
rule-dealer-rotates = Po każdej rundzie rozdawanie przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara, bez względu na kierunek tamtej rundy.
rule-deal-7 = Każdy dostaje siedem kart.
rule-deal-6 = Każdy dostaje sześć kart.
rule-deal-5 = Każdy dostaje pięć kart.
rule-deal-dealer-included = Rozdający dostaje tyle samo kart co wszyscy.
rule-dealer-last-card-starts = Ostatnia karta rozdającego zaczyna stos i liczy się jako jego ruch, więc jej skutki ponosi następny gracz. Jeśli jest czarna, kolor wybiera rozdający i nikt nie może jej sprawdzić.
rule-piles-draw-and-discard = Tasuje się całą talię. To, czego nie rozdano, leży zakryte jako stos dobierania, a z zagranych kart liczy się tylko ta na wierzchu.
rule-start-flip-top = Po rozdaniu odkrywa się wierzchnią kartę ze stosu dobierania i to ona zaczyna stos zagranych kart.
rule-start-special-returned = Jeśli odkryta karta nie jest liczbą, wraca bez efektu do stosu dobierania i odkrywa się następną, aż pokaże się liczba.
rule-start-special-returned-except-wild = Jeśli odkryta karta nie jest ani liczbą, ani Zmianą koloru, wraca do stosu i odkrywa się następną. Przy Zmianie koloru kolor wybiera pierwszy gracz.
rule-start-effects-legacy = Odkryta karta działa tak, jakby zagrano ją na pierwszego gracza. Po Zmianie kierunku gra zaczyna się w drugą stronę, kolor czarnej karty wybiera rozdający, a po +4 pierwszy gracz dobiera cztery i mimo to gra.
rule-start-effects-mattel =
    { $start ->
        [effects_2000s] Odkryta czarna karta wraca do stosu. Stop i +2 trafiają pierwszego gracza; po Zmianie kierunku zaczyna gracz po drugiej stronie rozdającego, a we dwoje sam rozdający.
       *[effects_mattel] Odkryte +4 wraca do stosu. Stop i +2 trafiają pierwszego gracza, po Zmianie kierunku zaczyna rozdający i gra idzie w drugą stronę, a przy Zmianie koloru kolor wybiera pierwszy gracz.
    }
rule-start-free-lead = Żadnej karty się nie odkrywa: pierwszy gracz zaczyna dowolną kartą, a od tej chwili karty muszą pasować.
rule-first-player-after-dealer = Pierwszy ruch należy do gracza, który siedzi po rozdającym, zgodnie z ruchem wskazówek zegara.
rule-first-player-random-then-winner = O tym, kto zaczyna pierwszą rundę, decyduje los. Potem zaczyna zwycięzca poprzedniej.
rule-direction-clockwise-initial = Każda runda zaczyna się zgodnie z ruchem wskazówek zegara, nawet jeśli poprzednia skończyła się w drugą stronę.
rule-rules-agreed-before-deal = Zasady uzgadnia się przed rozdaniem kart i w trakcie gry nie można ich zmieniać.

## Decks.

rule-colours-four = Są cztery kolory: czerwony, żółty, zielony i niebieski. Czarne karty nie należą do żadnego z nich.
rule-deck-108 = Talia ma 108 kart: w każdym kolorze jedno 0, po dwie karty z każdą inną liczbą i po dwa razy Stop, Zmiana kierunku i +2; do tego cztery Zmiany koloru i cztery +4.
rule-deck-112-blank =
    { $blank ->
        [spare] Do 108 kart dochodzą cztery białe, razem 112. Jako zapasowe zostają poza grą.
       *[other] Do 108 kart dochodzą cztery białe, razem 112.
    }
rule-deck-special-wilds = Do 108 kart dochodzą jedna Zamiana kart i trzy karty na własne zasady, razem 112.
rule-deck-112-shuffle = Do 108 kart dochodzą jedno Tasowanie kart i trzy karty na własne zasady, razem 112.
rule-deck-104-ultra = Talia ma 104 karty: 76 liczb, 24 karty akcji, dwie Zmiany koloru i dwa +4.
rule-deck-double-zeros = Każda liczba występuje w każdym kolorze dwa razy, także 0, co daje 112 kart.
rule-deck-two-halves = Przy dwóch taliach każda karta występuje dwa razy częściej.
rule-deck-mandavoshka = Dwa z czterech +4 ustępują miejsca atutom, po których pasuje każda karta.
rule-deck-h2o = Oprócz zwykłych kart talia ma Ulewy, po których dobierają wszyscy oprócz ciebie.
rule-deck-ordinary-cards = Karty mogą wyglądać jak zwykłe karty do gry, po jednym kolorze karcianym na każdy kolor. Poza tym nic się nie zmienia.
rule-blank-spare = Białe karty tylko zastępują zgubione, więc nie wtasowuje się ich do talii.
rule-blank-custom = Przed rozdaniem stół ustala, co robią te karty, i wszyscy muszą się na to zgodzić. Taka karta działa jak Zmiana koloru i robi jeszcze swoje; bez własnej zasady jest zwykłą Zmianą koloru.
rule-card-glyphs = Karty można zapisywać skrótem, zaczynając od angielskiej litery koloru: R7 to czerwona 7, B+2 niebieskie +2, GS zielony Stop, YR żółta Zmiana kierunku. W i W4 to czarne karty.

## The turn.

rule-match-colour-number-symbol = Karta pasuje, jeśli ma obowiązujący kolor albo liczbę lub symbol z wierzchu stosu; czarne karty mają własne zasady. Na czarną kartę pasuje tylko wybrany kolor albo inna czarna.
rule-one-card-per-turn = W jednym ruchu grasz jedną kartę, nigdy dwie, nawet jeśli są takie same.
rule-draw-one-may-play = Jeśli nie masz czym zagrać, dobierasz jedną kartę. Jeśli pasuje, możesz od razu ją zagrać; jeśli nie, twój ruch się kończy.
rule-drawn-card-play-optional = Dobraną kartę możesz zatrzymać, nawet jeśli pasuje, i nikt nie może cię za to ukarać.
rule-draw-until-playable = Jeśli nic nie pasuje, dobierasz, aż trafisz na kartę, która pasuje, albo aż kart zabraknie. Tę, która pasuje, możesz zagrać.
rule-decline-and-draw = Możesz nie grać, choć masz pasującą kartę, ale wtedy dobierasz jedną i w tym ruchu tylko ją wolno ci zagrać.
rule-no-hand-card-after-draw = Po dobraniu karty, które już masz, muszą poczekać: w tym ruchu można zagrać tylko dobraną.
rule-say-pass = Jeśli po dobraniu nie grasz dobranej karty, pasujesz i kolej przechodzi na następnego gracza.
rule-pass-button =
    { $pass ->
        [free] Swój ruch możesz zakończyć przyciskiem w każdej chwili, nawet bez dobierania.
       *[after_draw] Swój ruch kończysz przyciskiem, ale dopiero po dobraniu.
    }
rule-auto-draw =
    { $intervention ->
        [off] Jeśli możesz tylko dobrać, karta dobiera się sama. Jeśli pasuje, bot i tak zapyta, czy ją zagrać.
       *[other] Jeśli możesz tylko dobrać, karta dobiera się sama, po chwili, w której inni mogą wskoczyć. Jeśli pasuje, bot i tak zapyta, czy ją zagrać.
    }
rule-actions-may-be-inert = Karty akcji tylko pasują i nic nie robią. Czarne nadal zmieniają kolor, ale nikt nie dobiera i nikt nie traci kolejki.
rule-deck-exhausted-reshuffle = Gdy stos dobierania jest pusty, tasuje się wszystkie zagrane karty oprócz wierzchniej i powstaje z nich nowy stos dobierania.
rule-deck-exhausted-flip = Gdy stos dobierania jest pusty, wszystkie zagrane karty oprócz wierzchniej odwraca się bez tasowania: co zagrano najwcześniej, to najwcześniej się dobiera.
rule-deck-exhausted-ends-round =
    { $exhaust_end ->
        [lap] Gdy stos dobierania jest pusty i przez całe okrążenie nikt nie ma czym zagrać, runda się kończy. Jeśli nikt nie pozbył się kart, wygrywa, kto ma na ręce najmniej punktów.
       *[now] Gdy stos dobierania jest pusty, runda kończy się, gdy tylko ktoś nie ma czym zagrać. Jeśli nikt nie pozbył się kart, wygrywa, kto ma na ręce najmniej punktów.
    }
rule-draw-short = Jeśli kart jest za mało, dobierasz tyle, ile jest, a reszta jest ci darowana.
rule-round-blocked = Jeśli przez całe okrążenie nikt nie zagra ani nie dobierze karty, runda się kończy. Wygrywa, kto ma na ręce najmniej punktów, a przy remisie wygraną się dzieli.
rule-draw-in-the-dark = Nikt poza tobą nie widzi, co dobierasz. Pozostali wiedzą tylko, ile kart.

## Action cards.

rule-actions-immediate = Karty akcji i czarne działają od razu, chyba że ktoś może najpierw odpowiedzieć, sprawdzić albo wskoczyć.
rule-skip-next = Po Stopie następny gracz traci kolejkę. We dwoje ten, kto go zagra, ma jeszcze jeden ruch.
rule-skip-play-again = Kto zagra Stop, od razu ma jeszcze jeden ruch, a karta musi pasować jak zawsze.
rule-skip-rescue-exact = Gdy masz stracić kolejkę, ratuje cię tylko dokładnie taki sam Stop w tym samym kolorze. Wtedy kolejkę traci gracz po tobie.
rule-skip-rescue-match = Gdy masz stracić kolejkę, ratuje cię dowolna karta tego koloru albo dowolny Stop: zagrywasz ją i zachowujesz swój ruch.
rule-skip-rescue-any-skip = Gdy masz stracić kolejkę, ratuje cię Stop w dowolnym kolorze. Wtedy kolejkę traci gracz po tobie i może odpowiedzieć tak samo.
rule-draw2-draw-and-skip = Po +2 następny gracz dobiera dwie karty i traci kolejkę.
rule-draw2-draw-then-play = Po +2 następny gracz dobiera dwie karty, a potem ma zwykły ruch.
rule-draw2-transfer-no-sum = +2 w dowolnym kolorze przekazuje +2 następnemu graczowi. Nic się nie sumuje: kto nie odpowie, dobiera tylko dwie karty.
rule-draw2-no-answer = Jeśli trafia cię +2, musisz je przyjąć; własne +2 nie jest odpowiedzią. Ktoś inny może później zagrać na nie swoje +2.
rule-reverse-direction = Po Zmianie kierunku gra idzie w drugą stronę, więc następny jest gracz przed tobą.
rule-reverse-parity = Zmiany kierunku się składają: dwie się znoszą, a trzy działają jak jedna.
rule-reverse-two-player-skip = Gdy w rundzie zostaje dwóch graczy, Zmiana kierunku działa jak Stop: kto ją zagra, ma jeszcze jeden ruch.
rule-reverse-deflect = Zmiana kierunku w obowiązującym kolorze odsyła efekt karty akcji, nawet +4, do tego, kto ją zagrał. Ta osoba go ponosi albo z kolei odpowiada.

## Black cards.

rule-wild-choose-colour = Zmianą koloru wybierasz dowolny kolor, nawet ten, który już obowiązuje. Następna karta musi być w tym kolorze albo czarna.
rule-wild-anytime = W swoim ruchu możesz zagrać Zmianę koloru na dowolną kartę, nawet jeśli pasuje też inna z twoich.
rule-wild-only-if-no-match = Czarną kartę możesz zagrać tylko wtedy, gdy żadna inna z twoich nie pasuje kolorem, liczbą ani symbolem.
rule-wild-names-picture = Niektórzy opowiadają, że Zmianą koloru można zażądać symbolu zamiast koloru. To błąd w tłumaczeniu i tutaj tak się nie gra.
rule-wild-then-own-card = Na Zmianę koloru od razu kładziesz drugą, dowolną kartę i to do niej trzeba dokładać. Jako ostatnia karta Zmiana koloru drugiej nie potrzebuje.
rule-wild-trump-open =
    { $wild_colour ->
        [trump]
            { $wd4_colour ->
                [trump] Czarne karty to atuty: po Zmianie koloru i po +4 pasuje każda karta w każdym kolorze i nikt nie wybiera koloru.
               *[other] Zmiana koloru to atut: po niej pasuje każda karta w każdym kolorze i nikt nie wybiera koloru.
            }
       *[other]
            { $wd4_colour ->
                [trump] +4 to także atut: po nim pasuje każda karta w każdym kolorze i nikt nie wybiera koloru.
               *[other] Po atucie pasuje każda karta w każdym kolorze i nikt nie wybiera koloru.
            }
    }
rule-colour-circle =
    { $wild_colour ->
        [circle]
            { $wd4_colour ->
                [circle] Koloru czarnej karty nikt nie wybiera: przesuwa się o krok w kolejności czerwony, niebieski, zielony, żółty i znów czerwony, zgodnie z kierunkiem gry. Gdy żaden kolor nie obowiązuje, wybiera go ten, kto ją zagrał.
               *[other] Koloru po Zmianie koloru nikt nie wybiera: przesuwa się o krok w kolejności czerwony, niebieski, zielony, żółty i znów czerwony, zgodnie z kierunkiem gry. Gdy żaden kolor nie obowiązuje, wybiera go ten, kto ją zagrał.
            }
       *[other]
            { $wd4_colour ->
                [circle] Koloru po +4 nikt nie wybiera: przesuwa się o krok w kolejności czerwony, niebieski, zielony, żółty i znów czerwony, zgodnie z kierunkiem gry. Gdy żaden kolor nie obowiązuje, wybiera go ten, kto je zagrał.
               *[other] Koloru czarnej karty nikt nie wybiera: przesuwa się o krok w kolejności czerwony, niebieski, zielony, żółty i znów czerwony, zgodnie z kierunkiem gry. Gdy żaden kolor nie obowiązuje, wybiera go ten, kto ją zagrał.
            }
    }
rule-wd4-draw-and-skip =
    { $wd4_colour ->
        [choose] Grając +4, wybierasz dowolny kolor, a następny gracz dobiera cztery karty i traci kolejkę.
       *[other] Po +4 następny gracz dobiera cztery karty i traci kolejkę.
    }
rule-wd4-draw-then-play =
    { $wd4_colour ->
        [choose] Po +4 następny gracz dobiera cztery karty, a potem ma zwykły ruch w wybranym kolorze.
       *[other] Po +4 następny gracz dobiera cztery karty, a potem ma zwykły ruch.
    }
rule-wd4-legality-no-colour = +4 jest uczciwe tylko wtedy, gdy nie masz karty w kolorze, który obowiązywał tuż przed nim. Ta sama liczba, ten sam symbol albo Zmiana koloru na ręce nie przeszkadzają.
rule-wd4-own-turn-only = +4 możesz zagrać tylko w swoim ruchu, nigdy poza kolejką.
rule-wd4-challenge-open = „Sprawdzam” na +4 może powiedzieć tylko gracz, którego ono trafia, i tylko przed dobraniem kart. Tylko on widzi wtedy rękę, o którą chodzi.
rule-wd4-challenge-success-return-card = Jeśli sprawdzone +4 było blefem, blefujący zabiera je z powrotem, dobiera karty i traci ruch. Znów obowiązują poprzednia karta i kolor, a sprawdzający ma zwykły ruch.
rule-wd4-challenge-success-card-stays = Jeśli sprawdzone +4 było blefem, karty zamiast sprawdzającego dobiera blefujący. +4 i wybrany kolor zostają, a sprawdzający ma zwykły ruch.
rule-wd4-challenge-success-plain = Kto da się złapać na blefie z +4, dobiera te cztery karty, a sprawdzający nie dobiera żadnej.
rule-wd4-challenge-fail-6 =
    { $hit ->
        [draw_then_play]
            { $challenge_fail_extra ->
                [0] Jeśli +4 było uczciwe, sprawdzający jednak dobiera cztery karty, a potem ma zwykły ruch.
               *[other]
                    { $fail ->
                        [one] Jeśli +4 było uczciwe, sprawdzający dobiera 1 kartę zamiast czterech, a potem ma zwykły ruch.
                        [few] Jeśli +4 było uczciwe, sprawdzający dobiera { $fail } karty zamiast czterech, a potem ma zwykły ruch.
                        [many] Jeśli +4 było uczciwe, sprawdzający dobiera { $fail } kart zamiast czterech, a potem ma zwykły ruch.
                       *[other] Jeśli +4 było uczciwe, sprawdzający dobiera { $fail } karty zamiast czterech, a potem ma zwykły ruch.
                    }
            }
       *[skip_turn]
            { $challenge_fail_extra ->
                [0] Jeśli +4 było uczciwe, sprawdzający jednak dobiera cztery karty i traci kolejkę.
               *[other]
                    { $fail ->
                        [one] Jeśli +4 było uczciwe, sprawdzający dobiera 1 kartę zamiast czterech i traci kolejkę.
                        [few] Jeśli +4 było uczciwe, sprawdzający dobiera { $fail } karty zamiast czterech i traci kolejkę.
                        [many] Jeśli +4 było uczciwe, sprawdzający dobiera { $fail } kart zamiast czterech i traci kolejkę.
                       *[other] Jeśli +4 było uczciwe, sprawdzający dobiera { $fail } karty zamiast czterech i traci kolejkę.
                    }
            }
    }
rule-wd4-rescue-draw2-ordered = Zamiast sprawdzać +4 możesz odpowiedzieć +2 w kolorze, który właśnie wybrano. Wtedy następny gracz ma przed sobą zwykłe +2.
rule-wd4-rescue-draw2-any = Zamiast sprawdzać +4 możesz odpowiedzieć dowolnym +2. Wtedy obowiązuje jego kolor, a następny gracz ma przed sobą zwykłe +2.
rule-wild-swap-hands =
    { $wild_colour ->
        [circle] Grając Zamianę kart, zamieniasz się wszystkimi kartami z wybranym graczem, a kolor przesuwa się o krok; gdy żaden nie obowiązuje, wybierasz go. Jako ostatnia karta niczego nie zamienia.
       *[choose] Grając Zamianę kart, zamieniasz się wszystkimi kartami z wybranym graczem i wybierasz kolor. Jako ostatnia karta niczego nie zamienia.
    }
rule-wild-shuffle-hands =
    { $shuffle_last ->
        [redeal] Po Tasowaniu kart karty wszystkich graczy tasuje się razem i rozdaje po równo, zaczynając od następnego gracza. Dzieje się tak nawet po ostatniej karcie, więc to jeszcze nie wygrana.
       *[win] Po Tasowaniu kart karty wszystkich graczy tasuje się razem i rozdaje po równo, zaczynając od następnego gracza. Jako ostatnia karta nie robi nic takiego: po prostu kończysz bez kart.
    }
rule-plus10-blank =
    { $plus10_colour ->
        [keep] Po białej karcie następny gracz dobiera dziesięć kart. Pasuje ona do każdej, a kolor się nie zmienia; gdy żaden nie obowiązuje, wybierasz go.
       *[choose] Po białej karcie następny gracz dobiera dziesięć kart. Pasuje ona do każdej i wybierasz przy niej kolor.
    }
rule-plus10-zero = Po 0 następny gracz dobiera dziesięć kart. 0 nadal pasuje tylko swoim kolorem albo do innego 0.
rule-h2o-downpour =
    { $wild_colour ->
        [circle] Po Ulewie 1 wszyscy oprócz ciebie dobierają jedną kartę, po Ulewie 2 dwie. Kolor przesuwa się o krok, a gdy żaden nie obowiązuje, wybierasz go, i nikt nie traci kolejki.
       *[choose] Po Ulewie 1 wszyscy oprócz ciebie dobierają jedną kartę, po Ulewie 2 dwie. Wybierasz kolor i nikt nie traci kolejki.
    }

## Calling UNO!

rule-uno-call = Grając przedostatnią kartę, musisz powiedzieć UNO!, i to za każdym razem, gdy znów zostaje ci jedna.
rule-uno-deadline-before-release = UNO! musisz powiedzieć razem z kartą. Gdy karta leży już na stosie, jest za późno.
rule-uno-deadline-next-turn = UNO! możesz powiedzieć jeszcze do chwili, gdy następny gracz zacznie swój ruch, o ile nikt cię wcześniej nie przyłapie.
rule-uno-deadline-next-card = UNO! możesz powiedzieć jeszcze do następnej zagranej karty, o ile nikt cię wcześniej nie przyłapie. Samo czyjeś dobieranie niczego nie kończy.
rule-uno-deadline-own-turn = UNO! musisz powiedzieć, zanim skończy się twój ruch: razem z kartą albo gdy wybierasz jeszcze to, co się z nią wiąże.
rule-uno-catch-window =
    Kogoś, kto zapomniał o UNO!, możesz przyłapać, dopóki następny gracz nie zagra ani nie dobierze.{ $uno_grace ->
        [0] {""}
        [one] {" "}Zawsze jest na to co najmniej 1 sekunda.
        [few] {" "}Zawsze są na to co najmniej { $uno_grace } sekundy.
        [many] {" "}Zawsze jest na to co najmniej { $uno_grace } sekund.
       *[other] {" "}Zawsze jest na to co najmniej { $uno_grace } sekundy.
    }{ $uno_window ->
        [0] {""}
        [one] {" "}Po 1 sekundzie jest za późno.
        [few] {" "}Po { $uno_window } sekundach jest za późno.
        [many] {" "}Po { $uno_window } sekundach jest za późno.
       *[other] {" "}Po { $uno_window } sekundy jest za późno.
    }
rule-uno-catch-needed =
    { $uno_penalty ->
        [one] Zapomniane UNO! kosztuje 1 kartę, ale tylko jeśli inny gracz zauważy to na czas. Jeśli nie, gra toczy się dalej.
        [few] Zapomniane UNO! kosztuje { $uno_penalty } karty, ale tylko jeśli inny gracz zauważy to na czas. Jeśli nie, gra toczy się dalej.
        [many] Zapomniane UNO! kosztuje { $uno_penalty } kart, ale tylko jeśli inny gracz zauważy to na czas. Jeśli nie, gra toczy się dalej.
       *[other] Zapomniane UNO! kosztuje { $uno_penalty } karty, ale tylko jeśli inny gracz zauważy to na czas. Jeśli nie, gra toczy się dalej.
    }
rule-uno-penalty-auto =
    { $uno_penalty ->
        [one] Zapomnianego UNO! nikt nie musi zauważyć: gdy zaczyna się następny ruch, dobierasz 1 kartę.
        [few] Zapomnianego UNO! nikt nie musi zauważyć: gdy zaczyna się następny ruch, dobierasz { $uno_penalty } karty.
        [many] Zapomnianego UNO! nikt nie musi zauważyć: gdy zaczyna się następny ruch, dobierasz { $uno_penalty } kart.
       *[other] Zapomnianego UNO! nikt nie musi zauważyć: gdy zaczyna się następny ruch, dobierasz { $uno_penalty } karty.
    }
rule-uno-catch-by-pointing = Przyłapać kogoś znaczy wskazać go i powiedzieć UNO! Tam, gdzie fałszywy alarm kosztuje, trzeba powiedzieć, o kogo chodzi.
rule-uno-friend-reminder = Przypomnieć komuś o UNO! to tyle co przyłapać, choćby w najlepszej wierze.
rule-uno-proxy-call = Możesz powiedzieć UNO! za innego gracza, któremu została jedna karta, i nikt już go nie przyłapie.
rule-uno-penalty-2 = Zapomniane UNO! kosztuje dwie karty.
rule-uno-penalty-4 = Zapomniane UNO! kosztuje cztery karty.
rule-uno-alt-word = Zamiast UNO! stół może wołać własne słowo; tutaj jest to { $word }.
rule-no-hiding-card-count = Nikt nie może ukrywać, ile ma kart: zawsze widzą to wszyscy.
rule-uno-to-centre = Gdy powiesz UNO! razem z kartą, wszyscy pozostali kładą rękę na stosie, a ostatnia osoba dobiera dwie karty. Jeśli czas minie wcześniej, dwie dobiera każdy, kto nie zdążył; potrzeba do tego trzech graczy.

## Penalties and manners.

rule-penalty-misplay =
    { $penalty_misplay ->
        [one] Jeśli zagrasz kartę, która nie pasuje, albo nie w swoim ruchu, zabierasz ją z powrotem i dobierasz 1 kartę. Kolej się nie zmienia, a spóźnienie o chwilę jest wybaczane.
        [few] Jeśli zagrasz kartę, która nie pasuje, albo nie w swoim ruchu, zabierasz ją z powrotem i dobierasz { $penalty_misplay } karty. Kolej się nie zmienia, a spóźnienie o chwilę jest wybaczane.
        [many] Jeśli zagrasz kartę, która nie pasuje, albo nie w swoim ruchu, zabierasz ją z powrotem i dobierasz { $penalty_misplay } kart. Kolej się nie zmienia, a spóźnienie o chwilę jest wybaczane.
       *[other] Jeśli zagrasz kartę, która nie pasuje, albo nie w swoim ruchu, zabierasz ją z powrotem i dobierasz { $penalty_misplay } karty. Kolej się nie zmienia, a spóźnienie o chwilę jest wybaczane.
    }
rule-penalty-false-call =
    { $penalty_false_call ->
        [one] UNO! albo przyłapanie bez powodu kosztuje cię 1 kartę. Spóźnienie o chwilę jest wybaczane.
        [few] UNO! albo przyłapanie bez powodu kosztuje cię { $penalty_false_call } karty. Spóźnienie o chwilę jest wybaczane.
        [many] UNO! albo przyłapanie bez powodu kosztuje cię { $penalty_false_call } kart. Spóźnienie o chwilę jest wybaczane.
       *[other] UNO! albo przyłapanie bez powodu kosztuje cię { $penalty_false_call } karty. Spóźnienie o chwilę jest wybaczane.
    }
rule-penalty-cheating =
    { $penalty_cheating ->
        [one] Za oszukiwanie gospodarz może kazać graczowi dobrać 1 kartę i podaje powód, który wszyscy przeczytają.
        [few] Za oszukiwanie gospodarz może kazać graczowi dobrać { $penalty_cheating } karty i podaje powód, który wszyscy przeczytają.
        [many] Za oszukiwanie gospodarz może kazać graczowi dobrać { $penalty_cheating } kart i podaje powód, który wszyscy przeczytają.
       *[other] Za oszukiwanie gospodarz może kazać graczowi dobrać { $penalty_cheating } karty i podaje powód, który wszyscy przeczytają.
    }
rule-penalty-advice =
    { $penalty_advice ->
        [one] Kto mówi innemu graczowi, co zagrać, dobiera 1 kartę, jeśli większość pozostałych to potwierdzi.
        [few] Kto mówi innemu graczowi, co zagrać, dobiera { $penalty_advice } karty, jeśli większość pozostałych to potwierdzi.
        [many] Kto mówi innemu graczowi, co zagrać, dobiera { $penalty_advice } kart, jeśli większość pozostałych to potwierdzi.
       *[other] Kto mówi innemu graczowi, co zagrać, dobiera { $penalty_advice } karty, jeśli większość pozostałych to potwierdzi.
    }
rule-penalty-everyone-liable = Karę może dostać każdy, nawet o jedną kartę od wygranej, a kara nigdy nie zmienia kolei. Kto na dobre skończył grać, kary już nie dostanie.
rule-politeness-ready = Po dobraniu kart za +4 możesz je poukładać. Gra czeka, aż dasz znać, że gotowe, albo aż minie na to czas.
rule-silence-twos = Po dwójce nikt nie może pisać, aż kolej wróci do tego, kto ją zagrał. Kto pierwszy napisze, dobiera dwie karty i cisza się kończy; liczy się każda wiadomość, a przyciski, polecenia i reakcje są darmowe.
rule-silence-black = Po czarnej karcie z wybranym kolorem nikt nie może pisać, aż kolor się zmieni. Kto pierwszy napisze, dobiera dwie karty i kończy ciszę; liczy się każda wiadomość, a przyciski, polecenia i reakcje są darmowe.
rule-loser-forfeit = Kto przegra, dostaje małe, niewinne zadanie z listy stołu. W samej grze niczego to nie zmienia.

## House rules and the end of a round.

rule-intervention = Jeśli masz dokładnie taką samą kolorową kartę jak ta na wierzchu, możesz ją zagrać poza kolejką, dopóki następny gracz nie zacznie ruchu. Gra idzie dalej od ciebie, a ci, których pominięto, tracą kolejkę.
rule-intervention-wild = Na Zmianę koloru możesz poza kolejką zagrać Zmianę koloru. Obowiązujący kolor zostaje, chyba że przedtem wybierzesz inny.
rule-intervention-not-wd4 = Z +4 nikt nie może wskoczyć.
rule-intervention-not-at-start = Na kartę odkrytą na początku nikt nie może wskoczyć: pierwszy ruch należy do pierwszego gracza.
rule-double-identical-sequential = Jeśli masz drugą taką kartę jak ta, którą właśnie grasz, możesz z nią wskoczyć zaraz po sobie, jedna po drugiej, chyba że ktoś będzie szybszy.
rule-double-identical-as-skip = Dwie identyczne karty z liczbą możesz zagrać jako parę, a wtedy następny gracz traci kolejkę.
rule-no-two-at-once = Nikt nie może w jednym ruchu zagrać dwóch identycznych kart.
rule-multi-card-same-rank =
    { $multi_draw_cards ->
        [on] Możesz zagrać razem kilka kart z tą samą liczbą lub symbolem: pierwsza musi pasować, a ostatnia wyznacza kolor. Nie może wśród nich być czarnych ani karty dopiero co dobranej.
       *[off] Możesz zagrać razem kilka kart z tą samą liczbą lub symbolem: pierwsza musi pasować, a ostatnia wyznacza kolor. Nie może wśród nich być czarnych, +2 ani karty dopiero co dobranej.
    }
rule-progressive-same-kind =
    { $draw2_answer ->
        [progressive]
            { $wd4_answer ->
                [progressive] Na +2 można odpowiedzieć +2, a na +4 kartą +4. Kto pierwszy nie odpowie, dobiera sumę wszystkich.
               *[other] Na +2 można odpowiedzieć +2. Kto pierwszy nie odpowie, dobiera sumę wszystkich.
            }
       *[other]
            { $wd4_answer ->
                [progressive] Na +4 można odpowiedzieć +4. Kto pierwszy nie odpowie, dobiera sumę wszystkich.
               *[other] Na +2 można odpowiedzieć +2, a na +4 kartą +4. Kto pierwszy nie odpowie, dobiera sumę wszystkich.
            }
    }
rule-progressive-mixed =
    { $mixed_on_wd4 ->
        [any] +2 i +4 mogą odpowiadać sobie nawzajem, w dowolnym kolorze, i sumują się. Kto pierwszy nie odpowie, dobiera sumę.
       *[ordered] +2 i +4 mogą odpowiadać sobie nawzajem i sumują się, ale na +4 trzeba położyć +2 w kolorze, który właśnie wybrano. Kto pierwszy nie odpowie, dobiera sumę.
    }
rule-progressive-one-per-turn = W swoim ruchu możesz dołożyć do łańcucha tylko jedno +2 albo +4, nawet jeśli masz ich więcej.
rule-progressive-colour-last = W łańcuchu +4 obowiązuje kolor wybrany na końcu.
rule-progressive-challenge-scaling =
    { $challenge_fail_extra ->
        [0] W łańcuchu sprawdzić można tylko najnowsze +4 i tylko ten, kogo ono trafia. Blefujący dobiera całą sumę, a przy nietrafionym „Sprawdzam” dobiera ją sprawdzający.
       *[other] W łańcuchu sprawdzić można tylko najnowsze +4 i tylko ten, kogo ono trafia. Blefujący dobiera całą sumę; przy nietrafionym „Sprawdzam” dobiera ją sprawdzający, i jeszcze { $challenge_fail_extra } na dokładkę.
    }
rule-seven-swap = Po zagraniu 7 musisz zamienić się wszystkimi kartami z wybranym graczem. Jako ostatnia karta niczego nie zamienia.
rule-zero-rotate = Po 0 wszyscy oddają swoje karty następnemu graczowi zgodnie z kierunkiem gry. Jako ostatnia karta niczego nie przesuwa.
rule-five-exchange = Po zagraniu 5 możesz wymienić się jedną kartą z dowolnym graczem, który nie może odmówić. Każde z was w tajemnicy wybiera, co oddaje.
rule-play-to-last = Gdy ktoś nie ma już kart, pozostali grają dalej, aż zostanie jedna osoba. Kto pierwszy pozbył się kart, wygrywa, a ostatnia osoba przegrywa.
rule-seven-rounds = Gdy nie masz już kart, bierzesz nową rękę, o kartę mniejszą: sześć, pięć i tak aż do jednej. Wygrywa, kto pozbędzie się tej ostatniej, pojedynczej karty.
rule-out-scores-point-refill-6 = Gdy nie masz już kart, dostajesz punkt i bierzesz sześć nowych. Gdy stos dobierania się skończy, wygrywa, kto ma najwięcej punktów, a przy remisie ten, kto ma mniej na ręce.
rule-finish-forms = Runda kończy się, gdy któryś gracz nie ma już kart. Ostatnia może być dowolna, także karta akcji lub czarna.
rule-last-card-draws-count = Jeśli ostatnią kartą jest +2 lub +4, następny gracz i tak dobiera, a te karty też się liczą.

## Scoring.

rule-card-values = Liczby liczą się tak, jak są na kartach; Stop, Zmiana kierunku, +2 i Ulewy po 20; Zamiana kart, Tasowanie kart i własne karty po 40; Zmiana koloru, +4, +10 i atuty po 50.
rule-score-winner-500 =
    { $goal ->
        [one] Zwycięzca rundy dostaje punkty za wszystko, co pozostali mają jeszcze na ręce. Partię wygrywa, kto pierwszy zbierze 1 punkt.
        [few] Zwycięzca rundy dostaje punkty za wszystko, co pozostali mają jeszcze na ręce. Partię wygrywa, kto pierwszy zbierze { $goal } punkty.
        [many] Zwycięzca rundy dostaje punkty za wszystko, co pozostali mają jeszcze na ręce. Partię wygrywa, kto pierwszy zbierze { $goal } punktów.
       *[other] Zwycięzca rundy dostaje punkty za wszystko, co pozostali mają jeszcze na ręce. Partię wygrywa, kto pierwszy zbierze { $goal } punktu.
    }
rule-score-own-200 =
    { $goal ->
        [one] Każdy sumuje to, co zostało mu na ręce. Gdy tylko ktoś ma 1 punkt, partię przegrywa najwyższa suma.
        [few] Każdy sumuje to, co zostało mu na ręce. Gdy tylko ktoś ma { $goal } punkty, partię przegrywa najwyższa suma.
        [many] Każdy sumuje to, co zostało mu na ręce. Gdy tylko ktoś ma { $goal } punktów, partię przegrywa najwyższa suma.
       *[other] Każdy sumuje to, co zostało mu na ręce. Gdy tylko ktoś ma { $goal } punktu, partię przegrywa najwyższa suma.
    }
rule-score-lowest-at-500 =
    { $goal ->
        [one] Każdy sumuje to, co zostało mu na ręce. Gdy tylko ktoś ma 1 punkt, partię wygrywa najniższa suma.
        [few] Każdy sumuje to, co zostało mu na ręce. Gdy tylko ktoś ma { $goal } punkty, partię wygrywa najniższa suma.
        [many] Każdy sumuje to, co zostało mu na ręce. Gdy tylko ktoś ma { $goal } punktów, partię wygrywa najniższa suma.
       *[other] Każdy sumuje to, co zostało mu na ręce. Gdy tylko ktoś ma { $goal } punktu, partię wygrywa najniższa suma.
    }
rule-score-101 =
    { $goal ->
        [one] Każdy sumuje to, co zostało mu na ręce, a kto zbierze więcej niż 1 punkt, przegrywa. Równo 1 jest jeszcze bezpieczny.
        [few] Każdy sumuje to, co zostało mu na ręce, a kto zbierze więcej niż { $goal } punkty, przegrywa. Równo { $goal } to jeszcze bezpieczny wynik.
        [many] Każdy sumuje to, co zostało mu na ręce, a kto zbierze więcej niż { $goal } punktów, przegrywa. Równo { $goal } to jeszcze bezpieczny wynik.
       *[other] Każdy sumuje to, co zostało mu na ręce, a kto zbierze więcej niż { $goal } punktu, przegrywa. Równo { $goal } to jeszcze bezpieczny wynik.
    }
rule-score-numbers-only = Liczą się tylko karty z liczbami; karty akcji i czarne nie są nic warte.
rule-score-lazy =
    { $scoring ->
        [lazy] Każda runda ma zwycięzcę, który pierwszy pozbył się kart i zaczyna następną, oraz przegranego, który ma najwięcej punktów i ją rozdaje. Sum się nie prowadzi.
       *[other] Zwycięzca rundy zaczyna następną, a rozdaje ją ten, kto miał najwięcej punktów.
    }
rule-score-none = Kto pierwszy pozbędzie się kart, wygrywa rundę, a punktów się nie liczy.
rule-score-target-configurable =
    { $scoring ->
        [none] Stół może ustalić, z ilu rund składa się partia: tutaj { $goal }.
        [lazy] Stół może ustalić, z ilu rund składa się partia: tutaj { $goal }.
        [exits] Stół może ustalić, z ilu rund składa się partia: tutaj { $goal }.
       *[winner_500]
            { $goal ->
                [one] Stół może ustalić, do ilu gra się w partii: tutaj do 1 punktu.
                [few] Stół może ustalić, do ilu gra się w partii: tutaj do { $goal } punktów.
                [many] Stół może ustalić, do ilu gra się w partii: tutaj do { $goal } punktów.
               *[other] Stół może ustalić, do ilu gra się w partii: tutaj do { $goal } punktu.
            }
    }
rule-score-rounds-multi = Partia może mieć kilka rund, a to, co zdobyto w jednej, przechodzi do następnej.
rule-score-reset-zero = Jeśli przy liczeniu masz na ręce tylko jedną kartę i jest nią 0, liczy się za 50.
rule-score-h2o-last-card = Kto kończy Ulewą 1, odejmuje od swojej sumy 20 punktów, a kto kończy Ulewą 2, odejmuje 40. Suma może spaść poniżej 0.
rule-tactics-hints = Podpowiedź pokazuje ci dobry ruch na podstawie tego, co wolno ci widzieć, nigdy na podstawie zakrytych kart.

## What this bot does.

rule-feature-online-real-opponents = Grasz na kanale z prawdziwymi ludźmi; komputery tylko zajmują puste miejsca.
rule-feature-free-statistics = Twoje gry, wygrane i przyłapania są liczone za darmo i w każdej chwili możesz je usunąć.
rule-feature-error-protection =
    { $protection ->
        [penalise] Karty, która nie pasuje, można spróbować, za cenę uzgodnioną przy stole.
        [allow_bluff] Bot odrzuca kartę, która nie pasuje, podaje powód, a karta zostaje u ciebie. Tylko +4 można zagrać niesłusznie, jako blef.
       *[block] Bot odrzuca kartę, która nie pasuje, podaje powód, a karta zostaje u ciebie.
    }
rule-feature-auto-draw = Jeśli chcesz, karta dobiera się za ciebie zawsze wtedy, gdy nic innego nie da się zrobić.
rule-feature-pass-button = Gdy nie chcesz zagrać dobranej karty, twój ruch kończy przycisk.
rule-feature-localised-rules = Zasady czytasz w swoim języku, jeśli jest tłumaczenie.
rule-feature-bilingual-rules = Możesz czytać zasady w innym języku niż język stołu.
rule-feature-characters-theme = Karty i miejsca mogą wyglądać inaczej; zasady zostają te same.
rule-feature-themed-editions = Motyw zmienia tylko nazwy i obrazki: każda karta robi to co zawsze.
rule-feature-junior = Młodsi gracze mają łagodny zestaw zasad, bez sprawdzania i bez kar.
rule-feature-cross-platform = Na komputerze i na telefonie gra się tak samo.
rule-feature-card-counts = Na stole zawsze widać, ile kto ma kart.
rule-feature-hints = Gdy stół na to pozwala, możesz prywatnie poprosić o podpowiedź.
rule-feature-card-glossary = Każda karta jest objaśniona: jak się nazywa, jak wygląda i co robi.
rule-feature-cheat-sheet = Zasady uzgodnione przy twoim stole mieszczą się na jednej stronie.
rule-feature-two-rule-tiers = Stół uchodzi za oficjalny tylko wtedy, gdy nie jest włączona żadna zasada domowa.
rule-feature-house-rule-onboarding = Zasady domowe są oznaczone, żeby nowi gracze najpierw poznali podstawową grę.
rule-feature-dispute-free = Każdą odmowę i każdą karę można wyjaśnić zasadą, która za nią stoi.
rule-feature-explain-in-one-round = Jedna runda z objaśnieniami wystarczy, żeby nauczyć się gry.
rule-feature-similar-games = W krewne gry, takie jak 101, można zagrać jako we własne zestawy zasad.
rule-feature-drop-in-between-games = Dołączyć i odejść można między rundami. Jeśli odejdziesz w trakcie, twoje karty trafią pod stos dobierania.
rule-feature-stop-any-round = Stół może skończyć po każdej rundzie, a wtedy decydują dotychczasowe sumy.
rule-feature-rule-credits = Zasady domowe pochodzą od graczy, którzy je opowiedzieli; ich nazwiska zostają prywatne.
rule-feature-random-party-use = Na wieczór z gośćmi jest wesoły zestaw zasad.
rule-trademark-note = To nasza własna gra, a nie gra właścicieli marki UNO, która należy do firmy Mattel.

## More ways to play.

rule-two-player-mattel = We dwoje Stop i Zmiana kierunku od razu dają ci jeszcze jeden ruch. Po +2 lub +4 druga osoba dobiera karty, a ty grasz dalej.
rule-draw-to-match = Jeśli nic nie pasuje, możesz dobierać po jednej karcie i zagrać pierwszą, która pasuje.
rule-challenge-uno =
    { $goal ->
        [one] Każdy sumuje to, co zostało mu na ręce, a kto zbierze 1 punkt, odpada. Ostatnie dwie osoby rozstrzygają grę między sobą.
        [few] Każdy sumuje to, co zostało mu na ręce, a kto zbierze { $goal } punkty, odpada. Ostatnie dwie osoby rozstrzygają grę między sobą.
        [many] Każdy sumuje to, co zostało mu na ręce, a kto zbierze { $goal } punktów, odpada. Ostatnie dwie osoby rozstrzygają grę między sobą.
       *[other] Każdy sumuje to, co zostało mu na ręce, a kto zbierze { $goal } punktu, odpada. Ostatnie dwie osoby rozstrzygają grę między sobą.
    }
rule-partners = Czworo graczy tworzy dwie drużyny, partnerzy siedzą naprzeciwko siebie. Runda kończy się, gdy jedna z osób nie ma już kart, a jej drużyna dostaje punkty za to, co mają na ręce oboje przeciwnicy.
rule-skip-bounce = Stop w tym samym kolorze przekazuje +2 następnemu graczowi, a od tej chwili dowolny Stop przekazuje je dalej.
rule-exact-101-reset = Jeśli twoja suma to równo { $goal }, wraca do 0.
rule-force-play = Jeśli dobrana karta pasuje, musisz ją zagrać.
