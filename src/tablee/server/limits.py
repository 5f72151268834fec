"""Limits: how much one connection, one address and the whole server may ask for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many a second on the long run, and so many at once."""

    a_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    actions: Rate = Rate(30, 60)
    """`act`, of one connection; a drawing is many of them."""
    talk: Rate = Rate(1, 5)
    """Chat and reactions."""
    others: Rate = Rate(10, 40)
    """All other messages of a connection, pings and pongs of the socket among them."""
    excess: int = 40
    """Messages beyond a rate, each refused, after which the connection is closed."""
    malformed: int = 3
    """Messages that do not decode, after which the connection is closed."""
    connections: int = 100
    """At once from one address, before they are sockets of the page."""
    requests: Rate = Rate(200, 5000)
    """Of plain HTTP from one address: a class that opens the page asks for a thousand files. Sockets that are opened
    count, and what is no request. Whoever asks for more is not listened to."""
    head: int = 16 * 1024
    """Bytes of the head of a request."""
    request_within: float = 10
    """Seconds for a request to be whole."""
    sockets: int = 20
    """At once from one address; a family shares one."""
    unknown_codes: Rate = Rate(1 / 3600, 20)
    """Codes that open nothing, from one address; in between it waits longer and longer (`door/guesses.py`)."""
    tables: Rate = Rate(60 / 3600, 20)
    """Laid from one address."""
    records: Rate = Rate(0.5, 20)
    """Read from one address: each is made from the whole log of its table."""
    pictures: Rate = Rate(1, 40)
    """QR codes drawn for one address: a whole class may come at once."""
    guided: Rate = Rate(4, 60)
    """Steps of guided first rounds from one address: each is worked out from the beginning of its round."""
    packs: Rate = Rate(1 / 60, 10)
    """Given from one address: each is checked card by card, and kept."""
    seating: Rate = Rate(0.5, 300)
    """From one address: who sits down, leaves, takes another name, face or device, is ready, has a bot play or does so
    again. Each is an entry of a table's log, which has a bound; a whole class may come at once."""
    written: Rate = Rate(16 * 1024, 64 * 1024 * 1024)
    """Bytes that one address writes into logs; a request counts for 512 at least, one that begins a game for 256 KiB.
    An evening of patient drawings has three million."""
    pack_within: float = 60
    """Seconds for a pack to be whole; it is larger than other requests, and lines are slow."""
    closings: int = 5
    """For going too fast, within `ban` seconds; then no socket is opened from there until the first was so long ago."""
    ban: float = 300
    """Seconds."""
    enter_within: float = 5
    """Seconds until the first message must be there."""
    ping_every: float = 15
    """Seconds; who misses two is gone."""
    close_within: float = 5
    """Seconds for the other side to take its farewell; then it is cut off."""


SAME_WAIT = 0.05
"""Seconds until a stranger is answered: whether a code is a table's, or ever was, cannot be told from the time."""
