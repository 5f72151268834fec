"""Random evenings: anybody asks for anything at any moment, nonsense too. What must hold at a table always holds.

Walks by seed rather than a state machine of Hypothesis: ten times the steps in the same time, and a seed is enough to
see one again.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import TypeVar

import pytest

from tablee.fairness.lines import SeatChange
from tablee.kernel.offers import Offers
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, seats
from tablee.kernel.values import members
from tablee.kernel.wild import wild
from tablee.tables import asks, log
from tablee.tables.asks import TableAsk
from tablee.tables.deciding import decide
from tablee.tables.entries import Moved, Played
from tablee.tables.people import Empty, Sitter
from tablee.tables.starting import ANSWER_WITHIN
from tablee.tables.table import Closed, Over, Playing, Sealing
from tests.kernel.murmure import MURMURE
from tests.tables.tables import STROKE, Sim, picture, seed

T = TypeVar("T")
NAMES = ("Ann", "ann", "Ben", "Cat", "", "\u202e", "Аnn", "Ada", "x" * 30, "Dan")
WALKS, STEPS = 150, 120


class Walk:
    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.sim = Sim(seed=number)
        self.asked: list[TableAsk] = []
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
        elif drawn < 24 and self.asked:
            self.ask(self.any(self.asked[-5:]))
        else:
            self.ask(self.likely() if drawn < 85 else self.nonsense())

    def ask(self, ask: TableAsk) -> None:
        sim = self.sim
        before = picture(sim.table)
        try:
            entries = decide(sim.table, ask, sim.scene(self.any((None, None, 1, 2))))
        except Refused as refusal:
            self.met[f"{type(ask).__name__} {refusal.why}"] += 1
            entries = ()
        else:
            self.met[type(ask).__name__] += 1
        assert picture(sim.table) == before, "deciding changed the table"
        sim.append(entries)
        self.asked.append(ask)
        if isinstance(ask, asks.Sit) and entries:
            sim.present.add(sim.table.newest)

    def likely(self) -> TableAsk:
        """What somebody at this table might well want now."""
        id_, table, host = self.sim.id(), self.sim.table, self.sim.table.host
        person = self.any(table.people) if table.people else 0
        match table.stage:
            case Playing():
                return self.any(self.in_a_game(id_, person)) if self.rng.random() < 0.4 else self.moving(id_, person)
            case Sealing(commitments=commitments, showing=True):
                one = self.any(commitments)
                return asks.ShowSeed(id_, one, seed(one).hex())
            case Sealing(asked=asked):
                one = self.any(asked)
                return asks.CommitSeed(id_, one, self.sim.commitment(one))
            case Over():
                after: list[TableAsk] = [asks.Rematch(id_, host), asks.Regather(id_, host), self.leave(id_, person)]
                return self.any(after)
            case _:
                start: list[TableAsk] = [asks.Start(id_, host)] * 3
                return self.any([*start, *self.before_a_game(id_, person)])

    def moving(self, id_: str, person: int) -> TableAsk:
        """A move of anybody who may; strokes often, so that games last."""
        table, play = self.sim.table, self.sim.play
        speakers = [seat for seat in (*play.awaited, *play.may) if isinstance(table.chairs[seat], Sitter)]
        if not speakers:
            return asks.Hurry(id_, person)
        seat = self.any(speakers)
        mover = next(person for person in table.people if table.seat_of(person) == seat)
        stroke = seat in play.awaited and self.rng.random() < 0.5
        return self.sim.acting(mover, STROKE if stroke else self.sim.random_action(seat, self.rng))

    def in_a_game(self, id_: str, person: int) -> list[TableAsk]:
        host, seat = self.sim.table.host, Seat(self.below(len(self.sim.table.chairs)))
        return [
            asks.StandIn(id_, host, seat),
            asks.StandIn(id_, person, seat),
            asks.ComeBack(id_, person),
            asks.Pause(id_, host),
            asks.Resume(id_, host),
            asks.Resume(id_, host),
            asks.SetLimit(id_, host, self.any((None, 5, 60))),
            asks.Sit(id_, self.any(NAMES)),
            asks.Free(id_, host, seat) if self.rng.random() < 0.5 else asks.GiveUp(id_, host),
            self.leave(id_, person),
        ]

    def before_a_game(self, id_: str, person: int) -> list[TableAsk]:
        host = self.sim.table.host
        return [
            asks.Sit(id_, self.any(NAMES)),
            asks.Sit(id_, self.any(NAMES), None, 0),
            asks.Sit(id_, self.any(NAMES), self.below(5)),
            asks.SeatBot(id_, host, self.below(4), self.any(("easy", "medium", "hard"))),
            asks.Swap(id_, host, self.below(4), self.below(4)),
            asks.SetOption(id_, host, "step", self.below(7)),
            asks.SetLimit(id_, host, self.any((None, 5, 60))),
            asks.Ready(id_, person, ready=self.rng.random() < 0.7),
            asks.Rename(id_, person, self.any(NAMES)),
            asks.HandOver(id_, host, person),
            asks.ChooseGame(id_, host, "murmure"),
            self.leave(id_, person),
        ]

    def leave(self, id_: str, person: int) -> TableAsk:
        """The last who leaves closes the table, so people do it seldom while they are few."""
        few = len(self.sim.table.people) <= 2
        return asks.Ready(id_, person) if few and self.rng.random() < 0.9 else asks.Leave(id_, person)

    def nonsense(self) -> TableAsk:
        """Anything from anybody, as far as its types allow."""
        id_, person, chair = self.sim.id(), self.below(8), self.below(64)
        hashed = self.any(("0" * 64, seed(person).hex()))
        return self.any(
            [
                asks.Sit(id_, "Eve", chair, person),
                asks.Rename(id_, person, self.any(NAMES)),
                asks.Leave(id_, person) if self.rng.random() < 0.1 else asks.Ready(id_, person),
                asks.SeatBot(id_, person, chair, "godlike"),
                asks.Free(id_, person, chair),
                asks.Swap(id_, person, chair, self.below(64)),
                asks.ChooseGame(id_, person, self.any(("bridge", "murmure"))),
                asks.SetOption(id_, person, self.any(("mood", "step", "x")), str(self.below(9))),
                asks.SetPace(id_, person, "slow"),
                asks.SetTalk(id_, person, on=False),
                asks.HandOver(id_, person, self.below(8)),
                asks.Start(id_, person),
                asks.CommitSeed(id_, person, hashed),
                asks.ShowSeed(id_, person, hashed),
                asks.Act(id_, person, self.below(4), self.sim.acting(0, b"[1]").action),
                self.sim.acting(person, wild(members(MURMURE.actions), self.rng)),
                asks.StandIn(id_, person, Seat(self.below(9) - 2)),
                asks.Rematch(id_, person),
                asks.Regather(id_, person),
                asks.GiveUp(id_, person) if self.rng.random() < 0.1 else asks.Pause(id_, person),
                asks.CloseTable(id_, self.any((person, self.sim.table.host)))
                if self.rng.random() < 0.1
                else asks.Resume(id_, person),
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
        assert isinstance(table.stage, Closed) or table.host in table.people, "there is a host"
        if isinstance(table.stage, Sealing):
            assert table.stage.until <= self.sim.at + ANSWER_WITHIN
        if isinstance(table.stage, Playing):
            self.game_holds()

    def game_holds(self) -> None:
        table, play = self.sim.table, self.sim.play
        assert len(table.chairs) == play.players
        speakers = {*play.awaited, *play.may}
        assert speakers, "somebody is awaited"
        for viewer in (None, *seats(play.players)):
            offers: Offers = play.seen(viewer).offers
            assert bool(offers.choices) == (viewer in speakers), "exactly those who may speak have offers"
        for seat, chair in enumerate(table.chairs):
            assert not isinstance(chair, Empty) or seat in play.stand_ins, "a bot plays where somebody left"
        people = [seat for seat in play.awaited if table.bot_at(seat) is None]
        assert play.limit is None or people, "a limit is for people"
        changed = {line.seat: line.player for line in play.lines if isinstance(line, SeatChange)}
        assert {seat for seat, player in changed.items() if player == "bot"} == play.stand_ins.keys()


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
            if isinstance(walk.sim.table.stage, Closed):
                break
        moves_once(walk.sim)
        assert picture(log.folded(walk.sim.house, walk.sim.lines)) == picture(walk.sim.table)
        met += walk.met

    assert {kind.__name__ for kind in members(TableAsk)} <= met.keys(), "each ask was granted now and then"
