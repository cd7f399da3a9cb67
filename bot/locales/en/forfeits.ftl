## What the losers of a match may do, where a server has written down nothing of its own.

forfeit-compliment = pay the winner a compliment
forfeit-haiku = write a haiku about the last card
forfeit-emoji = retell the match in five emojis
forfeit-animal = be an animal of the winner's choice for the next three messages
forfeit-rhyme = answer the next question in rhyme
forfeit-thanks = thank everybody at the table by name
forfeit-rematch = press **{ $public-rematch }** first
forfeit-joke = tell a joke that has a card in it
