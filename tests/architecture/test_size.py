"""A file has one noun: none is longer than 500 lines, but for cards, pins and what a script writes."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "bench", "web/src")
KINDS = {".py", ".ts", ".svelte", ".css"}
MOST = 500


def too_long(root: Path) -> Iterator[str]:
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if "node_modules" in file.parts:  # what `make bench` fetched is not ours
                continue
            if file.suffix in KINDS and not file.name.startswith("generated"):
                lines = len(file.read_text(encoding="utf-8").splitlines())
                if lines > MOST:
                    yield f"{file.relative_to(root).as_posix()}: {lines} lines"


def test_no_source_file_is_longer_than_500_lines():
    assert list(too_long(ROOT)) == []


def test_a_file_that_is_too_long_is_found_and_a_generated_one_is_left(tmp_path: Path):
    (tmp_path / "src").mkdir()
    (tmp_path / "src/long.py").write_text("x = 1\n" * 501)
    (tmp_path / "src/whole.py").write_text("x = 1\n" * 500)
    (tmp_path / "src/generated.ts").write_text("x\n" * 9000)

    assert list(too_long(tmp_path)) == ["src/long.py: 501 lines"]
