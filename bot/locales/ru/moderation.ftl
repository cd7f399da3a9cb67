# What a moderator reads after /uno-admin.

moderation-no-table = В этом канале нет стола.
moderation-kicked = Игрока { $name } больше нет за этим столом.
moderation-fined = { $name } получает штраф. Стол объявит об этом всем.
moderation-not-seated = Игрока { $name } нет за этим столом.
moderation-ended = Стол в этом канале закрыт, без результата.
moderation-paused = Стол на паузе: часы стоят, пока кто-нибудь не продолжит игру.
moderation-resumed = Игра продолжается.
moderation-reset = Канал свободен. Новый стол может открыть любой: `/uno start`.
moderation-banned =
    { $tables ->
        [0] { $name } больше не может играть на этом сервере. Отменить это можно командой `/uno-admin unban`.
        [one] { $name } больше не может играть на этом сервере и теряет место за { $tables } столом. Отменить это можно командой `/uno-admin unban`.
        [few] { $name } больше не может играть на этом сервере и теряет места за { $tables } столами. Отменить это можно командой `/uno-admin unban`.
        [many] { $name } больше не может играть на этом сервере и теряет места за { $tables } столами. Отменить это можно командой `/uno-admin unban`.
       *[other] { $name } больше не может играть на этом сервере и теряет места за { $tables } столами. Отменить это можно командой `/uno-admin unban`.
    }
moderation-unbanned = { $name } снова может играть.
moderation-not-banned = У игрока { $name } нет запрета на игру.
