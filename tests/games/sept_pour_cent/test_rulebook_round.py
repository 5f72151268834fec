"""The rulebook, last part: the end of a round. [SPC-26]"""

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Dealt, RoundEnded, Starts, TurnedUp
from tablee.games.sept_pour_cent.facts import Rolled as DiceRolled
from tablee.games.sept_pour_cent.facts import Shuffled as AnnounceShuffled
from tablee.games.sept_pour_cent.phases import Announcing, Reshuffling
from tablee.games.sept_pour_cent.vocabulary import ANNOUNCE_CARDS, End, Roll, Take
from tablee.kernel.chance import Rolled, Shuffle
from tablee.kernel.game import Waiting
from tests.games.by_hand import SPECTATOR, same, stacked
from tests.games.sept_pour_cent.tables import ANN, BEN, CAT, answered, hand, played, rewarding, rolled, told

A_MISS = (7, 8)


@pytest.mark.parametrize(
    ("face_up", "deck", "then"),
    [
        ("6 3 1", "9 8 7", (6, 3, 1)),  # nothing was taken
        ("6 3", "9 8 7", (6, 3, 9)),
        ("6", "9 8 7", (6, 9, 8)),
        ("", "9 8 7 5", (9, 8, 7)),
        ("6", "9", (6, 9)),  # as far as the deck goes
        ("", "9", (9,)),
        ("6", "", (6,)),
        ("", "", ()),
    ],
)
def test_SPC_26_reward_cards_are_turned_up_until_three_lie_face_up(face_up, deck, then):
    table = rolled(played(rewarding("", "", face_up=face_up, deck=deck, left=1), (ANN, Roll())), A_MISS)

    assert isinstance(table, Reshuffling)
    assert table.tabletop.face_up == then


def test_SPC_26_announce_discards_and_deck_are_shuffled_together():
    table = rolled(played(rewarding("", "", left=1), (ANN, Roll())), A_MISS)
    assert GAME.pending(table) == Shuffle(50)

    table = answered(table, stacked(ANNOUNCE_CARDS))

    assert same(sum(table.hands, ()) + table.deck, ANNOUNCE_CARDS)
    assert table.tabletop.discards == ()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_SPC_26_everyone_is_back_in_play_and_is_dealt_3(players):
    table = rolled(played(rewarding(*[""] * players, left=1), (ANN, Roll())), A_MISS)
    table = answered(table, stacked(ANNOUNCE_CARDS))

    assert isinstance(table, Announcing)
    assert table.tabletop.in_play == tuple(range(players))
    assert [len(cards) for cards in table.hands] == [3] * players


@pytest.mark.parametrize("winner", [ANN, BEN, CAT])
def test_SPC_26_the_rounds_winner_starts_the_next_round(winner):
    table = rolled(played(rewarding("", "", "", winner=winner, left=1), (winner, Roll())), A_MISS)
    table = answered(table, stacked(ANNOUNCE_CARDS))

    assert GAME.pending(table) == Waiting((winner,))


def test_SPC_26_the_rounds_winner_starts_whether_the_phase_ended_by_itself_or_not():
    table = played(rewarding("", "vol", "5", winner=BEN, left=0), (BEN, End()))

    assert table.first == BEN


def test_SPC_26_everyone_keeps_their_reward_cards():
    table = rolled(played(rewarding("6 3", "5 vol", left=1), (ANN, Roll())), A_MISS)
    table = answered(table, stacked(ANNOUNCE_CARDS))

    assert table.tabletop.owned == rewarding("6 3", "5 vol").tabletop.owned


def test_SPC_26_the_end_of_a_round_and_the_new_deal_are_told():
    table = played(rewarding("", "", face_up="6", deck="9 8", left=2), (ANN, Take(6)), (ANN, Roll()))
    shuffle = stacked(ANNOUNCE_CARDS, hand("1 requin, 2 requin, 3 requin"))

    assert told(table, Rolled(A_MISS)) == (DiceRolled(ANN, A_MISS, winning=0), RoundEnded(ANN), TurnedUp((9, 8)))
    assert told(rolled(table, A_MISS), shuffle, ANN) == (
        AnnounceShuffled(50),
        Dealt((ANN, BEN), hand("1 requin, 2 requin, 3 requin")),
        Starts(ANN),
    )
    assert told(rolled(table, A_MISS), shuffle, SPECTATOR)[1] == Dealt((ANN, BEN), ())


def test_SPC_26_the_numbers_of_decisions_go_on_from_round_to_round():
    table = rewarding("", "", left=1)
    number = table.decision

    table = answered(rolled(played(table, (ANN, Roll())), A_MISS), stacked(ANNOUNCE_CARDS))

    assert table.decision == number + 1
