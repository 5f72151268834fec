"""Canaries: a game whose every secret is a word of its own, so that a search through bytes finds who should lack it.

Everybody is dealt a card, which says something that no other card says, and writes one line on it that nobody else ever
sees. Then all cards are turned over; what was written on them, and what is left in the pile, stays hidden for ever.
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec.structs import replace

from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng, Shuffle, Shuffled, shuffled
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.game import Answer, Game, Options, Over, Pending, Result, Waiting
from tablee.kernel.offers import AnyText, Field, Offer, Offers, Option, Span
from tablee.kernel.refusals import Refused
from tablee.kernel.seats import Seat, Viewer
from tablee.kernel.structs import Value
from tablee.kernel.text import Text

CARDS = tuple([f"canary-{number:02d}-of-the-deck" for number in range(12)])


class Write(Value, frozen=True, tag="write"):
    line: Text


class Show(Value, frozen=True, tag="show"):
    """Let everybody see one's card, once all have written."""


Action = Write | Show


class Why(StrEnum):
    NOT_NOW = "not_now"


class Ending(StrEnum):
    SHOWN = "shown"


class Dealt(Value, frozen=True, tag="dealt"):
    card: str | None


class Wrote(Value, frozen=True, tag="wrote"):
    seat: Seat


class Shown(Value, frozen=True, tag="shown"):
    seat: Seat
    card: str


Fact = Dealt | Wrote | Shown


class Dealing(Value, frozen=True, tag="dealing"):
    players: int


class Writing(Value, frozen=True, tag="writing"):
    cards: tuple[str, ...]  # SECRET: cards[s] is known to seat s alone, until it is shown
    pile: tuple[str, ...]  # SECRET
    lines: tuple[str, ...]  # SECRET: lines[s] is known to seat s alone
    shown: tuple[Seat, ...] = ()


State = Dealing | Writing


class View(Value, frozen=True, tag="view"):
    me: Viewer
    players: int
    card: str | None = None
    line: str = ""
    wrote: tuple[bool, ...] = ()
    shown: tuple[tuple[Seat, str], ...] = ()


def setup(options: Options, players: int, pack: Pack | None) -> State:
    return Dealing(players)


def players_in(state: State) -> int:
    return state.players if isinstance(state, Dealing) else len(state.cards)


def pending(state: State) -> Pending:
    if isinstance(state, Dealing):
        return Shuffle(len(CARDS))
    ending = result(state)
    if ending is not None:
        return Over(ending)
    writers = tuple([Seat(seat) for seat, line in enumerate(state.lines) if not line])
    return Waiting(writers or tuple([Seat(seat) for seat in range(len(state.cards)) if seat not in state.shown]))


def answer(state: State, given: Answer) -> State:
    assert isinstance(state, Dealing)
    assert isinstance(given, Shuffled)
    cards = tuple([CARDS[place] for place in given.order])
    return Writing(cards[: state.players], cards[state.players :], ("",) * state.players)


def view(state: State, me: Viewer) -> View:
    if isinstance(state, Dealing):
        return View(me, state.players)
    shown = tuple([(seat, state.cards[seat]) for seat in state.shown])
    wrote = tuple([bool(line) for line in state.lines])
    if me is None:
        return View(me, len(wrote), wrote=wrote, shown=shown)
    return View(me, len(wrote), state.cards[me], state.lines[me], wrote, shown)


def offers(seen: View) -> Offers:
    if seen.me is None or not seen.wrote:
        return Offers(0, ())
    if not seen.wrote[seen.me]:
        return Offers(1, (Offer("write", (Field("line", AnyText(40)),)),))
    if all(seen.wrote) and seen.me not in [seat for seat, _ in seen.shown]:
        return Offers(2, (Offer("show"),))
    return Offers(3 if all(seen.wrote) else 1, ())


def refusal(seen: View, action: Action) -> Why | None:
    names = [offer.action for offer in offers(seen).choices]
    return None if ("write" if isinstance(action, Write) else "show") in names else Why.NOT_NOW


def apply(state: State, seat: Seat, action: Action) -> State:
    if why := refusal(view(state, seat), action):
        raise Refused(why)
    assert isinstance(state, Writing)
    if isinstance(action, Show):
        return replace(state, shown=(*state.shown, seat))
    return replace(state, lines=(*state.lines[:seat], action.line, *state.lines[seat + 1 :]))


def tell(before: State, entry: Entry[Action], after: State, me: Viewer) -> tuple[Fact, ...]:
    assert isinstance(after, Writing)
    match entry:
        case Answered():
            return (Dealt(None if me is None else after.cards[me]),)
        case Acted(seat, Write()):
            return (Wrote(seat),)
        case Acted(seat, Show()):
            return (Shown(seat, after.cards[seat]),)
        case _:
            return ()


def imagine(seen: View, told: Sequence[Fact], pack: Pack | None, rng: Rng) -> State:
    if not seen.wrote:
        return Dealing(seen.players)
    known = dict([*seen.shown, *([(seen.me, seen.card)] if seen.me is not None else [])])
    rest = [card for card in shuffled(CARDS, rng) if card not in known.values()]
    cards = tuple([known.get(Seat(seat)) or rest.pop() for seat in range(seen.players)])
    lines = tuple(["?" if wrote else "" for wrote in seen.wrote])
    return Writing(cards, tuple(rest), lines, tuple([seat for seat, _ in seen.shown]))


def occasion(state: State, seat: Seat) -> int | None:
    """One for the line that is written, another for the card that is shown."""
    assert isinstance(state, Writing)
    return int(bool(state.lines[seat]))


def hunch(state: State, seat: Seat, level: str, number: float) -> object:
    """A canary as well: for the bot, and for nobody who sits in its seat."""
    return f"a-hunch-for-bots {number}"


def result(state: State) -> Result | None:
    if isinstance(state, Dealing) or len(state.shown) < len(state.cards):
        return None
    return Result((1,) * len(state.cards), (0,) * len(state.cards), Ending.SHOWN)


def aid(seen: View, told: Sequence[Fact], dial: str) -> object:
    return {"remember": seen.card}


CANARIES: Game[State, View, Action, Fact] = Game(
    name="canaries",
    rules_version=1,
    players=range(2, 5),
    minutes=(1, 2),
    bound=100,
    options=(Option("step", Span(1, 5), 1),),
    states=State,
    views=View,
    actions=Action,
    facts=Fact,
    whys=Why,
    endings=Ending,
    setup=setup,
    players_in=players_in,
    pending=pending,
    answer=answer,
    view=view,
    offers=offers,
    refusal=refusal,
    apply=apply,
    tell=tell,
    imagine=imagine,
    occasion=occasion,
    hunch=hunch,
    result=result,
    aid=aid,
)
