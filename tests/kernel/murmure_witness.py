"""What the rules of Murmure say is secret, written a second time for the laws."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.kernel.chance import Rng, Shuffle, Shuffled, shuffled
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.seats import Viewer
from tablee.kernel.stroke import as_stroke
from tablee.kernel.witness import Witness, reordered
from tests.kernel.murmure import (
    TILES,
    Action,
    Dealing,
    Done,
    Filling,
    Guess,
    Guessing,
    Measuring,
    Scribble,
    State,
    pending,
)
from tests.kernel.murmure_facts import Dealt, Fact, Ready


def twin(state: State, viewer: Viewer, rng: Rng) -> State:
    match state:
        case Guessing():
            tiles = shuffled([t for s, t in enumerate(state.tiles) if s != viewer] + list(state.pile), rng)
            if viewer is not None:
                tiles.insert(viewer, state.tiles[viewer])
            n = len(state.tiles)
            guesses = tuple(
                guess if guess is None or seat == viewer else 14 + int(rng.random() * 20)
                for seat, guess in enumerate(state.guesses)
            )
            slates = tuple(slate if seat == viewer else () for seat, slate in enumerate(state.slates))
            deck = reordered(state.deck, rng, {0})
            return replace(
                state, tiles=tuple(tiles[:n]), pile=tuple(tiles[n:]), guesses=guesses, slates=slates, deck=deck
            )
        case Measuring():
            other = twin(state.guessing, viewer, rng)
            assert isinstance(other, Guessing)
            return Measuring(other, state.word)
        case Filling():
            other = twin(state.guessing, viewer, rng)
            assert isinstance(other, Guessing)
            return Filling(other, state.seat)
        case Done():
            return replace(state, deck=reordered(state.deck, rng, {0}))
        case Dealing():
            return replace(state, orders=tuple(reordered(order, rng) for order in state.orders))


def otherwise(before: State, entry: Entry[Action], viewer: Viewer, rng: Rng) -> Entry[Action]:
    match entry:
        case Answered(Shuffled(order)) if isinstance(before, Dealing) and pending(before) != Shuffle(len(TILES)):
            return Answered(Shuffled(reordered(order, rng)))
        case Answered(Shuffled(order)):
            return Answered(Shuffled(reordered(order, rng, () if viewer is None else {viewer})))
        case Acted(seat, Guess()) if seat != viewer:
            return Acted(seat, Guess(20 + int(rng.random() * 10)))
        case Acted(seat, Scribble()) if seat != viewer:
            return Acted(seat, Scribble(as_stroke([(1, 1)] * (1 + int(rng.random() * 4)))))
        case _:
            return entry


def discloses(before: State, entry: Entry[Action], after: State, viewer: Viewer) -> object:
    if isinstance(after, Done):
        return after.tiles, after.guesses
    if isinstance(before, Dealing) and isinstance(after, Guessing):
        return after.deck[0], None if viewer is None else after.tiles[viewer]
    return None


def possible(world: State, told: Sequence[Fact], viewer: Viewer) -> bool:
    dealt = [fact.own for fact in told if isinstance(fact, Dealt)]
    ready = {fact.seat for fact in told if isinstance(fact, Ready)}
    world = world.guessing if isinstance(world, Measuring | Filling) else world
    if not isinstance(world, Guessing):
        return True
    tile_stands = viewer is None or dealt == [world.tiles[viewer]]
    return tile_stands and ready == {s for s, guess in enumerate(world.guesses) if guess is not None}


def conserved(state: State) -> bool:
    match state:
        case Guessing():
            whole = sorted(state.deck) == list(range(len(state.pack.cards)))
            return whole and sorted(state.tiles + state.pile) == list(TILES)
        case Measuring() | Filling():
            return conserved(state.guessing)
        case Done():
            return len(set(state.tiles)) == len(state.tiles)
        case Dealing():
            return True


WITNESS: Witness[State, Action, Fact] = Witness(
    twin=twin, otherwise=otherwise, discloses=discloses, possible=possible, conserved=conserved
)
