"""A guided first round over HTTP: nothing is kept, everything is bounded, and what is no step of it is refused."""

import asyncio
import json
from collections import Counter

import pytest
from starlette.requests import Request

from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.limits import Limits
from tablee.server.routes.first_round_route import IN_LINE, LARGEST_DONE, MOST_DONE, OF_ONE, FirstRoundRoute
from tests.server.servers import ROOMY, RunningServer

pytestmark = pytest.mark.slow

GREEDY, NEIGHBOUR = "192.0.2.7", "203.0.113.7"
ANNOUNCED = {"type": "announce", "number": 5, "family": "requin"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("guided") / "tables.sqlite3", limits=ROOMY) as running:
        yield running
        assert running.faults() == []


def asked(server, game, done):
    body = done if isinstance(done, bytes) else json.dumps(done).encode()
    status, _, answer = server.request("POST", f"/api/games/{game}/first-round", body)
    return status, json.loads(answer)


def test_a_round_stands_where_what_the_guest_did_has_led(server):
    _, first = asked(server, "sept_pour_cent", [])
    _, then = asked(server, "sept_pour_cent", [ANNOUNCED])

    assert (first["view"]["ladder"], len(then["view"]["ladder"])) == ([], 3)
    assert asked(server, "sept_pour_cent", [])[1] == first


def test_the_others_go_on_when_the_guest_lets_them(server):
    _, stop = asked(server, "code777", [{"type": "draw"}, None])

    assert stop["lines"] == ["guide-theirs", "guide-declare"]


def test_typed_answers_are_measured(server):
    status, stop = asked(
        server, "indix", [{"type": "pick", "number": 1}, {"type": "speak"}, {"type": "say", "words": " MOZÀRT "}]
    )

    assert (status, stop["lines"][0], stop["over"]) == (200, "guide-found", True)


def test_what_the_rules_refuse_is_told_with_their_reason(server):
    assert asked(server, "sept_pour_cent", [{"type": "contest"}]) == (409, {"error": "nothing_to_contest"})


@pytest.mark.parametrize(
    "done",
    [
        b"",
        b"{",
        b"\xff",
        b"7",
        b"[7]",
        b'[{"type":"nothing"}]',
        b"[null]",
        b"[" * 9_000,
        b"[" + b"0," * MOST_DONE + b"0]",
    ],
)
def test_what_is_no_list_of_steps_is_refused(server, done):
    assert asked(server, "sept_pour_cent", done)[0] == 400


def test_more_than_a_guest_ever_does_is_refused(server):
    assert asked(server, "sept_pour_cent", b" " * (LARGEST_DONE + 1))[0] == 413


def test_no_other_game_has_one(server):
    assert asked(server, "poker", [])[0] == 404


def test_whoever_takes_too_many_steps_waits(tmp_path):
    with RunningServer(tmp_path / "tables.sqlite3", limits={"guided": {"a_second": 0.001, "burst": 2}}) as running:
        statuses = [asked(running, "sept_pour_cent", [])[0] for _ in range(3)]

    assert statuses == [200, 200, 429]


async def body():
    return {"type": "http.request", "body": b"[]"}


def asks(host):
    """A guest at this address, at the beginning of a round."""
    return Request(
        {"type": "http", "method": "POST", "path_params": {"game": "code777"}, "client": (host, 1), "headers": []}, body
    )


def answered(*hosts):
    """What each is answered where all ask at once."""

    async def evening():
        route = FirstRoundRoute(Doorkeeper(Limits(), lambda: 0.0))
        return [answer.status_code for answer in await asyncio.gather(*[route.step(asks(host)) for host in hosts])]

    return asyncio.run(evening())


def test_nobody_takes_the_line_alone():
    statuses = answered(*[GREEDY] * (OF_ONE + 1), NEIGHBOUR)

    assert statuses == [200] * OF_ONE + [503, 200]


def test_neighbours_of_whom_each_takes_one_step_have_the_places_of_one_who_takes_many():
    """He kept sixteen of them out."""
    statuses = answered(*[GREEDY] * OF_ONE, *[f"198.51.{number}.1" for number in range(IN_LINE - 1)])

    assert statuses == [200] + [503] * (OF_ONE - 1) + [200] * (IN_LINE - 1)


def test_a_few_who_fill_the_line_keep_no_neighbour_out():
    """Four addresses did."""
    few = [f"198.51.{number}.1" for number in range(IN_LINE // OF_ONE)]
    statuses = answered(*[host for host in few for _ in range(OF_ONE)], NEIGHBOUR)

    assert statuses[-1] == 200
    assert Counter(statuses) == {200: IN_LINE, 503: 1}


def test_the_line_has_an_end():
    statuses = answered(*[f"198.51.{number}.1" for number in range(IN_LINE + 3)])

    assert statuses == [200] * IN_LINE + [503] * 3
