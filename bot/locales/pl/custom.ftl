# Cards of one's own, and what a server saves: rule sets and cards.

custom-title = ## Własne karty
custom-title-server = ## Karty zapisane na tym serwerze
custom-about =
    { $blanks ->
        [0] W tej talii nie ma białych kart. Razem z pierwszą własną kartą pojawi się talia, która ma ich cztery.
        [one] W tej talii jest na nie jedna biała karta.
        [few] W tej talii są na nie { $blanks } białe karty.
        [many] W tej talii jest na nie { $blanks } białych kart.
       *[other] W tej talii jest na nie { $blanks } białej karty.
    }
custom-about-server =
    { $count ->
        [0] Nie ma tu jeszcze żadnej. Karta ma nazwę, tekst i najwyżej trzy efekty.
        [one] Zapisana jest 1 karta; limit: { $most }.
        [few] Zapisane są { $count } karty; limit: { $most }.
        [many] Zapisanych jest { $count } kart; limit: { $most }.
       *[other] Zapisane jest { $count } karty; limit: { $most }.
    }
custom-agree = -# Przed startem muszą się na nie zgodzić wszyscy, którzy siedzą przy stole.
custom-card = **{ $number }. { $name }**
custom-text = „{ $text }”
custom-new = Nowa karta
custom-take = Weź kartę zapisaną na tym serwerze
custom-kinds = Efekt { $number }
custom-no-kind = Efekt { $number }: brak
custom-amount =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
custom-whom-next = następny gracz
custom-whom-all = wszyscy pozostali
custom-whom-chosen = wskazany gracz
custom-kind-draw = ktoś dobiera karty
custom-kind-skip = następny gracz traci kolejkę
custom-kind-reverse = gra zmienia kierunek
custom-kind-swap = zamiana kart z innym graczem
custom-kind-rotate = karty wszystkich wędrują dalej
custom-kind-shuffle = tasowanie kart wszystkich graczy
custom-kind-colour = wybór koloru
custom-kind-discard = odrzucenie całego koloru
custom-kind-again = jeszcze jeden ruch
custom-words = Nazwa i tekst
custom-drop = Wyjmij z talii
custom-drop-server = Usuń
custom-keep = Zapisz na tym serwerze
custom-back = Wszystkie karty
custom-field-name = Nazwa
custom-field-text = Tekst
custom-about-name =
    { $longest ->
        [one] Najwyżej 1 znak
        [few] Najwyżej { $longest } znaki
        [many] Najwyżej { $longest } znaków
       *[other] Najwyżej { $longest } znaku
    }
custom-about-text =
    { $longest ->
        [one] Co na niej napisano, najwyżej 1 znak; może zostać puste
        [few] Co na niej napisano, najwyżej { $longest } znaki; może zostać puste
        [many] Co na niej napisano, najwyżej { $longest } znaków; może zostać puste
       *[other] Co na niej napisano, najwyżej { $longest } znaku; może zostać puste
    }
custom-kept = Karta **{ $name }** jest zapisana na tym serwerze.
custom-gone = Tej karty już nie ma. Oto te, które są.

## What a card says by itself. It is read by its player: “you”.

custom-anywhere = Pasuje do każdej karty.
custom-plain = Wybierasz kolor, jak przy Zmianie koloru.
custom-no-effect = Sama nic nie robi: to, co na niej napisano, wykonujecie przy stole sami.
custom-colour-stays = Kolor się nie zmienia; jeśli żaden nie obowiązuje, wybierasz go.
custom-does-draw-next =
    { $count ->
        [one] Następny gracz dobiera 1 kartę.
        [few] Następny gracz dobiera { $count } karty.
        [many] Następny gracz dobiera { $count } kart.
       *[other] Następny gracz dobiera { $count } karty.
    }
custom-does-draw-all =
    { $count ->
        [one] Wszyscy pozostali dobierają 1 kartę.
        [few] Wszyscy pozostali dobierają { $count } karty.
        [many] Wszyscy pozostali dobierają { $count } kart.
       *[other] Wszyscy pozostali dobierają { $count } karty.
    }
custom-does-draw-chosen =
    { $count ->
        [one] Wskazany przez ciebie gracz dobiera 1 kartę.
        [few] Wskazany przez ciebie gracz dobiera { $count } karty.
        [many] Wskazany przez ciebie gracz dobiera { $count } kart.
       *[other] Wskazany przez ciebie gracz dobiera { $count } karty.
    }
custom-does-skip = Następny gracz traci kolejkę.
custom-does-reverse = Gra zmienia kierunek.
custom-does-swap = Zamieniasz się kartami z wybranym graczem.
custom-does-rotate = Wszyscy oddają swoje karty następnemu graczowi.
custom-does-shuffle = Karty wszystkich graczy są tasowane i rozdawane od nowa.
custom-does-colour = Wybierasz kolor.
custom-does-discard = Odrzucasz wszystkie karty jednego koloru.
custom-does-again = Masz jeszcze jeden ruch.

## Rule sets that a server saves.

sets-title = ## Zestawy zasad
sets-found = ## Zestawy zasad: „{ $search }”
sets-none = Nie ma takiego zestawu zasad. Polecenie **/uno presets find** bez szukanego słowa pokazuje wszystkie.
sets-line = **{ $name }** · { $what }
sets-own = **{ $name }** · zapisane na tym serwerze
sets-related = -# Powiązane hasła: { $games }
sets-shown = ## { $name }
sets-saved = Zestaw **{ $name }** jest zapisany. Na tym serwerze można go wybrać w **/uno start**.
sets-replaced = Zestaw **{ $name }** jest zapisany w miejsce starszego o tej samej nazwie.
sets-renamed = Zestaw **{ $old }** nazywa się teraz **{ $name }**.
sets-deleted = Zestaw **{ $name }** jest usunięty. Stoły, które według niego grają, grają dalej.
sets-default = Nowe stoły zaczynają z zestawem **{ $name }**, chyba że ktoś wybierze inny.
sets-code = ## Kod tych zasad
sets-code-about = Wklej go po **/uno presets import** na dowolnym serwerze z tym botem.
sets-field-name = Nazwa tych zasad
sets-field-about =
    { $longest ->
        [one] Najwyżej 1 znak
        [few] Najwyżej { $longest } znaki
        [many] Najwyżej { $longest } znaków
       *[other] Najwyżej { $longest } znaku
    }
sets-unknown = Nie ma tu zestawu zasad o tej nazwie. **/uno presets find** pokazuje wszystkie.
sets-not-own = Ten zestaw zasad należy do bota i nie można go zmienić. Własne zasady zapiszesz przez **/uno presets save**.
sets-no-lobby = Nie ma tu zasad do zapisania: najpierw otwórz stół przez **/uno start** i je wybierz.
sets-name-taken = Nazwa **{ $name }** jest już zajęta. Wybierz inną; moderator może ją nadpisać.
sets-name-ours = **{ $name }** to nazwa zestawu zasad, który należy do bota. Wybierz inną.
sets-name-empty = Z tej nazwy nie da się nic odczytać. Wybierz inną.
sets-full =
    { $most ->
        [one] Na tym serwerze zapisano już 1, a więcej się nie zmieści. Najpierw usuń ten, który jest.
        [few] Na tym serwerze zapisano już { $most }, a więcej się nie zmieści. Najpierw jeden usuń.
        [many] Na tym serwerze zapisano już { $most }, a więcej się nie zmieści. Najpierw jeden usuń.
       *[other] Na tym serwerze zapisano już { $most }, a więcej się nie zmieści. Najpierw jeden usuń.
    }

## Why rules cannot be read.

flaw-no-code = To nie jest kod zasad. Taki kod zaczyna się od **UNO1.**, a daje go przycisk **Udostępnij** albo **/uno presets export**.
flaw-too-long = To za długie jak na kod zasad. Skopiuj sam kod i nic więcej.
flaw-newer = Ten kod pochodzi z nowszej wersji bota, w formacie { $what }. Da się go odczytać, gdy ten bot zostanie zaktualizowany.
flaw-damaged = Ten kod jest uszkodzony: czegoś w nim brakuje albo coś zmieniono. Skopiuj go jeszcze raz.
flaw-unknown-option = W tych zasadach jest opcja, której ta wersja bota nie zna: **{ $what }**. Nic się nie zmieniło.
flaw-wrong-value = W tych zasadach opcja **{ $what }** ma wartość, której ta wersja bota nie zna. Nic się nie zmieniło.

## The server’s own words.

words-title = Słowa, których nikt nie chce czytać
words-field = Jedno słowo lub wyrażenie w wierszu
words-about = Limit: { $most }. Gwiazdka na końcu zastępuje dowolną końcówkę.
words-too-many = Limit słów: { $most }, limit znaków w każdym: { $longest }. Nic się nie zmieniło.

forfeits-title = Fanty dla przegranych w partii
forfeits-field = Jeden fant w wierszu, niewinny i na czacie
forfeits-about = Limit: { $most }. Puste pole to fanty wbudowane. Obowiązują, gdy zasady tak stanowią.
forfeits-too-many = Limit fantów: { $most }, limit znaków w każdym: { $longest }. Nic się nie zmieniło.
