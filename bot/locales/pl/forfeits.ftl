## What the losers of a match may do, where a server has written down nothing of its own.

forfeit-compliment = powiedzieć coś miłego zwycięzcy
forfeit-haiku = napisać haiku o ostatniej karcie
forfeit-emoji = streścić całą partię pięcioma emoji
forfeit-animal = w trzech następnych wiadomościach być zwierzęciem, które wskaże zwycięzca
forfeit-rhyme = na następne pytanie odpowiedzieć wierszem
forfeit-thanks = podziękować każdemu przy stole po imieniu
forfeit-rematch = nacisnąć **{ $public-rematch }** przed wszystkimi innymi
forfeit-joke = opowiedzieć dowcip, w którym występuje karta
