"""Bots: what a bot is, the one that plays any game at random, a game among bots, and ladders of them.

The bots of a game are in its own folder (`games/<game>/bots.py`), and `games/__init__.py` lists them all.
"""

from tablee.bots.bot import LEVELS, RANDOM, AnyBot, Bot
from tablee.bots.random_bot import random_bot

__all__ = ["LEVELS", "RANDOM", "AnyBot", "Bot", "random_bot"]
