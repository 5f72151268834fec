"""Which face somebody gets: the one that they want, if it is there and free, and never one that another has."""

import msgspec
import pytest

from tablee.kernel.codec import encode
from tablee.kernel.refusals import Malformed
from tablee.tables.faces import BOT_FACES, FACES, face_for
from tablee.tables.names import LONGEST
from tablee.tables.public_table import public_table_of
from tablee.tables.requests import ShortName
from tablee.tables.topics import chairs, seating
from tablee.wire.codec import read_request
from tests.tables.tables import Sim, gathered, kinds, refused

ANN, BEN = 0, 1
HOSTILE = ("", "nobody", "__proto__", "Fox", "fox ", "\u202exof", "<svg onload=alert(1)>", "🦊" * 10, "../fox")


def faces(sim: Sim) -> list[str]:
    return [chair.face for chair in public_table_of(sim.table, ()).chairs]


def sits(sim: Sim, name: str, face: str) -> str:
    """The face that they get."""
    sim.ask(seating.Sit(sim.id(), name, face=face))
    return sim.table.people[sim.table.newest].face


def test_there_are_faces_enough_and_each_is_there_once():
    assert len(set(FACES)) == len(FACES) >= 24
    assert set(BOT_FACES.values()) <= set(FACES)
    assert len(set(BOT_FACES.values())) == len(BOT_FACES)
    assert max(map(len, BOT_FACES)) <= LONGEST
    assert all(msgspec.convert(face, ShortName) == face for face in FACES)


def test_whoever_sits_down_has_the_face_that_they_want():
    sim = Sim()

    assert sits(sim, "Ann", "owl") == "owl"
    assert faces(sim)[0] == "owl"


def test_two_who_want_the_same_face_do_not_look_alike():
    sim = Sim()
    sits(sim, "Ann", "owl")

    assert sits(sim, "Ben", "owl") in {*FACES} - {"owl", *BOT_FACES.values()}


@pytest.mark.parametrize("wanted", HOSTILE)
def test_a_face_that_does_not_exist_keeps_nobody_from_sitting_down(wanted):
    assert sits(Sim(), "Ann", wanted) in FACES


def test_an_endless_name_of_a_face_is_no_request():
    sit = encode(seating.Sit("sixteen-letters-", "Ann", face="x" * 41))

    with pytest.raises(Malformed, match="face"):
        read_request(sit)


def test_there_is_a_face_for_everybody_however_many_they_are():
    taken: set[str] = set()
    for turn in range(len(FACES)):
        taken.add(face_for("", taken, turn))

    assert taken == set(FACES)
    assert face_for("fox", taken, 7) in FACES


def test_another_face_is_chosen_and_told_to_everybody():
    sim, (ann, _) = gathered("Ann", "Ben")

    assert kinds(sim.ask(seating.ChooseFace(sim.id(), ann, "snail"))) == ["FaceChosen"]
    assert faces(sim)[0] == "snail"
    assert sim.ask(seating.ChooseFace(sim.id(), ann, "snail")) == ()


def test_the_face_of_another_is_taken():
    sim, (ann, ben) = gathered("Ann", "Ben")
    sim.bot(2)

    for whose in (sim.table.people[ben].face, faces(sim)[2]):
        assert refused(sim, seating.ChooseFace(sim.id(), ann, whose)) == "face_taken"


@pytest.mark.parametrize("wanted", HOSTILE)
def test_nobody_puts_on_a_face_that_does_not_exist(wanted):
    sim, (ann,) = gathered("Ann")

    assert refused(sim, seating.ChooseFace(sim.id(), ann, wanted)) == "face_taken"


def test_who_has_no_chair_has_no_face():
    sim = Sim()

    assert refused(sim, seating.ChooseFace(sim.id(), ANN, "owl")) == "no_seat"
    assert faces(sim) == [""] * 4


def test_a_face_goes_along_to_another_chair_and_is_free_when_its_owner_has_left():
    sim, (ann, ben) = gathered("Ann", "Ben")
    _, his, *_ = faces(sim)
    sim.ask(chairs.Swap(sim.id(), ann, 1, 3))

    assert faces(sim)[3] == his
    sim.ask(seating.Leave(sim.id(), ben))
    assert sits(sim, "Cat", his) == his


def test_a_face_is_there_again_after_a_restart():
    sim, (ann,) = gathered("Ann")
    sim.ask(seating.ChooseFace(sim.id(), ann, "snail"))
    sim.restart()

    assert faces(sim)[0] == "snail"
