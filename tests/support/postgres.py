"""PostgreSQL: databases that last as long as a test."""

import uuid
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

NO_POSTGRES = "TEST_POSTGRES_URL names no PostgreSQL"


@asynccontextmanager
async def fresh_database(server: str) -> AsyncGenerator[str]:
    """Make an empty database on a server, give its address, and drop it in the end, whoever is connected."""
    name = f"test_{uuid.uuid4().hex}"
    await _on_server(server, f"CREATE DATABASE {name}")
    try:
        yield sa.make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        await _on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


async def _on_server(server: str, statement: str) -> None:
    """Run one statement outside any transaction."""
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.exec_driver_sql(statement)
    finally:
        await engine.dispose()
