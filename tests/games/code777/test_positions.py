"""Tables of Code 777 that are set out by hand: what can stand like this, and that a game goes on from there."""

from random import Random
from typing import cast

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.aid import aid
from tablee.games.code777.facts import Dealt, Declared, Held, Replaced, Replied, Starts
from tablee.games.code777.phases import Noting, Settings
from tablee.games.code777.positions import asking, tiles
from tablee.games.code777.questions import numbers, reply
from tablee.games.code777.vocabulary import UNTIL_NOTED, Dial, Draw, Tile
from tablee.kernel.refusals import Malformed
from tests.games.code777.tables import ANN, BEN, CAT, DAN, FOUR_RACKS, played, rack
from tests.games.code777.witness import WITNESS

NO_PAUSE = {"pause": 0}


def test_tiles_are_written_as_one_says_them_or_given_as_what_they_are():
    assert tiles(" 4 brown,6 pink ") == tiles([Tile.BROWN_4, Tile.PINK_6]) == (Tile.BROWN_4, Tile.PINK_6)
    assert tiles("") == ()
    assert type(tiles(["4_brown"])[0]) is Tile


def test_at_first_nothing_was_asked_and_all_else_is_in_the_stock():
    table = asking(FOUR_RACKS)

    assert table.racks == tuple(map(rack, FOUR_RACKS))
    assert (table.tabletop.to_draw, table.tabletop.questions, table.tabletop.points) == (ANN, 0, (0, 0, 0, 0))
    assert table.tabletop.settings == Settings(UNTIL_NOTED, Dial.SEEN)
    assert len(table.stock) == 16
    assert WITNESS.conserved(table)


def test_questions_were_drawn_in_turn_and_truly_answered():
    table = asking(FOUR_RACKS, to_draw=BEN, asked=(8, 17, 3), coming=(21, 5), points=(0, 2, 1, 0), options=NO_PAUSE)
    dealt, starts, *replied = GAME.recap(table, ANN)

    assert dealt == Dealt(tuple(Held(seat, rack(FOUR_RACKS[seat])) for seat in (BEN, CAT, DAN)), ())
    assert starts == Starts(CAT)
    assert [(said.seat, said.question) for said in replied] == [(CAT, 8), (DAN, 17), (ANN, 3)]
    for said in replied:
        assert said.reply == reply(said.question, [held for at, held in enumerate(table.racks) if at != said.seat])
    assert (table.tabletop.to_draw, table.tabletop.points) == (BEN, (0, 2, 1, 0))
    assert table.deck[:2] == (21, 5)
    assert table.deck[-3:] == (8, 17, 3)
    assert played(table, (BEN, Draw())).tabletop.last.question == 21


def test_racks_that_were_replaced_lie_in_the_discards_as_all_have_seen():
    table = asking(
        FOUR_RACKS,
        players=3,
        replaced={CAT: "7 blue, 6 pink, 5 black", ANN: "4 brown, 4 brown, 7 pink"},
        stock="7 yellow, 3 black",
        asked=(11,),
        to_draw=BEN,
    )
    facts = GAME.recap(table, BEN)

    assert table.tabletop.discards == (*rack("7 blue, 6 pink, 5 black"), *rack("4 brown, 4 brown, 7 pink"))
    assert table.tabletop.refills == (1, 0, 1, 0)
    assert table.stock[:2] == tiles("7 yellow, 3 black")
    assert table.racks == tuple(map(rack, FOUR_RACKS))
    assert [type(fact) for fact in facts] == [Dealt, Starts, Declared, Replaced, Declared, Replaced, Replied]
    assert facts[3] == Replaced(CAT, rack("7 blue, 6 pink, 5 black"), rack(FOUR_RACKS[CAT]))
    assert WITNESS.conserved(table)


def test_who_has_declared_may_not_again_before_the_next_question():
    table = asking(FOUR_RACKS, declared=(CAT, ANN))

    assert GAME.pending(table).may == (BEN, DAN)


def test_settings_are_those_of_the_game_and_count_from_now_on():
    table = asking(FOUR_RACKS, asked=(1, 2), options={"pause": 12, "aid": "odds"})

    assert table.tabletop.settings == Settings(12, Dial.ODDS)
    assert isinstance(played(table, (ANN, Draw())), Noting)


def test_what_is_not_named_can_be_shuffled():
    plain, one, other = (asking(FOUR_RACKS, rng=rng) for rng in (None, Random(1), Random(2)))

    assert len({plain.stock, one.stock, other.stock}) == 3
    assert len({plain.deck, one.deck, other.deck}) == 3
    assert one == asking(FOUR_RACKS, rng=Random(1))


def test_a_puzzle_can_be_set_and_solved():
    """Ann sees three racks, and hears enough of them to know her own."""
    asked = (17, 12, 22, 3, 1, 7, 14, 16, 18, 8, 23, 13, 9, 2, 20)
    table = asking(FOUR_RACKS, asked=asked, to_draw=DAN, options=NO_PAUSE)

    help_ = aid(GAME.view(table, ANN), GAME.recap(table, ANN), Dial.ODDS)

    assert help_.likely[0].numbers == numbers(table.racks[ANN])


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (lambda: asking(FOUR_RACKS[:3]), "there are 4 racks, whoever plays, not 3"),
        (lambda: asking(FOUR_RACKS, players=5), "code777 is for 2 to 4 players, not 5"),
        (lambda: asking(FOUR_RACKS, players=cast("int", 4.0)), "code777 is for 2 to 4 players, not 4.0"),
        (lambda: asking(["1 green, 3 black", *FOUR_RACKS[1:]]), "2 tiles are on a rack; it holds 3"),
        (
            lambda: asking(["9 green, 3 black, 4 brown", *FOUR_RACKS[1:]]),
            "there is no '9 green'; there is 1 green, 2 yellow",
        ),
        (lambda: asking([FOUR_RACKS[0]] * 4), "1 green lies there 2 times or more, and the box has 1 of it"),
        (lambda: asking(FOUR_RACKS, to_draw=4), "there is no seat 4; seats are 0 to 3"),
        (lambda: asking(FOUR_RACKS, asked=(24,)), "there is no 24; there is question 1, question 2"),
        (lambda: asking(FOUR_RACKS, asked=(3, 3)), "question 3 lies there 2 times or more"),
        (lambda: asking(FOUR_RACKS, asked=(3,), coming=(3,)), "question 3 lies there 2 times or more"),
        (lambda: asking(FOUR_RACKS, replaced={7: "4 brown, 4 brown, 7 pink"}), "there is no seat 7"),
        (lambda: asking(FOUR_RACKS, replaced={0: "4 brown"}), "1 tiles are on a rack; it holds 3"),
        (
            lambda: asking(
                FOUR_RACKS,
                replaced={0: "4 brown, 4 brown, 7 pink", 1: "7 blue, 7 blue, 7 blue", 2: "5 red, 5 red, 5 black"},
            ),
            "3 racks were replaced; after 2 the discards are shuffled in",
        ),
        (lambda: asking(FOUR_RACKS, points=(0, 1)), "4 play, and there are points for 2"),
        (lambda: asking(FOUR_RACKS, points=(0, 1, 3, 0)), "points are 0 to 2 while a game goes on, not 0, 1, 3, 0"),
        (lambda: asking(FOUR_RACKS, declared=(9,)), "there is no seat 9"),
        (lambda: asking(FOUR_RACKS, options={"pause": 7}), "option pause cannot be 7"),
    ],
)
def test_what_cannot_stand_like_this_says_why(wrong, what):
    with pytest.raises(Malformed, match=what):
        wrong()
