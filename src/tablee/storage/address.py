"""Where tables are kept: a file, or a database by its address."""

from importlib import import_module
from pathlib import Path

from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Store, Unavailable

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
    return await _database_at(address, password_file)


def _file_at(path: Path, *, there: bool) -> SqliteStore:
    if there and not path.exists():
        raise Unavailable(f"there is no file {path}; see how it is spelt")
    return SqliteStore(path)


async def _database_at(address: str, password_file: Path | None) -> Store:
    """Loaded when it is wanted: who keeps tables in a file has none of it installed."""
    try:
        reading, storing = (import_module(f"tablee.storage.postgres.{part}") for part in ("address", "store"))
    except ModuleNotFoundError:
        raise Unavailable(NOT_INSTALLED) from None
    store = storing.PostgresStore(reading.Address.read(address, password_file))
    await store.look()
    kept: Store = store
    return kept
