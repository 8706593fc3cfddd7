"""What servers and the operator decide: settings, places, announcements, whom the bot does not answer."""
