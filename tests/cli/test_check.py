"""`tablee check`: laws that are kept, laws that are broken, and questions that cannot be answered."""

import json
from dataclasses import replace

import pytest

from tablee import games
from tablee.cli import check, main
from tablee.kernel.offers import Offers


def checked(capsys, *words):
    code = main(["check", *words])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_every_law_is_kept(capsys):
    code, out, _ = checked(capsys, "sept_pour_cent", "--games", "10")

    assert code == 0
    assert out.startswith("sept_pour_cent: 10 random games")
    assert out.endswith("all fifteen laws are kept\n")


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(capsys):
    counts = []
    for jobs in ("1", "2"):
        _, out, _ = checked(capsys, "sept_pour_cent", "--games", "20", "--json", "--jobs", jobs)
        found = json.loads(out)
        counts.append((found["games"], found["decisions"], found["steps"], found["twins"]))

    assert counts[0] == counts[1]


def test_without_the_tests_it_says_what_it_left_out(capsys, tmp_path):
    code, out, _ = checked(capsys, "sept_pour_cent", "--games", "2", "--tests", str(tmp_path))

    assert code == 0
    assert "laws 6, 7 (half) and 9 were left out" in out
    assert "the other laws are kept" in out


def test_a_broken_law_is_named_with_the_command_to_see_it_again(capsys, monkeypatch):
    mute = replace(games.named("sept_pour_cent"), offers=lambda _: Offers(0, ()))
    monkeypatch.setitem(games.GAMES, "sept_pour_cent", mute)

    code, out, _ = checked(capsys, "sept_pour_cent", "--games", "2", "--seed", "5")

    assert code == 1
    assert "law 1 is broken" in out or "law 8 is broken" in out
    assert "tablee check sept_pour_cent --games 1 --seed 5" in out


def test_missing_words_break_law_11(capsys, monkeypatch):
    monkeypatch.setattr(check, "missing", lambda language, game: ["fact-dealt"] if language == "en" else [])

    code, out, _ = checked(capsys, "sept_pour_cent", "--games", "1")

    assert code == 1
    assert "law 11 is broken: no words for fact-dealt [en]" in out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            ["belote"],
            "tablee: no game is called 'belote'; there is sept_pour_cent, code777, incroyable, incognito, indix",
        ),
        (["sept_pour_cent", "--games", "0"], "tablee: --games starts at 1, and 0 is less"),
    ],
)
def test_what_cannot_be_asked_gets_one_line(capsys, words, line):
    code, _, err = checked(capsys, *words)

    assert code == 2
    assert err.strip() == line
