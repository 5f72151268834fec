"""A file with cards that somebody gives, built or a table: one door for the lobby, the command and the library."""

from hashlib import sha256

from tablee.kernel.cards.pack import Pack
from tablee.kernel.game import AnyGame
from tablee.packs.authoring.authoring import Authoring
from tablee.packs.authoring.building import LintedPack, linted_pack, linted_table
from tablee.packs.authoring.faults import Fault
from tablee.packs.bad_pack import BadPack, path_text
from tablee.packs.file_text import is_built
from tablee.packs.pack_file import read_pack


def linted_file(body: bytes, file: str, authoring: Authoring, salt: str) -> LintedPack:
    """`salt` is for a table, which has none. A built file is played as it is, once it meets what every pack must."""
    if not is_built(body, file):
        return linted_table(body, file, authoring, salt)
    try:
        return linted_pack(read_pack(body, authoring.game), authoring)
    except BadPack as bad:
        linted = LintedPack(authoring)
        few = bad.what == "few-cards"
        linted.faults = [linted.few_cards(int(bad.details["count"])) if few else fault_in_file(bad)]
        return linted


def pack_in(body: bytes, file: str, game: AnyGame, authoring: Authoring | None) -> Pack:
    """Malformed with all that is wrong. `authoring` is None for a game whose cards nobody writes.

    The same table is the same pack each time: nothing is hidden from whoever reads it here. A server draws its salt.
    """
    if authoring is None:
        return read_pack(body, game)
    return linted_file(body, file, authoring, sha256(body).hexdigest()[:32]).built()


def fault_in_file(bad: BadPack) -> Fault:
    """A built file has no lines: its cards are counted from 1."""
    number, path = (bad.at[0], bad.at[1:]) if bad.at and isinstance(bad.at[0], int) else (None, bad.at)
    card = "" if number is None else str(number + 1)
    return Fault("schema", bad.what, "", card=card, part=path_text(path), details=bad.details)
