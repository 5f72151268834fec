"""The server of `bench.server`: as `tablee serve`, but with room for 400 clients from one address.

python -m bench.ours_server FILE|postgresql://… [MODULE:CATALOGUE]
"""

import asyncio
import gc
import json
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from tablee.cli.serve import run_quickly
from tablee.server.house.house import House
from tablee.server.house.nodes import Nodes
from tablee.server.journal import Journal
from tablee.server.limits import Limits, Rate
from tablee.server.run import ServerSettings, serve
from tablee.server.thinking.thinker import found
from tablee.storage.postgres.address import Address
from tablee.storage.postgres.store import PostgresStore
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Store

LOOK_AT_EVERYTHING = signal.SIGUSR1
"""Then it does so at once, and says how long that took."""
FREE = Rate(1e6, 1_000_000)
LIMITS = Limits(
    actions=FREE,
    others=FREE,
    connections=100_000,
    sockets=100_000,
    tables=FREE,
    seating=FREE,
    requests=FREE,
    written=Rate(1e9, 10**12),
)


def main() -> None:
    def ready(_: str, port: int) -> None:
        asyncio.get_running_loop().add_signal_handler(LOOK_AT_EVERYTHING, look_at_everything)
        print(json.dumps({"port": port}), flush=True)

    file, *places = sys.argv[1:]
    settings = ServerSettings(port=0, metrics_port=None, limits=LIMITS)
    catalogue = found(places[0]) if places else None
    store, house = kept_in(file)
    with suppress(KeyboardInterrupt):
        run_quickly(serve(store, settings, ready, catalogue=catalogue, journal=Journal(lambda _: None), house=house))


def look_at_everything() -> None:
    """As the collector does where it is never quiet, while everybody waits."""
    began = time.thread_time()
    gc.collect()
    print(json.dumps({"seconds": time.thread_time() - began}), flush=True)


def kept_in(place: str) -> tuple[Store, House | None]:
    """In a file, or as one node of a house."""
    if not place.startswith("postgresql:"):
        return SqliteStore(Path(place)), None
    store = PostgresStore(Address.read(place))
    return store, Nodes(store)


if __name__ == "__main__":
    main()
