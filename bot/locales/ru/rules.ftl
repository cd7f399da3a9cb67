# The rules as a table has agreed on them, to read: /uno rules, /uno memo and /uno cards.

scoring =
    { $scoring ->
        [none] без очков
        [own_200] свои очки, проигрывает наибольший счёт
        [lowest_500] свои очки, побеждает наименьший счёт
        [over_101] свои очки, проигрывает тот, кто за пределом
        [lazy] победитель и проигравший в каждом раунде
        [exits] очко каждый раз, когда кончились карты
        [eliminate] свои очки, на пределе выбывают
       *[winner_500] официальный подсчёт
    }

## The rulebook, chapter by chapter.

rules-title = ## Правила: { $preset }
rules-chapter = ### { $chapter }
rules-differs = **Отличия от официальных правил:**
rules-difference = • **{ $option }:** { $value } · { $origin }
rules-more-differences =
    { $count ->
        [one] • и ещё { $count } отличие, смотри по главам
        [few] • и ещё { $count } отличия, смотри по главам
        [many] • и ещё { $count } отличий, смотри по главам
       *[other] • и ещё { $count } отличия, смотри по главам
    }
rules-line = • { $said }
rules-line-from = • { $said } *({ $origin })*
rules-option = **{ $option }:** { $value }
rules-cap =
    { $cap ->
        [one] Через { $cap } ход раунд кончается, и побеждает тот, у кого меньше очков на руках.
        [few] Через { $cap } хода раунд кончается, и побеждает тот, у кого меньше очков на руках.
        [many] Через { $cap } ходов раунд кончается, и побеждает тот, у кого меньше очков на руках.
       *[other] Через { $cap } хода раунд кончается, и побеждает тот, у кого меньше очков на руках.
    }
rules-choose = Главы
rules-overview = Обзор
rules-overview-about = Отличия от официальных правил и вся игра в нескольких строках
rules-count =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }

button-book = Все правила
button-glossary = Карты
button-memo = Коротко

## The cards, page by page.

glossary-title = ## Карты: { $preset }
glossary-card = **{ $name }**
glossary-own = «{ $text }»
