# A server's settings.

settings-title = ## Настройки этого сервера
settings-about = Действуют для новых столов. Каждый выбор сохраняется сразу.
settings-everywhere = Каналы не выбраны, так что играть можно во всех.
settings-saved-at-once = Играть можно в каналах, выбранных ниже.
settings-banned =
    { $count ->
        [one] Запрет на игру — у { $count } человека: { $people }
        [few] Запрет на игру — у { $count } человек: { $people }
        [many] Запрет на игру — у { $count } человек: { $people }
       *[other] Запрет на игру — у { $count } человек: { $people }
    }
setting-preset = Правила для начала
setting-preset-is = Правила: { $preset }
setting-turn = Время на ход
setting-turn-is = На ход: { $duration }
setting-turn-none = На ход: без ограничения
setting-answer = Время на ответ на «Закажи цвет +4»
setting-answer-is = На ответ на +4: { $duration }
setting-answer-none = На ответ на +4: без ограничения
setting-between-rounds = Время между раундами
setting-between-rounds-is = Между раундами: { $duration }
setting-between-rounds-none = Между раундами: без ограничения
setting-language = Язык общих сообщений
setting-language-is =
    { $value ->
        [pl] Для всех: польский
        [ru] Для всех: русский
       *[en] Для всех: английский
    }
setting-who-starts = Кто открывает столы
setting-who-starts-is =
    { $value ->
        [moderators] Столы открывают модераторы
       *[everyone] Столы открывают все
    }
setting-who-ends = Кто может сразу закончить матч
setting-who-ends-is =
    { $value ->
        [moderators] Матч заканчивают модераторы
       *[host] Матч заканчивает хозяин стола
    }
setting-reminders = Напоминания
setting-reminders-is =
    { $value ->
        [off] Без напоминаний
       *[on] Одно напоминание за ход
    }
setting-who-names = Чьи названия и слова принимаются
setting-who-names-is =
    { $value ->
        [everyone] Наборы правил и карты называют все
        [host] Наборы правил и карты называют хозяева столов
       *[moderators] Наборы правил и карты называют модераторы
    }
setting-banned-words =
    { $count ->
        [0] Слова, которые никто не хочет читать: нет
       *[other] Слова, которые никто не хочет читать: { $count }
    }
setting-forfeits =
    { $count ->
        [0] Фанты для проигравших: встроенные
       *[other] Фанты для проигравших: своих { $count }
    }
setting-channels = Каналы для игры (пусто — все)
