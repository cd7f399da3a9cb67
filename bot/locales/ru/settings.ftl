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
        [moderators] Конец матча: модераторы
       *[host] Конец матча: хозяин
    }
setting-reminders = Напоминания
setting-reminders-is =
    { $value ->
        [off] Без напоминаний
       *[on] Одно напоминание за ход
    }
setting-theme = Вид карт
setting-theme-is =
    { $value ->
        [high-contrast] Карты: высокий контраст
        [animals] Карты: звери
        [suits] Карты: червы, бубны, трефы, пики
       *[classic] Карты: классические
    }
setting-who-names = Чьи названия и слова принимаются
setting-who-names-is =
    { $value ->
        [everyone] Названия: все
        [host] Названия: хозяева
       *[moderators] Названия: модераторы
    }
setting-who-names-about = Как называются наборы правил и карты
setting-banned-words =
    { $count ->
        [0] Нежелательные слова: нет
       *[other] Нежелательные слова: { $count }
    }
setting-forfeits =
    { $count ->
        [0] Фанты: встроенные
       *[other] Фанты: своих { $count }
    }
setting-channels = Каналы: все
