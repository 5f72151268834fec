"""How long what happens in « Incroyable ! » takes to show, in milliseconds. That somebody is ready takes no time."""

from tablee.games.incroyable import facts
from tablee.games.incroyable.facts import Fact
from tablee.kernel.show import Show

SHOWS: dict[type[Fact], Show] = {
    facts.Begins: Show(look=1200),
    facts.Asked: Show(look=2000),
    facts.RiskBegan: Show(steps=(600,), look=1200),
    facts.RiskAsked: Show(look=1500),
    facts.Shown: Show(steps=(500,), each=(350,), of="estimates", look=1200),
    facts.Shifted: Show(look=900),
    facts.Passed: Show(look=700),
    facts.Raised: Show(look=1000),
    facts.Challenged: Show(steps=(700,), look=1100),  # the cry, then whom it is about
    facts.AnswerRead: Show(steps=(900, 900), look=2600),  # digits roll, the answer stands, its story
    facts.Judged: Show(steps=(600,), look=1100),  # estimates above it fall, the verdict
    facts.Scored: Show(look=900),
    facts.Walked: Show(each=(140,), of="path", look=350),
    facts.Named: Show(look=1300),
    facts.SignsShown: Show(each=(400,), of="signs", look=700),
    facts.Fell: Show(steps=(500,), look=700),
    facts.RiskEnded: Show(look=800),
    facts.Won: Show(look=3500),
}
