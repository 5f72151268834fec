"""The pack: all the cards of a game that has cards, as one value.

It stands whole in a state and encodes as its hash: logs and records stay small, and cards that nobody saw unseen. The
hash is over the parts of each card (see `parts.py`), so that a record can show some of them and prove them.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from itertools import groupby
from typing import Annotated, Any, Self

from msgspec import Meta

from tablee.kernel.cards.parts import UNSEEN, Branch, Node, Part, canonical, node_hash, node_of
from tablee.kernel.cards.tree import card_of, climbed, levels, neighbours
from tablee.kernel.refusals import Malformed
from tablee.kernel.structs import Hash, Value, tag

MOST_CARDS = 10_000
"""As many as chance can shuffle."""


FRENCH = "fr"
"""What cards are in that do not say it."""

Language = Annotated[str, Meta(pattern="^[a-z]{2}$", max_length=2)]
"""Of cards, in two letters."""
CardNumber = Annotated[int, Meta(ge=0, lt=MOST_CARDS)]


class Run(Value, frozen=True):
    """Cards of one kind that lie together."""

    kind: Annotated[str, Meta(min_length=1, max_length=40)]
    """Their tag."""
    cards: Annotated[int, Meta(ge=1, le=MOST_CARDS)]


class PackTerms(Value, frozen=True, omit_defaults=True):
    """What a record says of its pack: enough to know how many cards there are, and to prove each that it shows."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    title: Annotated[str, Meta(max_length=200)]
    cards: Annotated[int, Meta(ge=1, le=MOST_CARDS)]
    root: Hash
    """The top of the tree over all cards."""
    language: Annotated[str, Meta(pattern=f"^(?!{FRENCH}$)[a-z]{{2}}$", max_length=2)] | None = None
    """Nothing where they are French: so packs were hashed before they said it."""
    kinds: Annotated[tuple[Run, ...], Meta(max_length=MOST_CARDS)] = ()
    """Where there are cards of several kinds, how they lie: a back tells the kind of a card that nobody saw."""

    @property
    def hash(self) -> str:
        return sha256(b"tablee/pack/v1" + canonical(self)).hexdigest()


class ShownCard(Value, frozen=True):
    """One card as a record shows it: the parts that somebody saw, hashes of the others, and its place in the pack."""

    card: CardNumber
    parts: Node
    path: Annotated[tuple[Hash, ...], Meta(max_length=16)]
    """Hashes beside the way from this card to the top."""


class Pack:
    """A plain class, since msgspec would spell out a struct. It never changes, and equals another of the same hash."""

    def __init__(
        self,
        game: str,
        title: str,
        cards: Iterable[Value],
        played: Collection[int] = (),
        *,
        salt: str = "",
        language: str = FRENCH,
    ) -> None:
        """`salt` is what only the pack's file holds: without it, whoever knows all cards but one could try that one."""
        self.game = game
        self.salt = salt
        self.language = language
        """In which the cards are written."""
        self.title = title
        self.cards: tuple[Any, ...] = tuple(cards)
        self.played = frozenset(played)
        """Numbers of cards that were played at this table before: they come after the others."""
        self.memo: dict[str, Any] = {}
        """What others worked out of these cards, for as long as somebody holds them, whichever were played."""

    @classmethod
    def of_parts(cls, terms: PackTerms, shown: Sequence[ShownCard], kind: Any, played: Collection[int] = ()) -> Self:  # noqa: ANN401 - a union has no type of its own
        """The pack as far as a record shows it, every part held against the hash; all else is UNSEEN."""
        cards: list[Any] = [UNSEEN] * terms.cards
        kinds = [run.kind for run in terms.kinds for _ in range(run.cards)]
        if kinds and len(kinds) != terms.cards:
            raise Malformed(f"{terms.cards} cards, and kinds of {len(kinds)}")
        for one in shown:
            if one.card >= terms.cards or cards[one.card] is not UNSEEN:
                raise Malformed(f"card {one.card} is shown twice, or is none of {terms.cards}")
            beside = [bytes.fromhex(hashed) for hashed in one.path]
            if climbed(node_hash(one.parts), one.card, terms.cards, beside) != bytes.fromhex(terms.root):
                raise Malformed(f"card {one.card} is not as it is in the pack {terms.hash}")
            if kinds and isinstance(one.parts, Branch) and one.parts.kind != kinds[one.card]:
                raise Malformed(f"card {one.card} is said to be a {kinds[one.card]}, and is a {one.parts.kind}")
            cards[one.card] = card_of(one.parts, kind)
        return cls._like(terms, cards, played)

    @classmethod
    def _like(cls, terms: PackTerms, cards: Sequence[Any], played: Collection[int]) -> Self:
        """Other cards under the name and hash of a pack."""
        pack = cls(terms.game, terms.title, cards, played, language=terms.language or FRENCH)
        pack.__dict__["terms"] = terms
        return pack

    @cached_property
    def terms(self) -> PackTerms:
        foreign = self.language if self.language != FRENCH else None
        return PackTerms(self.game, self.title, len(self.cards), self._tree[-1][0].hex(), foreign, self._kinds)

    @property
    def _kinds(self) -> tuple[Run, ...]:
        """None where all are of one."""
        tags = [tag(card) if card.__struct_config__.tag is not None else "" for card in self.cards]
        runs = [(kind, len([*lying])) for kind, lying in groupby(tags)]
        return tuple([Run(*run) for run in runs]) if len({*tags}) > 1 else ()

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """Numbers of the cards with this tag, in a pack of several kinds; known even of cards that nobody saw."""
        return self.by_kind.get(kind, ())

    @cached_property
    def by_kind(self) -> dict[str, tuple[int, ...]]:
        """Of a pack of several kinds. Kept, as a game asks for them again and again while everybody waits."""
        found: dict[str, list[int]] = {}
        first = 0
        for run in self.terms.kinds:
            found.setdefault(run.kind, []).extend(range(first, first + run.cards))
            first += run.cards
        return {kind: tuple(numbers) for kind, numbers in found.items()}

    @cached_property
    def hash(self) -> str:
        return self.terms.hash

    @cached_property
    def _key(self) -> bytes:
        """What the salts of parts are made from. It comes into no record."""
        return sha256(b"tablee/pack-key/v1" + canonical((self.salt, self.cards))).digest()

    @cached_property
    def _tree(self) -> list[Sequence[bytes]]:
        each = [node_hash(node_of(card, self._key, (number,))) for number, card in enumerate(self.cards)]
        return [*levels(each)]

    def show(self, parts: Iterable[Part]) -> Iterator[ShownCard]:
        """Each card of which there is something to see, by number."""
        seen: dict[int, set[Part]] = {}
        for part in parts:
            assert isinstance(part[0], int), "a part begins with the number of its card"
            seen.setdefault(part[0], set()).add(part)
        for number, its in sorted(seen.items()):
            node = node_of(self.cards[number], self._key, (number,), its)
            yield ShownCard(number, node, tuple([step.hex() for step in neighbours(self._tree, number)]))

    def with_cards(self, others: Mapping[int, object]) -> "Pack":
        """Some cards exchanged, the name and the hash kept: for laws, which ask what a view depends on."""
        cards = [others.get(number, card) for number, card in enumerate(self.cards)]
        return Pack._like(self.terms, cards, self.played)

    def with_played(self, numbers: Collection[int]) -> "Pack":
        """The same pack, and which of its cards were played before."""
        pack = Pack(self.game, self.title, self.cards, numbers, salt=self.salt)
        pack.__dict__.update({name: held for name, held in self.__dict__.items() if name != "played"})
        return pack

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (other.hash, other.played) == (self.hash, self.played)

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"Pack({self.game}, {self.title!r}, {self.hash[:8]}…, {len(self.cards)} cards)"
