"""From written values to drafts: cards that have the form that their game wants, and what is wrong with the others."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tablee.kernel.structs import converted
from tablee.packs.authoring.authoring import Authoring
from tablee.packs.authoring.drawings import Drawing
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.written import Draft, Path, WrittenCard
from tablee.packs.decode_faults import named_fault, place_of

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
            card = converted(one.value, authoring.written)
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
        converted(value, kind)
    except msgspec.ValidationError as error:
        deeper, said = place_of(str(error))
        yield (*at, *deeper), said


def _fault(one: WrittenCard, path: Path, said: str) -> Fault:
    named = one.value.get("id", "") if isinstance(one.value, dict) else ""
    what, details = named_fault(said, one.value, path)
    if "field" in details:
        details["field"] = one.label(*path, details["field"])
    return Fault("schema", what, one.file, one.line(*path), str(named), one.label(*path), details)
