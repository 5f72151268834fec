"""Bots of Murmure that go by their hunches."""

from collections.abc import Sequence

from tablee.bots import Slow
from tablee.kernel.chance import Rng
from tablee.kernel.offers import Offers
from tablee.kernel.stroke import as_stroke
from tests.kernel.murmure import HIGHEST, Action, Guess, Scribble, View, Yawn
from tests.kernel.murmure_facts import Fact


def feels(view: View, offers: Offers, told: Sequence[Fact], hunch: object, dice: Rng) -> Action | None:
    """Scribbles twice and hands in the sum that it has a feeling of; then yawns, if that is its mood."""
    if offers.choices[0].action != "guess":
        return Yawn() if hunch else None
    if len(view.slate) < 2:
        return Scribble(as_stroke([(1, 1), (2, 2)]))
    assert isinstance(hunch, int)
    number = min(HIGHEST, max(1, hunch))
    return Guess(12 if number == 13 else number)


FEELING = {"easy": feels, "medium": feels, "hard": Slow(feels)}
"""The hard one thinks in another process, where a hunch must get to it."""
