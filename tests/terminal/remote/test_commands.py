"""What people type at a table, and what becomes of it."""

import re

import pytest
from msgspec import Raw
from msgspec.structs import replace

from tablee.games.code777 import GAME as CODE777
from tablee.games.sept_pour_cent import GAME
from tablee.kernel.codec import encode
from tablee.kernel.offers import Field, Offer, OneOf
from tablee.kernel.playout import all_options
from tablee.kernel.seats import Seat
from tablee.tables.topics import chairs, handshake, hosting, moves, seating, settings, stand_ins
from tablee.terminal.prompt import Quit
from tablee.terminal.remote import table_copy
from tablee.terminal.remote.commands import COMMANDS, CommandPlace, Commands, command_in
from tablee.terminal.remote.http_client import ServerAddress
from tablee.terminal.remote.narrator import Narrator
from tablee.terminal.remote.table_copy import TableCopy
from tablee.wire.messages import PackKept
from tablee.wire.requests import Request
from tablee.words import LANGUAGES, Words, words_for
from tests.kernel.murmure import MURMURE, Blank
from tests.terminal.murmure_words import FRENCH
from tests.terminal.remote.tables import ANN, BEN, TWO, public_table
from tests.terminal.scripted import Script

ID = "id345678"


@pytest.mark.parametrize(
    ("language", "line", "given"),
    [
        ("fr", "robot moyen 2", ("table-command-bot", "moyen 2")),
        ("fr", "/dire bonjour à tous", ("table-command-say", "bonjour à tous")),
        ("fr", "hote Ben", ("table-command-host", "Ben")),
        ("fr", "règles", ("command-rules", "")),
        ("fr", "regl", ("command-rules", "")),
        ("fr", "d'accord", ("table-command-ready", "")),
        ("fr", "pret", ("table-command-ready", "")),
        ("en", "/start", ("table-command-start", "")),
        ("en", "?", ("command-help", "")),
        ("en", "start now", None),
        ("en", "12 sharks", None),
    ],
)
def test_a_command_is_known_by_its_first_word(language, line, given):
    found = command_in(line, CommandPlace.LOBBY, words_for(language, GAME))

    assert (found and (found[0].key, found[1])) == given


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=[command.key for command in COMMANDS])
def test_every_word_of_a_command_gives_it_wherever_it_can_be_typed(command, language):
    words = words_for(language, GAME)
    for word in words.say(command.key).split():
        for place in command.where:
            assert command_in(word, place, words) == (command, "")


def none_given(_pack: bytes, _file: str, _language: str) -> PackKept:
    raise AssertionError("no pack is given here")


def given(
    line: str, *, place: CommandPlace = CommandPlace.LOBBY, person: int | None = ANN, language: str = "en", **others
) -> tuple[list[object], str]:
    """What is asked of the table by this line, and what is shown; anything that is asked back is answered yes."""
    words, script = words_for(language, GAME), Script(["y"])
    sent: list[Request] = []
    table = TableCopy(ServerAddress("http", "localhost", 7077), public_table(*TWO, **others), person)
    commands = Commands(table, script.screen, words, Narrator(table, words, script.screen), sent.append, none_given)
    assert commands.run(line, place)
    return [replace(request, id=ID) for request in sent], script.shown


def asked(line: str, **others) -> list[object]:
    return given(line, **others)[0]


def test_commands_become_requests():
    assert asked("bot") == [chairs.SeatBot(ID, ANN, 2, "medium")]
    assert asked("robot fort 2", language="fr") == [chairs.SeatBot(ID, ANN, at, "hard") for at in (2, 3)]
    assert asked("remove ben") == [chairs.Free(ID, ANN, 1)]
    assert asked("remove 2") == [chairs.Free(ID, ANN, 1)]
    assert asked("limit 60") == [settings.SetLimit(ID, ANN, 60)]
    assert asked("limite aucune", language="fr") == [settings.SetLimit(ID, ANN, None)]
    assert asked("rythme immédiat", language="fr") == [settings.SetPace(ID, ANN, "instant")]
    assert asked("ready") == [seating.Ready(ID, ANN, ready=True)]
    assert asked("host Ben") == [hosting.HandOver(ID, ANN, BEN)]
    assert asked("bot Ben", place=CommandPlace.GAME, stage="playing") == [stand_ins.StandIn(ID, ANN, 1)]
    assert asked("game 7") == [settings.ChooseGame(ID, ANN, "sept_pour_cent")]
    assert asked("jeu 777", language="fr") == [settings.ChooseGame(ID, ANN, "code777")]
    assert asked("/leave", place=CommandPlace.QUESTION) == [seating.Leave(ID, ANN)]


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("option aide aucune", "aid", "off"),
        ("option aide du carnet aucune", "aid", "off"),
        ("option Temps pour noter 12", "pause", 12),
    ],
)
def test_an_option_is_set_by_its_name_as_it_is_shown_or_the_beginning_of_it(line, name, value):
    assert at_code777(line) == ([settings.SetOption(ID, ANN, name, value)], "")


def test_who_asks_how_an_option_is_set_is_told_what_it_can_be():
    requested, shown = at_code777("option")

    assert requested == []
    assert "Aide du carnet" in shown
    assert re.search(r"\(au choix\s: aucune, ", shown)


def at_code777(line: str) -> tuple[list[object], str]:
    words, script, sent = words_for("fr", CODE777), Script([]), list[Request]()
    here = public_table(*TWO, game=CODE777.name, options=dict(all_options(CODE777, {})))
    table = TableCopy(ServerAddress("http", "localhost", 7077), here, ANN)
    narrator = Narrator(table, words, script.screen)
    assert Commands(table, script.screen, words, narrator, sent.append, none_given).run(line, CommandPlace.LOBBY)
    return [replace(request, id=ID) for request in sent], script.shown


@pytest.mark.parametrize(
    "line",
    [
        "bot 3",
        "bot wat",
        "bot Ben",
        "remove",
        "limit 4",
        "limit soon",
        "pace quick",
        "say",
        "option x",
        "game",
        "game bridge",
    ],
)
def test_a_command_that_makes_no_sense_says_what_would(line):
    requested, shown = given(line)

    assert requested == []
    assert shown.endswith(".\n")


def test_who_only_looks_on_can_look_and_go_but_ask_for_nothing():
    assert given("pace slow", person=None) == ([], "You’re only watching, so you can’t do that.\n")
    assert given("seal", person=None) == ([], "A game’s luck is sealed when it starts.\n")
    with pytest.raises(Quit):
        given("quit", person=None)


def test_only_the_host_is_asked_about_another_game():
    words = words_for("en", GAME)

    assert asked("yes", place=CommandPlace.OVER_AS_HOST, stage="over") == [handshake.Rematch(ID, ANN)]
    assert asked("game code", place=CommandPlace.OVER_AS_HOST, stage="over") == [
        settings.ChooseGame(ID, ANN, "code777")
    ]
    assert command_in("game code", CommandPlace.OVER, words) is None
    assert command_in("yes", CommandPlace.OVER, words) is None
    with pytest.raises(Quit):
        given("no", place=CommandPlace.OVER, stage="over")


BLANK = Offer("blank", (Field("seat", OneOf((0, 1))),))
"""Of Murmure: the host may blank anybody's slate."""


def murmured(line: str, *offers: Offer, monkeypatch) -> tuple[list[object], str]:
    monkeypatch.setattr(table_copy, "named", lambda _: MURMURE)
    words, script = Words("fr", MURMURE, own=FRENCH), Script([])
    sent: list[Request] = []
    public = public_table(*TWO, stage="playing", game="murmure", host_offers=offers)
    table = TableCopy(ServerAddress("http", "localhost", 7077), public, ANN)
    commands = Commands(table, script.screen, words, Narrator(table, words, script.screen), sent.append, none_given)
    assert commands.run(line, CommandPlace.QUESTION)
    return [replace(request, id=ID) for request in sent], script.shown


@pytest.mark.parametrize("line", ["/arbitrer Ben", "/arbitrer effacer Ben", "/arbitrer 1 ben"])
def test_the_host_does_what_the_game_lets_them_and_to_whom(line, monkeypatch):
    requested, _ = murmured(line, BLANK, monkeypatch=monkeypatch)

    assert encode(requested) == encode([moves.Overrule(ID, ANN, Raw(encode(Blank(Seat(1)))))])


@pytest.mark.parametrize("line", ["/arbitrer", "/arbitrer Cat", "/arbitrer effacer"])
def test_the_host_is_told_what_could_be_done_by_the_names_of_those_who_sit_there(line, monkeypatch):
    requested, shown = murmured(line, BLANK, monkeypatch=monkeypatch)

    assert requested == []
    assert "1 Effacer l’ardoise de toi ou Ben" in shown


def test_where_the_game_lets_the_host_do_nothing_that_is_said(monkeypatch):
    assert murmured("/arbitrer Ben", monkeypatch=monkeypatch) == ([], "L’hôte n’a rien à arbitrer pour l’instant.\n")
