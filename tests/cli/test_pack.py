"""`--pack FILE`: the commands with a game that has cards, here Murmure, and what they say without or with others."""

import json
from io import StringIO
from pathlib import Path

import pytest

from tablee import games
from tablee.bots import random_bot
from tablee.cli import check, main
from tablee.kernel.cards.pack import Pack
from tablee.packs.pack_file import LARGEST_PACK, write_pack
from tablee.words import Words
from tests.kernel.murmure import MURMURE
from tests.kernel.murmure_cards import SALT, WORDS
from tests.terminal.murmure_words import FRENCH

DOMINOS = Pack("dominos", "", WORDS.cards, salt=SALT)


@pytest.fixture(autouse=True)
def at_hand(monkeypatch):
    """Murmure among the games that there are."""
    monkeypatch.setitem(games.GAMES, "murmure", MURMURE)
    monkeypatch.setitem(games.ROSTER, "murmure", dict.fromkeys(("easy", "medium", "hard"), random_bot(MURMURE)))
    monkeypatch.setattr(check, "missing", lambda language, game: [])
    monkeypatch.setattr("tablee.words.words_for", lambda language, game: Words("fr", game, FRENCH))


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "words.json"
    path.write_bytes(write_pack(WORDS))
    return str(path)


def told(capsys, *words):
    code = main([*words])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--games", "5"),
        ("tournament", "--games", "4", "--players", "2", "--jobs", "1"),
        ("check", "--games", "5"),
        ("play", "--players", "2", "--seed", "3", "--plain"),
    ],
    ids=lambda command: command[0],
)
def test_a_game_with_cards_is_played_with_a_pack_and_asks_for_one(capsys, monkeypatch, file, command):
    monkeypatch.setattr("sys.stdin", StringIO())  # for `play`: nothing is typed
    name, *words = command

    assert told(capsys, name, "murmure", *words, "--pack", file)[0] == 0
    code, _, said = told(capsys, name, "murmure", *words)
    assert code == 2
    assert "murmure is played with cards, and none come with it; type --pack FILE" in said
    code, _, said = told(capsys, name, "sept_pour_cent", *words, "--pack", file)
    assert code == 2
    assert "sept_pour_cent is played without cards; leave out --pack" in said


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"{", "words.json: the file ends too early"),
        (write_pack(DOMINOS), "game: a pack of 'dominos'; cards of 'murmure' are wanted"),
        (b" " * (LARGEST_PACK + 1), "words.json is no pack: one has at most 2,000,000 bytes"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said(capsys, tmp_path, body, said):
    (tmp_path / "words.json").write_bytes(body)

    code, _, err = told(capsys, "simulate", "murmure", "--pack", str(tmp_path / "words.json"))

    assert code == 2
    assert said in err


QUESTIONS = "question;réponse\n" + "".join(f"Combien de choses, numéro {at} ?;{at + 7}\n" for at in range(30))


def test_one_comes_in_by_the_door_that_the_lobby_has(capsys, tmp_path):
    """A table is taken too; a built file is held to what every pack must meet."""
    table, good, leaking = (tmp_path / name for name in ("mots.csv", "mots.json", "fuite.json"))
    table.write_text(QUESTIONS, encoding="utf-8")
    assert told(capsys, "pack", "build", str(table), "--game", "incroyable", "--output", str(good))[0] == 0
    leaking.write_bytes(good.read_bytes().replace("numéro 3".encode(), "numéro 10".encode()))

    for file in (table, good):
        assert told(capsys, "simulate", "incroyable", "--games", "1", "--pack", str(file))[0] == 0
    code, _, err = told(capsys, "play", "incroyable", "--pack", str(leaking))
    assert code == 2
    assert "the answer 10 is in its own question" in err


def test_a_pack_that_is_not_there_is_said(capsys, tmp_path):
    code, _, err = told(capsys, "simulate", "murmure", "--pack", str(tmp_path / "none.json"))

    assert code == 2
    assert "cannot read" in err


def test_a_record_verifies_without_its_pack_and_with_it_and_not_with_another(capsys, file, tmp_path):
    record = str(tmp_path / "games.jsonl")
    assert told(capsys, "simulate", "murmure", "--games", "3", "--pack", file, "--record", record)[0] == 0

    code, out, _ = told(capsys, "verify", record, "--json")
    assert code == 0
    assert {game["pack"] for game in json.loads(out)["records"]} == {WORDS.hash}

    code, out, _ = told(capsys, "verify", record, "--pack", file, "--lang", "en")
    assert code == 0
    assert "The game was played with the cards in" in out
    assert "is in the pack, exactly as it was fixed" in out

    other = tmp_path / "other.json"
    other.write_bytes(write_pack(Pack("murmure", "Autres", WORDS.cards, salt=SALT)))
    code, _, err = told(capsys, "verify", record, "--pack", str(other))
    assert code == 2
    assert "is not the pack of the game in line 1" in err


def test_that_typed_answers_were_judged_rightly_is_the_word_of_the_table(capsys):
    record = str(Path(__file__).parents[1] / "golden/format2/table-murmure.record.jsonl")

    code, out, _ = told(capsys, "verify", record, "--lang", "en")
    assert code == 0
    assert "3 verdicts are on record" in " ".join(out.split())


def test_a_record_of_a_game_without_cards_has_no_pack(capsys, file, tmp_path):
    record = str(tmp_path / "games.jsonl")
    told(capsys, "simulate", "sept_pour_cent", "--games", "1", "--record", record)

    code, _, err = told(capsys, "verify", record, "--pack", file)
    assert code == 2
    assert "leave out --pack" in err
