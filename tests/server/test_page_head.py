"""What the head of the page names: all that a place needs, and nothing that tells of a table."""

import re

import pytest

from tablee.games import GAMES
from tablee.server.page_head import KINDS, PlaceFiles, at_place, language_of, place_of
from tests.server.servers import ROOMY, RunningServer

INDEX = b"""<html lang="fr"><head><script src="/assets/start.js"></script></head><div id="app"></div></html>"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("head") / "tables.sqlite3", limits=ROOMY) as running:
        yield running


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("/", "home"),
        ("/nowhere", "home"),
        ("/t", "home"),
        ("/t/QUARTZ", "table"),
        ("/t/QUARTZ/ecran/en", "table"),
        ("/regles/indix/", "regles/indix"),
        ("/montre/indix/QUARTZ", "montre/indix"),
    ],
)
def test_every_address_has_its_place(path, place):
    assert place_of(path) == place


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "fr"),
        ("fr-CH, en;q=0.8", "fr"),
        ("en-GB,fr;q=0.5", "en"),
        ("de, fr;q=0.5", "fr"),
        ("de", "en"),
        ("*", "en"),
    ],
)
def test_words_come_in_the_first_language_that_is_spoken_here(accepted, language):
    assert language_of(accepted) == language


def test_each_file_is_named_once_by_its_kind_and_what_is_seen_cannot_be_used():
    files = PlaceFiles(
        ("assets/start.js", "assets/a.css", "assets/b.js", "api/games"), ("assets/c.woff2",), "<p>Salut</p>"
    )

    page = at_place(INDEX, "en", files).decode()

    assert page.count("/assets/start.js") == 1
    assert re.findall(r'<link rel="(\w+)"(?: as="(\w+)")?.*? href="/([\w./]+)">', page) == [
        ("preload", "style", "assets/a.css"),
        ("modulepreload", "", "assets/b.js"),
        ("preload", "fetch", "api/games"),
        ("preload", "font", "assets/c.woff2"),
    ]
    assert '<div id="app" inert><p>Salut</p></div>' in page
    assert '<html lang="en">' in page


@pytest.mark.slow
def test_the_page_names_files_that_there_are_for_every_place(server):
    for path in ("/", "/t/QUARTZ", *[f"/{first}/{game}" for game in GAMES for first in ("regles", "montre")]):
        named = re.findall(rb'(?:href|src)="/(assets/[^"]+)"', server.request("GET", path)[2])
        kinds = {name.rpartition(b".")[2].decode() for name in named}

        assert {f".{kind}" for kind in kinds} == set(KINDS), path
        assert [name for name in named if server.request("GET", f"/{name.decode()}")[0] != 200] == []


@pytest.mark.slow
def test_the_page_of_a_table_tells_nothing_of_it(server):
    """SECURITY.md: whether there is a table is for those to learn who enter it, a few guesses at a time."""
    code, _ = server.lay()
    page = server.request("GET", f"/t/{code}")[2]

    assert page == server.request("GET", "/t/ZTRAUQ")[2]
    # What it names of one game it names of every other, for whoever has entered.
    assert all(page.count(f'"{game}/board":['.encode()) == 1 for game in GAMES)
    head = page.partition(b"</head>")[0]
    assert not any(game.encode() in head for game in GAMES)
