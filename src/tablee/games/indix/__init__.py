"""« Indix », for 2 to 6: twenty clues, of which one asks for few, to find the name on the reader's card."""

from tablee.games.indix import rules, start
from tablee.games.indix.actions import Action
from tablee.games.indix.awards import Award, honours
from tablee.games.indix.bots import BOTS
from tablee.games.indix.cards import LEAST_CARDS, Card, names
from tablee.games.indix.facts import CardDrawn, Fact, Weighed
from tablee.games.indix.glance import glance
from tablee.games.indix.hunch import hunch, occasion
from tablee.games.indix.imagine import imagine
from tablee.games.indix.phases import State
from tablee.games.indix.recap import recap
from tablee.games.indix.shows import SHOWS
from tablee.games.indix.tell import tell
from tablee.games.indix.views import Thinking, View, parts_seen, view
from tablee.games.indix.vocabulary import LIMITS, BoardName, Call, Ending, Pass, Say, Speak, Why
from tablee.kernel.game import Game
from tablee.kernel.offers import LOT, AnySeat, OneOf, Option

__all__ = ["BOTS", "GAME"]

GAME: Game[State, View, Action, Fact] = Game(
    name="indix",
    rules_version=2,
    players=rules.PLAYERS,
    minutes=(30, 60),
    bound=50_000,
    options=(
        # Whoever plays alone with three bots begins by picking a number.
        Option("first", AnySeat(rules.PLAYERS[-1]), LOT, alone=3),
        Option(
            "board", OneOf(tuple(board.value for board in BoardName)), BoardName.LONG.value, alone=BoardName.SHORT.value
        ),
        Option("limit", OneOf(LIMITS), LIMITS[0]),
    ),
    states=State,
    views=View,
    actions=Action,
    facts=Fact,
    cards=Card,
    least_cards=LEAST_CARDS,
    awards=Award,
    whys=Why,
    endings=Ending,
    own_facts=(CardDrawn, Weighed),
    shows=SHOWS,
    anytime=(Speak, Call, Say, Pass),
    pondered=(Thinking,),
    setup=start.setup,
    players_in=rules.players_in,
    pending=rules.pending,
    answer=rules.answer,
    view=view,
    parts_seen=parts_seen,
    names=names,
    offers=rules.offers,
    refusal=rules.refusal,
    apply=rules.apply,
    elapse=rules.elapse,
    tell=tell,
    recap=recap,
    imagine=imagine,
    occasion=occasion,
    hunch=hunch,
    glance=glance,
    result=rules.result,
    honours=honours,
)
