"""Before the first card: the pack is shuffled, and somebody is to read. [IDX-04]"""

from msgspec.structs import replace

from tablee.games.indix.phases import Picking, Pile, Preparing, Race
from tablee.games.indix.turns import begin
from tablee.games.indix.vocabulary import FEWEST_FOR_TOKENS, NO_LIMIT, BoardName
from tablee.kernel.cards.deck import dealt, shuffles
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import ChanceQuestion, Pick, Picked, Shuffled
from tablee.kernel.game import Answer, Options
from tablee.kernel.offers import LOT
from tablee.kernel.seats import Seat


def setup(options: Options, players: int, pack: Pack | None) -> Preparing:
    assert pack is not None, "the game is played with cards"
    first, limit = options["first"], options["limit"]
    reads = None if first == LOT else Seat(int(first))
    seconds = None if limit == NO_LIMIT else int(limit)
    return Preparing(players, BoardName(str(options["board"])), seconds, reads, pack, orders=())


def question(state: Preparing) -> ChanceQuestion:
    asked = shuffles(state.pack)
    return asked[len(state.orders)] if len(state.orders) < len(asked) else Pick(state.players)


def answered(state: Preparing, given: Answer) -> Preparing | Picking:
    match given:
        case Shuffled(order):
            return _begun(replace(state, orders=(*state.orders, order)))
        case _:
            assert isinstance(given, Picked), "nothing else was asked"
            return _begun(replace(state, first=Seat(given.index)))


def _begun(state: Preparing) -> Preparing | Picking:
    """Once nothing is left to chance."""
    if state.first is None or len(state.orders) < len(shuffles(state.pack)):
        return state
    tokens = first_tokens(state.players)
    race = Race(state.board, state.limit, (0,) * state.players, tokens, state.first, round=0)
    return begin(race, Pile(state.pack, dealt(state.pack, state.orders)), None, decision=0)


def first_tokens(players: int) -> tuple[bool, ...]:
    """Everybody has a purple one, and of two players nobody. [IDX-03, IDX-13]"""
    return (players >= FEWEST_FOR_TOKENS,) * players
