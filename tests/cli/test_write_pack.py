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
    cards = [
        card.replace("carte-1", f"carte-{at}").replace("a: 5\n", f"a: {at + 10}\n").replace("anneaux", f"anneaux n{at}")
        for at in range(CARDS)
    ]
    (folder / "cards-01.yaml").write_text("".join(cards), encoding="utf-8")


def test_a_new_pack_lints_and_advice_refuses_nothing(begun, capsys):
    assert main(["pack", "lint", str(begun)]) == 0

    said = capsys.readouterr().out
    assert "ma-boite: 1 cards, nothing to mend" in said
    assert "advice: carte-1: livres: two sources from different sites are wanted [sources]" in said


def test_a_fault_is_told_with_file_and_line_and_as_json(begun, capsys):
    file = begun / "cards-01.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("a: 8", "a: 9999"), encoding="utf-8")

    assert main(["pack", "lint", str(begun)]) == 1
    assert f"{file}:18: carte-1: arbre: the answer 9999 is not from 2 to 9990 [range]" in capsys.readouterr().out

    assert main(["pack", "lint", str(begun), "--json"]) == 1
    (pack,) = json.loads(capsys.readouterr().out)["packs"]
    assert (pack["game"], pack["pack"], pack["language"], pack["cards"]) == ("incroyable", "ma-boite", "fr", 1)
    assert [(fault["lint"], fault["line"]) for fault in pack["faults"]] == [("range", 18)]


def test_a_file_that_cannot_be_read_is_one_fault(begun, capsys):
    (begun / "cards-01.yaml").write_text("- id: [", encoding="utf-8")

    assert main(["pack", "lint", str(begun)]) == 1
    assert "no YAML" in capsys.readouterr().out


def test_it_is_built_into_a_file_that_the_game_reads(begun, tmp_path):
    fill(begun)

    assert main(["pack", "build", str(begun)]) == 0
    pack = read_pack((tmp_path / "ma-boite.json").read_bytes(), QUESTIONS.game)

    assert (pack.title, len(pack.cards)) == ("ma-boite", CARDS)


def test_what_has_faults_is_not_built(begun, tmp_path, capsys):
    file = begun / "cards-01.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("a: 8", "a: huit"), encoding="utf-8")

    assert main(["pack", "build", str(begun)]) == 2
    assert "arbre.a: expected a whole number, found text" in capsys.readouterr().err
    assert not (tmp_path / "ma-boite.json").exists()


def test_too_few_cards_are_not_built(begun, capsys):
    assert main(["pack", "build", str(begun)]) == 2
    assert "a pack of this game has 6 to" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("id = ", "no TOML"),
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
    assert "the id is that of another card too" in capsys.readouterr().out


def test_a_folder_without_cards_and_one_that_is_not_text_are_told(begun, capsys):
    file = begun / "cards-01.yaml"
    file.write_bytes(b"\xff\xfe")
    assert main(["pack", "lint", str(begun)]) == 1
    assert "not UTF-8" in capsys.readouterr().out

    file.unlink()
    assert main(["pack", "lint", str(begun)]) == 1
    assert "no cards" in capsys.readouterr().out
