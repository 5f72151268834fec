"""What a typed line means: which of the choices, and which values for its fields. Pure; it asks and shows nothing.

A choice is named by its number or by the beginning of its words, and may be followed by values; values alone will do
where only one choice takes them: `1`, `a`, `1 12 shark`, `a 12 sh`, `12 shark`. Nothing is guessed: a line that could
mean two choices is Several, and a choice that is guarded must be named.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import fields as declared

from tablee.kernel.offers import AnySeat, AnyStroke, AnyText, Field, Offer, OneOf, Scalar, Span
from tablee.kernel.refusals import Malformed
from tablee.kernel.stroke import Stroke, as_stroke
from tablee.kernel.structs import Value, converted
from tablee.kernel.text import as_text, folded

LONGEST = 200
"""Characters of a line that are looked at."""

ANY_NUMBER = Span(0, 10**15)
QUOTES = "«»“” \u202f"

Naming = Callable[[str, str, Scalar], str]
"""How a value is called: the action's tag, the field's name, the value."""


@dataclass(frozen=True)
class Choice:
    offer: Offer
    kind: type[Value]
    label: str
    guarded: bool = False
    """Values alone never mean it, unless nothing else can be done."""


@dataclass(frozen=True)
class Draft:
    """An action under way: some of its fields are filled, one by one."""

    choice: Choice
    values: dict[str, Scalar] = field(default_factory=dict)

    @property
    def open(self) -> tuple[Field, ...]:
        """Fields still to be asked; one that can only be one thing is not."""
        return tuple(f for f in self.choice.offer.fields if f.name not in self.values and settled(f) is None)

    def filled(self, name: str, value: Scalar) -> "Draft":
        return Draft(self.choice, {**self.values, name: value})

    def action(self) -> Value:
        given = {f.name: self.values.get(f.name, settled(f)) for f in self.choice.offer.fields}
        kinds = {f.name: f.type for f in declared(self.choice.kind)}
        return self.choice.kind(**{name: _typed(value, kinds[name]) for name, value in given.items()})


@dataclass(frozen=True)
class Several:
    """The line could mean any of these; each could be typed instead."""

    meanings: tuple[str, ...]


def understood(line: str, choices: Sequence[Choice], naming: Naming) -> Draft | Several | None:
    """The choice that this line makes, perhaps with fields still open; None when it makes no sense.

    A bare number is that of a choice. With more behind it, it may be a value: `1 shark` announces one shark, though
    choice 1 takes sharks too. What names one choice and is a value of another, to the letter, could be either.
    """
    found = _meanings(line, choices, naming)
    best: dict[str, Draft] = {}
    for draft in found:
        if draft.choice.label not in best or (best[draft.choice.label].open and not draft.open):
            best[draft.choice.label] = draft
    if len(best) > 1:
        return Several(tuple(unambiguous_line(draft, choices, naming) for draft in best.values()))
    return next(iter(best.values()), None)


def unambiguous_line(draft: Draft, choices: Sequence[Choice], naming: Naming) -> str:
    """A line that means this and nothing else: the first word of the choice and the values, if that is enough.

    `take 3`, `steal Ben 6`, or else `Steal a card from Cat: 4, 7 or reroll`.
    """
    label, action = draft.choice.label, draft.choice.offer.action
    known = [(f.name, draft.values.get(f.name, settled(f))) for f in draft.choice.offer.fields]
    values = [naming(action, name, value) for name, value in known if value is not None]
    first = [word.lower() for word in label.split() if folded(word)][:1]
    short = " ".join([*first, *values])
    enough = values and {meant.choice.label for meant in _meanings(short, choices, naming)} == {label}
    return short if enough else label.strip(QUOTES)


def unnamed(line: str, choices: Sequence[Choice], naming: Naming) -> Draft | None:
    """What a line of values would mean, if only its choice were named: one that is guarded."""
    guarded = [choice for choice in choices if choice.guarded]
    return next(_by_values(line[:LONGEST].split(), guarded, naming), None)


def continued(draft: Draft, line: str, naming: Naming) -> Draft | None:
    """The draft with this line as values of its open fields, the one that is asked or several at once."""
    return next(_filled(line[:LONGEST].split(), draft.open, draft, naming), None)


def nearest(line: str, choices: Sequence[Choice], naming: Naming) -> Draft | None:
    """What a line begins to mean, where the whole makes no sense: its first open field is the one that failed."""
    tokens = line[:LONGEST].split()
    for end in range(len(tokens) - 1, 0, -1):
        draft = understood(" ".join(tokens[:end]), choices, naming)
        if isinstance(draft, Draft) and draft.open:
            return draft
    return None


def loosened(choice: Choice) -> Choice:
    """The same with any number where there was a span: to find what somebody wanted that cannot be."""
    fields = tuple(Field(f.name, ANY_NUMBER) if isinstance(f.domain, Span) else f for f in choice.offer.fields)
    return Choice(Offer(choice.offer.action, fields), choice.kind, choice.label, choice.guarded)


def value_of(text: str, action: str, asked: Field, naming: Naming) -> Scalar | Several | None:
    """What this text means as a value of the field that is asked."""
    domain = asked.domain
    match domain:
        case Span():
            number = number_of(text)
            return number if number is not None and domain.holds(number) else None
        case OneOf(these):
            return _one_of(text, {value: naming(action, asked.name, value) for value in these})
        case AnySeat(most):
            number = number_of(text)
            if number is not None:
                return number - 1 if 1 <= number <= most else None
            return _one_of(text, {value: naming(action, asked.name, value) for value in domain.values()})
        case AnyText():
            typed = as_text(text)
            return typed if domain.holds(typed) else None
        case AnyStroke():
            drawn = stroke_of(text)
            return drawn if domain.holds(drawn) else None


def settled(asked: Field) -> Scalar | None:
    """The value of a field that can only be one thing."""
    values = asked.domain.values()
    only = values[0] if len(values) == 1 else None
    return only if isinstance(only, int | str) else None


def stroke_of(text: str) -> Stroke | None:
    """Points as people write them: `100,200 300,400`, or with how hard the pen was pressed `100,200,40`."""
    written = text.split()
    if not all(re.fullmatch(r"[0-9]{1,4}(,[0-9]{1,4}){1,2}", point) for point in written):
        return None
    try:
        return as_stroke([tuple(map(int, point.split(","))) for point in written])
    except Malformed:
        return None


def number_of(text: str) -> int | None:
    """A number as people write it, with or without spaces between thousands."""
    if not re.fullmatch(r"[0-9]{1,15}|[0-9]{1,3}(\s[0-9]{3}){1,4}", text.strip()):
        return None
    return int(re.sub(r"\s", "", text))


def _one_of(text: str, names: dict[Scalar, str]) -> Scalar | Several | None:
    wanted = folded(text)
    if not wanted:
        return None
    called = {value: folded(name) for value, name in names.items()}
    for fits in (_same, str.startswith):
        found = [value for value, name in called.items() if fits(name, wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            return Several(tuple(names[value] for value in found))
    return None


def _same(name: str, wanted: str) -> bool:
    """Or as its plural: « 12 requins »."""
    return wanted in (name, name + "s")


def _meanings(line: str, choices: Sequence[Choice], naming: Naming) -> list[Draft]:
    """All that the line could mean: a tier that finds something hides those after it."""
    tokens = line[:LONGEST].split()
    unguarded = [choice for choice in choices if not choice.guarded or len(choices) == 1]
    named = list(_by_number(tokens, choices, naming))
    if len(tokens) > 1 and all(draft.open for draft in named):
        whole = [draft for draft in _by_values(tokens, unguarded, naming) if not draft.open]
        if whole:
            return whole
    named = named or list(_by_beginning(tokens, choices, naming))
    if named:
        others = [choice for choice in unguarded if choice not in [draft.choice for draft in named]]
        return [*named, *_by_exact_value(" ".join(tokens), others, naming)]
    return list(_by_values(tokens, unguarded, naming)) or list(_by_any_word(tokens, choices, naming))


def _by_number(tokens: list[str], choices: Sequence[Choice], naming: Naming) -> Iterator[Draft]:
    if tokens and (number := number_of(tokens[0])) is not None and 1 <= number <= len(choices):
        yield from _fills(tokens[1:], choices[number - 1], naming)


def _by_beginning(tokens: list[str], choices: Sequence[Choice], naming: Naming) -> Iterator[Draft]:
    """The words of a choice from its first one on, each whole but the last."""
    for choice in choices:
        label = folded(choice.label)
        for end in range(len(tokens), 0, -1):
            said = folded(" ".join(tokens[:end]))
            if said and not said.isdigit() and label.startswith(said):
                yield from _fills(tokens[end:], choice, naming)


def _by_values(tokens: list[str], choices: Sequence[Choice], naming: Naming) -> Iterator[Draft]:
    if tokens:
        for choice in choices:
            yield from _fills(tokens, choice, naming)


def _by_exact_value(text: str, choices: Sequence[Choice], naming: Naming) -> Iterator[Draft]:
    """Not by the beginning of a value, and not as free text, which could be anything."""
    for choice in choices:
        for asked in choice.offer.fields:
            value = None if isinstance(asked.domain, AnyText) else value_of(text, choice.offer.action, asked, naming)
            if not isinstance(value, int | str):
                continue
            name = naming(choice.offer.action, asked.name, value)
            if isinstance(asked.domain, Span) or _same(folded(name), folded(text)):
                yield Draft(choice, {asked.name: value})


def _by_any_word(tokens: list[str], choices: Sequence[Choice], naming: Naming) -> Iterator[Draft]:
    for choice in choices if tokens else ():
        said = folded(tokens[0])
        if said and not said.isdigit() and any(word.startswith(said) for word in folded(choice.label).split()):
            yield from _fills(tokens[1:], choice, naming)


def _fills(tokens: list[str], choice: Choice, naming: Naming) -> Iterator[Draft]:
    """The choice with all these tokens as values of its fields, in any order."""
    yield from _filled(tokens, choice.offer.fields, Draft(choice), naming)


def _filled(tokens: list[str], left: tuple[Field, ...], draft: Draft, naming: Naming) -> Iterator[Draft]:
    if not tokens:
        yield draft
        return
    for at, asked in enumerate(left):
        for end in range(len(tokens), 0, -1):
            value = value_of(" ".join(tokens[:end]), draft.choice.offer.action, asked, naming)
            if isinstance(value, int | str):
                others = left[:at] + left[at + 1 :]
                yield from _filled(tokens[end:], others, draft.filled(asked.name, value), naming)


def _typed(value: object, kind: object) -> object:
    """As the rules have it: far away a family is a plain string. A number out of range is for them to judge."""
    return value if type(value) is int else converted(value, kind)
