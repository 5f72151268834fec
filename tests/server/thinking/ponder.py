"""Ponder: metronome, but nobody may say 9, and its bots think long, or fail in one way each."""

import os
import sys
import time
from dataclasses import replace
from typing import Any

from tablee.bots import AnyBot, Slow
from tablee.kernel.game import AnyGame, Level
from tablee.kernel.offers import Field, Offer, Offers, Span
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat
from tablee.tables.catalogue import Catalogue
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_bots import feels
from tests.server import metronome
from tests.server.metronome import METRONOME, Say, State, View, Why
from tests.tables.tables import guesses, packs

THINKS = 0.3
"""Seconds that the pensive one takes. It sleeps meanwhile, so that other tests have the processor."""
UNLUCKY = 9


def offers(seen: View) -> Offers:
    asked = metronome.offers(seen)
    lower = Offer("say", (Field("number", Span(1, UNLUCKY - 1)),))
    return Offers(asked.decision, (lower,) if asked.choices else ())


def refusal(seen: View, action: Say) -> Why | None:
    return Why.NOT_YOUR_TURN if action.number == UNLUCKY else metronome.refusal(seen, action)


def apply(state: State, seat: Seat, action: Say) -> State:
    if why := refusal(metronome.view(state, seat), action):
        raise Refused(why)
    return metronome.apply(state, seat, action)


PONDER: AnyGame = replace(METRONOME, name="ponder", offers=offers, refusal=refusal, apply=apply)


def says(number: int) -> AnyBot:
    def choose(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> Say:
        return Say(number)

    return choose


def pensive(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> Say:
    time.sleep(THINKS)
    return Say(7)


def chatty(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> Say:
    """It prints, which must not reach the pipe, and asks for a line, which must not take from it."""
    print("I have tile", view.tile)
    sys.stderr.write("a word too many\n")
    return Say(6) if sys.stdin.read() == "" else Say(5)


def failing(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> Say:
    raise ValueError(f"what is in an error is nobody's business: {view.tile}")


def hanging(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> Say:
    while True:
        pass


def dying(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> Say:
    os._exit(3)


def forking(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> Say:
    """From the second round on it has a helper, which holds the same pipes and goes on when the bot has died."""
    if view.turn < 3:
        return Say(4)
    if os.fork() == 0:
        time.sleep(1_000)
    os._exit(3)


def silent(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> None:
    return None


def remembering(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> Say:
    """What it says depends on all that it is given but its dice."""
    return Say(1 + (len(told) + offers.decision + view.tile + (hunch is None)) % 8)


def dicing(view: View, offers: Offers, told: Any, hunch: object, dice: Any) -> Say:
    return Say(1 + int(dice.random() * 8))


def stumbling(view: Any, offers: Offers, told: Any, hunch: object, dice: Any) -> Any:
    """It guesses well, and then fails whenever it might say a word."""
    action = guesses(10)(view, offers, told, hunch, dice)
    if action is None:
        raise LookupError
    return action


BOTS: dict[Level, AnyBot] = {
    "easy": says(2),
    "pensive": Slow(pensive),
    "chatty": Slow(chatty),
    "failing": Slow(failing),
    "hanging": Slow(hanging),
    "dying": Slow(dying),
    "forking": Slow(forking),
    "silent": Slow(silent),
    "cheating": Slow(says(UNLUCKY)),
    "mistyped": Slow(says(10)),
    "wordless": Slow(lambda *_: object()),
    "remembering": Slow(remembering),
    "dicing": Slow(dicing),
    "rash": failing,
    "mute": silent,
}
"""Those that are not slow think on the server's own loop."""
MURMURERS: dict[Level, AnyBot] = {
    "loud": Slow(guesses(10, "sesame")),
    "quiet": Slow(guesses(10)),
    "stumbling": Slow(stumbling),
    "feeling": Slow(feels),
}
"""Of murmure, where a bot that has guessed may shout out of turn."""
GAMES: list[AnyGame] = [PONDER, MURMURE]
CATALOGUE = Catalogue(
    {game.name: game for game in GAMES},
    {PONDER.name: BOTS, MURMURE.name: MURMURERS},
    packs=packs,
    found_at=f"{__name__}:CATALOGUE",
)
