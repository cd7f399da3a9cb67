# The game in a few lines, as a table plays it. What is agreed on comes along under the name of its option.

memo-title = ## W skrócie: { $preset }
memo-deal =
    { $deal ->
        [one] **Rozdanie:** po 1 karcie na osobę.
        [few] **Rozdanie:** po { $deal } karty na osobę.
        [many] **Rozdanie:** po { $deal } kart na osobę.
       *[other] **Rozdanie:** po { $deal } karty na osobę.
    }
memo-turn = **Twój ruch:** { $multi ->
        [same_rank] zagraj kartę, która kolorem, liczbą albo symbolem pasuje do tej na wierzchu, albo czarną; możesz dołożyć inne o tej samej wartości.
        [pair_skip] zagraj kartę, która kolorem, liczbą albo symbolem pasuje do tej na wierzchu, albo czarną; dwie równe liczby możesz zagrać razem, a wtedy następny gracz traci kolejkę.
       *[none] zagraj jedną kartę, która kolorem, liczbą albo symbolem pasuje do tej na wierzchu, albo czarną.
    } { $draw ->
        [until_playable] Jeśli nic nie pasuje, dobieraj, aż coś będzie pasować.
        [to_match] Jeśli nic nie pasuje, dobierz, ile chcesz.
       *[one] Jeśli nic nie pasuje, dobierz jedną.
    }
memo-actions = **Karty:** { $actions ->
        [inert] karty akcji tylko pasują i nic nie robią.
       *[live] { $skip_effect ->
            [play_again] ⊘ daje jeszcze jeden ruch,
           *[next_loses] ⊘ odbiera kolejkę następnemu graczowi,
        } ⇄ zmienia kierunek gry, { $hit ->
            [draw_then_play] po +2 i +4 następny gracz dobiera karty, a potem gra.
           *[skip_turn] po +2 i +4 następny gracz dobiera karty i traci kolejkę.
        }
    }
memo-black = **Czarne karty:** { $wild_colour ->
        [circle] po Zmianie koloru kolor przesuwa się sam.
        [trump] po Zmianie koloru pasuje wszystko.
        [own_card] na Zmianę koloru kładziesz drugą swoją kartę.
       *[choose] przy Zmianie koloru wybierasz następny kolor.
    } { $wd4_legality ->
        [free] +4 można zagrać zawsze.
       *[no_colour] { $challenge ->
            [on] +4 jest uczciwe tylko bez karty w obowiązującym kolorze, a następny gracz może powiedzieć „Sprawdzam”.
           *[off] +4 wolno zagrać tylko bez karty w obowiązującym kolorze.
        }
    }
memo-uno = **{ $word }!** { $uno_enforce ->
        [none] Mówisz to przy przedostatniej karcie, dla zabawy.
        [auto] { $uno_penalty ->
            [one] Mówisz to przy przedostatniej karcie, inaczej dobierasz 1 kartę.
            [few] Mówisz to przy przedostatniej karcie, inaczej dobierasz { $uno_penalty } karty.
            [many] Mówisz to przy przedostatniej karcie, inaczej dobierasz { $uno_penalty } kart.
           *[other] Mówisz to przy przedostatniej karcie, inaczej dobierasz { $uno_penalty } karty.
        }
       *[caught] { $uno_penalty ->
            [one] Mówisz to przy przedostatniej karcie. Kto zapomni i da się przyłapać, dobiera 1 kartę.
            [few] Mówisz to przy przedostatniej karcie. Kto zapomni i da się przyłapać, dobiera { $uno_penalty } karty.
            [many] Mówisz to przy przedostatniej karcie. Kto zapomni i da się przyłapać, dobiera { $uno_penalty } kart.
           *[other] Mówisz to przy przedostatniej karcie. Kto zapomni i da się przyłapać, dobiera { $uno_penalty } karty.
        }
    }
memo-round = **Runda** { $round_end ->
        [to_last] trwa, aż z kartami zostanie jedna osoba, i to ona przegrywa.
        [seven_rounds] to kilka rąk, każda o kartę mniejsza od poprzedniej; wygrywa, kto pierwszy przejdzie przez wszystkie.
        [refill6] toczy się dalej: kto pozbędzie się kart, dostaje punkt i sześć nowych, aż skończy się stos dobierania.
       *[first_out] kończy się, gdy ktoś nie ma już kart.
    }
memo-match = **Partia:** { $scoring ->
        [winner_500] zwycięzca rundy dostaje punkty za karty pozostałych; wygrywa, kto zbierze { $goal }.
        [own_200] własne karty liczą się na minus; gdy ktoś ma { $goal }, przegrywa najwyższa suma.
        [lowest_500] własne karty liczą się na minus; gdy ktoś ma { $goal }, wygrywa najniższa suma.
        [over_101] własne karty liczą się na minus; kto przekroczy { $goal }, przegrywa.
        [eliminate] własne karty liczą się na minus; kto dojdzie do { $goal }, odpada.
        [lazy] { $goal ->
            [one] jedna runda ma zwycięzcę i przegranego.
            [few] { $goal } rundy, a każda ma zwycięzcę i przegranego.
            [many] { $goal } rund, a każda ma zwycięzcę i przegranego.
           *[other] { $goal } rundy, a każda ma zwycięzcę i przegranego.
        }
        [exits] { $goal ->
            [one] jedna runda; wygrywa, kto najczęściej pozbędzie się kart.
            [few] { $goal } rundy; wygrywa, kto najczęściej pozbędzie się kart.
            [many] { $goal } rund; wygrywa, kto najczęściej pozbędzie się kart.
           *[other] { $goal } rundy; wygrywa, kto najczęściej pozbędzie się kart.
        }
       *[none] { $goal ->
            [one] rozstrzyga jedna runda.
            [few] { $goal } rundy; wygrywa, kto wygra ich najwięcej.
            [many] { $goal } rund; wygrywa, kto wygra ich najwięcej.
           *[other] { $goal } rundy; wygrywa, kto wygra ich najwięcej.
        }
    }
memo-silence = **Cisza:** { $silence ->
        [black] po czarnej karcie, dopóki nie zmieni się kolor,
       *[twos] po dwójce, dopóki kolej nie wróci do tego, kto ją zagrał,
    } każda wiadomość gracza kosztuje tu dwie karty. Przyciski, polecenia i reakcje są darmowe.
memo-here = **Poza tym:** { $rules }
memo-more =
    { $count ->
        [one] i jeszcze 1 rzecz, w **/uno rules**
        [few] i jeszcze { $count } rzeczy, w **/uno rules**
        [many] i jeszcze { $count } rzeczy, w **/uno rules**
       *[other] i jeszcze { $count } rzeczy, w **/uno rules**
    }
memo-more-alone =
    { $count ->
        [one] 1 rzecz, w **/uno rules**
        [few] { $count } rzeczy, w **/uno rules**
        [many] { $count } rzeczy, w **/uno rules**
       *[other] { $count } rzeczy, w **/uno rules**
    }

## What else can be agreed, in a clause each; it is told only where it is not as in official play.

memo-draw2-answer =
    { $draw2_answer ->
        [transfer] +2 można przekazać dalej kartą +2
        [progressive] na +2 można odpowiedzieć +2, a karty się sumują
        [skip_bounce] +2 można przekazać dalej Stopem w tym samym kolorze
       *[progressive_mixed] na +2 można odpowiedzieć +2 albo +4, a karty się sumują
    }
memo-wd4-answer =
    { $wd4_answer ->
        [draw2_ordered] na +4 można odpowiedzieć +2 w wybranym kolorze
        [draw2_any] na +4 można odpowiedzieć dowolnym +2
        [progressive] na +4 można odpowiedzieć +4, a karty się sumują
       *[progressive_mixed] na +4 można odpowiedzieć +2 albo +4, a karty się sumują
    }
memo-intervention =
    { $intervention ->
        [colours_and_wild] kto ma dokładnie taką kartę jak na wierzchu, choćby Zmianę koloru, może z nią wskoczyć
       *[colours] kto ma dokładnie taką kolorową kartę jak na wierzchu, może z nią wskoczyć
    }
memo-seven = przy 7 zamieniasz się kartami z wybranym graczem
memo-zero =
    { $zero ->
        [plus10] po 0 następny gracz dobiera dziesięć kart
       *[rotate] po 0 wszyscy oddają swoje karty następnemu graczowi
    }
memo-five = przy 5 możesz wymienić się jedną kartą z dowolnym graczem
memo-uno-to-centre = na { $word }! pozostali kładą rękę na stosie, a ostatnia osoba dobiera dwie karty
memo-politeness-ready = po +4 gra czeka, aż ten, kto dobrał karty, będzie gotowy
memo-multi-draw-cards = kilka +2 też można zagrać razem
memo-skip-rescue =
    { $skip_rescue ->
        [exact] przed Stopem ratuje dokładnie taki sam Stop
        [match] przed Stopem ratuje Stop albo karta w jego kolorze
       *[any_skip] przed Stopem ratuje dowolny Stop
    }
memo-reverse-deflect = Zmiana kierunku w dobrym kolorze odsyła kartę akcji z powrotem
memo-deck =
    { $deck ->
        [blank112] w talii są cztery białe karty
        [swap112] przy Zamianie kart bierzesz karty innego gracza, a on twoje
        [shuffle112] po Tasowaniu kart karty wszystkich rozdaje się od nowa
        [ultra104] talia Ultra ma 104 karty
        [doublezero112] każdy kolor ma dwa 0
        [h2o] po Ulewie dobierają wszyscy pozostali
       *[mandavoshka] atut pasuje do wszystkiego, a po nim pasuje wszystko
    }
memo-blank =
    { $blank ->
        [plus10] po białej karcie następny gracz dobiera dziesięć kart
       *[custom] białe karty robią to, co ustalił stół
    }
memo-wild-when = czarne karty tylko wtedy, gdy nic innego nie pasuje
memo-wd4-colour =
    { $wd4_colour ->
        [trump] po +4 pasuje wszystko
       *[circle] po +4 kolor przesuwa się sam
    }
memo-plus10-colour = po +10 kolor się nie zmienia
memo-voluntary-draw = nie wolno dobierać, gdy jakaś karta pasuje
memo-force-play = dobraną kartę, która pasuje, trzeba zagrać
memo-pass = wolno spasować bez dobierania
memo-uno-proxy = możesz powiedzieć { $word }! za innego gracza
memo-penalty-misplay =
    { $penalty_misplay ->
        [one] karta, której nie wolno zagrać, kosztuje 1 kartę
        [few] karta, której nie wolno zagrać, kosztuje { $penalty_misplay } karty
        [many] karta, której nie wolno zagrać, kosztuje { $penalty_misplay } kart
       *[other] karta, której nie wolno zagrać, kosztuje { $penalty_misplay } karty
    }
memo-penalty-false-call =
    { $penalty_false_call ->
        [one] zawołanie lub przyłapanie bez powodu kosztuje 1 kartę
        [few] zawołanie lub przyłapanie bez powodu kosztuje { $penalty_false_call } karty
        [many] zawołanie lub przyłapanie bez powodu kosztuje { $penalty_false_call } kart
       *[other] zawołanie lub przyłapanie bez powodu kosztuje { $penalty_false_call } karty
    }
memo-penalty-advice =
    { $penalty_advice ->
        [one] podpowiadanie kosztuje 1 kartę
        [few] podpowiadanie kosztuje { $penalty_advice } karty
        [many] podpowiadanie kosztuje { $penalty_advice } kart
       *[other] podpowiadanie kosztuje { $penalty_advice } karty
    }
memo-penalty-cheating =
    { $penalty_cheating ->
        [one] oszukiwanie kosztuje 1 kartę
        [few] oszukiwanie kosztuje { $penalty_cheating } karty
        [many] oszukiwanie kosztuje { $penalty_cheating } kart
       *[other] oszukiwanie kosztuje { $penalty_cheating } karty
    }
memo-loser-forfeit = kto przegra, dostaje niewinne zadanie
memo-partners = partnerzy siedzą naprzeciwko siebie
memo-exact-101 =
    { $goal ->
        [one] równo 1 punkt wraca do 0
        [few] równo { $goal } punkty wracają do 0
        [many] równo { $goal } punktów wraca do 0
       *[other] równo { $goal } punktu wraca do 0
    }
memo-last-draw-counts = po ostatniej karcie nikt nie dobiera
memo-values = do punktów liczą się tylko liczby
memo-lone-zero = 0 jako jedyna pozostała karta liczy się za 50
memo-opener =
    { $opener ->
        [random_then_winner] zaczyna los, a potem ostatni zwycięzca
       *[winner_then_loser_deals] zaczyna ostatni zwycięzca, a rozdaje przegrany
    }
memo-start =
    { $start ->
        [return_all] runda zaczyna się od liczby
        [return_except_wild] runda zaczyna się od liczby albo od Zmiany koloru
        [effects_2000s] pierwsza karta działa, a czarna wraca do talii
        [effects_legacy] pierwsza karta działa, nawet +4
        [dealer_card] stos zaczyna ostatnia karta rozdającego
       *[free_lead] pierwszy gracz zaczyna dowolną kartą
    }
memo-packs = gra się dwiema taliami naraz
memo-turn-cap =
    { $turn_cap ->
        [one] runda kończy się po 1 ruchu
        [few] runda kończy się po { $turn_cap } ruchach
        [many] runda kończy się po { $turn_cap } ruchach
       *[other] runda kończy się po { $turn_cap } ruchu
    }
memo-exhaust =
    { $exhaust ->
        [end_round] pusty stos dobierania kończy rundę
       *[flip] gdy stos dobierania jest pusty, zagrane karty odwraca się bez tasowania
    }
