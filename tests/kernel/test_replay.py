"""Replay: entries fold to a state, and one that cannot follow is named for what it is."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from tablee.kernel import codec
from tablee.kernel.chance import Picked, Rolled, Shuffled
from tablee.kernel.checked import told
from tablee.kernel.entries import Acted, Answered, Elapsed, Measured
from tablee.kernel.game import Over, Waiting
from tablee.kernel.offers import Span
from tablee.kernel.playout import all_options, any_answer, at_random, opening, playout
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import fold, step
from tablee.kernel.seats import Seat, clockwise, seats
from tablee.kernel.text import Text
from tests.kernel.murmure import ELAPSED, MURMURE, Done, Filling, Guess, Guessing, Measuring, Shout
from tests.kernel.murmure_cards import PACK
from tests.kernel.murmure_facts import Heard, Ready
from tests.server.metronome import METRONOME

ANN, BEN = Seat(0), Seat(1)
DEALT = Answered(Shuffled(tuple(range(9))))


def after(*entries):
    return fold(MURMURE, opening(MURMURE, 2, pack=PACK), entries)


def test_a_game_is_the_fold_of_its_entries():
    end = after(DEALT, Acted(ANN, Guess(3)), Acted(BEN, Guess(9)))

    assert end == Done(tiles=(1, 2), guesses=(3, 9))
    assert MURMURE.result(end).winners == (ANN,)


def test_a_shout_is_measured_once_and_the_answer_is_kept():
    shouted = after(DEALT, Acted(ANN, Guess(3)), Acted(ANN, Shout("sesame")))

    assert isinstance(shouted, Measuring)
    assert isinstance(step(MURMURE, shouted, Answered(Measured("exact", version=1))), Guessing)


def test_when_the_countdown_runs_out_chance_hands_in():
    waiting = after(DEALT, Acted(ANN, Guess(3)))
    filling = step(MURMURE, waiting, ELAPSED)

    assert isinstance(filling, Filling)
    assert step(MURMURE, filling, Answered(Picked(4))) == Done((1, 2), (3, 5))


@pytest.mark.parametrize(
    ("entries", "what"),
    [
        ([Acted(ANN, Guess(3))], "seat 0 acts while shuffle is to be answered"),
        ([DEALT, Acted(Seat(9), Guess(3))], "seat 9 acts while seats 0, 1 are awaited"),
        ([Answered(Rolled((1,)))], "an answer that does not fit, while shuffle is to be answered"),
        ([DEALT, DEALT], "an answer that does not fit, while seats 0, 1 are awaited"),
        ([DEALT, Acted(ANN, Shout(Text("hé")))], "seat 0 may not do this: not_now"),
        ([DEALT, ELAPSED], "timer 'countdown' runs out while seats 0, 1 are awaited"),
        ([DEALT, Acted(ANN, Guess(3)), Elapsed("supper")], "timer 'supper' runs out while seat 1 is awaited"),
        ([ELAPSED], "timer 'countdown' runs out while shuffle is to be answered"),
        ([DEALT, Acted(ANN, Guess(3)), Acted(BEN, Guess(3)), DEALT], "while the game is over"),
        ([DEALT, Acted(ANN, Guess(3)), Acted(ANN, Shout(Text("hé"))), DEALT], "while measure is to be answered"),
    ],
)
def test_an_entry_that_cannot_follow_is_malformed(entries, what):
    with pytest.raises(Malformed, match=what):
        after(*entries)


def test_each_seat_is_told_its_own_story():
    entries = [DEALT, Acted(ANN, Guess(3)), Acted(ANN, Shout(Text("hé"))), Answered(Measured("wrong", version=1))]
    story = told(MURMURE, opening(MURMURE, 2, pack=PACK), entries, BEN)

    assert story[0].own == 2
    assert Ready(ANN) in story
    assert Heard("wrong") in story


def test_the_opening_takes_known_options_and_a_number_of_players_that_fits():
    assert all_options(MURMURE, {"step": 3}) == {"step": 3, "mood": "calm", "first": "lot"}
    for players, options, what in [
        (5, {}, "murmure is for 2 to 4 players, not 5"),
        (2, {"spice": 1}, "murmure has no option 'spice'; it has step, mood"),
        (2, {"mood": "sour"}, "option mood cannot be 'sour'"),
        (2, {"first": 4}, "option first cannot be 4; it is one of lot, 0, 1, 2, 3"),
        (2, {"first": 2}, "there is no seat 2; seats are 0 to 1"),
    ]:
        with pytest.raises(Malformed, match=what):
            opening(MURMURE, players, options, PACK)


def test_an_option_can_be_a_seat():
    dealt = fold(MURMURE, opening(MURMURE, 3, {"first": 2}, PACK), [DEALT])

    assert MURMURE.pending(dealt) == Waiting((Seat(2),))
    assert fold(MURMURE, dealt, [Acted(Seat(2), Guess(3))]).guesses == (None, None, 3)
    with pytest.raises(Malformed, match="seat 0 acts while seat 2 is awaited"):
        fold(MURMURE, dealt, [Acted(ANN, Guess(3))])


def test_random_games_end_both_ways_of_playing_them():
    for seed in range(20):
        *_, (_, _, end) = at_random(MURMURE, opening(MURMURE, 3, pack=PACK), random.Random(seed))
        state, decisions = playout(MURMURE, opening(MURMURE, 3, pack=PACK), random.Random(seed))

        assert isinstance(MURMURE.pending(end), Over)
        assert isinstance(MURMURE.pending(state), Over)
        assert decisions >= 3


@pytest.mark.parametrize("played", [playout, lambda *args: [*at_random(*args)]], ids=["playout", "at_random"])
def test_of_several_who_may_speak_random_players_are_any_each_as_likely_as_the_next(played):
    """Awaited or not: who has handed in may still shout or yawn."""
    first, unasked = Counter(), set()

    def apply(state, seat, action):
        if not any(state.guesses) and not any(state.slates):
            first[seat] += 1
        if state.guesses[seat] is not None:
            unasked.add(seat)
        return MURMURE.apply(state, seat, action)

    for seed in range(300):
        played(replace(MURMURE, apply=apply), opening(MURMURE, 3, pack=PACK), random.Random(seed))

    assert sorted(first) == [0, 1, 2]
    assert all(70 <= times <= 130 for times in first.values()), first
    assert unasked == {0, 1, 2}


def test_where_every_action_can_be_listed_each_is_as_likely_as_the_next():
    state, decisions = playout(METRONOME, opening(METRONOME, 2, {"beats": 900}), random.Random(1))

    assert decisions == 900
    assert {*state.said} <= {*range(1, 10)}


def test_any_answer_fits_a_measure_too():
    question = MURMURE.pending(after(DEALT, Acted(ANN, Guess(3)), Acted(ANN, Shout(Text("hé")))))

    assert isinstance(any_answer(question, random.Random(1)), Measured)


@pytest.mark.parametrize(
    "line", [b"", b"{", b'{"type":"wink"}', b'{"type":"guess","number":0}', b"\xff", b"[" * 10_000]
)
def test_what_does_not_decode_is_malformed(line):
    with pytest.raises(Malformed):
        codec.actions(MURMURE).decode(line)


def test_what_is_said_of_hostile_bytes_is_one_short_harmless_line():
    with pytest.raises(Malformed) as caught:
        codec.actions(MURMURE).decode(b'{"type":"\\u001b[2J' + b"x" * 9_999 + b'"}')

    assert len(str(caught.value)) == 300
    assert str(caught.value).isprintable()


def test_unknown_fields_are_refused():
    with pytest.raises(Malformed, match="extra"):
        codec.actions(MURMURE).decode(b'{"type":"guess","number":3,"extra":1}')


def test_seats_go_round_clockwise():
    assert clockwise(seats(4), Seat(1)) == (2, 3, 0, 1)
    assert clockwise((Seat(0), Seat(2)), Seat(1)) == (2, 0)


def test_the_contract_has_room_for_hunches_and_aid():
    guessing = after(DEALT)

    assert MURMURE.hunch(guessing, ANN, "hard", 0.5) == 3
    assert MURMURE.aid(MURMURE.view(guessing, ANN), (), "possible") == (3, 10)
    assert MURMURE.aid(MURMURE.view(guessing, ANN), (), "off") is None
    assert Span(1, 5).holds(MURMURE.options[0].default)
