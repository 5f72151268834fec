"""`tablee tournament`: the ladder, its plot, and what cannot be asked."""

import json

import pytest

from tablee.cli import main

GAME = "sept_pour_cent"


def contested(capsys, *words):
    code = main(["tournament", GAME, *words])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def ladder(capsys, *words):
    code, out, err = contested(capsys, *words, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_every_pair_meets_at_every_number_of_players(capsys):
    found = ladder(capsys, "--players", "2,3", "--games", "6", "--jobs", "1", "--bots", "random,easy,hard")

    assert [(bout["players"], bout["bot"], bout["among"]) for bout in found["bouts"]] == [
        (players, *pair) for players in (2, 3) for pair in (("easy", "random"), ("hard", "random"), ("hard", "easy"))
    ]
    for bout in found["bouts"]:
        assert bout["games"] == 6
        assert bout["games_won"]["share"] == bout["won"] / 6
        assert bout["games_won"]["low"] < bout["games_won"]["share"] <= bout["games_won"]["high"]
        assert bout["facts_won"] is None


def test_options_of_the_game_are_played_with(capsys):
    asked = ("tournament", "code777", "--games", "1", "--jobs", "1", "--bots", "easy,medium", "--option", "pause=0")

    code = main([*asked, "--json"])
    found = json.loads(capsys.readouterr().out)

    assert code == 0
    assert found["options"]["pause"] == 0
    assert [bout["players"] for bout in found["bouts"]] == [2, 3, 4]


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(capsys):
    asked = ("--players", "3", "--games", "120", "--bots", "easy,medium", "--count", "round_won", "--seed", "3")

    one, two = (ladder(capsys, *asked, "--jobs", jobs) for jobs in ("1", "2"))

    assert one["bouts"] == two["bouts"]


@pytest.mark.slow
def test_a_clear_result_is_told_from_one_that_is_not(capsys):
    code, out, _ = contested(
        capsys, "--players", "2", "--games", "100", "--jobs", "1", "--bots", "random,medium", "--count", "round_won"
    )
    clear = out.splitlines()[-1]
    _, out, _ = contested(capsys, "--players", "2", "--games", "4", "--jobs", "1", "--bots", "medium,hard")
    unclear = out.splitlines()[-1]

    assert code == 0
    assert clear.split()[:3] == ["2", "medium", "random"]
    assert "not clear of par" not in clear
    assert "not clear of par" in unclear


def test_the_plot_is_drawn(capsys, tmp_path):
    file = tmp_path / "ladder.svg"
    asked = ("--players", "2", "--games", "3", "--jobs", "1", "--bots", "easy,hard", "--plot", str(file))

    assert contested(capsys, *asked, "--count", "round_won")[0] == 0
    assert "hard against easy" in file.read_text(encoding="utf-8")
    assert "share of round_won" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--bots", "easy,wizard"], "sept_pour_cent has no bot 'wizard'; it has easy, medium, hard, random"),
        (["--bots", "easy"], "--bots names two levels or more, weakest first, such as easy,medium,hard"),
        (["--players", "1"], "sept_pour_cent is for 2 to 6 players, not 1"),
        (["--players", "two"], "--players is a list of whole numbers such as 2,4,6, not 'two'"),
        (["--option", "speed=2"], "sept_pour_cent has no option 'speed'; it has none"),
        (["--games", "0"], "--games starts at 1, and 0 is less"),
        (["--jobs", "0"], "--jobs starts at 1, and 0 is less"),
        (["--seed", "-3"], "--seed is a whole number from 0 to 2^64 - 1, not -3"),
    ],
)
def test_what_cannot_be_asked_gets_one_line(capsys, words, line):
    code, out, err = contested(capsys, *words)

    assert (code, out, err) == (2, "", f"tablee: {line}\n")


def test_an_unknown_fact_gets_one_line_with_those_that_exist(capsys):
    code, _, err = contested(capsys, "--count", "dealt")

    assert code == 2
    assert err.startswith(
        "tablee: sept_pour_cent has no fact 'dealt' of a seat; it has start_rolled, starts, announced"
    )
    assert err.count("\n") == 1


def test_a_plot_that_cannot_be_written_gets_one_line(capsys, tmp_path):
    asked = ("--players", "2", "--games", "1", "--jobs", "1", "--bots", "easy,hard")

    code, _, err = contested(capsys, *asked, "--plot", str(tmp_path / "nowhere" / "ladder.svg"))

    assert code == 2
    assert err.startswith("tablee: cannot draw into ")
