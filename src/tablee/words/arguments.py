"""What a message can refer to: each field of a fact, an offer or a glance becomes arguments, by its declared type.

    type             arguments of a field `x`
    Seat             $x the player's name, or "you"; $x-who: me | one
    tuple of Seat    $x "Ann, Ben and Cat"; $x-who: none | me | one | us (me and others) | many; $x-count
    StrEnum          $x its word, `<class>-<value>`; $x-key its value
    bool             $x yes | no
    int, str         $x itself
    Stroke           $x "a stroke of 12 points"; $x-count
    struct           $x its own message, `<class>`, with its own fields
    tuple            $x the items, joined; $x-count; of numbers also $x-sum
    None             $x none

Values of `-who` and `-key`, yes, no and none are for selectors, never to be shown.
"""

import re
import types
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated, NamedTuple, Protocol, Union, get_args, get_origin

from msgspec.structs import fields

from tablee.kernel.offers import AnySeat, AnyStroke, AnyText, Domain, Offer, OneOf, Span
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.stroke import Stroke, length
from tablee.kernel.structs import Value, converted

Argument = str | int
Arguments = dict[str, Argument]


class Speaker(Protocol):
    def say(self, key: str, /, **arguments: Argument) -> str: ...

    def filled(self, key: str, arguments: Mapping[str, Argument]) -> str: ...


class Company(NamedTuple):
    """Who is at the table, and whose eyes we look through."""

    names: Sequence[str]
    me: Viewer

    def name(self, seat: int, words: Speaker) -> str:
        return words.say("you") if seat == self.me else self.names[seat]


def kebab(name: str) -> str:
    """A class or a tag as it is written in a key: `ShownHand` and `shown_hand` are both `shown-hand`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def struct_arguments(value: Value, company: Company, words: Speaker) -> Arguments:
    found: Arguments = {}
    for field in fields(value):
        found |= value_arguments(field.name, field.type, getattr(value, field.name), company, words)
    return found


def offer_arguments(offer: Offer, action: type[Value], company: Company, words: Speaker) -> Arguments:
    """A field that can only be one thing is that thing; another one says what it can be."""
    kinds = {field.name: field.type for field in fields(action)}
    found: Arguments = {}
    for field in offer.fields:
        kind, values = kinds[field.name], field.domain.values()
        if len(values) == 1:
            found |= value_arguments(field.name, kind, converted(values[0], kind), company, words)
        else:
            found[kebab(field.name)] = domain_text(field.domain, kind, company, words)
    return found


def domain_text(domain: Domain, kind: object, company: Company, words: Speaker) -> str:
    match domain:
        case Span(low, high, ()):
            return words.say("domain-span", low=low, high=high)
        case Span(low, high, holes):
            return words.say("domain-span-but", low=low, high=high, holes=joined(list(map(str, holes)), words))
        case OneOf(these):
            # From far away a family comes as a plain string.
            texts = [value_text(kind, converted(value, kind), company, words) for value in these]
            return joined(texts, words, last="or")
        case AnyText(most, (), ()):
            return words.say("domain-words", most=most)
        case AnyText(most, forbidden, within):
            forms = [words.say("domain-form", form=form) for form in (*forbidden, *within)]
            return words.say("domain-words-but", most=most, forms=joined(forms, words, last="or"))
        case AnyStroke(most):
            return words.say("domain-strokes", most=most)
        case AnySeat(most):
            return words.say("domain-seat", most=most)


def value_text(kind: object, value: object, company: Company, words: Speaker) -> str:
    """One value as it is shown in a list."""
    return str(value_arguments("x", kind, value, company, words)["x"])


def value_arguments(name: str, kind: object, value: object, company: Company, words: Speaker) -> Arguments:
    """The arguments that a field of this name, type and value gives."""
    key, kind = kebab(name), _actual(kind, value)
    match value:
        case None:
            return {key: "none"}
        case bool():
            return {key: "yes" if value else "no"}
        case int() if kind is Seat:
            return {key: company.name(value, words), f"{key}-who": "me" if value == company.me else "one"}
        case StrEnum():
            word = words.say(f"{kebab(type(value).__name__)}-{kebab(value)}")
            return {key: word, f"{key}-key": str(value)}
        case str() if kind is Stroke:
            count = length(Stroke(value))
            return {key: words.say("stroke", points=count), f"{key}-count": count}
        case int() | str():
            return {key: value}
        case tuple():
            return _tuple_arguments(key, kind, value, company, words)
        case Value():
            own = struct_arguments(value, company, words)
            return {key: words.filled(kebab(type(value).__name__), own)}
        case _:
            raise TypeError(f"no words for {value!r}")


def _tuple_arguments(key: str, kind: object, values: tuple[object, ...], company: Company, words: Speaker) -> Arguments:
    kinds = _item_kinds(kind, len(values))
    found: Arguments = {f"{key}-count": len(values)}
    if Seat in get_args(kind):
        values = tuple(sorted(values, key=lambda seat: seat != company.me))  # I am named first
        found[f"{key}-who"] = _who(values, company.me)
    elif values and all(type(value) is int for value in values):
        found[f"{key}-sum"] = sum(value for value in values if isinstance(value, int))
    texts = [value_text(item, value, company, words) for item, value in zip(kinds, values, strict=True)]
    in_lines = any(isinstance(value, Value) and _holds_tuple(type(value)) for value in values)
    found[key] = "".join(f"\n  {capital(text)}" for text in texts) if in_lines else joined(texts, words)
    return found


def _who(seats: tuple[object, ...], me: Viewer) -> str:
    if len(seats) > 1:
        return "us" if me in seats else "many"
    return "none" if not seats else "me" if me in seats else "one"


def joined(texts: Sequence[str], words: Speaker, last: str = "and") -> str:
    if len(texts) < 2:
        return texts[0] if texts else words.say("list-none")
    rest = texts[0]
    for text in texts[1:-1]:
        rest = words.say("list-more", rest=rest, next=text)
    return words.say(f"list-{last}", rest=rest, next=texts[-1])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _item_kinds(kind: object, count: int) -> tuple[object, ...]:
    kinds = get_args(kind)
    return (kinds[0],) * count if len(kinds) == 2 and kinds[1] is ... else kinds


def _holds_tuple(kind: type[Value]) -> bool:
    """A thing that itself holds a list reads better on a line of its own."""
    return any(get_origin(_plain(field.type)) is tuple for field in fields(kind))


def _plain(kind: object) -> object:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _actual(kind: object, value: object) -> object:
    """Which member of a union this value is of: all that matters is to find seats, strokes and tuples."""
    kind = _plain(kind)
    if get_origin(kind) not in (Union, types.UnionType):
        return kind
    others = [_plain(other) for other in get_args(kind)]
    if isinstance(value, tuple):
        return next(other for other in others if get_origin(other) is tuple)
    return next((one for one in (Seat, Stroke) if one in others), kind)
