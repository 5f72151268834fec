"""What a seat perceives of what just happened, in the order in which it would see it at a table."""

from collections.abc import Iterator

from tablee.games.sept_pour_cent import phases
from tablee.games.sept_pour_cent.announce import contested, family_total, heard, holds, wrong
from tablee.games.sept_pour_cent.facts import (
    Announced,
    Contested,
    Dealt,
    Discarded,
    Drawn,
    Fact,
    Opined,
    Out,
    Rerolled,
    Rolled,
    RoundEnded,
    RoundWon,
    Shown,
    ShownHand,
    Shuffled,
    StartRolled,
    Starts,
    Stolen,
    Taken,
    Tied,
    TurnedUp,
    Used,
    Won,
)
from tablee.games.sept_pour_cent.holdings import wins
from tablee.games.sept_pour_cent.phases import Contesting, State
from tablee.games.sept_pour_cent.vocabulary import (
    ANNOUNCE_CARDS,
    Action,
    Agree,
    Announce,
    Bonus,
    Contest,
    Disagree,
    Discard,
    Pioche,
    Relance,
    Take,
    Vol,
)
from tablee.kernel import chance
from tablee.kernel.entries import Acted, Answered, Entry
from tablee.kernel.seats import Seat, Viewer


def tell(before: State, entry: Entry[Action], after: State, me: Viewer) -> tuple[Fact, ...]:
    happened: Iterator[Fact]
    match entry:
        case Acted(seat, action):
            happened = _acted(before, seat, action, after, me)
        case Answered(answer):
            happened = _answered(before, answer, after, me)
        case _:
            raise AssertionError("« 7 % » has no timers")
    return tuple(happened)


def _acted(before: State, seat: Seat, action: Action, after: State, me: Viewer) -> Iterator[Fact]:
    match before, action:
        case phases.Announcing(), Announce(number, family):
            yield Announced(seat, number, family)
        case phases.Announcing(), Contest():
            standing = before.ladder[-1]
            yield Contested(seat, standing.seat, standing.number, standing.family)
            yield from _settled(contested(before), after, me)
        case phases.Contesting(), Agree() | Disagree():
            yield Opined(seat, isinstance(action, Agree))
            yield from _settled(heard(before, action), after, me)
        case _:
            assert isinstance(before, phases.Rewarding | phases.Discarding), "nothing else waits for a seat"
            yield from _rewarded(before, seat, action, after)


def _settled(contesting: Contesting, after: State, me: Viewer) -> Iterator[Fact]:
    """Once all have spoken: the hands are shown, who was wrong is out, and the next deal or the rewards follow."""
    if contesting.to_ask:
        return
    standing = contesting.ladder[-1]
    hands = tuple(ShownHand(seat, contesting.hands[seat]) for seat in contesting.tabletop.in_play)
    total = family_total(contesting.hands, standing.family)
    yield Shown(hands, standing.number, standing.family, total, holds(contesting))
    yield Out(wrong(contesting))
    if isinstance(after, phases.Rewarding):
        yield RoundWon(after.winner)
    yield from _dealt(after, me)


def _dealt(after: State, me: Viewer) -> Iterator[Fact]:
    match after:
        case phases.Announcing():
            yield Dealt(after.tabletop.in_play, () if me is None else after.hands[me])
            yield Starts(after.to_act)
        case phases.StartRolls():
            yield Dealt(after.tabletop.in_play, () if me is None else after.hands[me])


def _rewarded(before: phases.Rewarding | phases.Discarding, seat: Seat, action: Action, after: State) -> Iterator[Fact]:
    lying = len(before.tabletop.face_up)
    drawing = isinstance(before, phases.Discarding)
    match action:
        case Take(card):
            lying -= 1
            yield Taken(seat, card)
        case Discard(card):
            yield Discarded(seat, card)
        case Vol(victim, card):
            yield Used(seat, Bonus.VOL)
            yield Stolen(seat, victim, card)
        case Pioche():
            drawing = True
            yield Used(seat, Bonus.PIOCHE_2)
        case Relance():
            yield Used(seat, Bonus.RELANCE)
    if drawing:
        one = isinstance(before, phases.Discarding) or isinstance(after, phases.Discarding)
        for card in before.rewards[: 1 if one else 2]:
            yield Drawn(seat, card)
    yield from _ended(seat, lying, after)


def _ended(seat: Seat, lying: int, after: State) -> Iterator[Fact]:
    """The round is over; cards join those that were still lying face up."""
    if isinstance(after, phases.Reshuffling):
        yield RoundEnded(seat)
        if turned_up := after.tabletop.face_up[lying:]:
            yield TurnedUp(turned_up)


def _answered(before: State, answer: object, after: State, me: Viewer) -> Iterator[Fact]:
    match before, answer:
        case phases.Boxed(), _:
            assert isinstance(after, phases.Unboxed)
            yield TurnedUp(after.tabletop.face_up)
        case phases.Unboxed() | phases.Reshuffling(), _:
            yield Shuffled(len(ANNOUNCE_CARDS))
            yield from _dealt(after, me)
        case phases.Dealing(), _:
            yield Shuffled(len(before.tabletop.discards))
            yield from _dealt(after, me)
        case phases.StartRolls(), chance.Rolled((first, second)):
            yield StartRolled(before.to_roll[0], (first, second))
            yield from _start(after)
        case phases.Rolling(), chance.Rolled((first, second)):
            owned = before.tabletop.owned[before.winner]
            yield Rolled(before.winner, (first, second), wins(first, owned) + wins(second, owned))
            yield from _judged(before, after)
        case _:
            assert isinstance(before, phases.Relancing), "nothing else asks chance"
            assert isinstance(answer, chance.Rolled)
            yield Rerolled(before.winner, before.kept, answer.faces[0])
            yield from _judged(before, after)


def _start(after: State) -> Iterator[Fact]:
    match after:
        case phases.Won():
            yield Won(after.winner, after.how)
        case phases.Announcing():
            yield Starts(after.to_act)
        case phases.StartRolls(rolled=()):
            yield Tied(after.to_roll)


def _judged(before: phases.Rolling | phases.Relancing, after: State) -> Iterator[Fact]:
    if isinstance(after, phases.Won):
        yield Won(after.winner, after.how)
    yield from _ended(before.winner, len(before.tabletop.face_up), after)
