"""Where a server is, as people pass it on, and what it answers by HTTP."""

import pytest

from tablee.kernel.refusals import Malformed
from tablee.terminal.remote.http_client import LARGEST, HttpClient, NoAnswer, ServerAddress, server_and_code
from tests.terminal.remote.hostile_server import HostileServer


@pytest.mark.parametrize(
    ("typed", "url", "code"),
    [
        ("http://192.168.1.5:7077/", "http://192.168.1.5:7077", None),
        ("localhost:7077", "http://localhost:7077", None),
        ("http://localhost:7077/t/abcdef", "http://localhost:7077", "abcdef"),
        ("https://tablee.example/t/ABC-DEF/", "https://tablee.example", "ABC-DEF"),
        ("http://[::1]:7077/", "http://[::1]:7077", None),
    ],
)
def test_a_table_is_found_by_what_people_pass_on(typed, url, code):
    server, found = server_and_code(typed)

    assert (server.origin, found) == (url, code)


@pytest.mark.parametrize(
    "typed", ["", "ftp://host/", "http://", "http://host:99999/", "http://host/x/ABC", "http://host:x/"]
)
def test_what_is_no_address_is_told_in_one_line(typed):
    with pytest.raises(Malformed, match="a table is at a URL such as"):
        server_and_code(typed)


def test_a_link_is_what_the_others_type():
    assert ServerAddress("http", "localhost", 7077).table_link("ABCDEF") == "http://localhost:7077/t/ABCDEF"


def test_more_than_anybody_needs_is_not_read():
    with (
        HostileServer(status=200, body=b" " * (LARGEST + 1)) as server,
        pytest.raises(NoAnswer, match="more than 1048576"),
    ):
        HttpClient(server.address).games()


def test_a_record_may_be_larger_but_not_end_in_the_middle():
    body = b"x" * (LARGEST + 1)
    with HostileServer(status=200, body=body) as server:
        assert HttpClient(server.address).record("ABCDEF", 1) == body
    with (
        HostileServer(status=200, body=body, length=len(body) + 1) as server,
        pytest.raises(NoAnswer, match="Incomplete"),
    ):
        HttpClient(server.address).record("ABCDEF", 1)
