"""Where tables are kept: a file, or a database by its address."""

from pathlib import Path
from typing import TYPE_CHECKING

from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Store, Unavailable

if TYPE_CHECKING:
    from tablee.storage.postgres.store import PostgresStore

POSTGRESQL = ("postgresql://", "postgres://")
NOT_INSTALLED = "tables in PostgreSQL need a part that is not installed; type: pip install 'tablee[postgres]'"


def is_file(address: str) -> bool:
    return "://" not in address


async def store_at(address: str, password_file: Path | None = None, *, there: bool = False) -> Store:
    """Unavailable or Malformed when it cannot be used; `there`: also when it is a file that would have to be made."""
    if is_file(address):
        return _file_at(Path(address), there=there)
    if not address.startswith(POSTGRESQL):
        raise Unavailable("tables are kept in a file, or at an address that begins with postgresql://")
    store = database_at(address, password_file)
    await store.look()
    return store


def _file_at(path: Path, *, there: bool) -> SqliteStore:
    if there and not path.exists():
        raise Unavailable(f"there is no file {path}; see how it is spelt")
    return SqliteStore(path)


def database_at(address: str, password_file: Path | None) -> "PostgresStore":
    """Malformed when this is no address, or has a password in it. It does not ask the database yet."""
    try:
        from tablee.storage.postgres.address import Address  # noqa: PLC0415 - who keeps tables in a file has none of it
        from tablee.storage.postgres.store import PostgresStore  # noqa: PLC0415 - same
    except ImportError:
        raise Unavailable(NOT_INSTALLED) from None
    found = Address.read(address, password_file)
    found.password()  # a file that cannot be read is told at once
    return PostgresStore(found)
