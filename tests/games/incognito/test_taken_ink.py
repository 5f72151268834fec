"""What the host took down is in no record, be it that everybody would keep it, and leaves the log with the game."""

import io

import pytest

from tablee.fairness.record import read
from tablee.fairness.verify import verify
from tablee.games.incognito import GAME
from tablee.games.incognito.phases import Voting
from tablee.games.incognito.vocabulary import Blank, TakeDown
from tablee.kernel.entries import Overruled
from tablee.kernel.replay import fold
from tablee.tables.ink import erasures_of_taken
from tablee.tables.topics.keeping import AllowKeeping
from tests.fairness import second_verifier
from tests.games.incognito.houses import House, lived
from tests.games.incognito.tables import ANN, BEN, CAT
from tests.games.incognito.test_at_a_table import CATALOGUE
from tests.games.incognito.test_erasing import DRAWN, over, played, record_of
from tests.games.incognito.test_taking_down import overruling
from tests.tables.tables import Sim

ALL = (ANN, BEN, CAT)
ERASED = b'{"type":"erased"'


def take(sim: Sim, act: Blank | TakeDown) -> None:
    sim.ask(overruling(sim, ANN, act))


def kept_by_all(sim: Sim) -> Sim:
    for person in ALL:
        sim.ask(AllowKeeping(sim.id(), person))
    return sim


def drawn_on(content: bytes) -> list[tuple[int, ...]]:
    """By round, whose slates have something on them in this record; which verifies."""
    [record] = read(io.BytesIO(content), lambda _: GAME)
    assert verify(record).replayed
    assert second_verifier.verify(content) == []
    left_alone = [entry for entry in record.entries() if not isinstance(entry, Overruled)]
    wall = fold(GAME, record.opening(), left_alone)
    return [tuple([seat for seat, picture in enumerate(shown.pictures) if picture.strokes]) for shown in wall.gallery]


def taken_down_meanwhile(sim: Sim) -> None:
    state = sim.current.state
    if isinstance(state, Voting) and state.match.round == 1:
        take(sim, Blank(CAT))
    if isinstance(state, Voting) and state.match.round == 2:
        take(sim, TakeDown(ANN, 1))


def test_what_was_taken_down_during_the_game_or_after_is_in_no_record_though_everybody_would_keep_it():
    sim = played(taken_down_meanwhile)
    take(sim, TakeDown(BEN, 3))

    assert drawn_on(record_of(kept_by_all(sim).lines)) == [(BEN, CAT), (ANN, BEN), (ANN, CAT)]


def test_what_is_taken_down_after_everybody_agreed_is_in_no_record_from_then_on():
    sim = kept_by_all(played())
    before = drawn_on(record_of(sim.lines))
    take(sim, TakeDown(BEN, 2))

    assert before == [ALL, ALL, ALL]
    assert drawn_on(record_of(sim.lines)) == [ALL, (ANN, CAT), ALL]
    assert sim.table.record_lengths == {1: len(sim.lines)}, "the record of a game that was left for the next one, too"


def test_it_leaves_the_log_and_all_else_of_the_game_stays():
    sim = played(taken_down_meanwhile)
    take(kept_by_all(sim), TakeDown(BEN, 3))
    left = [*sim.lines]
    for place, line in erasures_of_taken(CATALOGUE, sim.lines).items():
        left[place] = line

    assert sum(line.startswith(ERASED) for line in left) == 3 * len(DRAWN)
    bare, whole = over(left), over(sim.lines)
    assert bare.current.seen(None) == whole.current.seen(None)
    assert (bare.result, bare.current.heads) == (whole.result, whole.current.heads)
    assert record_of(left) == record_of(sim.lines)
    assert erasures_of_taken(CATALOGUE, left) == {}


def test_while_a_game_is_played_its_log_stays_as_it_is():
    found = []

    def shown(sim: Sim) -> None:
        taken_down_meanwhile(sim)
        found.append(erasures_of_taken(CATALOGUE, sim.lines))

    played(shown)

    assert found == [{}, {}, {}]


@pytest.mark.parametrize("restarted", [False, True])
def test_a_server_erases_it_at_once_when_the_game_is_over_and_sends_nobody_away(restarted):
    async def evening(house: House) -> None:
        sim = played()
        if restarted:
            take(sim, TakeDown(BEN, 2))
        live = await house.taken_up(sim)
        if not restarted:
            host = await house.ask(live, overruling(sim, ANN, TakeDown(BEN, 2)))
            assert host.closing is None
        await house.erased()

        log = await house.store.read(sim.table.code)
        assert sum(line.startswith(ERASED) for line in log) == len(DRAWN)
        assert house.open_tables.tables[sim.table.code] is live

    lived(evening)
