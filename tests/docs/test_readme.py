"""What README says can be typed, can be typed."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.examples import failures

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    (tablee .+)$", README, re.MULTILINE)


def test_the_python_example_does_what_it_shows():
    assert failures(ROOT / "README.md") == 0


@pytest.mark.slow
def test_the_commands_work_one_after_the_other(tmp_path):
    """In one folder: `verify` and `replay` read what `simulate` wrote. Without input, `play` says goodbye."""
    assert len(COMMANDS) >= 5
    for command in COMMANDS:
        typed = [sys.executable, "-m", *shlex.split(command)]
        done = subprocess.run(typed, cwd=tmp_path, input="", capture_output=True, text=True, check=False)

        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


def test_every_page_that_is_linked_exists():
    for page in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]:
        text = (ROOT / page).read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#]+)\)", text):
            assert (ROOT / target).exists(), f"{page} links to {target}"
