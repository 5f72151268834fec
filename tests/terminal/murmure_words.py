"""Words for the game of the kernel's tests: it has what « 7 % » has not, such as free text and speaking out of turn."""

from pathlib import Path

FRENCH = (Path(__file__).parents[1] / "murmure/words/fr.ftl").read_text(encoding="utf-8")
