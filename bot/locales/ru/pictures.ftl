# Pictures for those who ask for them, and how they are described to those who do not see them.

button-picture = Картинка
button-table-picture = Стол картинкой

picture-failed = -# На этот раз картинку нарисовать не удалось. Словами:
picture-too-often = -# На этот раз без картинки: только что их было много.
picture-not-allowed = -# Без картинки: в этом канале мне нельзя прикладывать файлы.
picture-posted-below = Картинка ниже.
picture-table-title = ### Стол
picture-no-match = Рисовать пока нечего: матч ещё не начался.
picture-not-playing = не играет

picture-hand-about = Твои карты:
picture-table-about =
    { $way ->
        [cw] Стол; ходят по часовой стрелке. Ходит { $name }. На стопке и сколько карт у каждого:
       *[ccw] Стол; ходят против часовой стрелки. Ходит { $name }. На стопке и сколько карт у каждого:
    }
picture-rankings = Рейтинг
picture-rankings-about = Страница рейтинга этого сервера, с очками и долей побед:
picture-profile-about = Статистика на этом сервере: { $name }, с графиком очков по времени:
picture-line = { $place }. { $name }: { $points } ({ $rate })

picture-rank = { $rank }-е место
picture-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
picture-figure =
    { $figure ->
        [matches] матчи
        [wins] победы
        [best] лучшее
       *[uno] раз УНО!
    }
picture-win-rate = Победы
picture-course = Очки по времени
picture-date = { $day }.{ $month }.{ $year }
