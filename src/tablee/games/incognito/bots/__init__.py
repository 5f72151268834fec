"""Bots that hide a word in a scene of its place (`artist.py`) and look for others' in theirs (`voter.py`).

They draw from one number a round and look with outlines of the words that lie face up: see `hunch.py`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.bots import Slow
from tablee.games.incognito import views
from tablee.games.incognito.bots.artist import draw
from tablee.games.incognito.bots.eye import Care
from tablee.games.incognito.bots.scene import Craft
from tablee.games.incognito.bots.voter import Judgement, vote
from tablee.games.incognito.facts import Fact
from tablee.games.incognito.hunch import Eyes, Hand
from tablee.games.incognito.views import View
from tablee.games.incognito.vocabulary import Action
from tablee.kernel.chance import Rng
from tablee.kernel.game import Level
from tablee.kernel.offers import Offers

__all__ = ["BOTS", "TALENTS", "Talent"]


class Talent(NamedTuple):
    craft: Craft
    judgement: Judgement


TALENTS: dict[Level, Talent] = {
    "easy": Talent(
        Craft(size=(0.38, 0.45), turn=0.05, things=(2, 3), around=1, overlap=0.12),
        Judgement(Care(sizes=(0.28, 0.36, 0.46), turns=(0.0,), places=1), doubt=0.8),
    ),
    "medium": Talent(
        Craft(size=(0.32, 0.4), turn=0.08, things=(3, 4), around=2, overlap=0.2),
        Judgement(Care(sizes=(0.25, 0.31, 0.38, 0.46), turns=(-0.06, 0.06), places=3), doubt=0.28),
    ),
    "hard": Talent(
        Craft(size=(0.27, 0.35), turn=0.12, things=(4, 5), around=2, overlap=0.28),
        Judgement(Care(sizes=(0.24, 0.29, 0.35, 0.42, 0.5), turns=(-0.1, -0.05, 0.0, 0.05, 0.1), places=8), doubt=0.05),
    ),
}
"""Measured: docs/reference/bots-incognito.md."""


def bot(talent: Talent) -> Slow[View, Fact, Action]:
    def choose(view: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action:
        if isinstance(view, views.Drawing):
            assert isinstance(hunch, Hand), "the table gives one for every drawing"
            assert view.own is not None, "a seat was asked"
            return draw(view.own, hunch, talent.craft)
        assert isinstance(view, views.Voting), "nobody is asked then"
        assert isinstance(hunch, Eyes), "the table gives one for every vote"
        return vote(view, hunch, talent.judgement)

    return Slow(choose, when=lambda view: isinstance(view, views.Voting))


BOTS: dict[Level, Slow[View, Fact, Action]] = {level: bot(talent) for level, talent in TALENTS.items()}
