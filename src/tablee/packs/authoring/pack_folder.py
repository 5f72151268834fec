"""A pack as its author keeps it: a folder with `pack.toml`, and cards in YAML, TOML or a table (CSV)."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.kernel.cards.pack import Language
from tablee.kernel.structs import Value, converted
from tablee.packs.authoring.authoring import Authoring
from tablee.packs.authoring.faults import unreadable
from tablee.packs.authoring.pack_table import TABLE, cards_in_table, text_of_table
from tablee.packs.authoring.toml_cards import toml_cards
from tablee.packs.authoring.written import WrittenCard
from tablee.packs.authoring.yaml_cards import yaml_cards
from tablee.packs.bad_pack import path_text
from tablee.packs.decode_faults import in_words, place_of
from tablee.packs.pack_file import LARGEST_PACK

SETTINGS = "pack.toml"
KNOWN = "mots-connus.txt"
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
        settings: PackSettings = converted(tomllib.loads(_text(file)), PackSettings)
        return settings
    except tomllib.TOMLDecodeError as error:
        raise unreadable("toml", str(file), said=error) from None
    except msgspec.ValidationError as error:
        path, said = place_of(str(error))
        what = f"{path_text(path)}: {in_words(said)}" if path else in_words(said)
        raise unreadable("form", str(file), said=what) from None


def written_in(folder: Path, authoring: Authoring) -> Iterator[WrittenCard]:
    """Every card, in the order of the files' names."""
    known = (*READERS, TABLE)
    files = sorted(file for file in folder.iterdir() if file.suffix in known and file.name != SETTINGS)
    if not files:
        raise unreadable("no-cards", str(folder))
    for file in files:
        if file.suffix == TABLE:
            yield from cards_in_table(text_of_table(_bytes(file), str(file)), str(file), authoring)
        else:
            yield from READERS[file.suffix](_text(file), str(file))


def known_words(folder: Path) -> frozenset[str]:
    """What its author has looked at and stands by, a word or a name a line: for spelling, family and subjects."""
    file = folder / KNOWN
    lines = _text(file).splitlines() if file.is_file() else []
    return frozenset([line.partition("#")[0].strip() for line in lines])


def _text(file: Path) -> str:
    try:
        return _bytes(file).decode()
    except UnicodeDecodeError as error:
        raise unreadable("no-utf8", str(file), byte=error.start) from None


def _bytes(file: Path) -> bytes:
    try:
        if file.stat().st_size > LARGEST_PACK:
            raise unreadable("large", str(file), most=LARGEST_PACK)
        return file.read_bytes()
    except OSError as error:
        raise unreadable("unreadable", str(file), said=error.strerror) from None
