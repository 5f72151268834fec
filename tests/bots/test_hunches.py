"""Bots that half-know things: in a match, a simulation, a record, a tournament."""

import io
import random
from dataclasses import replace

import pytest

import tablee
from tablee.bots import random_bot
from tablee.bots.hunches import hunches, quick_numbers
from tablee.bots.match import match
from tablee.bots.simulation import recorded_game, simulated_game
from tablee.bots.tournament import Bout, played
from tablee.fairness.record import RecordedEntry, RecordedHunch, read
from tablee.fairness.verify import verify
from tablee.kernel.entries import Acted
from tablee.kernel.playout import all_options, any_answer, opening
from tablee.kernel.seats import Seat
from tests.kernel.murmure import MURMURE, Yawn
from tests.kernel.murmure_bots import FEELING, feels
from tests.kernel.murmure_cards import PACK

ANN, BEN = Seat(0), Seat(1)


class Watching:
    """A bot that notes what it was given."""

    def __init__(self):
        self.given = []

    def __call__(self, view, offers, told, hunch, dice):
        self.given.append((view.me, view.ready[view.me], hunch))
        return feels(view, offers, told, hunch, dice)


def simulated(number=0, seed=1, levels=("hard", "easy"), bot=feels):
    return simulated_game(MURMURE, opening(MURMURE, 2, pack=PACK), [bot, bot], levels, seed, number)


def test_on_one_occasion_a_bot_has_the_same_hunch_over_all_its_actions():
    watching = Watching()
    for number in range(30):
        watching.given.clear()
        simulated(number, bot=watching)
        for seat in (ANN, BEN):
            sums = [hunch for me, ready, hunch in watching.given if (me, ready) == (seat, False)]
            moods = [hunch for me, ready, hunch in watching.given if (me, ready) == (seat, True)]
            assert len(set(sums)) <= 1
            assert len(set(moods)) <= 1


def test_the_same_game_again_gives_the_same_hunches():
    def given(number):
        watching = Watching()
        simulated(number, bot=watching)
        return watching.given

    assert given(3) == given(3)
    assert len({str(given(number)) for number in range(10)}) == 10


def test_a_stronger_level_has_better_ones():
    ends = [simulated(number) for number in range(200)]

    assert sum(ANN in end.result.winners for end in ends) > sum(BEN in end.result.winners for end in ends)


def test_no_roll_hangs_on_them():
    def rolls(levels):
        steps = simulated(5, levels=levels, bot=random_bot(MURMURE)).steps
        return [entry for _, entry, _ in steps]

    assert rolls(("hard", "easy")) == rolls(("random", "random"))


def test_a_player_at_random_has_none_and_neither_has_a_seat_without_a_level():
    state = next(after for _, _, after in simulated().steps)
    feeling = hunches(MURMURE, {ANN: "hard", BEN: "random"}, quick_numbers("a game"))

    assert feeling is not None
    assert isinstance(feeling(state, ANN), int)
    assert feeling(state, BEN) is None
    assert hunches(MURMURE, {}, quick_numbers("a game"))(state, ANN) is None


def test_a_game_without_them_asks_for_none():
    assert hunches(replace(MURMURE, occasion=None, hunch=None), {ANN: "hard"}, quick_numbers("a game")) is None


def test_where_there_is_nothing_to_know_none_is_drawn():
    blank = replace(MURMURE, occasion=lambda *_: None)
    drawn = []
    feeling = hunches(blank, {ANN: "hard"}, quick_numbers("a game"), lambda *given: drawn.append(given))

    assert feeling(next(after for _, _, after in simulated().steps), ANN) is None
    assert drawn == []


def test_a_match_may_begin_in_the_middle():
    start = next(after for _, _, after in simulated().steps)
    rng = random.Random(1)
    watching = Watching()
    feeling = hunches(MURMURE, {ANN: "hard", BEN: "hard"}, lambda *_: 2**53 - 1)
    match(MURMURE, start, [watching, watching], lambda question: any_answer(question, rng), rng, feeling)

    assert {hunch for _, ready, hunch in watching.given if not ready} == {sum(start.tiles) + 1}


def test_a_recorded_game_has_the_numbers_of_its_seal_where_they_were_first_used():
    for number in range(20):
        file = io.BytesIO()
        end = recorded_game(MURMURE, all_options(MURMURE, {}), [feels] * 2, ("hard", "easy"), 4, number, file, PACK)
        (record,) = read(io.BytesIO(file.getvalue()), {"murmure": MURMURE}.__getitem__)
        found = verify(record)
        known = set()
        for line in record.lines:
            if isinstance(line, RecordedHunch):
                known.add((line.hunch.seat, line.hunch.occasion))
            elif isinstance(line, RecordedEntry) and isinstance(line.entry, Acted):
                assert (line.entry.seat, int(isinstance(line.entry.action, Yawn))) in known

        assert found.hunches == len(known) >= 1
        assert found.result == end.result


def test_a_bot_of_ones_own_knows_as_much_as_most_people():
    watching = Watching()
    (end,) = tablee.simulate(MURMURE, [watching, watching], seed=3, pack=PACK)
    tiles = end.steps[-1][2].tiles
    sums = [hunch for _, ready, hunch in watching.given if not ready]

    assert sums
    assert all(abs(hunch - sum(tiles)) <= 4 for hunch in sums)
    tablee.tournament(MURMURE, {"random": random_bot(MURMURE), "mine": watching}, players=[2], games=5, pack=PACK)
    assert all(hunch is not None for *_, hunch in watching.given)


@pytest.mark.slow
def test_in_a_tournament_the_level_decides_what_is_known():
    bout = Bout(2, "hard", "easy")
    start = opening(MURMURE, 2, pack=PACK)
    tally = played(MURMURE, bout, (FEELING["hard"], FEELING["easy"]), 1, range(200), start=start)

    assert tally.games_won().low > 1 / 2
    other = played(MURMURE, bout, (feels, feels), 1, range(200), start=start, levels=("easy", "hard"))
    assert other.games_won().high < 1 / 2
