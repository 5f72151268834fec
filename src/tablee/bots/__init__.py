"""Bots: what a bot is, those that play any game (at random, as simply as can be), a game among bots, ladders of them.

The bots of a game are in its own folder (`games/<game>/bots.py`), and `games/__init__.py` lists them all.
"""

from tablee.bots.bot import LEVELS, RANDOM, AnyBot, Bot, Slow, is_slow
from tablee.bots.random_bot import random_bot
from tablee.bots.simplest_bot import simplest_bot

__all__ = ["LEVELS", "RANDOM", "AnyBot", "Bot", "Slow", "is_slow", "random_bot", "simplest_bot"]
