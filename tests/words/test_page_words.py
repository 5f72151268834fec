"""The page's words: it says what Python says, from files that have every key that it asks for."""

import re
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.words import LANGUAGES
from tablee.words.sources import common_text, game_text, guide_text, resource
from tests.words import golden
from tests.words.page import SOURCES, asked_in, page_text
from tests.words.test_keys import keys

BOARD_OF_TESTS = Path(__file__).parents[1] / "murmure/words/board.fr.ftl"
EACH_GAME = 75_000
"""Bytes of sentences that are worth their place, for each game, and for the made-up one."""


def test_the_golden_sentences_are_up_to_date():
    told = f"stale: run `{golden.COMMAND}`"

    assert golden.FILE.read_text("utf-8") == golden.written(), told


def test_there_are_not_too_many_of_them():
    assert golden.FILE.stat().st_size <= EACH_GAME * (len(GAMES) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_page_can_be_read_to_the_end(language):
    resource(page_text(language))


def lacking(source: Path) -> list[str]:
    """Keys that this source asks for, and beginnings of keys, that no file of words has."""
    texts = [
        page_text("fr"),
        common_text("fr"),
        *(text(name, "fr") for name in GAMES for text in (game_text, guide_text)),
    ]
    if "testing" in source.parts:
        texts.append(BOARD_OF_TESTS.read_text("utf-8"))
    known = {key for text in texts for key in keys(text)}
    whole, begun = asked_in(source.read_text("utf-8"))
    vain = {f"{start}…" for start in begun if not any(key.startswith(start) for key in known)}
    return sorted({*(whole - known), *vain})


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_every_key_that_the_page_asks_for_is_there(source):
    assert lacking(source) == []


def test_keys_are_found_however_they_are_asked_for():
    source = """
        {say("page-home")} {words.say('page-two', { n: say("inner-key") })} {say(`seat-${shape}`)}
        {say(open ? "page-shut" : "page-open", { name: "not-a-key" })} {say(key)} {essay("nothing-here")}
        {words.say(
          "page-long.attribute",
        )}
    """
    whole, begun = asked_in(source)

    assert whole == {"page-home", "page-two", "inner-key", "page-shut", "page-open", "page-long.attribute"}
    assert begun == {"seat-"}


def test_no_words_are_written_into_components():
    """French letters give most of them away: all that is read, but for our name, comes from a file of words."""
    texts = {source.name: source.read_text("utf-8").replace(">Tablée<", "><") for source in SOURCES}
    found = {name: re.findall(r">[^<{]*[éèàçù’«»][^<{]*<", text) for name, text in texts.items()}

    assert {name: hits for name, hits in found.items() if hits} == {}
