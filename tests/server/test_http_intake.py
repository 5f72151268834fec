"""Before a connection is a WebSocket it is bounded too: in number, in size and in time."""

import json
import re
import socket
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException

from tablee.server.http_intake import BEHIND
from tests.server.servers import RunningServer

QUICK = {"request_within": 0.3, "connections": 5}


def dialled(server: RunningServer) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(30)
    return line


def ended(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    heard = b""
    try:
        while part := line.recv(65_536):
            heard += part
    except ConnectionResetError:
        pass
    line.close()
    return heard


def test_a_head_without_end_is_cut(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3") as server:
        line = dialled(server)
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-Long: " + b"x" * 40_000)

        assert ended(line).startswith(b"HTTP/1.1 431")
        assert server.request("GET", "/healthz")[0] == 200


def test_a_head_that_is_too_long_is_refused_also_when_it_comes_whole(tmp_path):
    long = b"X-Long: " + b"x" * 60_000 + b"\r\n"
    body = b"Content-Length: 2\r\n\r\n{}"
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n"
    with RunningServer(tmp_path / "t.sqlite3") as server:
        for rest in (b"\r\n", body, upgrade):
            line = dialled(server)
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + long + rest)

            assert ended(line).startswith(b"HTTP/1.1 431")
        line = dialled(server)
        line.sendall(b"GET /" + b"x" * 60_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert ended(line).startswith(b"HTTP/1.1 431")


def test_what_comes_right_behind_a_head_that_was_refused_is_not_heard(tmp_path):
    """In the same piece: it was answered into nothing, and whatever it asked for was done."""
    picture = "/api/tables/QUARTZ/qr.svg"
    long = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 60_000 + b"\r\n\r\n"
    behind = f"GET {picture} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with RunningServer(tmp_path / "t.sqlite3", limits={"pictures": {"a_second": 0, "burst": 1}}) as server:
        line = dialled(server)
        line.sendall(long + behind)

        assert ended(line).startswith(b"HTTP/1.1 431")
        assert server.request("GET", picture)[0] == 200, "the only one that is drawn"


def test_pictures_are_drawn_for_a_whole_class_and_not_for_ever(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3", limits={"pictures": {"a_second": 0.01, "burst": 5}}) as server:
        statuses = [server.request("GET", "/api/tables/QUARTZ/qr.svg")[0] for _ in range(6)]

        assert statuses == [200] * 5 + [429]


def test_who_asks_again_and_again_before_an_answer_is_hung_up_on(tmp_path):
    """Each waited in memory: 90 lines of one address had 800 MB of them in ten seconds."""
    asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with RunningServer(tmp_path / "t.sqlite3") as server:
        before = server.resident()
        heard = 0
        for _ in range(20):
            line = dialled(server)
            with suppress(OSError):
                line.sendall(asked * 10_000)
            heard += ended(line).count(b"200 OK")

        assert heard < 20 * 10 * BEHIND
        assert server.resident() - before < 16 << 20
        line = dialled(server)
        line.sendall(asked * BEHIND + asked.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert ended(line).count(b"200 OK") == BEHIND + 1


def test_an_address_that_asks_without_end_is_listened_to_no_more_and_others_are(tmp_path):
    """From one address each page, file or picture cost little, and all of them together everybody's moves."""
    with RunningServer(tmp_path / "t.sqlite3", limits={"requests": {"a_second": 0.001, "burst": 5}}) as server:
        line = dialled(server)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 6)
        statuses = re.findall(rb"HTTP/1.1 (\d+)", ended(line))
        hung_up = ended(dialled(server))
        friend = HTTPConnection("127.0.0.1", server.port, timeout=30, source_address=("127.0.0.2", 0))
        friend.request("GET", "/api/games")

        assert statuses == [b"200"] * 5 + [b"429"]
        assert hung_up == b""
        assert friend.getresponse().status == 200
        friend.close()


def test_who_says_nothing_or_never_ends_is_hung_up_on(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3", limits=QUICK) as server:
        silent, slow = dialled(server), dialled(server)
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")

        assert ended(silent) == b""
        assert b"200" not in ended(slow)


def test_one_address_has_only_so_many_connections_and_others_are_let_in_again(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3", limits={**QUICK, "request_within": 30}) as server:
        lines = [dialled(server) for _ in range(5)]
        extra = dialled(server)

        assert ended(extra) == b""
        lines.pop().close()
        assert let_in(server)
        for line in lines:
            line.close()


def let_in(server: RunningServer) -> bool:
    """As soon as the server has seen that somebody went."""
    for _ in range(100):
        with suppress(OSError, HTTPException):
            return server.request("GET", "/healthz")[0] == 200
    return False


def test_a_request_of_the_usual_size_is_answered_twice_on_one_connection(tmp_path):
    with RunningServer(tmp_path / "t.sqlite3") as server, closing(HTTPConnection("127.0.0.1", server.port)) as line:
        for _ in range(2):
            line.request("GET", "/api/games")
            answer = line.getresponse()

            assert answer.status == 200
            assert json.loads(answer.read())
