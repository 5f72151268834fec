"""Code 777, for 2 to 4: everyone sees all racks but their own; find your three numbers first, three times."""

from tablee.games.code777 import asking, rules, start
from tablee.games.code777.aid import aid
from tablee.games.code777.aid_types import Aid
from tablee.games.code777.awards import Award, honours
from tablee.games.code777.bots import BOTS
from tablee.games.code777.facts import Dealt, Fact, Replaced, Replied
from tablee.games.code777.glance import glance
from tablee.games.code777.imagine import imagine
from tablee.games.code777.phases import State
from tablee.games.code777.recap import recap
from tablee.games.code777.shows import ANYTIME, SHOWS
from tablee.games.code777.tell import tell
from tablee.games.code777.views import View, view
from tablee.games.code777.vocabulary import UNTIL_NOTED, Action, Dial, Ending, Why
from tablee.kernel.game import Game
from tablee.kernel.offers import OneOf, Option

__all__ = ["BOTS", "GAME"]

GAME: Game[State, View, Action, Fact] = Game(
    name="code777",
    rules_version=1,
    players=rules.PLAYERS,
    minutes=(30, 45),
    bound=50_000,
    options=(
        Option("pause", OneOf((0, 5, 8, 12, 20, 30, UNTIL_NOTED)), UNTIL_NOTED),
        Option("aid", OneOf(tuple(dial.value for dial in Dial)), Dial.SEEN.value),
    ),
    states=State,
    views=View,
    actions=Action,
    facts=Fact,
    aids=Aid,
    awards=Award,
    whys=Why,
    endings=Ending,
    own_facts=(Dealt, Replaced, Replied),
    shows=SHOWS,
    looks_back=True,
    anytime=ANYTIME,
    setup=start.setup,
    players_in=rules.players_in,
    pending=rules.pending,
    answer=rules.answer,
    view=view,
    offers=rules.offers,
    refusal=rules.refusal,
    apply=rules.apply,
    in_time=asking.in_time,
    elapse=rules.elapse,
    tell=tell,
    recap=recap,
    imagine=imagine,
    aid=aid,
    glance=glance,
    result=rules.result,
    honours=honours,
)
