"""Which store a command uses: one SQLite file, or a PostgreSQL database by its address."""

from argparse import ArgumentParser
from pathlib import Path


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
