"""How long what happens in Code 777 takes to show, in milliseconds. What could have been known is read at leisure.

What the page says meanwhile is read around a table: a look is about 400, and 60 for each character of it.
"""

from tablee.games.code777 import facts
from tablee.games.code777.facts import Fact
from tablee.games.code777.vocabulary import Action, Declare
from tablee.kernel.show import Show

SHOWS: dict[type[Fact], Show] = {
    facts.Dealt: Show(look=2000),
    facts.Starts: Show(look=3000),
    facts.Replied: Show(steps=(700, 900), look=1300),  # the question, the reply
    facts.Declared: Show(steps=(500, 500, 500, 700), look=3200),  # three tiles turn, a beat, the verdict
    facts.Replaced: Show(steps=(2400,), look=3200),  # what really stood there, then the new ones
    facts.DummyReplaced: Show(look=3200),
    facts.Reshuffled: Show(look=3400),
    facts.Won: Show(each=(550,), of="held", then=(1600,), look=3500),  # every rack is turned round, then who has won
}

ANYTIME: tuple[type[Action], ...] = (Declare,)
"""A declaration waits for no show: whoever is first gets the point. [C77-12]"""
