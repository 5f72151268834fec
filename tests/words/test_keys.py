"""The files of words: the same keys in every language, none that nobody uses, French as it is set in print."""

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference
from fluent.syntax.visitor import Visitor

from tablee.games import AUTHORING, GAMES
from tablee.kernel.structs import members, tag
from tablee.words import LANGUAGES
from tablee.words.arguments import kebab
from tablee.words.missing import expected, structs_in
from tablee.words.sources import bots_text, cards_text, common_text, game_text, guide_text
from tests.words.page import page_text, quoted_or_begun

SOURCES = Path(__file__).parents[2] / "src" / "tablee"
TEXTS: dict[str, Callable[[str], str]] = {
    "common": common_text,
    "page": page_text,
    **{name: partial(game_text, name) for name in GAMES},
    **{f"guide of {name}": partial(guide_text, name) for name in GAMES},
}
ALL = TEXTS | {
    **{f"cards of {name}": partial(cards_text, name) for name in AUTHORING},
    **{f"bots of {name}": partial(bots_text, name) for name in GAMES if bots_text(name, LANGUAGES[0])},
}
"""With what the page never says: what is wrong with cards that people write, and what bots say of their drawings."""


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(text: str) -> list[Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


def keys(text: str) -> list[str]:
    """Attributes too: a heading in one language only would be a hole in the other."""
    return [
        name
        for message in messages(text)
        for name in (message.id.name, *(f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes))
    ]


def used_by(name: str) -> set[str]:
    """Keys that code names, that other messages refer to, and, of a game, that its own sets ask for."""
    text = TEXTS[name](LANGUAGES[0])
    references = References()
    references.visit(FluentParser().parse(text))
    on_the_page = {key for key in keys(text) if quoted_or_begun(key)}
    if name.startswith("guide"):  # what its script says, tests/games/test_first_rounds.py holds it to
        on_the_page |= {key for key in keys(text) if key.startswith("guide-")}
    if name not in {"common", *GAMES}:
        return references.found | on_the_page
    if name == "common":
        code = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
        quoted = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", code))
        families = set(re.findall(r"f\"((?:[a-z]+-)+)\{", code))
        listed = {key for key in keys(text) if any(key.startswith(family) for family in families)}
        return references.found | quoted | listed | on_the_page
    game = GAMES[name]
    turns = {f"{said}-{kebab(tag(view))}" for view in members(game.views) for said in ("turn", "awaited")}
    glances = {f"glance-{kebab(tag(kind))}" for kind in members(glance_union(name))}
    kinds = (*members(game.facts), *members(game.actions), *members(glance_union(name)))
    structs = {kebab(struct.__name__) for kind in kinds for struct in structs_in(kind)}
    return references.found | set(expected(game)) | turns | glances | structs | on_the_page


def glance_union(name: str):
    return GAMES[name].glance.__annotations__["return"].__args__[0]


@pytest.mark.parametrize("name", ALL)
def test_every_language_has_the_same_keys(name):
    first, *others = (keys(ALL[name](language)) for language in LANGUAGES)

    assert all(other == first for other in others)


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(name, language):
    found = keys(TEXTS[name](language))

    assert len(found) == len(set(found))


@pytest.mark.parametrize("name", TEXTS)
def test_no_key_is_unused(name):
    found = {message.id.name for message in messages(TEXTS[name](LANGUAGES[0]))}

    assert found - used_by(name) == set()


@pytest.mark.parametrize("name", ALL)
def test_french_has_a_thin_space_before_high_signs_and_within_quotation_marks(name):
    typed = ("#", "keys", "page-keys", "command-")  # what a person types is written as it is typed
    lines = "\n".join(line for line in ALL[name]("fr").splitlines() if not line.startswith(typed))
    text = re.sub(r"\bNUMBER\(.*?\)|\([!&*]\)", "", lines)  # Fluent's own, and signs of YAML, which are no French

    assert re.findall(r".*[^\u202f\n][;:!»%].*", text) == []
    assert re.findall(r".*[^\u202f\n« ]\?.*", text) == []
    assert re.findall(r".*«[^\u202f].*", text) == []
    assert "'" not in text


@pytest.mark.parametrize("name", ALL)
def test_french_never_leaves_a_number_behind_its_sign(name):
    assert re.findall(r".*[nN]°[^\u00a0].*", ALL[name]("fr")) == []


@pytest.mark.parametrize("name", GAMES)
def test_so_have_the_rules_pages(name):
    text = (SOURCES / "games" / name / "RULES.md").read_text("utf-8")

    assert re.findall(r".*[^\u202f\n|-][;:!?»%].*", text) == []
    assert re.findall(r".*[nN]°[^\u00a0].*", text) == []
    assert "'" not in text
