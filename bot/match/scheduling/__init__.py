"""Jobs that are due: deadlines, reminders, turns of the autopilot, old lobbies. And times without the bot."""
