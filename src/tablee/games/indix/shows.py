"""How long what happens in « Indix » takes to show, in milliseconds.

A clue takes as long as it is read aloud, so that no bot goes on before people have heard it. Who knows the name need
not wait, nor who does not: `anytime` lets them speak meanwhile.
"""

from tablee.games.indix import facts
from tablee.games.indix.facts import Fact
from tablee.kernel.show import Show

SHOWS: dict[type[Fact], Show] = {
    facts.Begins: Show(look=1800),
    facts.CardDrawn: Show(steps=(600,), look=2000),  # the card is drawn, then its stamp
    facts.NumberPicked: Show(look=500),
    facts.ClueRead: Show(steps=(400,), look=400, reads="text"),
    facts.MarkRead: Show(steps=(400,), look=1800),
    facts.DieRolled: Show(steps=(900,), look=1600),
    facts.Asked: Show(look=4000),
    facts.AskedFreely: Show(look=1600, reads="words"),
    facts.Nodded: Show(look=2000),
    facts.Replied: Show(look=1600, reads="words"),
    facts.Passed: Show(look=900),
    facts.Spoke: Show(look=600),
    facts.Called: Show(steps=(800,), look=1400),  # the token falls
    facts.Answered: Show(look=1400, reads="words"),
    facts.AnsweredNothing: Show(look=1400),
    facts.Judged: Show(steps=(700,), look=1400),
    facts.Found: Show(steps=(900,), look=2600),  # the card turns, its name
    facts.Unfound: Show(steps=(900,), look=2600),
    facts.Disputed: Show(look=2400, reads="words"),
    facts.Walked: Show(each=(120,), of="path", look=1400),
    facts.TokenBack: Show(look=1600),
    facts.Won: Show(look=3500),
}
