"""The start handshake: the table commits, then players commit, then they show; nobody alone chooses the chance."""

from io import BytesIO

import pytest

from tablee.fairness.header import Absent, Revealed, Seedless
from tablee.fairness.lines import SeatChange
from tablee.fairness.record import read
from tablee.fairness.verify import Verified, verify
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Answered
from tablee.kernel.seats import Seat
from tablee.tables import chairs, handshake, hosting, pauses, seating, settings, stand_ins
from tablee.tables.deadlines import SEEDS_WITHIN
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import GameOver, Sealing
from tests.kernel.murmure import Guess, Shout
from tests.tables.tables import Sim, begun, gathered, kinds, refused, seed

ANN, BEN, CAT = 0, 1, 2


def sealing(*names: str) -> Sim:
    sim, _ = gathered(*names)
    sim.ask(handshake.Start(sim.id(), ANN))
    return sim


def verified(sim: Sim) -> Verified:
    assert isinstance(sim.table.stage, GameOver)
    file = BytesIO(sim.current.record(sim.table.stage.result))
    (record,) = read(file, sim.catalogue.game)
    return verify(record)


def test_the_table_commits_before_anybody_is_asked():
    sim = sealing("Ann", "Ben")

    shaken = public_table_of(sim.table, ()).handshake
    assert shaken is not None
    assert shaken.asked == (ANN, BEN)
    assert shaken.commitments == {}
    assert not shaken.showing


def test_the_commitment_that_was_shown_first_is_that_of_the_record():
    sim = sealing("Ann", "Ben")
    shaken = public_table_of(sim.table, ()).handshake
    sim.handshake()

    assert shaken is not None
    assert sim.current.seal.header.commitment == shaken.commitment
    assert sim.current.seal.header.table == shaken.game_id == "ABCDEF/1"


def test_the_secret_is_in_nothing_that_is_shown():
    sim = sealing("Ann", "Ben")
    secret = sim.table.stage.secret.hex()

    assert secret.encode() not in repr(public_table_of(sim.table, ())).encode()
    sim.handshake()
    assert secret.encode() not in repr(public_table_of(sim.table, ())).encode()


def test_all_commit_then_all_show_then_the_game_begins():
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)
    assert refused(sim, handshake.ShowSeed(sim.id(), ANN, seed(ANN).hex())) == "seed_unfit"
    sim.commit(BEN)
    sim.show(BEN)
    assert isinstance(sim.table.stage, Sealing)
    sim.show(ANN)

    assert [type(shown) for shown in public_table_of(sim.table, ()).seeds] == [Revealed, Revealed]
    assert sim.current.awaited == (0, 1)


def test_nobody_commits_once_seeds_are_shown():
    sim = sealing("Ann", "Ben", "Cat")
    sim.commit(ANN)
    sim.commit(BEN)
    sim.wait(10_000)

    assert refused(sim, handshake.CommitSeed(sim.id(), CAT, sim.commitment(CAT))) == "seed_unfit"
    assert refused(sim, handshake.ShowSeed(sim.id(), CAT, seed(CAT).hex())) == "seed_unfit"


def test_somebody_who_is_cut_off_for_a_moment_is_still_waited_for():
    """After a restart people come back one by one, and the first to commit must not leave the others out."""
    sim = sealing("Ann", "Ben")
    sim.present.discard(BEN)
    sim.commit(ANN)

    assert not public_table_of(sim.table, ()).handshake.showing


def test_nobody_commits_to_another_seed_than_their_first():
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)

    assert refused(sim, handshake.CommitSeed(sim.id(), ANN, sim.commitment(ANN, bytes(32)))) == "seed_unfit"


def test_a_device_that_lost_the_answer_commits_and_shows_again():
    sim = sealing("Ann", "Ben", "Cat")
    sim.commit(ANN)
    assert sim.ask(handshake.CommitSeed(sim.id(), ANN, sim.commitment(ANN))) == ()
    sim.commit(BEN)
    sim.commit(CAT)
    sim.show(ANN)

    assert sim.ask(handshake.CommitSeed(sim.id(), ANN, sim.commitment(ANN))) == ()
    assert sim.ask(handshake.ShowSeed(sim.id(), ANN, seed(ANN).hex())) == ()


def test_another_seed_than_the_one_committed_to_is_refused():
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)
    sim.commit(BEN)

    assert refused(sim, handshake.ShowSeed(sim.id(), ANN, bytes(32).hex())) == "seed_unfit"


def test_a_copy_of_anothers_commitment_does_not_help():
    """Ben repeats what Ann commits to, and waits for her seed: his own seat is not in it."""
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)
    sim.ask(handshake.CommitSeed(sim.id(), BEN, sim.commitment(ANN)))
    sim.show(ANN)

    assert refused(sim, handshake.ShowSeed(sim.id(), BEN, seed(ANN).hex())) == "seed_unfit"


def test_only_those_who_are_asked_can_answer():
    sim = Sim()
    sim.sit("Ann")
    sim.sit("Ben")
    sim.ask(handshake.Start(sim.id(), 0))

    assert refused(sim, handshake.CommitSeed(sim.id(), 0, "0" * 64)) == "seed_unfit"


def test_who_never_commits_is_named_and_the_game_begins_without_them():
    sim = sealing("Ann", "Ben")
    sim.commit(ANN)
    sim.wait(SEEDS_WITHIN)
    assert isinstance(sim.table.stage, Sealing)
    assert sim.table.stage.showing
    sim.show(ANN)

    assert sim.current.seal.header.seats == (Revealed(sim.commitment(ANN), seed(ANN).hex()), Absent(None))


def test_who_commits_and_never_shows_is_named_with_what_they_committed_to():
    sim = sealing("Ann", "Ben")
    committed = sim.commitment(BEN)
    sim.commit(ANN)
    sim.commit(BEN)
    sim.show(ANN)
    sim.present.discard(BEN)
    sim.wait(SEEDS_WITHIN)

    assert sim.current.seal.header.seats[BEN] == Absent(committed)


def test_when_nobody_answers_the_game_begins_all_the_same():
    sim = sealing("Ann", "Ben")
    sim.wait(SEEDS_WITHIN)

    assert sim.current.seal.header.seats == (Absent(None), Absent(None))


def test_absent_people_are_not_waited_for():
    sim, _ = gathered("Ann", "Ben", "Cat")
    sim.present.discard(CAT)
    at = sim.at
    sim.start()

    assert sim.at == at
    assert [type(shown) for shown in sim.current.seal.header.seats] == [Revealed, Revealed, Absent]


def test_the_only_one_who_is_there_is_asked_and_not_named_absent():
    sim, _ = gathered("Ann", "Ben")
    sim.present.discard(BEN)
    sim.start()

    assert [type(shown) for shown in sim.current.seal.header.seats] == [Revealed, Absent]


def test_somebody_who_goes_before_committing_holds_the_table_up_for_ten_seconds_at_most():
    sim = sealing("Ann", "Ben", "Cat")
    sim.commit(ANN)
    sim.commit(BEN)
    sim.present.discard(CAT)
    sim.wait(SEEDS_WITHIN)
    sim.show(BEN)
    sim.show(ANN)

    assert sim.current.seal.header.seats[CAT] == Absent(None)


def test_when_nobody_is_there_nobody_is_waited_for():
    sim = Sim()
    sim.sit("Ann")
    sim.sit("Ben")
    sim.present = {0}
    entries = sim.ask(handshake.Start(sim.id(), 0))

    assert kinds(entries) == ["Sealed", "Started", "Played"]


def test_alone_with_bots_nobody_is_asked():
    sim, _ = gathered("Ann")
    sim.bot(1)
    entries = sim.ask(handshake.Start(sim.id(), ANN))

    assert kinds(entries) == ["Sealed", "Started", "Played"]
    assert sim.current.seal.header.seats == (Seedless(), Seedless())


def test_bots_are_asked_for_no_seed():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(3)
    sim.start()

    assert [type(shown) for shown in sim.current.seal.header.seats] == [Revealed, Revealed, Seedless]


@pytest.mark.parametrize(
    "ask", [seating.Leave, handshake.Start, handshake.Rematch, hosting.Regather, pauses.Pause, hosting.GiveUp]
)
def test_while_seeds_are_gathered_the_table_waits(ask):
    sim = sealing("Ann", "Ben")

    assert refused(sim, ask(sim.id(), ANN)) == "not_now"
    assert refused(sim, seating.Sit(sim.id(), "Cat")) == "not_now"
    assert refused(sim, chairs.Swap(sim.id(), ANN, 0, 1)) == "not_now"
    assert refused(sim, chairs.Free(sim.id(), ANN, 1)) == "not_now"
    assert refused(sim, sim.acting(ANN, Guess(1))) == "not_now"


def test_a_seed_is_for_a_handshake():
    sim, _ = gathered("Ann", "Ben")

    assert refused(sim, handshake.CommitSeed(sim.id(), ANN, "0" * 64)) == "not_now"
    assert refused(sim, handshake.ShowSeed(sim.id(), ANN, "0" * 64)) == "not_now"


def test_other_seeds_make_another_deal():
    deals = set()
    for number in range(8):
        sim = sealing("Ann", "Ben")
        mine = bytes([number]) * 32
        sim.ask(handshake.CommitSeed(sim.id(), ANN, sim.commitment(ANN, mine)))
        sim.commit(BEN)
        sim.show(BEN)
        sim.ask(handshake.ShowSeed(sim.id(), ANN, mine.hex()))
        deals.add(sim.current.state)

    assert len(deals) == 8


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
