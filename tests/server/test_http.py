"""Plain HTTP: headers on every answer, bad requests, and what the server says of itself."""

import asyncio
import json
import re
import socket

import pytest

from tablee.server.headers import HEADERS
from tests.server.devices import Device, base
from tests.server.servers import ROOMY, RunningServer

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("http") / "tables.sqlite3", limits=ROOMY) as running:
        yield running
        assert running.faults() == []


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/t/QUARTZ", 200),
        ("GET", "/api/games", 200),
        ("GET", "/healthz", 200),
        ("GET", "/api/address", 200),
        ("GET", "/api/tables/QUARTZ/qr.svg", 200),
        ("GET", "/api/tables/%3Csvg%3E/qr.svg", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/QUARTZ/record", 404),
        ("GET", "/api/tables/QUARTZ/record?game=-1", 400),
        ("GET", "/api/tables/QUARTZ/record?game=%D9%A1", 400),
        ("GET", "/api/tables", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/games", 405),
        ("OPTIONS", "/api/tables", 405),
        ("TRACE", "/", 405),
        ("GET", "/metrics", 404),
        ("GET", "/../../../etc/passwd", 404),
        ("GET", "/t/..%2f..%2fetc%2fpasswd", 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
        ("GET", "/static/../../pyproject.toml", 404),
        ("GET", "/" + "a" * 8000, 404),
        ("GET", "/%ff%fe%00", 404),
    ],
)
def test_every_answer_has_the_headers_and_no_surprise(server, method, path, status):
    found, headers, body = server.request(method, path)

    assert found == status
    lower = {name.lower(): value for name, value in headers.items()}
    for name, value in HEADERS.items():
        assert lower[name.lower()] == value or (name, lower[name.lower()]) == ("Cache-Control", "no-cache")
    assert "server" not in lower
    assert b"Traceback" not in body
    assert b"root:" not in body


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/t/QUARTZ/", 200),
        ("/t/QUARTZ/ecran/", 200),
        ("/t/QUARTZ/ecran/en", 200),
        ("/t", 404),
        ("/t/", 404),
        ("/nowhere", 404),
        ("//evil.test/", 404),
    ],
)
def test_whoever_mistypes_an_address_finds_the_page_and_is_led_nowhere_else(server, path, status):
    found, headers, body = server.request("GET", path, Accept="text/html,*/*")

    assert found == status
    assert headers["content-type"].startswith("text/html")
    assert body == server.request("GET", "/t/ZTRAUQ" if status == 200 else "/")[2]
    assert "location" not in headers


def test_a_program_that_asks_for_what_is_not_there_is_told_so(server):
    assert json.loads(server.request("GET", "/api/nowhere", Accept="text/html")[2]) == {
        "error": "there is nothing here"
    }
    assert json.loads(server.request("GET", "/assets/gone.js", Accept="*/*")[2]) == {"error": "there is nothing here"}


def test_health_says_nothing_but_that_it_is_up(server):
    assert server.request("GET", "/healthz")[2] == b"ok\n"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b"null", 400),
        (b"\xff\xfe", 400),
        (b"[" * 10_000, 400),
        (b'{"game":"chess"}', 400),
        (b'{"game":"metronome","options":{"beats":0}}', 400),
        (b'{"game":"metronome","options":{"cheat":1}}', 400),
        (b'{"game":"metronome","host":true}', 400),
        (b'{"game":' + b" " * 17_000 + b'"metronome"}', 413),
        (b" " * 300_000, 413),
    ],
)
def test_a_table_is_laid_as_one_should_or_not_at_all(server, body, status):
    found, _, answer = server.request("POST", "/api/tables", body)

    assert found == status
    assert list(json.loads(answer)) == ["error"]
    assert len(answer) < 500


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://[", "https://127.0.0.1", "file://", "http://127.0.0.1:1"]
)
def test_no_foreign_page_lays_a_table(server, origin):
    assert server.request("POST", "/api/tables", {"game": "metronome"}, Origin=origin)[0] == 403


@pytest.mark.parametrize("host", ["evil.example", "evil.example:7077", "[", "", "127.0.0.1.evil.example"])
def test_no_answer_is_given_by_a_foreign_name(server, host):
    """A name that somebody else has let lead here would make their page ours."""
    status, headers, body = server.request("GET", "/api/games", Host=host)

    assert status == 421
    assert "content-security-policy" in headers
    assert b"sept" not in body


def test_a_body_that_breaks_off_leaves_nothing_behind(server):
    host, port = base(server.url)
    with socket.create_connection((host, port)) as line:
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.url}\r\nContent-Length: 100\r\n\r\n"
        )
        line.sendall(head.encode() + b'{"game":')
        line.shutdown(socket.SHUT_WR)
        line.settimeout(30)
        while line.recv(4096):
            pass

    assert server.request("GET", "/healthz")[0] == 200


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\r\n" * 50 + b"BREW /pot HTCPCP/1.0\r\n\r\n",
    ],
)
def test_what_is_no_http_is_answered_with_400_or_silence(server, request_):
    with socket.create_connection(base(server.url)) as line:
        line.sendall(request_)
        line.shutdown(socket.SHUT_WR)
        line.settimeout(30)
        answer = line.recv(4096)

    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")


def test_metrics_are_read_on_loopback_and_name_nobody(server):
    code, token = server.lay("metronome")
    body = server.metrics()

    assert re.search(r"^tablee_tables \d+$", body, re.MULTILINE)
    assert all(re.fullmatch(r"(# TYPE )?[a-z_]+ (counter|gauge|[\d.e+]+)", line) for line in body.splitlines())
    assert code not in body
    assert token not in body


def test_the_journal_is_json_and_has_no_code_name_or_token(server):
    code, token = server.lay("metronome")
    lines = [line for line in server.journal() if line["event"] == "table laid"]

    assert lines
    text = server.log.read_text()
    assert code not in text
    assert token not in text
    assert "127.0.0.1" not in text


def test_a_code_cannot_be_found_by_trying_from_the_journal(tmp_path):
    """Two servers write the same table under two names: without the key of the day six letters could be tried."""
    with RunningServer(tmp_path / "t.sqlite3", limits=ROOMY) as server:
        code, token = server.lay("metronome")
        for _ in range(2):
            rename(server, code, token)
            server.kill()
            server.start()
        names = {line["table"] for line in server.journal() if line["event"] in ("table laid", "entry")}

    assert len(names) == 2


def rename(server, code, token):
    async def sit():
        host = Device(server.url, code)
        host.tokens[0] = token
        await host.enter()
        await host.ask("set_talk", person=0, on=False)
        await host.leave()

    asyncio.run(sit())
