"""A pack as its author keeps it: a folder with `pack.toml` and cards in YAML or TOML; or one table (CSV)."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.kernel.structs import Value
from tablee.packs.authoring.authoring import Authoring, Draft
from tablee.packs.authoring.faults import Fault, Faulty
from tablee.packs.authoring.table_rows import table_rows
from tablee.packs.authoring.toml_cards import toml_cards
from tablee.packs.authoring.written import WrittenCard
from tablee.packs.authoring.yaml_cards import yaml_cards
from tablee.packs.decode_faults import fault_of
from tablee.packs.pack_file import LARGEST_PACK, Language

SETTINGS = "pack.toml"
READERS = {".yaml": yaml_cards, ".yml": yaml_cards, ".toml": toml_cards}
LINE = Annotated[str, Meta(min_length=1, max_length=200)]


class PackSettings(Value, frozen=True):
    """What `pack.toml` says."""

    id: Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]*$", max_length=40)]
    game: LINE
    title: LINE
    language: Language
    licence: LINE
    authors: Annotated[tuple[LINE, ...], Meta(min_length=1)]
    version: Annotated[int, Meta(ge=1)]
    salt: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    """Sixteen random bytes, drawn by `tablee pack new`: so nobody can try out an answer against the pack's hash."""


def settings_of(folder: Path) -> PackSettings:
    file = folder / SETTINGS
    try:
        return msgspec.convert(tomllib.loads(_text(file)), PackSettings)
    except tomllib.TOMLDecodeError as error:
        raise Faulty(Fault("schema", str(file), 0, "", f"no TOML: {error}")) from None
    except msgspec.ValidationError as error:
        raise Faulty(Fault("schema", str(file), 0, "", fault_of(str(error), ""))) from None


def written_in(folder: Path) -> Iterator[WrittenCard]:
    """Every card, in the order of the files' names."""
    files = sorted(file for file in folder.iterdir() if file.suffix in READERS and file.name != SETTINGS)
    if not files:
        raise Faulty(Fault("schema", str(folder), 0, "", "no cards: put them into files that end in .yaml or .toml"))
    for file in files:
        yield from READERS[file.suffix](_text(file), str(file))


def written_in_table(text: str, file: str, authoring: Authoring) -> Iterator[WrittenCard]:
    return authoring.tabled(table_rows(text, file, authoring.columns), file)


def drafts(written: Iterator[WrittenCard], authoring: Authoring) -> tuple[list[Draft], list[Fault]]:
    """Cards that have the form that the game wants, and what is wrong with the others."""
    good: list[Draft] = []
    faults: list[Fault] = []
    first: dict[str, WrittenCard] = {}
    for one in written:
        try:
            card = msgspec.convert(one.value, authoring.written, strict=True)
        except msgspec.ValidationError as error:
            faults.append(_schema(one, str(error)))
            continue
        if (other := first.setdefault(card.id, one)) is not one:
            said = f"the id is that of another card too ({other.file}:{other.line()})"
            faults.append(Fault("schema", one.file, one.line("id"), card.id, said))
        good.append(Draft(card, one))
    return good, faults


def _schema(one: WrittenCard, said: str) -> Fault:
    found = fault_of(said, "")
    path = found.partition(":")[0].replace("[", ".").replace("]", "").split(".") if ": " in found else []
    steps = [int(step) if step.isdecimal() else step for step in path if step]
    named = one.value.get("id", "") if isinstance(one.value, dict) else ""
    return Fault("schema", one.file, one.line(*steps), str(named), found)


def _text(file: Path) -> str:
    try:
        if file.stat().st_size > LARGEST_PACK:
            raise Faulty(Fault("schema", str(file), 0, "", f"more than {LARGEST_PACK} bytes; divide it"))
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Faulty(Fault("schema", str(file), 0, "", f"byte {error.start}: not UTF-8; save it as UTF-8")) from None
    except OSError as error:
        raise Faulty(Fault("schema", str(file), 0, "", f"cannot be read: {error.strerror}")) from None
