"""A soak: four people play while strangers do all that was ever tried against the server.

python -m tests.server.soak [--minutes 20]

Fails unless 99 of 100 moves are acknowledged within 50 ms, the server holds at most 150 MB more than at its start,
every acknowledged move is in a record that verifies, no table broke, nobody was unseated or kept out of a table, the
loop made nobody wait for longer than 0.3 s, and each attack was one from the first minutes to the last.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.server.servers import RunningServer
from tests.server.soak.attacks.at_tables import UNSEATED
from tests.server.soak.attacks.looking_on import KEPT_OUT
from tests.server.soak.pauses import Pauses
from tests.server.soak.people import Evening, spend
from tests.server.soak.strangers import Report

LATEST = 50.0
"""Milliseconds, for 99 of 100 moves."""
GROWN = 150_000_000
"""Bytes."""
PAUSE = 0.3
"""Seconds, for the loop: as long as it takes to look through everything that very many tables hold."""
WARM = 10.0
"""Seconds before the first look at the memory: what is loaded when it is first needed is loaded by then."""
LOOK = 1.0
"""Seconds between two looks at it."""


class Soaked(NamedTuple):
    evening: Evening
    grown: int
    """Bytes, at most."""
    pauses: Pauses
    strangers: list[Report]

    @property
    def amiss(self) -> list[str]:
        """What is wrong, however short it was and however slow the machine is."""
        return [
            *(["no game was played"] if not self.evening.games else []),
            *([f"{self.evening.lost} moves lost or doubled"] if self.evening.lost else []),
            *([f"a pause of {self.pauses.of_its_own:.2f} s"] if self.pauses.of_its_own > PAUSE else []),
            *[what for stranger in self.strangers for what in (UNSEATED, KEPT_OUT) if what in stranger.got],
            *[f"{stranger.name} was no attack: {stranger.missing}" for stranger in self.strangers if stranger.missing],
        ]


async def soaked(server: RunningServer, seconds: float, *, warm: float = WARM, until_proven: bool = False) -> Soaked:
    evening, late = Evening(), asyncio.Event()
    people = asyncio.create_task(spend(server.url, late, evening))
    await asyncio.sleep(warm)
    first = most = server.resident()
    pauses = Pauses(server)
    command = [sys.executable, "-m", "tests.server.soak.strangers", server.url, str(seconds)]
    command += ["--until-proven"] if until_proven else []
    strangers = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    told = asyncio.create_task(strangers.communicate())
    try:
        while not told.done() and not people.done():
            await asyncio.wait([told, people], timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
            most = max(most, server.resident())
            await asyncio.to_thread(pauses.look)
    finally:
        if not told.done():
            strangers.kill()
        late.set()
        await people
    reports = msgspec.json.decode((await told)[0], type=list[Report])
    return Soaked(evening, most - first, pauses, reports)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak")
    parser.add_argument("--minutes", type=float, default=20.0)
    seconds = 60 * parser.parse_args().minutes
    with tempfile.TemporaryDirectory() as folder, RunningServer(Path(folder) / "tables.sqlite3") as server:
        evening, grown, pauses, strangers = found = asyncio.run(soaked(server, seconds))
        faults, waited, busy = server.faults(), server.kept_waiting(), server.busy()
    for stranger in strangers:
        print(f"{stranger.name}: {stranger.got}, at last {stranger.at_last}, faults {stranger.faults}")
    p99 = evening.p99()
    print(
        f"{evening.games} games of four people, {len(evening.waits)} moves: p99 {p99:.1f} ms, "
        f"{max(evening.waits):.0f} at worst; the server was busy for {busy:.0f} s, "
        f"and for {waited:.0f} s others of this machine were in its way"
    )
    print(
        f"{evening.lost} moves lost or doubled; {grown / 1e6:.0f} MB more than at the start, at most; "
        f"the longest pause of the loop {1000 * pauses.longest:.0f} ms, {1000 * pauses.of_its_own:.0f} of its own; "
        f"faults: {faults}"
    )
    amiss = [
        *found.amiss,
        *([f"{grown / 1e6:.0f} MB more than at the start"] if grown > GROWN else []),
        *(["faults"] if faults else []),
        *(["moves waited"] if p99 > LATEST else []),
    ]
    if amiss:
        sys.exit(f"the soak was not borne: {'; '.join(amiss)}")


if __name__ == "__main__":
    main()
