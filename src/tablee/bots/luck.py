"""Luck: numbers that follow from one number, the same each time. A bot keeps nothing, and yet goes on as it began."""

MASK = (1 << 64) - 1
STRIDE, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Luck:
    """Each number is a scrambled count (the splitmix64 of Steele, Lea and Flood)."""

    def __init__(self, seed: float, *which: int) -> None:
        """Of a number from 0 up to 1; `which` tells apart what hangs on the same one."""
        self._at = int(seed * (1 << 53))
        for one in which:
            self._at = (self._scrambled() + one) & MASK

    def _scrambled(self) -> int:
        self._at = (self._at + STRIDE) & MASK
        mixed = (self._at ^ self._at >> 30) * FIRST & MASK
        mixed = (mixed ^ mixed >> 27) * SECOND & MASK
        return mixed ^ mixed >> 31

    def random(self) -> float:
        return (self._scrambled() >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.random()

    def below(self, count: int) -> int:
        return int(self.random() * count)
