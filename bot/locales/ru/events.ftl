# What happened, in a short line each. Everybody reads these: nothing hidden may stand here.

event-starter = Первая карта: { $card }
event-colour-chosen = **{ $name }** называет цвет: { $colour }
event-card-played = **{ $name }** ходит: { $card }
event-wild-played =
    { $way ->
        [given] **{ $name }** ходит: { $card }. Теперь цвет: { $colour }
       *[chosen] **{ $name }** ходит: { $card }. Заказ: { $colour }
    }
event-reversed =
    { $way ->
        [cw] Направление меняется: вниз по списку
       *[ccw] Направление меняется: вверх по списку
    }
event-seat-skipped = **{ $name }** пропускает ход
event-cards-drawn =
    { $why ->
        [uno]
            { $count ->
                [one] **{ $name }** берёт { $count } карту за забытое УНО!
                [few] **{ $name }** берёт { $count } карты за забытое УНО!
                [many] **{ $name }** берёт { $count } карт за забытое УНО!
               *[other] **{ $name }** берёт { $count } карты за забытое УНО!
            }
        [bluff]
            { $count ->
                [one] **{ $name }** берёт { $count } карту за блеф
                [few] **{ $name }** берёт { $count } карты за блеф
                [many] **{ $name }** берёт { $count } карт за блеф
               *[other] **{ $name }** берёт { $count } карты за блеф
            }
        [downpour]
            { $count ->
                [one] **{ $name }** под ливнем берёт { $count } карту
                [few] **{ $name }** под ливнем берёт { $count } карты
                [many] **{ $name }** под ливнем берёт { $count } карт
               *[other] **{ $name }** под ливнем берёт { $count } карты
            }
        [hand_on_pile]
            { $count ->
                [one] **{ $name }** берёт { $count } карту: рука легла последней
                [few] **{ $name }** берёт { $count } карты: рука легла последней
                [many] **{ $name }** берёт { $count } карт: рука легла последней
               *[other] **{ $name }** берёт { $count } карты: рука легла последней
            }
        [silence]
            { $count ->
                [one] **{ $name }** берёт { $count } карту за нарушенную тишину
                [few] **{ $name }** берёт { $count } карты за нарушенную тишину
                [many] **{ $name }** берёт { $count } карт за нарушенную тишину
               *[other] **{ $name }** берёт { $count } карты за нарушенную тишину
            }
        [misplay]
            { $count ->
                [one] **{ $name }** берёт { $count } карту за недопустимый ход
                [few] **{ $name }** берёт { $count } карты за недопустимый ход
                [many] **{ $name }** берёт { $count } карт за недопустимый ход
               *[other] **{ $name }** берёт { $count } карты за недопустимый ход
            }
        [false_call]
            { $count ->
                [one] **{ $name }** берёт { $count } карту за ошибку
                [few] **{ $name }** берёт { $count } карты за ошибку
                [many] **{ $name }** берёт { $count } карт за ошибку
               *[other] **{ $name }** берёт { $count } карты за ошибку
            }
        [advice]
            { $count ->
                [one] **{ $name }** берёт { $count } карту за подсказку
                [few] **{ $name }** берёт { $count } карты за подсказку
                [many] **{ $name }** берёт { $count } карт за подсказку
               *[other] **{ $name }** берёт { $count } карты за подсказку
            }
        [host]
            { $count ->
                [one] **{ $name }** берёт { $count } штрафную карту
                [few] **{ $name }** берёт { $count } штрафные карты
                [many] **{ $name }** берёт { $count } штрафных карт
               *[other] **{ $name }** берёт { $count } штрафной карты
            }
       *[turn]
            { $count ->
                [one] **{ $name }** берёт { $count } карту
                [few] **{ $name }** берёт { $count } карты
                [many] **{ $name }** берёт { $count } карт
               *[other] **{ $name }** берёт { $count } карты
            }
    }
event-nothing-to-draw = **{ $name }** ничего не берёт: карты кончились
event-turn-passed = **{ $name }** пасует
event-turn-dallied = У игрока **{ $name }** вышло время
event-reshuffled = Сброс перетасован и стал новым прикупом
event-turned-over = Сброс перевёрнут и стал новым прикупом
event-pile-used-up = Прикуп кончился, а игроку **{ $name }** нечем ходить: раунд окончен
event-turns-used-up =
    { $count ->
        [one] Сыгран { $count } ход: раунд окончен
        [few] Сыграно { $count } хода: раунд окончен
        [many] Сыграно { $count } ходов: раунд окончен
       *[other] Сыграно { $count } хода: раунд окончен
    }
event-jumped-in = ⚡ **{ $name }** перехватывает ход!
event-hit-answered =
    { $count ->
        [0] Теперь пропуск хода грозит игроку **{ $name }**
        [one] Теперь игроку **{ $name }** грозит { $count } карта
        [few] Теперь игроку **{ $name }** грозят { $count } карты
        [many] Теперь игроку **{ $name }** грозит { $count } карт
       *[other] Теперь игроку **{ $name }** грозит { $count } карты
    }
event-hands-swapped = 🔁 **{ $name }** и **{ $other }** меняются всеми картами
event-hands-rotated =
    { $way ->
        [cw] 🔁 Все передают свои карты вниз по списку
       *[ccw] 🔁 Все передают свои карты вверх по списку
    }
event-hands-shuffled = 🔁 Карты всех игроков перемешаны и розданы заново
event-cards-exchanged = **{ $name }** и **{ $other }** обмениваются одной картой
event-cards-discarded =
    { $count ->
        [one] **{ $name }** сбрасывает { $count } карту цвета «{ $colour }»
        [few] **{ $name }** сбрасывает { $count } карты цвета «{ $colour }»
        [many] **{ $name }** сбрасывает { $count } карт цвета «{ $colour }»
       *[other] **{ $name }** сбрасывает { $count } карты цвета «{ $colour }»
    }
event-hand-put = 🖐️ **{ $name }**: рука на стопке, { $place }-я по счёту
event-silence-began = 🤫 Тишина до следующего хода игрока **{ $name }**
event-silence-began-colour = 🤫 **{ $name }** требует тишины, пока цвет не сменится. Сейчас: { $colour }
event-silence-ended = Снова можно говорить
event-silence-broken = **{ $name }** нарушает тишину, и она окончена
event-misplayed = **{ $name }** пробует карту, которой сейчас ходить нельзя
event-false-call = **{ $name }** говорит УНО! без повода
event-false-help = **{ $name }** говорит УНО! за игрока **{ $other }** без повода
event-false-accusation = **{ $name }** зря обвиняет игрока **{ $other }**
event-seat-fined =
    { $why ->
        [advice] Стол решает: **{ $name }** подсказывает другим
       *[host] **{ $name }** получает штраф
    }
event-hand-refilled =
    { $count ->
        [one] **{ $name }** получает { $count } новую карту
        [few] **{ $name }** получает { $count } новые карты
        [many] **{ $name }** получает { $count } новых карт
       *[other] **{ $name }** получает { $count } новой карты
    }
event-seat-eliminated = **{ $name }** выбывает из матча по очкам
event-uno-forgotten = **{ $name }** забывает сказать УНО!
event-uno-called = **{ $name }**: { $word }!
event-uno-called-for = **{ $name }** говорит за игрока **{ $other }**: { $word }!
event-uno-caught = **{ $name }** ловит игрока **{ $other }** без УНО!
event-challenge-guilty = **{ $name }** не верит игроку **{ $other }**, и это был блеф!
event-challenge-honest = **{ $name }** не верит игроку **{ $other }**, но всё было честно
event-seat-out = У игрока **{ $name }** больше нет карт!
event-round-blocked = Ходить больше некому: раунд окончен
event-round-ended =
    { $winners ->
        [one] Раунд { $number } выигрывает { $names }
        [few] Победу в раунде { $number } делят { $names }
        [many] Победу в раунде { $number } делят { $names }
       *[other] Победу в раунде { $number } делят { $names }
    }
event-round-void = Раунд прерван
event-seat-queued = **{ $name }** вступает в игру со следующего раунда
event-seat-left =
    { $why ->
        [left] **{ $name }** уходит из матча
        [kicked] Игрока **{ $name }** исключают из матча
        [banned] Игроку **{ $name }** закрывают доступ к игре
       *[gone] Игрока **{ $name }** больше нет за столом
    }
event-seat-substituted = Вместо игрока **{ $name }** играет компьютер
event-owner-returned = **{ $name }** снова в игре
event-vote-opened = **{ $name }** предлагает проголосовать: { $motion }
event-vote-settled =
    { $carried ->
        [yes] Стол проголосовал «за»: { $motion }
       *[no] Стол проголосовал «против»: { $motion }
    }
motion =
    { $motion ->
        [kick] исключить игрока **{ $name }**
        [end] закончить матч
        [pause] поставить игру на паузу
        [advice] оштрафовать игрока **{ $name }** за подсказку
       *[resume] продолжить игру
    }

vote-running = 🗳️ **Голосование:** { $motion }? За: { $agree }, против: { $against }, имеют голос: { $electors }.

## News of the table itself.

news-person-stood = **{ $name }** встаёт из-за стола
news-newcomer-left = **{ $name }** всё-таки не вступает в игру
news-host-passed = Теперь хозяин стола — **{ $name }**
news-rules-changed = Теперь правила такие: { $preset }
news-options-changed = Правила изменены: { $options }
news-start-called = Скоро начинаем: подтвердите, пожалуйста, правила
news-people-dropped =
    { $count ->
        [one] { $names } теряет место: правила не подтверждены вовремя
        [few] { $names } теряют места: правила не подтверждены вовремя
        [many] { $names } теряют места: правила не подтверждены вовремя
       *[other] { $names } теряют места: правила не подтверждены вовремя
    }
news-match-paused = **{ $name }** ставит игру на паузу
news-match-paused-by-vote = Игра поставлена на паузу
news-match-resumed = **{ $name }** снимает игру с паузы
news-match-resumed-by-vote = Игра продолжается
news-match-suspended = Игра ждёт, пока кто-нибудь вернётся
news-fine-explained = За что штраф игроку **{ $name }**: { $reason }
news-forfeit-drawn = 🎭 Фант достаётся: { $names }. Задание: { $forfeit }
