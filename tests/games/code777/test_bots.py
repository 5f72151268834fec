"""What is true of every bot of Code 777, and what makes each level."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tablee.bots import LEVELS
from tablee.bots.match import match
from tablee.bots.tournament import Bout, played
from tablee.games.code777 import BOTS, GAME, inference_from_silence
from tablee.games.code777.belief import belief
from tablee.games.code777.bots import PATIENCE, REMEMBERED, exact, forgetful, player
from tablee.games.code777.clues import Clues, clues
from tablee.games.code777.facts import Declared, Replied
from tablee.games.code777.inference_from_silence import Stance, heedful, stances, supposed
from tablee.games.code777.phases import Asking, Noting
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import Declare, Draw, GoOn
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.game import Waiting
from tablee.kernel.offers import offered
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.replay import step
from tablee.kernel.seats import Seat, seats
from tests.games.code777.random_games import recalled, whole_game
from tests.games.code777.tables import ANN, BEN

CONFIDENCE = {"easy": 0.6, "medium": 0.95, "hard": 0.55}
THOUGHTS = {"easy": forgetful, "medium": exact, "hard": heedful}


@cache
def turns() -> tuple[tuple[Any, Seat, tuple[Any, ...]], ...]:
    """Somebody who may speak, in games of 2, 3 and 4 with and without pauses: the state, the seat, what it was told."""
    return tuple(turn for seed in range(6) for turn in turns_of(2 + seed % 3, seed))


def turns_of(players: int, seed: int) -> Iterator[tuple[Any, Seat, tuple[Any, ...]]]:
    moments = list(whole_game(players, seed, "rash" if seed < 3 else "thoughtful", pause=8 * (seed % 2)))
    for at in range(3, len(moments), 9):
        state: Any = moments[at][0]
        pending = GAME.pending(state)
        if isinstance(pending, Waiting):
            for seat in pending.awaited + pending.may:
                yield state, seat, tuple(recalled(moments[:at], seat))


def chosen(level: str, state: Any, seat: Seat, told: tuple[Any, ...], seed: int = 0) -> Any:
    seen = GAME.view(state, seat)
    return BOTS[level](seen, GAME.offers(seen), told, None, Random(seed))


def test_there_is_a_bot_for_each_level():
    assert tuple(BOTS) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_take_any_seat_at_any_moment_and_does_what_is_allowed(level):
    for state, seat, told in turns():
        action = chosen(level, state, seat, told)

        if action is None:
            assert seat in GAME.pending(state).may
        else:
            assert offered(GAME.offers(GAME.view(state, seat)).choices, action)
            GAME.apply(state, seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_facts_give_the_same_action(level):
    for state, seat, told in turns():
        assert chosen(level, state, seat, told, 1) == chosen(level, state, seat, told, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_the_same_in_worlds_that_differ_in_what_it_cannot_see(level):
    for number, (state, seat, told) in enumerate(turns()[::3]):
        twin = GAME.imagine(GAME.view(state, seat), told, None, Random(number))

        assert chosen(level, state, seat, told) == chosen(level, twin, seat, told)


@pytest.mark.parametrize("level", LEVELS)
def test_C77_13_while_people_note_a_bot_only_says_that_it_has_noted(level):
    noting = [turn for turn in turns() if isinstance(turn[0], Noting)]

    for state, seat, told in noting:
        assert chosen(level, state, seat, told) == (None if seat in state.noted else GoOn())
    assert any(seat in state.noted for state, seat, _ in noting)


@pytest.mark.parametrize("level", LEVELS)
def test_C77_12_a_bot_declares_once_it_is_as_sure_as_its_level_asks(level):
    for state, seat, told in turns():
        if isinstance(state, Asking) and seat not in state.tabletop.declared:
            known = clues(told, seat)
            best, odds = THOUGHTS[level](known, told, seat).best
            sure = odds >= CONFIDENCE[level] or len(known.heard) >= 23 * (len(state.tabletop.points) - 1)
            otherwise = Draw() if seat == state.tabletop.to_draw else None

            assert chosen(level, state, seat, told) == (Declare(*best) if sure else otherwise)


@pytest.mark.parametrize("players", GAME.players)
def test_C77_12_a_bot_that_is_never_sure_settles_once_every_question_was_answered_by_everybody_else(players):
    """Which is when the deck has gone round once for each player, so that no answer about its rack is new any more."""
    rng, told, me = Random(players), [], ANN
    state: Any = opening(GAME, players, {"pause": 0})
    while not isinstance(state, Asking) or state.tabletop.questions < 23 * players:
        if isinstance(state, Asking):
            entry: Any = Acted(state.tabletop.to_draw, Draw())
        else:
            entry = Answered(any_answer(GAME.pending(state), rng=rng))
        after = step(GAME, state, entry)
        told += GAME.tell(state, entry, after, me)
        state = after
    answers = {(fact.seat, fact.question) for fact in told if isinstance(fact, Replied) and fact.seat != me}
    doubter = player(exact, confidence=2)
    view = GAME.view(state, me)
    last = max(at for at, fact in enumerate(told) if isinstance(fact, Replied) and fact.seat != me)

    assert len(answers) == 23 * (players - 1)
    assert doubter(view, GAME.offers(view), told, None, rng) == Declare(*belief(clues(told, me)).best[0])
    assert not isinstance(doubter(view, GAME.offers(view), told[:last], None, rng), Declare)


def test_C77_12_two_who_are_never_sure_do_not_play_for_ever():
    rng = Random(3)
    doubter = player(exact, confidence=2)

    end = match(GAME, opening(GAME, 2, {"pause": 0}), [doubter] * 2, partial(any_answer, rng=rng), rng)

    assert len(end.result.winners) == 1


def test_easy_keeps_only_the_last_answers_in_mind():
    differing = 0
    for _, seat, told in turns():
        known = clues(told, seat)
        if known.answers >= PATIENCE:
            continue
        kept = Clues(known.pool, known.drawn, known.heard[-REMEMBERED:])

        assert forgetful(known, told, seat) == belief(kept)
        differing += belief(kept) != belief(known)
    assert differing


def test_easy_goes_through_all_answers_again_when_there_have_been_many():
    _, seat, told = max(turns(), key=lambda turn: len(clues(turn[2], turn[1]).heard))
    known = clues(told, seat)
    many = Clues(known.pool, known.drawn, known.heard, answers=PATIENCE)

    assert len(known.heard) > REMEMBERED
    assert forgetful(many, told, seat) == belief(many)


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (3, 8), (4, 9)])
def test_what_others_are_supposed_to_know_with_my_true_rack_is_what_they_knew(players, seed):
    moments = list(whole_game(players, seed))
    compared = 0
    for at in range(8, len(moments), 14):
        state: Any = moments[at][0]
        for me, other in permutations(seats(players), 2) if isinstance(state, Asking) else ():
            told, theirs = (tuple(recalled(moments[:at], seat)) for seat in (me, other))
            knew = [belief(clues(theirs[:end], other)) for end, fact in enumerate(theirs, 1) if spoken(fact)]
            for stance in (stance for stand in stances(told, me, other) for stance in stand):
                found = supposed(stance, state.racks[me])
                assert found is None or found in knew
                compared += found is not None

    assert compared


def spoken(fact: Any) -> bool:
    return isinstance(fact, Replied | Declared)


@cache
def somebody_sure() -> tuple[Stance, Any]:
    """At a table where nobody declares: what a player knows who could, and the rack of another that makes it so."""
    rng = Random(1)
    doubters = [player(exact, confidence=2)] * 4
    moments = match(GAME, opening(GAME, 4, {"pause": 0}), doubters, partial(any_answer, rng=rng), rng).steps[:30]
    told, racks = tuple(recalled(moments, ANN)), moments[-1][2].racks  # type: ignore[union-attr]
    return stances(told, ANN, BEN)[-1][-1], racks[ANN]


@pytest.mark.parametrize(("questions", "agreement"), [(0, 1), (1, 0.65), (2, 0.475), (6, 0.3109375), (60, 0.3109375)])
def test_the_longer_somebody_who_would_be_sure_is_silent_the_less_likely_is_my_rack(questions, agreement):
    stance, mine = somebody_sure()

    assert inference_from_silence.agreement(mine, [[stance] * questions]) == pytest.approx(agreement)


def test_a_declaration_speaks_against_racks_with_which_it_would_be_rash():
    stance, mine = somebody_sure()
    theirs = supposed(stance, mine)
    assert theirs is not None

    likely, rash = (
        inference_from_silence.agreement(mine, [[replace(stance, said=said)]]) for said in (theirs.best[0], (1, 1, 1))
    )

    assert (likely, rash) == (1, inference_from_silence.RASH)


def test_what_others_do_makes_no_rack_impossible():
    for _, seat, told in turns():
        known = clues(told, seat)

        assert heedful(known, told, seat).racks.keys() == belief(known).racks.keys()


@pytest.mark.slow
def test_thinking_of_the_others_makes_the_truth_likelier():
    gain, count = 0.0, 0
    for seed in range(6):
        rng = Random(seed)
        end = match(GAME, opening(GAME, 4, {"pause": 0}), [BOTS["medium"]] * 4, partial(any_answer, rng=rng), rng)
        for at in range(20, len(end.steps), 4):
            state: Any = end.steps[at][0]
            if isinstance(state, Asking):
                for me in seats(4):
                    told = tuple(recalled(end.steps[:at], me))
                    known, truth = clues(told, me), numbers(state.racks[me])
                    gain += heedful(known, told, me).triples[truth] - belief(known).triples[truth]
                    count += 1

    assert gain / count > 0.01


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("pause", [0, 8])
def test_bots_play_whole_games(players, pause):
    rng = Random(players)
    bots = [BOTS[LEVELS[seat % 3]] for seat in range(players)]

    end = match(GAME, opening(GAME, players, {"pause": pause}), bots, partial(any_answer, rng=rng), rng)

    assert len(end.result.winners) == 1
    assert end.decisions == sum(isinstance(entry, Acted) for _, entry, _ in end.steps)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "stronger", "weaker", "games"),
    [
        (2, "medium", "easy", 80),
        (3, "medium", "easy", 50),
        pytest.param(4, "hard", "medium", 80, marks=pytest.mark.trust),  # a minute of thinking
    ],
)
def test_each_level_beats_the_one_below(players, stronger, weaker, games):
    """A wide bound on few games; docs/reference/bots-code777.md has the whole ladder."""
    bout = Bout(players, stronger, weaker)
    pair = (BOTS[stronger], BOTS[weaker])

    start = opening(GAME, players, {"pause": 0})
    tally = played(GAME, bout, pair, seed=1, numbers=range(games), start=start)

    assert tally.games_won().low > bout.par
