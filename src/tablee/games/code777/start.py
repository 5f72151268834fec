"""The set-up: questions and tiles are shuffled, four racks filled, and the lot decides who starts."""

from tablee.games.code777.phases import Asking, Boxed, Seated, Settings, Shuffled, Tabletop
from tablee.games.code777.vocabulary import QUESTIONS, RACK, RACKS, TILES, Dial
from tablee.kernel import chance
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import in_order
from tablee.kernel.game import Options
from tablee.kernel.seats import Seat


def setup(options: Options, players: int, pack: Pack | None) -> Boxed:
    """The questions and the tiles are in every box: there is no pack."""
    return Boxed(players, Settings(int(options["pause"]), Dial(str(options["aid"]))))


def shuffle_questions(state: Boxed, given: chance.Shuffled) -> Shuffled:
    return Shuffled(state.players, state.settings, in_order(range(1, QUESTIONS + 1), given.order))


def deal(state: Shuffled, given: chance.Shuffled) -> Seated:
    """Four racks are always filled, whoever plays. [C77-04, C77-05]"""
    tiles = in_order(TILES, given.order)
    racks = tuple([tuple(sorted(tiles[RACK * rack : RACK * (rack + 1)])) for rack in range(RACKS)])
    return Seated(state.players, state.settings, state.deck, racks, tiles[RACK * RACKS :])


def draw_lots(state: Seated, given: chance.Picked) -> Asking:
    table = Tabletop(
        settings=state.settings,
        points=(0,) * state.players,
        refills=(0,) * RACKS,
        discards=(),
        reshuffles=0,
        last=None,
        questions=0,
        to_draw=Seat(given.index),  # [C77-07]
        declared=(),
        declarations=0,
        next_dummy=state.players if state.players < RACKS else None,
    )
    return Asking(table, state.deck, state.racks, state.stock, ())
