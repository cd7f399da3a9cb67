"""Live lobbies and games, on a real database and a clock that the tests turn."""
