"""Wild actions: well-formed, but not asked for. What a clumsy page or a cheat might send; the rules must judge them."""

from collections.abc import Callable, Sequence

from msgspec import inspect

from tablee.kernel import stroke
from tablee.kernel.chance import Rng
from tablee.kernel.offers import AnyText, Offer, any_stroke
from tablee.kernel.stroke import LONGEST, Stroke
from tablee.kernel.structs import Value, field_types
from tablee.kernel.text_fields import normalised

FARTHEST = 12
"""Whole numbers without bounds (seats, say) are taken from -1 to here."""
NASTY = (
    *("x", "ab", "É", "7", " ", "\t", "\n", "\u00a0"),
    *("e\u0301", "o\u0308\u0323", "\u0301", "a" + 5 * "\u0301", "\u20dd"),
    *("\u202e", "\u2066", "\u200f", "\u200b", "\u200c", "\u200d", "\u00ad", "\ufeff"),
    *("\u0007", "\u3164", "\ufe0f", "ﬁ"),
    *("ا", "ש", "क्", "각", "🇫🇷", "👍🏽", "👨\u200d👩\u200d👧\u200d👦", "\U000e0067"),
)
"""What text is made of when somebody tries what it can do."""
CLUMSY: tuple[Callable[[str], str], ...] = (
    str,
    str.upper,
    "\u0301".join,
    "\u200b".join,
    " ".join,
    lambda form: f"{form}s",
    lambda form: f"!{form}!",
)
"""How somebody gets a word past a rule that forbids it."""


def fuzzed(kinds: tuple[type[Value], ...], rng: Rng, choices: Sequence[Offer] = ()) -> Value:
    """Any action of any kind: its fields have the right types, one step beyond their bounds included.

    Text is in normal form where a field is declared as such, as it is in all that is read. Now and then it is what
    one of `choices` forbids.
    """
    kind = kinds[int(rng.random() * len(kinds))]
    forbidden = _forbidden(choices)
    return normalised(kind(*[_value(field, rng, forbidden) for field in field_types(kind).values()]))


def _forbidden(choices: Sequence[Offer]) -> Sequence[str]:
    domains = [field.domain for offer in choices for field in offer.fields]
    texts = [domain for domain in domains if isinstance(domain, AnyText)]
    return [form for domain in texts for form in (*domain.forbidden, *domain.forbidden_within)]


def _text(rng: Rng, forbidden: Sequence[str]) -> str:
    if forbidden and rng.random() < 1 / 2:
        form = forbidden[int(rng.random() * len(forbidden))]
        return CLUMSY[int(rng.random() * len(CLUMSY))](form)
    return "".join([NASTY[int(rng.random() * len(NASTY))] for _ in range(int(rng.random() * FARTHEST))])


def _stroke(rng: Rng) -> Stroke:
    """Of no point at all, of some, or as long as can be read."""
    if rng.random() < 1 / 8:
        return Stroke(any_stroke(1, rng) * LONGEST)
    return any_stroke(int(rng.random() * FARTHEST), rng)


def _value(kind: inspect.Type, rng: Rng, forbidden: Sequence[str]) -> object:
    match kind:
        case inspect.IntType(ge=low, le=high):
            low, high = (-1 if low is None else low - 1), (FARTHEST if high is None else high + 1)
            return low + int(rng.random() * (high - low + 1))
        case inspect.EnumType(cls=members):
            return list(members)[int(rng.random() * len(members))]
        case inspect.UnionType(types=types):
            return _value(types[int(rng.random() * len(types))], rng, forbidden)
        case inspect.StrType(pattern=stroke.PATTERN):
            return _stroke(rng)
        case inspect.StrType():
            return _text(rng, forbidden)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.VarTupleType(item_type=item):
            return tuple([_value(item, rng, forbidden) for _ in range(int(rng.random() * 3))])
        case inspect.TupleType(item_types=items):
            return tuple([_value(item, rng, forbidden) for item in items])
        case _:
            raise TypeError(f"no wild value is known for {kind}: add a case")
