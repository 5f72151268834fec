"""The public API: the names that are promised, that each is documented, and that the examples do what they show."""

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee import library
from tests.docs import library_user
from tests.docs.examples import failures

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/reference/python.md"

PROMISED = [
    "GAMES",
    "LEVELS",
    "Acted",
    "Answered",
    "AnyGame",
    "Bot",
    "Bout",
    "Elapsed",
    "Overruled",
    "Entry",
    "Faulty",
    "Game",
    "Malformed",
    "Match",
    "Offer",
    "Offers",
    "OneOf",
    "Option",
    "Over",
    "Pack",
    "Pick",
    "Picked",
    "Record",
    "Refused",
    "Result",
    "Rng",
    "Roll",
    "Rolled",
    "Seat",
    "Shuffle",
    "Shuffled",
    "Span",
    "Tally",
    "Verified",
    "Viewer",
    "Waiting",
    "act",
    "action",
    "after_chance",
    "any_answer",
    "at_random",
    "bot",
    "game",
    "match",
    "opening",
    "playout",
    "random_bot",
    "read",
    "read_pack",
    "recap",
    "replay",
    "shipped_packs",
    "simulate",
    "step",
    "steps",
    "told",
    "tournament",
    "verify",
    "view",
]


def test_what_is_promised_is_what_is_there():
    """To take one of these away breaks somebody's script: it needs a new major version. A new one is added here."""
    assert sorted(tablee.__all__) == sorted(PROMISED)
    assert {*PROMISED} <= {*dir(tablee)}


@pytest.mark.parametrize("name", PROMISED)
def test_each_name_can_be_imported_and_is_on_the_page(name):
    found = getattr(tablee, name)

    assert found is getattr(library, name)
    assert re.search(rf"`{name}\b|tablee\.{name}\b", PAGE.read_text(encoding="utf-8"))
    if inspect.isfunction(found):
        assert inspect.getdoc(found), f"{name}() says nothing about itself"


def test_what_is_not_promised_is_not_there():
    with pytest.raises(AttributeError, match="module 'tablee' has no attribute 'shuffle'"):
        _ = tablee.shuffle


def test_to_import_it_loads_nothing_else():
    """The command line and the server begin with it, and a script may never come to play."""
    loaded = "import sys, tablee; before = {*sys.modules}; from tablee import kernel; print(*({*sys.modules} - before))"
    alone = "import sys; before = {*sys.modules}; import tablee; print(*({*sys.modules} - before))"

    assert printed(alone) == "tablee"
    assert "tablee.library" not in printed(loaded)


def printed(code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def test_the_page_does_what_it_shows():
    assert failures(PAGE) == 0


def test_the_lines_in_the_docstring_run(capsys):
    doc = inspect.getdoc(tablee)
    lines = [line for line in doc.splitlines() if line.startswith("    ") or not line]
    code = inspect.cleandoc("\n".join(lines))

    exec(compile(ast.parse(code), "tablee.__doc__", "exec"), {})  # noqa: S102 - our own words

    assert "announce" in capsys.readouterr().out


def test_a_typed_script_runs():
    assert library_user.chance_to_win("hard", games=20) > 0
    assert library_user.tempted(number=3) is None
    assert library_user.tempted(number=31) == "out_of_range"
