"""The journal: what the server says of itself, as lines of JSON and as counters. Never a name, a token or a content.

A table stands there under a keyed hash of its code: the code itself would let a reader of the log sit down, and of a
plain hash of six letters it is found by trying. The key is gone with the server.
"""

import logging
import secrets
import sys
import time
import traceback
from asyncio import Future
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from tablee.kernel.entries import Answered
from tablee.kernel.refusals import Refused
from tablee.kernel.structs import tag
from tablee.server.door.bucket import Bucket
from tablee.server.limits import Rate
from tablee.storage.store import Unavailable
from tablee.tables import catalogue
from tablee.tables.entries import TableEntry
from tablee.tables.log import EarlierRules
from tablee.tables.topics.moves import Played

UNMEASURED = Answered(catalogue.UNMEASURED)
WORRIES = {
    "aid failed",
    "another database",
    "bot failed",
    "cut off",
    "disk room: little",
    "disk room: none",
    "fault",
    "measure failed",
    "store damage",
    "store trouble",
    "table broken",
}

COUNTED = (
    "tablee_aid_failures_total",
    "tablee_bot_failures_total",
    "tablee_broken_tables_total",
    "tablee_damaged_tables_total",
    "tablee_entries_heard_total",
    "tablee_entries_total",
    "tablee_floods_total",
    "tablee_full_collections_total",
    "tablee_library_warnings_total",
    "tablee_log_lines_left_out_total",
    "tablee_loop_pauses_total",
    "tablee_malformed_total",
    "tablee_measures_failed_total",
    "tablee_moves_total",
    "tablee_refusals_total",
    "tablee_store_troubles_total",
)
"""There from the start, at 0: who watches sees the first of each as a rise."""

Detail = Literal["quiet", "normal", "full"]
"""What is written down: what went wrong alone; what the server does, too; and each entry of a log that is no move."""
ENTRY = "entry"
LINES = Rate(1, 100)
"""Of one event; what is said of entries is not bounded, as somebody asked for it."""


def to_stderr(line: bytes) -> None:
    """A log that cannot be written, on a full disk or to a reader who has gone, is no reason to stop."""
    with suppress(OSError, ValueError):
        sys.stderr.buffer.write(line + b"\n")
        sys.stderr.buffer.flush()


class Journal:
    def __init__(
        self,
        write: Callable[[bytes], None] = to_stderr,
        *,
        detail: Detail = "normal",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._write = write
        self._detail = detail
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        """By event."""
        self._key = secrets.token_bytes(16)
        self.counts: Counter[str] = Counter(dict.fromkeys(COUNTED, 0))
        """By name of the metric; what rises only."""
        self.gauges: dict[str, Callable[[], float]] = {}
        """By name; read when somebody asks."""

    def log(self, event: str, **fields: Any) -> None:  # noqa: ANN401 - numbers and short words
        """Much of one kind at once is counted only: nobody fills the disk by what they make the server say."""
        if self._detail == "quiet" and event not in WORRIES:
            return
        bucket = self._buckets.setdefault(event, Bucket(LINES, self._clock()))
        if bucket.take(self._clock()) or (event == ENTRY and self._detail == "full"):
            self._write(msgspec.json.encode({"at": round(time.time(), 3), "event": event, **fields}))
        else:
            self.counts["tablee_log_lines_left_out_total"] += 1

    def appended(self, code: str, entries: Sequence[TableEntry]) -> None:
        self.counts["tablee_entries_total"] += len(entries)
        for entry in entries:
            if isinstance(entry, Played):
                self.counts["tablee_moves_total"] += 1
                if UNMEASURED in entry.entries:
                    self.unmeasured(code, None)
            elif self._detail == "full":
                self.log(ENTRY, table=self.shadow(code), type=tag(entry))

    def heard(self) -> None:
        """An entry that another node has appended."""
        self.counts["tablee_entries_heard_total"] += 1

    def refused(self, code: str, refused: Refused) -> None:
        """Counted only: a line for each would let anybody fill the disk. Unless it was for a fault of ours."""
        self.counts["tablee_refusals_total"] += 1
        if refused.__cause__ is not None:
            self.unmeasured(code, refused.__cause__)

    def unmeasured(self, code: str, error: BaseException | None) -> None:
        """A typed answer that could not be measured: refused, or taken for wrong where nobody could be told."""
        self.counts["tablee_measures_failed_total"] += 1
        kind = type(error).__name__ if error else None
        self.log("measure failed", table=self.shadow(code), error=kind, where=places(error))

    def trouble(self, code: str, error: Exception) -> None:
        self.counts["tablee_store_troubles_total"] += 1
        what = str(error).replace(code, self.shadow(code)) if code else str(error)
        self.log("store trouble", table=self.shadow(code), what=what)

    def damaged(self, code: str, lost: int, since: int) -> None:
        """What was acknowledged there is gone: so many entries, after this moment."""
        self.counts["tablee_damaged_tables_total"] += 1
        self.log("store damage", table=self.shadow(code), lost=lost, since=since)

    def broken(self, code: str, length: int, error: Exception) -> None:
        """The traceback names places in the code only; what was in the variables stays out.

        A log of earlier rules is no bug, and whoever runs the server can do something about it.
        """
        self.counts["tablee_broken_tables_total"] += 1
        known = {"what": str(error)} if isinstance(error, EarlierRules) else {}
        kind, where = type(error).__name__, places(error)
        self.log("table broken", table=self.shadow(code), length=length, error=kind, where=where, **known)

    def aid_failed(self, code: str, game: str, error: Exception) -> None:
        self.counts["tablee_aid_failures_total"] += 1
        self.log("aid failed", table=self.shadow(code), game=game, error=type(error).__name__, where=places(error))

    def bot_failed(self, code: str, game: str, level: str, why: str, where: Sequence[str]) -> None:
        """The table goes on with the simplest move instead."""
        self.counts["tablee_bot_failures_total"] += 1
        self.log("bot failed", table=self.shadow(code), game=game, level=level, why=why, where=where)

    def fault(self, logger: str, what: str, error: BaseException | None) -> None:
        """Of no table in particular."""
        kind = type(error).__name__ if error else None
        self.log("fault", logger=logger, what=what, error=kind, where=places(error))

    def failed(self, what: str, answer: "Future[Any]") -> bool:
        """Whether the store or the house has no answer: trouble, or a fault of ours, and it stands here."""
        error = None if answer.cancelled() else answer.exception()
        if isinstance(error, Unavailable):
            self.trouble("", error)
        elif error is not None:
            self.fault("tablee", what, error)
        return answer.cancelled() or error is not None

    def shadow(self, code: str) -> str:
        return blake2b(code.encode(), key=self._key, digest_size=5).hexdigest()

    def metrics(self) -> str:
        """In the text form of Prometheus. No label names a table or a person."""
        lines = [f"# TYPE {name} counter\n{name} {count}" for name, count in sorted(self.counts.items())]
        lines += [f"# TYPE {name} gauge\n{name} {read():g}" for name, read in sorted(self.gauges.items())]
        return "\n".join(lines) + "\n"


class LibraryLogs(logging.Handler):
    """What libraries log, for the journal. Only the first line of it, unfilled: the rest may quote what came."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(logging.WARNING)
        self._journal = journal

    def emit(self, record: logging.LogRecord) -> None:
        """Warnings are counted only: whoever sends bad requests must not fill the disk."""
        self._journal.counts["tablee_library_warnings_total"] += 1
        if record.levelno >= logging.ERROR:
            error = record.exc_info[1] if record.exc_info else None
            # asyncio fills its own in: "Exception in callback …" would go on with all that the callback was given.
            what = str(record.msg).strip().partition("\n")[0].partition(" callback ")[0]
            self._journal.fault(record.name, what, error)


def places(error: BaseException | None) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__) if error else []
    return [f"{frame.filename.rpartition('tablee/')[2]}:{frame.lineno}" for frame in frames]
