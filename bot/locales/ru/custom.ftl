# Cards of one's own, and what a server saves: rule sets and cards.

custom-title = ## Свои карты
custom-title-server = ## Карты, сохранённые на этом сервере
custom-about =
    { $blanks ->
        [0] В этой колоде нет белых карт. Вместе с твоей первой картой придёт колода, в которой их четыре.
        [one] В этой колоде для них есть { $blanks } белая карта.
        [few] В этой колоде для них есть { $blanks } белые карты.
        [many] В этой колоде для них есть { $blanks } белых карт.
       *[other] В этой колоде для них есть { $blanks } белой карты.
    }
custom-about-server =
    { $count ->
        [0] Пока ничего не сохранено. У карты есть название, текст и до трёх действий.
        [one] Сохранена { $count } карта, а можно до { $most }.
        [few] Сохранены { $count } карты, а можно до { $most }.
        [many] Сохранено { $count } карт, а можно до { $most }.
       *[other] Сохранено { $count } карты, а можно до { $most }.
    }
custom-agree = -# До начала игры их должны принять все, кто за столом.
custom-card = **{ $number }. { $name }**
custom-text = «{ $text }»
custom-new = Новая карта
custom-take = Взять карту, сохранённую на сервере
custom-kinds = Действие { $number }
custom-no-kind = Действие { $number }: нет
custom-amount =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
custom-whom-next = следующий игрок
custom-whom-all = все остальные
custom-whom-chosen = игрок на твой выбор
custom-kind-draw = кто-то берёт карты
custom-kind-skip = следующий пропускает ход
custom-kind-reverse = направление меняется
custom-kind-swap = обменяться картами
custom-kind-rotate = все передают карты дальше
custom-kind-shuffle = перетасовать карты всех игроков
custom-kind-colour = заказать цвет
custom-kind-discard = сбросить все карты одного цвета
custom-kind-again = ходить ещё раз
custom-words = Название и текст
custom-drop = Убрать
custom-drop-server = Удалить
custom-keep = Сохранить на сервере
custom-back = Все карты
custom-field-name = Название
custom-field-text = Текст
custom-about-name =
    { $longest ->
        [one] Не больше { $longest } буквы
        [few] Не больше { $longest } букв
        [many] Не больше { $longest } букв
       *[other] Не больше { $longest } букв
    }
custom-about-text =
    { $longest ->
        [one] Что на ней написано, не больше { $longest } буквы; можно оставить пустым
        [few] Что на ней написано, не больше { $longest } букв; можно оставить пустым
        [many] Что на ней написано, не больше { $longest } букв; можно оставить пустым
       *[other] Что на ней написано, не больше { $longest } букв; можно оставить пустым
    }
custom-kept = Карта **{ $name }** сохранена на этом сервере.
custom-gone = Этой карты больше нет. Вот те, что есть.

## What a card says by itself. It is read by its player: “you”.

custom-anywhere = Кладётся на любую карту.
custom-plain = Ты заказываешь цвет, как с картой «Закажи цвет».
custom-no-effect = Сама по себе она ничего не делает: что на ней написано, исполняет сам стол.
custom-colour-stays = Цвет остаётся прежним; если его нет, его называешь ты.
custom-does-draw-next =
    { $count ->
        [one] Следующий игрок берёт { $count } карту.
        [few] Следующий игрок берёт { $count } карты.
        [many] Следующий игрок берёт { $count } карт.
       *[other] Следующий игрок берёт { $count } карты.
    }
custom-does-draw-all =
    { $count ->
        [one] Все остальные берут по { $count } карте.
        [few] Все остальные берут по { $count } карты.
        [many] Все остальные берут по { $count } карт.
       *[other] Все остальные берут по { $count } карты.
    }
custom-does-draw-chosen =
    { $count ->
        [one] Игрок на твой выбор берёт { $count } карту.
        [few] Игрок на твой выбор берёт { $count } карты.
        [many] Игрок на твой выбор берёт { $count } карт.
       *[other] Игрок на твой выбор берёт { $count } карты.
    }
custom-does-skip = Следующий игрок пропускает ход.
custom-does-reverse = Направление игры меняется.
custom-does-swap = Ты меняешься всеми картами с игроком на свой выбор.
custom-does-rotate = Все передают свои карты следующему игроку.
custom-does-shuffle = Карты всех игроков перемешиваются и раздаются заново.
custom-does-colour = Ты заказываешь цвет.
custom-does-discard = Ты сбрасываешь все карты одного цвета.
custom-does-again = Ты ходишь ещё раз.

## Rule sets that a server saves.

sets-title = ## Наборы правил
sets-found = ## Наборы правил по запросу «{ $search }»
sets-none = Такого набора правил не нашлось. **/uno presets find** без запроса покажет все.
sets-line = **{ $name }** · { $what }
sets-own = **{ $name }** · сохранён на этом сервере
sets-related = -# По теме: { $games }
sets-shown = ## { $name }
sets-saved = Набор **{ $name }** сохранён. Теперь его предлагает **/uno start** на этом сервере.
sets-replaced = Набор **{ $name }** сохранён вместо прежнего с тем же названием.
sets-renamed = Набор **{ $old }** теперь называется **{ $name }**.
sets-deleted = Набор **{ $name }** удалён. Столы, которые по нему играют, продолжают игру.
sets-default = Новые столы начинают с набора **{ $name }**, если не выбрать другой.
sets-code = ## Код этих правил
sets-code-about = Вставь его после **/uno presets import** на любом сервере с этим ботом.
sets-field-name = Название этих правил
sets-field-about =
    { $longest ->
        [one] Не больше { $longest } буквы
        [few] Не больше { $longest } букв
        [many] Не больше { $longest } букв
       *[other] Не больше { $longest } букв
    }
sets-unknown = Набора с таким названием здесь нет. **/uno presets find** покажет все.
sets-not-own = Этот набор встроен в бота и не меняется. Свои правила сохраняет **/uno presets save**.
sets-no-lobby = Сохранять пока нечего: сначала открой стол командой **/uno start** и выбери правила.
sets-name-taken = Название **{ $name }** уже занято. Выбери другое; заменить старое может модератор.
sets-name-ours = **{ $name }** — название встроенного набора правил. Выбери другое.
sets-name-empty = В этом названии нечего прочесть. Выбери другое.
sets-full =
    { $most ->
        [one] На этом сервере сохранено уже { $most }, а больше нельзя. Сначала удали что-нибудь.
        [few] На этом сервере сохранено уже { $most }, а больше нельзя. Сначала удали что-нибудь.
        [many] На этом сервере сохранено уже { $most }, а больше нельзя. Сначала удали что-нибудь.
       *[other] На этом сервере сохранено уже { $most }, а больше нельзя. Сначала удали что-нибудь.
    }

## Why rules cannot be read.

flaw-no-code = Это не код правил. Код начинается с **UNO1.**, его дают кнопка **Поделиться** и команда **/uno presets export**.
flaw-too-long = Для кода правил это слишком длинно. Скопируй только сам код.
flaw-newer = Этот код сделан более новой версией бота, в формате { $what }. Он прочтётся, когда бота обновят.
flaw-damaged = Код повреждён: часть потерялась или изменилась. Скопируй его ещё раз.
flaw-unknown-option = В этих правилах есть настройка, которой эта версия бота не знает: **{ $what }**. Ничего не изменилось.
flaw-wrong-value = В этих правилах у настройки **{ $what }** значение, которого эта версия бота не знает. Ничего не изменилось.

## The server’s own words.

words-title = Слова, которые никто не хочет читать
words-field = По слову или выражению на строку
words-about = Не больше { $most }. Звёздочка в конце заменяет любое окончание.
words-too-many =
    { $longest ->
        [one] Слов — не больше { $most }, в каждом — не больше { $longest } буквы. Ничего не изменилось.
        [few] Слов — не больше { $most }, в каждом — не больше { $longest } букв. Ничего не изменилось.
        [many] Слов — не больше { $most }, в каждом — не больше { $longest } букв. Ничего не изменилось.
       *[other] Слов — не больше { $most }, в каждом — не больше { $longest } букв. Ничего не изменилось.
    }

forfeits-title = Фанты для проигравших в матче
forfeits-field = По фанту на строку: безобидно и прямо в чате
forfeits-about = Не больше { $most }. Пусто — встроенные фанты. Их разыгрывают там, где так договорились.
forfeits-too-many =
    { $longest ->
        [one] Фантов — не больше { $most }, в каждом — не больше { $longest } буквы. Ничего не изменилось.
        [few] Фантов — не больше { $most }, в каждом — не больше { $longest } букв. Ничего не изменилось.
        [many] Фантов — не больше { $most }, в каждом — не больше { $longest } букв. Ничего не изменилось.
       *[other] Фантов — не больше { $most }, в каждом — не больше { $longest } букв. Ничего не изменилось.
    }
