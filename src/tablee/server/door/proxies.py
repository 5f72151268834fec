"""Proxies: who is believed about whom they forward. Anybody can write the header; limits count for what it says."""

from collections.abc import Collection
from ipaddress import ip_address, ip_network

from tablee.kernel.refusals import Malformed

THIS_MACHINE = ("127.0.0.1", "::1")


class Proxies:
    def __init__(self, networks: Collection[str] = ()) -> None:
        """Addresses, or networks such as 10.7.0.0/24; none believes nobody. Malformed where one is neither."""
        self.networks = tuple(networks)
        try:
            self._networks = [ip_network(network) for network in networks]
        except ValueError as error:
            raise Malformed(f"--proxy takes an address, or a network such as 10.7.0.0/24: {error}") from None

    def client(self, peer: str, forwarded: str | None) -> str:
        """The nearest address that is no proxy of ours: what stands further left, anybody may have written."""
        if not forwarded or not self._believes(peer):
            return peer
        addresses = [address.strip()[:64] for address in forwarded.split(",")]
        return next((address for address in reversed(addresses) if not self._believes(address)), addresses[0])

    def _believes(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self._networks)
