"""The cards of Murmure: one alone, and a pack to shuffle."""

from tablee.kernel.cards.pack import Pack
from tablee.kernel.structs import Value

SALT = "5e5a" * 8


class MagicWord(Value, frozen=True):
    """A card: what a shout is measured against."""

    clue: str
    word: str
    also: tuple[str, ...] = ()


SESAME = MagicWord("Il ouvre une caverne.", "sésame", ("sésame ouvre-toi",))
PACK = Pack("murmure", "Un mot magique", [SESAME], salt=SALT)
"""A single card is not shuffled."""
WORDS = Pack(
    "murmure",
    "Mots magiques",
    [
        SESAME,
        MagicWord("Il fait sortir des lapins.", "abracadabra", ("presto",)),
        MagicWord("Il fait tomber la pluie.", "ondée", ("averse", "giboulée")),
        MagicWord("Il endort pour cent ans.", "fuseau"),
        MagicWord("Il change en carrosse.", "citrouille", ("potiron",)),
    ],
    salt=SALT,
)


def names(pack: Pack) -> list[str]:
    return [name for card in pack.cards for name in (card.word, *card.also)]
