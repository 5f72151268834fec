"""What became of each mutant, kept between runs; and those that are known to survive, with why."""

import re
from hashlib import sha256
from pathlib import Path

import msgspec

from tests.mutants.mutations import Mutant

KNOWN = Path(__file__).parent / "survivors.md"
LINE = re.compile(r"^- (`[^`]+` in `[^`]+`: `[^`]+` → `[^`]+`): (.+)$")


class Verdict(msgspec.Struct, frozen=True):
    key: str
    killed: bool
    file: str
    """A hash of the mutant's whole file."""
    state: str
    """A hash of all sources and tests."""


class Verdicts:
    """A line a mutant. A death counts for as long as the file stays as it is; a life only while all does."""

    def __init__(self, file: Path, state: str) -> None:
        self._file, self._state = file, state
        lines = file.read_bytes().splitlines() if file.exists() else []
        self._known = {(verdict.file, verdict.key): verdict for verdict in map(_decoded, lines)}

    def of(self, mutant: Mutant) -> bool | None:
        """Whether it was killed; None if that is to be tried."""
        found = self._known.get((_digest(mutant), mutant.key))
        return found.killed if found is not None and (found.killed or found.state == self._state) else None

    def add(self, mutant: Mutant, *, killed: bool) -> None:
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(Verdict(mutant.key, killed, _digest(mutant), self._state)) + b"\n")


def _decoded(line: bytes) -> Verdict:
    return msgspec.json.decode(line, type=Verdict)


def _digest(mutant: Mutant) -> str:
    return sha256(mutant.source).hexdigest()


def known_survivors(text: str | None = None) -> dict[str, str]:
    """By mutant, why nothing can or need tell it from the original."""
    lines = (KNOWN.read_text(encoding="utf-8") if text is None else text).splitlines()
    return {found[1]: found[2] for line in lines if (found := LINE.match(line))}
