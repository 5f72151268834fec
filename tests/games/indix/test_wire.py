"""What goes over the wire: a card is sent once, to its reader alone, and a turn sends little."""

import pytest

from tablee.games.indix import GAME
from tablee.games.indix.vocabulary import Pass, Pick, Refuse, Speak
from tablee.kernel import codec
from tablee.kernel.entries import Acted
from tablee.tables.patches.difference import difference
from tests.games.indix.cards import CARDS
from tests.games.indix.tables import ANN, BEN, CAT, in_turn, lived, nobody_knows, picking, played, seen, thinking

LITTLE = 500
"""Bytes, of which a clue may be half."""


def changed(before, after, viewer) -> bytes:
    """What leads from one view to the next."""
    return codec.encode(difference(seen(before, viewer), seen(after, viewer)))


@pytest.mark.parametrize("viewer", [None, ANN, BEN, CAT])
def test_a_clue_is_sent_alone_and_the_card_not_again(viewer):
    table = nobody_knows(picking(), *range(1, 15))
    seat = table.table.round.investigator
    after = played(table, (seat, Pick(15)))
    sent = changed(table, after, viewer)

    assert len(sent) < LITTLE
    assert CARDS[0].slots[14].text in sent.decode()
    assert CARDS[0].slots[0].text not in sent.decode()
    assert b"Jeanne" not in sent


@pytest.mark.parametrize("viewer", [None, ANN, BEN, CAT])
def test_so_are_a_call_an_answer_and_a_decision(viewer):
    table = thinking((1, 2, 3), investigator=BEN)
    steps = [Acted(BEN, Speak()), *in_turn(BEN, "Obélix")[1:], Acted(ANN, Refuse())]
    for step in steps:
        after = lived(table, step)
        assert len(changed(table, after, viewer)) < LITTLE
        table = after


def test_offers_are_small_but_for_the_menu():
    for table, seat in ((picking(), BEN), (thinking(), BEN), (thinking(), CAT)):
        assert len(codec.encode(GAME.offers(seen(table, seat)))) < LITTLE


def test_a_decision_moves_on_with_every_turn():
    table = thinking()
    later = played(table, (BEN, Pass()))

    assert GAME.offers(seen(later, CAT)).decision > GAME.offers(seen(table, CAT)).decision
