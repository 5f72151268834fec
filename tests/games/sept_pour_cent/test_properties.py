"""What is true of every game of « 7 % », at every moment of it."""

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.facts import Dealt, Out, Rolled, RoundEnded, RoundWon, Shown, Starts, Taken
from tablee.games.sept_pour_cent.phases import Announcing, Boxed, Contesting, Reshuffling, Rewarding, Rolling, Won
from tablee.games.sept_pour_cent.vocabulary import Why
from tablee.kernel.chance import Roll, drawn
from tablee.kernel.chance import Rolled as Dice
from tablee.kernel.entries import Acted
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import Over, Waiting
from tablee.kernel.offers import every_action
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import by_tag, members
from tests.games.by_hand import same
from tests.games.offers_kept import accepts_as_offered
from tests.games.sept_pour_cent.chronicle import Chronicle
from tests.games.sept_pour_cent.random_games import TEMPERS, recalled, samples, whole_game
from tests.games.sept_pour_cent.witness import WITNESS
from tests.games.table_machine import TableMachine

pytestmark = pytest.mark.slow

players_ = st.integers(2, 6)


@cache
def played(seed: int) -> list[Any]:
    """Once for all tests of this file: to play one takes longer than to look at it."""
    return list(whole_game(2 + seed % 5, seed, TEMPERS[seed % 3]))


games = st.sampled_from(range(40)).map(played)
whole = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def players_of(game: list[Any]) -> int:
    start = game[0][0]
    assert isinstance(start, Boxed)
    return start.players


@whole
@given(games)
def test_no_card_is_ever_lost_or_doubled(game):
    for _, _, after in game:
        assert WITNESS.conserved(after)


@whole
@given(games)
def test_a_game_ends_with_one_winner_and_nothing_more_to_do(game):
    end = game[-1][2]
    result = GAME.result(end)

    assert isinstance(end, Won)
    assert result is not None
    assert result.winners == (end.winner,)
    assert GAME.pending(end) == Over(result)


@whole
@given(games)
def test_only_the_end_has_a_result(game):
    assert all(GAME.result(before) is None for before, _, _ in game)


@whole
@given(games)
def test_decisions_rise_by_one_with_each_action_and_never_otherwise(game):
    numbers = [after.decision for _, entry, after in game if isinstance(entry, Acted)]

    assert numbers == list(range(1, len(numbers) + 1))


@whole
@given(games)
def test_who_waits_is_asked_under_a_new_number_each_time(game):
    asked = [
        GAME.offers(GAME.view(state, waiting.awaited[0])).decision
        for state, _, _ in game
        if isinstance(waiting := GAME.pending(state), Waiting)
    ]

    assert all(earlier < later for earlier, later in pairwise(asked))


@whole
@given(games)
def test_everyone_in_play_has_three_cards_and_nobody_else_has_any(game):
    for _, _, after in game:
        if isinstance(after, Announcing | Contesting):
            expected = [3 if seat in after.tabletop.in_play else 0 for seat in seats(players_of(game))]
            assert [len(hand) for hand in after.hands] == expected


@whole
@given(games)
def test_nobody_holds_more_than_8_reward_cards_and_no_more_than_3_lie_face_up(game):
    for _, _, after in game:
        assert max(map(len, after.tabletop.owned)) <= 8
        assert len(after.tabletop.face_up) <= 3


@whole
@given(games)
def test_the_ladder_climbs_to_30_at_most_and_goes_round_those_in_play(game):
    for _, _, after in game:
        if isinstance(after, Announcing):
            ring = after.tabletop.in_play
            numbers = [said.number for said in after.ladder]
            turns = [ring.index(seat) for seat in (*(said.seat for said in after.ladder), after.to_act)]

            assert all(earlier < later for earlier, later in pairwise([0, *numbers, 31]))
            assert all((earlier + 1) % len(ring) == later for earlier, later in pairwise(turns))


@whole
@given(games)
def test_each_contest_puts_somebody_out_and_leaves_somebody_in(game):
    facts = recalled(game, None)
    for fact in facts:
        assert not isinstance(fact, Out) or fact.seats
    for _, _, after in game:
        assert after.tabletop.in_play


@whole
@given(games)
def test_the_announcement_is_judged_by_the_values_shown(game):
    for fact in recalled(game, None):
        if isinstance(fact, Shown):
            values = [card.value for shown in fact.hands for card in shown.cards if card.family == fact.family]

            assert fact.total == sum(values)
            assert fact.holds == (fact.total >= fact.number)


@whole
@given(games)
def test_three_rewards_are_used_in_each_reward_phase_that_does_not_win(game):
    used = 0
    for fact in recalled(game, None):
        match fact:
            case RoundWon():
                used = 0
            case Taken() | Rolled():
                used += 1
            case RoundEnded():
                assert used == 3
    assert used <= 3


@whole
@given(games)
def test_the_winner_of_a_round_starts_the_next_one(game):
    winner = None
    for fact in recalled(game, None):
        match fact:
            case RoundEnded(seat):
                winner = seat
            case Starts(seat):
                assert winner in (None, seat)
                winner = None


@whole
@given(games)
def test_face_up_cards_come_only_at_the_end_of_a_round_and_the_deck_is_drawn_from_the_top(game):
    for before, _, after in game[1:]:
        came = len(before.rewards) - len(after.rewards)

        assert after.rewards == before.rewards[came:]
        if not isinstance(after, Reshuffling):
            assert len(after.tabletop.face_up) <= len(before.tabletop.face_up)


@whole
@given(games)
def test_what_is_gone_never_comes_back(game):
    for before, _, after in game[1:]:
        gone = before.tabletop.gone

        assert after.tabletop.gone[: len(gone)] == gone


@whole
@given(games)
def test_a_roll_wins_exactly_when_both_dice_show_0_or_an_owned_number(game):
    for before, entry, after in game:
        if isinstance(before, Rolling):
            numbers = {0, *before.tabletop.owned[before.winner]}

            assert isinstance(after, Won) == numbers.issuperset(entry.answer.faces)


@whole
@given(games)
def test_everyone_is_told_the_same_but_for_the_cards_they_were_dealt(game):
    for moment in game:
        to_anyone = GAME.tell(*moment, None)
        for seat in seats(players_of(game)):
            masked = [Dealt(f.to, ()) if isinstance(f, Dealt) else f for f in GAME.tell(*moment, seat)]

            assert tuple(masked) == to_anyone


@whole
@given(games)
def test_the_open_table_can_be_drawn_from_the_facts_alone(game):
    chronicle = Chronicle(players_of(game))
    for moment in game:
        chronicle.hear(GAME.tell(*moment, None))
        state, table = moment[2], moment[2].tabletop

        assert tuple(map(tuple, chronicle.owned)) == table.owned
        assert tuple(chronicle.face_up) == table.face_up
        assert tuple(chronicle.gone) == table.gone
        assert same(chronicle.discards, table.discards)
        if isinstance(state, Announcing | Contesting):
            assert tuple(chronicle.in_play) == table.in_play
            assert tuple(chronicle.ladder) == state.ladder


@whole
@given(games)
def test_what_is_shown_is_what_each_was_dealt(game):
    for seat in seats(players_of(game)):
        own = ()
        for fact in recalled(game, seat):
            if isinstance(fact, Dealt):
                own = fact.own
            if isinstance(fact, Shown):
                assert {shown.seat: shown.cards for shown in fact.hands}.get(seat, ()) == own
                own = ()


@whole
@given(games, st.integers(0, 2**32))
def test_exactly_what_is_offered_is_accepted_and_a_refusal_changes_nothing(game, seed):
    rng = Random(seed)
    for state, _, _ in game:
        for seat in seats(players_of(game)):
            action = fuzzed(members(GAME.actions), rng)

            assert accepts_as_offered(GAME, state, seat, action)


def test_exactly_the_awaited_seat_is_asked_in_every_phase():
    for states in samples().values():
        for state in states:
            pending = GAME.pending(state)
            everyone = seats(state.players if isinstance(state, Boxed) else len(state.tabletop.owned))
            asked = tuple(seat for seat in everyone if GAME.offers(GAME.view(state, seat)).choices)

            assert asked == (pending.awaited if isinstance(pending, Waiting) else ())
            assert not GAME.offers(GAME.view(state, None)).choices


def test_every_action_on_offer_is_accepted_in_every_phase():
    kinds = by_tag(GAME.actions)
    for states in samples().values():
        for state in states:
            pending = GAME.pending(state)
            for seat in pending.awaited if isinstance(pending, Waiting) else ():
                for offer in GAME.offers(GAME.view(state, seat)).choices:
                    every = every_action(offer, kinds[offer.action])
                    assert every
                    assert all(GAME.apply(state, seat, action) for action in every)


class Table(TableMachine):
    """Hypothesis plays all seats, chance and a cheat, and looks for a short way to a fault."""

    game, witness = GAME, WITNESS

    @initialize(players=players_)
    def sit_down(self, players: int) -> None:
        self.players = players
        self.state = opening(GAME, players)

    @precondition(lambda self: isinstance(self.pending, Roll))
    @rule(faces=st.lists(st.integers(0, 9), min_size=2, max_size=2))
    def dice_fall(self, faces: list[int]) -> None:
        question = self.pending
        assert isinstance(question, Roll)
        self.state = GAME.answer(self.state, Dice(tuple(faces[: question.count])))

    @precondition(lambda self: not isinstance(self.pending, Roll | Waiting | Over))
    @rule(seed=st.integers(0, 10_000))
    def cards_are_shuffled(self, seed: int) -> None:
        question: Any = self.pending
        self.state = GAME.answer(self.state, drawn(question, Random(seed)))

    @rule(seat=st.integers(0, 5), seed=st.integers(0, 10_000))
    def somebody_cheats(self, seat: int, seed: int) -> None:
        """Anybody but the one who is asked: whatever it is, it is refused."""
        awaited = self.pending.awaited if isinstance(self.pending, Waiting) else ()
        if seat in awaited or seat >= self.players:
            return
        action: Any = fuzzed(members(GAME.actions), Random(seed))
        assert GAME.refusal(GAME.view(self.state, Seat(seat)), action) is Why.NOT_YOUR_TURN

    @invariant()
    def rewards_count_down(self) -> None:
        assert not isinstance(self.state, Rewarding) or 0 <= self.state.left <= 3


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
