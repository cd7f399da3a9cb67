# The tutorial: seven short lessons, in a message that only the learner sees.

tutorial-title = ## Naucz się grać w UNO
tutorial-welcome =
    { $count ->
        [one] { $count } krótka lekcja, około pięciu minut, gra z komputerem. Widzisz to tylko ty, nic się nie liczy i nikt nie czeka: nie spiesz się, naciskaj, co chcesz, wyjdź i wróć.
        [few] { $count } krótkie lekcje, około pięciu minut, gra z komputerem. Widzisz to tylko ty, nic się nie liczy i nikt nie czeka: nie spiesz się, naciskaj, co chcesz, wyjdź i wróć.
        [many] { $count } krótkich lekcji, około pięciu minut, gra z komputerem. Widzisz to tylko ty, nic się nie liczy i nikt nie czeka: nie spiesz się, naciskaj, co chcesz, wyjdź i wróć.
       *[other] { $count } krótkiej lekcji, około pięciu minut, gra z komputerem. Widzisz to tylko ty, nic się nie liczy i nikt nie czeka: nie spiesz się, naciskaj, co chcesz, wyjdź i wróć.
    }

    🎯 **O co chodzi:** jako pierwsza osoba pozbądź się wszystkich kart.
tutorial-choose = Wybierz lekcję
tutorial-place = ### { $name } · { $number }/{ $count }
tutorial-rival = Robo
tutorial-rival-cards =
    { $count ->
        [one] 🤖 **{ $name }** ma 1 kartę.
        [few] 🤖 **{ $name }** ma { $count } karty.
        [many] 🤖 **{ $name }** ma { $count } kart.
       *[other] 🤖 **{ $name }** ma { $count } karty.
    }
tutorial-happened = ▸ { $text }
tutorial-no-harm = Nic się nie stało: spróbuj inaczej.
tutorial-over = Ta lekcja już się skończyła: przejdź do następnej.
tutorial-anew = Ten przycisk pochodzi ze starszej wersji lekcji, więc zaczyna się ona od początku.
tutorial-left = Do zobaczenia! Ta lekcja tu na ciebie czeka, a `/uno tutorial` w każdej chwili przywoła wszystkie.
tutorial-end =
    🎓 **To już cała gra.** Teraz zagraj naprawdę:
    - `/uno start` otwiera stół, a **{ $public-add-computer }** obsadza miejsca, gdy nikogo nie ma.
    - Zacznij od zestawu zasad **Oficjalne**. Zasady domowe przyjdą później, po jednej.
    - `/uno hint` podpowie w każdej chwili, a `/uno help` odpowie na pytania.

button-begin = Zaczynam
button-next-lesson = Następna lekcja
button-again = Jeszcze raz od początku
button-leave-tutorial = Wychodzę

## Matching.

lesson-match = Co pasuje
lesson-match-first = **Karta pasuje, gdy ma ten sam kolor albo tę samą liczbę co karta na stosie.** Dwie z twoich kart pasują. Naciśnij jedną z nich: tak się ją zagrywa.
    .no = Najpierw spróbuj z kartą: dwie z twoich pasują.
lesson-match-second = Robo odpowiada i na stosie leży już inna karta. **Spójrz jeszcze raz: ten sam kolor czy ta sama liczba?** Naciśnij kartę, która pasuje.
    .no = Jedna pasuje. Porównaj kolor, a potem liczbę.
lesson-match-done = ✅ Tak wygląda większość ruchów: jedna karta w tym samym kolorze albo z tą samą liczbą.

## Drawing.

lesson-draw = Nic nie pasuje
lesson-draw-stuck = **Żadna z twoich kart nie pasuje, dlatego są szare.** Wtedy dobiera się kartę ze stosu: naciśnij **Dobierz**.
    .no = Nic z twojej ręki nie da się teraz zagrać: dobierz kartę.
lesson-draw-drawn = **Szczęście: dobrana karta pasuje.** Możesz ją od razu zagrać albo zatrzymać na później. Jedno i drugie jest w porządku.
    .no = Zagraj dobraną kartę albo ją zatrzymaj.
lesson-draw-done = ✅ Jedna karta na ruch, czy pasuje, czy nie. Potem kolej na następnego gracza.

## Action cards.

lesson-actions = Karty akcji
lesson-actions-one = **Karty ze znakiem robią coś następnemu graczowi.** ⊘ **Stop** zabiera mu ruch, a po **+2** dobiera on dwie karty i też traci ruch. Zagraj jedną z tych dwóch.
    .no = Liczba może poczekać: najpierw zagraj ⊘ albo +2.
lesson-actions-other = **Robo traci ruch, więc znów kolej na ciebie.** Teraz zagraj tę drugą.
    .no = Zagraj też drugą kartę ze znakiem.
lesson-actions-rest = **I znowu ty.** Zagraj teraz liczbę, niech Robo wreszcie zagra.
    .no = Zagraj kartę, która pasuje.
lesson-actions-done = ✅ Jest jeszcze trzecia, ⇄ **Zmiana kierunku**: odwraca kolejność. We dwoje działa jak Stop. Wszystkie muszą pasować, jak każda karta.

## Wilds.

lesson-wild = Czarne karty
lesson-wild-wild = **Czarna karta pasuje do wszystkiego, a ty wybierasz następny kolor.** Naciśnij **W**, a potem kolor. Najlepiej niebieski, bo tego masz najwięcej.
    .no = Zagraj czarną kartę: ona zawsze pasuje.
lesson-wild-follow = **Robo gra już pod twój kolor.** Ruch jest twój: zagraj to, co pasuje.
    .no = Masz kartę, która pasuje: zagraj ją.
lesson-wild-done = ✅ Trzymaj czarne karty na chwilę, gdy nic innego nie pasuje, i wybieraj kolor, którego masz najwięcej.

## Wild Draw Four and the challenge.

lesson-four = Karta +4 i „Sprawdzam”
lesson-four-doubt = **Au: Robo gra przeciwko tobie kartę +4.** Wolno to tylko komuś, kto nie ma karty w poprzednim kolorze, a był nim czerwony. Wśród czterech kart naprawdę nie ma ani jednej czerwonej? Naciśnij **Sprawdzam**.
    .no = Tak też wolno i często warto. Ale tym razem Robo blefuje: sprawdź to!
lesson-four-after = **Wpadka: Robo ma czerwone karty.** Cztery karty dobiera więc Robo, a ty grasz, jakby nic się nie stało. Kolor na teraz to żółty.
    .no = To twój ruch: zagraj to, co pasuje.
lesson-four-done = ✅ Po nietrafionym „Sprawdzam” dobiera się sześć kart zamiast czterech. Dlatego sprawdzaj raczej tych, którzy mają dużo kart, niż tych, którzy mają mało.

## Catching.

lesson-catch = Przyłapywanie
lesson-catch-catch = **Robo ma jedną kartę, a nie było słychać UNO!** Kto to zauważy, może przyłapać, dopóki następny gracz nie zacznie, a następny gracz to ty. Zanim zagrasz, naciśnij **Przyłap**.
    .no = Najpierw przyłap Robo: po twoim ruchu będzie za późno.
lesson-catch-done = ✅ Zapomniane UNO! kosztuje dwie karty. **Przyłap** jest zawsze na stole i nikomu nie zdradza, czy jest kogo przyłapać: trzeba patrzeć.

## UNO!

lesson-uno = UNO!
lesson-uno-call = **Masz dwie karty. Przy zagraniu jednej trzeba powiedzieć UNO!** Najpierw naciśnij **UNO!**, wtedy padnie razem z kartą. Potem zagraj jedną.
    .no = Stop! Bez UNO! każdy może cię teraz przyłapać, a wtedy dobierasz dwie. Najpierw naciśnij **UNO!**, a potem kartę.
lesson-uno-out = **Została jedna karta i UNO! już padło.** Pasuje? Zagraj ją, a runda jest twoja!
    .no = Zagraj ostatnią kartę.
lesson-uno-done = 🏆 **Nie masz już kart: wygrywasz rundę!** W prawdziwej partii dostaje się teraz punkty za to, co zostało w rękach pozostałych.

## Newcomers, once; and the house rules, in the first hands of a match.

welcome =
    👋 **To twój pierwszy raz?** `/uno tutorial` nauczy gry w pięć minut, tylko dla ciebie. { $rules ->
        [official] Przy tym stole gra się według oficjalnych zasad: w sam raz na początek.
        [easy] Przy tym stole obowiązują zasady **{ $preset }**, łatwe na początek: `/uno memo` to ich skrót.
       *[other] Przy tym stole obowiązują zasady **{ $preset }**, czyli coś więcej niż podstawowa gra: `/uno memo` to ich skrót.
    }
welcome-host =
    👋 **To twój pierwszy raz?** `/uno tutorial` nauczy gry w pięć minut, tylko dla ciebie. { $rules ->
        [official] Przy twoim stole gra się według oficjalnych zasad: w sam raz na początek.
        [easy] Przy twoim stole obowiązują zasady **{ $preset }**, łatwe na początek: `/uno memo` to ich skrót.
       *[other] Przy twoim stole obowiązują zasady **{ $preset }**. Na pierwszą grę wybierz z menu **Oficjalne**; inne zasady przyjdą później, po jednej.
    }
hand-house-rules = 🏠 **Zasady domowe tego stołu,** ustalone tutaj, poza podstawową grą: { $rules }. `/uno memo` powie, co znaczą{ $own ->
        [yes] , a `/uno cards`, co robią wasze własne karty.
       *[no] .
    }
