"""Drawing and thinking on other machines, through a queue in the same PostgreSQL database.

The bot asks (`asking`), workers answer (`worker`); `docs/decisions/0011-queue-engine.md` has the reasons.
What crosses is data without a token and without a secret of a match, and nothing is unpickled.
"""
