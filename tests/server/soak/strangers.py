"""Strangers who do all that was ever tried against the server, at once and for as long as they are let.

python -m tests.server.soak.strangers URL SECONDS [--until-proven]

Each comes from addresses of its own, so that what limits one leaves the others at work. It prints what each got done.
"""

import argparse
import asyncio
import os
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec
from msgspec import Struct

from tests.server.soak.attacks.at_tables import (
    draw_for_ever,
    guess_claims,
    leave_notes,
    play_bots,
    scribble,
    sit_and_leave,
    sit_by_ids_of_others,
)
from tests.server.soak.attacks.at_the_door import (
    drop_sockets,
    flood,
    guess_codes,
    pipeline,
    send_empty_frames,
    send_long_heads,
    send_no_heads,
    send_rubbish,
)
from tests.server.soak.attacks.looking_on import CROWD, LET_IN, crowd_out
from tests.server.soak.attacks.over_http import ask_pictures, be_guided, give_packs, lay_tables
from tests.server.soak.stranger import Attack, Stranger, persist

BOTS = Attack(play_bots, ("games", "records", "burst"))
ATTACKS = [
    Attack(draw_for_ever, ("act", "aided", "deaf", "snapshot", "recalled", CROWD), by_and_by=("games", "burst")),
    Attack(crowd_out, ("crowded", LET_IN)),
    *[BOTS] * 3,
    Attack(scribble, ("draw", "erase"), by_and_by=("games",)),
    Attack(sit_and_leave, ("sit", "rename", "leave")),
    Attack(leave_notes, ("write_note", "leave")),
    Attack(sit_by_ids_of_others, ("somebody else",)),
    Attack(guess_claims, ("lend", "too_fast"), at_first=("unknown_code",)),
    Attack(ask_pictures, ("200",)),
    Attack(lay_tables, ("201", "429")),
    Attack(be_guided, ("200",)),
    Attack(give_packs, ("400",)),
    Attack(guess_codes, ("too_fast",), at_first=("unknown_table",)),
    Attack(send_long_heads, ("431",)),
    Attack(send_no_heads, ("400",)),
    Attack(pipeline, ("hung up",)),
    Attack(drop_sockets, ("dropped",)),
    Attack(send_rubbish, ("malformed",)),
    Attack(flood, ("too_fast",)),
    Attack(send_empty_frames, ("too_fast",)),
]
AT_LAST = 300.0
"""Seconds at the end, in which each attack must still be one."""
LONG = 900.0
"""Seconds of a run in which what comes by and by must have come."""
LOOK = 0.5
THREADS = 64
"""In which strangers wait for answers over HTTP, so that none waits for another."""
NICE = 10
"""Strangers have machines of their own; here they have what the server and the people leave."""


class Report(Struct, frozen=True):
    """What one stranger got done, in all and at last, and what went wrong with it."""

    name: str
    got: dict[str, int]
    at_last: dict[str, int]
    faults: dict[str, int]
    missing: list[str]
    """Proofs that it was an attack all along."""


def lacking(attack: Attack, got: Counter[str], at_last: Counter[str], seconds: float) -> list[str]:
    once = [*attack.at_first, *(attack.by_and_by if seconds >= LONG else ())]
    return [
        *[proof for proof in (*attack.proof, *once) if not got[proof]],
        *[f"{proof} at last" for proof in attack.proof if got[proof] and not at_last[proof]],
    ]


async def attacked(url: str, seconds: float, *, until_proven: bool = False) -> list[Report]:
    """For so long, or until each has got done what makes it an attack."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
    strangers = [Stranger(url, number) for number in range(1, 1 + len(ATTACKS))]
    pairs = [*zip(ATTACKS, strangers, strict=True)]
    began = time.monotonic()
    before = [Counter[str]() for _ in strangers]
    late = False
    works = [asyncio.create_task(persist(stranger, attack.do)) for attack, stranger in pairs]
    while (gone := time.monotonic() - began) < seconds:
        if until_proven and not any(lacking(attack, one.got, one.got, 0) for attack, one in pairs):
            break
        if not late and seconds - gone < AT_LAST:
            late, before = True, [Counter(stranger.got) for stranger in strangers]
        done, _ = await asyncio.wait(works, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
        for work in done:
            work.result()  # nothing mends it: it is a fault of the attack
    for work in works:
        work.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*works, return_exceptions=True)
    return [
        reported(attack, stranger, earlier, seconds) for (attack, stranger), earlier in zip(pairs, before, strict=True)
    ]


def reported(attack: Attack, stranger: Stranger, earlier: Counter[str], seconds: float) -> Report:
    at_last = stranger.got - earlier
    missing = lacking(attack, stranger.got, at_last, seconds)
    return Report(f"{attack.name} {stranger.source()}", stranger.got, at_last, stranger.faults, missing)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak.strangers")
    parser.add_argument("url")
    parser.add_argument("seconds", type=float)
    parser.add_argument("--until-proven", action="store_true")
    settings = parser.parse_args()
    os.nice(NICE)
    reports = asyncio.run(attacked(settings.url, settings.seconds, until_proven=settings.until_proven))
    print(msgspec.json.encode(reports).decode())


if __name__ == "__main__":
    main()
