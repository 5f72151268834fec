"""The rulebook, second part: announcements. [SPC-07 … SPC-09]"""

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Announced
from tablee.games.sept_pour_cent.vocabulary import Agree, Announce, Contest, Family, Roll, Why
from tablee.kernel import codec
from tablee.kernel.game import Waiting
from tablee.kernel.refusals import Malformed
from tests.games.sept_pour_cent.tables import (
    ANN,
    BEN,
    CAT,
    DAN,
    FIVE_TREFLES,
    announcing,
    offered_kinds,
    played,
    refused,
    told,
)

REQUIN, COMETE, ETOILE, ECLAIR, TREFLE = Family


# Announcements


def test_SPC_07_the_first_player_announces_a_number_and_a_family():
    """« 3 Requins »."""
    table = played(announcing(*FIVE_TREFLES), (ANN, Announce(3, REQUIN)))

    assert table.ladder == (Announced(ANN, 3, REQUIN),)
    assert told(announcing(*FIVE_TREFLES), (ANN, Announce(3, REQUIN))) == (Announced(ANN, 3, REQUIN),)


@pytest.mark.parametrize(("number", "holds"), [(6, True), (7, False)])
def test_SPC_07_values_count_not_cards_a_2_and_a_4_of_requins_make_6(number, holds):
    table = announcing("2 requin, 1 comete, 1 comete", "4 requin, 5 trefle, 5 trefle")
    table = played(table, (ANN, Announce(number, REQUIN)), (BEN, Contest()))

    assert table.winner == (ANN if holds else BEN)


def test_SPC_07_all_hands_in_play_count_whoever_holds_them():
    table = announcing("1 comete, 1 comete, 2 comete", "5 trefle, 4 trefle, 3 trefle")
    table = played(table, (ANN, Announce(12, TREFLE)), (BEN, Contest()))

    assert table.winner == ANN


@pytest.mark.parametrize("number", [0, -1])
def test_SPC_07_a_number_below_1_is_refused(number):
    assert refused(announcing(*FIVE_TREFLES), ANN, Announce(number, REQUIN)) is Why.OUT_OF_RANGE


def test_SPC_07_a_family_that_does_not_exist_cannot_even_be_said():
    """Fourteen llamas: what comes from outside is decoded, and there is no such family."""
    with pytest.raises(Malformed):
        codec.actions(GAME).decode('{"type":"announce","number":14,"family":"llama"}')


def test_SPC_07_an_announcement_need_not_be_about_ones_own_cards():
    table = announcing("1 requin, 1 requin, 2 requin", "1 comete, 1 comete, 2 comete")

    assert played(table, (ANN, Announce(20, TREFLE))).ladder == (Announced(ANN, 20, TREFLE),)


def test_SPC_08_the_next_player_clockwise_is_asked():
    table = played(announcing(*FIVE_TREFLES, to_act=DAN), (DAN, Announce(3, REQUIN)))

    assert GAME.pending(table) == Waiting((ANN,))


def test_SPC_08_players_who_are_out_are_passed_over():
    table = announcing("1 requin, 2 requin, 3 requin", "", "", "4 requin, 4 requin, 5 requin")

    assert GAME.pending(played(table, (ANN, Announce(3, REQUIN)))) == Waiting((DAN,))


@pytest.mark.parametrize("family", [REQUIN, TREFLE])
def test_SPC_08_a_higher_number_in_the_same_or_another_family(family):
    table = played(announcing(*FIVE_TREFLES), (ANN, Announce(3, REQUIN)), (BEN, Announce(4, family)))

    assert table.ladder[-1] == Announced(BEN, 4, family)


@pytest.mark.parametrize("said", [Announce(5, TREFLE), Announce(5, REQUIN), Announce(4, COMETE), Announce(1, REQUIN)])
def test_SPC_08_a_number_that_is_not_strictly_higher_is_refused(said):
    table = played(announcing(*FIVE_TREFLES), (ANN, Announce(5, REQUIN)))

    assert refused(table, BEN, said) is Why.NOT_HIGHER


def test_SPC_08_the_first_player_of_a_phase_cannot_contest():
    table = announcing(*FIVE_TREFLES)

    assert refused(table, ANN, Contest()) is Why.NOTHING_TO_CONTEST
    assert offered_kinds(table, ANN) == {"announce"}


@pytest.mark.parametrize("seat", [ANN, CAT, DAN])
@pytest.mark.parametrize("action", [Announce(9, REQUIN), Contest()])
def test_SPC_08_nobody_speaks_out_of_turn(seat, action):
    table = played(announcing(*FIVE_TREFLES), (ANN, Announce(5, REQUIN)))

    assert refused(table, seat, action) is Why.NOT_YOUR_TURN
    assert offered_kinds(table, seat) == set()


def test_SPC_08_whose_turn_it_is_announces_or_contests_and_nothing_else():
    table = played(announcing(*FIVE_TREFLES), (ANN, Announce(5, REQUIN)))

    assert offered_kinds(table, BEN) == {"announce", "contest"}
    assert refused(table, BEN, Agree()) is Why.NOT_NOW
    assert refused(table, BEN, Roll()) is Why.NOT_NOW


def test_SPC_09_thirty_is_the_highest_number():
    table = announcing(*FIVE_TREFLES)

    assert played(table, (ANN, Announce(30, REQUIN))).ladder[-1].number == 30
    assert refused(table, ANN, Announce(31, REQUIN)) is Why.OUT_OF_RANGE


def test_SPC_09_after_thirty_only_contesting_is_legal():
    table = played(announcing(*FIVE_TREFLES), (ANN, Announce(30, REQUIN)))

    assert offered_kinds(table, BEN) == {"contest"}
    assert refused(table, BEN, Announce(30, TREFLE)) is Why.NOT_HIGHER
    assert refused(table, BEN, Announce(31, TREFLE)) is Why.OUT_OF_RANGE


@pytest.mark.parametrize("number", ["0", "31"])
def test_SPC_09_a_number_beyond_the_bounds_does_not_decode(number):
    with pytest.raises(Malformed):
        codec.actions(GAME).decode(f'{{"type":"announce","number":{number},"family":"requin"}}')
