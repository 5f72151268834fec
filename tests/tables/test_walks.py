"""Random evenings: anybody asks for anything at any moment, nonsense too. What must hold at a table always holds.

Walks by seed rather than a state machine of Hypothesis: ten times the steps in the same time, and a seed is enough to
see one again.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import TypeVar

import pytest

from tablee.fairness.record_lines import SeatChange
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import members
from tablee.tables import log
from tablee.tables.decide import TableRequest, decide
from tablee.tables.faces import FACES
from tablee.tables.people import Empty, Sitter
from tablee.tables.stages import GameOver, Playing, Sealing, TableClosed
from tablee.tables.topics import chairs, handshake, hosting, keeping, moves, pauses, seating, settings, stand_ins
from tablee.tables.topics.moves import Played
from tablee.tables.topics.seating import Moved
from tablee.tables.waits import SEEDS_WITHIN
from tests.kernel.murmure import MURMURE, Blank
from tests.tables.pictures import picture
from tests.tables.tables import STROKE, Sim, raw, seed

T = TypeVar("T")
NAMES = ("Ann", "ann", "Ben", "Cat", "", "\u202e", "Аnn", "Ada", "x" * 30, "Dan")
WALKS, STEPS = 100, 120


class Walk:
    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.sim = Sim(seed=number)
        self.sent: list[TableRequest] = []
        self.met: Counter[str] = Counter()
        for name in ("Ann", "Ben"):
            self.sim.sit(name)

    def any(self, these: Iterable[T]) -> T:
        listed = tuple(these)
        return listed[int(self.rng.random() * len(listed))]

    def below(self, n: int) -> int:
        return int(self.rng.random() * n)

    def step(self) -> None:
        drawn = self.below(100)
        if drawn < 8:
            self.sim.present ^= {self.any(self.sim.table.people)} if self.sim.table.people else set()
        elif drawn < 16:
            self.sim.wait(self.any((1, 300, 3_000, 25_000, 70_000)))
        elif drawn < 18:
            self.sim.restart()
        elif drawn < 19 and self.sim.table.people:
            self.sim.append([Moved(self.any(self.sim.table.people), f"{drawn:064x}", self.below(3))])
        elif drawn < 24 and self.sent:
            self.ask(self.any(self.sent[-5:]))
        else:
            self.ask(self.likely() if drawn < 85 else self.nonsense())

    def ask(self, request: TableRequest) -> None:
        sim = self.sim
        before = picture(sim.table)
        try:
            entries = decide(sim.table, request, sim.circumstances(self.any((None, None, 1, 2))))
        except Refused as refusal:
            self.met[f"{type(request).__name__} {refusal.why}"] += 1
            entries = ()
        else:
            self.met[type(request).__name__] += 1
        assert picture(sim.table) == before, "deciding changed the table"
        sim.append(entries)
        self.sent.append(request)
        if isinstance(request, seating.Sit) and entries:
            sim.present.add(sim.table.newest)

    def likely(self) -> TableRequest:
        """What somebody at this table might well want now."""
        id_, table, host = self.sim.id(), self.sim.table, self.sim.table.host
        person = self.any(table.people) if table.people else 0
        match table.stage:
            case Playing():
                return self.any(self.in_a_game(id_, person)) if self.rng.random() < 0.4 else self.moving(id_, person)
            case Sealing(commitments=commitments, showing=True):
                one = self.any(commitments)
                return handshake.ShowSeed(id_, one, seed(one).hex())
            case Sealing(asked=asked):
                one = self.any(asked)
                return handshake.CommitSeed(id_, one, self.sim.commitment(one))
            case GameOver():
                after: list[TableRequest] = [
                    handshake.Rematch(id_, host),
                    hosting.Regather(id_, host),
                    keeping.AllowKeeping(id_, person),
                    settings.ChooseGame(id_, host, "murmure"),
                    self.leave(id_, person),
                ]
                return self.any(after)
            case _:
                start: list[TableRequest] = [handshake.Start(id_, host)] * 3
                return self.any([*start, *self.before_a_game(id_, person)])

    def moving(self, id_: str, person: int) -> TableRequest:
        """A move of anybody who may; strokes often, so that games last."""
        table, current = self.sim.table, self.sim.current
        speakers = [seat for seat in (*current.awaited, *current.may) if isinstance(table.chairs[seat], Sitter)]
        if not speakers:
            return moves.Hurry(id_, person)
        seat = self.any(speakers)
        mover = next(person for person in table.people if table.seat_of(person) == seat)
        stroke = seat in current.awaited and self.rng.random() < 0.5
        return self.sim.acting(mover, STROKE if stroke else self.sim.random_action(seat, self.rng))

    def in_a_game(self, id_: str, person: int) -> list[TableRequest]:
        host, seat = self.sim.table.host, Seat(self.below(len(self.sim.table.chairs)))
        return [
            stand_ins.StandIn(id_, host, seat),
            stand_ins.StandIn(id_, person, seat),
            stand_ins.ComeBack(id_, person),
            moves.Overrule(id_, host, raw(Blank(seat))),
            pauses.Pause(id_, host),
            pauses.Resume(id_, host),
            pauses.Resume(id_, host),
            settings.SetLimit(id_, host, self.any((None, 5, 60))),
            seating.Sit(id_, self.any(NAMES)),
            chairs.Free(id_, host, seat) if self.rng.random() < 0.5 else hosting.GiveUp(id_, host),
            self.leave(id_, person),
        ]

    def before_a_game(self, id_: str, person: int) -> list[TableRequest]:
        host = self.sim.table.host
        return [
            seating.Sit(id_, self.any(NAMES)),
            seating.Sit(id_, self.any(NAMES), None, 0),
            seating.Sit(id_, self.any(NAMES), self.below(5)),
            chairs.SeatBot(id_, host, self.below(4), self.any(("easy", "medium", "hard"))),
            chairs.Swap(id_, host, self.below(4), self.below(4)),
            settings.SetOption(id_, host, "step", self.below(7)),
            settings.SetOption(id_, host, "first", self.below(5)),
            settings.SetLimit(id_, host, self.any((None, 5, 60))),
            seating.Ready(id_, person, ready=self.rng.random() < 0.7),
            seating.Rename(id_, person, self.any(NAMES)),
            seating.ChooseFace(id_, person, self.any((*FACES, "", "nobody"))),
            hosting.HandOver(id_, host, person),
            settings.ChooseGame(id_, host, "murmure"),
            settings.ChoosePack(id_, host, self.any([*self.sim.table.packs()] or ["0" * 64])),
            self.leave(id_, person),
        ]

    def leave(self, id_: str, person: int) -> TableRequest:
        """The last who leaves closes the table, so people do it seldom while they are few."""
        few = len(self.sim.table.people) <= 2
        return seating.Ready(id_, person) if few and self.rng.random() < 0.9 else seating.Leave(id_, person)

    def nonsense(self) -> TableRequest:
        """Anything from anybody, as far as its types allow."""
        id_, person, chair = self.sim.id(), self.below(8), self.below(64)
        hashed = self.any(("0" * 64, seed(person).hex()))
        return self.any(
            [
                seating.Sit(id_, "Eve", chair, person),
                seating.Rename(id_, person, self.any(NAMES)),
                seating.ChooseFace(id_, person, self.any((*FACES, "", "nobody"))),
                seating.Leave(id_, person) if self.rng.random() < 0.1 else seating.Ready(id_, person),
                chairs.SeatBot(id_, person, chair, "godlike"),
                chairs.Free(id_, person, chair),
                chairs.Swap(id_, person, chair, self.below(64)),
                settings.ChooseGame(id_, person, self.any(("bridge", "murmure"))),
                settings.SetOption(id_, person, self.any(("mood", "step", "x")), str(self.below(9))),
                settings.ChoosePack(id_, person, hashed),
                settings.SetPace(id_, person, "slow"),
                settings.SetTalk(id_, person, on=False),
                settings.SetLate(id_, person, on=self.rng.random() < 0.5),
                hosting.HandOver(id_, person, self.below(8)),
                handshake.Start(id_, person),
                handshake.CommitSeed(id_, person, hashed),
                handshake.ShowSeed(id_, person, hashed),
                moves.Act(id_, person, self.below(4), self.sim.acting(0, b"[1]").action),
                self.sim.acting(person, fuzzed(members(MURMURE.actions), self.rng)),
                stand_ins.StandIn(id_, person, Seat(self.below(9) - 2)),
                handshake.Rematch(id_, person),
                hosting.Regather(id_, person),
                keeping.AllowKeeping(id_, person),
                hosting.GiveUp(id_, person) if self.rng.random() < 0.1 else pauses.Pause(id_, person),
                hosting.CloseTable(id_, self.any((person, self.sim.table.host)))
                if self.rng.random() < 0.1
                else pauses.Resume(id_, person),
            ]
        )

    def holds(self) -> None:
        table = self.sim.table
        sitters = [chair.person for chair in table.chairs if isinstance(chair, Sitter)]
        assert len(set(sitters)) == len(sitters), "nobody sits twice"
        assert set(sitters) <= table.people.keys()
        for person in range(table.newest + 2):
            seat = next((seat for seat, chair in enumerate(table.chairs) if chair == Sitter(person)), None)
            assert table.seat_of(person) == seat
        assert len(set(table.names())) == len(table.names()), "no two are called the same"
        assert isinstance(table.stage, TableClosed) or table.host in table.people, "there is a host"
        if isinstance(table.stage, Sealing):
            assert table.stage.until <= self.sim.at + SEEDS_WITHIN
        if isinstance(table.stage, Playing):
            self.game_holds()

    def game_holds(self) -> None:
        table, current = self.sim.table, self.sim.current
        assert len(table.chairs) == current.players
        speakers = {*current.awaited, *current.may}
        assert speakers, "somebody is awaited"
        for viewer in (None, *seats(current.players)):
            offers: Offers = current.seen(viewer).offers
            assert bool(offers.choices) == (viewer in speakers), "exactly those who may speak have offers"
        for seat, chair in enumerate(table.chairs):
            assert not isinstance(chair, Empty) or seat in current.stand_ins, "a bot plays where somebody left"
        people = [seat for seat in current.awaited if table.bot_at(seat) is None]
        assert current.limit is None or people, "a limit is for people"
        changed = {line.seat: line.player for line in current.lines if isinstance(line, SeatChange)}
        assert {seat for seat, player in changed.items() if player == "bot"} == current.stand_ins.keys()


def moves_once(sim: Sim) -> None:
    """No action of a device is in the log twice, game by game."""
    ids: Counter[str] = Counter()
    for entry in sim.log:
        if isinstance(entry, Played) and entry.id:
            ids[entry.id] += 1
    assert all(times == 1 for times in ids.values()), "a move was played twice"


@pytest.mark.slow
def test_whatever_anybody_asks_at_any_moment_the_table_holds():
    met: Counter[str] = Counter()
    for number in range(WALKS):
        walk = Walk(number)
        for _ in range(STEPS):
            walk.step()
            walk.holds()
            if isinstance(walk.sim.table.stage, TableClosed):
                break
        moves_once(walk.sim)
        assert picture(log.folded(walk.sim.catalogue, walk.sim.lines)) == picture(walk.sim.table)
        met += walk.met

    assert {kind.__name__ for kind in members(TableRequest)} <= met.keys(), "each request was granted now and then"
