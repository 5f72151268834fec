"""« 7 % », for 2 to 6: announce, bluff, contest; the last one in play takes numbers or dares a roll."""

from tablee.games.sept_pour_cent import rules
from tablee.games.sept_pour_cent.awards import Award, honours
from tablee.games.sept_pour_cent.bots import BOTS
from tablee.games.sept_pour_cent.facts import Dealt, Fact
from tablee.games.sept_pour_cent.glance import glance
from tablee.games.sept_pour_cent.imagine import imagine
from tablee.games.sept_pour_cent.phases import State
from tablee.games.sept_pour_cent.recap import recap
from tablee.games.sept_pour_cent.shows import SHOWS
from tablee.games.sept_pour_cent.tell import tell
from tablee.games.sept_pour_cent.views import View, view
from tablee.games.sept_pour_cent.vocabulary import Action, Ending, Why
from tablee.kernel.game import Game

__all__ = ["BOTS", "GAME"]

GAME: Game[State, View, Action, Fact] = Game(
    name="sept_pour_cent",
    rules_version=1,
    players=rules.PLAYERS,
    minutes=(20, 30),
    bound=50_000,
    states=State,
    views=View,
    actions=Action,
    facts=Fact,
    awards=Award,
    whys=Why,
    endings=Ending,
    own_facts=(Dealt,),
    shows=SHOWS,
    setup=rules.setup,
    players_in=rules.players_in,
    pending=rules.pending,
    answer=rules.answer,
    view=view,
    offers=rules.offers,
    refusal=rules.refusal,
    apply=rules.apply,
    tell=tell,
    recap=recap,
    imagine=imagine,
    glance=glance,
    result=rules.result,
    honours=honours,
)
