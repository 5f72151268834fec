"""The rulebook, first part: what is in the box, and how a game is set up. [SPC-01 … SPC-06]"""

from collections import Counter

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Dealt, StartRolled, Starts, Tied, TurnedUp
from tablee.games.sept_pour_cent.facts import Shuffled as AnnounceShuffled
from tablee.games.sept_pour_cent.facts import Won as GameWon
from tablee.games.sept_pour_cent.phases import Announcing, Boxed, Rolling, StartRoll, StartRolls, Won
from tablee.games.sept_pour_cent.positions import reward_cards
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, REWARD_CARDS, Bonus, Card, Ending, Family, Roll
from tablee.kernel import chance
from tablee.kernel.chance import Rolled, Shuffle
from tablee.kernel.game import Over, Result
from tablee.kernel.playout import opening
from tablee.kernel.refusals import Malformed
from tests.games.by_hand import SPECTATOR, same, stacked
from tests.games.sept_pour_cent.tables import (
    ANN,
    BEN,
    CAT,
    DAN,
    answered,
    before_start_rolls,
    hand,
    played,
    rewarding,
    rolled,
    seen,
    told,
    unboxed,
    winning_rolls,
)

# The box


def test_SPC_01_fifty_announce_cards_five_families_of_one_to_five_each_card_twice():
    expected = {Card(family, value): 2 for family in Family for value in (1, 2, 3, 4, 5)}

    assert Counter(ANNOUNCE_CARDS) == expected
    assert len(ANNOUNCE_CARDS) == 50


def test_SPC_01_the_families_are_shark_comet_star_lightning_and_clover():
    assert {str(family) for family in Family} == {"requin", "comete", "etoile", "eclair", "trefle"}


def test_SPC_02_thirty_four_reward_cards_three_of_each_number_and_seven_bonuses():
    expected = {**dict.fromkeys(range(1, 10), 3), Bonus.VOL: 3, Bonus.PIOCHE_2: 2, Bonus.RELANCE: 2}

    assert Counter(REWARD_CARDS) == expected
    assert len(REWARD_CARDS) == 34


def test_SPC_03_two_dice_with_ten_faces_are_rolled():
    for_the_start, for_a_reward = before_start_rolls(3), played(rewarding("", ""), (ANN, Roll()))

    assert GAME.pending(for_the_start) == chance.Roll(sides=10, count=2)
    assert GAME.pending(for_a_reward) == chance.Roll(sides=10, count=2)


@pytest.mark.parametrize("winner", [ANN, BEN, CAT])
def test_SPC_03_zero_is_a_winning_number_for_everyone(winner):
    table = played(rewarding("", "", "", winner=winner), (winner, Roll()))
    assert isinstance(table, Rolling)

    assert winning_rolls(table) == [(0, 0)]


@pytest.mark.parametrize("players", [0, 1, 7])
def test_it_is_a_game_for_two_to_six(players):
    with pytest.raises(Malformed, match="2 to 6 players"):
        opening(GAME, players)


# Set-up


def test_SPC_04_both_decks_are_shuffled_apart():
    box = opening(GAME, 4)
    table = unboxed(4)

    assert GAME.pending(box) == Shuffle(34)
    assert GAME.pending(table) == Shuffle(50)


def test_SPC_04_three_reward_cards_are_turned_face_up():
    table = answered(Boxed(4), stacked(REWARD_CARDS, reward_cards("7 vol 7 9")))

    assert table.tabletop.face_up == (7, Bonus.VOL, 7)
    assert table.rewards[0] == 9
    assert same(table.tabletop.face_up + table.rewards, REWARD_CARDS)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_SPC_04_everyone_is_dealt_three_announce_cards(players):
    table = before_start_rolls(players)

    assert [len(cards) for cards in table.hands] == [3] * players
    assert len(table.deck) == 50 - 3 * players


def test_SPC_04_a_hand_is_seen_by_its_player_only():
    hands = hand("1 requin, 2 requin, 3 requin"), hand("4 etoile, 4 etoile, 5 trefle")
    table = answered(unboxed(2), stacked(ANNOUNCE_CARDS, *hands))

    assert (table.hands[ANN], table.hands[BEN]) == hands
    assert seen(table, ANN).own == hands[ANN]
    assert seen(table, BEN).own == hands[BEN]
    assert seen(table, SPECTATOR).own == ()


def test_SPC_04_each_is_told_of_the_set_up_and_of_no_hand_but_their_own():
    shuffle = stacked(ANNOUNCE_CARDS, hand("1 requin, 2 requin, 3 requin"))

    assert told(Boxed(2), stacked(REWARD_CARDS, reward_cards("7 vol 7"))) == (TurnedUp((7, Bonus.VOL, 7)),)
    assert told(unboxed(2), shuffle, ANN) == (
        AnnounceShuffled(50),
        Dealt((ANN, BEN), hand("1 requin, 2 requin, 3 requin")),
    )
    assert told(unboxed(2), shuffle, SPECTATOR) == (AnnounceShuffled(50), Dealt((ANN, BEN), ()))


# Who starts


def test_SPC_05_the_lowest_sum_of_both_dice_starts():
    table = rolled(before_start_rolls(3), (9, 1), (3, 4), (8, 0))

    assert isinstance(table, Announcing)
    assert table.to_act == BEN


def test_SPC_05_everyone_rolls_in_seat_order():
    table = rolled(before_start_rolls(3), (9, 1))

    assert table.to_roll == (BEN, CAT)
    assert table.rolled == (StartRoll(ANN, (9, 1)),)


def test_SPC_05_on_a_tie_for_the_lowest_only_the_tied_roll_again():
    table = rolled(before_start_rolls(4), (2, 3), (9, 9), (5, 0), (9, 9))

    assert isinstance(table, StartRolls)
    assert table.to_roll == (ANN, CAT)
    assert table.rolled == ()


def test_SPC_05_a_tie_above_the_lowest_does_not_matter():
    table = rolled(before_start_rolls(3), (9, 9), (1, 0), (9, 9))

    assert isinstance(table, Announcing)
    assert table.to_act == BEN


def test_SPC_05_the_second_roll_alone_decides_between_the_tied():
    """Ann and Cat roll higher than Ben did, and yet one of them starts."""
    table = rolled(before_start_rolls(3), (1, 1), (1, 2), (0, 2))
    table = rolled(table, (9, 9), (9, 8))

    assert isinstance(table, Announcing)
    assert table.to_act == CAT


def test_SPC_05_a_tie_among_some_of_the_tied_is_rolled_by_these_alone():
    table = rolled(before_start_rolls(4), (1, 1), (2, 0), (0, 2), (1, 1))
    table = rolled(table, (4, 4), (9, 0), (8, 0), (3, 5))
    assert table.to_roll == (ANN, CAT, DAN)

    table = rolled(table, (6, 6), (5, 5), (5, 6))

    assert table.to_act == CAT


def test_SPC_05_the_rolls_and_the_tie_are_told_to_everyone():
    table = rolled(before_start_rolls(2), (2, 3))

    assert told(before_start_rolls(2), Rolled((2, 3))) == (StartRolled(ANN, (2, 3)),)
    assert told(table, Rolled((5, 0))) == (StartRolled(BEN, (5, 0)), Tied((ANN, BEN)))
    assert told(table, Rolled((4, 0))) == (StartRolled(BEN, (4, 0)), Starts(BEN))


def test_SPC_06_zero_and_zero_wins_the_whole_game_at_once_and_nobody_rolls_after_it():
    table = rolled(before_start_rolls(4), (0, 1), (0, 0))

    assert isinstance(table, Won)
    assert GAME.pending(table) == Over(Result(places=(2, 1, 2, 2), scores=(0, 1, 0, 0), why=Ending.DOUBLE_ZERO))


def test_SPC_06_zero_and_zero_of_the_last_to_roll_wins_too():
    table = rolled(before_start_rolls(2), (0, 1), (0, 0))

    assert (table.winner, table.how, table.dice) == (BEN, Ending.DOUBLE_ZERO, (0, 0))


def test_SPC_06_zero_and_zero_wins_in_the_re_roll_of_a_tie_as_well():
    """Cat was tied with Ann, who wins before Cat rolls again."""
    table = rolled(before_start_rolls(3), (1, 0), (5, 5), (0, 1))
    assert table.to_roll == (ANN, CAT)

    table = rolled(table, (0, 0))

    assert (table.winner, table.how) == (ANN, Ending.DOUBLE_ZERO)
    assert GAME.result(table) == Result(places=(1, 2, 2), scores=(1, 0, 0), why=Ending.DOUBLE_ZERO)


def test_SPC_06_a_double_zero_is_told_and_then_the_win():
    assert told(before_start_rolls(2), Rolled((0, 0))) == (StartRolled(ANN, (0, 0)), GameWon(ANN, Ending.DOUBLE_ZERO))
