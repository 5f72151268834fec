"""The rulebook, first part: what is in the box, and how a game is set up. [C77-01 … C77-05, C77-07]"""

from collections import Counter

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.facts import Dealt, Dummy, Held, Starts
from tablee.games.code777.phases import Asking, Seated, Settings
from tablee.games.code777.vocabulary import TILES, UNTIL_NOTED, Colour, Dial, Tile
from tablee.kernel.chance import Pick, Picked, Shuffle
from tablee.kernel.game import Waiting
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR, same, stacked
from tests.games.code777.tables import (
    ANN,
    BEN,
    CAT,
    DAN,
    FOUR_RACKS,
    IN_ORDER,
    answered,
    boxed,
    rack,
    seated,
    seen,
    shuffled_questions,
    told,
)

each_number = pytest.mark.parametrize("players", [2, 3, 4])

# The box


def test_C77_01_twenty_eight_tiles_of_these_numbers_and_colours():
    expected = {
        Tile("1_green"): 1,
        Tile("2_yellow"): 2,
        Tile("3_black"): 3,
        Tile("4_brown"): 4,
        Tile("5_red"): 4,
        Tile("5_black"): 1,
        Tile("6_green"): 3,
        Tile("6_pink"): 3,
        Tile("7_pink"): 1,
        Tile("7_yellow"): 2,
        Tile("7_blue"): 4,
    }

    assert Counter(TILES) == expected
    assert len(TILES) == 28


def test_C77_01_a_number_exists_as_often_as_it_says():
    assert Counter(tile.number for tile in TILES) == {number: number for number in range(1, 8)}


def test_C77_01_each_of_the_seven_colours_exists_four_times():
    assert Counter(tile.colour for tile in TILES) == dict.fromkeys(Colour, 4)
    assert len(Colour) == 7


@each_number
def test_C77_02_twenty_three_question_cards_are_shuffled(players):
    box = opening(GAME, players)
    table = answered(box, stacked(IN_ORDER, (21, 7)))

    assert GAME.pending(box) == Shuffle(23)
    assert table.deck[:3] == (21, 7, 1)
    assert sorted(table.deck) == list(range(1, 24))


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_a_game_for_two_to_four(players):
    with pytest.raises(Malformed, match="2 to 4 players"):
        opening(GAME, players)


def test_C77_13_the_pause_lasts_until_all_have_noted_and_the_pad_crosses_out_what_is_seen_by_default():
    assert opening(GAME, 3).settings == Settings(UNTIL_NOTED, Dial.SEEN)
    chosen = opening(GAME, 3, {"pause": 30, "aid": "odds"})
    assert chosen.settings == Settings(30, Dial.ODDS)


# The deal


@each_number
def test_C77_04_the_tiles_are_shuffled_and_three_go_to_each_of_four_racks(players):
    table = shuffled_questions(players)
    after = seated(players, *FOUR_RACKS)

    assert GAME.pending(table) == Shuffle(28)
    assert after.racks == tuple(map(rack, FOUR_RACKS))


@each_number
def test_C77_04_the_other_sixteen_are_the_stock(players):
    table = seated(players)

    assert len(table.stock) == 16
    assert same(sum(table.racks, ()) + table.stock, TILES)


def test_C77_04_the_order_of_tiles_on_a_rack_means_nothing_so_they_stand_by_number():
    table = answered(shuffled_questions(4), stacked(TILES, [Tile("7_blue"), Tile("1_green"), Tile("4_brown")]))

    assert table.racks[ANN] == rack("1 green, 4 brown, 7 blue")


@each_number
def test_C77_04_everyone_sees_every_rack_but_their_own(players):
    table = seated(players, *FOUR_RACKS)
    for seat in seats(players):
        assert seen(table, seat).racks[seat] is None
        assert [shown for shown in seen(table, seat).racks if shown] == [
            stands for at, stands in enumerate(table.racks) if at != seat
        ]


def test_C77_04_each_is_told_what_stands_on_the_racks_of_the_others():
    held = [Held(seat, rack(words)) for seat, words in zip((ANN, BEN, CAT, DAN), FOUR_RACKS, strict=True)]
    deal = stacked(TILES, *map(rack, FOUR_RACKS))

    assert told(shuffled_questions(4), deal, CAT) == (Dealt((held[0], held[1], held[3]), ()),)


def test_C77_04_nothing_is_told_while_the_questions_are_shuffled():
    assert told(boxed(2), stacked(IN_ORDER), ANN) == ()


# Dummies


def test_C77_05_with_three_players_the_fourth_rack_is_a_dummy_that_everyone_sees():
    table = seated(3, *FOUR_RACKS)
    facts = told(shuffled_questions(3), stacked(TILES, *map(rack, FOUR_RACKS)), ANN)

    assert {seen(table, viewer).racks[3] for viewer in (ANN, BEN, CAT, SPECTATOR)} == {rack(FOUR_RACKS[3])}
    assert facts == (
        Dealt((Held(BEN, rack(FOUR_RACKS[1])), Held(CAT, rack(FOUR_RACKS[2]))), (Dummy(3, rack(FOUR_RACKS[3])),)),
    )


def test_C77_05_with_two_players_two_racks_are_dummies():
    table = seated(2, *FOUR_RACKS)
    facts = told(shuffled_questions(2), stacked(TILES, *map(rack, FOUR_RACKS)), BEN)

    for viewer in (ANN, BEN, SPECTATOR):
        assert seen(table, viewer).racks[2:] == (rack(FOUR_RACKS[2]), rack(FOUR_RACKS[3]))
    assert facts == (
        Dealt(
            (Held(ANN, rack(FOUR_RACKS[0])),),
            (Dummy(2, rack(FOUR_RACKS[2])), Dummy(3, rack(FOUR_RACKS[3]))),
        ),
    )


@each_number
def test_C77_05_a_spectator_sees_the_dummies_alone(players):
    """Its screen may be one that all players look at."""
    table = seated(players, *FOUR_RACKS)
    (dealt,) = told(shuffled_questions(players), stacked(TILES, *map(rack, FOUR_RACKS)), SPECTATOR)

    assert seen(table, SPECTATOR).racks == (None,) * players + table.racks[players:]
    assert dealt == Dealt((), tuple(Dummy(at, table.racks[at]) for at in range(players, 4)))


# The lot


@each_number
def test_C77_07_the_starting_player_is_drawn_by_lot(players):
    table = seated(players)
    assert isinstance(table, Seated)
    assert GAME.pending(table) == Pick(players)

    for seat in seats(players):
        after = answered(table, Picked(seat))

        assert isinstance(after, Asking)
        assert isinstance(waiting := GAME.pending(after), Waiting)
        assert waiting.awaited == (seat,)
        assert told(table, Picked(seat), ANN) == (Starts(seat),)


@each_number
def test_C77_07_before_the_first_question_nothing_lies_on_the_table_and_nobody_has_a_point(players):
    table = answered(seated(players), Picked(1)).tabletop

    assert (table.points, table.refills) == ((0,) * players, (0, 0, 0, 0))
    assert (table.discards, table.last, table.questions, table.declared) == ((), None, 0, ())
