"""Before a game: who sits where, what is agreed, and who may say so."""

from dataclasses import replace

import pytest

from tablee.kernel.refusals import Malformed
from tablee.tables import chairs, handshake, hosting, pauses, seating, settings
from tablee.tables.people import Bot, Empty, Sitter
from tablee.tables.public_table import changes, public_table_of
from tablee.tables.stages import Gathering, TableClosed
from tests.kernel.murmure import MURMURE, Guess
from tests.tables.tables import Sim, begun, catalogue, gathered, kinds, refused


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


def test_asked_again_with_the_same_id_the_same_person_sits_and_has_a_new_token():
    sim = Sim()
    sit = seating.Sit(sim.id(), "Ann")
    sim.ask(sit)
    first = sim.table.people[1]
    sim.restart()
    sim.ask(sit)

    assert sim.table.newest == 1
    assert sim.table.people[1].name == "Ann"
    assert sim.table.people[1].token != first.token


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


def test_a_bot_whose_level_is_changed_keeps_its_name():
    sim, _ = gathered("Ann")
    sim.bot(1, "easy")
    _, name = sim.table.names()
    sim.bot(1, "hard")

    assert sim.table.chairs[1] == Bot("hard", name)


def test_bots_have_names_of_their_own_that_nobody_could_take_for_a_person():
    sim, _ = gathered("ada")
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


def test_two_chairs_change_places():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(chairs.Swap(sim.id(), ann, 1, 3))

    assert sim.table.chairs == [Sitter(ann), Empty(), Empty(), Sitter(ben)]
    assert refused(sim, chairs.Swap(sim.id(), ann, 1, 4)) == "no_seat"


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


def test_an_option_that_does_not_fit_so_many_players_is_refused_at_the_start():
    def setup(options, players, pack):
        if int(options["step"]) > players:
            raise Malformed("no such seat")
        return MURMURE.setup(options, players, pack)

    sim, (ann, _) = gathered(
        "Ann", "Ben", game="choosy", at_catalogue=catalogue(replace(MURMURE, name="choosy", setup=setup))
    )
    sim.ask(settings.SetOption(sim.id(), ann, "step", 3))

    assert refused(sim, handshake.Start(sim.id(), ann)) == "no_such_option"


def test_a_notice_tells_which_of_its_parts_have_changed():
    sim, (ann, _) = gathered("Ann", "Ben")
    before = public_table_of(sim.table, sim.present)
    sim.ask(settings.SetPace(sim.id(), ann, "slow"))

    assert changes(before, public_table_of(sim.table, sim.present)) == {"pace": "slow"}


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


def test_the_host_hands_over():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(hosting.HandOver(sim.id(), ann, ben))

    assert sim.table.host == ben
    assert refused(sim, hosting.HandOver(sim.id(), ann, ann)) == "host_only"
    assert refused(sim, hosting.HandOver(sim.id(), ben, 77)) == "no_such_person"


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


def test_a_host_who_frees_their_own_chair_leaves():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(chairs.Free(sim.id(), ann, 0))

    assert ann not in sim.table.people
    assert sim.table.host == ben


def test_who_leaves_leaves_a_free_chair():
    sim, (_, ben) = gathered("Ann", "Ben")
    sim.ask(seating.Leave(sim.id(), ben))

    assert sim.table.chairs[1] == Empty()
    assert sim.table.seat_of(ben) is None
    assert sim.sit("Cat") == 2


HOSTS = [
    lambda id_, person: chairs.SeatBot(id_, person, 2, "easy"),
    lambda id_, person: chairs.Free(id_, person, 0),
    lambda id_, person: chairs.Swap(id_, person, 0, 1),
    lambda id_, person: settings.ChooseGame(id_, person, "murmure"),
    lambda id_, person: settings.SetOption(id_, person, "step", 2),
    lambda id_, person: settings.SetLimit(id_, person, 30),
    lambda id_, person: settings.SetPace(id_, person, "instant"),
    lambda id_, person: settings.SetTalk(id_, person, on=False),
    lambda id_, person: hosting.HandOver(id_, person, person),
    handshake.Start,
    handshake.Rematch,
    hosting.Regather,
    hosting.CloseTable,
    pauses.Pause,
    pauses.Resume,
    hosting.GiveUp,
]


@pytest.mark.parametrize("wish", HOSTS)
def test_only_the_host_may(wish):
    sim, (_, ben) = gathered("Ann", "Ben")

    assert refused(sim, wish(sim.id(), ben)) == "host_only"


@pytest.mark.parametrize("wish", HOSTS[:5])
def test_chairs_and_options_stand_once_the_game_has_begun(wish):
    sim, (ann, *_) = begun("Ann", "Ben", "Cat")

    if not isinstance(wish(sim.id(), ann), chairs.Free):  # who plays can still be sent away
        assert refused(sim, wish(sim.id(), ann)) == "not_now"


def test_limit_pace_and_talk_are_the_hosts_to_change_at_any_moment():
    sim, (ann, *_) = begun("Ann", "Ben")
    sim.ask(settings.SetLimit(sim.id(), ann, 30))
    sim.ask(settings.SetPace(sim.id(), ann, "slow"))
    sim.ask(settings.SetTalk(sim.id(), ann, on=False))

    shown = public_table_of(sim.table, ())
    assert (shown.limit, shown.pace, shown.talk) == (30, "slow", False)


def test_a_stranger_is_told_so():
    sim, _ = gathered("Ann")

    assert refused(sim, seating.Ready(sim.id(), 9)) == "no_such_person"


def test_a_closed_table_refuses_everything():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(hosting.CloseTable(sim.id(), ann))

    everything = [
        seating.Sit(sim.id(), "Cat"),
        seating.Leave(sim.id(), ben),
        handshake.Start(sim.id(), ann),
        hosting.CloseTable(sim.id(), ann),
        sim.acting(ann, Guess(1)),
    ]
    assert {refused(sim, ask) for ask in everything} == {"not_now"}


def test_too_few_or_too_many_do_not_start():
    sim, (ann,) = gathered("Ann")

    assert refused(sim, handshake.Start(sim.id(), ann)) == "too_few"
    assert isinstance(sim.table.stage, Gathering)


def test_the_taken_chairs_close_ranks_at_the_start():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.ask(chairs.Swap(sim.id(), ann, 0, 3))
    sim.start()

    assert sim.table.chairs == [Sitter(ben), Sitter(ann)]


def test_what_has_happened_already_is_not_written_again():
    sim, (ann, ben) = gathered("Ann", "Ben")

    assert sim.ask(hosting.HandOver(sim.id(), ann, ann)) == ()
    assert sim.ask(seating.Rename(sim.id(), ben, "Ben")) == ()
    assert kinds(sim.ask(seating.Rename(sim.id(), ben, "Benno"))) == ["Renamed"]
