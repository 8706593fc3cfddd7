"""The script that Alembic runs. It uses the connection from `bot.store.migrate`.

No migration has a `downgrade`: a database is never taken back to an older form. Restore a backup instead.
"""

from __future__ import annotations

from alembic import context

from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
