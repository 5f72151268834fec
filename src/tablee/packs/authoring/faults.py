"""A fault in what an author wrote: which lint found it, where, and what it is, for `fault_words` to say."""

from collections.abc import Mapping

from tablee.kernel.structs import Value


class Fault(Value, frozen=True):
    lint: str
    what: str
    """Which one: `fault-<what>` of the words says it."""
    file: str
    line: int = 0
    """From 1; 0 where it concerns the whole file or pack."""
    card: str = ""
    """Its id; empty where it concerns none in particular."""
    part: str = ""
    """Of the card, as the author calls it."""
    details: Mapping[str, str] = {}
    """What the words refer to."""


class Faulty(Exception):  # noqa: N818 - it says what the file is
    """Cannot be read at all, with the one fault that says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.file}:{fault.line}: {fault.what} {dict(fault.details)}")
        self.fault = fault


def unreadable(what: str, file: str, line: int = 0, **details: object) -> Faulty:
    """What its form keeps from being read: the lint `schema`."""
    return Faulty(Fault("schema", what, file, line, details={name: str(value) for name, value in details.items()}))
