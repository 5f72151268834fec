"""Faults in words: the same ones in every language, each of them used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from tablee.games import AUTHORING
from tablee.packs.authoring.fault_words import fault_words, said, told
from tablee.packs.authoring.faults import Fault
from tablee.words.sources import LANGUAGES, cards_text

SOURCES = Path(__file__).parents[3] / "src/tablee"
CODE = "\n".join(
    path.read_text("utf-8") for folder in ("packs", "games") for path in (SOURCES / folder).rglob("*.py")
) + (SOURCES / "server/routes/given_pack.py").read_text("utf-8")


def messages(game: str, language: str) -> dict[str, set[str]]:
    """What each refers to."""
    serializer = FluentSerializer()
    found = [entry for entry in FluentParser().parse(cards_text(game, language)).body if isinstance(entry, Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", serializer.serialize_entry(entry))) for entry in found}


@pytest.mark.parametrize("game", AUTHORING)
def test_every_language_says_the_same_faults_of_the_same_details(game):
    first, *others = [messages(game, language) for language in LANGUAGES]

    assert all(other == first for other in others)


@pytest.mark.parametrize("game", AUTHORING)
def test_none_is_said_by_nobody(game):
    assert [
        key for key in messages(game, "fr") if f'"{key.removeprefix("fault-")}"' not in CODE and key not in CODE
    ] == []


def test_a_fault_is_said_with_its_part_and_told_with_its_place():
    game = AUTHORING["incroyable"].game
    fault = Fault("range", "future", "cartes.csv", 4, "carte-1", "reponse", {"year": "2031"})
    nowhere = Fault("schema", "no-cards", "ma-boite")

    assert said(fault, fault_words("fr", game)) == "reponse\u202f: l’année 2031 est encore à venir"
    assert (
        told(fault, fault_words("en", game)) == "cartes.csv:4: carte-1: reponse: the year 2031 is still to come [range]"
    )
    assert told(nowhere, fault_words("en", game)).startswith("ma-boite: no cards")
