"""What is true of every game of « Indix », at every moment of it."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from tablee.games.indix import GAME
from tablee.games.indix.facts import Called, CardDrawn, Found, TokenBack, Unfound, Walked, Weighed
from tablee.games.indix.phases import Judging, Picking, Preparing, Thinking, Won
from tablee.games.indix.vocabulary import FINISH, SUNS, Call, Why
from tablee.kernel import codec
from tablee.kernel.entries import Acted
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import Over, Waiting
from tablee.kernel.laws import examine
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import members
from tests.games.indix.cards import PACK
from tests.games.indix.random_games import any_position, mixed_game, recalled, samples
from tests.games.indix.witness import WITNESS
from tests.games.offers_kept import accepts_as_offered, asks_who_may_speak
from tests.games.table_machine import TableMachine

pytestmark = pytest.mark.slow

games = st.sampled_from(range(24)).map(cache(mixed_game))
whole = settings(max_examples=24, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def players_of(game: Any) -> int:
    return GAME.players_in(game[0][0])


def race_of(state: Any) -> Any:
    return state.race if isinstance(state, Won) else state.table.race


@pytest.mark.parametrize("players", GAME.players)
def test_random_games_keep_every_law(players):
    for seed in range(4):
        examine(GAME, players, Random(seed), WITNESS, pack=PACK)


@whole
@given(games)
def test_no_card_and_no_token_is_ever_lost_or_doubled(game):
    for _, _, after in game:
        assert WITNESS.conserved(after)


@whole
@given(games)
def test_a_game_ends_with_the_farthest_beyond_the_finish_and_nothing_more_to_do(game):
    end = game[-1][2]
    result = GAME.result(end)

    assert isinstance(end, Won)
    assert result is not None
    assert max(end.race.pawns) >= FINISH[end.race.board]
    assert {end.race.pawns[seat] for seat in result.winners} == {max(end.race.pawns)}
    assert GAME.pending(end) == Over(result)
    assert all(GAME.result(before) is None for before, _, _ in game)


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
def test_cards_come_one_after_the_other_and_the_right_neighbour_reads(game):
    for before, _, after in game:
        if isinstance(before, Preparing) or isinstance(after, Preparing | Won):
            continue
        went_on = after.table.race.round - before.table.race.round
        assert went_on in (0, 1)
        assert after.table.race.reader == (before.table.race.reader - went_on) % players_of(game)


@whole
@given(games)
def test_the_reader_never_investigates_and_never_answers(game):
    for _, _, after in game:
        if not isinstance(after, Preparing | Won):
            assert after.table.round.investigator != after.table.race.reader
            assert getattr(after, "by", None) != after.table.race.reader


@whole
@given(games)
def test_what_is_told_of_the_walks_is_where_the_pawns_stand(game):
    squares = [0] * players_of(game)
    for moment in game:
        for fact in GAME.tell(*moment, None):
            if isinstance(fact, Walked):
                assert len(fact.path) == fact.steps > 0
                squares[fact.seat] += fact.steps
                assert fact.path[-1] == squares[fact.seat]
        if not isinstance(moment[2], Preparing):
            assert race_of(moment[2]).pawns == tuple(squares)


@whole
@given(games)
def test_a_card_pays_twenty_points_or_ten_for_a_free_answer(game):
    for moment in game:
        facts = GAME.tell(*moment, None)
        over = [fact for fact in facts if isinstance(fact, Found | Unfound)]
        if over:
            paid = sum(fact.steps for fact in facts if isinstance(fact, Walked))
            assert paid == (10 if isinstance(over[0], Found) and over[0].called else 20)


@whole
@given(games)
def test_tokens_go_by_calls_and_come_back_on_suns_alone(game):
    held = [players_of(game) > 2] * players_of(game)
    for moment in game:
        for fact in GAME.tell(*moment, None):
            if isinstance(fact, Called):
                assert held[fact.seat]
                held[fact.seat] = False
            elif isinstance(fact, TokenBack):
                assert not held[fact.seat]
                race = race_of(moment[2])
                assert race.pawns[fact.seat] in SUNS[race.board]
                held[fact.seat] = True
        if not isinstance(moment[2], Preparing):
            assert race_of(moment[2]).tokens == tuple(held)


@whole
@given(games)
def test_everyone_is_told_the_same_but_for_a_name_and_advice_that_the_reader_gets(game):
    for moment in game:
        to_anyone = GAME.tell(*moment, None)
        for seat in seats(players_of(game)):
            for mine, theirs in zip(GAME.tell(*moment, seat), to_anyone, strict=True):
                if isinstance(mine, CardDrawn | Weighed) and mine.seat == seat:
                    assert mine != theirs
                else:
                    assert mine == theirs


@whole
@given(games)
def test_until_it_is_over_the_name_and_the_unread_clues_are_in_nothing_that_others_get(game):
    for before, entry, after in game:
        if isinstance(after, Preparing | Won):
            continue
        table = after.table
        card = table.pile.pack.cards[table.pile.order[table.race.round % len(PACK.cards)]]
        unread = [slot.text for at, slot in enumerate(card.slots, 1) if slot.text and at not in table.round.placed]
        own = [text for text in unread if not any(text == s.text for c in PACK.cards if c != card for s in c.slots)]
        if card.name.encode() not in codec.encode((table.round, getattr(after, "words", ""))):
            own.append(card.name)  # nobody has said it
        for viewer in (None, *seats(players_of(game))):
            if viewer != table.race.reader:
                sent = codec.encode(GAME.view(after, viewer)).decode()
                sent += codec.encode(GAME.tell(before, entry, after, viewer)).decode()
                assert not [text for text in own if text in sent]
                assert GAME.view(after, viewer).card is None


@whole
@given(games)
def test_each_card_is_named_once_when_it_is_over(game):
    facts = recalled(game, None)
    drawn = sum(isinstance(fact, CardDrawn) for fact in facts)

    assert sum(isinstance(fact, Found | Unfound) for fact in facts) == drawn


@whole
@given(games, st.integers(0, 2**32))
def test_exactly_what_is_offered_is_accepted_and_a_refusal_changes_nothing(game, seed):
    rng = Random(seed)
    for state, _, _ in game:
        for seat in seats(players_of(game)):
            action = fuzzed(members(GAME.actions), rng)

            assert accepts_as_offered(GAME, state, seat, action)


def test_exactly_the_awaited_seats_and_those_who_may_call_are_asked_in_every_phase():
    for states in samples().values():
        for state in states:
            assert asks_who_may_speak(GAME, state)


def test_whatever_is_set_out_by_hand_can_be_played_on():
    for seed in range(60):
        table = any_position(Random(seed))

        assert WITNESS.conserved(table)
        assert isinstance(GAME.pending(table), Waiting)


class Table(TableMachine):
    """Hypothesis plays all seats, chance, the measure and a cheat, and looks for a short way to a fault."""

    game, witness = GAME, WITNESS

    @initialize(players=st.integers(2, 6), board=st.sampled_from(["long", "short"]))
    def sit_down(self, players: int, board: str) -> None:
        self.players = players
        self.state = opening(GAME, players, {"board": board}, PACK)

    @precondition(lambda self: not isinstance(self.pending, Waiting | Over))
    @rule(seed=st.integers(0, 10_000))
    def chance_speaks(self, seed: int) -> None:
        question: Any = self.pending
        self.state = GAME.answer(self.state, any_answer(question, Random(seed)))

    @precondition(lambda self: isinstance(self.pending, Waiting) and self.pending.timer is not None)
    @rule()
    def time_is_up(self) -> None:
        waiting: Any = self.pending
        assert GAME.elapse is not None
        self.state = GAME.elapse(self.state, waiting.timer)

    @precondition(lambda self: isinstance(self.state, Picking | Thinking | Judging))
    @rule(seed=st.integers(0, 10_000))
    def somebody_cheats(self, seed: int) -> None:
        """Anybody but those who are asked: whatever it is, it is refused."""
        waiting: Any = self.pending
        for seat in set(seats(self.players)) - {*waiting.awaited, *waiting.may}:
            action: Any = fuzzed(members(GAME.actions), Random(seed))
            why = GAME.refusal(GAME.view(self.state, Seat(seat)), action)
            assert why is Why.NOT_YOUR_TURN or isinstance(action, Call)
            assert why is not None


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=30, stateful_step_count=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
