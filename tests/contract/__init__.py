"""The contract of every game: see `bot.core.checks` for what is held."""
