"""Runs in a process of its own, in the copy: tests whose reach is noted, or tests that a mutant should fail.

`python -m tests.mutants.runner reach FILE TESTS…` writes down which lines each of these tests comes to, and how long it
takes; `… try SECONDS @FILE` runs tests until the first fails; `… fork IN OUT TESTS…` does so in a child for each line
that it is asked (`forks.py`).
"""

import os
import sys
import time
from pathlib import Path

import coverage
import msgspec
import pytest

from tests.mutants.forks import Forks, bounded

COVERING = "(not slow or covers) and not trust"
"""The quick tests, and the few others that coverage is measured with."""
QUICK = ("-q", "--no-header", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", COVERING)


class Reach(msgspec.Struct):
    seconds: dict[str, float]
    """By test."""
    lines: dict[str, dict[int, list[str]]]
    """By file and line: the tests that come there; none of them for what runs when the file is imported."""


class Noting:
    """A plugin of pytest: the lines between the begin and the end of a test, set-up included, are that test's."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.measured = measured
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item):
        self.measured.switch_context(item.nodeid)
        started = time.process_time()
        yielded = yield
        self.seconds[item.nodeid] = time.process_time() - started
        self.measured.switch_context("")
        return yielded


def reach(file: Path, tests: list[str]) -> int:
    measured = coverage.Coverage(data_file=None, source=["src/tablee"], config_file=False)
    noting = Noting(measured)
    measured.start()
    code = pytest.main([*QUICK, *tests], plugins=[noting])
    measured.stop()
    data = measured.get_data()
    here = Path.cwd()
    lines = {
        Path(path).relative_to(here).as_posix(): {
            line: [test for test in tests if test] for line, tests in data.contexts_by_lineno(path).items()
        }
        for path in data.measured_files()
    }
    file.write_bytes(msgspec.json.encode(Reach(noting.seconds, lines)))
    return int(code)


def attempt(seconds: int, tests: list[str]) -> int:
    bounded(seconds)
    return int(pytest.main([*QUICK, "-x", *tests]))


def fork(asked: int, answers: int, tests: list[str]) -> int:
    with os.fdopen(asked, "rb") as questions, os.fdopen(answers, "wb", buffering=0) as said:
        return int(pytest.main([*QUICK, *tests], plugins=[Forks(questions, said)]))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["reach", file, *tests]:
            sys.exit(reach(Path(file), tests))
        case ["try", seconds, *tests]:
            sys.exit(attempt(int(seconds), tests))
        case ["fork", asked, answers, *tests]:
            sys.exit(fork(int(asked), int(answers), tests))
