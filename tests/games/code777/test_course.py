"""After the end: what each seat could have known all along, and from when on."""

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.belief import belief, by_reply
from tablee.games.code777.chunked_log import events, written
from tablee.games.code777.clues import clues
from tablee.games.code777.course import LONGEST, courses
from tablee.games.code777.facts import Course, Declared, Found, Replied
from tablee.games.code777.phases import Given
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import Draw
from tablee.kernel.seats import seats
from tests.games.code777.brute import Brute
from tests.games.code777.compared import witness
from tests.games.code777.random_games import whole_game
from tests.games.code777.tables import ANN, BEN, asking, played, right, told

GAMES = [(2, 3), (3, 4), (4, 5)]


def retold(players, seed):
    """A whole game: what each seat was told, and the courses and racks that all are told at the end."""
    moments = list(whole_game(players, seed))
    heard = {seat: [fact for moment in moments for fact in GAME.tell(*moment, seat)] for seat in seats(players)}
    told_of = [fact for fact in heard[ANN] if isinstance(fact, Course)]
    return heard, told_of, {seat: racks_of(heard[ANN], seat) for seat in seats(players)}


def racks_of(facts, seat):
    return [fact for fact in facts if isinstance(fact, Found) and fact.seat == seat]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_there_is_one_for_each_seat_and_all_hear_the_same(players, seed):
    heard, told_of, _ = retold(players, seed)

    assert [course.seat for course in told_of] == list(seats(players))
    for seat in seats(players):
        assert [fact for fact in heard[seat] if isinstance(fact, Course)] == told_of


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_at_each_moment_it_is_what_the_seat_could_have_worked_out_then(players, seed):
    heard, told_of, _ = retold(players, seed)
    for course in told_of:
        found = [belief(clues(heard[course.seat][:1], course.seat))]
        for at, fact in enumerate(heard[course.seat]):
            if isinstance(fact, Replied):
                found.append(belief(clues(heard[course.seat][: at + 1], course.seat)))

        assert course.left == tuple(len(one.triples) for one in found)
        assert course.odds == tuple(round(100 * one.best[1]) for one in found)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_each_rack_has_when_it_was_declared_and_whether_that_was_right(players, seed):
    heard, told_of, racks = retold(players, seed)
    for course in told_of:
        questions, declared = 0, []
        for fact in heard[ANN]:
            questions += isinstance(fact, Replied)
            if isinstance(fact, Declared) and fact.seat == course.seat:
                declared.append((questions, fact.right))

        spoken = [(rack.declared, rack.right) for rack in racks[course.seat] if rack.declared is not None]
        assert spoken == declared


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [*GAMES, (2, 7), (3, 7), (3, 10), (4, 8)])
def test_a_rack_is_certain_as_soon_as_the_brute_force_leaves_but_one_triple(players, seed):
    """Be it by a reply, by tiles that come to another rack, or by a reshuffle."""
    *_, racks = retold(players, seed)
    for seat in seats(players):
        assert [rack.certain for rack in racks[seat]] == certainties(players, seed, seat)


def certainties(players, seed, seat):
    """For each rack that this seat had, after how many questions the brute force knew it."""
    brute, found = None, [None]
    for before, entry, after in whole_game(players, seed):
        if GAME.result(after) or not hasattr(after, "racks"):
            continue
        brute = brute or Brute(seat, after.racks)
        witness(brute, (before, entry, after))
        if hasattr(after, "tabletop"):
            if after.tabletop.refills[seat] == len(found):
                found.append(None)
            if found[-1] is None and brute.certain() is not None:
                found[-1] = after.tabletop.questions
    return found


def test_the_winner_s_last_rack_ends_with_the_declaration_and_the_others_stand():
    state = asking(points=(2, 0, 0, 0), to_draw=BEN)
    after = played(state, (BEN, Draw()))

    facts = told(after, (ANN, right(after, ANN)))

    assert racks_of(facts, ANN) == [Found(ANN, numbers(state.racks[ANN]), 0, None, 1, right=True)]
    assert racks_of(facts, BEN) == [Found(BEN, numbers(state.racks[BEN]), 0, None, None, right=False)]
    assert [len(fact.left) for fact in facts if isinstance(fact, Course)] == [2, 2, 2, 2]


def test_a_long_game_is_looked_back_on_with_one_look_at_each_answer():
    """4,000 questions after which nobody declares: a server must not stand still for them."""
    *_, end = whole_game(4, 5)
    given = next(event for event in events(end[2].log) if isinstance(event, Given))
    before = looks()

    course, *_ = courses(written((), *[given] * 4_000), given.racks, 4)

    assert looks() - before <= 4 * 4_000
    assert isinstance(course, Course)
    assert len(course.left) == len(course.odds) == LONGEST


def looks():
    return sum(by_reply.cache_info()[:2])
