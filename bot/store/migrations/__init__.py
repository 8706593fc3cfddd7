"""Numbered changes of the database, run by `bot.store.migrate` at every start."""
