"""What is asked of any request: who may ask, at which stage, and that it has not happened already."""

import pytest
from msgspec import Raw

from tablee.tables.topics import chairs, handshake, hosting, moves, pauses, seating, settings
from tests.kernel.murmure import Guess
from tests.tables.tables import begun, gathered, kinds, refused

HOSTS_ONLY = [
    lambda id_, person: chairs.SeatBot(id_, person, 2, "easy"),
    lambda id_, person: chairs.Free(id_, person, 0),
    lambda id_, person: chairs.Swap(id_, person, 0, 1),
    lambda id_, person: settings.ChooseGame(id_, person, "murmure"),
    lambda id_, person: settings.SetOption(id_, person, "step", 2),
    lambda id_, person: settings.SetLimit(id_, person, 30),
    lambda id_, person: settings.SetPace(id_, person, "instant"),
    lambda id_, person: settings.SetTalk(id_, person, on=False),
    lambda id_, person: settings.SetLate(id_, person, on=False),
    lambda id_, person: hosting.HandOver(id_, person, person),
    handshake.Start,
    handshake.Rematch,
    hosting.Regather,
    hosting.CloseTable,
    pauses.Pause,
    pauses.Resume,
    hosting.GiveUp,
    lambda id_, person: moves.Overrule(id_, person, Raw(b'{"type":"blank","seat":0}')),
]


@pytest.mark.parametrize("made", HOSTS_ONLY)
def test_only_the_host_may(made):
    sim, (_, ben) = gathered("Ann", "Ben")

    assert refused(sim, made(sim.id(), ben)) == "host_only"


@pytest.mark.parametrize("made", HOSTS_ONLY[:5])
def test_chairs_and_options_stand_once_the_game_has_begun(made):
    sim, (ann, *_) = begun("Ann", "Ben", "Cat")

    if not isinstance(made(sim.id(), ann), chairs.Free):  # who plays can still be sent away
        assert refused(sim, made(sim.id(), ann)) == "not_now"


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
    assert {refused(sim, request) for request in everything} == {"not_now"}


def test_what_has_happened_already_is_not_written_again():
    sim, (ann, ben) = gathered("Ann", "Ben")

    assert sim.ask(hosting.HandOver(sim.id(), ann, ann)) == ()
    assert sim.ask(seating.Rename(sim.id(), ben, "Ben")) == ()
    assert kinds(sim.ask(seating.Rename(sim.id(), ben, "Benno"))) == ["Renamed"]
