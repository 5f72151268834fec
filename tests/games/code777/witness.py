"""What the rulebook says about secrets and tiles, stated a second time and without a look at `view` or `tell`.

At the table everybody sees every rack but their own; a spectator, whose screen all players may look at, sees those that
are nobody's. Hidden are also the order of the stock and of the questions that have not been drawn. All else lies open:
what is asked and replied, what is declared, the tiles that are removed, the discards.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from pathlib import Path

from msgspec.structs import replace

from tablee.games.code777.chunked_log import events, written
from tablee.games.code777.facts import Dealt, Declared, DummyReplaced, Fact, Replaced, Replied, Reshuffled
from tablee.games.code777.facts import Won as GameWon
from tablee.games.code777.phases import (
    Asking,
    Boxed,
    Claimed,
    Event,
    Given,
    Mixed,
    Noting,
    Refilled,
    Reshuffling,
    Seated,
    Shuffled,
    State,
    Won,
)
from tablee.games.code777.vocabulary import Action, Declare, Draw, Rack, Tile
from tablee.kernel import chance
from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.seats import Viewer
from tablee.kernel.witness import Witness, reordered

sys.path.append(str(Path(__file__).parents[3]))  # `tablee check` loads this file by its path
from tests.games.code777.brute import BOX, Brute, answer

InPlay = Asking | Noting | Reshuffling
Racked = Seated | InPlay
"""The phases in which there are racks and some of them are hidden."""

said = lru_cache(maxsize=50_000)(answer)


def twin(state: State, viewer: Viewer, rng: Rng) -> State:
    """Half of the time each, racks, questions and stock stay as they are, so that some pairs live for a while."""
    match state:
        case Boxed():
            return state
        case Shuffled():
            return replace(state, deck=reordered(state.deck, rng))
        case Won():
            return replace(state, deck=_undrawn_reordered(state, rng), stock=reordered(state.stock, rng))
        case _:
            return _twin(state, viewer, rng)


def _twin(state: Racked, viewer: Viewer, rng: Rng) -> State:
    kept = rng.random()
    if kept < 1 / 2:
        for seat in shuffled(_hidden(state, viewer), rng):
            state = _redrawn(state, seat, rng)
    if kept > 1 / 4 and rng.random() < 1 / 2:
        state = replace(state, deck=_undrawn_reordered(state, rng))
    if kept > 1 / 4 and rng.random() < 1 / 2:
        state = replace(state, stock=reordered(state.stock, rng))
    return state


def _players(state: Racked | Won) -> int:
    return state.players if isinstance(state, Seated) else len(state.tabletop.points)


def _hidden(state: Racked, viewer: Viewer) -> list[int]:
    return list(range(_players(state))) if viewer is None else [viewer]


def _redrawn(state: Racked, seat: int, rng: Rng) -> Racked:
    """Another rack for this seat that fits all that it has seen and heard since the rack came."""
    log = () if isinstance(state, Seated) else tuple(events(state.log))
    came = max((at for at, event in enumerate(log) if isinstance(event, Refilled) and event.rack == seat), default=-1)
    chances = _since(seat, state.racks, log, came).weights
    lot = rng.random() * sum(chances.values())
    below = accumulate(chances.values())
    mine: Rack = next(tuple(map(Tile, rack)) for rack, up_to in zip(chances, below, strict=True) if lot < up_to)
    racks = (*state.racks[:seat], mine, *state.racks[seat + 1 :])
    stock = _exchanged(state.stock, state.racks[seat], mine)
    if isinstance(state, Seated):
        return replace(state, racks=racks, stock=stock)
    return replace(state, racks=racks, stock=stock, log=written((), *_retouched(log, came, seat, mine)))


def _since(seat: int, racks: Sequence[Rack], log: Sequence[Event], came: int) -> Brute:
    """All that happened since the seat's rack came, the racks and discards put back to where they were then."""
    then = list(racks)
    for event in reversed(log[came + 1 :]):
        if isinstance(event, Refilled):
            then[event.rack] = event.removed
    discards: list[Tile] = []
    for event in log[: came + 1]:
        if isinstance(event, Mixed):
            discards = []
        elif isinstance(event, Refilled):
            discards += event.removed
    truth = Brute(seat, then, discards)
    for event in log[came + 1 :]:
        match event:
            case Given(other, question, reply):
                truth.heard(other, question, reply)
            case Refilled(rack, removed, drawn):
                truth.refilled(rack, removed, drawn)
            case Mixed():
                truth.shuffled()
    return truth


def _exchanged(stock: Sequence[Tile], old: Rack, new: Rack) -> tuple[Tile, ...]:
    """The tiles of the old rack lie in the stock where those of the new one lay."""
    left, given_back = list(stock), list((Counter(old) - Counter(new)).elements())
    for tile in (Counter(new) - Counter(old)).elements():
        left[left.index(tile)] = given_back.pop()
    return tuple(left)


def _retouched(log: Sequence[Event], came: int, seat: int, mine: Rack) -> Iterator[Event]:
    for at, event in enumerate(log):
        if at > came and isinstance(event, Given):
            yield replace(event, racks=(*event.racks[:seat], mine, *event.racks[seat + 1 :]))
        elif at == came and isinstance(event, Refilled):
            yield replace(event, drawn=mine)
        else:
            yield event


def _undrawn_reordered(state: Racked | Won, rng: Rng) -> tuple[int, ...]:
    """A question that was drawn lies under the deck, and all know where."""
    drawn = 0 if isinstance(state, Seated) else state.tabletop.questions
    undrawn = max(0, 23 - drawn)
    return (*reordered(state.deck[:undrawn], rng), *state.deck[undrawn:])


def otherwise(before: State, entry: Entry[Action], viewer: Viewer, rng: Rng) -> Entry[Action]:
    """Only shuffles are secret: what the viewer does not come to see may lie in any other order."""
    if not isinstance(entry, Answered) or not isinstance(entry.answer, chance.Shuffled):
        return entry
    known = _places_in_sight(before, viewer)
    return Answered(chance.Shuffled(reordered(entry.answer.order, rng, known)))


def _places_in_sight(before: State, viewer: Viewer) -> set[int]:
    """Where in the new order lies what comes to stand on a rack that the viewer sees."""
    match before:
        case Shuffled(players):
            return {3 * rack + i for rack in range(4) if _sees(viewer, rack, players) for i in range(3)}
        case Reshuffling(to_replace=to_replace):
            return {0, 1, 2} if to_replace else set()  # [C77-10] a dummy's, and the only rack that is still to fill
        case _:
            return set()


def _sees(viewer: Viewer, rack: int, players: int) -> bool:
    """[C77-05, C77-06]"""
    return rack >= players or viewer not in (None, rack)


def discloses(before: State, entry: Entry[Action], after: State, viewer: Viewer) -> object:
    """Actions and lots are open; so are replies, the tiles that are removed, and the racks that the viewer sees."""
    return _asked(before, entry), _removed(before, entry), _in_sight(after, viewer)


def _asked(before: State, entry: Entry[Action]) -> object:
    """[C77-06]"""
    if not isinstance(before, Asking) or not isinstance(entry, Acted) or not isinstance(entry.action, Draw):
        return None
    question = before.deck[0]
    return question, said(question, tuple(rack for at, rack in enumerate(before.racks) if at != entry.seat))


def _removed(before: State, entry: Entry[Action]) -> Rack:
    """Shown to all, its owner too. [C77-08]"""
    if not isinstance(entry, Acted) or not isinstance(entry.action, Declare):
        return ()
    assert isinstance(before, Asking | Noting)
    return before.racks[entry.seat]


def _in_sight(after: State, viewer: Viewer) -> tuple[Rack, ...]:
    match after:
        case Boxed() | Shuffled():
            return ()
        case Won():
            return after.racks  # all are turned round at the end
        case _:
            return tuple(rack for at, rack in enumerate(after.racks) if _sees(viewer, at, _players(after)))


def possible(world: State, told: Sequence[Fact], viewer: Viewer) -> bool:
    """Whether a game that led to this world would have told the viewer all this, the replies given again."""
    if isinstance(world, Boxed | Shuffled):
        return not told
    log = () if isinstance(world, Seated) else tuple(events(world.log))
    discards = () if isinstance(world, Seated) else world.tabletop.discards
    past = Past(world.racks, told)
    return (
        all(past.heard(fact) for fact in told)
        and past.log == list(log)
        and past.discards == list(discards)
        and +past.stock == Counter(world.stock)
        and all(at == len(racks) - 1 for at, racks in zip(past.refills, past.held, strict=True))
        and past.drawn[-23:] == list(world.deck[-len(past.drawn) :] if past.drawn else ())
    )


class Past:
    """A game lived through again by its facts. What was removed was shown, so each rack that ever stood is known."""

    def __init__(self, racks: Sequence[Rack], told: Sequence[Fact]) -> None:
        self.held: list[list[Rack]] = [[], [], [], []]
        for fact in told:
            match fact:
                case Replaced(rack, removed) | DummyReplaced(rack, removed):
                    self.held[rack].append(removed)
        for rack, standing in enumerate(racks):
            self.held[rack].append(standing)
        self.refills = [0, 0, 0, 0]
        self.stock: Counter[Tile] = Counter({Tile(tile): copies for tile, copies in BOX.items()})
        for racks_held in self.held:
            self.stock.subtract(racks_held[0])
        self.discards: list[Tile] = []
        self.drawn: list[int] = []
        self.log: list[Event] = []

    def racks(self) -> tuple[Rack, ...]:
        return tuple(held[at] for held, at in zip(self.held, self.refills, strict=True))

    def heard(self, fact: Fact) -> bool:
        """Whether this could be told now; then it has happened."""
        match fact:
            case Dealt(held, dummies):
                seen = {one.seat: one.tiles for one in held} | {one.rack: one.tiles for one in dummies}
                return (
                    all(self.held[rack][0] == tiles for rack, tiles in seen.items()) and min(self.stock.values()) >= 0
                )
            case Replied(seat, question, reply, seen_then, refills):
                racks = self.racks()
                self.log.append(Given(seat, question, reply, racks, refills))
                self.drawn.append(question)
                return (
                    said(question, (*racks[:seat], *racks[seat + 1 :])) == reply
                    and all(seen in (None, stood) for seen, stood in zip(seen_then, racks, strict=True))
                    and refills == tuple(self.refills)
                )
            case Declared(seat, numbers, right, points):
                self.log.append(Claimed(seat, numbers, right, points))
                mine = [tile.number for tile in self.racks()[seat]]
                return right == (list(numbers) == mine)
            case Replaced(rack, removed, drawn) | DummyReplaced(rack, removed, drawn):
                return self._replaced(rack, removed, drawn)
            case Reshuffled(tiles):
                self.log.append(Mixed())
                self.stock.update(self.discards)
                self.discards = []
                return tiles == self.stock.total()
            case GameWon(_, held):
                return all(self.racks()[one.seat] == one.tiles for one in held)
            case _:
                return True

    def _replaced(self, rack: int, removed: Rack, drawn: Rack | None) -> bool:
        self.refills[rack] += 1
        new = self.racks()[rack]
        self.log.append(Refilled(rack, removed, new))
        self.discards += removed
        self.stock.subtract(new)
        return drawn in (None, new) and all(self.stock[tile] >= 0 for tile in new)


def conserved(state: State) -> bool:
    """Every tile of the box, as often as the box holds it, three on each rack; and every question. [C77-01, C77-02]"""
    if isinstance(state, Boxed):
        return True
    if sorted(state.deck) != list(range(1, 24)):
        return False
    if isinstance(state, Shuffled):
        return True
    tiles = Counter(state.stock)
    for rack in state.racks:
        tiles.update(rack)
    if not isinstance(state, Seated):
        tiles.update(state.tabletop.discards)
    return tiles == BOX and [len(rack) for rack in state.racks] == [3, 3, 3, 3]


WITNESS: Witness[State, Action, Fact] = Witness(
    twin=twin, otherwise=otherwise, discloses=discloses, possible=possible, conserved=conserved
)
