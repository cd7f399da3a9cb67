# The rulebook as pages to read outside Discord, in docs/rules; what they tell is in the other files.

pages-title = Правила Uno Table
pages-intro = В Uno Table играют по официальным правилам, если за столом не договорились иначе. Здесь всё, о чём можно договориться. В Discord команда **/uno rules** показывает, что действует за твоим столом, а **/uno why** — из какого правила следует отказ или штраф.
pages-contents = Содержание
pages-official = Официальная игра
    .about = игра как в печатных правилах: сначала коротко, потом правило за правилом
pages-cards = Карты
    .about = все карты и что они делают
pages-presets = Наборы правил
    .about = готовые варианты игры и чем каждый отличается от официального
pages-options = О чём можно договориться
pages-together = Что не сочетается
    .about = настройки, которые исключают друг друга, и почему

## Official play.

pages-official-intro = Так играют, если не договорились ни о чём другом.

## Options.

pages-options-intro = Всё это хозяин стола выбирает на панели в лобби до раздачи карт; каждое изменение подтверждают все, кто уже вступил.
pages-option = Настройка
pages-value = Выбор
pages-origin = Откуда это
pages-rule = Правило
pages-usual = { $origin }, по умолчанию
pages-numbers = от { $lowest } до { $highest }
pages-up-to-uno-word =
    { $count ->
        [one] своё слово, до { $count } символа
        [few] своё слово, до { $count } символов
        [many] своё слово, до { $count } символов
       *[other] своё слово, до { $count } символа
    }
pages-up-to-custom-cards =
    { $count ->
        [one] { $count } карта
        [few] до { $count } карт
        [many] до { $count } карт
       *[other] до { $count } карты
    }
pages-word = Последняя карта
pages-example = *Например, { $value }:*

## Rule sets.

pages-presets-intro = Набор выбирают в лобби, а найти его можно через **/uno presets find**. Чего нет в таблицах ниже, то как в официальной игре.
pages-related = *По теме: { $games }*

## What does not go together.

pages-together-intro = Такие пары бот не принимает: он объясняет почему и предлагает, что ещё пришлось бы изменить.
pages-excluded = Что невозможно
pages-ill = Что плохо сочетается
pages-ill-intro = Эти пары разрешены, но бот о них предупреждает.
pages-this = Это
pages-and-that = Вместе с этим
pages-because = Почему нет
pages-catch = Почему плохо сочетаются
pages-all-but = всё, кроме { $values }
pages-where-custom-cards-deck = (если своих карт больше, чем белых в колоде)
pages-where-uno-window-uno-grace = (если это дольше)
pages-where-wd4-colour-mixed-on-wd4 = (если +2 и +4 складываются вместе)
pages-where-multi-self-intervention = (если перехват разрешён)

## The cards.

pages-cards-intro = Что делает карта, зависит от того, о чём договорились. В Discord карты твоего стола показывает **/uno cards**.
pages-card = Карта
pages-does = Что она делает
pages-agreed = При какой настройке
pages-cards-more = Другие карты и числа, которые что-то делают
pages-cards-otherwise = Когда другие правила меняют карту
