"""Stand-ins for the bots of « Indix », which are to be replaced: they look for nothing, and read as a reader should.

They play legally and to the end, so that tests of whole games can run.
"""

from collections.abc import Mapping, Sequence

from tablee.bots import AnyBot
from tablee.games.indix import views
from tablee.games.indix.actions import Action
from tablee.games.indix.answers import RIGHT
from tablee.games.indix.facts import Fact
from tablee.games.indix.menu import MENUS, Ask
from tablee.games.indix.views import View
from tablee.games.indix.vocabulary import SLOTS, Accept, Nod, Pass, Pick, Refuse, Roll, Truth
from tablee.kernel.chance import Rng
from tablee.kernel.game import LEVELS, Level
from tablee.kernel.offers import Offers


def stands_in(seen: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action | None:
    match seen:
        case views.Picking():
            placed = [clue.number for clue in seen.clues]
            free = [number for number in range(1, SLOTS + 1) if number not in placed]
            return Pick(free[int(dice.random() * len(free))])
        case views.Rolling():
            return Roll()
        case views.Asking():
            menu = MENUS[seen.category]
            return Ask(menu[int(dice.random() * len(menu))])
        case views.Replying():
            return Nod(seen.truth or Truth.UNSURE)  # of free questions it understands nothing
        case views.Judging():
            return Accept() if seen.verdict in RIGHT else Refuse()  # [IDX-09]
        case views.Thinking(me=me, investigator=investigator) if me != investigator:
            return None  # keeps its token
        case _:
            return Pass()


BOTS: Mapping[Level, AnyBot] = dict.fromkeys(LEVELS, stands_in)
