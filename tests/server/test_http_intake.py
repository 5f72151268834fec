"""Before a connection is a WebSocket it is bounded too: in number, in size and in time."""

import json
import re
import socket
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException

import pytest

from tablee.server.limits import Limits
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


def status_of(line: HTTPConnection, path: str) -> int:
    """Read whole, so that the next request can go over the same line."""
    line.request("GET", path)
    answer = line.getresponse()
    answer.read()
    return answer.status


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


def answers_to_those_in_a_hurry(server: RunningServer) -> int:
    """Twenty lines, on each of which very much is asked for before the first answer is there."""
    heard = 0
    for _ in range(20):
        line = dialled(server)
        with suppress(OSError):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10_000)
        heard += ended(line).count(b"200 OK")
    return heard


def test_who_asks_again_and_again_before_an_answer_is_hung_up_on(tmp_path):
    """Each waited in memory: 90 lines of one address had 800 MB of them in ten seconds."""
    with RunningServer(tmp_path / "t.sqlite3") as server:
        first = answers_to_those_in_a_hurry(server)
        before = server.resident()  # by now it has read its packs, which may take as much

        assert first + answers_to_those_in_a_hurry(server) < 40 * 10
        assert server.faults() == [], "an answer to a line that is cut is none"
        assert server.resident() - before < 16 << 20


def test_an_address_that_asks_without_end_is_listened_to_no_more_and_others_are(tmp_path):
    """From one address each page, file or picture cost little, and all of them together everybody's moves."""
    with RunningServer(tmp_path / "t.sqlite3", limits={"requests": {"a_second": 0.001, "burst": 5}}) as server:
        line = HTTPConnection("127.0.0.1", server.port, timeout=30)
        statuses = [status_of(line, "/healthz") for _ in range(6)]
        line.close()
        hung_up = ended(dialled(server))
        friend = HTTPConnection("127.0.0.1", server.port, timeout=30, source_address=("127.0.0.2", 0))
        friend.request("GET", "/api/games")

        assert statuses == [200] * 5 + [429]
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


ASKED = b"POST /api/games/sept_pour_cent/first-round HTTP/1.1\r\nHost: localhost\r\n"
BEHIND_IT = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
TWO_WAYS = {
    "a length and parts": b"Content-Length: 5\r\n" + CHUNKED + b"\r\n0\r\n\r\n",
    "parts and a length": CHUNKED + b"Content-Length: 5\r\n\r\n0\r\n\r\n",
    "two lengths": b"Content-Length: 0\r\nContent-Length: 2\r\n\r\n{}",
    "the same length twice": b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
    "a list of lengths": b"Content-Length: 2, 2\r\n\r\n{}",
    "a signed length": b"Content-Length: +2\r\n\r\n{}",
    "a length beyond 64 bits": b"Content-Length: 18446744073709551618\r\n\r\n{}",
    "a blank before the colon": b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    "a coding that nobody knows": b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "parts that are not last": b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
    "a folded line": b"Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n",
    "a bare line feed": b"X: a\nContent-Length: 2\r\n\r\n{}",
    "a bare carriage return": b"X: a\rContent-Length: 2\r\n\r\n{}",
    "a line feed after a part's size": CHUNKED + b"\r\n2;a\n{}\r\n0\r\n\r\n",
    "a part without its end": CHUNKED + b"\r\n2\r\n{}0\r\n\r\n",
    "a part's size with a prefix": CHUNKED + b"\r\n0x2\r\n{}\r\n0\r\n\r\n",
    "two hosts, the foreign one last": b"Host: elsewhere.example\r\nContent-Length: 0\r\n\r\n",
    "two hosts": b"Host: localhost\r\nContent-Length: 0\r\n\r\n",
    "two origins": b"Origin: http://localhost\r\nOrigin: null\r\nContent-Length: 0\r\n\r\n",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("intake") / "t.sqlite3") as running:
        yield running
        assert running.faults() == []


@pytest.mark.parametrize("rest", TWO_WAYS.values(), ids=TWO_WAYS)
def test_what_a_proxy_might_read_differently_is_refused_with_all_that_stands_behind_it(server, rest):
    """Else whoever has one line with others, through a proxy, has their own words taken for somebody else's request."""
    line = dialled(server)
    line.sendall(ASKED + rest + BEHIND_IT)

    assert re.findall(rb"HTTP/1.1 (\d+)", ended(line)) == [b"400"]


def test_a_socket_is_not_opened_by_a_head_with_two_hosts(server):
    line = dialled(server)
    line.sendall(socket_head(server, b"Host: localhost\r\n"))

    assert ended(line).startswith(b"HTTP/1.1 400")


def socket_head(server: RunningServer, more: bytes = b"") -> bytes:
    name = f"127.0.0.1:{server.port}".encode()
    return (
        b"GET /api/ws HTTP/1.1\r\nHost: " + name + b"\r\nOrigin: http://" + name + b"\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        + more
        + b"\r\n"
    )


def test_what_stands_behind_a_body_in_parts_is_no_header(server):
    """It was taken for one: an origin that lets a table be laid, or a host that nobody had looked at."""
    body = b'{"game":"sept_pour_cent"}'
    line = dialled(server)
    line.sendall(
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        + CHUNKED
        + b"\r\n%x\r\n" % len(body)
        + body
        + b"\r\n0\r\nOrigin: http://localhost\r\n\r\n"
    )

    assert ended(line).startswith(b"HTTP/1.1 403")


def test_nobody_behind_a_proxy_writes_where_they_come_from_behind_a_body(tmp_path):
    """Proxies hand on what they were sent there: from ever new addresses codes could be guessed without end."""
    statuses = []
    with RunningServer(tmp_path / "t.sqlite3", "--behind-proxy") as server:
        for number in range(Limits().unknown_codes.burst + 1):
            line = dialled(server)
            line.sendall(
                b"GET /api/tables/QQQQQQ/record HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                b"X-Forwarded-For: 192.0.2.7\r\n" + CHUNKED + b"\r\n0\r\nX-Forwarded-For: 10.0.%d.1\r\n\r\n" % number
            )
            statuses.append(ended(line)[9:12])

    assert statuses == [b"404"] * Limits().unknown_codes.burst + [b"429"]


def test_a_proxy_that_adds_a_line_of_its_own_opens_sockets_too(tmp_path):
    """Some do, rather than to write on in the line that they were sent; and the last address is whom they saw."""
    with RunningServer(tmp_path / "t.sqlite3", "--behind-proxy") as server:
        lines, statuses = [], []
        for number in range(Limits().sockets + 1):
            line = dialled(server)
            line.sendall(socket_head(server, b"X-Forwarded-For: 10.0.%d.1\r\nX-Forwarded-For: 192.0.2.7\r\n" % number))
            statuses.append(line.recv(12)[-3:])
            lines.append(line)
        for line in lines:
            line.close()
        assert server.faults() == []

    assert statuses == [b"101"] * Limits().sockets + [b"429"]


@pytest.mark.parametrize("kind", ["sockets", "sockets elsewhere", "no requests"])
def test_sockets_and_what_is_no_request_count_as_requests(tmp_path, kind):
    """They did not: one address kept the server busy with some thousand a second, and was never kept out."""
    with RunningServer(tmp_path / "t.sqlite3", limits={"requests": {"a_second": 0.001, "burst": 5}}) as server:
        head = socket_head(server)
        sent = {"sockets": head, "sockets elsewhere": head.replace(b"/api/ws", b"/x")}.get(kind, b"\0\r\n\r\n")
        heard = []
        for _ in range(6):
            line = dialled(server)
            line.sendall(sent)
            with suppress(ConnectionResetError):
                heard.append(line.recv(12)[-3:])
            line.close()
        hung_up = ended(dialled(server))

    assert heard[:5] == [{"sockets": b"101", "sockets elsewhere": b"404"}.get(kind, b"400")] * 5
    assert not heard[5:] or heard[5] in (b"", b"429")
    assert hung_up == b""
