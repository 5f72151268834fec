"""A game on a table: its record verifies, its heads were shown, its decisions are no other game's."""

from io import BytesIO

from msgspec import Raw

from tablee.fairness.record import read
from tablee.fairness.record_lines import SeatChange
from tablee.fairness.verify import Verified, verify
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Answered
from tablee.kernel.seats import Seat
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import GameOver
from tablee.tables.topics import handshake, hosting, moves, seating, settings, stand_ins
from tests.kernel.murmure import Guess, Shout
from tests.tables.tables import Sim, begun, gathered, refused

ANN, BEN, CAT = 0, 1, 2


def verified(sim: Sim) -> Verified:
    assert isinstance(sim.table.stage, GameOver)
    file = BytesIO(sim.current.record(sim.table.stage.result))
    (record,) = read(file, sim.catalogue.game)
    return verify(record)


def test_the_record_verifies_with_the_heads_that_were_shown_and_the_changes_of_seats():
    sim, (ann, ben, cat) = begun("Ann", "Ben", "Cat")
    sim.present.discard(ben)
    sim.ask(stand_ins.StandIn(sim.id(), ann, Seat(1)))
    sim.ask(stand_ins.ComeBack(sim.id(), ben))
    sim.act(ben, Guess(7))
    sim.ask(seating.Leave(sim.id(), cat))
    dan = sim.sit("Dan")
    sim.act(ann, Guess(9))
    sim.act(dan, Guess(12))

    proof = verified(sim)
    heads = public_table_of(sim.table, ()).heads
    assert (proof.start, proof.head) == (heads[0], heads[-1])
    assert proof.seeded == (0, 1, 2)
    assert proof.changes == (
        SeatChange(Seat(1), "bot"),
        SeatChange(Seat(1), "person"),
        SeatChange(Seat(2), "bot"),
        SeatChange(Seat(2), "another"),
    )


def test_the_record_of_a_game_that_was_given_up_verifies():
    sim, (ann, *_) = begun("Ann", "Ben")
    sim.act(ann, Guess(9))
    sim.ask(hosting.GiveUp(sim.id(), ann))

    assert verified(sim).result is None


def test_a_measure_takes_nothing_from_the_stream_of_chance():
    sim, (ann, ben) = begun("Ann", "Ben")
    sim.act(ann, Guess(9))
    sim.act(ann, Shout("sesame"))
    sim.look_on()
    sim.wait(6_000)

    assert verified(sim).answers == 2  # the deal, and the guess for Ben when his time was up
    assert ben == BEN


def test_a_whole_game_of_bots_with_many_shuffles_verifies_and_shows_a_head_before_each():
    sim, _ = gathered("Ann", game="sept_pour_cent")
    sim.bot(1)
    sim.bot(2)
    sim.ask(settings.SetPace(sim.id(), ANN, "instant"))
    sim.ask(handshake.Start(sim.id(), ANN))
    sim.present.clear()
    sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(0)))
    sim.until_over()

    proof = verified(sim)
    heads = public_table_of(sim.table, ()).heads
    assert (proof.start, proof.head) == (heads[0], heads[-1])
    shuffles = sum(isinstance(line, Answered) and isinstance(line.answer, Shuffled) for line in sim.current.lines)
    assert len(set(heads)) == len(heads) == shuffles + 1 > 3  # not before the first, which follows the start


def test_decisions_count_on_in_the_next_game_so_that_an_old_answer_never_fits():
    sim, _ = begun("Ann", "Ben")
    first = sim.current.seen(Seat(0)).offers.decision
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    sim.ask(handshake.Rematch(sim.id(), ANN))
    sim.handshake()

    assert sim.current.seen(Seat(0)).offers.decision > first + 1000
    assert refused(sim, moves.Act(sim.id(), ANN, first, Raw(b'{"type":"guess","number":5}'))) == "too_late"
