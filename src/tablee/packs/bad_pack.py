"""What keeps a file from being a pack: in English, and by name, so that its giver can be told in other words."""

from collections.abc import Mapping

from tablee.kernel.cards.parts import Part
from tablee.kernel.refusals import Malformed


class BadPack(Malformed):
    def __init__(self, what: str, said: str, at: Part = (), details: Mapping[str, object] | None = None) -> None:
        """`what` is for `fault-<what>` of the words, with these details; `at` the part of the file."""
        super().__init__(f"{place(at)}: {said}" if at else said)
        self.what = what
        self.at = at
        self.details = {name: str(detail) for name, detail in (details or {}).items()}


def place(at: Part) -> str:
    """As people count: the first card is 1."""
    first, *rest = at
    if isinstance(first, str):
        return path_text(at)
    return f"card {first + 1}{f', {path_text(rest)}' if rest else ''}"


def path_text(path: "Part | list[int | str]") -> str:
    return "".join([f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]).lstrip(".")
