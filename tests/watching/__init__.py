"""What a host sees of the bot: counts, health, and what it takes to watch them."""
