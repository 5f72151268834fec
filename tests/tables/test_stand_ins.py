"""Bots play for those who are away, by the host's word or that of most, until they are back."""

from tablee.kernel.seats import Seat
from tablee.tables.public_table import public_table_of
from tablee.tables.topics import hosting, seating, stand_ins
from tests.kernel.murmure import Guess
from tests.tables.tables import Sim, begun, gathered, kinds, refused

ANN, BEN, CAT, DAN = 0, 1, 2, 3


def stand_in(sim: Sim, by: int, seat: int) -> list[str]:
    return kinds(sim.ask(stand_ins.StandIn(sim.id(), by, Seat(seat))))


def test_the_hosts_word_lets_a_bot_play_for_somebody_who_is_away():
    sim, _ = begun("Ann", "Ben")
    sim.present.discard(BEN)
    stand_in(sim, ANN, BEN)

    chair = public_table_of(sim.table, sim.present).chairs[BEN]
    assert (chair.holder, chair.level, chair.away) == ("person", "medium", True)
    assert stand_in(sim, ANN, BEN) == []
    sim.wait(3_000)
    assert sim.current.state.guesses[BEN] == 20


def test_nobody_is_replaced_who_is_there():
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, stand_ins.StandIn(sim.id(), ANN, Seat(BEN))) == "still_there"


def test_there_is_nobody_to_stand_in_for_on_a_bots_chair_or_on_none():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(2)
    sim.start()

    assert refused(sim, stand_ins.StandIn(sim.id(), ANN, Seat(2))) == "no_seat"
    assert refused(sim, stand_ins.StandIn(sim.id(), ANN, Seat(7))) == "no_seat"
    assert refused(sim, stand_ins.StandIn(sim.id(), ANN, Seat(-1))) == "no_seat"


def test_most_of_those_who_are_there_decide():
    sim, _ = begun("Ann", "Ben", "Cat", "Dan")
    sim.present.discard(DAN)

    assert stand_in(sim, BEN, DAN) == ["Wished"]
    assert public_table_of(sim.table, ()).chairs[DAN].wishes == 1
    assert stand_in(sim, BEN, DAN) == []
    assert stand_in(sim, CAT, DAN) == ["Wished", "TookOver"]


def test_a_wish_counts_while_whoever_has_it_is_there():
    sim, _ = begun("Ann", "Ben", "Cat", "Dan")
    sim.present -= {DAN}
    stand_in(sim, BEN, DAN)
    sim.present -= {BEN}

    assert stand_in(sim, CAT, DAN) == ["Wished"]
    sim.present |= {BEN}
    assert stand_in(sim, BEN, DAN) == ["TookOver"]


def test_a_wish_goes_with_whoever_had_it():
    sim, _ = begun("Ann", "Ben", "Cat", "Dan")
    sim.present.discard(DAN)
    stand_in(sim, BEN, DAN)
    sim.ask(seating.Leave(sim.id(), BEN))

    assert public_table_of(sim.table, ()).chairs[DAN].wishes == 0


def test_two_are_enough_for_one_to_decide_when_the_other_is_away():
    sim, _ = begun("Ann", "Ben")
    sim.present.discard(ANN)

    assert stand_in(sim, BEN, ANN) == ["Wished", "TookOver"]


def test_who_only_watches_has_no_wish():
    sim = Sim()
    ann, ben = sim.sit("Ann"), sim.sit("Ben")
    sim.start()
    sim.ask(hosting.HandOver(sim.id(), 0, ann))
    sim.present.discard(ben)

    assert refused(sim, stand_ins.StandIn(sim.id(), 0, Seat(1))) == "no_seat"


def test_wishes_are_forgotten_when_somebody_comes_back():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.present.discard(ANN)
    stand_in(sim, BEN, ANN)
    stand_in(sim, CAT, ANN)
    sim.ask(stand_ins.ComeBack(sim.id(), ANN))

    assert public_table_of(sim.table, ()).chairs[ANN].wishes == 0
    assert sim.current.stand_ins == {}


def test_coming_back_without_having_been_away_is_nothing():
    sim, _ = begun("Ann", "Ben")

    assert sim.ask(stand_ins.ComeBack(sim.id(), BEN)) == ()


def test_whoever_acts_is_back():
    sim, _ = begun("Ann", "Ben", "Cat", limit=60)
    sim.wait(60_000)
    entries = sim.act(BEN, Guess(5))

    assert kinds(entries) == ["CameBack", "Played"]
    assert sim.current.stand_ins == {ANN: "medium", CAT: "medium"}
