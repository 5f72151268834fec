"""How long bots seem to think and reveals to last, so that a person can follow."""

from dataclasses import dataclass

from tablee.kernel.chance import Rng
from tablee.kernel.refusals import Malformed


@dataclass(frozen=True)
class Pauses:
    shortest: float
    longest: float
    """Seconds of a bot's pause. It tells nothing: it is drawn without a look at cards or at how hard it was."""
    beat: float
    """Seconds before each line of what happens."""
    holds: bool = True
    """Whether bots wait while the table shows what happened."""

    def thinking_time(self, rng: Rng) -> float:
        return self.shortest + rng.random() * (self.longest - self.shortest)


PONDERED = 3
"""How many times as long a bot takes with what people ponder (`Game.pondered`)."""
HASTE = 0.06
"""Seconds that a bot takes at most for each action while a countdown runs for it: a whole drawing has to fit."""
LONGEST_THOUGHT = 0.3
"""Seconds that a slow bot may need. It begins so much before its pause ends, and what it found out sooner waits until
then: how long it thought is not seen."""
PACES = {
    "slow": Pauses(1.4, 2.4, 0.6),
    "normal": Pauses(0.6, 1.2, 0.25),
    "instant": Pauses(0, 0, 0, holds=False),
}


def pauses_at(pace: str) -> Pauses:
    if pace not in PACES:
        raise Malformed(f"no pace is called {pace!r}; there is {', '.join(PACES)}")
    return PACES[pace]
