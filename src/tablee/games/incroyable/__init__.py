"""« Incroyable ! », for 3 to 6: estimate, doubt, and race; too high is worth nothing, to doubt who is too high most."""

from tablee.games.incroyable import rules, start
from tablee.games.incroyable.awards import Award, honours
from tablee.games.incroyable.bots import BOTS
from tablee.games.incroyable.cards import LEAST_CARDS, QuestionCard
from tablee.games.incroyable.facts import Fact, RiskAsked
from tablee.games.incroyable.glance import glance
from tablee.games.incroyable.hunch import hunch, occasion
from tablee.games.incroyable.imagine import imagine
from tablee.games.incroyable.phases import State
from tablee.games.incroyable.recap import recap
from tablee.games.incroyable.shows import SHOWS
from tablee.games.incroyable.tell import tell
from tablee.games.incroyable.views import View, parts_seen, view
from tablee.games.incroyable.vocabulary import Action, BoardName, Ending, Why
from tablee.kernel.game import Game
from tablee.kernel.offers import LOT, AnySeat, OneOf, Option

__all__ = ["BOTS", "GAME"]

GAME: Game[State, View, Action, Fact] = Game(
    name="incroyable",
    rules_version=1,
    players=rules.PLAYERS,
    minutes=(30, 60),
    bound=50_000,
    options=(
        Option("first", AnySeat(rules.PLAYERS[-1]), LOT),
        Option(
            "board", OneOf(tuple(board.value for board in BoardName)), BoardName.LONG.value, alone=BoardName.SHORT.value
        ),
    ),
    states=State,
    views=View,
    actions=Action,
    facts=Fact,
    cards=QuestionCard,
    least_cards=LEAST_CARDS,
    awards=Award,
    whys=Why,
    endings=Ending,
    own_facts=(RiskAsked,),
    shows=SHOWS,
    setup=start.setup,
    players_in=rules.players_in,
    pending=rules.pending,
    answer=rules.answer,
    view=view,
    parts_seen=parts_seen,
    offers=rules.offers,
    refusal=rules.refusal,
    apply=rules.apply,
    tell=tell,
    recap=recap,
    imagine=imagine,
    occasion=occasion,
    hunch=hunch,
    glance=glance,
    result=rules.result,
    honours=honours,
)
