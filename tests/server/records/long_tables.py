"""A table at which bots have played for a long time: its log, from one game that is played over and over."""

from collections.abc import Sequence

from tablee.storage.store import Store
from tests.tables.tables import SEPT, Sim

NOON = 1_800_000_000_000


def rematches(entries: int) -> tuple[list[bytes], int]:
    """The lines of a log of at least so many entries that ends with a game, and how many games were played."""
    sim = Sim(SEPT.name)
    for chair in range(3):
        sim.bot(chair)
    sim.start()
    sim.until_over()
    first = len(sim.lines)
    sim.rematch()
    sim.until_over()
    one = sim.lines[first:]
    times = -(-(entries - first) // len(one))
    return [*sim.lines[:first], *one * times], 1 + times


async def kept(store: Store, lines: Sequence[bytes]) -> str:
    """The code of the table in this store that they are the log of."""
    assert await store.append("ABCDEF", 0, lines, at=NOON)
    return "ABCDEF"
