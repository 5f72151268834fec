"""A built pack as a file: one JSON object, in one spelling, whose cards are the structs of its game.

    {"cards":[…],"format":"tablee/pack/v1","game":"incroyable","language":"fr","salt":"…","title":"…"}

Authors write other files; these are made from them. What is refused is refused with what and where.
Reading takes long (see LARGEST_PACK): where others wait, a thread does it.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from tablee.kernel.cards.pack import FRENCH, MOST_CARDS, Language, Pack
from tablee.kernel.cards.parts import DEEPEST, Part, branches, canonical
from tablee.kernel.game import AnyGame
from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import Value, decoder
from tablee.packs.bad_pack import BadPack
from tablee.packs.decode_faults import ENDS_EARLY, in_words, named_fault, place_of
from tablee.packs.file_text import text_of
from tablee.packs.safe_text import unsafe

FORMAT = "tablee/pack/v1"
LARGEST_PACK = 2_000_000
"""Bytes. One of so many, with as many parts as there may be, is read, checked and hashed within a second."""
MOST_PARTS = 50_000
"""Leaves of all cards together: each is hashed by itself, so they and not the bytes are what a pack costs."""
LARGEST_CARD = 64_000
"""Bytes of a card that is shown whole in a record, which has it on one line; see `record_lines.LONGEST`."""
EACH_PART = 90
"""Bytes that a part takes there at most, beside its text: its salt, what it is, a number."""
WIDEST = 2**53
"""Whole numbers from here on are not the same everywhere."""


class PackFile(Value, frozen=True):
    cards: Raw
    format: str
    game: str
    salt: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
    """Drawn when the file was built: 16 bytes that nobody can guess, and that stay with whoever has the file."""
    title: Annotated[str, Meta(max_length=200)]
    language: Language = FRENCH
    """Files that were built before packs said it are French."""


class _OfGame(Struct):
    game: str


def read_pack(body: bytes, game: AnyGame) -> Pack:
    """The pack of this game that is in a file, from whomever; BadPack with what is wrong, and where."""
    if len(body) > LARGEST_PACK:
        raise BadPack(
            "large", f"a pack of {len(body)} bytes; at most {LARGEST_PACK} are read", (), {"most": LARGEST_PACK}
        )
    if game.cards is None:
        raise Malformed(f"{game.name} is played without cards")
    pack = kept_pack(text_of(body).encode(), game)
    if not pack.title:
        raise BadPack("no-title", "title: a pack has a name by which it is chosen")
    _check_text(pack.title, ("title",))
    count, least = len(pack.cards), game.least_cards
    if not least <= count <= MOST_CARDS:
        said = f"cards: {count} of them; a pack of this game has {least} to {MOST_CARDS}"
        what = "few-cards" if count < least else "many-cards"
        raise BadPack(what, said, (), {"count": count, "least": least, "most": MOST_CARDS})
    _check_parts(pack.cards)
    _check_twice(pack.cards)
    return pack


def kept_pack(body: bytes, game: AnyGame) -> Pack:
    """One that was read before: a table that plays with it is opened though we have come to refuse the like of it."""
    file = _decoded(body, PackFile)
    if file.format != FORMAT:
        said = f"format: {file.format!r} is none that this Tablée reads; it reads {FORMAT!r}"
        raise BadPack("other-format", said)
    if file.game != game.name:
        said = f"game: a pack of {file.game!r}; cards of {game.name!r} are wanted"
        raise BadPack("other-game", said, (), {"name": file.game[:40]})
    cards: list[Value] = _decoded(file.cards, list[game.cards], cards=True)  # type: ignore[name-defined]  # a type that is only known now
    return Pack(file.game, file.title, cards, salt=file.salt, language=file.language)


def game_of(body: bytes) -> str:
    """The game that a pack says it is of."""
    return str(_decoded(body, _OfGame).game)


def write_pack(pack: Pack) -> bytes:
    """Always the same bytes for the same pack."""
    held = {"cards": pack.cards, "format": FORMAT, "game": pack.game, "language": pack.language}
    return canonical(held | {"salt": pack.salt, "title": pack.title})


def _decoded(body: bytes | Raw, kind: Any, *, cards: bool = False) -> Any:  # noqa: ANN401 - what the caller says
    """`cards` where it is the list of them, of which people count from 1."""
    try:
        return decoder(kind)(body)
    except msgspec.ValidationError as error:
        at, said = place_of(str(error))
        if not (cards and at):
            raise BadPack("no-pack", in_words(said), at) from None
        what, details = named_fault(said, _plain(body), at)
        raise BadPack(what, in_words(said), at, details) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        said = in_words(str(error))
        raise BadPack("cut" if said == ENDS_EARLY else "no-pack", said) from None
    except RecursionError:
        raise BadPack("deep", "lists or objects within one another, deeper than any card is") from None


def _plain(body: bytes | Raw) -> object:
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError):
        return None  # damaged further on


def _check_parts(cards: Sequence[Value]) -> None:
    """Each in the order of the file, and without recursion: cards of a type that holds itself may be deep."""
    leaves = nodes = 0
    for number, card in enumerate(cards):
        waiting: list[tuple[Part, object]] = [((number,), card)]
        size = 0
        while waiting:
            at, value = waiting.pop()
            nodes += 1
            size += EACH_PART + (len(canonical(value)) if isinstance(value, str) else 0)
            if size > LARGEST_CARD:
                said = f"a card of more than {LARGEST_CARD} bytes up to here; divide it"
                raise BadPack("large-card", said, at, {"most": LARGEST_CARD})
            if isinstance(value, Value | tuple):
                if len(at) > DEEPEST:
                    raise BadPack("deep", f"deeper than {DEEPEST} parts within one another", at)
                below = islice(branches(value), 2 * MOST_PARTS)
                waiting += [((*at, name), held) for name, held in reversed([*below])]
            else:
                leaves += 1
                _check_leaf(value, at)
            if leaves > MOST_PARTS or nodes > 2 * MOST_PARTS:
                raise BadPack(
                    "many-parts", f"more than {MOST_PARTS} parts up to here; divide the pack", at, {"most": MOST_PARTS}
                )


def _check_leaf(value: object, at: Part) -> None:
    if isinstance(value, str):
        _check_text(value, at)
    elif isinstance(value, int) and abs(value) >= WIDEST:
        raise BadPack("figures", "a number of more than 15 digits", at)


def _check_text(text: str, at: Part) -> None:
    if found := unsafe(text):
        what, details = found
        raise BadPack(what, UNSAFE[what].format_map(details), at, details)


UNSAFE = {
    "endless": "a text of {letters} letters; at most {most} are read",
    "no-nfc": "letters and accents apart; write it in the normal form NFC",
    "unseen": "{letter}, which cannot be seen; take it out",
    "blank": "nothing that is seen stands at its beginning",
    "tower": "more than {most} accents or marks on one letter; take them out",
}


def _check_twice(cards: Sequence[Value]) -> None:
    first: dict[object, int] = {}
    for number, card in enumerate(cards, 1):
        if (other := first.setdefault(card, number)) != number:
            said = f"cards {other} and {number} are the same; leave one out"
            raise BadPack("same-cards", said, details={"one": other, "other": number})
    ids: dict[object, int] = {}
    for number, card in enumerate(cards, 1):
        named = getattr(card, "id", None)
        if named is not None and (other := ids.setdefault(named, number)) != number:
            said = f"cards {other} and {number} have the same id {named!r}"
            raise BadPack("same-ids", said, details={"one": other, "other": number})
