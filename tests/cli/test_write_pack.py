"""`tablee pack new | lint | build`: from an empty folder to a file that a table takes."""

import json

import pytest

from tablee.cli import main
from tablee.games import AUTHORING
from tablee.packs.pack_file import read_pack

CARDS = 6
QUESTIONS = AUTHORING["incroyable"]


@pytest.fixture
def begun(tmp_path, capsys):
    folder = tmp_path / "ma-boite"
    assert main(["pack", "new", "incroyable", str(folder)]) == 0
    capsys.readouterr()
    return folder


def fill(folder):
    """As many cards as a pack must have, all different."""
    card = (folder / "cards-01.yaml").read_text(encoding="utf-8")
    cards = [card.replace("carte-1", f"carte-{at}").replace("a: 12\n", f"a: {at + 10}\n") for at in range(CARDS)]
    (folder / "cards-01.yaml").write_text("".join(cards), encoding="utf-8")


def test_a_new_pack_lints_and_advice_refuses_nothing(begun, capsys):
    assert main(["pack", "lint", str(begun)]) == 0

    said = capsys.readouterr().out
    assert "ma-boite: 1 card, nothing to mend" in said
    assert "advice: carte-1: questions.livres.sources: two sources from different sites are needed [sources]" in said


def test_a_fault_is_told_with_file_and_line_and_as_json(begun, capsys):
    file = begun / "cards-01.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("a: 8", "a: 9999"), encoding="utf-8")

    assert main(["pack", "lint", str(begun)]) == 1
    assert (
        f"{file}:18: carte-1: questions.arbre.a: the answer 9999 is not between 2 and 9990 [range]"
        in capsys.readouterr().out
    )

    assert main(["pack", "lint", str(begun), "--json"]) == 1
    (pack,) = json.loads(capsys.readouterr().out)["packs"]
    assert (pack["game"], pack["pack"], pack["language"], pack["cards"]) == ("incroyable", "ma-boite", "fr", 1)
    assert [(fault["lint"], fault["line"]) for fault in pack["faults"]] == [("range", 18)]


def test_a_file_that_cannot_be_read_is_one_fault(begun, capsys):
    (begun / "cards-01.yaml").write_text("- id: [", encoding="utf-8")

    assert main(["pack", "lint", str(begun)]) == 1
    assert "not valid YAML" in capsys.readouterr().out


def test_it_is_built_into_a_file_that_the_game_reads(begun, tmp_path):
    fill(begun)

    assert main(["pack", "build", str(begun)]) == 0
    pack = read_pack((tmp_path / "ma-boite.json").read_bytes(), QUESTIONS.game)

    assert (pack.title, len(pack.cards)) == ("ma-boite", CARDS)


def test_what_has_faults_is_not_built(begun, tmp_path, capsys):
    file = begun / "cards-01.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("a: 8", "a: huit"), encoding="utf-8")

    assert main(["pack", "build", str(begun)]) == 2
    assert "questions.arbre.a: “huit” is not a whole number" in capsys.readouterr().err
    assert not (tmp_path / "ma-boite.json").exists()


def test_too_few_cards_are_not_built(begun, capsys):
    assert main(["pack", "build", str(begun)]) == 2
    assert "a pack of this game has 6 to" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("id = ", "not valid TOML"),
        ('id = "ma-boite"\n', "it lacks the field"),
        (None, "cannot be read"),
    ],
)
def test_settings_that_cannot_be_read_are_told(begun, capsys, settings, said):
    if settings is None:
        (begun / "pack.toml").unlink()
    else:
        (begun / "pack.toml").write_text(settings, encoding="utf-8")

    assert main(["pack", "lint", str(begun)]) == 1
    assert said in capsys.readouterr().out
    assert main(["pack", "build", str(begun)]) == 2


def test_a_game_without_cards_is_refused_and_so_is_a_folder_that_is_there(begun, tmp_path, capsys):
    assert main(["pack", "new", "code777", str(tmp_path / "x")]) == 2
    assert "'code777' has no cards to write" in capsys.readouterr().err

    assert main(["pack", "new", "incroyable", str(begun)]) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_pack_of_another_game_is_refused(begun, capsys):
    file = begun / "pack.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("incroyable", "dominos"), encoding="utf-8")

    assert main(["pack", "lint", str(begun)]) == 2
    assert main(["pack", "build", str(begun)]) == 2
    assert "'dominos' has no cards to write" in capsys.readouterr().err


def test_without_a_path_those_that_ship_are_looked_over(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)

    assert main(["pack", "lint"]) == 2
    assert "no packs here" in capsys.readouterr().err


def test_the_same_id_twice_is_a_fault(begun, capsys):
    card = (begun / "cards-01.yaml").read_text(encoding="utf-8")
    (begun / "cards-02.yaml").write_text(card, encoding="utf-8")

    assert main(["pack", "lint", str(begun)]) == 1
    assert "another card has the same id" in capsys.readouterr().out


def test_a_folder_without_cards_and_one_that_is_not_text_are_told(begun, capsys):
    file = begun / "cards-01.yaml"
    file.write_bytes(b"\xff\xfe")
    assert main(["pack", "lint", str(begun)]) == 1
    assert "not UTF-8" in capsys.readouterr().out

    file.unlink()
    assert main(["pack", "lint", str(begun)]) == 1
    assert "no cards" in capsys.readouterr().out


TABLE = "question;réponse\n" + "".join(f"Combien de choses, numéro {at}\u202f?;{at + 7}\n" for at in range(30))


def test_a_table_is_looked_over_and_built_if_its_game_is_named(tmp_path, capsys):
    table = tmp_path / "Nos questions.csv"
    table.write_text(TABLE, encoding="utf-8")

    assert main(["pack", "lint", str(table), "--game", "incroyable", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)["packs"]
    assert (told["pack"], told["cards"], {fault["lint"] for fault in told["advice"]}) == (
        "Nos questions",
        6,
        {"comment"},
    )
    assert main(["pack", "build", str(table), "--game", "incroyable"]) == 0
    assert len(read_pack((tmp_path / "Nos questions.json").read_bytes(), QUESTIONS.game).cards) == 6

    assert main(["pack", "lint", str(table)]) == 2
    assert "a table does not say of which game it is; type --game incroyable" in capsys.readouterr().err
    assert main(["pack", "build", str(tmp_path / "none.csv"), "--game", "incroyable"]) == 2
    assert "cannot read" in capsys.readouterr().err
    table.write_bytes(b" " * 2_000_001)
    assert main(["pack", "lint", str(table), "--game", "incroyable"]) == 2
    assert "more than 2000000 bytes" in capsys.readouterr().err


def test_a_table_may_lie_in_the_folder_of_a_pack(begun, capsys):
    (begun / "cards-01.yaml").unlink()
    (begun / "cartes.csv").write_text(TABLE, encoding="utf-8")

    assert main(["pack", "lint", str(begun)]) == 0
    assert "ma-boite: 6 cards" in capsys.readouterr().out


def test_faults_are_said_in_french_if_that_is_asked_for(begun, capsys):
    file = begun / "cards-01.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("a: 8", "a: 9999"), encoding="utf-8")

    assert main(["pack", "lint", str(begun), "--lang", "fr"]) == 1
    assert "questions.arbre.a\u202f: la réponse 9999 n’est pas entre 2 et 9990 [range]" in capsys.readouterr().out


def test_words_that_an_author_stands_by_are_no_fault(begun, capsys):
    file = begun / "cards-01.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("Et 42", "Quel bordel, et 42"), encoding="utf-8")
    main(["pack", "lint", str(begun)])
    assert "[family]" in capsys.readouterr().out

    (begun / "mots-connus.txt").write_text("# vu\nbordel # on en rit\n", encoding="utf-8")
    main(["pack", "lint", str(begun)])
    assert "[family]" not in capsys.readouterr().out
