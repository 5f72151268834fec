"""Who takes a chair, when, under which name and by which device; who is ready; who leaves."""

from tablee.fairness.record_lines import SeatChange
from tablee.kernel.codec import encode
from tablee.kernel.seats import Seat
from tablee.tables.people import Empty
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import TableClosed
from tablee.tables.topics import chairs, hosting, keeping, seating, settings, stand_ins
from tablee.tables.topics.seating import Moved
from tablee.wire.codec import read_request
from tests.kernel.murmure import Guess
from tests.tables.tables import STROKE, Sim, begun, gathered, kinds, refused

ANN, BEN, CAT = 0, 1, 2
HERS = "a" * 64
"""The hash of a token that Ann's device made."""


def test_whoever_lays_a_table_is_its_host_and_has_no_chair():
    sim = Sim()

    assert sim.table.host == 0
    assert sim.table.seat_of(0) is None
    assert [chair.holder for chair in public_table_of(sim.table, ()).chairs] == ["empty"] * 4


def test_a_newcomer_takes_the_first_free_chair_or_the_one_that_they_name():
    sim = Sim()
    ann, ben = sim.sit("Ann"), sim.sit("Ben", chair=3)

    assert (sim.table.seat_of(ann), sim.table.seat_of(ben)) == (0, 3)


def test_the_host_sits_down_with_the_token_that_they_have():
    sim = Sim()
    token = sim.table.people[0].token
    sim.host_sits("Ann")

    assert sim.table.seat_of(0) == 0
    assert sim.table.people[0].token == token


def test_a_chair_that_somebody_has_is_taken():
    sim, _ = gathered("Ann", "Ben")

    assert refused(sim, seating.Sit(sim.id(), "Cat", 1)) == "seat_taken"


def test_there_are_as_many_chairs_as_the_game_takes():
    sim, _ = gathered("Ann", "Ben", "Cat", "Dan")

    assert refused(sim, seating.Sit(sim.id(), "Eve")) == "no_seat"
    assert refused(sim, seating.Sit(sim.id(), "Eve", 4)) == "no_seat"


def test_a_host_who_sits_cannot_sit_twice():
    sim, (ann,) = gathered("Ann")

    assert refused(sim, seating.Sit(sim.id(), "Ann", 2, ann)) == "seat_taken"


def test_asked_again_with_the_same_id_and_token_the_same_person_sits():
    sim = Sim()
    sit = seating.Sit(sim.id(), "Ann")
    sim.ask(sit, token=HERS)
    sim.restart()

    assert sim.ask(sit, token=HERS) == ()
    assert sim.table.newest == 1


def test_whoever_knows_the_id_alone_is_somebody_else_and_moves_nobody():
    sim = Sim()
    sit = seating.Sit(sim.id(), "Ann")
    sim.ask(sit, token=HERS)
    sim.ask(sit)

    assert sim.table.people[1].token == HERS
    assert sim.table.people[2].token != HERS
    assert sim.table.seat_of(1) != sim.table.seat_of(2)


def test_an_older_log_in_which_an_id_moved_somebody_still_folds():
    sim, _ = gathered("Ann", "Ben")
    sim.append([Moved(BEN, HERS, sim.table.devices, "their-own-request")])
    sim.restart()

    assert sim.table.people[BEN].token == HERS


def test_after_very_many_have_come_and_gone_newcomers_can_still_speak():
    sim = Sim()
    sim.table.newest = 10_000_000
    newcomer = sim.sit("Ann")
    sim.ask(read_request(encode(seating.Ready(sim.id(), newcomer))))

    assert sim.table.people[newcomer].ready


def test_somebody_who_has_gone_does_not_come_back_by_an_old_id():
    sim, (ann, _) = gathered("Ann", "Ben")
    sit = seating.Sit(sim.id(), "Cat")
    sim.ask(sit)
    sim.ask(chairs.Free(sim.id(), ann, 2))
    sim.ask(sit)

    assert 2 not in sim.table.people
    assert sim.table.people[3].name == "Cat"


def test_people_who_sit_down_by_one_device_have_it_in_common():
    sim = Sim()
    ann = sim.sit("Ann")
    ben = sim.sit("Ben", device=sim.table.people[ann].device)
    cat = sim.sit("Cat")

    devices = [sim.table.people[person].device for person in (ann, ben, cat)]
    assert devices[0] == devices[1] != devices[2]


def test_who_claimed_a_seat_by_its_code_cannot_lose_it_to_the_request_that_sat_down():
    sim, _ = gathered("Ann", "Ben")
    sat_by = next(id_ for id_, person in sim.table.sat_by_request.items() if person == BEN)
    sim.append([Moved(BEN, "f" * 64, sim.table.devices)])
    entries = sim.ask(seating.Sit(sat_by, "Ben"), device=9)

    assert kinds(entries) == ["SatDown"]
    assert sim.table.people[BEN].token == "f" * 64


def test_people_say_that_they_are_ready_and_take_it_back():
    sim, (_, ben) = gathered("Ann", "Ben")
    sim.ask(seating.Ready(sim.id(), ben))
    assert sim.table.people[ben].ready
    assert sim.ask(seating.Ready(sim.id(), ben)) == ()
    sim.ask(seating.Ready(sim.id(), ben, ready=False))

    assert not sim.table.people[ben].ready


def test_a_device_without_a_seat_is_never_ready():
    sim = Sim()

    assert refused(sim, seating.Ready(sim.id(), 0)) == "no_seat"


def test_who_leaves_leaves_a_free_chair():
    sim, (_, ben) = gathered("Ann", "Ben")
    sim.ask(seating.Leave(sim.id(), ben))

    assert sim.table.chairs[1] == Empty()
    assert sim.table.seat_of(ben) is None
    assert sim.sit("Cat") == 2


def test_a_host_who_leaves_passes_it_on_to_the_first_who_is_there():
    sim, (ann, ben, cat) = gathered("Ann", "Ben", "Cat")
    sim.present.discard(ben)
    sim.ask(seating.Leave(sim.id(), ann))

    assert sim.table.host == cat
    assert sim.table.seat_of(ann) is None
    assert refused(sim, seating.Rename(sim.id(), ann, "Ann")) == "no_such_person"


def test_a_host_who_leaves_passes_it_on_even_when_nobody_is_there():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.present.clear()
    sim.ask(seating.Leave(sim.id(), ann))

    assert sim.table.host == ben


def test_a_host_who_leaves_passes_it_on_to_a_screen_rather_than_to_nobody():
    sim = Sim()
    ann = sim.sit("Ann")
    sim.ask(hosting.HandOver(sim.id(), 0, ann))
    sim.ask(seating.Leave(sim.id(), ann))

    assert sim.table.host == 0


def test_the_last_who_leaves_closes_the_table():
    sim, (ann,) = gathered("Ann")
    sim.bot(1)
    sim.ask(seating.Leave(sim.id(), ann))

    assert isinstance(sim.table.stage, TableClosed)


def test_the_last_who_leaves_a_game_gives_it_up():
    sim, _ = gathered("Ann")
    sim.bot(1)
    sim.start()

    assert kinds(sim.ask(seating.Leave(sim.id(), ANN))) == ["TookOver", "Left", "GivenUp", "Closed"]
    assert sim.due() is None


def test_a_host_who_leaves_in_a_game_hands_over():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(seating.Leave(sim.id(), ANN))

    assert sim.table.host == BEN
    assert sim.current.stand_ins == {ANN: "medium"}


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
    sim.ask(stand_ins.StandIn(sim.id(), ANN, Seat(BEN)))

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


def test_a_newcomer_takes_the_chair_of_a_bot_by_naming_it_or_where_nothing_else_is_free():
    sim, _ = gathered("Ann")
    for chair in (1, 2, 3):
        sim.bot(chair)
    ben, cat = sim.sit("Ben", chair=1), sim.sit("Cat")

    assert (sim.table.seat_of(ben), sim.table.seat_of(cat)) == (1, 3)
    assert [chair.holder for chair in public_table_of(sim.table, ()).chairs] == ["person", "person", "bot", "person"]


def test_bots_keep_their_chairs_while_another_is_free():
    sim, _ = gathered("Ann")
    sim.bot(1)

    assert sim.table.seat_of(sim.sit("Ben")) == 2


def test_whoever_takes_the_chair_of_a_bot_may_have_its_name():
    sim, _ = gathered("Ann")
    sim.bot(1)
    _, bot = sim.table.names()
    sim.sit(bot, chair=1)

    assert sim.table.names() == ["Ann", bot]


def test_a_latecomer_takes_the_chair_of_a_bot_and_plays_its_hand_from_there():
    sim, _ = gathered("Ann")
    sim.bot(1)
    sim.bot(2)
    sim.start()
    tile = sim.current.state.tiles[1]
    ben = sim.sit("Ben", chair=1)

    assert sim.current.seen(Seat(1)).view.own == tile
    assert sim.table.bot_at(Seat(1)) is None
    sim.act(ben, Guess(4))
    assert sim.current.state.guesses[1] == 4
    assert SeatChange(Seat(1), "another") in sim.current.lines
    sim.restart()
    assert sim.table.seat_of(ben) == 1


def test_the_table_says_which_chairs_a_newcomer_may_take():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(2)
    takeable = lambda: [chair.takeable for chair in public_table_of(sim.table, ()).chairs]  # noqa: E731
    assert takeable() == [False, False, True, True]
    sim.start()
    assert takeable() == [False, False, True]
    sim.ask(chairs.Free(sim.id(), ANN, 1))

    assert takeable() == [False, False, True]
    assert refused(sim, seating.Sit(sim.id(), "Spy", 1)) == "seat_taken"


def test_where_the_host_would_have_nobody_come_late_no_hand_goes_to_new_eyes_before_the_end():
    sim, (_, ben) = gathered("Ann", "Ben")
    sim.bot(2)
    sim.ask(settings.SetLate(sim.id(), ANN, on=False))
    assert public_table_of(sim.table, ()).chairs[2].takeable, "before the game anybody sits down"
    sim.start()
    sim.ask(seating.Leave(sim.id(), ben))

    assert refused(sim, seating.Sit(sim.id(), "Spy", 2)) == "seat_taken"
    assert refused(sim, seating.Sit(sim.id(), "Spy")) == "no_seat"
    sim.restart()
    sim.ask(settings.SetLate(sim.id(), ANN, on=True))
    assert sim.table.seat_of(sim.sit("Cat")) == 1


def test_who_takes_the_chair_of_a_bot_that_is_awaited_has_as_much_time_as_anybody():
    sim = Sim()
    sim.bot(0)
    sim.bot(1)
    sim.ask(settings.SetLimit(sim.id(), 0, 60))
    sim.start()
    assert sim.limit_left() is None

    sim.sit("Ann", chair=1)

    assert sim.limit_left() == 60


def test_what_a_latecomer_draws_in_the_place_of_a_bot_is_theirs_to_keep_or_not():
    sim, _ = gathered("Ann")
    sim.bot(1)
    sim.start()
    ben = sim.sit("Ben", chair=1)
    sim.act(ben, STROKE)
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    sim.ask(keeping.AllowKeeping(sim.id(), ANN))
    assert not sim.current.kept_by_all

    sim.ask(keeping.AllowKeeping(sim.id(), ben))

    assert sim.current.kept_by_all


def test_nobody_sits_down_when_the_game_is_over():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(seating.Leave(sim.id(), CAT))
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    assert refused(sim, seating.Sit(sim.id(), "Dan")) == "not_now"
    sim.ask(hosting.Regather(sim.id(), ANN))
    assert sim.table.seat_of(sim.sit("Dan")) == 2


def test_a_device_that_plays_takes_no_second_hand_in_the_same_game():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.ask(seating.Leave(sim.id(), BEN))
    playing = sim.table.people[CAT].device

    assert refused(sim, seating.Sit(sim.id(), "Spy"), device=playing) == "already_playing"


def test_a_device_is_that_of_the_first_of_its_people_who_is_still_here():
    sim, (ann, ben) = gathered("Ann", "Ben")
    of = {person: sim.table.people[person].device for person in (ann, ben)}

    assert sim.table.device_of([ben, ann]) == of[ben] != of[ann]
    sim.ask(seating.Leave(sim.id(), ben))
    assert sim.table.device_of([ben, ann]) == of[ann]
    assert sim.table.device_of([ben]) is None
