"""How long what happens in « Incroyable ! » takes to show, in milliseconds. That somebody is ready takes no time.

What the page says meanwhile is read around a table: a look is about 400, and 60 for each character of it.
"""

from tablee.games.incroyable import facts
from tablee.games.incroyable.facts import Fact
from tablee.kernel.show import Show

SHOWS: dict[type[Fact], Show] = {
    facts.Begins: Show(look=2000),
    facts.Asked: Show(look=2000),  # and it lies there while everybody thinks
    facts.RiskBegan: Show(steps=(600,), look=3600),
    facts.RiskAsked: Show(look=2000),
    facts.Shown: Show(steps=(500,), each=(350,), of="estimates", look=4000),  # and compared
    facts.Shifted: Show(look=2000),
    facts.Passed: Show(look=1200),
    facts.Raised: Show(look=1600),
    facts.Challenged: Show(steps=(800,), look=2800),  # the cry, then whom it is about
    facts.AnswerRead: Show(steps=(900, 1100), look=1500, reads="comment"),  # digits roll, the answer stands, its story
    facts.Judged: Show(steps=(600,), look=2400),  # estimates above it fall, the verdict
    facts.Scored: Show(look=3000),
    facts.Walked: Show(each=(160,), of="path", look=1800, more=(("bonus", 2100), ("back", 2300))),
    facts.Named: Show(look=2400),
    facts.SignsShown: Show(each=(400,), of="signs", look=2600),
    facts.Fell: Show(steps=(1500,), look=3200),
    facts.RiskEnded: Show(look=3800),
    facts.Won: Show(look=3500),
}
