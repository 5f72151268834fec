"""The bots of Code 777: what they make of all they heard, and how sure they want to be before they declare."""

from collections.abc import Callable, Mapping, Sequence

from tablee.bots import Bot, Slow
from tablee.games.code777 import views
from tablee.games.code777.asking import DECLARE, DRAW, GO_ON
from tablee.games.code777.belief import Belief, belief
from tablee.games.code777.clues import Clues, clues
from tablee.games.code777.facts import Fact
from tablee.games.code777.inference_from_silence import heedful
from tablee.games.code777.views import View
from tablee.games.code777.vocabulary import QUESTIONS, Action, Declare, Draw, GoOn
from tablee.kernel.chance import Rng
from tablee.kernel.game import Level
from tablee.kernel.offers import Offers
from tablee.kernel.seats import Seat

Thought = Callable[[Clues, Sequence[Fact], Seat], Belief]
"""What a bot makes of what it knows, of what it was told, and of its seat."""

REMEMBERED = 5
"""Answers that easy keeps in mind."""
PATIENCE = QUESTIONS
"""Answers about one rack after which easy goes through all of them again."""

LONG_GAME = 150
"""Questions and declarations with which even a simple thought takes longer than 5 ms."""


def player(thought: Thought, confidence: float) -> Bot[View, Fact, Action]:
    """A bot that declares its likeliest triple once that is so likely, and not just because a miss is free. [C77-12]

    It does not race people: while they note, all it says is that it has noted. Once every other player has answered
    every question about one rack there is nothing more to hear, and it settles for what is likeliest: two who are never
    sure would hear the same for ever.
    """

    def choose(view: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action | None:
        assert view.me is not None, "a bot has a seat"
        if isinstance(view, views.Noting):
            return GoOn() if GO_ON in offers.choices else None
        if DECLARE in offers.choices and isinstance(view, views.Asking):
            known = clues(told, view.me)
            numbers, odds = thought(known, told, view.me).best
            if odds >= confidence or known.answers >= everything(view):
                return Declare(*numbers)
        return Draw() if DRAW in offers.choices else None

    return choose


def everything(view: views.Asking) -> int:
    """As many answers as there are about one rack: every question, from every other player. [C77-12]

    As 23 questions go round 2, 3 or 4 players, so many answers in a row are each of these once.
    """
    return QUESTIONS * (len(view.tabletop.points) - 1)


def forgetful(known: Clues, told: Sequence[Fact], me: Seat) -> Belief:
    """Only the last few answers, as somebody would who seldom looks at their notes."""
    heard = known.heard if known.answers >= PATIENCE else known.heard[-REMEMBERED:]
    return belief(Clues(known.pool, known.drawn, heard))


def exact(known: Clues, told: Sequence[Fact], me: Seat) -> Belief:
    return belief(known)


def is_long(view: View) -> bool:
    """A game with much to go through: those of people and bots are shorter."""
    return isinstance(view, views.Asking) and view.tabletop.questions + view.tabletop.declarations > LONG_GAME


BOTS: Mapping[Level, Bot[View, Fact, Action]] = {
    "easy": Slow[View, Fact, Action](player(forgetful, 0.6), is_long),
    "medium": Slow[View, Fact, Action](player(exact, 0.95), is_long),
    "hard": Slow[View, Fact, Action](player(heedful, 0.55)),  # up to 20 ms
}
"""How sure each wants to be was measured: docs/reference/bots-code777.md."""
