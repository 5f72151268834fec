"""The rulebook, fourth part: the reward phase, its rolls and its numbers. [SPC-15 … SPC-18, SPC-24, SPC-25]"""

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Discarded, RoundEnded, Taken, TurnedUp
from tablee.games.sept_pour_cent.facts import Rolled as DiceRolled
from tablee.games.sept_pour_cent.facts import Won as GameWon
from tablee.games.sept_pour_cent.phases import Reshuffling, Rewarding, Rolling, Won
from tablee.games.sept_pour_cent.positions import reward_cards
from tablee.games.sept_pour_cent.vocabulary import (
    Agree,
    Announce,
    Bonus,
    Discard,
    End,
    Ending,
    Family,
    Pioche,
    Relance,
    Roll,
    Take,
    Vol,
    Why,
)
from tablee.kernel.chance import Rolled
from tablee.kernel.game import Over, Result, Waiting
from tests.games.by_hand import SPECTATOR
from tests.games.sept_pour_cent.tables import (
    ANN,
    BEN,
    CAT,
    DAN,
    offered_kinds,
    played,
    refused,
    rewarding,
    rolled,
    seen,
    told,
    winning_rolls,
)

A_MISS = (7, 8)


# Three rewards


def test_SPC_15_three_rolls():
    table = rewarding("", "")
    for left in (2, 1):
        table = rolled(played(table, (ANN, Roll())), A_MISS)
        assert (type(table), table.left) == (Rewarding, left)

    assert isinstance(rolled(played(table, (ANN, Roll())), A_MISS), Reshuffling)


def test_SPC_15_three_cards():
    table = played(rewarding("", "", face_up="6 3 1"), (ANN, Take(3)), (ANN, Take(6)), (ANN, Take(1)))

    assert isinstance(table, Reshuffling)
    assert table.tabletop.owned[ANN] == (3, 6, 1)


@pytest.mark.parametrize("mix", ["TTR", "TRT", "RTT", "RRT", "RTR", "TRR"])
def test_SPC_15_a_mix_of_both_in_any_order(mix):
    table = rewarding("", "", face_up="1 2 3")
    for card, reward in enumerate(mix, start=1):
        table = played(table, (ANN, Take(card))) if reward == "T" else rolled(played(table, (ANN, Roll())), A_MISS)

    assert isinstance(table, Reshuffling)
    assert len(table.tabletop.owned[ANN]) == mix.count("T")


def test_SPC_15_each_reward_is_seen_before_the_next_is_chosen():
    """The dice have fallen, and only then is the next reward asked for."""
    table = played(rewarding("", "", face_up="7 8 1"), (ANN, Roll()))
    assert isinstance(table, Rolling)

    table = rolled(table, A_MISS)

    assert GAME.pending(table) == Waiting((ANN,))
    assert played(table, (ANN, Take(7))).left == 1


def test_SPC_15_both_dice_are_rolled_each_time():
    table = rolled(played(rewarding("3", ""), (ANN, Roll())), (3, 7))
    table = played(table, (ANN, Roll()))

    assert len(winning_rolls(table)) == 4


@pytest.mark.parametrize("action", [Roll(), Take(1), Discard(5), End(), Vol(ANN, 4), Pioche(), Relance()])
def test_SPC_15_nobody_but_the_last_player_in_play_has_rewards(action):
    table = rewarding("4", "5 vol pioche_2 relance", left=2, lone_hit=(0, 1))

    assert refused(table, BEN, action) is Why.NOT_YOUR_TURN
    assert offered_kinds(table, BEN) == set()
    assert offered_kinds(table, SPECTATOR) == set()


@pytest.mark.parametrize("action", [Announce(3, Family.REQUIN), Agree()])
def test_SPC_15_there_is_nothing_to_announce_in_a_reward_phase(action):
    assert refused(rewarding("", ""), ANN, action) is Why.NOT_NOW


def test_SPC_15_nobody_acts_while_the_dice_roll():
    table = played(rewarding("5", ""), (ANN, Roll()))

    assert refused(table, ANN, Roll()) is Why.NOT_YOUR_TURN
    assert refused(table, ANN, Discard(5)) is Why.NOT_YOUR_TURN
    assert offered_kinds(table, ANN) == set()


def test_SPC_15_only_cards_that_lie_face_up_are_taken():
    table = rewarding("", "4", face_up="1 2 3")

    assert refused(table, ANN, Take(4)) is Why.NOT_FACE_UP
    assert refused(table, ANN, Take(Bonus.VOL)) is Why.NOT_FACE_UP


def test_SPC_15_what_is_taken_and_rolled_is_told_to_everyone():
    table = rewarding("3", "", face_up="6 1 2")
    rolling = played(table, (ANN, Roll()))

    assert told(table, (ANN, Take(6))) == (Taken(ANN, 6),)
    assert told(table, (ANN, Roll())) == ()
    assert told(rolling, Rolled((7, 3))) == (DiceRolled(ANN, (7, 3), winning=1),)


def test_SPC_16_face_up_cards_taken_are_not_replaced_before_the_end_of_the_round():
    table = played(rewarding("", "", face_up="6 3 1"), (ANN, Take(3)))
    assert table.tabletop.face_up == (6, 1)

    table = rolled(played(table, (ANN, Take(6)), (ANN, Roll())), A_MISS)

    assert isinstance(table, Reshuffling)
    assert len(table.tabletop.face_up) == 3


def test_SPC_16_a_card_that_was_taken_is_no_longer_there():
    table = played(rewarding("", "", face_up="6 3 1"), (ANN, Take(3)))

    assert refused(table, ANN, Take(3)) is Why.NOT_FACE_UP


def test_SPC_16_of_two_copies_one_stays():
    table = played(rewarding("", "", face_up="6 6 1"), (ANN, Take(6)))

    assert table.tabletop.face_up == (6, 1)


# Winning numbers


def test_SPC_17_a_winning_number_lies_before_its_owner_and_everybody_sees_it():
    table = played(rewarding("", "", face_up="6 3 1"), (ANN, Take(6)))

    for viewer in (ANN, BEN, SPECTATOR):
        assert seen(table, viewer).tabletop.owned == ((6,), ())


def test_SPC_17_its_digit_counts_as_0_on_the_rolls_of_its_owner():
    table = played(rewarding("6", ""), (ANN, Roll()))

    assert set(winning_rolls(table)) == {(0, 0), (0, 6), (6, 0), (6, 6)}


def test_SPC_17_but_not_on_those_of_others():
    table = played(rewarding("", "6"), (ANN, Roll()))

    assert winning_rolls(table) == [(0, 0)]


def test_SPC_17_a_second_copy_is_useless_but_may_be_held():
    table = played(rewarding("6", "", face_up="6 1 2"), (ANN, Take(6)))
    assert table.tabletop.owned[ANN] == (6, 6)

    assert len(winning_rolls(played(table, (ANN, Roll())))) == 4


def test_SPC_17_a_number_that_was_discarded_no_longer_counts():
    table = played(rewarding("6 3", ""), (ANN, Discard(6)), (ANN, Roll()))

    assert set(winning_rolls(table)) == {(0, 0), (0, 3), (3, 0), (3, 3)}


def test_SPC_17_of_two_copies_one_still_counts_when_the_other_is_discarded():
    table = played(rewarding("6 6", ""), (ANN, Discard(6)), (ANN, Roll()))

    assert len(winning_rolls(table)) == 4


def test_SPC_17_a_stolen_number_counts_for_the_thief():
    table = played(rewarding("vol", "6"), (ANN, Vol(BEN, 6)), (ANN, Roll()))

    assert (6, 6) in winning_rolls(table)


# A roll that wins


def test_SPC_18_D_takes_6_and_3_and_wins_with_0_6_or_3_in_any_combination():
    table = played(
        rewarding("", "", "", "", face_up="6 3 1", winner=DAN), (DAN, Take(6)), (DAN, Take(3)), (DAN, Roll())
    )

    assert set(winning_rolls(table)) == {(first, second) for first in (0, 6, 3) for second in (0, 6, 3)}


def test_SPC_18_D_rolls_7_and_3_and_does_not_win_but_keeps_her_cards():
    """She has used her three rewards, so the round is over."""
    table = played(
        rewarding("", "", "", "", face_up="6 3 1", winner=DAN), (DAN, Take(6)), (DAN, Take(3)), (DAN, Roll())
    )
    table = rolled(table, (7, 3))

    assert isinstance(table, Reshuffling)
    assert table.tabletop.owned[DAN] == (6, 3)


def test_SPC_18_a_winning_roll_wins_the_game_at_once_with_rewards_left():
    table = rolled(played(rewarding("", "6", winner=BEN), (BEN, Roll())), (6, 0))

    assert isinstance(table, Won)
    assert (table.winner, table.how, table.dice) == (BEN, Ending.WINNING_ROLL, (6, 0))
    assert GAME.pending(table) == Over(Result(places=(2, 1), scores=(0, 1), why=Ending.WINNING_ROLL))


@pytest.mark.parametrize(("numbers", "percent"), list(enumerate([1, 4, 9, 16, 25, 36, 49, 64, 81])))
def test_SPC_18_the_chances_of_a_winning_roll(numbers, percent):
    """4 % with one number, 81 % with eight: so many of the hundred rolls."""
    table = played(rewarding(" ".join("987654321"[:numbers]), "", face_up=""), (ANN, Roll()))

    assert len(winning_rolls(table)) == percent


def test_SPC_18_bonuses_are_no_numbers():
    table = played(rewarding("vol pioche_2 relance", ""), (ANN, Roll()))

    assert winning_rolls(table) == [(0, 0)]


def test_SPC_18_a_number_that_comes_later_does_not_change_the_roll():
    table = rolled(played(rewarding("3", "", face_up="7 1 2"), (ANN, Roll())), (7, 3))
    table = played(table, (ANN, Take(7)))

    assert isinstance(table, Rewarding)
    assert GAME.result(table) is None


def test_SPC_18_the_roll_is_told_and_then_the_win():
    table = played(rewarding("6", ""), (ANN, Roll()))

    assert told(table, Rolled((6, 0))) == (DiceRolled(ANN, (6, 0), winning=2), GameWon(ANN, Ending.WINNING_ROLL))


@pytest.mark.parametrize("action", [Roll(), Discard(6), End()])
def test_SPC_18_after_the_end_nobody_does_anything(action):
    table = rolled(played(rewarding("6", ""), (ANN, Roll())), (6, 6))

    assert refused(table, ANN, action) is Why.NOT_YOUR_TURN
    assert offered_kinds(table, ANN) == set()


# Fewer cards


def test_SPC_24_with_no_face_up_card_left_the_remaining_rewards_are_rolls():
    table = played(rewarding("5", "", face_up="6"), (ANN, Take(6)))

    assert offered_kinds(table, ANN) == {"roll", "discard"}
    assert refused(table, ANN, Take(6)) is Why.NOT_FACE_UP


def test_SPC_24_discarded_reward_cards_never_come_back():
    """The deck is used up and nothing lies face up: what was discarded stays away all the same."""
    table = rewarding("5 6", "", face_up="", deck="", left=1)
    gone = table.tabletop.gone

    table = rolled(played(table, (ANN, Discard(5)), (ANN, Roll())), A_MISS)

    assert isinstance(table, Reshuffling)
    assert table.tabletop.face_up == ()
    assert table.tabletop.gone == (*gone, 5)


# All three are used, and then the phase ends


@pytest.mark.parametrize("left", [3, 2, 1])
def test_SPC_25_no_reward_can_be_given_up(left):
    table = rewarding("vol", "5", left=left)

    assert refused(table, ANN, End()) is Why.REWARDS_LEFT
    assert "end" not in offered_kinds(table, ANN)


@pytest.mark.parametrize("action", [Roll(), Take(1)])
def test_SPC_25_there_is_no_fourth_reward(action):
    table = rewarding("vol", "5", left=0)

    assert refused(table, ANN, action) is Why.NO_REWARD_LEFT
    assert offered_kinds(table, ANN) == {"vol", "discard", "end"}


def test_SPC_25_an_unused_bonus_can_still_be_played_after_the_third_reward():
    table = rolled(played(rewarding("vol", "5", left=1), (ANN, Roll())), A_MISS)
    assert GAME.pending(table) == Waiting((ANN,))

    table = played(table, (ANN, Vol(BEN, 5)))

    assert isinstance(table, Reshuffling)
    assert table.tabletop.owned == ((5,), ())


def test_SPC_25_or_kept_for_later_by_ending_the_phase():
    table = rewarding("vol", "5", left=0)

    facts = told(table, (ANN, End()))
    table = played(table, (ANN, End()))

    assert isinstance(table, Reshuffling)
    assert table.tabletop.owned[ANN] == (Bonus.VOL,)
    assert facts == (RoundEnded(ANN),)


@pytest.mark.parametrize(
    ("mine", "deck"),
    [
        ("5", None),  # no bonus at all
        ("vol", None),  # and nobody to steal from
        ("pioche_2", ""),  # and nothing to draw
        ("relance", None),  # and no lone hit
    ],
)
def test_SPC_25_the_phase_ends_by_itself_when_no_bonus_is_left_that_could_be_used_now(mine, deck):
    table = rolled(played(rewarding(mine, "", deck=deck, left=1), (ANN, Roll())), A_MISS)

    assert isinstance(table, Reshuffling)
    assert table.tabletop.owned[ANN] == reward_cards(mine)


@pytest.mark.parametrize(
    ("mine", "theirs", "dice"),
    [("vol", "5", A_MISS), ("pioche_2", "", A_MISS), ("relance", "", (0, 7))],
)
def test_SPC_25_it_does_not_end_while_one_could_be_used(mine, theirs, dice):
    table = rolled(played(rewarding(mine, theirs, left=1), (ANN, Roll())), dice)

    assert isinstance(table, Rewarding)
    assert "end" in offered_kinds(table, ANN)


def test_SPC_25_it_ends_by_itself_after_a_third_card_as_well():
    table = played(rewarding("", "", face_up="6 3 1", left=1), (ANN, Take(6)))

    assert isinstance(table, Reshuffling)


def test_SPC_25_a_bonus_taken_as_the_third_reward_can_be_used_at_once():
    table = played(rewarding("", "5", face_up="vol 3 1", left=1), (ANN, Take(Bonus.VOL)))

    assert isinstance(table, Rewarding)
    assert isinstance(played(table, (ANN, Vol(BEN, 5))), Reshuffling)


def test_SPC_25_it_ends_when_the_last_usable_bonus_is_discarded():
    table = played(rewarding("vol", "5", left=0), (ANN, Discard(Bonus.VOL)))

    assert isinstance(table, Reshuffling)


def test_SPC_25_the_end_is_told_with_the_cards_turned_up():
    table = rewarding("", "", face_up="6 3", deck="9 8", left=1)

    facts = told(table, (ANN, Take(6)))

    assert facts == (Taken(ANN, 6), RoundEnded(ANN), TurnedUp((9, 8)))


def test_SPC_25_a_discard_that_ends_it_is_told_as_a_discard():
    facts = told(rewarding("vol", "", "5", left=0), (ANN, Discard(Bonus.VOL)), CAT)

    assert facts == (Discarded(ANN, Bonus.VOL), RoundEnded(ANN))
