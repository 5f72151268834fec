"""What people are remembered for after « 7 % », from what everybody was told."""

from tablee.games.sept_pour_cent.awards import (
    BoldestBluff,
    CostliestDoubt,
    FinestEar,
    GoodEar,
    HighestClaim,
    LightFingers,
    LongestOdds,
    MostStubbornDice,
    RolledInVain,
    TallestClaim,
    honours,
)
from tablee.games.sept_pour_cent.facts import (
    Announced,
    Contested,
    Discarded,
    Drawn,
    Opined,
    Rerolled,
    Rolled,
    Shown,
    StartRolled,
    Stolen,
    Taken,
    Won,
)
from tablee.games.sept_pour_cent.vocabulary import Bonus, Ending, Family
from tablee.kernel.ending.honours import GoodCompany
from tablee.kernel.seats import Seat

ANN, BEN, CAT, DOM, EVA = map(Seat, range(5))
SHARKS, STARS = Family.REQUIN, Family.ETOILE


def contest(by, announcer, number, total, *opinions):
    return (
        Contested(by, announcer, number, SHARKS),
        *(Opined(seat, agrees) for seat, agrees in opinions),
        Shown((), number, SHARKS, total, holds=total >= number),
    )


def test_the_boldest_bluff_is_the_one_that_was_farthest_from_the_truth():
    told = [*contest(CAT, ANN, 9, 5), *contest(CAT, BEN, 12, 3), *contest(BEN, ANN, 20, 20)]

    assert honours(told, 3).awards[0] == BoldestBluff(BEN, 12, SHARKS, 3)


def test_the_finest_ear_was_right_most_often_whoever_contests_included():
    told = [*contest(CAT, ANN, 5, 9, (BEN, True)), *contest(CAT, ANN, 9, 9, (BEN, True)), *contest(BEN, CAT, 1, 1)]

    assert honours(told, 3).awards[0] == FinestEar(BEN, 2, 3)


def test_whoever_was_wrong_as_often_as_right_has_no_ear():
    told = [Announced(BEN, 7, STARS), *contest(BEN, ANN, 5, 6), *contest(BEN, ANN, 9, 8), *contest(BEN, ANN, 5, 5)]

    assert honours(told, 2).lines == ()
    assert not [award for award in honours(told, 2).awards if isinstance(award, FinestEar | GoodEar)]


def test_the_costliest_doubt_was_farthest_below_what_there_was():
    told = [*contest(CAT, ANN, 5, 6), *contest(BEN, ANN, 9, 12), *contest(ANN, CAT, 12, 3)]

    assert honours(told, 3).awards == (
        BoldestBluff(CAT, 12, SHARKS, 3),
        FinestEar(ANN, 1, 1),
        CostliestDoubt(BEN, 9, SHARKS, 12),
    )


def test_the_tallest_claim_and_the_most_stubborn_dice():
    told = [Announced(ANN, 7, STARS), Announced(BEN, 9, SHARKS), *[Rolled(CAT, (1, 2), 0)] * 2, Rolled(ANN, (1, 2), 0)]

    assert honours(told, 3).awards == (TallestClaim(BEN, 9, SHARKS), MostStubbornDice(CAT, 2))


def test_what_somebody_else_equals_is_no_superlative():
    doubts = [*contest(ANN, BEN, 5, 6), *contest(BEN, ANN, 5, 6), *contest(ANN, BEN, 6, 5), *contest(BEN, ANN, 6, 5)]
    told = [*doubts, Stolen(ANN, BEN, 3), Stolen(BEN, ANN, 3), Announced(ANN, 7, STARS), Announced(BEN, 7, SHARKS)]

    assert honours(told, 2).awards == (HighestClaim(ANN, 7, STARS), HighestClaim(BEN, 7, SHARKS))


def test_odds_are_counted_by_the_numbers_that_the_winner_has_at_the_end():
    told = [
        *(Taken(ANN, card) for card in (4, 4, 7, Bonus.VOL)),
        Drawn(ANN, 9),
        Discarded(ANN, 9),
        Taken(BEN, 3),
        Stolen(ANN, BEN, 3),
        Rolled(ANN, (4, 0), 2),
        Won(ANN, Ending.WINNING_ROLL),
    ]

    assert LongestOdds(ANN, (4, 0), 16) in honours(told, 2).awards


def test_of_a_die_that_was_rolled_again_its_own_odds_are_told():
    told = [Taken(ANN, 4), Rolled(ANN, (4, 6), 1), Rerolled(ANN, 4, 0), Won(ANN, Ending.RELANCE)]

    assert LongestOdds(ANN, (4, 0), 20) in honours(told, 2).awards


def test_two_zeros_before_anything_began_are_one_in_a_hundred():
    told = [StartRolled(BEN, (0, 0)), Won(BEN, Ending.DOUBLE_ZERO)]

    assert honours(told, 2).awards == (LongestOdds(BEN, (0, 0), 1),)


def test_light_fingers_took_most_cards():
    told = [Stolen(ANN, BEN, 3), Stolen(CAT, BEN, 4), Stolen(CAT, ANN, 5)]

    assert honours(told, 3).awards == (LightFingers(CAT, 2),)


def test_everybody_else_is_remembered_for_something_of_their_own():
    awarded = [Stolen(DOM, ANN, 3), *contest(EVA, DOM, 5, 6)]
    rolls = [Rolled(seat, (1, 2), 0) for seat in (BEN, DOM)]
    claims = [Announced(ANN, 4, STARS), Announced(ANN, 7, SHARKS), Announced(BEN, 7, SHARKS)]

    assert honours([*awarded, *rolls, *claims], 5).lines == (
        HighestClaim(ANN, 7, SHARKS),
        RolledInVain(BEN, 1),
        GoodCompany(CAT),
    )
