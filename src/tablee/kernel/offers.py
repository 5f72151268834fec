"""Offers: what a seat may do now, as data: an action and the domain of each of its fields.

From them alone come the random player, the terminal client, the list of actions for a keyboard or a screen reader,
fuzzing, and the action space of a learning environment. The options of a game are described in the same way.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from math import prod
from typing import Any

from tablee.kernel.chance import Rng
from tablee.kernel.disguise import says, says_within
from tablee.kernel.memo import Memo
from tablee.kernel.stroke import LONGEST, PRESSURES, SLATE, Stroke, as_stroke, is_stroke, is_within, length, way
from tablee.kernel.structs import Value, by_tag, tag
from tablee.kernel.text import Text, as_text, graphemes

Scalar = int | str
"""What a field of an action or an option can be. Text and strokes are strings of a kind of their own."""

LETTERS = "abcdefghijklmnopqrstuvwxyz"
FAMILY = "👨\u200d👩\u200d👧\u200d👦"
AWKWARD = (" ", "É", "ß", "7", "?", "ạ\u0307", "ש", "ا", "ي\u200cخ", "क्\u200dष", "🇫🇷", "👍🏽", FAMILY)
"""Each is a letter or two to a reader, and who knows what to a program."""
CODE_POINTS, FEW = 4, 8
"""So many for each letter of a text, and a few more: room for marks and families, and an end to both."""
LOT = "lot"
"""Instead of a seat: chance says which."""
LISTED = 1000
"""Domains with more values than this are not spelt out."""


class Span(Value, frozen=True, tag="span"):
    """Every whole number from `low` to `high`, both included, but for the holes."""

    low: int
    high: int
    holes: tuple[int, ...] = ()

    def holds(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high and value not in self.holes

    def values(self) -> Sequence[int]:
        """All values, or none when there are too many to list."""
        span = range(self.low, self.high + 1)
        return [value for value in span if value not in self.holes] if len(span) <= LISTED else ()

    def sample(self, rng: Rng) -> int:
        while (value := self.low + int(rng.random() * (self.high - self.low + 1))) in self.holes:
            pass
        return value


class OneOf(Value, frozen=True, tag="one_of"):
    these: tuple[Scalar, ...]

    def holds(self, value: object) -> bool:
        """5.0 and True are equal to numbers, and are none: no record could hold them."""
        return (type(value) is int or isinstance(value, str)) and value in self.these

    def values(self) -> Sequence[Scalar]:
        return self.these

    def sample(self, rng: Rng) -> Scalar:
        return self.these[int(rng.random() * len(self.these))]


TRIES = 10_000
"""Texts drawn before we say that none can be: an offer that nobody can fill is a fault of its game."""


class AnyText(Value, frozen=True, tag="text"):
    """Free text of 1 to `most` letters as a reader counts them, in normal form (`text.py`).

    What is forbidden is part of the offer, and so must be known to the seat that gets it. It is found without case and
    accents, in letters that only look like its own, and spelt out (`disguise.py`).
    """

    most: int
    forbidden: tuple[str, ...] = ()
    """Words, or several in a row, that may not stand in it."""
    forbidden_within: tuple[str, ...] = ()
    """Words that may not, not even within a longer one."""

    def holds(self, value: object) -> bool:
        return (
            isinstance(value, str)
            and 1 <= len(value) <= FEW + CODE_POINTS * self.most
            and as_text(value) == value
            and graphemes(Text(value)) <= self.most
            and not any(says(value, form) for form in self.forbidden)
            and not any(says_within(value, form) for form in self.forbidden_within)
        )

    def values(self) -> Sequence[str]:
        return ()

    def sample(self, rng: Rng) -> str:
        """Mostly plain letters, and some that a rule may stumble over."""
        for _ in range(TRIES):
            length = 1 + int(rng.random() * self.most)
            text = as_text("".join([_letter(rng) for _ in range(length)]))
            if self.holds(text):
                return text
        raise ValueError(f"no text was found that would be {self}")


def _letter(rng: Rng) -> str:
    among = AWKWARD if rng.random() < 1 / 8 else LETTERS
    return among[int(rng.random() * len(among))]


class AnySeat(Value, frozen=True, tag="seat"):
    """For an option: a seat of a game for `most` at most, or "lot": then the rules draw one.

    Before the start it names a chair, whoever sits there; `opening` refuses a seat where nobody plays.
    """

    most: int

    def holds(self, value: object) -> bool:
        return value == LOT or (type(value) is int and 0 <= value < self.most)

    def values(self) -> Sequence[Scalar]:
        return (LOT, *range(self.most))

    def sample(self, rng: Rng) -> Scalar:
        return self.values()[int(rng.random() * (self.most + 1))]


class AnyStroke(Value, frozen=True, tag="stroke", omit_defaults=True):
    """One stroke of 1 to `most` points (`stroke.py`)."""

    most: int
    wide: int = SLATE
    """An upright slate ends here."""
    farthest: int = SLATE * LONGEST
    """How far the pen may go, so that what is drawn costs no more than drawings do."""

    def holds(self, value: object) -> bool:
        if not is_stroke(value):
            return False
        stroke = Stroke(str(value))
        return 1 <= length(stroke) <= self.most and is_within(stroke, self.wide) and way(stroke) <= self.farthest

    def values(self) -> Sequence[Stroke]:
        return ()

    def sample(self, rng: Rng) -> Stroke:
        return any_stroke(1 + int(rng.random() * min(self.most, SAMPLED)), rng, self.wide, self.farthest)


SAMPLED = 32
"""Points of a random stroke at most: random games are many, and draw a lot. It goes from anywhere to anywhere, so a
few dozen points cross the slate as often, and are cut by the eraser as often, as hundreds would."""


def any_stroke(points: int, rng: Rng, wide: int = SLATE, farthest: int = SLATE * LONGEST) -> Stroke:
    """Wild, as far as it may be; else a walk with steps of one size at most."""
    step = farthest // max(1, points - 1)
    drawn: list[tuple[int, ...]] = []
    for _ in range(points):
        last = drawn[-1] if drawn and step < SLATE else None
        spans = [(0, wide), (0, SLATE)] if last is None else [_around(last[0], step, wide), _around(last[1], step)]
        drawn.append(tuple([low + int(rng.random() * (high - low)) for low, high in (*spans, (0, PRESSURES))]))
    return as_stroke(drawn)


def _around(place: int, step: int, side: int = SLATE) -> tuple[int, int]:
    return max(0, place - step), min(side, place + step + 1)


Domain = Span | OneOf | AnyText | AnySeat | AnyStroke


class Field(Value, frozen=True):
    name: str
    domain: Domain


def is_text(field: Field) -> bool:
    return isinstance(field.domain, AnyText)


class Offer(Value, frozen=True, cache_hash=True):
    """Any mix of values from the domains makes an action that is accepted; `action` is its tag."""

    action: str
    fields: tuple[Field, ...] = ()


class Offers(Value, frozen=True):
    """All that a seat may do now; none when it is not asked.

    `decision` numbers what is being asked. An action carries it back, so that one that comes too late is told from one
    that answers; it moves on only when the question to this seat does, never because of what this seat may not know.
    What can be done many times in a row (a stroke) asks nothing new: the number stays, or all but the first were late.
    `Game.in_time` says what may answer an earlier one.
    """

    decision: int
    choices: tuple[Offer, ...]


class Option(Value, frozen=True):
    """A choice that the host makes before the start; the lobby's form is made from it."""

    name: str
    domain: Domain
    default: Scalar
    alone: Scalar | None = None
    """What suits one person with bots, where that is another value."""


def offered(choices: tuple[Offer, ...], action: Value) -> bool:
    """Whether some offer covers this action: the page, a bot or a terminal could have made it."""
    return any(
        offer.action == tag(action) and all(field.domain.holds(getattr(action, field.name)) for field in offer.fields)
        for offer in choices
    )


def sampled(choices: tuple[Offer, ...], kinds: Mapping[str, type[Value]], rng: Rng) -> Value:
    """A random action: an offer first, each as likely as the next, then a value for each of its fields."""
    offer = choices[int(rng.random() * len(choices))]
    kind = kinds[offer.action]
    if every := every_action(offer, kind):
        return every[int(rng.random() * len(every))]
    return kind(*[field.domain.sample(rng) for field in offer.fields])


@lru_cache(maxsize=10_000)
def every_action(offer: Offer, kind: type[Value]) -> tuple[Value, ...]:
    """All that an offer makes, or none when there are too many to list. Kept, as offers come again and again."""
    values = [field.domain.values() for field in offer.fields]
    if not all(values) or prod(map(len, values)) > LISTED:
        return ()
    return tuple([SAME[kind(*mix)] for mix in product(*values)])


SAME = Memo[Value, Value](lambda action: action)
"""An action that is in many offers is one object."""


@cache
def legal_actions(union: Any) -> Memo[tuple[Offer, ...], tuple[Value, ...]]:  # noqa: ANN401 - a union has no type
    """By choices: every action of this union that they make, or none when there are too many to list."""
    kinds = by_tag(union)
    each = Memo[Offer, tuple[Value, ...]](lambda offer: every_action(offer, kinds[offer.action]))

    def all_together(choices: tuple[Offer, ...]) -> tuple[Value, ...]:
        every: tuple[Value, ...] = ()
        for offer in choices:
            if not (some := each[offer]):
                return ()
            every += some
        return every

    return Memo(all_together)
