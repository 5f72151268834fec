"""Rows of which something was left undone, as it came too fast: what follows must not overtake it."""

from tablee.tables.rows import Place


class Rows:
    """Of one connection. A new one knows nothing: a device then begins again with the first that was not answered."""

    def __init__(self) -> None:
        self._undone: dict[str, int] = {}
        """By row, the first that was. No more rows than a connection may send messages in excess."""

    def leave(self, place: Place) -> None:
        self._undone[place.row] = min(place.number, self._undone.get(place.row, place.number))

    def overtakes(self, place: Place) -> bool:
        """Whether one before it is still undone; with that one, or one before it, the row goes on."""
        if place.number > self._undone.get(place.row, place.number):
            return True
        self._undone.pop(place.row, None)
        return False
