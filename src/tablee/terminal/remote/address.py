"""Where a table is: the server's own URL, and the code of the table, as people pass them on."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from tablee.kernel.refusals import Malformed

PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Address:
    scheme: str
    host: str
    """As in a URL: an address of version 6 has its brackets."""
    port: int
    code: str | None = None

    @property
    def url(self) -> str:
        """The origin of the server's own page, which is what it lets in."""
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}"

    @property
    def socket(self) -> str:
        return f"ws{self.url.removeprefix('http')}/api/ws"

    def link(self, code: str) -> str:
        return f"{self.url}/t/{code}"


def address(url: str) -> Address:
    """`http://host:port/`, `host:port`, or a link to a table, `http://host:port/t/CODE`."""
    wrong = Malformed(f"a table is at a URL such as http://192.168.1.5:7077/t/ABCDEF, not {url!r}")
    try:
        split = urlsplit(url if "://" in url else f"http://{url}")
        port = split.port
    except ValueError:
        raise wrong from None
    found = re.fullmatch(r"/?|/t/([A-Za-z -]{1,12})/?", split.path)
    if split.scheme not in PORTS or not split.hostname or found is None:
        raise wrong
    host = f"[{split.hostname}]" if ":" in split.hostname else split.hostname
    return Address(split.scheme, host, PORTS[split.scheme] if port is None else port, found[1] and spelt(found[1]))


def spelt(code: str) -> str:
    """As somebody typed it, in the spelling that codes have."""
    return re.sub(r"[\s-]", "", code).upper()
