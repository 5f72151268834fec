"""What others leave unsaid: were my rack this one, somebody would have been sure of theirs, and yet said nothing.

I see what the others see but for my own rack. So for each rack that may be mine I can work out what each of them knew
at every moment. People overlook things, and some bots forget: what they said or did not say makes a rack less likely,
and never impossible.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tablee.games.code777.belief import ALL, EVERY, Belief, belief, by_reply, shared, weighed
from tablee.games.code777.clues import Clues, Drawn, every_clues
from tablee.games.code777.facts import Dealt, Declared, Fact, Held, Replaced, Replied
from tablee.games.code777.vocabulary import Rack, Triple
from tablee.kernel.seats import Seat

FEW = 24
"""With more racks left than that it is too early to ask what others make of them."""
CLOSE = 12
"""Somebody who has more racks left than that is taken not to be sure."""
SURE = 0.9
"""Numbers that are so likely would be declared by most."""
HEEDLESS = 0.3
"""How likely it is that somebody does not see how sure they could be."""
TARDY = 0.5
"""How likely somebody who sees it lets the next question come all the same: another was quicker."""
HOPE = 0.45
"""Numbers that are less likely than that are seldom declared..."""
RASH = 0.25
"""...so much more seldom than others."""
LONG = 6
"""Questions of silence after which more of it says nothing new."""
LOOKED_AT = LONG + 4
"""Moments of one rack beyond which nobody looks back: a declaration, so much silence, and what came before it."""
RECENT = 4
"""Racks of somebody that are looked at, the last ones: so the time that it takes has a bound."""

UNKNOWN: Rack = ()
"""Stands for my rack in what others know."""


@dataclass(frozen=True)
class Stance:
    """All that another knew at some moment, but for my rack."""

    known: Clues
    before: Drawn | None
    """Mine came after theirs, when things stood like this; None if it stood there first."""
    said: Triple | None
    """What they declared then; None when they let the next question come."""


def heedful(known: Clues, told: Sequence[Fact], me: Seat) -> Belief:
    """What is likely in the light of all that I saw and heard, and of when others declared and when not."""
    plain = belief(known)
    if len(plain.triples) == 1 or len(plain.racks) > FEW:
        return plain
    stands = [stand for other in others(told) for stand in stances(told, me, other)[-RECENT:]]
    return shared({at: share * agreement(EVERY[at], stands) for at, share in plain.racks.items()})


def others(told: Sequence[Fact]) -> Iterator[Seat]:
    dealt = told[0]
    assert isinstance(dealt, Dealt), "a game begins with a deal"
    return (held.seat for held in dealt.held)


def agreement(mine: Rack, stands: Sequence[Sequence[Stance]]) -> float:
    """How well what others said and left unsaid goes with this rack of mine: 1 is best."""
    found = 1.0
    for stand in stands:
        unsaid = 0
        for stance in reversed(stand):
            theirs = supposed(stance, mine)
            if stance.said is not None:
                found *= 1 if theirs is not None and theirs.triples.get(stance.said, 0) >= HOPE else RASH
            elif theirs is not None and theirs.best[1] >= SURE and unsaid < LONG:
                unsaid += 1
            else:
                break
        found *= HEEDLESS + (1 - HEEDLESS) * TARDY**unsaid
    return found


def supposed(stance: Stance, mine: Rack) -> Belief | None:
    """What they would have known of their own rack with this one as mine; None if that is little."""
    left, known = ALL, stance.known
    for heard in known.heard:
        left &= by_reply(heard.question, tuple([rack or mine for rack in heard.others])).get(heard.reply, 0)
    if left.bit_count() > CLOSE:
        return None
    pool, drawn = known.pool, known.drawn
    if stance.before is None:
        pool = pool - Counter(mine)
        drawn = drawn.without(mine)
    else:
        drawn = drawn.with_rack(mine, stance.before)
    return weighed(left, Clues(pool, drawn, known.heard))


def stances(told: Sequence[Fact], me: Seat, other: Seat) -> list[list[Stance]]:
    """Since my rack came: for each rack that they had lately, what they knew after the last questions but one.

    The very last one's time to declare is not over.
    """
    stands: list[list[Stance]] = []
    before: Drawn | None = None
    facts = tuple(as_told_to(other, told, me))
    asked = moments(facts, me, other)
    for at, (fact, known) in enumerate(zip(facts, every_clues(facts, other), strict=True)):
        match fact:
            case Dealt():
                stands, before = [[]], None
            case Replaced(seat) if seat == me:
                stands, before = [[]], known.drawn.copy()
            case Replaced(seat) if seat == other:
                stands.append([])
                before = None
            case Replied() if at in asked:
                stands[-1].append(Stance(copied(known), before, None))
            case Declared(seat, numbers) if seat == other and at in asked:
                stands[-1][-1:] = [Stance(copied(known), before, numbers)]
            case _:
                pass
    del stands[-1][-1:]
    return stands


def moments(facts: Sequence[Fact], me: Seat, other: Seat) -> set[int]:
    """After which facts it is asked what they knew: no earlier one bears on how well a rack of mine goes with it."""
    stands: list[list[int]] = [[]]
    for at, fact in enumerate(facts):
        match fact:
            case Replaced(seat) if seat == me:
                stands = [[]]
            case Replaced(seat) if seat == other:
                stands.append([])
            case Replied():
                stands[-1].append(at)
            case Declared(seat) if seat == other:
                stands[-1].append(at)
            case _:
                pass
    return {at for stand in stands[-RECENT:] for at in stand[-LOOKED_AT:]}


def copied(known: Clues) -> Clues:
    """As it is now: it grows."""
    return Clues(known.pool, known.drawn.copy(), known.heard.copy())


def as_told_to(other: Seat, told: Sequence[Fact], me: Seat) -> Iterator[Fact]:
    """The racks that I had were shown to me when they went; the one that I have is unknown."""
    removed = [fact.removed for fact in told if isinstance(fact, Replaced) and fact.seat == me]
    mine = iter([*removed, UNKNOWN])
    now = next(mine)
    for fact in told:
        match fact:
            case Dealt(held, dummies):
                yield Dealt((*(one for one in held if one.seat != other), Held(me, now)), dummies)
            case Replied(seat, question, reply, racks, refills):
                seen = list(racks)
                seen[me] = now
                seen[seat] = seen[other] = None
                yield Replied(seat, question, reply, tuple(seen), refills)
            case Replaced(seat, tiles) if seat == me:
                now = next(mine)
                yield Replaced(seat, tiles, now)
            case Replaced(seat, tiles) if seat == other:
                yield Replaced(seat, tiles, None)
            case _:
                yield fact
