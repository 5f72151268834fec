"""A fault in what an author wrote: which lint, which file and line, which card, and what to do about it."""

from tablee.kernel.structs import Value


class Fault(Value, frozen=True):
    lint: str
    file: str
    line: int
    """From 1; 0 where it concerns the whole file or pack."""
    card: str
    """Its id; empty where it concerns none in particular."""
    text: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.card + ': ' if self.card else ''}{self.text} [{self.lint}]"


class Faulty(Exception):  # noqa: N818 - it says what the file is
    """Cannot be read at all, with the one fault that says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault
