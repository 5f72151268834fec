"""What can be on my rack, and how likely it is: held against a brute force, an enumeration, and luck itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777 import belief as beliefs
from tablee.games.code777.belief import EVERY, belief
from tablee.games.code777.clues import Clues, Drawn, clues
from tablee.games.code777.positions import WRONG
from tablee.games.code777.questions import numbers
from tablee.games.code777.vocabulary import Draw, Rack, Tile
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.game import Over, Waiting
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.replay import step
from tablee.kernel.seats import Seat, seats
from tests.games.code777 import brute, compared
from tests.games.code777.random_games import any_numbers, any_of, recalled
from tests.games.code777.tables import ANN, BEN, CAT, DAN, right

# A brute force that tries every rack


@pytest.mark.slow
def test_the_racks_that_can_be_mine_are_those_of_the_brute_force_at_every_moment_of_forty_games():
    found = compared.compared(range(40))

    assert found.differences == 0
    assert found.games == 40
    assert found.reshuffles > 40
    assert found.certain > 100


@pytest.mark.slow
def test_on_demand_it_says_what_it_compared(capsys):
    assert compared.main(["--games", "3", "--seed", "100"]) == 0

    printed = capsys.readouterr().out
    assert "3 games of 2, 3 and 4 players" in printed
    assert "0 of them differ" in printed


def no_odds_of_what_came_later(known: Clues) -> dict[Tile, tuple[beliefs.Chance, ...]]:
    """A slip: what is drawn from the stock says something of what was drawn from it before."""
    return CHANCES(Clues(known.pool, Drawn(known.pool)))


CHANCES = beliefs.chances


@pytest.mark.slow
@pytest.mark.parametrize(
    ("where", "name", "wrong"),
    [
        (brute, "EITHER", {**brute.EITHER, 21: brute.EITHER[21][::-1]}),
        (brute.Brute, "shuffled", lambda self: None),
        (beliefs, "chances", no_odds_of_what_came_later),
    ],
    ids=["a question is misread", "a reshuffle is missed", "draws do not count"],
)
def test_a_planted_fault_is_found(monkeypatch, where, name, wrong):
    monkeypatch.setattr(where, name, wrong)

    with pytest.raises((AssertionError, ZeroDivisionError)):
        assert compared.compared(range(6)).differences == 0


# All that chance could have done, piece of wood by piece of wood

Script = list[tuple[Seat, str]]
Moments = list[tuple[Any, Entry[Any], Any]]


def lived(players: int, seed: int, script: Script) -> Moments:
    """A game of which the players do this, and chance whatever it likes."""
    rng, state, found, left = Random(seed), opening(GAME, players, {"pause": 0}), Moments(), list(script)
    while left or not isinstance(GAME.pending(state), Waiting):
        entry: Entry[Any]
        if isinstance(pending := GAME.pending(state), Waiting):
            seat, what = left.pop(0)
            entry = Acted(seat, {"wrong": WRONG, "right": right(state, seat)}[what])
        else:
            assert not isinstance(pending, Over)
            entry = Answered(any_answer(pending, rng))
        found.append((state, entry, step(GAME, state, entry)))
        state = found[-1][2]
    return found


def since_my_rack_came(moments: Moments, me: Seat) -> tuple[list[Tile], Iterator[tuple[Any, ...]]]:
    """The pieces that it was drawn from; then what went into the stock, or came from it onto a rack."""
    mine = [at for at, (_, entry, _) in enumerate(moments) if isinstance(entry, Acted) and entry.seat == me][-1]

    def later() -> Iterator[tuple[Any, ...]]:
        for before, entry, after in moments[mine:]:
            if isinstance(entry, Answered):
                yield "added", before.tabletop.discards
            for at in range(4):
                if at != me and after.tabletop.refills[at] > before.tabletop.refills[at]:
                    yield "drawn", after.racks[at]

    return list(moments[mine][0].stock), later()


def enumerated(pool: list[Tile], later: Sequence[tuple[Any, ...]]) -> dict[Rack, float]:
    """Every three pieces that can be mine, and with each of them every three that can come at each draw."""
    ways: Counter[Rack] = Counter()
    for mine in combinations(range(len(pool)), 3):
        stock = [tile for at, tile in enumerate(pool) if at not in mine]
        ways[tuple(sorted(pool[at] for at in mine))] += follow_ups(stock, later)
    return {rack: count / ways.total() for rack, count in ways.items() if count}


def follow_ups(stock: list[Tile], later: Sequence[tuple[Any, ...]]) -> int:
    """In how many ways all that came could come from this stock."""
    if not later:
        return 1
    (what, tiles), *others = later
    if what == "added":
        return follow_ups([*stock, *tiles], others)
    fitting = [at for at, tile in enumerate(stock) if tile in tiles]
    return sum(
        follow_ups([tile for at, tile in enumerate(stock) if at not in drawn], others)
        for drawn in combinations(fitting, 3)
        if sorted(stock[at] for at in drawn) == list(tiles)
    )


SCRIPTS: dict[str, tuple[int, Seat, Script]] = {
    "then others draw": (4, DAN, [(DAN, "wrong"), (ANN, "wrong")]),
    "then a reshuffle": (4, DAN, [(ANN, "wrong"), (BEN, "wrong"), (DAN, "wrong")]),
    "then a reshuffle and others draw": (4, DAN, [(ANN, "wrong"), (BEN, "wrong"), (DAN, "wrong"), (CAT, "wrong")]),
    "then a dummy draws": (3, CAT, [(BEN, "wrong"), (CAT, "right")]),
    "then a reshuffle before the dummy draws": (3, CAT, [(ANN, "wrong"), (BEN, "wrong"), (CAT, "right")]),
    "then draws, a reshuffle and draws": (2, ANN, [(ANN, "wrong"), (BEN, "right")]),
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("script", SCRIPTS)
def test_the_odds_are_those_of_an_enumeration_of_all_pieces_that_could_have_come(script, seed):
    players, me, moves = SCRIPTS[script]
    moments = lived(players, seed, moves)
    pool, later = since_my_rack_came(moments, me)
    expected = enumerated(pool, list(later))

    found = {EVERY[at]: share for at, share in belief(clues(recalled(moments, me), me)).racks.items()}

    assert found == pytest.approx(expected)
    assert moments[-1][2].racks[me] in found


# How often what is called likely is so


def stated_and_true(players: int, seed: int, questions: int) -> Iterator[tuple[float, bool]]:
    """The best triple of one seat after one question in eight. Players declare at random, whatever they know."""
    rng, state = Random(seed), opening(GAME, players, {"pause": 0})
    moments: Moments = []
    while len(moments) < questions and not isinstance(pending := GAME.pending(state), Over):
        entry: Entry[Any]
        if not isinstance(pending, Waiting):
            entry = Answered(any_answer(pending, rng))
        elif rng.random() < 1 / 12 and pending.may:
            entry = Acted(any_of(pending.may, rng), any_numbers(rng))
        else:
            entry = Acted(pending.awaited[0], Draw())
        moments.append((state, entry, step(GAME, state, entry)))
        state = moments[-1][2]
        if isinstance(entry, Acted) and isinstance(entry.action, Draw) and rng.random() < 1 / 8:
            seat = any_of(seats(players), rng)
            triple, odds = belief(clues(recalled(moments, seat), seat)).best
            yield odds, triple == numbers(state.racks[seat])


@pytest.mark.slow
def test_the_stated_odds_of_the_best_triple_agree_with_how_often_it_is_right():
    """7,411 positions of 900 games: .01 is three times what luck alone would do."""
    found = [one for seed in range(900) for one in stated_and_true(2 + seed % 3, seed, 75)]
    likely = [one for one in found if one[0] >= 1 / 2]

    assert len(found) > 7_000
    assert abs(sum(odds - is_right for odds, is_right in found)) / len(found) < 0.01
    assert abs(sum(odds - is_right for odds, is_right in likely)) / len(likely) < 0.01
    assert all(is_right for odds, is_right in found if odds > 1 - 1e-9)


def test_certainty_is_the_brute_forces_too():
    """One number may be in doubt by its colour alone, and the declaration is certain all the same."""
    truth = brute.Brute(0, [("1_green",) * 3] * 4)
    truth.weights = {("4_brown", "5_black", "6_pink"): 1, ("4_brown", "5_red", "6_green"): 3}

    assert truth.certain() == (4, 5, 6)
    assert truth.shares()["4_brown", "5_red", "6_green"] == 3 / 4
    truth.weights["1_green", "2_yellow", "2_yellow"] = 1
    assert truth.certain() is None
