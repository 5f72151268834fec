"""« Incognito » at a table: countdowns, who is sent what while people draw, and a record that proves its cards."""

import io
from random import Random
from typing import Any

import pytest

from tablee.bots import LEVELS
from tablee.bots.simulation import recorded_game
from tablee.fairness.record import read
from tablee.fairness.record_faults import Damaged, Disproved
from tablee.fairness.verify import verify
from tablee.games.incognito import BOTS, GAME
from tablee.games.incognito.phases import Drawing, Voting
from tablee.games.incognito.vocabulary import Draw, Finish, PutDown, Vote
from tablee.kernel.entries import Acted
from tablee.kernel.game import LAST_STROKE
from tablee.kernel.seats import Viewer, seats
from tablee.packs.builtin import builtin_packs
from tablee.tables.catalogue import Catalogue
from tablee.tables.feed import Feed
from tablee.tables.public_table import NextTimer, public_table_of
from tablee.tables.stages import Playing
from tests.fairness import second_verifier
from tests.games.incognito.cards import PACK
from tests.games.incognito.tables import ACROSS, ANN, BEN, CAT
from tests.games.incognito.witness import WITNESS
from tests.tables.tables import Sim
from tests.tables.twins import lived, side_by_side

CATALOGUE = Catalogue({GAME.name: GAME}, {GAME.name: dict(BOTS)}, packs=lambda _: [PACK])
SHIPPED = Catalogue({GAME.name: GAME}, {GAME.name: dict(BOTS)}, packs=lambda _: [*builtin_packs(GAME)])


def begun(*, shared: bool = False) -> Sim:
    """Ann, Ben and Cat; Ben and Cat on one device, or each on their own."""
    sim = Sim(GAME.name, at_catalogue=CATALOGUE)
    sim.host_sits("Ann")
    ben = sim.sit("Ben")
    sim.sit("Cat", device=sim.table.people[ben].device if shared else None)
    sim.start()
    return sim


def beside_bots(host: str, *others: str) -> Sim:
    """Three in all."""
    sim = Sim(GAME.name, at_catalogue=CATALOGUE)
    sim.host_sits(host)
    for name in others:
        sim.sit(name)
    for chair in range(1 + len(others), 3):
        sim.bot(chair)
    sim.start()
    return sim


def sent(feeds: dict[Any, Feed]) -> set[Any]:
    return {viewer for viewer, feed in feeds.items() if feed.next_message() is not None}


def test_a_stroke_reaches_its_artist_and_nobody_else():
    sim = begun()
    feeds = {viewer: Feed(sim.current, viewer, "now") for viewer in (None, *seats(3))}
    sim.act(ANN, Draw(ACROSS))

    assert sent(feeds) == {ANN}


def test_ICG_04_the_countdown_runs_for_the_last_one_and_strokes_do_not_move_it():
    sim = begun()
    sim.act(ANN, PutDown())
    assert sim.timer_left() is None
    sim.act(BEN, PutDown())
    assert sim.timer_left() == 5

    sim.wait(3_000)
    sim.act(CAT, Draw(ACROSS))
    assert sim.timer_left() == 2
    sim.wait(2_000 + LAST_STROKE)
    assert isinstance(sim.current.state, Voting)
    assert sim.current.state.pictures[CAT].strokes == (ACROSS,)


def test_ICG_04_the_last_one_is_told_that_it_is_for_them_alone():
    sim = begun()
    sim.act(ANN, PutDown())
    assert not public_table_of(sim.table, ()).timer_hurries
    sim.act(BEN, PutDown())

    assert public_table_of(sim.table, ()).timer_hurries


def next_timer(sim: Sim) -> NextTimer | None:
    return public_table_of(sim.table, ()).next_timer


def test_ICG_04_both_who_are_left_are_told_how_long_the_last_one_will_have():
    sim = begun()
    assert next_timer(sim) is None
    sim.act(ANN, PutDown())
    assert next_timer(sim) == NextTimer((BEN, CAT), 5)

    sim.act(BEN, PutDown())
    assert next_timer(sim) is None


def test_ICG_14_nobody_is_told_so_for_whom_no_countdown_will_run():
    sim = begun(shared=True)
    sim.act(CAT, PutDown())

    assert next_timer(sim) == NextTimer((ANN,), 5)


def test_beside_bots_two_people_are_told_so_from_the_beginning_and_one_alone_never():
    """Bots are done once all people but one are."""
    assert next_timer(beside_bots("Ann", "Ben")) == NextTimer((ANN, BEN), 5)
    assert next_timer(beside_bots("Ann")) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_people_wait_for_ends_its_drawing_before_the_countdown_does(level):
    """However early they are done: its word alone on the slate would be found by everybody, and nobody told of it."""
    sim = Sim(GAME.name, at_catalogue=SHIPPED)
    sim.host_sits("Ann")
    sim.sit("Ben")
    sim.bot(2, level)
    sim.start()
    sim.act(ANN, PutDown())
    sim.act(BEN, PutDown())
    sim.wait(4_900)

    assert isinstance(sim.current.state, Voting)
    drawn = sim.current.state.pictures[CAT]
    assert drawn.description is not None
    assert drawn.loop is not None


def test_ICG_04_what_was_sent_at_the_last_moment_still_counts():
    sim = begun()
    sim.act(ANN, PutDown())
    sim.act(BEN, PutDown())
    sim.wait(5_000 + LAST_STROKE - 1)
    sim.act(CAT, Draw(ACROSS))

    assert isinstance(sim.current.state, Drawing)


def test_ICG_14_no_countdown_runs_for_who_shares_a_device():
    sim = begun(shared=True)
    sim.act(ANN, PutDown())
    sim.act(BEN, PutDown())
    assert sim.timer_left() is None

    sim.act(CAT, PutDown())
    sim.look_on()
    for voter, votes in ((ANN, (BEN, CAT)), (BEN, (ANN, CAT))):
        for number, target in enumerate(votes, 1):
            sim.act(voter, Vote(target, number))
        sim.act(voter, Finish())
    assert sim.timer_left() is None


def test_ICG_14_a_countdown_runs_for_who_has_a_device_alone_though_others_share_one():
    sim = begun(shared=True)
    sim.act(BEN, PutDown())
    sim.act(CAT, PutDown())

    assert sim.timer_left() == 5


def hidden_stroke(sim: Sim, viewer: Viewer, rng: Random) -> Acted[Any] | None:
    """By somebody else who still draws."""
    others = [seat for seat in sim.current.awaited if seat != viewer] if isinstance(sim.current.state, Drawing) else []
    return Acted(others[int(rng.random() * len(others))], Draw(ACROSS)) if others else None


@pytest.mark.slow
def test_no_byte_of_a_table_tells_anybody_who_draws_how_much_or_what_they_vote():
    """Nor does when bots speak, a refusal, the public table, or how many messages there are."""
    games = [lived(GAME.name, 2 + seed % 2, seed, CATALOGUE) for seed in range(8)]
    compared = [side_by_side(game, WITNESS, Random(seed), hidden_stroke, 4) for seed, game in enumerate(games)]

    assert sum(compared) > 800


def recorded() -> bytes:
    file = io.BytesIO()
    recorded_game(GAME, {"countdown": 10}, [BOTS["easy"]] * 4, ["easy"] * 4, 1, 1, file, PACK)
    return file.getvalue()


@pytest.mark.slow
def test_a_record_verifies_by_what_was_seen_of_its_cards_though_most_words_were_seen_by_nobody():
    content = recorded()
    [record] = read(io.BytesIO(content), lambda _: GAME)

    assert verify(record).pack == PACK.hash
    assert second_verifier.verify(content) == []


@pytest.mark.slow
def test_a_record_that_calls_a_word_a_place_is_found_out():
    content = recorded().replace(b'"kind":"word"}', b'"kind":"place"}', 1)

    with pytest.raises((Damaged, Disproved)):
        [verify(record) for record in read(io.BytesIO(content), lambda _: GAME)]


@pytest.mark.slow
def test_a_whole_game_of_stand_ins_ends_by_itself():
    sim = Sim(GAME.name, at_catalogue=CATALOGUE)
    for chair in range(4):
        sim.bot(chair)
    sim.start()
    sim.until_over()

    assert not isinstance(sim.table.stage, Playing)
