"""The command by which a host chooses the cards of a game, and gives the table some of their own."""

import pytest
from msgspec.structs import replace

from tablee.packs.pack_file import LARGEST_PACK, write_pack
from tablee.tables.public_table import PublicPack
from tablee.tables.topics.settings import ChoosePack
from tablee.terminal.remote import command_arguments, table_copy
from tablee.terminal.remote.commands import CommandPlace, Commands
from tablee.terminal.remote.http_client import NoAnswer, PackRefused, ServerAddress
from tablee.terminal.remote.narrator import Narrator
from tablee.terminal.remote.table_copy import TableCopy
from tablee.terminal.remote.table_text import TableNews, show_table
from tablee.wire.messages import PackKept
from tablee.words import LANGUAGES, Words, words_for
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import PACK, WORDS
from tests.terminal.murmure_words import FRENCH
from tests.terminal.remote.tables import ANN, BEN, TWO, public_table
from tests.terminal.scripted import Script

ID = "id345678"
SERVER = ServerAddress("http", "localhost", 7077)
MANY = PublicPack(WORDS.hash, WORDS.title, 5, 2, "fr")
LONE = PublicPack(PACK.hash, PACK.title, 1, 0, "fr")


class Murmuring:
    """A table before a game of Murmure; `typed` gives what is asked of it by a line, and what is shown."""

    def __init__(self, monkeypatch, *packs, person=ANN):
        monkeypatch.setattr(table_copy, "named", lambda _: MURMURE)
        chosen = packs[0].hash if packs else None
        self.words = Words("fr", MURMURE, own=FRENCH)
        self.table = TableCopy(SERVER, public_table(*TWO, game="murmure", packs=packs, pack=chosen), person)
        self.given: list[bytes] = []
        self.refused: Exception | None = None

    def give(self, pack, file, language):
        assert (file.endswith(".json"), language) == (True, "fr")
        if self.refused:
            raise self.refused
        self.given.append(pack)
        return PackKept(LONE.hash, "murmure", LONE.title, LONE.cards, "fr")

    def typed(self, line):
        script, sent = Script([]), []
        narrator = Narrator(self.table, self.words, script.screen)
        commands = Commands(self.table, script.screen, self.words, narrator, sent.append, self.give)
        assert commands.run(line, CommandPlace.LOBBY)
        return [replace(request, id=ID) for request in sent], script.shown


@pytest.mark.parametrize("line", ["paquet 2", "paquet un mot", "/paq Un mot magique"])
def test_a_pack_is_chosen_by_its_number_or_its_title(line, monkeypatch):
    assert Murmuring(monkeypatch, MANY, LONE).typed(line) == ([ChoosePack(ID, ANN, LONE.hash)], "")


@pytest.mark.parametrize("line", ["paquet", "paquet 3", "paquet Charades"])
def test_otherwise_all_of_them_are_listed_with_what_was_played(line, monkeypatch):
    asked, shown = Murmuring(monkeypatch, MANY, LONE).typed(line)

    assert asked == []
    assert shown.splitlines() == [
        "Tape « paquet », puis un numéro, un titre ou un fichier .json à toi.",
        "1 Mots magiques, 5 cartes en français, dont 2 déjà jouées",
        "2 Un mot magique, une carte en français",
    ]


def test_a_file_is_given_to_the_table_and_chosen_at_once(monkeypatch, tmp_path):
    file = tmp_path / "mes mots.json"
    file.write_bytes(write_pack(PACK))
    table = Murmuring(monkeypatch)

    assert table.typed(f"paquet {file}") == ([ChoosePack(ID, ANN, LONE.hash)], "")
    assert table.given == [file.read_bytes()]


def test_a_file_that_is_not_there_or_too_large_is_not_sent(monkeypatch, tmp_path):
    table = Murmuring(monkeypatch)
    large = tmp_path / "gros.json"
    large.write_bytes(b" " * (LARGEST_PACK + 1))

    assert table.typed(f"paquet {large}") == ([], "« gros.json » est trop gros : 2 Mo au plus.\n")
    for none in (tmp_path / "rien.json", "x\0.json"):
        asked, shown = table.typed(f"paquet {none}")
        assert asked == []
        assert "ne peut pas être lu" in shown
    assert table.given == []


def test_what_the_server_says_of_a_file_is_shown(monkeypatch, tmp_path):
    file = tmp_path / "mots.json"
    file.write_bytes(b"{}")
    table = Murmuring(monkeypatch, MANY)

    table.refused = PackRefused("title: it is missing")
    said = "« mots.json » est refusé. Le serveur dit : title: it is missing"
    asked, shown = table.typed(f"paquet {file}")
    assert (asked, shown.replace("\n", " ").strip()) == ([], said)
    table.refused = NoAnswer("no server answers")
    assert table.typed(f"paquet {file}") == ([], "no server answers\n")


def test_only_the_host_gives_one(monkeypatch):
    table = Murmuring(monkeypatch, MANY, person=BEN)

    asked, shown = table.typed("paquet rien.json")

    assert asked == []
    assert "hôte" in shown


def test_which_cards_are_played_with_is_told_and_stands_among_what_was_agreed(monkeypatch):
    table = Murmuring(monkeypatch, MANY, LONE)
    script = Script([])
    before = table.table.public_table
    show_table(table.table, table.words, script.screen)

    assert "Cartes : Mots magiques, 5 cartes en français, dont 2 déjà jouées\n" in script.shown
    news = TableNews(before, replace(before, pack=LONE.hash), BEN, table.words, ())
    assert [line.replace("\u202f", " ") for line in news.lines()] == ["Cartes : Un mot magique, une carte en français"]


def test_the_host_is_helped_with_it_in_a_game_with_cards(monkeypatch):
    monkeypatch.setattr(command_arguments, "ROSTER", {"murmure": ("easy", "hard")})

    assert "paquet mots.json" in Murmuring(monkeypatch, MANY).typed("?")[1]
    assert "paquet" not in Murmuring(monkeypatch, MANY, person=BEN).typed("?")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sept_pour_cent", "code777"])
def test_nothing_of_it_is_shown_in_a_game_without_cards(game, language):
    table = TableCopy(SERVER, public_table(*TWO, game=game), ANN)
    words, script = words_for(language, table.game), Script([])
    narrator = Narrator(table, words, script.screen)
    commands = Commands(table, script.screen, words, narrator, lambda _: None, lambda *_: pytest.fail("given"))
    show_table(table, words, script.screen)
    commands.run("?", CommandPlace.LOBBY)

    assert words.say("table-pack-label") not in script.shown
    assert words.say("table-command-pack") not in script.shown
    commands.run(f"{words.say('table-command-pack')} x.json", CommandPlace.LOBBY)
    assert script.shown.endswith(f"{words.say('table-no-cards')}\n")
