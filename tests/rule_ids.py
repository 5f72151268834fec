"""Rule ids: every rule of a game's RULES.md has a test that names it, and both languages have the same rules.

`python -m tests.rule_ids` lists what is missing and exits 1. Where the rules of record lie beside the project, their
ids are compared as well.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]

RULE = re.compile(r"^\s*[-*] +(?:\*\*)?([A-Z][A-Z0-9]{2}-\d{2})\b", re.MULTILINE)
"""A rule is an item of a list that starts with its id, in bold or not."""
NAMED = re.compile(r"(?<![A-Z0-9])([A-Z][A-Z0-9]{2})[-_](\d{2})(?!\d)")
"""An id as a test writes it: SPC-11 in words, SPC_11 in its own name."""


def games(root: Path) -> list[str]:
    return sorted(file.parent.name for file in (root / "src/tablee/games").glob("*/__init__.py"))


def rules(page: Path) -> list[str]:
    return RULE.findall(page.read_text(encoding="utf-8"))


def tested(folder: Path) -> set[str]:
    """The ids in the tests themselves: a list of ids at the top of a file is no test."""
    found = set()
    for file in sorted(folder.rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {f"{game}-{number}" for game, number in NAMED.findall(ast.unparse(node))}
    return found


def faults(root: Path) -> Iterator[str]:
    for game in games(root):
        yield from faults_of(root, game)


def faults_of(root: Path, game: str) -> Iterator[str]:
    page = root / "src/tablee/games" / game / "RULES.md"
    record = root.parent / "shared/rules" / f"{game}.md"
    if not page.exists():
        yield f"{game}: there is no RULES.md"
        return
    ids, named = rules(page), tested(root / "tests/games" / game)
    if not ids:
        yield f"{game}: no line of RULES.md starts with an id"
    yield from (f"{game}: {rule} stands twice in RULES.md" for rule in sorted({i for i in ids if ids.count(i) > 1}))
    yield from (f"{game}: {rule} has no test" for rule in ids if rule not in named)
    for other in (page.with_name("RULES.en.md"), record):
        if other.exists():
            yield from differences(game, set(ids), other)


def differences(game: str, ids: set[str], other: Path) -> Iterator[str]:
    theirs = set(rules(other))
    yield from (f"{game}: {rule} is in RULES.md and not in {other.name}" for rule in sorted(ids - theirs))
    yield from (f"{game}: {rule} is in {other.name} and not in RULES.md" for rule in sorted(theirs - ids))


def main() -> int:
    found = list(faults(ROOT))
    print("\n".join(found) or "every rule has a test")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
