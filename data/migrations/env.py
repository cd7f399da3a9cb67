"""Alembic's door: run the steps on the connection that the program has opened."""

from alembic import context

from data.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,  # the caller's transaction holds all steps; Alembic opens none of its own
)
context.run_migrations()
