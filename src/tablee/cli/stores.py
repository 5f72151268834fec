"""Which store a command uses: one SQLite file, or a PostgreSQL database by its address."""

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.storage.postgres.store import PostgresStore

MISSING = "for PostgreSQL one more package is needed; type: pip install 'tablee[postgres]'"


def store_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--store",
        metavar="ADDRESS",
        help="keep tables in PostgreSQL, for several machines: postgresql://user@host:port/database",
    )
    parser.add_argument(
        "--store-password-file",
        type=Path,
        metavar="FILE",
        help="holds the password for it (otherwise PGPASSWORD or PGPASSFILE)",
    )


def postgres_store(address: str, password_file: Path | None) -> "PostgresStore":
    """Malformed when this is no address, or has a password in it."""
    from tablee.kernel.refusals import Malformed
    from tablee.storage.postgres.address import Address

    found = Address.read(address, password_file)
    found.password()  # a file that cannot be read is told at once
    try:
        from tablee.storage.postgres.store import PostgresStore
    except ImportError:
        raise Malformed(MISSING) from None
    return PostgresStore(found)
