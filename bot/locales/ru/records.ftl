# Rankings and figures.

rankings-title = ## Рейтинг этого сервера
rankings-period =
    { $period ->
        [week] Эта неделя, с понедельника (UTC)
        [month] Этот месяц (UTC)
       *[all] За всё время
    }
period =
    { $period ->
        [week] Неделя
        [month] Месяц
       *[all] Всё время
    }
rankings-empty = Здесь ещё никто не закончил матча между людьми. Открыть стол — **/uno start**!
rankings-line =
    { $points ->
        [one] { $place } { $who } · **{ $points } очко** · побед: { $wins } из { $matches } ({ $rate })
        [few] { $place } { $who } · **{ $points } очка** · побед: { $wins } из { $matches } ({ $rate })
        [many] { $place } { $who } · **{ $points } очков** · побед: { $wins } из { $matches } ({ $rate })
       *[other] { $place } { $who } · **{ $points } очка** · побед: { $wins } из { $matches } ({ $rate })
    }
rankings-how = -# Очко — за каждого, кто в законченном матче занял место ниже. Матчи с компьютером считаются отдельно.

stats-title = ## Твоя статистика на этом сервере
stats-title-of = ## Статистика: { $who }
stats-empty = Пока ни одного законченного матча между людьми.
stats-matches =
    { $matches ->
        [one] Сыгран { $matches } матч, побед: { $wins } ({ $rate })
        [few] Сыграно { $matches } матча, побед: { $wins } ({ $rate })
        [many] Сыграно { $matches } матчей, побед: { $wins } ({ $rate })
       *[other] Сыграно { $matches } матча, побед: { $wins } ({ $rate })
    }
stats-points =
    { $count ->
        [one] { $count } очко рейтинга
        [few] { $count } очка рейтинга
        [many] { $count } очков рейтинга
       *[other] { $count } очка рейтинга
    }
stats-rank = Место на этом сервере: { $rank }
stats-best = Лучшее место в матче: { $place }
stats-card-points =
    { $count ->
        [one] { $count } очко за карты ({ $scoring })
        [few] { $count } очка за карты ({ $scoring })
        [many] { $count } очков за карты ({ $scoring })
       *[other] { $count } очка за карты ({ $scoring })
    }
stats-computer =
    { $count ->
        [one] -# И ещё { $count } матч, где за столом был компьютер.
        [few] -# И ещё { $count } матча, где за столом был компьютер.
        [many] -# И ещё { $count } матчей, где за столом был компьютер.
       *[other] -# И ещё { $count } матча, где за столом был компьютер.
    }

counter-rounds-won =
    { $count ->
        [one] Выигран { $count } раунд
        [few] Выиграно { $count } раунда
        [many] Выиграно { $count } раундов
       *[other] Выиграно { $count } раунда
    }
counter-cards-played =
    { $count ->
        [one] Сыграна { $count } карта
        [few] Сыграно { $count } карты
        [many] Сыграно { $count } карт
       *[other] Сыграно { $count } карты
    }
counter-cards-drawn =
    { $count ->
        [one] Взята { $count } карта
        [few] Взято { $count } карты
        [many] Взято { $count } карт
       *[other] Взято { $count } карты
    }
counter-uno-calls =
    { $count ->
        [one] УНО! сказано { $count } раз
        [few] УНО! сказано { $count } раза
        [many] УНО! сказано { $count } раз
       *[other] УНО! сказано { $count } раза
    }
counter-uno-caught =
    { $count ->
        [one] Без УНО! поймали { $count } раз
        [few] Без УНО! поймали { $count } раза
        [many] Без УНО! поймали { $count } раз
       *[other] Без УНО! поймали { $count } раза
    }
counter-catches = Поймано соперников: { $count }
counter-challenges-won =
    { $count ->
        [one] { $count } удачная проверка
        [few] { $count } удачные проверки
        [many] { $count } удачных проверок
       *[other] { $count } удачной проверки
    }
counter-challenges-lost =
    { $count ->
        [one] { $count } напрасная проверка
        [few] { $count } напрасные проверки
        [many] { $count } напрасных проверок
       *[other] { $count } напрасной проверки
    }
