"""A match among bots: who is asked what, and what comes of it."""

from functools import partial
from random import Random

import pytest

from tablee.bots import random_bot
from tablee.bots.match import Told, match
from tablee.games import GAMES
from tablee.kernel.entries import Acted, Elapsed
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.replay import fold, told
from tests.kernel.murmure import MURMURE, Shout, Yawn

ALL = [*GAMES.values(), MURMURE]


def played(game, players, seed, bots=None):
    rng = Random(seed)
    return match(game, opening(game, players), bots or [random_bot(game)] * players, partial(any_answer, rng=rng), rng)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_match_is_played_to_the_end_and_can_be_folded_again(game):
    for seed in range(20):
        players = game.players[seed % len(game.players)]
        end = played(game, players, seed)

        entries = [entry for _, entry, _ in end.steps]
        assert game.result(fold(game, opening(game, players), entries)) == end.result
        assert end.decisions == sum(isinstance(entry, Acted) for entry in entries)


def test_timers_run_out_now_and_then():
    entries = [entry for seed in range(60) for _, entry, _ in played(MURMURE, 3, seed).steps]

    assert any(isinstance(entry, Elapsed) for entry in entries)


def test_a_bot_that_may_speak_out_of_turn_can_let_it_pass():
    random = random_bot(MURMURE)

    def quiet(view, offers, facts, hunch, dice):
        return None if offers.choices[0].action == "shout" else random(view, offers, facts, hunch, dice)

    entries = [entry for seed in range(20) for _, entry, _ in played(MURMURE, 3, seed, [quiet] * 3).steps]

    assert not any(isinstance(entry, Acted) and isinstance(entry.action, Shout | Yawn) for entry in entries)


def test_the_same_seed_gives_the_same_match():
    game = GAMES["sept_pour_cent"]

    assert played(game, 4, 7) == played(game, 4, 7)
    assert played(game, 4, 7) != played(game, 4, 8)


def test_a_bot_gets_its_own_view_its_offers_and_all_that_its_seat_was_told():
    game = GAMES["sept_pour_cent"]
    random = random_bot(game)
    asked = []

    def watching(view, offers, facts, hunch, dice):
        asked.append((view, offers, list(facts), hunch))
        return random(view, offers, facts, hunch, dice)

    end = played(game, 3, 5, [watching] * 3)

    acted = [at for at, (_, entry, _) in enumerate(end.steps) if isinstance(entry, Acted)]
    for at, (view, offers, facts, hunch) in zip(acted, asked, strict=True):
        state, entry, _ = end.steps[at]
        before = [entry for _, entry, _ in end.steps[:at]]
        assert view == game.view(state, entry.seat)
        assert offers == game.offers(view)
        assert facts == told(game, opening(game, 3), before, entry.seat)
        assert hunch is None


def test_what_is_told_grows_with_the_game():
    game = GAMES["sept_pour_cent"]
    end = played(game, 2, 1)
    steps = list(end.steps[:3])
    facts = Told(game, steps, None)
    early = len(facts)

    steps += end.steps[3:]

    assert len(facts) > early
    assert list(facts) == told(game, opening(game, 2), [entry for _, entry, _ in end.steps], None)
    assert facts[-2:] == list(facts)[-2:]
