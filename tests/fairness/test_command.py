"""`tablee verify`: what holds is explained, what does not is named, and what cannot be read is refused in one line."""

import json
import os
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.fairness.header import Seedless
from tests.fairness.recorded import CHANGES, checked, erased, recorded, sealed


@pytest.fixture
def verify(capsys, tmp_path):
    """Write these bytes to a file and verify it: the exit code, what was printed, and the line on stderr."""

    def run(content, *options):
        file = tmp_path / "game.jsonl"
        file.write_bytes(content)
        return at(file, *options)

    def at(file, *options):
        code = main(["verify", str(file), *options])
        printed = capsys.readouterr()
        assert printed.err.count("\n") == (code != 0)
        return code, printed.out.replace(f"{tmp_path}{os.sep}", ""), printed.err.replace(f"{tmp_path}{os.sep}", "")

    run.at = at
    return run


GAME = recorded(sealed(number=9))
SEATED = recorded(sealed(number=9), changes=CHANGES)
ALONE = recorded(sealed(number=9, seats=[Seedless()] * 2))


def test_a_game_that_holds_is_explained(verify):
    code, out, _ = verify(GAME, "--lang", "en")
    [game] = checked(GAME)

    assert code == 0
    assert out.startswith(
        f"game.jsonl: everything checks out.\nOne game, {game.entries} entries, {game.answers} chance events checked.\n"
    )
    assert f"  first fingerprint  {game.start}\n  last fingerprint   {game.head}\n" in out
    assert "Nobody chose them alone" in out
    assert "seat 1 was asked for a seed and showed none" in out
    assert "nobody looked at the hidden cards" in out
    assert "its fingerprints are different" in " ".join(out.split())


def test_it_speaks_french(verify):
    code, out, _ = verify(GAME, "--lang", "fr")

    assert code == 0
    assert "tout concorde" in out
    assert "Ce que cela ne prouve pas" in out


def test_without_seeds_nobody_is_told_that_chance_was_not_chosen(verify):
    _, out, _ = verify(ALONE, "--lang", "en")

    assert "Nobody chose them alone" not in out
    assert "no player added a seed" in out
    assert "asked for a seed" not in out


def test_of_several_games_only_the_totals_are_told(verify):
    code, out, _ = verify(ALONE + GAME + ALONE, "--lang", "en")

    assert code == 0
    assert "3 games, " in out
    assert "The fingerprints of each game are in its first and last lines." in out
    assert "in 2 games no player added a seed" in " ".join(out.split())


def test_what_was_erased_is_told(verify):
    code, out, _ = verify(erased(GAME, 5), "--lang", "en")
    [game] = checked(GAME)

    assert code == 0
    assert out.startswith("game.jsonl: as far as it can still be checked, it checks out.\n")
    assert "Line 6 has been taken out" in out
    assert f"to line {game.last}, only the chain was checked" in " ".join(out.split())
    assert "The rules allow every move" not in out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "In the game at line 1, a seat changed hands 5 times (by seat number: 1, 2). Person or bot: we only"),
        ("fr", "Dans la partie de la ligne 1, une place a changé de main 5 fois (par numéro de place : 1, 2)."),
    ],
)
def test_seat_changes_are_told_as_what_cannot_be_proven(verify, language, told):
    code, out, _ = verify(SEATED, "--lang", language)

    assert code == 0
    assert told in " ".join(out.split())


def test_a_single_seat_change_is_told_so(verify):
    once = recorded(sealed(number=9), changes={2: CHANGES[0]})

    assert "a seat changed hands once (by seat number: 2)" in " ".join(verify(once, "--lang", "en")[1].split())


def test_as_json_seat_changes_are_listed(verify):
    [record] = json.loads(verify(SEATED, "--json")[1])["records"]

    assert record["changes"][:2] == [{"seat": 2, "player": "bot"}, {"seat": 1, "player": "bot"}]
    assert record["entries"] == checked(GAME)[0].entries


def test_as_json_it_gives_each_game(verify):
    code, out, _ = verify(GAME + erased(ALONE, 3), "--json")
    found = json.loads(out)

    assert code == 0
    assert (found["verified"], found["games"]) == (True, 2)
    assert found["entries"] == sum(record["entries"] for record in found["records"])
    assert found["answers"] == sum(record["answers"] for record in found["records"])
    assert found["head"] == found["records"][1]["head"] == checked(ALONE)[0].head
    assert [record["absent"] for record in found["records"]] == [[1], []]
    assert [len(record["erased"]) for record in found["records"]] == [0, 1]


def altered_roll():
    """The first roll of the dice shows something else; its line."""
    at = GAME.index(b'"faces":[') + len('"faces":[')
    other = b"%d" % ((int(GAME[at : at + 1]) + 1) % 10)
    return GAME[:at] + other + GAME[at + 1 :], GAME[:at].count(b"\n") + 1


def test_an_altered_game_is_named_with_its_line(verify):
    content, line = altered_roll()
    code, out, err = verify(content)

    assert (code, out) == (1, "")
    assert err.startswith(f"tablee: game.jsonl: line {line}: not what the committed stream answers to question 2")


def test_as_json_too(verify):
    content, line = altered_roll()
    code, out, err = verify(content, "--json")
    found = json.loads(out)

    assert code == 1
    assert (Path(found["file"]).name, found["verified"], found["line"]) == ("game.jsonl", False, line)
    assert err == f"tablee: game.jsonl: line {line}: {found['error']}\n"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1: nothing there; a record starts with a header"),
        (bytes(range(256)) * 9, "line 1: no line of a record: "),
        (GAME[:-1], "the file is cut off within this line"),
        (GAME.replace(b"sept_pour_cent", b"sept_pour_mille"), "line 1: no game is called 'sept_pour_mille'"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(verify, content, said):
    code, out, err = verify(content)

    assert (code, out) == (2, "")
    assert err.startswith("tablee: game.jsonl: line ")
    assert said in err


@pytest.mark.parametrize(
    ("torn", "line"),
    [
        (GAME[:1], 1),
        (GAME[: GAME.index(b"\n") + 1], 2),
        (GAME[: len(GAME) // 2], GAME.count(b"\n", 0, len(GAME) // 2) + 1),
        (GAME[:-1], GAME.count(b"\n")),
        (b"\n", 1),
        (b"not a record\n", 1),
    ],
)
def test_the_games_before_a_torn_one_are_reported_first(verify, torn, line):
    """As when the power fails while the third game is recorded."""
    code, out, err = verify(ALONE + GAME + torn, "--lang", "en")
    held = (ALONE + GAME).count(b"\n")

    assert code == 1
    assert out.startswith(f"game.jsonl: everything checks out up to line {held}, but not what follows.\n2 games, ")
    assert err.startswith(f"tablee: game.jsonl: line {held + line}: ")


def test_so_are_those_before_one_that_does_not_hold(verify):
    spoilt, line = altered_roll()
    code, out, err = verify(erased(ALONE, 3) + spoilt, "--lang", "fr")
    held = ALONE.count(b"\n")

    assert code == 1
    assert f"concorde jusqu’à la ligne {held}, mais pas la suite.\n" in out
    assert err.startswith(f"tablee: game.jsonl: line {held + line}: not what the committed stream answers")


def test_as_json_the_games_before_the_fault_are_there(verify):
    code, out, err = verify(ALONE + GAME[:-1], "--json")
    found = json.loads(out)

    assert (code, found["verified"], found["games"], len(found["records"])) == (1, False, 1, 1)
    assert found["head"] == checked(ALONE)[0].head
    assert err == f"tablee: game.jsonl: line {found['line']}: {found['error']}\n"


def test_as_json_a_file_that_is_no_record_has_no_games(verify):
    code, out, _ = verify(b"noise\n", "--json")
    found = json.loads(out)

    assert (code, found["verified"], found["games"], found["head"], found["line"]) == (2, False, 0, None, 1)


@pytest.mark.skipif(os.name == "nt", reason="such names cannot be there")
@pytest.mark.parametrize("content", [GAME, ALONE + GAME[:-1], altered_roll()[0], b"noise\n"])
def test_a_file_cannot_speak_to_the_terminal_by_its_name(verify, tmp_path, content):
    file = tmp_path / "a\x1b[2Jb\n\u202ec.jsonl"
    file.write_bytes(content)
    _, out, err = verify.at(file, "--lang", "en")

    assert "a?[2Jb??c.jsonl: " in out + err
    assert not set(out + err) & set("\x1b\u202e")


def test_a_file_of_one_endless_line_is_refused_at_once(verify, tmp_path):
    file = tmp_path / "game.jsonl"
    with file.open("wb") as endless:
        endless.truncate(2**30)
    code, _, err = verify.at(file)

    assert code == 2
    assert err == "tablee: game.jsonl: line 1: longer than 65,536 bytes, and no line of a record is\n"


def test_what_is_no_file_is_refused_in_one_line(verify, tmp_path):
    for path in (tmp_path, tmp_path / "none.jsonl"):
        code, out, err = verify.at(path)

        assert (code, out) == (2, "")
        assert err.startswith("tablee: cannot read ")


def test_a_language_that_we_do_not_speak_is_named(verify):
    assert verify(GAME, "--lang", "de")[::2] == (2, "tablee: no words in 'de'; there is fr, en\n")
