"""The rulebook, fifth part: bonuses. [SPC-19 … SPC-22]"""

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Drawn, Rerolled, RoundEnded, Stolen, Used
from tablee.games.sept_pour_cent.facts import Won as GameWon
from tablee.games.sept_pour_cent.phases import Relancing, Reshuffling, Rewarding, Won
from tablee.games.sept_pour_cent.vocabulary import (
    Announce,
    Bonus,
    Contest,
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
from tablee.kernel import chance
from tablee.kernel.chance import Rolled
from tablee.kernel.seats import Seat
from tests.games.by_hand import SPECTATOR, stacked
from tests.games.sept_pour_cent.tables import (
    ANN,
    BEN,
    CAT,
    announcing,
    answered,
    offered_kinds,
    played,
    refused,
    rewarding,
    rolled,
    seen,
    told,
)

VOL, PIOCHE_2, RELANCE = Bonus

A_MISS = (7, 8)


# Bonuses are used once


def test_SPC_19_a_bonus_lies_face_up_before_its_owner():
    table = played(rewarding("", "", face_up="vol 3 1"), (ANN, Take(VOL)))

    for viewer in (ANN, BEN, SPECTATOR):
        assert seen(table, viewer).tabletop.owned == ((VOL,), ())


def test_SPC_19_taking_one_costs_a_reward_using_it_does_not():
    table = played(rewarding("", "5", face_up="vol 3 1"), (ANN, Take(VOL)))
    assert table.left == 2

    table = played(table, (ANN, Vol(BEN, 5)))

    assert table.left == 2


def test_SPC_19_a_used_bonus_is_discarded():
    table = played(rewarding("vol", "5"), (ANN, Vol(BEN, 5)))

    assert table.tabletop.gone == (VOL,)
    assert table.tabletop.owned == ((5,), ())


def test_SPC_19_a_bonus_can_be_used_in_a_later_reward_phase():
    """Ann ends the round with it, wins the next one, and has it still."""
    table = played(rewarding("pioche_2", "", left=0), (ANN, End()))
    table = answered(table, stacked(range(50)))
    table = played(table, (ANN, Announce(29, Family.REQUIN)), (BEN, Announce(30, Family.REQUIN)), (ANN, Contest()))
    assert isinstance(table, Rewarding)

    table = played(table, (ANN, Pioche()))

    assert len(table.tabletop.owned[ANN]) == 2


def test_SPC_19_it_is_used_in_the_owners_own_reward_phase_only():
    table = rewarding("", "vol pioche_2 relance", "5", left=2, lone_hit=(0, 7))

    assert refused(table, BEN, Vol(CAT, 5)) is Why.NOT_YOUR_TURN
    assert refused(table, BEN, Pioche()) is Why.NOT_YOUR_TURN
    assert refused(table, BEN, Relance()) is Why.NOT_YOUR_TURN


def test_SPC_19_nor_is_it_used_in_an_announce_phase():
    table = announcing("1 requin, 2 requin, 3 requin", "1 trefle, 2 trefle, 3 trefle", owned=("pioche_2", ""))

    assert refused(table, ANN, Pioche()) is Why.NOT_NOW


@pytest.mark.parametrize("action", [Vol(BEN, 5), Pioche(), Relance()])
def test_SPC_19_a_bonus_that_one_does_not_have_cannot_be_used(action):
    table = rewarding("4", "5 vol pioche_2 relance", left=2, lone_hit=(0, 7))

    assert refused(table, ANN, action) is Why.NOT_YOUR_CARD
    assert offered_kinds(table, ANN) == {"roll", "take", "discard"}


# Vol


@pytest.mark.parametrize("card", [5, VOL, PIOCHE_2, RELANCE])
def test_SPC_20_vol_takes_one_card_of_the_thiefs_choice_number_or_bonus(card):
    table = played(rewarding("vol", "", "4 5 vol pioche_2 relance"), (ANN, Vol(CAT, card)))

    assert table.tabletop.owned[ANN] == (card,)
    assert len(table.tabletop.owned[CAT]) == 4
    assert card not in table.tabletop.owned[CAT]


def test_SPC_20_of_two_copies_one_is_taken():
    table = played(rewarding("vol", "5 5"), (ANN, Vol(BEN, 5)))

    assert table.tabletop.owned == ((5,), (5,))


def test_SPC_20_a_stolen_bonus_can_be_used_in_the_same_phase():
    table = played(rewarding("vol", "vol", "5"), (ANN, Vol(BEN, VOL)), (ANN, Vol(CAT, 5)))

    assert table.tabletop.owned == ((5,), (), ())
    assert table.tabletop.gone == (VOL, VOL)


def test_SPC_20_a_stolen_pioche_can_be_used_after_the_third_reward():
    table = played(rewarding("vol", "pioche_2", left=0), (ANN, Vol(BEN, PIOCHE_2)))
    assert isinstance(table, Rewarding)

    table = played(table, (ANN, Pioche()))

    assert isinstance(table, Reshuffling)
    assert len(table.tabletop.owned[ANN]) == 2


@pytest.mark.parametrize("victim", [ANN, Seat(3), Seat(-1)])
def test_SPC_20_one_steals_from_an_opponent(victim):
    assert refused(rewarding("vol 5", "5", "5"), ANN, Vol(victim, 5)) is Why.NO_SUCH_OPPONENT


def test_SPC_20_one_steals_what_is_there():
    assert refused(rewarding("vol", "5", ""), ANN, Vol(BEN, 6)) is Why.NOT_THEIR_CARD
    assert refused(rewarding("vol", "5", ""), ANN, Vol(CAT, 5)) is Why.NOT_THEIR_CARD


def test_SPC_20_vol_is_not_usable_when_no_opponent_has_a_card():
    table = rewarding("vol 5", "", "")

    assert "vol" not in offered_kinds(table, ANN)
    assert refused(table, ANN, Vol(BEN, 5)) is Why.NOT_THEIR_CARD


def test_SPC_20_a_theft_is_told_to_everyone():
    facts = told(rewarding("vol", "5"), (ANN, Vol(BEN, 5)))

    assert facts == (Used(ANN, VOL), Stolen(ANN, BEN, 5))


# Pioche 2


def test_SPC_21_pioche_takes_the_two_top_cards_of_the_reward_deck():
    table = played(rewarding("pioche_2", "", deck="9 relance 8"), (ANN, Pioche()))

    assert table.tabletop.owned[ANN] == (9, RELANCE)
    assert table.rewards == (8,)
    assert table.left == 3


def test_SPC_21_one_if_one_is_left():
    table = played(rewarding("pioche_2", "", deck="9"), (ANN, Pioche()))

    assert table.tabletop.owned[ANN] == (9,)
    assert table.rewards == ()


def test_SPC_21_pioche_is_not_usable_when_none_is_left():
    table = rewarding("pioche_2", "", deck="")

    assert refused(table, ANN, Pioche()) is Why.DECK_EMPTY
    assert "pioche" not in offered_kinds(table, ANN)


def test_SPC_21_a_bonus_that_was_drawn_can_be_used_at_once():
    table = played(rewarding("pioche_2", "5", deck="vol pioche_2 8 9", left=0), (ANN, Pioche()), (ANN, Pioche()))

    assert table.tabletop.owned[ANN] == (VOL, 8, 9)
    assert offered_kinds(table, ANN) == {"vol", "discard", "end"}


@pytest.mark.parametrize(("deck", "drawn"), [("9 relance 8", (9, RELANCE)), ("9", (9,))])
def test_SPC_21_the_cards_drawn_are_told_to_everyone(deck, drawn):
    facts = told(rewarding("pioche_2", "", deck=deck), (ANN, Pioche()))

    assert facts == (Used(ANN, PIOCHE_2), *(Drawn(ANN, card) for card in drawn))


# Relance


def lone_hit_with(mine: str, *, left: int = 3, dice: tuple[int, int] = (7, 3)) -> Rewarding:
    """Ann has just rolled these dice, and one of them shows a winning number."""
    table = rolled(played(rewarding(mine, "5", left=left), (ANN, Roll())), dice)
    assert isinstance(table, Rewarding)
    return table


def test_SPC_22_relance_rolls_the_other_die_again():
    table = played(lone_hit_with("3 relance"), (ANN, Relance()))

    assert isinstance(table, Relancing)
    assert table.kept == 3
    assert GAME.pending(table) == chance.Roll(sides=10, count=1)


@pytest.mark.parametrize("dice", [(0, 7), (7, 0), (3, 8), (8, 3)])
def test_SPC_22_the_die_that_shows_a_winning_number_stays_whichever_it_is(dice):
    table = played(lone_hit_with("3 relance", dice=dice), (ANN, Relance()))

    assert table.kept in (0, 3)


@pytest.mark.parametrize("die", range(10))
def test_SPC_22_the_roll_wins_if_that_die_now_shows_a_winning_number(die):
    table = rolled(played(lone_hit_with("3 relance"), (ANN, Relance())), (die,))

    assert isinstance(table, Won) == (die in (0, 3))
    assert GAME.result(table) is None or table.how is Ending.RELANCE


def test_SPC_22_it_is_discarded_and_costs_no_reward():
    table = rolled(played(lone_hit_with("3 relance"), (ANN, Relance())), (9,))

    assert table.tabletop.owned[ANN] == (3,)
    assert table.tabletop.gone == (RELANCE,)
    assert table.left == 2


@pytest.mark.parametrize("dice", [(7, 8), (7, 7)])
def test_SPC_22_not_after_a_roll_without_a_winning_number(dice):
    table = lone_hit_with("3 relance", dice=dice)

    assert refused(table, ANN, Relance()) is Why.NO_LONE_HIT
    assert "relance" not in offered_kinds(table, ANN)


def test_SPC_22_not_before_any_roll():
    table = rewarding("3 relance", "")

    assert refused(table, ANN, Relance()) is Why.NO_LONE_HIT
    assert "relance" not in offered_kinds(table, ANN)


@pytest.mark.parametrize("between", [Take(1), Discard(4), Vol(BEN, 5), Pioche(), Take(3)])
def test_SPC_22_nothing_else_may_be_done_between_the_roll_and_the_relance(between):
    table = played(lone_hit_with("3 4 relance vol pioche_2"), (ANN, between))

    assert refused(table, ANN, Relance()) is Why.NO_LONE_HIT
    assert "relance" not in offered_kinds(table, ANN)


def test_SPC_22_another_roll_makes_the_first_one_past():
    table = rolled(played(lone_hit_with("3 relance"), (ANN, Roll())), A_MISS)

    assert refused(table, ANN, Relance()) is Why.NO_LONE_HIT


def test_SPC_22_after_a_miss_another_relance_may_follow():
    table = lone_hit_with("3 relance relance")
    table = rolled(played(table, (ANN, Relance())), (9,))
    assert "relance" in offered_kinds(table, ANN)

    table = rolled(played(table, (ANN, Relance())), (0,))

    assert isinstance(table, Won)
    assert table.dice == (3, 0)


def test_SPC_22_a_relance_may_follow_the_third_reward():
    table = lone_hit_with("3 relance", left=1)
    assert table.left == 0

    table = played(table, (ANN, Relance()))

    assert isinstance(rolled(table, (9,)), Reshuffling)
    assert isinstance(rolled(table, (3,)), Won)


def test_SPC_22_a_discard_after_the_third_reward_makes_it_impossible_and_ends_the_phase():
    table = played(lone_hit_with("3 4 relance", left=1), (ANN, Discard(4)))

    assert isinstance(table, Reshuffling)
    assert table.tabletop.owned[ANN] == (3, RELANCE)


def test_SPC_22_nobody_acts_while_the_die_rolls():
    table = played(lone_hit_with("3 relance relance"), (ANN, Relance()))

    assert refused(table, ANN, Relance()) is Why.NOT_YOUR_TURN
    assert offered_kinds(table, ANN) == set()


def test_SPC_22_a_relance_is_told_and_what_it_brings():
    table = lone_hit_with("3 relance", left=1)
    rolling = played(table, (ANN, Relance()))

    assert told(table, (ANN, Relance())) == (Used(ANN, RELANCE),)
    assert told(rolling, Rolled((0,))) == (Rerolled(ANN, 3, 0), GameWon(ANN, Ending.RELANCE))
    assert told(rolling, Rolled((9,))) == (Rerolled(ANN, 3, 9), RoundEnded(ANN))
