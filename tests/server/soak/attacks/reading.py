"""Strangers who read records: the same few of a table, in bursts."""

from tests.server.soak.stranger import Stranger, together

BURST, READERS = 20, 10
"""Records at once, from so many addresses: of one only two are in line."""


async def read_records(stranger: Stranger, code: str, games: int) -> None:
    """A burst of them, of every game of this table."""

    async def read(number: int) -> None:
        path, source = f"/api/tables/{code}/record?game={1 + number % games}", stranger.source(2 + number % READERS)
        status, _ = await stranger.ask("GET", path, source=source)
        if status == 200:
            stranger.got["burst"] += 1

    await together(*[read(number) for number in range(BURST)])
