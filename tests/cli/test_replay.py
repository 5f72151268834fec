"""`tablee replay`: a recorded game in words, through whichever eyes, and files that are no such thing."""

import random

import msgspec
import pytest

from tablee.cli import main
from tablee.fairness.record import Recorder
from tablee.fairness.seal import simulated
from tablee.games.sept_pour_cent import GAME
from tablee.kernel.codec import canonical
from tablee.kernel.log import Acted
from tablee.kernel.offers import sampled
from tablee.kernel.play import opening, play
from tablee.kernel.values import by_tag


def recorded(path, seed=3, players=3, entries=None):
    """A game of random seats; cut short after so many entries."""
    seal, rng = simulated(GAME, players, seed, 0), random.Random(seed)

    def act(state, waiting):
        seat = waiting.awaited[0]
        return Acted(seat, sampled(GAME.offers(GAME.view(state, seat)).choices, by_tag(GAME.actions), rng))

    state = None
    with path.open("ab") as file:
        recorder = Recorder(file, seal)
        for number, (_, entry, after) in enumerate(play(GAME, opening(GAME, players), seal.in_order(), act)):
            if number == entries:
                break
            recorder.add(entry)
            state = after
        recorder.close(GAME.result(state))
    return path


@pytest.fixture
def replayed(tmp_path, capsys):
    def run(*words, path=None):
        code = main(["replay", str(path or recorded(tmp_path / "game.jsonl")), "--names", "Ann,Ben,Cat", *words])
        out, err = capsys.readouterr()
        return code, out.replace("\u202f", " "), err

    return run


def test_a_spectator_sees_no_hand_before_it_is_shown(replayed):
    code, shown, _ = replayed("--lang", "fr")

    assert code == 0
    lines = shown.splitlines()
    assert lines[1:6] == [
        "7 %, 3 joueurs",
        "siège 0 : Ann",
        "siège 1 : Ben",
        "siège 2 : Cat",
        "Vue d’un spectateur : sans les mains cachées.",
    ]
    assert "Ann, Ben et Cat reçoivent trois cartes." in lines
    assert "Tu reçois" not in shown
    assert lines[-2].endswith("gagne la partie.")


def test_a_seat_sees_its_own_cards(replayed):
    _, shown, _ = replayed("--seat", "1", "--lang", "en")

    assert "As seat 1 (Ben) sees it." in shown
    assert "You are dealt" in shown
    assert "Ben is" not in shown


def test_all_eyes_at_once_hide_nothing(replayed):
    _, shown, _ = replayed("--all", "--lang", "en")

    for name in ("Ann", "Ben", "Cat"):
        assert f"for {name} alone: You are dealt" in shown


def test_several_games_follow_one_another(replayed, tmp_path):
    path = recorded(recorded(tmp_path / "two.jsonl"), seed=4)

    assert replayed("--lang", "fr", path=path)[1].count("7 %, 3 joueurs") == 2


def test_a_game_that_was_given_up_says_so(replayed, tmp_path):
    path = recorded(tmp_path / "short.jsonl", entries=9)

    assert replayed("--lang", "fr", path=path)[1].endswith("La table s’est arrêtée avant la fin.\n")


def test_an_entry_that_was_taken_out_ends_the_replay(replayed, tmp_path):
    path = recorded(tmp_path / "game.jsonl")
    lines = path.read_bytes().splitlines(keepends=True)
    entry = msgspec.json.decode(lines[9])
    seal = simulated(GAME, 3, 3, 0)
    digest = seal.digest(9, canonical(entry["entry"])).hex()
    lines[9] = canonical({"type": "erased", "digest": digest, "head": entry["head"]}) + b"\n"
    path.write_bytes(b"".join(lines))

    assert replayed("--lang", "fr", path=path)[1].endswith("la suite ne peut pas être rejouée.\n")


@pytest.mark.parametrize(
    ("expected", "harm", "line"),
    [
        (2, lambda lines: lines[:5], 6),
        (2, lambda lines: [*lines[:3], b"{}\n", *lines[4:]], 4),
        (1, lambda lines: [*lines[:3], *lines[4:]], 4),
        (2, lambda lines: [b"not a record\n"], 1),
        (2, lambda lines: [], 1),
    ],
)
def test_a_damaged_file_is_one_line_that_names_the_line_at_fault(replayed, tmp_path, expected, harm, line):
    path = recorded(tmp_path / "game.jsonl")
    path.write_bytes(b"".join(harm(path.read_bytes().splitlines(keepends=True))))

    code, _, error = replayed(path=path)

    assert code == expected
    assert error.startswith(f"tablee: {path}: line {line}: ")
    assert error.count("\n") == 1


@pytest.mark.parametrize("seat", ["3", "-1", "Ann", "²"])
def test_a_seat_that_is_not_there_is_refused(replayed, seat):
    code, _, error = replayed(f"--seat={seat}")

    assert code == 2
    assert "there is 0 to 2, or spectator" in error


def test_a_file_that_is_not_there_is_refused(replayed, tmp_path):
    code, _, error = replayed(path=tmp_path / "nowhere.jsonl")

    assert code == 2
    assert error.endswith("No such file or directory\n")
