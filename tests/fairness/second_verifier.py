"""A second verifier of game records, written from docs/reference/record.md alone; it knows the rules of no game."""

import hmac
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from hashlib import sha256
from itertools import count, starmap
from pathlib import Path
from string import ascii_lowercase
from typing import Any, NoReturn

LONGEST_LINE, LONGEST_GAME, LARGEST_BOUND = 65_536, 67_108_864, 10_000

Shape = Callable[[Any], bool]
Game = tuple[int, list[dict[str, Any]]]  # the number of its header line in the file, and its lines


def refuse(what: str) -> NoReturn:
    raise ValueError(what)


def whole(low: int, high: int) -> Shape:
    """JSON's true is no number, though Python's True is one: hence no isinstance."""
    return lambda value: type(value) is int and low <= value <= high


def text(shortest: int, longest: int) -> Shape:
    return lambda value: isinstance(value, str) and shortest <= len(value) <= longest


def array(shape: Shape, shortest: int, longest: int) -> Shape:
    return lambda value: isinstance(value, list) and shortest <= len(value) <= longest and all(map(shape, value))


def fields(**shapes: Shape) -> Shape:
    """An object with exactly these fields."""
    return lambda value: (
        isinstance(value, dict) and value.keys() == shapes.keys() and all(shapes[name](value[name]) for name in shapes)
    )


def tagged(**kinds: dict[str, Shape]) -> Shape:
    shapes = {kind: fields(type=anything, **named) for kind, named in kinds.items()}
    return lambda value: is_typed(value) and value["type"] in shapes and shapes[value["type"]](value)


def or_null(shape: Shape) -> Shape:
    return lambda value: value is None or shape(value)


def anything(_: object) -> bool:
    return True


def is_typed(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("type"), str)


def is_hash(value: object) -> bool:
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")


def is_player(value: object) -> bool:
    return value in ("person", "bot", "another")


WITH_INK = ("incognito",)
"""Games whose erased lines asked nothing of chance."""
HELD = {  # what is hashed of each type of line
    "entry": "entry",
    "seat": "change",
    "hunch": "hunch",
    "card": "card",
    "closing": "closing",
}
DRAWN = whole(0, LARGEST_BOUND - 1)
SEAT = tagged(revealed={"commitment": is_hash, "seed": is_hash}, absent={"commitment": or_null(is_hash)}, seedless={})
NUMBER = whole(0, LARGEST_BOUND - 1)
TERMS = {"game": text(1, 40), "title": text(0, 200), "cards": whole(1, LARGEST_BOUND), "root": is_hash}
RUN = fields(kind=text(1, 40), cards=whole(1, LARGEST_BOUND))
MORE_TERMS: dict[str, Shape] = {  # each is there only where it says something
    "language": lambda value: text(2, 2)(value) and set(value) <= set(ascii_lowercase) and value != "fr",
    "kinds": array(RUN, 1, LARGEST_BOUND),
}
COMMON: dict[str, Shape] = {
    "table": text(1, 200),
    "game": text(1, 40),
    "rules": whole(1, 2**53 - 1),
    "options": lambda value: (
        isinstance(value, dict) and all(len(k) <= 40 and type(value[k]) in (int, str) for k in value)
    ),
    "commitment": is_hash,
    "seats": array(SEAT, 1, 64),
}


def is_pack(value: object) -> bool:
    named = value if isinstance(value, dict) else {}
    if not fields(**TERMS, **{name: shape for name, shape in MORE_TERMS.items() if name in named})(value):
        return False
    return "kinds" not in named or bool(sum(run["cards"] for run in named["kinds"]) == named["cards"])


def is_header(value: object) -> bool:
    """Without cards, the first format. In the second `played` is there only if it is not empty."""
    if fields(format=lambda name: bool(name == "tablee/record/v1"), pack=lambda pack: pack is None, **COMMON)(value):
        return True
    second: dict[str, Shape] = {"format": lambda name: bool(name == "tablee/record/v2"), "pack": or_null(is_pack)}
    if not isinstance(value, dict) or "played" not in value:
        return fields(**second, **COMMON)(value)
    if not fields(**second, **COMMON, played=array(NUMBER, 1, LARGEST_BOUND))(value):
        return False
    played = value["played"]
    return played == sorted(set(played)) and value["pack"] is not None and played[-1] < value["pack"]["cards"]


def is_node(value: object) -> bool:
    """What is shown of a card: a tree of parts, each shown or hidden."""
    shown = fields(
        type=anything,
        salt=lambda salt: isinstance(salt, str) and len(salt) == 32 and set(salt) <= set("0123456789abcdef"),
        value=lambda held: held is None or isinstance(held, str | int),
    )
    branch = fields(type=anything, kind=text(0, LONGEST_LINE), of=array(is_node, 0, LONGEST_LINE))
    shapes = {"shown": shown, "hidden": fields(type=anything, hash=is_hash), "branch": branch}
    return is_typed(value) and shapes.get(value["type"], lambda _: False)(value)  # type: ignore[index]


CARD = fields(card=NUMBER, parts=is_node, path=array(is_hash, 0, 16))
MEASURED: dict[str, Shape] = {"verdict": anything, "version": anything}
ANSWERS = tagged(
    shuffled={"order": array(DRAWN, 0, LARGEST_BOUND)},
    rolled={"faces": array(DRAWN, 0, LONGEST_LINE)},
    picked={"index": DRAWN},
    measured=MEASURED,
)


def is_answer(value: object) -> bool:
    """With a list of words, it is named."""
    return ANSWERS(value) or tagged(measured={**MEASURED, "words": text(1, 64)})(value)


FIRST = tagged(header={"header": is_header, "head": is_hash})


def following(seats: int) -> Shape:
    """A line after the header of a game with that many seats."""
    acted = {"seat": whole(0, seats - 1), "action": is_typed}
    entry = tagged(
        acted=acted, answered={"answer": is_answer}, elapsed={"timer": anything}, overruled={"act": is_typed}
    )
    result = fields(places=array(anything, seats, seats), scores=array(anything, seats, seats), why=anything)
    drawn = fields(seat=whole(0, seats - 1), occasion=whole(0, 2**53 - 1), number=whole(0, 2**53 - 1))
    return tagged(
        entry={"entry": entry, "head": is_hash},
        seat={"change": fields(seat=whole(0, seats - 1), player=is_player), "head": is_hash},
        hunch={"hunch": drawn, "head": is_hash},
        card={"card": CARD, "head": is_hash},
        erased={"digest": is_hash, "head": is_hash},
        closing={"closing": fields(secret=is_hash, result=or_null(result)), "head": is_hash},
    )


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def parsed(raw: bytes) -> Any:
    """Python alone would let 1.5 and NaN through, and they would come out again as they went in."""
    try:
        value = json.loads(raw.decode(), parse_float=refuse, parse_constant=refuse)
        return value if canonical(value) == raw else None
    except (ValueError, RecursionError):
        return None


def games(record: bytes) -> list[Game]:
    """Check 1, of the whole file before any hash: a fault of form anywhere comes before all others."""
    *lines, rest = record.split(b"\n")
    found: list[Game] = []
    shape, size = FIRST, 0
    for number, raw in enumerate(lines, 1):
        size = len(raw) if shape is FIRST else size + len(raw)
        if len(raw) > LONGEST_LINE or size > LONGEST_GAME:
            refuse(f"line {number}: too long")
        if (line := parsed(raw)) is None:
            refuse(f"line {number}: not canonical JSON")
        if not shape(line):
            refuse(f"line {number}: not a line that may stand here, or a field missing, unknown or out of range")
        before = [one for one in found[-1][1] if one["type"] == "card"] if found and shape is not FIRST else []
        if before and not may_follow(line, before[-1]):
            refuse(f"line {number - (line['type'] != 'card')}: cards come last, in rising order")
        if line["type"] == "card" and line["card"]["card"] >= cards_of(found[-1][1][0]["header"]):
            refuse(f"line {number}: there is no such card")
        if line["type"] == "header":
            found.append((number, []))
            shape = following(len(line["header"]["seats"]))
        found[-1][1].append(line)
        shape = FIRST if line["type"] == "closing" else shape
    if rest or shape is not FIRST or not found:
        refuse(f"line {len(lines) + 1}: the file ends before a line or a game does")
    return found


def may_follow(line: dict[str, Any], card: dict[str, Any]) -> bool:
    if line["type"] == "card":
        return bool(line["card"]["card"] > card["card"]["card"])
    return line["type"] in ("erased", "closing")


def cards_of(header: dict[str, Any]) -> int:
    return header["pack"]["cards"] if header["pack"] else 0


def u64(number: int) -> bytes:
    return number.to_bytes(8, "big")


def lp(part: bytes) -> bytes:
    return u64(len(part)) + part


def digest(*parts: bytes) -> bytes:
    return sha256(b"".join(parts)).digest()


@lru_cache(maxsize=64)
def keyed(secret: bytes, *parts: bytes) -> bytes:
    return hmac.digest(secret, b"".join(parts), "sha256")


def draws(secret: bytes, question: bytes, bounds: Iterable[int]) -> Iterator[int]:
    blocks = (keyed(secret, b"tablee/chance/v1", question, u64(c)) for c in count())
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    for bound in bounds:
        kept = (word >> (32 - (bound - 1).bit_length()) for word in words)
        yield 0 if bound == 1 else next(number for number in kept if number < bound)


def is_given(secret: bytes, question: bytes, answer: dict[str, Any], game: str) -> bool:
    """Where only the rules tell the bound: whether any bound at all leads to this answer."""
    if answer["type"] == "shuffled":
        order = list(range(len(answer["order"])))
        down = range(len(order) - 1, 0, -1)
        for i, j in zip(down, draws(secret, question, (i + 1 for i in down)), strict=True):
            order[i], order[j] = order[j], order[i]
        return bool(order == answer["order"])
    given = answer["faces"] if answer["type"] == "rolled" else [answer["index"]]
    bounds: Iterable[int] = range(max(given, default=0) + 1, LARGEST_BOUND + 1)
    if game == "sept_pour_cent":
        bounds = [10] if answer["type"] == "rolled" else []
    return any(all(map(int.__eq__, draws(secret, question, [bound] * len(given)), given)) for bound in bounds)


def is_drawn(secret: bytes, start: bytes, hunch: dict[str, int]) -> bool:
    block = keyed(secret, b"tablee/hunch/v1", start, u64(hunch["seat"]), u64(hunch["occasion"]))
    return int.from_bytes(block[:8], "big") // 2**11 == hunch["number"]


def pack_hash(header: dict[str, Any]) -> bytes:
    return digest(b"tablee/pack/v1", canonical(header["pack"])) if header["pack"] else b""


def node_hash(node: dict[str, Any]) -> bytes:
    if node["type"] == "hidden":
        return bytes.fromhex(node["hash"])
    if node["type"] == "shown":
        return digest(b"\0", bytes.fromhex(node["salt"]), canonical(node["value"]))
    return digest(b"\1", canonical(node["kind"]), *map(node_hash, node["of"]))


def is_of_pack(card: dict[str, Any], pack: dict[str, Any]) -> bool:
    """The way up from a card: at each level it has a neighbour, but for the last of an odd number."""
    hashed, at, level = node_hash(card["parts"]), card["card"], pack["cards"]
    beside = [bytes.fromhex(one) for one in reversed(card["path"])]
    while level > 1:
        if at ^ 1 < level:
            if not beside:
                return False
            pair = (beside.pop(), hashed) if at & 1 else (hashed, beside.pop())
            hashed = digest(b"\2", *pair)
        at, level = at >> 1, (level + 1) >> 1
    kinds = [run["kind"] for run in pack.get("kinds", ()) for _ in range(run["cards"])]
    parts = card["parts"]
    if kinds and parts["type"] == "branch" and parts["kind"] != kinds[card["card"]]:
        return False
    return not beside and hashed.hex() == pack["root"]


def check_card(number: int, line: dict[str, Any], pack: dict[str, Any]) -> None:
    if line["type"] == "card" and not is_of_pack(line["card"], pack):
        refuse(f"line {number}: this card is not of the pack")


def check(first: int, lines: list[dict[str, Any]]) -> int | None:
    """Checks 2 to 5 and 7; the line from which on only the chain could be followed, if one was erased."""
    header, secret = lines[0]["header"], bytes.fromhex(lines[-1]["closing"]["secret"])
    head = start = digest(b"tablee/start/v1", canonical(header))
    if start.hex() != lines[0]["head"]:
        refuse(f"line {first}: the head is not the hash of the header")
    table = lp(header["table"].encode())
    for number, seat in enumerate(header["seats"]):
        seed = bytes.fromhex(seat.get("seed", ""))
        if seed and digest(b"tablee/seed/v1", table, lp(u64(number)), lp(seed)).hex() != seat["commitment"]:
            refuse(f"line {first}: seat {number} committed to another seed")
    cards = pack_hash(header) + b"".join(map(u64, header.get("played", [])))
    names = (table, lp(header["game"].encode()), lp(u64(header["rules"])), lp(cards))
    if digest(b"tablee/commit/v1", *names, lp(canonical(header["options"])), lp(secret)).hex() != header["commitment"]:
        refuse(f"line {first + len(lines) - 1}: the table committed to another secret")

    for n, line in enumerate(lines):
        check_card(first + n, line, header["pack"])

    asked, erased = 0, None
    hunches: list[dict[str, int]] = []
    for n, line in enumerate(lines[1:], 1):
        answer = line.get("entry", {}).get("answer", {"type": "measured"})
        if answer["type"] != "measured" and erased is None:
            if not is_given(secret, start + u64(asked), answer, header["game"]):
                refuse(f"line {first + n}: chance answered otherwise")
            asked += 1
        if line["type"] == "hunch":
            if not is_drawn(secret, start, line["hunch"]):
                refuse(f"line {first + n}: not the number of this seat and occasion")
            if line["hunch"] in hunches:
                refuse(f"line {first + n}: this seat has its number for this occasion already")
            hunches.append(line["hunch"])
        if line["type"] == "erased":
            erased = erased or (None if header["game"] in WITH_INK else first + n)
            link = bytes.fromhex(line["digest"])
        else:
            link = digest(keyed(secret, b"tablee/salt/v1", start, u64(n))[:16], canonical(line[HELD[line["type"]]]))
        head = digest(head, link)
        if head.hex() != line["head"]:
            refuse(f"line {first + n}: the head does not follow from the one before")
    return erased


def verify(record: bytes) -> list[int]:
    """ValueError("line N: …") at the first fault; else the lines from which on only a game's chain was checked."""
    return [line for line in starmap(check, games(record)) if line is not None]


def main() -> None:
    try:
        erased = verify(Path(sys.argv[1]).read_bytes())
    except ValueError as fault:
        sys.exit(str(fault))
    print("verified" + "".join(f"; from line {line} to the end of its game only the chain" for line in erased))


if __name__ == "__main__":
    main()
