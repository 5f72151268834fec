"""The worked inference of the rules of record, and others that can be checked by hand. [C77-06, C77-14]"""

from itertools import pairwise

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.belief import EVERY, Belief, belief, possible
from tablee.games.code777.clues import clues
from tablee.games.code777.facts import Fact
from tablee.games.code777.phases import Seated
from tablee.games.code777.positions import WRONG
from tablee.games.code777.vocabulary import TILES, Action, Colour, Draw, Rack, Tile
from tablee.kernel.chance import Picked
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.seats import Viewer
from tests.games.by_hand import Move, stacked
from tests.games.code777.tables import ANN, BEN, DAN, IN_ORDER, answered, boxed, played, rack

ME = DAN


def heard(
    racks: list[str], question: int, *moves: Move, me: Viewer = ME, players: int = 4, top: str = ""
) -> list[Fact]:
    """What I am told from the deal of these racks on, of which Ann draws this question first."""
    deck = stacked(IN_ORDER, (question,))
    tiles = [tile for words in (*racks, top) if words for tile in rack(words)]
    states = [boxed(players)]
    states.append(answered(states[-1], deck))
    states.append(answered(states[-1], stacked(TILES, tiles)))
    states.append(answered(states[-1], Picked(ANN)))
    entries: list[Entry[Action]] = [Answered(deck), Answered(stacked(TILES, tiles)), Answered(Picked(ANN))]
    for move in moves:
        states.append(played(states[-1], move))
        entries.append(Acted(*move))
    assert isinstance(states[2], Seated)
    return [
        fact
        for (before, after), entry in zip(pairwise(states), entries, strict=True)
        for fact in GAME.tell(before, entry, after, me)
    ]


def racks_left(facts: list[Fact]) -> list[Rack]:
    left = possible(clues(facts, ME))
    return [mine for at, mine in enumerate(EVERY) if left >> at & 1]


def believed(facts: list[Fact]) -> Belief:
    return belief(clues(facts, ME))


def black_and_brown(mine: Rack) -> tuple[int, int]:
    return sum(tile.colour is Colour.BLACK for tile in mine), mine.count(Tile.BROWN_4)


WORKED = [
    "1 green, 2 yellow, 6 pink",
    "5 black, 5 red, 7 blue",
    "4 brown, 6 green, 7 yellow",
    "3 black, 4 brown, 6 pink",
]
"""Ann; Ben with the black 5; Cat with a brown 4; and mine."""


def test_C77_06_worked_inference_i_have_a_black_3_and_a_brown_4_or_neither():
    facts = heard(WORKED, 21, (ANN, Draw()))
    left = racks_left(facts)

    assert {black_and_brown(mine) for mine in left} == {(1, 1), (0, 0)}
    assert all(mine.count(Tile.BLACK_3) == 1 for mine in left if black_and_brown(mine) == (1, 1))
    assert rack(WORKED[ME]) in left


def test_C77_06_worked_inference_all_such_racks_that_can_be_made_of_tiles_out_of_sight_are_left():
    in_sight = [tile for words in WORKED[:3] for tile in rack(words)]
    expected = [
        mine
        for mine in EVERY
        if black_and_brown(mine) in ((1, 1), (0, 0))
        and all(mine.count(tile) + in_sight.count(tile) <= TILES.count(tile) for tile in mine)
    ]

    assert racks_left(heard(WORKED, 21, (ANN, Draw()))) == expected


def test_C77_14_worked_inference_it_does_not_matter_that_ben_gets_new_tiles_afterwards():
    """The answer spoke of the racks that stood; what was drawn since is out of my reach besides."""
    before = racks_left(heard(WORKED, 21, (ANN, Draw())))
    after = racks_left(heard(WORKED, 21, (ANN, Draw()), (BEN, WRONG), top="4 brown, 4 brown, 7 blue"))

    assert {black_and_brown(mine) for mine in after} == {(1, 1), (0, 0)}
    assert set(after) < set(before)


def test_C77_06_my_own_answer_tells_me_nothing():
    before = clues(heard(WORKED, 21, me=ANN), ANN)
    after = clues(heard(WORKED, 21, (ANN, Draw()), me=ANN), ANN)

    assert possible(after) == possible(before)
    assert belief(after) == belief(before)


def test_C77_08_with_new_tiles_all_that_was_said_before_is_void():
    facts = heard(WORKED, 21, (ANN, Draw()), (ME, WRONG), top="7 blue, 7 blue, 7 pink")
    left = racks_left(facts)

    assert {(0, 2), (2, 1), (1, 0)} <= {black_and_brown(mine) for mine in left}
    assert all(mine.count(Tile.BLACK_3) <= 2 for mine in left)  # the one that I had lies in the discards


def test_C77_06_zero_each_is_the_same():
    """Question 14, yellow 2s or yellow 7s: Ann holds a yellow 2 herself, and the other may be mine with a yellow 7."""
    racks = ["1 green, 2 yellow, 3 black", "3 black, 4 brown, 5 red", "4 brown, 5 red, 7 blue", "5 red, 5 red, 7 blue"]

    left = racks_left(heard(racks, 14, (ANN, Draw())))

    assert {(mine.count(Tile.YELLOW_2), mine.count(Tile.YELLOW_7)) for mine in left} == {(0, 0), (1, 1)}


def test_a_rack_that_can_be_made_in_more_ways_is_likelier():
    """Before anything is said: three of the four blue 7s in 4 ways, the green 1, a yellow 2 and a black 3 in 6."""
    facts = heard(["4 brown, 4 brown, 4 brown", "5 red, 5 red, 5 red", "6 pink, 6 pink, 6 pink", ""], 1)
    shares = {EVERY[at]: share for at, share in believed(facts).racks.items()}
    ways = 19 * 18 * 17 / 6

    assert shares[rack("7 blue, 7 blue, 7 blue")] * ways == pytest.approx(4)
    assert shares[rack("1 green, 2 yellow, 3 black")] * ways == pytest.approx(6)
    assert shares[rack("4 brown, 5 red, 5 black")] * ways == pytest.approx(1)
