"""A copy of the project in which one file at a time is another: the work tree is never touched."""

import os
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import IO

import msgspec

from tests.mutants.forks import KILLED, Trial
from tests.mutants.mutations import Mutant
from tests.mutants.runner import Reach

TESTS = ("tests/kernel", "tests/games", "tests/tables", "tests/bots", "tests/fairness", "tests/golden")
"""Whose quick tests a mutant should fail."""
BOUNDS = "tests/golden/test_bounds.py::test_every_bound_is_as_it_is_written_down"
"""No other test comes to a bound: it is held to by the codec, in no line of ours."""
FIRST = 60
"""So many of the tests that come to a line are tried first."""
MOST_SECONDS = 8
"""How long the tests of one try take by themselves; the longest are left out."""
LEAST_SECONDS, TIMES = 20, 4
"""Of processor time: what a try may take at least, and how many times as long as its tests take without a change."""
ALL_PASSED, NONE_FOUND = 0, 5


class Noted(msgspec.Struct):
    sources: str
    tests: dict[str, str]
    reach: Reach


class Workshop:
    def __init__(self, project: Path, copy: Path) -> None:
        self.project, self.copy = project, copy
        self._laid_out()
        self.state = _digest(path for path in self._sources() if "mutants" not in path.relative_to(copy).parts)
        self.reach = self._reach()
        self._asked, self._answers = self._forks()

    def _sources(self) -> list[Path]:
        return [path for folder in ("src", "tests") for path in (self.copy / folder).rglob("*.py")]

    def _laid_out(self) -> None:
        """As git sees the project, with whatever is new in it; what is compiled from files that stayed is kept."""
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
            cwd=self.project,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()
        wanted = {path for path in listed if (self.project / path).is_file()}
        for file in self._sources():
            if file.relative_to(self.copy).as_posix() not in wanted:
                file.unlink()
        for path in sorted(wanted):
            there, content = self.copy / path, (self.project / path).read_bytes()
            if not there.exists() or there.read_bytes() != content:
                there.parent.mkdir(parents=True, exist_ok=True)
                _put(there, content)

    def _command(self, *arguments: str) -> tuple[list[str], dict[str, str]]:
        return [sys.executable, "-m", "tests.mutants.runner", *arguments], {
            **os.environ,
            "PYTHONPATH": str(self.copy / "src"),
        }

    def _run(self, *arguments: str, compiles: bool = False) -> int:
        command, environment = self._command(*arguments)
        kept = {} if compiles else {"PYTHONDONTWRITEBYTECODE": "1"}
        with (self.copy / "output.txt").open("wb") as output:
            return subprocess.run(
                command, cwd=self.copy, env=environment | kept, stdout=output, stderr=subprocess.STDOUT, check=False
            ).returncode

    def _reach(self) -> Reach:
        """Noted again for tests that are new, and for all when sources are: it only says what to try first.

        All tests must pass before anything is changed.
        """
        file = self.copy / "reach.json"
        tests = {
            path.relative_to(self.copy).as_posix(): _digest([path])
            for folder in TESTS
            for path in (self.copy / folder).rglob("test_*.py")
        }
        sources = _digest((self.copy / "src").rglob("*.py"))
        known = msgspec.json.decode(file.read_bytes(), type=Noted) if file.exists() else None
        if known is None or known.sources != sources:
            reach = self._noted(list(TESTS))
        else:
            anew = [test for test, digest in tests.items() if known.tests.get(test) != digest]
            reach = merged(known.reach, self._noted(anew) if anew else None, set(anew) | known.tests.keys() - tests)
        file.write_bytes(msgspec.json.encode(Noted(sources, tests, reach)))
        return reach

    def _noted(self, tests: list[str]) -> Reach:
        file = self.copy / "noted.json"
        if self._run("reach", str(file), *tests, compiles=True) not in (ALL_PASSED, NONE_FOUND):
            raise SystemExit(f"tests fail without a mutant: see {self.copy / 'output.txt'}")
        return msgspec.json.decode(file.read_bytes(), type=Reach)

    def _forks(self) -> tuple[IO[bytes], IO[bytes]]:
        """It ends by itself when nothing more can be asked."""
        (asked, ask), (answers, answer) = os.pipe(), os.pipe()
        command, environment = self._command("fork", str(asked), str(answer), *TESTS)
        with (self.copy / "forks.txt").open("wb") as output:
            subprocess.Popen(
                command,
                cwd=self.copy,
                env=environment,
                pass_fds=(asked, answer),
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        os.close(asked)
        os.close(answer)
        return os.fdopen(ask, "wb", buffering=0), os.fdopen(answers, "rb")

    def killed(self, mutant: Mutant) -> bool:
        """Whether a test fails: in a fork, or else from the start, where more of them are tried."""
        there = self._in_order(mutant, self.reach.lines.get(mutant.path, {}).get(mutant.line, ()))
        if there and self._killed_in_fork(mutant, self._in_time(there)):
            return True
        file = self.copy / mutant.path
        original = file.read_bytes()
        _put(file, mutant.source)
        try:
            rounds = there[:FIRST], [*there[FIRST:], *self._others(mutant, there)]
            return any(self._fails(self._in_time(tests)) for tests in rounds if tests)
        finally:
            _put(file, original)

    def _killed_in_fork(self, mutant: Mutant, tests: list[str]) -> bool:
        trial = Trial(mutant.path, mutant.scope, mutant.source.decode(), tests, self._seconds(tests))
        self._asked.write(msgspec.json.encode(trial) + b"\n")
        return int(self._answers.readline()) == KILLED

    def _others(self, mutant: Mutant, there: list[str]) -> list[str]:
        """That of the bounds, all that come to the file, and the part's own tests: a constant is used elsewhere."""
        path = Path(mutant.path)
        part = path.parts[2:4] if path.parts[2] == "games" else path.parts[2:3]
        own = "/".join(("tests", *part, ""))
        reached = {test for tests in self.reach.lines.get(mutant.path, {}).values() for test in tests}
        mirrored = {test for test in self.reach.seconds if test.startswith(own)}
        return [BOUNDS, *self._in_order(mutant, (reached | mirrored) - {BOUNDS, *there})]

    def _in_order(self, mutant: Mutant, tests: Iterable[str]) -> list[str]:
        """First those of the same name as the file, then the quickest."""
        name = Path(mutant.path).stem
        return sorted(tests, key=lambda test: (name not in test.partition("::")[0], self.reach.seconds[test], test))

    def _in_time(self, tests: list[str]) -> list[str]:
        spent, kept = 0.0, []
        for test in tests:
            spent += self.reach.seconds[test]
            if spent <= MOST_SECONDS:
                kept.append(test)
        return kept

    def _seconds(self, tests: list[str]) -> int:
        return int(LEAST_SECONDS + TIMES * sum(self.reach.seconds[test] for test in tests))

    def _fails(self, tests: list[str]) -> bool:
        listed = self.copy / "tests.txt"
        listed.write_text("\n".join(tests) + "\n", encoding="utf-8")
        code = self._run("try", str(self._seconds(tests)), f"@{listed}")
        if code == NONE_FOUND:
            raise SystemExit(f"no test was found: see {self.copy / 'output.txt'}")
        return code != ALL_PASSED


def _put(file: Path, content: bytes) -> None:
    """What was compiled from it goes: that is told apart by second and size, and a mutant can have both in common."""
    file.write_bytes(content)
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()


def merged(known: Reach, anew: Reach | None, gone: set[str]) -> Reach:
    """What was noted before, without these files of tests, and what was noted of them now."""
    seconds = {test: spent for test, spent in known.seconds.items() if test.partition("::")[0] not in gone}
    lines = {
        path: {line: [test for test in tests if test in seconds] for line, tests in those.items()}
        for path, those in known.lines.items()
    }
    for path, those in anew.lines.items() if anew else ():
        for line, tests in those.items():
            lines.setdefault(path, {}).setdefault(line, []).extend(tests)
    return Reach(seconds | (anew.seconds if anew else {}), lines)


def _digest(files: Iterable[Path]) -> str:
    return sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()
