"""Games in a row: bots alone do not play on for ever, and nobody who plays ever waits for the next game."""

from tablee.tables.bounds import GamesInARow
from tablee.tables.topics import handshake, hosting, settings
from tests.tables.tables import SEPT, Sim, gathered, refused

ANN = 0
MOST, WITHIN = GamesInARow().most, GamesInARow().within


def bots_alone() -> Sim:
    """Ann looks on, and bots lose no time."""
    sim = Sim(SEPT.name)
    for chair in range(2):
        sim.bot(chair)
    sim.ask(settings.SetPace(sim.id(), ANN, "instant"))
    return sim


def play_on(sim: Sim, games: int) -> None:
    for _ in range(games):
        sim.rematch() if sim.table.games else sim.start()
        sim.until_over()


def test_so_many_games_begin_within_minutes_and_the_next_one_waits_a_little():
    sim = bots_alone()
    began = sim.at
    play_on(sim, MOST)
    assert sim.at - began < WITHIN

    assert refused(sim, handshake.Rematch(sim.id(), ANN)) == "too_soon"
    sim.ask(hosting.Regather(sim.id(), ANN))
    assert refused(sim, handshake.Start(sim.id(), ANN)) == "too_soon"

    sim.at = began + WITHIN
    sim.ask(handshake.Start(sim.id(), ANN))
    assert sim.table.games == MOST + 1


def test_the_log_knows_it_so_another_server_does_too():
    sim = bots_alone()
    play_on(sim, MOST)
    sim.restart()

    assert refused(sim, handshake.Rematch(sim.id(), ANN)) == "too_soon"


def test_a_clock_that_was_set_back_keeps_nobody_waiting():
    sim = bots_alone()
    play_on(sim, MOST)
    sim.at -= 2 * WITHIN

    sim.rematch()


def test_people_who_take_half_a_minute_for_a_game_never_wait():
    sim, _ = gathered("Ann", "Ben")
    sim.start()
    for _ in range(3 * MOST):
        sim.at += WITHIN // MOST
        sim.ask(hosting.GiveUp(sim.id(), ANN))
        sim.rematch()


def test_bots_that_lose_no_time_rest_while_nobody_watches_and_go_on_as_soon_as_somebody_does():
    sim = bots_alone()
    sim.start()
    sim.schedule.watched = False
    assert sim.due() is None
    assert list(sim.schedule.bot_turns(sim.table, sim.at)) == []

    sim.schedule.watched = True
    sim.until_over()


def test_where_time_runs_they_play_on_no_faster_than_people():
    """A limit that ran out for bots who rest would end their turn."""
    sim, _ = gathered("Ann")
    sim.bot(1)
    sim.ask(settings.SetPace(sim.id(), ANN, "instant"))
    sim.ask(settings.SetLimit(sim.id(), ANN, 60))
    sim.schedule.watched = False
    sim.start()
    due = sim.due()

    assert due is not None
    assert sim.at + 600 <= due <= sim.at + 1200


def test_bots_of_another_pace_are_as_before():
    sim, _ = gathered("Ann")
    sim.bot(1)
    sim.schedule.watched = False
    sim.start()

    assert sim.due() is not None
