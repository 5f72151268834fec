"""What stands below the pictures of the rules: its numbers are those of the picture, in every language."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from tablee.games import GAMES
from tablee.games.incognito.vocabulary import FOUND, ROUNDS
from tablee.games.incroyable.vocabulary import HIGHEST, PRIZES
from tablee.games.indix.vocabulary import FREE_PRIZE, POINTS
from tablee.words.sources import LANGUAGES, guide_text, resource
from tests.gallery import files_of

Moment = dict[str, Any]
IN_WORDS = {"deux": 2, "two": 2, "trois": 3, "three": 3, "six": 6, "vingt": 20, "twenty": 20}
"""Numbers that captions spell out. What is one of a kind is not counted."""


def last(moment: Moment, tag: str) -> Moment:
    """What was told of this kind last."""
    fact: Moment = next(fact for fact in reversed(moment["told"]) if fact["type"] == tag)
    return fact


def walk_after_a_find(moment: Moment) -> Sequence[int]:
    clues = last(moment, "found")["clues"]
    *_, finder, reader = [fact["steps"] for fact in moment["told"] if fact["type"] == "walked"]
    assert finder + reader == POINTS
    return clues, finder, reader


def half_found(moment: Moment) -> Sequence[int]:
    """So many votes for one that has found it, and what that is worth: twice, as what is to be seen says it as well."""
    shown = last(moment, "revealed")
    return len(shown["votes"]) // len(shown["finders"]), *[shown["points"]] * 2


def tiles(moment: Moment) -> int:
    """Of a rack: all have as many."""
    (many,) = {len(rack) for rack in moment["view"]["racks"] if rack}
    return many


NUMBERS: dict[tuple[str, int], Callable[[Moment], Sequence[int]]] = {
    ("code777", 1): lambda moment: [tiles(moment)],
    ("code777", 4): lambda moment: [len(last(moment, "declared")["numbers"])] * 2,
    ("code777", 5): lambda moment: [len(last(moment, "replaced")["removed"])],
    ("code777", 6): lambda moment: [max(moment["result"]["scores"])],
    ("incognito", 3): lambda moment: [len(moment["view"]["words"])] * 2,
    ("incognito", 4): lambda moment: [FOUND],
    ("incognito", 5): half_found,
    ("incognito", 6): lambda moment: [ROUNDS],
    ("incroyable", 1): lambda moment: [1, HIGHEST],
    ("incroyable", 4): lambda moment: [min(PRIZES[0], *moment["view"]["worth"])],
    ("incroyable", 5): lambda moment: [len(moment["offers"]["choices"][0]["fields"][0]["domain"]["these"])],
    ("indix", 1): lambda moment: [len(moment["offers"]["choices"][0]["fields"][0]["domain"]["these"])],
    ("indix", 4): lambda moment: [FREE_PRIZE],
    ("indix", 6): walk_after_a_find,
    ("sept_pour_cent", 1): lambda moment: [len(moment["view"]["own"])] * 2,
    ("sept_pour_cent", 4): lambda moment: [len(moment["view"]["own"])],
    ("sept_pour_cent", 5): lambda moment: [moment["view"]["left"], len(moment["view"]["tabletop"]["face_up"])],
    ("sept_pour_cent", 6): lambda moment: [0, len(moment["view"]["dice"])],
}
"""By game and picture, of its caption and of what is to be seen in it: any other says no number."""


def numbers_in(text: str) -> list[int]:
    said = re.findall(r"\w+", text.casefold())
    return [int(word) if word.isdecimal() else IN_WORDS[word] for word in said if word.isdecimal() or word in IN_WORDS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_numbers_below_a_picture_are_those_that_it_shows(game: str, language: str):
    moments = json.loads(files_of(game)[1].read_text("utf-8"))
    messages = {one.id.name: one for one in resource(guide_text(game, language)).body if isinstance(one, Message)}
    write = FluentSerializer().serialize_entry

    for number, moment in enumerate(moments, 1):
        _, _, caption = write(messages[f"picture-{number}"]).partition("=")

        shown = NUMBERS.get((game, number), lambda _: ())(moment)
        assert sorted(numbers_in(caption)) == sorted(shown), caption
