# Slash commands, as Discord's own menus show them: 100 letters at most, and 8,000 for all of a group.
# A command's name is the same in every language, for people tell it to each other.

command-uno = Играй в УНО в этом канале
command-uno-start = Открыть стол и ждать игроков
    .preset = Правила; если не выбрать — те, что задал сервер
    .seats = Сколько человек может играть, от 2 до 10
    .where = В этом канале или в отдельной ветке
    .guest =
        { $number ->
            [1] Играть смогут только названные гости
           *[other] Ещё один гость
        }
command-uno-join = Сесть за стол в этом канале
command-uno-leave = Встать из-за стола в этом канале
command-uno-hand = Показать твои карты; их видишь только ты
command-uno-table = Показать стол заново, ниже всех сообщений
command-uno-end = Закончить игру в этом канале или предложить это остальным
command-uno-help = Что можно сделать здесь и сейчас и как играть
command-uno-why = По какому правилу тебе отказали или выдали штраф за этим столом
command-uno-hint = Что лучше сделать сейчас и почему; видишь только ты
command-uno-tutorial = Научиться игре за пять минут, только для себя
command-uno-rules = Правила этого стола или набора правил
    .preset = Набор правил; если не выбрать — тот, по которому играет стол в этом канале
    .language = На каком языке это читать; если не выбрать — на твоём
command-uno-memo = Правила этого стола или набора правил на одной карточке
    .preset = Набор правил; если не выбрать — тот, по которому играет стол в этом канале
    .language = На каком языке это читать; если не выбрать — на твоём
command-uno-cards = Все карты этого стола или набора правил и что они делают
    .preset = Набор правил; если не выбрать — тот, по которому играет стол в этом канале
    .language = На каком языке это читать; если не выбрать — на твоём
command-uno-settings = Твои настройки: язык, подсказки, взятие карт, напоминания, вопрос перед ходом
command-uno-privacy = Что о тебе хранится и как это удалить
command-uno-rankings = Кто впереди на этом сервере
    .period = Какие матчи считать; если не выбрать — все
    .everyone = Показать всему каналу, а не только тебе
command-uno-stats = Как играешь ты или кто-то другой на этом сервере
    .player = Чьи результаты; если не выбрать — твои
    .everyone = Показать всему каналу, а не только тебе

command-uno-presets = Наборы правил для игры
command-uno-presets-find = Какие есть наборы правил: по названию или по похожей игре
    .search = Часть названия или похожая игра; если пусто — все наборы
command-uno-presets-show = Чем набор правил отличается от официальной игры
    .preset = Набор правил
command-uno-presets-save = Сохранить правила здешнего стола под названием
    .name = Как их назвать
command-uno-presets-rename = Переименовать набор правил этого сервера
    .preset = Набор правил этого сервера
    .name = Как он будет называться теперь
command-uno-presets-delete = Удалить набор правил этого сервера
    .preset = Набор правил этого сервера
command-uno-presets-default = Выбрать правила, с которых начинают новые столы
    .preset = Набор правил
command-uno-presets-export = Получить код набора правил для другого сервера
    .preset = Набор правил
command-uno-presets-import = Сохранить правила из кода
    .code = Код, которым поделились
    .name = Как назвать, если не так, как там
command-uno-presets-cards = Свои карты, которые сохранил этот сервер

command-card = Играть без кнопок: с клавиатуры или с экранным диктором
command-card-play = Сыграть карту или несколько карт с руки
    .laid = Карта: R5, красная пять, синий пропусти ход; или несколько: R5 B5
    .colour = Каким цветом играть дальше, для чёрной карты
    .player = Чьи карты ты берёшь, кто берёт карты или с кем меняешься картой
    .given = Карта, которую ты отдаёшь при обмене
    .discard = Цвет, который ты сбрасываешь
    .uno = Заодно сказать УНО!, когда останется одна карта
command-card-jump = Перехватить ход точно такой же картой, как верхняя
    .laid = Какую карту положить; если пусто — такую же, как верхняя
    .colour = Каким цветом играть дальше, для чёрной карты
    .player = Чьи карты ты берёшь или с кем меняешься картой
    .given = Карта, которую ты отдаёшь при обмене
    .uno = Заодно сказать УНО!, когда останется одна карта
command-card-colour = Назвать цвет, с которого начнётся раунд
    .colour = Цвет
command-card-swap = Выбрать, чьи карты взять, после перехвата хода семёркой
    .player = Чьи карты ты берёшь
command-card-give = Отдать карту, когда с тобой меняются
    .gift = Карта, которую ты отдаёшь
command-card-uno = Сказать УНО! о последней карте или за другого, если правила разрешают
    .player = За кого сказать; если пусто — за себя
command-card-catch = Поймать того, у кого УНО! не прозвучало
    .player = Кого ловишь, если ложное обвинение стоит карт
command-card-draw = Взять карту вместо того, чтобы играть
command-card-keep = Оставить взятую карту или пасовать
command-card-pile = Положить руку на сброс
command-card-challenge = Не поверить карте «Закажи цвет +4», которую сыграли против тебя
command-card-accept = Взять карты, которые тебя ждут
command-card-ready = Показать, что можно начинать раунд или играть дальше

command-uno-admin = Присматривать за столами этого сервера
command-uno-admin-settings = Что действует за всеми столами этого сервера
command-uno-admin-kick = Исключить кого-то из-за стола в этом канале
    .player = Кто теряет место
command-uno-admin-fine = Оштрафовать за жульничество, если это есть в правилах стола
    .player = Кому штраф
    .reason = За что; это увидят все
command-uno-admin-end = Закончить игру в этом канале без результата
command-uno-admin-pause = Остановить часы стола в этом канале
command-uno-admin-resume = Продолжить игру за столом на паузе в этом канале
command-uno-admin-reset = Убрать стол из этого канала, даже сломанный
command-uno-admin-ban = Запретить кому-то играть за столами этого сервера
    .player = Кому больше нельзя играть
command-uno-admin-unban = Снова разрешить кому-то играть
    .player = Кому снова можно играть

## What options are called: small letters without spaces, 32 at most, no two alike in one command.

argument-preset = набор
argument-language = язык
argument-seats = места
argument-where = где
argument-guest = гость{ $number }
argument-period = период
argument-everyone = всем
argument-player = игрок
argument-search = поиск
argument-name = название
argument-code = код
argument-laid = карта
argument-colour = цвет
argument-given = отдать
argument-gift = карта
argument-discard = сбросить
argument-uno = уно
argument-reason = причина

## What there is to choose.

choice-where =
    { $place ->
        [thread] В отдельной ветке
       *[here] Здесь
    }
