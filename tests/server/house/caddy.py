"""A real Caddy before nodes of a test: deploy/Caddyfile as it is, with certificates of Caddy's own making."""

import asyncio
import json
import os
import ssl
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from tests.server.devices import Device, Message
from tests.server.servers import ROOT, RunningServer, free_port

NAME = "play.example.org"
ABOVE = """{{
	admin off
	default_bind 127.0.0.1
	http_port {http_port}
	https_port {port}
	local_certs
	skip_install_trust
}}
import {shipped}
"""
"""All that is otherwise than in a house: ports that anybody may listen on, and no certificates from elsewhere."""
READY_WITHIN = 30


class Caddy:
    def __init__(self, home: Path, *nodes: RunningServer) -> None:
        self.port, self.http_port = free_port(), free_port()
        self._log = home / "caddy.log"
        config = home / "Caddyfile"
        config.write_text(ABOVE.format(port=self.port, http_port=self.http_port, shipped=ROOT / "deploy/Caddyfile"))
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [Path(sys.executable).with_name("caddy"), "run", "--adapter", "caddyfile", "--config", config],
                stderr=log,
                env={
                    **os.environ,
                    "TABLEE_NAME": NAME,
                    "TABLEE_NODES": " ".join(node.url.removeprefix("http://") for node in nodes),
                    "XDG_DATA_HOME": str(home),
                    "XDG_CONFIG_HOME": str(home),
                },
            )
        self._root = home / "caddy/pki/authorities/local/root.crt"
        self._context: ssl.SSLContext | None = None

    def __enter__(self) -> Self:
        end = time.monotonic() + READY_WITHIN
        while not self._is_ready():
            assert time.monotonic() < end, self._log.read_text()
            assert self._process.poll() is None, self._log.read_text()
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        finally:
            self._process.kill()

    @property
    def context(self) -> ssl.SSLContext:
        """Of somebody who trusts this Caddy's own authority, and no other."""
        if self._context is None:
            self._context = ssl.create_default_context(cafile=self._root)
        return self._context

    def _is_ready(self) -> bool:
        try:
            return asyncio.run(self.asked("GET", "/healthz"))[0] == 200
        except OSError:
            return False

    async def asked(
        self, method: str, path: str, body: Any = None, *, source: str = "127.0.0.1", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """From this address of the machine: all of 127.0.0.0/8 is."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, ssl=self.context, server_hostname=NAME, local_addr=(source, 0)
        )
        sent = b"" if body is None else json.dumps(body).encode()
        lines = {"Host": NAME, "Origin": f"https://{NAME}", "Content-Length": str(len(sent)), "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in {**lines, **headers}.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + sent)
        try:
            first, _, rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").partition("\r\n")
            found = dict(line.lower().split(": ", 1) for line in rest.splitlines() if line)
            length = found.get("content-length")
            return (
                int(first.split()[1]),
                found,
                await (reader.read() if length is None else reader.readexactly(int(length))),
            )
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def lay(self, source: str = "127.0.0.1") -> tuple[str, str]:
        """The code of a new table, and its host's token. On it is a game that no roll of dice can end."""
        status, _, body = await self.asked("POST", "/api/tables", {"game": "code777"}, source=source)
        assert status == 201, body
        laid = json.loads(body)
        return laid["code"], laid["token"]


class Guest(Device):
    """Comes by way of the proxy, from this address of the machine, as a page would."""

    def __init__(self, caddy: Caddy, code: str, source: str = "127.0.0.1") -> None:
        super().__init__(f"https://{NAME}", code)
        self._way = {"host": "127.0.0.1", "port": caddy.port, "ssl": caddy.context, "local_addr": (source, 0)}

    async def enter(self, **others: Any) -> Message:
        return await super().enter(**self._way, **others)
