"""A bot that reads: it answers as the card says, and judges as the measure does. [IDX-09, IDX-19]"""

from tablee.games.indix import views
from tablee.games.indix.vocabulary import Accept, Nod, Refuse, Truth
from tablee.kernel.entries import RIGHT


def read(view: views.Replying | views.Judging) -> Nod | Accept | Refuse:
    if isinstance(view, views.Replying):
        return Nod(view.truth or Truth.UNSURE)  # of a question in free words it understands nothing
    return Accept() if view.verdict in RIGHT else Refuse()
