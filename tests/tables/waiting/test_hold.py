"""While what happened is shown bots wait and no time runs; once everybody who is here has released it, it is over."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from tablee.bots import AnyBot, Slow
from tablee.bots.pace import PACES
from tablee.games import GAMES, ROSTER
from tablee.kernel.cards.pack import Pack
from tablee.kernel.entries import Acted
from tablee.kernel.game import AnyGame, Level
from tablee.kernel.show import Show, show_time
from tablee.kernel.text import Text
from tablee.tables.catalogue import Catalogue
from tablee.tables.entries import TableEntry
from tablee.tables.schedule import Schedule
from tablee.tables.stages import Playing
from tablee.tables.topics import handshake, hosting, moves, pauses, settings, stand_ins
from tablee.tables.topics.moves import Played
from tablee.tables.waits import LONGEST_SHOW
from tests.game_packs import pack_for
from tests.kernel.murmure import MURMURE, Guess, Shout
from tests.tables.tables import BOTS, Sim, begun, catalogue, gathered

ANN, BEN, CAT = 0, 1, 2
SHORTEST, LONGEST = (int(1000 * seconds) for seconds in (PACES["normal"].shortest, PACES["normal"].longest))
LIMIT = 20_000
DEAL, SHOUT = 400, 1100
"""Of murmure: the deal; a shout, and what was heard of it."""


def packs(game: AnyGame) -> list[Pack]:
    return [pack for pack in [pack_for(game)] if pack is not None]


def at_once(bots: Mapping[Level, AnyBot]) -> dict[Level, AnyBot]:
    """None of them is slow: here nobody thinks elsewhere, from before its pause ends until it does."""
    return {level: bot.choose if isinstance(bot, Slow) else bot for level, bot in bots.items()}


QUICK = {name: at_once(bots) for name, bots in ROSTER.items()}
EVERYTHING = Catalogue({**GAMES, "murmure": MURMURE}, {**QUICK, "murmure": BOTS}, packs=packs)


def shouting(*, limit: int | None = None) -> Sim:
    """Ann has handed in and may shout; Ben and Cat think."""
    sim, _ = begun("Ann", "Ben", "Cat", limit=limit)
    sim.act(ANN, Guess(9))
    return sim


def with_a_bot(*names: str) -> Sim:
    """That is awaited; everybody else has handed in. The deal was shown, and Ann's shout has just begun to be."""
    sim, people = gathered(*names)
    sim.bot(len(names))
    sim.start()
    for person in people:
        sim.act(person, Guess(9))
    sim.act(ANN, Shout(Text("sesame")))
    return sim


# Whole games


@dataclass
class Step:
    """What happened at once, and how things stood before and after it, by a count of the test's own."""

    entry: Played[Any]
    at: int
    shown_until: int
    """What was told before."""
    limit: int | None
    """That ran before."""
    facts: Sequence[Any]
    time: int
    """That they take to show."""
    held_until: int
    """By the table."""

    @property
    def ends(self) -> int:
        return max(self.at, self.shown_until) + self.time if self.time else self.shown_until


class Watched(Sim):
    """A table at which every step is noted."""

    def __init__(self, *arguments: Any, **others: Any) -> None:
        self.steps: list[Step] = []
        super().__init__(*arguments, **others)

    def append(self, entries: Iterable[TableEntry]) -> None:
        entries = tuple(entries)
        before = self.table.current
        told, limit = (0, None) if before is None else (len(before.told(None)), before.limit)
        super().append(entries)
        for entry in entries:
            if isinstance(entry, Played):
                facts = self.current.told(None)[told:]
                shown_until = self.steps[-1].ends if self.steps else 0
                time = show_time(self.current.game.shows, facts)
                self.steps.append(Step(entry, self.at, shown_until, limit, facts, time, self.schedule.hold.end))


def played(name: str, seed: int) -> Watched:
    """A game of two people, who act at any moment or let time pass, and two bots."""
    sim = Watched(name, seed=seed, at_catalogue=EVERYTHING)
    people = [sim.host_sits("Ann"), sim.sit("Ben")]
    for chair in (2, 3):
        sim.bot(chair)
    sim.ask(settings.SetLimit(sim.id(), ANN, LIMIT // 1000))
    sim.ask(handshake.Start(sim.id(), ANN))
    sim.handshake()
    rng = Random(seed)
    while isinstance(sim.table.stage, Playing):
        due = sim.due()
        speakers = [seat for seat in (*sim.current.awaited, *sim.current.may) if seat < len(people)]
        if speakers and rng.random() < 1 / 2:
            sim.at += int(rng.random() * 3_000)
            if due is None or sim.at < due:
                seat = speakers[int(rng.random() * len(speakers))]
                sim.act(people[seat], sim.random_action(seat, rng))
                continue
        assert due is not None
        sim.at = max(sim.at, due)
        sim.tick()
    return sim


@pytest.fixture(scope="module", params=EVERYTHING.games)
def watched(request):
    return [played(request.param, seed) for seed in range(3)]


@pytest.mark.slow
def test_every_fact_that_has_a_show_holds_its_table_for_its_time(watched):
    kinds = {type(fact) for sim in watched for step in sim.steps for fact in step.facts}

    assert len(kinds & watched[0].current.game.shows.keys()) >= 2
    assert [step for sim in watched for step in sim.steps if step.held_until != step.ends] == []


@pytest.mark.slow
def test_no_bot_ever_speaks_while_its_table_shows_something_nor_before_a_human_pause(watched):
    steps = [step for sim in watched for step in sim.steps]
    bots = [step for step in steps if not step.entry.id and isinstance(next(iter(step.entry.entries), None), Acted)]

    assert len(bots) > 5
    assert [step for step in bots if step.at < step.shown_until + SHORTEST] == []


@pytest.mark.slow
def test_every_limit_has_all_its_time_after_the_show_or_runs_on_and_waits_for_it(watched):
    limits = [step for sim in watched for step in sim.steps if step.entry.limit is not None]
    due = [{max(step.at, step.ends) + LIMIT, (step.limit or 0) + step.time} for step in limits]

    assert limits
    assert [step for step, right in zip(limits, due, strict=True) if step.entry.limit not in right] == []


# Who is held, and until when


def test_a_bot_takes_its_pause_when_all_was_shown():
    sim, _ = gathered("Ann")
    sim.bot(1)
    sim.ask(handshake.Start(sim.id(), ANN))
    sim.handshake()

    assert SHORTEST <= sim.due() - (sim.at + DEAL) <= LONGEST


def test_what_is_shown_later_comes_after_what_is_shown_now():
    sim = shouting()
    sim.ask(hosting.GiveUp(sim.id(), ANN))
    sim.ask(handshake.Rematch(sim.id(), ANN))
    sim.handshake()
    begun_at = sim.at
    for person in (ANN, BEN):
        sim.act(person, Guess(9))
        sim.at += 100
        sim.act(person, Shout("sesame"))

    assert sim.schedule.hold.end == begun_at + DEAL + 2 * SHOUT


def test_nothing_holds_a_table_longer_than_the_ceiling_whatever_its_figures_say(monkeypatch):
    sim = shouting(limit=20)
    endless = {kind: Show(look=3_600_000) for kind in MURMURE.shows}
    monkeypatch.setattr(sim.current, "game", replace(MURMURE, shows=endless))
    sim.at = sim.schedule.hold.end
    sim.act(ANN, Shout("sesame"))

    assert sim.schedule.hold.end == sim.at + LONGEST_SHOW
    assert sim.current.limit <= sim.at + LONGEST_SHOW + LIMIT


def test_a_bot_that_was_about_to_speak_waits_for_what_is_shown_since():
    sim = with_a_bot("Ann", "Ben")
    before = sim.due()
    sim.at = before - 1
    sim.act(BEN, Shout("sesame"))

    assert sim.due() >= sim.at + SHOUT + SHORTEST


def test_people_say_what_they_may_at_any_moment():
    sim = with_a_bot("Ann", "Ben")

    assert sim.at < sim.schedule.hold.end
    sim.act(BEN, Shout("sesame"))
    assert sim.current.state.shouted == (ANN, BEN)


def test_once_everybody_who_is_here_has_released_it_the_table_goes_on():
    sim = with_a_bot("Ann", "Ben")
    sim.at += 200
    sim.schedule.hold.release([ANN, BEN])

    assert SHORTEST <= sim.due() - sim.at <= LONGEST
    assert sim.schedule.hold.end == sim.at


@pytest.mark.parametrize("released", [[], [ANN], [BEN], [ANN, 99]])
def test_as_long_as_somebody_has_not_it_takes_its_own_time_and_no_more(released):
    sim = with_a_bot("Ann", "Ben")
    shown = sim.schedule.hold.end
    sim.at += 200
    sim.schedule.hold.release(released)

    assert shown + SHORTEST <= sim.due() <= shown + LONGEST


def test_who_is_away_is_not_waited_for():
    sim = with_a_bot("Ann", "Ben")
    sim.schedule.hold.release([ANN])
    sim.present.discard(BEN)

    assert sim.due() <= sim.at + LONGEST


def test_who_comes_back_holds_up_nothing_that_is_over():
    sim = with_a_bot("Ann", "Ben")
    sim.present.discard(BEN)
    sim.schedule.hold.release([ANN])
    due = sim.due()
    sim.present.add(BEN)

    assert sim.due() == due


def test_where_nobody_is_a_screen_may_be_and_it_is_shown_in_its_own_time():
    sim = with_a_bot("Ann", "Ben")
    shown = sim.schedule.hold.end
    sim.present.clear()

    assert sim.due() >= shown + SHORTEST


def test_somebody_without_a_seat_holds_nothing_up_and_releases_nothing():
    sim = Sim()
    ben = sim.sit("Ben")
    sim.bot(1)
    sim.start()
    sim.act(ben, Guess(9))
    sim.act(ben, Shout("sesame"))
    shown = sim.schedule.hold.end
    sim.schedule.hold.release([ANN])
    assert sim.due() >= shown + SHORTEST
    sim.schedule.hold.release([ben])

    assert sim.due() <= sim.at + LONGEST


def test_what_was_released_says_nothing_about_what_comes_after_it():
    sim = with_a_bot("Ann", "Ben")
    sim.schedule.hold.release([ANN, BEN])
    sim.due()
    sim.act(BEN, Shout("sesame"))

    assert sim.due() >= sim.at + SHOUT + SHORTEST


def test_bots_that_are_hurried_lose_their_pause_and_nobody_their_show():
    sim = with_a_bot("Ann", "Ben")
    sim.due()
    sim.ask(moves.Hurry(sim.id(), ANN))
    sim.schedule.hurry()

    assert sim.due() == sim.schedule.hold.end > sim.at


def test_at_an_instant_pace_nothing_is_held():
    sim, _ = gathered("Ann", "Ben")
    sim.bot(2)
    sim.ask(settings.SetPace(sim.id(), ANN, "instant"))
    sim.start()
    for person in (ANN, BEN):
        sim.act(person, Guess(9))
        sim.act(person, Shout("sesame"))

    assert sim.due() == sim.at


def test_a_server_that_takes_the_table_up_holds_nobody():
    sim = with_a_bot("Ann", "Ben")
    sim.restart()

    assert sim.due() <= sim.at + LONGEST


def test_a_show_goes_on_in_a_pause():
    sim = with_a_bot("Ann", "Ben")
    shown = sim.schedule.hold.end
    sim.ask(pauses.Pause(sim.id(), ANN))
    assert sim.due() is None
    sim.at += 200
    sim.ask(pauses.Resume(sim.id(), ANN))

    assert shown + SHORTEST <= sim.due() <= shown + LONGEST


def test_what_the_host_does_is_shown_as_anything_else_is():
    """Here it takes no time."""
    sim = shouting()
    sim.ask(moves.Overrule(sim.id(), ANN, b'{"type":"blank","seat":1}'))

    assert sim.schedule.hold.end <= sim.at


# Nobody loses time to it


def test_a_limit_begins_when_all_was_shown():
    sim, _ = gathered("Ann", "Ben", "Cat")
    sim.ask(settings.SetLimit(sim.id(), ANN, 60))
    sim.ask(handshake.Start(sim.id(), ANN))
    sim.handshake()

    assert sim.current.limit == sim.at + DEAL + 60_000


def test_a_limit_that_runs_waits_for_what_is_shown_meanwhile():
    sim = shouting(limit=60)
    before = sim.current.limit
    sim.act(ANN, Shout("sesame"))

    assert sim.current.limit == before + SHOUT


def test_a_countdown_of_the_rules_begins_when_all_was_shown_and_waits_for_what_is_shown_meanwhile():
    sim = shouting()
    sim.act(ANN, Shout("sesame"))
    shown = sim.schedule.hold.end
    sim.act(BEN, Guess(9))
    assert sim.current.timer == shown + 5_000
    sim.act(BEN, Shout("sesame"))

    assert sim.current.timer == shown + 5_000 + SHOUT


def test_who_comes_back_while_something_is_shown_has_all_the_time_after_it():
    sim = shouting(limit=60)
    sim.wait(60_000)
    sim.ask(stand_ins.ComeBack(sim.id(), ANN))
    sim.act(ANN, Shout("sesame"))
    shown = sim.schedule.hold.end
    assert shown > sim.at
    sim.ask(stand_ins.ComeBack(sim.id(), BEN))

    assert sim.current.limit == shown + 60_000


def test_no_limit_shrinks_when_everybody_has_seen_enough():
    """What was announced stands: whoever skips has a little more."""
    sim = shouting(limit=60)
    sim.act(ANN, Shout("sesame"))
    before = sim.current.limit
    sim.schedule.hold.release([ANN, BEN, CAT])
    sim.due()

    assert sim.current.limit == before
    assert sim.schedule.hold.end == sim.at


# Nothing private is in it


def test_tables_that_differ_in_their_secrets_wait_alike():
    """The same is done at each of them; tiles, and what the bot will guess, are others. `test_twins.py` has more."""
    waits, tiles = set(), set()
    for seed in range(6):
        sim, _ = gathered("Ann", "Ben", seed=seed, at_catalogue=catalogue())
        sim.bot(2)
        sim.start()
        sim.schedule.luck = Schedule(Random(7)).luck
        for person in (ANN, BEN):
            sim.act(person, Guess(9))
            sim.act(person, Shout("sesame"))
            waits.add((person, sim.schedule.hold.end, sim.due()))
        tiles.add(sim.current.state.tiles)

    assert len(waits) == 2
    assert len(tiles) > 1
