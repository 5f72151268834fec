"""A box of cards or tiles, from which a position is set out by hand."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from tablee.kernel.chance import Rng, shuffled
from tablee.kernel.refusals import Malformed

T = TypeVar("T")


def out_of(box: Sequence[T], things: Iterable[object], named: Callable[[T], str]) -> tuple[T, ...]:
    """These things as the box has them, so that what only looks like one of them does not get onto a table."""
    return tuple([_found(box, thing, named) for thing in things])


def _found(box: Sequence[T], thing: object, named: Callable[[T], str]) -> T:
    for one in box:
        if one == thing:
            return one
    raise Malformed(f"there is no {thing!r}; there is {', '.join(dict.fromkeys(map(named, box)))}")


def rest(box: Sequence[T], *lying: Sequence[T], named: Callable[[T], str], rng: Rng | None = None) -> tuple[T, ...]:
    """What is left in the box: as it lies there, or shuffled. Malformed if it does not hold as many of a kind."""
    left = list(box)
    for thing in (thing for things in lying for thing in things):
        if thing not in left:
            copies = box.count(thing)
            raise Malformed(f"{named(thing)} lies there {copies + 1} times or more, and the box has {copies} of it")
        left.remove(thing)
    return tuple(left if rng is None else shuffled(left, rng))
