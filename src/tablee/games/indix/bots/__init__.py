"""Bots that read (`reader.py`), look for the name (`investigator.py`) and break in when that pays (`free_answer.py`).

What comes to their mind is their hunch: see `hunch.py`.
"""

from collections.abc import Sequence

from tablee.bots import Bot
from tablee.games.indix import views
from tablee.games.indix.actions import Action
from tablee.games.indix.bots.free_answer import Nerve
from tablee.games.indix.bots.investigator import investigate
from tablee.games.indix.bots.reader import read
from tablee.games.indix.facts import Fact
from tablee.games.indix.views import View
from tablee.kernel.chance import Rng
from tablee.kernel.game import Level
from tablee.kernel.offers import Offers

__all__ = ["BOTS", "NERVES"]

NERVES: dict[Level, Nerve] = {
    "easy": Nerve(sure=0.8, dares=0.3, thrift=5.0, farsighted=False, asks_among=12),
    "medium": Nerve(sure=0.72, dares=0.55, thrift=3.0, farsighted=False, asks_among=5),
    "hard": Nerve(sure=0.65, dares=0.8, thrift=1.5, farsighted=True, asks_among=1),
}
"""Measured: docs/reference/bots-indix.md."""


def bot(nerve: Nerve) -> Bot[View, Fact, Action]:
    def choose(view: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action | None:
        assert isinstance(view, views.Seen), "nobody is asked then"
        if isinstance(view, views.Replying | views.Judging):
            return read(view)
        return investigate(view, hunch, nerve, dice)

    return choose


BOTS: dict[Level, Bot[View, Fact, Action]] = {level: bot(nerve) for level, nerve in NERVES.items()}
