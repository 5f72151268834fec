"""How long what happens in Code 777 takes to show, in milliseconds. What could have been known is read at leisure."""

from tablee.games.code777 import facts
from tablee.games.code777.facts import Fact
from tablee.games.code777.vocabulary import Action, Declare
from tablee.kernel.show import Show

SHOWS: dict[type[Fact], Show] = {
    facts.Dealt: Show(look=1200),
    facts.Starts: Show(look=1000),
    facts.Replied: Show(steps=(700, 900), look=1300),  # the question, the reply
    facts.Declared: Show(steps=(500, 500, 500, 700), look=2600),  # three tiles turn, a beat, the verdict
    facts.Replaced: Show(look=1800),  # what really stood there
    facts.DummyReplaced: Show(look=600),
    facts.Reshuffled: Show(look=600),
    facts.Won: Show(each=(550,), of="held", then=(1600,), look=3500),  # every rack is turned round, then who has won
}

ANYTIME: tuple[type[Action], ...] = (Declare,)
"""A declaration waits for no show: whoever is first gets the point. [C77-12]"""
