"""`tablee replay`: a recorded game in words, through whichever eyes, and files that are no such thing."""

import os
import random

import msgspec
import pytest

from tablee.cli import main
from tablee.fairness.record import Recorder
from tablee.fairness.record_lines import SeatChange
from tablee.fairness.seal import simulated
from tablee.games.sept_pour_cent import GAME
from tablee.kernel.codec import canonical
from tablee.kernel.entries import Acted
from tablee.kernel.offers import sampled
from tablee.kernel.playout import opening, steps_until_over
from tablee.kernel.seats import Seat
from tablee.kernel.structs import by_tag

BEN = Seat(1)
NEWLINE = b"\n"


def recorded(path, seed=3, players=3, entries=None, changes=()):
    """A game of random seats; cut short after so many entries. Seats change hands after the fourth."""
    seal, rng = simulated(GAME, players, seed, 0), random.Random(seed)

    def act(state, waiting):
        seat = waiting.awaited[0]
        return Acted(seat, sampled(GAME.offers(GAME.view(state, seat)).choices, by_tag(GAME.actions), rng))

    state = None
    with path.open("ab") as file:
        recorder = Recorder(file, seal)
        for number, (_, entry, after) in enumerate(
            steps_until_over(GAME, opening(GAME, players), seal.in_order(), act)
        ):
            if number == entries:
                break
            recorder.add(entry)
            for change in changes if number == 3 else ():
                recorder.change(change)
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
        "place 0 : Ann",
        "place 1 : Ben",
        "place 2 : Cat",
        "Vue d’un spectateur : sans les mains cachées.",
    ]
    assert "Ann, Ben et Cat reçoivent trois cartes." in lines
    assert "Tu reçois" not in shown
    assert lines[-2].endswith("gagne la partie !")


def test_a_seat_sees_its_own_cards(replayed):
    _, shown, _ = replayed("--seat", "1", "--lang", "en")

    assert "The view from seat 1 (Ben)." in shown
    assert "You are dealt" in shown
    assert "Ben is" not in shown


def test_all_eyes_at_once_hide_nothing(replayed):
    _, shown, _ = replayed("--all", "--lang", "en")

    for name in ("Ann", "Ben", "Cat"):
        assert f"for {name} only: You are dealt" in shown


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


CHANGES = [SeatChange(BEN, "bot"), SeatChange(BEN, "person"), SeatChange(BEN, "another")]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["en"], ["From here on, a bot plays for Ben.", "Ben is playing again.", "From here on, somebody else"]),
        (["en", "--seat=1"], ["From here on, a bot plays for you.", "You’re playing again."]),
        (["fr"], ["Désormais, un robot joue pour Ben.", "Ben joue de nouveau."]),
        (["fr", "--all"], ["Désormais, quelqu’un d’autre joue pour Ben."]),
        (["fr", "--seat=1"], ["Désormais, un robot joue pour toi.", "Tu joues de nouveau."]),
    ],
)
def test_who_plays_a_seat_is_told_where_it_changes(replayed, tmp_path, words, told):
    path = recorded(tmp_path / "seats.jsonl", changes=CHANGES)
    code, shown, _ = replayed("--lang", *words, path=path)

    assert code == 0
    assert "\n".join(told) in shown


@pytest.mark.slow
def test_a_seat_change_alters_nothing_else_of_the_story(replayed, tmp_path):
    _, without, _ = replayed("--lang", "fr")
    _, shown, _ = replayed("--lang", "fr", path=recorded(tmp_path / "seats.jsonl", changes=CHANGES))

    assert [line for line in shown.splitlines() if line in without.splitlines()] == without.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("cut", [-1, -500, -5000])
def test_the_games_before_a_torn_one_are_told_first(replayed, tmp_path, cut):
    path = recorded(tmp_path / "two.jsonl")
    _, whole, _ = replayed("--lang", "fr", path=path)
    content = recorded(path, seed=4).read_bytes()[:cut]
    path.write_bytes(content)
    code, shown, error = replayed("--lang", "fr", path=path)

    assert (code, shown) == (1, whole)
    assert error.startswith(f"tablee: {path}: line {content.count(NEWLINE) + 1}: the file is cut off within this line")


@pytest.mark.skipif(os.name == "nt", reason="such names cannot be there")
def test_a_file_cannot_speak_to_the_terminal_by_its_name(replayed, tmp_path):
    path = tmp_path / "a\x1b[2Jb\n\u202ec.jsonl"
    path.write_bytes(b"noise\n")
    _, _, error = replayed(path=path)

    assert "a?[2Jb??c.jsonl: line 1: " in error


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
    assert "there are 0 to 2, or spectator" in error


def test_a_file_that_is_not_there_is_refused(replayed, tmp_path):
    code, _, error = replayed(path=tmp_path / "nowhere.jsonl")

    assert code == 2
    assert error.endswith("No such file or directory\n")
