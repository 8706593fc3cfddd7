"""Drawing and thinking on other machines, through a queue in the same PostgreSQL database.

The bot asks (`asking`), workers answer (`worker`); `docs/decisions/0011-queue-engine.md` has the reasons.
The data on the way contain no token and no secret of a match, and nothing is unpickled.
"""
