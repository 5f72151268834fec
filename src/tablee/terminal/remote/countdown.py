"""The rules' countdown for one player alone: said before it may begin, and when it runs, as no clock is in sight."""

from tablee.terminal.remote.table_copy import TableCopy
from tablee.words import Company, Words


class Countdown:
    def __init__(self, table: TableCopy, words: Words) -> None:
        self._table = table
        self._words = words
        self._said: object = None
        """What it was that was said last, so that it is said once."""

    def news(self, names: list[str]) -> str:
        """What is to be said of it now; "" where nothing is, or it has been said."""
        about, text = self._about(names)
        new = about is not None and about != self._said
        self._said = about
        return text if new else ""

    def _about(self, names: list[str]) -> tuple[object, str]:
        public_table, perspective, seat = self._table.public_table, self._table.perspective, self._table.seat
        if public_table.stage != "playing" or public_table.paused or perspective is None or seat is None:
            return None, ""
        ends, near = public_table.timer_at, public_table.next_timer
        if ends is not None and public_table.timer_hurries and perspective.awaited == (seat,):
            key = "last-one" if self._words.has("last-one") else "table-last-one"
            return ends, self._words.say(key, seconds=self._table.clock.seconds_until(ends))
        if near is not None and seat in near.seats:
            others = tuple([other for other in perspective.awaited if other != seat])
            return near, self._words.soon(perspective.view, near.seconds, others, Company(names, seat))
        return None, ""
