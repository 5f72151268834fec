"""When a free answer pays: ten squares now and a token gone, or a wait for one's own turn. [IDX-10 to IDX-12]"""

from collections.abc import Sequence

from tablee.games.indix import views
from tablee.games.indix.bots.nerve import Nerve
from tablee.games.indix.hunch import Inkling
from tablee.games.indix.vocabulary import FINISH, FREE_PRIZE, POINTS, SUNS
from tablee.kernel.seats import Seat

FINDS = 0.15
"""How likely it is that somebody else finds the name in their turn."""


def breaks_in(view: views.Thinking, inkling: Inkling, nerve: Nerve) -> bool:
    if not inkling.name or inkling.sure < nerve.sure:
        return False
    assert view.me is not None, "a seat was asked"
    race = view.race
    lands = race.pawns[view.me] + FREE_PRIZE
    if lands >= FINISH[race.board]:
        return True
    if inkling.luck >= nerve.dares:
        return False
    before = looking_before(view, view.me)
    if nerve.farsighted and threatened(view, before):
        return True
    back = lands in SUNS[race.board]  # and so is the token
    return FREE_PRIZE - (0.0 if back else nerve.thrift) > hope(view, len(before))


def looking_before(view: views.Thinking, me: Seat) -> list[Seat]:
    """The others who look before it is one's own turn, whoever thinks now first."""
    players = len(view.race.pawns)
    round_the_table = [Seat((view.investigator + after) % players) for after in range(players)]
    looking = [seat for seat in round_the_table if seat != view.race.reader]
    return looking[: looking.index(me)]


def hope(view: views.Thinking, turns: int) -> float:
    """What one's own turn will be worth, if nobody finds the name before."""
    return (1 - FINDS) ** turns * max(0, POINTS - len(view.clues) - turns)


def threatened(view: views.Thinking, before: Sequence[Seat]) -> bool:
    """Whether one of them, or the reader by them, could come to the finish with this card."""
    race, clues = view.race, len(view.clues)
    finds = [race.pawns[seat] + POINTS - clues for seat in before]
    return max(*finds, race.pawns[race.reader] + clues + len(before)) >= FINISH[race.board]
