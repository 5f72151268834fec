"""The open table as a listener would draw it: made from the facts alone, to be compared with the real one."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tablee.games.sept_pour_cent.facts import (
    Announced,
    Dealt,
    Discarded,
    Drawn,
    Fact,
    Out,
    RoundWon,
    Shown,
    Shuffled,
    Starts,
    Stolen,
    Taken,
    TurnedUp,
    Used,
)
from tablee.games.sept_pour_cent.vocabulary import Bonus, RewardCard


@dataclass
class Chronicle:
    """What somebody who only hears the facts believes to lie on the table."""

    players: int
    in_play: list[int] = field(default_factory=list)
    face_up: list[RewardCard] = field(default_factory=list)
    owned: list[list[RewardCard]] = field(default_factory=list)
    gone: list[RewardCard] = field(default_factory=list)
    discards: list[object] = field(default_factory=list)
    ladder: list[Announced] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.in_play = list(range(self.players))
        self.owned = [[] for _ in range(self.players)]

    def hear(self, facts: Iterable[Fact]) -> None:
        for fact in facts:
            self._hear(fact)

    def _hear(self, fact: Fact) -> None:
        match fact:
            case TurnedUp(cards):
                self.face_up += cards
            case Taken(seat, card):
                self.face_up.remove(card)
                self.owned[seat].append(card)
            case Drawn(seat, card):
                self.owned[seat].append(card)
            case Stolen(seat, victim, card):
                self.owned[victim].remove(card)
                self.owned[seat].append(card)
            case Used(seat, Bonus() as card) | Discarded(seat, card):
                self.owned[seat].remove(card)
                self.gone.append(card)
            case Shown(hands):
                self.discards += [card for shown in hands for card in shown.cards]
                self.ladder.clear()
            case Out(seats):
                self.in_play = [seat for seat in self.in_play if seat not in seats]
            case Shuffled() | RoundWon():
                self.discards.clear()
            case Dealt(to):
                self.in_play = list(to)
            case Announced():
                self.ladder.append(fact)
            case Starts():
                assert self.ladder == []
            case _:
                pass
