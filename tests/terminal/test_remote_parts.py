"""The parts of `tablee join` that need no server: addresses, keys, commands, orders, and words for what can come."""

import re
import stat
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import fields, replace

from tablee.games.sept_pour_cent import GAME
from tablee.kernel.refusals import Malformed
from tablee.tables import chairs, hosting, seating, settings, stand_ins
from tablee.tables.public_table import PublicChair, PublicTable
from tablee.tables.refusals import Why
from tablee.terminal.remote import commands
from tablee.terminal.remote.address import Address, address
from tablee.terminal.remote.commands import Command, command
from tablee.terminal.remote.keyring import Key, Keyring
from tablee.terminal.remote.news import News
from tablee.terminal.remote.orders import Orders, Unclear
from tablee.terminal.remote.table import TableCopy
from tablee.wire.messages import Farewell, Taken
from tablee.wire.requests import Reaction
from tablee.words import LANGUAGES, words_for
from tablee.words.arguments import kebab
from tablee.words.sources import common_text

HERE = Path(__file__).parents[2] / "src/tablee/terminal/remote"
ANN, BEN = 0, 1
EMPTY = PublicChair("empty", "")


def literals(kind: type, field: str) -> tuple[str, ...]:
    return get_args(next(found.type for found in fields(kind) if found.name == field))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_refusal_farewell_and_reaction(language):
    words = words_for(language, GAME)
    refused = [f"table-refusal-{kebab(why)}" for why in [*Why, "not_yours", "too_fast", "malformed"]]
    farewells = [f"table-farewell-{kebab(why)}" for why in literals(Farewell, "why")]
    taken = [f"table-taken-{kebab(why)}" for why in literals(Taken, "why")]
    reacted = [f"table-reacted-{reaction}" for reaction in get_args(Reaction)]

    assert [key for key in [*refused, *farewells, *taken, *reacted] if not words.has(key)] == []


def test_no_word_of_the_table_is_unused():
    code = "\n".join(file.read_text("utf-8") for file in HERE.glob("*.py"))
    families = ("refusal-", "farewell-", "taken-", "reacted-", "reaction-", "command-", "pace-")
    keys = re.findall(r"^table-([a-z-]+) =", common_text("fr"), re.MULTILINE)

    assert [
        key for key in keys if not key.startswith(families) and f'"{key}"' not in code and f'"table-{key}"' not in code
    ] == []


@pytest.mark.parametrize(
    ("typed", "url", "code"),
    [
        ("http://192.168.1.5:7077/", "http://192.168.1.5:7077", None),
        ("localhost:7077", "http://localhost:7077", None),
        ("http://localhost:7077/t/abcdef", "http://localhost:7077", "ABCDEF"),
        ("https://tablee.example/t/ABC-DEF/", "https://tablee.example", "ABCDEF"),
        ("http://[::1]:7077/", "http://[::1]:7077", None),
    ],
)
def test_a_table_is_found_by_what_people_pass_on(typed, url, code):
    found = address(typed)

    assert (found.url, found.code) == (url, code)


@pytest.mark.parametrize(
    "typed", ["", "ftp://host/", "http://", "http://host:99999/", "http://host/x/ABC", "http://host:x/"]
)
def test_what_is_no_address_is_told_in_one_line(typed):
    with pytest.raises(Malformed, match="a table is at a URL such as"):
        address(typed)


def test_keys_are_kept_by_server_and_table_where_nobody_else_reads_them(tmp_path):
    here, there = address("http://localhost:7077"), address("http://localhost:7078")
    ann, ben = Key(ANN, "Ann", "a" * 32), Key(BEN, "Ben", "b" * 32)
    ring = Keyring(tmp_path / "seats", here, "ABCDEF")
    ring.keep(ann)
    ring.keep(ben)
    ring.keep(replace(ann, name="Anna"))

    assert {key.name for key in ring.kept()} == {"Anna", "Ben"}
    assert Keyring(tmp_path / "seats", there, "ABCDEF").kept() == []
    assert Keyring(tmp_path / "seats", here, "ABCDEG").kept() == []
    assert {stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "seats").iterdir()} == {0o600}
    ring.forget(ben)
    assert [key.name for key in ring.kept()] == ["Anna"]


def test_a_key_that_is_torn_opens_nothing_and_hurts_nobody(tmp_path):
    ring = Keyring(tmp_path, address("http://localhost:7077"), "ABCDEF")
    ring.keep(Key(ANN, "Ann", "a" * 32))
    next(tmp_path.iterdir()).write_bytes(b'{"person":')

    assert ring.kept() == []


@pytest.mark.parametrize(
    ("language", "line", "given"),
    [
        ("fr", "robot moyen 2", Command("bot", "moyen 2")),
        ("fr", "/dire bonjour à tous", Command("say", "bonjour à tous")),
        ("fr", "hote Ben", Command("host", "Ben")),
        ("fr", "règles", Command("rules")),
        ("fr", "regl", Command("rules")),
        ("fr", "d'accord", Command("ready")),
        ("fr", "pret", Command("ready")),
        ("en", "/start", Command("start")),
        ("en", "?", Command("help")),
        ("en", "start now", None),
        ("en", "12 sharks", None),
    ],
)
def test_a_command_is_known_by_its_first_word(language, line, given):
    among = (*commands.LOBBY, *commands.ANYWHERE, *commands.SEAT)

    assert command(line, among, words_for(language, GAME)) == given


def public_table(*chairs: PublicChair, **others) -> PublicTable:
    plain = PublicTable(
        code="ABCDEF",
        game=GAME.name,
        options={},
        stage="gathering",
        chairs=chairs,
        host=ANN,
        limit=None,
        pace="normal",
        talk=True,
        games=0,
        handshake=None,
        seeds=(),
        heads=(),
        paused=False,
        limit_at=None,
        timer_at=None,
        result=None,
    )
    return replace(plain, **others)


TWO = (PublicChair("person", "Ann", ANN), PublicChair("person", "Ben", BEN), EMPTY, EMPTY)


def ordered(line: str, *, language: str = "en", **others) -> list[object]:
    words = words_for(language, GAME)
    given = command(line, (*commands.LOBBY, *commands.GAME, *commands.ANYWHERE), words)
    assert given is not None
    return [
        replace(ask, id="id345678") for ask in Orders(TableCopy(public_table(*TWO, **others), ANN), words).given(given)
    ]


def test_orders_become_what_is_asked_of_the_table():
    assert ordered("bot") == [chairs.SeatBot("id345678", ANN, 2, "medium")]
    assert ordered("robot fort 2", language="fr") == [chairs.SeatBot("id345678", ANN, at, "hard") for at in (2, 3)]
    assert ordered("remove ben") == [chairs.Free("id345678", ANN, 1)]
    assert ordered("remove 2") == [chairs.Free("id345678", ANN, 1)]
    assert ordered("limit 60") == [settings.SetLimit("id345678", ANN, 60)]
    assert ordered("limite aucune", language="fr") == [settings.SetLimit("id345678", ANN, None)]
    assert ordered("rythme immédiat", language="fr") == [settings.SetPace("id345678", ANN, "instant")]
    assert ordered("ready") == [seating.Ready("id345678", ANN, ready=True)]
    assert ordered("host Ben") == [hosting.HandOver("id345678", ANN, BEN)]
    assert ordered("bot Ben", stage="playing") == [stand_ins.StandIn("id345678", ANN, 1)]


@pytest.mark.parametrize(
    "line", ["bot 3", "bot wat", "bot Ben", "remove", "limit 4", "limit soon", "pace quick", "say", "option x"]
)
def test_an_order_that_makes_no_sense_says_what_would(line):
    with pytest.raises(Unclear, match=r"\."):
        ordered(line)


def told(before: PublicTable, after: PublicTable, person: int | None = ANN) -> list[str]:
    return list(News(before, after, person, words_for("en", GAME)).lines())


def test_what_changes_at_the_table_is_told_in_words():
    bot = PublicChair("bot", "Ada", level="hard")
    full = public_table(*TWO[:2], bot, EMPTY)
    away = public_table(TWO[0], replace(TWO[1], away=True), bot, EMPTY, stage="playing")
    playing = public_table(TWO[0], TWO[1], bot, EMPTY, stage="playing")
    lent = public_table(TWO[0], replace(TWO[1], away=True, level="medium"), bot, EMPTY, stage="playing")

    assert told(public_table(TWO[0], EMPTY, EMPTY, EMPTY), full) == [
        "Ben sits down.",
        "Ada, a bot of level hard, sits down.",
    ]
    assert told(full, public_table(*TWO)) == ["Ada is no longer at the table."]
    assert told(playing, away) == ["Ben is no longer connected."]
    assert told(away, lent) == ["From here a bot plays for Ben."]
    assert told(lent, playing) == ["Ben is here again.", "Ben plays again."]
    assert told(full, replace(full, host=BEN)) == ["Ben is the host now."]
    assert told(full, replace(full, host=BEN), BEN) == ["You are the host now."]
    assert told(playing, replace(playing, paused=True, limit=30, pace="slow")) == [
        "Time for each choice: 30 seconds.",
        "Pace of the bots: slow.",
        "The game is paused.",
    ]


def test_who_is_ready_is_told_and_who_is_so_hears_that_it_was_heard():
    ready = public_table(*(replace(chair, ready=True) for chair in TWO[:2]))
    unready = public_table(*TWO[:2])
    playing = public_table(*TWO[:2], stage="playing")

    assert told(unready, ready) == [
        "You are ready to start. Type “ready” again to take it back.",
        "Ben is ready to start.",
    ]
    assert told(ready, unready) == ["You are not ready any more.", "Ben is not ready after all."]
    assert told(ready, playing) == []


def test_a_person_whose_place_a_bot_has_taken_is_told_the_way_back():
    playing = public_table(*TWO[:2], stage="playing")
    late = public_table(replace(TWO[0], level="medium"), TWO[1], stage="playing")

    assert told(playing, late) == [
        "From here a bot plays for you.",
        "Type “/back” to play yourself again; making a move does it too.",
    ]


def test_a_link_is_what_the_others_type():
    assert Address("http", "localhost", 7077).link("ABCDEF") == "http://localhost:7077/t/ABCDEF"
