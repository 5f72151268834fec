"""Giving way: where there is no room for one more, whoever takes most of it has one thing less.

Sites are compared first, as who has one of the new kind has very many subscribers' networks in it; then those inside
one. So strangers fill a room for each other, and for others only with as many sites as it has places.
"""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from tablee.server.door.networks import networks


class Whence(NamedTuple):
    site: str
    """Of the old kind an address and its neighbours."""
    subscriber: str


def whence(address: str) -> Whence:
    subscriber, *around = networks(address)
    return Whence((around[0] if around else subscriber).name, subscriber.name)


def gives_way(there: Mapping[Whence, int], newcomer: Whence) -> Whence | None:
    """Who has most of what may be taken back. None where the newcomer would have as much then.

    In another site, if it has more than the newcomer's; or else in the same.
    """
    sites = Counter[str]()
    for one, much in there.items():
        sites[one.site] += much
    largest = max(sites, key=lambda site: sites[site], default=newcomer.site)
    elsewhere = sites[newcomer.site] + 1 < sites[largest]
    inside = [one for one in there if one.site == (largest if elsewhere else newcomer.site)]
    greediest = max(inside, key=lambda one: there[one], default=None)
    if greediest is None or not (elsewhere or there.get(newcomer, 0) + 1 < there[greediest]):
        return None
    return greediest
