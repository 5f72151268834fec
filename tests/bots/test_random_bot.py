"""The bot that plays any game."""

from random import Random

from tablee.bots import random_bot
from tablee.games import GAMES
from tablee.kernel.offers import Offer, Offers

GAME = GAMES["sept_pour_cent"]


def test_each_offer_is_as_likely_as_the_next():
    offers = Offers(0, (Offer("agree"), Offer("disagree")))
    dice, bot = Random(1), random_bot(GAME)

    chosen = [bot(None, offers, (), None, dice) for _ in range(1_000)]

    assert 420 < sum(type(action).__name__ == "Agree" for action in chosen) < 580
