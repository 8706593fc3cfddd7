"""Tools for whoever runs the bot: one process a database, backups, checks before an upgrade."""
