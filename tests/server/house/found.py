"""What a storm over several nodes found: moves as for one server, deadlines, and how long each harm was felt."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from tablee.storage.store import Store
from tablee.tables import log
from tablee.tables.catalogue import Catalogue
from tablee.tables.deadlines import deadline_of
from tablee.tables.topics.stand_ins import TookOver
from tests.server.kills import Found

SAME_MOMENT = 250
"""Milliseconds by which a node may correct its idea of the time between two looks at it."""

BACK_ELSEWHERE = 3.0
"""Seconds within which guests of a node that stops are to be at their table again."""

NOTICED_WITHIN = 10.0
"""Seconds within which a node that was killed is to be known to be gone."""

KILLS = ("node", "gone", "database", "promotion")

MANY = 50
"""Harms, among which some deadline passes."""


@dataclass
class HouseFound(Found):
    deadlines: int = 0
    early: int = 0
    """Of them those that were not due by the log as it then was, as a second one never is."""
    acknowledged_after: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By kind of harm: seconds from its beginning until something was acknowledged after it."""
    back_after: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """Likewise until everybody was at their table."""
    returns: list[float] = field(default_factory=list)
    """Seconds from the word of a node that it stops until one of its guests was at the table again."""
    noticed_after: list[float] = field(default_factory=list)
    """Seconds until the other node knew that one was killed."""
    elsewhere_after: list[float] = field(default_factory=list)
    """Seconds until a node that was alone cut off from the database had no guests any more."""

    @property
    def clean(self) -> bool:
        return super().clean and not self.early and max(self.noticed_after, default=0) < NOTICED_WITHIN

    @property
    def killed(self) -> int:
        """How many of the harms were the kill of a node or of the database."""
        return sum(len(self.back_after[kind]) for kind in KILLS)

    @property
    def late(self) -> int:
        """Guests of a node that stopped who were not back in time."""
        return sum([seconds > BACK_ELSEWHERE for seconds in self.returns])

    def late_after(self, kinds: Sequence[str]) -> bool:
        """None may be where nodes only stop. Among other harms, which leave much to catch up with, one in twenty."""
        borne = 0 if [*kinds] == ["stop"] else len(self.returns) // 20
        return "stop" in kinds and self.late > borne

    def unseen(self, kinds: Sequence[str], harms: int) -> list[str]:
        """What was asked for and did not happen: nothing is shown of it."""
        asked = {
            f"{harms} harms": self.kills == harms,
            "an acknowledged move": self.acknowledged > 0,
            "a deadline": self.deadlines > 0 or harms < MANY,
            "a guest of a node that stops": bool(self.returns) or "stop" not in kinds,
            "a kill that is noticed": bool(self.noticed_after) or "gone" not in kinds,
            "a node that is cut off alone": bool(self.elsewhere_after) or "alone_cut" not in kinds,
        }
        return [what for what, seen in asked.items() if not seen]

    def __str__(self) -> str:
        self.restarts = [seconds for some in self.acknowledged_after.values() for seconds in some]
        lines = [
            f"{self.kills} harms, {self.killed} of them kills of a node or of the database; what they did:",
            super().__str__().partition(" kills, ")[2],
            f"{self.deadlines} deadlines passed, {self.early} of them early or twice",
            *[
                f"{kind}: {_span(after)} to an acknowledgement, {_span(self.back_after[kind])} until everybody is back"
                for kind, after in self.acknowledged_after.items()
            ],
            f"guests of a node that stops are back after {_span(self.returns)}, {self.late} of them late",
            f"a node that is killed is noticed after {_span(self.noticed_after)}",
            f"guests of a node that is cut off alone are elsewhere after {_span(self.elsewhere_after)}",
        ]
        return "\n".join(lines)


def _span(seconds: Sequence[float]) -> str:
    if not seconds:
        return "-"
    return f"{median(seconds):.2f} s (worst of {len(seconds)}: {max(seconds):.2f} s)"


async def deadlines(store: Store, code: str) -> tuple[int, int]:
    """How often a bot took over because somebody was late, and how often that was not so, or one had done so before."""
    lines = await store.read(code)
    table, passed, early = log.folded(Catalogue(), lines[:1]), 0, 0
    for place, line in enumerate(lines[1:], 1):
        entry = log.entry(table, line)
        if isinstance(entry, TookOver) and entry.why == "late":
            due, at = deadline_of(table), await store.when(code, place)
            passed += 1
            early += due is None or due > at + SAME_MOMENT or entry.seat in table.playing().stand_ins
        log.read(table, [line])
    return passed, early
