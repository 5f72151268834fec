"""Racks that fit all that was said aloud, for somebody who sees none of the players' racks.

They are looked for as one would by hand: put down any tiles, then swap two at a time, whatever leaves less amiss, now
and then also what leaves more, so as not to get stuck.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp

from tablee.games.code777.facts import Fact
from tablee.games.code777.phases import Event, Given, Mixed, Refilled
from tablee.games.code777.questions import reply
from tablee.games.code777.rebuild_log import first_racks, log_of, racks_of
from tablee.games.code777.vocabulary import COPIES, RACK, Rack, Seen, Tile
from tablee.kernel.chance import Rng, shuffled

TRIES = 200
SWAPS = 600
HEAT = 0.35
"""How readily a swap is taken that makes things worse: by one answer, once in seventeen times."""

HIDDEN: Rack = ()
"""Stands for a rack that is not known."""


@dataclass
class Known:
    """What is known of the hidden racks together."""

    given: list[Given] = field(default_factory=list)
    """Answers that speak of at least one of them; it is empty there."""
    drained: list[Counter[Tile]] = field(default_factory=list)
    """What was left for them in the stock just before each reshuffle, and what is left of it now."""
    since: dict[int, int] = field(default_factory=dict)
    """By rack: how many reshuffles there had been when it came."""


def fitting_racks(seen: Seen, told: Sequence[Fact], rng: Rng) -> Mapping[int, Rack]:
    """By rack, for those that are not seen."""
    known = known_of(seen, told)
    for _ in range(TRIES):
        search = Search(known, rng)
        if search.found():
            break
    return search.racks()


def known_of(seen: Seen, told: Sequence[Fact]) -> Known:
    log = log_of(told, racks_of(told, [rack or HIDDEN for rack in seen]))
    hidden = [at for at, rack in enumerate(seen) if rack is None]
    known = Known(since=dict.fromkeys(hidden, 0))
    stock, discards = Counter(COPIES), Counter[Tile]()
    for event in (*_deal(log, seen), *log):
        match event:
            case Given(seat):
                if HIDDEN in (*event.racks[:seat], *event.racks[seat + 1 :]):
                    known.given.append(event)
            case Refilled(rack, removed, drawn):
                discards.update(removed)
                stock.subtract(drawn)
                if drawn is HIDDEN:
                    known.since[rack] = len(known.drained)
            case Mixed():
                known.drained.append(+stock)
                stock.update(discards)
                discards.clear()
            case _:
                pass  # a declaration puts no tile anywhere
    known.drained.append(+stock)
    return known


def _deal(log: Sequence[Event], seen: Seen) -> list[Refilled]:
    """The first deal, as if racks had been empty before."""
    first = first_racks(log, [rack or HIDDEN for rack in seen])
    return [Refilled(at, (), rack) for at, rack in enumerate(first)]


class Search:
    def __init__(self, known: Known, rng: Rng) -> None:
        self._known, self._rng = known, rng
        self._tiles = shuffled(sorted(known.drained[-1].elements()), rng)
        """Three for each hidden rack, then what is in the stock."""

    def racks(self) -> dict[int, Rack]:
        return {
            rack: tuple(sorted(self._tiles[RACK * at : RACK * (at + 1)])) for at, rack in enumerate(self._known.since)
        }

    def found(self) -> bool:
        amiss = self._amiss()
        for _ in range(SWAPS):
            if not amiss:
                break
            here = int(self._rng.random() * RACK * len(self._known.since))
            there = int(self._rng.random() * len(self._tiles))
            self._swap(here, there)
            now = self._amiss()
            if now <= amiss or self._rng.random() < exp((amiss - now) / HEAT):
                amiss = now
            else:
                self._swap(here, there)
        return not amiss

    def _swap(self, here: int, there: int) -> None:
        tiles = self._tiles
        tiles[here], tiles[there] = tiles[there], tiles[here]

    def _amiss(self) -> int:
        """Answers that would have been others, and tiles of which there were not as many in the stock of that time."""
        racks = self.racks()
        wrong = sum([_reply(given, racks) != given.reply for given in self._known.given])
        for at, left in enumerate(self._known.drained[:-1]):
            taken = Counter([tile for rack, since in self._known.since.items() if since <= at for tile in racks[rack]])
            wrong += (taken - left).total()
        return wrong


def _reply(given: Given, racks: Mapping[int, Rack]) -> object:
    return reply(given.question, [tiles or racks[at] for at, tiles in enumerate(given.racks) if at != given.seat])
