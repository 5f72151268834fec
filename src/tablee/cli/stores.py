"""Which store a command uses: one SQLite file, or a PostgreSQL database by its address."""

from argparse import ArgumentParser
from pathlib import Path


def store_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--store",
        metavar="ADDRESS",
        help="keep tables in PostgreSQL, for several machines: postgresql://user@host:port/database",
    )
    password_argument(parser)


def password_argument(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--store-password-file",
        type=Path,
        metavar="FILE",
        help="a file with the database's password (otherwise PGPASSWORD or PGPASSFILE)",
    )
