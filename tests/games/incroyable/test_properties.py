"""What is true of every game of « Incroyable ! », at every moment of it."""

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from tablee.games.incroyable import GAME
from tablee.games.incroyable.challenging import scores, speaking_order
from tablee.games.incroyable.estimating import nearest_free, next_to_move
from tablee.games.incroyable.facts import AnswerRead, Asked, Judged, RiskAsked, Scored, Walked
from tablee.games.incroyable.phases import Challenging, Estimating, Preparing, Settling, Won
from tablee.games.incroyable.track import BOARDS, walk
from tablee.games.incroyable.vocabulary import PRIZES, BoardName, Estimate, Why
from tablee.kernel.chance import drawn
from tablee.kernel.entries import Acted
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import Over, Waiting
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import members
from tests.games.incroyable.cards import PACK
from tests.games.incroyable.random_games import mixed_game, recalled, samples
from tests.games.incroyable.witness import WITNESS
from tests.games.offers_kept import accepts_as_offered, asks_who_may_speak
from tests.games.table_machine import TableMachine

pytestmark = pytest.mark.slow

games = st.sampled_from(range(24)).map(cache(mixed_game))
whole = settings(max_examples=24, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
numbers = st.integers(1, 9999)
near = st.integers(1, 12) | st.integers(9990, 9999) | numbers
some_estimates = st.lists(near, min_size=3, max_size=6)
different = st.lists(near, min_size=3, max_size=6, unique=True)


def players_of(game: Any) -> int:
    return GAME.players_in(game[0][0])


@whole
@given(games)
def test_no_card_is_ever_lost_or_doubled(game):
    for _, _, after in game:
        assert WITNESS.conserved(after)


@whole
@given(games)
def test_a_game_ends_with_the_farthest_beyond_the_finish_and_nothing_more_to_do(game):
    end = game[-1][2]
    result = GAME.result(end)

    assert isinstance(end, Won)
    assert result is not None
    assert max(end.race.pawns) >= BOARDS[end.race.board].finish
    assert {end.race.pawns[seat] for seat in result.winners} == {max(end.race.pawns)}
    assert GAME.pending(end) == Over(result)
    assert all(GAME.result(before) is None for before, _, _ in game)


@whole
@given(games)
def test_before_the_end_no_pawn_is_at_the_finish_and_none_rests_where_it_cannot(game):
    for before, _, _ in game:
        if not isinstance(before, Preparing):
            board = BOARDS[before.race.board]
            for pawn in before.race.pawns:
                assert pawn < board.finish
                assert pawn != board.bonus
                assert not board.danger(pawn)


@whole
@given(games)
def test_whoever_is_asked_again_is_asked_under_a_new_number(game):
    asked: dict[int, int] = {}
    for state, entry, _ in game:
        if isinstance(entry, Acted):
            number = GAME.offers(GAME.view(state, entry.seat)).decision
            assert number > asked.get(entry.seat, -1)
            asked[entry.seat] = number


@whole
@given(games)
def test_in_the_challenge_round_all_estimates_differ_and_the_highest_is_silent(game):
    for _, _, after in game:
        if isinstance(after, Challenging):
            assert len({*after.estimates}) == len(after.estimates)
            assert after.estimates.index(max(after.estimates)) not in after.to_speak
            assert after.to_speak[-1] == after.estimates.index(min(after.estimates))


@whole
@given(games)
def test_turns_go_round_and_each_has_the_next_card(game):
    for before, _, after in game:
        if isinstance(before, Preparing) or isinstance(after, Preparing | Won):
            continue
        went_on = after.race.turn - before.race.turn
        assert went_on in (0, 1)
        assert after.race.questioner == (before.race.questioner + went_on) % players_of(game)


@whole
@given(games)
def test_what_is_told_of_the_walks_is_where_the_pawns_stand(game):
    squares = [0] * players_of(game)
    for moment in game:
        for fact in GAME.tell(*moment, None):
            if isinstance(fact, Walked):
                assert len(fact.path) == fact.steps + fact.bonus + fact.back
                squares[fact.seat] += fact.steps + fact.bonus - fact.back
                assert fact.path[-1] == squares[fact.seat]
        if not isinstance(moment[2], Preparing):
            assert moment[2].race.pawns == tuple(squares)


@whole
@given(games)
def test_a_normal_turn_pays_somebody_and_a_seat_12_at_most(game):
    """Whoever challenges rightly has points, and if wrongly the challenged estimate has."""
    for fact in recalled(game, None):
        if isinstance(fact, Scored):
            assert fact.points
            assert all(1 < one.points <= 7 + 6 for one in fact.points)


@whole
@given(games)
def test_everyone_is_told_the_same_but_for_an_answer_that_the_questioner_sees(game):
    for moment in game:
        to_anyone = GAME.tell(*moment, None)
        for seat in seats(players_of(game)):
            for mine, theirs in zip(GAME.tell(*moment, seat), to_anyone, strict=True):
                if isinstance(mine, RiskAsked) and mine.seat == seat:
                    assert mine.answer is not None
                    assert theirs.answer is None
                else:
                    assert mine == theirs


@whole
@given(games)
def test_an_answer_is_told_once_for_each_question_that_was_asked(game):
    facts = recalled(game, None)
    asked = sum(isinstance(fact, Asked | RiskAsked) for fact in facts)

    assert sum(isinstance(fact, AnswerRead) for fact in facts) == asked
    judged = [(read.answer, fact) for read, fact in pairwise(facts) if isinstance(fact, Judged)]
    assert all(fact.success == (fact.number > answer) for answer, fact in judged)


@whole
@given(games, st.integers(0, 2**32))
def test_exactly_what_is_offered_is_accepted_and_a_refusal_changes_nothing(game, seed):
    rng = Random(seed)
    for state, _, _ in game:
        for seat in seats(players_of(game)):
            action = fuzzed(members(GAME.actions), rng)

            assert accepts_as_offered(GAME, state, seat, action)


def test_exactly_the_awaited_seats_are_asked_in_every_phase():
    for states in samples().values():
        for state in states:
            assert asks_who_may_speak(GAME, state)


# Equal estimates, points, walks


@given(some_estimates, st.integers(0, 5), st.data())
def test_however_equal_ones_are_settled_all_differ_in_the_end_and_nobody_moves_twice(given_, questioner, data):
    estimates, first, moved = list(given_), Seat(questioner % len(given_)), []
    while (seat := next_to_move(estimates, first)) is not None:
        free = nearest_free(estimates, estimates[seat])
        assert free
        assert not {*free} & {*estimates}
        moved.append(seat)
        estimates[seat] = data.draw(st.sampled_from(free))

    assert len({*estimates}) == len(estimates)
    assert len({*moved}) == len(moved)
    assert len(moved) == len(given_) - len({*given_})
    assert all(estimates[seat] == given_[seat] for seat in range(len(given_)) if seat not in moved)


@given(different, numbers, st.data())
def test_points_go_by_closeness_to_those_not_above_the_answer(estimates, answer, data):
    challenger = data.draw(st.sampled_from(speaking_order(estimates)))
    target = data.draw(st.sampled_from([seat for seat in range(len(estimates)) if seat != challenger]))
    rank = 1 + sum(other > estimates[target] for other in estimates)
    success = estimates[target] > answer
    points = scores(estimates, answer, challenger, rank if success else None)

    near_first = sorted((seat for seat in range(len(estimates)) if seat != challenger), key=lambda s: -estimates[s])
    paid = [seat for seat in near_first if estimates[seat] <= answer]
    assert [points[seat] for seat in paid] == list((PRIZES[1:] if success else PRIZES)[: len(paid)])
    assert all(points[seat] == 0 for seat in near_first if seat not in paid)
    assert points[challenger] == ((7 if rank == 1 else 7 + rank) if success else 0)


@given(st.sampled_from(BoardName), st.lists(st.integers(0, 79), min_size=3, max_size=6), st.integers(1, 13))
def test_a_walk_ends_where_its_path_does_and_nobody_goes_back_further_than_six(name, pawns, steps):
    found = walk(BOARDS[name], pawns, Seat(0), steps)

    assert found.path[-1] == found.end
    assert found.back <= 6
    assert 0 <= found.bonus <= len(pawns)


class Table(TableMachine):
    """Hypothesis plays all seats, chance and a cheat, and looks for a short way to a fault."""

    game, witness = GAME, WITNESS

    @initialize(players=st.integers(3, 6), board=st.sampled_from(["long", "short"]))
    def sit_down(self, players: int, board: str) -> None:
        self.players = players
        self.state = opening(GAME, players, {"board": board}, PACK)

    @precondition(lambda self: not isinstance(self.pending, Waiting | Over))
    @rule(seed=st.integers(0, 10_000))
    def chance_speaks(self, seed: int) -> None:
        question: Any = self.pending
        self.state = GAME.answer(self.state, drawn(question, Random(seed)))

    @precondition(lambda self: isinstance(self.state, Estimating))
    @rule(estimates=st.lists(near, min_size=6, max_size=6))
    def all_estimate(self, estimates: list[int]) -> None:
        waiting = self.pending
        assert isinstance(waiting, Waiting)
        for seat in waiting.awaited:
            self.state = GAME.apply(self.state, seat, Estimate(estimates[seat]))

    @precondition(lambda self: isinstance(self.state, Settling | Challenging))
    @rule(seed=st.integers(0, 10_000))
    def somebody_cheats(self, seed: int) -> None:
        """Anybody but the one who is asked: whatever it is, it is refused."""
        awaited = self.pending.awaited if isinstance(self.pending, Waiting) else ()
        for seat in set(seats(self.players)) - {*awaited}:
            action: Any = fuzzed(members(GAME.actions), Random(seed))
            assert GAME.refusal(GAME.view(self.state, seat), action) is Why.NOT_YOUR_TURN


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=30, stateful_step_count=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
