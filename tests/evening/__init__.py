"""An evening with the bot, as people have it: whole matches through the real client, every picture kept."""
