"""How things stand, in short: what each viewer sees of it, phase by phase."""

import random

from msgspec.structs import replace

from tablee.games.code777 import GAME, phases
from tablee.games.code777.facts import Dummy, Held
from tablee.games.code777.glance import (
    DeclaredSince,
    Discards,
    LastQuestion,
    Next,
    Racks,
    Score,
    Scores,
    Stock,
    glance,
)
from tablee.games.code777.phases import Asked, Settings, Tabletop
from tablee.games.code777.vocabulary import Dial, More, Tile
from tablee.kernel.playout import at_random, opening
from tablee.kernel.seats import Seat

ANN, BEN, CAT = map(Seat, range(3))
RACKS = (
    (Tile.GREEN_1, Tile.YELLOW_2, Tile.BLACK_3),
    (Tile.BROWN_4, Tile.PINK_6, Tile.BLUE_7),
    (Tile.RED_5, Tile.RED_5, Tile.GREEN_6),
    (Tile.BLACK_5, Tile.PINK_7, Tile.YELLOW_7),
)
STOCK = (Tile.BROWN_4,) * 13
TABLE = Tabletop(
    settings=Settings(8, Dial.SEEN),
    points=(1, 0, 2),
    refills=(1, 0, 2, 0),
    discards=(),
    reshuffles=0,
    last=Asked(BEN, 16, More.FIRST),
    questions=4,
    to_draw=CAT,
    declared=(),
    declarations=3,
    next_dummy=3,
)
LAST = LastQuestion(BEN, 16, More.FIRST)
DUMMY = Dummy(3, RACKS[3])
SEEN_BY_ANN = Racks((Held(BEN, RACKS[BEN]), Held(CAT, RACKS[CAT])), (DUMMY,))
REST = (Stock(13), Scores((Score(ANN, 1), Score(BEN, 0), Score(CAT, 2))))


def asking(table=TABLE):
    return phases.Asking(table, (), RACKS, STOCK, ())


def noting(noted, table=TABLE):
    return phases.Noting(table, (), RACKS, STOCK, (), noted)


def seen(state, me=ANN):
    return glance(GAME.view(state, me))


def test_the_last_question_the_racks_that_i_see_the_points_and_who_draws():
    assert seen(asking()) == (LAST, SEEN_BY_ANN, *REST, Next(CAT, ()))


def test_before_the_first_question_none_is_told():
    assert seen(asking(replace(TABLE, last=None))) == (SEEN_BY_ANN, *REST, Next(CAT, ()))


def test_discards_are_in_order_and_not_told_where_there_are_none():
    table = replace(TABLE, discards=(Tile.BLUE_7, Tile.BLACK_3, Tile.RED_5))

    assert seen(asking(table))[2] == Discards((Tile.BLACK_3, Tile.RED_5, Tile.BLUE_7))
    assert not any(isinstance(line, Discards) for line in seen(asking()))


def test_in_a_pause_it_is_told_who_is_still_writing():
    assert seen(noting(()))[-1] == Next(CAT, (ANN, BEN, CAT))
    assert seen(noting((BEN, ANN)))[-1] == Next(CAT, (CAT,))


def test_who_has_declared_since_the_last_question_is_told_in_a_pause_and_after_it():
    table = replace(TABLE, declared=(BEN, ANN))

    assert seen(asking(table))[-1] == DeclaredSince((BEN, ANN))
    assert seen(noting((), table))[-1] == DeclaredSince((BEN, ANN))


def test_while_the_stock_is_shuffled_nobody_draws():
    state = phases.Reshuffling(TABLE, (), RACKS, STOCK, (), ())

    assert seen(state) == (LAST, SEEN_BY_ANN, *REST)


def test_at_the_end_all_racks_are_seen_and_my_own_among_them():
    state = phases.Won(TABLE, (), RACKS, STOCK, (), CAT)
    everyone = tuple(Held(seat, RACKS[seat]) for seat in (ANN, BEN, CAT))

    assert seen(state) == (LAST, Racks(everyone, (DUMMY,)), *REST)


def test_a_spectator_sees_only_racks_that_are_nobodys():
    assert seen(asking(), None)[1] == Racks((), (DUMMY,))


def test_a_spectator_of_four_players_sees_no_rack():
    table = replace(TABLE, points=(0, 0, 0, 0))

    assert not any(isinstance(line, Racks) for line in seen(asking(table), None))


def test_two_players_see_each_other_and_two_racks_that_are_nobodys():
    table = replace(TABLE, points=(0, 0))

    assert seen(asking(table))[1] == Racks((Held(BEN, RACKS[BEN]),), (Dummy(2, RACKS[2]), DUMMY))


def test_once_the_racks_are_filled_they_are_seen_and_before_that_nothing():
    settings = TABLE.settings

    assert seen(opening(GAME, 3)) == ()
    assert seen(phases.Shuffled(3, settings, ())) == ()
    assert seen(phases.Seated(3, settings, (), RACKS, STOCK)) == (SEEN_BY_ANN,)


def test_every_moment_of_a_game_can_be_glanced_at():
    for _, _, state in at_random(GAME, opening(GAME, 3), random.Random(3)):
        for me in (None, ANN, BEN, CAT):
            assert seen(state, me) or isinstance(state, phases.Shuffled)
