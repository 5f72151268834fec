"""Every message has a bound, whatever people say, write, draw or play."""

import asyncio
from random import Random

import msgspec
import pytest

from tablee.games import GAMES
from tablee.kernel.codec import encode
from tablee.kernel.playout import at_random, opening
from tablee.kernel.seats import seats
from tablee.server.talk import SAID_BYTES, Talk
from tablee.tables.feed import Feed
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import Playing
from tablee.tables.table_game import HEADS_SHOWN
from tablee.tables.telling import PART
from tablee.wire.messages import LARGEST_MESSAGE
from tablee.wire.requests import LINES_KEPT, LONGEST_LINE, REACTIONS_KEPT, React, Say, WriteNote
from tests.game_packs import pack_for
from tests.server.bounds.house import House
from tests.server.bounds.test_steps_of_games import NAMES, moves
from tests.tables.long_games import drawing_on, gathered, token_of
from tests.tables.tables import begun

GLOBE = "\N{EARTH GLOBE EUROPE-AFRICA}"
"""Four bytes."""


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_and_told_goes_into_one_message(name):
    game = GAMES[name]
    players = game.players[-1]
    viewers = (None, *seats(players))
    largest_view = largest_fact = 0
    for number, step in enumerate(at_random(game, opening(game, players, pack=pack_for(game)), Random(5))):
        for viewer in viewers:
            facts = game.tell(*step, viewer)
            largest_fact = max([largest_fact, *[len(encode(fact)) for fact in facts]])
            if number % 10 == 0:
                largest_view = max(largest_view, len(encode(game.view(step[2], viewer))))

    assert largest_fact < PART / 16
    assert largest_view < LARGEST_MESSAGE - 2 * PART


@pytest.mark.parametrize("name", GAMES)
def test_every_patch_goes_into_one_message_however_long_nobody_watched(name):
    """A view anew, what is offered, and as many facts as a part has."""
    game = GAMES[name]
    long, rng = gathered(name, NAMES[: game.players[-1]], 5), Random(5)
    long.start()
    feeds = [Feed(long.current, viewer, "now") for viewer in (None, *seats(game.players[-1]))]
    largest = 0
    while isinstance(long.table.stage, Playing) and list(moves(long, rng, rng.choice((1, 10, 100)))):
        sent = [message for feed in feeds if (message := feed.next_message())]
        largest = max([largest, *[len(encode(message)) for message in sent]])

    assert 0 < largest < LARGEST_MESSAGE - PART


def test_what_was_said_is_kept_as_far_as_it_goes_into_one_message():
    sim, _ = begun("Ann", "Ben")
    talk = Talk(sim.table)
    for number in range(LINES_KEPT):
        talk.hear(Say(f"said-{number:08}", 0, GLOBE * LONGEST_LINE))
        talk.hear(React(f"reacted-{number:08}", 0, "clap"))

    assert SAID_BYTES / 2 < len(encode(talk.said)) <= SAID_BYTES + REACTIONS_KEPT + LINES_KEPT
    assert talk.said[-1].reaction == "clap"


def test_a_note_that_would_come_back_larger_than_a_note_may_be_is_refused():
    """A letter that no text needs takes one byte in it and six in JSON."""

    async def evening() -> list[str]:
        house = House(drawing_on(0))
        await house.lay()
        ann = await house.guest(token_of(1))
        notes = ["\x01" * 12_000, "x" * 60_000, GLOBE * 15_000]
        answers = [await ann.answer(WriteNote(ann.id(), 1, note)) for note in notes]
        await ann.opened(1)
        kept = await ann.until(lambda: next((one for one in ann.heard if b'"note_kept"' in one), None))
        await house.close()
        assert len(kept) < LARGEST_MESSAGE / 8
        return [answer.get("why", answer["type"]) for answer in answers]

    assert asyncio.run(evening()) == ["note_too_long", "done", "done"]


def test_of_very_many_shuffles_the_first_head_is_shown_and_the_last_ones():
    long = drawing_on(120, declarers=3)
    shuffles = long.current.state.tabletop.reshuffles
    heads = public_table_of(long.table, ()).heads

    assert shuffles > HEADS_SHOWN
    assert len(heads) == HEADS_SHOWN + 1
    assert heads[0] == long.current.seal.start.hex()
    assert len(encode(public_table_of(long.table, ()))) < LARGEST_MESSAGE / 64
    assert msgspec.json.decode(encode(public_table_of(long.table, ())))["heads"][-1] == heads[-1]
