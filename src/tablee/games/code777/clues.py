"""What a seat has heard and seen that bears on its own rack, since that rack came."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar

from tablee.games.code777.facts import Dealt, DummyReplaced, Fact, Replaced, Replied, Reshuffled
from tablee.games.code777.vocabulary import COPIES, QuestionNumber, Rack, Reply, Tile
from tablee.kernel.seats import Seat

T = TypeVar("T")


@dataclass(frozen=True)
class Heard:
    """A reply of somebody who saw my rack beside these two, which I saw as well. [C77-14]"""

    question: QuestionNumber
    reply: Reply
    others: tuple[Rack, ...]
    at: int
    """Which of all questions of the game it was, from 1."""


class Drawn:
    """What has come from the stock since a rack came, in my sight. Counts alone, which stay few however much comes."""

    def __init__(self, left: Counter[Tile], times: Counter[tuple[Tile, int]] | None = None) -> None:
        self.left = left
        """By kind: how many are on my rack or in the stock."""
        self.times = times or Counter()
        """How often one of a kind came while so many of it were left. In which order they came
        says nothing: how likely all of it was is a product over these."""

    def take(self, tiles: Rack) -> None:
        for tile in tiles:
            self.times[tile, self.left[tile]] += 1
            self.left[tile] -= 1

    def copy(self) -> "Drawn":
        return Drawn(self.left.copy(), self.times.copy())

    def without(self, rack: Rack) -> "Drawn":
        """Had these tiles never been among those that were left."""
        mine = Counter(rack)
        times = Counter({(tile, left - mine[tile]): times for (tile, left), times in self.times.items()})
        return Drawn(self.left - mine, times)

    def with_rack(self, rack: Rack, before: "Drawn") -> "Drawn":
        """Had it been drawn in my sight, too, when things stood like that."""
        then = before.copy()
        then.take(rack)
        later = Drawn(self.left, self.times - before.times).without(rack)
        return Drawn(later.left, then.times + later.times)


@dataclass
class Clues:
    """All of it. What I reply myself says nothing: I do not see my rack."""

    pool: Counter[Tile]
    """What my rack was drawn from: all that lay neither on another rack nor among the discards."""
    drawn: Drawn
    heard: list[Heard] = field(default_factory=list)
    """Each once: the same question about the same racks tells nothing new, however often it is drawn."""
    answers: int = 0
    """How many others gave about this rack, with those that told nothing new."""
    _asked: set[tuple[QuestionNumber, tuple[Rack, ...]]] = field(default_factory=set)

    def hear(self, question: QuestionNumber, reply: Reply, others: tuple[Rack, ...], at: int) -> None:
        self.answers += 1
        if (question, others) not in self._asked:
            self._asked.add((question, others))
            self.heard.append(Heard(question, reply, others, at))


class Listener:
    """A seat that is told one fact after the other."""

    def __init__(self, dealt: Fact, me: Seat, since: int = 0) -> None:
        """Clues from before fact `since`, with which its rack came, are not worked out: nearly all of a long game."""
        assert isinstance(dealt, Dealt), "a game begins with a deal"
        self.last: Fact = dealt
        self.length = 1
        """Of what it was told, up to this one."""
        self._me, self._since = me, since
        self._racks = {one.seat: one.tiles for one in dealt.held} | {one.rack: one.tiles for one in dealt.dummies}
        self._discards: list[Tile] = []
        self._questions = 0
        self.clues = self._of_a_new_rack()

    def hear(self, fact: Fact) -> None:
        bears = self.length > self._since
        if type(fact) is Replied:  # `type is`, as there are thousands: on a Struct, a miss of `isinstance` is slow
            self._questions += 1
            if bears and fact.seat != self._me:
                others = tuple([rack for rack in fact.racks if rack is not None])
                self.clues.hear(fact.question, fact.reply, others, self._questions)
        elif type(fact) is Replaced:
            self._refill(fact.seat, fact.removed, fact.drawn)
        elif type(fact) is DummyReplaced:
            self._refill(fact.rack, fact.removed, fact.drawn)
        elif type(fact) is Reshuffled:
            if bears:
                self.clues.drawn.left.update(self._discards)
            self._discards = []
        self.last = fact
        self.length += 1

    def _refill(self, rack: int, removed: Rack, drawn: Rack | None) -> None:
        self._discards += removed
        if rack != self._me:
            assert drawn is not None, "only my own are hidden from me"
            self._racks[rack] = drawn
            if self.length > self._since:
                self.clues.drawn.take(drawn)
        elif self.length >= self._since:
            self.clues = self._of_a_new_rack()

    def _of_a_new_rack(self) -> Clues:
        pool = Counter(COPIES)
        for tiles in (*self._racks.values(), self._discards):
            pool.subtract(tiles)
        return Clues(pool, Drawn(pool.copy()))


def clues(told: Sequence[Fact], me: Seat) -> Clues:
    """The last of them: those about the rack that I have now."""
    return heard_out(told, me).clues


def heard_out(told: Sequence[Fact], me: Seat) -> Listener:
    mine = (at for at in range(len(told) - 1, 0, -1) if type(fact := told[at]) is Replaced and fact.seat == me)
    listener = Listener(told[0], me, next(mine, 0))
    for fact in islice(told, 1, None):
        listener.hear(fact)
    return listener


def every_clues(told: Sequence[Fact], me: Seat) -> Iterator[Clues]:
    """After each fact from the deal on: the same object, which grows, for as long as a rack stands."""
    listener = Listener(told[0], me)
    yield listener.clues
    for fact in islice(told, 1, None):
        listener.hear(fact)
        yield listener.clues


LATELY = 64
"""Seats whose listeners are kept."""
kept_listeners: dict[tuple[int, Seat], tuple[Fact, Listener]] = {}


def on_latest(told: Sequence[Fact], me: Seat, work: Callable[[Clues], T]) -> T:
    """What comes of the clues that it has now, worked out on from when it last asked: a long game is gone through once.

    Nobody else has them meanwhile, as they grow. A deal is the very object that it was, so its seat is the same one
    of the same game; it is held with them, so that its id stays its own.
    """
    key = id(told[0]), me
    _, listener = kept_listeners.pop(key, (None, None))
    if listener is None or listener.length > len(told) or told[listener.length - 1] is not listener.last:
        listener = heard_out(told, me)
    for fact in islice(told, listener.length, None):
        listener.hear(fact)
    worked_out = work(listener.clues)
    if len(kept_listeners) >= LATELY:
        kept_listeners.pop(next(iter(kept_listeners)), None)
    kept_listeners[key] = told[0], listener
    return worked_out
