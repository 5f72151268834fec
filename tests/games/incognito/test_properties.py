"""What is true of every game of « Incognito », at every moment of it."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from tablee.games.incognito import GAME
from tablee.games.incognito.facts import Dealt, Revealed, Scored
from tablee.games.incognito.phases import Drawing, Voting, Won
from tablee.games.incognito.slate.slate import ink
from tablee.games.incognito.vocabulary import INK, MOST_CUT_POINTS, MOST_CUT_STROKES, Vote
from tablee.kernel.chance import drawn
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import Over, Waiting
from tablee.kernel.laws import examine
from tablee.kernel.playout import opening
from tablee.kernel.replay import fold
from tablee.kernel.seats import seats
from tablee.kernel.structs import members
from tests.games.incognito.cards import PACK
from tests.games.incognito.random_games import mixed_game, recalled, samples
from tests.games.incognito.witness import WITNESS
from tests.games.offers_kept import accepts_as_offered, asks_who_may_speak
from tests.games.table_machine import TableMachine

pytestmark = pytest.mark.slow

games = st.sampled_from(range(12)).map(cache(mixed_game))
whole = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
SECRET = (*INK, Vote)
"""Of which nobody else is told anything."""


def players_of(game: Any) -> int:
    return GAME.players_in(game[0][0])


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_every_law(seed):
    examine(GAME, 3 + seed % 4, Random(seed), WITNESS, pack=PACK)


@whole
@given(games)
def test_no_card_is_ever_lost_or_doubled(game):
    for _, _, after in game:
        assert WITNESS.conserved(after)


@whole
@given(games)
def test_a_game_has_three_rounds_and_ends_with_the_most_points(game):
    end = game[-1][2]
    result = GAME.result(end)

    assert isinstance(end, Won)
    assert len(end.gallery) == 3
    assert {end.match.scores[seat] for seat in result.winners} == {max(end.match.scores)}
    assert GAME.pending(end) == Over(result)
    assert all(GAME.result(before) is None for before, _, _ in game)


@whole
@given(games)
def test_a_slate_never_holds_more_than_it_may(game):
    for _, _, after in game:
        if isinstance(after, Drawing):
            for slate in after.slates:
                assert len(slate.strokes) <= MOST_CUT_STROKES
                assert ink(slate.strokes) <= MOST_CUT_POINTS


@whole
@given(games)
def test_while_others_draw_and_vote_nobody_is_sent_anything_but_where_cards_lie(game):
    for before, entry, after in game:
        if isinstance(entry, Acted) and isinstance(entry.action, SECRET):
            for viewer in (None, *seats(players_of(game))):
                if viewer != entry.seat:
                    assert GAME.tell(before, entry, after, viewer) == ()
                    if isinstance(before, Drawing):
                        assert GAME.view(before, viewer) == GAME.view(after, viewer)
                        assert GAME.offers(GAME.view(before, viewer)) == GAME.offers(GAME.view(after, viewer))


@whole
@given(games)
def test_a_countdown_never_stops_and_never_starts_again_within_a_step(game):
    for before, _, after in game:
        was, now = GAME.pending(before), GAME.pending(after)
        if isinstance(was, Waiting) and was.timer is not None and type(before) is type(after):
            assert before.match.round != after.match.round or now == was


@whole
@given(games)
def test_votes_are_of_cards_used_once_and_never_for_oneself(game):
    for _, _, after in game:
        if isinstance(after, Voting):
            for seat, votes in enumerate(after.votes):
                laid = [number for number in votes if number is not None]
                assert len({*laid}) == len(laid)
                assert votes[seat] is None


@whole
@given(games)
def test_the_points_that_are_told_are_the_points_that_stand(game):
    totals = [0] * players_of(game)
    for moment in game:
        for fact in GAME.tell(*moment, None):
            if isinstance(fact, Revealed):
                totals[fact.seat] += fact.points
                for finder in fact.finders:
                    totals[finder] += 1
                found = len(fact.finders)
                assert fact.points == (2 if 0 < found < players_of(game) - 1 else 0)
            if isinstance(fact, Scored):
                assert {one.seat: one.total for one in fact.points} == dict(enumerate(totals))
    assert game[-1][2].match.scores == tuple(totals)


@whole
@given(games)
def test_everyone_is_told_the_same_but_for_ones_own_word(game):
    for moment in game:
        to_anyone = GAME.tell(*moment, None)
        for seat in seats(players_of(game)):
            for mine, theirs in zip(GAME.tell(*moment, seat), to_anyone, strict=True):
                if isinstance(mine, Dealt):
                    assert mine.word is not None
                    assert theirs.word is None
                else:
                    assert mine == theirs


@whole
@given(games)
def test_without_all_that_was_drawn_a_game_leads_to_the_same_scores_and_bare_slates(game):
    """So strokes can be forgotten, and the game still be checked."""
    entries = [entry for _, entry, _ in game]
    bare = fold(GAME, game[0][0], [entry for entry in entries if not _is_ink(entry)])

    assert bare.match == game[-1][2].match
    assert not any(picture.strokes for over in bare.gallery for picture in over.pictures)


def _is_ink(entry: Entry[Any]) -> bool:
    return isinstance(entry, Acted) and isinstance(entry.action, INK)


@whole
@given(games)
def test_each_drawing_of_each_round_is_revealed_once(game):
    told = [fact for fact in recalled(game, None) if isinstance(fact, Revealed)]

    assert [fact.seat for fact in told] == [*range(players_of(game))] * 3


@whole
@given(games, st.integers(0, 2**32))
def test_exactly_what_is_offered_is_accepted_and_a_refusal_changes_nothing(game, seed):
    rng = Random(seed)
    for state, _, _ in game[:: max(1, len(game) // 40)]:
        for seat in seats(players_of(game)):
            action = fuzzed(members(GAME.actions), rng, GAME.offers(GAME.view(state, seat)).choices)

            assert accepts_as_offered(GAME, state, seat, action)


def test_exactly_the_awaited_seats_are_asked_in_every_phase():
    for states in samples().values():
        assert states
        for state in states:
            assert asks_who_may_speak(GAME, state)


class Table(TableMachine):
    game = GAME
    witness = WITNESS

    @initialize(players=st.integers(3, 6))
    def laid(self, players: int) -> None:
        self.players = players
        self.state = opening(GAME, players, None, PACK)

    @precondition(lambda self: not isinstance(self.pending, Waiting | Over))
    @rule(seed=st.integers(0, 10_000))
    def chance_speaks(self, seed: int) -> None:
        question: Any = self.pending
        self.state = GAME.answer(self.state, drawn(question, Random(seed)))

    @precondition(lambda self: isinstance(self.pending, Waiting) and self.pending.timer is not None)
    @rule()
    def time_is_up(self) -> None:
        waiting: Any = self.pending
        assert GAME.elapse is not None
        self.state = GAME.elapse(self.state, waiting.timer)


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=20, stateful_step_count=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
