"""When something is due: the loop, its rows, silent matches, the archive, and times without the bot."""
