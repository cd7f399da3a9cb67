# The lobby.

lobby-title = ## Скоро игра в УНО
lobby-seats = Хозяин стола: **{ $name }** · занято мест: { $taken } из { $seats }
lobby-invited = По приглашению: { $people }
lobby-starting = ⏳ **Начало { $when }.** Кто не подтвердит правила к этому времени, потеряет место.
lobby-person =
    { $state ->
        [host] 👑 **{ $name }**
        [yes] ✅ **{ $name }**
       *[no] ⏳ **{ $name }** · правила не подтверждены
    }
lobby-computer = { $mark } **{ $name }**
lobby-too-few = -# Нужен ещё хотя бы один игрок: подожди, пока кто-нибудь сядет, или добавь компьютер.
lobby-rules = Правила: **{ $preset }**
lobby-conveniences = -# Отличаются только удобства: { $rules }
lobby-unconfirmed = ⏳ Правила изменились: нажми **{ $public-confirm }**, чтобы их принять.
lobby-choose-rules = Выбрать правила (хозяин стола)
lobby-more-sets =
    { $count ->
        [one] -# На этом сервере есть ещё { $count } набор правил: хозяин стола найдёт его под кнопкой **{ $public-rules }**.
        [few] -# На этом сервере есть ещё { $count } набора правил: хозяин стола найдёт их под кнопкой **{ $public-rules }**.
        [many] -# На этом сервере есть ещё { $count } наборов правил: хозяин стола найдёт их под кнопкой **{ $public-rules }**.
       *[other] -# На этом сервере есть ещё { $count } набора правил: хозяин стола найдёт их под кнопкой **{ $public-rules }**.
    }
lobby-own-set = сохранён на этом сервере
clock-turn = -# Время на ход: { $duration }
clock-none = -# Без часов: думать можно сколько угодно
