"""Positions: a table of Code 777 in the middle of a game, set out by hand. For puzzles, studies and tests.

Tiles are written as one says them, "4 brown, 6 pink", or given as what they are. What is not named lies in the stock
and among the questions to come: as it does in a new box, or shuffled by `rng`. What cannot lie like this is Malformed,
and says why. The table is played up to there, so that all answers are true and everybody knows what follows from them.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tablee.games.code777 import GAME, start
from tablee.games.code777.asking import drawn
from tablee.games.code777.declaring import declared as after_declaration
from tablee.games.code777.phases import Asking, Boxed, Seated
from tablee.games.code777.vocabulary import POINTS, QUESTIONS, RACK, RACKS, RESHUFFLE, STOCK, TILES, Declare, Rack, Tile
from tablee.kernel.box import out_of, rest
from tablee.kernel.chance import Picked, Rng
from tablee.kernel.offers import Scalar
from tablee.kernel.playout import all_options, check_players
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat, existing

Tiles = str | Sequence[Tile]

NUMBERS = range(1, QUESTIONS + 1)
MOST_REPLACED = (STOCK - RESHUFFLE - 1) // RACK
"""With one more rack refilled, the discards are shuffled in. [C77-09]"""
WRONG = Declare(1, 1, 1)
"""Surely: there is one 1 in the box."""


def asking(
    racks: Sequence[Tiles],
    *,
    players: int = RACKS,
    to_draw: int = 0,
    asked: Sequence[int] = (),
    coming: Sequence[int] = (),
    replaced: Mapping[int, Tiles] | None = None,
    stock: Tiles = (),
    points: Sequence[int] = (),
    declared: Sequence[int] = (),
    options: Mapping[str, Scalar] | None = None,
    rng: Rng | None = None,
) -> Asking:
    """The next question is to be drawn. Four racks: by seat, and then those that are nobody's.

    `asked` are the questions that were drawn, by their numbers and in turn, up to the right neighbour of `to_draw`;
    `coming` lies on top of those still to come. `replaced` has the tiles, by seat, that went to the discards after a
    wrong declaration before the first question: two seats' at most. `stock` lies on top of the stock. `declared` are
    the seats that have declared since the last question, and so may not now.
    """
    check_players(GAME, players)
    standing, gone = _racks(racks), {existing(seat, players): _rack(on_it) for seat, on_it in (replaced or {}).items()}
    if len(gone) > MOST_REPLACED:
        raise Malformed(f"{len(gone)} racks were replaced; after {MOST_REPLACED} the discards are shuffled in")
    first = (existing(to_draw, players) - len(asked)) % players
    boxed = start.setup(all_options(GAME, options or {}), players, None)
    deck = _deck(asked, coming, rng)
    state = start.draw_lots(_seated(boxed, deck, standing, gone, tiles(stock), rng), Picked(first))
    state = replace(state, tabletop=replace(state.tabletop, points=_points(points, players)))
    for seat in gone:
        state = _asking(after_declaration(state, seat, WRONG))
    for _ in asked:
        state = _asking(drawn(state))
    speechless = tuple(dict.fromkeys([existing(seat, players) for seat in declared]))
    return replace(state, tabletop=replace(state.tabletop, settings=boxed.settings, declared=speechless))


def tiles(given: Tiles) -> tuple[Tile, ...]:
    """« 4 brown, 6 pink » in tiles; no words, no tiles."""
    said = [word.strip() for word in given.split(",") if word.strip()] if isinstance(given, str) else given
    return out_of(TILES, [SPOKEN.get(word, word) for word in said], _named)


def _named(tile: Tile) -> str:
    return f"{tile.number} {tile.colour}"


SPOKEN: dict[str, str] = {_named(tile): tile for tile in Tile}


def _rack(given: Tiles) -> Rack:
    """Lowest first: their order means nothing."""
    on_it = tuple(sorted(tiles(given)))
    if len(on_it) != RACK:
        raise Malformed(f"{len(on_it)} tiles are on a rack; it holds {RACK}")
    return on_it


def _racks(given: Sequence[Tiles]) -> tuple[Rack, ...]:
    if len(given) != RACKS:
        raise Malformed(f"there are {RACKS} racks, whoever plays, not {len(given)}")  # [C77-05]
    return tuple(map(_rack, given))


def _points(given: Sequence[int], players: int) -> tuple[int, ...]:
    points = tuple(given) or (0,) * players
    if len(points) != players:
        raise Malformed(f"{players} play, and there are points for {len(points)}")
    if not all(type(own) is int and 0 <= own < POINTS for own in points):
        raise Malformed(f"points are 0 to {POINTS - 1} while a game goes on, not {', '.join(map(repr, points))}")
    return points


def _deck(asked: Sequence[int], coming: Sequence[int], rng: Rng | None) -> tuple[int, ...]:
    drawn_first = out_of(NUMBERS, (*asked, *coming), _question)
    return (*drawn_first, *rest(NUMBERS, drawn_first, named=_question, rng=rng))


def _question(number: int) -> str:
    return f"question {number}"


def _seated(
    boxed: Boxed,
    deck: tuple[int, ...],
    standing: tuple[Rack, ...],
    gone: Mapping[Seat, Rack],
    stock: tuple[Tile, ...],
    rng: Rng | None,
) -> Seated:
    """As it was before anybody spoke: what stands on a rack that was replaced lay on top of the stock, in turn."""
    came = tuple([tile for seat in gone for tile in standing[seat]])
    first = tuple([gone.get(Seat(at), rack) for at, rack in enumerate(standing)])
    left = rest(TILES, *standing, *gone.values(), stock, named=_named, rng=rng)
    return Seated(boxed.players, replace(boxed.settings, pause=0), deck, first, (*came, *stock, *left))


def _asking(state: object) -> Asking:
    assert isinstance(state, Asking), "there is no pause, no third point, and enough in the stock"
    return state
