"""A proxy that knows nothing: each connection goes to the next of the nodes that takes it.

python -m tests.server.house.proxy NODE_PORT…
"""

import asyncio
import itertools
import subprocess
import sys
from contextlib import suppress
from typing import Self

from tests.server.servers import ROOT


async def pumped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


async def main(*nodes: str) -> None:
    turn = itertools.cycle(map(int, nodes))

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in nodes:
            with suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", next(turn))
                await asyncio.gather(pumped(reader, back), pumped(there, writer))
                return
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


class Proxy:
    def __init__(self, *nodes: int) -> None:
        command = [sys.executable, "-m", "tests.server.house.proxy", *map(str, nodes)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = f"http://127.0.0.1:{int(self._process.stdout.readline())}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
