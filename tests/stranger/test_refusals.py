"""What a stranger is told when something is not allowed: as docs/reference/protocol.md says it."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.servers import RunningServer
from tests.stranger.device import Device, Gone, fresh_id
from tests.stranger.playing import Player, done, gather, http, start

pytestmark = pytest.mark.slow
SEVEN = "sept_pour_cent"
AT_ONCE = 60
"""More than a connection may send at once, and not so many more that it is closed."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("refusals") / "tables.sqlite3") as running:
        yield running
        assert running.faults() == []


def at_a_table(server, talk, *, started=False):
    """What comes of `talk(players)`, with two people at a table of « 7 % »; if it has started, somebody is asked."""

    async def evening():
        players = await gather(server.url, SEVEN, people=2, bots=0, options={})
        if started:
            await start(players)
            while players[0].device.table["stage"] == "over":  # two zeros ended it before anybody was asked
                await start(players, "rematch")
        try:
            return await talk(players)
        finally:
            for player in players:
                await player.device.leave()

    return asyncio.run(evening())


@pytest.mark.parametrize(
    ("body", "headers", "expected"),
    [
        ({"game": SEVEN}, {}, (403, None)),
        ({"game": SEVEN}, {"Origin": "http://elsewhere.example"}, (403, None)),
        ({"game": "no_such_game"}, {"Origin": ""}, (400, "no_such_game")),
        ({"game": SEVEN, "options": {"cups": 5}}, {"Origin": ""}, (400, None)),
        ({"game": SEVEN, "cups": 5}, {"Origin": ""}, (400, None)),
        ({"game": SEVEN, "options": {"a" * 20_000: 1}}, {"Origin": ""}, (413, None)),
    ],
    ids=["no origin", "a foreign origin", "no such game", "no such option", "an unknown field", "too large"],
)
def test_a_table_that_is_not_laid_has_a_status_and_an_error(server, body, headers, expected):
    own = {name: value or server.url for name, value in headers.items()}

    status, said = http(server.url, "POST", "/api/tables", body, **own)

    error = json.loads(said)["error"]
    assert (status, expected[1] and error) == expected


def test_a_record_is_there_when_a_game_is_over_and_not_before(server):
    async def found(players):
        code = players[0].device.code
        before = http(server.url, "GET", f"/api/tables/{code}/record")
        await done(players[0], "give_up")
        return [
            before[0],
            *[http(server.url, "GET", f"/api/tables/{code}/record{game}")[0] for game in ("", "?game=x")],
        ]

    assert at_a_table(server, found, started=True) == [404, 200, 400]
    status, said = http(server.url, "GET", "/api/tables/AAAAAA/record")
    assert (status, list(json.loads(said))) == (404, ["error"])


def test_nothing_is_there_and_a_foreign_name_is_not_ours(server):
    assert http(server.url, "GET", "/api/nothing")[0] == 404
    assert http(server.url, "POST", "/api/games")[0] == 405
    assert http(server.url, "GET", "/api/games", Host="elsewhere.example")[0] == 421


def test_a_socket_without_an_origin_is_refused(server):
    async def opened():
        async with connect(f"{server.url.replace('http', 'ws', 1)}/api/ws"):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(opened())

    assert refused.value.response.status_code == 403


def test_whoever_knows_no_table_is_sent_away_for_good(server):
    async def entered():
        await Device(server.url, "AAAAAA").enter()

    with pytest.raises(Gone) as gone:
        asyncio.run(entered())

    (farewell,) = gone.value.args
    assert (farewell["why"], farewell["retry"]) == ("unknown_table", None)


def test_what_is_malformed_is_answered_with_its_id_where_it_has_one_until_it_is_enough(server):
    async def said(players):
        device = players[1].device
        unknown = {"type": "bow", "id": fresh_id()}
        strange = {"type": "ping", "id": fresh_id(), "louder": True}
        answers = [(await device.answer(message)).message for message in (unknown, strange)]
        assert [answer["id"] for answer in answers] == [unknown["id"], strange["id"]]
        await device.send({"type": "ping", "id": "short"})
        await device.until(lambda: device.farewell)
        return [answer["why"] for answer in (*answers, device.farewell)]

    assert at_a_table(server, said) == ["malformed"] * 3


def test_what_has_no_id_that_can_be_read_is_answered_with_an_empty_one(server):
    async def said(players):
        device = players[1].device
        await device.send({"type": "ping", "id": "short"})
        await device.until(lambda: device.heard[-1]["type"] == "request_refused")
        return device.heard[-1]

    assert at_a_table(server, said) == {"type": "request_refused", "id": "", "why": "malformed"}


def test_only_the_host_may_start_and_nobody_speaks_for_others(server):
    async def said(players):
        guest = players[1]
        answers = [
            await guest.device.ask("start", person=guest.person),
            await guest.device.ask("start", person=players[0].person),
            await guest.device.ask("act", person=guest.person, decision=0, action={"type": "contest"}),
        ]
        return [answer.why for answer in answers]

    assert at_a_table(server, said) == ["host_only", "not_yours", "not_now"]


def test_a_decision_that_has_passed_is_too_late_and_what_the_game_does_not_know_is_no_action(server):
    async def said(players):
        mover = next(player for player in players if player.seat in player.feed.awaited)
        decision = mover.feed.offers["decision"]
        return [
            await why(mover, decision + 1, {"type": "announce", "number": 9, "family": "requin"}),
            await why(mover, decision, {"type": "dance"}),
            await why(mover, decision, {"type": "contest"}),
        ]

    assert at_a_table(server, said, started=True) == ["too_late", "not_an_action", "nothing_to_contest"]


async def why(player: Player, decision, action):
    return (await player.device.ask("act", person=player.person, decision=decision, action=action)).why


def test_what_comes_too_fast_is_refused_and_done_when_it_is_asked_again(server):
    async def said(players):
        device = players[0].device
        messages = [{"type": "ping", "id": fresh_id()} for _ in range(AT_ONCE)]
        answers = await asyncio.gather(*map(device.answer, messages))
        late = [message for message, answer in zip(messages, answers, strict=True) if answer.why]
        again = await device.ask("ping")
        return {answer.why for answer in answers}, bool(late), again.message["type"], device.connections

    assert at_a_table(server, said) == ({"", "too_fast"}, True, "pong", 1)


def test_whoever_got_no_answer_to_sit_asks_again_and_has_one_chair(server):
    async def seated(players):
        newcomer = Device(server.url, players[0].device.code)
        await newcomer.enter()
        asyncio.get_running_loop().call_soon(newcomer.drop)
        person = await newcomer.sit("Stranger 2")
        await newcomer.until(lambda: newcomer.seat(person) is not None)
        people = [chair["person"] for chair in newcomer.table["chairs"] if chair["person"] is not None]
        await newcomer.leave()
        return newcomer.connections, people == [*[player.person for player in players], person]

    assert at_a_table(server, seated) == (2, True)
