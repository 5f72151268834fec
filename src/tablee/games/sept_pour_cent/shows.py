"""How long what happens in « 7 % » takes to show, in milliseconds. A shuffle, and cards turned up, take no time."""

from tablee.games.sept_pour_cent import facts
from tablee.games.sept_pour_cent.facts import Fact
from tablee.kernel.show import Show

SHOWS: dict[type[Fact], Show] = {
    facts.Dealt: Show(look=700),
    facts.StartRolled: Show(steps=(700,), look=200),
    facts.Tied: Show(look=900),
    facts.Starts: Show(look=1100),
    facts.Announced: Show(look=900),
    facts.Contested: Show(steps=(400,), look=900),
    facts.Opined: Show(look=700),
    # A breath; each hand comes forward and its cards turn one by one; a beat before the verdict.
    facts.Shown: Show(steps=(700,), each=(180, 280, 280, 400), of="hands", then=(600,), look=2600),
    facts.Out: Show(look=2000),
    facts.RoundWon: Show(look=2200),
    facts.Rolled: Show(steps=(850, 550, 450), look=1800),  # one die lies, the other, the verdict is out
    facts.Rerolled: Show(steps=(1100, 450), look=1800),
    facts.Taken: Show(look=900),
    facts.Stolen: Show(look=900),
    facts.Drawn: Show(look=900),
    facts.Used: Show(look=900),
    facts.Discarded: Show(look=900),
    facts.RoundEnded: Show(look=700),
    facts.Won: Show(look=3500),
}
