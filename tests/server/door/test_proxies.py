"""Limits count for whoever a proxy forwards, if it is one of ours; and for the one who comes, if it is not."""

import asyncio
from contextlib import ExitStack, suppress

import pytest

from tablee.cli import main
from tablee.server.door.proxies import THIS_MACHINE, Proxies
from tablee.server.limits import Limits
from tests.server.servers import RunningServer
from tests.server.wires import Rejected, Wire

ANN, BEN = "203.0.113.5", "198.51.100.7"
MOST = Limits().sockets


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", ANN, ANN),
        ("::1", ANN, ANN),
        ("10.7.0.9", ANN, ANN),
        ("::ffff:10.7.0.9", ANN, ANN),
        ("10.7.0.9", f"{BEN}, {ANN}", ANN),
        ("10.7.0.9", f"{BEN}, {ANN}, 10.7.0.8", ANN),
        ("10.7.0.9", "10.7.0.8", "10.7.0.8"),
        ("10.7.0.9", "2001:db8::7", "2001:db8::7"),
        ("10.7.0.9", "x" * 99, "x" * 64),
        ("10.7.0.9", None, "10.7.0.9"),
        ("10.7.0.9", "", "10.7.0.9"),
        ("10.8.0.9", ANN, "10.8.0.9"),
        ("", ANN, ""),
    ],
)
def test_the_nearest_address_that_is_no_proxy_of_ours_counts(peer, forwarded, client):
    assert Proxies([*THIS_MACHINE, "10.7.0.0/24"]).client(peer, forwarded) == client


def test_without_a_proxy_nobody_is_believed():
    assert Proxies().client("127.0.0.1", ANN) == "127.0.0.1"


@pytest.mark.parametrize("arguments", [["--behind-proxy", "--proxy", "caddy"], ["--proxy", "10.7.0.9"]])
def test_what_is_no_proxy_is_told_before_any_file_is_made(tmp_path, capsys, arguments):
    file = tmp_path / "tables.db"

    assert main(["serve", "--data", str(file), *arguments]) == 2
    assert "--proxy" in capsys.readouterr().err
    assert not file.exists()


async def opened(server, source, clients):
    """How many of these sockets are opened, all at once, by one who forwards these people."""
    with ExitStack() as wires:
        count = 0
        for client in clients:
            with suppress(Rejected):
                wire = await Wire.opened(server.url, source=source, headers={"X-Forwarded-For": client})
                wires.callback(wire.cut)
                count += 1
        return count


@pytest.mark.slow
def test_people_behind_a_proxy_on_another_machine_count_one_by_one(tmp_path):
    with RunningServer(tmp_path / "tables.db", "--behind-proxy", "--proxy", "127.0.0.2") as server:
        clients = [ANN] * (MOST + 1) + [BEN]

        assert asyncio.run(opened(server, "127.0.0.2", clients)) == MOST + 1
        assert asyncio.run(opened(server, "127.0.0.3", clients)) == MOST
