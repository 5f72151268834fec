"""How things stand, in short: what each viewer sees of it, phase by phase."""

import random

from tablee.games.sept_pour_cent import GAME, phases
from tablee.games.sept_pour_cent.facts import Announced, Opined
from tablee.games.sept_pour_cent.glance import (
    Claim,
    Contest,
    FaceUp,
    Full,
    Holding,
    InPlay,
    LoneHit,
    MyHand,
    Numbers,
    Opinions,
    Rivals,
    Standing,
    Sums,
    glance,
)
from tablee.games.sept_pour_cent.phases import Tabletop
from tablee.games.sept_pour_cent.vocabulary import Bonus, Card, Family
from tablee.kernel.playout import at_random, opening
from tablee.kernel.seats import Seat

ANN, BEN, CAT, DOM = map(Seat, range(4))
TABLE = Tabletop((ANN, BEN, CAT), (6, 3), ((4, 4, Bonus.VOL), (), (7, Bonus.RELANCE), ()), (), ())
HANDS = ((Card(Family.REQUIN, 3), Card(Family.ETOILE, 5), Card(Family.REQUIN, 4)), (), (), ())
LADDER = (Announced(CAT, 4, Family.ECLAIR), Announced(BEN, 12, Family.TREFLE))
OPEN = (InPlay((ANN, BEN, CAT), (DOM,)), FaceUp((6, 3)))
RIVALS = Rivals((Holding(CAT, (7, Bonus.RELANCE), 4),))
MINE = Numbers((0, 4), (Bonus.VOL,), 4)
HELD = (MyHand(HANDS[ANN]), Sums((Claim(7, Family.REQUIN), Claim(5, Family.ETOILE))))


def seen(state, me=ANN):
    return glance(GAME.view(state, me))


def test_while_announcing_my_hand_and_the_ladder():
    state = phases.Announcing(TABLE, (), HANDS, (), LADDER, ANN, decision=0)

    assert seen(state) == (*HELD, Standing(BEN, 12, Family.TREFLE, LADDER[:1], more=0), *OPEN, MINE, RIVALS)


def test_of_a_long_ladder_the_last_few_are_shown_and_the_others_counted():
    ladder = tuple(Announced(seat, number, Family.REQUIN) for number, seat in enumerate((BEN, CAT) * 3, 1))
    state = phases.Announcing(TABLE, (), HANDS, (), ladder, ANN, decision=0)

    assert seen(state)[2] == Standing(CAT, 6, Family.REQUIN, (ladder[4], ladder[3], ladder[2]), more=2)


def test_before_the_first_announcement_nothing_stands():
    state = phases.Announcing(TABLE, (), HANDS, (), (), ANN, decision=0)

    assert seen(state) == (*HELD, *OPEN, MINE, RIVALS)


def test_three_families_need_no_sums():
    hand = (Card(Family.REQUIN, 3), Card(Family.ETOILE, 5), Card(Family.TREFLE, 4))
    state = phases.Announcing(TABLE, (), (hand, (), (), ()), (), (), ANN, decision=0)

    assert not any(isinstance(line, Sums) for line in seen(state))


def test_a_contest_shows_who_is_for_and_who_against():
    state = phases.Contesting(
        TABLE, (), HANDS, (), LADDER, CAT, (Opined(ANN, agrees=True), Opined(DOM, agrees=False)), (DOM,), decision=0
    )

    assert seen(state)[2:4] == (Contest(BEN, 12, Family.TREFLE), Opinions((BEN, ANN), (CAT, DOM)))


def test_a_lone_hit_is_shown_while_it_can_be_rerolled():
    assert seen(phases.Rewarding(TABLE, (), ANN, 2, (0, 9), 0)) == (LoneHit((0, 9)), *OPEN, MINE, RIVALS)
    assert seen(phases.Rewarding(TABLE, (), ANN, 2, None, 0)) == (*OPEN, MINE, RIVALS)


def test_alone_in_play_nobody_is_listed_and_a_full_set_of_cards_is_said():
    full = (1, 2, 3, 4, 5, 6, 7, 8)
    table = Tabletop((ANN,), (9,), (full, ()), (), ())

    assert seen(phases.Rewarding(table, (), ANN, 3, None, 0)) == (FaceUp((9,)), Numbers((0, *full), (), 81), Full(8))


def test_a_spectator_sees_what_lies_open():
    state = phases.StartRolls(TABLE, (), HANDS, (), (ANN,), ())
    everyone = Rivals((Holding(ANN, (4, 4, Bonus.VOL), 4), *RIVALS.holdings))

    assert seen(state, None) == (*OPEN, everyone)
    assert seen(state, ANN) == (*HELD, *OPEN, MINE, RIVALS)
    assert seen(state, BEN)[-2:] == (Numbers((0,), (), 1), everyone)


def test_nothing_lies_there_before_the_box_is_opened():
    assert seen(opening(GAME, 4)) == ()


def test_every_moment_of_a_game_can_be_glanced_at():
    for _, _, state in at_random(GAME, opening(GAME, 3), random.Random(3)):
        for me in (None, *map(Seat, range(3))):
            assert seen(state, me)
