"""The set-up: the cards are shuffled, and the lot or the host says who begins. [INC-05]"""

from msgspec.structs import replace

from tablee.games.incroyable.phases import Estimating, Naming, Pile, Preparing, Race
from tablee.games.incroyable.turns import begin
from tablee.games.incroyable.vocabulary import BoardName
from tablee.kernel.cards.deck import dealt, shuffles
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import ChanceQuestion, Pick, Picked, Shuffled
from tablee.kernel.game import Answer, Options
from tablee.kernel.offers import LOT
from tablee.kernel.seats import Seat


def setup(options: Options, players: int, pack: Pack | None) -> Preparing:
    assert pack is not None, "the game is played with cards"
    first = options["first"]
    begins = None if first == LOT else Seat(int(first))
    return Preparing(players, BoardName(str(options["board"])), begins, pack, orders=())


def question(state: Preparing) -> ChanceQuestion:
    asked = shuffles(state.pack)
    return asked[len(state.orders)] if len(state.orders) < len(asked) else Pick(state.players)


def answered(state: Preparing, given: Answer) -> Preparing | Estimating | Naming:
    match given:
        case Shuffled(order):
            return _begun(replace(state, orders=(*state.orders, order)))
        case _:
            assert isinstance(given, Picked), "nothing else was asked"
            return _begun(replace(state, first=Seat(given.index)))


def _begun(state: Preparing) -> Preparing | Estimating | Naming:
    """Once nothing is left to chance."""
    if state.first is None or len(state.orders) < len(shuffles(state.pack)):
        return state
    race = Race(state.board, (0,) * state.players, state.first, turn=0)
    return begin(race, Pile(state.pack, dealt(state.pack, state.orders)), None, decision=0)
