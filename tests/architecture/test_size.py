"""A file has one noun and a folder is a room: at most 300 lines of source (320 in the page), 30 files a folder.

Tests may be longer, as a rulebook is. What a script writes, fetches or builds is not looked at.
"""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = {".py", ".ts", ".svelte", ".css"}
MOST_LINES = {"src": 300, "codegen": 300, "web/src": 320, "web/plugins": 300, "bench": 300, "tests": 500}
MOST_FILES = 30
NOT_OURS = {"node_modules", "static", "__pycache__"}


def ours(root: Path, folder: str) -> Iterator[Path]:
    for file in sorted((root / folder).rglob("*")):
        if file.is_file() and not NOT_OURS & set(file.relative_to(root).parts):
            yield file


def too_long(root: Path) -> Iterator[str]:
    for folder, most in MOST_LINES.items():
        for file in ours(root, folder):
            if file.suffix in KINDS and "generated" not in file.name and "test" not in file.name:
                lines = len(file.read_text(encoding="utf-8").splitlines())
                if lines > most:
                    yield f"{file.relative_to(root).as_posix()}: {lines} lines, and {most} are the most"


def too_full(root: Path) -> Iterator[str]:
    rooms: dict[Path, int] = {}
    for folder in MOST_LINES:
        for file in ours(root, folder):
            rooms[file.parent] = rooms.get(file.parent, 0) + 1
    for room, files in rooms.items():
        if files > MOST_FILES:
            yield f"{room.relative_to(root).as_posix()}: {files} files, and {MOST_FILES} are the most; divide it"


def test_no_source_file_is_too_long():
    assert list(too_long(ROOT)) == []


def test_no_folder_is_too_full():
    assert list(too_full(ROOT)) == []


def test_a_file_that_is_too_long_is_found_and_a_generated_one_is_left(tmp_path: Path):
    (tmp_path / "src").mkdir()
    (tmp_path / "src/long.py").write_text("x = 1\n" * 301)
    (tmp_path / "src/whole.py").write_text("x = 1\n" * 300)
    (tmp_path / "src/generated.ts").write_text("x\n" * 9000)

    assert list(too_long(tmp_path)) == ["src/long.py: 301 lines, and 300 are the most"]


def test_a_folder_that_is_too_full_is_found(tmp_path: Path):
    (tmp_path / "tests/rooms").mkdir(parents=True)
    for number in range(31):
        (tmp_path / f"tests/rooms/{number}.txt").touch()

    assert list(too_full(tmp_path)) == ["tests/rooms: 31 files, and 30 are the most; divide it"]
