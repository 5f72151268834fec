"""Who may come in: the page of this very server, by a name that is ours, and no other page in anybody's browser."""

import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import urlsplit


class Origins:
    def __init__(self, names: Collection[str] = ()) -> None:
        """`names` are those that this host is reached by, besides localhost, its own and bare addresses."""
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in names)}

    def knows(self, host: str | None) -> bool:
        """Whether a Host header is ours: a foreign name that leads here would let a foreign page in."""
        name = _host(f"//{host}") if host else None
        return name is not None and (name in self._names or _is_address(name))

    def lets_in(self, origin: str | None, host: str | None) -> bool:
        """A socket is opened by a page of ours, which says so; the command line says the same of itself."""
        if not origin or not self.knows(host):
            return False
        try:
            split = urlsplit(origin)
        except ValueError:
            return False
        return split.scheme in {"http", "https"} and split.netloc.lower() == (host or "").lower()


def _host(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
