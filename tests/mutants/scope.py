"""Which files are mutated: what every game is, the rules of each, and all that a table decides."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.mutants.mutations import Mutant, mutants_of

PACKAGE = Path("src/tablee")
WHOLE = ("kernel", "tables")
RULES = ("rules", "host", "tell", "recap", "imagine")
"""A game's rules are these modules of its folder and all that they import of it: no bots, no authoring."""


def mutated_files(project: Path) -> list[Path]:
    package = project / PACKAGE
    whole = [path for folder in WHOLE for path in (package / folder).rglob("*.py")]
    games = [path for path in (package / "games").iterdir() if (path / "rules.py").exists()]
    rules = [path for folder in games for path in _reached(package, folder)]
    return sorted({path.relative_to(project) for path in (*whole, *rules)})


def _reached(package: Path, folder: Path) -> set[Path]:
    waiting, found = [folder / f"{name}.py" for name in RULES], set[Path]()
    while waiting:
        path = waiting.pop()
        if path.exists() and path not in found:
            found.add(path)
            waiting += [file for file in _imported(package, path) if folder in file.parents]
    return found


def _imported(package: Path, path: Path) -> Iterator[Path]:
    """Files that an import may name: it is of a module, or of something in one."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tablee."):
            base = package.joinpath(*node.module.split(".")[1:])
            yield base.with_suffix(".py")
            yield from [base / f"{name.name}.py" for name in node.names]


def all_mutants(project: Path) -> list[Mutant]:
    return [
        mutant
        for path in mutated_files(project)
        for mutant in mutants_of(path.as_posix(), (project / path).read_bytes())
    ]
