"""« Incognito », for 3 to 6: hide a word in the drawing of a place, so that some find it, and not all."""

from tablee.games.incognito import rules, start
from tablee.games.incognito.awards import Award, honours
from tablee.games.incognito.bots import BOTS
from tablee.games.incognito.cards import LEAST_CARDS, Card
from tablee.games.incognito.facts import Dealt, Fact
from tablee.games.incognito.glance import glance
from tablee.games.incognito.host import HOST, sheet
from tablee.games.incognito.hunch import hunch, occasion
from tablee.games.incognito.imagine import imagine
from tablee.games.incognito.phases import State
from tablee.games.incognito.recap import recap
from tablee.games.incognito.shows import SHOWS
from tablee.games.incognito.tell import tell
from tablee.games.incognito.views import View, parts_seen, view
from tablee.games.incognito.vocabulary import COUNTDOWNS, INK, Action, Ending, Erase, Finish, PutDown, Why
from tablee.kernel.game import Game
from tablee.kernel.offers import OneOf, Option

__all__ = ["BOTS", "GAME"]

GAME: Game[State, View, Action, Fact] = Game(
    name="incognito",
    rules_version=2,
    players=rules.PLAYERS,
    minutes=(20, 40),
    bound=20_000,
    most_lines=20_000,  # strokes are moves: a patient hand makes 400 on a slate, and there are 18 slates
    options=(Option("countdown", OneOf(COUNTDOWNS), COUNTDOWNS[0]),),
    states=State,
    views=View,
    actions=Action,
    facts=Fact,
    cards=Card,
    least_cards=LEAST_CARDS,
    awards=Award,
    whys=Why,
    endings=Ending,
    own_facts=(Dealt,),
    shows=SHOWS,
    ink=INK,
    sheet=sheet,
    slow=(Erase,),
    after_people=(PutDown, Finish),
    setup=start.setup,
    players_in=rules.players_in,
    pending=rules.pending,
    answer=rules.answer,
    view=view,
    parts_seen=parts_seen,
    offers=rules.offers,
    refusal=rules.refusal,
    apply=rules.apply,
    elapse=rules.elapse,
    host=HOST,
    tell=tell,
    recap=recap,
    imagine=imagine,
    occasion=occasion,
    hunch=hunch,
    glance=glance,
    result=rules.result,
    honours=honours,
)
