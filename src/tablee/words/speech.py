"""One language at one game: facts, offers and all else, said to one person at the table."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache

from fluent.runtime import FluentBundle
from msgspec.structs import fields

from tablee.kernel.game import AnyGame, Result, acts_of
from tablee.kernel.offers import Field, Offer, Offers, Scalar
from tablee.kernel.seats import Seat
from tablee.kernel.structs import Value, converted, tag
from tablee.words.arguments import (
    Argument,
    Arguments,
    Company,
    capital,
    domain_text,
    joined,
    kebab,
    offer_arguments,
    struct_arguments,
    value_arguments,
    value_text,
)
from tablee.words.sources import common_text, game_text, resource


class Unsaid(LookupError):  # noqa: N818 - it says what happened
    """There is no such message, or it refers to what it was not given: a mistake in the words or in their use."""


class Words:
    """The words of one language: those common to all games, and those of one game, which may say things their way."""

    def __init__(self, language: str, game: AnyGame | None = None, own: str | None = None) -> None:
        """`own` stands for the game's words file where it has none, as a game in a test."""
        self.language = language
        self._speak_of(game, own)

    def turn_to(self, game: AnyGame) -> None:
        """From now on it is about another game."""
        self._speak_of(game, None)

    def _speak_of(self, game: AnyGame | None, own: str | None) -> None:
        self._actions = {tag(act): act for act in acts_of(game)} if game else {}
        # Marks around what is filled in are for mixed directions of writing. Ours run one way, and the marks would get
        # into tests, records and searches.
        self._bundle = FluentBundle([self.language], use_isolating=False)
        if own is not None:
            self._bundle.add_resource(resource(own))
        elif game is not None:
            self._bundle.add_resource(resource(game_text(game.name, self.language)))
        self._bundle.add_resource(resource(common_text(self.language)))

    def has(self, key: str) -> bool:
        """`key.attribute` is an attribute of a message."""
        key, _, attribute = key.partition(".")
        if not self._bundle.has_message(key):
            return False
        return not attribute or attribute in self._bundle.get_message(key).attributes

    def say(self, key: str, /, **arguments: Argument) -> str:
        return self.filled(key, {kebab(name): argument for name, argument in arguments.items()})

    def filled(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """A message with its arguments; `key.attribute` is an attribute of one."""
        key, _, attribute = key.partition(".")
        if not self.has(key):
            raise Unsaid(f"{self.language} has no words for {key}")
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise Unsaid(f"{key} has attributes only in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise Unsaid(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def fact(self, fact: Value, company: Company) -> str:
        """What happened, as a sentence or a few lines."""
        given = struct_arguments(fact, company, self)
        return capital(self.filled(f"fact-{kebab(tag(fact))}", given))

    def heading(self, fact: Value, company: Company) -> str | None:
        """What stands above this fact in a record, where a new part of the game begins with it."""
        return self._aspect(fact, "heading", company) or None

    def showing(self, fact: Value, company: Company) -> str:
        """What is being shown while nobody knows yet what comes of it; "" where the game has no words for that."""
        return self._aspect(fact, "showing", company)

    def brief(self, fact: Value, company: Company) -> str:
        """What happened, where all of it is read elsewhere: on a board; "" where the game has no words for that."""
        return self._aspect(fact, "brief", company)

    def _aspect(self, fact: Value, name: str, company: Company) -> str:
        key, given = f"fact-{kebab(tag(fact))}.{name}", struct_arguments(fact, company, self)
        return capital(self.filled(key, given)) if self.has(key) else ""

    def glance(self, seen: Value, company: Company) -> tuple[str, str]:
        """One line of how things stand: its label and its text."""
        key, given = f"glance-{kebab(tag(seen))}", struct_arguments(seen, company, self)
        return self.say(f"{key}.label"), self.filled(key, given)

    def award(self, award: Value, company: Company) -> tuple[str, str]:
        """What somebody is remembered for: its title, and who did what."""
        key = f"award-{kebab(tag(award))}"
        return self.say(key), capital(self.filled(f"{key}.line", struct_arguments(award, company, self)))

    def refusal(self, why: StrEnum | str) -> str:
        return self.say(f"refusal-{kebab(why)}")

    def ending(self, result: Result) -> str:
        """In which of the game's ways it ended."""
        return self.say(f"ending-{kebab(result.why)}")

    def offer(self, offer: Offer, company: Company) -> str:
        given = offer_arguments(offer, self._actions[offer.action], company, self)
        return capital(self.filled(f"offer-{kebab(offer.action)}", given))

    def guarded(self, action: str) -> bool:
        """Whether the game's words have a question to ask before this action is done: `offer-<tag>.sure`."""
        return self.has(f"offer-{kebab(action)}.sure")

    def sure(self, action: Value, company: Company) -> str:
        """That question: for what a slip of the finger must not do."""
        return self.filled(f"offer-{kebab(tag(action))}.sure", struct_arguments(action, company, self))

    def turn(self, view: Value, offers: Offers, company: Company) -> str:
        """What is expected of whoever is asked, in one sentence: `turn-<tag of the view>`, where the game has one.

        It can refer to the seats, numbers and flags of the view, and to `$can-<tag>`, yes or no, for every action.
        """
        key = f"turn-{kebab(tag(view))}"
        if not self.has(key):
            return self.say("turn")
        given: Arguments = {}
        for field in fields(view):
            if isinstance(getattr(view, field.name), int):
                given |= value_arguments(field.name, field.type, getattr(view, field.name), company, self)
        on_offer = {offer.action for offer in offers.choices}
        for action in self._actions:
            given[f"can-{kebab(action)}"] = "yes" if action in on_offer else "no"
        return self.filled(key, given)

    def awaited(self, view: Value | None, seats: tuple[Seat, ...], company: Company) -> str:
        """What these are at: `awaited-<tag of the view>`, where the game has words for it."""
        own = "" if view is None else f"awaited-{kebab(tag(view))}"
        given = value_arguments("seats", tuple[Seat, ...], seats, company, self)
        return self.filled(own if own and self.has(own) else "awaited", given)

    def soon(self, view: Value, seconds: int, others: tuple[Seat, ...], company: Company) -> str:
        """That the rules will count down for whoever is last: `soon-<tag of the view>`; "" without words for it."""
        key, given = f"soon-{kebab(tag(view))}", value_arguments("others", tuple[Seat, ...], others, company, self)
        return self.filled(key, {"seconds": seconds, **given}) if self.has(key) else ""

    def seat_change(self, seat: Seat, player: str, company: Company) -> str:
        """Who plays it from here on: the `person` it belongs to, a `bot`, or `another` person."""
        return capital(self.filled(f"seat-{player}", value_arguments("seat", Seat, seat, company, self)))

    def winners(self, seats: tuple[Seat, ...], company: Company) -> str:
        return capital(self.filled("end-winners", value_arguments("winners", tuple[Seat, ...], seats, company, self)))

    def listed(self, texts: Sequence[str], last: str = "and") -> str:
        """« a, b et c », or with another word before the last one."""
        return joined(texts, self, last)

    def field(self, name: str) -> str:
        return self.say(f"field-{kebab(name)}")

    def domain(self, action: str, field: Field, company: Company) -> str:
        """What this field of an action can be."""
        return domain_text(field.domain, self._kind(action, field.name), company, self)

    def value(self, action: str, field: str, value: Scalar, company: Company) -> str:
        """One value of a field of an action, as it is listed and typed."""
        kind = self._kind(action, field)
        return value_text(kind, converted(value, kind), company, self)

    def _kind(self, action: str, field: str) -> object:
        return next(found.type for found in fields(self._actions[action]) if found.name == field)


@cache
def words_for(language: str, game: AnyGame) -> Words:
    """Kept, as a file is read but once."""
    return Words(language, game)
