"""A world that a seat cannot tell from the real one: its own rack, the stock and the questions to come are drawn again.

What was said about the hidden racks stays true. For a seat that is its own rack alone, whose odds are known exactly; a
spectator sees no player's rack, and must find some that fit together.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from tablee.games.code777 import phases, views
from tablee.games.code777.belief import EVERY, belief
from tablee.games.code777.chunked_log import written
from tablee.games.code777.clues import clues
from tablee.games.code777.facts import Fact, Replied
from tablee.games.code777.fit_racks import fitting_racks
from tablee.games.code777.phases import State
from tablee.games.code777.rebuild_log import log_of, racks_of
from tablee.games.code777.views import View
from tablee.games.code777.vocabulary import COPIES, QUESTIONS, RACK, QuestionNumber, Rack, Seen, Tile
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.seats import Viewer


def imagine(seen: View, told: Sequence[Fact], pack: Pack | None, rng: Rng) -> State:
    match seen:
        case views.Boxed(_, players, settings):
            return phases.Boxed(players, settings)
        case views.Shuffled(_, players, settings):
            return phases.Shuffled(players, settings, _deck(told, rng))
        case views.Seated(_, players, settings, racks):
            hidden = shuffled(_out_of_sight(racks, ()), rng)
            full = _filled(racks, {at: _rack(hidden) for at, rack in enumerate(racks) if rack is None})
            return phases.Seated(players, settings, _deck(told, rng), full, tuple(hidden))
        case _:
            return _in_play(seen, told, rng)


def _in_play(
    seen: views.Asking | views.Noting | views.Reshuffling | views.Won, told: Sequence[Fact], rng: Rng
) -> State:
    table = seen.tabletop
    racks = _filled(seen.racks, _hidden_racks(seen.me, seen.racks, told, rng))
    stock = tuple(shuffled(_out_of_sight(racks, table.discards), rng))
    log, deck = written((), *log_of(told, racks_of(told, racks))), _deck(told, rng)
    match seen:
        case views.Asking():
            return phases.Asking(table, deck, racks, stock, log)
        case views.Noting(noted=noted):
            return phases.Noting(table, deck, racks, stock, log, noted)
        case views.Reshuffling(to_replace=to_replace):
            return phases.Reshuffling(table, deck, racks, stock, log, to_replace)
        case _:
            return phases.Won(table, deck, racks, stock, log, seen.winner)


def _hidden_racks(me: Viewer, racks: Seen, told: Sequence[Fact], rng: Rng) -> Mapping[int, Rack]:
    if None not in racks:
        return {}
    if me is None:
        return fitting_racks(racks, told, rng)
    return {me: _drawn_by(belief(clues(told, me)).racks, rng)}


def _drawn_by(odds: Mapping[int, float], rng: Rng) -> Rack:
    mark = rng.random()
    for at, share in odds.items():
        mark -= share
        if mark < 0:
            return EVERY[at]
    return EVERY[max(odds)]  # shares are rounded, and may sum up to a little less than 1


def _rack(hidden: list[Tile]) -> Rack:
    """Off the top."""
    rack, hidden[:] = tuple(sorted(hidden[:RACK])), hidden[RACK:]
    return rack


def _filled(racks: Seen, hidden: Mapping[int, Rack]) -> tuple[Rack, ...]:
    return tuple(hidden[at] if rack is None else rack for at, rack in enumerate(racks))


def _out_of_sight(racks: Seen, discards: tuple[Tile, ...]) -> list[Tile]:
    in_sight = Counter([*discards, *(tile for rack in racks if rack for tile in rack)])
    return sorted((Counter(COPIES) - in_sight).elements())


def _deck(told: Sequence[Fact], rng: Rng) -> tuple[QuestionNumber, ...]:
    """Those not drawn yet in any order, then those that went under the deck. [C77-06]"""
    drawn = [fact.question for fact in told if isinstance(fact, Replied)][-QUESTIONS:]
    return (*shuffled([number for number in range(1, QUESTIONS + 1) if number not in drawn], rng), *drawn)
