"""The rules of the game, played through their one door."""
