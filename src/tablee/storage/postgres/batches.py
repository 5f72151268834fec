"""What of all that waits goes into one statement."""

from collections import deque
from collections.abc import Iterable

from tablee.storage.jobs import Append, Job, KeepNote

MOST_JOBS = 1024
"""Of one statement."""
MOST_BYTES = 4 * 2**20
"""Of them, beyond which no more are added."""

TOGETHER = (Append, KeepNote)


def batch(jobs: deque[Job]) -> list[Job]:
    """Taken out of them: appends, or notes that follow one another, or one of the other jobs.

    Appends go before notes that wait between them. A note is in no log, and need only know whether its table is there:
    the append that begins that is not for it to see if it was asked for after it.
    """
    taken, passed = [jobs.popleft()], deque[KeepNote]()
    kind, size = type(taken[0]), _size(taken[0])
    while jobs and kind in TOGETHER and len(taken) < MOST_JOBS and size <= MOST_BYTES:
        job = jobs[0]
        if kind is Append and isinstance(job, KeepNote):
            passed.append(job)
            jobs.popleft()
        elif type(job) is kind and not _is_awaited(job, passed):
            taken.append(jobs.popleft())
            size += _size(job)
        else:
            break
    jobs.extendleft(reversed(passed))
    return taken


def _size(job: Job) -> int:
    match job:
        case Append():
            return sum(map(len, job.entries))
        case KeepNote():
            return len(job.note)
        case _:
            return 0


def _is_awaited(job: Job, passed: Iterable[KeepNote]) -> bool:
    """Whether one of those who wait is to be told that there is no such table."""
    return isinstance(job, Append) and not job.expected and any(note.table == job.table for note in passed)
