"""One game, one name: whoever looks for a game finds all of it under the same name in every part of the tree."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import GAMES
from tests.rule_ids import games

ROOT = Path(__file__).parents[2]

SOURCE = ("RULES.md", "RULES.en.md", "words/fr.ftl", "words/en.ftl", "vocabulary.py", "phases.py", "views.py")
TESTS = ("test_rulebook*.py", "test_properties.py", "witness.py", "playthroughs/*.txt")


def missing(root: Path, names: list[str]) -> Iterator[str]:
    for name in names:
        for folder, patterns in (("src/tablee/games", SOURCE), ("tests/games", TESTS)):
            for pattern in patterns:
                if not any((root / folder / name).glob(pattern)):
                    yield f"{folder}/{name}/{pattern}"


def strangers(root: Path, names: list[str]) -> list[str]:
    """Folders of tests whose game does not exist."""
    folders = [path.name for path in (root / "tests/games").iterdir() if path.is_dir() and path.name != "__pycache__"]
    return sorted(set(folders) - set(names))


def test_each_game_is_whole():
    assert list(missing(ROOT, games(ROOT))) == []


def test_each_folder_of_tests_has_its_game():
    assert strangers(ROOT, games(ROOT)) == []


def test_the_games_that_are_listed_are_those_that_have_a_folder():
    assert sorted(GAMES) == games(ROOT)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for folder, patterns in (("src/tablee/games/morra", SOURCE), ("tests/games/morra", TESTS)):
        for pattern in patterns:
            file = tmp_path / folder / pattern.replace("*", "_one")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
    return tmp_path


@pytest.mark.parametrize("lost", ["src/tablee/games/morra/words/en.ftl", "tests/games/morra/playthroughs/_one.txt"])
def test_a_lost_file_is_found(project: Path, lost: str):
    assert list(missing(project, ["morra"])) == []

    (project / lost).unlink()

    assert len(list(missing(project, ["morra"]))) == 1


def test_a_folder_of_tests_without_its_game_is_found(project: Path):
    assert strangers(project, ["mora"]) == ["morra"]
