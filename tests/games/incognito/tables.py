"""Tables of « Incognito » that are set out by hand, and what tests do with them."""

from collections.abc import Sequence
from typing import Any

from tablee.games.incognito import GAME, positions
from tablee.games.incognito.facts import Fact
from tablee.games.incognito.phases import Drawing, Voting
from tablee.games.incognito.vocabulary import Draw, Finish, PutDown, Vote
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Acted, Elapsed
from tablee.kernel.seats import Seat, seats
from tablee.kernel.stroke import Stroke, as_stroke
from tests.games.by_hand import ByHand, Move
from tests.games.incognito.cards import PACK

_by_hand = ByHand(GAME)
played, answered, elapsed, seen, told = (
    _by_hand.played,
    _by_hand.answered,
    _by_hand.elapsed,
    _by_hand.seen,
    _by_hand.told,
)
refused, offered_kinds = _by_hand.refused, _by_hand.offered_kinds

ANN, BEN, CAT, DOM, EVE, FAY = seats(6)
WORDS = ("carotte", "poisson", "botte", "cadeau", "as", "clé")
PLACES = ("au marché", "à la plage", "dans un grenier", "sur la Lune", "au zoo", "à la ferme")
AS_DEALT = Shuffled((0, 1, 2, 3, 4, 5))
ACROSS = as_stroke([(0, 1000), (3000, 1000)])
DOWN = as_stroke([(1500, 0), (1500, 4000)])
DRAWING_OVER, VOTING_OVER = Elapsed("drawing"), Elapsed("voting")


def drawing(players: int = 3, **how: Any) -> Drawing:
    """Ann has the carrot at the market, Ben the fish on the beach, Cat the boot in the attic, and so on."""
    words = how.pop("words", WORDS[:players])
    return positions.drawing(PACK, words, PLACES[:players], **how)


def voting(players: int = 3, **how: Any) -> Voting:
    """The six words lie as they are listed: Ann's at 1, Ben's at 2, and so on."""
    return positions.voting(PACK, WORDS[:players], PLACES[:players], WORDS, **how)


def drawn(*strokes: Stroke) -> list[Move]:
    """By Ann."""
    return [(ANN, Draw(stroke)) for stroke in strokes]


def ann_draws(*strokes: Stroke, **how: Any) -> Any:
    return played(drawing(**how), *drawn(*strokes))


def slate_of(table: Any, seat: Seat = ANN) -> tuple[Stroke, ...]:
    strokes: tuple[Stroke, ...] = table.slates[seat].strokes
    return strokes


def all_down(players: int = 3) -> list[Move]:
    return [(seat, PutDown()) for seat in seats(players)]


def cast(seat: Seat, votes: Sequence[int | None]) -> list[Move]:
    """All votes of one seat, by whose slate; then it is done."""
    laid: list[Move] = [(seat, Vote(Seat(at), number)) for at, number in enumerate(votes) if number is not None]
    return [*laid, (seat, Finish())]


def all_vote(*votes: Sequence[int | None]) -> list[Move]:
    return [move for seat, each in enumerate(votes) for move in cast(Seat(seat), each)]


def last_told(table: Any, *moves: Move) -> list[Fact]:
    """What everybody hears of the last of these moves."""
    *first, (seat, action) = moves
    before = played(table, *first)
    return [*GAME.tell(before, Acted(seat, action), GAME.apply(before, seat, action), None)]
