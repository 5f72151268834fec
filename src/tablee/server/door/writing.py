"""Writing: what an address may have written into the logs of tables, which lie on a disk that all share."""

from typing import get_args

from tablee.server.door.doorkeeper import Doorkeeper
from tablee.tables.topics.handshake import Rematch, Start
from tablee.tables.topics.moves import Act
from tablee.tables.topics.seating import SeatingRequest
from tablee.tables.topics.stand_ins import StandInRequest
from tablee.wire import requests
from tablee.wire.requests import Request

CHANGES_SEATS = (*get_args(SeatingRequest), *get_args(StandInRequest), requests.Claim)
"""What whoever has the code of a table can write into its log without end."""
LEAVES_NOTHING = (
    requests.Ping,
    requests.Open,
    requests.Shut,
    requests.Release,
    requests.Recall,
    requests.AskAid,
    requests.Say,
    requests.React,
    requests.WriteNote,
)
"""In a log."""
BEGINS_A_GAME = (Start, Rematch)
"""Bots may play it to its end. Those of « Incognito » draw, and write 150 KiB at most; all others less."""
AN_ENTRY, A_GAME = 512, 256 * 1024
"""Bytes for which a request counts at least."""


def may_write(doorkeeper: Doorkeeper, address: str, request: Request, size: int) -> bool:
    """Whether what this request of so many bytes leaves may be written for this address."""
    if type(request) is not Act:  # first, as nearly all are moves
        if isinstance(request, LEAVES_NOTHING):
            return True
        if isinstance(request, CHANGES_SEATS) and not doorkeeper.may_change_seats(address):
            return False
    return doorkeeper.may_write(address, max(size, A_GAME if isinstance(request, BEGINS_A_GAME) else AN_ENTRY))
