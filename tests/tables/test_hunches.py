"""What a bot happens to know: drawn by the table for one seat and one occasion, and for no other eyes."""

from dataclasses import replace
from io import BytesIO

import pytest
from msgspec import structs

from tablee.fairness.record import RecordedHunch, read
from tablee.fairness.verify import verify
from tablee.kernel.codec import encode
from tablee.kernel.entries import Answered
from tablee.kernel.seats import Seat, seats
from tablee.tables.perspective import perspective_of
from tablee.tables.public_table import public_table_of
from tablee.tables.stages import Playing
from tablee.tables.topics import hosting, pauses, stand_ins
from tablee.tables.topics.hunches import HunchDrawn, hunch_for
from tests.kernel.murmure import MURMURE, Guess
from tests.kernel.murmure_bots import FEELING
from tests.tables.tables import catalogue, gathered, kinds

ANN, BEN, BOT = Seat(0), Seat(1), Seat(2)


class Watched:
    """Bots that go by their hunches, and what each of them was given."""

    def __init__(self, game=MURMURE):
        self.given = []
        known = catalogue(game)
        self.catalogue = replace(
            known,
            games={**known.games, "murmure": game},
            roster={**known.roster, "murmure": {level: self.watching(level) for level in FEELING}},
        )

    def watching(self, level):
        def choose(view, offers, told, hunch, dice):
            action = FEELING[level](view, offers, told, hunch, dice)
            self.given.append((view.me, action, hunch))
            return action

        return choose


def begun(*names, seed=0, game=MURMURE, bot="hard"):
    watched = Watched(game)
    sim, _ = gathered(*names, seed=seed, at_catalogue=watched.catalogue)
    if bot:
        sim.bot(len(names), bot)
    sim.start()
    return sim, watched


def numbers(sim):
    return [entry for entry in sim.log if isinstance(entry, HunchDrawn)]


def verified(sim, game=MURMURE):
    (record,) = read(BytesIO(sim.current.record(sim.current.result)), {"murmure": game}.__getitem__)
    return record, verify(record)


def test_a_number_is_drawn_before_a_bot_thinks_and_serves_as_long_as_the_occasion_lasts():
    sim, watched = begun("Ann", "Ben")
    sim.wait(10_000)
    sum_of_tiles = sum(sim.current.state.tiles)

    logged = kinds(sim.log)
    assert logged[logged.index("HunchDrawn") :][:5] == ["HunchDrawn", "Played", "Played", "Played", "HunchDrawn"]
    assert [(entry.seat, entry.occasion) for entry in numbers(sim)] == [(BOT, 0), (BOT, 1)]
    *sums, mood = [hunch for _, _, hunch in watched.given]
    assert len(sums) == 3
    assert len(set(sums)) == 1
    assert abs(sums[0] - sum_of_tiles) <= 1
    assert mood is (numbers(sim)[1].number < 2**52)


def test_it_is_logged_also_where_the_bot_then_lets_it_pass():
    passing = [sim for seed in range(20) for sim in [begun("Ann", "Ben", seed=seed)[0]] if not _yawned(sim)]

    assert passing
    for sim in passing:
        assert kinds(sim.log)[-1] == "HunchDrawn"
        assert sim.due() is None


def _yawned(sim):
    sim.wait(10_000)
    return BOT in sim.current.state.shouted


def test_the_same_game_again_gives_the_same_hunches_and_another_game_others():
    games = [begun("Ann", "Ben", seed=seed) for seed in (1, 1, 2)]
    for sim, _ in games:
        sim.wait(10_000)
    (first, given), (again, given_again), (other, _) = games

    assert numbers(first) == numbers(again) != numbers(other)
    assert given.given == given_again.given


def test_each_seat_and_each_game_of_an_evening_has_its_own():
    sim, _ = begun("Ann", bot="easy")
    sim.ask(hosting.GiveUp(sim.id(), 0))
    for _ in range(3):
        sim.rematch()
        sim.wait(5_000)
        sim.ask(hosting.GiveUp(sim.id(), 0))
    drawn = [entry.number for entry in numbers(sim)]

    assert len(set(drawn)) == len(drawn) >= 3


def test_it_comes_from_the_sealed_stream_and_is_in_the_log_for_a_server_that_takes_over():
    sim, _ = begun("Ann", "Ben")
    sim.wait(700)
    sim.restart()
    (drawn,) = numbers(sim)

    assert sim.current.hunches == {(BOT, 0): drawn.number}
    assert drawn.number == sim.current.seal.hunch_number(BOT, 0)
    sim.wait(10_000)
    assert [entry.occasion for entry in numbers(sim)] == [0, 1]


def chance(sim):
    return [line for line in sim.current.lines if isinstance(line, Answered)]


def test_no_roll_shifts_when_a_bot_takes_a_seat_and_leaves_it():
    """Ben's bot scribbles and is gone again; then chance hands in for Ben, who is last."""
    (with_bot, watched), (without, _) = [begun("Ann", "Ben", bot=None) for _ in range(2)]
    with_bot.present.discard(BEN)
    with_bot.ask(stand_ins.StandIn(with_bot.id(), ANN, BEN))
    with_bot.wait(1_300)
    with_bot.present.add(BEN)
    with_bot.ask(stand_ins.ComeBack(with_bot.id(), BEN))
    for sim in (with_bot, without):
        sim.act(ANN, Guess(9))
        sim.wait(10_000)

    assert watched.given
    assert numbers(with_bot)
    assert len(chance(without)) == 2
    assert chance(with_bot) == chance(without)


def test_whoever_takes_the_seat_back_finds_nothing_of_it():
    sim, watched = begun("Ann", "Ben", bot=None)
    sim.present.discard(BEN)
    sim.ask(stand_ins.StandIn(sim.id(), ANN, BEN))
    before = shown(sim)
    sim.at = sim.due()
    sim.tick()

    assert len(numbers(sim)) == 1
    assert not watched.given
    assert shown(sim) == before
    sim.wait(500)
    assert watched.given
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))
    sim.act(BEN, Guess(9))
    sim.wait(60_000)
    (drawn,) = numbers(sim)
    assert str(drawn.number).encode() not in b"".join(shown(sim))


def shown(sim):
    """All that anybody can get: perspectives, what was told, the public table."""
    viewers = (None, *seats(sim.current.players))
    perspectives = [encode(perspective_of(sim.current, viewer)) for viewer in viewers]
    told = [encode(sim.current.told(viewer)[:]) for viewer in viewers]
    return [*perspectives, *told, encode(public_table_of(sim.table, sim.present))]


def test_it_stands_in_the_record_where_it_was_drawn_and_verifies():
    sim, _ = begun("Ann", "Ben")
    sim.wait(10_000)
    sim.act(ANN, Guess(9))
    sim.act(BEN, Guess(9))
    sim.until_over()
    record, found = verified(sim)

    assert [line.hunch.occasion for line in record.lines if isinstance(line, RecordedHunch)] == [0, 1]
    assert isinstance(record.lines[1], RecordedHunch)
    assert found.hunches == 2
    assert found.entries == sum(len(entry.entries) for entry in sim.log if type(entry).__name__ == "Played")
    assert found.head == sim.current.heads[-1]


def test_a_game_that_is_given_up_shows_them_as_well():
    sim, _ = begun("Ann", "Ben")
    sim.wait(2_000)
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    assert verified(sim)[1].hunches == 1


def test_nothing_is_drawn_in_a_pause():
    sim, _ = begun("Ann", "Ben")
    sim.ask(pauses.Pause(sim.id(), ANN))
    sim.wait(60_000)

    assert numbers(sim) == []
    sim.ask(pauses.Resume(sim.id(), ANN))
    sim.wait(2_000)
    assert len(numbers(sim)) == 1


def test_in_a_game_without_them_there_are_none():
    plain = replace(MURMURE, occasion=None, hunch=None)
    watched = Watched(plain)
    watched.catalogue.roster["murmure"].update(catalogue().roster["murmure"])
    sim, _ = gathered("Ann", "Ben", at_catalogue=watched.catalogue)
    sim.bot(2, "hard")
    sim.start()
    sim.wait(2_000)

    assert sim.current.state.guesses[BOT] == 30
    assert numbers(sim) == []
    assert hunch_for(sim.current, BOT, "hard") is None


def test_where_there_is_nothing_to_know_there_is_none():
    sim, watched = begun("Ann", "Ben", game=replace(MURMURE, occasion=lambda *_: None))
    with pytest.raises(AssertionError):  # these bots hand in nothing without one
        sim.wait(10_000)

    assert numbers(sim) == []
    assert {hunch for _, _, hunch in watched.given} == {None}


def test_another_level_makes_another_hunch_of_the_same_number():
    sim, _ = begun("Ann", "Ben")
    sim.current.hunches[BOT, 0] = 2**53 - 1
    total = sum(sim.current.state.tiles)

    assert [hunch_for(sim.current, BOT, level) for level in FEELING] == [total + 8, total + 4, total + 1]


def test_a_log_that_was_forged_gives_a_record_that_does_not_verify():
    sim, _ = begun("Ann", "Ben")
    sim.wait(700)
    assert isinstance(sim.table.stage, Playing)
    drawn = numbers(sim)[0]
    sim.append([structs.replace(drawn, number=drawn.number ^ 1)])
    sim.ask(hosting.GiveUp(sim.id(), ANN))

    with pytest.raises(Exception, match="seat 2 has its number for occasion 0 already"):
        verified(sim)
