"""What a language lacks of a game's words: law 11 asks for nothing to be lacking."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import get_args

from msgspec.structs import fields

from tablee.kernel.game import AnyGame, acts_of, awards_of
from tablee.kernel.offers import OneOf
from tablee.kernel.structs import Value, members, tag
from tablee.words.arguments import Company, kebab, struct_arguments
from tablee.words.samples import ME, NAMES, offer_samples, struct_samples
from tablee.words.speech import Unsaid, Words, words_for

TITLES = ("game-title", "game-tagline")


def missing(language: str, game: AnyGame) -> list[str]:
    """Keys that are not there, and facts and offers whose text fails with something that they may hold."""
    return lacking(words_for(language, game), game)


def lacking(words: Words, game: AnyGame) -> list[str]:
    absent = [key for key in expected(game) if not words.has(key)]
    facts = members(game.facts)
    return [
        *absent,
        *unsayable(words, "fact", facts),
        *unsayable(words, "fact", facts, ".heading"),
        *unsayable(words, "fact", facts, ".showing"),
        *unsayable(words, "fact", facts, ".brief"),
        *unsayable(words, "fact", facts, ".aloud"),
        *unsayable(words, "award", awards_of(game), ".line"),
        *unsayable_offers(words, game),
    ]


def expected(game: AnyGame) -> Iterator[str]:
    """Every key that this game's own sets ask for, each once."""
    yield from TITLES
    for fact in members(game.facts):
        yield f"fact-{kebab(tag(fact))}"
    for action in acts_of(game):
        yield f"offer-{kebab(tag(action))}"
    for name in dict.fromkeys(field.name for action in acts_of(game) for field in fields(action)):
        yield f"field-{kebab(name)}"
    for award in awards_of(game):
        yield from (f"award-{kebab(tag(award))}", f"award-{kebab(tag(award))}.line")
    for why in game.whys:
        yield f"refusal-{kebab(why)}"
    for ending in game.endings:
        yield f"ending-{kebab(ending)}"
    for option in game.options:
        yield f"option-{kebab(option.name)}"
        if isinstance(option.domain, OneOf):
            yield from (f"option-{kebab(option.name)}-{kebab(str(value))}" for value in option.domain.these)
    kinds = (*members(game.facts), *acts_of(game), *awards_of(game))
    for enum in dict.fromkeys(enum for kind in kinds for enum in enums_in(kind)):
        if enum is not game.endings:
            yield from (f"{kebab(enum.__name__)}-{kebab(value)}" for value in enum)


def unsayable(words: Words, prefix: str, kinds: Iterable[type[Value]], attribute: str = "") -> list[str]:
    """Messages `<prefix>-<tag>` that fail with something that their struct can hold; absent ones are not listed."""
    failed = []
    for kind in kinds:
        key = f"{prefix}-{kebab(tag(kind))}{attribute}"
        for sample in struct_samples(kind) if words.has(key) else ():
            for me in (ME, None):
                try:
                    words.filled(key, struct_arguments(sample, Company(NAMES, me), words))
                except Unsaid as unsaid:
                    failed.append(str(unsaid))
    return list(dict.fromkeys(failed))


def unsayable_offers(words: Words, game: AnyGame) -> list[str]:
    failed = []
    for action in acts_of(game):
        for offer in offer_samples(action) if words.has(f"offer-{kebab(tag(action))}") else ():
            try:
                words.offer(offer, Company(NAMES, ME))
            except Unsaid as unsaid:
                failed.append(str(unsaid))
    return list(dict.fromkeys(failed))


def enums_in(kind: object) -> Iterator[type[StrEnum]]:
    """Every StrEnum that a value of this type can hold."""
    return (found for found in types_in(kind) if issubclass(found, StrEnum))


def structs_in(kind: type[Value]) -> Iterator[type[Value]]:
    """Every struct that this one can hold."""
    return (found for field in fields(kind) for found in types_in(field.type) if issubclass(found, Value))


def types_in(kind: object) -> Iterator[type]:
    if not isinstance(kind, type) or get_args(kind):
        for inner in get_args(kind):
            yield from types_in(inner)
        return
    yield kind
    if issubclass(kind, Value):
        for field in fields(kind):
            yield from types_in(field.type)
