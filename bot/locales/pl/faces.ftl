# The cards, one by one: what is on them, and what they do by the rules of a table, whose options come along.

face-number = Liczby
    .does = Pasują kolorem albo liczbą i nie robią nic więcej.
face-zero = Zero 0
    .does =
        { $zero ->
            [plus10] Pasuje kolorem albo do innego 0. Następny gracz dobiera dziesięć kart.
           *[rotate] Pasuje jak każda liczba. Potem wszyscy oddają swoje karty następnemu graczowi zgodnie z kierunkiem gry.
        }
face-two = Dwójka 2
    .does = Pasuje jak każda liczba. Potem nikt nie może pisać, aż kolej wróci do osoby, która ją zagrała; kto coś napisze, dobiera dwie karty.
face-five = Piątka 5
    .does = Pasuje jak każda liczba. Możesz wymienić się jedną kartą z wybranym graczem; każde z was wybiera ją w tajemnicy.
face-seven = Siódemka 7
    .does = Pasuje jak każda liczba. Musisz zamienić się wszystkimi kartami z wybranym graczem.
face-s = Stop ⊘
    .does =
        { $actions ->
            [inert] Pasuje kolorem albo do innego Stopu i nie robi nic więcej.
           *[live]
                { $skip_effect ->
                    [play_again] Masz jeszcze jeden ruch.
                   *[next_loses]
                        { $skip_rescue ->
                            [none] Następny gracz traci kolejkę.
                            [exact] Następny gracz traci kolejkę, chyba że uratuje go dokładnie taki sam Stop.
                            [match] Następny gracz traci kolejkę, chyba że uratuje go karta tego samego koloru albo dowolny Stop.
                           *[any_skip] Następny gracz traci kolejkę, chyba że uratuje go dowolny Stop.
                        }
                }
        }
face-r = Zmiana kierunku ⇄
    .does =
        { $actions ->
            [inert] Pasuje kolorem albo do innej Zmiany kierunku i nie robi nic więcej.
           *[live]
                { $reverse_deflect ->
                    [on] Gra zmienia kierunek; we dwoje działa jak Stop. Zagrana w obowiązującym kolorze odsyła to, co cię trafia, do tego, kto to zagrał.
                   *[off] Gra zmienia kierunek. We dwoje działa jak Stop.
                }
        }
face-plus-2 = Dobierz dwie +2
    .does =
        { $actions ->
            [inert] Pasuje kolorem albo do innego +2 i nie robi nic więcej.
           *[live]
                { $hit ->
                    [draw_then_play] Następny gracz dobiera dwie karty, a potem normalnie gra.
                   *[skip_turn] Następny gracz dobiera dwie karty i traci kolejkę.
                } { $draw2_answer ->
                    [transfer] Dowolne +2 przekazuje karę dalej; nic się nie sumuje.
                    [progressive] Można odpowiedzieć kartą +2, a karty się sumują.
                    [progressive_mixed] Można odpowiedzieć kartą +2 albo +4, a karty się sumują.
                    [skip_bounce] Stop w tym samym kolorze przekazuje karę dalej.
                   *[none] Nie da się przed tym obronić.
                }
        }
face-w = { card-wild } W
    .does =
        { $wild_when ->
            [only_if_no_match] Pasuje do każdej karty, ale tylko gdy nie pasuje żadna inna z twoich.
           *[anytime] Pasuje do każdej karty.
        } { $wild_colour ->
            [circle] Kolor przesuwa się o krok w kolejności czerwony, niebieski, zielony, żółty; jeśli żaden nie obowiązuje, wybierasz go.
            [trump] Po niej można zagrać dowolną kartę: koloru się nie wybiera.
            [own_card] Kładziesz na niej drugą, dowolną kartę i to do niej trzeba dokładać.
           *[choose] Wybierasz następny kolor.
        }
face-w4 = { card-wild-draw-four }
    .does =
        { $wd4_colour ->
            [circle] Kolor przesuwa się o krok w kolejności czerwony, niebieski, zielony, żółty; jeśli żaden nie obowiązuje, wybierasz go.
            [trump] Po niej można zagrać dowolną kartę: koloru się nie wybiera.
           *[choose] Wybierasz następny kolor.
        } { $actions ->
            [inert] Nie robi nic więcej.
           *[live]
                { $hit ->
                    [draw_then_play] Następny gracz dobiera cztery karty, a potem normalnie gra.
                   *[skip_turn] Następny gracz dobiera cztery karty i traci kolejkę.
                } { $wd4_answer ->
                    [draw2_ordered] Karta +2 w wybranym kolorze przekazuje karę dalej, już jako +2.
                    [draw2_any] Dowolna karta +2 przekazuje karę dalej, już jako +2.
                    [progressive] Można odpowiedzieć kartą +4, a karty się sumują.
                    [progressive_mixed] Można odpowiedzieć kartą +4 albo +2, a karty się sumują.
                   *[none] { "" }
                }
        } { $wd4_legality ->
            [free] Można ją zagrać zawsze.
           *[no_colour]
                { $challenge ->
                    [on] Jest uczciwa tylko wtedy, gdy nie masz karty w obowiązującym kolorze, i można ją sprawdzić.
                   *[off] Wolno ją zagrać tylko wtedy, gdy nie masz karty w obowiązującym kolorze.
                }
        }
face-t = Atut
    .does = Pasuje do każdej karty, a po nim pasuje każda karta: koloru się nie wybiera.
face-sw = Zamiana kart
    .does =
        { $actions ->
            [inert] Pasuje do każdej karty i niczego nie zamienia.
           *[live] Pasuje do każdej karty. Zamieniasz się wszystkimi kartami z wybranym graczem.
        } { $wild_colour ->
            [circle] Kolor przesuwa się o krok; jeśli żaden nie obowiązuje, wybierasz go.
           *[choose] Wybierasz następny kolor.
        }
face-sh = Tasowanie kart
    .does =
        { $actions ->
            [inert] Pasuje do każdej karty i niczego nie tasuje.
           *[live] Pasuje do każdej karty. Karty wszystkich graczy są tasowane razem i rozdawane od nowa.
        } { $wild_colour ->
            [circle] Kolor przesuwa się o krok; jeśli żaden nie obowiązuje, wybierasz go.
           *[choose] Wybierasz następny kolor.
        }
face-plus-10 = Biała karta +10
    .does =
        { $hit ->
            [draw_then_play] Pasuje do każdej karty. Następny gracz dobiera dziesięć kart, a potem normalnie gra.
           *[skip_turn] Pasuje do każdej karty. Następny gracz dobiera dziesięć kart i traci kolejkę.
        } { $plus10_colour ->
            [keep] Kolor się nie zmienia; jeśli żaden nie obowiązuje, wybierasz go.
           *[choose] Wybierasz następny kolor.
        }
face-d1 = Ulewa 1
    .does =
        { $actions ->
            [inert] Pasuje do każdej karty i nikt nic nie dobiera.
           *[live] Pasuje do każdej karty. Wszyscy pozostali dobierają po jednej karcie i nikt nie traci kolejki.
        } { $wild_colour ->
            [circle] Kolor przesuwa się o krok; jeśli żaden nie obowiązuje, wybierasz go.
           *[choose] Wybierasz następny kolor.
        }
face-d2 = Ulewa 2
    .does =
        { $actions ->
            [inert] Pasuje do każdej karty i nikt nic nie dobiera.
           *[live] Pasuje do każdej karty. Wszyscy pozostali dobierają po dwie karty i nikt nie traci kolejki.
        } { $wild_colour ->
            [circle] Kolor przesuwa się o krok; jeśli żaden nie obowiązuje, wybierasz go.
           *[choose] Wybierasz następny kolor.
        }
face-custom = Własna karta
    .does = Pasuje do każdej karty. Wybierasz kolor, a karta robi to, co ustalono przy waszym stole; bez własnej zasady to zwykła Zmiana koloru.
