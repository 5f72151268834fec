"""The witness: how long each log was when it was last acknowledged, in a small file beside the database.

SQLite takes a `-wal` that is missing, cut or flipped for one that ends earlier, and says nothing. Whoever reads both
files finds out what is gone, and since when. A line is written after its commit and before the answer, so the witness
is never ahead of what is on disk: no kill makes it cry. It waits for the disk once a second, not with each move.
"""

import os
import struct
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from tablee.kernel.structs import Value
from tablee.storage.files import beside

ENDING = ".heads"
FIRST = b"tablee heads 1\n".ljust(64, b"-")
LINE = struct.Struct("<QQq32sI4x")
"""Id of a table, length of its log, when it last grew, its code, a sum over all of it. As long as FIRST."""
LONGEST_CODE = 32
MOST_BYTES = 1 << 20
"""Of lines, most of which later ones have overtaken; then only the last ones are kept."""


class Head(Value, frozen=True):
    """Where the log of a table ended."""

    code: str
    length: int
    at: int
    """When it last grew, in milliseconds since 1970."""


class Witness:
    def __init__(self, path: Path) -> None:
        """Beside the database at this path; opened once it has something to say."""
        self._path = beside(path, ENDING)
        self.found = self._path.exists()
        self.heads: dict[int, Head] = dict(_read(self._path)) if self.found else {}
        """By id of the table, as far as it was written down."""
        self._file: int | None = None
        self._size = 0
        self._unsafe = False
        """Whether something was written that the disk may not have yet."""

    def tell(self, grown: Mapping[int, Head], gone: Iterable[int] = ()) -> None:
        """What was just committed. A disk that is full or gone is no reason to refuse a move that is kept."""
        self.heads.update(grown)
        for number in gone:
            self.heads.pop(number, None)
        lines = [_line(number, head) for number, head in grown.items()]
        lines += [_line(number, Head("", 0, 0)) for number in gone]
        if self._file is None:
            self.write_anew()
        else:
            self._write(b"".join(lines))

    def settle(self) -> None:
        """Wait for the disk. Made anew when it has grown long, could not be written, or was taken away."""
        if self._file is None or self._size > MOST_BYTES or not self._path.exists():
            self.write_anew()
        elif self._unsafe and self._file is not None:
            with suppress(OSError):
                os.fsync(self._file)
                self._unsafe = False

    def write_anew(self) -> None:
        """All that is known, in the place of what was there."""
        self.close()
        whole = FIRST + b"".join([_line(number, head) for number, head in self.heads.items()])
        made = self._path.with_name(self._path.name + ".new")
        with suppress(OSError):
            made.unlink(missing_ok=True)
            file = os.open(made, os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o600)
            self._file, self._size = file, 0
            self._write(whole)
            if self._file is not None:
                os.fsync(file)
                if os.name == "nt":  # no open file is renamed there
                    self.close()
                made.replace(self._path)
                self._unsafe = False
                if os.name == "nt":
                    self._file = os.open(self._path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _write(self, lines: bytes) -> None:
        assert self._file is not None, "the callers have seen to it"
        try:
            whole = os.write(self._file, lines) == len(lines)
        except OSError:
            whole = False
        self._size += len(lines)
        self._unsafe = True
        if not whole:  # what follows half a line would not be read: begin anew when there is room
            self.close()


def _line(number: int, head: Head) -> bytes:
    code = head.code.encode(errors="replace")[:LONGEST_CODE]
    summed = crc32(LINE.pack(number, head.length, head.at, code, 0)[:-8])
    return LINE.pack(number, head.length, head.at, code, summed)


def _read(path: Path) -> Iterable[tuple[int, Head]]:
    """The last line of each table counts. A line that is not as it was written is passed over."""
    whole = path.read_bytes()
    heads: dict[int, Head] = {}
    if not whole.startswith(FIRST):
        return ()
    for start in range(len(FIRST), len(whole) - LINE.size + 1, LINE.size):
        number, length, at, code, summed = LINE.unpack_from(whole, start)
        if crc32(whole[start : start + LINE.size - 8]) != summed:
            continue
        if length:
            heads[number] = Head(code.rstrip(b"\0").decode(errors="replace"), length, at)
        else:
            heads.pop(number, None)
    return heads.items()
