"""The contract: all that a game is, as a frozen record of plain functions over frozen structs.

A game never draws, waits, reads or writes. What it needs from outside comes in as an entry (see `entries.py`): an
action of a seat, an answer to a question it asked, the end of a timer it set. Its functions trust what they are given:
`checked.py` is for callers whom nobody has checked. The laws that every game obeys are in `laws.py`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.parts import Part
from tablee.kernel.chance import ChanceAnswer, ChanceQuestion, Rng
from tablee.kernel.ending.honours import Honours
from tablee.kernel.entries import Entry, Measured
from tablee.kernel.ink.sheet import Sheet
from tablee.kernel.offers import Offer, Offers, Option, Scalar
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.show import Shows
from tablee.kernel.structs import Value, members


class Measure(Value, frozen=True, tag="measure"):
    """Ask the table how near a typed answer comes. Goes to the table alone: `accepted` is secret."""

    said: str
    accepted: tuple[str, ...]
    refused: tuple[str, ...] = ()
    """Never accepted, however near they are to one that is."""


LAST_STROKE = 700
"""Milliseconds that suffice for what left a device when its countdown showed 0."""


class Timer(Value, frozen=True):
    """A countdown that the rules themselves set, such as the last five seconds of a drawing.

    It runs on for as long as `pending` gives an equal one, whatever else happens; another name or length is a new one.
    """

    name: str
    seconds: int
    grace: int = 0
    """Milliseconds beyond 0 in which what was sent at the last moment still counts, such as `LAST_STROKE`. Nobody sees
    them; a countdown that only lets the game go on needs none."""
    hurries: bool = False
    """It runs for one alone, as all others are done or wait for an answer: whoever is awaited is told so, large."""


class Waiting(Value, frozen=True, tag="waiting"):
    """Nothing happens until a seat speaks. All of it is public."""

    awaited: tuple[Seat, ...]
    may: tuple[Seat, ...] = ()
    """Seats that may speak out of turn, though nobody waits for them."""
    timer: Timer | None = None
    ahead: Timer | None = None
    """The countdown that will hurry whoever is left last of those who are awaited: a table says so before it begins."""


class Result(Value, frozen=True):
    places: tuple[int, ...]
    """By seat, from 1; equal places are shared."""
    scores: tuple[int, ...]
    why: str
    """Which of the game's ways to end this was; `ending-…` in its words."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Over(Value, frozen=True, tag="over"):
    result: Result


Question = ChanceQuestion | Measure
Answer = ChanceAnswer | Measured
Pending = Question | Waiting | Over

Options = Mapping[str, Scalar]
Level = str
"""A bot's strength, one of `LEVELS`."""
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
"""Weakest first."""

State = TypeVar("State")
View = TypeVar("View")
Action = TypeVar("Action")
Fact = TypeVar("Fact")


@dataclass(frozen=True, kw_only=True, eq=False)
class HostActs(Generic[State, View]):
    """What the host may do in a game that its rules must hear, whenever somebody is awaited. All of it is public.

    What is still offered when the game is over (a drawing on the wall) leaves its result as it is, and comes after the
    record, which does not hold it.
    As for a seat: `refusal` says no, and both it and `offers` read a view, that of a spectator; so nothing that a host
    may or may not do tells a secret.
    """

    acts: Any
    """A union of tagged structs, for the codec; their tags are none of the game's actions'."""
    offers: Callable[[View], tuple[Offer, ...]]
    refusal: Callable[[View, Any], StrEnum | None]
    apply: Callable[[State, Any], State]
    """Asks `refusal` and raises Refused."""
    takes: Callable[[State, Any], Sheet] | None = None
    """In a game with sheets: the one that this act takes away, before it is done. A table then forgets its ink as soon
    as the game is over, and hands nothing of it out, be it that everybody would keep it."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[State, View, Action, Fact]):
    """One game. Fields first: its identity card and its closed sets; then its functions, in the order of questions."""

    name: str
    rules_version: int
    """Goes up with anything that changes how a game is decided; old records name the one that they were played by."""
    players: range
    minutes: tuple[int, int]
    bound: int
    """More decisions than any game of random players takes."""
    most_lines: int = 5_000
    """Lines of its record, whatever they say, after which a table ends it without a winner: people who play need a
    small part of them, people who do not would go on for ever."""
    options: tuple[Option, ...] = ()

    states: Any
    views: Any
    actions: Any
    facts: Any
    """Unions of tagged structs, for the codec."""
    cards: Any = None
    """What its cards are: a struct or a union of tagged structs, of structs, tuples, texts and whole numbers; None for
    a game without."""
    least_cards: int = 1
    """Of a pack that it can be played with."""
    aids: Any = None
    """What `aid` returns, a struct or a union of them, for the codec and the page's types; None where it is None."""
    awards: Any = None
    """What `honours` gives, a union of tagged structs with a `seat`, for the codec and the words; None likewise."""
    whys: type[StrEnum]
    endings: type[StrEnum]
    own_facts: tuple[type[Any], ...] | None = None
    """Facts that do not say the same to everybody. A table takes what a spectator is told for what all are told, if
    none of these is in it. None: nothing is known of that, and all are told one by one."""
    shows: Shows = field(default_factory=dict)
    """How long each kind of fact takes to show; what an entry tells takes as long for every viewer."""
    ink: tuple[type[Any], ...] = ()
    """Actions that only fill what is to be forgotten, drawings say: without all of them a log leads to the same result.
    A table erases them a day after the game."""
    sheet: Callable[[State, Seat], Sheet] | None = None
    """On which one the ink goes that this seat uses now. Without all ink of any sheets, too, a log leads to the same
    result. None where no host takes any away."""
    looks_back: bool = False
    """What `tell` says of the end is worked out from the whole game, which takes a while: kept for a moment, so that a
    table can have it worked out elsewhere first."""
    slow: tuple[type[Any], ...] = ()
    """Actions that can take `apply` long. What it came to is kept for a moment, so that a table can have it worked out
    elsewhere first."""
    anytime: tuple[type[Any], ...] = ()
    """Actions that may be made while something is still shown, as nobody would wait to."""
    after_people: tuple[type[Any], ...] = ()
    """Actions by which a seat is done before others, so that whoever is last is hurried: at a table a bot makes none of
    them before most people have (`tables/patience.py`). Among bots alone nobody waits."""
    pondered: tuple[type[Any], ...] = ()
    """Views with which people think for a while: at a table bots take longer with one before them, whatever they then
    do, so that people can speak before they do."""

    setup: Callable[[Options, int, Pack | None], State]
    """Options, number of players, and the pack of cards (None for a game without).

    An option whose meaning depends on the number of players is checked here, and Malformed when it is off; one that
    names a seat (`AnySeat`) was checked before.
    """
    players_in: Callable[[State], int]
    """How many play, of any state."""
    pending: Callable[[State], Pending]
    answer: Callable[[State, Answer], State]
    """What chance or the measure said. One that does not fit the question is a bug, not a refusal."""
    view: Callable[[State, Viewer], View]
    """All that this seat may know, built field by field."""
    parts_seen: Callable[[State, Viewer], Iterable[Part]] | None = None
    """Which parts of cards stand in this viewer's view: exactly those. A game with cards has it, and no other."""
    names: Callable[[Pack], Iterable[str]] | None = None
    """Every name that any card answers to, where answers are typed: whoever types another card's made no slip."""
    offers: Callable[[View], Offers]
    refusal: Callable[[View, Action], StrEnum | None]
    """The one place that says no. It reads a view, so it cannot betray what the seat may not know."""
    apply: Callable[[State, Seat, Action], State]
    """Asks `refusal` and raises Refused."""
    in_time: Callable[[View, Action, int], bool] | None = None
    """Whether an action that answers an earlier decision of this seat still comes in time: one that speaks of something
    that stands, whatever has been asked since. The rules then judge it like any other. None where nothing ever does.
    """
    elapse: Callable[[State, Timer], State] | None = None
    host: HostActs[State, View] | None = None
    """None where no host has a say in the game itself."""
    tell: Callable[[State, Entry[Action], State, Viewer], tuple[Fact, ...]]
    """What this seat perceives of what just happened."""
    recap: Callable[[State, Viewer], tuple[Fact, ...]] | None = None
    """What this viewer would have been told on the way to this state, at its shortest, so that a game can begin in the
    middle. None where nobody need have been told anything."""
    imagine: Callable[[View, Sequence[Fact], Pack | None, Rng], State]
    """A world that the viewer cannot tell from the real one, given all that it was told; cards come from the pack."""
    occasion: Callable[[State, Seat], int | None] | None = None
    """In games of knowledge: which question or card this is for a seat that may speak now, counted so that the seat
    could count it too; None where there is nothing to know. On one occasion a bot's luck stays the same."""
    hunch: Callable[[State, Seat, Level, float], object] | None = None
    """What a person of that level might happen to know on this occasion, as plain values or structs, for bots alone.

    `float` is a secret number from 0 up to 1 that the table has drawn for this seat and occasion. Stands with
    `occasion` or not at all.
    """
    aid: Callable[[View, Sequence[Fact], str], object] | None = None
    """What the table lets a seat be helped with, from what it may know; the dial is one of the game's options."""
    glance: Callable[[View], tuple[Value, ...]] | None = None
    """How things stand for whoever looks, in a few tagged structs: for a terminal, later for a screen reader."""
    result: Callable[[State], Result | None]
    honours: Callable[[Sequence[Fact], int], Honours] | None = None
    """What people are remembered for once it is over, from all that a spectator was told, and how many played: so it
    tells nothing that was not shown to everybody. Stands with `awards` or not at all."""


AnyGame = Game[Any, Any, Any, Any]
"""A game whose own types do not matter here: tables, tools and laws treat all games alike."""


def acts_of(game: AnyGame) -> tuple[type[Value], ...]:
    """All that anybody can do in it: the actions of a seat, and the acts of a host. No two have the same tag."""
    return (*members(game.actions), *(members(game.host.acts) if game.host is not None else ()))


def told_to_all(game: AnyGame, public: Iterable[Any]) -> bool:
    """Whether everybody is told of something what a spectator is told of it, which is this."""
    own = game.own_facts
    return own is not None and set(map(type, public)).isdisjoint(own)


def awards_of(game: AnyGame) -> tuple[type[Value], ...]:
    """All that somebody can be remembered for."""
    return members(game.awards) if game.awards is not None else ()
