"""Networks: what one subscriber has, and the larger ones around it in which somebody could go round."""

import ipaddress
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

COARSER = 16
"""Times as much is borne from a network as from one inside it. So one inside never fills the larger one alone: it takes
this many, and who has so many of them is the one who is kept waiting."""
OLD_KIND: tuple[int, ...] = (24,)
NEW_KIND: tuple[int, ...] = (48, 32)
"""Prefixes around an address of the old kind, its neighbours; and around the 2^64 of the new kind that one subscriber
has: a site, then a provider."""

AT_HAND = 10_000
"""Addresses of which it is known: one is looked up for each message from there, and to work it out takes up to 50 µs, a
third of a move. If more spoke in turn than are at hand, none of them would be."""


class Network(NamedTuple):
    name: str
    share: int
    """How many times as much as from a single subscriber is borne from there."""


def network(address: str) -> str:
    """What one subscriber has: an address, or of the new kind 2^64 of them, among which they could go round."""
    return networks(address)[0].name


@lru_cache(AT_HAND)
def networks(address: str) -> tuple[Network, ...]:
    """That of the subscriber first, then those around it."""
    try:
        found: ipaddress.IPv4Address | ipaddress.IPv6Address = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return (Network(address, 1),)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        own, around = f"{ipaddress.IPv6Network((found, 64), strict=False)}", NEW_KIND
    else:
        found = getattr(found, "ipv4_mapped", None) or found
        own, around = f"{found}", OLD_KIND
    larger = [f"{ipaddress.ip_network((found, prefix), strict=False)}" for prefix in around]
    return (Network(own, 1), *[Network(name, COARSER**step) for step, name in enumerate(larger, 1)])


def forget_silent(known: dict[str, Any], most: int) -> None:
    """Of networks by name, those that come first, where there are so many: many at once, or each new one had to wait.

    Whoever is heard of is put at the end.
    """
    if len(known) >= most:
        for name in [*islice(known, len(known) - most * 3 // 4)]:
            del known[name]
