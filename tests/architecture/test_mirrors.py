"""One game, one name: whoever looks for a game finds all of it under the same name in every part of the tree."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.words.sources import LANGUAGES, rules_file
from tests.rule_ids import games

ROOT = Path(__file__).parents[2]

SOURCE = (
    *(rules_file(language) for language in LANGUAGES),
    *(f"words/{language}.ftl" for language in LANGUAGES),
    *("vocabulary.py", "facts.py", "phases.py", "views.py", "shows.py", "positions.py"),
)
TESTS = (
    *("test_rulebook*.py", "test_properties.py", "test_positions.py"),
    *("witness.py", "moments.py", "playthroughs/*.txt"),
)
PAGE = ("Board.svelte", "kinds.generated.ts", "shows.generated.ts")
PARTS = {"src/tablee/games": SOURCE, "tests/games": TESTS, "web/src/games": PAGE}


def missing(root: Path, names: list[str]) -> Iterator[str]:
    for name in names:
        for folder, patterns in PARTS.items():
            for pattern in patterns:
                if not any((root / folder / name).glob(pattern)):
                    yield f"{folder}/{name}/{pattern}"


def strangers(root: Path, names: list[str]) -> list[str]:
    """Folders of tests, or of the page, whose game does not exist."""
    folders = [
        path.name for part in ("tests/games", "web/src/games") for path in (root / part).iterdir() if path.is_dir()
    ]
    return sorted({*folders} - {*names, "__pycache__"})


def named(root: Path, names: list[str]) -> list[str]:
    """Files of the frame that speak of a game; its emblem and its accent are all that they may know of it."""
    frame = root / "web/src"
    own = {"games", "icons", "styles"}
    return [
        f"{file.relative_to(root).as_posix()}: {name}"
        for file in sorted(frame.rglob("*"))
        if file.suffix in {".ts", ".svelte"} and not own & {file.relative_to(frame).parts[0]}
        if not file.name.endswith((".test.ts", ".generated.ts"))
        for name in names
        if name in file.read_text(encoding="utf-8")
    ]


def test_each_game_is_whole():
    assert list(missing(ROOT, games(ROOT))) == []


def test_each_folder_of_tests_and_of_the_page_has_its_game():
    assert strangers(ROOT, games(ROOT)) == []


def test_the_frame_of_the_page_knows_no_game_by_name():
    assert named(ROOT, games(ROOT)) == []


def test_the_games_that_are_listed_are_those_that_have_a_folder():
    assert sorted(GAMES) == games(ROOT)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for folder, patterns in PARTS.items():
        for pattern in patterns:
            file = tmp_path / folder / "morra" / pattern.replace("*", "_one")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()
    return tmp_path


@pytest.mark.parametrize(
    "lost",
    [
        "src/tablee/games/morra/words/en.ftl",
        "tests/games/morra/playthroughs/_one.txt",
        "web/src/games/morra/Board.svelte",
    ],
)
def test_a_lost_file_is_found(project: Path, lost: str):
    assert list(missing(project, ["morra"])) == []

    (project / lost).unlink()

    assert len(list(missing(project, ["morra"]))) == 1


def test_a_folder_of_tests_without_its_game_is_found(project: Path):
    assert strangers(project, ["mora"]) == ["morra"]


def test_a_game_that_the_frame_of_the_page_names_is_found(project: Path):
    table = project / "web/src/table/Table.svelte"
    table.parent.mkdir()
    table.write_text('{#if game === "morra"}', encoding="utf-8")

    assert named(project, ["morra"]) == ["web/src/table/Table.svelte: morra"]
