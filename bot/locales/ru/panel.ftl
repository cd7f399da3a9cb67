# Choosing the rules, in private.

panel-title = ## Правила этого стола
panel-page = ## { $family }
panel-agree = -# Каждый выбор действует сразу и объявляется всем. До начала игры новые правила подтверждают все, кто за столом.
panel-differs = Отличия от официальных правил:
panel-conveniences = Отличаются только удобства:
panel-difference = • **{ $option }:** { $value } · { $origin }
panel-more-differences =
    { $count ->
        [one] • и ещё { $count } отличие
        [few] • и ещё { $count } отличия
        [many] • и ещё { $count } отличий
       *[other] • и ещё { $count } отличия
    }
panel-option = **{ $option }:** { $value }
panel-why = -# { $why }
panel-why-default = -# { $why } Обычно: { $default }
panel-folded = -# Пока ни на что не влияют из-за других настроек: { $options }
panel-choose-page = Отдельные настройки
panel-changed =
    { $count ->
        [0] как в официальных правилах
        [one] { $count } настройка изменена
        [few] { $count } настройки изменены
        [many] { $count } настроек изменено
       *[other] { $count } настройки изменено
    }
panel-overview = Обзор
panel-overview-about = Наборы правил и все отличия от официальных
panel-choose-preset = Выбрать набор правил
panel-choose-own = Выбрать набор этого сервера
panel-type = Изменить
panel-turn-on = Включить
panel-turn-off = Выключить
panel-cards = Редактировать
panel-down = −
panel-up = +
panel-write = Твой выбор
panel-write-number = Целое число от { $lowest } до { $highest }
panel-write-zero = Целое число от { $lowest } до { $highest }; 0 — { $zero }
panel-write-open = Целое число от { $lowest } до { $highest }; пусто — обычное, { $usual }
panel-write-word =
    { $longest ->
        [one] Не больше { $longest } буквы; пусто — УНО!
        [few] Не больше { $longest } букв; пусто — УНО!
        [many] Не больше { $longest } букв; пусто — УНО!
       *[other] Не больше { $longest } букв; пусто — УНО!
    }

button-overview = Обзор
button-how-to-play = Как играть
button-save-rules = Сохранить эти правила
button-share-rules = Поделиться
button-change-along =
    { $count ->
        [1] Изменить заодно «{ $option }»
        [one] Изменить заодно ещё { $count } настройку
        [few] Изменить заодно ещё { $count } настройки
        [many] Изменить заодно ещё { $count } настроек
       *[other] Изменить заодно ещё { $count } настройки
    }

changed-rules = { $preset }, с изменениями
changed-conveniences = { $preset }, другие удобства
more-differences =
    { $count ->
        [one] и ещё { $count } отличие
        [few] и ещё { $count } отличия
        [many] и ещё { $count } отличий
       *[other] и ещё { $count } отличия
    }

## What should be known about rules before a match.

badge-official = ✅ **Официальные правила**
concern-partners =
    { $seats ->
        [one] ⚠️ Для игры с напарниками нужны ровно четверо, а здесь { $seats } игрок.
        [few] ⚠️ Для игры с напарниками нужны ровно четверо, а здесь { $seats } игрока.
        [many] ⚠️ Для игры с напарниками нужны ровно четверо, а здесь { $seats } игроков.
       *[other] ⚠️ Для игры с напарниками нужны ровно четверо, а здесь { $seats } игрока.
    }
concern-deck =
    { $most ->
        [one] ⚠️ Этих карт хватит только на { $most } игрока. Раздай поменьше или возьми вторую колоду.
        [few] ⚠️ Этих карт хватит не больше чем на { $most } игроков. Раздай поменьше или возьми вторую колоду.
        [many] ⚠️ Этих карт хватит не больше чем на { $most } игроков. Раздай поменьше или возьми вторую колоду.
       *[other] ⚠️ Этих карт хватит не больше чем на { $most } игроков. Раздай поменьше или возьми вторую колоду.
    }
concern-packs = -# За семь раундов столько игроков быстро разберут колоду. Хозяин стола может выбрать **{ $setting }**.
concern-centre = -# Пока играют меньше трёх, руки на стопку не кладут.
concern-cap =
    { $cap ->
        [one] ⏳ По этим правилам раунд может затянуться. Через { $cap } ход он закончится, и победит тот, у кого меньше очков.
        [few] ⏳ По этим правилам раунд может затянуться. Через { $cap } хода он закончится, и победит тот, у кого меньше очков.
        [many] ⏳ По этим правилам раунд может затянуться. Через { $cap } ходов он закончится, и победит тот, у кого меньше очков.
       *[other] ⏳ По этим правилам раунд может затянуться. Через { $cap } хода он закончится, и победит тот, у кого меньше очков.
    }
concern-card = 🃏 **{ $name }**: { $does }
concern-card-text = 🃏 **{ $name }** «{ $text }»: { $does }
concern-cards = 🃏 Свои карты: { $names }. Что они делают, расскажет **/uno cards**.
concern-house =
    { $count ->
        [one] -# Включено { $count } домашнее правило, которого нет в основной игре. Играешь впервые? Проще начать с наборов **Официальные** и **Для младших**.
        [few] -# Включено { $count } домашних правила, которых нет в основной игре. Играешь впервые? Проще начать с наборов **Официальные** и **Для младших**.
        [many] -# Включено { $count } домашних правил, которых нет в основной игре. Играешь впервые? Проще начать с наборов **Официальные** и **Для младших**.
       *[other] -# Включено { $count } домашнего правила, которых нет в основной игре. Играешь впервые? Проще начать с наборов **Официальные** и **Для младших**.
    }

## What cannot go together, and what sits ill.

excludes = ❌ **{ $left }** не сочетается с **{ $right }**: { $why }
excludes-all = { $clashes } Ничего не изменилось.
sits-ill = ⚠️ **{ $left }** плохо сочетается с **{ $right }**: { $why }
remedy = Получится, если заодно поставить **{ $change }**.
remedy-several = Получится, если заодно поставить:
remedy-change = • **{ $change }**
panel-wrong-value = ❌ Для **{ $option }** такое значение не годится. Ничего не изменилось.

clash-zero-lone-zero = у нуля может быть только одно значение.
clash-zero-blank = +10 может давать только одна карта.
clash-blank-deck = в этой колоде нет белых карт.
clash-custom-cards-blank = для этого белые карты должны быть отданы под свои карты.
clash-custom-cards-deck = в этой колоде на них не хватает белых карт.
clash-h2o-bonus-deck = такие карты есть только в колоде с картами «Ливень».
clash-h2o-bonus-scoring = премия вычитает очки, поэтому при подсчёте лучше должно быть тому, у кого их меньше.
clash-actions-draw2-answer = карты ничего не делают, отвечать не на что.
clash-actions-wd4-answer = карты ничего не делают, отвечать не на что.
clash-actions-skip-rescue = карты ничего не делают, спасаться не от чего.
clash-actions-reverse-deflect = карты ничего не делают, отбивать нечего.
clash-actions-zero = тогда ни одна карта не заставляет брать.
clash-actions-blank = тогда ни одна карта не заставляет брать.
clash-actions-challenge = карты ничего не делают, проверять нечего.
clash-wild-colour-silence = цвет не заказывают, и тишине нечем закончиться.
clash-wild-colour-wd4-legality = после козыря нет текущего цвета, по которому это видно.
clash-wild-colour-wd4-answer = после козыря цвет не заказывают.
clash-wd4-colour-silence = цвет не заказывают, и тишине нечем закончиться.
clash-wd4-colour-wd4-legality = после козыря нет текущего цвета, по которому это видно.
clash-wd4-colour-wd4-answer = для +2 никто не заказывает цвет.
clash-wd4-colour-mixed-on-wd4 = для +2 никто не заказывает цвет.
clash-penalty-misplay-protection = неверная карта чего-то стоит, только если её можно попробовать.
clash-protection-penalty-misplay = если неверную карту можно попробовать, за неё нужен штраф.
clash-protection-challenge = без проверок никого не поймать на блефе.
clash-challenge-wd4-legality = если +4 разрешена всегда, проверять нечего.
clash-round-end-scoring = к концу раунда на руках нет карт, которые можно посчитать.
clash-round-end-scoring-to-last = карты тогда остаются только у одного, и решают места, а не очки.
clash-round-end-exhaust = раунд никогда бы не закончился.
clash-scoring-round-end = остаться без карт несколько раз можно, только если дают новые.
clash-pass-turn-cap = никто не обязан ходить, поэтому раунд должен кончаться по числу ходов.
clash-partners-scoring = напарники получают очки вместе и только за то, что закончили первыми.
clash-partners-round-end = команда заканчивает, как только кончились карты у одного из двоих.
clash-draw2-answer-wd4-answer = в одном карты складываются, в другом только переводятся.
clash-uno-window-uno-grace = ловить стало бы поздно раньше, чем пройдёт наименьшее время.
clash-values-last-draw-counts = карты, взятые последними, редко чего-то стоят.
clash-values-scoring = очки набираются медленно.
clash-multi-self-intervention = две одинаковые карты значили бы две разные вещи.
clash-opener-scoring = проигравший раунда есть только при подсчёте без очков; иначе сдаёт тот, у кого очков больше всех.
