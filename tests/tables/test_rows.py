"""Actions in a row: in their order and once each, whatever was refused, lost or asked again."""

import pytest
from msgspec.structs import replace

from tablee.kernel.seats import Seat
from tablee.kernel.stroke import as_stroke
from tablee.tables.rows import Place
from tablee.tables.table_game import MOVE_IDS_KEPT
from tablee.tables.topics.moves import Act
from tablee.tables.topics.pauses import Pause, Resume
from tests.kernel.murmure import Guess, Scribble
from tests.tables.tables import Sim, begun, kinds, refused

ANN, BEN = 0, 1
ROW = "a-row-of-ben"


def stroke(number: int) -> Scribble:
    return Scribble(as_stroke([(number, number)]))


def in_row(sim: Sim, number: int, row: str = ROW, person: int = BEN) -> Act:
    return replace(sim.acting(person, stroke(number), f"{row}-{number:04}"), place=Place(row, number))


def drawn(sim: Sim) -> list[int]:
    return [[stroke(number).stroke for number in range(100)].index(found) for found in sim.current.state.slates[BEN]]


def test_many_strokes_answer_one_decision():
    """None of them is too late because those before it counted on."""
    sim, _ = begun("Ann", "Ben")
    row = [in_row(sim, number) for number in range(40)]

    assert len({act.decision for act in row}) == 1
    assert all(kinds(sim.ask(act)) == ["Played"] for act in row)
    assert drawn(sim) == [*range(40)]


def test_what_is_sent_again_after_a_restart_is_not_played_again():
    sim, _ = begun("Ann", "Ben")
    row = [in_row(sim, number) for number in range(20)]
    for act in row[:12]:
        sim.ask(act)
    sim.restart()

    assert [sim.ask(act) for act in row[4:12]] == [()] * 8
    assert all(kinds(sim.ask(act)) == ["Played"] for act in row[12:])
    assert drawn(sim) == [*range(20)]


def test_a_refusal_in_the_middle_is_that_ones_alone():
    sim, _ = begun("Ann", "Ben")
    first, second, third = [in_row(sim, number) for number in range(3)]
    sim.ask(first)

    assert refused(sim, replace(second, action=sim.acting(BEN, Guess(13)).action)) == "out_of_range"
    assert kinds(sim.ask(third)) == ["Played"]
    assert drawn(sim) == [0, 2]


@pytest.mark.parametrize("restarted", [False, True])
def test_what_was_refused_and_is_asked_again_does_not_come_after_what_followed_it(restarted):
    """The answer was lost with the line, and what was in its way is gone: its turn is, too."""
    sim, _ = begun("Ann", "Ben")
    row = [in_row(sim, number) for number in range(4)]
    sim.ask(row[0])
    sim.ask(Pause(sim.id(), ANN))
    assert [refused(sim, act) for act in row[1:3]] == ["not_now"] * 2
    sim.ask(Resume(sim.id(), ANN))
    sim.ask(row[3])
    if restarted:
        sim.restart()

    assert [refused(sim, act) for act in row[1:3]] == ["too_late"] * 2
    assert sim.ask(row[3]) == ()
    assert drawn(sim) == [0, 3]


def test_one_that_comes_again_after_very_long_is_not_played_again():
    """Its id is forgotten by then; its place is not."""
    sim, _ = begun("Ann", "Ben")
    row = [in_row(sim, number) for number in range(MOVE_IDS_KEPT + 2)]
    for act in row:
        sim.ask(act)

    assert refused(sim, row[0]) == "too_late"
    assert sim.current.places == {Seat(BEN): Place(ROW, MOVE_IDS_KEPT + 1)}


def test_another_row_and_another_seat_have_places_of_their_own():
    """A page that was loaded again, a second device, somebody else on the same one."""
    sim, _ = begun("Ann", "Ben")
    sim.ask(in_row(sim, 7))

    assert kinds(sim.ask(in_row(sim, 3, "another-row"))) == ["Played"]
    assert kinds(sim.ask(in_row(sim, 3, ROW, ANN))) == ["Played"]
    assert drawn(sim) == [7, 3]


def test_a_move_that_stands_in_no_row_asks_for_no_place():
    sim, _ = begun("Ann", "Ben")
    sim.ask(in_row(sim, 5))

    assert kinds(sim.act(BEN, stroke(6))) == ["Played"]
    assert kinds(sim.ask(in_row(sim, 6))) == ["Played"]
