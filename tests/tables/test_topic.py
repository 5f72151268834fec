"""Every request has a decision and every entry an effect, in the topic where it stands: a forgotten line is named."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_origin, get_type_hints

import pytest

from tablee.kernel.structs import Value, members
from tablee.tables import decide, fold, topics
from tablee.tables.decide import TableRequest
from tablee.tables.entries import TableEntry
from tablee.tables.requests import PersonRequest
from tablee.tables.table import Laid
from tablee.tables.topics import pauses

MODULES = [import_module(f"tablee.tables.topics.{found.name}") for found in iter_modules(topics.__path__)]
TOPICS = [module for module in MODULES if module not in (decide, fold) and hasattr(module, "DECISIONS")]


def faults(topic: ModuleType) -> Iterator[str]:
    """What this topic forgot, or what it says of another."""
    asked = {kind for kind in own_structs(topic) if not issubclass(kind, TableEntry)}
    logged = {kind for kind in own_structs(topic) if issubclass(kind, TableEntry)}
    for kinds, listed, listing in ((asked, topic.DECISIONS, "DECISIONS"), (logged, topic.EFFECTS, "EFFECTS")):
        yield from (f"{kind.__name__} is not in {listing}" for kind in sorted(kinds - listed.keys(), key=str))
        yield from (f"{kind.__name__} is another topic's" for kind in sorted(listed.keys() - kinds, key=str))
        for kind, function in listed.items():
            if taken_by(function) is not kind:
                yield f"{listing} lets {function.__name__} answer {kind.__name__}, which it does not take"


def own_structs(topic: ModuleType) -> set[type[Value]]:
    """Those with a tag that are written there."""
    kinds = [kind for kind in vars(topic).values() if isinstance(kind, type) and issubclass(kind, Value)]
    return {kind for kind in kinds if kind.__module__ == topic.__name__ and kind.__struct_config__.tag is not None}


def taken_by(function: Callable[..., Any]) -> object:
    """The type of the second argument, after the table."""
    _, hint, *_ = get_type_hints(function).values()
    return get_origin(hint) or hint


@pytest.mark.parametrize("topic", TOPICS, ids=[topic.__name__.rpartition(".")[2] for topic in TOPICS])
def test_a_topic_decides_each_of_its_requests_and_folds_each_of_its_entries(topic):
    assert list(faults(topic)) == []


def test_what_is_decided_is_what_can_be_asked():
    """A request that is missing from the union of its topic could be decided, but not be sent."""
    assert set(decide.DECISIONS) == set(members(TableRequest))


def test_every_topic_is_listed_where_requests_are_decided_and_where_entries_are_folded():
    decided = [kind for topic in TOPICS for kind in topic.DECISIONS]
    folded = [Laid, *[kind for topic in TOPICS for kind in topic.EFFECTS]]

    assert sorted(decided, key=str) == sorted(decide.DECISIONS, key=str)
    assert sorted(folded, key=str) == sorted(fold.EFFECTS, key=str)


def test_no_entry_stands_outside_of_the_topics():
    assert {kind for kind in TableEntry.__subclasses__() if kind.__module__.startswith("tablee.")} == set(fold.EFFECTS)


class Mute(PersonRequest, frozen=True, tag="mute"):
    pass


class Muted(TableEntry, frozen=True, tag="muted"):
    pass


def muted(table: object, entry: Muted) -> None:
    pass


@pytest.mark.parametrize(
    ("decisions", "effects", "found"),
    [
        ({}, {Muted: muted}, ["Mute is not in DECISIONS"]),
        ({Mute: pauses.pause}, {Muted: muted}, ["DECISIONS lets pause answer Mute, which it does not take"]),
        ({}, {}, ["Mute is not in DECISIONS", "Muted is not in EFFECTS"]),
        ({}, {Muted: muted, pauses.Paused: pauses.paused}, ["Mute is not in DECISIONS", "Paused is another topic's"]),
    ],
)
def test_a_planted_gap_is_named(decisions, effects, found):
    planted = ModuleType(__name__)
    vars(planted).update(Mute=Mute, Muted=Muted, DECISIONS=decisions, EFFECTS=effects)

    assert list(faults(planted)) == found
