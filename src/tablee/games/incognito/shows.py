"""How long what happens in « Incognito » takes to show, in milliseconds. That somebody is done takes no time."""

from tablee.games.incognito import facts
from tablee.games.incognito.facts import Fact
from tablee.kernel.show import Show

SHOWS: dict[type[Fact], Show] = {
    facts.Reshuffled: Show(look=900),
    facts.Dealt: Show(steps=(600,), look=1600),  # the places, then one's word
    facts.DrawingTimeUp: Show(look=1200),
    facts.Laid: Show(steps=(700,), each=(350,), of="words", look=900),  # slates turn over, then the words
    facts.VotingTimeUp: Show(look=1200),
    # the drawing alone, vote by vote, then the word, what was hidden lit, why the artist scores: time to laugh
    facts.Revealed: Show(steps=(1800,), each=(900,), of="votes", then=(1600, 1400), look=2600),
    facts.Scored: Show(steps=(500,), look=2200),
    facts.Won: Show(look=3500),
}
