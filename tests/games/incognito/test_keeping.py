"""After the game all drawings may be kept, if everybody who drew agrees."""

from tablee.games.incognito import GAME
from tablee.games.incognito.vocabulary import Draw
from tablee.tables.public_table import Keeping, public_table_of
from tablee.tables.topics import handshake, hosting, seating
from tablee.tables.topics.keeping import AllowKeeping
from tests.games.incognito.tables import ACROSS, ANN, BEN, CAT
from tests.games.incognito.test_at_a_table import CATALOGUE, begun
from tests.tables.tables import Sim, refused

ALL = (ANN, BEN, CAT)


def given_up() -> Sim:
    """What was drawn is there, though nobody has won."""
    sim = begun()
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    return sim


def shown(sim: Sim) -> Keeping | None:
    return public_table_of(sim.table, ()).keeping


def allow(sim: Sim, person: int) -> object:
    return sim.ask(AllowKeeping(sim.id(), person))


def test_everybody_who_drew_is_asked_and_it_is_seen_who_agrees():
    sim = given_up()
    assert shown(sim) == Keeping(ALL, ())
    allow(sim, BEN)

    assert shown(sim) == Keeping(ALL, (BEN,))
    assert allow(sim, BEN) == ()
    sim.restart()
    assert shown(sim) == Keeping(ALL, (BEN,))


def test_alone_with_bots_one_asks_nobody_else():
    sim = Sim(GAME.name, at_catalogue=CATALOGUE)
    sim.host_sits("Ann")
    sim.bot(1)
    sim.bot(2)
    sim.start()
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    assert shown(sim) == Keeping((ANN,), ())
    allow(sim, ANN)

    assert shown(sim) == Keeping((ANN,), (ANN,))


def test_nobody_is_asked_while_they_draw():
    sim = begun()

    assert refused(sim, AllowKeeping(sim.id(), ANN)) == "not_now"
    assert shown(sim) is None


def test_nobody_agrees_for_somebody_who_left():
    sim = given_up()
    sim.ask(seating.Leave(sim.id(), CAT))

    assert refused(sim, AllowKeeping(sim.id(), CAT)) == "no_such_person"
    assert shown(sim) == Keeping(ALL, (), left=True)


def test_who_takes_the_chair_of_an_artist_who_left_does_not_agree_for_them():
    sim = begun()
    sim.act(CAT, Draw(ACROSS))
    sim.ask(seating.Leave(sim.id(), CAT))
    dan = sim.sit("Dan")
    assert sim.table.seat_of(dan) == CAT
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    allow(sim, ANN)
    allow(sim, BEN)

    assert refused(sim, AllowKeeping(sim.id(), dan)) == "no_seat"
    assert shown(sim) == Keeping(ALL, (ANN, BEN), left=True)
    assert ACROSS.encode() not in sim.current.record(None)


def test_who_agreed_and_then_left_has_agreed():
    sim = given_up()
    allow(sim, CAT)
    sim.ask(seating.Leave(sim.id(), CAT))
    allow(sim, ANN)
    allow(sim, BEN)

    assert shown(sim) == Keeping(ALL, ALL)


def test_it_is_said_of_one_game_and_not_of_the_next():
    sim = given_up()
    for person in ALL:
        allow(sim, person)
    sim.ask(handshake.Rematch(sim.id(), ANN))

    assert shown(sim) is None
