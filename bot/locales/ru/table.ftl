# The public table of a match, the score between rounds, and the end.

table-top = ## { $card }
table-no-top = ## Пока никто не ходил
table-colour = Цвет: { $colour }
table-any-colour = Цвет: любой
table-direction =
    { $way ->
        [cw] { $mark } Ходим вниз по списку
       *[ccw] { $mark } Ходим вверх по списку
    }
table-turn = Ходит **{ $name }**.
table-drew = **{ $name }** решает: сыграть взятую карту или оставить.
table-names-colour = **{ $name }** называет первый цвет.
table-draws-on = Взятая карта не подходит, и **{ $name }** решает: взять ещё или пасовать.
table-chooses-hand = **{ $name }** выбирает, чьи карты забрать.
table-gives = **{ $name }** выбирает карту для обмена с игроком **{ $other }**.
table-sorts = **{ $name }** раскладывает новые карты. Все ждут.
table-answers =
    { $count ->
        [one] Игроку **{ $name }** грозит { $count } карта.
        [few] Игроку **{ $name }** грозят { $count } карты.
        [many] Игроку **{ $name }** грозит { $count } карт.
       *[other] Игроку **{ $name }** грозит { $count } карты.
    } { $ways ->
        [both] Можно взять, ответить картой или не поверить игроку **{ $other }**.
        [card] Можно взять или ответить картой.
        [doubt] Можно взять или не поверить игроку **{ $other }**.
       *[none] Остаётся только взять.
    }
table-hit-falls =
    { $count ->
        [one] **{ $name }** сейчас возьмёт { $count } карту, если никто не перехватит ход.
        [few] **{ $name }** сейчас возьмёт { $count } карты, если никто не перехватит ход.
        [many] **{ $name }** сейчас возьмёт { $count } карт, если никто не перехватит ход.
       *[other] **{ $name }** сейчас возьмёт { $count } карты, если никто не перехватит ход.
    }
table-skipped = **{ $other }** ходит против игрока **{ $name }**: ход пропадёт, если сейчас не отбить его картой.
table-hands-on-pile = **{ $name } говорит { $word }!** **Руки на стопку!** Кто последний, берёт две карты.
table-hands-order = На стопке: { $names }
table-silence = 🤫 **Тишина** до следующего хода игрока **{ $name }**. Кто здесь напишет, берёт две карты.
table-silence-colour = 🤫 **Тишина,** пока не сменится цвет ({ $colour }): так хочет **{ $name }**. Кто здесь напишет, берёт две карты.
table-teams = 🤝 Команды: { $first } — { $second }
team = **{ $one }** и **{ $other }**

seat-computer = Компьютер { $number }
seat-nameless = Игрок { $number }
seat = ▫️ { $name }{ $mark }
seat-moves = ▶️ **{ $name }**{ $mark }
seat-cards =
    { $count ->
        [1] ☝️ **{ $count } карта**
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
seat-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
seat-out = { $place } без карт
seat-watches = 👀 смотрит
seat-stage = раздача { $stage } из { $stages }
seat-exits =
    { $count ->
        [one] без карт { $count } раз
        [few] без карт { $count } раза
        [many] без карт { $count } раз
       *[other] без карт { $count } раза
    }
seat-put = 🖐️ рука на стопке
seat-substituted = играет компьютер, пока не нажать **{ $public-hand }**
seat-deserted = до конца играет компьютер

seat-unopened = карты ещё не открыты
table-queue =
    { $count ->
        [one] -# Со следующего раунда играет ещё { $count } игрок.
        [few] -# Со следующего раунда играют ещё { $count } игрока.
        [many] -# Со следующего раунда играют ещё { $count } игроков.
       *[other] -# Со следующего раунда играют ещё { $count } игрока.
    }
table-round =
    { $pile ->
        [one] -# Раунд { $number } · { $goal } · в прикупе { $pile } карта
        [few] -# Раунд { $number } · { $goal } · в прикупе { $pile } карты
        [many] -# Раунд { $number } · { $goal } · в прикупе { $pile } карт
       *[other] -# Раунд { $number } · { $goal } · в прикупе { $pile } карты
    }
table-promise = -# 🔒 Порядок карт уже определён, отпечаток `{ $fingerprint }`: смотри **{ $public-more }** → **Проверить раздачу**
table-differs = -# Отличия от официальных правил: { $rules }
table-differs-more = -# Отличия от официальных правил: { $rules } и ещё { $count }: смотри **{ $public-more }** → **Правила**
table-turns = -# Ход { $turn } из { $cap }
table-moved = Стол переехал: игра продолжается ниже.
table-moved-to = Стол переехал: игра продолжается [здесь]({ $link }).

goal =
    { $scoring ->
        [none]
            { $goal ->
                [1] всё решает один раунд
                [one] всё решает { $goal } раунд
                [few] всё решают { $goal } раунда
                [many] всё решают { $goal } раундов
               *[other] всё решают { $goal } раунда
            }
        [lazy]
            { $goal ->
                [1] один раунд, проигрывает тот, у кого на руках больше всех
                [one] { $goal } раунд, проигрывает тот, у кого на руках больше всех
                [few] { $goal } раунда, проигрывает тот, у кого на руках больше всех
                [many] { $goal } раундов, проигрывает тот, у кого на руках больше всех
               *[other] { $goal } раунда, проигрывает тот, у кого на руках больше всех
            }
        [exits]
            { $goal ->
                [1] один раунд, побеждает тот, кто чаще остаётся без карт
                [one] { $goal } раунд, побеждает тот, кто чаще остаётся без карт
                [few] { $goal } раунда, побеждает тот, кто чаще остаётся без карт
                [many] { $goal } раундов, побеждает тот, кто чаще остаётся без карт
               *[other] { $goal } раунда, побеждает тот, кто чаще остаётся без карт
            }
        [own_200] свои очки, игра до { $goal }, побеждает тот, у кого меньше
        [lowest_500] свои очки, игра до { $goal }, побеждает тот, у кого меньше
        [over_101] свои очки, проигрывает тот, у кого больше { $goal }
        [eliminate]
            { $goal ->
                [one] кто набрал { $goal } очко, выбывает
                [few] кто набрал { $goal } очка, выбывает
                [many] кто набрал { $goal } очков, выбывает
               *[other] кто набрал { $goal } очка, выбывает
            }
       *[winner_500]
            { $goal ->
                [one] игра до { $goal } очка
                [few] игра до { $goal } очков
                [many] игра до { $goal } очков
               *[other] игра до { $goal } очков
            }
    }

## Between rounds.

round-over-title = ## Раунд { $number } окончен
round-void-title = ## Раунд прерван
round-won =
    { $winners ->
        [one] Раунд выигрывает { $names }.
        [few] Победу в раунде делят { $names }.
        [many] Победу в раунде делят { $names }.
       *[other] Победу в раунде делят { $names }.
    }
score-points =
    { $total ->
        [one] { $mark } **{ $name }** · { $total } очко ({ $gained })
        [few] { $mark } **{ $name }** · { $total } очка ({ $gained })
        [many] { $mark } **{ $name }** · { $total } очков ({ $gained })
       *[other] { $mark } **{ $name }** · { $total } очка ({ $gained })
    }
score-exits =
    { $total ->
        [one] { $mark } **{ $name }** · без карт { $total } раз ({ $gained })
        [few] { $mark } **{ $name }** · без карт { $total } раза ({ $gained })
        [many] { $mark } **{ $name }** · без карт { $total } раз ({ $gained })
       *[other] { $mark } **{ $name }** · без карт { $total } раза ({ $gained })
    }
score-rounds =
    { $count ->
        [one] { $mark } **{ $name }** · { $count } выигранный раунд
        [few] { $mark } **{ $name }** · { $count } выигранных раунда
        [many] { $mark } **{ $name }** · { $count } выигранных раундов
       *[other] { $mark } **{ $name }** · { $count } выигранного раунда
    }
round-lost =
    { $losers ->
        [1]
            { $count ->
                [one] Проигрывает { $names }: на руках осталось { $count } очко.
                [few] Проигрывает { $names }: на руках осталось { $count } очка.
                [many] Проигрывает { $names }: на руках осталось { $count } очков.
               *[other] Проигрывает { $names }: на руках осталось { $count } очка.
            }
       *[other]
            { $count ->
                [one] Проигрывают { $names }: на руках у каждого осталось { $count } очко.
                [few] Проигрывают { $names }: на руках у каждого осталось { $count } очка.
                [many] Проигрывают { $names }: на руках у каждого осталось { $count } очков.
               *[other] Проигрывают { $names }: на руках у каждого осталось { $count } очка.
            }
    }
round-lost-deals =
    { $count ->
        [one] { $names } проигрывает раунд (на руках осталось { $count } очко) и сдаёт следующий.
        [few] { $names } проигрывает раунд (на руках осталось { $count } очка) и сдаёт следующий.
        [many] { $names } проигрывает раунд (на руках осталось { $count } очков) и сдаёт следующий.
       *[other] { $names } проигрывает раунд (на руках осталось { $count } очка) и сдаёт следующий.
    }
score-in-hand =
    { $count ->
        [one] { $standing } · на руках { $count } очко
        [few] { $standing } · на руках { $count } очка
        [many] { $standing } · на руках { $count } очков
       *[other] { $standing } · на руках { $count } очка
    }
round-goal = -# Матч: { $goal }
round-next = Следующий раунд начнётся { $when } или как только все будут готовы ✅.
round-next-when-ready = Следующий раунд начнётся, как только все будут готовы ✅.

## The end.

match-won =
    { $winners ->
        [one] ## 🏆 Победа: { $names }!
        [few] ## 🏆 Общая победа: { $names }!
        [many] ## 🏆 Общая победа: { $names }!
       *[other] ## 🏆 Общая победа: { $names }!
    }
match-void = ## Матч окончен, без результата
match-ending =
    { $ending ->
        [finished] Матч сыгран до конца.
        [deserted] За столом осталось меньше двух игроков.
        [voted] Стол решил закончить голосованием.
       *[ended] Матч закончил хозяин стола или модератор.
    }
place-points =
    { $count ->
        [one] { $place } **{ $name }** · { $count } очко
        [few] { $place } **{ $name }** · { $count } очка
        [many] { $place } **{ $name }** · { $count } очков
       *[other] { $place } **{ $name }** · { $count } очка
    }
place-exits =
    { $count ->
        [one] { $place } **{ $name }** · без карт { $count } раз
        [few] { $place } **{ $name }** · без карт { $count } раза
        [many] { $place } **{ $name }** · без карт { $count } раз
       *[other] { $place } **{ $name }** · без карт { $count } раза
    }
place-rounds =
    { $count ->
        [one] { $place } **{ $name }** · { $count } выигранный раунд
        [few] { $place } **{ $name }** · { $count } выигранных раунда
        [many] { $place } **{ $name }** · { $count } выигранных раундов
       *[other] { $place } **{ $name }** · { $count } выигранного раунда
    }
place-left = { $place } { $name } · уход до конца матча
place-held =
    { $count ->
        [one] { $standing } · на руках в сумме { $count } очко
        [few] { $standing } · на руках в сумме { $count } очка
        [many] { $standing } · на руках в сумме { $count } очков
       *[other] { $standing } · на руках в сумме { $count } очка
    }
place-ahead =
    { $count ->
        [0] { $standing } · позади никого
        [one] { $standing } · позади { $count } игрок
        [few] { $standing } · позади { $count } игрока
        [many] { $standing } · позади { $count } игроков
       *[other] { $standing } · позади { $count } игрока
    }
places-how = -# Сначала считают выигранные раунды, потом — у кого в сумме меньше очков осталось на руках.
match-lost =
    { $losers ->
        [one] Проигрывает { $names }.
        [few] Проигрывают { $names }.
        [many] Проигрывают { $names }.
       *[other] Проигрывают { $names }.
    }
match-round-lost =
    { $rounds ->
        [1]
            { $count ->
                [one] Проигрыш в раунде: { $names }. На руках осталось { $count } очко.
                [few] Проигрыш в раунде: { $names }. На руках осталось { $count } очка.
                [many] Проигрыш в раунде: { $names }. На руках осталось { $count } очков.
               *[other] Проигрыш в раунде: { $names }. На руках осталось { $count } очка.
            }
       *[other]
            { $count ->
                [one] Проигрыш в последнем раунде: { $names }. На руках осталось { $count } очко.
                [few] Проигрыш в последнем раунде: { $names }. На руках осталось { $count } очка.
                [many] Проигрыш в последнем раунде: { $names }. На руках осталось { $count } очков.
               *[other] Проигрыш в последнем раунде: { $names }. На руках осталось { $count } очка.
            }
    }
places-how-ranked = -# Сначала считают выигранные раунды, потом — сколько игроков в конце каждого осталось позади.
match-last-play = Последний ход: { $play }
match-proof = -# 🔒 Порядок карт определён ещё до первой раздачи, отпечаток `{ $fingerprint }`: доказательство — под кнопкой **Проверить раздачу**

## The proof, in private.

proof-title = ### Проверить раздачу
proof-about =
    { $over ->
        [yes] Порядок карт во всём матче выведен из одного секретного числа — зерна. Его отпечаток был на столе с первой раздачи, а теперь показано и само зерно: если они подходят друг к другу, карты по дороге никто не менял.
       *[no] Порядок карт во всём матче выведен из одного секретного числа — зерна, выбранного ещё до первой карты. Вот его отпечаток. Когда матч закончится, будет показано и само зерно: если они подходят друг к другу, карты по дороге никто не менял.
    }
proof-commitment = Отпечаток (SHA-256): `{ $commitment }`
proof-seed = Зерно: `{ $seed }`
proof-verify = У кого есть программа бота, тот может с её помощью раздать первый раунд заново:

closed-title = ## Этот стол закрыт
closed =
    { $why ->
        [cancelled] Лобби отменено. Новое открывает **/uno start**.
        [forgotten] Полчаса никто ничего не нажимал. Новый стол открывает **/uno start**.
        [reset] Модератор сбросил этот стол. Новый открывает **/uno start**.
       *[ended] Игра здесь закончена. Новый стол открывает **/uno start**.
    }

## Buttons.

button-proof = Проверить раздачу
button-jump = Перехватить ход
button-proxy = { $word }! за другого
