"""Cards and a game for tests of packs: riddles with clues, jokes, and boxes that hold boxes."""

from dataclasses import replace
from functools import partial

from tablee.kernel.cards.pack import Pack
from tablee.kernel.structs import Value
from tests.kernel.murmure import MURMURE


class Riddle(Value, frozen=True, tag="riddle"):
    id: str
    answer: str
    clues: tuple[str, ...]
    year: int | None = None


class Joke(Value, frozen=True, tag="joke"):
    text: str


class Box(Value, frozen=True, tag="box"):
    holds: "tuple[Box, ...]" = ()


DEVINE = replace(MURMURE, name="devine", cards=Riddle | Joke | Box)


def riddles(count, clues=3, text="un indice"):
    return [Riddle(f"r{n}", f"réponse {n}", (text,) * clues, n or None) for n in range(count)]


salted = partial(Pack, salt="70c7" * 8)
PACK = salted("devine", "Devinettes d’hiver", [*riddles(12), Joke("Toc toc\u202f!")])
