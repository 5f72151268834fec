"""The host's acts that a game hears: entries like others, and held to the laws."""

import random
from dataclasses import replace

import pytest

from tablee.kernel import codec
from tablee.kernel.entries import Acted, Overruled
from tablee.kernel.inspection import LawBroken
from tablee.kernel.laws import examine
from tablee.kernel.offers import AnyText, Field, Offer, OneOf
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.replay import fold
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import as_stroke
from tablee.kernel.structs import Value
from tests.game_packs import pack_for
from tests.kernel import murmure
from tests.kernel.murmure import MURMURE, Blank, Guess, Scribble, Why
from tests.kernel.murmure_cards import PACK
from tests.kernel.murmure_witness import WITNESS
from tests.kernel.test_laws import broken
from tests.kernel.test_replay import DEALT

ANN, BEN = Seat(0), Seat(1)
HOST = MURMURE.host
DEAF = replace(MURMURE, host=None)


def test_the_host_is_heard_whenever_somebody_is_awaited():
    stroke = Acted(BEN, Scribble(as_stroke([(1, 1)])))
    state = fold(MURMURE, opening(MURMURE, 2, pack=PACK), [DEALT, stroke, Overruled(Blank(BEN))])

    assert state.slates == ((), ())


@pytest.mark.parametrize(
    ("game", "entries", "what"),
    [
        (MURMURE, [Overruled(Blank(BEN))], "the host acts while shuffle is to be answered"),
        (MURMURE, [DEALT, Acted(ANN, Guess(3)), Overruled(Blank(ANN))], "the host may not do this: out_of_range"),
        (MURMURE, [DEALT, Overruled(Guess(3))], "is not one of these: blank"),
        (MURMURE, [DEALT, Overruled(Blank(Seat(True)))], "seat of blank is True"),
        (DEAF, [DEALT, Overruled(Blank(BEN))], "in murmure no host has a say"),
    ],
)
def test_what_no_host_could_have_done_cannot_be_replayed(game, entries, what):
    with pytest.raises(Malformed, match=what):
        fold(game, opening(game, 2, pack=pack_for(game)), entries)


def test_only_a_game_whose_host_has_a_say_reads_such_an_entry():
    line = codec.encode(Overruled(Blank(BEN)))

    assert codec.entries(MURMURE).decode(line) == Overruled(Blank(BEN))
    with pytest.raises(Malformed):
        codec.entries(DEAF).decode(line)


def test_random_games_have_acts_of_the_host():
    inspections = [examine(MURMURE, 3, random.Random(seed), WITNESS, pack=PACK) for seed in range(10)]

    assert any(isinstance(entry, Overruled) for on in inspections for entry in on.entries)


def anyone(seen):
    return (Offer("blank", (Field("seat", OneOf((0, 1))),)),) if seen.phase == "guessing" else ()


def lenient(state, act):
    return state if not 0 <= act.seat < murmure.players_in(state) else murmure.blank(state, act)


def strict(state, act):
    if act.seat == 1:
        raise Refused(Why.NOT_NOW)
    return murmure.blank(state, act)


@pytest.mark.parametrize(
    "planted",
    [{"offers": anyone}, {"offers": lambda _: ()}, {"apply": lenient}, {"apply": strict}],
)
def test_law_1_holds_for_the_host(planted):
    broken(1, host=replace(HOST, **planted))


class Name(Value, frozen=True, tag="name"):
    table: str


def test_law_1_wants_the_hosts_text_normal():
    naming = replace(HOST, acts=Name, offers=lambda _: (Offer("name", (Field("table", AnyText(8)),)),))

    with pytest.raises(LawBroken, match="table is offered as free text") as caught:
        examine(replace(MURMURE, host=naming), 2, random.Random(1), pack=PACK)
    assert caught.value.law == 1
