"""The doorway: what all sockets of a server have in common, and which of them are let in."""

from dataclasses import dataclass

from websockets.http11 import Request

from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.door.proxies import Proxies
from tablee.server.door.taking_turns import TakingTurns
from tablee.server.open_tables import OpenTables
from tablee.server.origins import Origins

PATH = "/api/ws"


@dataclass(frozen=True)
class Doorway:
    open_tables: OpenTables
    origins: Origins
    doorkeeper: Doorkeeper
    proxies: Proxies
    turns: TakingTurns

    def refusal(self, request: Request, address: str, *, well_formed: bool) -> tuple[int, str] | None:
        """The status and the words for whoever asks for a socket and is not let in. Who is let in is counted."""
        if not self.doorkeeper.may_ask(address):
            return 429, "Too much was asked for from here; wait a little.\n"
        if not well_formed:
            return None  # the protocol has its own words for that
        if request.path.partition("?")[0] != PATH:
            return 404, "There is nothing here.\n"
        if not self.origins.lets_in(request.headers.get("Origin"), request.headers.get("Host")):
            return 403, "Only a page of this server may open a socket here.\n"
        if not self.doorkeeper.admit(address):
            return 429, "Too many connections from here; try again in a few minutes.\n"
        return None
