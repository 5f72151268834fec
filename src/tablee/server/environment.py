"""Time and luck, as the server takes them from the machine; a test brings its own."""

import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tablee.kernel.chance import Rng
from tablee.tables.entries import Timestamp
from tablee.wire.codes import TABLE_CODE_LENGTH


def wall_clock() -> Timestamp:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Environment:
    now: Callable[[], Timestamp] = wall_clock
    secret: Callable[[int], bytes] = secrets.token_bytes
    letter: Callable[[str], str] = secrets.choice
    """One of these, for the code of a table."""
    code_length: int = TABLE_CODE_LENGTH
    """Letters of it."""
    bot_delays: Rng = field(default_factory=random.SystemRandom)
    """How long bots seem to think."""
    dice: Rng = field(default_factory=random.SystemRandom)
    """The bots' own, for what they do."""
    most_on_disk: int = 2 * 2**30
    """Bytes of all tables; 0: as much as the disk holds."""
    bot_patience: float = 5.0
    """Seconds that a bot may think, from the start of the thought: at the hardest level it takes 0.3 of a processor."""
