"""Regret matching: how a bot learns to mix its moves so that no answer to the mix does much better than another.

In each spot (a row), every move gets what it would have brought beside what was played; moves that are regretted are
then played more. The average of all that was played is what is learned.
"""

from collections.abc import Mapping, Sequence

FLOOR = -30.0
"""No move is regretted less than that, so that one that was bad early can come back."""

Mix = list[float]


class Regrets:
    def __init__(self) -> None:
        self._regrets: dict[int, list[float]] = {}
        self._played: dict[int, list[float]] = {}

    def mix(self, row: int, moves: int) -> Mix:
        """How likely each move is now."""
        regrets = self._regrets.get(row)
        if regrets is None:
            return [1 / moves] * moves
        hoped = [regret if regret > 0 else 0.0 for regret in regrets]
        total = sum(hoped)
        return [hope / total for hope in hoped] if total else [1 / moves] * moves

    def learn(self, row: int, mix: Mix, values: Sequence[float]) -> None:
        """What each move would have brought, while `mix` was played."""
        regrets = self._regrets.setdefault(row, [0.0] * len(mix))
        brought = sum([share * value for share, value in zip(mix, values, strict=True)])
        for move, value in enumerate(values):
            regrets[move] = max(FLOOR, regrets[move] + value - brought)

    def remember(self, row: int, mix: Mix, weight: float) -> None:
        """Count this mix into the average; later ones are better, and weigh more."""
        played = self._played.setdefault(row, [0.0] * len(mix))
        for move, share in enumerate(mix):
            played[move] += weight * share

    def learned(self) -> Mapping[int, Mix]:
        """By row, how much each move was played. The sum says how often the row came up."""
        return self._played
