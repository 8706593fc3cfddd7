"""A small imitation of Discord on this machine: gateway, REST API, attachments, persons who press buttons.

The real client of discord.py logs in to it unchanged (``DISCORD_API_BASE`` and ``DISCORD_GATEWAY``), so code
that works here works on Discord. A world (servers, channels, threads, messages, persons) is kept in one
SQLite file. The sandbox refuses what Discord refuses. Start reading at :class:`bot.sandbox.server.Sandbox`.
"""
