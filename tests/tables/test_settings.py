"""What is agreed: the game, its options, and what can be changed at any moment."""

from dataclasses import replace

from tablee.tables.people import Empty, Sitter
from tablee.tables.public_table import public_table_of
from tablee.tables.topics import chairs, settings
from tests.kernel.murmure import MURMURE, Guess
from tests.tables.tables import begun, catalogue, gathered, refused

ANN = 0


def test_options_are_set_within_their_domain():
    sim, (ann,) = gathered("Ann")
    sim.ask(settings.SetOption(sim.id(), ann, "step", 3))

    assert sim.table.options == {"step": 3, "mood": "calm", "first": "lot"}
    assert refused(sim, settings.SetOption(sim.id(), ann, "step", 6)) == "no_such_option"
    assert refused(sim, settings.SetOption(sim.id(), ann, "step", "3")) == "no_such_option"
    assert refused(sim, settings.SetOption(sim.id(), ann, "mood", "sad")) == "no_such_option"
    assert refused(sim, settings.SetOption(sim.id(), ann, "colour", 1)) == "no_such_option"


def test_another_game_comes_with_its_own_chairs_and_options():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(chairs.Swap(sim.id(), ann, 1, 3))
    sim.ask(settings.ChooseGame(sim.id(), ann, "sept_pour_cent"))

    assert sim.table.game.name == "sept_pour_cent"
    assert sim.table.options == {}
    assert sim.table.chairs == [Sitter(ann), Sitter(ben), *[Empty()] * 4]
    assert refused(sim, settings.ChooseGame(sim.id(), ann, "bridge")) == "no_such_game"


def test_a_game_for_fewer_cannot_be_chosen_for_more():
    sim, (ann, *_) = gathered("Ann", "Ben", "Cat", "Dan", "Eve", game="sept_pour_cent")

    assert refused(sim, settings.ChooseGame(sim.id(), ann, "murmure")) == "too_many"


def test_a_game_whose_bots_have_other_levels_cannot_be_chosen_for_the_bots_that_sit():
    at_catalogue = catalogue(replace(MURMURE, name="whisper"))
    at_catalogue.roster["whisper"].pop("hard")
    sim, (ann,) = gathered("Ann", at_catalogue=at_catalogue)
    sim.bot(1, "hard")

    assert refused(sim, settings.ChooseGame(sim.id(), ann, "whisper")) == "no_such_level"
    sim.bot(1, "easy")
    sim.ask(settings.ChooseGame(sim.id(), ann, "whisper"))
    assert sim.table.game.name == "whisper"


def test_limit_pace_talk_and_latecomers_are_the_hosts_to_change_at_any_moment():
    sim, (ann, *_) = begun("Ann", "Ben")
    sim.ask(settings.SetLimit(sim.id(), ann, 30))
    sim.ask(settings.SetPace(sim.id(), ann, "slow"))
    sim.ask(settings.SetTalk(sim.id(), ann, on=False))
    sim.ask(settings.SetLate(sim.id(), ann, on=False))

    shown = public_table_of(sim.table, ())
    assert (shown.limit, shown.pace, shown.talk, shown.late) == (30, "slow", False, False)


def test_the_host_takes_the_limit_away_in_the_middle_of_a_decision():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.ask(settings.SetLimit(sim.id(), ANN, None))

    assert sim.limit_left() is None
    assert sim.due() is None


def test_no_limit_can_be_agreed_on_before_a_game():
    sim, _ = gathered("Ann", "Ben")
    sim.ask(settings.SetLimit(sim.id(), ANN, 30))
    sim.ask(settings.SetLimit(sim.id(), ANN, None))
    sim.start()

    assert sim.table.limit is None
    assert sim.limit_left() is None


def test_another_limit_counts_from_the_next_decision_on_and_the_one_that_runs_runs_on():
    sim, people = begun("Ann", "Ben", limit=60)
    sim.ask(settings.SetLimit(sim.id(), ANN, 30))
    assert sim.limit_left() == 60

    for person in people:
        sim.act(person, Guess(3))
    sim.rematch()

    assert sim.limit_left() == 30


def begins(sim):
    return sim.current.seal.header.options["first"], sim.current.awaited


def test_an_option_that_names_a_chair_means_whoever_sits_there_at_the_start():
    sim, (ann, _, _) = gathered("Ann", "Ben", "Cat")
    sim.ask(settings.SetOption(sim.id(), ann, "first", 1))
    sim.ask(chairs.Swap(sim.id(), ann, 1, 2))
    sim.start()

    assert begins(sim) == (1, (1,))
    assert sim.table.seat_of(ann + 2) == 1, "Cat sits there now"


def test_a_chair_that_closes_ranks_is_still_the_one_that_was_named():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(chairs.Swap(sim.id(), ann, 1, 3))
    sim.ask(settings.SetOption(sim.id(), ann, "first", 3))
    sim.start()

    assert begins(sim) == (1, (1,))
    assert sim.table.seat_of(ben) == 1
    sim.restart()
    assert begins(sim) == (1, (1,))


def test_an_empty_chair_falls_back_to_the_lot():
    sim, (ann, _, cat) = gathered("Ann", "Ben", "Cat")
    sim.ask(settings.SetOption(sim.id(), ann, "first", 2))
    sim.ask(chairs.Free(sim.id(), ann, 2))
    sim.present.discard(cat)
    sim.start()

    assert begins(sim) == ("lot", (0, 1))
    assert sim.table.options["first"] == "lot"


def test_a_chair_that_no_game_has_is_refused():
    sim, (ann,) = gathered("Ann")

    assert refused(sim, settings.SetOption(sim.id(), ann, "first", 4)) == "no_such_option"
    assert refused(sim, settings.SetOption(sim.id(), ann, "first", -1)) == "no_such_option"
