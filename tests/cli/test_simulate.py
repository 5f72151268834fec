"""`tablee simulate`: the figures, the record, and what cannot be asked."""

import json

import pytest

from tablee.cli import main

GAME = "sept_pour_cent"


def simulated(capsys, *words):
    code = main(["simulate", GAME, *words])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def figures(capsys, *words):
    code, out, err = simulated(capsys, *words, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_the_json_has_every_figure(capsys):
    found = figures(capsys, "--players", "3", "--games", "10", "--seed", "4")

    assert (found["game"], found["players"], found["games"], found["seed"]) == (GAME, 3, 10, 4)
    assert found["bots"] == ["random"] * 3
    assert len(found["wins"]) == 3
    assert sum(found["wins"]) == 10
    assert found["decisions"] > 100
    assert found["decisions_per_s"] == pytest.approx(found["decisions"] / found["seconds"])
    assert found["games_per_s"] == pytest.approx(10 / found["seconds"])


def test_the_same_seed_gives_the_same_games(capsys):
    def games(seed):
        found = figures(capsys, "--games", "20", "--seed", seed, "--bots", "easy,hard")
        return found["wins"], found["decisions"]

    assert games("1") == games("1")
    assert games("1") != games("2")


def test_a_level_for_each_seat_says_how_many_players(capsys):
    assert figures(capsys, "--games", "1", "--bots", "hard,medium,easy")["players"] == 3
    assert figures(capsys, "--games", "1", "--bots", "easy", "--players", "5")["bots"] == ["easy"] * 5
    assert figures(capsys, "--games", "1", "--bots", "easy")["players"] == 2


def test_in_words(capsys):
    code, out, _ = simulated(capsys, "--games", "30", "--bots", "random,hard")

    assert code == 0
    first, *seats = out.splitlines()
    assert first.startswith("sept_pour_cent: 30 games of 2, ")
    assert [line.split()[:3] for line in seats] == [["seat", "0", "random"], ["seat", "1", "hard"]]


def test_a_record_verifies_and_is_never_written_over(capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    again = tmp_path / "again.jsonl"
    for path in (file, again):
        code, out, _ = simulated(capsys, "--games", "3", "--bots", "medium", "--record", str(path))
        assert code == 0
        assert out.endswith(f"recorded in {path}\n")

    assert file.read_bytes() == again.read_bytes()
    assert main(["verify", str(file)]) == 0
    code, _, err = simulated(capsys, "--record", str(file))
    assert code == 2
    assert "name a file that does not exist yet" in err


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--bots", "wizard"], "sept_pour_cent has no bot 'wizard'; it has easy, medium, hard, random"),
        (["--players", "9"], "sept_pour_cent is for 2 to 6 players, not 9"),
        (["--players", "0"], "sept_pour_cent is for 2 to 6 players, not 0"),
        (
            ["--players", "3", "--bots", "easy,hard"],
            "--bots names 2 levels for 3 players; name one for all, or one for each",
        ),
        (["--option", "speed=2"], "sept_pour_cent has no option 'speed'; it has none"),
        (["--option", "speed"], "--option is NAME=VALUE, and 'speed' has no ="),
        (["--games", "0"], "--games starts at 1, and 0 is less"),
        (["--seed", "-1"], "--seed is a whole number from 0 to 2^64 - 1, not -1"),
    ],
)
def test_what_cannot_be_asked_gets_one_line(capsys, words, line):
    code, out, err = simulated(capsys, *words)

    assert (code, out, err) == (2, "", f"tablee: {line}\n")


@pytest.mark.covers
def test_an_unknown_game_gets_one_line(capsys):
    assert main(["simulate", "belote"]) == 2
    assert (
        capsys.readouterr().err
        == "tablee: no game is called 'belote'; there is sept_pour_cent, code777, incroyable, incognito, indix\n"
    )
