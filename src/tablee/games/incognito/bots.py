"""Stand-ins for the bots of « Incognito », which are to be replaced: a stamp, and votes by lot.

They play legally and to the end, so that tests of whole games can run; they neither hide anything nor look.
"""

from collections.abc import Mapping, Sequence

from tablee.bots import AnyBot
from tablee.games.incognito import views
from tablee.games.incognito.facts import Fact
from tablee.games.incognito.views import View
from tablee.games.incognito.vocabulary import Action, Finish, Motif, PutDown, Stamp, Vote
from tablee.games.incognito.voting import missing, unused
from tablee.kernel.chance import Rng
from tablee.kernel.game import LEVELS, Level
from tablee.kernel.offers import Offers


def stands_in(seen: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action:
    if isinstance(seen, views.Drawing):
        assert seen.own is not None, "it is asked"
        motif = Motif.WORD if seen.own.drawn else Motif.CIRCLE
        return PutDown() if seen.own.strokes else Stamp(motif, 1536, 2048, 1200, int(dice.random() * 24))
    assert isinstance(seen, views.Voting), "nothing else is asked"
    assert seen.me is not None, "same"
    left, cards = missing(seen.mine, seen.me), unused(seen.mine)
    return Vote(left[0], cards[int(dice.random() * len(cards))]) if left else Finish()


BOTS: Mapping[Level, AnyBot] = dict.fromkeys(LEVELS, stands_in)
