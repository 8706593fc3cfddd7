"""A small Discord of our own on loopback: gateway, REST, attachments, persons who press buttons.

discord.py's real client logs in to it unchanged (``DISCORD_API_BASE`` and ``DISCORD_GATEWAY``), so what runs
here runs on Discord. It keeps a whole world (servers, channels, threads, messages, persons) in one SQLite
file and refuses what Discord refuses. Start with :class:`bot.sandbox.server.Sandbox`.
"""
