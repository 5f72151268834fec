"""What the host does with chairs: bots, whom to send away, who sits beside whom."""

import pytest

from tablee.tables.faces import BOT_FACES
from tablee.tables.people import BotSitter, Empty, Sitter
from tablee.tables.public_table import public_table_of
from tablee.tables.topics import chairs, seating
from tests.tables.tables import Sim, begun, gathered, kinds, refused

ANN, BEN = 0, 1


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_host_seats_bots_of_three_levels(level):
    sim, (ann,) = gathered("Ann")
    sim.ask(chairs.SeatBot(sim.id(), ann, 2, level))

    assert sim.table.bot_at(2) == level


def test_no_bot_has_a_level_that_is_not_there():
    sim, (ann,) = gathered("Ann")

    assert refused(sim, chairs.SeatBot(sim.id(), ann, 1, "godlike")) == "no_such_level"
    assert refused(sim, chairs.SeatBot(sim.id(), ann, 0, "easy")) == "seat_taken"
    assert refused(sim, chairs.SeatBot(sim.id(), ann, 9, "easy")) == "no_seat"


def test_a_bot_whose_level_is_changed_keeps_its_name_and_its_face():
    sim, _ = gathered("Ann")
    sim.bot(1, "easy")
    _, name = sim.table.names()
    sim.bot(1, "hard")

    assert sim.table.chairs[1] == BotSitter("hard", name, BOT_FACES[name])


def test_a_bot_comes_with_the_face_that_its_name_is_of_and_with_no_face_that_somebody_has():
    sim = Sim()
    sim.ask(seating.Sit(sim.id(), "Ann", None, 0, next(iter(BOT_FACES.values()))))
    for chair in (1, 2, 3):
        sim.bot(chair)
    ann, *bots = public_table_of(sim.table, ()).chairs

    assert [bot.face for bot in bots] == [BOT_FACES[bot.name] for bot in bots]
    assert len({ann.face, *[bot.face for bot in bots]}) == 4


def test_bots_have_names_of_their_own_that_nobody_could_take_for_a_person():
    sim, _ = gathered("camille")
    sim.bot(1)
    sim.bot(2)

    assert len({name.casefold() for name in sim.table.names()}) == 3


def test_the_host_frees_a_chair_of_a_bot_or_a_person():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.bot(2)
    sim.ask(chairs.Free(sim.id(), ann, 2))
    sim.ask(chairs.Free(sim.id(), ann, 1))

    assert sim.table.chairs[1:3] == [Empty(), Empty()]
    assert ben not in sim.table.people
    assert sim.ask(chairs.Free(sim.id(), ann, 1)) == ()


def test_a_host_who_frees_their_own_chair_leaves():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(chairs.Free(sim.id(), ann, 0))

    assert ann not in sim.table.people
    assert sim.table.host == ben


def test_somebody_who_is_sent_away_is_replaced_by_a_bot_and_nobody_sees_their_hand():
    sim, _ = begun("Ann", "Ben", "Cat")
    entries = sim.ask(chairs.Free(sim.id(), ANN, 1))

    assert kinds(entries) == ["TookOver", "Left", "BotSat"]
    assert isinstance(sim.table.chairs[1], BotSitter)
    assert refused(sim, seating.Sit(sim.id(), "Spy")) == "no_seat"


def test_a_chair_is_free_when_somebody_who_is_away_is_sent_away():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.present.discard(BEN)
    entries = sim.ask(chairs.Free(sim.id(), ANN, 1))

    assert kinds(entries) == ["TookOver", "Left"]
    assert sim.table.chairs[1] == Empty()


def test_a_bot_that_plays_since_the_start_cannot_be_sent_away_in_a_game():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(2)
    sim.start()

    assert refused(sim, chairs.Free(sim.id(), ANN, 2)) == "not_now"


def test_two_chairs_change_places():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(chairs.Swap(sim.id(), ann, 1, 3))

    assert sim.table.chairs == [Sitter(ann), Empty(), Empty(), Sitter(ben)]
    assert refused(sim, chairs.Swap(sim.id(), ann, 1, 4)) == "no_seat"
