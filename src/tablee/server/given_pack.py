"""A file with cards that a host gives, built or a table: read, held to what every pack must meet, told of in words."""

import secrets
from collections.abc import Sequence

from msgspec import Struct

from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame
from tablee.kernel.refusals import Malformed
from tablee.packs.authoring.authoring import Authoring
from tablee.packs.authoring.building import LintedPack, linted_pack, linted_table
from tablee.packs.authoring.fault_words import fault_words, said
from tablee.packs.authoring.faults import Fault
from tablee.packs.pack_file import read_pack, write_pack
from tablee.server.table_packs import ready
from tablee.wire.messages import CardFault, PackKept

MOST_TOLD = 30
"""Kinds of faults in one answer: whoever has more of them begins with these."""
MOST_LINES = 8
"""Of each, where it stands."""


class GivenPack(Struct, frozen=True):
    pack: Pack
    body: bytes
    """In its one spelling."""
    kept: PackKept


class PackFaulty(Exception):  # noqa: N818 - it says what the pack is
    """Cannot be played with, and why, in words."""

    def __init__(self, faults: Sequence[CardFault]) -> None:
        super().__init__(
            "; ".join([f"{fault.lines[0]}: {fault.text}" if fault.lines else fault.text for fault in faults])
        )
        self.faults = tuple(faults)


def given_pack(body: bytes, file: str, language: str, game: AnyGame, authoring: Authoring | None) -> GivenPack:
    """Malformed for what is no pack at all. Takes long: for a thread."""
    if body.lstrip()[:1] in (b"{", b"[", b""):
        pack = read_pack(body, game)
        linted = linted_pack(pack, authoring) if authoring else None
    elif authoring is None:
        raise Malformed("this is no built pack, and cards of this game cannot be read from a table")
    else:
        linted = linted_table(body, file, authoring, secrets.token_hex(16))
        pack = None
    if linted and (faults := linted.faults or [one for one in [linted.lacks_cards()] if one]):
        raise PackFaulty(_told(faults, linted, language))
    if pack is None:
        assert linted is not None, "a table has been looked over"
        pack = linted.built()
    pack = ready(pack, game)
    advice = _told(linted.advice, linted, language) if linted else ()
    kept = PackKept(pack.hash, pack.game, pack.title, len(pack.cards), pack.language, tuple(advice))
    return GivenPack(pack, write_pack(pack), kept)


def _told(faults: Sequence[Fault], linted: LintedPack, language: str) -> list[CardFault]:
    """What is said of several places is said once."""
    words = fault_words(language, linted.authoring.game)
    places: dict[str, list[Fault]] = {}
    for fault in faults:
        places.setdefault(said(fault, words), []).append(fault)
    return [
        CardFault(
            text,
            lines=tuple([one.line for one in found if one.line][:MOST_LINES]),
            cards=tuple(dict.fromkeys([one.card for one in found if one.card and not one.line]))[:MOST_LINES],
            count=len(found),
        )
        for text, found in [*places.items()][:MOST_TOLD]
    ]
