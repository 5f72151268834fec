"""How bots use their rewards."""

from random import Random

import pytest

from tablee.games.sept_pour_cent.hard_rewards import hard_reward
from tablee.games.sept_pour_cent.positions import reward_cards
from tablee.games.sept_pour_cent.race import dared, hit, level, prospects
from tablee.games.sept_pour_cent.reward_bots import discard_least, easy_reward, least, medium_reward
from tablee.games.sept_pour_cent.vocabulary import Bonus, Discard, End, Pioche, Relance, Roll, Take, Vol
from tests.games.sept_pour_cent.tables import ANN, BEN, CAT, discarding, rewarding, seen

WAYS = [easy_reward, medium_reward, hard_reward]
GOOD_WAYS = [medium_reward, hard_reward]


def choices(way, table):
    return {way(seen(table, ANN), Random(seed)) for seed in range(40)}


@pytest.mark.parametrize("way", WAYS)
def test_a_lone_hit_is_rolled_again(way):
    table = rewarding("3 4 relance", "", left=1, lone_hit=(3, 8))

    assert choices(way, table) == {Relance()}


@pytest.mark.parametrize("way", WAYS)
def test_two_cards_for_nothing_are_drawn_at_once(way):
    assert choices(way, rewarding("3 pioche_2", "", left=2)) == {Pioche()}


@pytest.mark.parametrize("way", WAYS)
def test_without_a_deck_a_pioche_waits(way):
    assert Pioche() not in choices(way, rewarding("3 pioche_2", "", left=2, deck=""))


@pytest.mark.parametrize("way", WAYS)
def test_a_new_number_is_stolen_from_whoever_owns_most(way):
    table = rewarding("3 vol", "4", "3 5 6 7 8", left=2)

    (theft,) = choices(way, table)

    assert (theft.victim, theft.card in (5, 6, 7, 8)) == (CAT, True)


@pytest.mark.parametrize("way", WAYS)
def test_a_vol_that_would_bring_nothing_waits(way):
    assert choices(way, rewarding("3 vol", "3", left=0)) == {End()}


def test_hard_steals_a_vol_first():
    """It can be used at once, and its owner is without."""
    assert choices(hard_reward, rewarding("3 vol", "4 5 vol", left=2)) == {Vol(BEN, Bonus.VOL)}


@pytest.mark.parametrize("way", GOOD_WAYS)
def test_with_few_numbers_a_new_one_is_taken(way):
    assert choices(way, rewarding("3", "", face_up="3 5", left=3)) == {Take(5)}


@pytest.mark.parametrize("way", WAYS)
def test_with_many_numbers_dice_are_rolled(way):
    assert choices(way, rewarding("1 2 3 4 5 6 7", "", face_up="8 9", left=2)) == {Roll()}


@pytest.mark.parametrize("way", WAYS)
def test_with_nothing_face_up_dice_are_rolled(way):
    assert choices(way, rewarding("", "", face_up="", left=3)) == {Roll()}


def test_hard_takes_what_brings_cards_before_what_does_not():
    assert choices(hard_reward, rewarding("", "", face_up="5 6 pioche_2", left=3)) == {Take(Bonus.PIOCHE_2)}


def test_hard_takes_a_relance_for_its_rolls():
    assert choices(hard_reward, rewarding("1 2 3 4", "", face_up="1 2 relance", left=3)) == {Take(Bonus.RELANCE)}


@pytest.mark.parametrize("way", GOOD_WAYS)
def test_at_eight_a_second_copy_makes_room(way):
    table = rewarding("1 1 1 2 2 2 3 3", "", face_up="5 6 7", left=3)

    (action,) = choices(way, table)

    assert isinstance(action, Discard)
    assert action.card in (1, 2, 3)


def test_easy_takes_anything_while_it_has_few_numbers_and_is_hasty_now_and_then():
    assert choices(easy_reward, rewarding("3", "", face_up="3 5 vol", left=3)) == {
        Take(3),
        Take(5),
        Take(Bonus.VOL),
        Roll(),
    }


def test_between_two_cards_what_is_missed_least_goes():
    assert discard_least(seen(discarding("1 2 3 4 5 6 7 7", "", deck="8"), ANN), Random(1)) == Discard(7)


@pytest.mark.parametrize(("mine", "card"), [("1 vol 2 2", 2), ("1 vol 2", Bonus.VOL), ("4 2", 4)])
def test_least_is_a_copy_then_a_bonus_then_a_number(mine, card):
    assert least(reward_cards(mine)) == card


def test_a_level_is_different_numbers_and_the_worth_of_bonuses():
    assert level(reward_cards("1 1 2")) == 2
    assert 2 < level(reward_cards("1 2 relance")) < 3


def test_at_equal_levels_everybody_is_as_likely_to_win():
    assert prospects(3, (3, 3, 3)) == pytest.approx(0.25, abs=0.01)
    assert prospects(0, (0,)) == pytest.approx(0.5, abs=0.03)


def test_more_numbers_are_better_for_me_and_worse_for_the_others():
    assert prospects(5, (2, 2)) > prospects(3, (2, 2)) > prospects(3, (4, 2))


def test_the_chance_of_a_roll_is_that_of_the_rulebook():
    assert [round(hit(owned) ** 2, 2) for owned in (1, 8)] == [0.04, 0.81]


def test_rolls_and_relances_help():
    rivals = (4.0, 4.0)

    assert dared(0, 4, 0, 0, rivals) < dared(1, 4, 0, 0, rivals) < dared(1, 4, 1, 0, rivals) < dared(2, 4, 2, 0, rivals)
