"""What msgspec says of bytes that do not decode, in words for whoever made the file: which card, which part, what."""

import re
from typing import Any

from tablee.kernel.cards.parts import Part

WORDS = {
    "str": "text",
    "int": "a whole number",
    "float": "a number with a fraction",
    "bool": "true or false",
    "null": "null",
    "array": "a list in brackets",
    "object": "an object in braces",
}
"""How a person calls each kind of JSON."""
ENDS_EARLY = "the file ends too early"
PHRASES = {
    "Expected": "expected",
    "Invalid": "invalid",
    "Integer value out of range": "a number of more than 15 digits",
    "Object contains unknown field": "there is no field",
    "Object missing required field": "it lacks the field",
    "Input data was truncated": ENDS_EARLY,
    "JSON is malformed": "no JSON",
}
"""How msgspec begins, and how we do."""

KNOWN = (
    ("long", re.compile(r"length <= (?P<most>\d+)")),
    ("short", re.compile(r"length >= (?P<least>\d+)")),
    ("above", re.compile(r"`int` <= (?P<most>\d+)")),
    ("below", re.compile(r"`int` >= (?P<least>\d+)")),
    ("figures", re.compile(r"Integer value out of range")),
    ("no-number", re.compile(r"Expected `int( \| null)?`")),
    ("no-choice", re.compile(r"Invalid enum value")),
    ("lacks", re.compile(r"missing required field `(?P<field>\w+)`")),
    ("unknown", re.compile(r"unknown field `(?P<field>\w+)`")),
)
"""What msgspec says of a value that does not fit, and which fault that is."""
LONGEST_SHOWN = 40
WHERE = re.compile(r" - at `(?:key in )?\$(.*?)`$")
STEP = re.compile(r"\.?(\w+)|\[(\d+)\]")
QUOTED = re.compile(r"`([^`]*)`")


def place_of(said: str) -> tuple[Part, str]:
    """Where it does not fit, and what is said of it."""
    found = WHERE.search(said)
    steps = [int(at) if at else name for name, at in STEP.findall(found[1])] if found else []
    return tuple(steps), WHERE.sub("", said)


def named_fault(said: str, value: Any, path: Part) -> tuple[str, dict[str, str]]:  # noqa: ANN401 - a plain value
    """Which fault it is, and what words refer to. `value` is the whole, in which it stands at `path`."""
    known = [(what, match.groupdict()) for what, pattern in KNOWN if (match := pattern.search(said))]
    what, details = known[0] if known else ("form", {"said": in_words(said)})
    try:
        for step in path:
            value = value[step]
    except (LookupError, TypeError):
        value = None
    shown = str(value)[:LONGEST_SHOWN] if isinstance(value, str | int) else ""
    return what, details | {"value": shown}


def in_words(what: str) -> str:
    for theirs, ours in PHRASES.items():
        if what.startswith(theirs):
            what = what.replace(theirs, ours)
    return QUOTED.sub(_word, what.replace(", got `", ", found `")) if what.startswith("expected") else what


def _word(quoted: re.Match[str]) -> str:
    return " or ".join([WORDS.get(kind, kind) for kind in quoted[1].split(" | ")])
