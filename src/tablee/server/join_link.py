"""How others reach this server: an address that works from their phones, and the picture that leads there."""

import io
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

import segno

from tablee.wire.codes import LETTERS, TABLE_CODE_LENGTH, UNGUESSABLE, spelt


@dataclass(frozen=True)
class JoinLink:
    """`lan` is what phones in the same network type; None when only this machine can come in."""

    lan: str | None = None
    for_phones: bool = False
    """Whether phones were to come in: `lan` is None then because this machine is on no network."""

    def base(self, scheme: str, host: str) -> str:
        """Where others should go: as this device came, unless that name means "this machine" on every machine."""
        if self.lan is not None and _is_loopback(host):
            return self.lan
        return f"{scheme}://{host}/"

    def is_only_here(self, base: str) -> bool:
        """Whether nobody finds the way on another machine: there, this address means that machine."""
        return _is_loopback(urlsplit(base).netloc)

    def has_no_network(self, base: str) -> bool:
        """Whether that is for lack of a network, rather than because nobody asked to let others in."""
        return self.for_phones and self.is_only_here(base)

    def picture(self, base: str, code: str) -> bytes | None:
        """A QR code that leads to this table, as SVG; None when that is no code of a table."""
        code = spelt(code)
        if not TABLE_CODE_LENGTH <= len(code) <= UNGUESSABLE or not set(code) <= set(LETTERS):
            return None
        drawn = io.BytesIO()
        segno.make(f"{base}t/{code}", error="m").save(
            drawn, kind="svg", scale=4, border=2, light="white", xmldecl=False
        )
        return drawn.getvalue()


def lan_address() -> str | None:
    """This machine's address in its network. Nothing is sent: a datagram socket only looks up the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is reserved for documentation
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def in_terminal(url: str) -> str:
    """The same picture for a terminal, two dots a letter."""
    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()


def _is_loopback(host: str) -> bool:
    name = urlsplit(f"//{host}").hostname or ""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
