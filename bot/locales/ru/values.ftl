# What an option can be set to, at most 60 characters. $value is the number chosen.

value-on = вкл.
value-off = выкл.

## Cards.

value-deck-classic108 = классическая, 108 карт
value-deck-blank112 = с четырьмя белыми картами, 112 карт
value-deck-swap112 = с «Обменом картами» и своими картами, 112 карт
value-deck-shuffle112 = с «Перетасовкой» и своими картами, 112 карт
value-deck-ultra104 = «Ультра», 104 карты
value-deck-doublezero112 = каждый 0 дважды, 112 карт
value-deck-h2o = с картами «Ливень»
value-deck-mandavoshka = с картами «Козырь»
value-packs-1 = одна
value-packs-2 = две
value-blank-spare = запасные, не в игре
value-blank-custom = свои карты
value-blank-plus10 = +10
value-custom-cards-none = нет

## Dealing and seats.

value-deal =
    { $value ->
        [one] по { $value } карте
        [few] по { $value } карты
        [many] по { $value } карт
       *[other] по { $value } карты
    }
value-start-return-all = всегда число
value-start-return-except-wild = число или «Закажи цвет»
value-start-effects-mattel = действует, только +4 возвращается
value-start-effects-2000s = действует, чёрные возвращаются
value-start-effects-legacy = действует, даже +4
value-start-dealer-card = последняя карта сдающего
value-start-free-lead = нет: первый ходит любой картой
value-opener-after-dealer = тот, кто сидит за сдающим
value-opener-random-then-winner = сначала жребий, потом прошлый победитель
value-opener-winner-then-loser-deals = прошлый победитель, а сдаёт проигравший

## Turns and drawing.

value-draw-one = взять одну карту
value-draw-until-playable = брать, пока не придёт подходящая
value-draw-to-match = брать сколько хочешь, до первой подходящей
value-pass-after-draw = только взяв карту
value-pass-free = в любой момент
value-exhaust-reshuffle = перетасовать сброс
value-exhaust-flip = перевернуть сброс, не тасуя
value-exhaust-end-round = раунд кончается
value-exhaust-end-now = как только кто-то не может сходить
value-exhaust-end-lap = если целый круг никто не смог сходить

## Action cards and answers.

value-actions-live = действуют
value-actions-inert = не действуют
value-hit-skip-turn = ход пропадает
value-hit-draw-then-play = взять и ходить
value-draw2-answer-none = нельзя
value-draw2-answer-transfer = перевести картой +2, без сложения
value-draw2-answer-progressive = складывать: +2 на +2
value-draw2-answer-progressive-mixed = складывать вместе: +2 и +4
value-draw2-answer-skip-bounce = перевести картой «Пропусти ход»
value-wd4-answer-none = нельзя
value-wd4-answer-draw2-ordered = картой +2 заказанного цвета
value-wd4-answer-draw2-any = любой +2
value-wd4-answer-progressive = складывать: +4 на +4
value-wd4-answer-progressive-mixed = складывать вместе: +2 и +4
value-mixed-on-wd4-ordered = только заказанного цвета
value-mixed-on-wd4-any = любого цвета
value-skip-effect-next-loses = следующий пропускает ход
value-skip-effect-play-again = кто сходил, ходит ещё раз
value-skip-rescue-none = нет
value-skip-rescue-exact = точно такая же карта
value-skip-rescue-match = карта её цвета или любая «Пропусти ход»
value-skip-rescue-any-skip = любая «Пропусти ход»

## Black cards and challenges.

value-wild-when-anytime = в любой момент
value-wild-when-only-if-no-match = только если больше ничего не подходит
value-wild-colour-choose = заказывает тот, кто сходил
value-wild-colour-circle = следующий по кругу
value-wild-colour-trump = никакой: подходит что угодно
value-wild-colour-own-card = задаёт вторая карта сверху
value-wd4-colour-choose = заказывает тот, кто сходил
value-wd4-colour-circle = следующий по кругу
value-wd4-colour-trump = никакой: подходит что угодно
value-plus10-colour-choose = заказывает тот, кто сходил
value-plus10-colour-keep = остаётся прежним
value-wd4-legality-no-colour = только если нет текущего цвета
value-wd4-legality-free = в любой момент
value-challenge-success-card-stays = остаётся, карты берёт блефующий
value-challenge-success-return-card = возвращается, карты берёт блефующий
value-challenge-fail-extra =
    { $value ->
        [0] ничего сверх четырёх
        [one] ещё { $value } карта
        [few] ещё { $value } карты
        [many] ещё { $value } карт
       *[other] ещё { $value } карты
    }

## Calling UNO!

value-uno-deadline-before-release = вместе с картой
value-uno-deadline-own-turn-end = до конца своего хода
value-uno-deadline-next-turn = пока не начал следующий
value-uno-deadline-next-card = пока не сыграна следующая карта
value-uno-enforce-caught = стоит карт, если кто-то заметит
value-uno-enforce-auto = всегда стоит карт
value-uno-enforce-none = ничего не стоит
value-uno-penalty =
    { $value ->
        [one] { $value } карта
        [few] { $value } карты
        [many] { $value } карт
       *[other] { $value } карты
    }
value-uno-grace =
    { $value ->
        [0] без запаса
        [one] { $value } секунда
        [few] { $value } секунды
        [many] { $value } секунд
       *[other] { $value } секунды
    }
value-uno-window =
    { $value ->
        [0] без ограничения
        [one] { $value } секунда
        [few] { $value } секунды
        [many] { $value } секунд
       *[other] { $value } секунды
    }
value-uno-word-none = УНО!

## House rules.

value-intervention-off = выкл.
value-intervention-colours = цветными картами
value-intervention-colours-and-wild = цветными картами и «Закажи цвет»
value-multi-none = нет, по одной карте за ход
value-multi-same-rank = с одним числом или знаком
value-multi-pair-skip = пара одинаковых, следующий пропускает ход
value-zero-plain = обычная карта
value-zero-rotate = все передают карты следующему
value-zero-plus10 = следующий берёт десять
value-seven-plain = обычная карта
value-seven-swap = обмен всеми картами с игроком
value-five-plain = обычная карта
value-five-exchange = обмен одной картой с игроком
value-silence-off = выкл.
value-silence-twos = после 2, пока ход не вернётся
value-silence-black = после чёрной карты, пока не сменится цвет

## Mistakes and penalties.

value-protection-block = бот остановит, и ничего не будет
value-protection-penalise = можно попробовать, но за карты
value-protection-allow-bluff = бот остановит, кроме блефа с +4
value-penalty-misplay =
    { $value ->
        [0] нет
        [one] { $value } карта
        [few] { $value } карты
        [many] { $value } карт
       *[other] { $value } карты
    }
value-penalty-false-call =
    { $value ->
        [0] нет
        [one] { $value } карта
        [few] { $value } карты
        [many] { $value } карт
       *[other] { $value } карты
    }
value-penalty-advice =
    { $value ->
        [0] нет
        [one] { $value } карта
        [few] { $value } карты
        [many] { $value } карт
       *[other] { $value } карты
    }
value-penalty-cheating =
    { $value ->
        [0] нет
        [one] { $value } карта
        [few] { $value } карты
        [many] { $value } карт
       *[other] { $value } карты
    }

## End and scoring.

value-round-end-first-out = у первого кончились карты
value-round-end-to-last = играем, пока не останется один
value-round-end-seven-rounds = семь раздач, каждая на карту меньше
value-round-end-refill6 = очко, шесть новых карт — и дальше
value-turn-cap =
    { $value ->
        [0] без ограничения
        [one] { $value } ход
        [few] { $value } хода
        [many] { $value } ходов
       *[other] { $value } хода
    }
value-shuffle-last-win = победа
value-shuffle-last-redeal = карты раздают заново, победы нет
value-scoring-none = без очков
value-scoring-winner-500 = победителю — очки за карты остальных
value-scoring-own-200 = свои очки, проигрывает наибольший счёт
value-scoring-lowest-500 = свои очки, побеждает наименьший счёт
value-scoring-over-101 = свои очки, проигрывает тот, кто за пределом
value-scoring-lazy = победитель и проигравший в раунде, без общего счёта
value-scoring-exits = очко каждый раз, когда кончились карты
value-scoring-eliminate = свои очки, на пределе выбывают
value-target = { $value }
value-target-none = обычное число
value-target-usual = обычное число, { $value }
value-values-mattel = числа как есть, активные — 20, чёрные — 50
value-values-numbers-only = числа как есть, остальные — ничего
value-lone-zero-0 = стоит 0
value-lone-zero-50 = стоит 50
