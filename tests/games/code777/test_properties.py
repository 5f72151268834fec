"""What is true of every game of Code 777, at every moment of it."""

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from tablee.games.code777 import GAME
from tablee.games.code777.chunked_log import events, news
from tablee.games.code777.facts import Declared, DummyReplaced, Held, Replaced, Replied
from tablee.games.code777.phases import Asking, Given, Mixed, Noting, Refilled, Reshuffling, Won
from tablee.games.code777.vocabulary import Declare, Draw
from tablee.kernel.chance import drawn
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import Over, Waiting
from tablee.kernel.offers import every_action
from tablee.kernel.playout import opening
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import by_tag, members
from tests.games.code777 import brute
from tests.games.code777.random_games import TEMPERS, recalled, samples, whole_game
from tests.games.code777.witness import WITNESS
from tests.games.offers_kept import accepts_as_offered
from tests.games.table_machine import TableMachine

pytestmark = pytest.mark.slow


@cache
def played(seed: int) -> list[Any]:
    """Once for all tests of this file: to play one takes longer than to look at it."""
    return list(whole_game(2 + seed % 3, seed, TEMPERS[seed % 2], 8 * (seed // 2 % 2)))[:500]


games = st.sampled_from(range(12)).map(played)
whole = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
InPlay = Asking | Noting | Reshuffling


def in_play(game: list[Any]) -> list[tuple[Any, Any, Any]]:
    """From the lot on."""
    return [moment for moment in game if isinstance(moment[0], InPlay)]


@whole
@given(games)
def test_no_tile_and_no_question_is_ever_lost_or_doubled(game):
    for _, _, after in game:
        assert WITNESS.conserved(after)


@whole
@given(games)
def test_a_game_ends_at_the_third_point_with_one_winner_and_nothing_more_to_do(game):
    for _, _, after in in_play(game):
        points, result = after.tabletop.points, GAME.result(after)

        assert (max(points) == 3) == isinstance(after, Won) == (result is not None)
        if result:
            assert result.winners == (after.winner,)
            assert result.scores == points
            assert GAME.pending(after) == Over(result)


@whole
@given(games)
def test_points_come_one_at_a_time_and_only_with_a_right_declaration(game):
    for before, entry, after in in_play(game):
        gained = [now - then for now, then in zip(after.tabletop.points, before.tabletop.points, strict=True)]
        mine = isinstance(entry, Acted) and isinstance(entry.action, Declare)
        if mine:
            said = sorted([entry.action.first, entry.action.second, entry.action.third])
            is_right = said == sorted(tile.number for tile in before.racks[entry.seat])
            assert gained == [int(is_right and seat == entry.seat) for seat in seats(len(gained))]
        else:
            assert set(gained) == {0}


@whole
@given(games)
def test_nobody_declares_twice_between_two_questions(game):
    declared: list[Seat] = []
    for _, entry, after in in_play(game):
        if isinstance(entry, Acted) and isinstance(entry.action, Draw):
            declared = []
        elif isinstance(entry, Acted) and isinstance(entry.action, Declare):
            declared.append(entry.seat)

        assert len(set(declared)) == len(declared)
        assert after.tabletop.declared == tuple(declared)


@whole
@given(games)
def test_turns_go_round_whatever_is_declared(game):
    drew = [entry.seat for _, entry, _ in game if isinstance(entry, Acted) and isinstance(entry.action, Draw)]
    players = GAME.players_in(game[0][0])

    assert all((earlier + 1) % players == later for earlier, later in pairwise(drew))


@whole
@given(games)
def test_the_deck_goes_round_without_end(game):
    asked = [fact.question for fact in recalled(game, None) if isinstance(fact, Replied)]

    assert len(set(asked[:23])) == len(asked[:23])
    assert all(asked[at] == asked[at - 23] for at in range(23, len(asked)))


@whole
@given(games)
def test_every_reply_is_true_of_the_racks_of_its_moment(game):
    for before, entry, after in in_play(game):
        if isinstance(entry, Acted) and isinstance(entry.action, Draw):
            others = [rack for at, rack in enumerate(before.racks) if at != entry.seat]

            assert after.tabletop.last.reply == brute.answer(before.deck[0], others)


@whole
@given(games)
def test_refills_and_reshuffles_are_as_many_as_the_log_says(game):
    for _, _, after in in_play(game):
        log = [*events(after.log)]
        refills = [event.rack for event in log if isinstance(event, Refilled)]

        assert after.tabletop.refills == tuple(refills.count(at) for at in range(4))
        assert after.tabletop.reshuffles == sum(isinstance(event, Mixed) for event in log)
        assert after.tabletop.questions == sum(isinstance(event, Given) for event in log)


@whole
@given(games)
def test_the_log_only_grows_and_so_does_no_secret_of_the_past_change(game):
    for before, _, after in in_play(game):
        assert [*events(before.log), *news(before.log, after.log)] == [*events(after.log)]


@whole
@given(games)
def test_racks_change_only_by_a_refill_from_the_top_of_the_stock(game):
    for before, entry, after in in_play(game):
        new = [event for event in news(before.log, after.log) if isinstance(event, Refilled)]
        changed = {at for at in range(4) if before.racks[at] != after.racks[at]}

        assert changed <= {event.rack for event in new}
        if not isinstance(entry, Answered):
            taken = before.stock[: 3 * len(new)]
            assert [event.drawn for event in new] == [tuple(sorted(taken[i : i + 3])) for i in range(0, len(taken), 3)]
            assert after.stock == before.stock[len(taken) :]


@whole
@given(games)
def test_a_stock_of_seven_or_less_is_never_left_to_play_on_with(game):
    for _, _, after in in_play(game):
        assert isinstance(after, Reshuffling) == (len(after.stock) <= 7)
        assert len(after.stock) + len(after.tabletop.discards) == 16


@whole
@given(games)
def test_dummies_are_replaced_in_alternation_and_only_after_a_right_declaration(game):
    players = GAME.players_in(game[0][0])
    facts = recalled(game, None)
    dummies = [fact.rack for fact in facts if isinstance(fact, DummyReplaced)]
    rights = sum(isinstance(fact, Declared) and fact.right and fact.points < 3 for fact in facts)

    expected = [players + at % (4 - players) for at in range(rights)] if players < 4 else []
    assert dummies == expected[: len(dummies)]
    assert rights - len(dummies) <= 1 or players == 4  # one may wait for a reshuffle


@whole
@given(games)
def test_decisions_never_go_back_and_move_on_only_with_a_question_or_a_declaration_of_ones_own(game):
    for before, entry, after in in_play(game):
        if not (isinstance(before, Asking | Noting) and isinstance(after, Asking | Noting)):
            continue
        for seat in seats(GAME.players_in(after)):
            then, now = (GAME.offers(GAME.view(state, seat)).decision for state in (before, after))
            asked = isinstance(entry, Acted) and isinstance(entry.action, Draw)
            own = isinstance(entry, Acted) and isinstance(entry.action, Declare) and entry.seat == seat

            assert then <= now
            assert (then < now) == (asked or own)


@whole
@given(games)
def test_the_open_table_and_all_racks_but_ones_own_can_be_drawn_from_the_facts_alone(game):
    for viewer in (None, *seats(GAME.players_in(game[0][0]))):
        racks: dict[int, Any] = {}
        for moment in game:
            for fact in GAME.tell(*moment, viewer):
                held: tuple[Held, ...] = getattr(fact, "held", ())
                racks |= {one.seat: one.tiles for one in held}
                racks |= {one.rack: one.tiles for one in getattr(fact, "dummies", ())}
                if isinstance(fact, Replaced | DummyReplaced) and fact.drawn is not None:
                    racks[fact.seat if isinstance(fact, Replaced) else fact.rack] = fact.drawn
            seen = GAME.view(moment[2], viewer)
            if hasattr(seen, "racks"):
                assert {at: rack for at, rack in enumerate(seen.racks) if rack is not None} == racks


@whole
@given(games, st.integers(0, 2**32))
def test_exactly_what_is_offered_is_accepted_and_a_refusal_changes_nothing(game, seed):
    rng = Random(seed)
    for state, _, _ in game:
        for seat in seats(GAME.players_in(state)):
            action = fuzzed(members(GAME.actions), rng)

            assert accepts_as_offered(GAME, state, seat, action)


def test_exactly_the_seats_that_may_speak_are_asked_in_every_phase():
    for states in samples().values():
        for state in states:
            pending = GAME.pending(state)
            asked = {seat for seat in seats(GAME.players_in(state)) if GAME.offers(GAME.view(state, seat)).choices}

            assert asked == ({*pending.awaited, *pending.may} if isinstance(pending, Waiting) else set())
            assert not GAME.offers(GAME.view(state, None)).choices


def test_every_action_on_offer_is_accepted_in_every_phase():
    kinds = by_tag(GAME.actions)
    for states in samples().values():
        for state in states[:6]:
            for seat in seats(GAME.players_in(state)):
                for offer in GAME.offers(GAME.view(state, seat)).choices:
                    every = every_action(offer, kinds[offer.action])
                    assert every
                    assert all(GAME.apply(state, seat, action) for action in every)


class Table(TableMachine):
    """Hypothesis plays all seats, chance, the clock and a cheat, and looks for a short way to a fault."""

    game, witness = GAME, WITNESS

    @initialize(players=st.integers(2, 4), pause=st.sampled_from([0, 8]))
    def sit_down(self, players: int, pause: int) -> None:
        self.players = players
        self.state = opening(GAME, players, {"pause": pause})

    @precondition(lambda self: not isinstance(self.pending, Waiting | Over))
    @rule(seed=st.integers(0, 10_000))
    def chance_answers(self, seed: int) -> None:
        question: Any = self.pending
        self.state = GAME.answer(self.state, drawn(question, Random(seed)))

    @precondition(lambda self: isinstance(self.state, Asking | Noting))
    @rule(data=st.data())
    def somebody_is_right(self, data: st.DataObject) -> None:
        silent = [seat for seat in seats(self.players) if seat not in self.state.tabletop.declared]
        if silent:
            seat = data.draw(st.sampled_from(silent))
            self.state = GAME.apply(self.state, seat, Declare(*[tile.number for tile in self.state.racks[seat]]))

    @precondition(lambda self: isinstance(self.state, Noting))
    @rule()
    def time_runs_out(self) -> None:
        waiting = self.pending
        assert isinstance(waiting, Waiting)
        assert waiting.timer is not None
        assert GAME.elapse is not None
        self.state = GAME.elapse(self.state, waiting.timer)

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 10_000))
    def somebody_cheats(self, seat: int, seed: int) -> None:
        """Anybody who may not speak: whatever it is, it is refused."""
        waiting = self.pending
        asked = {*waiting.awaited, *waiting.may} if isinstance(waiting, Waiting) else set()
        if seat in asked or seat >= self.players:
            return
        action: Any = fuzzed(members(GAME.actions), Random(seed))
        assert GAME.refusal(GAME.view(self.state, Seat(seat)), action) is not None


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=30, stateful_step_count=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
