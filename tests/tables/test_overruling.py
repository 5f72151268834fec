"""What the host does in a game that its rules must hear: in the log, in the record, and seen by all."""

from dataclasses import replace
from io import BytesIO

import pytest
from msgspec import Raw

from tablee.fairness.record import read
from tablee.fairness.verify import verify
from tablee.kernel import codec
from tablee.kernel.entries import Overruled
from tablee.kernel.offers import Field, Offer, OneOf
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import as_stroke
from tablee.tables.public_table import public_table_of
from tablee.tables.topics import pauses
from tablee.tables.topics.moves import Overrule
from tests.fairness import second_verifier
from tests.kernel.murmure import MURMURE, Blank, Guess, Scribble
from tests.kernel.murmure_facts import Blanked
from tests.tables.tables import begun, catalogue, gathered, refused

ANN, BEN = 0, 1
STROKE = Scribble(as_stroke([(1, 1)]))


def overruling(sim, person, act, id_=None):
    return Overrule(id_ or sim.id(), person, Raw(act if isinstance(act, bytes) else codec.encode(act)))


def scribbled():
    sim, _ = begun("Ann", "Ben", "Cat")
    sim.act(BEN, STROKE)
    return sim


def test_the_host_blanks_a_slate_and_all_are_told():
    sim = scribbled()
    sim.ask(overruling(sim, ANN, Blank(Seat(BEN))))

    assert sim.current.state.slates[BEN] == ()
    assert [told[-1] for told in map(sim.current.told, (None, BEN))] == [Blanked(Seat(BEN))] * 2


def test_it_is_in_the_log_and_in_the_record_that_two_verifiers_read():
    sim = scribbled()
    sim.ask(overruling(sim, ANN, Blank(Seat(BEN))))
    sim.restart()
    for person in range(3):
        sim.act(person, Guess(9))
    record = sim.current.record(sim.current.result)

    assert Overruled(Blank(Seat(BEN))) in sim.current.lines
    assert b'{"act":{"seat":1,"type":"blank"},"type":"overruled"}' in record
    assert second_verifier.verify(record) == []
    assert [verify(game).result for game in read(BytesIO(record), lambda _: MURMURE)] == [sim.current.result]


def test_what_was_asked_twice_is_done_once():
    sim = scribbled()
    asked = overruling(sim, ANN, Blank(Seat(BEN)))
    sim.ask(asked)
    sim.restart()

    assert sim.ask(asked) == ()
    for person in range(3):
        sim.act(person, Guess(9))
    assert sim.ask(asked) == ()


def test_only_the_host_overrules():
    sim = scribbled()

    assert refused(sim, overruling(sim, BEN, Blank(Seat(BEN)))) == "host_only"


def test_the_rules_say_no_as_they_do_to_a_seat():
    sim = scribbled()
    sim.act(BEN, Guess(9))

    assert refused(sim, overruling(sim, ANN, Blank(Seat(BEN)))) == "out_of_range"


@pytest.mark.parametrize("act", [b"[]", b'{"type":"blank"}', b'{"type":"guess","number":3}'])
def test_what_is_no_act_of_this_game_is_refused(act):
    sim = scribbled()

    assert refused(sim, overruling(sim, ANN, act)) == "not_an_action"


def test_a_game_that_knows_no_such_acts_hears_none():
    game = replace(MURMURE, name="deaf", host=None)
    sim, _ = gathered("Ann", "Ben", at_catalogue=catalogue(game), game="deaf")
    sim.start()

    assert refused(sim, overruling(sim, ANN, Blank(Seat(BEN)))) == "not_an_action"


def test_nothing_is_overruled_before_a_game_or_in_a_pause():
    sim, _ = gathered("Ann", "Ben")
    assert refused(sim, overruling(sim, ANN, Blank(Seat(BEN)))) == "not_now"
    sim.start()
    sim.ask(pauses.Pause(sim.id(), ANN))

    assert refused(sim, overruling(sim, ANN, Blank(Seat(BEN)))) == "not_now"


def test_everybody_may_know_what_the_host_could_do_now():
    sim = scribbled()
    offered = public_table_of(sim.table, ()).host_offers

    assert offered == (Offer("blank", (Field("seat", OneOf((0, 1, 2))),)),)
    sim.act(BEN, Guess(9))
    assert public_table_of(sim.table, ()).host_offers == (Offer("blank", (Field("seat", OneOf((0, 2))),)),)


def test_while_a_game_rests_is_over_or_has_no_such_acts_nothing_is_offered_to_its_host():
    sim = scribbled()
    sim.ask(pauses.Pause(sim.id(), ANN))
    assert public_table_of(sim.table, ()).host_offers == ()
    sim.ask(pauses.Resume(sim.id(), ANN))
    for person in range(3):
        sim.act(person, Guess(9))
    assert public_table_of(sim.table, ()).host_offers == ()

    sim, _ = gathered("Ann", "Ben", game="sept_pour_cent")
    sim.start()
    assert public_table_of(sim.table, ()).host_offers == ()
