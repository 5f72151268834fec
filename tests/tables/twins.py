"""Twins at the table: two tables that differ only in what one viewer may not know, step by step side by side.

The laws compare what rules give a viewer; here it is what a table sends: the bytes of every message of the viewer's
feed, of the public table, of each refusal, and when bots will speak. Each world decides for itself, by the code of
`tables/`; only chance answers in the twin as the witness says that it might have.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

from msgspec import structs

from tablee.bots import random_bot
from tablee.fairness.seal import Seal
from tablee.fairness.stream import HUNCH_BITS
from tablee.kernel.codec import encode
from tablee.kernel.entries import Acted, Answered, Elapsed, Entry, Measured
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import LEVELS, AnyGame
from tablee.kernel.laws_of_offers import guesses
from tablee.kernel.offers import Offer, sampled
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.replay import step
from tablee.kernel.seats import Seat, Viewer, seats
from tablee.kernel.structs import by_tag, members
from tablee.kernel.witness import Witness
from tablee.tables import feed, log
from tablee.tables.catalogue import Catalogue
from tablee.tables.circumstances import Circumstances
from tablee.tables.entries import TableEntry
from tablee.tables.fold import add
from tablee.tables.hold import Hold
from tablee.tables.public_table import public_table_of
from tablee.tables.schedule import Schedule
from tablee.tables.stages import Playing
from tablee.tables.table import Table
from tablee.tables.table_game import TableGame
from tablee.tables.time_up import elapsed
from tablee.tables.topics import moves, settings, stand_ins
from tablee.tables.topics.hunches import HunchDrawn
from tablee.tables.topics.moves import Act, Played, bot_move
from tests.game_packs import pack_for
from tests.tables.tables import STROKE, Sim, gathered, raw

AnyWitness = Witness[Any, Any, Any]
NOW = "now"


@dataclass
class Scripted:
    """A seal that says what it is told to, and is the real one in all else."""

    real: Seal
    answers: list[Any] = field(default_factory=list)

    def answer(self, question: object, number: int) -> Any:
        return self.answers.pop(0) if self.answers else self.real.answer(question, number)  # type: ignore[arg-type]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


class Leak(AssertionError):  # noqa: N818 - it says what happened
    pass


class World:
    """A table, and what one viewer gets of it."""

    def __init__(self, table: Table, viewer: Viewer, luck: int, shown_until: int) -> None:
        assert table.current is not None
        self.table = table
        self.current: TableGame = table.current
        self.viewer = viewer
        self.schedule = Schedule(Random(luck), Hold(shown_until))
        self.feed = feed.Feed(self.current, viewer, NOW)

    def add(self, entry: TableEntry, at: int) -> None:
        add(self.table, entry)
        self.schedule.hold.happened(self.table, (entry,), at)

    def clocks_from(self, at: int) -> int:
        return max(at, self.schedule.hold.end)

    def sent(self, sim: Sim, *, step: bool = True) -> list[bytes]:
        """Every byte that this step brings the viewer, and the moment at which something will happen by itself."""
        message = self.feed.next_message() if step else None
        shown = public_table_of(self.table, sim.present)
        shown = structs.replace(shown, heads=("",) * len(shown.heads))
        return [
            b"" if message is None else encode(message),
            encode(self.feed.snapshot()),
            encode(shown),
            encode(self.schedule.due(self.table, sim.present, sim.at)),
        ]


class Twins:
    """`world` follows the real table; `twin` lives through the same, as far as the viewer may know."""

    def __init__(self, sim: Sim, witness: AnyWitness, viewer: Viewer, rng: Random) -> None:
        self.sim, self.witness, self.viewer, self.rng = sim, witness, viewer, rng
        luck = rng.getrandbits(32)
        self.world, twin = (log.folded(sim.catalogue, sim.lines) for _ in "12")
        assert twin.current is not None
        twin.current.state = witness.twin(twin.current.state, viewer, rng)
        twin.current.hunches = {which: self.any_number() for which in twin.current.hunches}
        self.script = twin.current.seal = Scripted(twin.current.seal)  # type: ignore[assignment]
        shown_until = sim.schedule.hold.end
        self.worlds = World(self.world, viewer, luck, shown_until), World(twin, viewer, luck, shown_until)
        self.alive = True
        self.compared = 0
        self.offers: dict[str, Offer] = {}
        """By action: the last one that anybody had."""
        self.decisions: list[int] = []
        """That the viewer was asked."""
        self.compare()
        self._tries()

    def compare(self, *, step: bool = True) -> None:
        """`step`: whether anything happened in the real world too."""
        real, other = self.worlds[0].sent(self.sim, step=step), self.worlds[1].sent(self.sim)
        for name, mine, twins in zip(("patch", "snapshot", "public_table", "moment"), real, other, strict=True):
            if mine != twins:
                raise Leak(f"{name} for {self.viewer}: {mine!r} or {twins!r}")
        decision = self.worlds[0].current.seen(self.viewer).offers.decision
        self.decisions += [decision] if decision not in self.decisions[-1:] else []
        self.compared += self.worlds[0].current.state != self.worlds[1].current.state

    def lives(self, entries: tuple[TableEntry, ...]) -> None:
        """What really happened, in both worlds; the pair ends where the rules let the viewer tell them apart."""
        for entry in entries:
            if self.alive and isinstance(entry, Played):
                self._played(entry)
            elif self.alive and isinstance(entry, HunchDrawn):
                self.worlds[0].add(entry, self.sim.at)
                self.worlds[1].add(structs.replace(entry, number=self.any_number()), self.sim.at)
            elif self.alive:
                for world in self.worlds:
                    world.add(entry, self.sim.at)
        if self.alive:
            self.compare()
            self._tries()

    def hidden(self, entry: Acted[Any]) -> None:
        """A move that the viewer gets no message of happens in the twin alone."""
        twin = self.worlds[1]
        decision = twin.current.seen(entry.seat).offers.decision
        at = twin.clocks_from(self.sim.at)
        twin.add(bot_move(twin.table, twin.current, entry.seat, decision, entry.action, at), self.sim.at)
        self.compare(step=False)

    def hidden_hunch(self) -> None:
        """So is a hunch of any seat, the viewer's too: a bot may have played it for a while."""
        twin, current = self.worlds[1], self.worlds[1].current
        if current.game.occasion is None or not current.awaited:
            return
        seat = current.awaited[int(self.rng.random() * len(current.awaited))]
        if (occasion := current.game.occasion(current.state, seat)) is None:
            return
        twin.add(HunchDrawn(seat, occasion, self.any_number()), self.sim.at)
        self.compare(step=False)

    def any_number(self) -> int:
        return self.rng.getrandbits(HUNCH_BITS)

    def _played(self, played: Played[Any]) -> None:
        real, twin = self.worlds
        instead = self._instead(real.current, twin.current, played.entries)
        if instead is None:
            self.alive = False
            return
        decided = self._decided(twin, instead)
        real.add(played, self.sim.at)
        twin.add(decided, self.sim.at)

    def _instead(self, real: TableGame, twin: TableGame, entries: tuple[Entry[Any], ...]) -> list[Entry[Any]] | None:
        """What happens in the twin; None when the viewer learns something else by it."""
        game = real.game
        before, other = real.state, twin.state
        happened = []
        for entry in entries:
            after = step(game, before, entry)
            disclosed = self.witness.discloses(before, entry, after, self.viewer)
            for instead in self._choices(other, entry):
                try:
                    other_after = step(game, other, instead)
                except Malformed:
                    continue
                if self.witness.discloses(other, instead, other_after, self.viewer) == disclosed:
                    break
            else:
                return None
            happened.append(instead)
            before, other = after, other_after
        return happened

    def _choices(self, other: Any, entry: Entry[Any]) -> Iterator[Entry[Any]]:
        measured = isinstance(entry, Answered) and isinstance(entry.answer, Measured)  # by a table, always alike
        if not measured and self.rng.random() < 1 / 2:
            yield self.witness.otherwise(other, entry, self.viewer, self.rng)
        yield entry

    def _decided(self, twin: World, entries: list[Entry[Any]]) -> Played[Any]:
        """By the twin's own table: its deadlines are its own."""
        first, *answers = entries if entries and not isinstance(entries[0], Answered) else [None, *entries]
        given = [entry.answer for entry in answers if isinstance(entry, Answered)]
        self.script.answers = [answer for answer in given if not isinstance(answer, Measured)]
        table, current, at = twin.table, twin.current, twin.clocks_from(self.sim.at)
        match first:
            case Acted(seat, action):
                decision = current.seen(seat).offers.decision
                played = bot_move(table, current, seat, decision, action, at)
            case Elapsed():
                (played,) = elapsed(table, current, at)  # type: ignore[assignment]
            case _:
                raise AssertionError(f"{first} begins no move")
        assert played.entries == tuple(entries), "the twin lives through what it was given"
        assert not self.script.answers
        return played

    def _tries(self) -> None:
        """Whatever the viewer tries is answered alike, be it in answer to something that it was asked long ago.

        It is something wild, and now and then all that an offer let it do at any time, as if it knew.
        """
        if self.viewer is None:
            return
        person = next((person.id for seat, person in self.world.sitters() if seat == self.viewer), None)
        if person is None:
            return
        real = self.worlds[0].current
        self.offers |= {offer.action: offer for seat in seats(real.players) for offer in real.seen(seat).offers.choices}
        offers = tuple(self.offers.values())
        tried = [fuzzed(members(real.game.actions), self.rng)]
        if offers:
            tried.append(sampled(offers, by_tag(real.game.actions), self.rng))
        if offers and self.rng.random() < 1 / 4:
            offer = offers[int(self.rng.random() * len(offers))]
            tried += guesses(real.game, offer, real.state, real.seal.pack, self.rng)
        earlier = (max(0, self.decisions[0] - 1), *self.decisions)
        decision = earlier[-1 - int(self.rng.random() * len(earlier))]
        for action in tried:
            self._tries_one(Act(self.sim.id(), person, decision, raw(action)))

    def _tries_one(self, request: Act) -> None:
        now = Circumstances(self.sim.at, frozenset(), self.sim.secret)
        answers = []
        for world in self.worlds:
            try:
                moves.act(world.table, request, now)
                answers.append("accepted")
            except Refused as refusal:
                answers.append(str(refusal.why))
        if answers[0] != answers[1]:
            raise Leak(f"refusal of {request}: {answers[0]} or {answers[1]}")


def scribble(sim: Sim, viewer: Viewer, rng: Random) -> Acted[Any] | None:
    """In murmure: a stroke by somebody else who still thinks."""
    others = [seat for seat in sim.current.awaited if seat != viewer]
    return Acted(others[int(rng.random() * len(others))], STROKE) if others else None


def side_by_side(
    steps: Iterator[tuple[Sim, tuple[TableEntry, ...]]],
    witness: AnyWitness,
    rng: Random,
    hidden: Callable[[Sim, Viewer, Random], Acted[Any] | None] | None = None,
    every: int = 3,
) -> int:
    """A game with twins beside it, begun now and then for any viewer; at how many moments they differed, or Leak."""
    pairs: list[Twins] = []
    compared = 0
    for number, (sim, entries) in enumerate(steps):
        for pair in pairs:
            pair.lives(entries)
        if sim.table.current is None or sim.current.result is not None:
            break
        for pair in pairs:
            if pair.alive and hidden and rng.random() < 1 / 3 and (move_ := hidden(sim, pair.viewer, rng)):
                pair.hidden(move_)
            if pair.alive and rng.random() < 1 / 3:
                pair.hidden_hunch()
        compared += sum(pair.compared for pair in pairs if not pair.alive)
        pairs = [pair for pair in pairs if pair.alive]
        if number % every == 0:
            viewers = (None, *seats(sim.current.players))
            pairs.append(Twins(sim, witness, viewers[int(rng.random() * len(viewers))], rng))
    return compared + sum(pair.compared for pair in pairs)


def lived(
    game: str, players: int, seed: int, at_catalogue: Catalogue | None = None
) -> Iterator[tuple[Sim, tuple[TableEntry, ...]]]:
    """A game of people and a bot with a limit, who are late, away and back, step by step."""
    sim, people = gathered(
        *["Ann", "Ben", "Cat", "Dan", "Eve"][:players], game=game, seed=seed, at_catalogue=at_catalogue
    )
    sim.bot(players, "hard")
    sim.ask(settings.SetLimit(sim.id(), 0, 20))
    sim.start()
    rng = Random(seed)
    yield sim, ()
    while isinstance(sim.table.stage, Playing):
        length = len(sim.lines)
        _any_step(sim, people, rng)
        yield sim, tuple(sim.log[length:])


def _any_step(sim: Sim, people: list[int], rng: Random) -> None:
    drawn = rng.random()
    speakers = [seat for seat in (*sim.current.awaited, *sim.current.may) if seat < len(people)]
    if drawn < 0.2 or not speakers:
        due = sim.due()
        if due is not None:
            sim.at = max(sim.at, due)
            sim.tick()
    elif drawn < 0.3:
        person = people[int(rng.random() * len(people))]
        sim.present.discard(person)
        if person != sim.table.host:
            sim.ask(stand_ins.StandIn(sim.id(), sim.table.host, Seat(people.index(person))))
        sim.present.add(person)
    elif drawn < 0.35:
        sim.ask(stand_ins.ComeBack(sim.id(), people[int(rng.random() * len(people))]))
    else:
        sim.at += int(rng.random() * 4_000)
        if (due := sim.due()) is not None and due <= sim.at:
            sim.at = max(due, sim.at)
            sim.tick()
            return
        seat = speakers[int(rng.random() * len(speakers))]
        sim.act(people[seat], sim.random_action(seat, rng))


def compared(game: AnyGame, seeds: range, most: int) -> int:
    """Tables of any game, so many steps of each, with bots that play anything; or Leak, by the witness of its tests."""
    bots = dict.fromkeys(LEVELS, random_bot(game))
    pack = pack_for(game)
    at_catalogue = Catalogue({game.name: game}, {game.name: bots}, packs=lambda _: [] if pack is None else [pack])
    witness = import_module(f"tests.games.{game.name}.witness").WITNESS
    fewest = game.players[0] - 1
    many = max(fewest, min(3, game.players[-1] - 1))
    total = 0
    for seed in seeds:
        steps = lived(game.name, fewest + seed % (many - fewest + 1), seed, at_catalogue)
        total += side_by_side(islice(steps, most), witness, Random(seed), every=8)
    return total
