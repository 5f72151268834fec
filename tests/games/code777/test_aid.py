"""What the pad shows by itself, dial by dial: never more than the host's dial lets it, and never wrong."""

from collections import Counter

import pytest

from tablee.games.code777 import GAME
from tablee.games.code777.aid import aid, least, most
from tablee.games.code777.belief import ALL, EVERY, drawable, fitting, members, possible
from tablee.games.code777.clues import clues
from tablee.games.code777.facts import Replaced, Reshuffled
from tablee.games.code777.phases import Asking
from tablee.games.code777.vocabulary import COPIES, TILES, Dial, Draw, Tile
from tests.games.by_hand import stacked
from tests.games.code777.random_games import whole_game
from tests.games.code777.tables import ANN, BEN, asking, played, rack, seen, shuffled_questions, told


def stories(players, seed):
    """Every moment at which somebody may draw, with what Ann was told until then."""
    heard = []
    for before, entry, after in whole_game(players, seed):
        heard += GAME.tell(before, entry, after, ANN)
        if isinstance(after, Asking):
            yield after, tuple(heard)


def dealt(*racks, to_draw=BEN, deck=tuple(range(1, 24))):
    """A table for four, and what Ann was told of its deal."""
    facts = told(shuffled_questions(4), stacked(TILES, *map(rack, racks)), ANN)
    return asking(*racks, to_draw=to_draw, deck=deck), facts


@pytest.mark.parametrize("dial", [Dial.OFF, Dial.MARKS])
def test_with_the_dial_at_ones_own_marks_or_below_there_is_no_aid(dial):
    state, heard = next(stories(4, 1))

    assert aid(seen(state, ANN), heard, dial) is None


@pytest.mark.parametrize("dial", Dial)
def test_a_spectator_is_not_helped(dial):
    state, _ = next(stories(4, 1))

    assert aid(seen(state, None), (), dial) is None


def test_after_the_end_nobody_is_helped():
    *_, (before, entry, end) = whole_game(4, 1)

    assert aid(seen(end, ANN), GAME.tell(before, entry, end, ANN), Dial.ODDS) is None


@pytest.mark.slow
@pytest.mark.covers
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_what_i_see_is_crossed_out_and_stays_so_when_discards_are_shuffled_in(players, seed):
    stayed = 0
    for state, heard in stories(players, seed):
        shown = aid(seen(state, ANN), heard, Dial.SEEN)
        crossed = Counter({one.tile: one.copies for one in shown.seen})
        in_sight = Counter([*state.tabletop.discards, *(tile for rack in state.racks[1:] for tile in rack)])

        assert crossed >= in_sight
        assert crossed + Counter(state.racks[ANN]) <= Counter(COPIES)
        since = max(at for at, fact in enumerate(heard) if at == 0 or (isinstance(fact, Replaced) and fact.seat == ANN))
        if not any(isinstance(fact, Reshuffled) for fact in heard[since:]):
            assert crossed == in_sight
        stayed += crossed > in_sight
        assert (shown.racks, shown.triples) == (0, 0)
        assert shown.most == shown.least == shown.proofs == shown.likely == shown.tiles == ()
    assert stayed


def test_C77_14_an_impossible_tile_points_to_the_answers_that_prove_it():
    """Ben says that he sees no more of green 1, black 5 and pink 7 than lie before me: I have none of them."""
    state, heard = dealt(
        "3 black, 3 black, 4 brown",
        "2 yellow, 5 red, 7 blue",
        "5 black, 6 pink, 7 yellow",
        "4 brown, 5 red, 6 green",
        deck=(11, *range(1, 11), *range(12, 24)),
    )
    heard += told(state, (BEN, Draw()), ANN)

    shown = aid(seen(played(state, (BEN, Draw())), ANN), heard, Dial.POSSIBLE)

    proofs = {one.tile: one for one in shown.proofs}
    assert {tile for tile in proofs if proofs[tile].answers == (1,)} == {Tile.GREEN_1, Tile.PINK_7}
    assert {one.tile: one.copies for one in shown.most}[Tile.GREEN_1] == 0
    assert shown.likely == shown.tiles == ()


@pytest.mark.slow
@pytest.mark.covers
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_in_whole_games_what_is_crossed_out_is_impossible_and_what_is_not_is_possible(players, seed):
    for state, heard in stories(players, seed):
        shown = aid(seen(state, ANN), heard, Dial.ODDS)
        left = [EVERY[at] for at in members(possible(clues(heard, ANN)))]

        assert state.racks[ANN] in left
        assert shown.racks == len(left)
        assert {one.tile: one.copies for one in shown.most} == {
            tile: max(one.count(tile) for one in left) for tile in Tile
        }
        assert {one.tile: one.copies for one in shown.least} == {
            tile: fewest for tile in Tile if (fewest := min(one.count(tile) for one in left))
        }
        assert abs(sum(one.odds for one in shown.likely) - 1000) <= 12 or shown.triples > len(shown.likely)
        assert all(0 <= one.odds <= 1000 for one in shown.tiles)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_in_whole_games_every_proof_proves_and_no_answer_of_it_is_spare(players, seed):
    for state, heard in stories(players, seed):
        known = clues(heard, ANN)
        said = {one.at: fitting(one) for one in known.heard}
        for one in aid(seen(state, ANN), heard, Dial.POSSIBLE).proofs:
            doubtful = drawable(known) & racks_with(one.tile, one.copies)

            assert not left_by(doubtful, [said[at] for at in one.answers])
            for spared in one.answers:
                assert left_by(doubtful, [said[at] for at in one.answers if at != spared])


def racks_with(tile, copies):
    return sum(1 << at for at, one in enumerate(EVERY) if one.count(tile) >= copies)


def left_by(racks, answers):
    for fits in answers:
        racks &= fits
    return racks


def test_the_most_and_the_least_of_all_racks():
    assert {tile: most(ALL, tile) for tile in Tile} == {tile: min(3, copies) for tile, copies in COPIES.items()}
    assert not any(least(ALL, tile) for tile in Tile)
    assert least(1 << EVERY.index(rack("3 black, 3 black, 4 brown")), Tile.BLACK_3) == 2
