"""The evening: what is kept at a table of who has won there."""

from tablee.kernel.ending.honours import GoodCompany, Honours
from tablee.kernel.seats import Seat
from tablee.tables.public_table import public_table_of
from tablee.tables.topics import chairs, hosting, seating, settings
from tests.kernel.murmure import Guess
from tests.kernel.murmure_facts import Nearest, Revealed
from tests.tables.tables import begun

ANN, BEN = 0, 1


def played(sim, *guesses):
    for person, guess in enumerate(guesses):
        sim.act(person, Guess(guess))


def total(sim):
    """Of all tiles; everybody sees it at the end."""
    return sum(next(fact for fact in sim.current.told(None) if isinstance(fact, Revealed)).tiles)


def scores(sim):
    return [(chair.name, chair.won, chair.played) for chair in public_table_of(sim.table, ()).chairs if chair.name]


def over():
    """Ann has won by far, whatever the tiles were."""
    sim, _ = begun("Ann", "Ben")
    played(sim, 10, 36)
    return sim


def test_who_has_won_is_counted_over_rematches():
    sim = over()

    assert scores(sim) == [("Ann", 1, 1), ("Ben", 0, 1)]
    sim.rematch()
    played(sim, 36, 10)
    assert scores(sim) == [("Ann", 1, 2), ("Ben", 1, 2)]
    assert public_table_of(sim.table, ()).finished == 2


def test_it_stands_in_the_lobby_and_goes_along_to_another_game():
    sim = over()
    sim.ask(settings.ChooseGame(sim.id(), ANN, "sept_pour_cent"))

    assert scores(sim) == [("Ann", 1, 1), ("Ben", 0, 1)]


def test_a_game_that_was_given_up_counts_for_nothing():
    sim, _ = begun("Ann", "Ben")
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    assert scores(sim) == [("Ann", 0, 0), ("Ben", 0, 0)]
    assert public_table_of(sim.table, ()).finished == 0
    assert public_table_of(sim.table, ()).honours is None


def test_a_bot_that_comes_back_is_known_by_its_name_and_whoever_left_is_forgotten():
    sim = over()
    sim.ask(hosting.Regather(sim.id(), ANN))
    sim.ask(chairs.SeatBot(sim.id(), ANN, chair=2, level="easy"))
    sim.ask(seating.Leave(sim.id(), BEN))

    assert scores(sim)[0] == ("Ann", 1, 1)
    assert scores(sim)[1][1:] == (0, 0)
    assert len(scores(sim)) == 2


def test_it_is_the_same_when_the_log_is_read_again():
    sim = over()
    before = public_table_of(sim.table, ())
    sim.restart()

    assert public_table_of(sim.table, ()) == before


def test_what_people_are_remembered_for_is_public_once_it_is_over_and_not_before():
    sim, _ = begun("Ann", "Ben")
    sim.act(ANN, Guess(10))

    assert public_table_of(sim.table, ()).honours is None
    sim.act(BEN, Guess(36))
    honours = public_table_of(sim.table, ()).honours
    assert honours == Honours((Nearest(Seat(ANN), 10, total(sim)),), (GoodCompany(Seat(BEN)),))
    sim.ask(hosting.Regather(sim.id(), ANN))
    assert public_table_of(sim.table, ()).honours is None
