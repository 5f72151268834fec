"""How long what happens in « 7 % » takes to show, in milliseconds. A shuffle takes no time.

What the page says meanwhile is read around a table: a look is about 400, and 60 for each character of it.
"""

from tablee.games.sept_pour_cent import facts
from tablee.games.sept_pour_cent.facts import Fact
from tablee.kernel.show import Show

SHOWS: dict[type[Fact], Show] = {
    facts.TurnedUp: Show(look=2600),
    facts.Dealt: Show(look=3000),
    facts.StartRolled: Show(steps=(700,), look=1900),
    facts.Tied: Show(look=3000),
    facts.Starts: Show(look=2000),
    facts.Announced: Show(look=1800),
    facts.Contested: Show(steps=(600,), look=3800),
    facts.Opined: Show(look=2600),
    # A breath; each hand comes forward and its cards turn one by one; a beat before the verdict.
    facts.Shown: Show(steps=(700,), each=(180, 280, 280, 400), of="hands", then=(600,), look=3400),
    facts.Out: Show(look=3200),
    facts.RoundWon: Show(look=3800),
    facts.Rolled: Show(steps=(850, 550, 450), look=3200),  # one die lies, the other, the verdict is out
    facts.Rerolled: Show(steps=(1100, 450), look=2800),
    facts.Taken: Show(look=2400),
    facts.Stolen: Show(look=2400),
    facts.Drawn: Show(look=2000),
    facts.Used: Show(look=2200),
    facts.Discarded: Show(look=2200),
    facts.RoundEnded: Show(look=3800),
    facts.Won: Show(steps=(2000,), look=3500),  # the dice that did it are looked at, then whose they are
}
