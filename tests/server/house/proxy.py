"""A proxy that knows nothing: each connection goes to the next of the nodes that takes it.

Before one database it is a node's way there, which can be harmed.

python -m tests.server.house.proxy OWN_PORT NODE_PORT…
"""

import asyncio
import itertools
import signal
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


async def main(port: str, *nodes: str) -> None:
    turn = itertools.cycle(map(int, nodes))

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in nodes:
            with suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", next(turn))
                await asyncio.gather(pumped(reader, back), pumped(there, writer))
                return
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", int(port))
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


class Proxy:
    def __init__(self, *nodes: int) -> None:
        self._nodes = nodes
        self.port = 0
        self.start()

    def start(self) -> None:
        """On the same port as before."""
        command = [sys.executable, "-m", "tests.server.house.proxy", *map(str, (self.port, *self._nodes))]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """All that went by way of it ends, and no new connection is taken."""
        self._process.kill()
        self._process.communicate()

    def hold(self) -> None:
        """Nothing ends, and nothing comes through; what was sent meanwhile comes later."""
        self._process.send_signal(signal.SIGSTOP)

    def mend(self) -> None:
        """After either."""
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGCONT)
        else:
            self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.returncode is None:
            self.cut()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
