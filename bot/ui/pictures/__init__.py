"""Pictures for those who ask for them: a hand, a table, a profile and a leaderboard, each beside its text."""
