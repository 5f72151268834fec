"""The committed playthroughs are what the rules of today make of their inputs, and between them show the whole game."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.kernel.entries import Acted
from tablee.kernel.game import AnyGame, Over
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import Step
from tablee.kernel.structs import members, tag
from tests.playthroughs import INPUT, files, first_broken, main, read, rewritten, written

FILES = [(game, file) for game in GAMES.values() for file in files(game.name)]
each_file = pytest.mark.parametrize(("game", "file"), FILES, ids=[f"{game.name}-{file.stem}" for game, file in FILES])
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def all_steps(game: AnyGame) -> list[Step[Any, Any]]:
    """Of all files, each as far as the rules of today follow it: that one breaks is said by a test of its own."""
    found: list[Step[Any, Any]] = []
    for file in files(game.name):
        with suppress(Malformed):
            for step in read(game, file.read_text()).steps():
                found.append(step)  # noqa: PERF402 - what came before a break is kept
    return found


@each_file
def test_the_playthrough_is_what_the_rules_make_of_its_inputs(game: AnyGame, file: Path):
    text = file.read_text()

    assert written(read(game, text)) == text, f"{file.name} is stale: run `make playthroughs` and read the diff"


@each_file
def test_the_playthrough_is_a_whole_game_and_says_why_it_is_there(game: AnyGame, file: Path):
    play = read(game, file.read_text())
    end = [*play.steps()][-1][2]

    assert isinstance(game.pending(end), Over)
    assert play.title.endswith(".")
    assert not play.title.startswith("Random players")


@each_game
def test_every_phase_occurs_in_some_playthrough(game: AnyGame):
    states = {tag(state) for before, _, after in all_steps(game) for state in (before, after)}

    assert states == {tag(kind) for kind in members(game.states)}


@each_game
def test_every_action_occurs_in_some_playthrough(game: AnyGame):
    actions = {tag(entry.action) for _, entry, _ in all_steps(game) if isinstance(entry, Acted)}

    assert actions == {tag(kind) for kind in members(game.actions)}


@each_game
def test_every_fact_occurs_in_some_playthrough(game: AnyGame):
    facts = {tag(fact) for step in all_steps(game) for fact in game.tell(*step, None)}

    assert facts == {tag(kind) for kind in members(game.facts)}


@each_game
def test_every_ending_occurs_in_some_playthrough(game: AnyGame):
    results = {result.why for _, _, after in all_steps(game) if (result := game.result(after))}

    assert results == set(game.endings)


@each_game
def test_the_fewest_and_the_most_players_occur_in_some_playthrough(game: AnyGame):
    players = {read(game, file.read_text()).players for file in files(game.name)}

    assert players >= {game.players[0], game.players[-1]}


@each_file
def test_reading_and_writing_are_inverse(game: AnyGame, file: Path):
    play = read(game, file.read_text())

    assert read(game, written(play)) == play


def test_a_changed_view_shows_in_the_text():
    """The check can fail: hide the last entry's outcome and the text is another one."""
    game, file = FILES[0]
    play = read(game, file.read_text())
    shorter = replace(play, entries=play.entries[:-1])

    assert written(shorter) != written(play)
    assert written(play).startswith(written(shorter))


def test_writing_them_again_changes_nothing(tmp_path, capsys):
    """Written into a copy: a test leaves the work tree as it is, whatever it finds."""
    for game, file in FILES:
        copy = tmp_path / game.name / "playthroughs" / file.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())

    assert main([], tmp_path) == 0
    assert capsys.readouterr().out == ""


def test_an_input_that_cannot_follow_is_named_by_file_and_line(tmp_path, capsys):
    """The same input twice: nobody acts out of turn."""
    game, file = FILES[0]
    lines = file.read_text().splitlines()
    at = [number for number, line in enumerate(lines) if line.startswith(f'{INPUT}{{"type":"acted"')][-1]
    broken = tmp_path / "broken.txt"
    text = "\n".join([*lines[: at + 1], lines[at], *lines[at + 1 :]]) + "\n"
    broken.write_text(text)

    assert rewritten(game, broken) == 1
    error = capsys.readouterr().err
    assert f"broken.txt:{at + 2}: " in error
    assert error.endswith("edit its `> ` lines from here on\n")
    assert broken.read_text() == text
    assert first_broken(game, file.read_text()) is None
