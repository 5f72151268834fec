"""This device's half of the start handshake: a seed of its own, promised first and shown when all have promised."""

import secrets
from collections.abc import Callable

from tablee.fairness.commitment import SECRET, seed_commitment
from tablee.tables.handshake import CommitSeed, ShowSeed
from tablee.terminal.remote.connection import fresh_id
from tablee.terminal.remote.table import TableCopy
from tablee.wire.requests import Request


class HandShaker:
    def __init__(self, ask: Callable[[Request], None], seed: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._ask = ask
        self._seed = seed
        self._game_id = ""
        self._own = b""
        self._shown = False

    def shake(self, table: TableCopy) -> None:
        """Whatever is due now, once; called whenever the notice has changed."""
        handshake, person, seat = table.public_table.handshake, table.person, table.seat
        if table.public_table.stage != "sealing" or handshake is None or person is None or seat is None:
            return
        if person not in handshake.asked:
            return
        if handshake.game_id != self._game_id and person not in handshake.commitments and not handshake.showing:
            self._game_id, self._own, self._shown = handshake.game_id, self._seed(SECRET), False
            commitment = seed_commitment(handshake.game_id, seat, self._own).hex()
            self._ask(CommitSeed(fresh_id(), person, commitment))
        elif handshake.game_id == self._game_id and handshake.showing and not self._shown:
            self._shown = True
            self._ask(ShowSeed(fresh_id(), person, self._own.hex()))
