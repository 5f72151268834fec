"""Murmure: a small game made to try the contract on every case that the five games will need.

Everyone holds a secret tile and secretly hands in a guess of the sum of all tiles. Whoever has handed in may shout one
word out of turn, which the table measures against the word of the top card (everybody sees its clue), or yawn. When one
player is left, a countdown runs; at its end chance hands in for them. Anyone who still thinks may scribble, which
nobody else ever sees. The nearest guess wins.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, cast

from msgspec import Meta
from msgspec.structs import replace

from tablee.kernel.cards.deck import dealt, shuffles
from tablee.kernel.cards.pack import Pack
from tablee.kernel.cards.parts import Part
from tablee.kernel.chance import Pick, Picked, Rng, Shuffle, Shuffled, shuffled
from tablee.kernel.entries import Acted, Answered, Elapsed, Entry, Measured, Overruled
from tablee.kernel.game import (
    LAST_STROKE,
    Answer,
    Game,
    HostActs,
    Measure,
    Options,
    Over,
    Pending,
    Result,
    Timer,
    Waiting,
)
from tablee.kernel.offers import LOT, AnySeat, AnyStroke, AnyText, Field, Offer, Offers, OneOf, Option, Span
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.stroke import Stroke
from tablee.kernel.structs import Value
from tablee.kernel.text import Text
from tests.kernel.murmure_cards import PACK, MagicWord, names
from tests.kernel.murmure_facts import SHOWS, Award, Blanked, Dealt, Fact, Heard, Ready, Revealed, Shouted, honours

TILES = tuple(range(1, 10))
HIGHEST = 36
STROKES_KEPT = 60
"""On a slate; the oldest go."""
COUNTDOWN = Timer("countdown", seconds=5, grace=LAST_STROKE)


class Guess(Value, frozen=True, tag="guess"):
    number: Annotated[int, Meta(ge=1, le=HIGHEST)]


class Shout(Value, frozen=True, tag="shout"):
    word: Text


class Scribble(Value, frozen=True, tag="scribble"):
    stroke: Stroke


class Yawn(Value, frozen=True, tag="yawn"):
    """Give up one's shout."""


Action = Guess | Shout | Scribble | Yawn


class Blank(Value, frozen=True, tag="blank"):
    """The host's: wipe the slate of somebody who still thinks."""

    seat: Seat


class Why(StrEnum):
    NOT_NOW = "not_now"
    OUT_OF_RANGE = "out_of_range"


class Ending(StrEnum):
    NEAREST = "nearest"


class Dealing(Value, frozen=True, tag="dealing"):
    players: int
    step: int
    pack: Pack
    first: Seat | None = None
    """Who must hand in before anybody else may speak; None where no matter who comes first."""
    orders: tuple[tuple[int, ...], ...] = ()  # SECRET: of the pack, as chance has shuffled it so far


class Guessing(Value, frozen=True, tag="guessing"):
    step: int
    pack: Pack
    tiles: tuple[int, ...]  # SECRET: tiles[s] is known to seat s alone
    pile: tuple[int, ...]  # SECRET
    guesses: tuple[int | None, ...]  # SECRET: guesses[s] is known to seat s alone, that there is one to all
    slates: tuple[tuple[Stroke, ...], ...]  # SECRET: slates[s] is known to seat s alone
    shouted: tuple[Seat, ...]
    first: Seat | None = None
    deck: tuple[int, ...] = (0,)  # SECRET but for the clue of the first


class Measuring(Value, frozen=True, tag="measuring"):
    guessing: Guessing
    word: Text


class Filling(Value, frozen=True, tag="filling"):
    guessing: Guessing
    seat: Seat


class Done(Value, frozen=True, tag="done"):
    tiles: tuple[int, ...]
    guesses: tuple[int, ...]
    pack: Pack = PACK
    deck: tuple[int, ...] = (0,)  # SECRET but for the clue and the word of the first


State = Dealing | Guessing | Measuring | Filling | Done


class View(Value, frozen=True, tag="view"):
    me: Viewer
    phase: str
    players: int
    own: int | None = None
    guess: int | None = None
    slate: tuple[Stroke, ...] = ()
    ready: tuple[bool, ...] = ()
    shouted: tuple[Seat, ...] = ()
    tiles: tuple[int, ...] = ()
    guesses: tuple[int, ...] = ()
    word: Text = Text("")
    first: Seat | None = None
    clue: str = ""
    magic: str = ""


def setup(options: Options, players: int, pack: Pack | None) -> State:
    first = options["first"]
    assert pack is not None
    return Dealing(players, int(options["step"]), pack, None if first == LOT else Seat(int(first)))


def players_in(state: State) -> int:
    match state:
        case Dealing():
            return state.players
        case Measuring() | Filling():
            return players_in(state.guessing)
        case Guessing() | Done():
            return len(state.tiles)


def pending(state: State) -> Pending:
    match state:
        case Dealing():
            return (*shuffles(state.pack), Shuffle(len(TILES)))[len(state.orders)]
        case Measuring():
            card = top_card(state.guessing)
            return Measure(state.word, (card.word, *card.also))
        case Filling():
            return Pick(HIGHEST)
        case Guessing():
            if state.first is not None and state.guesses[state.first] is None:
                return Waiting((state.first,))
            awaited = tuple(Seat(seat) for seat, guess in enumerate(state.guesses) if guess is None)
            may = tuple(
                Seat(s) for s, guess in enumerate(state.guesses) if guess is not None and s not in state.shouted
            )
            return Waiting(awaited, may, COUNTDOWN if len(awaited) == 1 else None)
        case Done():
            ending = result(state)
            assert ending is not None
            return Over(ending)


def answer(state: State, given: Answer) -> State:
    match state, given:
        case Dealing(), Shuffled(order) if len(state.orders) < len(shuffles(state.pack)):
            return replace(state, orders=(*state.orders, order))
        case Dealing(players=n), Shuffled(order):
            tiles, deck = tuple(TILES[i] for i in order), dealt(state.pack, state.orders)
            return Guessing(state.step, state.pack, tiles[:n], tiles[n:], (None,) * n, ((),) * n, (), state.first, deck)
        case Measuring(), Measured():
            return state.guessing
        case Filling(), Picked(index):
            return _handed_in(state.guessing, state.seat, index + 1)
        case _:
            raise AssertionError(given)


def view(state: State, me: Viewer) -> View:
    match state:
        case Dealing():
            return View(me, "dealing", state.players, first=state.first)
        case Measuring():
            return replace(view(state.guessing, me), phase="measuring", word=state.word)
        case Filling():
            return replace(view(state.guessing, me), phase="filling")
        case Guessing():
            ready = tuple(guess is not None for guess in state.guesses)
            public = View(
                me,
                "guessing",
                len(ready),
                ready=ready,
                shouted=state.shouted,
                first=state.first,
                clue=top_card(state).clue,
            )
            if me is None:
                return public
            return replace(public, own=state.tiles[me], guess=state.guesses[me], slate=state.slates[me])
        case Done():
            card = top_card(state)
            return View(
                me,
                "done",
                len(state.tiles),
                tiles=state.tiles,
                guesses=state.guesses,
                clue=card.clue,
                magic=card.word,
            )


GUESS = Offer("guess", (Field("number", Span(1, HIGHEST, holes=(13,))),))
SHOUTED_WORD = AnyText(8, forbidden=("hush", "be still"), forbidden_within=("mur",))
SHOUT = Offer("shout", (Field("word", SHOUTED_WORD),))
YAWN = Offer("yawn")
SCRIBBLED = AnyStroke(100)
SCRIBBLE = Offer("scribble", (Field("stroke", SCRIBBLED),))


def _waits(seen: View) -> bool:
    """Whether somebody else is to hand in first."""
    return seen.first not in (None, seen.me) and not seen.ready[seen.first]


def offers(seen: View) -> Offers:
    if seen.me is None or seen.phase != "guessing" or _waits(seen):
        return Offers(0, ())
    if not seen.ready[seen.me]:
        return Offers(1, (GUESS, SCRIBBLE))
    return Offers(2, () if seen.me in seen.shouted else (SHOUT, YAWN))


def refusal(seen: View, action: Action) -> Why | None:
    if seen.me is None or seen.phase != "guessing" or _waits(seen):
        return Why.NOT_NOW
    match action:
        case Guess(number):
            if seen.ready[seen.me]:
                return Why.NOT_NOW
            return None if 1 <= number <= HIGHEST and number != 13 else Why.OUT_OF_RANGE
        case Shout(word):
            if not seen.ready[seen.me] or seen.me in seen.shouted:
                return Why.NOT_NOW
            return None if SHOUTED_WORD.holds(word) else Why.OUT_OF_RANGE
        case Yawn():
            return Why.NOT_NOW if not seen.ready[seen.me] or seen.me in seen.shouted else None
        case Scribble(stroke):
            if seen.ready[seen.me]:
                return Why.NOT_NOW
            return None if SCRIBBLED.holds(stroke) else Why.OUT_OF_RANGE


def apply(state: State, seat: Seat, action: Action) -> State:
    if why := refusal(view(state, seat), action):
        raise Refused(why)
    assert isinstance(state, Guessing)
    match action:
        case Guess(number):
            return _handed_in(state, seat, number)
        case Shout(word):
            return Measuring(replace(state, shouted=(*state.shouted, seat)), word)
        case Yawn():
            return replace(state, shouted=(*state.shouted, seat))
        case Scribble(stroke):
            slates = (*state.slates[:seat], (*state.slates[seat], stroke)[-STROKES_KEPT:], *state.slates[seat + 1 :])
            return replace(state, slates=slates)


def host_offers(seen: View) -> tuple[Offer, ...]:
    thinking = tuple(seat for seat, ready in enumerate(seen.ready) if not ready) if seen.phase == "guessing" else ()
    return (Offer("blank", (Field("seat", OneOf(thinking)),)),) if thinking else ()


def host_refusal(seen: View, act: Blank) -> Why | None:
    if seen.phase != "guessing":
        return Why.NOT_NOW
    return None if 0 <= act.seat < len(seen.ready) and not seen.ready[act.seat] else Why.OUT_OF_RANGE


def blank(state: State, act: Blank) -> State:
    if why := host_refusal(view(state, None), act):
        raise Refused(why)
    assert isinstance(state, Guessing)
    return replace(state, slates=(*state.slates[: act.seat], (), *state.slates[act.seat + 1 :]))


def elapse(state: State, timer: Timer) -> State:
    assert isinstance(state, Guessing)
    assert timer == COUNTDOWN
    return Filling(state, Seat(state.guesses.index(None)))


def _handed_in(state: Guessing, seat: Seat, number: int) -> Guessing | Done:
    guesses = (*state.guesses[:seat], number, *state.guesses[seat + 1 :])
    handed = tuple(guess for guess in guesses if guess is not None)
    if len(handed) == len(guesses):
        return Done(state.tiles, handed, state.pack, state.deck)
    return replace(state, guesses=guesses)


def tell(before: State, entry: Entry[Action], after: State, me: Viewer) -> tuple[Fact, ...]:
    facts: list[Fact] = []
    match entry:
        case Answered(Shuffled()):
            if isinstance(after, Guessing):
                facts.append(Dealt(None if me is None else after.tiles[me], top_card(after).clue))
        case Answered(Picked()):
            assert isinstance(before, Filling)
            facts.append(Ready(before.seat))
        case Acted(seat, Guess()):
            facts.append(Ready(seat))
        case Acted(seat, Shout(word)):
            facts.append(Shouted(seat, word))
        case Overruled(Blank(seat)):
            facts.append(Blanked(seat))
        case Answered(Measured(verdict)):
            facts.append(Heard(verdict))
    if isinstance(after, Done):
        facts.append(Revealed(after.tiles, after.guesses))
    return tuple(facts)


def recap(state: State, me: Viewer) -> tuple[Fact, ...]:
    match state:
        case Dealing():
            return ()
        case Measuring():
            return (*recap(state.guessing, me), Shouted(state.guessing.shouted[-1], state.word))
        case Filling():
            return recap(state.guessing, me)
        case Guessing():
            ready = [Ready(Seat(seat)) for seat, guess in enumerate(state.guesses) if guess is not None]
            return (Dealt(None if me is None else state.tiles[me], top_card(state).clue), *ready)
        case Done():
            return (Revealed(state.tiles, state.guesses),)


def imagine(seen: View, told: Sequence[Fact], pack: Pack | None, rng: Rng) -> State:
    assert pack is not None
    if seen.phase == "dealing":
        return Dealing(seen.players, 1, pack, seen.first)
    top = next(number for number, card in enumerate(pack.cards) if card.clue == seen.clue)
    deck = (top, *[number for number in shuffled(range(len(pack.cards)), rng) if number != top])
    if seen.phase == "done":
        return Done(seen.tiles, seen.guesses, pack, deck)
    tiles = [tile for tile in shuffled(TILES, rng) if tile != seen.own]
    guesses: list[int | None] = [1 if ready else None for ready in seen.ready]
    slates: list[tuple[Stroke, ...]] = [()] * seen.players
    if seen.me is not None and seen.own is not None:
        tiles.insert(seen.me, seen.own)
        guesses[seen.me], slates[seen.me] = seen.guess, seen.slate
    n = seen.players
    world = Guessing(
        1, pack, tuple(tiles[:n]), tuple(tiles[n:]), tuple(guesses), tuple(slates), seen.shouted, seen.first, deck
    )
    match seen.phase:
        case "measuring":
            return Measuring(world, seen.word)
        case "filling":
            return Filling(world, Seat(guesses.index(None)))
        case _:
            return world


def result(state: State) -> Result | None:
    if not isinstance(state, Done):
        return None
    off = [abs(guess - sum(state.tiles)) for guess in state.guesses]
    return Result(tuple(1 + sum(o < mine for o in off) for mine in off), tuple(-o for o in off), Ending.NEAREST)


def top_card(state: Guessing | Done) -> MagicWord:
    return cast("MagicWord", state.pack.cards[state.deck[0]])


def parts_seen(state: State, _: Viewer) -> tuple[Part, ...]:
    match state:
        case Dealing():
            return ()
        case Measuring() | Filling():
            return parts_seen(state.guessing, _)
        case Guessing():
            return ((state.deck[0], "clue"),)
        case Done():
            return (state.deck[0], "clue"), (state.deck[0], "word")


def occasion(state: State, seat: Seat) -> int | None:
    """The sum, over all that a seat scribbles until it hands in; then whether it is in the mood to yawn."""
    assert isinstance(state, Guessing)
    return 0 if state.guesses[seat] is None else 1


def hunch(state: State, seat: Seat, level: str, draw: float) -> object:
    """A noisy idea of the sum: what a person who is good at this might feel. Or a mood."""
    assert isinstance(state, Guessing)
    if state.guesses[seat] is not None:
        return draw < 1 / 2
    spread = {"easy": 8, "hard": 1}.get(level, 4)
    return sum(state.tiles) + round((2 * draw - 1) * spread)


def aid(seen: View, told: Sequence[Fact], dial: str) -> object:
    """What sums are possible, from what this seat may know."""
    others = sorted(set(TILES) - {seen.own})
    low, high = sum(others[: seen.players - 1]), sum(others[1 - seen.players :])
    return None if dial == "off" or seen.own is None else (seen.own + low, seen.own + high)


MURMURE: Game[State, View, Action, Fact] = Game(
    name="murmure",
    rules_version=1,
    players=range(2, 5),
    minutes=(1, 2),
    bound=2_000,
    options=(
        Option("step", Span(1, 5), 1),
        Option("mood", OneOf(("calm", "loud")), "calm"),
        Option("first", AnySeat(4), LOT),
    ),
    states=State,
    views=View,
    actions=Action,
    facts=Fact,
    awards=Award,
    whys=Why,
    endings=Ending,
    shows=SHOWS,
    anytime=(Shout,),
    cards=MagicWord,
    setup=setup,
    players_in=players_in,
    pending=pending,
    answer=answer,
    view=view,
    parts_seen=parts_seen,
    names=names,
    offers=offers,
    refusal=refusal,
    apply=apply,
    elapse=elapse,
    host=HostActs(acts=Blank, offers=host_offers, refusal=host_refusal, apply=blank),
    tell=tell,
    recap=recap,
    imagine=imagine,
    occasion=occasion,
    hunch=hunch,
    aid=aid,
    result=result,
    honours=honours,
)


ELAPSED = Elapsed("countdown")
