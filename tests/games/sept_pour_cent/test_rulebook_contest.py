"""The rulebook, third part: « C'est faux ! », who is out, and the next deal. [SPC-10 … SPC-14, SPC-27]

The people of the rulebook's example, A, B, C and D, are ANN, BEN, CAT and DAN.
"""

import pytest
from msgspec.structs import replace

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import (
    Announced,
    Contested,
    Dealt,
    Opined,
    Out,
    RoundWon,
    Shown,
    ShownHand,
    Starts,
)
from tablee.games.sept_pour_cent.facts import Shuffled as AnnounceShuffled
from tablee.games.sept_pour_cent.phases import Announcing, Contesting, Dealing, Rewarding
from tablee.games.sept_pour_cent.vocabulary import Agree, Announce, Contest, Disagree, Family, Why
from tablee.kernel import codec
from tablee.kernel.chance import Shuffle, Shuffled
from tablee.kernel.game import Waiting
from tests.games.by_hand import SPECTATOR, same
from tests.games.sept_pour_cent.tables import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    FAY,
    FIVE_TREFLES,
    NINE_REQUINS,
    announcing,
    answered,
    hand,
    offered_kinds,
    played,
    refused,
    seen,
    told,
)

REQUIN, COMETE, ETOILE, ECLAIR, TREFLE = Family


# « C'est faux ! »


def twelve_trefles_contested() -> Contesting:
    """B has announced 12 Trèfles, and C says « C'est faux ! »."""
    table = announcing(*FIVE_TREFLES)
    said = (ANN, Announce(11, COMETE)), (BEN, Announce(12, TREFLE))
    contesting = played(table, *said, (CAT, Contest()))
    assert isinstance(contesting, Contesting)
    return contesting


def test_SPC_10_the_others_are_asked_clockwise_from_the_left_of_the_contester():
    table = twelve_trefles_contested()
    assert table.to_ask == (DAN, ANN)

    table = played(table, (DAN, Disagree()))

    assert table.to_ask == (ANN,)
    assert table.opinions == (Opined(DAN, agrees=False),)


def test_SPC_10_announcer_and_contester_are_not_asked():
    table = twelve_trefles_contested()

    assert refused(table, BEN, Agree()) is Why.NOT_YOUR_TURN
    assert refused(table, CAT, Disagree()) is Why.NOT_YOUR_TURN
    assert refused(table, ANN, Agree()) is Why.NOT_YOUR_TURN


def test_SPC_10_whoever_is_asked_agrees_or_disagrees_and_nothing_else():
    table = twelve_trefles_contested()

    assert offered_kinds(table, DAN) == {"agree", "disagree"}
    assert refused(table, DAN, Announce(13, TREFLE)) is Why.NOT_NOW
    assert refused(table, DAN, Contest()) is Why.NOT_NOW


def test_SPC_10_players_who_are_out_are_not_asked():
    table = announcing(
        "1 requin, 2 requin, 3 requin", "", "4 requin, 4 requin, 5 requin", "", "1 trefle, 2 trefle, 3 trefle"
    )
    table = played(table, (ANN, Announce(3, REQUIN)), (CAT, Contest()))

    assert table.to_ask == (EVE,)
    assert refused(table, BEN, Agree()) is Why.NOT_YOUR_TURN
    assert refused(table, DAN, Agree()) is Why.NOT_YOUR_TURN


def test_SPC_10_opinions_are_given_openly_so_the_next_one_and_a_spectator_know_them():
    table = played(twelve_trefles_contested(), (DAN, Disagree()))

    assert seen(table, ANN).opinions == (Opined(DAN, agrees=False),)
    assert seen(table, SPECTATOR).opinions == (Opined(DAN, agrees=False),)
    assert told(twelve_trefles_contested(), (DAN, Disagree())) == (Opined(DAN, agrees=False),)


def test_SPC_10_with_two_in_play_nobody_is_asked_and_the_hands_are_shown_at_once():
    table = announcing(*NINE_REQUINS, to_act=DAN)

    table = played(table, (DAN, Announce(10, REQUIN)), (CAT, Contest()))

    assert isinstance(table, Rewarding)


# In play or out


def test_SPC_11_12_trefles_were_announced_but_there_are_only_5():
    """The rulebook's example: C and D were right and stay in play; A and B are out."""
    table = played(twelve_trefles_contested(), (DAN, Disagree()), (ANN, Agree()))

    assert table.tabletop.in_play == (CAT, DAN)


def test_SPC_11_everyone_sees_all_hands_the_total_and_who_is_out():
    table = played(twelve_trefles_contested(), (DAN, Disagree()))
    shown = tuple(ShownHand(seat, hand(FIVE_TREFLES[seat])) for seat in (ANN, BEN, CAT, DAN))
    new_hand = table.deck[:3]

    facts = told(table, (ANN, Agree()), CAT)

    assert facts == (
        Opined(ANN, agrees=True),
        Shown(shown, 12, TREFLE, total=5, holds=False),
        Out((BEN, ANN)),
        Dealt((CAT, DAN), new_hand),
        Starts(CAT),
    )


def test_SPC_11_had_the_announcement_held_those_against_it_would_be_out():
    """The remark to the example, with 5 announced instead of 12: exactly enough is enough."""
    table = played(announcing(*FIVE_TREFLES), (ANN, Announce(4, COMETE)), (BEN, Announce(5, TREFLE)), (CAT, Contest()))
    table = played(table, (DAN, Disagree()), (ANN, Agree()))

    assert table.tabletop.in_play == (ANN, BEN)
    assert table.to_act == BEN


def test_SPC_11_one_more_than_there_is_does_not_hold():
    table = played(announcing(*FIVE_TREFLES), (ANN, Announce(4, COMETE)), (BEN, Announce(6, TREFLE)), (CAT, Contest()))
    table = played(table, (DAN, Agree()), (ANN, Disagree()))

    assert table.tabletop.in_play == (ANN, CAT)


def test_SPC_11_out_lasts_until_the_end_of_the_round():
    """A and B are still out when C and D have their own contest, and after it."""
    table = played(twelve_trefles_contested(), (DAN, Disagree()), (ANN, Agree()))
    table = played(table, (CAT, Announce(30, REQUIN)), (DAN, Contest()))

    assert table.tabletop.in_play == (DAN,)


def test_SPC_11_who_stands_alone_against_everybody_may_be_the_only_one_left():
    table = played(twelve_trefles_contested(), (DAN, Agree()), (ANN, Agree()))

    assert isinstance(table, Rewarding)
    assert table.winner == CAT


# A new announce phase


def test_SPC_12_all_hands_are_discarded_and_those_in_play_get_three_new_cards():
    before = twelve_trefles_contested()
    table = played(before, (DAN, Disagree()), (ANN, Agree()))

    assert isinstance(table, Announcing)
    assert same(table.tabletop.discards, sum(before.hands, ()))
    assert table.hands == ((), (), before.deck[0:3], before.deck[3:6])
    assert table.deck == before.deck[6:]
    assert table.ladder == ()


def test_SPC_12_a_new_phase_starts_from_any_number_again():
    table = played(twelve_trefles_contested(), (DAN, Disagree()), (ANN, Agree()), (CAT, Announce(1, ECLAIR)))

    assert table.ladder == (Announced(CAT, 1, ECLAIR),)


def test_SPC_12_until_one_player_is_left_in_play():
    """The end of the example: 9 Requins are there, C was wrong, and D has the reward phase."""
    table = announcing(*NINE_REQUINS, to_act=CAT)
    table = played(table, (CAT, Announce(4, REQUIN)), (DAN, Announce(9, REQUIN)))
    shown = (ShownHand(CAT, hand(NINE_REQUINS[CAT])), ShownHand(DAN, hand(NINE_REQUINS[DAN])))

    facts = told(table, (CAT, Contest()))
    table = played(table, (CAT, Contest()))

    assert isinstance(table, Rewarding)
    assert (table.winner, table.left, table.lone_hit) == (DAN, 3, None)
    assert facts == (
        Contested(CAT, DAN, 9, REQUIN),
        Shown(shown, 9, REQUIN, total=9, holds=True),
        Out((CAT,)),
        RoundWon(DAN),
    )


def test_SPC_13_the_contester_starts_when_the_announcement_was_wrong():
    table = played(twelve_trefles_contested(), (DAN, Disagree()), (ANN, Agree()))

    assert GAME.pending(table) == Waiting((CAT,))


def test_SPC_13_the_announcer_starts_when_it_held():
    """« B would have become first player. »"""
    table = played(announcing(*FIVE_TREFLES), (ANN, Announce(2, COMETE)), (BEN, Announce(3, TREFLE)), (CAT, Contest()))
    table = played(table, (DAN, Agree()), (ANN, Agree()))

    assert table.tabletop.in_play == (ANN, BEN, DAN)
    assert GAME.pending(table) == Waiting((BEN,))


# The deck runs out


def five_cards_left() -> Contesting:
    """Of six players one has gone after the other: 18, 15 and 12 cards are dealt, and four are about to be fewer."""
    table = announcing(
        "1 requin, 1 comete, 1 etoile",
        "1 requin, 1 comete, 1 etoile",
        "2 requin, 2 comete, 2 etoile",
        "2 requin, 2 comete, 2 etoile",
        "3 requin, 3 comete, 3 etoile",
        "3 requin, 3 comete, 3 etoile",
    )
    table = played(table, (ANN, Announce(30, TREFLE)), (BEN, Contest()))
    table = played(table, *[(seat, Disagree()) for seat in (CAT, DAN, EVE, FAY)])
    table = played(table, (BEN, Announce(30, TREFLE)), (CAT, Contest()))
    table = played(table, *[(seat, Disagree()) for seat in (DAN, EVE, FAY)])
    assert (table.tabletop.in_play, len(table.deck)) == ((CAT, DAN, EVE, FAY), 50 - 18 - 15 - 12)
    table = played(table, (CAT, Announce(30, TREFLE)), (DAN, Contest()), (EVE, Disagree()))
    assert isinstance(table, Contesting)
    return table


def test_SPC_14_when_the_deck_runs_out_in_a_deal_the_discards_are_shuffled():
    table = played(five_cards_left(), (FAY, Disagree()))

    assert isinstance(table, Dealing)
    assert table.tabletop.in_play == (DAN, EVE, FAY)
    assert len(table.dealt) == 5
    assert GAME.pending(table) == Shuffle(45)


def test_SPC_14_and_the_deal_goes_on():
    """Dan's three cards and two of Eve's are the last of the old deck; one of Eve's and Fay's come from the new one."""
    before = played(five_cards_left(), (FAY, Disagree()))
    discards = before.tabletop.discards
    table = answered(before, Shuffled(tuple(reversed(range(45)))))

    assert isinstance(table, Announcing)
    assert table.hands[DAN] == before.dealt[:3]
    assert table.hands[EVE] == (*before.dealt[3:], discards[-1])
    assert table.hands[FAY] == (discards[-2], discards[-3], discards[-4])
    assert same(table.deck, discards[:-4])
    assert table.tabletop.discards == ()
    assert GAME.pending(table) == Waiting((DAN,))


def test_SPC_14_it_can_happen_with_two_players_left_as_well():
    before = played(five_cards_left(), (FAY, Agree()))
    assert isinstance(before, Dealing)
    table = answered(before, Shuffled(tuple(range(45))))

    assert table.tabletop.in_play == (DAN, EVE)
    assert table.hands[EVE] == (*before.dealt[3:], before.tabletop.discards[0])


def test_SPC_14_the_shuffle_is_told_before_the_deal_and_a_hand_only_once_it_is_whole():
    table = five_cards_left()
    dealing = played(table, (FAY, Disagree()))
    shuffle = Shuffled(tuple(range(45)))

    kinds = [type(fact) for fact in told(table, (FAY, Disagree()), DAN)]
    facts = told(dealing, shuffle, DAN)

    assert kinds == [Opined, Shown, Out]
    assert facts == (AnnounceShuffled(45), Dealt((DAN, EVE, FAY), dealing.dealt[:3]), Starts(DAN))


def test_SPC_14_a_deck_that_is_just_large_enough_is_dealt_to_the_last_card():
    table = five_cards_left()
    table = replace(table, deck=table.deck + table.tabletop.discards[:4])

    after = played(table, (FAY, Disagree()))

    assert isinstance(after, Announcing)
    assert after.deck == ()


# Players who are out


def ann_and_ben_are_out() -> Announcing:
    table = played(twelve_trefles_contested(), (DAN, Disagree()), (ANN, Agree()))
    assert isinstance(table, Announcing)
    return table


@pytest.mark.parametrize("out", [ANN, BEN])
def test_SPC_27_who_is_out_has_no_hand(out):
    table = ann_and_ben_are_out()

    assert table.hands[out] == ()
    assert seen(table, out).own == ()


@pytest.mark.parametrize("out", [ANN, BEN])
@pytest.mark.parametrize("action", [Announce(9, REQUIN), Contest(), Agree(), Disagree()])
def test_SPC_27_who_is_out_does_not_announce_contest_or_give_an_opinion(out, action):
    table = played(ann_and_ben_are_out(), (CAT, Announce(3, REQUIN)))

    assert refused(table, out, action) is Why.NOT_YOUR_TURN
    assert offered_kinds(table, out) == set()


def test_SPC_27_who_is_out_sees_what_a_spectator_sees():
    table = ann_and_ben_are_out()
    by_ann, by_anyone = seen(table, ANN), seen(table, SPECTATOR)

    assert codec.encode(by_ann).replace(b'"me":0', b'"me":null') == codec.encode(by_anyone)


def test_SPC_27_who_is_out_sees_a_hand_when_it_is_shown_to_all():
    table = played(ann_and_ben_are_out(), (CAT, Announce(30, REQUIN)))

    to_ann, to_cat = told(table, (DAN, Contest()), ANN), told(table, (DAN, Contest()), CAT)

    assert to_ann == to_cat
    assert [shown.seat for fact in to_ann if isinstance(fact, Shown) for shown in fact.hands] == [CAT, DAN]


def test_SPC_27_who_is_out_is_told_of_a_deal_but_of_no_card():
    table = played(twelve_trefles_contested(), (DAN, Disagree()))

    assert Dealt((CAT, DAN), ()) in told(table, (ANN, Agree()), ANN)
