# The rules as a table has agreed on them, to read: /uno rules, /uno memo and /uno cards.

scoring =
    { $scoring ->
        [none] bez punktów
        [own_200] własne punkty, najwyższa suma przegrywa
        [lowest_500] własne punkty, najniższa suma wygrywa
        [over_101] własne punkty, ponad limit przegrywa
        [lazy] zwycięzcy i przegrani rund
        [exits] pozbycie się kart
        [eliminate] własne punkty, limit eliminuje
       *[winner_500] oficjalna punktacja
    }

## The rulebook, chapter by chapter.

rules-title = ## Zasady: { $preset }
rules-chapter = ### { $chapter }
rules-differs = **Co tu jest inaczej niż oficjalnie:**
rules-difference = • **{ $option }:** { $value } · { $origin }
rules-more-differences =
    { $count ->
        [one] • i jeszcze 1 rzecz, w rozdziałach
        [few] • i jeszcze { $count } rzeczy, w rozdziałach
        [many] • i jeszcze { $count } rzeczy, w rozdziałach
       *[other] • i jeszcze { $count } rzeczy, w rozdziałach
    }
rules-line = • { $said }
rules-line-from = • { $said } *({ $origin })*
rules-option = **{ $option }:** { $value }
rules-cap =
    { $cap ->
        [one] Po 1 ruchu runda się kończy, a wygrywa, kto ma na ręce najmniej punktów.
        [few] Po { $cap } ruchach runda się kończy, a wygrywa, kto ma na ręce najmniej punktów.
        [many] Po { $cap } ruchach runda się kończy, a wygrywa, kto ma na ręce najmniej punktów.
       *[other] Po { $cap } ruchu runda się kończy, a wygrywa, kto ma na ręce najmniej punktów.
    }
rules-choose = Rozdziały
rules-overview = Przegląd
rules-overview-about = Co jest inaczej niż oficjalnie i gra w kilku wierszach
rules-count =
    { $count ->
        [one] 1 zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }

button-book = Wszystkie zasady
button-glossary = Karty
button-memo = W skrócie

## The cards, page by page.

glossary-title = ## Karty: { $preset }
glossary-card = **{ $name }**
glossary-own = „{ $text }”
