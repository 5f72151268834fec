"""From written values to drafts: cards that have the form that their game wants, and what is wrong with the others."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tablee.packs.authoring.authoring import Authoring
from tablee.packs.authoring.drawings import Drawing
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.written import Draft, Path, WrittenCard
from tablee.packs.decode_faults import fault_of

WHERE = re.compile(r" - at `\$(.*)`$")
STEP = re.compile(r"\.?(\w+)|\[(\d+)\]")
KNOWN = (
    ("long", re.compile(r"length <= (?P<most>\d+)")),
    ("short", re.compile(r"length >= (?P<least>\d+)")),
    ("above", re.compile(r"`int` <= (?P<most>\d+)")),
    ("below", re.compile(r"`int` >= (?P<least>\d+)")),
    ("no-number", re.compile(r"Expected `int`")),
    ("no-choice", re.compile(r"Invalid enum value")),
    ("lacks", re.compile(r"missing required field `(?P<field>\w+)`")),
    ("unknown", re.compile(r"unknown field `(?P<field>\w+)`")),
)
"""What msgspec says of a value that does not fit, and which fault that is."""
LONGEST_SHOWN = 40
MOST_FAULTS = 300
"""That one lint tells, or that the form of cards has: whoever has more of them begins with these. A file may come from
anybody, and hold nothing else."""


def drafts(
    written: Iterator[WrittenCard], authoring: Authoring, drawings: Mapping[str, Drawing] | None = None
) -> tuple[list[Draft], list[Fault]]:
    good: list[Draft] = []
    faults: list[Fault] = []
    first: dict[str, WrittenCard] = {}
    for one in written:
        if len(faults) >= MOST_FAULTS:
            break
        try:
            card = msgspec.convert(one.value, authoring.written)
        except msgspec.ValidationError:
            faults += [_fault(one, path, said) for path, said in misfits(one.value, authoring.written)]
            continue
        if (other := first.setdefault(card.id, one)) is not one:
            faults.append(Fault("schema", "same-id", one.file, one.line("id"), card.id, details={"other": other.place}))
        good.append(Draft(card, one, drawings or {}))
    return good, faults


def misfits(value: Any, kind: Any, at: Path = ()) -> Iterator[tuple[Path, str]]:  # noqa: ANN401 - any type
    """Where it does not fit, and what msgspec says there. All of them: by itself it stops at the first."""
    if not (isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        yield from _misfit(value, kind, at)
        return
    below = 0
    for field in msgspec.structs.fields(kind):
        if field.encode_name in value:
            for found in misfits(value[field.encode_name], field.type, (*at, field.encode_name)):
                below += 1
                yield found
    for missing in [name for name in _required(kind) if name not in value]:
        below += 1
        yield at, f"Object missing required field `{missing}`"
    if not below:
        yield from _misfit(value, kind, at)


def _required(kind: type[msgspec.Struct]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind) if field.required]


def _misfit(value: Any, kind: Any, at: Path) -> Iterator[tuple[Path, str]]:  # noqa: ANN401 - any type
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        said = str(error)
        found = WHERE.search(said)
        deeper = [int(place) if place else name for name, place in STEP.findall(found[1])] if found else []
        yield (*at, *deeper), WHERE.sub("", said)


def _fault(one: WrittenCard, path: Path, said: str) -> Fault:
    named = one.value.get("id", "") if isinstance(one.value, dict) else ""
    what, details = next(
        ((what, match.groupdict()) for what, pattern in KNOWN if (match := pattern.search(said))),
        ("form", {"said": fault_of(said, "")}),
    )
    if "field" in details:
        details["field"] = one.label(*path, details["field"])
    value = _value(one.value, path)
    details["value"] = str(value)[:LONGEST_SHOWN] if isinstance(value, str | int) else ""
    return Fault("schema", what, one.file, one.line(*path), str(named), one.label(*path), details)


def _value(value: Any, path: Path) -> Any:  # noqa: ANN401 - a plain value
    for step in path:
        value = value[step]
    return value
