"""The rulebook, fourth part: the stock, its reshuffle, and the dummies that are replaced. [C77-09, C77-10]"""

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.chunked_log import events
from tablee.games.code777.facts import Declared, DummyReplaced, Replaced, Reshuffled
from tablee.games.code777.phases import Asking, Noting, Refilled, Reshuffling
from tablee.games.code777.positions import WRONG
from tablee.games.code777.vocabulary import TILES, Declare, Draw, Why
from tablee.kernel.chance import Shuffle
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR, same, stacked
from tests.games.code777.tables import (
    ANN,
    ANNS,
    BEN,
    BENS,
    CAT,
    CATS,
    EIGHT_SECONDS,
    FOUR_RACKS,
    asking,
    offered_kinds,
    played,
    rack,
    refused,
    reshuffled,
    right,
    seen,
    told,
)

NEW = "2 yellow, 7 blue, 7 pink"
NEWER = "5 red, 6 green, 6 pink"


def replaced_racks(table: Asking) -> list[int]:
    return [event.rack for event in events(table.log) if isinstance(event, Refilled)]


# When the stock is shuffled


@pytest.mark.parametrize(
    ("stock", "shuffles"), [(16, False), (13, False), (11, False), (10, True), (9, True), (8, True)]
)
def test_C77_09_a_stock_of_seven_or_less_after_a_rack_is_refilled_is_shuffled_with_the_discards(stock, shuffles):
    table = played(asking(stock=stock), (ANN, WRONG))

    assert len(table.stock) == stock - 3
    assert isinstance(table, Reshuffling) is shuffles


def test_C77_09_discards_and_stock_are_one_stock_of_sixteen():
    table = played(asking(stock=10), (ANN, WRONG))
    assert GAME.pending(table) == Shuffle(16)
    assert len(table.tabletop.discards) == 9

    after = reshuffled(table, "1 green")

    assert len(after.stock) == 16
    assert after.tabletop.discards == ()
    assert after.tabletop.reshuffles == 1
    assert after.stock[0] == rack(FOUR_RACKS[ANN])[0]  # what was discarded may come again
    assert same(after.stock + sum(after.racks, ()), TILES)


def test_C77_09_all_are_told_and_see_the_discards_go():
    table = played(asking(stock=10), (ANN, WRONG))

    for viewer in (SPECTATOR, *seats(4)):
        assert told(table, stacked(range(16)), viewer) == (Reshuffled(16),)
        assert seen(reshuffled(table), viewer).tabletop.discards == ()
        assert seen(reshuffled(table), viewer).stock == 16


def test_C77_09_meanwhile_nobody_is_asked_anything():
    table = played(asking(stock=10), (ANN, WRONG))

    for seat in seats(4):
        assert offered_kinds(table, seat) == set()
        assert refused(table, seat, Draw()) is Why.NOT_NOW


def test_C77_09_racks_are_not_touched_by_it():
    table = played(asking(stock=10), (ANN, WRONG))

    assert reshuffled(table).racks == table.racks


def test_C77_09_play_goes_on_where_it_was_with_time_to_note():
    table = reshuffled(played(asking(stock=10, to_draw=CAT, settings=EIGHT_SECONDS), (ANN, WRONG)))

    assert isinstance(table, Noting)
    assert table.tabletop.to_draw == CAT


def test_C77_09_with_four_players_it_comes_after_every_third_declaration():
    """16, 13, 10, 7: shuffled."""
    table, seen_stock = asking(), []
    for _ in range(7):
        table = played(table, (table.tabletop.to_draw, Draw()), (ANN, WRONG))
        seen_stock.append(len(table.stock))
        if isinstance(table, Reshuffling):
            table = reshuffled(table)

    assert seen_stock == [13, 10, 7, 13, 10, 7, 13]
    assert table.tabletop.reshuffles == 2


# Dummies


def test_C77_10_three_players_the_dummy_is_replaced_after_a_right_declaration():
    before = asking(players=3, top=f"{NEW}, {NEWER}")
    table = played(before, (CAT, Declare(*CATS)))

    assert table.racks == (before.racks[ANN], before.racks[BEN], rack(NEW), rack(NEWER))
    assert table.tabletop.discards == before.racks[CAT] + before.racks[3]
    assert table.tabletop.refills == (0, 0, 1, 1)


@pytest.mark.parametrize("players", [2, 3])
def test_C77_10_after_a_wrong_one_no_dummy_is_replaced(players):
    table = played(asking(players=players), (BEN, WRONG))

    assert replaced_racks(table) == [BEN]


def test_C77_10_four_players_there_is_none():
    assert replaced_racks(played(asking(), (BEN, Declare(*BENS)))) == [BEN]


def test_C77_10_two_players_one_dummy_and_then_the_other_in_alternation_whoever_declares():
    table = asking(players=2)
    for seat in (ANN, BEN, BEN, ANN):
        table = played(table, (table.tabletop.to_draw, Draw()), (seat, right(table, seat)))
        if isinstance(table, Reshuffling):
            table = reshuffled(table)

    assert table.tabletop.points == (2, 2)
    assert replaced_racks(table) == [ANN, 2, BEN, 3, BEN, 2, ANN, 3]


def test_C77_10_a_wrong_declaration_between_them_does_not_break_the_alternation():
    table = asking(players=2)
    table = played(table, (ANN, Declare(*ANNS)), (BEN, WRONG))
    assert isinstance(table, Reshuffling)
    table = reshuffled(table)

    table = played(table, (ANN, Draw()), (BEN, right(table, BEN)))

    assert replaced_racks(table) == [ANN, 2, BEN, BEN, 3]


def test_C77_10_at_the_winning_declaration_nothing_is_replaced():
    table = played(asking(players=3, points=(2, 0, 0)), (ANN, Declare(*ANNS)))

    assert replaced_racks(table) == []


def test_C77_10_the_declarers_rack_comes_first_and_the_stock_is_looked_at_before_the_dummy():
    """The worked figures: stock 10 and three players: 7, shuffled with 9 discards to 16, then 13 with 3 discards."""
    before = asking(players=3, stock=10, top=NEW)
    between = played(before, (ANN, Declare(*ANNS)))
    assert isinstance(between, Reshuffling)
    assert (len(between.stock), len(between.tabletop.discards)) == (7, 9)
    assert between.racks == (rack(NEW), *before.racks[1:])
    assert between.to_replace == (3,)

    after = reshuffled(between, NEWER)

    assert isinstance(after, Asking)
    assert after.racks == (rack(NEW), *before.racks[1:3], rack(NEWER))
    assert (len(after.stock), after.tabletop.discards) == (13, before.racks[3])
    assert after.tabletop.refills == (1, 0, 0, 1)


def test_C77_10_the_dummy_may_get_what_the_declarer_had():
    """It was discarded before the shuffle, and the dummy is refilled after it."""
    between = played(asking(players=3, stock=10), (ANN, Declare(*ANNS)))

    assert reshuffled(between, FOUR_RACKS[ANN]).racks[3] == rack(FOUR_RACKS[ANN])


@pytest.mark.parametrize(("stock", "left"), [(13, 7), (12, 6), (11, 5)])
def test_C77_10_the_stock_is_looked_at_after_the_dummy_too(stock, left):
    table = played(asking(players=3, stock=stock), (ANN, Declare(*ANNS)))

    assert isinstance(table, Reshuffling)
    assert (len(table.stock), table.to_replace) == (left, ())
    assert len(reshuffled(table).stock) == 16


def test_C77_10_all_see_the_dummys_tiles_and_hear_of_each_thing_in_its_order():
    before = asking(players=3, top=f"{NEW}, {NEWER}")
    facts = told(before, (ANN, Declare(*ANNS)), BEN)

    assert facts == (
        Declared(ANN, ANNS, right=True, points=1),
        Replaced(ANN, rack(FOUR_RACKS[ANN]), rack(NEW)),
        DummyReplaced(3, rack(FOUR_RACKS[3]), rack(NEWER)),
    )
    for viewer in (ANN, SPECTATOR):
        assert told(before, (ANN, Declare(*ANNS)), viewer) == (
            facts[0],
            Replaced(ANN, rack(FOUR_RACKS[ANN]), None),
            facts[2],
        )


def test_C77_10_a_shuffle_between_them_is_told_between_them():
    before = asking(players=3, stock=10)
    between = played(before, (ANN, Declare(*ANNS)))
    shuffle = stacked(between.stock + between.tabletop.discards, rack(NEWER))

    assert [type(fact) for fact in told(before, (ANN, Declare(*ANNS)), CAT)] == [Declared, Replaced]
    assert told(between, shuffle, CAT) == (Reshuffled(16), DummyReplaced(3, rack(FOUR_RACKS[3]), rack(NEWER)))
    assert seen(between, CAT).to_replace == (3,)
