"""What a seat has heard and seen that bears on its own rack, since that rack came."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tablee.games.code777.facts import Dealt, DummyReplaced, Fact, Replaced, Replied, Reshuffled
from tablee.games.code777.vocabulary import COPIES, QuestionNumber, Rack, Reply, Tile
from tablee.kernel.seats import Seat


@dataclass(frozen=True)
class Heard:
    """A reply of somebody who saw my rack beside these two, which I saw as well. [C77-14]"""

    question: QuestionNumber
    reply: Reply
    others: tuple[Rack, ...]
    at: int
    """Which of all questions of the game it was, from 1."""


@dataclass
class Clues:
    """All of it. What I reply myself says nothing: I do not see my rack."""

    pool: Counter[Tile]
    """What my rack was drawn from: all that lay neither on another rack nor among the discards."""
    heard: list[Heard] = field(default_factory=list)
    """Each once: the same question about the same racks tells nothing new, however often it is drawn."""
    drawn: list[Counter[Tile]] = field(default_factory=lambda: [Counter()])
    """What has come from the stock since, in my sight: first before any reshuffle, then after each."""
    mixed: list[Counter[Tile]] = field(default_factory=list)
    """The discards that went into the stock at each reshuffle since."""
    answers: int = 0
    """How many others gave about this rack, with those that told nothing new."""
    _asked: set[tuple[QuestionNumber, tuple[Rack, ...]]] = field(default_factory=set)

    def hear(self, question: QuestionNumber, reply: Reply, others: tuple[Rack, ...], at: int) -> None:
        self.answers += 1
        if (question, others) not in self._asked:
            self._asked.add((question, others))
            self.heard.append(Heard(question, reply, others, at))


def clues(told: Sequence[Fact], me: Seat) -> Clues:
    """The last of them: those about the rack that I have now."""
    *_, last = every_clues(told, me)
    return last


def every_clues(told: Sequence[Fact], me: Seat) -> Iterator[Clues]:
    """After each fact from the deal on: the same object, which grows, for as long as a rack stands."""
    dealt = told[0]
    assert isinstance(dealt, Dealt), "a game begins with a deal"
    racks = {one.seat: one.tiles for one in dealt.held} | {one.rack: one.tiles for one in dealt.dummies}
    discards: Counter[Tile] = Counter()
    questions = 0
    found = Clues(_pool(racks, discards))
    yield found
    for fact in told[1:]:
        match fact:
            case Replied(seat, question, reply, seen):
                questions += 1
                if seat != me:
                    others = tuple([rack for rack in seen if rack is not None])
                    found.hear(question, reply, others, questions)
            case Replaced(seat, removed, drawn) if seat == me:
                discards.update(removed)
                found = Clues(_pool(racks, discards))
            case Replaced(rack, removed, drawn) | DummyReplaced(rack, removed, drawn):
                assert drawn is not None, "only my own are hidden from me"
                discards.update(removed)
                racks[rack] = drawn
                found.drawn[-1].update(drawn)
            case Reshuffled():
                found.mixed.append(discards)
                found.drawn.append(Counter())
                discards = Counter()
        yield found


def _pool(racks: dict[int, Rack], discards: Counter[Tile]) -> Counter[Tile]:
    return Counter(COPIES) - sum((Counter(rack) for rack in racks.values()), discards)
