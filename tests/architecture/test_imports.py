"""Imports go one way, and rules are pure: no clock, no randomness, no I/O."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"

LAYERS = (
    {"kernel"},
    {"fairness", "packs", "bots", "words", "guided"},
    {"games"},
    {"library"},
    {"tables"},
    {"storage", "wire"},
    {"server", "terminal"},
    {"cli", "__main__"},
)
"""Whatever stands further left may be imported, nothing to the right."""
LIBRARY = LAYERS.index({"library"})
FREE = {"", "__version__"}
"""What all may import of `tablee` itself. Every other name of it, such as `tablee.simulate`, is lent by the library."""

PURE = {
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "math",
    "msgspec",
    "operator",
    "struct",
    "types",
    "typing",
}
"""All that kernel/ and games/ may import besides each other. What has a clock, draws, reads or writes stays out."""
ALONE = {
    "unicodedata": "tablee.kernel.text",
    "re": "tablee.kernel.disguise",
    "threading": "tablee.kernel.structs",
}
"""Pure, but text is made normal in one place, and searched in one: no other module of the rules may look at letters
this closely. And one lock stands around what msgspec works out; rules themselves know of no threads."""
IMPURE_CALLS = {"__import__", "breakpoint", "compile", "eval", "exec", "exit", "input", "open", "print", "quit"}


def layer(module: str) -> int | None:
    """How far to the right a module or a name of ours stands; None for what all may import."""
    _, _, inner = module.partition(".")
    part = inner.partition(".")[0]
    return None if part in FREE else next((at for at, parts in enumerate(LAYERS) if part in parts), LIBRARY)


def imported(tree: ast.AST, module: str, *, package: bool) -> Iterator[str]:
    """Full names; of `from a import b` both a and a.b, as b may be a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ("tablee.library" if alias.name == "tablee" else alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")
                kept = len(parents) - node.level + package
                base = ".".join([*parents[:kept], *([base] if base else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def faults(source: str, module: str, *, package: bool = False) -> Iterator[str]:
    tree = ast.parse(source)
    here = layer(module)
    for name in imported(tree, module, package=package):
        if name.partition(".")[0] == "tablee":
            there = layer(name)
            if there is not None and (there != LIBRARY if here is None else there > here):
                yield f"{module} imports {name}, which stands to its right"
            elif game(module) and game(name) and game(module) != game(name):
                yield f"{module} imports {name}, which is another game"
        elif is_rules(module) and name.partition(".")[0] not in PURE and ALONE.get(name.partition(".")[0]) != module:
            yield f"{module} imports {name}, which is not known to be pure"
    if is_rules(module):
        yield from (f"{module} calls {name}()" for name in called(tree) if name in IMPURE_CALLS)


def called(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def is_rules(module: str) -> bool:
    return module.split(".")[1:2] in (["kernel"], ["games"])


def game(module: str) -> str:
    """The game that a module belongs to, if it belongs to one."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else ""


def modules() -> Iterator[tuple[Path, str]]:
    for file in sorted((SOURCE / "tablee").rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        yield file, ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = list(modules())


@pytest.mark.parametrize(("file", "module"), MODULES, ids=[module for _, module in MODULES])
def test_imports_go_one_way_and_rules_are_pure(file: Path, module: str):
    assert list(faults(file.read_text(encoding="utf-8"), module, package=file.name == "__init__.py")) == []


def test_every_part_of_the_package_has_its_place():
    parts = {module.split(".")[1] for _, module in MODULES if "." in module}

    assert parts <= set().union(*LAYERS)


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("tablee.kernel.planted", "from tablee.games import GAMES"),
        ("tablee.kernel.planted", "from tablee import games"),
        ("tablee.kernel.planted", "import tablee.words.lookup"),
        ("tablee.kernel.planted", "from ..bots import match"),
        ("tablee.bots.planted", "from tablee.games.sept_pour_cent import GAME"),
        ("tablee.words.planted", "from tablee.terminal import conversation"),
        ("tablee.games.planted", "def late():\n    from tablee.cli import main"),
        ("tablee.games.sept_pour_cent.planted", "from tablee.tables import table"),
        ("tablee.games.sept_pour_cent.planted", "from tablee.games.code777 import GAME"),
        ("tablee.tables.planted", "from tablee.storage import sqlite"),
        ("tablee.wire.planted", "import tablee.server"),
        ("tablee.server.planted", "from tablee.cli import main"),
        ("tablee", "from tablee.kernel import game"),
        ("tablee", "from tablee.tables import table"),
        ("tablee.kernel.planted", "from tablee import simulate"),
        ("tablee.kernel.planted", "import tablee"),
        ("tablee.games.sept_pour_cent.planted", "from tablee import Malformed"),
        ("tablee.games.planted", "from .. import simulate"),
        ("tablee.library", "from tablee.tables import table"),
    ],
)
def test_a_planted_import_to_the_right_is_found(module: str, line: str):
    assert list(faults(line, module)) != []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("tablee.kernel.planted", "from tablee.kernel.seats import Seat"),
        ("tablee.games.sept_pour_cent.bots", "from tablee.bots import match"),
        ("tablee.games", "from tablee.games.sept_pour_cent import GAME"),
        ("tablee.games.sept_pour_cent.planted", "from . import vocabulary"),
        ("tablee.cli.planted", "import random, time, os\nfrom tablee.games import GAMES\nprint(open('x').read())"),
        ("tablee.cli.planted", "from tablee import __version__"),
        ("tablee.kernel.planted", "from tablee import __version__"),
        ("tablee.cli.planted", "import tablee"),
        ("tablee.library", "from tablee.games import GAMES"),
        ("tablee", "from tablee.library import *"),
        ("tablee.fairness.planted", "import hmac"),
        ("tablee.kernel.text", "import unicodedata"),
    ],
)
def test_an_import_to_the_left_is_fine(module: str, line: str):
    assert list(faults(line, module)) == []


@pytest.mark.parametrize("module", ["tablee.kernel.planted", "tablee.games.sept_pour_cent.bots"])
@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "from random import Random",
        "import time",
        "from datetime import datetime",
        "import secrets",
        "import os.path",
        "import io",
        "from pathlib import Path",
        "import socket",
        "import asyncio",
        "import threading",
        "import subprocess",
        "import logging",
        "import sqlite3",
        "import uuid",
        "import sys",
        "import unicodedata",
        "from unicodedata import normalize",
        "from importlib import import_module",
        "def late():\n    import random",
        "open('cards.txt')",
        "print('dealt')",
        "input('your move? ')",
        "__import__('random')",
        "exec('import random')",
    ],
)
def test_a_planted_clock_die_or_file_in_the_rules_is_found(module: str, line: str):
    assert list(faults(line, module)) != []
