# What every screen uses.

nameless = кто-то
list-separator = ,{" "}
list-of-rules = {" "}·{" "}
small = -# { $text }
page = -# Страница { $page } из { $pages }
with-clock = { $text } ⏱️ { $when }

duration-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
duration-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
duration-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }

## Banners: what holds a whole table up.

banner-frozen = ⚠️ **Игра остановилась.** Сейчас не получается её сохранять. Ничего не потеряно, и она продолжится сама.
banner-suspended = 💤 **Игра ждёт.** За столом одни компьютеры. Если здесь было твоё место, нажми **{ $public-hand }**, и игра пойдёт дальше.
banner-paused = ⏸️ **Игра на паузе.** Время ни у кого не идёт.

## Buttons.

button-hand = Мои карты
button-uno = { $word }!
button-uno-price =
    { $count ->
        [one] { $word }! (ошибка: { $count } карта)
        [few] { $word }! (ошибка: { $count } карты)
        [many] { $word }! (ошибка: { $count } карт)
       *[other] { $word }! (ошибка: { $count } карты)
    }
button-uno-armed = { $word }! ✓
button-catch = Поймать
button-challenge = Не верю!
button-accept =
    { $count ->
        [one] Взять { $count } карту
        [few] Взять { $count } карты
        [many] Взять { $count } карт
       *[other] Взять { $count } карты
    }
button-more = Ещё
button-draw = Взять
button-keep = Оставить
button-refresh = Обновить
button-back = Назад
button-previous = ◀ Назад
button-next = Дальше ▶
button-ready = Готово
button-rematch = Реванш
button-tutorial = Обучение
button-join = Играть
button-join-next = Играть со следующего раунда
button-stand = Уйти
button-add-computer = Добавить компьютер
button-remove-computer = Убрать компьютер
button-rules = Правила
button-confirm = Подтвердить
button-start = Начать
button-cancel = Отменить
button-agree = Да
button-against = Нет
button-no = Нет, остаться
button-repost = Показать стол здесь
button-come-back = Вернуться за стол
button-sit-out = Пусть за меня играет компьютер
button-leave = Уйти из матча
button-leave-surely = Уйти насовсем
button-pause = Пауза
button-pause-vote = Голосовать за паузу
button-resume = Продолжить
button-resume-vote = Голосовать за продолжение
button-end = Закончить матч
button-end-vote = Голосовать за конец матча
button-end-surely = Закончить сейчас
button-end-vote-surely = Начать голосование
