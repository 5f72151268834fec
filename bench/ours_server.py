"""The server of `bench.server`: as `tablee serve`, but with room for 400 clients from one address.

python -m bench.ours_server FILE [MODULE:CATALOGUE]
"""

import json
import sys
from contextlib import suppress
from pathlib import Path

from tablee.cli.serve import run_quickly
from tablee.server.journal import Journal
from tablee.server.limits import Limits, Rate
from tablee.server.run import ServerSettings, serve
from tablee.server.thinking.thinker import found
from tablee.storage.sqlite import SqliteStore

FREE = Rate(1e6, 1_000_000)
LIMITS = Limits(actions=FREE, others=FREE, connections=100_000, sockets=100_000, tables=FREE)


def main() -> None:
    def ready(_: str, port: int) -> None:
        print(json.dumps({"port": port}), flush=True)

    file, *places = sys.argv[1:]
    settings = ServerSettings(port=0, metrics_port=None, limits=LIMITS)
    catalogue = found(places[0]) if places else None
    with suppress(KeyboardInterrupt):
        run_quickly(
            serve(SqliteStore(Path(file)), settings, ready, catalogue=catalogue, journal=Journal(lambda _: None))
        )


if __name__ == "__main__":
    main()
