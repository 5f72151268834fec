"""Tables that differ only in what somebody may not know send them the same bytes; and a planted leak is caught."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import structs

from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.tables import agenda, asks, playing, streams
from tablee.tables.entries import Played, TableEntry
from tablee.tables.refusals import Why
from tablee.tables.sights import sight, update
from tablee.tables.table import Playing
from tests.games.sept_pour_cent.witness import WITNESS as SEPT_WITNESS
from tests.kernel.murmure import WITNESS as MURMURE_WITNESS
from tests.tables.tables import Sim, gathered
from tests.tables.twins import Leak, scribble, side_by_side


def lived(game: str, players: int, seed: int) -> Iterator[tuple[Sim, tuple[TableEntry, ...]]]:
    """A game of people and a bot with a limit, who are late, away and back, step by step."""
    sim, people = gathered(*["Ann", "Ben", "Cat"][:players], game=game, seed=seed)
    sim.bot(players, "hard")
    sim.ask(asks.SetLimit(sim.id(), 0, 20))
    sim.start()
    rng = Random(seed)
    yield sim, ()
    while isinstance(sim.table.stage, Playing):
        length = len(sim.lines)
        _any_step(sim, people, rng)
        yield sim, tuple(sim.log[length:])


def _any_step(sim: Sim, people: list[int], rng: Random) -> None:
    drawn = rng.random()
    speakers = [seat for seat in (*sim.play.awaited, *sim.play.may) if seat < len(people)]
    if drawn < 0.2 or not speakers:
        due = sim.due()
        if due is not None:
            sim.at = max(sim.at, due)
            sim.tick()
    elif drawn < 0.3:
        person = people[int(rng.random() * len(people))]
        sim.present.discard(person)
        if person != sim.table.host:
            sim.ask(asks.StandIn(sim.id(), sim.table.host, Seat(people.index(person))))
        sim.present.add(person)
    elif drawn < 0.35:
        sim.ask(asks.ComeBack(sim.id(), people[int(rng.random() * len(people))]))
    else:
        sim.at += int(rng.random() * 4_000)
        if (due := sim.due()) is not None and due <= sim.at:
            sim.at = max(due, sim.at)
            sim.tick()
            return
        seat = speakers[int(rng.random() * len(speakers))]
        sim.act(people[seat], sim.random_action(seat, rng))


def murmures(seeds: range) -> int:
    games = (lived("murmure", 2 + seed % 2, seed) for seed in seeds)
    return sum(
        side_by_side(game, MURMURE_WITNESS, Random(seed), scribble) for seed, game in zip(seeds, games, strict=True)
    )


def septs(seeds: range) -> int:
    games = (lived("sept_pour_cent", 2 + seed % 2, seed) for seed in seeds)
    return sum(side_by_side(game, SEPT_WITNESS, Random(seed), every=8) for seed, game in zip(seeds, games, strict=True))


@pytest.mark.slow
def test_no_byte_of_a_table_tells_anybody_what_they_may_not_know():
    assert murmures(range(200)) > 3_000


@pytest.mark.slow
def test_no_byte_of_a_table_of_seven_per_cent_tells_anybody_what_they_may_not_know():
    assert septs(range(10)) > 1_000


# Planted leaks: each is a slip that somebody could make, and each is caught.


def with_the_length_of_the_log(play, viewer):
    seen = sight(play, viewer)
    return structs.replace(seen, may=(*seen.may, len(play.lines)))


def with_a_hidden_tile(play, viewer):
    seen = sight(play, viewer)
    tiles = getattr(play.state, "tiles", ())
    return structs.replace(seen, view=structs.replace(seen.view, own=sum(tiles[1:])))


def at_every_move(viewer, number, before, after, told):
    return update(viewer, number, before, after, told) or streams.Update(viewer, number)


def a_moment_by_the_cards(real):
    def _bots(self, table, at):
        turns = real(self, table, at)
        tiles = getattr(table.play.state, "tiles", (0,)) if isinstance(table.stage, Playing) else (0,)
        return {seat: (decision, moment + tiles[seat]) for seat, (decision, moment) in turns.items()}

    return _bots


def a_limit_at_every_move(real):
    def follow(table, play, foreseen, people, at, *more):
        played = real(table, play, foreseen, people, at, *more)
        return Played(played.entries, played.id, at + 20_000, played.timer)

    return follow


def a_refusal_by_the_cards(real):
    def _judged(play, seat, decision, action):
        try:
            return real(play, seat, decision, action)
        except Refused:
            raise Refused(Why.TOO_LATE if play.state.pile[0] % 2 else Why.NOT_NOW) from None

    return _judged


LEAKS = [
    (streams, "sight", with_the_length_of_the_log, "update"),
    (streams, "sight", with_a_hidden_tile, "whole"),
    (streams, "update", at_every_move, "update"),
    (agenda.Agenda, "_bots", a_moment_by_the_cards(agenda.Agenda._bots), "moment"),
    (playing, "follow", a_limit_at_every_move(playing.follow), "notice"),
    (playing, "_judged", a_refusal_by_the_cards(playing._judged), "refusal"),
]


@pytest.mark.parametrize(("where", "what", "leaky", "seen"), LEAKS, ids=[leak[2].__qualname__ for leak in LEAKS])
def test_a_planted_leak_is_caught(monkeypatch, where, what, leaky, seen):
    monkeypatch.setattr(where, what, leaky)

    with pytest.raises(Leak, match=f"^{seen}"):
        murmures(range(20))
