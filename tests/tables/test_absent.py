"""Who is away, who leaves, who takes a chair in the middle of a game."""

from msgspec import Raw

from tablee.kernel.seats import Seat
from tablee.tables import chairs, handshake, hosting, moves, seating, stand_ins
from tablee.tables.people import Bot, Empty
from tablee.tables.public_table import public_table_of
from tablee.tables.seating import Moved
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


def test_whoever_leaves_in_a_game_leaves_a_bot_behind():
    sim, _ = begun("Ann", "Ben", "Cat")
    entries = sim.ask(seating.Leave(sim.id(), BEN))

    assert kinds(entries) == ["TookOver", "Left"]
    chair = public_table_of(sim.table, ()).chairs[1]
    assert (chair.holder, chair.level) == ("empty", "medium")
    sim.wait(3_000)
    assert sim.current.state.guesses[1] == 20


def test_whoever_leaves_while_a_bot_plays_for_them_changes_no_player():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.present.discard(BEN)
    stand_in(sim, ANN, BEN)

    assert kinds(sim.ask(seating.Leave(sim.id(), BEN))) == ["Left"]


def test_somebody_else_takes_the_chair_and_plays_on():
    sim, _ = begun("Ann", "Ben", "Cat")
    tile = sim.current.state.tiles[1]
    sim.ask(seating.Leave(sim.id(), BEN))
    dan = sim.sit("Dan")

    assert sim.table.seat_of(dan) == 1
    assert sim.current.seen(Seat(1)).view.own == tile
    assert sim.current.stand_ins == {}
    sim.act(dan, Guess(4))
    assert sim.current.state.guesses[1] == 4


def test_a_host_who_only_watched_takes_a_chair_that_was_left():
    sim = Sim()
    ann, ben = sim.sit("Ann"), sim.sit("Ben")
    sim.start()
    sim.ask(seating.Leave(sim.id(), ben))
    sim.host_sits("Cat")

    assert sim.table.seat_of(0) == 1
    sim.act(0, Guess(4))
    sim.act(ann, Guess(5))
    assert sim.current.state.guesses == (5, 4)


def test_in_a_game_only_a_chair_that_was_left_is_free():
    sim, _ = begun("Ann", "Ben")

    assert refused(sim, seating.Sit(sim.id(), "Cat")) == "no_seat"
    assert refused(sim, seating.Sit(sim.id(), "Cat", 1)) == "seat_taken"
    assert refused(sim, seating.Sit(sim.id(), "Cat", 2)) == "no_seat"


def test_nobody_sits_down_when_the_game_is_over():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(seating.Leave(sim.id(), CAT))
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    assert refused(sim, seating.Sit(sim.id(), "Dan")) == "not_now"
    sim.ask(hosting.Regather(sim.id(), ANN))
    assert sim.table.seat_of(sim.sit("Dan")) == 2


def test_somebody_who_is_sent_away_is_replaced_by_a_bot_and_nobody_sees_their_hand():
    sim, _ = begun("Ann", "Ben", "Cat")
    entries = sim.ask(chairs.Free(sim.id(), ANN, 1))

    assert kinds(entries) == ["TookOver", "Left", "BotSat"]
    assert isinstance(sim.table.chairs[1], Bot)
    assert refused(sim, seating.Sit(sim.id(), "Spy")) == "no_seat"


def test_a_chair_is_free_when_somebody_who_is_away_is_sent_away():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.present.discard(BEN)
    entries = sim.ask(chairs.Free(sim.id(), ANN, 1))

    assert kinds(entries) == ["TookOver", "Left"]
    assert sim.table.chairs[1] == Empty()


def test_a_device_that_plays_takes_no_second_hand_in_the_same_game():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(seating.Leave(sim.id(), BEN))
    playing = sim.table.people[CAT].device

    assert refused(sim, seating.Sit(sim.id(), "Spy"), device=playing) == "already_playing"


def test_who_claimed_a_seat_by_its_code_cannot_lose_it_to_the_request_that_sat_down():
    sim, _ = gathered("Ann", "Ben")
    sat_by = next(id_ for id_, person in sim.table.sat_by_request.items() if person == BEN)
    sim.append([Moved(BEN, "f" * 64, sim.table.devices)])
    entries = sim.ask(seating.Sit(sat_by, "Ben"), device=9)

    assert kinds(entries) == ["SatDown"]
    assert sim.table.people[BEN].token == "f" * 64


def test_decisions_count_on_in_the_next_game_so_that_an_old_answer_never_fits():
    sim, _ = begun("Ann", "Ben")
    first = sim.current.seen(Seat(0)).offers.decision
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    sim.ask(handshake.Rematch(sim.id(), ANN))
    sim.handshake()

    assert sim.current.seen(Seat(0)).offers.decision > first + 1000
    assert refused(sim, moves.Act(sim.id(), ANN, first, Raw(b'{"type":"guess","number":5}'))) == "too_late"


def test_a_bot_that_plays_since_the_start_cannot_be_sent_away_in_a_game():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(2)
    sim.start()

    assert refused(sim, chairs.Free(sim.id(), ANN, 2)) == "not_now"


def test_a_host_who_leaves_in_a_game_hands_over():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(seating.Leave(sim.id(), ANN))

    assert sim.table.host == BEN
    assert sim.current.stand_ins == {ANN: "medium"}


def test_chairs_that_were_left_are_gone_in_the_rematch():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(seating.Leave(sim.id(), BEN))
    sim.wait(3_000)
    sim.act(ANN, Guess(9))
    sim.act(CAT, Guess(9))
    sim.rematch()

    assert sim.current.players == 2
    assert sim.table.seat_of(CAT) == 1
