"""Bots that read (`reader.py`), look for the name (`investigator.py`) and break in when that pays (`free_answer.py`).

What comes to their mind is their hunch: see `hunch.py`.
"""

from collections.abc import Sequence

from tablee.bots import Bot
from tablee.games.indix import views
from tablee.games.indix.actions import Action
from tablee.games.indix.bots.investigator import investigate
from tablee.games.indix.bots.nerve import NERVES, Nerve
from tablee.games.indix.bots.reader import read
from tablee.games.indix.facts import Fact
from tablee.games.indix.views import View
from tablee.kernel.chance import Rng
from tablee.kernel.game import Level
from tablee.kernel.offers import Offers

__all__ = ["BOTS"]


def bot(nerve: Nerve) -> Bot[View, Fact, Action]:
    def choose(view: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action | None:
        assert isinstance(view, views.Seen), "nobody is asked then"
        if isinstance(view, views.Replying | views.Judging):
            return read(view)
        return investigate(view, hunch, nerve, dice)

    return choose


BOTS: dict[Level, Bot[View, Fact, Action]] = {level: bot(nerve) for level, nerve in NERVES.items()}
