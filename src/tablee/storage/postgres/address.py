"""Where a database is, and the password for it, which stands in no address: others could read it there."""

import os
from getpass import getuser
from pathlib import Path
from typing import Self
from urllib.parse import parse_qs, unquote, urlsplit

from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import Value

SCHEMES = ("postgresql", "postgres")
EXAMPLE = "postgresql://tablee@db.example:5432/tablee"
SECRETS = {"password", "passfile", "sslpassword"}
"""What an address can ask for that is one, or where one is."""
NO_ADDRESS = f"a database has an address such as {EXAMPLE}"
READ_BY_OTHERS = (
    "an address with a password can be read by others, in the list of processes for one; take it out of there, "
    "change it, and put it into a file for --store-password-file, or into PGPASSWORD"
)


class Address(Value, frozen=True):
    dsn: str
    """As the driver takes it, without a password."""
    password_file: str | None = None

    @classmethod
    def read(cls, text: str, password_file: Path | None = None) -> Self:
        """Malformed when it is none, or has a password in it, which is not repeated."""
        try:
            parts = urlsplit(text)
            asked, secret = parse_qs(parts.query), parts.password
            _ = parts.port if "," not in parts.netloc else None
        except ValueError:
            raise Malformed(NO_ADDRESS) from None
        cut = "@" in parts.path  # by a stroke in a password, which would be told as the name of a database
        if secret is not None or cut or SECRETS & asked.keys():
            raise Malformed(READ_BY_OTHERS)
        if parts.scheme not in SCHEMES or not parts.path.strip("/"):
            raise Malformed(NO_ADDRESS)
        return cls(text, None if password_file is None else str(password_file))

    def password(self) -> str | None:
        """Read each time, as it may be changed meanwhile. None: the driver looks into PGPASSWORD and PGPASSFILE."""
        if self.password_file is None:
            return None
        try:
            return Path(self.password_file).read_text(encoding="utf-8").strip("\r\n")
        except (OSError, UnicodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "no text"
            raise Malformed(f"{self.password_file} cannot be read ({why}); it is to hold the password alone") from None

    @property
    def database(self) -> str:
        return unquote(urlsplit(self.dsn).path.strip("/"))

    @property
    def user(self) -> str:
        """As the driver finds it."""
        named = urlsplit(self.dsn).netloc.rpartition("@")[0] or parse_qs(urlsplit(self.dsn).query).get("user", [""])[0]
        return unquote(named) or os.environ.get("PGUSER") or getuser()

    def __str__(self) -> str:
        """For people: where it is, without what is asked of the driver."""
        parts = urlsplit(self.dsn)
        hosts = parts.netloc.rpartition("@")[2] or ",".join(parse_qs(parts.query).get("host", ["this machine"]))
        return f"{hosts}/{self.database}"
