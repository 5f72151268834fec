"""Metronome: a game that lasts as long as a test needs it. Everybody says a number in turn, and has a secret tile."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, Shuffle, Shuffled, shuffled
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.game import Answer, Game, Options, Over, Pending, Result, Waiting
from tablee.kernel.offers import Field, Offer, Offers, Option, Span
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value

TILES = tuple(range(1, 10))
HEARD = 8
"""Numbers that one still sees."""


class Say(Value, frozen=True, tag="say"):
    number: Annotated[int, Meta(ge=1, le=9)]


class Why(StrEnum):
    NOT_YOUR_TURN = "not_your_turn"


class Ending(StrEnum):
    SILENCE = "silence"


class Said(Value, frozen=True, tag="said"):
    seat: Seat
    number: int


class Drawing(Value, frozen=True, tag="drawing"):
    players: int
    beats: int


class Ticking(Value, frozen=True, tag="ticking"):
    tiles: tuple[int, ...]  # SECRET: tiles[s] is known to seat s alone
    left: int
    turn: int = 0
    said: tuple[int, ...] = ()


class View(Value, frozen=True, tag="view"):
    me: Viewer
    players: int
    tile: int = 0
    turn: int = 0
    said: tuple[int, ...] = ()


State = Drawing | Ticking


def setup(options: Options, players: int, pack: Pack | None) -> State:
    return Drawing(players, int(options["beats"]))


def players_in(state: State) -> int:
    return state.players if isinstance(state, Drawing) else len(state.tiles)


def pending(state: State) -> Pending:
    if isinstance(state, Drawing):
        return Shuffle(len(TILES))
    ending = result(state)
    return Over(ending) if ending else Waiting((Seat(state.turn % len(state.tiles)),))


def answer(state: State, given: Answer) -> State:
    assert isinstance(state, Drawing)
    assert isinstance(given, Shuffled)
    return Ticking(tuple([TILES[place] for place in given.order[: state.players]]), state.beats)


def view(state: State, me: Viewer) -> View:
    if isinstance(state, Drawing):
        return View(me, state.players)
    return View(me, len(state.tiles), 0 if me is None else state.tiles[me], state.turn, state.said)


def offers(seen: View) -> Offers:
    mine = seen.me is not None and seen.tile and seen.turn % seen.players == seen.me
    return Offers(seen.turn, (Offer("say", (Field("number", Span(1, 9)),)),) if mine else ())


def refusal(seen: View, action: Say) -> Why | None:
    return None if offers(seen).choices else Why.NOT_YOUR_TURN


def apply(state: State, seat: Seat, action: Say) -> State:
    if why := refusal(view(state, seat), action):
        raise Refused(why)
    assert isinstance(state, Ticking)
    return Ticking(state.tiles, state.left - 1, state.turn + 1, (*state.said, action.number)[-HEARD:])


def tell(before: State, entry: Entry[Say], after: State, me: Viewer) -> tuple[Said, ...]:
    return (Said(entry.seat, entry.action.number),) if isinstance(entry, Acted) else ()


def imagine(seen: View, told: Sequence[Said], pack: Pack | None, rng: Rng) -> State:
    tiles = [tile for tile in shuffled(TILES, rng) if tile != seen.tile][: seen.players]
    if seen.me is not None:
        tiles[seen.me] = seen.tile
    return Ticking(tuple(tiles), 1, seen.turn, seen.said)


def result(state: State) -> Result | None:
    if isinstance(state, Drawing) or state.left:
        return None
    return Result((1,) * len(state.tiles), (0,) * len(state.tiles), Ending.SILENCE)


METRONOME: Game[State, View, Say, Said] = Game(
    name="metronome",
    rules_version=1,
    players=range(2, 5),
    minutes=(1, 2),
    bound=1_000_000,
    most_lines=2_000_000,
    options=(Option("beats", Span(1, 1_000_000), 1_000_000),),
    states=State,
    views=View,
    actions=Say,
    facts=Said,
    whys=Why,
    endings=Ending,
    setup=setup,
    players_in=players_in,
    pending=pending,
    answer=answer,
    view=view,
    offers=offers,
    refusal=refusal,
    apply=apply,
    tell=tell,
    imagine=imagine,
    result=result,
)
