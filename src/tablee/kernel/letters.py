"""Letters that came from outside, fit to be shown: no terminal takes them for a command."""

FRENCH_SPACES = "\u00a0\u2009\u202f"
"""They stand before « ! » and inside of quotes, and Python counts them among what cannot be printed."""


JOINER = "\u200d"
"""Makes a family of several emoji. Terminals disagree about its width: there each stands for itself."""


def printable(text: str, most: int | None = None) -> str:
    """One line, of at most so many letters; instead of controls and marks of direction there are question marks."""
    letters = text.replace(JOINER, "")
    shown = "".join([letter if letter.isprintable() else " " if letter in FRENCH_SPACES else "?" for letter in letters])
    return shown if most is None or len(shown) <= most else shown[: most - 1] + "…"
