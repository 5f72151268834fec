"""What is agreed: the game, its options, and what can be changed at any moment."""

from dataclasses import replace

from tablee.tables import chairs, settings
from tablee.tables.people import Empty, Sitter
from tablee.tables.public_table import public_table_of
from tests.kernel.murmure import MURMURE
from tests.tables.tables import begun, catalogue, gathered, refused

ANN = 0


def test_options_are_set_within_their_domain():
    sim, (ann,) = gathered("Ann")
    sim.ask(settings.SetOption(sim.id(), ann, "step", 3))

    assert sim.table.options == {"step": 3, "mood": "calm"}
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


def test_limit_pace_and_talk_are_the_hosts_to_change_at_any_moment():
    sim, (ann, *_) = begun("Ann", "Ben")
    sim.ask(settings.SetLimit(sim.id(), ann, 30))
    sim.ask(settings.SetPace(sim.id(), ann, "slow"))
    sim.ask(settings.SetTalk(sim.id(), ann, on=False))

    shown = public_table_of(sim.table, ())
    assert (shown.limit, shown.pace, shown.talk) == (30, "slow", False)


def test_the_host_takes_the_limit_away_in_the_middle_of_a_decision():
    sim, _ = begun("Ann", "Ben", limit=60)
    sim.ask(settings.SetLimit(sim.id(), ANN, None))

    assert sim.limit_left() is None
    assert sim.due() is None
