"""The longest pause of a server's loop over a whole soak: its metrics tell that of the last minute or two."""

from tests.server.servers import RunningServer

GAUGE = "tablee_loop_longest_pause_seconds"


class Pauses:
    def __init__(self, server: RunningServer) -> None:
        self._server = server
        self._told, self._waited = self._told_now(), server.kept_waiting()
        self.longest = self.of_its_own = 0.0
        """Seconds; and at least so many, whatever the machine did with those in which the loop had no processor."""

    def look(self) -> None:
        """Often: whatever has begun to be told since the last time was in between."""
        told, waited = self._told_now(), self._server.kept_waiting()
        if told > self._told:
            self.longest = max(self.longest, told)
            self.of_its_own = max(self.of_its_own, told - (waited - self._waited))
        self._told, self._waited = told, waited

    def _told_now(self) -> float:
        return self._server.metric(GAUGE)
