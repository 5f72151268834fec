"""What a game adds to Tablée, shown by one that is added for tests alone: its folders, its cards and one line."""

from pathlib import Path

import pytest

from tablee.games import GAMES
from tests.murmure.board_types import COMMAND, stale
from tests.murmure.clone import LEFT_OUT, ROOT, cloned

LISTED = "src/tablee/games/__init__.py"
OWN = ("src/tablee/games/murmure/", "src/tablee/packs/builtin/murmure/", "web/src/games/murmure/")


def files(root: Path, *folders: str) -> dict[str, bytes]:
    found = [file for folder in folders for file in (root / folder).rglob("*") if file.is_file()]
    parts = [(file.relative_to(root), file) for file in found]
    return {path.as_posix(): file.read_bytes() for path, file in parts if not LEFT_OUT & {*path.parts}}


@pytest.mark.slow
def test_a_game_adds_its_own_folders_its_cards_and_one_line():
    clone, here = (files(root, "src/tablee", "web/src", "web/plugins") for root in (cloned(), ROOT))
    added = clone.keys() - here.keys()
    changed = [path for path in here if clone[path] != here[path]]

    assert [path for path in added if not path.startswith(OWN)] == []
    assert changed == [LISTED]
    assert clone[LISTED].replace(b", murmure", b"") == here[LISTED]


def test_what_its_board_is_typed_by_is_up_to_date():
    assert stale() == [], f"run `{COMMAND}`"


def test_nothing_of_it_is_in_what_is_shipped():
    """The wheel holds src/tablee, with the page that was built there."""
    shipped = [file for file in (ROOT / "src/tablee").rglob("*") if file.is_file() and file.suffix != ".pyc"]

    assert "murmure" not in GAMES
    assert len(shipped) > 200
    assert [file for file in shipped if b"murmure" in file.read_bytes().lower()] == []
