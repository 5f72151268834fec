"""A file with cards that a host gives, built or a table: read, held to what every pack must meet, told of in words."""

import secrets
from collections.abc import Sequence

from msgspec import Struct

from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame
from tablee.packs.authoring.authoring import Authoring
from tablee.packs.authoring.fault_words import fault_words, said
from tablee.packs.authoring.faults import Fault
from tablee.packs.authoring.given_file import fault_in_file, linted_file
from tablee.packs.bad_pack import BadPack
from tablee.packs.pack_file import read_pack, write_pack
from tablee.server.table_packs import ready
from tablee.wire.messages import CardFault, PackKept

MOST_GIVEN = 8
"""Packs at a table: the store keeps some more, for those that come with the games that are played there."""
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
        super().__init__("; ".join([_on_a_line(fault) for fault in faults]))
        self.faults = tuple(faults)


def _on_a_line(fault: CardFault) -> str:
    place = [*fault.lines, *fault.cards][:1]
    return f"{place[0]}: {fault.text}" if place else fault.text


def given_pack(body: bytes, file: str, language: str, game: AnyGame, authoring: Authoring | None) -> GivenPack:
    """Takes long: for a thread."""
    advice: Sequence[CardFault] = ()
    if authoring is None:
        pack = _read(body, language, game)
    else:
        linted = linted_file(body, file, authoring, secrets.token_hex(16))
        if faults := linted.faults or [one for one in [linted.lacks_cards()] if one]:
            raise PackFaulty(_told(faults, language, game))
        pack = linted.built()
        advice = _told(linted.advice, language, game)
    pack = ready(pack, game)
    kept = PackKept(pack.hash, pack.game, pack.title, len(pack.cards), pack.language, tuple(advice))
    return GivenPack(pack, write_pack(pack), kept)


def keeps_enough(language: str, game: AnyGame) -> PackFaulty:
    return PackFaulty(_told([Fault("schema", "many-packs", "", details={"most": str(MOST_GIVEN)})], language, game))


def _read(body: bytes, language: str, game: AnyGame) -> Pack:
    """Of a game whose cards nobody writes: a built file or nothing."""
    try:
        return read_pack(body, game)
    except BadPack as bad:
        raise PackFaulty(_told([fault_in_file(bad)], language, game)) from None


def _told(faults: Sequence[Fault], language: str, game: AnyGame) -> list[CardFault]:
    """What is said of several places is said once."""
    words = fault_words(language, game)
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
