"""After a game, or before one, the same people choose another at the same table."""

from tablee.kernel.codec import encode
from tablee.tables.people import BotSitter, Empty, Sitter
from tablee.tables.stages import Gathering
from tablee.tables.topics import chairs, handshake, hosting, seating, settings
from tests.kernel.murmure import Guess
from tests.tables.tables import begun, gathered, kinds, refused

ANN, BEN = 0, 1
SEPT, MURMURE = "sept_pour_cent", "murmure"


def choosing(sim, game, person=ANN):
    return settings.ChooseGame(sim.id(), person, game)


def over():
    sim, people = begun("Ann", "Ben")
    for person in people:
        sim.act(person, Guess(9))
    return sim


def test_after_a_game_another_is_chosen_and_played_by_the_same_people():
    sim = over()
    sim.ask(settings.SetLimit(sim.id(), ANN, 30))
    sim.ask(settings.SetPace(sim.id(), ANN, "slow"))
    sim.ask(settings.SetTalk(sim.id(), ANN, on=False))
    entries = sim.ask(choosing(sim, SEPT))

    assert kinds(entries) == ["Rematched", "GameChosen"]
    assert sim.table.stage == Gathering()
    assert sim.table.chairs == [Sitter(ANN), Sitter(BEN), *[Empty()] * 4]
    assert (sim.table.host, sim.table.limit, sim.table.pace, sim.table.talk) == (ANN, 30, "slow", False)
    sim.start()
    sim.restart()
    assert sim.current.game.name == SEPT
    assert sim.current.players == 2
    assert sim.table.games == 2


def test_each_entry_of_the_log_is_read_by_the_game_that_is_on_the_table_then():
    sim = over()
    sim.ask(choosing(sim, SEPT))
    sim.start()
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    sim.ask(choosing(sim, MURMURE))
    sim.start()
    sim.act(BEN, Guess(5))
    state = encode(sim.current.state)
    sim.restart()

    assert encode(sim.current.state) == state


def test_a_request_that_comes_twice_chooses_once():
    sim = over()
    asked = choosing(sim, SEPT)
    sim.ask(asked)

    assert sim.ask(asked) == ()


def test_the_same_game_again_is_to_gather_again():
    sim = over()
    sim.ask(settings.SetLimit(sim.id(), ANN, 30))

    assert kinds(sim.ask(choosing(sim, MURMURE))) == ["Rematched"]
    assert sim.ask(choosing(sim, MURMURE)) == ()


def test_what_was_set_for_a_game_is_still_set_when_it_comes_back_but_not_who_begins():
    sim, _ = gathered("Ann", "Ben")
    sim.ask(settings.SetOption(sim.id(), ANN, "step", 3))
    sim.ask(settings.SetOption(sim.id(), ANN, "first", 1))
    sim.ask(choosing(sim, SEPT))
    assert sim.table.options == {}
    sim.ask(chairs.Swap(sim.id(), ANN, 0, 1))
    sim.restart()
    sim.ask(choosing(sim, MURMURE))

    assert sim.table.options == {"step": 3, "mood": "calm", "first": "lot"}


def test_more_people_than_the_other_game_takes_are_told_so_and_nothing_changes():
    sim, _ = gathered("Ann", "Ben", "Cat", "Dan", "Eve", game=SEPT)
    sim.start()
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    assert refused(sim, choosing(sim, MURMURE)) == "too_many"
    assert sim.table.game.name == SEPT
    sim.ask(seating.Leave(sim.id(), 4))
    sim.ask(choosing(sim, MURMURE))
    assert [chair for chair in sim.table.chairs if isinstance(chair, Sitter)] == [Sitter(person) for person in range(4)]


def test_fewer_people_than_the_other_game_needs_may_choose_it_and_wait_for_more():
    sim, _ = gathered("Ann")
    sim.ask(choosing(sim, SEPT))

    assert refused(sim, handshake.Start(sim.id(), ANN)) == "too_few"


def test_bots_stay_as_well():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(3, "easy")
    sim.start()
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    sim.ask(choosing(sim, SEPT))

    assert [type(chair) for chair in sim.table.chairs[:4]] == [Sitter, Sitter, BotSitter, Empty]


def test_in_the_middle_of_a_game_it_stays_and_others_than_the_host_choose_none():
    sim, _ = begun("Ann", "Ben")
    assert refused(sim, choosing(sim, SEPT)) == "not_now"

    sim = over()
    assert refused(sim, choosing(sim, SEPT, BEN)) == "host_only"
    assert refused(sim, choosing(sim, "bridge")) == "no_such_game"
