"""The rulebook, first part: the track, the cards, who begins, and the pile. [INC-01 to INC-05, INC-24]"""

import pytest
from msgspec.structs import replace

from tablee.games.incroyable import GAME, track, turns
from tablee.games.incroyable.cards import QuestionCard
from tablee.games.incroyable.facts import Asked, Begins
from tablee.games.incroyable.phases import Preparing
from tablee.games.incroyable.track import BOARDS, Board, is_spiral, symbol_of
from tablee.games.incroyable.vocabulary import HIGHEST, PRIZES, BoardName, Challenge, Estimate, Symbol
from tablee.kernel.chance import Pick, Picked, Shuffle, Shuffled
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import seats
from tests.games.by_hand import SPECTATOR
from tests.games.incroyable.cards import PACK, answering
from tests.games.incroyable.tables import ANN, BEN, CAT, DOM, all_estimate, answered, asking, played, seen, told

IN_ORDER = Shuffled(tuple(range(len(PACK.cards))))
BOTH_BOARDS = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


def begun(players=4, **options):
    table = answered(opening(GAME, players, options, PACK), IN_ORDER)
    return answered(table, Picked(0)) if isinstance(table, Preparing) else table


# The track


def test_INC_01_the_long_board_and_the_short_one():
    assert {BoardName.LONG: Board(finish=80, bonus=48), BoardName.SHORT: Board(finish=48, bonus=26)} == BOARDS


def test_INC_01_square_n_has_its_symbol_by_n_mod_5_and_the_start_is_a_professor_square():
    assert [symbol_of(square) for square in range(6)] == [
        Symbol.PROFESSEUR,
        Symbol.LIVRES,
        Symbol.GLOBE,
        Symbol.COEUR,
        Symbol.ARBRE,
        Symbol.PROFESSEUR,
    ]


def test_INC_01_spirals_and_dangers_stand_where_they_do():
    long, short = BOARDS[BoardName.LONG], BOARDS[BoardName.SHORT]

    assert [square for square in range(80) if is_spiral(square)] == [6, 14, 22, 30, 38, 46, 54, 62, 70]
    assert {square: long.danger(square) for square in range(90) if long.danger(square)} == {18: 3, 34: 4, 58: 5, 74: 6}
    assert {square: short.danger(square) for square in range(90) if short.danger(square)} == {18: 3, 34: 4}


@BOTH_BOARDS
def test_INC_01_no_pawn_ever_rests_on_the_bonus_or_on_a_danger(board):
    for start in range(board.finish):
        for steps in range(1, 14):
            for ahead in range(6):
                pawns = (start, *(200,) * ahead, *(0,) * (5 - ahead))
                end = track.walk(board, pawns, ANN, steps).end

                assert end != board.bonus
                assert not board.danger(end)


@BOTH_BOARDS
def test_INC_01_no_danger_sends_a_pawn_back_over_the_bonus(board):
    for square in range(board.bonus + 1, board.finish):
        assert not board.danger(square) or square - board.danger(square) > board.bonus


def test_INC_01_the_board_is_an_option_of_the_table():
    assert begun().race.board is BoardName.LONG
    assert begun(board="short").race.board is BoardName.SHORT
    with pytest.raises(Malformed, match="option board cannot be 'round'"):
        begun(board="round")


def test_INC_02_in_the_middle_lie_7_5_4_3_and_2():
    assert PRIZES == (7, 5, 4, 3, 2)


# The cards


def test_INC_03_a_card_has_a_question_for_each_symbol():
    assert QuestionCard.__struct_fields__ == tuple(Symbol)


def test_INC_03_a_game_needs_a_pack_of_questions_and_six_cards_of_them():
    with pytest.raises(Malformed, match="incroyable is played with cards: give a pack"):
        opening(GAME, 4)
    with pytest.raises(Malformed, match="incroyable takes 6 cards or more, and this pack has 5"):
        opening(GAME, 4, pack=answering(1, 2, 3, 4, 5))


def test_INC_04_an_indicator_has_four_digits():
    assert HIGHEST == 9999


# Who begins, and with what


@pytest.mark.parametrize("players", GAME.players)
def test_INC_05_all_pawns_start_before_the_track_and_the_cards_are_shuffled(players):
    table = opening(GAME, players, pack=PACK)

    assert GAME.pending(table) == Shuffle(8)
    assert begun(players).race.pawns == (0,) * players


@pytest.mark.parametrize("seat", seats(4))
def test_INC_05_the_lot_says_who_begins_unless_the_host_did(seat):
    by_lot = answered(opening(GAME, 4, pack=PACK), IN_ORDER)

    assert GAME.pending(by_lot) == Pick(4)
    assert answered(by_lot, Picked(seat)).race.questioner == seat
    assert begun(first=seat).race.questioner == seat


def test_INC_05_all_hear_who_begins_and_the_question_of_the_professor():
    table = opening(GAME, 4, {"first": CAT}, PACK)
    question = PACK.cards[0].professeur

    for viewer in (SPECTATOR, *seats(4)):
        assert told(table, IN_ORDER, viewer) == (
            Begins(CAT),
            Asked(CAT, Symbol.PROFESSEUR, question.text, question.kind, question.unit),
        )


def test_INC_05_nothing_is_told_before_the_lot_has_spoken():
    assert told(opening(GAME, 4, pack=PACK), IN_ORDER) == ()


@pytest.mark.parametrize(
    ("square", "symbol"), [(1, "livres"), (7, "globe"), (13, "coeur"), (29, "arbre"), (45, "professeur")]
)
def test_INC_05_the_question_is_that_of_the_symbol_on_which_the_questioner_stands(square, symbol):
    table = asking(50, pawns=(3, square, 8, 8), questioner=BEN)

    assert seen(table, ANN).question.symbol == symbol


def test_INC_05_nobody_sees_the_back_of_the_card_not_even_the_questioner():
    table = asking(4321)

    for viewer in (SPECTATOR, *seats(4)):
        assert "4321" not in str(seen(table, viewer))


def test_INC_05_then_it_goes_on_clockwise():
    table = begun(3, first=CAT)
    order = []
    for _ in range(4):
        order.append(table.race.questioner)
        table = played(table, *all_estimate(9998, 9999, 9997), (ANN, Challenge(BEN)))

    assert order == [CAT, ANN, BEN, CAT]


# The pile


def test_INC_24_each_turn_has_the_next_card_and_the_pile_comes_round_in_the_same_order():
    table = GAME.answer(opening(GAME, 3, {"first": ANN}, answering(*range(1, 7))), Shuffled((3, 1, 4, 0, 5, 2)))
    cards = []
    for _ in range(9):
        cards.append(seen(table, ANN).question.text.removeprefix("Combien, carte ")[0])
        table = played(table, *all_estimate(9997, 9998, 9999), (BEN, Challenge(ANN)))
        table = turns.begin(replace(table.race, pawns=(0, 0, 0)), table.pile, table.last, table.decision)

    assert cards == list("314052314")


def test_INC_24_cards_that_were_played_at_this_table_come_after_the_others():
    table = opening(GAME, 4, {"first": DOM}, PACK.with_played({0, 1, 2}))

    assert GAME.pending(table) == Shuffle(5)
    table = answered(table, Shuffled((4, 3, 2, 1, 0)))
    assert GAME.pending(table) == Shuffle(3)
    assert answered(table, Shuffled((0, 2, 1))).pile.order == (7, 6, 5, 4, 3, 0, 2, 1)


def test_INC_05_an_estimate_before_the_question_is_no_estimate():
    table = opening(GAME, 3, pack=PACK)

    assert GAME.refusal(GAME.view(table, ANN), Estimate(3)) == "not_your_turn"
