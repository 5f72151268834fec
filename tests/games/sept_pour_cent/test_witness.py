"""The witness is worth its word: it varies every secret and nothing else, and sees through impossible worlds."""

import inspect
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.games.sept_pour_cent import GAME, phases
from tablee.games.sept_pour_cent.facts import Dealt, Shuffled
from tablee.games.sept_pour_cent.phases import Announcing, Boxed, Contesting, StartRolls
from tablee.games.sept_pour_cent.vocabulary import Action, Announce, Contest, Disagree, Discard, Family, Pioche, Roll
from tablee.kernel.chance import Rolled
from tablee.kernel.chance import Shuffled as Order
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.seats import Viewer, seats
from tests.games.by_hand import SPECTATOR
from tests.games.secret_marks import secret_fields, varied_fields
from tests.games.sept_pour_cent.random_games import deals_from_two_decks, recalled, samples, whole_game
from tests.games.sept_pour_cent.tables import (
    ANN,
    BEN,
    CAT,
    announcing,
    answered,
    hand,
    played,
    rewarding,
    rolled,
    unboxed,
)
from tests.games.sept_pour_cent.witness import WITNESS

HANDS = ("1 requin, 2 requin, 3 requin", "1 trefle, 2 trefle, 3 trefle", "4 comete, 4 etoile, 4 eclair")


SECRETS = secret_fields(inspect.getsource(phases))


# Twins


@pytest.mark.parametrize("phase", SECRETS)
@pytest.mark.parametrize("viewer", [SPECTATOR, ANN, BEN])
def test_the_twin_maker_varies_exactly_what_is_marked_secret(phase, viewer):
    """A new field with the mark fails here until the twin-maker draws it again."""
    states = samples()[getattr(phases, phase)]

    assert varied_fields(WITNESS, states, viewer) == SECRETS[phase]


def test_a_phase_without_the_mark_has_only_itself_for_a_twin():
    unmarked = {phase.__name__ for phase in samples()} - set(SECRETS)

    assert unmarked == {"Boxed"}
    assert WITNESS.twin(Boxed(3), ANN, Random(0)) == Boxed(3)


def test_a_planted_secret_that_is_not_varied_is_found():
    source = inspect.getsource(phases).replace(
        "    winner: Seat\n    left: int\n    kept: Die\n",
        "    winner: Seat\n    left: int  # SECRET: planted\n    kept: Die\n",
    )

    assert secret_fields(source)["Relancing"] == {"rewards", "left"}
    assert varied_fields(WITNESS, samples()[phases.Relancing], SPECTATOR) == {"rewards"}


@pytest.mark.parametrize("phase", [StartRolls, Announcing, Contesting])
def test_in_a_twin_everybody_else_may_hold_other_cards_but_my_hand_is_my_hand(phase):
    for state in samples()[phase][:20]:
        for viewer in state.tabletop.in_play:
            twins = [WITNESS.twin(state, viewer, Random(seed)) for seed in range(8)]

            assert {twin.hands[viewer] for twin in twins} == {state.hands[viewer]}
            assert all(map(WITNESS.conserved, twins))
            for other in set(state.tabletop.in_play) - {viewer}:
                assert len({twin.hands[other] for twin in twins}) > 1


def test_a_twin_keeps_the_last_cards_of_an_old_deck_in_the_first_hands():
    """Who was told all that was shown knows which five they are. [SPC-14]"""
    for moments in deals_from_two_decks():
        for viewer in (SPECTATOR, *seats(6)):
            twin = WITNESS.twin(moments[-1][2], viewer, Random(1))

            assert WITNESS.possible(twin, recalled(moments, viewer), viewer)


# Possible worlds


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_the_real_world_is_possible_and_so_are_its_twins_at_every_moment(seed):
    game = list(whole_game(2 + seed % 5, seed, "quarrelsome"))[:300]
    viewer = None if seed % 3 == 0 else ANN
    told = []
    for moment in game:
        told += GAME.tell(*moment, viewer)
        after = moment[2]

        assert WITNESS.possible(after, told, viewer)
        assert WITNESS.possible(WITNESS.twin(after, viewer, Random(seed)), told, viewer)


def a_deal_among(*hands: str) -> tuple[Announcing, list[Any]]:
    """A table and what Ann was told that brought it about."""
    table = announcing(*hands)
    return table, [Shuffled(50), Dealt(table.tabletop.in_play, table.hands[ANN])]


def test_a_world_in_which_i_hold_other_cards_than_i_was_dealt_is_impossible():
    world, told = a_deal_among(*HANDS)
    told_otherwise = [*told[:-1], Dealt(world.tabletop.in_play, world.hands[BEN])]
    turned_up = GAME.tell(Boxed(3), Answered(Order(tuple(range(34)))), unboxed(3), ANN)
    world = replace(world, rewards=unboxed(3).rewards)

    assert WITNESS.possible(world, [*turned_up, *told], ANN)
    assert not WITNESS.possible(world, [*turned_up, *told_otherwise], ANN)


def test_a_world_whose_reward_deck_holds_a_card_that_was_turned_up_is_impossible():
    game = list(whole_game(3, 1))[:30]
    world = game[-1][2]
    told = recalled(game, ANN)
    up, *others = world.tabletop.face_up
    impossible = replace(world, rewards=(up, *world.rewards[1:]))

    assert others
    assert WITNESS.possible(world, told, ANN)
    assert not WITNESS.possible(impossible, told, ANN)


def test_a_world_in_which_a_shown_card_is_back_in_a_hand_is_impossible():
    game = list(whole_game(4, 2, "quarrelsome"))
    at = next(i for i, (_, _, after) in enumerate(game) if isinstance(after, Announcing) and after.tabletop.discards)
    world, told = game[at][2], recalled(game[: at + 1], SPECTATOR)
    shown, *others = world.tabletop.discards
    impossible = replace(world, tabletop=replace(world.tabletop, discards=(*others, world.deck[0])))

    assert WITNESS.possible(world, told, SPECTATOR)
    assert shown != world.deck[0]
    assert not WITNESS.possible(impossible, told, SPECTATOR)


def test_a_world_in_which_others_are_in_play_than_were_dealt_to_is_impossible():
    world, told = a_deal_among(*HANDS)
    turned_up = GAME.tell(Boxed(3), Answered(Order(tuple(range(34)))), unboxed(3), ANN)
    world = replace(world, rewards=unboxed(3).rewards)
    impossible = replace(world, tabletop=replace(world.tabletop, in_play=(ANN, BEN)))

    assert not WITNESS.possible(impossible, [*turned_up, *told], ANN)


def test_worlds_that_forget_the_last_cards_of_an_old_deck_are_impossible():
    moments = deals_from_two_decks()[0]
    dealing, world = moments[-1][0], moments[-1][2]
    told = recalled(moments, SPECTATOR)
    first, *others = world.tabletop.in_play
    hands = list(world.hands)
    hands[first], hands[others[-1]] = hands[others[-1]], hands[first]

    assert not WITNESS.possible(replace(world, hands=tuple(hands)), told, SPECTATOR)
    assert not WITNESS.possible(replace(dealing, dealt=dealing.dealt[1:]), recalled(moments[:-1], ANN), ANN)


def test_nothing_is_told_while_all_is_in_the_box():
    assert WITNESS.possible(Boxed(2), [], ANN)
    assert not WITNESS.possible(Boxed(2), [Shuffled(50)], ANN)


# Conservation


def test_a_lost_or_doubled_card_is_seen():
    table = announcing(*HANDS)
    reward = rewarding("5", "")

    assert WITNESS.conserved(table)
    assert not WITNESS.conserved(replace(table, deck=table.deck[1:]))
    assert not WITNESS.conserved(replace(table, hands=(table.hands[0],) * 3))
    assert not WITNESS.conserved(replace(table, rewards=(*table.rewards, 5)))
    assert not WITNESS.conserved(replace(reward, rewards=reward.rewards[1:]))
    assert not WITNESS.conserved(replace(reward, tabletop=replace(reward.tabletop, discards=hand("5 requin"))))


# What an entry makes known


def known(table: Any, what: Action | Rolled | Order, viewer: Viewer = SPECTATOR) -> Any:
    if isinstance(what, Rolled | Order):
        return WITNESS.discloses(table, Answered(what), answered(table, what), viewer)
    seat = GAME.pending(table).awaited[0]  # type: ignore[union-attr]
    return WITNESS.discloses(table, Acted(seat, what), played(table, (seat, what)), viewer)


def test_an_announcement_a_contest_with_others_to_ask_and_a_roll_disclose_no_card():
    announced = played(announcing(*HANDS), (ANN, Announce(3, Family.REQUIN)))
    rolling = played(rewarding("", ""), (ANN, Roll()))

    assert known(announcing(*HANDS), Announce(3, Family.REQUIN)) == ((), (), ())
    assert known(announced, Contest()) == ((), (), ())
    assert known(rolling, Rolled((7, 8))) == ((), (), ())
    assert known(rewarding("5", ""), Discard(5)) == ((), (), ())


def test_the_last_opinion_discloses_the_hands_and_my_new_one_to_me():
    table = played(announcing(*HANDS), (ANN, Announce(30, Family.REQUIN)), (BEN, Contest()))
    hands, _, _ = known(table, Disagree())
    _, _, bens = known(table, Disagree(), BEN)
    _, _, anns = known(table, Disagree(), ANN)

    assert hands == table.hands
    assert bens == table.deck[:3]
    assert anns == ()


def test_a_contest_between_two_discloses_the_hands_at_once():
    table = played(announcing(*HANDS[:2]), (ANN, Announce(30, Family.REQUIN)))

    assert known(table, Contest())[0] == table.hands


def test_a_pioche_and_the_end_of_a_round_disclose_what_leaves_the_reward_deck():
    assert known(rewarding("pioche_2", "", deck="9 8 7"), Pioche())[1] == (9, 8)
    assert known(rewarding("1 2 3 4 5 6 7 pioche_2", "", deck="9 8 7"), Pioche())[1] == (9,)
    assert known(played(rewarding("", "", face_up="6", deck="9 8 7", left=1), (ANN, Roll())), Rolled((1, 2)))[1] == (
        9,
        8,
    )


def test_a_deal_discloses_to_each_their_own_hand():
    order = Order(tuple(range(50)))
    table = rolled(played(rewarding("", "", "", left=1), (ANN, Roll())), (7, 8))

    assert [len(known(table, order, seat)[2]) for seat in (ANN, BEN, CAT)] == [3, 3, 3]
    assert known(table, order, SPECTATOR)[2] == ()
    assert len(known(unboxed(2), order, BEN)[2]) == 3


def test_the_set_up_discloses_three_reward_cards():
    assert len(known(Boxed(2), Order(tuple(range(34))))[1]) == 3
