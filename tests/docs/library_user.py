"""What a typed script that uses Tablée as a library looks like. It is held to mypy's strictest, unlike other tests."""

from random import Random

import tablee
from tablee.games.sept_pour_cent import GAME
from tablee.games.sept_pour_cent.phases import Announcing, State
from tablee.games.sept_pour_cent.positions import announcing
from tablee.games.sept_pour_cent.views import View
from tablee.games.sept_pour_cent.vocabulary import Announce, Family

HANDS = ["2 requin, 4 requin, 1 eclair", "5 trefle, 5 comete, 3 etoile"]
FIRST, SECOND = tablee.Seat(0), tablee.Seat(1)


def table() -> Announcing:
    return announcing(HANDS, to_act=FIRST, rng=Random(1))


def tempted(number: int) -> str | None:
    """Why the first seat may not announce so many, if it may not; and what the second sees if it does."""
    try:
        after: State = tablee.act(GAME, table(), FIRST, Announce(number, Family.REQUIN))
    except tablee.Refused as refused:
        return str(refused.why)
    seen: View = tablee.view(GAME, after, SECOND)
    offers: tablee.Offers = GAME.offers(seen)
    assert [offer.action for offer in offers.choices] == ["announce", "contest"]
    return None


def chance_to_win(level: str, games: int) -> float:
    """Of the first seat, from this table on, against an easy one."""
    game: tablee.AnyGame = tablee.game("sept_pour_cent")
    ends = [*tablee.simulate(game, [level, "easy"], games=games, start=table())]
    return sum(FIRST in end.result.winners for end in ends) / games
