"""Tables of « 7 % » that are set out by hand: what can lie like this, and that a game goes on from there."""

from random import Random
from typing import cast

import pytest

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Announced
from tablee.games.sept_pour_cent.positions import announce_cards, announcing, reward_cards, rewarding
from tablee.games.sept_pour_cent.vocabulary import Announce, Bonus, Card, Dice, Family
from tablee.kernel.refusals import Malformed
from tests.careless import made
from tests.games.sept_pour_cent.tables import ANN, BEN, CAT, DAN, FIVE_TREFLES, NINE_REQUINS
from tests.games.sept_pour_cent.witness import WITNESS

TWO = FIVE_TREFLES[:2]


def test_cards_are_written_as_one_says_them_or_given_as_what_they_are():
    assert announce_cards(" 2 requin,4 trefle ") == (Card(Family.REQUIN, 2), Card(Family.TREFLE, 4))
    assert announce_cards([Card(Family.REQUIN, 2)]) == (Card(Family.REQUIN, 2),)
    assert announce_cards("") == announce_cards(()) == ()
    assert reward_cards("6 vol pioche_2") == reward_cards([6, Bonus.VOL, Bonus.PIOCHE_2])


def test_what_only_looks_like_a_card_becomes_the_card():
    (card,) = announce_cards([made(Card, "requin", True)])
    (bonus,) = reward_cards(made(list, ["vol"]))

    assert type(card.family) is Family
    assert type(card.value) is int
    assert type(bonus) is Bonus


def test_what_is_named_lies_there_and_all_else_in_the_decks():
    table = announcing(
        FIVE_TREFLES,
        to_act=CAT,
        ladder="3 requin, 5 trefle",
        owned=("6 vol", "", "1", ""),
        face_up="2 3",
        deck="5 trefle",
    )

    assert table.hands == tuple(map(announce_cards, FIVE_TREFLES))
    assert table.ladder == (Announced(ANN, 3, Family.REQUIN), Announced(BEN, 5, Family.TREFLE))
    assert (table.to_act, table.tabletop.in_play) == (CAT, (ANN, BEN, CAT, DAN))
    assert table.tabletop.owned == ((6, Bonus.VOL), (), (1,), ())
    assert (table.tabletop.face_up, table.tabletop.gone) == ((2, 3), ())
    assert table.deck[0] == Card(Family.TREFLE, 5)
    assert WITNESS.conserved(table)
    assert GAME.pending(table).awaited == (CAT,)


def test_a_ladder_goes_round_those_who_have_hands():
    table = announcing(NINE_REQUINS, to_act=DAN, ladder=[Announce(n, Family.REQUIN) for n in (1, 2, 5)])

    assert [said.seat for said in table.ladder] == [CAT, DAN, CAT]


def test_who_is_out_has_shown_a_hand_as_all_others_have():
    table = announcing(NINE_REQUINS, to_act=CAT)
    more = announcing(NINE_REQUINS, to_act=CAT, discards=table.deck[:21])

    assert len(table.tabletop.discards) == 12
    assert len(more.tabletop.discards) == 21
    assert WITNESS.conserved(table)
    assert WITNESS.conserved(more)


def test_a_deck_that_is_named_is_all_there_is():
    table = rewarding(["6 3", ""], face_up="9 vol", reward_deck="1 1")

    assert table.rewards == (1, 1)
    assert len(table.tabletop.gone) == 34 - 2 - 2 - 2
    assert WITNESS.conserved(table)
    assert rewarding(["", ""], reward_deck="").rewards == ()


def test_what_is_not_named_can_be_shuffled():
    plain, one, other = (announcing(NINE_REQUINS, to_act=CAT, rng=rng) for rng in (None, Random(1), Random(2)))

    assert len({plain.deck, one.deck, other.deck}) == 3
    assert len({plain.rewards, one.rewards, other.rewards}) == 3
    assert one == announcing(NINE_REQUINS, to_act=CAT, rng=Random(1))
    assert all(map(WITNESS.conserved, (plain, one, other)))


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (lambda: announcing(["1 requin, 2 requin, 3 requin"]), "sept_pour_cent is for 2 to 6 players, not 1"),
        (lambda: announcing([TWO[0], "1 trefle"]), "seat 1 has 1 cards; a hand is 3, or none for who is out"),
        (lambda: announcing([TWO[0], "", ""]), "1 of 3 have a hand; with fewer than two the round is over"),
        (
            lambda: announcing([TWO[0], "1 trefle, 2 lapin, 3 trefle"]),
            "there is no '2 lapin'; there is 1 requin, 2 requin",
        ),
        (lambda: announcing([TWO[0], "1 trefle, 6 trefle, 3 trefle"]), "there is no '6 trefle'"),
        (lambda: announcing([TWO[0], "requin"]), "there is no 'requin'"),
        (
            lambda: announcing([*TWO, "1 eclair, 1 trefle, 2 trefle"]),
            "1 eclair lies there 3 times or more, and the box has 2",
        ),
        (lambda: announcing(TWO, to_act=2), "there is no seat 2; seats are 0 to 1"),
        (lambda: announcing(TWO, to_act=True), "there is no seat True"),
        (lambda: announcing(NINE_REQUINS, to_act=ANN), "seat 0 is not in play; those with a hand are 2, 3"),
        (lambda: announcing(TWO, ladder="5 requin, 5 trefle"), "5 trefle is announced where 6 to 30 can be"),
        (lambda: announcing(TWO, ladder="0 requin"), "0 requin is announced where 1 to 30 can be"),
        (lambda: announcing(TWO, ladder="31 requin"), "31 requin is announced where 1 to 30 can be"),
        (
            lambda: announcing(TWO, ladder="five requins"),
            "nobody announces 'five requins'; one says for instance '5 trefle'",
        ),
        (lambda: announcing(TWO, ladder=[made(Announce, 5, "requin")]), "family of announce is 'requin'"),
        (
            lambda: announcing(TWO, discards="1 trefle, 2 comete, 3 comete"),
            "2 of 2 are in play, so 0 cards were shown, not 3",
        ),
        (lambda: announcing(NINE_REQUINS, to_act=CAT, discards=""), "so 12 or 21 cards were shown, not 0"),
        (lambda: announcing(TWO, owned=["1"]), "2 play, and there are reward cards for 1"),
        (lambda: announcing(TWO, face_up="1 2 3 4"), "4 cards lie face up; 3 at most"),
        (lambda: rewarding(["1 1 1 2 2 2 3 3 3", ""]), "seat 0 owns 9 cards; 8 at most"),
        (lambda: rewarding(["1 1", "1 1"]), "1 lies there 4 times or more, and the box has 3 of it"),
        (lambda: rewarding(["10", ""]), "there is no 10; there is 1, 2, 3, 4, 5, 6, 7, 8, 9, vol, pioche_2, relance"),
        (lambda: rewarding(["", ""], winner=-1), "there is no seat -1"),
        (lambda: rewarding(["", ""], left=4), "4 rewards are left; there are 3"),
        (lambda: rewarding(["", ""], left=0), "seat 0 has no reward left and no bonus to use: the round is over"),
        (lambda: rewarding(["5", ""], lone_hit=(5, 0), left=2), r"of \(5, 0\) exactly one must win with 5"),
        (lambda: rewarding(["", ""], lone_hit=(5, 6), left=2), r"of \(5, 6\) exactly one must win with no card"),
        (lambda: rewarding(["5", ""], lone_hit=(5, 10), left=2), r"\(5, 10\) are not two dice of 0 to 9"),
        (lambda: rewarding(["5", ""], lone_hit=cast("Dice", [5, 6]), left=1), r"\[5, 6\] are not two dice"),
        (lambda: rewarding(["5", ""], lone_hit=cast("Dice", "56"), left=1), "'56' are not two dice"),
        (lambda: rewarding(["5", ""], lone_hit=(5, 6)), "3 rewards are left after a roll, which took one"),
    ],
)
def test_what_cannot_lie_like_this_says_why(wrong, what):
    with pytest.raises(Malformed, match=what):
        wrong()
