"""What msgspec says of bytes that do not decode, in words for whoever made the file: which card, which part, what."""

import re

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

WHERE = re.compile(r" - at `(?:key in )?\$(.*?)`$")
STEP = re.compile(r"^\[(\d+)\]")
QUOTED = re.compile(r"`([^`]*)`")


def fault_of(said: str, within: str) -> str:
    """`within` is what the steps of the outermost list are called; empty for what is no list."""
    found = WHERE.search(said)
    what = said[: found.start()] if found else said
    path = found[1] if found else ""
    if within and (step := STEP.match(path)):
        path = f"{within} {int(step[1]) + 1}{_after(path[step.end() :])}"
    words = _in_words(what)
    return f"{path.lstrip('.')}: {words}" if path else words


def _after(path: str) -> str:
    return f", {path.lstrip('.')}" if path else ""


def place(part: Part) -> str:
    """Of a part of a card, as people count: the first card is 1."""
    number, *rest = part
    path = "".join([f"[{step}]" if isinstance(step, int) else f".{step}" for step in rest])
    return f"card {int(number) + 1}{_after(path)}"


def _in_words(what: str) -> str:
    for theirs, ours in PHRASES.items():
        if what.startswith(theirs):
            what = what.replace(theirs, ours)
    return QUOTED.sub(_word, what.replace(", got `", ", found `")) if what.startswith("expected") else what


def _word(quoted: re.Match[str]) -> str:
    return " or ".join([WORDS.get(kind, kind) for kind in quoted[1].split(" | ")])
