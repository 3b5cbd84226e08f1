"""Run by Alembic: the connection is given by whoever calls for the migration."""

from alembic import context

from manoir.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
