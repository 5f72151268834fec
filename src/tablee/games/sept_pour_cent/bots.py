"""The bots of « 7 % », from what they do in each phase."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tablee.bots import Bot
from tablee.games.sept_pour_cent import views
from tablee.games.sept_pour_cent.announce_bots import easy_announce, easy_opine, medium_announce, medium_opine
from tablee.games.sept_pour_cent.facts import Fact
from tablee.games.sept_pour_cent.hard_announce import hard_announce, hard_opine
from tablee.games.sept_pour_cent.hard_rewards import hard_reward
from tablee.games.sept_pour_cent.reward_bots import discard_least, easy_reward, medium_reward
from tablee.games.sept_pour_cent.views import View
from tablee.games.sept_pour_cent.vocabulary import Action
from tablee.kernel.chance import Rng
from tablee.kernel.game import Level
from tablee.kernel.offers import Offers

Way = Callable[[Any, Rng], Action]


def player(announce: Way, opine: Way, reward: Way) -> Bot[View, Fact, Action]:
    """A bot from its ways. It takes no notes: what was shown since the last shuffle lies in its view."""
    ways: dict[type, Way] = {
        views.Announcing: announce,
        views.Contesting: opine,
        views.Rewarding: reward,
        views.Discarding: discard_least,
    }

    def choose(view: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action:
        return ways[type(view)](view, dice)

    return choose


BOTS: Mapping[Level, Bot[View, Fact, Action]] = {
    "easy": player(easy_announce, easy_opine, easy_reward),
    "medium": player(medium_announce, medium_opine, medium_reward),
    "hard": player(hard_announce, hard_opine, hard_reward),
}
