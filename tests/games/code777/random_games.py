"""Whole games by seed, of players who all have the same temper, so that every corner of the rules is met."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Literal

from tablee.games.code777 import GAME
from tablee.games.code777.belief import belief
from tablee.games.code777.clues import clues
from tablee.games.code777.facts import Fact
from tablee.games.code777.phases import Asking, Noting, State
from tablee.games.code777.positions import asking
from tablee.games.code777.vocabulary import TILES, Action, Declare, Draw, GoOn, Triple
from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.entries import Acted, Answered, Elapsed, Entry
from tablee.kernel.game import Over, Waiting
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.replay import Step, step
from tablee.kernel.seats import Seat, Viewer, seats
from tablee.kernel.structs import members
from tests.games.by_hand import ByHand

Temper = Literal["thoughtful", "rash"]
TEMPERS: tuple[Temper, ...] = ("thoughtful", "rash")
Told = dict[Viewer, list[Fact]]
PHASES: tuple[type, ...] = members(GAME.states)
_by_hand = ByHand(GAME)
recalled = _by_hand.recalled


def whole_game(players: int, seed: int, temper: Temper = "thoughtful", pause: int = 0) -> Iterator[Step[State, Action]]:
    """The thoughtful declare when they are certain and now and then at random; the rash declare all the time."""
    rng = Random(seed)
    told: Told = {viewer: [] for viewer in (None, *seats(players))}
    choose = {"thoughtful": thoughtful, "rash": rash}[temper]
    state: Any = opening(GAME, players, {"pause": pause})
    while not isinstance(pending := GAME.pending(state), Over):
        entry = choose(state, told, rng) if isinstance(pending, Waiting) else Answered(any_answer(pending, rng))
        moment = state, entry, step(GAME, state, entry)
        for viewer in told:
            told[viewer] += GAME.tell(*moment, viewer)
        yield moment
        state = moment[2]


def thoughtful(state: Any, told: Told, rng: Rng) -> Entry[Action]:
    """What they know of their racks has changed only after a question, or when a rack came."""
    table = state.tabletop
    silent = [seat for seat in seats(len(table.points)) if seat not in table.declared]
    for seat in silent:
        if found := certain(told[seat], seat):
            return Acted(seat, Declare(*found))
    if silent and rng.random() < 1 / 40:
        return Acted(any_of(silent, rng), any_numbers(rng))
    return unhurried(state, rng)


def certain(told: Sequence[Fact], seat: Seat) -> Triple | None:
    triples = belief(clues(told, seat)).triples
    return next(iter(triples)) if len(triples) == 1 else None


def rash(state: Any, told: Told, rng: Rng) -> Entry[Action]:
    """Half of the time a peek: this is how three points are made in a short game."""
    table = state.tabletop
    silent = [seat for seat in seats(len(table.points)) if seat not in table.declared]
    if not silent or rng.random() < 1 / 2:
        return unhurried(state, rng)
    seat = any_of(silent, rng)
    peeks = rng.random() < 1 / 4
    return Acted(seat, Declare(*[tile.number for tile in state.racks[seat]]) if peeks else any_numbers(rng))


def unhurried(state: Asking | Noting, rng: Rng) -> Entry[Action]:
    """The next question, or somebody has noted the last one, or time runs out."""
    if isinstance(state, Asking):
        return Acted(state.tabletop.to_draw, Draw())
    waiting: Any = GAME.pending(state)
    if rng.random() < 1 / 8:
        return Elapsed(waiting.timer.name)
    return Acted(any_of(waiting.awaited, rng), GoOn())


def any_of(these: Sequence[Seat], rng: Rng) -> Seat:
    return these[int(rng.random() * len(these))]


def any_numbers(rng: Rng) -> Declare:
    return Declare(*[1 + int(rng.random() * 7) for _ in range(3)])


@cache
def samples() -> dict[type, list[Any]]:
    """States of every phase, for 2 to 4 players of both tempers."""
    tempers: list[Temper] = ["thoughtful" if seed % 8 == 7 else "rash" for seed in range(24)]
    return _by_hand.samples(
        whole_game(2 + seed % 3, seed, temper, 8 * (seed % 2)) for seed, temper in enumerate(tempers)
    )


def first(game: Sequence[Step[State, Action]], wanted: Callable[[Any, Any, Any], bool]) -> int:
    """The place of the first moment like this."""
    return next(at for at, moment in enumerate(game) if wanted(*moment))


def any_position(rng: Random) -> Asking:
    """Whatever can be set out by hand, and is shuffled as far as it is not."""
    players, left = rng.randrange(2, 5), shuffled(TILES, rng)
    racks = [[left.pop() for _ in range(3)] for _ in range(4)]
    replaced = {seat: [left.pop() for _ in range(3)] for seat in rng.sample(range(players), rng.randrange(3))}
    return asking(
        racks,
        players=players,
        to_draw=rng.randrange(players),
        asked=rng.sample(range(1, 24), rng.randrange(23)),
        replaced=replaced,
        points=[rng.randrange(3) for _ in range(players)],
        declared=rng.sample(range(players), rng.randrange(players)),
        options={"pause": rng.choice([0, 8])},
        rng=rng,
    )
