"""Devices at two nodes of one house, without a database: what one does while the other node is slow, or gone."""

from tablee.kernel.codec import encode
from tablee.server.house.at_table import MOST_BYTES, parts
from tablee.server.house.presence import ANSWER_WITHIN
from tablee.wire.requests import LONGEST_LINE, Open, Say
from tests.server.house.town import Town, evening, heard, passed

OPEN_IF_FREE = "ben-opens-it"


def open_politely(town):
    return encode(Open(OPEN_IF_FREE, town.ben, take=False))


async def ben_opens_politely_after_his_node_was_killed(town):
    """His session at the other node, which waits for the one that does not answer."""
    a, m = await town.begin()
    before = await a.device(town.ben)
    session = await m.session_of_ben()
    (await a.live()).open(before, town.ben, None)
    await passed()
    a.deaf = a.away = True
    session.hear(open_politely(town))
    await passed()
    return session, m


@evening
async def test_a_seat_that_was_open_at_a_node_that_is_gone_is_opened_after_a_moment():
    town = Town("a", "m")
    session, m = await ben_opens_politely_after_his_node_was_killed(town)
    early = [message for message in heard(session.connection) if message.get("id") == OPEN_IF_FREE]
    await passed(ANSWER_WITHIN)
    late = [message["type"] for message in heard(session.connection) if message.get("id") == OPEN_IF_FREE]

    assert (early, late) == ([], ["done"])
    assert (await m.live()).presence.leads


@evening
async def test_a_device_that_is_gone_before_it_is_answered_opens_nothing():
    """Or nobody else could, but by taking it away from nobody."""
    town = Town("a", "m")
    session, m = await ben_opens_politely_after_his_node_was_killed(town)
    session.gone()
    await passed(ANSWER_WITHIN)
    again = await m.session_of_ben()
    again.hear(open_politely(town))

    assert [message["type"] for message in heard(again.connection) if message.get("id") == OPEN_IF_FREE] == ["done"]


@evening
async def test_whoever_comes_first_to_another_node_reads_all_that_was_said():
    town = Town("a", "m")
    a, m = await town.begin()
    talk = (await a.live()).talk
    for number in range(2 * MOST_BYTES // LONGEST_LINE):
        talk.hear(Say(f"ben-says-{number}", town.ben, f"{number} {'a' * LONGEST_LINE}"))
    entered = heard((await m.session_of_ben()).connection)[0]

    assert len([*parts(talk.said)]) > 1, "more than can be told at once"
    assert [line["text"] for line in entered["said"]] == [line.text for line in talk.said]
