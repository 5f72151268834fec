"""How long a table waits, and for whom: all of it stands here.

Somebody who is away and is awaited in a game has no time of their own: they are waited for like anybody else, until the
host's limit has passed, if the host has set one, or until the host or most of the others have a bot stand in for them
(`stand_ins.py`). In the handshake nobody waits for them at all. What the rules themselves count down, and the grace
after it, is in the `Timer` of a game. How long bots seem to think is in `bots/pace.py`. How long what happened takes to
show, which comes before all of these, is in the `shows` of a game; `hold.py` says who is held up by it, and until when.
"""

from typing import Annotated

from msgspec import Meta

SHORTEST_LIMIT, LONGEST_LIMIT = 5, 3600
"""Seconds for a decision, if the host sets a limit; there is none by default."""
LimitSeconds = Annotated[int, Meta(ge=SHORTEST_LIMIT, le=LONGEST_LIMIT)]
SEEDS_WITHIN = 10_000
"""Milliseconds for each half of the handshake: to commit to a seed, and to show it."""
LONGEST_SHOW = 60_000
"""Milliseconds that a table holds at most for what one move led to, whatever the figures of the game say."""
HOST_AWAY = 60_000
"""Milliseconds after which somebody else is the host, if anybody is there."""
